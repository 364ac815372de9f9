"""Cards used between actions: one-shots and anomalies, and the choices of their effects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from executives.core.frames import FrameKind, Kind
from executives.core.violations import Violation, violation
from executives.networks import atoms
from executives.networks.actions import ChooseTimeslot, UseCard
from executives.networks.cards import Mogul, Star
from executives.networks.effects import check_use, raisable, use
from executives.networks.frames import ChoosingShow, Turn
from executives.networks.modifiers import State, X


def check_use_card(x: X, s: State, f: Turn, action: UseCard) -> Iterator[Violation]:
    """A held one-shot card or anomaly whose effect is possible (E2.BASE.26, E2.CARDS.02)."""
    player = s.players[f.seat]
    rule = "E2.CARDS.02"
    if action.card not in (*player.stars, *player.network, *player.moguls):
        message = "{card} is not in the green room"
        yield violation("not-held", rule, message, card=action.card)
    elif action.card in player.face_down:
        message = "{card} has been used"
        yield violation("used", "E2.MOGUL.09", message, card=action.card)
    elif action.card not in x.game.usable:
        message = "{card} is not a card that is used"
        yield violation("not-usable", rule, message, card=action.card)
    else:
        yield from check_use(x, s, f.seat, action.card)


def perform_use_card(x: X, s: State, f: Turn, action: UseCard) -> State:
    """Discard the card, then resolve it (E2.CARDS.02, .43)."""
    kind = type(x.game.card[action.card])
    if kind is Mogul:
        s = atoms.turn_face_down(x, s, f.seat, action.card, "E2.MOGUL.09")
        return use(x, s, f, action.card)
    rule = "E2.CARDS.43" if kind is Star else "E2.CARDS.05"
    s = atoms.discard_green(x, s, f.seat, action.card, rule)
    return use(x, s, f, action.card)


def legal_timeslots(x: X, s: State, f: ChoosingShow) -> list[Any]:
    """The shows that the effect may choose."""
    choices = x.game.interned[ChooseTimeslot][f.seat]
    return [choices[x.game.boards.timeslots[i]] for i in raisable(s, f.seat)]


def check_timeslot(x: X, s: State, f: ChoosingShow, action: ChooseTimeslot) -> Iterator[Violation]:
    """A lineup show whose season marker can move up (E2.CARDS.41)."""
    names = [x.game.boards.timeslots[i] for i in raisable(s, f.seat)]
    if action.timeslot not in names:
        message = "only a lineup show with its season marker below row 1 can be chosen"
        yield violation("no-target", "E2.CARDS.41", message)


def perform_timeslot(x: X, s: State, f: ChoosingShow, action: ChooseTimeslot) -> State:
    """Move the season marker of the chosen show up one row (E2.CARDS.41)."""
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    show = s.players[f.seat].lineup[timeslot]
    assert show is not None
    s = x.close(s, f)
    return atoms.set_season_row(x, s, f.seat, timeslot, show.row - 1, "E2.CARDS.41")


def _usable(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.usable)


def _timeslots(game: Any) -> Iterable[tuple[str]]:
    return ((timeslot,) for timeslot in game.boards.timeslots)


KINDS = (
    Kind(UseCard, (Turn,), _usable, check_use_card, perform_use_card),
    Kind(ChooseTimeslot, (ChoosingShow,), _timeslots, check_timeslot, perform_timeslot),
)
FRAMES = (FrameKind(ChoosingShow, legal=legal_timeslots),)
