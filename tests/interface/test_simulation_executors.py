"""``simulate`` with executors: the same rows everywhere, in order, and errors with their seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

import distributed
import pytest

from executives import IllegalAction, networks, simulate
from executives.core.actions import Action
from executives.core.streams import Stream
from executives.networks import EndTurn
from executives.simulation import CHUNK, WINDOW, Row, random_bot
from support.playing import three_seats

SEEDS = tuple(range(100, 107))


def last_bot(view: Any, stream: Stream) -> Action:
    """Takes the last legal action."""
    last: Action = view.legal_actions[-1]
    return last


def faulty_bot(view: Any, stream: Stream) -> Action:
    """Fails in one of the games."""
    if stream.next() == Stream(104, "bots").next():
        raise LookupError("no idea")
    return random_bot(view, stream)


def cheating_bot(view: Any, stream: Stream) -> Action:
    """Plays what is not legal."""
    return EndTurn(view.seat)


class Stubborn(Exception):
    """An error that pickle cannot make again."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} {other}")


def stubborn_bot(view: Any, stream: Stream) -> Action:
    """Fails with an error that does not survive the way back."""
    raise Stubborn("no", "way")


class SubmitOnly(Executor):
    """Runs a task when its result is asked for; only ``submit`` works."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.most = 0
        self.cancelled = 0
        self._open: set[Future[Any]] = set()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = Lazy(self, lambda: fn(*args, **kwargs))
        self.sizes.append(len(args[1]))
        self._open.add(future)
        self.most = max(self.most, len(self._open))
        return future

    def done(self, future: Future[Any]) -> None:
        """The result of a task was handed over."""
        self._open.discard(future)

    def map(self, *args: Any, **kwargs: Any) -> Any:
        raise NotImplementedError


class Lazy(Future[Any]):
    """The future of such a task."""

    def __init__(self, pool: SubmitOnly, task: Callable[[], Any]) -> None:
        super().__init__()
        self._pool, self._task = pool, task

    def result(self, timeout: float | None = None) -> Any:
        self._pool.done(self)
        return self._task()

    def cancel(self) -> bool:
        self._pool.cancelled += 1
        return super().cancel()


@contextmanager
def dask_executor() -> Iterator[Executor]:
    """The executor of a client of a local cluster, whose workers are threads."""
    parts: Any = distributed
    workers = {"n_workers": 2, "threads_per_worker": 1, "processes": False}
    cluster = parts.LocalCluster(**workers, dashboard_address=None)
    with cluster, parts.Client(cluster) as client:
        yield client.get_executor()


EXECUTORS: dict[str, Callable[[], Any]] = {
    "submit only": SubmitOnly,
    "threads": lambda: ThreadPoolExecutor(2),
    "processes": lambda: ProcessPoolExecutor(2, mp_context=get_context("spawn")),
    "dask": dask_executor,
}


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    """The rows of a serial run."""
    return simulate(three_seats(), len(SEEDS), seeds=SEEDS)


@pytest.mark.parametrize("kind", EXECUTORS)
def test_every_executor_gives_the_same_rows(
    kind: str, rows: list[Row], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rows of a serial run in its order, with progress that counts games, and with bots."""
    monkeypatch.setattr("executives.simulation.CHUNK", 2)
    monkeypatch.setattr("executives.simulation.LEAST_CHUNKS", 1)
    seen: list[Any] = []

    def watch(items: Any) -> Iterator[Any]:
        assert len(items) == len(SEEDS)
        for item in items:
            seen.append(item)
            yield item

    bots = (last_bot, random_bot, random_bot)
    with EXECUTORS[kind]() as pool:
        made = simulate(three_seats(), len(SEEDS), seeds=SEEDS, executor=pool, progress=watch)
        other = simulate(three_seats(), 2, bots=bots, executor=pool)
        assert simulate(three_seats(), 0, executor=pool) == []
    assert made == seen == rows
    assert other == simulate(three_seats(), 2, bots=bots)


@pytest.mark.parametrize("kind", ["submit only", "processes", "dask"])
def test_an_error_of_a_bot_names_its_seed(kind: str) -> None:
    """The error is the bot's own, wherever the game was played, and a note names the seed."""
    with EXECUTORS[kind]() as pool:
        with pytest.raises(LookupError) as caught:
            simulate(three_seats(), 8, seeds=range(100, 108), bots=(faulty_bot,) * 3, executor=pool)
        assert caught.value.__notes__ == ["in the game with seed 104"]
        with pytest.raises(IllegalAction) as illegal:
            simulate(three_seats(), 1, seeds=(9,), bots=(cheating_bot,) * 3, executor=pool)
        assert illegal.value.__notes__ == ["in the game with seed 9"]
        assert illegal.value.violations
        # The executor lives on.
        assert simulate(three_seats(), 1, executor=pool) == simulate(three_seats(), 1)


def test_an_error_that_pickle_cannot_make_again_does_not_break_the_pool() -> None:
    """It comes back as a RuntimeError with its text; in threads as it is."""
    bots = (stubborn_bot,) * 3
    with EXECUTORS["processes"]() as pool:
        with pytest.raises(RuntimeError, match=r"Stubborn\('no way'\)") as caught:
            simulate(three_seats(), 1, seeds=(5,), bots=bots, executor=pool)
        assert caught.value.__notes__ == ["in the game with seed 5"]
        assert len(simulate(three_seats(), 1, executor=pool)) == 1
    with EXECUTORS["threads"]() as pool, pytest.raises(Stubborn):
        simulate(three_seats(), 1, bots=bots, executor=pool)


def test_no_more_games_are_started_after_an_error() -> None:
    """What waits in the executor is cancelled."""
    pool = SubmitOnly()
    with pytest.raises(IllegalAction):
        simulate(three_seats(), 10, bots=(cheating_bot,) * 3, executor=pool)
    assert len(pool.sizes) == 10
    assert pool.cancelled == 10


class Nothing:
    """A game that is over when it begins, to count tasks without playing."""

    seats = 1

    def start(self, seed: int) -> int:
        return seed

    def is_over(self, state: int) -> bool:
        return True

    def result(self, state: int) -> Any:
        return Empty


class Empty:
    """A result without scores."""

    scores: tuple[int, ...] = ()
    ranking: tuple[tuple[int, ...], ...] = ()


def test_memory_is_bounded_by_a_window_of_chunks() -> None:
    """A hundred thousand games are submitted in chunks, and few of them at a time."""
    pool = SubmitOnly()
    made = simulate(Nothing(), 100_000, executor=pool)
    assert [row.seed for row in made] == list(range(100_000))
    assert set(pool.sizes) == {CHUNK}
    assert sum(pool.sizes) == 100_000
    assert pool.most == WINDOW


def test_few_games_make_small_chunks() -> None:
    """A hundred games are spread over many tasks, so that no worker is idle."""
    pool = SubmitOnly()
    simulate(Nothing(), 100, executor=pool)
    assert set(pool.sizes) == {2}


def test_a_process_makes_a_game_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many chunks come, a worker builds the game's tables for the first only."""
    import pickle

    from executives.simulation import _Shared

    made = []
    init = networks.Game.__init__

    def counting(self: Any, *args: Any, **kwargs: Any) -> None:
        made.append(1)
        init(self, *args, **kwargs)

    game = networks.Game(("Once", "Only"), executives=())
    monkeypatch.setattr(networks.Game, "__init__", counting)
    data = pickle.dumps(_Shared(game))
    copies = [pickle.loads(data) for _ in range(3)]
    assert all(copy.game == game for copy in copies)
    assert len(made) == 1
