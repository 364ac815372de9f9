"""Rulings of The Executives that may be read otherwise, put together so that a game can be made."""

from __future__ import annotations

from typing import Any

from executives.boardroom import Variants
from executives.boardroom.variants import choices


def rulings() -> dict[str, tuple[Any, ...]]:
    """The values of each ruling by its name, the one as made first."""
    made = Variants()
    found = {}
    for name, values in choices().items():
        default = getattr(made, name)
        found[name] = (default, *(value for value in values if value != default))
    return found


def together(changes: dict[str, Any], players: int) -> Variants:
    """The rulings with these changes, less those that cannot be together or for so many."""
    changes = {**changes, "allow_two": changes.get("allow_two", False) or players == 2}
    if players > 2:
        changes.pop("reshuffle", None)
    if changes.get("mixed_bids"):
        changes.pop("own_only", None)
    return Variants(**changes)
