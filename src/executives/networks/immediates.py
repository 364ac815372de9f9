"""Immediate cards: what they do when they are taken (E2.CARDS.01)."""

from __future__ import annotations

from executives.core.frames import FrameKind
from executives.networks import atoms
from executives.networks.draws import draw_and_keep
from executives.networks.frames import Resolved
from executives.networks.modifiers import State, X
from executives.networks.queries import base


def resolve_immediate(x: X, s: State, seat: int, card: str) -> State:
    """Resolve an immediate card (E2.CARDS.01)."""
    for effect in x.game.card[card].effects:
        lines = (base(effect.amount, effect.rule, card),)
        if effect.kind == "gain-cash":
            s = atoms.gain_cash(x, s, seat, lines, "E2.CARDS.01")
        elif effect.kind == "gain-viewers":
            s = atoms.gain_viewers(x, s, seat, lines, "E2.CARDS.01")
        elif effect.kind == "draw-keep":
            s = draw_and_keep(x, s, seat, effect.draw, effect.rule)
    return s


def run_resolved(x: X, s: State, f: Resolved) -> State:
    """Discard an immediate card whose effect is done (E2.CARDS.01)."""
    return atoms.put_away(x, x.close(s, f), f.seat, (f.card,), f.origin, "E2.CARDS.01")


FRAMES = (FrameKind(Resolved, run=run_resolved),)
