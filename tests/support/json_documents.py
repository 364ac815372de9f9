"""JSON documents of the tests: values of all kinds, and documents with one thing changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from executives import FileError, networks
from executives.interchange import dumps, loads
from support.extra_executives import PLUGINS
from support.names import NAMES
from support.playing import line_of_play

FIVE = networks.Game(
    NAMES, executives=("beeb", "butcher", "continuum", "broker", "glamour"), plugins=PLUGINS
)
THREE = networks.Game(NAMES[:3], executives=("beeb", "butcher", "continuum"))
DEALT = networks.Game(NAMES[:2], plugins=PLUGINS)
MOGULS = networks.Game(NAMES[:2], executives=(), modules=("moguls",))
ALONE = networks.Game(NAMES[:1], executives=("beeb",), modules=("moguls",))
GAMES = {"five": FIVE, "three": THREE, "dealt": DEALT, "moguls": MOGULS, "alone": ALONE}


def positions(game: networks.Game, seed: int, every: int) -> Iterator[tuple[Any, Any]]:
    """States of a random game with the decision taken there; all that are not a plain turn."""
    for number, (state, action) in enumerate(line_of_play(game, seed)):
        if not number % every or not isinstance(state.pending[-1], networks.frames.Turn):
            yield state, action


def middle(game: networks.Game = THREE, seed: int = 1) -> Any:
    """The state in the middle of a random game, with a turn on top."""
    turns = [s for s, _ in line_of_play(game, seed) if len(s.pending) == 2]
    return turns[len(turns) // 2]


def plain(value: Any) -> Any:
    """The document of a value as plain lists and dictionaries."""
    return json.loads(dumps(value))


def changed(value: Any, path: tuple[Any, ...], new: Any) -> str:
    """The document of ``value`` with something else at a path below ``value``."""
    document = plain(value)
    parent = document["value"]
    for key in path[:-1]:
        parent = parent[key]
    parent[path[-1]] = new
    return json.dumps(document)


def refused(text: str, game: Any = THREE, *, path: str = "") -> FileError:
    """The error with which a document is refused."""
    with pytest.raises(FileError) as caught:
        loads(text, game, path=path)
    return caught.value


def faults(text: str, game: Any = THREE) -> dict[str, str]:
    """What is wrong with a document, by path."""
    return {fault.path: fault.message for fault in refused(text, game).faults}
