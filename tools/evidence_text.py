"""The words of ``docs/reliability.md``, and the shape of its sections."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent

LAWS = {
    1: ("Purity", "No input changes: every earlier state of a game stays what it was."),
    2: (
        "Enumerated = accepted",
        "An action is listed as legal exactly when nothing speaks against it; "
        "all actions that the frame on top knows are tried.",
    ),
    3: (
        "Progress",
        "Until the game is over somebody can act, and it ends within `game.max_decisions`.",
    ),
    4: (
        "Conservation",
        "Every card and token lies in exactly one place, "
        "and what players gain and lose, such as cash, is the sum of its events.",
    ),
    5: ("Round trips", "What is written down and read again is the same."),
    6: (
        "Non-interference",
        "What a seat may not know changes neither its legal actions, nor the reasons against "
        "others, nor the events it sees.",
    ),
    7: ("Determinization", "A state guessed from a view has that view."),
    8: (
        "Order",
        "Nothing depends on the order in which tied effects were registered, "
        "unless a clause states the order, nor on who answers first where several are asked.",
    ),
    9: (
        "Symmetry",
        "Moving everybody some seats on, or exchanging the suits of all cards where no ruling "
        "names one, commutes with every step that draws nothing.",
    ),
    10: (
        "Same game everywhere",
        "Hash seed, process and Python version do not change a game.",
    ),
}

INTRO = """# Reliability

This file is written by `make evidence`, never by hand: every figure in it was counted by the
command and on the day that stand above it. The engine is held to ten laws, which
`executives.testing.play_under_laws` checks while it plays a game at random:

{laws}

A law does not find a wrong rule, the tests of the clauses do (`tests/rules`); and a law or a test
is believed only when it catches faults that were planted on purpose. `make evidence` runs
everything, in about two and a half hours on 2 cores; `make evidence ARGS="--only networks-laws"`
writes one section and leaves the others as they are; `--scale 0.01` shortens a run, and the section
then says so. The sections are {names}.
The exit code is 1 when a figure is not what it should be. "Source" is a digest of the files of the
library: figures with different ones belong to different versions.
"""


class Failed(Exception):
    """A part could not be run at all; its section stays as it was."""


class Section(NamedTuple):
    """What a part found: its text, and whether every figure is what it should be."""

    text: str
    good: bool


def table(heads: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """Write a Markdown table; numbers stand to the right."""
    cells = [[cell(value) for value in row] for row in rows]
    numeric = [
        bool(cells) and all(re.fullmatch(r"[\d,.%x-]+", row[column]) for row in cells)
        for column in range(len(heads))
    ]
    lines = [heads, ["--:" if right else "---" for right in numeric], *cells]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def cell(value: Any) -> str:
    """Write a value so that it stays in its cell."""
    if isinstance(value, int):
        return f"{value:,}"
    return " ".join(str(value).split()).replace("|", "\\|")


def document(former: str, titles: Mapping[str, str], new: Mapping[str, str]) -> str:
    """Write the whole file: new sections where there are any, the former ones elsewhere."""
    laws = "\n".join(f"{law}. **{name}.** {says}" for law, (name, says) in LAWS.items())
    names = ", ".join(f"`{name}`" for name in titles)
    parts = [INTRO.format(laws=laws, names=names)]
    for name, title in titles.items():
        text = new.get(name) or section_of(former, name) or f"## {title}\n\nNot run yet."
        parts.append(f"<!-- begin {name} -->\n{text}\n<!-- end {name} -->\n")
    return "\n".join(parts)


def section_of(text: str, name: str) -> str:
    """Find what stands between the markers of a section, or nothing."""
    found = re.search(f"<!-- begin {name} -->\n(.*?)\n<!-- end {name} -->", text, re.DOTALL)
    return found[1] if found else ""
