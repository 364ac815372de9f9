"""Streams: splitmix64 to the bit, keyed by seed, purpose and index."""

from __future__ import annotations

import struct
from functools import reduce
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executives.core.streams import Stream, mix

# The first outputs of splitmix64.c (Vigna) for two seeds.
PUBLISHED = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC),
    1234567: (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431),
}
WORD = 2**64

GOLDEN = [
    0x24E9190EAA501331,
    0x12FDBBDCBCB7018E,
    0x73AFB040F7FBB0EA,
    0xA934434819A0CD06,
    0x75F1DEC8DAED1621,
]
GOLDEN_SHUFFLE = "bgehcdaf"
GOLDEN_LARGE = [511203705991862717242767, 633083601697052931619856, 289218403711640835764051]
GOLDEN_DICE = [0, 4, 3, 4, 2, 5, 2, 1, 3, 3]


def outputs_of(seed: int, number: int) -> list[int]:
    """splitmix64 written a second time, as a generator of a counter."""
    made = []
    for count in range(1, number + 1):
        z = (seed + count * 0x9E3779B97F4A7C15) % WORD
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) % WORD
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) % WORD
        made.append(z ^ z >> 31)
    return made


def key_of(seed: int, purpose: str, index: tuple[int, ...]) -> int:
    """The key of a stream from the definition: one chain over all words, each mixed in by xor."""
    data = purpose.encode("utf-8")
    words = -(-len(data) // 8)
    packed = struct.unpack(f"<{words}Q", data.ljust(8 * words, b"\0"))
    chain = (seed, len(data), *packed, *index)
    return reduce(lambda key, word: outputs_of(key ^ (word % WORD), 1)[0], chain, 0)


def numbers(stream: Stream, count: int) -> list[int]:
    """The next numbers of a stream."""
    return [stream.next() for _ in range(count)]


class Scripted(Stream):
    """A stand-in whose outputs are written in the test."""

    __slots__ = ("script",)

    def __init__(self, *script: int) -> None:
        super().__init__(0, "scripted")
        self.script = list(script)

    def next(self) -> int:
        """The next number of the script."""
        return self.script.pop(0)


@pytest.mark.parametrize("seed", PUBLISHED)
def test_mix_gives_the_published_outputs(seed: int) -> None:
    """``mix`` of the internal states seed, seed + gamma, ... gives the published vectors."""
    gamma = 0x9E3779B97F4A7C15
    made = tuple(mix((seed + n * gamma) % WORD) for n in range(4))
    assert made == PUBLISHED[seed]
    assert tuple(outputs_of(seed, 4)) == PUBLISHED[seed]


@settings(database=None, max_examples=100)
@given(
    seed=st.integers(0, 2**63 - 1),
    purpose=st.text(max_size=20),
    index=st.lists(st.integers(0, 2**64 - 1), max_size=3),
)
def test_streams_follow_the_written_definition(seed: int, purpose: str, index: list[int]) -> None:
    """The outputs are those of splitmix64 with the key of the docstring as its seed."""
    key = key_of(seed, purpose, tuple(index))
    assert numbers(Stream(seed, purpose, *index), 5) == outputs_of(key, 5)


def test_the_definition_does_not_drift() -> None:
    """Five numbers of one key are as they have always been: replays depend on them."""
    assert numbers(Stream(7, "deck star", 1, 2), 5) == GOLDEN
    assert Stream(7, "deck star").shuffled("abcdefgh") == tuple(GOLDEN_SHUFFLE)
    assert [Stream(7, "below", n).below(6) for n in range(10)] == GOLDEN_DICE


def test_streams_of_different_keys_have_nothing_in_common() -> None:
    """Seed, purpose, padding and every index make another stream."""
    keys: list[tuple[int, str, tuple[int, ...]]] = [
        (seed, purpose, index)
        for seed in (0, 1, 2**62)
        for purpose in ("", "a", "a\0", "b", "deck star", "deck stars", "deck  star", "abcdefgh")
        for index in ((), (0,), (1,), (0, 0), (0, 1), (1, 0))
    ]
    seen = {number for s, p, i in keys for number in numbers(Stream(s, p, *i), 10)}
    assert len(seen) == 10 * len(keys)


def test_draws_of_one_stream_shift_no_other() -> None:
    """However much is drawn elsewhere, a stream gives the same numbers."""
    alone = numbers(Stream(3, "one"), 10)
    one, other = Stream(3, "one"), Stream(3, "other")
    mixed = []
    for _ in range(10):
        numbers(other, 3)
        mixed.append(one.next())
    assert mixed == alone


def test_equal_keys_give_equal_numbers() -> None:
    """A stream is a function of its key."""
    assert numbers(Stream(3, "one", 4), 20) == numbers(Stream(3, "one", 4), 20)


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 52, 2**32 + 1, 2**63 + 1, 2**64 - 1, 2**64])
def test_below_stays_below(bound: int) -> None:
    """``below`` gives numbers from 0 to the bound less one."""
    stream = Stream(1, "below", bound)
    assert all(0 <= stream.below(bound) < bound for _ in range(50))


def test_below_rejects_the_incomplete_multiple() -> None:
    """Outputs at or above the largest multiple of the bound are thrown away, not folded."""
    # 2**64 = 3 * 6148914691236517205 + 1, so only the output 2**64 - 1 is too large for 3.
    stream = Scripted(WORD - 1, WORD - 1, WORD - 2, 5)
    assert stream.below(3) == (WORD - 2) % 3
    assert stream.script == [5]
    # 2**64 = 10 * 1844674407370955161 + 6: six outputs are too large for 10.
    stream = Scripted(WORD - 1, WORD - 6, WORD - 7)
    assert stream.below(10) == 9
    # A power of two divides 2**64: nothing is rejected.
    assert Scripted(WORD - 1).below(8) == 7


