"""Random games of one to five players under all laws."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from executives.testing import NETWORKS_LAWS, LawRun, play_under_laws
from support.mixes import MODULES, TABLE_PAIRS, games, mix_of, pair_table

PLAYERS = (1, 2, 3, 4, 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_law_holds_over_random_games(players: int) -> None:
    """Laws 1 to 4 and 6 to 10, and 5 for what exists, hold at every state that is looked at."""
    total = LawRun()

    @settings(
        max_examples=3 if players > 2 else 6,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow],
        database=None,
        # A shrunk seed says no more than the one found, and every try is a whole game.
        phases=(Phase.generate,),
    )
    @given(st.integers(0, 10_000), st.sampled_from(MODULES), st.integers(0, 2**40))
    def run(number: int, modules: tuple[str, ...], seed: int) -> None:
        game, mirror = games(players, mix_of(players, number, modules), modules=modules)
        total.merge(play_under_laws(game, seed, NETWORKS_LAWS, mirror=mirror))

    run()
    assert total.games >= 3
    for law in (1, 2, 3, 4, 5, 6, 7, 8, 10):
        assert total.checks[law], f"law {law} was never checked"
    assert total.checks[9] or players == 1
    # Half of the states looked at have another frame than the turn on top.
    assert total.looks["other"] >= 0.4 * sum(total.looks.values())


@pytest.mark.parametrize("executives", [None, ()], ids=["dealt", "plain"])
def test_laws_hold_when_executives_are_dealt_or_absent(executives: tuple[()] | None) -> None:
    """The secret choice of executives and the plain board keep the laws."""
    game, mirror = games(2, executives)
    run = play_under_laws(game, 5, NETWORKS_LAWS, mirror=mirror)
    assert run.checks[2]
    assert run.checks[6]


def test_the_random_games_hold_every_pair_of_executives() -> None:
    """The games that the big run goes through hold every pair at one table, with any modules."""
    met = set()
    for number in range(400):
        mix = mix_of(5, number, MODULES[number % len(MODULES)])
        met |= set(combinations(sorted(mix or ()), 2))
    assert len(met) == 15 * 14 // 2


@pytest.mark.parametrize("pair", TABLE_PAIRS, ids="-".join)
def test_every_law_holds_for_every_pair_of_executives(pair: tuple[str, str]) -> None:
    """A game of two for each of the 78 pairs of executives, with every combination of modules."""
    game, mirror = pair_table(pair)
    run = play_under_laws(game, TABLE_PAIRS.index(pair), NETWORKS_LAWS, mirror=mirror, sparse=6)
    assert {player.executive for player in game.start(0).players} == set(pair)
    assert all(run.checks[law] for law in (1, 2, 3, 4, 6, 7, 8, 9))


def test_there_are_78_pairs() -> None:
    """Thirteen executives make 13 times 12 over 2 pairs."""
    assert len(TABLE_PAIRS) == 13 * 12 // 2 == 78
