"""Random games of the first edition under all laws, plain and with executives dealt."""

from __future__ import annotations

from itertools import combinations

import pytest

from executives import networks
from executives.testing import NETWORKS_LAWS, LawRun, play_under_laws
from support.first_tables import PLUGINS, QUIET
from support.mixes import FIRST_PAIRS, first_mix_of
from support.mixes import games as tables
from support.names import NAMES


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


@pytest.mark.parametrize("pair", FIRST_PAIRS, ids="-".join)
def test_every_law_holds_for_every_pair_of_executives(pair: tuple[str, str]) -> None:
    """A game of two for each of the 91 pairs of executives, from the draft to the sixth scoring."""
    game, mirror = tables(2, pair, edition="first")
    run = play_under_laws(game, FIRST_PAIRS.index(pair), NETWORKS_LAWS, mirror=mirror, sparse=6)
    assert {player.executive for player in game.start(0).players} == set(pair)
    assert all(run.checks[law] for law in (1, 2, 3, 4, 6, 7, 8, 9))


def test_laws_hold_where_an_ad_is_shown_and_covered_again() -> None:
    """TELETHON shows ads that go under the deck, and which is in no view afterwards."""
    game, mirror = tables(4, ("continuum", "beeb", "telethon", "specialist"), edition="first")
    run = play_under_laws(game, 47, NETWORKS_LAWS, mirror=mirror, sparse=1)
    assert run.checks[6] > 50


def test_laws_hold_where_ads_are_shown_for_their_fees_and_covered() -> None:
    """The ads that RICH does not keep go under the deck, and only their fees remain."""
    game, mirror = tables(5, ("gorilla", "cheapo", "rich", "continuum", "butcher"), edition="first")
    run = play_under_laws(game, 5_000_130, NETWORKS_LAWS, mirror=mirror, sparse=12)
    assert run.checks[6] > 5


def test_there_are_91_pairs() -> None:
    """Fourteen executives make 14 times 13 over 2 pairs."""
    assert len(FIRST_PAIRS) == 14 * 13 // 2 == 91


def test_the_random_games_hold_every_pair_of_executives() -> None:
    """The games that the big run goes through hold every pair at one table."""
    met = set()
    for number in range(400):
        met |= set(combinations(sorted(first_mix_of(5, number) or ()), 2))
    assert met == {tuple(sorted(pair)) for pair in FIRST_PAIRS}
