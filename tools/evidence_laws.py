"""Parts of the evidence: random games of either game of the library under all laws."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from tools.evidence_pool import Told, worked
from tools.evidence_text import LAWS, Section, table

from executives.boardroom.headers import header_of
from executives.testing import Broken, LawRun, laws_of, play_under_laws
from support.mixes import MODULES, boardroom_game, first_mix_of, games, mix_of

CHUNK = 4
"""Games of a task."""
MOST_FAILURES = 20


class Table(NamedTuple):
    """A game with its mirror, if it has one, and a name for what is special about it."""

    name: str
    game: Any
    mirror: Any = None


class Subject(NamedTuple):
    """One game of the library: how many random games are played of it, by number of players.

    ``seat(players, number)`` is the table of a random game.
    """

    text: str
    games: dict[int, int]
    sparse: int
    seat: Callable[[int, int], Table]


# -- The Networks ---------------------------------------------------------------------------------


def networks_table(players: int, number: int) -> Table:
    """A table of The Networks; its game may be met again soon, so it is kept for a while."""
    modules = MODULES[number % len(MODULES)]
    mix = mix_of(players, number, modules)
    game, mirror = games(players, mix, modules=modules)
    return Table("dealt" if mix is None else " ".join(mix) or "plain", game, mirror)


NETWORKS_TEXT = """
Random mixes of all thirteen executives and of two of the tests, now and then dealt executives or
the plain board; every combination of modules in turn. The usual frame is the turn; law 9 rotates
the seats. Since the games are so many, laws 2, 5, 6, 7 and 10 are looked at a twelfth as often as
in the tests, where every pair of executives also has a game of its own.
"""


def first_table(players: int, number: int) -> Table:
    """A table of the first edition of The Networks."""
    mix = first_mix_of(players, number)
    game, mirror = games(players, mix, edition="first")
    return Table("dealt" if mix is None else " ".join(mix) or "plain", game, mirror)


FIRST_TEXT = """
Random mixes of all fourteen executives, now and then dealt executives or the plain board; with
executives every game begins with the pilot season and has moguls. The usual frame is the turn;
law 9 rotates the seats. Since the games are so many, laws 2, 5, 6, 7 and 10 are looked at a twelfth
as often as in the tests, where every pair of executives also has a game of its own.
"""


# -- The Executives -------------------------------------------------------------------------------


def boardroom_table(players: int, number: int) -> Table:
    """A table of The Executives, which has no hook tables and so no mirror."""
    game = boardroom_game(players, number)
    special = (f"{key} {value}" for key, value in header_of(game) if key in SPECIAL)
    return Table(", ".join(special) or "as ruled", game)


SPECIAL = ("agendas", "variants")
"""Keys of a replay's header that tell games of as many players apart."""

BOARDROOM_TEXT = """
Every other game has the rulings as made (two players: and `allow_two`). In the others each ruling
is read otherwise, first each value alone, then in mixes of a third of them; every fifth game has
no more agendas than are dealt. The usual frame is the play of a card; law 8 exchanges the order of
simultaneous answers; law 9 rotates the seats and, where no ruling tells suits apart, exchanges
the suits. Since the games are so many, laws 2, 5, 6, 7 and 10 are looked at a third as often in
each as in the tests.
"""


SUBJECTS = {
    "networks": Subject(
        NETWORKS_TEXT.strip(), dict.fromkeys(range(1, 6), 1000), 12, networks_table
    ),
    "first": Subject(FIRST_TEXT.strip(), dict.fromkeys(range(1, 6), 1000), 12, first_table),
    "boardroom": Subject(
        BOARDROOM_TEXT.strip(), {3: 5000, 4: 5000, 5: 5000, 2: 500}, 3, boardroom_table
    ),
}


# -- playing --------------------------------------------------------------------------------------


class Task(NamedTuple):
    """Games ``first`` up to but not ``end`` of a subject and a number of players."""

    subject: str
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


def networks(scale: float) -> Section:
    """Play the games of The Networks and write their section."""
    return run("networks", scale)


def first(scale: float) -> Section:
    """Play the games of the first edition of The Networks and write their section."""
    return run("first", scale)


def boardroom(scale: float) -> Section:
    """Play the games of The Executives and write their section."""
    return run("boardroom", scale)


def run(name: str, scale: float) -> Section:
    """Play the games of a subject and write its section."""
    return written(SUBJECTS[name], list(played(list(tasks(name, scale)))))


def tasks(name: str, scale: float) -> list[Task]:
    """Chunks of games of a subject, mixed evenly so that the time left can be estimated."""
    placed: list[tuple[float, Task]] = []
    for players, number in SUBJECTS[name].games.items():
        most = max(1, round(number * scale))
        for first in range(0, most, CHUNK):
            task = Task(name, players, first, min(first + CHUNK, most))
            placed.append((first / most, task))
    return [task for _, task in sorted(placed)]


def seed_of(players: int, number: int) -> int:
    """The seed of a game, which no other game of its subject has."""
    return players * 1_000_000 + number


def play(task: Task) -> Played:
    """Play the games of a task; a broken law ends its game, not the run."""
    total, subject = LawRun(), SUBJECTS[task.subject]
    failures = []
    bound = 0
    for number in range(task.first, task.end):
        seed, name = seed_of(task.players, number), f"game {number}"
        try:
            name, game, mirror = subject.seat(task.players, number)
            bound, laws = max(bound, game.max_decisions), laws_of(game)
            total.merge(play_under_laws(game, seed, laws, mirror=mirror, sparse=subject.sparse))
        except Broken as broken:
            failures.append(Failure(task.players, seed, name, broken.law, str(broken)))
        except Exception as error:
            text = f"{type(error).__name__}: {error}"
            failures.append(Failure(task.players, seed, name, 0, text))
    games.cache_clear()
    return Played(task, total, bound, tuple(failures))


def played(todo: list[Task]) -> Iterator[Played]:
    """Play all tasks in two processes; what fails is told at once."""
    results = worked(
        play,
        todo,
        Told("laws", "games", "failures"),
        size=_size,
        count=lambda result: (_size(result.task), len(result.failures)),
    )
    for result in results:
        for failure in result.failures:
            print(f"laws: {failure}", file=sys.stderr, flush=True)
        yield result


def _size(task: Task) -> int:
    return task.end - task.first


# -- writing --------------------------------------------------------------------------------------


INTRO = """
Every game is played at random to its end. The bound is the greatest `game.max_decisions` of the
games; "looked at" counts the checks of laws 2, 5, 6, 7 and 10, and "other frames" is the share of
them at a state with another frame on top than the usual one.
"""


def written(subject: Subject, results: list[Played]) -> Section:
    """Write what the games of a subject have shown."""
    failures = sorted(failure for result in results for failure in result.failures)
    text = f"""
{subject.text} {INTRO.strip()}

{table(HEADS, by_players(subject, results))}

How often each law was checked (5 for pickles, texts, codes, JSON, positions, and each whole game as
a replay; 10 within one process, between processes see below):

{table(("law", "name", "checked"), by_law(merged(results)))}

**{len(failures)} failures.**
"""
    if failures:
        heads = ("players", "seed", "game", "law", "message")
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


def by_players(subject: Subject, results: list[Played]) -> Iterator[tuple[object, ...]]:
    """One row per number of players, and one for all."""
    for players in (*subject.games, None):
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
