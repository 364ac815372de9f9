"""Shapes: what a document may hold, as data that is walked once and collects every fault.

The same data is written as JSON Schema (``schema``).  A schema says less than the shape: what
depends on the game, such as the names of cards, and on other parts of the document is left out.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping
from reprlib import repr as shortened
from typing import Any, Protocol

import attrs

from executives.core.errors import Fault, FileError
from executives.documents.toml import Lines, Place, toml_key

LARGEST = 2**63 - 1
"""The largest whole number of a TOML document."""
MOST_FAULTS = 1000
"""Further faults are counted, not told."""
_LONGEST = 80

Schema = dict[str, Any]


def shown(value: Any) -> str:
    """A value for a message: texts as they are but for very long ones, the rest shortened."""
    try:
        short = type(value) is str and len(value) <= _LONGEST
        return repr(value) if short else shortened(value)
    except ValueError:  # A whole number with thousands of digits.
        return f"a huge {type(value).__name__}"


def written(place: Place) -> str:
    """A place as text, e.g. ``players.Ann.reruns[1].show``."""
    text = ""
    for part in place:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            key = part if len(part) <= _LONGEST else f"{part[:_LONGEST]}..."
            text += ("." if text else "") + toml_key(key)
    return text


class Faults:
    """The faults of a document, each with its place, and where each card was seen."""

    def __init__(self) -> None:
        self.found: list[tuple[Place, str]] = []
        self.number = 0
        self.places: dict[str, str] = {}

    def add(self, place: Place, message: str) -> None:
        """Note a fault."""
        self.number += 1
        if self.number <= MOST_FAULTS:
            self.found.append((place, message))

    def refuse(self, path: str, lines: Lines | None = None) -> None:
        """Raise a FileError with every fault, if there is any, in the order of their lines."""
        if not self.found:
            return
        index = lines or Lines()
        faults = sorted(
            (Fault(written(place), index.of(place), message) for place, message in self.found),
            key=lambda fault: (not fault.line, fault.line),
        )
        first = faults[0]
        if self.number == 1:
            told = str(first._replace(line=0))
        else:
            listed = [f"  {fault}" for fault in faults]
            if self.number > MOST_FAULTS:
                listed.append(f"  and {self.number - MOST_FAULTS} more")
            told = "\n".join([f"{self.number} faults", *listed])
        raise FileError(told, path=path, line=first.line, faults=tuple(faults))


class Shape(Protocol):
    """Something that a value has to look like."""

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """Note every fault of ``value``, which lies at ``place``."""

    def schema(self) -> Schema:
        """The shape as JSON Schema."""
        raise NotImplementedError


@attrs.frozen
class Whole:
    """A whole number within limits; ``thing`` names what there is one of for each number."""

    low: int = 0
    high: int = LARGEST
    thing: str = ""

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """A switch and a fraction are no whole numbers."""
        if type(value) is not int:
            faults.add(place, f"expected a whole number, not {shown(value)}")
        elif not self.low <= value <= self.high:
            limits = f"from {self.low}" + (f" to {self.high}" if self.high < LARGEST else "")
            if self.thing:
                faults.add(place, f"there is no {self.thing} {shown(value)}, they run {limits}")
            else:
                faults.add(place, f"expected a whole number {limits}, not {shown(value)}")

    def schema(self) -> Schema:
        """An integer with its limits."""
        limits = {"minimum": self.low, "maximum": self.high}
        return {"type": "integer", **limits}


@attrs.frozen
class Switch:
    """True or false."""

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """Numbers are no switches."""
        if type(value) is not bool:
            faults.add(place, f"expected true or false, not {shown(value)}")

    def schema(self) -> Schema:
        """A boolean."""
        return {"type": "boolean"}


@attrs.frozen
class Text:
    """A text; one of ``known`` words, if they are given.

    ``fixed``: the words are those of every game, so that a schema may list them.
    """

    known: Container[str] | None = None
    unknown: str = "{} is not known"
    fixed: bool = False

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """Only texts are looked up."""
        if type(value) is not str:
            faults.add(place, f"expected a text, not {shown(value)}")
        elif self.known is not None and value not in self.known:
            faults.add(place, self.unknown.format(shown(value)))
        elif not value.isprintable():
            faults.add(place, f"{shown(value)} has characters that cannot be printed")

    def schema(self) -> Schema:
        """A string, with its words if they are fixed."""
        if self.fixed and isinstance(self.known, Iterable):
            return {"enum": list(self.known)}
        return {"type": "string"}


@attrs.frozen
class Pattern:
    """A text that a regular expression matches."""

    pattern: str
    unfit: str

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """The whole of the text has to match."""
        if type(value) is not str:
            faults.add(place, f"expected a text, not {shown(value)}")
        elif not re.fullmatch(self.pattern, value) or not value.isprintable():
            faults.add(place, self.unfit.format(shown(value)))

    def schema(self) -> Schema:
        """A string with its pattern."""
        return {"type": "string", "pattern": f"^(?:{self.pattern})$"}


@attrs.frozen
class Listed:
    """A list of items of a shape; ``length`` is their number, if it is fixed, or at ``most``."""

    item: Shape
    distinct: bool = False
    length: int | None = None
    most: int | None = None

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """A text is no list."""
        if not isinstance(value, (list, tuple)):
            faults.add(place, f"expected a list, not {shown(value)}")
            return
        if self.length is not None and len(value) != self.length:
            faults.add(place, f"expected {self.length} items, not {len(value)}")
        if self.most is not None and len(value) > self.most:
            faults.add(place, f"expected {self.most} items at most, not {len(value)}")
            return
        seen: set[Any] = set()
        for number, item in enumerate(value, start=1):
            self.item.check(faults, (*place, number), item)
            if self.distinct and type(item) in (str, int):
                if item in seen:
                    faults.add((*place, number), f"{shown(item)} is there twice")
                seen.add(item)

    def schema(self) -> Schema:
        """An array."""
        made: Schema = {"type": "array", "items": self.item.schema()}
        if self.distinct:
            made["uniqueItems"] = True
        if self.length is not None:
            made |= {"minItems": self.length, "maxItems": self.length}
        if self.most is not None:
            made["maxItems"] = self.most
        return made


@attrs.frozen
class Table:
    """A table with keys of their own shapes."""

    keys: Mapping[str, Shape]
    required: tuple[str, ...] = ()
    unknown: str = "unknown key {}"

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """Unknown keys, missing keys, and what is wrong with the values."""
        if not isinstance(value, dict):
            faults.add(place, f"expected a table, not {shown(value)}")
            return
        for key, item in value.items():
            inner = (*place, key if isinstance(key, str) else shown(key))
            if key in self.keys:
                self.keys[key].check(faults, inner, item)
            else:
                known = ", ".join(self.keys) or "none"
                faults.add(inner, f"{self.unknown.format(shown(key))} (known: {known})")
        for key in self.required:
            if key not in value:
                faults.add(place, f"{key!r} is missing")

    def schema(self) -> Schema:
        """An object without further properties."""
        made: Schema = {
            "type": "object",
            "properties": {key: shape.schema() for key, shape in self.keys.items()},
            "additionalProperties": False,
        }
        if self.required:
            made["required"] = list(self.required)
        return made


@attrs.frozen
class Named:
    """A table by names, each with a value; ``keys`` is the shape of a name.

    ``other`` is the shape of a value whose name tells nothing; ``items`` those of single names,
    which a schema lists when they are ``fixed``.
    """

    keys: Text | Pattern
    other: Shape
    items: Mapping[str, Shape] = attrs.field(factory=dict)
    fixed: bool = False

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """Names and values."""
        if not isinstance(value, dict):
            faults.add(place, f"expected a table, not {shown(value)}")
            return
        for key, item in value.items():
            inner = (*place, key if isinstance(key, str) else shown(key))
            before = faults.number
            self.keys.check(faults, inner, key)
            if faults.number == before:
                self.items.get(key, self.other).check(faults, inner, item)

    def schema(self) -> Schema:
        """An object whose properties are of one shape."""
        made: Schema = {"type": "object", "propertyNames": self.keys.schema()}
        if self.fixed:
            made["properties"] = {key: shape.schema() for key, shape in self.items.items()}
        return {**made, "additionalProperties": self.other.schema()}


@attrs.frozen
class Either:
    """A text for short, or a table."""

    text: Shape
    table: Shape

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """The type decides which of the two is meant."""
        if type(value) is str:
            self.text.check(faults, place, value)
        elif isinstance(value, dict):
            self.table.check(faults, place, value)
        else:
            faults.add(place, f"expected a text or a table, not {shown(value)}")

    def schema(self) -> Schema:
        """Either of the two."""
        return {"anyOf": [self.text.schema(), self.table.schema()]}


@attrs.frozen
class Anything:
    """Whatever it is, it is looked at elsewhere."""

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """Nothing is wrong with anything."""

    def schema(self) -> Schema:
        """The schema that everything fits."""
        return {}


def shape_of_field(kind: Any, shapes: Mapping[str, Shape]) -> Shape:
    """The shape for the type of a record's field; what is not known may be anything."""
    name = kind.__name__ if isinstance(kind, type) else str(kind)
    return shapes.get(name, Anything())
