"""Many games at once: ``simulate`` plays seeded games and returns one row per game."""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any

from executives.core.actions import Action
from executives.core.errors import ConfigurationError, IllegalAction
from executives.core.records import Record, record
from executives.core.streams import Stream, check_seed
from executives.core.violations import violation

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

Bot = Callable[[Any, Stream], Action]
"""Chooses one of ``view.legal_actions``; all its randomness is from the stream."""

CHUNK = 25
"""Most games of one task of an executor: about a quarter of a second."""
LEAST_CHUNKS = 64
"""Fewer games than this many chunks make smaller chunks, so that all workers get some."""
WINDOW = 256
"""Tasks that an executor holds at once, done or not: what bounds the memory."""


@record
class Row(Record):
    """One game: its seed, the final score of each seat, the ranking, the decisions taken.

    ``ranking`` holds groups of seats, the winners first; seats of one group share their place.
    """

    seed: int
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    decisions: int

    def as_dict(self, players: Sequence[str]) -> dict[str, int]:
        """The row with a plain column per number, for data frames and CSV files.

        The columns are seed, decisions, and score and rank of each player, e.g. ``score_Ann``;
        1 is the best rank, and players who share a place share its rank.
        """
        if len(players) != len(self.scores):
            raise ConfigurationError(f"{len(self.scores)} scores need so many names of players")
        ranks: dict[int, int] = {}
        for group in self.ranking:
            ranks.update(dict.fromkeys(group, len(ranks) + 1))
        columns = {"seed": self.seed, "decisions": self.decisions}
        columns |= {f"score_{name}": self.scores[seat] for seat, name in enumerate(players)}
        return columns | {f"rank_{name}": ranks[seat] for seat, name in enumerate(players)}


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

    ``seeds`` are 0 to n - 1 by default; ``bots`` one per seat, by default random ones, each
    called with a view of its seat and the game's stream.  ``executor`` is any
    ``concurrent.futures`` executor; its ``submit`` gets chunks of games, and the rows do not
    depend on it.  ``progress`` wraps the iterable of the rows, such as ``tqdm.tqdm``, and sees
    one item per game, with an executor too.

    Raises ConfigurationError for numbers that do not fit.  What a bot raises comes out as it is,
    with a note that names the seed; no further games are started then.
    """
    chosen = _seeds(n, seeds)
    players = tuple(bots) if bots is not None else (random_bot,) * game.seats
    if len(players) != game.seats:
        raise ConfigurationError(f"{game.seats} seats need {game.seats} bots, not {len(players)}")
    games = _Games(game, chosen, players, executor)
    rows: list[Row] = list(games if progress is None else progress(games))
    if len(rows) != n:
        raise ConfigurationError(f"the progress passed on {len(rows)} of {n} rows")
    return rows


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
            _check_seat(game, action, seat)
        state = game.apply(state, action)
        decisions += 1
    result = game.result(state)
    scores = tuple(tally.total for tally in result.scores)
    return Row(seed, scores, result.ranking, decisions)


def _seeds(n: int, seeds: Iterable[int] | None) -> Sequence[int]:
    if type(n) is not int or n < 0:
        raise ConfigurationError(f"the number of games is a whole number from 0, not {n!r}")
    chosen = range(n) if seeds is None else tuple(islice(seeds, n + 1))
    if len(chosen) != n:
        found = len(chosen) if len(chosen) < n else "more"
        raise ConfigurationError(f"{n} games need {n} seeds, not {found}")
    for seed in chosen:
        check_seed(seed)
    return chosen


def _check_seat(game: Any, action: Any, seat: int) -> None:
    """When several seats decide at once, another one's action could be legal."""
    if isinstance(action, Action) and action.seat != seat:
        message = "the bot of p{seat} decides for its own seat only"
        reason = violation("seat", game.CLAUSES["seat"], message, seat=seat + 1)
        raise IllegalAction(action, (reason,))


# -- one after the other, or in chunks -------------------------------------------------------------


class _Games:
    """The rows of games as an iterable with a length, which is what progress bars want."""

    def __init__(
        self, game: Any, seeds: Sequence[int], bots: tuple[Bot, ...], executor: Executor | None
    ) -> None:
        self._game, self._seeds, self._bots, self._executor = game, seeds, bots, executor

    def __len__(self) -> int:
        return len(self._seeds)

    def __iter__(self) -> Iterator[Row]:
        try:
            if self._executor is None:
                for seed in self._seeds:
                    yield _played(self._game, seed, self._bots)
            else:
                yield from self._submitted(self._executor)
            return
        except _Failure as found:
            failure = found
        # Raised out here and below, lest errors that must not travel hang on to it as context.
        failure.error.add_note(f"in the game with seed {failure.seed}")
        if failure.__cause__ is not None:  # The traceback of another process.
            failure.error.__cause__ = failure.__cause__
        raise failure.error

    def _submitted(self, executor: Executor) -> Iterator[Row]:
        """Submit chunks as far as the window reaches, and wait for them in their order."""
        shared = _Shared(self._game)
        size = min(CHUNK, 1 + len(self._seeds) // LEAST_CHUNKS)
        starts = iter(range(0, len(self._seeds), size))
        waiting: deque[Future[list[Row]]] = deque()
        try:
            while True:
                for start in islice(starts, WINDOW - len(waiting)):
                    chunk = tuple(self._seeds[start : start + size])
                    waiting.append(executor.submit(_play_games, shared, chunk, self._bots))
                if not waiting:
                    return
                yield from waiting[0].result()
                waiting.popleft()
        finally:
            for future in waiting:
                future.cancel()


class _Failure(Exception):
    """What went wrong in the game of a seed; it takes the error through any executor."""

    def __init__(self, seed: int, error: Exception) -> None:
        self.seed, self.error = seed, error
        super().__init__(seed, error)

    def __reduce__(self) -> tuple[Any, ...]:
        # An error that does not survive pickling would take the whole pool with it.
        try:
            pickle.loads(pickle.dumps(self.error))
        except Exception:
            return _Failure, (self.seed, RuntimeError(repr(self.error)))
        return _Failure, (self.seed, self.error)


class _Shared:
    """A game on its way to workers: each process makes it once, not for every chunk."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __reduce__(self) -> tuple[Any, ...]:
        make, arguments = self.game.__reduce__()[:2]
        return _shared, (make, arguments)


@lru_cache(maxsize=4)
def _shared(make: Callable[..., Any], arguments: tuple[Any, ...]) -> _Shared:
    return _Shared(make(*arguments))


def _played(game: Any, seed: int, bots: tuple[Bot, ...]) -> Row:
    try:
        return play_game(game, seed, bots)
    except Exception as wrong:
        failure = _Failure(seed, wrong)
    raise failure


def _play_games(shared: _Shared, seeds: tuple[int, ...], bots: tuple[Bot, ...]) -> list[Row]:
    return [_played(shared.game, seed, bots) for seed in seeds]
