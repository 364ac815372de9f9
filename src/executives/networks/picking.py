"""Shows drawn from the deck of the round, of which one is produced on the terms of a card."""

from __future__ import annotations

from typing import Any

from executives.core.frames import FrameKind
from executives.networks import atoms
from executives.networks.cards import Effect
from executives.networks.frames import PickingShow
from executives.networks.modifiers import State, X
from executives.networks.production import legal_productions_of
from executives.networks.rounds import show_deck


def draw_shows(x: X, s: State, seat: int, card: str, effect: Effect) -> State:
    """Look at the next shows of the deck of the round (E2.CARDS.34)."""
    s, drawn = atoms.take_from_deck(s, show_deck(s.round), effect.amount)
    if x.log is not None:
        x.emit(x.game.drawn_event(seat, effect.rule, drawn))
    return x.push(s, PickingShow(seat, drawn, card))


def legal_picks(x: X, s: State, f: PickingShow) -> list[Any]:
    """Either show in every timeslot, if its extra costs can be paid (E2.CARDS.34)."""
    return legal_productions_of(x, s, f.seat, f.cards, terms=f.terms)


def run_picking(x: X, s: State, f: PickingShow) -> State | None:
    """Put the shows back when none of them can be produced."""
    if legal_picks(x, s, f):
        return None
    rule = x.game.terms[f.terms].rule
    return atoms.put_under(x, x.close(s, f), f.seat, f.cards, rule)


FRAMES = (FrameKind(PickingShow, legal=legal_picks, run=run_picking),)
