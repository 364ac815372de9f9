"""The core serves any game: it names none, and no thing of one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import executives
from executives import boardroom, networks
from executives.core.actions import Action
from executives.networks.second_edition import EDITION

CORE = Path(executives.__file__).parent / "core"
FILES = sorted(CORE.glob("*.py"))

THINGS = ("mogul", "timeslot", "lineup", "viewers", "cash", "bribe", "trick", "trump", "coo", "ceo")


def _kinds(game: object) -> set[str]:
    exported = (getattr(game, name) for name in game.__all__)  # type: ignore[attr-defined]
    return {
        value.__name__
        for value in exported
        if isinstance(value, type) and issubclass(value, Action)
    }


WORDS = {
    *("networks", "boardroom", "The Executives"),
    *THINGS,
    *(f"{thing}s" for thing in THINGS),
    *_kinds(networks),
    *_kinds(boardroom),
    *(executive.id for executive in EDITION.executives),
} - {"Pass", "Place", "Play"}
"""Names of the games, of their kinds of actions and executives, and of things in them.

Three kinds of actions have names that are plain English.
"""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_line_of_the_core_mentions_a_game(path: Path) -> None:
    """Neither code nor comments of the core have a word of one of the games."""
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, sorted(WORDS)))})\b")
    lines = path.read_text("utf-8").splitlines()
    found = {n: line for n, line in enumerate(lines, start=1) if pattern.search(line)}
    assert found == {}


def test_the_core_was_found() -> None:
    """There are files to look at."""
    assert {"game", "codec", "records"} <= {path.stem for path in FILES}
