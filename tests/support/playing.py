"""Random play for tests that need states of all kinds, always the same ones."""

from __future__ import annotations

from collections.abc import Iterator

from executives import networks
from executives.core.actions import Action
from executives.core.streams import Stream
from executives.networks.state import GameState
from support.names import NAMES

ALL_THREE = ("beeb", "butcher", "continuum")


def three_seats() -> networks.Game:
    """Ann, Bo and Cy with the three executives that exist in every build."""
    return networks.Game(NAMES[:3], executives=ALL_THREE)


def line_of_play(
    game: networks.Game, seed: int, limit: int | None = None
) -> Iterator[tuple[GameState, Action]]:
    """Every decision of a random game with the state before it."""
    stream = Stream(seed, "tests")
    state = game.start(seed)
    played = 0
    while not game.is_over(state) and played != limit:
        legal = game.legal_actions(state)
        action = legal[stream.below(len(legal))]
        yield state, action
        state = game.apply(state, action)
        played += 1


def script(game: networks.Game, seed: int, limit: int | None = None) -> list[Action]:
    """The decisions of a random game."""
    return [action for _, action in line_of_play(game, seed, limit)]


def final_state(game: networks.Game, seed: int) -> GameState:
    """The last state of a random game."""
    *_, (state, action) = line_of_play(game, seed)
    return game.apply(state, action)
