"""Write the JSON Schemas of the package anew.

    python tools/schemas.py [--check]

With ``--check`` nothing is written: the exit code is 1 when a shipped schema is out of date.
"""

from __future__ import annotations

import sys
from pathlib import Path

from executives.networks.documents.schemas import NAMES, written_schema

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "src" / "executives" / "networks" / "documents" / "schema"


def main(arguments: list[str]) -> int:
    """Write or compare the files; returns the exit code."""
    stale = 0
    for name in NAMES:
        path = FOLDER / f"{name}.json"
        text = written_schema(name)
        if "--check" in arguments:
            if not path.exists() or path.read_text("utf-8") != text:
                print(f"{path} is out of date: run python tools/schemas.py")
                stale = 1
        else:
            FOLDER.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
