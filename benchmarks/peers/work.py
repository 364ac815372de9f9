"""Play random games of one engine, keep child states, and time and weigh both."""

from __future__ import annotations

import ctypes
import gc
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, TypeVar

from benchmarks.peers.engine import Engine

SAMPLE_EVERY = 10
MOST_CHILDREN = 8_000
MOST_WEIGHED = 6_000
MOST_SAMPLED_GAMES = 1_000
BLOCK = 0.1
"""About how many seconds a block of work takes."""

Position = tuple[Any, Sequence[Any]]
"""A state as the engine keeps it, and its legal actions."""

Timed = TypeVar("Timed", "Played", "Kept")


@dataclass
class Played:
    """What one or several random games took."""

    games: int = 0
    decisions: int = 0
    steps: int = 0
    starting: float = 0.0
    playing: float = 0.0

    @property
    def seconds(self) -> float:
        """The time of the starts and of the play together."""
        return self.starting + self.playing

    def add(self, other: Played) -> None:
        """Add the counts and the seconds of *other*."""
        self.games += other.games
        self.decisions += other.decisions
        self.steps += other.steps
        self.starting += other.starting
        self.playing += other.playing


@dataclass
class Kept:
    """How many children were made, and how long that took."""

    children: int
    seconds: float


class Work:
    """The work of one engine, identical in every round once it is planned.

    It is cut into blocks, and the best time of each is remembered: a machine that is seldom quiet
    for seconds is often quiet for a tenth of one. `failures` counts what an engine of somebody
    else broke off with an error.
    """

    def __init__(self, engine: Engine, seed: int) -> None:
        self.engine = engine
        self.failures = 0
        self._seeds = [range(seed, seed + 1)]
        self._positions: list[list[Position]] = []
        self._played: list[Played] = []
        self._kept: list[Kept] = []

    def plan(self, playing: float, keeping: float) -> None:
        """Choose as many games and positions as fill so many seconds, and warm up on the way."""
        first = self._seeds[0].start
        began = perf_counter()
        games = finished = 0
        while perf_counter() - began < playing / 3:
            finished += self._play(first + games).games
            games += 1
        each = (perf_counter() - began) / games
        end = first + max(1, round(playing / each))
        size = max(1, round(BLOCK / each))
        self._seeds = [range(at, min(end, at + size)) for at in range(first, end, size)]
        positions = self._sample(first)
        if not finished or not positions:
            raise RuntimeError("no random game finished")
        each = self._keep(positions, []).seconds / _count(positions)
        goal = min(MOST_CHILDREN, keeping / each)
        following = first
        while following < first + MOST_SAMPLED_GAMES and _count(positions) < goal:
            following += 1
            positions += self._sample(following)
        size = max(1, round(BLOCK / each * len(positions) / _count(positions)))
        self._positions = [positions[at : at + size] for at in range(0, len(positions), size)]

    def round(self) -> None:
        """Play all games, then keep all children at once; remember the best of each block."""
        gc.collect()
        gc.freeze()
        played = [self._play_all(seeds) for seeds in self._seeds]
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        children: list[Any] = []
        kept = [self._keep(positions, children) for positions in self._positions]
        gc.unfreeze()
        self._played = best(self._played, played)
        self._kept = best(self._kept, kept)

    def played(self) -> Played:
        """The best of all rounds, over all games."""
        total = Played()
        for block in self._played:
            total.add(block)
        return total

    def kept(self) -> Kept:
        """The best of all rounds, over all children."""
        blocks = self._kept
        return Kept(sum(one.children for one in blocks), sum(one.seconds for one in blocks))

    def weigh(self) -> float:
        """Return the bytes that one retained child adds, once all caches are warm."""
        positions = [position for block in self._positions for position in block]
        positions = positions[:: -(-_count(positions) // MOST_WEIGHED)]
        tracemalloc.start()
        traced = self._grown(positions, lambda: tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        # Tracing fills the heap of C too, hence a pass of its own.
        return traced + (self._grown(positions, heap) if self.engine.native else 0)

    def _grown(self, positions: list[Position], measured: Callable[[], int]) -> float:
        """Return by how much a measure of memory grows with a child."""
        self._keep(positions, [])
        gc.collect()
        before = measured()
        kept: list[Any] = []
        self._keep(positions, kept)
        gc.collect()
        return (measured() - before) / len(kept)

    def _play_all(self, seeds: range) -> Played:
        """Play a block of games."""
        total = Played()
        for seed in seeds:
            total.add(self._play(seed))
        return total

    def _play(self, seed: int) -> Played:
        """Play one random game; a game that the other engine breaks off counts as nothing."""
        engine, rng = self.engine, Random(seed)
        counted = steps = 0
        began = perf_counter()
        try:
            state = engine.start(seed)
            started = perf_counter()
            while not engine.is_over(state):
                actions = engine.actions(state)
                counted += len(actions) > 1
                steps += 1
                state = engine.apply(state, rng.choice(actions))
        except Exception:
            self._excuse()
            return Played()
        return Played(1, counted, steps, started - began, perf_counter() - started)

    def _sample(self, seed: int) -> list[Position]:
        """Return every tenth state of one random game, as it is kept, with its legal actions."""
        engine, rng = self.engine, Random(seed)
        positions = []
        tick = rng.randrange(SAMPLE_EVERY)
        try:
            state = engine.start(seed)
            while not engine.is_over(state):
                actions = engine.actions(state)
                if tick % SAMPLE_EVERY == 0:
                    positions.append((engine.keep(state), actions))
                tick += 1
                state = engine.apply(state, rng.choice(actions))
        except Exception:
            self._excuse()
        return positions

    def _keep(self, positions: list[Position], kept: list[Any]) -> Kept:
        """Add every child of *positions* to a list."""
        child = self.engine.child
        former = len(kept)
        began = perf_counter()
        for state, actions in positions:
            for action in actions:
                try:
                    kept.append(child(state, action))
                except Exception:
                    self._excuse()
        return Kept(len(kept) - former, perf_counter() - began)

    def _excuse(self) -> None:
        """Count the error at hand, or raise it again if it is one of ours."""
        if not self.engine.tolerant:
            raise
        self.failures += 1


def _count(positions: list[Position]) -> int:
    """Return how many children *positions* have."""
    return sum(len(actions) for _, actions in positions)


def best(former: list[Timed], new: list[Timed]) -> list[Timed]:
    """Return the faster one of each block."""
    pairs = zip(former or new, new, strict=True)
    return [min(pair, key=lambda block: block.seconds) for pair in pairs]


class _Heap(ctypes.Structure):
    """What `mallinfo2` of the GNU C library returns: ten numbers, two of them of use here."""

    _fields_ = (
        ("_free", ctypes.c_size_t * 4),
        ("mapped", ctypes.c_size_t),
        ("_other", ctypes.c_size_t * 2),
        ("used", ctypes.c_size_t),
        ("_rest", ctypes.c_size_t * 2),
    )


def heap() -> int:
    """Return the bytes that are in use on the heap of C; RuntimeError where nobody tells."""
    try:
        mallinfo = ctypes.CDLL(None).mallinfo2
    except (AttributeError, OSError, TypeError):
        raise RuntimeError("the C library does not tell the size of its heap") from None
    mallinfo.restype = _Heap
    found = mallinfo()
    return int(found.used + found.mapped)
