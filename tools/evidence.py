"""Write the figures of ``docs/reliability.md`` anew: ``python tools/evidence.py``.

``--only NAME`` (several times, or with commas) writes some sections and leaves the others,
``--scale FACTOR`` makes a run shorter or longer, ``--output FILE`` writes elsewhere.  Each section
is written as soon as it is known.  Exit code 1 if a figure is not what it should be.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import os
import platform
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import (
    evidence_browser,
    evidence_fuzz,
    evidence_laws,
    evidence_parts,
    evidence_peers,
)
from tools.evidence_text import ROOT, Failed, Section, document


class Part(NamedTuple):
    """A section: its title, what finds its figures, and whether ``--scale`` changes it."""

    title: str
    run: Callable[[float], Section]
    scales: bool = True


PARTS = {
    "networks-laws": Part("Random games of The Networks under the laws", evidence_laws.networks),
    "first-laws": Part(
        "Random games of the first edition of The Networks under the laws", evidence_laws.first
    ),
    "boardroom-laws": Part(
        "Random games of The Executives under the laws", evidence_laws.boardroom
    ),
    "plants": Part("Planted faults", evidence_parts.plants),
    "digests": Part("The same games in other processes", evidence_parts.digests),
    "peers": Part("Speed and size beside other engines", evidence_peers.peers),
    "imports": Part("Time to import", evidence_parts.imports, scales=False),
    "replays": Part("Golden replays", evidence_parts.replays, scales=False),
    "fuzz": Part("Broken documents", evidence_fuzz.run),
    "browser": Part("The replay player in a browser", evidence_browser.run, scales=False),
}
TITLES = {name: part.title for name, part in PARTS.items()}


def main(arguments: Sequence[str]) -> int:
    """Run the wanted parts and write each section when it is known."""
    options = parse(arguments)
    bad = []
    for name in options.only:
        print(f"{name}: running", file=sys.stderr, flush=True)
        source = source_digest()
        try:
            section = PARTS[name].run(options.scale)
        except Failed as failed:
            print(f"{name}: not run, {failed}", file=sys.stderr, flush=True)
            bad.append(name)
            continue
        write(options.output, name, headed(name, section.text, options.scale, source))
        bad += [] if section.good else [name]
        print(f"{name}: {'good' if section.good else 'NOT GOOD'}", file=sys.stderr, flush=True)
    return 1 if bad else 0


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--only", action="append", help=f"some of {', '.join(PARTS)}")
    parser.add_argument("--scale", type=float, default=1.0, help="size of the runs, 1 is full")
    parser.add_argument("--output", type=Path, default=ROOT / "docs" / "reliability.md")
    options = parser.parse_args(arguments)
    wanted = ",".join(options.only or PARTS).split(",")
    unknown = [name for name in wanted if name not in PARTS]
    if unknown:
        parser.error(f"no part is called {', '.join(unknown)}: there are {', '.join(PARTS)}")
    if not 0 < options.scale <= 1000:
        parser.error("--scale is more than 0 and at most 1000")
    options.only = [name for name in PARTS if name in wanted]
    return options


def headed(name: str, text: str, scale: float, source: str) -> str:
    """Put the title, the command, the day and the surroundings above a section."""
    part = PARTS[name]
    short = part.scales and scale != 1
    command = f'make evidence ARGS="--only {name}{f" --scale {scale:g}" if short else ""}"'
    python = f"{platform.python_implementation()} {platform.python_version()}"
    surroundings = f"{python}, {os.cpu_count()} cores, source `{source}`"
    lines = [f"## {part.title}", "", f"`{command}` on {datetime.date.today()}: {surroundings}."]
    if short:
        lines += ["", f"**Not the full run**, but one of scale {scale:g}."]
    return "\n".join([*lines, "", text])


def source_digest() -> str:
    """A digest of the library's files, which tells whether figures belong to the same source."""
    found = hashlib.sha256()
    for path in sorted((ROOT / "src").rglob("*")):
        if path.suffix in (".py", ".toml", ".js", ".css", ".html"):
            found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:12]


def write(path: Path, name: str, text: str) -> None:
    """Put one section into the file and leave the others as they are."""
    former = path.read_text("utf-8") if path.exists() else ""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(document(former, TITLES, {name: text}), "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
