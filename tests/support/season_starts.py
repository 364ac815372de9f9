"""Games of the first edition as they begin."""

from __future__ import annotations

from support.first_tables import (
    first_game,
)
from support.table import Table


def starting(players: int, *, executives: tuple[str, ...] | None = None, seed: int = 0) -> Table:
    """The first decision of a game."""
    game = first_game(players, executives)
    return Table(game, game.start(seed))
