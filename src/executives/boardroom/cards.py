"""The deck: a standard one without face cards (TX.SETUP.01)."""

from __future__ import annotations

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10")

CARDS = tuple(f"{suit}-{rank}" for suit in SUITS for rank in RANKS)
"""The forty cards, in the order in which hands and the stock are kept."""

PLACE = {card: place for place, card in enumerate(CARDS)}
"""The place of each card in that order."""

SUIT_OF = {card: card.partition("-")[0] for card in CARDS}

_ACE_HIGH = 11
"""Above the 10."""


def strengths(*, ace_high: bool) -> dict[str, int]:
    """How strong each card is within its suit."""
    ranks = {rank: number for number, rank in enumerate(RANKS, start=1)}
    if ace_high:
        ranks["ace"] = _ACE_HIGH
    return {card: ranks[card.partition("-")[2]] for card in CARDS}


def in_order(cards: tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """The cards in the order of the deck."""
    return tuple(sorted(cards, key=PLACE.__getitem__))
