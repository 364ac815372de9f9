"""What many games tell about the executives: scores, wins, and the clauses they never cited.

>>> from executives import networks
>>> game = networks.Game(("Ann", "Bo", "Cy"))
>>> rotation(game.dealt_executives, seats=3, games=2, seed=0)[0]
('cheapo', 'underground', 'generic')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any

from executives.core.errors import ConfigurationError
from executives.core.records import Record, record
from executives.core.streams import Stream, check_seed
from executives.rulebook import Clause, clauses
from executives.simulation import Row

CONFIDENCE = 0.95
"""So often an interval holds the number that it is about."""

RULES_IN_PLAY = ("action", "flow", "scoring", "card", "solo", "ability", "drawback")
"""The kinds of clauses that are counted.  Setup and components come before the first decision;
clarifications and examples say again what other clauses state."""

PREFIXES = {"first": "E1", "second": "E2"}
"""How the sections of an edition begin."""

MODULE_SECTIONS: dict[str, dict[str, str]] = {
    "E1": {},
    "E2": {"moguls": "E2.MOGUL", "telly_time": "E2.TELLY"},
}
"""The sections that are those of a module; in the first edition moguls are no module."""

Interval = tuple[float, float]


# -- who plays with whom ---------------------------------------------------------------------------


def rotation(
    executives: Iterable[str], *, seats: int, games: int, seed: int = 0
) -> tuple[tuple[str, ...], ...]:
    """The executives of each game by seat, for ``mixes`` of ``simulate``.

    At any time no executive has played two games more than another one.  Among those who may
    play, whoever has met the others least comes first, and they sit where they have sat least;
    the seed decides what is even then.
    """
    pool = tuple(executives)
    if len(set(pool)) != len(pool):
        raise ConfigurationError("an executive is named twice")
    if not 1 <= seats <= len(pool):
        raise ConfigurationError(f"{seats} seats cannot be filled from {len(pool)} executives")
    check_seed(seed)
    stream = Stream(seed, "rotation")
    played: Counter[str] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    sat: Counter[tuple[str, int]] = Counter()
    made = []
    for _ in range(games):
        table = _table(stream.shuffled(pool), seats, played, met)
        table = min(permutations(table), key=lambda order: sum(sat[one] for one in _seated(order)))
        played.update(table)
        met.update(permutations(table, 2))
        sat.update(_seated(table))
        made.append(table)
    return tuple(made)


def _table(
    order: Sequence[str], seats: int, played: Counter[str], met: Counter[tuple[str, str]]
) -> tuple[str, ...]:
    """Who plays next: the fewest games, then the fewest meetings, then the order."""
    table: list[str] = []
    for _ in range(seats):
        left = [executive for executive in order if executive not in table]
        table.append(
            min(left, key=lambda one: (played[one], sum(met[one, other] for other in table)))
        )
    return tuple(table)


def _seated(table: Sequence[str]) -> list[tuple[str, int]]:
    return [(executive, seat) for seat, executive in enumerate(table)]


# -- scores and wins -------------------------------------------------------------------------------


@record
class Standing(Record):
    """How one executive did: games, mean score in viewers, share of wins from 0 to 1.

    Players who share a victory share its one win.
    """

    executive: str
    games: int
    mean: float
    mean_interval: Interval
    share: float
    share_interval: Interval


def by_executive(rows: Iterable[Row]) -> tuple[Standing, ...]:
    """A standing per executive of the rows, the highest mean score first."""
    scores: dict[str, list[int]] = {}
    wins: dict[str, float] = {}
    for row in rows:
        if len(row.executives) != len(row.scores):
            raise ConfigurationError("these games were played without executives")
        winners = row.ranking[0]
        for seat, executive in enumerate(row.executives):
            scores.setdefault(executive, []).append(row.scores[seat])
            won = 1 / len(winners) if seat in winners else 0.0
            wins[executive] = wins.get(executive, 0.0) + won
    found = [_standing(one, scores[one], wins[one]) for one in scores]
    return tuple(sorted(found, key=lambda one: (-one.mean, one.executive)))


def _standing(executive: str, scores: list[int], wins: float) -> Standing:
    games = len(scores)
    return Standing(
        executive=executive,
        games=games,
        mean=fmean(scores),
        mean_interval=mean_interval(scores),
        share=wins / games,
        share_interval=share_interval(wins, games),
    )


def mean_interval(scores: Sequence[int]) -> Interval:
    """The confidence interval of a mean by the normal distribution.

    One score alone tells nothing of how much scores differ, so its interval has no ends.
    """
    if not scores:
        raise ConfigurationError("no scores have no mean")
    if len(scores) == 1:
        return -inf, inf
    mean, error = fmean(scores), stdev(scores) / sqrt(len(scores))
    return mean - _width() * error, mean + _width() * error


def share_interval(wins: float, games: int) -> Interval:
    """The confidence interval of a share by Wilson's formula, which stays between 0 and 1.

    The formula is made for games that are won or not; parts of shared wins are counted as they
    are, which makes it a little wider than needed.
    """
    if games < 1 or not 0 <= wins <= games:
        raise ConfigurationError(f"{wins} wins are no part of {games} games")
    square = _width() ** 2
    share, spread = wins / games, 1 + square / games
    middle = (share + square / (2 * games)) / spread
    inner = share * (1 - share) / games + square / (4 * games**2)
    half = _width() * sqrt(inner) / spread
    return max(0.0, middle - half), min(1.0, middle + half)


def _width() -> float:
    """So many standard errors lie on either side: 1.96 for 95%."""
    return NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


# -- clauses ---------------------------------------------------------------------------------------


@record
class Coverage(Record):
    """The counted clauses of one section, and those of them that no game cited, by their ids."""

    section: str
    counted: tuple[str, ...]
    never: tuple[str, ...]


def check_counted(game: Any) -> None:
    """Refuse a game whose clauses are not counted."""
    if game.NAME != "networks":
        raise ConfigurationError(f"clauses are counted for networks only, not for {game.NAME}")


def countable(game: Any, executives: Iterable[str]) -> tuple[Clause, ...]:
    """The clauses of the game's edition that games with these executives could exercise.

    Counted are the kinds of ``RULES_IN_PLAY``; the sections and clauses of modules, of executives
    and of the solo game only where they are played.
    """
    check_counted(game)
    prefix = PREFIXES[game.edition]
    absent = [name for name in MODULE_SECTIONS[prefix] if name not in game.modules]
    closed = {MODULE_SECTIONS[prefix][name] for name in absent}
    if game.seats > 1:
        closed.add(f"{prefix}.SOLO")
    needed = {f"module: {name.replace('_', '-')}" for name in absent}
    playing = set(executives)
    closed |= {one.section for one in game.executive.values() if one.id not in playing}
    return tuple(
        rule
        for rule in clauses()
        if rule.id.startswith(f"{prefix}.")
        and rule.kind in RULES_IN_PLAY
        and rule.section not in closed
        and (rule.kind != "solo" or game.seats == 1)
        and needed.isdisjoint(rule.needs)
    )


def coverage(game: Any, rows: Iterable[Row]) -> tuple[Coverage, ...]:
    """What rows that were made with ``clauses`` cited of the countable clauses, by section.

    Cited are the clauses of events, of the lines behind their numbers and of final scores,
    forced decisions included, from the first decision on.
    """
    cited: set[str] = set()
    playing: set[str] = set()
    for row in rows:
        cited.update(row.clauses)
        playing.update(row.executives)
    sections: dict[str, list[str]] = {}
    for rule in countable(game, playing):
        sections.setdefault(rule.section, []).append(rule.id)
    return tuple(
        Coverage(name, tuple(ids), tuple(one for one in ids if one not in cited))
        for name, ids in sections.items()
    )
