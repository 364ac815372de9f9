"""Moguls that matter when they are gained (E1.CARDS.26, .27)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind
from executives.core.records import record
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms
from executives.networks.cards import Effect
from executives.networks.first_edition.mogul_display import display_moguls
from executives.networks.modifiers import State, X
from executives.networks.queries import base


@visible()
@record
class DecidingOnMogul(Frame):
    """A mogul just gained is used at once, or kept until the game's end (E1.MOGUL.43)."""

    seat: int = public()
    mogul: str = public()


@record
class CashIn(Action):
    """Take the cash of a mogul and turn it over (E1.MOGUL.43)."""

    mogul: str

    TEXT: ClassVar[str] = "cash-in {mogul}"


@record
class HoldMogul(Action):
    """Keep a mogul until the game's end (E1.MOGUL.43)."""

    mogul: str

    TEXT: ClassVar[str] = "hold {mogul}"


# -- a further mogul ------------------------------------------------------------------------------


def further_moguls(x: X, s: State, seat: int, limit: int) -> int:
    """E1.MOGUL.38, .39: one more than otherwise, for each such mogul."""
    return limit + 1


def refill(effect: Effect, card: str, x: X, s: State, seat: int, mogul: str) -> State:
    """E1.MOGUL.40, .41: when it is taken, a mogul of the stock joins the display for anybody."""
    return display_moguls(x, s, effect.amount, "E1.MOGUL.40") if mogul == card else s


# -- cash now, or viewers at the end --------------------------------------------------------------


def ask(effect: Effect, card: str, x: X, s: State, seat: int, mogul: str) -> State:
    """E1.MOGUL.43: the decision is due at once."""
    return x.push(s, DecidingOnMogul(seat, card)) if mogul == card else s


def legal_decisions(x: X, s: State, f: DecidingOnMogul) -> list[Any]:
    """Now, or at the end (E1.MOGUL.43)."""
    interned = x.game.interned
    return [interned[CashIn][f.seat][f.mogul], interned[HoldMogul][f.seat][f.mogul]]


def check_decision(
    x: X, s: State, f: DecidingOnMogul, action: CashIn | HoldMogul
) -> Iterator[Violation]:
    """The mogul just gained (E1.MOGUL.43)."""
    if action.mogul != f.mogul:
        message = "{card} is not the mogul just gained"
        yield violation("not-gained", "E1.MOGUL.43", message, card=action.mogul)


def perform_cash_in(x: X, s: State, f: DecidingOnMogul, action: CashIn) -> State:
    """Turn it over for its cash; it counts nothing at the end (E1.CARDS.27)."""
    effect = next(e for e in x.game.card[f.mogul].effects if e.kind == "cash-or-viewers")
    s = atoms.turn_face_down(x, x.close(s, f), f.seat, f.mogul, "E1.MOGUL.13")
    lines = (base(effect.amount, effect.rule, f.mogul),)
    return atoms.gain_cash(x, s, f.seat, lines, "E1.MOGUL.43")


def perform_hold(x: X, s: State, f: DecidingOnMogul, action: HoldMogul) -> State:
    """It scores at the game's end (E1.CARDS.27)."""
    return x.close(s, f)


def decision_faults(game: Any, s: State, f: DecidingOnMogul) -> Iterator[tuple[str, str]]:
    """What is wrong with such a frame in a state that came from outside."""
    player = s.players[f.seat]
    held = f.mogul in player.moguls and f.mogul not in player.face_down
    if not held or all(e.kind != "cash-or-viewers" for e in game.card[f.mogul].effects):
        yield "mogul", f"there is nothing to decide on {f.mogul!r}"


def _deciding(game: Any) -> Iterable[tuple[str]]:
    return ((mogul,) for mogul in game.moguls)


KINDS = (
    Kind(CashIn, (DecidingOnMogul,), _deciding, check_decision, perform_cash_in),
    Kind(HoldMogul, (DecidingOnMogul,), _deciding, check_decision, perform_hold),
)
FRAMES = (FrameKind(DecidingOnMogul, legal=legal_decisions),)
EFFECT_HOOKS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {"second-mogul": {"on_mogul": refill}, "cash-or-viewers": {"on_mogul": ask}}
)
SHARED_HOOKS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {"second-mogul": {"mogul_limit": further_moguls}}
)
