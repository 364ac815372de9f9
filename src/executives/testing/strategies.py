"""Hypothesis strategies: import this module, all strategies are here.

Those that take ``game`` serve any game of the library; ``games``, ``variants``, ``cards``,
``card_sets``, ``executives`` and ``positions`` are of The Networks.  All draw through legal play
and shrink to short games; see ``docs/testing.md``.
"""

from __future__ import annotations

from executives.testing import _extra  # noqa: F401
from executives.testing.networks_positions import positions
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

__all__ = [
    "actions",
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
