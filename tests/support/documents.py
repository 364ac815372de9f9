"""Parts of position documents: lists of words, and cards that a test defines for itself."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any


def listed(words: Iterable[str]) -> str:
    """Words as a list of a document."""
    return json.dumps([*words])


def show_card(
    slug: str,
    *,
    name: str = "",
    deck: str = "round_1",
    genre: str = "",
    cost: int = 0,
    expenses: int = 0,
    timeslot: str = "any",
    viewers: Sequence[int] = (2, 2, 2, 2),
    lower: int | None = None,
    rerun: int = 0,
    slots: Iterable[str] = (),
    module: str = "",
) -> str:
    """A show; one of the first edition has a ``lower`` number for season 1 too."""
    fields: dict[str, Any] = {
        "deck": deck,
        "genre": genre,
        "cost": cost,
        "expenses": expenses,
        "timeslot": timeslot,
        "viewers": [*viewers],
        "rerun": rerun,
        "slots": [*slots],
    }
    if lower is not None:
        fields["lower"] = lower
    if module:
        fields["module"] = module
    return _written("show", slug, name, fields)


def star_card(
    slug: str,
    *,
    name: str = "",
    cost: int = 0,
    expenses: int = 0,
    condition: str = "",
    up: int | Sequence[int] = 0,
    down: int | Sequence[int] = 0,
) -> str:
    """A star; one of the first edition has a number for each of the four rows."""
    fields: dict[str, Any] = {"cost": cost, "expenses": expenses, "condition": condition}
    for side, numbers in (("up", up), ("down", down)):
        if isinstance(numbers, int):
            fields[side] = numbers
        else:
            fields |= {side: numbers[0], f"{side}_rows": [*numbers]}
    return _written("star", slug, name, fields)


def ad_card(
    slug: str,
    *,
    name: str = "",
    bonus: int = 0,
    condition: str = "",
    up: int = 0,
    down: int = 0,
) -> str:
    """An ad."""
    fields = {"bonus": bonus, "condition": condition, "up": up, "down": down}
    return _written("ad", slug, name, fields)


def _written(kind: str, slug: str, name: str, fields: dict[str, Any]) -> str:
    lines = [f"{key} = {json.dumps(value)}" for key, value in fields.items()]
    return "\n".join(
        [f"\n[[cards.{kind}]]", f'id = "{slug}"', f'name = "{name or slug}"', *lines, ""]
    )
