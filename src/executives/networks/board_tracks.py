"""What an executive's own board shows: its printed spaces, and the markers that lie on them."""

from __future__ import annotations

from typing import Any

from executives.core.records import Record, record

NO_SPACE = -1
"""Of a marker that lies on no space: in the middle of a ring, or beside the board."""

Markers = tuple[tuple[int, str], ...]


@record
class BoardTrack(Record):
    """Spaces in a row, or in a ring, clockwise from the top, with the markers on them.

    ``spaces`` are their printed words; ``markers`` pairs of the space (from 0, or ``NO_SPACE``) and
    the marker's word, "" for a plain one; ``note`` is what the board prints besides.
    """

    name: str
    spaces: tuple[str, ...]
    markers: Markers = ()
    ring: bool = False
    note: str = ""


BoardTracks = tuple[BoardTrack, ...]


def plain_markers(*spaces: int) -> Markers:
    """Markers without a word, one on each of these spaces."""
    return tuple((space, "") for space in spaces)


def season_board(penalties: Any) -> BoardTracks:
    """What a board takes off a show by its season row, from row 1 on."""
    spaces = [f"row {row}: {viewer_words(number)}" for row, number in enumerate(penalties, start=1)]
    return (BoardTrack("score of a show", tuple(spaces)),)


def money(amount: int) -> str:
    """An amount as boards print it, e.g. ``$3M``."""
    return f"-${-amount}M" if amount < 0 else f"${amount}M"


def viewer_words(number: int) -> str:
    """A number of viewers in words, e.g. ``1 viewer``."""
    return f"{number} viewer" if abs(number) == 1 else f"{number} viewers"


def move_note(costs: Any) -> str:
    """What a move costs, from the costs by the number of spaces moved (from 1), in $M."""
    prices = [f"for {money(cost)}" if cost else "free" for cost in costs]
    steps = [f"{number} {price}" for number, price in enumerate(prices, start=1)]
    return f"moves by {', '.join(steps)}"
