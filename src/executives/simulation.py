"""Many games at once: ``simulate`` plays seeded games and returns one row per game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from executives.core.actions import Action
from executives.core.errors import ConfigurationError
from executives.core.records import Record, record
from executives.core.streams import Stream, check_seed

if TYPE_CHECKING:
    from concurrent.futures import Executor

Bot = Callable[[Any, Stream], Action]
"""Chooses one of ``view.legal_actions``; all its randomness is from the stream."""

CHUNK = 25
"""Games per task of an executor: about a fifth of a second."""


@record
class Row(Record):
    """One game: its seed, the final score of each seat, the ranking, the decisions taken."""

    seed: int
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    decisions: int


def random_bot(view: Any, stream: Stream) -> Action:
    """Each legal action is equally likely."""
    legal = view.legal_actions
    chosen: Action = legal[stream.below(len(legal))]
    return chosen


def simulate(
    game: Any,
    n: int,
    *,
    seeds: Iterable[int] | None = None,
    bots: Sequence[Bot] | None = None,
    executor: Executor | None = None,
    progress: Callable[[Iterable[Any]], Iterable[Any]] | None = None,
) -> list[Row]:
    """Play ``n`` games and return their rows in the order of the seeds.

    ``seeds`` are 0 to n - 1 by default; ``bots`` one per seat, by default random ones.
    ``executor`` is any ``concurrent.futures`` executor; ``progress`` wraps an iterable, such
    as ``tqdm.tqdm``.  The rows do not depend on the executor.
    """
    chosen = tuple(range(n)) if seeds is None else tuple(seeds)
    if len(chosen) != n:
        raise ConfigurationError(f"{n} games need {n} seeds, not {len(chosen)}")
    for seed in chosen:
        check_seed(seed)
    players = tuple(bots) if bots is not None else (random_bot,) * game.seats
    if len(players) != game.seats:
        raise ConfigurationError(f"{game.seats} seats need {game.seats} bots, not {len(players)}")
    watch = progress if progress is not None else iter
    if executor is None:
        return [play_game(game, seed, players) for seed in watch(chosen)]
    chunks = [chosen[start : start + CHUNK] for start in range(0, n, CHUNK)]
    futures = [executor.submit(_play_games, game, chunk, players) for chunk in chunks]
    return [row for future in watch(futures) for row in future.result()]


def play_game(game: Any, seed: int, bots: tuple[Bot, ...]) -> Row:
    """Play one game and return its row."""
    stream = Stream(seed, "bots")
    state = game.start(seed)
    decisions = 0
    while not game.is_over(state):
        seat = game.to_act(state)[0]
        bot = bots[seat]
        if bot is random_bot:
            # It looks at nothing but the legal actions, so the view can be saved.
            legal = game.legal_actions(state, seat)
            action = legal[stream.below(len(legal))]
        else:
            action = bot(game.view(state, seat), stream)
        state = game.apply(state, action)
        decisions += 1
    result = game.result(state)
    scores = tuple(tally.total for tally in result.scores)
    return Row(seed, scores, result.ranking, decisions)


def _play_games(game: Any, seeds: tuple[int, ...], bots: tuple[Bot, ...]) -> list[Row]:
    return [play_game(game, seed, bots) for seed in seeds]
