"""Frames: the entries of the stack ``pending``, and how the reducer treats each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import attrs

from executives.core.actions import Action
from executives.core.records import Record, record
from executives.core.violations import Violation


class Frame(Record):
    """Base of all frames: what is to be decided or done next, as data."""

    __slots__ = ()


@record
class Kind(Record):
    """An action class with its rules.

    ``domain(game)`` yields every tuple of parameters of the fixed universe (other seats given
    relative to the acting one); ``check(x, state, frame, action)`` yields every reason against;
    ``perform(x, state, frame, action)`` returns the state after it.  ``frames`` are the frame
    classes in which it can be taken at all.  ``covers``: it may show what nobody has known
    and cover it again in the same step, so that no view tells afterwards what it was.
    """

    action: type[Action]
    frames: tuple[type, ...]
    domain: Callable[[Any], Iterable[tuple[Any, ...]]]
    check: Callable[[Any, Any, Any, Any], Iterator[Violation]]
    perform: Callable[[Any, Any, Any, Any], Any]
    covers: bool = False


@record
class FrameKind(Record):
    """A frame class with its rules.

    A frame is automatic (``run`` returns the next state), a decision (``legal`` lists the
    actions), or both: ``run`` then returns None where a decision is needed, or an Action where
    the rules force one, which the engine plays and records.  ``seats`` are those asked; by
    default the frame's ``seat``.
    """

    frame: type
    legal: Callable[[Any, Any, Any], list[Any]] | None = None
    run: Callable[[Any, Any, Any], Any] | None = None
    seats: Callable[[Any], tuple[int, ...]] | None = attrs.field(default=None)


def no_parameters(game: Any) -> Iterable[tuple[()]]:
    """The domain of a kind whose action has no parameters."""
    return ((),)


def always(x: Any, state: Any, frame: Any, action: Any) -> Iterator[Violation]:
    """The check of a kind that is legal whenever its frame is on top."""
    return iter(())
