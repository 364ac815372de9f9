"""Deals of unseen cards to hidden hands: how many there are, and one of them at random.

A hand of known size may be publicly known to lack suits (TX.TRICK.10).  The deals that fit are
counted, and one is drawn such that each of them has the same chance: for one hand after
another, the numbers of its cards are drawn in proportion to the number of ways in which the
deal can be completed.  Nothing is dealt and thrown away, so the time is bounded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from math import comb

from executives.core.errors import ConfigurationError, EngineBug
from executives.core.records import Record, record
from executives.core.streams import Stream

__all__ = ["HiddenHand", "count", "sample"]


@record
class HiddenHand(Record):
    """What is known of a hidden hand: how many cards it holds, and suits that it lacks."""

    size: int
    voids: tuple[str, ...] = ()


Sizes = tuple[int, ...]
"""How many cards there are of each kind; cards of a kind are open to the same hands."""

Bound = tuple[int, tuple[bool, ...]]
"""A hand that lacks something: its size, and for each kind whether it may hold it."""


def count(unseen: Mapping[str, int], hands: tuple[HiddenHand, ...]) -> int:
    """The number of ways to give each hand its number of cards, none of a suit it lacks.

    ``unseen`` says how many cards there are of each suit; those that no hand gets stay in the
    stock.  Hands are told apart, the order of cards within a hand counts for nothing.
    """
    if any(number < 0 for number in unseen.values()):
        raise ConfigurationError("the number of unseen cards of a suit is never negative")
    present = tuple(suit for suit, number in unseen.items() if number)
    bound, free, kind_of = _sorted_out(present, hands)
    sizes = [0] * len(set(kind_of.values()))
    for suit in present:
        sizes[kind_of[suit]] += unseen[suit]
    ways = _ways(tuple(sizes), tuple(hand for _, hand in bound))
    left = sum(sizes) - sum(size for _, (size, _) in bound)
    for _, size in free:
        ways *= comb(left, size) if left >= size else 0
        left -= size
    return ways


def sample(
    unseen: tuple[str, ...],
    hands: tuple[HiddenHand, ...],
    stream: Stream,
    *,
    suit_of: Callable[[str], str],
) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """One deal, each equally likely: the hands as given, and the cards that stay in the stock.

    Each is sorted as ``unseen``.  Raises ConfigurationError when no deal fits.
    """
    suits = tuple(map(suit_of, unseen))
    bound, free, kind_of = _sorted_out(tuple(dict.fromkeys(suits)), hands)
    piles: list[list[int]] = [[] for _ in set(kind_of.values())]
    for place, suit in enumerate(suits):
        piles[kind_of[suit]].append(place)
    sizes, left = tuple(map(len, piles)), tuple(hand for _, hand in bound)
    if sum(hand.size for hand in hands) > len(unseen) or not _ways(sizes, left):
        raise ConfigurationError("no deal of the unseen cards gives each hand what it may hold")
    dealt: list[list[int]] = [[] for _ in hands]
    for index, _ in bound:
        held = _composition(sizes, left, stream)
        for pile, number in zip(piles, held, strict=True):
            dealt[index] += _drawn(pile, number, stream)
        sizes, left = _less(sizes, held), left[1:]
    # To the other hands all kinds are alike.
    rest = [place for pile in piles for place in pile]
    for index, size in free:
        dealt[index] = _drawn(rest, size, stream)
    *held_cards, stock = (
        tuple([unseen[place] for place in sorted(places)]) for places in (*dealt, rest)
    )
    return tuple(held_cards), stock


def _sorted_out(
    present: tuple[str, ...], hands: tuple[HiddenHand, ...]
) -> tuple[list[tuple[int, Bound]], list[tuple[int, int]], dict[str, int]]:
    """The hands that lack a suit that is there, the sizes of the others, and each suit's kind.

    Both lists say which hand is meant.  Kinds are numbered from 0.
    """
    if any(hand.size < 0 for hand in hands):
        raise ConfigurationError("the size of a hand is never negative")
    lacking = [i for i, hand in enumerate(hands) if any(suit in hand.voids for suit in present)]
    free = [(i, hand.size) for i, hand in enumerate(hands) if i not in lacking]
    may_hold = {suit: tuple(suit not in hands[i].voids for i in lacking) for suit in present}
    kinds = tuple(dict.fromkeys(may_hold.values()))
    kind_of = {suit: kinds.index(kind) for suit, kind in may_hold.items()}
    bound = [(i, (hands[i].size, tuple(kind[n] for kind in kinds))) for n, i in enumerate(lacking)]
    return bound, free, kind_of


@lru_cache(maxsize=8192)
def _ways(sizes: Sizes, hands: tuple[Bound, ...]) -> int:
    """The number of deals to these hands, what is left over being open to any hand."""
    if not hands:
        return 1
    size, open_kinds = hands[0]
    if len(hands) == 1:
        return comb(
            sum(have for have, is_open in zip(sizes, open_kinds, strict=True) if is_open), size
        )
    return sum(weight for _, weight in _weighed(sizes, hands))


def _weighed(sizes: Sizes, hands: tuple[Bound, ...]) -> Iterator[tuple[Sizes, int]]:
    """What the first hand may hold of each kind, with the number of deals in which it does."""
    size, open_kinds = hands[0]
    most = tuple(have if is_open else 0 for have, is_open in zip(sizes, open_kinds, strict=True))
    for held in _compositions(most, size):
        weight = _ways(_less(sizes, held), hands[1:])
        for have, number in zip(sizes, held, strict=True):
            weight *= comb(have, number)
        yield held, weight


def _compositions(most: Sizes, size: int) -> Iterator[Sizes]:
    """All ways to write ``size`` as a sum of one number per kind, each at most ``most``."""
    if not most:
        if not size:
            yield ()
        return
    others = most[1:]
    for number in range(max(0, size - sum(others)), min(most[0], size) + 1):
        for further in _compositions(others, size - number):
            yield (number, *further)


def _composition(sizes: Sizes, hands: tuple[Bound, ...], stream: Stream) -> Sizes:
    """What the first hand holds of each kind, drawn in proportion to the number of deals."""
    number = stream.below(_ways(sizes, hands))
    for held, weight in _weighed(sizes, hands):
        number -= weight
        if number < 0:
            return held
    raise EngineBug("the weights of all compositions are fewer than the deals")


def _less(sizes: Sizes, held: Sizes) -> Sizes:
    return tuple([have - number for have, number in zip(sizes, held, strict=True)])


def _drawn(pile: list[int], number: int, stream: Stream) -> list[int]:
    """Take so many of the pile, each choice equally likely; ``pile`` keeps the others."""
    drawn = []
    for have in range(len(pile), len(pile) - number, -1):
        place = stream.below(have)
        pile[place], pile[-1] = pile[-1], pile[place]
        drawn.append(pile.pop())
    return drawn
