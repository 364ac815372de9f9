"""Variants: records with one field for each ruling that may be read otherwise."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import attrs

from executives.core.errors import ConfigurationError

T = TypeVar("T")

RULE = "rule"
"""Key of a field's metadata: the clause whose ruling it changes."""


def switch(rule: str, default: Any) -> Any:
    """A field of a record of variants, for the ruling in a clause."""
    return attrs.field(default=default, metadata={RULE: rule})


def changed_variants(variants: Any) -> dict[str, Any]:
    """The fields of a record of variants that are not as by default."""
    return {
        field.name: getattr(variants, field.name)
        for field in attrs.fields(type(variants))
        if getattr(variants, field.name) != field.default
    }


def switches_of(kind: Any) -> dict[str, tuple[str, ...]]:
    """What to change to play a clause otherwise, as ``variants.x``, by the clause's id."""
    return {
        rule: tuple(f"variants.{name}" for name in names)
        for rule, names in variants_by_rule(kind).items()
    }


def variants_by_rule(kind: Any) -> dict[str, tuple[str, ...]]:
    """The fields that change the ruling of a clause, by its id."""
    found: dict[str, tuple[str, ...]] = {}
    for field in attrs.fields(kind):
        rule = field.metadata[RULE]
        found[rule] = (*found.get(rule, ()), field.name)
    return found


def variants_of(kind: type[T], words: Iterable[str]) -> T:
    """The record of variants of words like ``name=value``.

    A field is a switch, a number, or one of the values of its ``Literal`` type.  Whether they
    go together, the game finds out.
    """
    cls: Any = kind
    hints = get_type_hints(cls)
    known = {field.name: hints[field.name] for field in attrs.fields(cls)}
    values: dict[str, Any] = {}
    for word in words:
        name, _, text = word.partition("=")
        if name not in known:
            raise _fault(f"{name!r} is no variant; expected {', '.join(known)}")
        values[name] = _value(name, known[name], text)
    return kind(**values)


def _value(name: str, hint: Any, text: str) -> Any:
    message = f"{text!r} is no value for {name}"
    if hint is int:
        if text.isdecimal() and len(text) < 5:
            return int(text)
        raise _fault(message)
    choices = get_args(hint) if get_origin(hint) is Literal else (True, False)
    for choice in choices:
        if text == str(choice):
            return choice
    raise _fault(f"{message}; expected {', '.join(map(str, choices))}")


def _fault(message: str) -> ConfigurationError:
    return ConfigurationError(message, key="variants")
