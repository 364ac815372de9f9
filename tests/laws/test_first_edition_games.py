"""Random games of the first edition under all laws, plain and with executives dealt."""

from __future__ import annotations

import pytest

from executives import networks
from executives.testing import NETWORKS_LAWS, LawRun, play_under_laws
from support.first_tables import PLUGINS, QUIET
from support.mixes import NAMES


def games(players: int, chosen: tuple[str, ...] | None) -> tuple[networks.Game, networks.Game]:
    """A game and its mirror, in which ties of modifiers are reversed."""

    def made(*, reverse: bool) -> networks.Game:
        return networks.Game(
            NAMES[:players],
            executives=chosen,
            edition="first",
            plugins=PLUGINS,
            _reverse_ties=reverse,
        )

    return made(reverse=False), made(reverse=True)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("way", ["plain", "quiet"])
def test_laws_hold_in_the_plain_games(players: int, way: str) -> None:
    """The base game without executives, and the draft and the moguls with quiet ones."""
    chosen = () if way == "plain" else tuple(one.id for one in QUIET[:players])
    game, mirror = games(players, chosen)
    total = LawRun()
    for seed in range(1 if players > 3 else 2):
        total.merge(play_under_laws(game, seed, NETWORKS_LAWS, mirror=mirror))
    for law in (1, 2, 3, 4, 5, 6, 7, 8, 10):
        assert total.checks[law], f"law {law} was never checked"
    assert total.checks[9] or players == 1
    assert total.longest <= game.max_decisions


@pytest.mark.parametrize("players", [1, 3])
def test_laws_hold_when_executives_are_dealt(players: int) -> None:
    """The secret choices of executives and of pilots keep the laws."""
    game = networks.Game(NAMES[:players], edition="first")
    mirror = networks.Game(NAMES[:players], edition="first", _reverse_ties=True)
    total = LawRun()
    for seed in range(2):
        total.merge(play_under_laws(game, seed, NETWORKS_LAWS, mirror=mirror))
    assert total.checks[6]
    assert total.checks[7]
