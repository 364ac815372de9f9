"""A toy game on the core: count up in turn, with frames of every sort.

Seats 0 and 1 add 1 to 3 in turn.  A total divisible by 5 makes both bid at once, in secret; the
sum of the bids is added.  At 20 or more a last point is forced, and the game is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.codec import Universe
from executives.core.events import Event
from executives.core.frames import Frame, FrameKind, Kind
from executives.core.game import BaseGame
from executives.core.records import Position, record
from executives.core.violations import Violation, violation

END = 20


@record
class Add(Action):
    """Add a number to the total."""

    amount: int

    TEXT: ClassVar[str] = "add {amount}"


@record
class Bid(Action):
    """Bid a number in secret."""

    amount: int

    TEXT: ClassVar[str] = "bid {amount}"


@record
class Added(Event):
    """The total grew."""

    amount: int


@record
class ToyState(Position):
    """The total and the stack."""

    total: int
    pending: tuple[Frame, ...]


@record
class Turn(Frame):
    """A seat adds."""

    seat: int


@record
class Next(Frame):
    """The next seat follows."""

    seat: int


@record
class Bids(Frame):
    """Both seats bid; None while a bid is missing."""

    bids: tuple[int | None, ...]


@record
class Last(Frame):
    """The last point is forced."""

    seat: int


@record
class Loop(Frame):
    """A frame that never ends: a fault."""


@record
class Stuck(Frame):
    """A frame in which nobody can do anything: a fault."""


def check_add(x: Any, s: ToyState, f: Any, action: Add) -> Iterator[Violation]:
    """At most 3, and no more than twice the total plus one."""
    if action.amount > 3:
        yield violation("large", "TOY.01", "at most 3, not {amount}", amount=action.amount)
    if action.amount > 2 * s.total + 1:
        yield violation("early", "TOY.02", "too much for the start")


def perform_add(x: Any, s: ToyState, f: Any, action: Add) -> ToyState:
    """Count it; the next seat follows, or the end."""
    if x.log is not None:
        x.emit(Added(action.seat, "TOY.01", action.amount))
    after = s.replace(total=s.total + action.amount)
    if type(f) is Last:
        return x.close(after, f)  # type: ignore[no-any-return]
    return x.close(after, f, Next(1 - f.seat))  # type: ignore[no-any-return]


def legal_turn(x: Any, s: ToyState, f: Turn) -> list[Action]:
    """1 to 3."""
    adds = x.game.universe.interned[Add][f.seat]
    return [adds[n] for n in (1, 2, 3) if n <= 2 * s.total + 1]


def run_next(x: Any, s: ToyState, f: Next) -> ToyState:
    """The end, the bids, or a turn."""
    if s.total >= END:
        return x.close(s, f, Last(f.seat))  # type: ignore[no-any-return]
    if s.total % 5 == 0:
        return x.close(s, f, Turn(f.seat), Bids((None, None)))  # type: ignore[no-any-return]
    return x.close(s, f, Turn(f.seat))  # type: ignore[no-any-return]


def check_bid(x: Any, s: ToyState, f: Bids, action: Bid) -> Iterator[Violation]:
    """Every bid is fine."""
    yield from ()


def perform_bid(x: Any, s: ToyState, f: Bids, action: Bid) -> ToyState:
    """Note the bid."""
    bids = [*f.bids]
    bids[action.seat] = action.amount
    return x.close(s, f, Bids(tuple(bids)))  # type: ignore[no-any-return]


def unanswered(f: Bids) -> tuple[int, ...]:
    """Who has not bid."""
    return tuple(seat for seat, bid in enumerate(f.bids) if bid is None)


def legal_bids(x: Any, s: ToyState, f: Bids) -> list[Action]:
    """0 or 1."""
    return [x.game.universe.interned[Bid][seat][n] for seat in unanswered(f) for n in (0, 1)]


def run_bids(x: Any, s: ToyState, f: Bids) -> ToyState | None:
    """When both have bid, add the sum."""
    if unanswered(f):
        return None
    made: ToyState = x.close(s, f)
    return made.replace(total=made.total + sum(bid or 0 for bid in f.bids))


def run_last(x: Any, s: ToyState, f: Last) -> Action:
    """One more point."""
    forced: Action = x.game.universe.interned[Add][f.seat][1]
    return forced


def run_loop(x: Any, s: ToyState, f: Loop) -> ToyState:
    """Nothing happens, for ever."""
    return s


def _numbers(game: Any) -> Iterable[tuple[int]]:
    return ((n,) for n in range(9))


KINDS = (
    Kind(Add, (Turn, Last), _numbers, check_add, perform_add),
    Kind(Bid, (Bids,), _numbers, check_bid, perform_bid),
)
FRAMES = (
    FrameKind(Turn, legal=legal_turn),
    FrameKind(Next, run=run_next),
    FrameKind(Bids, legal=legal_bids, run=run_bids, seats=unanswered),
    FrameKind(Last, run=run_last),
    FrameKind(Loop, run=run_loop),
    FrameKind(Stuck),
)


class Toy(BaseGame[ToyState]):
    """The toy game."""

    CLAUSES: ClassVar[dict[str, str]] = {"over": "TOY.03", "moment": "TOY.04", "seat": "TOY.05"}

    def __init__(self, names: tuple[str, ...] = ("Ann", "Bo")) -> None:
        entries = [(kind.action, values) for kind in KINDS for values in kind.domain(self)]
        kinds = {kind.action: kind for kind in KINDS}
        frames = {kind.frame: kind for kind in FRAMES}
        self._install(names, ToyState, Universe(names, entries), kinds, frames)

    @property
    def configuration(self) -> Any:
        """The names."""
        return self.players

    def start(self, seed: int) -> ToyState:
        """Seat ``seed`` modulo 2 begins, at 1."""
        return ToyState(1, (Turn(seed % 2),))
