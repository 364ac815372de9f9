"""An edition: a value made of data tables and plugins."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from executives.core.errors import ConfigurationError
from executives.core.records import Record, record
from executives.networks.cards import CardSet
from executives.networks.modifiers import Executive

EDITIONS = ("second",)


@record
class Edition(Record):
    """``executives`` in the order of their codes; ``card_set`` loads the bundled cards."""

    name: str
    executives: tuple[Executive, ...]
    card_set: Callable[[], CardSet]


def edition_named(name: str) -> Edition:
    """The edition of that name; it is loaded at first use."""
    if name not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise ConfigurationError(f"{name!r} is no edition of the game; known are {known}")
    module = import_module(f"executives.networks.{name}_edition")
    found: Edition = module.EDITION
    return found
