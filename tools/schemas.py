"""Write the JSON Schemas of the package anew.

    python tools/schemas.py [--check]

With ``--check`` nothing is written: the exit code is 1 when a shipped schema is out of date.
"""

from __future__ import annotations

import sys
from pathlib import Path

from executives.boardroom.documents.schemas import SCHEMAS as BOARDROOM
from executives.documents.schemas import Schemas
from executives.networks.documents.schemas import SCHEMAS as NETWORKS

ROOT = Path(__file__).resolve().parent.parent
GAMES: tuple[Schemas, ...] = (NETWORKS, BOARDROOM)


def main(arguments: list[str]) -> int:
    """Write or compare the files; returns the exit code."""
    stale = 0
    for schemas in GAMES:
        folder = ROOT.joinpath("src", *schemas.package.split("."), "schema")
        for name in schemas.titles:
            stale += _write(folder / f"{name}.json", schemas.written(name), "--check" in arguments)
    return min(stale, 1)


def _write(path: Path, text: str, check: bool) -> int:
    """Write a file; or only look at it, and return whether it is out of date."""
    if not check:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    elif not path.exists() or path.read_text("utf-8") != text:
        print(f"{path} is out of date: run python tools/schemas.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
