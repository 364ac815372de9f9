"""Deals of unseen cards: counted as by enumeration, and each drawn equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb, factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executives.boardroom.deals import HiddenHand, count, sample
from executives.core.errors import ConfigurationError
from executives.core.streams import Stream

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = ("ace", *map(str, range(2, 11)))
DECK = tuple(f"{suit}-{rank}" for suit in SUITS for rank in RANKS)

Cards = tuple[str, ...]
Deal = tuple[tuple[Cards, ...], Cards]


def suit_of(card: str) -> str:
    """The suit of a slug."""
    return card.partition("-")[0]


def cards(clubs: int = 0, diamonds: int = 0, hearts: int = 0, spades: int = 0) -> Cards:
    """So many cards of each suit, in the order of the deck."""
    numbers = dict(zip(SUITS, (clubs, diamonds, hearts, spades), strict=True))
    return tuple(f"{suit}-{rank}" for suit in SUITS for rank in RANKS[: numbers[suit]])


def hands(*described: tuple[int, str]) -> tuple[HiddenHand, ...]:
    """Hands as (size, first letters of the suits that they lack)."""
    return tuple(
        HiddenHand(size, tuple(suit for suit in SUITS if suit[0] in lacking))
        for size, lacking in described
    )


def enumerated(unseen: Cards, hidden: tuple[HiddenHand, ...]) -> Iterator[Deal]:
    """All deals that fit, by trying every combination of cards for one hand after another."""
    if not hidden:
        yield (), unseen
        return
    for held in combinations(unseen, hidden[0].size):
        if any(suit_of(card) in hidden[0].voids for card in held):
            continue
        rest = tuple(card for card in unseen if card not in held)
        for others, stock in enumerated(rest, hidden[1:]):
            yield (held, *others), stock


def counted(unseen: Cards, hidden: tuple[HiddenHand, ...]) -> int:
    """``count`` for cards that are named."""
    return count(Counter(map(suit_of, unseen)), hidden)


def upper_bound(freedom: int) -> float:
    """What chi-square exceeds once in a thousand times (Wilson and Hilferty, 3.09 deviations)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.0902 * spread**0.5) ** 3)


def chi_square(found: Counter[Deal], deals: list[Deal]) -> float:
    """How far the numbers of deals are from all being equal."""
    share = sum(found.values()) / len(deals)
    return sum((found[deal] - share) ** 2 / share for deal in deals)


SMALL = {
    "no voids": (cards(2, 1, 1, 1), hands((2, ""), (2, ""))),
    "one void": (cards(2, 2, 1), hands((2, "c"), (2, ""))),
    "the void hand comes last": (cards(2, 2, 1), hands((2, ""), (2, "c"))),
    "voids of different suits": (cards(2, 2, 2), hands((2, "c"), (2, "d"))),
    "two hands lack the same": (cards(2, 3, 1), hands((2, "c"), (2, "c"))),
    "a hand with one suit left": (cards(1, 1, 4, 1), hands((1, "cds"), (2, "h"), (2, ""))),
    "three hands with voids": (cards(2, 2, 1, 1), hands((1, "cd"), (2, "h"), (2, "s"))),
    "no stock": (cards(2, 2, 1, 1), hands((2, "c"), (2, "h"), (2, "d"))),
    "a card with one place": (cards(1, 2, 2), hands((2, "c"), (2, "c"), (1, ""))),
    "an empty hand": (cards(2, 2, 1), hands((0, "c"), (2, "d"), (0, ""), (1, ""))),
    "a void of a suit nobody misses": (cards(0, 3, 2), hands((2, "cs"), (1, "d"))),
}


@pytest.mark.parametrize("name", SMALL)
def test_counts_are_those_of_the_enumeration(name: str) -> None:
    """As many deals are counted as are found by trying all of them, in any order of the hands."""
    unseen, hidden = SMALL[name]
    deals = list(enumerated(unseen, hidden))
    assert len(deals) == len(set(deals)) > 1
    assert counted(unseen, hidden) == counted(unseen, hidden[::-1]) == len(deals)


@pytest.mark.parametrize("name", SMALL)
def test_every_deal_is_equally_likely(name: str) -> None:
    """Over 120 draws for each deal the chi-square is within what chance gives 999 times of 1000."""
    unseen, hidden = SMALL[name]
    deals = list(enumerated(unseen, hidden))
    stream = Stream(2, f"deals {name}")
    draws = 120 * len(deals)
    found = Counter(sample(unseen, hidden, stream, suit_of=suit_of) for _ in range(draws))
    assert set(found) == set(deals)
    assert chi_square(found, deals) < upper_bound(len(deals) - 1)


def test_the_bound_tells_a_deal_that_ignores_what_comes_later() -> None:
    """Dealing hand by hand among the cards allowed, a well-known fault, is caught."""
    # Ann gets any of three cards.  If it is the club, two are left for Bo, who lacks clubs: these
    # two deals come once in six times each, and the two others once in three.
    unseen, hidden = cards(1, 2), hands((1, ""), (1, "c"))
    deals = list(enumerated(unseen, hidden))
    stream = Stream(2, "naive")
    found: Counter[Deal] = Counter()
    for _ in range(120 * len(deals)):
        first = unseen[stream.below(3)]
        open_cards = [card for card in unseen if card != first and suit_of(card) != "clubs"]
        second = open_cards[stream.below(len(open_cards))]
        stock = tuple(card for card in unseen if card not in (first, second))
        found[((first,), (second,)), stock] += 1
    assert set(found) == set(deals)
    assert chi_square(found, deals) > upper_bound(len(deals) - 1)


