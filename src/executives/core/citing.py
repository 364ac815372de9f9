"""One engine for rulebooks that state the same rule by clauses of their own.

Rules that several rulebooks share are written once and cite one of them; a game of another one
says by which clause it states them, and what leaves the game cites that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from executives.core.events import Event
from executives.core.tally import Line, Lines
from executives.core.violations import Violation

Clauses = Mapping[str, str]
T = TypeVar("T", Violation, Line)


def cited(found: Iterable[T], clauses: Clauses) -> tuple[T, ...]:
    """Violations or lines with the clauses of this game."""
    return tuple(
        one.replace(rule=clauses[one.rule]) if one.rule in clauses else one for one in found
    )


def cited_event(event: Event, clauses: Clauses) -> Event:
    """An event, and the lines it brings, with the clauses of this game."""
    lines: Lines = cited(event.lines, clauses)
    return event.replace(rule=clauses.get(event.rule, event.rule), lines=lines)
