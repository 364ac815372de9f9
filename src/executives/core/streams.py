"""Randomness as a pure function: splitmix64 streams keyed by seed, purpose and index.

The numbers are defined here to the bit, so they are equal on every machine and every Python:

* ``mix(z)``: z += 0x9E3779B97F4A7C15, then the finalizer of splitmix64, modulo 2**64;
* the key of a stream is ``mix`` chained by exclusive or over the seed, the length and the 8-byte
  little-endian words of the purpose in UTF-8, and the indices;
* the n-th output is the splitmix64 output for that key as seed;
* ``below(n)`` joins k outputs into one number, the first one as its highest 64 bits, where k is
  the least number of at least 1 with n <= 2**(64 k).  Numbers at or above the largest multiple
  of n are rejected and k new outputs joined; what is left is taken modulo n.

Not for secrets: whoever sees enough outputs can compute the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from executives.core.errors import ConfigurationError

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def mix(word: int) -> int:
    """One step of splitmix64: the output that follows the internal state ``word``."""
    word = (word + _GAMMA) & _MASK
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


def check_seed(seed: int) -> None:
    """Refuse what is no whole number from 0 to 2**63 - 1."""
    if type(seed) is not int or not 0 <= seed < 1 << 63:
        raise ConfigurationError(f"a seed is a whole number from 0 to 2**63 - 1, not {seed!r}")


class Stream:
    """A stream of numbers for one purpose.

    Draws of other purposes never shift it.  It is used up within one function and never kept in
    a state, so its being mutable shows nowhere.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int, purpose: str, *index: int) -> None:
        key = mix(seed & _MASK)
        data = purpose.encode()
        key = mix(key ^ len(data))
        for start in range(0, len(data), 8):
            key = mix(key ^ int.from_bytes(data[start : start + 8], "little"))
        for number in index:
            key = mix(key ^ (number & _MASK))
        self._state = key

    def next(self) -> int:
        """The next number, 0 to 2**64 - 1."""
        output = mix(self._state)
        self._state = (self._state + _GAMMA) & _MASK
        return output

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1, each equally likely, however large the bound is."""
        if bound <= 0:
            raise ValueError(f"there is no number below {bound} to draw")
        if bound > 1 << 64:
            return self._below_large(bound)
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            number = self.next()
            if number < limit:
                return number % bound

    def _below_large(self, bound: int) -> int:
        """``below`` for bounds that one output cannot reach."""
        words = ((bound - 1).bit_length() + 63) // 64
        size = 1 << 64 * words
        limit = size - size % bound
        while True:
            number = 0
            for _ in range(words):
                number = number << 64 | self.next()
            if number < limit:
                return number % bound

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order (Fisher and Yates, from the last place down)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)
