"""Tables for the solo game, and stand-ins for the two executives that its clauses name.

APE chooses at the start of each round between a turn before the 1st player's and cash for its
first turn (GORILLA); OLD_HAND may pass after an action, for viewers only, and for nothing if
it passes last (CABLE).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives import networks
from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind
from executives.core.records import Record, record
from executives.core.violations import Violation
from executives.core.visibility import public, visible
from executives.networks import Executive, Hooks, atoms, queries
from executives.networks.grants import BONUS, PASS
from executives.networks.modifiers import Frames, Grants, PassBonus, State, X
from executives.networks.state import Row
from executives.networks.turns import start_turn
from support.table import Table

# -- a turn before all others, or cash for the first turn ---------------------------------------

EXTRA_TURN, EXTRA_CASH = "extra-turn", "extra-cash"
SKIPPING, SKIPPED = "skipping", "skipped"


@visible()
@record
class Choice(Record):
    """What was chosen in this round, and how far the skipped turn has come."""

    made: str = public(default="")


@visible()
@record
class Choosing(Frame):
    """The choice of the round is to be made."""

    seat: int = public()


@record
class Choose(Action):
    """Choose the extra turn or the extra cash."""

    ability: str

    TEXT: ClassVar[str] = "choose-ability {ability}"


def ask(x: X, s: State, seat: int) -> Frames:
    """At the start of each round."""
    return (Choosing(seat),)


def legal_choices(x: X, s: State, f: Choosing) -> list[Any]:
    """Either of the two."""
    return list(x.game.interned[Choose][f.seat].values())


def check_choice(x: X, s: State, f: Choosing, action: Choose) -> Iterator[Violation]:
    """Both may always be chosen."""
    yield from ()


def perform_choice(x: X, s: State, f: Choosing, action: Choose) -> State:
    """A turn at once, or $2M per opponent, in solo $2M in total (E2.GORILLA.05, .08, .16)."""
    s = atoms.remember(x, x.close(s, f), f.seat, Choice(action.ability), "E2.GORILLA.03", "")
    if action.ability == EXTRA_TURN:
        return start_turn(x, s, f.seat)
    opponents = x.game.seats - 1 or 1
    lines = (queries.base(2 * opponents, "E2.GORILLA.08"),)
    return atoms.gain_cash(x, s, f.seat, lines, "E2.GORILLA.08")


def count_turns(x: X, s: State, seat: int) -> State:
    """After extra cash the first turn of the round is the skipped one (E2.GORILLA.11)."""
    following = {EXTRA_CASH: SKIPPING, SKIPPING: SKIPPED}
    made = s.players[seat].memory.made  # type: ignore[union-attr]
    if made not in following:
        return s
    return atoms.remember(x, s, seat, Choice(following[made]), "E2.GORILLA.11", "")


def skip_first(x: X, s: State, seat: int, grants: Grants) -> Grants:
    """No grants at all: the turn is skipped."""
    memory = s.players[seat].memory
    return () if isinstance(memory, Choice) and memory.made == SKIPPING else grants


def no_bonus_after_extra_turn(x: X, s: State, seat: int, bonus: PassBonus) -> PassBonus:
    """After an extra turn the pass track gives nothing (E2.GORILLA.10)."""
    memory = s.players[seat].memory
    return (0, 0) if isinstance(memory, Choice) and memory.made == EXTRA_TURN else bonus


def _abilities(game: Any) -> Iterable[tuple[str]]:
    return ((EXTRA_TURN,), (EXTRA_CASH,))


APE = Executive(
    id="test-ape",
    edition="second",
    section="E2.GORILLA",
    name="APE",
    complexity=2,
    hooks=Hooks(
        on_round_start=ask,
        on_turn_start=count_turns,
        turn_grants=skip_first,
        pass_bonus=no_bonus_after_extra_turn,
    ),
    memory=Choice(),
    kinds=(Kind(Choose, (Choosing,), _abilities, check_choice, perform_choice),),
    frames=(FrameKind(Choosing, legal=legal_choices),),
    stage=1,
)

# -- viewers only on passing, and nothing on passing last -----------------------------------------


def may_pass_later(x: X, s: State, seat: int, grants: Grants) -> Grants:
    """A pass that no action strikes (E2.CABLE.05)."""
    return (*grants, BONUS | PASS)


def viewers_unless_last(x: X, s: State, seat: int, bonus: PassBonus) -> PassBonus:
    """No bonus cash, and nothing at all when passing last (E2.CABLE.08, .09)."""
    return (0, 0) if queries.passes_last(x, s, seat) else (0, bonus[1])


OLD_HAND = Executive(
    id="test-old-hand",
    edition="second",
    section="E2.CABLE",
    name="OLD HAND",
    complexity=1,
    hooks=Hooks(turn_grants=may_pass_later, pass_bonus=viewers_unless_last),
)

BYSTANDERS = tuple(
    Executive(id=name, edition="second", section="E2.BASE", name=name.upper(), complexity=1)
    for name in ("test-bystander-a", "test-bystander-b")
)
"""Executives without any rule, for opponents."""

# -- tables ---------------------------------------------------------------------------------------

EMPTY_DISPLAY = """
[display]
shows = []
stars = []
ads = []
network = []
"""

SMALL_DISPLAY = """
[display]
shows = ["snail-derby", "graveyard-shift"]
stars = ["extra-number-seven"]
ads = ["fizz-cola"]
network = ["sponsor-deal-a"]
"""


def solo(document: str = "", executive: str = "", **options: Any) -> Table:
    """Ann alone at the table: a position document without ``[game]``, or the start by seed 1.

    ``executive`` is "" for the plain board; ``options`` are those of ``networks.Game``.
    """
    game = networks.Game(("Ann",), executives=(executive,) if executive else (), **options)
    return Table(game, game.position(document) if document else game.start(1))


def rows(table: Table) -> dict[str, tuple[str, ...]]:
    """The display: what lies in each row, from left to right."""
    return {row.name.lower(): table.state.display[row] for row in Row}


def sizes(table: Table) -> list[int]:
    """How many cards the rows have: shows, stars, ads, network cards."""
    return [len(cards) for cards in rows(table).values()]


def rival(table: Table) -> list[str]:
    """The cards that the rival network discarded in the last step, in their order."""
    moves = table.events("CardsMoved")
    return [card for move in moves if move.rule == "E2.SOLO.03" for card in move.cards]
