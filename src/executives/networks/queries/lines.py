"""The lines of which numbers are made."""

from __future__ import annotations

from executives.core.tally import Line, Stage

BASE, ADD, FLOOR = Stage.BASE, Stage.ADD, Stage.FLOOR


def base(amount: int, rule: str, source: str = "") -> Line:
    """A base line."""
    return Line.new(BASE, amount, rule, source)


def add(amount: int, rule: str, source: str = "") -> Line:
    """A line that is added."""
    return Line.new(ADD, amount, rule, source)
