"""Broken documents on purpose: seeded mutation of valid ones, to fuzz whatever reads text.

Every function draws from a ``Stream``, so a document is found again by its seed.  Trees are what
``tomllib`` and ``json`` give: tables as dicts, arrays as lists; ``Raw`` stands for what only a text
can say.  No function changes what it is given.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import attrs

from executives.core.streams import Stream

T = TypeVar("T")
Slot = tuple[Any, Any]
"""A table or array, and a key or index in it."""


@attrs.frozen
class Raw:
    """A value that is written letter by letter, whatever a reader makes of it."""

    text: str


WHOLE = (0, 1, -1, 2, 3, 4, 5, 6, 7, 20, 99, -99, 2**31, 2**53 + 1, 2**63 - 1, 2**63)
HUGE = (-(2**63), 2**64, 10**30, -(10**40), 10**4000)
OTHER: tuple[Any, ...] = (
    True,
    False,
    0.0,
    1.5,
    -0.0,
    1e308,
    None,
    (),
    ("",),
    {},
    {"": {}},
    ((), ()),
)
TEXTS = (
    *("", " ", "\t", "\n", "\0", "a\0b", "\x1b[2J\x1b[31m", "\x7f", "\u202eAnn", "A\u0301nn"),
    *("\u200b", "\ufeff", "\uff11", "\u0661", "\u00b2", "\u2028", "\U0001f4fa", "\ufffd"),
    *("-1", "1e9", "nan", "True", "null", "p1", "p9", "p1 ", "result", "#", ";", ";;", "=", ">"),
    *("any", "{}", "{0.__class__}", "%s", "%(x)s", "../x", "[x]", '"', "'", "\\", "\\u0000"),
    *("__class__", "kind", "self", "source", "a" * 300, "x " * 400, "9" * 5000),
)
RAW = (
    *("nan", "inf", "-inf", "1e400", "1E5", "0x1F", "0o7", "1_000", "+1", "01", "1.", "-"),
    *("1979-05-27", "07:32:00", "1979-05-27T07:32:00Z", "NaN", "Infinity", "-Infinity", "null"),
    *('"\\ud800"', '"\\udc00x"', "'''", '"""', "[", "{", "[[", "{}}", "", "9" * 5000, "1" * 400),
)
LETTERS = "".join(text for text in TEXTS if len(text) == 1) + "aZ09-_.,:;=>#[]{}()'\"\\\ud800"


def picked(stream: Stream, items: Sequence[T]) -> T:
    """One of the items, each equally likely."""
    return items[stream.below(len(items))]


def chance(stream: Stream, bound: int) -> bool:
    """True once in ``bound`` times."""
    return stream.below(bound) == 0


def hostile(stream: Stream) -> Any:
    """A value that few readers expect."""
    group = picked(stream, (WHOLE, WHOLE, HUGE, OTHER, TEXTS, TEXTS, RAW))
    return copied(picked(stream, group))


# -- trees ----------------------------------------------------------------------------------------


def copied(tree: Any) -> Any:
    """The tree with arrays and tables of its own."""
    if isinstance(tree, dict):
        return {key: copied(value) for key, value in tree.items()}
    if isinstance(tree, (list, tuple)):
        return [copied(value) for value in tree]
    return tree


def slots(tree: Any) -> Iterator[Slot]:
    """Every place of a tree that holds a value."""
    keys = tree if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else ()
    for key in keys:
        yield tree, key
        yield from slots(tree[key])


def mutated_tree(
    tree: dict[str, Any], stream: Stream, *, donors: Sequence[dict[str, Any]] = ()
) -> dict[str, Any]:
    """The tree with one to six changes; ``donors`` are trees whose parts may come in."""
    made: dict[str, Any] = copied(tree)
    count = picked(stream, (1, 1, 1, 1, 1, 1, 2, 2, 3, 6))
    for _ in range(count):
        places = list(slots(made))
        if not places:
            made["x"] = hostile(stream)
            continue
        change = picked(stream, _TREE_CHANGES)
        change(places, stream, [*donors, tree])
    return made


