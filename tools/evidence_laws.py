"""The first part of the evidence: random games under all laws."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import NamedTuple

from tools.evidence_pool import Told, worked
from tools.evidence_text import LAWS, Section, table

from executives.testing import NETWORKS_LAWS, Broken, LawRun, play_under_laws
from support.mixes import ALL_MIXES, games

PLAYERS = (1, 2, 3, 4, 5)
MODULES: tuple[tuple[str, ...], ...] = ((), ("moguls",))
GAMES = 400
"""Games per number of players in the full run."""
CHUNK = 4
MOST_FAILURES = 20

Mix = tuple[str, ...] | None


class Task(NamedTuple):
    """Games ``first`` up to but not ``end`` of a number of players."""

    players: int
    first: int
    end: int


class Failure(NamedTuple):
    """A game that broke a law; law 0 stands for any other error."""

    players: int
    seed: int
    mix: str
    law: int
    message: str


class Played(NamedTuple):
    """What became of a task."""

    task: Task
    run: LawRun
    bound: int
    failures: tuple[Failure, ...]


def run(scale: float) -> Section:
    """Play all games and write the section."""
    per_count = max(1, round(GAMES * scale))
    return written(list(played(list(tasks(per_count)))))


def tasks(per_count: int) -> Iterator[Task]:
    """Chunks of games, the numbers of players in turn so that the estimate is fair."""
    for first in range(0, per_count, CHUNK):
        for players in PLAYERS:
            yield Task(players, first, min(first + CHUNK, per_count))


def chosen(players: int, number: int) -> Mix:
    """The executives of a game: every mix in turn, each in all its orders, then dealt and none."""
    options: list[Mix] = [mix for mix in ALL_MIXES if len(mix) == players]
    options += [None, ()]
    round_, index = divmod(number, len(options))
    mix = options[index]
    if mix is None:
        return None
    orders = list(permutations(mix))
    return orders[round_ % len(orders)]


def seed_of(players: int, number: int) -> int:
    """The seed of a game, which no other game has."""
    return players * 1_000_000 + number


def play(task: Task) -> Played:
    """Play the games of a task; a broken law ends its game, not the run."""
    total = LawRun()
    failures = []
    bound = 0
    for number in range(task.first, task.end):
        mix, seed = chosen(task.players, number), seed_of(task.players, number)
        name = "dealt" if mix is None else " ".join(mix) or "plain"
        try:
            game, mirror = games(task.players, mix, modules=MODULES[number % len(MODULES)])
            bound = game.max_decisions
            total.merge(play_under_laws(game, seed, NETWORKS_LAWS, mirror=mirror))
        except Broken as broken:
            failures.append(Failure(task.players, seed, name, broken.law, str(broken)))
        except Exception as error:
            text = f"{type(error).__name__}: {error}"
            failures.append(Failure(task.players, seed, name, 0, text))
    games.cache_clear()
    return Played(task, total, bound, tuple(failures))


def played(todo: list[Task]) -> Iterator[Played]:
    """Play all tasks in two processes."""
    return worked(
        play,
        todo,
        Told("laws", "games", "failures"),
        size=_size,
        count=lambda result: (_size(result.task), len(result.failures)),
    )


def _size(task: Task) -> int:
    return task.end - task.first


def written(results: list[Played]) -> Section:
    """Write what the games have shown."""
    total = merged(results)
    failures = sorted(failure for result in results for failure in result.failures)
    text = f"""
Every mix of the built-in executives and of two of the tests, in every order of seats as far as
the number of games goes, dealt executives, and the plain board; every other game with moguls.
Every game is played at random to its end. The bound is `game.max_decisions`; "looked at" counts
the checks of laws 2, 5, 6, 7 and 10, and "other frames" is the share of them at a state with
another frame than the turn on top.

{table(HEADS, by_players(results))}

How often each law was checked (5 for pickles, texts, codes, JSON, positions, and each whole game as
a replay; 10 within one process, between processes see below):

{table(("law", "name", "checked"), by_law(total))}

**{len(failures)} failures.**
"""
    if failures:
        heads = ("players", "seed", "executives", "law", "message")
        rows = [(f.players, str(f.seed), f.mix, f.law, f.message) for f in failures]
        text += f"\n{table(heads, rows[:MOST_FAILURES])}\n"
    return Section(text.strip(), not failures)


HEADS = (
    "players",
    "games",
    "decisions",
    "longest game",
    "bound",
    "looked at",
    "other frames",
)


def merged(results: Iterable[Played]) -> LawRun:
    """The counts of all results together."""
    total = LawRun()
    for result in results:
        total.merge(result.run)
    return total


def by_players(results: list[Played]) -> Iterator[tuple[object, ...]]:
    """One row per number of players, and one for all."""
    for players in (*PLAYERS, None):
        some = [r for r in results if players in (None, r.task.players)]
        run = merged(some)
        looks = sum(run.looks.values())
        share = f"{run.looks['other'] / looks:.1%}" if looks else "-"
        bound = "-" if players is None else max((r.bound for r in some), default=0)
        name = "all" if players is None else str(players)
        yield name, run.games, run.decisions, run.longest, bound, looks, share


def by_law(total: LawRun) -> Iterator[tuple[object, ...]]:
    """One row per law."""
    for law, (name, _) in LAWS.items():
        yield law, name, total.checks[law]
