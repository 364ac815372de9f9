"""Valid documents of every kind and game, from which broken ones are made."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

from executives import Replay, interchange
from executives.core.actions import Action
from executives.core.streams import Stream
from executives.testing.kits import package_of
from support import fuzz_boardroom, fuzz_networks

ROOT = Path(__file__).resolve().parents[2]
PLAY_LINES = 45
"""Lines that are kept of a golden replay: mutants stay quick."""

Tree = dict[str, Any]


def line_of_play(game: Any, seed: int) -> list[tuple[Any, Action]]:
    """Every decision of a random game with the state before it."""
    stream = Stream(seed, "tests")
    state, line = game.start(seed), []
    while not game.is_over(state):
        legal = game.legal_actions(state)
        action = legal[stream.below(len(legal))]
        line.append((state, action))
        state = game.apply(state, action)
    return line


class Corpus:
    """The documents of one game.

    ``make_games`` are games to play, the first one that of the ``positions``; ``make_loads`` are
    documents that may name games of their own.
    """

    def __init__(
        self,
        make_games: Callable[[], tuple[Any, ...]],
        positions: tuple[str, ...],
        make_loads: Callable[[], tuple[Tree, ...]],
    ) -> None:
        self._make_games = make_games
        self._make_loads = make_loads
        self.positions = positions

    @cached_property
    def games(self) -> tuple[Any, ...]:
        """What is played, the first one with positions written by hand."""
        return self._make_games()

    @property
    def package(self) -> Any:
        """The package of the game."""
        return package_of(self.games[0])

    @cached_property
    def played(self) -> tuple[tuple[Any, Any], ...]:
        """States of random play: some of each game, and in the middle of every decision."""
        found = []
        for game in self.games:
            line = line_of_play(game, 8)
            states = [state for state, _ in line]
            middle = {type(state.pending[-1]): state for state in states}
            over = game.apply(*line[-1])
            found += [(game, state) for state in states[:: len(states) // 4]]
            found += [(game, state) for state in (*middle.values(), over)]
        return tuple(found)

    @cached_property
    def middle(self) -> Any:
        """A state in the middle of a decision of the first game."""
        line = line_of_play(self.games[0], 8)
        return max((state for state, _ in line), key=lambda state: len(state.pending))

    @cached_property
    def position_trees(self) -> tuple[tuple[Any, Tree], ...]:
        """Positions with their games: written by hand, and of random play."""
        written = [(self.games[0], tomllib.loads(text)) for text in self.positions]
        dumps = self.package.dumps
        return (*written, *((g, tomllib.loads(dumps(g, s))) for g, s in self.played))

    @cached_property
    def load_trees(self) -> tuple[Tree, ...]:
        """The same with games and cards of their own."""
        dumps = self.package.dumps
        found = (dumps(game, state, game_header=True) for game, state in self.played[::3])
        return (*self._make_loads(), *map(tomllib.loads, found))

    @cached_property
    def json_trees(self) -> tuple[tuple[Any, Tree], ...]:
        """Documents of states and of everything else, each with its game."""
        found = []
        for number, (game, state) in enumerate(self.played):
            values: tuple[Any, ...] = (state, game.view(state, 0))
            legal = game.legal_actions(state)
            if legal:
                action = legal[number % len(legal)]
                transition = game.step(state, action)
                values = (*values, action, transition, transition.events, legal)
                values = (*values, game.explain(state, action))
            else:
                values = (*values, game.result(state))
            documents = (state, values[number % len(values)], values[-1])
            found += [(game, json.loads(interchange.dumps(value))) for value in documents]
        return tuple(found)

    @cached_property
    def replays(self) -> tuple[str, ...]:
        """Golden replays, cut after some lines of play, and short ones of random play."""
        texts = []
        for folder in ("tests/golden", "examples"):
            for path in sorted((ROOT / folder).glob("*.replay")):
                head, _, play = path.read_text("utf-8").partition("\n\n")
                if head.split()[1] == self.games[0].NAME:
                    lines = play.splitlines()[:PLAY_LINES]
                    texts.append(f"{head}\n\n" + "\n".join(lines) + "\n")
        for number, game in enumerate(self.games[:2]):
            decisions = [action for _, action in line_of_play(game, number)[:25]]
            texts.append(Replay(game, number).extended(*decisions).dumps())
        return tuple(texts)

    @cached_property
    def whole_replay(self) -> str:
        """A game to its end, with its result."""
        game = self.games[-1]
        return Replay(game, 4).extended(*(action for _, action in line_of_play(game, 4))).dumps()

    @cached_property
    def action_texts(self) -> tuple[str, ...]:
        """Texts of decisions of random play."""
        game = self.games[0]
        named = (f"{game.players[a.seat]} {a.text}" for _, a in line_of_play(game, 3))
        return tuple(dict.fromkeys(named))


CORPORA = {
    "networks": Corpus(fuzz_networks.games, fuzz_networks.POSITIONS, fuzz_networks.loads),
    "boardroom": Corpus(fuzz_boardroom.games, fuzz_boardroom.POSITIONS, fuzz_boardroom.loads),
}
"""By the names of the games."""
