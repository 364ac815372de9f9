"""`executives.networks` beside catanatron and python-chess."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

from benchmarks.peers.engine import Comparison, Engine, Ours, Target


class Catanatron(Engine):
    """Catan for four seats; mutable, copied for each child.

    It enumerates the actions of the child while it applies an action, and cannot do without.
    """

    name = "catanatron 3.2.1"
    package = "catanatron"
    version = "3.2.1"

    def __init__(self) -> None:
        self._game: Any = importlib.import_module("catanatron.game")
        self._player: Any = importlib.import_module("catanatron.models.player")

    def start(self, seed: int) -> Any:
        """Return a fresh game; its constructor seeds the global random module."""
        colors = list(self._player.Color)[:4]
        players = [self._player.RandomPlayer(color) for color in colors]
        return self._game.Game(players, seed=seed + 1)

    def is_over(self, state: Any) -> bool:
        """Tell whether somebody has won or the engine's own limit of turns is reached."""
        if state.winning_color() is not None:
            return True
        return bool(state.state.num_turns >= self._game.TURNS_LIMIT)

    def actions(self, state: Any) -> Sequence[Any]:
        """Return the list that the engine made when it applied the last action."""
        actions: Sequence[Any] = state.state.playable_actions
        return actions

    def apply(self, state: Any, action: Any) -> Any:
        """Execute *action* in place."""
        state.execute(action, validate_action=False)
        return state

    def keep(self, state: Any) -> Any:
        """Copy the game."""
        return state.copy()

    def child(self, kept: Any, action: Any) -> Any:
        """Copy, then execute."""
        copied = kept.copy()
        copied.execute(action, validate_action=False)
        return copied


class Chess(Engine):
    """python-chess; mutable, copied without its move stack for each child."""

    name = "python-chess 1.11.2"
    package = "chess"
    version = "1.11.2"

    def __init__(self) -> None:
        self._chess: Any = importlib.import_module("chess")

    def start(self, seed: int) -> Any:
        """Return the start position, which no seed changes."""
        return self._chess.Board()

    def is_over(self, state: Any) -> bool:
        """Tell whether the game has ended without a claim."""
        return bool(state.is_game_over())

    def actions(self, state: Any) -> Sequence[Any]:
        """Return the legal moves as a list."""
        return list(state.legal_moves)

    def apply(self, state: Any, action: Any) -> Any:
        """Push *action* in place."""
        state.push(action)
        return state

    def keep(self, state: Any) -> Any:
        """Copy the board."""
        return state.copy(stack=False)

    def child(self, kept: Any, action: Any) -> Any:
        """Copy, then push."""
        copied = kept.copy(stack=False)
        copied.push(action)
        return copied


class Networks(Ours):
    """`executives.networks` with three seats and three executives."""

    name = "executives.networks"

    def __init__(self) -> None:
        game = importlib.import_module("executives.networks").Game
        super().__init__(game(("Ann", "Bo", "Cy"), executives=("beeb", "butcher", "continuum")))


class FirstEdition(Ours):
    """The first edition with three seats and the same three executives, from the draft on."""

    name = "executives.networks, first edition"

    def __init__(self) -> None:
        game = importlib.import_module("executives.networks").Game
        executives = ("beeb", "butcher", "continuum")
        super().__init__(game(("Ann", "Bo", "Cy"), executives=executives, edition="first"))


TARGETS = (
    Target("decisions_per_second", 1.5, Catanatron.name),
    Target("games_per_second", 5, Catanatron.name),
    Target("children_per_second", 12, Catanatron.name),
    Target("bytes_per_child", 1024),
)
COMPARISON = Comparison(Networks, (Catanatron, Chess), TARGETS)
FIRST = Comparison(FirstEdition, (Catanatron,), TARGETS)
