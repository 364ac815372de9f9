"""Ann is SPECIALIST, with free shows to produce and known cards on top of the decks."""

from __future__ import annotations

from executives.networks.state import DeckId
from support.free_shows import free_show
from support.table import Table

SHOWS = free_show("drama") + free_show("drama", "free-saga") + free_show("sports", "free-derby")
DECKS = """
[decks.mogul]
next = [
  "archivist", "trend-setter", "impresario", "sponsor-hunter", "tech-pioneer", "reboot-o-mancer"
]
[decks.star]
next = ["dependable-dana", "fill-in-wendy"]
[decks.ad]
next = ["fizz-cola", "wobbly-jelly"]
[decks.network]
next = ["genre-block-a", "ad-empire-a", "genre-block-b", "ad-empire-b"]
"""

ONE = 'moguls = ["penny-pincher"]'
TWO = 'moguls = ["penny-pincher", "voice-of-a-generation"]'

STAR_AND_AD = {"keep dependable-dana", "keep fizz-cola"}
THREE_COLOURS = {"keep dependable-dana", "keep fizz-cola", "keep genre-block-a"}
NETWORK_CARDS = {"keep genre-block-a", "keep ad-empire-a"}
TWO_MOGULS = {"keep archivist", "keep trend-setter"}
FOUR_MOGULS = {*TWO_MOGULS, "keep impresario", "keep sponsor-hunter"}


def specialist(
    tracks: str, *, ann: str = "", bo: str = "", decks: str = DECKS, top: str = ""
) -> Table:
    """Ann is SPECIALIST and stands on ``tracks``; Bo, on tracks ``bo``, is somebody else."""
    return Table(f"""
turn = "Ann"
{top}
[game]
players = ["Ann", "Bo"]
executives = ["specialist", "butcher"]
modules = ["moguls"]
[display]
shows = ["free-drama", "free-saga", "free-derby"]
[players.Ann]
{ann}
[players.Ann.tracks]
{tracks}
[players.Bo.tracks]
{bo}
{decks}
{SHOWS}
""")


def under_the_deck(table: Table, number: int) -> tuple[str, ...]:
    """The last moguls of the deck."""
    cards: tuple[str, ...] = table.state.decks[DeckId.MOGUL].rest
    return cards[-number:]


def make(table: Table, show: str, timeslot: str = "8pm") -> set[str]:
    """What Ann may decide after she has produced a show."""
    table.play(f"Ann produce {show} {timeslot}")
    return table.legal() if table.to_act() == ["Ann"] else set()
