"""`executives.boardroom` beside OpenSpiel's hearts and rlcard's uno."""

from __future__ import annotations

import importlib
import pickle
from collections.abc import Sequence
from random import Random
from typing import Any

from benchmarks.peers.engine import Comparison, Engine, Ours, Target


class Hearts(Engine):
    """OpenSpiel's hearts for four seats, written in C++; cloned for each child."""

    name = "OpenSpiel 2.0.2 hearts"
    package = "open_spiel"
    version = "2.0.2"
    native = True

    def __init__(self) -> None:
        self._game: Any = importlib.import_module("pyspiel").load_game("hearts")

    def start(self, seed: int) -> Any:
        """Draw the direction of passing and the deal by *seed*; hearts draws nothing later.

        All outcomes of one of these draws are equally likely.
        """
        rng = Random(seed)
        state = self._game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        return state

    def is_over(self, state: Any) -> bool:
        """Tell whether all tricks are played."""
        return bool(state.is_terminal())

    def actions(self, state: Any) -> Sequence[Any]:
        """Return the cards that may be passed or played, as numbers."""
        actions: Sequence[Any] = state.legal_actions()
        return actions

    def apply(self, state: Any, action: Any) -> Any:
        """Apply *action* in place."""
        state.apply_action(action)
        return state

    def keep(self, state: Any) -> Any:
        """Clone the state."""
        return state.clone()

    def child(self, kept: Any, action: Any) -> Any:
        """Clone, then apply; `State.child` does the same and is not faster."""
        cloned = kept.clone()
        cloned.apply_action(action)
        return cloned


class Uno(Engine):
    """rlcard's uno for two seats, the only number it has; the game itself, without its `Env`.

    Its one way to go back, `step_back`, copies the state deeply before every step. A pickled
    parent gives children four times as fast, and twice as fast as one deep copy for each child:
    what is kept is such a pickle, made before the clock starts.
    """

    name = "rlcard 1.2.0 uno"
    package = "rlcard"
    version = "1.2.0"

    def __init__(self) -> None:
        self._uno: Any = importlib.import_module("rlcard.games.uno").Game
        self._numpy: Any = importlib.import_module("numpy.random")

    def start(self, seed: int) -> Any:
        """Deal by *seed*; a state is the game with what its last step has told."""
        game = self._uno()
        game.np_random = self._numpy.RandomState(seed)
        told, _ = game.init_game()
        return game, told

    def is_over(self, state: Any) -> bool:
        """Tell whether somebody has no card left."""
        return bool(state[0].is_over())

    def actions(self, state: Any) -> Sequence[Any]:
        """Return the list that the engine made at the end of the last step."""
        actions: Sequence[Any] = state[1]["legal_actions"]
        return actions

    def apply(self, state: Any, action: Any) -> Any:
        """Step in place."""
        game = state[0]
        told, _ = game.step(action)
        return game, told

    def keep(self, state: Any) -> Any:
        """Pickle the game."""
        return pickle.dumps(state[0], pickle.HIGHEST_PROTOCOL)

    def child(self, kept: Any, action: Any) -> Any:
        """Read the pickle, then step; what the step tells is not kept, as it can be asked for."""
        game = pickle.loads(kept)
        game.step(action)
        return game


class Boardroom(Ours):
    """`executives.boardroom` with four seats, as many as hearts has."""

    name = "executives.boardroom"

    def __init__(self) -> None:
        game = importlib.import_module("executives.boardroom").Game
        super().__init__(game(("Ann", "Bo", "Cy", "Di")))


COMPARISON = Comparison(
    Boardroom,
    (Hearts, Uno),
    (
        Target("decisions_per_second", 40_000),
        Target("children_per_second", 70_000),
        Target("bytes_per_child", 0.9 * 1024),
    ),
)
