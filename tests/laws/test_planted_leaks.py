"""Law 6 catches a hidden card on every way by which it could reach a seat or a spectator."""

from __future__ import annotations

import pytest

from executives import networks
from executives.testing import NETWORKS_LAWS, Broken, play_under_laws
from support.planted_leaks import LEAKS, NO_HOOKS, leaking

SEEDS = range(3)


def run(game: networks.Game) -> None:
    """Play a few games under all laws."""
    for seed in SEEDS:
        play_under_laws(game, seed, NETWORKS_LAWS)


@pytest.mark.parametrize("kind", LEAKS)
def test_a_planted_leak_is_caught(kind: str) -> None:
    """The law stops the run, and says by what the secret was told."""
    made, hooks, told = LEAKS[kind]
    with pytest.raises(Broken, match=rf"law 6: a secret is told to .* {told}") as caught:
        run(leaking(made, hooks))
    assert caught.value.law == 6


def test_the_same_games_without_a_plant_pass() -> None:
    """What was caught is the plant: the run without one breaks no law."""
    run(leaking(networks.Game, NO_HOOKS))
