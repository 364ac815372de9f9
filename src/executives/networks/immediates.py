"""Immediate cards: what they do when they are taken (E2.CARDS.01)."""

from __future__ import annotations

from executives.core.frames import FrameKind
from executives.networks import atoms
from executives.networks.cards import Effect
from executives.networks.draws import draw_and_keep
from executives.networks.frames import Resolved
from executives.networks.modifiers import State, X
from executives.networks.queries import base
from executives.networks.state import Player


def resolve_immediate(x: X, s: State, seat: int, card: str) -> State:
    """Resolve an immediate card (E2.CARDS.01)."""
    for effect in x.game.card[card].effects:
        lines = (base(effect.amount, effect.rule, card),)
        if effect.kind == "gain-cash":
            s = atoms.gain_cash(x, s, seat, lines, "E2.CARDS.01")
        elif effect.kind == "gain-viewers":
            s = atoms.gain_viewers(x, s, seat, lines, "E2.CARDS.01")
        elif effect.kind == "others-lose-viewers":
            s = others_lose(x, s, seat, card, effect)
        elif effect.kind == "draw-keep":
            s = draw_and_keep(x, s, seat, effect.draw, effect.rule)
    return s


def others_lose(x: X, s: State, seat: int, card: str, effect: Effect) -> State:
    """Every other player loses viewers, but not below 0, unless immune (E1.CARDS.17)."""
    for other in x.game.rules.turn_order(x, s):
        player = s.players[other]
        lost = min(effect.amount, player.viewers)
        if other == seat or lost < 1 or is_immune(x, player):
            continue
        lines = (base(-lost, effect.rule, card),)
        s = atoms.gain_viewers(x, s, other, lines, effect.rule)
    return s


def is_immune(x: X, player: Player) -> bool:
    """Whether a mogul, not turned over, keeps a player from the harm of network cards."""
    moguls = (mogul for mogul in player.moguls if mogul not in player.face_down)
    return any(effect.kind == "immune" for m in moguls for effect in x.game.card[m].effects)


def gained(x: X, s: State, seat: int, mogul: str) -> State:
    """What follows when a player has gained a mogul (E1.MOGUL.40, .43, E1.SOLO.10)."""
    follow = x.game.rules.mogul_gained
    if follow is not None:
        s = follow(x, s)
    for hook in x.game.hooks[s.players[seat].modifiers].on_mogul:
        s = hook(x, s, seat, mogul)
    return s


def run_resolved(x: X, s: State, f: Resolved) -> State:
    """Discard an immediate card whose effect is done (E2.CARDS.01)."""
    return atoms.put_away(x, x.close(s, f), f.seat, (f.card,), f.origin, "E2.CARDS.01")


FRAMES = (FrameKind(Resolved, run=run_resolved),)