def joined(outputs: list[int], bound: int) -> int:
    """``below`` for a large bound from the written definition, on a list of outputs."""
    words = 1
    while bound > pow(2, 64 * words):
        words += 1
    groups = [outputs[n : n + words] for n in range(0, len(outputs) - words + 1, words)]
    numbers = (reduce(lambda number, word: number * WORD + word, group) for group in groups)
    limit = (1 << 64 * words) // bound * bound
    return next(number % bound for number in numbers if number < limit)


@pytest.mark.parametrize(
    "bound",
    [WORD + 1, 3 * WORD // 2 + 1, 2**65, 10**24, WORD**2 - 1, WORD**2, WORD**2 + 1, 10**60],
)
def test_large_bounds_follow_the_written_definition(bound: int) -> None:
    """Above 2**64 several outputs are joined, the first as the highest, and too large ones go."""
    for seed in range(20):
        outputs = outputs_of(key_of(seed, "large", ()), 60)
        assert Stream(seed, "large").below(bound) == joined(outputs, bound)


def test_the_numbers_of_large_bounds_do_not_drift() -> None:
    """Three numbers of one key below 10**24 are as they have always been."""
    stream = Stream(7, "large")
    assert [stream.below(10**24) for _ in range(3)] == GOLDEN_LARGE


def test_large_bounds_join_the_outputs_in_order_and_reject_the_rest() -> None:
    """By hand: 2**128 = (2**64 + 1)(2**64 - 1) + 1, so only the number of all ones is too large."""
    stream = Scripted(WORD - 1, WORD - 1, 1, 1, 5)
    assert stream.below(WORD + 1) == 0
    assert stream.script == [5]
    # 2 * 2**64 + 7 is (2**64 + 1) * 2 + 5.
    assert Scripted(2, 7).below(WORD + 1) == 5
    # One word more is taken only above 2**128; its first output is the highest.
    assert Scripted(2, 7).below(WORD**2) == 2 * WORD + 7
    assert Scripted(1, 2, 7).below(WORD**2 + WORD**3 // 2) == WORD**2 + 2 * WORD + 7


# A fifth above 2**64; and two thirds of 2**128, where a third of all numbers is too large.
@pytest.mark.parametrize("bound", [6 * WORD // 5, 2 * WORD**2 // 3])
def test_numbers_below_a_large_bound_are_even(bound: int) -> None:
    """Of 6000 numbers below a large bound each sixth of the range has about 1000."""
    stream = Stream(11, "large die")
    throws = [stream.below(bound) for _ in range(6000)]
    assert all(0 <= throw < bound for throw in throws)
    counts = [sum(6 * throw // bound == sixth for throw in throws) for sixth in range(6)]
    # Chi-square with 5 degrees of freedom: 20.5 is exceeded once in a thousand seeds.
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5
    # A throw deviates by bound / 12 ** 0.5; the bound is 3.3 deviations of the mean of 6000.
    assert abs(sum(throws) / 6000 / bound - 0.5) < 3.3 / (12 * 6000) ** 0.5


@pytest.mark.parametrize("bound", [0, -1, -(2**70)])
def test_there_is_no_number_below_nothing(bound: int) -> None:
    """A bound of 0 or less is refused."""
    with pytest.raises(ValueError, match="there is no number below"):
        Stream(0, "x").below(bound)


def test_below_is_even() -> None:
    """Of 6000 throws of a die each face shows about 1000 times."""
    stream = Stream(11, "die")
    throws = [stream.below(6) for _ in range(6000)]
    counts = [throws.count(face) for face in range(6)]
    # Chi-square with 5 degrees of freedom: 20.5 is exceeded once in a thousand seeds.
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5


@settings(database=None, max_examples=60)
@given(items=st.lists(st.integers(), max_size=30), seed=st.integers(0, 2**63 - 1))
def test_shuffles_are_permutations(items: list[int], seed: int) -> None:
    """A shuffle keeps every item, changes nothing, and depends on the key only."""
    before = list(items)
    mixed = Stream(seed, "shuffle").shuffled(items)
    assert items == before
    assert sorted(mixed) == sorted(items)
    assert mixed == Stream(seed, "shuffle").shuffled(tuple(items))


def test_every_order_comes_up_about_as_often() -> None:
    """Of 2400 shuffles of four cards each of the 24 orders comes up about 100 times."""
    shuffles = [Stream(seed, "orders").shuffled("abcd") for seed in range(2400)]
    counts = [shuffles.count(order) for order in permutations("abcd")]
    # Chi-square with 23 degrees of freedom: 49.7 is exceeded once in a thousand choices of seeds.
    assert sum((count - 100) ** 2 / 100 for count in counts) < 49.7


def test_a_shuffle_is_fisher_and_yates_from_the_last_place_down() -> None:
    """The draws decide the place of the last item first, as the docstring says."""
    # below(4) -> 1, below(3) -> 0, below(2) -> 1
    assert Scripted(1, 0, 1).shuffled("abcd") == ("c", "d", "a", "b")


def test_negative_indices_are_taken_modulo_the_word() -> None:
    """An index of -1 is the word of all ones."""
    assert numbers(Stream(0, "x", -1), 3) == numbers(Stream(0, "x", WORD - 1), 3)
