"""Tallies: a number with the lines that made it.

A query folds its lines in the order base, set, add, floor, cap.  Every line sees only the base,
so the order of the modifiers cannot matter; where one rule reads the result of another there
are two queries.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from executives.core.display import Displayed
from executives.core.errors import EngineBug
from executives.core.records import Record, record


class Stage(IntEnum):
    """When a line is counted."""

    BASE = 0
    SET = 1
    ADD = 2
    FLOOR = 3
    CAP = 4


_BASE, _SET, _ADD, _FLOOR = Stage.BASE, Stage.SET, Stage.ADD, Stage.FLOOR


@record
class Line(Record):
    """One contribution: stage, amount, the clause it comes from and what in play caused it."""

    stage: Stage
    amount: int
    rule: str
    source: str = ""

    def __str__(self) -> str:
        sign = {Stage.SET: "= ", Stage.FLOOR: "at least ", Stage.CAP: "at most "}.get(self.stage)
        number = f"{self.amount:+d}" if sign is None else f"{sign}{self.amount}"
        return f"{number} {self.source} [{self.rule}]" if self.source else f"{number} [{self.rule}]"


Lines = tuple[Line, ...]


def total(lines: Iterable[Line]) -> int:
    """The number that ``lines`` make."""
    base = added = 0
    replaced: int | None = None
    floor: int | None = None
    cap: int | None = None
    for line in lines:
        stage = line.stage
        if stage is _ADD:
            added += line.amount
        elif stage is _BASE:
            base += line.amount
        elif stage is _SET:
            if replaced is not None and replaced != line.amount:
                raise EngineBug(f"two rules set one number: {replaced} and {line}")
            replaced = line.amount
        elif stage is _FLOOR:
            floor = line.amount if floor is None else max(floor, line.amount)
        else:
            cap = line.amount if cap is None else min(cap, line.amount)
    number = (base if replaced is None else replaced) + added
    if floor is not None and number < floor:
        number = floor
    if cap is not None and number > cap:
        number = cap
    return number


@record
class Tally(Displayed, Record):
    """A named number and its lines."""

    name: str
    lines: Lines

    @property
    def total(self) -> int:
        """The number itself."""
        return total(self.lines)

    def __str__(self) -> str:
        return f"{self.name} {self.total}: " + ", ".join(str(line) for line in self.lines)
