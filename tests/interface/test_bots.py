"""Bots by name: what they look at, how well and how quickly they play."""

from __future__ import annotations

import pickle
from statistics import median
from time import perf_counter
from typing import Any

import pytest

from executives import boardroom, networks
from executives.bots import BOTS, bot_named, greedy_bot, random_bot
from executives.core.errors import ConfigurationError
from executives.core.streams import Stream
from executives.simulation import simulate
from support.playing import line_of_play, three_seats

GAMES = [
    networks.Game(("Ann", "Bo", "Cy")),
    networks.Game(("Ann", "Bo", "Cy"), edition="first"),
    boardroom.Game(("Ann", "Bo", "Cy")),
]


def test_bots_have_names() -> None:
    """Unknown ones are refused with those that there are."""
    assert bot_named("greedy") is greedy_bot
    assert bot_named("random") is random_bot
    with pytest.raises(ConfigurationError, match="no bot 'clever'; there are random, greedy"):
        bot_named("clever")


def test_bots_can_go_to_other_processes() -> None:
    """They pickle, as executors need it."""
    for bot in BOTS.values():
        assert pickle.loads(pickle.dumps(bot)) is bot


@pytest.mark.parametrize(
    ("game", "games"),
    [
        (networks.Game(("Ann", "Bo"), executives=("beeb", "cable")), 2),
        (networks.Game(("Ann", "Bo"), executives=("beeb", "cable"), edition="first"), 2),
        (boardroom.Game(("Ann", "Bo", "Cy")), 4),
    ],
    ids=["second", "first", "boardroom"],
)
def test_the_greedy_bot_beats_random_ones(game: Any, games: int) -> None:
    """From every seat in turn, it wins more than chance would give it."""
    won = 0
    for seat in range(game.seats):
        bots = [random_bot] * game.seats
        bots[seat] = greedy_bot
        rows = simulate(game, games, bots=bots)
        won += sum(seat in row.ranking[0] for row in rows)
    assert won > games + 1


@pytest.mark.parametrize("game", GAMES, ids=["second", "first", "boardroom"])
def test_the_greedy_bot_looks_at_the_view_only(game: Any) -> None:
    """States that look the same get the same decision; so does the same stream."""
    state = game.start(4)
    stream = Stream(4, "tests")
    for number in range(40):
        seat = game.to_act(state)[0]
        if not number % 4:
            other = game.determinize(game.view(state, seat), 8)
            chosen = [
                greedy_bot(game.view(one, seat), Stream(number, "bot")) for one in (state, other)
            ]
            assert chosen[0] is chosen[1]
        state = game.apply(state, random_bot(game.view(state, seat), stream))


def test_the_greedy_bot_decides_at_once() -> None:
    """Half of its decisions take less than 50 ms, in turns with all possibilities."""
    game = three_seats()
    times = []
    for state, action in line_of_play(game, 5, 60):
        view = game.view(state, action.seat)
        begun = perf_counter()
        greedy_bot(view, Stream(1, "bot"))
        times.append(perf_counter() - begun)
    assert median(times) < 0.05


def test_the_greedy_bot_needs_a_view_of_a_game() -> None:
    """It asks the game that made the view; a view from elsewhere has none."""
    game = three_seats()
    view = pickle.loads(pickle.dumps(game.view(game.start(1), 0)))
    with pytest.raises(ConfigurationError, match=r"made by game\.view"):
        greedy_bot(view, Stream(1, "bot"))
