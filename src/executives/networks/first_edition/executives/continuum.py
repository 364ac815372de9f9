"""TIME TRAVELLER: the time machine, cheaper after every own turn, once a season.

It buys an extra action, or counts a show as being in its preferred timeslot in the scoring; each
use puts a dimension card on top of the star deck, which any player may take and discard for an
extra action.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, no_parameters
from executives.core.records import Record, record
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms
from executives.networks.board_tracks import BoardTrack, BoardTracks, money, plain_markers
from executives.networks.frames import Turn
from executives.networks.grants import grant, too_dear
from executives.networks.modifiers import Executive, Frames, Hooks, State, X
from executives.networks.queries import base
from executives.networks.uses import filled

NOTHING = "nothing"
NOWHERE = -1


@visible()
@record
class TimeMachine(Record):
    """The space of the marker from the left, and whether the machine was used in this season.

    ``timely`` is the timeslot whose show counts as being in its preferred one until the season's
    end (-1: none).
    """

    marker: int = public(default=0)
    used: bool = public(default=False)
    timely: int = public(default=NOWHERE)


@visible()
@record
class ResettingMachine(Frame):
    """The marker goes back to the first space (E1.CONTINUUM.08)."""

    seat: int = public()


@visible()
@record
class BendingTime(Frame):
    """The machine may be used for the scoring that follows (E1.CONTINUUM.04)."""

    seat: int = public()


@record
class UseTimeMachine(Action):
    """Pay the shown cost for an extra action (E1.CONTINUUM.03)."""

    TEXT: ClassVar[str] = "use-time-machine"


@record
class CountTimely(Action):
    """Count the show of a timeslot as timely in this scoring, or ``nothing`` (E1.CONTINUUM.04)."""

    timeslot: str

    TEXT: ClassVar[str] = "count-timely {timeslot}"


def machine_of(s: State, seat: int) -> TimeMachine:
    """The time machine of a seat; without one, one that cannot be used."""
    memory = s.players[seat].memory
    return memory if isinstance(memory, TimeMachine) else TimeMachine(used=True)


def costs_of(game: Any) -> tuple[int, ...]:
    """The costs on the spaces of the track, in $M (E1.CONTINUUM.09)."""
    return tuple(game.tables["time_machine"]["costs"])


def board_faults(game: Any, s: State, seat: int) -> Iterator[str]:
    """A marker beside the track, or a timeslot that there is not."""
    machine = machine_of(s, seat)
    if not 0 <= machine.marker < len(costs_of(game)):
        yield f"the time machine has no space {machine.marker}"
    if not NOWHERE <= machine.timely < len(game.boards.timeslots):
        yield f"there is no timeslot {machine.timely}"
    elif machine.timely != NOWHERE and not machine.used:
        yield "a show counts as timely though the machine was not used"


# -- the marker -----------------------------------------------------------------------------------


def due_reset(x: X, s: State, seat: int) -> Frames:
    """E1.CONTINUUM.08: at the start of every season, after those who choose something then."""
    return (ResettingMachine(seat),)


def run_reset(x: X, s: State, f: ResettingMachine) -> State:
    """E1.CONTINUUM.07, .08: the marker on the first space, the machine ready for one use."""
    s = x.close(s, f)
    if machine_of(s, f.seat) == TimeMachine():
        return s
    change = f"time machine at ${costs_of(x.game)[0]}M"
    return atoms.remember(x, s, f.seat, TimeMachine(), "E1.CONTINUUM.08", change)


def move_marker(x: X, s: State, seat: int) -> State:
    """E1.CONTINUUM.09, .10: 1 space to the right while the machine is unused, if there is one."""
    machine, costs = machine_of(s, seat), costs_of(x.game)
    if machine.used or machine.marker == len(costs) - 1:
        return s
    moved = machine.replace(marker=machine.marker + 1)
    change = f"time machine at ${costs[moved.marker]}M"
    return atoms.remember(x, s, seat, moved, "E1.CONTINUUM.09", change)


# -- two actions ----------------------------------------------------------------------------------


def offers(x: X, s: State, f: Turn) -> Iterator[Action]:
    """E1.CONTINUUM.03: once a season in the own turn, when the cost can be paid."""
    machine = machine_of(s, f.seat)
    if not machine.used and costs_of(x.game)[machine.marker] <= s.players[f.seat].cash:
        yield x.game.interned[UseTimeMachine][f.seat][()]


def check_use(x: X, s: State, f: Turn, action: UseTimeMachine) -> Iterator[Violation]:
    """E1.CONTINUUM.03: not twice in a season, and not without the cash."""
    machine = machine_of(s, f.seat)
    cost = costs_of(x.game)[machine.marker]
    if not isinstance(s.players[f.seat].memory, TimeMachine):
        yield violation("no-machine", "E1.CONTINUUM.03", "this player has no time machine")
    elif machine.used:
        message = "the time machine was used in this season"
        yield violation("used", "E1.CONTINUUM.03", message)
    elif cost > s.players[f.seat].cash:
        yield too_dear(s, f.seat, cost)


def perform_use(x: X, s: State, f: Turn, action: UseTimeMachine) -> State:
    """E1.CONTINUUM.03, .05: pay, a dimension card onto the star deck, an extra action."""
    machine = machine_of(s, f.seat)
    cost = costs_of(x.game)[machine.marker]
    lines = (base(cost, "E1.CONTINUUM.03", "time machine"),)
    s = atoms.pay(x, s, f.seat, cost, "E1.CONTINUUM.03", lines=lines)
    s = use_up(x, s, f.seat, machine.replace(used=True), "E1.CONTINUUM.03")
    return grant(x, s, f, x.game.rules.extra_action)


def use_up(x: X, s: State, seat: int, used: TimeMachine, rule: str) -> State:
    """E1.CONTINUUM.05: every use puts a dimension card on the star deck, while there is one."""
    s = atoms.remember(x, s, seat, used, rule, "time machine used")
    return atoms.put_on_deck(x, s, seat, "E1.CONTINUUM.05")


# -- a show in its timeslot -----------------------------------------------------------------------


def ask(x: X, s: State, seat: int) -> Frames:
    """E1.CONTINUUM.04: when the machine was not used, and there is a show."""
    unused = not machine_of(s, seat).used
    return (BendingTime(seat),) if unused and filled(s, seat) else ()


def legal_times(x: X, s: State, f: BendingTime) -> list[Any]:
    """E1.CONTINUUM.04: any own show, or none."""
    counts = x.game.interned[CountTimely][f.seat]
    timeslots = [x.game.boards.timeslots[i] for i in filled(s, f.seat)]
    return [counts[name] for name in (NOTHING, *timeslots)]


def check_time(x: X, s: State, f: BendingTime, action: CountTimely) -> Iterator[Violation]:
    """E1.CONTINUUM.04: an own show of the lineup."""
    timeslots = [x.game.boards.timeslots[i] for i in filled(s, f.seat)]
    if action.timeslot not in (NOTHING, *timeslots):
        message = "there is no lineup show in this timeslot"
        yield violation("no-show", "E1.CONTINUUM.04", message)


def perform_time(x: X, s: State, f: BendingTime, action: CountTimely) -> State:
    """E1.CONTINUUM.04, .05: a use for free, for this scoring only."""
    s = x.close(s, f)
    if action.timeslot == NOTHING:
        return s
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    used = machine_of(s, f.seat).replace(used=True, timely=timeslot)
    return use_up(x, s, f.seat, used, "E1.CONTINUUM.04")


def counts_as_timely(x: X, s: State, seat: int, timeslot: int, timely: bool) -> bool:
    """E1.CONTINUUM.04: the chosen show counts as being in its preferred timeslot."""
    return timely or machine_of(s, seat).timely == timeslot


def end_of_choice(x: X, s: State, seat: int) -> State:
    """E1.CONTINUUM.04: the choice held for the season's scoring only."""
    machine = machine_of(s, seat)
    if machine.timely == NOWHERE:
        return s
    after = machine.replace(timely=NOWHERE)
    return atoms.remember(x, s, seat, after, "E1.CONTINUUM.04", "no show counts as timely")


