"""Law 6 for explanations: what a seat may not know changes nothing of what it is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.core.actions import Action


def telling_explanations(
    game: Any, state: Any, other: Any, seat: int, *, every: int = 97
) -> Iterator[str]:
    """Name the actions of ``seat`` whose explanations differ between two states.

    The two have equal views for ``seat``, e.g. because ``other`` was determinized.  Looked at are
    all legal actions of the seat, and every ``every``-th of the whole universe.
    """
    for action in _sample(game, state, seat, every):
        first, second = game.explain(state, action), game.explain(other, action)
        if first != second:
            yield f"the explanation of {action} tells a secret: {first} / {second}"
        elif first.is_legal == bool(game.check(state, action)):
            yield f"the explanation of {action} and check disagree"


def _sample(game: Any, state: Any, seat: int, every: int) -> Iterator[Action]:
    yield from game.legal_actions(state, seat)
    for code in range(seat, game.actions, every):
        yield game.decode(code, seat)
