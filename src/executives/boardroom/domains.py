"""Parameters that several kinds of actions share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.boardroom.numbers import CEO_TOKENS, OWN_TOKENS
from executives.boardroom.state import CEO


def token_parameters(game: Any) -> Iterator[tuple[int, int]]:
    """Every amount of every origin that there can be: (amount, origin)."""
    for origin in range(game.seats):
        yield from ((amount, origin) for amount in range(1, OWN_TOKENS + 1))
    yield from ((amount, CEO) for amount in range(1, CEO_TOKENS + 1))
