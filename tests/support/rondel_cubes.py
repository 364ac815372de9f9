"""Tables of the first edition at which Ann is BEEB, and what is looked at there."""

from __future__ import annotations

from typing import Any

from support.seasons import lineup, season
from support.table import Table

SPACES = ("sign-star", "sign-ad", "produce", "network", "add")


DROPS = {"drop cash", "drop viewers"}


EVERYTHING = f"""
{lineup("Ann", at_9pm='"soap"')}
[display]
shows = ["parade"]
stars = ["star-1", "star-4"]
ads = ["ad-0", "ad-1", "ad-2"]
network = ["agency-a"]
"""
"""With the star that Ann has, each of the five actions could be taken."""


ACTION_OF = {
    "sign-star": "sign-star",
    "sign-ad": "sign-ad",
    "produce": "produce",
    "network": "take",
    "add": "add-or-replace",
}


def beeb(
    marker: int,
    *,
    cash: int = 10,
    viewers: int = 0,
    dropped: str = "",
    held: str = "",
    stars: str = '"star-2"',
    rest: str = EVERYTHING,
) -> Table:
    """Ann's turn with the cube on a space; ``held`` and ``stars`` lie in the green room."""
    board = f"""
[season]
order = ["Ann", "Bo", "Cy"]
[players.Ann]
cash = {cash}
viewers = {viewers}
stars = [{stars}]
network = [{held}]
memory = {{ marker = {marker} }}
{rest}
"""
    return season("beeb", "cheapo", "flix", head=f'turn = "Ann"\npassed = [{dropped}]', rest=board)


def bare(*, stars: str = "", ads: str = "", shows: str = "", network: str = "") -> str:
    """A display with these rows, and nothing on the air."""
    rows = {"shows": shows, "stars": stars, "ads": ads, "network": network}
    return "[display]\n" + "\n".join(f"{name} = [{cards}]" for name, cards in rows.items())


def moves(table: Table) -> set[str]:
    """Where the cube may go, with the viewers that are paid."""
    found = {text for text in table.legal("Ann") if text.startswith("rondel ")}
    return {text.removeprefix("rondel ") for text in found}


def kinds(table: Table) -> set[str]:
    """The first words of everything Ann may decide."""
    return {text.split()[0] for text in table.legal("Ann")}


def marker(table: Table) -> int:
    """The space of the cube."""
    board: Any = table.player("Ann").memory
    space: int = board.marker
    return space
