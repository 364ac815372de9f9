"""The course of a season of the first edition: its start, its end, and the last scorings."""

from __future__ import annotations

from operator import itemgetter

from executives.core.frames import Frame, FrameKind
from executives.core.modifiers import HookTable
from executives.core.records import record
from executives.core.tally import Lines, total
from executives.core.visibility import public, visible
from executives.networks import atoms, queries
from executives.networks.events import RoundStarted
from executives.networks.first_edition.cards_places import place_frames
from executives.networks.first_edition.cards_shared_upkeep import sharing_frames
from executives.networks.first_edition.mogul_display import (
    clear_useless,
    discard_leftmost,
    takeable_moguls,
)
from executives.networks.frames import (
    Ageing,
    Clearing,
    Dealing,
    EndScoring,
    Scoring,
    Turns,
    Upkeep,
)
from executives.networks.modifiers import State, X
from executives.networks.rounds import ask_first, staged_frames, turn_order
from executives.networks.state import Player

CARDS_STAGE = 2
"""Cards of a season's start come after RICH (0) and GORILLA (1), whoever holds them."""


@visible()
@record
class SeasonStart(Frame):
    """What happens at a season's start, by stage and turn order (E1.BASE.21)."""


@visible()
@record
class CardsOfStart(Frame):
    """Held cards follow the executives, in the turn order that stands then (E1.CARDS.16)."""


@visible()
@record
class FirstTurn(Frame):
    """The turns of the season begin, in the order that stands now (E1.BASE.21)."""


@visible()
@record
class Archiving(Frame):
    """Reruns go to the archives (E1.BASE.52)."""


@visible()
@record
class Reordering(Frame):
    """The order of dropping is the next turn order (E1.BASE.20)."""


@visible()
@record
class ThinningMoguls(Frame):
    """A solo game loses a mogul of its display after some seasons (E1.SOLO.08-.10)."""


@visible()
@record
class FinalLineup(Frame):
    """The lineup of a seat is scored once more at the end (E1.BASE.55).

    ``asked``: cards that may be used at it have been offered (E1.CARDS.04).
    """

    seat: int = public()
    asked: bool = public(default=False)


def run_season_start(x: X, s: State, f: SeasonStart) -> State:
    """Start-of-season abilities, by stage and turn order, before the turns (E1.BASE.21)."""
    if x.log is not None:
        x.emit(RoundStarted(s.first, "E1.BASE.21", s.round))
    s = x.close(s, f, FirstTurn())
    staged = staged_frames(x, s, own_executive)
    staged.append((CARDS_STAGE, CardsOfStart()))
    staged.sort(key=itemgetter(0))
    return x.push(s, *(frame for _, frame in reversed(staged)))


def own_executive(player: Player) -> tuple[str, ...]:
    """The modifier of a player that is its executive."""
    return (player.executive,) if player.executive in player.modifiers else ()


def all_but_executive(player: Player) -> tuple[str, ...]:
    """The modifiers of a player that are not its executive."""
    own = player.executive
    return tuple([name for name in player.modifiers if name != own])


def run_cards_of_start(x: X, s: State, f: CardsOfStart) -> State:
    """What held cards do at a season's start, in turn order (E1.CARDS.04, .16)."""
    s = x.close(s, f)
    frames: list[Frame] = []
    for seat in turn_order(x, s):
        for hook in x.game.hooks[all_but_executive(s.players[seat])].on_round_start:
            frames += hook(x, s, seat)
        frames += place_frames(x, s, seat)
    return x.push(s, *reversed(frames))


def run_first_turn(x: X, s: State, f: FirstTurn) -> State:
    """The first of the order begins (E1.BASE.01)."""
    return x.close(s, f, Turns.new(turn_order(x, s)[0]))


