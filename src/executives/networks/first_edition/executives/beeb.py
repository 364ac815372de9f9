"""BEEB: begins with $3M more, places its cube anew each season, and drops out for $3M more.

Each action is that of the space to which it moves the cube on its rondel: clockwise, further than
2 spaces for money or viewers, and never where nothing can be done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Kind
from executives.core.records import Record, record
from executives.core.tally import Lines
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms, queries
from executives.networks.actions import UseCard
from executives.networks.board_tracks import BoardTrack, BoardTracks, move_note, viewer_words
from executives.networks.frames import Turn
from executives.networks.grants import (
    ADD,
    ANY,
    DUE,
    FIVE_ACTIONS,
    MOVE,
    NETWORK,
    PRODUCE,
    SIGN_AD,
    SIGN_STAR,
    allowed,
)
from executives.networks.modifiers import Executive, Grants, Hooks, State, X
from executives.networks.turns import legal_five

SPACE_GRANTS = {
    "sign-star": SIGN_STAR,
    "sign-ad": SIGN_AD,
    "produce": PRODUCE,
    "network": NETWORK,
    "add": ADD,
}
"""E1.BEEB.02: the action of each space; their order is that of the table."""


@visible()
@record
class RondelCube(Record):
    """The space of the cube, from 1; 0 is beside the board (E1.BEEB.17)."""

    marker: int = public(default=0)

    def __attrs_post_init__(self) -> None:
        if not 0 <= self.marker <= len(SPACE_GRANTS):
            raise ValueError(f"the rondel has no space {self.marker}")


CUBES = tuple(RondelCube(marker) for marker in range(len(SPACE_GRANTS) + 1))
"""One object for each space: every action moves the cube."""


@record
class MoveCube(Action):
    """Put the cube on a space of the rondel; what that costs is paid in money (E1.BEEB.04)."""

    space: str

    TEXT: ClassVar[str] = "rondel {space}"


@record
class MoveCubePaying(Action):
    """The same, with so much of the price paid in viewers (E1.BEEB.06, .07)."""

    space: str
    viewers: int

    TEXT: ClassVar[str] = "rondel {space} viewers {viewers}"


# -- what an action needs --------------------------------------------------------------------------


def marker_of(s: State, seat: int) -> int | None:
    """The space of the cube; None for a seat without a rondel."""
    memory = s.players[seat].memory
    return memory.marker if isinstance(memory, RondelCube) else None


def move_for_action(mask: int) -> int:
    """A grant that allows actions, with the move in their place; Drop & Budget stays."""
    return mask & ~ANY | MOVE if mask & ANY else mask


def begin_with_move(x: X, s: State, seat: int, given: Grants) -> Grants:
    """E1.BEEB.03, .04, .14: the turn owes a move with its action, or Drop & Budget."""
    return tuple(move_for_action(mask) for mask in given)


def move_again(x: X, s: State, seat: int, mask: int) -> int:
    """E1.BEEB.18: an action that a card grants has a move of its own before it."""
    return move_for_action(mask)


# -- the move --------------------------------------------------------------------------------------


def steps(x: X, marker: int, target: int) -> int:
    """How many spaces clockwise from one space to another; a full lap to the same (E1.BEEB.09)."""
    number: int = len(x.game.tables["rondel"]["spaces"])
    return (target - marker - 1) % number + 1


def price(x: X, marker: int, target: int) -> int:
    """E1.BEEB.03, .05-.07: nothing for the first action of a season and for up to 2 spaces."""
    if not marker:
        return 0
    cost: int = x.game.tables["rondel"]["move_costs"][steps(x, marker, target) - 1]
    return cost


def crosses_line(x: X, marker: int, target: int) -> bool:
    """E1.BEEB.08: whether a move leads over the bold line; placing the cube never does."""
    beyond = x.game.tables["rondel"]["line_after"] + 1
    return bool(marker) and steps(x, marker, target) >= steps(x, marker, beyond)


def can_perform(x: X, s: State, seat: int, space: str, cash: int) -> bool:
    """E1.BEEB.10: whether the action of a space can be performed after paying ``cash``."""
    player = s.players[seat]
    if cash:
        s = s.set_players(atoms.set_player(s, seat, player.set_cash(player.cash - cash)))
    return bool(legal_five(x, s, seat, SPACE_GRANTS[space]))


def offers(x: X, s: State, f: Turn) -> Iterator[Action]:
    """E1.BEEB.03-.12: each space that can be reached, for each mix of money and viewers."""
    marker = marker_of(s, f.seat)
    if marker is None or not allowed(f.grants) & MOVE:
        return
    player = s.players[f.seat]
    plain, mixed = x.game.interned[MoveCube][f.seat], x.game.interned[MoveCubePaying][f.seat]
    for target, space in enumerate(x.game.tables["rondel"]["spaces"], start=1):
        cost = price(x, marker, target)
        for viewers in range(min(cost, max(player.viewers, 0)) + 1):
            cash = cost - viewers
            if cash <= player.cash and can_perform(x, s, f.seat, space, cash):
                yield mixed[space, viewers] if viewers else plain[space]


def check_move(x: X, s: State, f: Turn, action: MoveCube | MoveCubePaying) -> Iterator[Violation]:
    """E1.BEEB.04, .06, .10, .12: one move for each action, paid before it, not to nothing."""
    marker = marker_of(s, f.seat)
    if marker is None or not allowed(f.grants) & MOVE:
        message = "this turn has no move on a rondel now"
        yield violation("not-granted", "E1.BEEB.04", message)
        return
    spaces = x.game.tables["rondel"]["spaces"]
    if action.space not in spaces:
        yield violation("space", "E1.BEEB.02", "the rondel has no such space")
        return
    player = s.players[f.seat]
    viewers = viewers_paid(action)
    cash = price(x, marker, spaces.index(action.space) + 1) - viewers
    if viewers > player.viewers:
        message = "viewers that are paid have to be there"
        yield violation("viewers", "E1.BEEB.12", message)
    if cash < 0:
        yield violation("price", "E1.BEEB.06", "the move does not cost so many viewers")
    elif cash > player.cash:
        message = "the move costs ${cost}M and the cash is ${cash}M"
        yield violation("cash", "E1.BEEB.06", message, cost=cash, cash=player.cash)
    elif not can_perform(x, s, f.seat, action.space, cash):
        message = "the action of that space could not be performed"
        yield violation("idle-space", "E1.BEEB.10", message)


def viewers_paid(action: MoveCube | MoveCubePaying) -> int:
    """How much of the price is paid in viewers."""
    return action.viewers if isinstance(action, MoveCubePaying) else 0


def perform_move(x: X, s: State, f: Turn, action: MoveCube | MoveCubePaying) -> State:
    """Pay, move, gain the viewer of the line; then the action of the space is due (E1.BEEB.04)."""
    seat = f.seat
    table = x.game.tables["rondel"]
    target = table["spaces"].index(action.space) + 1
    marker = marker_of(s, seat)
    assert marker is not None
    viewers = viewers_paid(action)
    cash = price(x, marker, target) - viewers
    moved = f"{steps(x, marker, target)} spaces"
    if cash:
        lines: Lines = (queries.base(cash, "E1.BEEB.06", moved),)
        s = atoms.pay(x, s, seat, cash, "E1.BEEB.06", lines=lines)
    if viewers:
        lines = (queries.base(-viewers, "E1.BEEB.06", moved),)
        s = atoms.gain_viewers(x, s, seat, lines, "E1.BEEB.06")
    change = f"rondel cube at {action.space}"
    s = atoms.remember(x, s, seat, CUBES[target], "E1.BEEB.04", change)
    if crosses_line(x, marker, target):
        lines = (queries.base(table["line_viewers"], "E1.BEEB.08", "bold line"),)
        s = atoms.gain_viewers(x, s, seat, lines, "E1.BEEB.08")
    index = next(index for index, mask in enumerate(f.grants) if mask & MOVE)
    rest = (*f.grants[:index], *f.grants[index + 1 :])
    return x.close(s, f, f.replace(grants=(SPACE_GRANTS[action.space] | DUE, *rest)))


def act_after_move(x: X, s: State, f: Any, action: Action) -> Iterator[Violation]:
    """E1.BEEB.04: a move and the action of its space are one; no card is used between them."""
    if type(f) is not Turn or not isinstance(action, UseCard):
        return
    if allowed(f.grants) & FIVE_ACTIONS and marker_of(s, f.seat) is not None:
        message = "the action of the space comes at once after the move"
        yield violation("moved", "E1.BEEB.04", message)


# -- Drop & Budget ---------------------------------------------------------------------------------


def more_for_dropping(x: X, s: State, seat: int) -> State:
    """E1.BEEB.15, .16: $3M on top of what the space gives, even of nothing."""
    lines = (queries.base(x.game.tables["rondel"]["pass_cash"], "E1.BEEB.15", "BEEB"),)
    return atoms.gain_cash(x, s, seat, lines, "E1.BEEB.15")


def take_cube_off(x: X, s: State, f: Turn) -> tuple[State, Grants]:
    """E1.BEEB.17: the cube lies beside the board until the next season; the turn is over."""
    return atoms.remember(x, s, f.seat, CUBES[0], "E1.BEEB.17", "rondel cube off the board"), ()


def more_cash(x: X, s: State, seat: int, position: int) -> Lines:
    """E1.BEEB.01: $3M more at the start than the position gives."""
    return (queries.add(x.game.tables["rondel"]["starting_cash"], "E1.BEEB.01", "BEEB"),)


def board(game: Any, memory: RondelCube) -> BoardTracks:
    """E1.BEEB.02, .06, .08, .17: the rondel; between seasons the cube is on none of its spaces."""
    table = game.tables["rondel"]
    spaces = table["spaces"]
    before = spaces[(table["line_after"] - 1) % len(spaces)]
    line = f"{viewer_words(table['line_viewers'])} over the line after {before}"
    note = f"{move_note(table['move_costs'])}, or as many viewers; {line}"
    marker = (memory.marker - 1, "" if memory.marker else "beside the board")
    return (BoardTrack("rondel", spaces, (marker,), ring=True, note=note),)


def _spaces(game: Any) -> Iterable[tuple[str]]:
    return ((space,) for space in game.tables["rondel"]["spaces"])


def _paid_spaces(game: Any) -> Iterable[tuple[str, int]]:
    table = game.tables["rondel"]
    dearest = max(table["move_costs"])
    return ((space, viewers) for space in table["spaces"] for viewers in range(1, dearest + 1))


BEEB = Executive(
    id="beeb",
    edition="first",
    section="E1.BEEB",
    name="BEEB",
    complexity=3,
    hooks=Hooks(
        starting_cash=more_cash,
        turn_grants=begin_with_move,
        extra_action=move_again,
        turn_offers=offers,
        may=act_after_move,
        on_pass_bonus=more_for_dropping,
        on_passed=take_cube_off,
    ),
    memory=RondelCube(),
    kinds=(
        Kind(MoveCube, (Turn,), _spaces, check_move, perform_move),
        Kind(MoveCubePaying, (Turn,), _paid_spaces, check_move, perform_move),
    ),
    board=board,
)
