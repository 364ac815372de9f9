"""JSON of states, actions, events, views, results and other small records.

A document says what it is: ``{"executives": 1, "kind": "state", "value": {...}}``.  ``loads``
takes nothing that ``dumps`` would not write: it converts nothing, fills nothing in, and tells
every fault with its path.
"""

from __future__ import annotations

import json
from typing import Any

from executives.core.actions import Action
from executives.core.errors import Fault, FileError
from executives.core.events import Event
from executives.core.explanations import Explanation
from executives.core.game import Transition
from executives.core.records import Record
from executives.core.results import Result
from executives.core.tally import Tally
from executives.core.violations import Violation
from executives.interchange.text import (
    MAX_BYTES,
    MAX_DEPTH,
    check_plain,
    decoded,
    refuse,
    shown,
    step,
)

VERSION = 1
"""The version of the documents."""

_KINDS: dict[str, type] = {
    "action": Action,
    "event": Event,
    "violation": Violation,
    "tally": Tally,
    "result": Result,
    "transition": Transition,
    "explanation": Explanation,
}
_TUPLES: dict[str, Any] = {
    "actions": tuple[Action, ...],
    "events": tuple[Event, ...],
    "violations": tuple[Violation, ...],
}
KINDS = ("state", "view", *_KINDS, *_TUPLES)
"""What a document may be."""


def dumps(value: Any, *, indent: int | None = None) -> str:
    """The document of a value, as ASCII text on one line, or on many with ``indent`` spaces.

    Raises TypeError for a value of no known kind, and FileError for one that ``loads`` would
    refuse: too large, or with a number or text in it that no document may hold.
    """
    from executives.interchange.writing import writer

    kind = _kind_of(value)
    plain = writer().hook(_type_of(kind, type(value)))(value)
    document = {"executives": VERSION, "kind": kind, "value": plain}
    check_plain(document, "")
    separators = (",", ":") if indent is None else (",", ": ")
    text = json.dumps(document, indent=indent, separators=separators)
    if len(text) > MAX_BYTES:
        raise FileError(f"the document would be larger than {MAX_BYTES} bytes")
    return text


def loads(text: str, game: Any, *, path: str = "") -> Any:
    """The value of a document, for the game it belongs to; ``path`` is its file, for errors.

    A state has to be possible in the game, an action one of its actions.  Whatever else the text
    is, a FileError lists what is wrong.
    """
    document = decoded(text, path)
    kind = _checked_kind(document, path)
    from executives.interchange.reading import faults_of

    reader = _reader(game)
    wanted = _type_of(kind, reader.view if kind == "view" else reader.state)
    try:
        value = reader.read(document["value"], wanted)
    except Exception as wrong:  # Records may refuse their content by errors of their own.
        refuse(faults_of(wrong, "$.value"), path)
    if kind in ("state", "transition"):
        _check_possible(game, value if kind == "state" else value.state, kind, path)
    return value


def _reader(game: Any) -> Any:
    """The reader of a game, kept by the game."""
    from executives.interchange.reading import Reader

    return game.memo("interchange", Reader)


def _check_possible(game: Any, state: Any, kind: str, path: str) -> None:
    start = "$.value" if kind == "state" else "$.value.state"
    wrong = game.integrity(state)
    if wrong:
        faults = ((f"{start}.{place}" if place else start, what) for place, what in wrong)
        refuse((Fault(place, 0, what) for place, what in faults), path)


def _kind_of(value: Any) -> str:
    if type(value) is tuple:
        kinds = {_kind_of(item) for item in value} or {"event"}
        plural = f"{kinds.pop()}s"
        if kinds or plural not in _TUPLES:
            raise TypeError("only events, actions or violations can be written as a tuple")
        return plural
    for name, cls in _KINDS.items():
        if isinstance(value, cls):
            return name
    if isinstance(value, Record) and hasattr(value, "pending"):
        return "view" if hasattr(value, "legal_actions") else "state"
    raise TypeError(f"{type(value).__name__} is no value that has a document")


def _type_of(kind: str, position: type) -> Any:
    """The type of the value of a document; ``position`` is that of the state or view."""
    return _TUPLES.get(kind) or _KINDS.get(kind, position)


def _checked_kind(document: Any, path: str) -> str:
    """The kind of a document whose head is in order."""
    if not isinstance(document, dict):
        refuse([Fault("$", 0, f"expected an object, not {shown(document)}")], path)
    head = ("executives", "kind", "value")
    wrong = [Fault("$", 0, f"{key!r} is missing") for key in head if key not in document]
    for key in document:
        if key not in head:
            wrong.append(Fault(f"${step(key)}", 0, f"unknown key (known: {', '.join(head)})"))
    version = document.get("executives", VERSION)
    if type(version) is not int or version != VERSION:
        message = f"documents of version {VERSION} can be read, not {shown(version)}"
        wrong.append(Fault("$.executives", 0, message))
    kind = document.get("kind", "state")
    if type(kind) is not str or kind not in KINDS:
        message = f"expected one of {', '.join(KINDS)}, not {shown(kind)}"
        wrong.append(Fault("$.kind", 0, message))
    if wrong:
        refuse(wrong, path)
    return str(kind)


__all__ = ["KINDS", "MAX_BYTES", "MAX_DEPTH", "VERSION", "dumps", "loads"]
