"""Tallies: a number folded from lines, in the order base, set, add, floor, cap."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executives.core.errors import EngineBug
from executives.core.tally import Line, Stage, Tally, total


def line(stage: Stage, amount: int) -> Line:
    """A line of no particular clause."""
    return Line(stage, amount, "X.01")


BASE, SET, ADD, FLOOR, CAP = (partial(line, stage) for stage in Stage)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ((), 0),
        ((BASE(5),), 5),
        ((BASE(5), BASE(2)), 7),
        ((BASE(5), SET(2)), 2),
        ((SET(0), BASE(5)), 0),
        ((BASE(5), ADD(-2), ADD(4)), 7),
        ((BASE(5), SET(2), ADD(3)), 2 + 3),
        ((BASE(1), FLOOR(4)), 4),
        ((BASE(9), FLOOR(4)), 9),
        ((BASE(1), FLOOR(4), ADD(2)), 4),
        ((BASE(9), CAP(4)), 4),
        ((BASE(1), CAP(4)), 1),
        ((BASE(9), CAP(4), ADD(-3)), 4),
        ((BASE(0), FLOOR(2), FLOOR(5)), 5),
        ((BASE(9), CAP(7), CAP(3)), 3),
        ((BASE(5), FLOOR(8), CAP(6)), 6),
        ((BASE(-5), FLOOR(0)), 0),
        ((FLOOR(0), CAP(0)), 0),
        ((SET(3), SET(3)), 3),
    ],
)
def test_lines_fold_by_stage(lines: tuple[Line, ...], expected: int) -> None:
    """Set replaces the base, adds come on top, then the highest floor, then the lowest cap."""
    assert total(lines) == expected
    assert Tally("number", lines).total == expected


LINES = st.lists(st.builds(line, st.sampled_from(Stage), st.integers(-20, 20)), max_size=8)


@settings(database=None, max_examples=200)
@given(lines=LINES, data=st.data())
def test_the_order_of_lines_does_not_matter(lines: list[Line], data: st.DataObject) -> None:
    """Any order of the same lines makes the same number, or the same error."""
    shuffled = data.draw(st.permutations(lines))
    setters = {one.amount for one in lines if one.stage is Stage.SET}
    if len(setters) > 1:
        for some in (lines, shuffled):
            with pytest.raises(EngineBug):
                total(some)
    else:
        assert total(shuffled) == total(lines)


def test_two_rules_that_set_different_numbers_are_an_error() -> None:
    """Nobody declared which of two different settings holds, so it is a bug."""
    with pytest.raises(EngineBug, match=r"two rules set one number: 2 and = 3 \[X.01\]"):
        total((BASE(5), SET(2), SET(3)))
    with pytest.raises(EngineBug):
        total((SET(0), SET(1)))


def test_a_line_tells_its_amount_source_and_clause() -> None:
    """Lines read like a score sheet: sign, source, clause."""
    assert str(Line(Stage.BASE, 4, "E2.BASE.67", "row 2")) == "+4 row 2 [E2.BASE.67]"
    assert str(Line(Stage.ADD, -2, "E2.BUTCHER.07")) == "-2 [E2.BUTCHER.07]"
    assert str(Line(Stage.SET, 3, "X.01", "card")) == "= 3 card [X.01]"
    assert str(Line(Stage.FLOOR, 0, "X.01")) == "at least 0 [X.01]"
    assert str(Line(Stage.CAP, 9, "X.01")) == "at most 9 [X.01]"


def test_a_tally_tells_its_name_total_and_lines() -> None:
    """A tally names the number and every contribution."""
    made = Tally("viewers", (BASE(4), ADD(-1)))
    assert str(made) == "viewers 3: +4 [X.01], -1 [X.01]"