def _delete(places: list[Slot], stream: Stream, donors: Sequence[Any]) -> None:
    holder, key = picked(stream, places)
    del holder[key]


def _retype(places: list[Slot], stream: Stream, donors: Sequence[Any]) -> None:
    holder, key = picked(stream, places)
    holder[key] = hostile(stream)


def _nudge(places: list[Slot], stream: Stream, donors: Sequence[Any]) -> None:
    """A number beside the former one, a text with one letter changed, the other switch."""
    holder, key = picked(stream, places)
    value = holder[key]
    if type(value) is bool:
        holder[key] = not value
    elif type(value) is int:
        holder[key] = picked(stream, (value + 1, value - 1, -value, value * 2, str(value)))
    elif isinstance(value, str):
        holder[key] = mutated_text(value, stream)
    else:
        _delete(places, stream, donors)


def _reword(places: list[Slot], stream: Stream, donors: Sequence[Any]) -> None:
    """Another document's text in the place of a text: names that exist, but not here."""
    texts = [place for place in places if isinstance(place[0][place[1]], str)]
    found = [other[key] for other, key in slots(picked(stream, donors))]
    others = [value for value in found if isinstance(value, str)]
    if texts and others:
        holder, key = picked(stream, texts)
        holder[key] = picked(stream, others)


def _exchange(places: list[Slot], stream: Stream, donors: Sequence[Any]) -> None:
    """Two values change places, mostly two texts: ids come where they do not belong."""
    texts = [place for place in places if isinstance(place[0][place[1]], str)]
    chosen = texts if len(texts) > 1 and not chance(stream, 3) else places
    (one, here), (other, there) = picked(stream, chosen), picked(stream, chosen)
    one[here], other[there] = copied(other[there]), copied(one[here])


def _copy(places: list[Slot], stream: Stream, donors: Sequence[Any]) -> None:
    """A value comes a second time: in its array, or over another value."""
    holder, key = picked(stream, places)
    if isinstance(holder, list):
        times = picked(stream, (1, 1, 2, 8, 300))
        holder[key:key] = [copied(holder[key])] * times
    else:
        other, there = picked(stream, places)
        other[there] = copied(holder[key])


def _rename(places: list[Slot], stream: Stream, donors: Sequence[Any]) -> None:
    tables = [place for place in places if isinstance(place[0], dict)]
    if not tables:
        return _retype(places, stream, donors)
    holder, key = picked(stream, tables)
    _, other = picked(stream, tables)
    name = picked(stream, (other, mutated_text(key, stream), picked(stream, TEXTS)))
    holder[name] = holder.pop(key)
    return None


def _deepen(places: list[Slot], stream: Stream, donors: Sequence[Any]) -> None:
    holder, key = picked(stream, places)
    value = holder[key]
    depth = picked(stream, (1, 1, 2, 40, 3000))
    if depth > 2:
        start, end = picked(stream, (("[", "]"), ('{"a":', "}"), ("{a=", "}"), ("[[", "")))
        holder[key] = Raw(start * depth + "1" + end * depth)
    elif chance(stream, 2):
        holder[key] = [value] if depth == 1 else [[value]]
    else:
        holder[key] = {picked(stream, ("show", "kind", "x", "")): value}


def _splice(places: list[Slot], stream: Stream, donors: Sequence[Any]) -> None:
    """A part of another document, mostly one of the same key."""
    holder, key = picked(stream, places)
    found = list(slots(picked(stream, donors)))
    same = [(other, there) for other, there in found if there == key]
    chosen = same if same and not chance(stream, 3) else found
    if chosen:
        other, there = picked(stream, chosen)
        holder[key] = copied(other[there])


