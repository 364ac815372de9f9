"""Third-party agendas for The Executives: all that somebody has to write to add one."""

from __future__ import annotations

from typing import Any

from executives.boardroom import Agenda, GameState


def keeps_own_tokens(game: Any, s: GameState, seat: int) -> bool:
    """Whether at least six own tokens are left in personal influence."""
    return s.players[seat].influence[seat] >= 6


def sits_last(game: Any, s: GameState, seat: int) -> bool:
    """Whether the owner sits in the last seat of the game."""
    return seat == len(game.players) - 1


MISER = Agenda(
    "test-miser", "You have at least 6 of your own tokens left.", keeps_own_tokens, "X.MISER.01"
)
BACK_ROW = Agenda("test-back-row", "You sit in the last seat.", sits_last)
