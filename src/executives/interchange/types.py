"""The types of fields: what records of a game may hold, and which of them carry a tag."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from types import NoneType, UnionType
from typing import Any, TypeGuard, Union, get_args, get_origin

import attrs
from pyrsistent import PMap, PVector

from executives.core.actions import Action
from executives.core.errors import EngineBug
from executives.core.events import Event
from executives.core.game import Transition
from executives.core.records import Record
from executives.core.visibility import PartView

TAG = "is"
"""The key of the class name where a field may hold records of several classes.

A word of Python, so that no field can be called so.
"""

PRIMITIVES = (int, str, bool, NoneType)
_OPEN = (Action, Event)


def typed_fields(cls: type, state: Any) -> list[attrs.Attribute[Any]]:
    """The fields of a record class with their types, none of which may be left out.

    ``state`` is the type of the state in a transition.
    """
    attrs.resolve_types(cls)
    fields = [field.evolve(default=attrs.NOTHING) for field in attrs.fields(cls)]
    if cls is Transition:
        fields = [f.evolve(type=state) if f.name == "state" else f for f in fields]
    return fields


def is_open(kind: Any) -> TypeGuard[type]:
    """Whether a class stands for several record classes, so that each says which it is."""
    if not isinstance(kind, type) or not issubclass(kind, (Record, PartView)):
        return False
    return kind in _OPEN or not attrs.has(kind)


def is_closed(kind: Any) -> TypeGuard[type]:
    """Whether a type is one record class."""
    return isinstance(kind, type) and attrs.has(kind) and not is_open(kind)


class Dispatch:
    """Finds the hook of a type, once for each; the subclasses say what a hook is."""

    def __init__(self) -> None:
        self._hooks: dict[Any, Callable[..., Any]] = {}

    def hook(self, kind: Any) -> Callable[..., Any]:
        """The hook of a type; EngineBug for a type that JSON cannot hold."""
        if kind not in self._hooks:
            self._hooks[kind] = self._find(kind)
        return self._hooks[kind]

    def _find(self, kind: Any) -> Callable[..., Any]:
        origin, arguments = get_origin(kind), get_args(kind)
        if kind in (Any, None, object):
            return self.anything()
        if kind in PRIMITIVES:
            return self.primitive(kind)
        if isinstance(kind, type) and issubclass(kind, Enum):
            return self.enumeration(kind)
        if is_open(kind) or is_closed(kind):
            return self.tagged((kind,)) if is_open(kind) else self.record(kind)
        if origin in (Union, UnionType):
            return self.union(arguments)
        if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
            return self.sequence(arguments[0], tuple)
        if origin is tuple:
            return self.fixed(arguments)
        if origin is PVector:
            return self.sequence(arguments[0], PVector)
        if origin is PMap and arguments[0] in (int, str):
            return self.mapping(*arguments)
        raise EngineBug(f"JSON of this library cannot hold {kind}")

    def union(self, members: tuple[Any, ...]) -> Callable[..., Any]:
        """The hook of a union: records of several classes are told apart by their tag."""
        records = tuple(kind for kind in members if is_open(kind) or is_closed(kind))
        others = {kind: self.hook(kind) for kind in members if kind not in records}
        if not records:
            return self.choice(others, None)
        single = len(records) == 1 and is_closed(records[0])
        return self.choice(others, self.record(records[0]) if single else self.tagged(records))

    def anything(self) -> Callable[..., Any]:
        """The hook of a field without a type."""
        raise NotImplementedError

    def primitive(self, kind: type) -> Callable[..., Any]:
        """The hook of numbers, texts, switches and nothing."""
        raise NotImplementedError

    def enumeration(self, kind: type[Enum]) -> Callable[..., Any]:
        """The hook of an enumeration, whose members are written as their values."""
        raise NotImplementedError

    def record(self, cls: type) -> Callable[..., Any]:
        """The hook of one record class."""
        raise NotImplementedError

    def tagged(self, kinds: tuple[type, ...]) -> Callable[..., Any]:
        """The hook of several record classes."""
        raise NotImplementedError

    def choice(
        self, others: dict[Any, Callable[..., Any]], records: Callable[..., Any] | None
    ) -> Callable[..., Any]:
        """The hook of a union of ``others`` and of records, which have one hook together."""
        raise NotImplementedError

    def sequence(self, item: Any, made: type) -> Callable[..., Any]:
        """The hook of items of one type."""
        raise NotImplementedError

    def fixed(self, items: tuple[Any, ...]) -> Callable[..., Any]:
        """The hook of a tuple with a type for each place."""
        raise NotImplementedError

    def mapping(self, key: Any, item: Any) -> Callable[..., Any]:
        """The hook of a map with whole numbers or texts as keys."""
        raise NotImplementedError
