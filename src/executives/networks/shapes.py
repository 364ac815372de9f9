"""Shapes: what a document may hold, as data that is walked once and collects every fault."""

from __future__ import annotations

from collections.abc import Container, Mapping
from reprlib import repr as shortened
from typing import Any, Protocol

import attrs

LARGEST = 2**63 - 1
"""The largest whole number of a TOML document."""


def shown(value: Any) -> str:
    """A value for a message: texts as they are, the rest shortened."""
    try:
        return repr(value) if type(value) is str else shortened(value)
    except ValueError:  # A whole number with thousands of digits.
        return f"a huge {type(value).__name__}"


class Faults:
    """The faults of a document, each with its place, and where each card was seen."""

    def __init__(self) -> None:
        self.messages: list[str] = []
        self.places: dict[str, str] = {}

    def add(self, place: str, message: str) -> None:
        """Note a fault."""
        self.messages.append(f"{place}: {message}" if place else message)


class Shape(Protocol):
    """Something that a value has to look like."""

    def check(self, faults: Faults, place: str, value: Any) -> None:
        """Note every fault of ``value``, which lies at ``place``."""


@attrs.frozen
class Whole:
    """A whole number within limits; ``thing`` names what there is one of for each number."""

    low: int = 0
    high: int = LARGEST
    thing: str = ""

    def check(self, faults: Faults, place: str, value: Any) -> None:
        """A switch and a fraction are no whole numbers."""
        if type(value) is not int:
            faults.add(place, f"expected a whole number, not {shown(value)}")
        elif not self.low <= value <= self.high:
            limits = f"from {self.low}" + (f" to {self.high}" if self.high < LARGEST else "")
            if self.thing:
                faults.add(place, f"there is no {self.thing} {shown(value)}, they run {limits}")
            else:
                faults.add(place, f"expected a whole number {limits}, not {shown(value)}")


@attrs.frozen
class Switch:
    """True or false."""

    def check(self, faults: Faults, place: str, value: Any) -> None:
        """Numbers are no switches."""
        if type(value) is not bool:
            faults.add(place, f"expected true or false, not {shown(value)}")


@attrs.frozen
class Text:
    """A text; one of ``known`` words, if they are given."""

    known: Container[str] | None = None
    unknown: str = "{} is not known"

    def check(self, faults: Faults, place: str, value: Any) -> None:
        """Only texts are looked up."""
        if type(value) is not str:
            faults.add(place, f"expected a text, not {shown(value)}")
        elif self.known is not None and value not in self.known:
            faults.add(place, self.unknown.format(shown(value)))


@attrs.frozen
class Listed:
    """A list of ``length`` items of a shape; ``numbered`` places count from 1."""

    item: Shape
    numbered: bool = False
    distinct: bool = False
    length: int | None = None

    def check(self, faults: Faults, place: str, value: Any) -> None:
        """A text is no list."""
        if not isinstance(value, (list, tuple)):
            faults.add(place, f"expected a list, not {shown(value)}")
            return
        if self.length is not None and len(value) != self.length:
            faults.add(place, f"expected {self.length} items, not {len(value)}")
        for number, item in enumerate(value, start=1):
            self.item.check(faults, f"{place}[{number}]" if self.numbered else place, item)
            if self.distinct and item in value[: number - 1]:
                faults.add(place, f"{shown(item)} is there twice")


@attrs.frozen
class Table:
    """A table with keys of their own shapes."""

    keys: Mapping[str, Shape]
    required: tuple[str, ...] = ()
    unknown: str = "unknown key {}"

    def check(self, faults: Faults, place: str, value: Any) -> None:
        """Unknown keys, missing keys, and what is wrong with the values."""
        if not isinstance(value, dict):
            faults.add(place, f"expected a table, not {shown(value)}")
            return
        for key, item in value.items():
            if key in self.keys:
                self.keys[key].check(faults, f"{place}.{key}" if place else key, item)
            else:
                known = ", ".join(self.keys) or "none"
                faults.add(place, f"{self.unknown.format(shown(key))} (known: {known})")
        for key in self.required:
            if key not in value:
                faults.add(place, f"{key!r} is missing")


@attrs.frozen
class Either:
    """A text for short, or a table."""

    text: Shape
    table: Shape

    def check(self, faults: Faults, place: str, value: Any) -> None:
        """The type decides which of the two is meant."""
        if type(value) is str:
            self.text.check(faults, place, value)
        elif isinstance(value, dict):
            self.table.check(faults, place, value)
        else:
            faults.add(place, f"expected a text or a table, not {shown(value)}")


@attrs.frozen
class Anything:
    """Whatever it is, it is looked at elsewhere."""

    def check(self, faults: Faults, place: str, value: Any) -> None:
        """Nothing is wrong with anything."""


def shape_of_field(kind: Any, shapes: Mapping[str, Shape]) -> Shape:
    """The shape for the type of a record's field; what is not known may be anything."""
    name = kind.__name__ if isinstance(kind, type) else str(kind)
    return shapes.get(name, Anything())
