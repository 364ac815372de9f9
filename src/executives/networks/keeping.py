"""Drawn cards of which one is kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from executives.core.frames import FrameKind, Kind
from executives.core.violations import Violation, violation
from executives.networks import atoms, queries
from executives.networks.actions import KeepCard
from executives.networks.cards import Ad, Mogul, NetworkCard
from executives.networks.frames import Keep, Resolved
from executives.networks.immediates import gained, resolve_immediate
from executives.networks.modifiers import State, X
from executives.networks.state import DeckId


def legal_keeps(x: X, s: State, f: Keep) -> list[Any]:
    """Any card drawn, an anomaly too (E2.TRACKS.15)."""
    keeps = x.game.interned[KeepCard][f.seat]
    return [keeps[card] for card in f.cards]


def check_keep(x: X, s: State, f: Keep, action: KeepCard) -> Iterator[Violation]:
    """Keep a card that was drawn (E2.TRACKS.14)."""
    if action.card not in f.cards:
        yield violation("not-drawn", "E2.TRACKS.14", "{card} was not drawn", card=action.card)


def perform_keep(x: X, s: State, f: Keep, action: KeepCard) -> State:
    """Keep one card as if signed for free or taken, discard the others (E2.TRACKS.07, .16)."""
    s = x.close(s, f)
    others = tuple(card for card in f.cards if card != action.card)
    moguls = bool(others) and x.game.deck_of[others[0]] is DeckId.MOGUL
    rule = "E2.MOGUL.05" if moguls else "E2.TRACKS.14"
    s = atoms.put_away(x, s, f.seat, others, "drawn", rule, secret=True)
    return take_drawn(x, s, f.seat, action.card, f.rule)


def take_drawn(x: X, s: State, seat: int, card: str, rule: str) -> State:
    """A card drawn is signed for free, or taken; an ad gives its cash bonus (E2.TRACKS.07)."""
    data = x.game.card[card]
    if isinstance(data, (NetworkCard, Mogul)) and data.timing == "immediate":
        if isinstance(data, NetworkCard):
            s = x.push(s, Resolved.new(seat, card, "drawn"))
        else:
            s = atoms.receive(x, s, seat, card, "E2.MOGUL.09")
            s = atoms.turn_face_down(x, s, seat, card, "E2.MOGUL.09")
            s = gained(x, s, seat, card)
        return resolve_immediate(x, s, seat, card)
    gone = ad_elsewhere(x, s, seat, card, "drawn", rule) if isinstance(data, Ad) else None
    s = atoms.receive(x, s, seat, card, rule) if gone is None else gone
    if isinstance(data, Mogul):
        return gained(x, s, seat, card)
    if isinstance(data, Ad):
        s = atoms.gain_cash(x, s, seat, queries.fee_lines(x, s, seat, card), "E2.BASE.36")
    return s


def ad_elsewhere(x: X, s: State, seat: int, ad: str, origin: str, rule: str) -> State | None:
    """The state in which an ad that lies nowhere went elsewhere than to the green room, if so."""
    for hook in x.game.hooks[s.players[seat].modifiers].on_ad:
        return hook(x, s, seat, ad, origin, rule)  # type: ignore[no-any-return]
    return None


def _drawable(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.drawable)


KINDS = (Kind(KeepCard, (Keep,), _drawable, check_keep, perform_keep),)
FRAMES = (FrameKind(Keep, legal=legal_keeps),)
