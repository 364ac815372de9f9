"""A rules engine with pure-functional state transitions for two board games.

``executives.networks`` is The Networks: Executives, ``executives.boardroom`` The Executives.
A game is a frozen ruleset, a state a frozen position, an action one small typed decision, and
``game.apply(state, action)`` returns the state after it and touches nothing else.
"""

from __future__ import annotations

from typing import Any

from executives.core.display import Bundle, show_by
from executives.core.errors import (
    ActionSyntaxError,
    ConfigurationError,
    EngineBug,
    ExecutivesError,
    FileError,
    GameOver,
    IllegalAction,
    IllegalLine,
    LineError,
    PluginError,
)
from executives.replay import Replay
from executives.simulation import simulate

__version__ = "0.1.0"

__all__ = [
    "ActionSyntaxError",
    "ConfigurationError",
    "EngineBug",
    "ExecutivesError",
    "FileError",
    "GameOver",
    "IllegalAction",
    "IllegalLine",
    "LineError",
    "PluginError",
    "Replay",
    "simulate",
]


def _bundle(thing: Any) -> Bundle:
    """The forms of an object for notebooks, made by what is not needed for play."""
    from executives.render.notebook import bundle

    try:
        return bundle(thing)
    except Exception as wrong:
        # A notebook would fall back to the repr, which shows hidden cards.
        return {"text/plain": f"{type(thing).__name__} that cannot be drawn: {wrong}"}


show_by(_bundle)
