"""Drawing cards of which one is kept."""

from __future__ import annotations

from executives.networks import atoms
from executives.networks.frames import Keep
from executives.networks.modifiers import State, X


def draw_and_keep(x: X, s: State, seat: int, draw: tuple[tuple[str, int], ...], rule: str) -> State:
    """Draw cards, of which one must be kept; nothing drawn, nothing gained (E2.TRACKS.14)."""
    drawn: tuple[str, ...] = ()
    for back, number in draw:
        s, cards = atoms.take_from_deck(s, x.game.deck_named[back], number)
        drawn += cards
    if not drawn:
        return s
    if x.log is not None:
        x.emit(x.game.drawn_event(seat, rule, drawn))
    return x.push(s, Keep.new(seat, drawn, rule))
