"""Tables at which Ann is STARMAKER, and what is looked at there."""

from __future__ import annotations

from typing import Any

from executives.networks.state import DeckId
from support.documents import listed
from support.names import NAMES
from support.table import Table

STUDIO = """
turn = {turn}
first = "Ann"
round = {number}
passed = {passed}
[game]
edition = "first"
players = {players}
executives = {executives}
[display]
shows = ["bread-winners", "helmet-hair"]
stars = {display}
ads = ["medium-batteries", "meteor-mints", "tell-all-notebooks", "longing-perfume",
    "kaboom-popcorn", "ripcord-trousers"]
network = ["loyal-audience-a"]
{more}
[players.Ann]
cash = {cash}
viewers = 0
stars = {stars}
network = {network}
moguls = {moguls}
memory = {{ spent = {spent} }}
idle = {idle}
{own}
"""


LIFT = """
[players.Ann.lineup.8pm]
show = "stuck-in-the-lift"
cards = ["wanda-walk-on"]
"""


def studio(
    *,
    turn: str = '"Ann"',
    number: int = 2,
    passed: tuple[str, ...] = (),
    players: tuple[str, ...] = NAMES[:3],
    executives: tuple[str, ...] = ("starmaker", "cheapo", "flix"),
    display: tuple[str, ...] = ("face-in-the-crowd", "legendary-len"),
    stars: tuple[str, ...] = (),
    network: tuple[str, ...] = (),
    moguls: tuple[str, ...] = (),
    cash: int = 20,
    spent: bool = False,
    idle: int = 0,
    own: str = "",
    more: str = "",
) -> Table:
    """Ann is STARMAKER with $20M; Bo and Cy have nothing that matters."""
    return Table(
        STUDIO.format(
            turn=turn,
            number=number,
            passed=listed(passed),
            players=listed(players),
            executives=listed(executives),
            display=listed(display),
            stars=listed(stars),
            network=listed(network),
            moguls=listed(moguls),
            cash=cash,
            spent="true" if spent else "false",
            idle=idle,
            own=own,
            more=more,
        )
    )


def rest_of_stars(table: Table) -> tuple[str, ...]:
    """The hidden rest of the star deck."""
    rest: tuple[str, ...] = table.state.decks[DeckId.STAR].rest
    return rest


def scouted(**more: Any) -> Table:
    """Ann has drawn a star of the deck that costs $3M."""
    return studio(more='[decks.star]\nnext = ["tag-team-tom"]', **more).play("Ann scout")
