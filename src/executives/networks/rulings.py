"""Where rulings can be changed: the variants and board tables that stand for clauses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.core.variants import switches_of
from executives.networks.documents.card_sets import bundled_boards
from executives.networks.variants import Variants


def assumed_tables(edition: str = "second") -> dict[str, tuple[str, ...]]:
    """The board tables with assumed numbers, each with the clauses it stands for."""
    tables = _tables(bundled_boards(edition), "boards")
    return {
        place: tuple(table.get("clause", ()))
        for place, table in tables
        if table.get("source") == "assumed"
    }


def switches(edition: str = "second") -> dict[str, tuple[str, ...]]:
    """What to change to play a clause otherwise: ``variants.x`` and ``boards.x``, by clause."""
    found = switches_of(Variants)
    for place, rules in assumed_tables(edition).items():
        for rule in rules:
            found[rule] = (*found.get(rule, ()), place)
    return found


def _tables(content: dict[str, Any], place: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for key, value in content.items():
        if isinstance(value, dict):
            yield f"{place}.{key}", value
            yield from _tables(value, f"{place}.{key}")
