"""Law 10: the same game under another hash seed and in another process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from executives import boardroom, networks
from executives.boardroom.variants import choices
from support.digests import BOARDROOM, chosen, digests, played
from support.mixes import boardroom_rulings

TESTS = Path(__file__).parent.parent
SCRIPT = "from support.digests import digests; print('\\n'.join(digests(4)))"


def fresh_process(hash_seed: str) -> list[str]:
    """The digests that a new process prints under a hash seed."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(TESTS)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_digests_do_not_depend_on_the_hash_seed() -> None:
    """Games of all mixes and of all rulings have the same digests under three hash seeds."""
    here = digests(4)
    assert len(here) >= 8 + len(BOARDROOM)
    assert fresh_process("0") == here
    assert fresh_process("1") == here
    assert fresh_process("4711") == here


def test_both_games_are_compared() -> None:
    """Of The Networks come a part of the mixes, of The Executives 2 to 5 players, as ruled too."""
    kinds = [type(game) for game in chosen(4)]
    assert kinds.count(networks.Game) >= 8
    assert kinds.count(boardroom.Game) == len(BOARDROOM)
    assert {players for players, _ in BOARDROOM} == {2, 3, 4, 5}
    assert {boardroom_rulings(*one) == boardroom.Variants() for one in BOARDROOM} == {True, False}


def test_every_ruling_is_in_a_game_that_is_compared() -> None:
    """Each value of each variant of The Executives is that of one of the games."""
    variants = [boardroom_rulings(*one) for one in BOARDROOM]
    for name, values in choices().items():
        assert {getattr(one, name) for one in variants} == set(values), name


@pytest.mark.parametrize("place", [0, -1])
def test_the_digest_of_a_game_tells_another_game(place: int) -> None:
    """Another seed of the first and of the last game gives another digest, the same the same."""
    game: Any = list(chosen(4))[place]
    assert played(game, 1) == played(game, 1)
    assert played(game, 1) != played(game, 2)


def test_the_digest_of_a_game_tells_a_deal_that_is_another_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A determinized state that is another one each time is noticed."""
    game: Any = list(chosen(4))[-1]
    sound, fair, turns = played(game, 1), boardroom.Game.determinize, iter(range(10**6))

    def unlike(self: boardroom.Game, view: boardroom.View, seed: int) -> boardroom.GameState:
        return fair(self, view, next(turns))

    monkeypatch.setattr(boardroom.Game, "determinize", unlike)
    assert played(game, 1) != sound
