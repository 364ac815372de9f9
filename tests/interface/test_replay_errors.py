"""Replays that cannot be read: every fault has its path, its line, and what was expected."""

from __future__ import annotations

import pickle

import pytest

from executives import ExecutivesError, FileError, Replay
from executives.replay import MAX_CHARACTERS

GAME = "game networks second\n"
PLAYERS = "players Ann=beeb Bo=butcher Cy=continuum\n"
SEED = "seed 7\n"
HEAD = f"{GAME}{PLAYERS}{SEED}\n"

BAD = {
    "empty": ("", 1, "the header lacks 'game', e.g. game networks second"),
    "only comments": ("# a replay\n\n# nothing\n", 1, "the header lacks 'game'"),
    "no game": (PLAYERS + SEED, 1, "the header lacks 'game'"),
    "unknown game": (f"game chess\n{PLAYERS}{SEED}", 1, "expected networks, boardroom"),
    "unknown edition": (f"# x\ngame networks third\n{PLAYERS}{SEED}", 2, "known are"),
    "no players": (GAME + SEED, 1, "the header lacks 'players', e.g. players Ann=beeb"),
    "half of the executives": (
        f"{GAME}players Ann=beeb Bo\n{SEED}",
        2,
        "either all players have an executive or none has",
    ),
    "unknown executive": (f"{GAME}players Ann=beep Bo=butcher\n{SEED}", 2, "beeb, butcher"),
    "executive twice": (f"{GAME}players Ann=beeb Bo=beeb\n{SEED}", 2, "held by one player"),
    "two equal names": (f"{GAME}players Ann Ann\n{SEED}", 2, "player names must differ"),
    "a name like a seat": (f"{GAME}players Ann p2\n{SEED}", 2, "one word without"),
    "too many players": (f"{GAME}players A B C D E F\n{SEED}", 2, "1 to 5 players, not 6"),
    "nobody plays": (f"{GAME}players\n{SEED}", 2, "1 to 5 players, not 0"),
    "no seed": (GAME + PLAYERS, 1, "the header lacks 'seed', a whole number"),
    "a word as seed": (f"{GAME}{PLAYERS}seed lucky\n", 3, "from 0 to 2**63 - 1"),
    "a negative seed": (f"{GAME}{PLAYERS}seed -1\n", 3, "from 0 to 2**63 - 1"),
    "a seed too large": (f"{GAME}{PLAYERS}seed 9223372036854775808\n", 3, "from 0 to 2**63 - 1"),
    "unknown key": (f"{GAME}{PLAYERS}{SEED}level hard\n", 4, "expected one of game, players"),
    "no empty line": (f"{GAME}{PLAYERS}{SEED}Ann pass cash\n", 4, "or an empty line"),
    "key twice": (f"{GAME}{PLAYERS}{SEED}seed 8\n", 4, "a second 'seed'"),
    "unknown module": (f"{GAME}{PLAYERS}modules trains\n{SEED}", 3, "known are moguls"),
    "unknown variant": (f"{GAME}{PLAYERS}variants speed=3\n{SEED}", 3, "expected stall_guard"),
    "word for a number": (f"{GAME}{PLAYERS}variants stall_guard=x\n{SEED}", 3, "stall_guard"),
    "number for a switch": (
        f"{GAME}{PLAYERS}variants beeb_pass_ends_turn=1\n{SEED}",
        3,
        "beeb_pass_ends_turn",
    ),
    "variant out of range": (
        f"{GAME}{PLAYERS}variants stall_guard=99\n{SEED}",
        3,
        "from 1 to 50",
    ),
    "other cards": (f"{GAME}{PLAYERS}cards mine 00\n{SEED}", 3, "these are second-house"),
    "other rules": (f"{GAME}{PLAYERS}rules 99\n{SEED}", 3, "these are version"),
    "unknown player": (f"{HEAD}Zoe pass cash\n", 5, "the players are Ann, Bo, Cy"),
    "unknown decision": (f"{HEAD}\n# x\nAnn pas cash\n", 7, "did you mean 'pass cash'"),
    "unknown card": (f"{HEAD}Ann take syndicashun-a\n", 5, "did you mean 'take syndication-"),
    "nothing decided": (f"{HEAD}Ann\n", 5, "not a player followed by a decision"),
    "nothing after a semicolon": (f"{HEAD}Ann pass cash;\n", 5, "followed by a decision"),
    "second of a line": (f"{HEAD}Ann pass cash; dance\n", 5, "'dance' is no decision"),
    "nobody decides": (f"{HEAD}pass cash\n", 5, "'pass' is no player"),
    "an unfinished result": (f"{HEAD}result\n", 5, "followed by a decision"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_is_refused_with_path_line_and_expectation(kind: str) -> None:
    """The error names the file, the line counted from 1, and what was expected there."""
    text, line, message = BAD[kind]
    with pytest.raises(FileError) as caught:
        Replay.parse(text, path="game.replay")
    wrong = caught.value
    assert message in str(wrong)
    assert (wrong.path, wrong.line) == ("game.replay", line)
    assert str(wrong).startswith(f"game.replay:{line}: ")
    assert "\n" not in str(wrong)
    assert isinstance(wrong, (ValueError, ExecutivesError))


def test_a_text_without_a_path_names_its_line() -> None:
    """Texts that come from no file are reported by their line."""
    with pytest.raises(FileError, match=r"^line 5: 'Zoe' is no player"):
        Replay.parse(f"{HEAD}Zoe pass cash\n")


def test_a_text_that_is_too_long_is_refused_before_it_is_read() -> None:
    """Files of more than a million characters are no replays."""
    with pytest.raises(FileError, match=f"at most {MAX_CHARACTERS} characters") as caught:
        Replay.parse(HEAD + "# \n" * MAX_CHARACTERS, path="game.replay")
    assert caught.value.path == "game.replay"


@pytest.mark.parametrize("text", ["\0", "\ufeff", "game", "= = =", "game networks second\n\0\n"])
def test_rubbish_is_a_file_error_too(text: str) -> None:
    """No text makes another error than FileError."""
    with pytest.raises(FileError):
        Replay.parse(text)


def test_a_file_error_survives_pickle() -> None:
    """The error comes back from another process with message, path and line."""
    with pytest.raises(FileError) as caught:
        Replay.parse("game chess\n", path="game.replay")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (copy.message, copy.path, copy.line) == (
        caught.value.message,
        "game.replay",
        1,
    )
    assert str(copy) == str(caught.value)
