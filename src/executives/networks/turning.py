"""Cards that are turned rightside up, and what a card does when it has been attached."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from executives.core.frames import Frame, FrameKind, Kind, always, no_parameters
from executives.core.tally import Line, Stage, total
from executives.core.violations import Violation, violation
from executives.networks import atoms, queries
from executives.networks.actions import StopTurning, TurnUp
from executives.networks.cards import Effect
from executives.networks.frames import AttachedEffect, TurningAd, TurningUp
from executives.networks.modifiers import State, X

ATTACHED = ("turn-up-stars", "turn-up-ad", "gain-show-score")
"""Effects on being attached in their order: what turns cards comes before what counts them."""


def attached_effects(x: X, s: State, seat: int, timeslot: int, fresh: int) -> State:
    """Put what new cards do as they lie on the stack, by kind and slot (E2.CARDS.14, .20, .26)."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    found: list[tuple[int, int]] = []
    for slot in range(fresh.bit_length()):
        effect = attached_effect(x, show.cards[slot]) if fresh >> slot & 1 else None
        if effect is not None and _lies(show.up, slot, effect.side):
            found.append((ATTACHED.index(effect.kind), slot))
    frames = [AttachedEffect.new(seat, timeslot, slot) for _, slot in sorted(found, reverse=True)]
    return x.push(s, *frames) if frames else s


def attached_effect(x: X, card: str) -> Effect | None:
    """What a card does when it is attached, if it does something then."""
    for effect in x.game.card[card].effects:
        if effect.kind in ATTACHED:
            return effect  # type: ignore[no-any-return]
    return None


def _lies(up: int, slot: int, side: str) -> bool:
    return not side or bool(up >> slot & 1) == (side == "up")


def run_attached_effect(x: X, s: State, f: AttachedEffect) -> State:
    """Turn the other stars, let an ad be turned, or gain viewers for the show's score."""
    show = s.players[f.seat].lineup[f.timeslot]
    assert show is not None
    effect = attached_effect(x, show.cards[f.slot])
    assert effect is not None
    s = x.close(s, f)
    if effect.kind == "turn-up-stars":
        stars = [i for i, card in enumerate(show.cards) if card and not x.game.is_ad[card]]
        sides = {i: True for i in stars if i != f.slot and not show.up >> i & 1}
        return atoms.turn_cards(x, s, f.seat, f.timeslot, sides, effect.rule) if sides else s
    if effect.kind == "turn-up-ad":
        return x.push(s, TurningAd(f.seat, f.timeslot, effect.rule))
    score = total(queries.show_score_lines(x, s, f.seat, f.timeslot))
    gained = queries.base(score // effect.divide, effect.rule, show.cards[f.slot])
    lines = (gained, Line(Stage.FLOOR, 0, effect.rule))
    return atoms.gain_viewers(x, s, f.seat, lines, effect.rule)


# -- turning ------------------------------------------------------------------------------------


def upside_down(s: State, seat: int) -> Iterator[tuple[int, int, str]]:
    """Every upside-down card of a lineup: timeslot, slot and card."""
    for timeslot, show in enumerate(s.players[seat].lineup):
        if show is not None:
            for slot, card in enumerate(show.cards):
                if card and not show.up >> slot & 1:
                    yield timeslot, slot, card


def turnable(x: X, s: State, f: TurningAd | TurningUp) -> list[tuple[int, int, str]]:
    """The cards that may be turned: of the whole lineup, or the ads of one show."""
    found = upside_down(s, f.seat)
    if isinstance(f, TurningUp):
        return list(found)
    return [place for place in found if place[0] == f.timeslot and x.game.is_ad[place[2]]]


def legal_turning(x: X, s: State, f: TurningAd | TurningUp) -> list[Any]:
    """Every card that may be turned; or none further, where it is only allowed."""
    turns = x.game.interned[TurnUp][f.seat]
    legal: list[Any] = [turns[card] for _, _, card in turnable(x, s, f)]
    stop = x.game.interned[StopTurning][f.seat][()]
    return [stop, *legal] if isinstance(f, TurningUp) else legal


def run_turning(x: X, s: State, f: TurningAd | TurningUp) -> State | None:
    """Go on when no card can be turned, or the last one has been."""
    done = isinstance(f, TurningUp) and not f.left
    return x.close(s, f) if done or not turnable(x, s, f) else None


def check_turn_up(x: X, s: State, f: TurningAd | TurningUp, action: TurnUp) -> Iterator[Violation]:
    """An upside-down card of those that the effect reaches (E2.CARDS.17, .26)."""
    if all(card != action.card for _, _, card in turnable(x, s, f)):
        message = "{card} is no upside-down card that this effect reaches"
        yield violation("not-turnable", f.rule, message, card=action.card)


def perform_turn_up(x: X, s: State, f: TurningAd | TurningUp, action: TurnUp) -> State:
    """Turn the card; it stays so whatever its condition (E2.CARDS.17)."""
    timeslot, slot, _ = next(p for p in turnable(x, s, f) if p[2] == action.card)
    rest: tuple[Frame, ...] = ()
    if isinstance(f, TurningUp):
        rest = (f.replace(left=f.left - 1),)
    s = x.close(s, f, *rest)
    return atoms.turn_cards(x, s, f.seat, timeslot, {slot: True}, f.rule)


def perform_stop_turning(x: X, s: State, f: TurningUp, action: StopTurning) -> State:
    """Turn no further card."""
    return x.close(s, f)


def _attachable(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.attachable)


KINDS = (
    Kind(StopTurning, (TurningUp,), no_parameters, always, perform_stop_turning),
    Kind(TurnUp, (TurningUp, TurningAd), _attachable, check_turn_up, perform_turn_up),
)
FRAMES = (
    FrameKind(AttachedEffect, run=run_attached_effect),
    FrameKind(TurningUp, legal=legal_turning, run=run_turning),
    FrameKind(TurningAd, legal=legal_turning, run=run_turning),
)
