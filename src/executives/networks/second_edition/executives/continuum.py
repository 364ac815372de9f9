"""CONTINUUM: the time machine, cheaper with every own turn, buys an extra action.

Each use puts an anomaly on top of the star deck, which any player may take and discard for an
extra action.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Kind, no_parameters
from executives.core.records import Record, record
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms
from executives.networks.board_tracks import BoardTrack, BoardTracks, money, plain_markers
from executives.networks.frames import Turn
from executives.networks.grants import ANY, grant
from executives.networks.modifiers import Executive, Hooks, State, X
from executives.networks.queries import base

LAST_SPACE = 5


@visible()
@record
class TimeMachine(Record):
    """The space of the marker; 0 is infinity (E2.SETUP.14)."""

    marker: int = public(default=0)

    def __attrs_post_init__(self) -> None:
        if not 0 <= self.marker <= LAST_SPACE:
            raise ValueError(f"the time machine has no space {self.marker}")


MACHINES = tuple(TimeMachine(marker) for marker in range(LAST_SPACE + 1))
"""One object for each space: every turn moves the marker."""


@record
class UseTimeMachine(Action):
    """Pay the shown cost for an extra action (E2.CONTINUUM.04)."""

    TEXT: ClassVar[str] = "use-time-machine"


def cost_of(x: X, s: State, seat: int) -> int:
    """The shown cost in $M; 0 stands for infinity."""
    memory = s.players[seat].memory
    if not isinstance(memory, TimeMachine):
        return 0
    cost: int = x.game.tables["time_machine"]["costs"][memory.marker]
    return cost


def advance(x: X, s: State, seat: int) -> State:
    """E2.CONTINUUM.02, .03: the marker advances 1 space, not beyond the last."""
    memory = s.players[seat].memory
    assert isinstance(memory, TimeMachine)
    costs = x.game.tables["time_machine"]["costs"]
    if memory.marker == len(costs) - 1:
        return s
    marker = memory.marker + 1
    change = f"time machine at ${costs[marker]}M" if x.log is not None else ""
    return atoms.remember(x, s, seat, MACHINES[marker], "E2.CONTINUUM.02", change)


def offers(x: X, s: State, f: Turn) -> Iterator[Action]:
    """E2.CONTINUUM.04: at any time on the own turn, when the cost can be paid."""
    if 0 < cost_of(x, s, f.seat) <= s.players[f.seat].cash:
        yield x.game.interned[UseTimeMachine][f.seat][()]


def check_use(x: X, s: State, f: Turn, action: UseTimeMachine) -> Iterator[Violation]:
    """E2.CONTINUUM.04: not at infinity, and not without the cash."""
    player = s.players[f.seat]
    cost = cost_of(x, s, f.seat)
    if not isinstance(player.memory, TimeMachine):
        yield violation("no-machine", "E2.CONTINUUM.04", "this player has no time machine")
    elif not cost:
        message = "the time machine stands at infinity"
        yield violation("infinity", "E2.CONTINUUM.04", message)
    elif cost > player.cash:
        message = "the machine costs ${cost}M and the cash is ${cash}M"
        yield violation("cash", "E2.BASE.34", message, cost=cost, cash=player.cash)


def perform_use(x: X, s: State, f: Turn, action: UseTimeMachine) -> State:
    """E2.CONTINUUM.04-.07, .19: pay, anomaly onto the star deck, reset, an extra action."""
    seat = f.seat
    cost = cost_of(x, s, seat)
    lines = (base(cost, "E2.CONTINUUM.04", "time machine"),)
    s = atoms.pay(x, s, seat, cost, "E2.CONTINUUM.04", lines=lines)
    s = atoms.put_on_deck(x, s, seat, "E2.CONTINUUM.05")
    change = "time machine at infinity"
    s = atoms.remember(x, s, seat, MACHINES[0], "E2.CONTINUUM.07", change)
    return grant(x, s, f, ANY)


def board(game: Any, memory: TimeMachine) -> BoardTracks:
    """E2.CONTINUUM.02, .03: the costs on the spaces; the first one stands for infinity."""
    costs = game.tables["time_machine"]["costs"]
    spaces = tuple(money(cost) if cost else "infinity" for cost in costs)
    return (BoardTrack("time machine", spaces, plain_markers(memory.marker)),)


CONTINUUM = Executive(
    id="continuum",
    edition="second",
    section="E2.CONTINUUM",
    name="CONTINUUM",
    complexity=2,
    hooks=Hooks(on_turn_start=advance, turn_offers=offers),
    memory=TimeMachine(),
    kinds=(Kind(UseTimeMachine, (Turn,), no_parameters, check_use, perform_use),),
    board=board,
)
