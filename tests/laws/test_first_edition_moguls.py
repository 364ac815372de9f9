"""Random games of the first edition in which all moguls are gained, under all laws."""

from __future__ import annotations

import pytest

from executives import networks
from executives.testing import NETWORKS_LAWS, LawRun, play_under_laws
from support.first_moguls import GIFTED
from support.names import NAMES


def gifted(players: int, *, reverse: bool) -> networks.Game:
    """A game in which everybody gains a mogul every season."""
    return networks.Game(
        NAMES[:players],
        executives=tuple(one.id for one in GIFTED[:players]),
        edition="first",
        plugins=GIFTED,
        _reverse_ties=reverse,
    )


@pytest.mark.parametrize("players", [1, 2, 3])
def test_laws_hold_with_all_moguls(players: int) -> None:
    """Every mogul comes to somebody, with the decisions that it brings."""
    game, mirror = gifted(players, reverse=False), gifted(players, reverse=True)
    total = LawRun()
    for seed in range(2):
        total.merge(play_under_laws(game, seed, NETWORKS_LAWS, mirror=mirror))
    assert total.longest <= game.max_decisions