@pytest.mark.parametrize(("freedom", "printed"), [(3, 16.27), (5, 20.52), (23, 49.73), (99, 148.2)])
def test_the_bound_is_that_of_printed_tables(freedom: int, printed: float) -> None:
    """The approximation of the quantile of chi-square is good to two parts in a hundred."""
    assert upper_bound(freedom) == pytest.approx(printed, rel=0.02)


HIDDEN = st.builds(
    lambda size, lacking: HiddenHand(size, tuple(s for s in SUITS if s in lacking)),
    st.integers(0, 3),
    st.sets(st.sampled_from(SUITS), max_size=3),
)


@settings(database=None, max_examples=150, deadline=None)
@given(
    numbers=st.tuples(*[st.integers(0, 3)] * 4).filter(lambda numbers: sum(numbers) <= 8),
    hidden=st.lists(HIDDEN, max_size=3).map(tuple),
    seed=st.integers(0, 2**63 - 1),
)
def test_any_small_case_is_counted_and_dealt_right(
    numbers: tuple[int, int, int, int], hidden: tuple[HiddenHand, ...], seed: int
) -> None:
    """The count is that of the enumeration, and what is drawn is one of its deals."""
    unseen = cards(*numbers)
    deals = set(enumerated(unseen, hidden))
    assert counted(unseen, hidden) == len(deals)
    if deals:
        assert sample(unseen, hidden, Stream(seed, "any"), suit_of=suit_of) in deals
    else:
        with pytest.raises(ConfigurationError, match="no deal"):
            sample(unseen, hidden, Stream(seed, "any"), suit_of=suit_of)


def test_counts_of_whole_tables_follow_the_formulas() -> None:
    """By hand: the multinomial without voids, and a product when one hand lacks two suits."""
    plain = factorial(36) // (factorial(4) ** 4 * factorial(20))
    assert counted(DECK[:36], hands(*[(4, "")] * 4)) == plain
    # 16 of 36 cards are hearts or spades: the hand has four of them, then four of 32, of 28.
    one = comb(16, 4) * comb(32, 4) * comb(28, 4)
    assert counted(DECK[:36], hands((4, ""), (4, "cd"), (4, ""))) == one
    # Two hands that lack clubs get their cards from the 30 others.
    two = comb(30, 5) * comb(25, 5) * comb(30, 5) * comb(25, 5)
    assert counted(DECK, hands((5, ""), (5, "c"), (5, "c"), (5, ""))) == two > 2**64


def test_a_full_table_with_voids_is_dealt_in_all_its_parts() -> None:
    """Four hands of four, each without another suit: sizes, voids, order and conservation hold."""
    hidden = hands((4, "c"), (4, "d"), (4, "h"), (4, "s"))
    unseen = DECK[:18] + DECK[20:38]
    for seed in range(300):
        dealt, stock = sample(unseen, hidden, Stream(seed, "full"), suit_of=suit_of)
        assert [len(held) for held in dealt] == [4, 4, 4, 4]
        for held, hand in zip(dealt, hidden, strict=True):
            assert not {suit_of(card) for card in held} & set(hand.voids)
        for zone in (*dealt, stock):
            assert list(zone) == sorted(zone, key=unseen.index)
        assert sorted([*stock, *(card for held in dealt for card in held)]) == sorted(unseen)


def test_the_same_stream_gives_the_same_deal() -> None:
    """A deal depends on the cards, the hands and the key of the stream, and on nothing else."""
    unseen, hidden = SMALL["three hands with voids"]
    first = [sample(unseen, hidden, Stream(seed, "same"), suit_of=suit_of) for seed in range(50)]
    again = [sample(unseen, hidden, Stream(seed, "same"), suit_of=suit_of) for seed in range(50)]
    assert first == again
    assert len(set(first)) > 10


def test_hands_without_cards_need_none() -> None:
    """No hands, or only empty ones, leave all cards in the stock: there is one such deal."""
    for unseen in ((), DECK):
        for hidden in ((), hands((0, ""), (0, "cdhs"))):
            assert counted(unseen, hidden) == 1
            dealt = sample(unseen, hidden, Stream(1, "none"), suit_of=suit_of)
            assert dealt == (((),) * len(hidden), unseen)


@pytest.mark.parametrize(
    ("unseen", "hidden"),
    [
        (cards(2), hands((3, ""))),
        (cards(2, 1), hands((2, ""), (2, ""))),
        (cards(), hands((1, ""))),
        (cards(2, 1), hands((2, "c"))),
        (cards(3, 1), hands((1, "c"), (1, "c"))),
        (cards(1, 1, 3), hands((1, "cds"), (3, "h"))),
        (
            cards(1, 1, 1, 1),
            hands(
                (1, "cdhs"),
            ),
        ),
    ],
)
def test_what_cannot_be_dealt_is_refused(unseen: Cards, hidden: tuple[HiddenHand, ...]) -> None:
    """Too few cards at all, or too few that the hands may hold: no deal, and none is drawn."""
    assert counted(unseen, hidden) == 0
    with pytest.raises(ConfigurationError, match="no deal of the unseen cards"):
        sample(unseen, hidden, Stream(1, "refused"), suit_of=suit_of)


def test_numbers_below_nothing_are_refused() -> None:
    """A hand has no fewer than no cards, and so has a suit."""
    with pytest.raises(ConfigurationError, match="size of a hand"):
        counted(DECK, hands((-1, "")))
    with pytest.raises(ConfigurationError, match="size of a hand"):
        sample(DECK, hands((-1, "c")), Stream(1, "x"), suit_of=suit_of)
    with pytest.raises(ConfigurationError, match="unseen cards of a suit"):
        count({"clubs": 2, "hearts": -1}, hands((1, "")))
