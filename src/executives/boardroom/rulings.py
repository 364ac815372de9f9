"""Where rulings can be changed: the variants that stand for clauses."""

from __future__ import annotations

from executives.boardroom.variants import Variants
from executives.core.variants import switches_of


def switches() -> dict[str, tuple[str, ...]]:
    """What to change to play a clause otherwise: ``variants.x``, by clause."""
    return switches_of(Variants)


def assumed_tables() -> dict[str, tuple[str, ...]]:
    """Tables with assumed numbers: there are none, since the rules name all numbers."""
    return {}
