"""The text of a document: which tables have a heading, and which are written line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import attrs

from executives.documents.toml import toml_key, toml_lines, toml_value


@attrs.frozen
class Layout:
    """How the documents of a game are written.

    ``tables`` have a heading of their own, in this order, after all other keys; ``named`` ones
    have a heading for each name in them, ``listed`` ones for each item of their lists.
    ``spread`` says of an inner table, with its key, whether each part has a line of its own.
    """

    tables: tuple[str, ...]
    named: tuple[str, ...]
    listed: tuple[str, ...]
    spread: Callable[[str, dict[str, Any]], bool]

    def text(self, document: dict[str, Any]) -> str:
        """The text of a document, which ends with a line feed."""
        return "\n".join(self._lines(document))

    def _lines(self, document: dict[str, Any]) -> Iterator[str]:
        for key, value in document.items():
            if key == "pending" and value:
                yield "pending = ["
                yield from (f"  {toml_value(frame)}," for frame in value)
                yield "]"
            elif key not in self.tables:
                yield from toml_lines(key, value)
        for key in self.tables:
            yield from self._table(key, document.get(key, {}))
        yield ""

    def _table(self, key: str, value: dict[str, Any]) -> Iterator[str]:
        if key in self.named:
            for name, table in value.items():
                yield f"[{key}.{toml_key(name)}]"
                yield from self._entries(table)
        elif key in self.listed:
            for section, listed in value.items():
                for table in listed:
                    yield f"[[{key}.{section}]]"
                    yield from self._entries(table)
        elif value:
            yield f"[{key}]"
            yield from self._entries(value)

    def _entries(self, table: dict[str, Any]) -> Iterator[str]:
        for key, value in table.items():
            if isinstance(value, dict) and self.spread(key, value):
                for inner, item in value.items():
                    yield from toml_lines(f"{toml_key(key)}.{toml_key(inner)}", item)
            else:
                yield from toml_lines(toml_key(key), value)