def end_of_season(x: X, s: State) -> tuple[Frame, ...]:
    """The frames of a season's end in the order of E1.BASE.45, the first step on top."""
    order = turn_order(x, s)
    steps: list[Frame] = sharing_frames(x, s)
    steps += [Upkeep.new(seat, False) for seat in order]
    steps += [Scoring.new(seat, False) for seat in order]
    steps += [Archiving(), Ageing()]
    if s.round < x.game.boards.rounds:
        steps += [ThinningMoguls(), Reordering(), Clearing(), Dealing(), SeasonStart()]
    else:
        steps += [FinalLineup(seat) for seat in order]
        steps += [EndScoring.new(seat) for seat in order]
    return tuple(reversed(steps))


def run_archiving(x: X, s: State, f: Archiving) -> State:
    """After scoring the reruns of everybody go to the archives (E1.BASE.52)."""
    s = x.close(s, f)
    for seat in turn_order(x, s):
        s = atoms.archive_reruns(x, s, seat, "E1.BASE.52")
    return s


def run_reordering(x: X, s: State, f: Reordering) -> State:
    """The order of dropping becomes the turn order (E1.BASE.20)."""
    return atoms.set_order(x, x.close(s, f), s.passed, "E1.BASE.20")


def run_thinning(x: X, s: State, f: ThinningMoguls) -> State:
    """In a solo game some seasons cost the leftmost mogul, if one could be gained (E1.SOLO.08)."""
    s = clear_useless(x, x.close(s, f))
    seasons = x.game.tables["mogul_display"]["solo_discard_rounds"]
    if x.game.seats > 1 or s.round not in seasons or not takeable_moguls(s):
        return s
    rules = ("E1.SOLO.08", "E1.SOLO.09")
    return discard_leftmost(x, s, rules[seasons.index(s.round)])


# -- scoring ---------------------------------------------------------------------------------------


def rerun_lines(x: X, s: State, seat: int) -> Lines:
    """Each show in reruns scores its printed value in the season it was cancelled (E1.BASE.54)."""
    reruns = s.players[seat].reruns
    if not reruns:
        return ()
    cards = x.game.card
    return tuple(
        [queries.add(cards[rerun.show].rerun, "E1.BASE.49", rerun.show) for rerun in reruns]
    )


def hooks_without_executive(x: X, s: State, seat: int) -> HookTable:
    """What answers in the sixth scoring: everything but the executive (E1.BASE.58)."""
    names = all_but_executive(s.players[seat])
    return x.game.hooks[names]  # type: ignore[no-any-return]


def final_lineup_lines(x: X, s: State, seat: int) -> Lines:
    """Shows, stars and promo ads once more, without the executive (E1.BASE.55-.58)."""
    player = s.players[seat]
    hooks = hooks_without_executive(x, s, seat)
    lines: Lines = ()
    for timeslot, show in enumerate(player.lineup):
        if show is not None:
            lines += queries.own_show_lines(x, s, seat, timeslot)
            for hook in hooks.show_score:
                lines += hook(x, s, seat, timeslot)
    for hook in hooks.round_score:
        lines += hook(x, s, seat)
    return lines


def run_final_lineup(x: X, s: State, f: FinalLineup) -> State:
    """Score the lineup of one seat once more (E1.BASE.55)."""
    asking = hooks_without_executive(x, s, f.seat).on_scoring
    if asking and not f.asked:
        return ask_first(x, s, f, asking)
    s = x.close(s, f)
    lines = final_lineup_lines(x, s, f.seat)
    return atoms.change_viewers(x, s, f.seat, total(lines), "E1.BASE.55", lines=lines)


FRAMES = (
    FrameKind(SeasonStart, run=run_season_start),
    FrameKind(CardsOfStart, run=run_cards_of_start),
    FrameKind(FirstTurn, run=run_first_turn),
    FrameKind(Archiving, run=run_archiving),
    FrameKind(Reordering, run=run_reordering),
    FrameKind(ThinningMoguls, run=run_thinning),
    FrameKind(FinalLineup, run=run_final_lineup),
)
