"""Measure what each game costs by itself: time per call, bytes per state.

Run by `python -m pytest benchmarks --benchmark-only`.
"""

import gc
import itertools
import tracemalloc
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from executives import boardroom, networks

SAMPLE_EVERY = 10
SAMPLED_DECISIONS = 2_000

GAMES: dict[str, Callable[[], Any]] = {
    "networks": lambda: networks.Game(
        players=("Ann", "Bo", "Cy"), executives=("beeb", "butcher", "continuum")
    ),
    "boardroom": lambda: boardroom.Game(players=("Ann", "Bo", "Cy", "Di")),
}

Positions = list[tuple[Any, tuple[Any, ...]]]


def play(game: Any, seed: int) -> int:
    """Play one random game and return its decisions."""
    rng = Random(seed)
    state = game.start(seed)
    decisions = 0
    while not game.is_over(state):
        state = game.apply(state, rng.choice(game.legal_actions(state)))
        decisions += 1
    return decisions


def sample(game: Any) -> Positions:
    """Return every tenth state of two thousand random decisions with its legal actions."""
    rng = Random(0)
    positions: Positions = []
    ticks = itertools.count()
    for seed in itertools.count():
        state = game.start(seed)
        while not game.is_over(state):
            actions = game.legal_actions(state)
            tick = next(ticks)
            if tick == SAMPLED_DECISIONS:
                return positions
            if tick % SAMPLE_EVERY == 0:
                positions.append((state, actions))
            state = game.apply(state, rng.choice(actions))
    raise AssertionError("there is always another game")


def retain(game: Any, positions: Positions) -> list[Any]:
    """Return every child of *positions*."""
    return [game.apply(state, action) for state, actions in positions for action in actions]


def bytes_per_child(game: Any, positions: Positions) -> float:
    """Return the traced bytes that one retained child adds, once all caches are warm."""
    retain(game, positions)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = retain(game, positions)
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return grown / len(kept)


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Any:
    """Return each game in turn: networks for three, boardroom for four."""
    return GAMES[request.param]()


@pytest.fixture(scope="module")
def positions(game: Any) -> Positions:
    """Return some states of random games with their legal actions."""
    return sample(game)


def record_rate(benchmark: BenchmarkFixture, name: str, count: int) -> None:
    """Note how many things of one kind the fastest round did in a second."""
    if benchmark.stats is not None:
        benchmark.extra_info[name] = round(count / benchmark.stats.stats.min)


def test_start(benchmark: BenchmarkFixture, game: Any) -> None:
    """Setting up a game is one call of `start`."""
    seeds = itertools.count()

    benchmark(lambda: game.start(next(seeds)))


def test_legal_actions(benchmark: BenchmarkFixture, game: Any, positions: Positions) -> None:
    """Enumerating is measured over the sampled states together."""
    states = [state for state, _ in positions]

    benchmark(lambda: [game.legal_actions(state) for state in states])

    record_rate(benchmark, "calls_per_second", len(states))


@pytest.mark.parametrize("method", ["apply", "step"])
def test_one_action(
    benchmark: BenchmarkFixture, game: Any, positions: Positions, method: str
) -> None:
    """One random action is carried out in each sampled state; `step` returns the events too."""
    rng = Random(0)
    pairs = [(state, rng.choice(actions)) for state, actions in positions]
    call = getattr(game, method)

    benchmark(lambda: [call(state, action) for state, action in pairs])

    record_rate(benchmark, "calls_per_second", len(pairs))


def test_random_game(benchmark: BenchmarkFixture, game: Any) -> None:
    """A whole random game runs from the start to the end."""
    decisions = benchmark(play, game, 7)

    benchmark.extra_info["decisions"] = decisions
    record_rate(benchmark, "decisions_per_second", decisions)


def test_retained_children(benchmark: BenchmarkFixture, game: Any, positions: Positions) -> None:
    """A tree search keeps every child, so both their rate and their size count."""
    pedantic: Any = benchmark.pedantic
    kept = pedantic(retain, args=(game, positions), rounds=20, warmup_rounds=1)

    benchmark.extra_info["children"] = len(kept)
    record_rate(benchmark, "children_per_second", len(kept))
    benchmark.extra_info["bytes_per_child"] = round(bytes_per_child(game, positions))


def test_view(benchmark: BenchmarkFixture, game: Any, positions: Positions) -> None:
    """A view is made of each sampled state for the seat that acts."""
    pairs = [(state, game.to_act(state)[0]) for state, _ in positions]

    benchmark(lambda: [game.view(state, seat) for state, seat in pairs])

    record_rate(benchmark, "calls_per_second", len(pairs))


def test_determinize(benchmark: BenchmarkFixture, game: Any, positions: Positions) -> None:
    """A state is guessed from the view of the seat that acts, by another seed each time."""
    views = [game.view(state, game.to_act(state)[0]) for state, _ in positions]
    seeds = itertools.count()

    benchmark(lambda: [game.determinize(view, next(seeds)) for view in views])

    record_rate(benchmark, "calls_per_second", len(views))
