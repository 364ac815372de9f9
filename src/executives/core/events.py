"""Events: what happened, with the clause, the numbers behind it and who may see it."""

from __future__ import annotations

from typing import Any, ClassVar

import attrs

from executives.core.records import Record, record
from executives.core.tally import Lines


@record
class Event(Record):
    """Something observable.

    ``seat`` is whose doing or gain it is.  With ``secret``, only that seat sees it as it is;
    the others see what ``redacted`` leaves.
    """

    seat: int
    rule: str
    lines: Lines = attrs.field(default=(), kw_only=True)
    secret: bool = attrs.field(default=False, kw_only=True)

    UNFORESEEN: ClassVar[bool] = False
    """Whether it tells what nobody could know before: a draw, or what others answered in secret."""

    def redacted(self) -> Event | None:
        """What others may see of it while it is secret; None: nothing."""
        return None

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as ``seat`` (None: a spectator) sees it."""
        if not self.secret or seat == self.seat:
            return self
        return self.redacted()


def visible_events(events: tuple[Any, ...], seat: int | None) -> tuple[Event, ...]:
    """The events that ``seat`` may see, redacted where needed."""
    shown = (event.seen_by(seat) for event in events)
    return tuple(event for event in shown if event is not None)
