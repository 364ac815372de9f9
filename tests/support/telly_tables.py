"""Tables with Telly Time: players without executives unless named, and a show for each genre."""

from __future__ import annotations

from typing import Any

from support.free_shows import free_show
from support.names import GENRES, TELLY_GENRES
from support.table import Table

MODULE = ("telly_time",)
WITH_MOGULS = ("moguls", "telly_time")

FREE_SHOWS = tuple(f"free-{genre}" for genre in (*GENRES, *TELLY_GENRES))
"""Shows for nothing, without slots, for any time, with 2 viewers in every row."""

BARE = """
[players.Ann.lineup]
"8pm" = ""
"9pm" = ""
"10pm" = ""
"""
"""Nothing in the lineup, so that nothing is scored and nothing is earned."""

KNOWN_DECKS = """
[decks.star]
next = ["fill-in-wendy", "brick-hammerly"]
[decks.ad]
next = ["fizz-cola", "grrr-energy-gum"]
[decks.network]
next = ["genre-block-a", "ad-empire-a", "ad-empire-b", "ad-empire-c"]
"""
"""What is drawn first from the decks of stars, ads and network cards."""

SPACE_2 = {"keep fill-in-wendy", "keep fizz-cola"}
SPACE_3 = {"keep genre-block-a", "keep ad-empire-a"}
SPACE_4 = {"keep fill-in-wendy", "keep fizz-cola", "keep genre-block-a"}
"""The choices of the bonuses of these spaces, drawn from the known decks."""


def telly(
    ann: str = "",
    *,
    top: str = "",
    executives: tuple[str, ...] = (),
    names: tuple[str, ...] = ("Ann", "Bo"),
    modules: tuple[str, ...] = MODULE,
    shows: tuple[str, ...] = FREE_SHOWS,
    rest: str = "",
    cards: str = "",
) -> Table:
    """Ann has a turn; the display has the free shows and nothing else.

    ``ann`` is what Ann has, ``top`` and ``rest`` stand before and after the tables of the document,
    ``cards`` are further inline cards.
    """
    chosen = f"executives = {list(executives)}\n" if executives else ""
    return Table(f"""turn = "Ann"
{top}
[game]
players = {list(names)}
modules = {list(modules)}
{chosen}
[display]
shows = {list(shows)}
stars = []
ads = []
network = []
[players.Ann]
{ann}
{rest}
{"".join(free_show(genre) for genre in (*GENRES, *TELLY_GENRES))}
{cards}""")


def grid(*genres: str) -> str:
    """The line of a document that covers these squares."""
    return f"grid = {list(genres)}\n"


def covered(table: Table, name: str = "Ann") -> set[str]:
    """The genres whose squares a player has covered."""
    mask = table.player(name).grid
    return {genre for square, genre in enumerate(table.game.grid) if mask >> square & 1}


def season(table: Table, timeslot: str) -> int:
    """The season row of Ann's show in a timeslot."""
    row: int = table.show("Ann", timeslot).row
    return row


def amounts(table: Table, kind: str, rule: str) -> list[Any]:
    """The sums of the lines of the last step's events of a kind and rule."""
    found = [event for event in table.events(kind) if event.rule == rule]
    return [sum(line.amount for line in event.lines) for event in found]
