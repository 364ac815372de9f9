"""What this package knows of single games, found by their names.

Games of other people, e.g. small ones in tests, have no name that is known here: they can be
played and drawn like any other, and what a game has to say for itself is left out.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from executives.replay import headers_of

PACKAGE, _, _ = __name__.rpartition(".")


def kit_of(game: Any, part: str) -> ModuleType | None:
    """The module of this package for a part of the work with one game, e.g. its ``laws``."""
    name = f"{PACKAGE}.{getattr(game, 'NAME', '')}_{part}"
    return import_module(name) if find_spec(name) is not None else None


def package_of(game: Any) -> ModuleType | None:
    """The package of this library that exports a game."""
    if kit_of(game, "laws") is None:
        return None
    return import_module(f"{PACKAGE.partition('.')[0]}.{game.NAME}")


def header_of(game: Any) -> list[tuple[str, str]] | None:
    """The header lines of a game in replays; None for games that replays cannot name."""
    if package_of(game) is None:
        return None
    return list(headers_of(game.NAME).header_of(game))
