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
    ``executives`` are those of the seats, ``""`` for the plain board; the other game has none.
    ``clauses`` are those that the game cited, if they were asked for.
    """

    seed: int
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    decisions: int
    executives: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()

    def as_dict(self, players: Sequence[str]) -> dict[str, int | str]:
        """The row with a plain column per number, for data frames and CSV files.

        The columns are seed, decisions, and score and rank of each player, e.g. ``score_Ann``;
        1 is the best rank, and players who share a place share its rank.  Where there are
        executives, a column such as ``executive_Ann`` has their ids.
        """
        if len(players) != len(self.scores):
            raise ConfigurationError(f"{len(self.scores)} scores need so many names of players")
        ranks: dict[int, int] = {}
        for group in self.ranking:
            ranks.update(dict.fromkeys(group, len(ranks) + 1))
        columns: dict[str, int | str] = {"seed": self.seed, "decisions": self.decisions}
        columns |= {f"score_{name}": self.scores[seat] for seat, name in enumerate(players)}
        columns |= {f"rank_{name}": ranks[seat] for seat, name in enumerate(players)}
        held = zip(players, self.executives, strict=False)
        return columns | {f"executive_{name}": executive for name, executive in held}


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
    mixes: Sequence[Sequence[str]] | None = None,
    clauses: bool = False,
) -> list[Row]:
    """Play ``n`` games and return their rows in the order of the seeds.

    ``seeds`` are 0 to n - 1 by default; ``bots`` one per seat, by default random ones, each
    called with a view of its seat and the game's stream.  ``executor`` is any
    ``concurrent.futures`` executor; its ``submit`` gets chunks of games, and the rows do not
    depend on it.  ``progress`` wraps the iterable of the rows, such as ``tqdm.tqdm``, and sees
    one item per game, with an executor too.  ``mixes`` are the executives of each game by seat,
    in the place of those of ``game``; see ``balance.rotation``.  With ``clauses`` the rows have the
    clauses that the games cited, which takes longer.

    Raises ConfigurationError for numbers that do not fit.  What a bot raises comes out as it is,
    with a note that names the seed; no further games are started then.
    """
    chosen = _seeds(n, seeds)
    players = tuple(bots) if bots is not None else (random_bot,) * game.seats
    if len(players) != game.seats:
        raise ConfigurationError(f"{game.seats} seats need {game.seats} bots, not {len(players)}")
    tables = None if mixes is None else _mixes(game, n, mixes)
    games = _Games(game, _Task(chosen, players, tables, clauses), executor)
    rows: list[Row] = list(games if progress is None else progress(games))
    if len(rows) != n:
        raise ConfigurationError(f"the progress passed on {len(rows)} of {n} rows")
    return rows


def play_game(game: Any, seed: int, bots: tuple[Bot, ...], *, clauses: bool = False) -> Row:
    """Play one game and return its row; ``clauses`` tells whether with the clauses it cited."""
    stream = Stream(seed, "bots")
    state = game.start(seed)
    decisions = 0
    cited: set[str] = set()
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
        if clauses:
            done = game.step(state, action)
            state = done.state
            for event in done.events:
                cited.add(event.rule)
                cited.update(line.rule for line in event.lines)
        else:
            state = game.apply(state, action)
        decisions += 1
    result = game.result(state)
    if clauses:
        cited.update(line.rule for tally in result.scores for line in tally.lines)
    scores = tuple(tally.total for tally in result.scores)
    return Row(
        seed, scores, result.ranking, decisions, _executives(state), tuple(sorted(cited - {""}))
    )


def _executives(state: Any) -> tuple[str, ...]:
    """The executives that the seats ended with, also where they were dealt."""
    players = getattr(state, "players", ())
    found = (getattr(player, "executive", None) for player in players)
    return tuple(executive for executive in found if executive is not None)


def _mixes(game: Any, n: int, mixes: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """The mixes of so many games; whether one makes a game is seen when it is played."""
    if not hasattr(game, "with_executives"):
        raise ConfigurationError(f"the game {game.NAME} has no executives to mix")
    if len(mixes) != n:
        raise ConfigurationError(f"{n} games need {n} mixes, not {len(mixes)}")
    chosen = tuple(tuple(mix) for mix in mixes)
    return chosen


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


@record
class _Task(Record):
    """Games to be played: seeds, the bots of all, the mix of each (None: those of the game)."""

    seeds: Sequence[int]
    bots: tuple[Bot, ...]
    mixes: tuple[tuple[str, ...], ...] | None
    clauses: bool

    def __len__(self) -> int:
        return len(self.seeds)

    def part(self, start: int, end: int) -> _Task:
        """The games from ``start`` on before ``end``."""
        mixes = None if self.mixes is None else self.mixes[start:end]
        return self.replace(seeds=tuple(self.seeds[start:end]), mixes=mixes)


class _Games:
    """The rows of games as an iterable with a length, which is what progress bars want."""

    def __init__(self, game: Any, task: _Task, executor: Executor | None) -> None:
        self._game, self._task, self._executor = game, task, executor

    def __len__(self) -> int:
        return len(self._task.seeds)

    def __iter__(self) -> Iterator[Row]:
        try:
            if self._executor is None:
                for number in range(len(self)):
                    yield _played(self._game, self._task, number)
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
        size = min(CHUNK, 1 + len(self) // LEAST_CHUNKS)
        starts = iter(range(0, len(self), size))
        waiting: deque[Future[list[Row]]] = deque()
        try:
            while True:
                for start in islice(starts, WINDOW - len(waiting)):
                    chunk = self._task.part(start, start + size)
                    waiting.append(executor.submit(_play_games, shared, chunk))
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


def _played(game: Any, task: _Task, number: int) -> Row:
    seed = task.seeds[number]
    try:
        mixed = game if task.mixes is None else game.with_executives(task.mixes[number])
        return play_game(mixed, seed, task.bots, clauses=task.clauses)
    except Exception as wrong:
        failure = _Failure(seed, wrong)
    raise failure


def _play_games(shared: _Shared, task: _Task) -> list[Row]:
    return [_played(shared.game, task, number) for number in range(len(task))]
