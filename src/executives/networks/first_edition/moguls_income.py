"""Moguls of the income phase: viewers for ad income, and upkeep waived (E1.CARDS.21, .24)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind
from executives.core.records import record
from executives.core.tally import Lines, total
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms, queries
from executives.networks.cards import Effect
from executives.networks.modifiers import Frames, State, X
from executives.networks.state import Shelf


@visible()
@record
class CountingAdIncome(Frame):
    """Ad income gives viewers in the upkeep that follows (E1.CARDS.21)."""

    seat: int = public()
    mogul: str = public()


@visible()
@record
class WaivingUpkeep(Frame):
    """The upkeep of a timeslot is waived in the income phase that follows (E1.MOGUL.34)."""

    seat: int = public()
    mogul: str = public()


@record
class WaiveUpkeep(Action):
    """Ignore the upkeep of the show and the stars of a timeslot (E1.MOGUL.34)."""

    timeslot: str

    TEXT: ClassVar[str] = "waive-upkeep {timeslot}"


def shelf_of(s: State, seat: int) -> Shelf:
    """Where it is noted what is ignored in this season."""
    shelf = s.players[seat].shelf
    assert shelf is not None
    return shelf


def counted(s: State, seat: int) -> list[int]:
    """The timeslots with a show whose income and expenses are not ignored by a donor token."""
    ignored = shelf_of(s, seat).ignored
    lineup = s.players[seat].lineup
    return [i for i, show in enumerate(lineup) if show is not None and not ignored >> i & 1]


# -- viewers for ad income ------------------------------------------------------------------------


def due_count(effect: Effect, card: str, x: X, s: State, seat: int) -> Frames:
    """E1.CARDS.21: in every income phase, when it is known what is ignored in it."""
    return (CountingAdIncome(seat, card),)


def run_counting(x: X, s: State, f: CountingAdIncome) -> State:
    """E1.MOGUL.22, .23: by ad income alone, whatever upkeep leaves of it."""
    s = x.close(s, f)
    lines: Lines = ()
    for effect in x.game.card[f.mogul].effects:
        if effect.kind == "viewers-per-ad-income":
            income = sum(
                total(queries.ad_income_lines(x, s, f.seat, timeslot, effect.rule))
                for timeslot in counted(s, f.seat)
            )
            viewers = effect.amount * (income // effect.divide)
            lines += (queries.base(viewers, effect.rule, f.mogul),)
    return atoms.gain_viewers(x, s, f.seat, lines, "E1.MOGUL.22") if total(lines) else s


# -- a timeslot without upkeep --------------------------------------------------------------------


def ask(effect: Effect, card: str, x: X, s: State, seat: int) -> Frames:
    """E1.MOGUL.34: in every income phase."""
    return (WaivingUpkeep(seat, card),)


def waivable(x: X, s: State, seat: int) -> list[str]:
    """E1.MOGUL.34: the timeslots with a show, but those without income and expenses anyway."""
    waived = shelf_of(s, seat).waived
    return [x.game.boards.timeslots[i] for i in counted(s, seat) if not waived >> i & 1]


def legal_waiving(x: X, s: State, f: WaivingUpkeep) -> list[Any]:
    """Any of these timeslots."""
    waives = x.game.interned[WaiveUpkeep][f.seat]
    return [waives[name] for name in waivable(x, s, f.seat)]


def run_waiving(x: X, s: State, f: WaivingUpkeep) -> State | WaiveUpkeep | None:
    """Without a show there is nothing to choose, with one there is no choice."""
    names = waivable(x, s, f.seat)
    if not names:
        return x.close(s, f)
    forced: WaiveUpkeep = x.game.interned[WaiveUpkeep][f.seat][names[0]]
    return forced if len(names) == 1 else None


def check_waive(x: X, s: State, f: WaivingUpkeep, action: WaiveUpkeep) -> Iterator[Violation]:
    """E1.MOGUL.34: a timeslot of the own lineup with a show."""
    if action.timeslot not in waivable(x, s, f.seat):
        message = "there is no upkeep to ignore at {timeslot}"
        yield violation("no-show", "E1.MOGUL.34", message, timeslot=action.timeslot)


def perform_waive(x: X, s: State, f: WaivingUpkeep, action: WaiveUpkeep) -> State:
    """E1.MOGUL.34: note the timeslot for the income phase that follows."""
    s = x.close(s, f)
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    return atoms.shelved(s, f.seat, waived=shelf_of(s, f.seat).waived | 1 << timeslot)


def waived_lines(effect: Effect, card: str, x: X, s: State, seat: int) -> Lines:
    """E1.MOGUL.34, .35: what show and stars of a waived timeslot cost does not count, ads do."""
    waived = shelf_of(s, seat).waived
    lines: Lines = ()
    for timeslot in counted(s, seat):
        show = s.players[seat].lineup[timeslot]
        if show is None or not waived >> timeslot & 1:
            continue
        due = queries.upkeep_due_lines(x, s, seat, show.show, True)
        for slot, attached in enumerate(show.cards):
            if attached and not x.game.is_ad[attached]:
                due += queries.upkeep_due_lines(x, s, seat, attached, bool(show.up >> slot & 1))
        lines += tuple(queries.add(line.amount, effect.rule, line.source) for line in due)
    return lines


def forget(effect: Effect, card: str, x: X, s: State, seat: int) -> State:
    """E1.MOGUL.34: another income phase, another choice."""
    return atoms.shelved(s, seat, waived=0) if shelf_of(s, seat).waived else s


def count_faults(game: Any, s: State, f: CountingAdIncome) -> Iterator[tuple[str, str]]:
    """What is wrong with such a frame in a state that came from outside."""
    yield from _faults(game, s, f, "viewers-per-ad-income")


def waiving_faults(game: Any, s: State, f: WaivingUpkeep) -> Iterator[tuple[str, str]]:
    """What is wrong with such a frame in a state that came from outside."""
    yield from _faults(game, s, f, "waive-upkeep")
    if s.pending[-1] is f and len(waivable(game.context, s, f.seat)) < 2:
        yield "seat", "there is nothing to choose"


def _faults(
    game: Any, s: State, f: CountingAdIncome | WaivingUpkeep, kind: str
) -> Iterator[tuple[str, str]]:
    held = f.mogul in s.players[f.seat].moguls
    if not held or all(effect.kind != kind for effect in game.card[f.mogul].effects):
        yield "mogul", f"{f.mogul!r} is no such mogul of this player"


def _timeslots(game: Any) -> Iterable[tuple[str]]:
    return ((name,) for name in game.all_timeslots)


KINDS = (Kind(WaiveUpkeep, (WaivingUpkeep,), _timeslots, check_waive, perform_waive),)
FRAMES = (
    FrameKind(CountingAdIncome, run=run_counting),
    FrameKind(WaivingUpkeep, legal=legal_waiving, run=run_waiving),
)
EFFECT_HOOKS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "viewers-per-ad-income": {"on_upkeep": due_count},
        "waive-upkeep": {"on_upkeep": ask, "income": waived_lines, "on_round_end": forget},
    }
)
