"""``simulate --bots``: who plays the seats of many games."""

from __future__ import annotations

import pytest

from executives import networks
from executives.bots import greedy_bot, random_bot
from executives.cli import main
from executives.simulation import simulate

TWO = ["simulate", "-n", "2", "--players", "2", "--executives", "beeb,rich"]


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """What a command prints, by lines."""
    assert main([*TWO, *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_bots_play_the_seats_they_are_named_for(capsys: pytest.CaptureFixture[str]) -> None:
    """The table has the scores of the same games in Python, and says who played."""
    game = networks.Game(("Player1", "Player2"), executives=("beeb", "rich"))
    rows = simulate(game, 2, bots=(random_bot, greedy_bot))
    lines = printed(capsys, "--bots", "random,greedy")
    assert [line.split()[:3] for line in lines[:3]] == [
        ["seat", "executive", "bot"],
        ["Player1", "beeb", "random"],
        ["Player2", "rich", "greedy"],
    ]
    for seat in range(2):
        scores = sorted(row.scores[seat] for row in rows)
        assert [int(word) for word in lines[1 + seat].split()[4:6]] == scores


def test_one_bot_plays_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    """One name for all is that name for each of them, in the other game too."""
    alike = ("--bots", "greedy"), ("--bots", "greedy,greedy")
    assert printed(capsys, *alike[0]) == printed(capsys, *alike[1])
    other = ["simulate", "--game", "boardroom", "-n", "1", "--bots", "greedy"]
    assert main(other) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines[:4]] == ["bot", "greedy", "greedy", "greedy"]


def test_without_bots_random_ones_play(capsys: pytest.CaptureFixture[str]) -> None:
    """They have the same scores as those that are named, and need no column."""
    plain, named = printed(capsys), printed(capsys, "--bots", "random")
    assert "bot" not in plain[0]
    assert [line.split()[2:] for line in plain[1:3]] == [line.split()[3:] for line in named[1:3]]


def test_bots_play_mixes_of_executives(capsys: pytest.CaptureFixture[str]) -> None:
    """The table of executives is that of the bots' games, with workers too."""
    mixed = ("--by", "executive")
    plain = printed(capsys, *mixed)
    greedy = printed(capsys, *mixed, "--bots", "greedy,random")
    assert plain[0] == greedy[0]
    assert plain != greedy
    assert printed(capsys, *mixed, "--bots", "greedy,random", "--workers", "2") == greedy


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        ("clever", "no bot 'clever'; there are random, greedy"),
        ("", "no bot ''; there are random, greedy"),
        ("random,random,greedy", "--bots names 3 bots; name 2, one for each seat, or one for all"),
    ],
)
def test_bots_that_do_not_fit_are_refused_in_one_line(
    bots: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is played, and the exit code is 2."""
    assert main([*TWO, "--bots", bots]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"executives: {message}\n")
