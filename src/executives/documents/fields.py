"""Records as tables: frames, boards of plugins and whatever else a state holds.

Everything goes by the declared types of a record's fields, so that records of plugins need no
code here.  Numbers that point into a list, such as seats, are written by name: which fields
these are, a game says with its ``Naming``.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import attrs

from executives.core.errors import ConfigurationError
from executives.core.records import Record
from executives.documents.shapes import (
    LARGEST,
    Anything,
    Faults,
    Listed,
    Schema,
    Shape,
    Switch,
    Table,
    Text,
    Whole,
)
from executives.documents.toml import Place

_LARGEST_RULING = 1000
"""Of rulings that are numbers."""


@attrs.frozen
class Index:
    """A place in a list, written by its name.

    -1 is none, where ``none`` allows it, or what the word ``last`` stands for.
    """

    names: tuple[str, ...]
    unknown: str
    none: bool = True
    fixed: bool = False
    last: str = ""

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """A name of the list."""
        if not (self.none and type(value) is int and value == -1):
            Text(self._words(), self.unknown).check(faults, place, value)

    def schema(self) -> Schema:
        """A string, or -1."""
        named = Text(self._words(), fixed=self.fixed).schema()
        return {"anyOf": [named, {"const": -1}]} if self.none else named

    def _words(self) -> tuple[str, ...]:
        return (*self.names, self.last) if self.last else self.names

    def number(self, word: str) -> int:
        """The place of a name."""
        return -1 if self.last and word == self.last else self.names.index(word)

    def word(self, number: int) -> int | str:
        """The name of a place; a number that has none stays as it is."""
        if number == -1 and self.last:
            return self.last
        return self.names[number] if 0 <= number < len(self.names) else number


@attrs.frozen
class Naming:
    """The fields of a game's records that hold places in lists, by their names."""

    indices: Mapping[str, Index]

    def word(self, field: str, number: int) -> int | str:
        """What a document writes for a number in a field."""
        index = self.indices.get(field)
        return number if index is None else index.word(number)


@attrs.frozen
class Items:
    """A list of fixed length whose items have a shape each."""

    items: tuple[Shape, ...]

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """As many items as shapes."""
        Listed(Anything(), length=len(self.items)).check(faults, place, value)
        if isinstance(value, (list, tuple)):
            pairs = zip(self.items, value, strict=False)
            for number, (shape, item) in enumerate(pairs, start=1):
                shape.check(faults, (*place, number), item)

    def schema(self) -> Schema:
        """An array of prefix items."""
        number = len(self.items)
        made = {"type": "array", "minItems": number, "maxItems": number}
        return {**made, "prefixItems": [shape.schema() for shape in self.items]}


@attrs.frozen
class OrNone:
    """A value, or "" for none."""

    item: Shape

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """An empty text stands for nothing."""
        if value != "":
            self.item.check(faults, place, value)

    def schema(self) -> Schema:
        """Either of the two."""
        return {"anyOf": [{"const": ""}, self.item.schema()]}


@attrs.frozen
class RecordTable:
    """A record as a table; without ``present`` all that has no default is needed.

    ``more`` are keys of the table that are no fields.
    """

    naming: Naming
    kind: type[Any]
    low: int = -1
    present: Any = None
    more: Mapping[str, Shape] = attrs.field(factory=dict)

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """The fields, then what the record itself refuses."""
        before = faults.number
        self._table().check(faults, place, value)
        if faults.number > before:
            return
        fields = {key: item for key, item in value.items() if key not in self.more}
        try:
            self.made(fields)
        except (TypeError, ValueError) as wrong:
            faults.add(place, str(wrong.args[0] if wrong.args else wrong))

    def made(self, fields: Mapping[str, Any]) -> Any:
        """The record of a table without faults."""
        hints = hints_of(self.kind)
        values = {key: _read(self.naming, key, hints[key], item) for key, item in fields.items()}
        if self.present is not None:
            return attrs.evolve(self.present, **values)
        return self.kind(**values)

    def _table(self) -> Table:
        shapes: dict[str, Shape] = dict(self.more)
        hints = hints_of(self.kind)
        needed = []
        for field in attrs.fields(self.kind):
            low = self.low
            if self.present is not None and type(getattr(self.present, field.name)) is int:
                low = min(low, getattr(self.present, field.name))
            shapes[field.name] = shape_of_hint(self.naming, field.name, hints[field.name], low=low)
            if self.present is None and field.default is attrs.NOTHING:
                needed.append(field.name)
        return Table(shapes, required=tuple(needed))

    def schema(self) -> Schema:
        """An object with the fields."""
        return self._table().schema()