def _add(places: list[Slot], stream: Stream, donors: Sequence[Any]) -> None:
    """A key or an item more, from another document or of our own."""
    holder, _ = picked(stream, places)
    found = list(slots(picked(stream, donors)))
    other, there = picked(stream, found) if found else ({"x": 1}, "x")
    value = hostile(stream) if chance(stream, 4) else copied(other[there])
    if isinstance(holder, list):
        holder.insert(stream.below(len(holder) + 1), value)
    else:
        holder[there if isinstance(there, str) else picked(stream, TEXTS)] = value


_Change = Callable[[list[Slot], Stream, Sequence[Any]], None]
_TREE_CHANGES: tuple[_Change, ...] = (
    *(_delete, _delete, _retype, _nudge, _nudge, _nudge, _nudge, _reword, _reword),
    *(_exchange, _exchange, _copy, _rename, _deepen, _splice, _splice, _add, _add),
)


# -- trees as texts -------------------------------------------------------------------------------


def to_json(tree: Any, stream: Stream | None = None) -> str:
    """The tree as JSON; with a stream, now and then a key stands twice."""
    if isinstance(tree, Raw):
        return tree.text
    if isinstance(tree, (list, tuple)):
        return "[" + ",".join(to_json(item, stream) for item in tree) + "]"
    if not isinstance(tree, dict):
        return _scalar(tree)
    parts = [f"{json.dumps(str(key))}:{to_json(value, stream)}" for key, value in tree.items()]
    if parts and stream is not None and chance(stream, 400):
        parts.append(picked(stream, parts))
    return "{" + ",".join(parts) + "}"


def to_toml(tree: dict[str, Any], stream: Stream | None = None) -> str:
    """The tree as TOML; with a stream, in one of many styles and orders, or with a line twice."""
    lines: list[str] = []
    _section(lines, "", tree, stream)
    if stream is not None and lines and chance(stream, 40):
        lines.insert(stream.below(len(lines)), picked(stream, lines))
    return "\n".join(lines) + "\n"


def _section(lines: list[str], name: str, table: dict[str, Any], stream: Stream | None) -> None:
    items = list(table.items())
    if stream is not None and chance(stream, 4):
        items = list(stream.shuffled(items))
    inner = []
    for key, value in items:
        written = _key(key, stream)
        style = stream.below(8) if stream is not None else 2
        if style and _has_sections(value):
            inner.append((f"{name}.{written}" if name else written, value))
        elif style == 0 and isinstance(value, dict) and value:
            lines += [f"{written}.{_key(k, stream)} = {_inline(v)}" for k, v in value.items()]
        else:
            lines.append(f"{written} = {_inline(value)}")
    for path, value in inner:
        for item in value if isinstance(value, list) else [value]:
            lines.append(f"[[{path}]]" if isinstance(value, list) else f"[{path}]")
            _section(lines, path, item, stream)


def _has_sections(value: Any) -> bool:
    if isinstance(value, list):
        return bool(value) and all(isinstance(item, dict) for item in value)
    return isinstance(value, dict)


def _key(key: Any, stream: Stream | None) -> str:
    if re.fullmatch(r"[A-Za-z0-9_-]+", str(key)) and (stream is None or not chance(stream, 8)):
        return str(key)
    return json.dumps(str(key), ensure_ascii=False)


def _inline(value: Any) -> str:
    if isinstance(value, Raw):
        return value.text
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_inline(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(k, None)} = {_inline(v)}" for k, v in value.items()) + "}"
    return _scalar(value, ensure_ascii=False)


def _scalar(value: Any, *, ensure_ascii: bool = True) -> str:
    if isinstance(value, str) or value is None or isinstance(value, (bool, int, float)):
        return json.dumps(value, ensure_ascii=ensure_ascii)
    return str(value)  # Dates and times of TOML.


# -- texts ----------------------------------------------------------------------------------------


def mutated_text(text: str, stream: Stream) -> str:
    """The text with a letter changed, added, lost or doubled, or in other letters."""
    at = stream.below(len(text)) if text else 0
    letter = picked(stream, LETTERS)
    head, here, rest = text[:at], text[at : at + 1], text[at + 1 :]
    near = (head + letter + rest, head + letter + here + rest, head + rest, head + 2 * here + rest)
    far = (text.upper(), text.replace("-", " "), f"{text}-a", text[:-2], picked(stream, TEXTS))
    return picked(stream, (*near, *far))


