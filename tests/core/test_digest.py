"""Digests: one text per value, equal on every machine."""

from __future__ import annotations

from enum import Enum, IntEnum
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executives.core.digest import canonical, digest
from executives.core.records import Record, record


@record
class Pair(Record):
    """Two values."""

    left: Any
    right: Any = None


@record
class Other(Record):
    """Fields as in ``Pair``."""

    left: Any
    right: Any = None


class Colour(Enum):
    """An enumeration of words."""

    RED = "red"


class Number(IntEnum):
    """An enumeration of numbers."""

    ONE = 1


def test_the_canonical_text_is_written_down() -> None:
    """Text form of every kind of value, so that digests cannot drift."""
    value = Pair((1, "a'b", None, True), Pair(Colour.RED, (Number.ONE,)))
    text = """Pair(left=(1,"a'b",None,True),right=Pair(left='red',right=(1)))"""
    assert canonical(value) == text
    assert digest(value) == sha256(text.encode()).hexdigest()[:16]


def test_a_digest_is_sixteen_hexadecimal_digits() -> None:
    """The digest of a known value is as it has always been."""
    assert digest(()) == sha256(b"()").hexdigest()[:16] == "2e38e77b22c314a4"


VALUES = st.recursive(
    st.none() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3).map(tuple)
        | st.builds(Pair, inner, inner)
        | st.builds(Other, inner, inner)
    ),
    max_leaves=6,
)


@settings(database=None, max_examples=300)
@given(one=VALUES, other=VALUES)
def test_texts_are_equal_exactly_when_values_are(one: Any, other: Any) -> None:
    """Two values share their canonical text exactly when they are equal."""
    assert (canonical(one) == canonical(other)) == (one == other)
    assert (digest(one) == digest(other)) == (one == other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("a", "b"), ("a,b",)),
        (("a',' b",), ("a", " b")),
        ((), ((),)),
        ((1, 2), ((1, 2),)),
        (("1",), (1,)),
        (("None",), (None,)),
        (((1,), 2), (1, (2,))),
        (Pair(1), Other(1)),
        (Pair("1,right=None"), Pair(1)),
        ("\ud7ff", "\\ud7ff"),
    ],
)
def test_look_alikes_have_different_texts(one: Any, other: Any) -> None:
    """Quotes, brackets, types and class names keep values apart."""
    assert canonical(one) != canonical(other)
    assert digest(one) != digest(other)


@pytest.mark.parametrize("value", [{1}, {"a": 1}, [1], 1.5, object(), b"a", Pair([1])])
def test_values_without_a_definite_order_are_refused(value: Any) -> None:
    """Sets, dictionaries, lists, floats and strange objects have no canonical text."""
    with pytest.raises(TypeError, match="has no canonical text"):
        digest(value)
