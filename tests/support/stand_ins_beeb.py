"""Tables for BEEB, and a stand-in for what BEEB's clauses name: EARLY has a complete turn before
the 1st player's in every round (GORILLA's extra turn).
"""

from __future__ import annotations

from typing import Any

from executives import networks
from executives.networks import Executive, Hooks, grants
from executives.networks.frames import Turn
from executives.networks.modifiers import Frames, State, X
from support.table import Table

GAME = """
[game]
executives = ["beeb", "butcher", "continuum"]
"""

EVERYTHING = """
[players.Ann.lineup]
"8pm" = "brakes-are-optional"
[display]
shows = ["snail-derby"]
stars = ["extra-number-seven", "fill-in-wendy"]
ads = ["fizz-cola", "wobbly-jelly"]
network = ["sponsor-deal-a", "syndication-a"]
"""
"""A table at which each of the five actions could be taken, if the turn allowed it."""

SPACES = ("sign-star", "sign-ad", "produce", "network", "add")
"""The spaces of the rondel in clockwise order; their numbers run from 1 to 5."""


def table_at(
    marker: int,
    *,
    cash: int = 10,
    top: str = "",
    ann: str = "",
    rest: str = "",
    game: networks.Game | None = None,
) -> Table:
    """Ann's turn as BEEB with the marker on a space (0 is START), before the move.

    ``top``, ``ann`` and ``rest`` are further lines of the document: at its top, of Ann, and at
    its end.  With ``game`` the document is a position of that game, in which Ann is BEEB.
    """
    document = f"""
turn = "Ann"
{top}
[players.Ann]
cash = {cash}
memory = {{ marker = {marker} }}
{ann}
{rest}
"""
    if game is None:
        return Table(document + GAME)
    return Table(game, game.position(document))


def table_on(space: str, **further: Any) -> Table:
    """The same after a free move of one step onto ``space``."""
    before = (SPACES.index(space) - 1) % 5 + 1
    return table_at(before, **further).play(f"Ann rondel {space}")


def marker(table: Table, name: str = "Ann") -> int:
    """Where the rondel marker of a player is; 0 is START."""
    space: int = getattr(table.player(name).memory, "marker")  # noqa: B009 - of any record
    return space


def moves(table: Table) -> set[str]:
    """The spaces to which Ann may move."""
    return {text.split()[1] for text in table.legal("Ann") if text.startswith("rondel ")}


def kinds(table: Table) -> set[str]:
    """The first words of everything Ann may decide."""
    return {text.split()[0] for text in table.legal("Ann")}


# -- a turn before the 1st player's (E2.GORILLA.05, .06) ------------------------------------------


def extra_turn(x: X, s: State, seat: int) -> Frames:
    """A complete turn at the round's start."""
    return (Turn(seat, grants.BASE_TURN),)


EARLY = Executive(
    id="early",
    edition="second",
    section="T.EARLY",
    name="EARLY",
    complexity=1,
    hooks=Hooks(on_round_start=extra_turn),
)


def early_game() -> networks.Game:
    """A game in which Bo has a turn before the 1st player's."""
    seats = ("beeb", "early", "continuum")
    return networks.Game(("Ann", "Bo", "Cy"), executives=seats, plugins=(EARLY,))


def strict_game() -> networks.Game:
    """The game with BEEB in which a pass by bonus action ends the turn."""
    return networks.Game(
        ("Ann", "Bo", "Cy"),
        executives=("beeb", "butcher", "continuum"),
        variants=networks.Variants(beeb_pass_ends_turn=True),
    )
