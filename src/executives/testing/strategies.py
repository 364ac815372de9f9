"""Hypothesis strategies: import this module, all strategies are here.

Those that take ``game`` serve any game of the library, and without it draw for The Networks;
``games``, ``variants``, ``cards``, ``card_sets`` and ``executives`` are of The Networks,
``boardroom_games``, ``boardroom_variants`` and ``agendas`` of The Executives.  All draw through
legal play and shrink to short games; see ``docs/testing.md``.
"""

from __future__ import annotations

from executives.testing import _extra  # noqa: F401
from executives.testing.boardroom_strategies import (
    agendas,
    boardroom_games,
    boardroom_variants,
)
from executives.testing.networks_strategies import (
    card_sets,
    cards,
    executives,
    games,
    variants,
)
from executives.testing.play_strategies import (
    actions,
    decisions,
    game_and_state,
    playthroughs,
    replays,
    seeds,
    state_and_action,
    states,
    views,
)
from executives.testing.position_strategies import positions

__all__ = [
    "actions",
    "agendas",
    "boardroom_games",
    "boardroom_variants",
    "card_sets",
    "cards",
    "decisions",
    "executives",
    "game_and_state",
    "games",
    "playthroughs",
    "positions",
    "replays",
    "seeds",
    "state_and_action",
    "states",
    "variants",
    "views",
]
