"""From values to plain ones: objects, lists, texts, whole numbers, true, false and null."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any

import attrs
from cattrs import Converter
from cattrs.gen import make_dict_unstructure_fn_from_attrs, override
from pyrsistent import PMap, PVector

from executives.interchange.types import PRIMITIVES, TAG, Dispatch, typed_fields

Write = Callable[[Any], Any]


class _Whole:
    """Marks a record that is written as what it is, whatever its class."""


class Writer(Dispatch):
    """The functions that turn records into objects, class by class."""

    def __init__(self) -> None:
        super().__init__()
        self._converter = Converter()
        self._hooks[_Whole] = self.plain

    def plain(self, value: Any) -> Any:
        """A record as an object without a tag."""
        return self.record(type(value))(value)

    def anything(self) -> Write:
        """What the value itself says; records with their tag."""
        return self._any

    def _any(self, value: Any) -> Any:
        if isinstance(value, Enum):
            return value.value
        if type(value) in PRIMITIVES:
            return value
        if isinstance(value, (tuple, PVector)):
            return [self._any(item) for item in value]
        if isinstance(value, PMap):
            return {str(key): self._any(value[key]) for key in sorted(value)}
        if attrs.has(type(value)):
            return self._with_tag(value)
        raise TypeError(f"{type(value).__name__} has no JSON")

    def primitive(self, kind: type) -> Write:
        """As they are."""
        return _same

    def enumeration(self, kind: type[Enum]) -> Write:
        """The value of the member."""
        return _value_of

    def record(self, cls: type) -> Write:
        """The fields in their order."""
        if cls not in self._hooks:
            fields = typed_fields(cls, _Whole)
            overrides: dict[str, Any] = {
                f.name: override(unstruct_hook=self.hook(f.type)) for f in fields
            }
            write: Write = make_dict_unstructure_fn_from_attrs(
                fields, cls, self._converter, _cattrs_use_linecache=False, **overrides
            )
            self._hooks[cls] = _of_class(cls, write)
        return self._hooks[cls]

    def _with_tag(self, value: Any) -> Any:
        return {TAG: type(value).__name__, **self.plain(value)}

    def tagged(self, kinds: tuple[type, ...]) -> Write:
        """The class name first, then the fields."""
        return self._with_tag

    def choice(self, others: dict[Any, Write], records: Write | None) -> Write:
        """Records by their hook, all others by what they are."""

        def write(value: Any) -> Any:
            is_record = records is not None and attrs.has(type(value))
            return records(value) if is_record and records else self._any(value)

        return write

    def sequence(self, item: Any, made: type) -> Write:
        """A list."""
        hook = self.hook(item)
        if hook is _same:
            return list
        return lambda value: [hook(part) for part in value]

    def fixed(self, items: tuple[Any, ...]) -> Write:
        """A list."""
        hooks = [self.hook(item) for item in items]
        return lambda value: [hook(part) for hook, part in zip(hooks, value, strict=True)]

    def mapping(self, key: Any, item: Any) -> Write:
        """An object, its keys in their order."""
        hook = self.hook(item)
        return lambda value: {str(name): hook(value[name]) for name in sorted(value)}


def _same(value: Any) -> Any:
    return value


def _value_of(value: Enum) -> Any:
    return value.value


def _of_class(cls: type, write: Write) -> Write:
    """A subclass would lose what its class lacks."""

    def checked(value: Any) -> Any:
        if type(value) is not cls:
            raise TypeError(f"expected {cls.__name__}, not {type(value).__name__}")
        return write(value)

    return checked


@cache
def writer() -> Writer:
    """The one writer: what it learns of a class holds for every game."""
    return Writer()
