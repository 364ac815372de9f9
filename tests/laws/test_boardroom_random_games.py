"""Random games of The Executives under all laws, with all rulings that may be read otherwise."""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from executives import boardroom
from executives.boardroom.variants import choices
from executives.core.errors import ConfigurationError
from executives.testing import BOARDROOM_LAWS, LawRun, play_under_laws
from support.mixes import boardroom_game, boardroom_rulings

PLAYERS = (2, 3, 4, 5)
FULL_RUN = 5000
"""Games of a number of players in the evidence."""


@pytest.mark.parametrize("players", PLAYERS)
def test_every_law_holds_over_random_games(players: int) -> None:
    """All laws hold at every state that is looked at; simultaneous answers come in the mix."""
    total = LawRun()

    @settings(
        max_examples=6,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow],
        database=None,
        # A shrunk seed says no more than the one found, and every try is a whole game.
        phases=(Phase.generate,),
    )
    @given(st.integers(0, FULL_RUN - 1), st.integers(0, 2**40))
    def run(number: int, seed: int) -> None:
        total.merge(play_under_laws(boardroom_game(players, number), seed, BOARDROOM_LAWS))

    run()
    assert total.games >= 6
    for law in (1, 2, 3, 4, 5, 6, 7, 9, 10):
        assert total.checks[law], f"law {law} was never checked"
    # Half of the states looked at have another frame than the play of a card on top.
    assert total.looks["other"] >= 0.4 * sum(total.looks.values())


def test_simultaneous_answers_may_come_in_any_order() -> None:
    """Law 8 looks at nominations, kept agendas and secret ballots."""
    variants = boardroom.Variants(
        first_coo="vote", agendas="keep_one_of_two", secret_votes=True, vote_tie="coo"
    )
    game = boardroom.Game(("Ann", "Bo", "Cy", "Di"), variants=variants)
    run = play_under_laws(game, 11, BOARDROOM_LAWS)
    # Of n that have not answered yet, each other one is compared: 3 + 2 + 1 at six frames.
    assert run.checks[8] == 6 * 6


def test_without_simultaneous_answers_law_8_has_nothing_to_compare() -> None:
    """There are no hook tables in this game, so no ties of modifiers either."""
    game = boardroom.Game(("Ann", "Bo", "Cy"))
    assert play_under_laws(game, 1, BOARDROOM_LAWS).checks[8] == 0


@pytest.mark.parametrize("players", PLAYERS)
def test_the_mixes_cover_every_ruling(players: int) -> None:
    """Every value of every ruling comes alone, and in mixes; half of the games are as made."""
    mixes = [boardroom_rulings(players, number) for number in range(200)]
    plain = boardroom_rulings(players, 0)
    assert mixes.count(plain) >= 100
    names = [field.name for field in attrs.fields(boardroom.Variants)]
    changed = [
        {name for name in names if getattr(mix, name) != getattr(plain, name)} for mix in mixes
    ]
    for name, values in choices().items():
        possible = [value for value in values if _is_possible(players, name, value)]
        assert {getattr(mix, name) for mix in mixes} == set(possible)
        if len(possible) > 1:
            assert {name} in changed
            assert any(name in some and len(some) > 3 for some in changed)


def _is_possible(players: int, name: str, value: object) -> bool:
    """Whether so many can play with this ruling, all others being such that they can play."""
    values: dict[str, Any] = {"allow_two": players == 2, name: value}
    variants = boardroom.Variants(**values)
    try:
        variants.check(players)
        boardroom.Game(("Ann", "Bo", "Cy", "Di", "Ed")[:players], variants=variants)
    except ConfigurationError:
        return False
    return True
