"""Where rulings can be changed: the variants that stand for clauses."""

from __future__ import annotations

from executives.boardroom.variants import Variants
from executives.core.variants import variants_by_rule


def switches() -> dict[str, tuple[str, ...]]:
    """What to change to play a clause otherwise: ``variants.x``, by clause."""
    return {
        rule: tuple(f"variants.{name}" for name in names)
        for rule, names in variants_by_rule(Variants).items()
    }


def assumed_tables() -> dict[str, tuple[str, ...]]:
    """Tables with assumed numbers: there are none, since the rules name all numbers."""
    return {}