def hints_of(kind: Any) -> dict[str, Any]:
    """The types of a record's fields."""
    return _hints_of(kind)


@cache
def _hints_of(kind: Hashable) -> dict[str, Any]:
    cls: Any = kind
    try:
        return get_type_hints(cls)
    except (NameError, TypeError):  # A type that exists for type checkers only.
        return {field.name: Any for field in attrs.fields(cls)}


def shape_of_hint(naming: Naming, name: str, hint: Any, *, low: int = -1) -> Shape:
    """The shape of a field of a declared type."""
    if hint is bool:
        return Switch()
    if hint is int:
        return naming.indices.get(name) or Whole(low, LARGEST)
    if hint is str:
        return Text()
    arguments = get_args(hint)
    if get_origin(hint) is tuple and arguments:
        if arguments[-1] is Ellipsis:
            return Listed(shape_of_hint(naming, name, arguments[0], low=low))
        return Items(tuple(shape_of_hint(naming, name, inner, low=low) for inner in arguments))
    if get_origin(hint) in (Union, UnionType):
        inner = [one for one in arguments if one is not NoneType]
        if len(inner) == 1 and inner[0] is not str:
            return OrNone(shape_of_hint(naming, name, inner[0], low=low))
    if isinstance(hint, type) and issubclass(hint, Record) and attrs.has(hint):
        return RecordTable(naming, hint)
    return Anything()


def _read(naming: Naming, name: str, hint: Any, value: Any) -> Any:
    """The value of a field from what a document says."""
    arguments = get_args(hint)
    if hint is int and type(value) is str:
        return naming.indices[name].number(value)
    if get_origin(hint) is tuple and arguments:
        if arguments[-1] is Ellipsis:
            return tuple(_read(naming, name, arguments[0], item) for item in value)
        pairs = zip(arguments, value, strict=True)
        return tuple(_read(naming, name, inner, item) for inner, item in pairs)
    if get_origin(hint) in (Union, UnionType):
        inner = next((one for one in arguments if one is not NoneType), str)
        return None if value == "" else _read(naming, name, inner, value)
    if isinstance(hint, type) and issubclass(hint, Record) and attrs.has(hint):
        return RecordTable(naming, hint).made(value)
    if isinstance(value, (dict, list)):
        raise ValueError(f"{name!r} cannot be written in a document")
    return value


def value_of(naming: Naming, kind: type[Any], name: str, value: Any) -> Any:
    """The value of a field of a record from what a document says."""
    return _read(naming, name, hints_of(kind)[name], value)


def plain(naming: Naming, name: str, value: Any) -> Any:
    """The value of a field as documents write it."""
    return _plain(naming, name, value)


def table_of(naming: Naming, made: Any, *, base: Any = None) -> dict[str, Any]:
    """A record as a table: what differs from ``base``, or else from the defaults."""
    table: dict[str, Any] = {}
    for field in attrs.fields(type(made)):
        value = getattr(made, field.name)
        usual = getattr(base, field.name) if base is not None else field.default
        if usual is attrs.NOTHING or value != usual or type(value) is not type(usual):
            table[field.name] = _plain(naming, field.name, value)
    return table


def _plain(naming: Naming, name: str, value: Any) -> Any:
    if type(value) is int:
        return naming.word(name, value)
    if isinstance(value, tuple):
        return [_plain(naming, name, item) for item in value]
    if value is None:
        return ""
    if isinstance(value, Record):
        return table_of(naming, value)
    if isinstance(value, (bool, str)):
        return value
    raise ConfigurationError(f"a {type(value).__name__} cannot be written in a document")


def further_fields(kind: type[Any], known: tuple[str, ...]) -> tuple[str, ...]:
    """The fields of a record that have no form of their own in documents."""
    return tuple(field.name for field in attrs.fields(kind) if field.name not in known)


def variants_shape(kind: type[Any]) -> Table:
    """One key per ruling of a record of variants: a switch, a number, or one of its words."""
    hints = hints_of(kind)
    shapes = {field.name: _ruling(hints[field.name]) for field in attrs.fields(kind)}
    return Table(shapes, unknown="{} is no variant")


def _ruling(hint: Any) -> Shape:
    if hint is bool:
        return Switch()
    choices = get_args(hint) if get_origin(hint) is Literal else ()
    if choices and type(choices[0]) is str:
        return Text(choices, "{} is no such ruling", fixed=True)
    return Whole(choices[0], choices[-1]) if choices else Whole(0, _LARGEST_RULING)
