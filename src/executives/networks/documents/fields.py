"""Records as tables: frames, executives' memories and whatever else a state holds.

Everything goes by the declared types of a record's fields, so that records of plugins need no
code here.  A field called ``seat`` or ``timeslot`` is written by name.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import attrs

from executives.core.errors import ConfigurationError
from executives.core.explanations import kind_words
from executives.core.records import Record
from executives.core.visibility import held_words
from executives.networks.documents.shapes import (
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
    shown,
)
from executives.networks.documents.toml import Place

SEATS = ("seat", "asker", "seats")
"""Fields that hold seats, written as the names of players."""
TIMESLOTS = ("timeslot", "timeslots")


@attrs.frozen
class Index:
    """A place in a list, written by its name; -1 is none, where ``none`` allows it."""

    names: tuple[str, ...]
    unknown: str
    none: bool = True
    fixed: bool = False

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """A name of the list."""
        if not (self.none and type(value) is int and value == -1):
            Text(self.names, self.unknown).check(faults, place, value)

    def schema(self) -> Schema:
        """A string, or -1."""
        named = Text(self.names, fixed=self.fixed).schema()
        return {"anyOf": [named, {"const": -1}]} if self.none else named


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

    game: Any
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
        values = {key: _read(self.game, key, hints[key], item) for key, item in fields.items()}
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
            shapes[field.name] = shape_of_hint(self.game, field.name, hints[field.name], low=low)
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


def shape_of_hint(game: Any, name: str, hint: Any, *, low: int = -1) -> Shape:
    """The shape of a field of a declared type."""
    if hint is bool:
        return Switch()
    if hint is int and name in SEATS:
        return Index(game.players, "{} is no player", none=name != "seat")
    if hint is int and name in TIMESLOTS:
        return Index(game.boards.timeslots, "there is no timeslot {}", fixed=True)
    if hint is int:
        return Whole(low, LARGEST)
    if hint is str:
        return Text()
    arguments = get_args(hint)
    if get_origin(hint) is tuple and arguments:
        if arguments[-1] is Ellipsis:
            return Listed(shape_of_hint(game, name, arguments[0], low=low))
        return Items(tuple(shape_of_hint(game, name, inner, low=low) for inner in arguments))
    if get_origin(hint) in (Union, UnionType):
        inner = [one for one in arguments if one is not NoneType]
        if len(inner) == 1 and inner[0] is not str:
            return OrNone(shape_of_hint(game, name, inner[0], low=low))
    if isinstance(hint, type) and issubclass(hint, Record) and attrs.has(hint):
        return RecordTable(game, hint)
    return Anything()


def _read(game: Any, name: str, hint: Any, value: Any) -> Any:
    """The value of a field from what a document says."""
    arguments = get_args(hint)
    if hint is int and type(value) is str:
        names: tuple[str, ...] = game.players if name in SEATS else game.boards.timeslots
        return names.index(value)
    if get_origin(hint) is tuple and arguments:
        if arguments[-1] is Ellipsis:
            return tuple(_read(game, name, arguments[0], item) for item in value)
        pairs = zip(arguments, value, strict=True)
        return tuple(_read(game, name, inner, item) for inner, item in pairs)
    if get_origin(hint) in (Union, UnionType):
        inner = next((one for one in arguments if one is not NoneType), str)
        return None if value == "" else _read(game, name, inner, value)
    if isinstance(hint, type) and issubclass(hint, Record) and attrs.has(hint):
        return RecordTable(game, hint).made(value)
    if isinstance(value, (dict, list)):
        raise ValueError(f"{name!r} cannot be written in a document")
    return value


def value_of(game: Any, kind: type[Any], name: str, value: Any) -> Any:
    """The value of a field of a record from what a document says."""
    return _read(game, name, hints_of(kind)[name], value)


def plain(game: Any, name: str, value: Any) -> Any:
    """The value of a field as documents write it."""
    return _plain(game, name, value)


def table_of(game: Any, made: Any, *, base: Any = None) -> dict[str, Any]:
    """A record as a table: what differs from ``base``, or else from the defaults."""
    table: dict[str, Any] = {}
    for field in attrs.fields(type(made)):
        value = getattr(made, field.name)
        usual = getattr(base, field.name) if base is not None else field.default
        if usual is attrs.NOTHING or value != usual or type(value) is not type(usual):
            table[field.name] = _plain(game, field.name, value)
    return table


def _plain(game: Any, name: str, value: Any) -> Any:
    if type(value) is int:
        names: tuple[str, ...] = ()
        if name in SEATS:
            names = game.players
        elif name in TIMESLOTS:
            names = game.boards.timeslots
        return names[value] if 0 <= value < len(names) else value
    if isinstance(value, tuple):
        return [_plain(game, name, item) for item in value]
    if value is None:
        return ""
    if isinstance(value, Record):
        return table_of(game, value)
    if isinstance(value, (bool, str)):
        return value
    raise ConfigurationError(f"a {type(value).__name__} cannot be written in a document")


# -- frames ---------------------------------------------------------------------------------------


def frame_names(game: Any) -> dict[str, type[Any]]:
    """The frame classes of a game by the names that documents give them."""
    found: dict[str, type[Any]] = game.memo("names of frames", _frame_names)
    return found


def _frame_names(game: Any) -> dict[str, type[Any]]:
    names: dict[str, type[Any]] = {}
    for kind in game._frame_kinds:
        name = kind_words(kind).replace(" ", "-")
        while name in names:
            name += "-x"
        names[name] = kind
    return names


def frame_name(game: Any, kind: type[Any]) -> str:
    """The name that documents give to a frame class."""
    return next(name for name, known in frame_names(game).items() if known is kind)


def unknown_cards(game: Any, frame: Any) -> Iterator[str]:
    """Names in a frame that should be those of cards or executives."""
    for name in held_words(frame):
        # A frame that holds no card yet has "" in its place.
        if name and name not in game.card and name not in game.executive:
            yield shown(name)
