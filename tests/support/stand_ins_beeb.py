"""Tables for BEEB, and stand-ins for what BEEB's clauses name and no module brings yet.

HOUSED is BEEB with a card used as an action (On-Set Accommodation), DOUBLED is BEEB whose bonus
of the pass track is doubled (Preempted Timeslot), EARLY has a complete turn before the 1st
player's in every round (GORILLA's extra turn).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives import networks
from executives.core.actions import Action
from executives.core.frames import Kind
from executives.core.records import record
from executives.core.violations import Violation, violation
from executives.networks import Executive, Hooks, atoms, grants, queries
from executives.networks.cards import NetworkCard
from executives.networks.frames import Turn
from executives.networks.modifiers import Frames, PassBonus, State, X
from executives.networks.second_edition.executives.beeb import (
    BEEB,
    back_to_start,
    begin_with_move,
    offers,
)
from support.table import Table

GAME = """
[game]
executives = ["beeb", "butcher", "continuum"]
"""

TALENT_AGENCY = """
[[cards.network]]
id = "agency"
name = "Agency"
timing = "one-shot"
effect = { kind = "extra-action" }
"""

EVERYTHING = """
[players.Ann.lineup]
"8pm" = "brakes-are-optional"
[display]
shows = ["snail-derby"]
stars = ["walk-on-wally", "understudy-uma"]
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


# -- a card used as an action (E2.CARDS.02, .08) ---------------------------------------------

ROOM_SERVICE = NetworkCard(id="room-service", name="Room Service", timing="one-shot")


@record
class UseAsAction(Action):
    """Use up an action of the turn for 1 viewer."""

    card: str

    TEXT: ClassVar[str] = "use-as-action {card}"


def offer_cards(x: X, s: State, f: Turn) -> Iterator[Action]:
    """What BEEB offers, and the held card while some grant allows a card as an action."""
    yield from offers(x, s, f)
    for use in x.game.interned[UseAsAction][f.seat].values():
        if not any(check_use(x, s, f, use)):
            yield use


def check_use(x: X, s: State, f: Turn, action: UseAsAction) -> Iterator[Violation]:
    """A held card, and an action of the turn that a card may be."""
    if not grants.allowed(f.grants) & grants.CARD:
        yield grants.not_granted(f, grants.CARD)
    player = s.players[f.seat]
    if action.card not in player.network:
        yield violation("not-held", "E2.CARDS.02", "the card is not held")


def perform_use(x: X, s: State, f: Turn, action: UseAsAction) -> State:
    """Gain 1 viewer; the card is discarded."""
    s, _ = grants.use_grant(x, s, f, grants.CARD)
    lines = (queries.base(1, "E2.CARDS.02", action.card),)
    s = atoms.gain_viewers(x, s, f.seat, lines, "E2.CARDS.02")
    return atoms.discard_green(x, s, f.seat, action.card, "E2.CARDS.05")


def _cards(game: Any) -> Iterable[tuple[str]]:
    return ((ROOM_SERVICE.id,),)


HOUSED = BEEB.replace(
    id="housed",
    hooks=Hooks(turn_grants=begin_with_move, turn_offers=offer_cards, on_passed=back_to_start),
    kinds=(Kind(UseAsAction, (Turn,), _cards, check_use, perform_use),),
    frames=(),
)


# -- the bonus of the pass track, doubled (E2.CARDS.10) -------------------------------------------


def twice(x: X, s: State, seat: int, bonus: PassBonus) -> PassBonus:
    """Cash and viewers of the space are gained twice."""
    cash, viewers = bonus
    return 2 * cash, 2 * viewers


DOUBLED = BEEB.replace(
    id="doubled",
    hooks=BEEB.hooks.replace(pass_bonus=twice),
    kinds=(),
    frames=(),
)


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


def housed_game() -> networks.Game:
    """A game with moguls in which Ann is BEEB with a card used as an action."""
    game = networks.Game(
        ("Ann", "Bo", "Cy"),
        executives=("housed", "butcher", "continuum"),
        modules=("moguls",),
        plugins=(HOUSED,),
    )
    return game.with_cards((ROOM_SERVICE,))


def doubled_game() -> networks.Game:
    """A game in which Ann is BEEB with a doubled bonus on passing."""
    seats = ("doubled", "butcher", "continuum")
    return networks.Game(("Ann", "Bo", "Cy"), executives=seats, plugins=(DOUBLED,))


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
