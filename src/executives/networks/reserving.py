"""Shows reserved on network cards, to be developed later as if displayed (E1.CARDS.12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind
from executives.core.records import record
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms
from executives.networks.cards import Effect
from executives.networks.modifiers import State, X
from executives.networks.state import Reserved, Row
from executives.networks.used_cards import replacements, use_up


@visible()
@record
class Reserving(Frame):
    """A show of the display is put on a network card of the green room (E1.CARDS.12)."""

    seat: int = public()
    card: str = public()


@record
class ReserveShow(Action):
    """Put a show of the display on the network card in use (E1.CARDS.12)."""

    show: str

    TEXT: ClassVar[str] = "reserve {show}"


def legal_reservations(x: X, s: State, f: Reserving) -> list[Any]:
    """Every show of the display."""
    reserves = x.game.interned[ReserveShow][f.seat]
    return [reserves[show] for show in s.display[Row.SHOWS]]


def check_reserve(x: X, s: State, f: Reserving, action: ReserveShow) -> Iterator[Violation]:
    """A show of the display."""
    if action.show not in s.display[Row.SHOWS]:
        message = "{card} is not in the display"
        yield violation("not-displayed", "E1.CARDS.12", message, card=action.show)


def perform_reserve(x: X, s: State, f: Reserving, action: ReserveShow) -> State:
    """The card lies with its owner, the show on it."""
    return atoms.reserve(x, x.close(s, f), f.seat, f.card, action.show, "E1.CARDS.12")


def reserved_on(s: State, seat: int, card: str) -> tuple[Reserved, ...]:
    """The show that lies on a network card, if there is one, with the card."""
    shelf = s.players[seat].shelf
    assert shelf is not None
    return tuple(one for one in shelf.reserved if one.card == card)


def reserved_show(effect: Effect, card: str, x: X, s: State, seat: int) -> tuple[str, ...]:
    """E1.CARDS.12: the show on the card may be developed as if displayed, by its owner only.

    That is in a later turn than that in which it was put there.
    """
    return tuple(one.show for one in reserved_on(s, seat, card) if not one.fresh)


def turn_is_over(effect: Effect, card: str, x: X, s: State, seat: int) -> State:
    """E1.CARDS.12: from now on the show on the card may be developed."""
    if not any(one.fresh for one in reserved_on(s, seat, card)):
        return s
    shelf = s.players[seat].shelf
    assert shelf is not None
    reserved = tuple(one.replace(fresh=False) for one in shelf.reserved)
    return atoms.shelved(s, seat, reserved=reserved)


def release(effect: Effect, card: str, x: X, s: State, seat: int, show: str) -> State | None:
    """E1.CARDS.05, .12: the show is developed, and the card discarded like any used one."""
    for one in reserved_on(s, seat, card):
        if one.show == show:
            if not replacements(x, s, seat, card):
                return atoms.release(x, s, seat, one, effect.rule, keep=False)
            s = atoms.release(x, s, seat, one, effect.rule, keep=True)
            return use_up(x, s, seat, card, effect.rule)
    return None


def check_frame(game: Any, s: State, f: Reserving) -> Iterator[tuple[str, str]]:
    """What is wrong with the frame in a state that came from outside."""
    effects = game.card[f.card].effects if f.card in game.card else ()
    if f.card not in s.players[f.seat].network:
        yield "card", f"{f.card!r} is not in the green room"
    elif all(effect.kind != "reserve-show" for effect in effects):
        yield "card", f"no show is put on {f.card!r}"
    elif not s.display[Row.SHOWS]:
        yield "card", "there is no displayed show"


def _shows(game: Any) -> Iterable[tuple[str]]:
    return ((show,) for show in game.displayable[Row.SHOWS])


KINDS = (Kind(ReserveShow, (Reserving,), _shows, check_reserve, perform_reserve),)
FRAMES = (FrameKind(Reserving, legal=legal_reservations),)
EFFECT_HOOKS: Mapping[str, Mapping[str, Callable[..., Any]]] = {
    "reserve-show": {
        "further_shows": reserved_show,
        "on_fetched": release,
        "on_turn_end": turn_is_over,
    }
}
"""The hooks of cards with such effects, by the kind of effect."""
