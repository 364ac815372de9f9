"""Rounds: their start, the six steps of their end, and end-game scoring."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any

from executives.core.frames import Frame, FrameKind
from executives.networks import atoms, queries
from executives.networks.events import RoundStarted
from executives.networks.frames import (
    Ageing,
    Clearing,
    Dealing,
    EndScoring,
    RoundStart,
    Scoring,
    Turns,
    Upkeep,
)
from executives.networks.modifiers import State, X
from executives.networks.state import DeckId, Player, Row

_DECK_OF_ROW = {Row.STARS: DeckId.STAR, Row.ADS: DeckId.AD, Row.NETWORK: DeckId.NETWORK}


def turn_order(x: X, s: State) -> tuple[int, ...]:
    """The seats in the order of the round (E2.BASE.23, .31)."""
    return x.game.rules.turn_order(x, s)  # type: ignore[no-any-return]


def show_deck(number: int) -> DeckId:
    """The show deck of a round (E2.BASE.05)."""
    return DeckId(number // 2)


def run_round_start(x: X, s: State, f: RoundStart) -> State:
    """Start-of-round abilities by stage and turn order, then the turns (E2.BASE.16)."""
    if x.log is not None:
        x.emit(RoundStarted(s.first, "E2.BASE.16", s.round))
    s = x.close(s, f, Turns.new(s.first))
    staged = staged_frames(x, s, lambda player: player.modifiers)
    return x.push(s, *(frame for _, frame in reversed(staged)))


def staged_frames(
    x: X, s: State, names_of: Callable[[Player], tuple[str, ...]]
) -> list[tuple[int, Frame]]:
    """Start-of-round frames with their stages, by stage and then turn order (E2.BASE.16).

    ``names_of`` tells which modifiers of a player act now.
    """
    staged: list[tuple[int, Frame]] = []
    for seat in turn_order(x, s):
        player = s.players[seat]
        for hook in x.game.hooks[names_of(player)].on_round_start:
            stage = x.game.stage_of(player.executive)
            staged += [(stage, frame) for frame in hook(x, s, seat)]
    staged.sort(key=itemgetter(0))  # stable: within a stage the turn order stays
    return staged


def ask_first(x: X, s: State, f: Any, asking: tuple[Any, ...]) -> State:
    """Serve the triggers of a step before it is carried out: they may ask somebody.

    Of several moguls one after the other asks, in the order of their ids, after all others.
    """
    s = x.close(s, f, f.replace(asked=True))
    frames = [frame for hook in asking for frame in hook(x, s, f.seat)]
    frames.sort(key=_mogul_of)
    return x.push(s, *reversed(frames))


def _mogul_of(frame: Frame) -> str:
    """The mogul for which a frame asks, "" for others."""
    return str(getattr(frame, "mogul", ""))


def run_upkeep(x: X, s: State, f: Upkeep) -> State:
    """Step 1: income less expenses as one net amount; a shortfall costs viewers (E2.BASE.65)."""
    asking = x.game.hooks[s.players[f.seat].modifiers].on_upkeep
    if asking and not f.asked:
        return ask_first(x, s, f, asking)
    s = x.close(s, f)
    net = queries.upkeep(x, s, f.seat)
    lines = queries.upkeep_lines(x, s, f.seat) if x.log is not None else ()
    cash = s.players[f.seat].cash
    unpaid = -(cash + net)
    if unpaid <= 0:
        return atoms.change_cash(x, s, f.seat, net, "E2.BASE.65", lines=lines)
    s = atoms.pay(x, s, f.seat, cash, "E2.BASE.66", lines=lines)
    lost = -unpaid * x.game.boards.viewers_per_unpaid_million
    # Where totals may be negative, a shortfall takes nothing from one that is (E1.BASE.48).
    most = max(s.players[f.seat].viewers - x.game.boards.viewer_floor, 0)
    lost = max(lost, -most) if x.game.viewer_floor < x.game.boards.viewer_floor else lost
    loss = (queries.add(lost, "E2.BASE.66", f"${unpaid}M unpaid"),)
    return atoms.gain_viewers(x, s, f.seat, loss, "E2.BASE.66")


def run_scoring(x: X, s: State, f: Scoring) -> State:
    """Step 2: lineup scoring (E2.BASE.69)."""
    asking = x.game.hooks[s.players[f.seat].modifiers].on_scoring
    if asking and not f.asked:
        return ask_first(x, s, f, asking)
    s = x.close(s, f)
    score = queries.round_score(x, s, f.seat)
    lines = queries.round_score_lines(x, s, f.seat) if x.log is not None else ()
    return atoms.change_viewers(x, s, f.seat, score, "E2.BASE.69", lines=lines)


def run_ageing(x: X, s: State, f: Ageing) -> State:
    """Step 3: season markers move down one row, not below the last (E2.BASE.70)."""
    s = x.close(s, f)
    for seat in turn_order(x, s):
        s = atoms.age_lineup(x, s, seat, "E2.BASE.70")
    for seat in turn_order(x, s):
        for hook in x.game.hooks[s.players[seat].modifiers].on_round_end:
            s = hook(x, s, seat)
    return s


def run_clearing(x: X, s: State, f: Clearing) -> State:
    """Step 4: shows leave the game, other cards go back, left to right (E2.BASE.21)."""
    s = x.close(s, f)
    swept = s.display
    s = s.set_display(((), (), (), ()))
    for cards in swept:
        s = atoms.put_away(x, s, s.first, cards, "display", "E2.BASE.21")
    return s


def run_dealing(x: X, s: State, f: Dealing) -> State:
    """Step 6: the next round's display (E2.BASE.18)."""
    players = s.players
    if any(player.spent for player in players):
        players = tuple(player.replace(spent=()) for player in players)
    s = x.close(s, f).replace(round=s.round + 1, passed=(), players=players)
    return deal_display(x, s)


def deal_display(x: X, s: State) -> State:
    """Deal the four rows for the number of players, shows from the deck of the round."""
    for row in Row:
        deck = show_deck(s.round) if row is Row.SHOWS else _DECK_OF_ROW[row]
        size = x.game.boards.display[row][x.game.seats - 1]
        s = atoms.deal(x, s, row, deck, size, s.first, "E2.BASE.18")
    return s


def run_end_scoring(x: X, s: State, f: EndScoring) -> State:
    """End-game scoring of one seat (E2.BASE.73, .74)."""
    s = atoms.bank(x.close(s, f), f.seat)
    lines = queries.end_score_lines(x, s, f.seat)
    return atoms.gain_viewers(x, s, f.seat, lines, "E2.BASE.74")


FRAMES = (
    FrameKind(RoundStart, run=run_round_start),
    FrameKind(Upkeep, run=run_upkeep),
    FrameKind(Scoring, run=run_scoring),
    FrameKind(Ageing, run=run_ageing),
    FrameKind(Clearing, run=run_clearing),
    FrameKind(Dealing, run=run_dealing),
    FrameKind(EndScoring, run=run_end_scoring),
)
