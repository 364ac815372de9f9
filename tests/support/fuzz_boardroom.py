"""What the documents of The Executives are made from: random rulings, and the documented ones."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from executives import boardroom
from support.mixes import boardroom_game
from support.names import NAMES

DOCUMENTED = Path(__file__).resolve().parents[2] / "docs" / "boardroom-positions.md"
MIXES = 80
"""The first number of games in which several rulings change."""

FRAMES = (
    """
    coo = "Ann"
    pending = [{ frame = "bidding", seat = "Cy", passed = ["Bo"] }]
    [players.Ann]
    bids = { Bo = 2, Cy = "3 of Cy" }
    rows = { Bo = 3, Cy = 1 }
    """,
    """
    coo = "Bo"
    turn = 3
    pending = [
      { frame = "taking", seat = "Cy" },
      { frame = "placing", seat = "Bo", origin = "Ann", amount = 2 },
      { frame = "placing", seat = "Bo", origin = "Cy", amount = 1 },
    ]
    [players.Cy]
    bids = { Bo = 1 }
    tricks = 1
    """,
    """
    turn = 4
    coo = "Cy"
    ceo_pool = 2
    trick = ["spades-2 from gifts"]
    pending = [{ frame = "playing", seat = "Ann" }]
    [players.Cy]
    tricks = 5
    [players.Ann]
    voids = ["hearts"]
    """,
    """
    turn = 5
    coo = "Ann"
    ceo_votes = 1
    pending = [{ frame = "voting", seat = "Bo", round = 3, ballots = [
      { bidder = "Ann", origin = "Cy", amount = 2 },
    ] }]
    [players.Ann]
    votes = 2
    """,
)
"""Positions that name their frames, or a little of everything."""


@cache
def games() -> tuple[boardroom.Game, ...]:
    """The game of the positions, and others with random rulings for each number of players."""
    mixed = (boardroom_game(2 + number % 4, MIXES + 2 * number + 1) for number in range(8))
    return (boardroom.Game(NAMES[:3]), boardroom.Game(NAMES[:4]), *mixed)


@cache
def documented() -> tuple[str, ...]:
    """The positions in the documentation that are read, with and without games of their own."""
    text = DOCUMENTED.read_text("utf-8")
    blocks = re.findall(r'load\("""(.*?)"""\)', text, re.DOTALL)
    lines = re.findall(r"load\('([^'\n]*)'\)\n", text)
    return tuple(re.sub(r"^\.\.\. ?", "", block, flags=re.MULTILINE) for block in blocks + lines)


POSITIONS = ("", *FRAMES, *(text for text in documented() if "[game]" not in text))


def loads() -> tuple[dict[str, Any], ...]:
    """Positions with games of their own."""
    return tuple(tomllib.loads(text) for text in (*POSITIONS, *documented()))
