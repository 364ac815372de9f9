"""TOML texts: reading with the line of every value, and writing of values and keys.

``tomllib`` tells no lines, so that a second walk over the text finds them.  The walk asks no
questions: what is wrong with a text is found out by ``tomllib`` alone.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import attrs

from executives.core.errors import FileError

MAX_CHARACTERS = 1 << 20
"""Longer texts are refused."""
MAX_DEPTH = 32
"""Deeper tables, lists and dotted keys are refused."""

Place = tuple[str | int, ...]
"""The way to a value: keys of tables, and numbers of list items from 1."""

_TOKEN = re.compile(
    r"""
    (?P<space>[ \t\r]++ | \#[^\n]*+)
  | (?P<newline>\n)
  | (?P<open>\"\"\" | ''')
  | (?P<text>"(?:[^"\\\n]++|\\.)*+" | '[^'\n]*+')
  | (?P<mark>[\[\]{},=.])
  | (?P<bare>[^\s\[\]{},=."'\#]++)
  | (?P<rest>.)
    """,
    re.VERBOSE | re.DOTALL,
)
_CLOSE = {
    '"""': re.compile(r'(?:[^"\\]++|\\.|"(?!""))*+"""("{0,2})', re.DOTALL),
    "'''": re.compile(r"(?:[^']++|'(?!''))*+'''('{0,2})", re.DOTALL),
}
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)", re.DOTALL)
_ESCAPES = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r"}
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


class Node:
    """The line of a value, and the nodes of its keys or items."""

    __slots__ = ("items", "line")

    def __init__(self, line: int) -> None:
        self.line = line
        self.items: dict[str | int, Node] = {}


class Lines:
    """The lines of a text's values; ``too_deep`` is the line where the nesting was too much."""

    def __init__(self, text: str = "") -> None:
        self._root = Node(0)
        walk = _Walk(self._root, text)
        walk.run()
        self.too_deep = walk.too_deep

    def of(self, place: Place) -> int:
        """The line of a value, or of the innermost one around it that has a line."""
        node = self._root
        line = 0
        for part in place:
            found = node.items.get(part)
            if found is None:
                return line
            node = found
            line = node.line or line
        return line


class _Walk:
    """One walk over a text, which fills the tree of nodes."""

    def __init__(self, root: Node, text: str) -> None:
        self.root = root
        self.text = text
        self.line = 1
        self.table = root
        # Open lists and inline tables, each with whether it is a list and its present item.
        self.open: list[tuple[Node, bool]] = []
        self.parts: list[str] = []
        self.mode = "start"
        self.where = root
        self.too_deep = 0

    def run(self) -> None:
        """Walk to the end, or to what cannot be TOML."""
        position = 0
        text, end = self.text, len(self.text)
        while position < end and not self.too_deep:
            token = _TOKEN.match(text, position)
            assert token is not None
            position = token.end()
            kind, word = token.lastgroup, token.group()
            if kind == "space":
                continue
            if kind == "newline":
                self._newline()
            elif kind == "open":
                closed = _CLOSE[word].match(text, position)
                if closed is None:
                    return
                self._scalar("")
                self.line += text.count("\n", position, closed.end())
                position = closed.end()
            elif kind == "mark":
                self._mark(word)
            else:
                self._scalar(_unquoted(word) if kind == "text" else word)

    def _newline(self) -> None:
        self.line += 1
        if not self.open:
            self.mode = "start"
            self.parts = []

    def _scalar(self, word: str) -> None:
        if self.mode == "value":
            self.where.line = self.where.line or self.line
            return
        if self.mode in ("start", "key", "header", "headers"):
            self.mode = "key" if self.mode == "start" else self.mode
            self.parts.append(word)
            if len(self.parts) > MAX_DEPTH:
                self.too_deep = self.line

    def _mark(self, word: str) -> None:
        mode = self.mode
        if mode in ("start", "header") and word == "[" and not self.parts:
            self.mode = "headers" if mode == "header" else "header"
        elif mode in ("header", "headers") and word == "]":
            self._header(listed=mode == "headers")
        elif mode == "key" and word == "=":
            base = self.open[-1][0] if self.open else self.table
            self.where = self._descend(base, self.parts)
            self.mode, self.parts = "value", []
        elif mode == "value" and word in "[{":
            self._begin(is_list=word == "[")
        elif self.open and word in "]}":
            self.open.pop()
            self.mode, self.parts = "value", []
            self.where = Node(self.line)
        elif self.open and word == ",":
            self._next()

    def _header(self, *, listed: bool) -> None:
        node = self._descend(self.root, self.parts)
        if listed:
            node = node.items.setdefault(len(node.items) + 1, Node(self.line))
        self.table = node
        self.table.line = self.table.line or self.line
        self.mode, self.parts = "done", []

    def _begin(self, *, is_list: bool) -> None:
        self.where.line = self.where.line or self.line
        self.open.append((self.where, is_list))
        if len(self.open) > MAX_DEPTH:
            self.too_deep = self.line
        self._next()

    def _next(self) -> None:
        """The next item of a list, or the next key of an inline table."""
        node, is_list = self.open[-1]
        if is_list:
            # A comma before the end of a list makes a node too many, which does no harm.
            last = len(node.items) + 1
            node.items[last] = Node(0)
            self.where, self.mode = node.items[last], "value"
        else:
            self.mode, self.parts = "key", []

    def _descend(self, base: Node, parts: list[str]) -> Node:
        """The node of a dotted key; of a list of tables the last one is meant."""
        node = base
        for number, part in enumerate(parts, start=1):
            found = node.items.get(part)
            if found is None:
                found = node.items[part] = Node(self.line)
            elif number < len(parts) and isinstance(next(iter(found.items), None), int):
                found = found.items[len(found.items)]
            node = found
        return node


def _unquoted(word: str) -> str:
    if word[0] == "'" or "\\" not in word:
        return word[1:-1]
    return _ESCAPE.sub(_character, word[1:-1])


def _character(found: re.Match[str]) -> str:
    code = found.group(1)
    if len(code) == 1:
        return _ESCAPES.get(code, code)
    number = int(code[1:], 16)
    return chr(number) if number < 0x110000 else ""


# -- reading --------------------------------------------------------------------------------------


@attrs.frozen
class Document:
    """The tables of a document, and the text they come from ("" for tables given as such)."""

    content: dict[str, Any]
    text: str = ""

    def lines(self) -> Lines:
        """The lines of the text."""
        return Lines(self.text)


def read(document: Any, *, path: str) -> Document:
    """A document that is a TOML text or a table; FileError when it is neither."""
    if isinstance(document, str):
        return Document(parse(document, path=path), document)
    if not isinstance(document, dict):
        kind = type(document).__name__
        raise FileError(f"expected a text or a table, not a value of type {kind}", path=path)
    return Document(dict(document))


def parse(text: str, *, path: str) -> dict[str, Any]:
    """The tables of a TOML text; a FileError gives the line of a syntax error."""
    # Imported here, since importing the game has to stay cheap.
    import tomllib

    if len(text) > MAX_CHARACTERS:
        raise FileError(f"a document has at most {MAX_CHARACTERS} characters", path=path)
    # Long dotted keys cost tomllib the square of their length.
    if any(line.count(".") >= MAX_DEPTH for line in text.split("\n")):
        too_deep = Lines(text).too_deep
        if too_deep:
            raise FileError("nested too deeply", path=path, line=too_deep)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as wrong:
        # Besides syntax errors: integers of thousands of digits, and nesting without end.
        message = "nested too deeply" if isinstance(wrong, RecursionError) else str(wrong)
        words = message.rsplit("(at ", 1)
        place = words[1] if len(words) == 2 else ""
        number = place.removeprefix("line ").split(",")[0]
        line = int(number) if number.isdecimal() else 0
        if place.startswith("end of document"):
            line = text.count("\n") + 1
        raise FileError(words[0].strip().lower(), path=path, line=line) from None


# -- writing --------------------------------------------------------------------------------------


def toml_key(key: str) -> str:
    """A key, in quotes where it needs them."""
    return key if _BARE_KEY.fullmatch(key) else toml_value(key)


def toml_value(value: Any) -> str:
    """A value on one line: switch, number, text, list or table."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        # Half of a surrogate pair is no text that can be written, nor read again.
        whole = value.encode("utf-8", "replace").decode()
        return json.dumps(whole, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, dict):
        if not value:
            return "{}"
        inner = ", ".join(f"{toml_key(key)} = {toml_value(item)}" for key, item in value.items())
        return f"{{ {inner} }}"
    return f"[{', '.join(toml_value(item) for item in value)}]"


def toml_lines(key: str, value: Any, *, width: int = 100) -> Iterator[str]:
    """The lines of a key with its value; a list that is too long has one item per line or more."""
    line = f"{key} = {toml_value(value)}"
    if len(line) <= width or not isinstance(value, (list, tuple)):
        yield line
        return
    yield f"{key} = ["
    row = " "
    for item in value:
        word = f" {toml_value(item)},"
        if len(row) + len(word) > width and row != " ":
            yield row
            row = " "
        row += word
    yield row
    yield "]"
