"""``simulate``: rows in the order of the seeds, the same with every executor."""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from executives import ConfigurationError, networks, simulate
from executives.core.actions import Action
from executives.core.streams import Stream
from executives.networks.state import GameState
from executives.networks.view import View
from executives.simulation import CHUNK, Row, play_game, random_bot
from support.playing import NAMES, three_seats

SEEDS = tuple(range(100, 100 + CHUNK + 3))
"""More than one task of an executor."""


def first_bot(view: Any, stream: Stream) -> Action:
    """Takes the first legal action."""
    first: Action = view.legal_actions[0]
    return first


def last_bot(view: Any, stream: Stream) -> Action:
    """Takes the last legal action."""
    last: Action = view.legal_actions[-1]
    return last


def same_as_random(view: Any, stream: Stream) -> Action:
    """Chooses as ``random_bot`` does, but by looking at the view."""
    return random_bot(view, stream)


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    """The rows of a serial run."""
    return simulate(three_seats(), len(SEEDS), seeds=SEEDS)


def test_rows_come_in_the_order_of_the_seeds(rows: list[Row]) -> None:
    """One row per seed, in the order given, also when it is not ascending."""
    assert tuple(row.seed for row in rows) == SEEDS
    backwards = simulate(three_seats(), 4, seeds=iter(SEEDS[3::-1]))
    assert backwards == rows[3::-1]


def test_seeds_count_from_zero_by_default() -> None:
    """Without ``seeds`` the games 0 to n - 1 are played."""
    made = simulate(three_seats(), 2)
    assert [row.seed for row in made] == [0, 1]
    assert made == simulate(three_seats(), 2, seeds=(0, 1))
    assert simulate(three_seats(), 0) == []


def test_a_row_has_the_result_of_its_game(rows: list[Row]) -> None:
    """Scores, ranking and the number of decisions are those of the game played."""
    game = three_seats()
    stream = Stream(SEEDS[0], "bots")
    state = game.start(SEEDS[0])
    decisions = 0
    while not game.is_over(state):
        seat = game.to_act(state)[0]
        view = game.view(state, seat)
        state = game.apply(state, view.legal_actions[stream.below(len(view.legal_actions))])
        decisions += 1
    result = game.result(state)
    scores = tuple(tally.total for tally in result.scores)
    assert rows[0] == Row(SEEDS[0], scores, result.ranking, decisions)
    assert rows[0] == play_game(game, SEEDS[0], (random_bot,) * 3)
    assert decisions <= game.max_decisions


@pytest.mark.parametrize("kind", ["threads", "processes"])
def test_executors_give_the_same_rows(kind: str, rows: list[Row]) -> None:
    """Threads and processes give the rows of a serial run, in its order."""
    executor: Executor = (
        ThreadPoolExecutor(2)
        if kind == "threads"
        else ProcessPoolExecutor(2, mp_context=get_context("spawn"))
    )
    with executor:
        made = simulate(three_seats(), len(SEEDS), seeds=SEEDS, executor=executor)
    assert made == rows


def test_executors_take_bots_and_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots and the progress wrapper work with an executor as without."""
    seen: list[Any] = []

    def watch(items: Iterable[Any]) -> Iterator[Any]:
        for item in items:
            seen.append(item)
            yield item

    monkeypatch.setattr("executives.simulation.CHUNK", 2)
    bots = (first_bot, last_bot, random_bot)
    alone = simulate(three_seats(), 3, bots=bots)
    with ThreadPoolExecutor(2) as pool:
        made = simulate(three_seats(), 3, bots=bots, executor=pool, progress=watch)
    assert made == alone
    assert len(seen) == 2


def test_progress_sees_every_game() -> None:
    """``progress`` wraps the seeds: one item per game, in order."""
    seen: list[Any] = []

    def watch(items: Iterable[Any]) -> Iterator[Any]:
        for item in items:
            seen.append(item)
            yield item

    made = simulate(three_seats(), 3, progress=watch)
    assert seen == [0, 1, 2]
    assert [row.seed for row in made] == seen


def test_bots_get_views_of_their_seat() -> None:
    """A bot sees a View of its own seat with its legal actions, never a state."""
    seen: list[tuple[int, Any]] = []

    def spy(number: int) -> Any:
        def bot(view: Any, stream: Stream) -> Action:
            seen.append((number, view))
            return random_bot(view, stream)

        return bot

    (row,) = simulate(three_seats(), 1, bots=[spy(0), spy(1), spy(2)])
    assert {number for number, _ in seen} == {0, 1, 2}
    assert len(seen) == row.decisions
    for number, view in seen:
        assert type(view) is View
        assert not isinstance(view, GameState)
        assert view.seat == number
        assert number in view.to_act
        assert {action.seat for action in view.legal_actions} == {number}
        assert not hasattr(view, "seed")


def test_the_random_bot_needs_no_view() -> None:
    """Saving the view for random bots changes no row."""
    short = simulate(three_seats(), 3)
    assert simulate(three_seats(), 3, bots=(same_as_random,) * 3) == short


def test_bots_matter() -> None:
    """Other bots play other games."""
    assert simulate(three_seats(), 2, bots=(last_bot,) * 3) != simulate(three_seats(), 2)


def test_dealt_executives_are_chosen_by_bots() -> None:
    """A game that begins with a simultaneous choice plays through."""
    (row,) = simulate(networks.Game(NAMES[:1]), 1)
    assert len(row.scores) == 1
    assert row.ranking == ((0,),)


def test_numbers_must_fit() -> None:
    """Too few seeds or bots are refused before anything is played."""
    with pytest.raises(ConfigurationError, match="3 games need 3 seeds, not 2"):
        simulate(three_seats(), 3, seeds=(1, 2))
    with pytest.raises(ConfigurationError, match="3 seats need 3 bots, not 1"):
        simulate(three_seats(), 1, bots=(random_bot,))


def test_rows_are_values(rows: list[Row]) -> None:
    """Rows are frozen, hashable, and survive pickle."""
    assert pickle.loads(pickle.dumps(rows)) == rows
    assert len(set(rows)) == len(rows)
