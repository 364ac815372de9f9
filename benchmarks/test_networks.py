"""Measure what `executives.networks` costs: time per call, bytes per state, time to import.

Run by `pytest benchmarks --benchmark-only`.
"""

import gc
import itertools
import statistics
import subprocess
import sys
import timeit
import tracemalloc
from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

import attrs
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from executives import networks

SAMPLE_EVERY = 10
SAMPLED_GAMES = 4
PROCESSES = 9
UNWANTED = ("cattrs", "hypothesis", "pytest")

Positions = list[tuple[Any, tuple[Any, ...]]]


def make_evolvers() -> tuple[Callable[[], Any], Callable[[], Any]]:
    """Return calls of `attrs.evolve` on a 20-field and on a 15-field frozen record."""
    calls = []
    for size in (20, 15):
        names = [f"field_{index}" for index in range(size)]
        cls: Any = attrs.make_class(f"Record{size}", names, frozen=True, slots=True)
        calls.append(partial(attrs.evolve, cls(*range(size)), field_7=99))
    return calls[0], calls[1]


def play(game: networks.Game, seed: int) -> int:
    """Play one random game and return its decisions."""
    rng = Random(seed)
    state = game.start(seed)
    decisions = 0
    while not game.is_over(state):
        state = game.apply(state, rng.choice(game.legal_actions(state)))
        decisions += 1
    return decisions


def sample(game: networks.Game, seed: int) -> Positions:
    """Return every tenth state of one random game with its legal actions."""
    rng = Random(seed)
    positions: Positions = []
    state = game.start(seed)
    for tick in itertools.count(rng.randrange(SAMPLE_EVERY)):
        if game.is_over(state):
            break
        actions = game.legal_actions(state)
        if tick % SAMPLE_EVERY == 0:
            positions.append((state, actions))
        state = game.apply(state, rng.choice(actions))
    return positions


def retain(game: networks.Game, positions: Positions) -> list[Any]:
    """Return every child of *positions*."""
    return [game.apply(state, action) for state, actions in positions for action in actions]


def bytes_per_child(game: networks.Game, positions: Positions) -> float:
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


def run_fresh(code: str) -> float:
    """Return the seconds that a new process takes to run *code*."""
    began = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return perf_counter() - began


@pytest.fixture(scope="module")
def game() -> networks.Game:
    """Return a game of three seats with three executives."""
    return networks.Game(players=("Ann", "Bo", "Cy"), executives=("beeb", "butcher", "continuum"))


@pytest.fixture(scope="module")
def positions(game: networks.Game) -> Positions:
    """Return every tenth state of some random games with its legal actions."""
    return [found for seed in range(SAMPLED_GAMES) for found in sample(game, seed)]


@pytest.fixture(autouse=True)
def _calibrated(benchmark: BenchmarkFixture) -> None:
    """Put a figure of the machine's present speed beside every result."""
    best = [min(timeit.repeat(call, number=500, repeat=10)) / 500 for call in make_evolvers()]
    benchmark.extra_info["calibration_us"] = round(sum(best) * 1e6, 2)


def record_rate(benchmark: BenchmarkFixture, name: str, count: int) -> None:
    """Note how many things of one kind the fastest round did in a second."""
    if benchmark.stats is not None:
        benchmark.extra_info[name] = round(count / benchmark.stats.stats.min)


def test_calibration(benchmark: BenchmarkFixture) -> None:
    """Evolving a 20-field and a 15-field record shows how fast the machine is."""
    large, small = make_evolvers()

    benchmark(lambda: (large(), small()))


def test_start(benchmark: BenchmarkFixture, game: networks.Game) -> None:
    """Setting up a game is one call of `start`."""
    seeds = itertools.count()

    benchmark(lambda: game.start(next(seeds)))


def test_legal_actions(
    benchmark: BenchmarkFixture, game: networks.Game, positions: Positions
) -> None:
    """Enumerating is measured over the sampled states together."""
    states = [state for state, _ in positions]

    benchmark(lambda: [game.legal_actions(state) for state in states])

    record_rate(benchmark, "calls_per_second", len(states))


def test_apply(benchmark: BenchmarkFixture, game: networks.Game, positions: Positions) -> None:
    """Applying is measured with one random action in each sampled state."""
    rng = Random(0)
    pairs = [(state, rng.choice(actions)) for state, actions in positions]

    benchmark(lambda: [game.apply(state, action) for state, action in pairs])

    record_rate(benchmark, "calls_per_second", len(pairs))


def test_step(benchmark: BenchmarkFixture, game: networks.Game, positions: Positions) -> None:
    """Stepping does the same work as `apply` and returns the events too."""
    rng = Random(0)
    pairs = [(state, rng.choice(actions)) for state, actions in positions]

    benchmark(lambda: [game.step(state, action) for state, action in pairs])

    record_rate(benchmark, "calls_per_second", len(pairs))


def test_random_game(benchmark: BenchmarkFixture, game: networks.Game) -> None:
    """A whole random game runs from the start to the end."""
    decisions = benchmark(play, game, 7)

    benchmark.extra_info["decisions"] = decisions
    record_rate(benchmark, "decisions_per_second", decisions)


def test_retained_children(
    benchmark: BenchmarkFixture, game: networks.Game, positions: Positions
) -> None:
    """A tree search keeps every child, so both their rate and their size count."""
    pedantic: Any = benchmark.pedantic
    kept = pedantic(retain, args=(game, positions), rounds=5, warmup_rounds=1)

    benchmark.extra_info["children"] = len(kept)
    record_rate(benchmark, "children_per_second", len(kept))
    benchmark.extra_info["bytes_per_child"] = round(bytes_per_child(game, positions))


@pytest.mark.parametrize("statement", ["import executives", "from executives import networks"])
def test_import(benchmark: BenchmarkFixture, statement: str) -> None:
    """Importing is the median of fresh processes less that of a bare interpreter."""
    bare: list[float] = []
    full: list[float] = []
    run_fresh(statement)
    pedantic: Any = benchmark.pedantic

    pedantic(
        lambda: full.append(run_fresh(statement)),
        setup=lambda: bare.append(run_fresh("pass")),
        rounds=PROCESSES,
    )

    seconds = statistics.median(full) - statistics.median(bare)
    benchmark.extra_info["import_ms"] = round(seconds * 1e3, 1)
    run_fresh(f"import sys; {statement}; assert not {set(UNWANTED)} & set(sys.modules)")