def mutated_words(text: str, stream: Stream, *, donors: Sequence[str] = ()) -> str:
    """A text of words, such as an action's, with one to three changes."""
    words = text.split(" ")
    pool = (picked(stream, donors) if donors else text).split(" ")
    for _ in range(picked(stream, (1, 1, 2, 3))):
        at = stream.below(len(words)) if words else 0
        change = stream.below(8)
        if change == 0:
            del words[at : at + 1]
        elif change == 1:
            words.insert(at, picked(stream, pool))
        elif change == 2:
            words[at : at + 1] = words[at : at + 1] * picked(stream, (2, 2, 9, 300))
        elif change == 3:
            words[at : at + 1] = [mutated_text(word, stream) for word in words[at : at + 1]]
        elif change == 4:
            words = [*words[:at], *pool[at:]]
        elif change == 5:
            words = list(stream.shuffled(words))
        else:
            words[at : at + 1] = [picked(stream, pool)]
    return picked(stream, (" ", " ", " ", "  ", "\t", "\u2003")).join(words)


def mutated_lines(text: str, stream: Stream, *, donors: Sequence[str] = ()) -> str:
    """A text of lines, such as a replay, with one to four changes."""
    lines = text.split("\n")
    others = (picked(stream, donors) if donors else text).split("\n")
    for _ in range(picked(stream, (1, 1, 2, 4))):
        at, other = stream.below(len(lines) or 1), stream.below(len(lines) or 1)
        here = lines[at : at + 1]
        change = stream.below(10)
        if change == 0:
            del lines[at : at + picked(stream, (1, 1, 3, 50))]
        elif change == 1:
            lines[other:other] = here * picked(stream, (1, 1, 2, 100))
        elif change == 2 and here:
            lines[at], lines[other] = lines[other], lines[at]
        elif change == 3:
            lines.insert(at, picked(stream, others))
        elif change == 4:
            start = picked(stream, ("> ", "= ", "result ", "#", ";", "", "\ufeff", "Zoe ", "p2 "))
            lines[at : at + 1] = [start + line.lstrip(">= ") for line in here]
        elif change == 5:
            lines[at : at + 2] = [picked(stream, ("; ", " ", ";", " # ")).join(lines[at : at + 2])]
        elif change == 6:
            lines = [*lines[:at], *others[stream.below(len(others)) :]]
        else:
            lines[at : at + 1] = [mutated_words(line, stream, donors=others) for line in here]
    return picked(stream, ("\n", "\n", "\n", "\r\n", "\x0b", "\n\n")).join(lines)


# -- bytes ----------------------------------------------------------------------------------------


def random_bytes(stream: Stream, length: int) -> bytes:
    """So many bytes, each equally likely."""
    return bytes(stream.below(256) for _ in range(length))


def mutated_bytes(data: bytes, stream: Stream) -> bytes:
    """The bytes with some flipped, lost, doubled or added."""
    made = bytearray(data)
    for _ in range(picked(stream, (1, 1, 2, 4, 12))):
        at = stream.below(len(made) + 1)
        length = picked(stream, (1, 1, 2, 8, 64))
        change = stream.below(6)
        if change == 0 and at < len(made):
            made[at] ^= 1 << stream.below(8)
        elif change == 1:
            made[at:at] = random_bytes(stream, length)
        elif change == 2:
            del made[at : at + length]
        elif change == 3:
            made[at:at] = made[at : at + length]
        elif change == 4:
            made[at : at + length] = random_bytes(stream, length)
        else:
            del made[at:]
    return bytes(made)


def decoded(data: bytes, stream: Stream) -> str:
    """The bytes as a text, read in one of the ways in which programs read what is not UTF-8."""
    if chance(stream, 4):
        return data.decode("latin-1")
    return data.decode("utf-8", picked(stream, ("replace", "ignore", "surrogateescape")))
