"""JSON text and plain values: what is refused before anybody asks what it means.

No fraction, no NaN, no key twice, no half of a surrogate pair, no whole number of 2**63 or more,
nothing deep and nothing large: every such fault is told with its path.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from itertools import accumulate, chain, islice
from reprlib import Repr
from typing import Any, NoReturn

from executives.core.errors import Fault, FileError

MAX_BYTES = 1 << 20
"""No document is larger, in bytes of UTF-8."""

MAX_DEPTH = 32
"""No document nests objects and lists deeper; states need 8."""

LIMIT = 2**63
"""Whole numbers lie between -LIMIT and LIMIT, both excluded."""

MOST_FAULTS = 50
"""A message lists so many faults and counts the rest of those that were found."""

_NUMBERS = "only whole numbers below 2**63 are known"
_BRACKET = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)
_NO_BRACKET = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[^"\[\]{}]++', re.DOTALL)
_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}
_SURROGATE = re.compile("[\ud800-\udfff]")
_SHORT = Repr()
_SHORT.maxstring = _SHORT.maxother = 60


def shown(value: Any) -> str:
    """A value for a message, shortened."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    return _SHORT.repr(value)


def step(key: str) -> str:
    """The part of a path that leads to ``key``."""
    return f".{key}" if key.isidentifier() and len(key) <= 60 else f"[{_SHORT.repr(key)}]"


def refuse(faults: Iterable[Fault], path: str) -> NoReturn:
    """Raise the FileError that lists ``faults``, which are read no further than it shows."""
    listed = tuple(islice(faults, MOST_FAULTS + 1))
    texts = [str(fault) for fault in listed[:MOST_FAULTS]]
    texts += ["and further faults"] if len(listed) > MOST_FAULTS else []
    raise FileError("; ".join(texts), path=path, faults=listed[:MOST_FAULTS])


class _Unfit:
    """A number that no document may hold, as the text that it was."""

    def __init__(self, text: str) -> None:
        self.text = text if len(text) <= 40 else f"{text[:40]}..."


class _Doubled(dict[str, Any]):
    """An object in which ``key`` stands twice."""

    key = ""


class _Decoding:
    """The hooks of the JSON decoder; ``suspect`` when there is something to be told."""

    def __init__(self) -> None:
        self.suspect = False

    def unfit(self, text: str) -> _Unfit:
        self.suspect = True
        return _Unfit(text)

    def whole(self, text: str) -> int | _Unfit:
        number = int(text) if len(text) <= 20 else LIMIT
        return number if -LIMIT < number < LIMIT else self.unfit(text)

    def object(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made = dict(pairs)
        if len(made) == len(pairs):
            return made
        self.suspect = True
        doubled = _Doubled(made)
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                doubled.key = key
            seen.add(key)
        return doubled


def decoded(text: str, path: str) -> Any:
    """The plain value of a JSON text; raises FileError, with the line where the syntax is wrong."""
    if type(text) is not str:
        raise FileError(f"a document is a text, not a {type(text).__name__}", path=path)
    if len(text) > MAX_BYTES or len(text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise FileError(f"the document is larger than {MAX_BYTES} bytes", path=path)
    _check_depth(text, path)
    hooks = _Decoding()
    try:
        value = json.loads(
            text,
            object_pairs_hook=hooks.object,
            parse_int=hooks.whole,
            parse_float=hooks.unfit,
            parse_constant=hooks.unfit,
        )
    except json.JSONDecodeError as wrong:
        message = f"this is no JSON: {wrong.msg} (column {wrong.colno})"
        raise FileError(message, path=path, line=wrong.lineno) from None
    if hooks.suspect or "\\u" in text or _SURROGATE.search(text):
        check_plain(value, path)
    return value


def _check_depth(text: str, path: str) -> None:
    brackets = _NO_BRACKET.sub("", text)
    if max(accumulate(map(_STEPS.__getitem__, brackets)), default=0) <= MAX_DEPTH:
        return
    depth = 0
    for found in _BRACKET.finditer(text):
        mark = found[0]
        if mark in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                line = text.count("\n", 0, found.start()) + 1
                message = f"objects and lists nest deeper than {MAX_DEPTH}"
                raise FileError(message, path=path, line=line)
        elif mark in "]}":
            depth -= 1


def check_plain(value: Any, path: str) -> None:
    """Refuse a plain value with something in it that no document may hold."""
    faults = _faults(value, "$")
    first = next(faults, None)
    if first is not None:
        refuse(chain((first,), faults), path)


def _faults(value: Any, place: str) -> Iterator[Fault]:
    """What is wrong with a plain value, whatever it means."""
    if isinstance(value, _Unfit):
        yield Fault(place, 0, f"{_NUMBERS}, not {value.text}")
    elif isinstance(value, float) or (isinstance(value, int) and not -LIMIT < value < LIMIT):
        yield Fault(place, 0, f"{_NUMBERS}, not {_number(value)}")
    elif isinstance(value, str):
        if _SURROGATE.search(value):
            yield Fault(place, 0, f"{shown(value)} holds half of a surrogate pair")
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _faults(item, f"{place}[{index}]")
    elif isinstance(value, dict):
        if isinstance(value, _Doubled):
            yield Fault(f"{place}{step(value.key)}", 0, "this key is there twice")
        for key, item in value.items():
            if _SURROGATE.search(key):
                yield Fault(place, 0, f"the key {shown(key)} holds half of a surrogate pair")
            yield from _faults(item, f"{place}{step(key)}")


def _number(value: float | int) -> str:
    return str(value) if isinstance(value, float) or abs(value) < 10**40 else "one far beyond"
