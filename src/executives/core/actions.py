"""Actions: small typed decisions, with a text form that needs no game.

A subclass declares its parameters as fields and its ``TEXT``, e.g.
``"move {piece} to row {row:ordinal}"``.  ``ordinal`` writes an index from 1,
``seat`` writes another seat as ``p2``, and ``seat|bank`` writes -1, which is no seat, as ``bank``.
"""

from __future__ import annotations

from functools import cache
from string import Formatter
from typing import Any, ClassVar

import attrs

from executives.core.display import Displayed
from executives.core.records import Record, record

_SEAT = "seat"


@record
class Action(Displayed, Record):
    """A decision of one seat."""

    seat: int

    TEXT: ClassVar[str] = ""

    @property
    def text(self) -> str:
        """The decision without its seat, as replays write it behind the name."""
        return _text(type(self), parameters(self), ())

    def __str__(self) -> str:
        return f"p{self.seat + 1} {self.text}"


def parameters(action: Action) -> tuple[Any, ...]:
    """The values of an action's parameters, without the seat."""
    kind: Any = type(action)  # Classes are hashable, which their type does not say.
    return tuple([getattr(action, name) for name in _names(kind)])


@cache
def _names(cls: Any) -> tuple[str, ...]:
    """The parameters of an action class, without the seat."""
    return tuple(field.name for field in attrs.fields(cls)[1:])


def relative_fields(cls: type[Action]) -> tuple[int, ...]:
    """Which parameters of an action class are seats (their codes are relative)."""
    found: Any = cls  # Classes are hashable, which their type does not say.
    return _relative_fields(found)


@cache
def _relative_fields(cls: Any) -> tuple[int, ...]:
    parsed = Formatter().parse(cls.TEXT)
    spots = {name for _, name, spec, _ in parsed if name and (spec or "").startswith(_SEAT)}
    names = _names(cls)
    return tuple(index for index, name in enumerate(names) if name in spots)


def turned(action: Action, by: int, seats: int) -> Action:
    """The same decision of the player who sits ``by`` seats further, for all seats in it."""
    changes = {"seat": (action.seat + by) % seats}
    names = [field.name for field in attrs.fields(type(action))[1:]]
    for index in relative_fields(type(action)):
        changes[names[index]] = shifted(getattr(action, names[index]), by, seats)
    return action.replace(**changes)


def shifted(seat: int, by: int, seats: int) -> int:
    """The seat ``by`` seats further; what is no seat (-1) stays as it is."""
    return seat if seat < 0 else (seat + by) % seats


def named_text(action: Action, players: tuple[str, ...]) -> str:
    """The text of an action with the names of players in the place of ``p1``, ``p2`` ..."""
    return _text(type(action), parameters(action), players)


@cache
def _template(cls: Any) -> tuple[tuple[str, int, str], ...]:
    """The text before each parameter, the parameter (-1 for none) and how it is written."""
    names = _names(cls)
    return tuple(
        (literal, -1 if name is None else names.index(name), spec or "")
        for literal, name, spec, _ in Formatter().parse(cls.TEXT)
    )


def _text(cls: type[Action], values: tuple[Any, ...], players: tuple[str, ...]) -> str:
    words = []
    found: Any = cls  # Classes are hashable, which their type does not say.
    for literal, index, spec in _template(found):
        words.append(literal)
        if index < 0:
            continue
        value = values[index]
        if spec == "ordinal":
            words.append(str(value + 1))
        elif spec.startswith(_SEAT):
            seat = players[value] if players else f"p{value + 1}"
            words.append(seat if value >= 0 else spec.partition("|")[2])
        else:
            words.append(str(value))
    return "".join(words)