def board(game: Any, memory: TimeMachine) -> BoardTracks:
    """E1.CONTINUUM.03, .04, .09: the costs on the spaces, and the show that counts as timely."""
    spaces = tuple(money(cost) for cost in costs_of(game))
    note = "used in this season" if memory.used else ""
    if memory.timely != NOWHERE:
        note += f": the show at {game.boards.timeslots[memory.timely]} counts as timely"
    return (BoardTrack("time machine", spaces, plain_markers(memory.marker), note=note),)


def _timeslots(game: Any) -> Iterable[tuple[str]]:
    return ((name,) for name in (NOTHING, *game.all_timeslots))


CONTINUUM = Executive(
    id="continuum",
    edition="first",
    section="E1.CONTINUUM",
    name="TIME TRAVELLER",
    complexity=2,
    hooks=Hooks(
        on_round_start=due_reset,
        on_turn_end=move_marker,
        turn_offers=offers,
        on_scoring=ask,
        timely=counts_as_timely,
        on_round_end=end_of_choice,
    ),
    memory=TimeMachine(),
    kinds=(
        Kind(UseTimeMachine, (Turn,), no_parameters, check_use, perform_use),
        Kind(CountTimely, (BendingTime,), _timeslots, check_time, perform_time),
    ),
    frames=(
        FrameKind(ResettingMachine, run=run_reset),
        FrameKind(BendingTime, legal=legal_times),
    ),
    stage=3,
    solo=False,
    board_faults=board_faults,
    board=board,
)
