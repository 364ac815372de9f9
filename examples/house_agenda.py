"""A hidden agenda of your own, in one file."""

from __future__ import annotations

from typing import Any

from executives.boardroom import Agenda, GameState


def has_all_own_tokens(game: Any, state: GameState, seat: int) -> bool:
    """Whether all of the owner's tokens are left, or came back."""
    return state.players[seat].influence[seat] == 8


MISER = Agenda("miser", "You have all of your own influence.", has_all_own_tokens)
