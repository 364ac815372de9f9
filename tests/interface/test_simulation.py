"""``simulate``: rows in the order of the seeds, the same with every executor."""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Iterator
from itertools import count, islice
from typing import Any

import pytest

from executives import ConfigurationError, IllegalAction, boardroom, networks, simulate
from executives.core.actions import Action
from executives.core.streams import Stream
from executives.networks import EndTurn
from executives.networks.state import GameState
from executives.networks.view import View
from executives.simulation import Row, play_game, random_bot
from support.extra_executives import PLUGINS
from support.names import NAMES
from support.playing import three_seats

SEEDS = (100, 101, 102, 103, 2**63 - 1)


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
    executives = ("beeb", "butcher", "continuum")
    assert rows[0] == Row(SEEDS[0], scores, result.ranking, decisions, executives)
    assert rows[0] == play_game(game, SEEDS[0], (random_bot,) * 3)
    assert decisions <= game.max_decisions


def test_progress_sees_every_game(rows: list[Row]) -> None:
    """``progress`` wraps the rows: one per game, in order, of a known number."""
    seen: list[Any] = []
    lengths: list[int] = []

    def watch(items: Any) -> Iterator[Any]:
        lengths.append(len(items))
        for item in items:
            seen.append(item)
            yield item

    made = simulate(three_seats(), 3, seeds=SEEDS[:3], progress=watch)
    assert made == seen == rows[:3]
    assert lengths == [3]


def test_games_are_played_when_progress_asks_for_them() -> None:
    """The bar moves with the games: each is played when the wrapper asks for the next."""
    played: list[int] = []

    def noting(view: Any, stream: Stream) -> Action:
        played.append(view.round)
        return random_bot(view, stream)

    def watch(items: Iterable[Any]) -> Iterator[Any]:
        counts = []
        for item in items:
            counts.append(len(played))
            yield item
        assert counts[0] < counts[1] < counts[2]

    assert len(simulate(three_seats(), 3, bots=(noting,) * 3, progress=watch)) == 3


def test_progress_must_not_lose_games() -> None:
    """A wrapper that stops early is an error, since rows would be missing."""
    with pytest.raises(ConfigurationError, match="the progress passed on 1 of 3 rows"):
        simulate(three_seats(), 3, progress=lambda items: islice(items, 1))


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
    """Too few or too many seeds or bots are refused before anything is played."""
    with pytest.raises(ConfigurationError, match="3 games need 3 seeds, not 2"):
        simulate(three_seats(), 3, seeds=(1, 2))
    with pytest.raises(ConfigurationError, match="3 games need 3 seeds, not more"):
        simulate(three_seats(), 3, seeds=count())
    with pytest.raises(ConfigurationError, match="3 seats need 3 bots, not 1"):
        simulate(three_seats(), 1, bots=(random_bot,))
    with pytest.raises(ConfigurationError, match=r"a seed is a whole number .* not -1"):
        simulate(three_seats(), 2, seeds=(5, -1))


@pytest.mark.parametrize("n", [-1, True, 2.0, "3"])
def test_the_number_of_games_is_a_whole_number(n: Any) -> None:
    """Less than no game, a switch, a fraction or a text is refused."""
    with pytest.raises(ConfigurationError, match=r"the number of games is a whole number from 0"):
        simulate(three_seats(), n)


def test_the_note_of_an_error_names_the_seed() -> None:
    """What a bot raises comes out as it is, with the seed of its game in a note."""

    def faulty(view: Any, stream: Stream) -> Action:
        raise LookupError("no idea")

    with pytest.raises(LookupError) as caught:
        simulate(three_seats(), 2, seeds=(71, 72), bots=(faulty,) * 3)
    assert caught.value.args == ("no idea",)
    assert caught.value.__context__ is None
    assert caught.value.__notes__ == ["in the game with seed 71"]
    assert caught.traceback[-1].name == "faulty"


def test_an_illegal_choice_names_the_seed_too() -> None:
    """A bot that plays what is not legal gets the reasons of the engine, and the seed."""

    def cheat(view: Any, stream: Stream) -> Action:
        return EndTurn(view.seat)

    with pytest.raises(IllegalAction) as caught:
        simulate(three_seats(), 1, seeds=(73,), bots=(cheat,) * 3)
    assert caught.value.violations
    assert caught.value.__notes__ == ["in the game with seed 73"]


def test_a_bot_decides_for_its_own_seat_only() -> None:
    """Where all choose at once, an action of another seat is refused to a bot."""
    game = networks.Game(NAMES[:2], plugins=PLUGINS)

    def meddler(view: Any, stream: Stream) -> Action:
        others = [action for action in game.legal_actions(game.start(0)) if action.seat]
        return others[0]

    assert game.to_act(game.start(0)) == (0, 1)
    with pytest.raises(IllegalAction, match="the bot of p1 decides for its own seat only"):
        simulate(game, 1, bots=(meddler, random_bot))


def test_rows_become_tables() -> None:
    """A row is a plain dict for data frames: a column per number, ranks shared in ties."""
    row = Row(7, (30, 41, 30, 12), ((1,), (0, 2), (3,)), 250)
    assert row.as_dict(("Ann", "Bo", "Cy", "Di")) == {
        **{"seed": 7, "decisions": 250},
        **{"score_Ann": 30, "score_Bo": 41, "score_Cy": 30, "score_Di": 12},
        **{"rank_Ann": 2, "rank_Bo": 1, "rank_Cy": 2, "rank_Di": 4},
    }
    held = row.replace(executives=("beeb", "cable", "rich", "flix"))
    columns = held.as_dict(("Ann", "Bo", "Cy", "Di"))
    assert (columns["executive_Ann"], columns["executive_Di"]) == ("beeb", "flix")
    with pytest.raises(ConfigurationError, match="4 scores need so many names"):
        row.as_dict(("Ann", "Bo"))


def test_rows_are_values(rows: list[Row]) -> None:
    """Rows are frozen, hashable, and survive pickle."""
    assert pickle.loads(pickle.dumps(rows)) == rows
    assert len(set(rows)) == len(rows)


def test_both_games_are_simulated_by_the_same_code() -> None:
    """Rows of The Executives, with bots that look at views, and one whose end has no winner."""
    game = boardroom.Game(NAMES[:3])
    rows = simulate(game, 3)
    assert rows == simulate(game, 3, bots=(same_as_random,) * 3)
    assert [sorted(seat for group in row.ranking for seat in group) for row in rows] == [
        [0, 1, 2]
    ] * 3
    lost = Row(1, (3, 2, 2), ((), (0,), (1, 2)), 50)
    assert lost.as_dict(NAMES[:3])["rank_Bo"] == 2
