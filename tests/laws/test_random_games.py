"""Random games of one to five players under all laws."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from executives.testing import NETWORKS_LAWS, LawRun, play_under_laws
from support.mixes import ALL_MIXES, games

PLAYERS = (1, 2, 3, 4, 5)
MODULES: tuple[tuple[str, ...], ...] = ((), ("moguls",))


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
    @given(st.permutations(range(5)), st.sampled_from(MODULES), st.integers(0, 2**40))
    def run(order: list[int], modules: tuple[str, ...], seed: int) -> None:
        game, mirror = games(players, tuple(order[:players]), modules=modules)
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


def test_the_mixes_cover_every_pair_of_executives() -> None:
    """The mixes that the big run goes through hold every pair of executives at one table."""
    met = {pair for mix in ALL_MIXES for pair in combinations(sorted(mix), 2)}
    assert len(met) == 10
