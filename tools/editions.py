"""Write the comparison of the two editions anew.

    python tools/editions.py [--check]

Every row is a scene that is played in both editions (``tests/support/editions.py``); what is said
of it is what was seen.  With ``--check`` nothing is written: the exit code is 1 when the page is
out of date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
sys.path.insert(0, str(ROOT))

from tools.editions_text import ALONE, HEAD, OVERVIEW, RULES, TABLES  # noqa: E402

from support.editions import Scene, outcome  # noqa: E402
from support.editions_all import ABOUT_EXECUTIVES, ABOUT_RULES  # noqa: E402
from support.editions_seen import told  # noqa: E402

COLUMNS = "| situation | second edition | first edition | clauses |\n|---|---|---|---|\n"


def said(scene: Scene, edition: str) -> str:
    """What an edition makes of a scene: what was seen, then why."""
    found = outcome(scene, edition)
    seen = ", ".join(told(name, value) for name, value in found.items())
    return f"**{seen}**: {scene.side(edition).because}"


def row(scene: Scene) -> str:
    """The row of a scene; where the editions agree, the first one is called the same."""
    second, first = said(scene, "second"), said(scene, "first")
    if scene.same:
        first = f"the same: {scene.first.because}"
    clauses = ", ".join((*scene.second.clauses, *scene.first.clauses))
    return f"| {scene.situation} | {second} | {first} | {clauses} |\n"


def tables(scenes: tuple[Scene, ...]) -> Iterator[str]:
    """A table for each thing that scenes are about, in their order."""
    for about, found in groupby(scenes, key=lambda scene: scene.about):
        yield f"### {about[0].upper()}{about[1:]}\n\n{COLUMNS}"
        yield from map(row, found)
        yield "\n"


def page() -> str:
    """The whole page."""
    executives = sorted(ABOUT_EXECUTIVES, key=lambda scene: scene.about)
    parts = [HEAD, OVERVIEW, TABLES, *tables(tuple(executives)), ALONE, RULES, *tables(ABOUT_RULES)]
    return "".join(parts).rstrip("\n") + "\n"


def main(arguments: list[str]) -> int:
    """Write or compare the page; returns the exit code."""
    path, text = ROOT / "docs" / "editions.md", page()
    if "--check" not in arguments:
        path.write_text(text, "utf-8")
    elif not path.exists() or path.read_text("utf-8") != text:
        print("docs/editions.md is out of date: run make editions")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
