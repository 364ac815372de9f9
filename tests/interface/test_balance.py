"""``balance``: who plays with whom, scores and wins by executive, and the clauses never cited."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from math import inf
from multiprocessing import get_context
from typing import Any

import pytest

from executives import ConfigurationError, boardroom, networks, simulate
from executives.balance import (
    RULES_IN_PLAY,
    by_executive,
    countable,
    coverage,
    mean_interval,
    rotation,
    share_interval,
)
from executives.core.streams import Stream
from executives.rulebook import clause
from executives.simulation import Row
from support.names import NAMES

POOL = networks.Game(NAMES[:3], edition="first").dealt_executives


def first_game(executives: tuple[str, ...] | None = None) -> networks.Game:
    """Three players with the first edition."""
    return networks.Game(NAMES[:3], executives=executives, edition="first")


def row(executives: tuple[str, ...], scores: tuple[int, ...], *ranking: tuple[int, ...]) -> Row:
    """A game of these executives."""
    return Row(0, scores, ranking, 100, executives)


# -- who plays with whom ---------------------------------------------------------------------------


@pytest.mark.parametrize("games", [1, 10, 14, 37, 196])
def test_at_any_time_all_have_played_equally_often(games: int) -> None:
    """Numbers of games differ by one at most, wherever the rotation ends."""
    played = Counter(one for table in rotation(POOL, seats=3, games=games) for one in table)
    assert sum(played.values()) == 3 * games
    counts = [played[one] for one in POOL]
    assert max(counts) - min(counts) <= 1


def test_everybody_meets_everybody_in_all_seats() -> None:
    """In 196 games of three each executive has 42, with all 13 others, and 14 in each seat."""
    tables = rotation(POOL, seats=3, games=196)
    met = Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
    sat = Counter((one, seat) for table in tables for seat, one in enumerate(table))
    assert len(met) == 14 * 13 // 2
    assert min(met.values()) >= 3
    assert all(12 <= sat[one, seat] <= 16 for one in POOL for seat in range(3))
    assert all(len(set(table)) == 3 for table in tables)


def test_the_seed_decides_the_rotation() -> None:
    """The same seed gives the same tables, another one others; a longer one begins alike."""
    tables = rotation(POOL, seats=4, games=20, seed=5)
    assert tables == rotation(POOL, seats=4, games=20, seed=5)
    assert tables != rotation(POOL, seats=4, games=20, seed=6)
    assert rotation(POOL, seats=4, games=30, seed=5)[:20] == tables


@pytest.mark.parametrize(
    ("pool", "seats", "message"),
    [
        (("beeb", "rich"), 3, "3 seats cannot be filled from 2 executives"),
        (("beeb",), 0, "0 seats cannot be filled from 1 executives"),
        (("beeb", "beeb"), 2, "an executive is named twice"),
    ],
)
def test_a_rotation_needs_executives(pool: tuple[str, ...], seats: int, message: str) -> None:
    """Too few executives, or one twice, are refused."""
    with pytest.raises(ConfigurationError, match=message):
        rotation(pool, seats=seats, games=1)


# -- scores and wins -------------------------------------------------------------------------------


def test_scores_and_wins_are_those_of_the_executive_in_every_seat() -> None:
    """Three games by hand: a shared victory is half a win for both."""
    standings = by_executive(
        [
            row(("beeb", "rich"), (10, 30), (1,), (0,)),
            row(("rich", "beeb"), (40, 40), (0, 1)),
            row(("beeb", "flix"), (70, 60), (0,), (1,)),
        ]
    )
    assert [(one.executive, one.games, one.mean, one.share) for one in standings] == [
        ("flix", 1, 60, 0),
        ("beeb", 3, 40, 0.5),
        ("rich", 2, 35, 0.75),
    ]
    assert standings[1].mean_interval == mean_interval([10, 40, 70])
    assert standings[1].share_interval == share_interval(1.5, 3)


def test_the_interval_of_a_mean_is_normal() -> None:
    """10, 20, 30: deviation 10, standard error 10 / sqrt 3 = 5.77, times 1.96 is 11.32."""
    assert mean_interval([10, 20, 30]) == pytest.approx((8.684, 31.316), abs=0.001)
    assert mean_interval([7, 7, 7]) == (7, 7)
    assert mean_interval([7]) == (-inf, inf)


@pytest.mark.parametrize(
    ("wins", "games", "expected"),
    [
        # Half of 10: 0.5 +- 1.96 * sqrt(0.025 + 0.0096) / 1.3841.
        (5, 10, (0.2366, 0.7634)),
        # None of 10: from 0 to 3.8415 / 13.8415.
        (0, 10, (0, 0.2775)),
        (10, 10, (0.7225, 1)),
        # A third of 400 with 0.5 of a win: middle (133.5 + 1.9207) / 403.8415 = 0.3353.
        (133.5, 400, (0.2893, 0.3814)),
    ],
)
def test_the_interval_of_a_share_is_wilsons(
    wins: float, games: int, expected: tuple[float, float]
) -> None:
    """Numbers by hand; the interval stays between 0 and 1."""
    assert share_interval(wins, games) == pytest.approx(expected, abs=0.0001)


def test_intervals_need_games() -> None:
    """No score, no game and more wins than games have no interval."""
    with pytest.raises(ConfigurationError, match="no scores have no mean"):
        mean_interval([])
    for wins, games in [(0, 0), (3, 2), (-1, 2)]:
        with pytest.raises(ConfigurationError, match="are no part of"):
            share_interval(wins, games)


def test_games_without_executives_have_no_standings() -> None:
    """Rows of the other game are refused; nobody wins where its ranking says so."""
    with pytest.raises(ConfigurationError, match="played without executives"):
        by_executive(simulate(boardroom.Game(NAMES[:3]), 1))
    lost = by_executive([row(("beeb", "rich"), (1, 2), (), (1,), (0,))])
    assert [one.share for one in lost] == [0, 0]


# -- playing ---------------------------------------------------------------------------------------


def test_mixes_change_the_executives_of_each_game() -> None:
    """A game of a mix is the game that is made with these executives."""
    mixes = rotation(POOL, seats=3, games=3)
    rows = simulate(first_game(), 3, mixes=mixes)
    assert [one.executives for one in rows] == list(mixes)
    for number, mix in enumerate(mixes):
        assert simulate(first_game(mix), 1, seeds=[number]) == [rows[number]]


def test_dealt_executives_are_told_too() -> None:
    """A row has the executives that the players chose."""
    (one,) = simulate(first_game(), 1)
    assert len(set(one.executives)) == 3
    assert set(one.executives) <= set(POOL)


def test_rows_with_mixes_and_clauses_are_the_same_with_workers() -> None:
    """Two processes give what one gives; clauses change nothing else."""
    mixes = rotation(POOL, seats=3, games=6)
    plain = simulate(first_game(), 6, mixes=mixes)
    alone = simulate(first_game(), 6, mixes=mixes, clauses=True)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        assert simulate(first_game(), 6, mixes=mixes, clauses=True, executor=pool) == alone
    assert [one.replace(clauses=()) for one in alone] == plain


@pytest.mark.parametrize(
    ("game", "mixes", "message"),
    [
        (first_game(), [("beeb", "rich", "flix")], "2 games need 2 mixes, not 1"),
        (first_game(), [("beeb", "rich")] * 2, "3 players need 3 executives"),
        (first_game(), [("beeb", "rich", "starryeye")] * 2, "no executive 'starryeye' here"),
        (boardroom.Game(NAMES[:3]), [(), ()], "the game boardroom has no executives to mix"),
    ],
)
def test_mixes_must_fit(game: Any, mixes: Any, message: str) -> None:
    """Their number, their size and their executives are those of the games."""
    with pytest.raises(ConfigurationError, match=message):
        simulate(game, 2, mixes=mixes)


# -- clauses ---------------------------------------------------------------------------------------


def test_cited_are_the_clauses_of_events_their_lines_and_the_final_scores() -> None:
    """The clauses of a row are those that one finds by playing the game step by step."""
    game = first_game(("beeb", "rich", "flix"))
    (one,) = simulate(game, 1, seeds=[4], clauses=True)
    state, stream = game.start(4), Stream(4, "bots")
    found: set[str] = set()
    while not game.is_over(state):
        legal = game.legal_actions(state, game.to_act(state)[0])
        done = game.step(state, legal[stream.below(len(legal))])
        state = done.state
        for event in done.events:
            found |= {event.rule, *(line.rule for line in event.lines)}
    found |= {line.rule for tally in game.result(state).scores for line in tally.lines}
    assert one.clauses == tuple(sorted(found))


def test_coverage_counts_what_the_rows_cite_of_the_countable_clauses() -> None:
    """Two rows by hand: what one of them cites is not missing, other clauses do not count."""
    game = first_game()
    rows = [
        row(("butcher", "cheapo", "flix"), (1, 2, 3), (2,)).replace(clauses=cited)
        for cited in [("E1.CHEAPO.01", "E1.SETUP.01"), ("E1.CHEAPO.01", "E2.BASE.35")]
    ]
    found = {one.section: one for one in coverage(game, rows)}
    cheapo = found["E1.CHEAPO"]
    assert "E1.CHEAPO.01" in cheapo.counted
    assert cheapo.never == tuple(rule for rule in cheapo.counted if rule != "E1.CHEAPO.01")
    assert found["E1.FLIX"].never == found["E1.FLIX"].counted
    assert "E1.BEEB" not in found


def test_only_rules_that_can_be_played_are_counted() -> None:
    """Kinds in play of the edition, without absent modules, executives and the solo game."""
    game = networks.Game(NAMES[:2], modules=("moguls",))
    rules = countable(game, ("beeb", "specialist"))
    assert {rule.kind for rule in rules} <= set(RULES_IN_PLAY) - {"solo"}
    sections = {rule.section for rule in rules}
    assert {"E2.BASE", "E2.MOGUL", "E2.BEEB", "E2.SPECIALIST"} <= sections
    assert sections.isdisjoint({"E2.TELLY", "E2.SOLO", "E2.RICH", "E1.BASE"})
    assert not any("module: telly-time" in rule.needs for rule in rules)
    plain = {rule.id for rule in countable(networks.Game(NAMES[:2]), ("beeb",))}
    assert not any("module: moguls" in clause(rule).needs for rule in plain)


def test_the_solo_game_has_clauses_of_its_own() -> None:
    """With one player its clauses count."""
    found = {rule.id for rule in countable(networks.Game(NAMES[:1]), ("beeb",))}
    assert any(rule.startswith("E2.SOLO.") for rule in found)


def test_clauses_of_the_other_game_are_not_counted() -> None:
    """The Executives is refused."""
    with pytest.raises(ConfigurationError, match="counted for networks only, not for boardroom"):
        coverage(boardroom.Game(NAMES[:3]), [])
