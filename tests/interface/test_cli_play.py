"""``executives play``: options, whole games, saving and going on."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from executives import Replay, boardroom
from executives.cli import main
from executives.replay import Status
from support.playing import script, three_seats


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """Runs the command with lines of input."""
    return Play(capsys, monkeypatch)


class Play:
    """The command, its output and its exit code."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys, self.monkeypatch = capsys, monkeypatch
        self.err = ""

    def __call__(self, *arguments: str, entered: str = "", code: int = 0) -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(entered))
        assert main(["play", *arguments]) == code
        out, self.err = self.capsys.readouterr()
        return out


def status(path: Path) -> Status:
    """How far a saved game is confirmed."""
    return Replay.parse(path.read_text("utf-8")).verify().status


# -- whole games -----------------------------------------------------------------------------------


def test_a_solo_game_is_played_to_its_end(play: Play, tmp_path: Path) -> None:
    """The first of the list each time; the score sheet comes last, and the replay is exact."""
    path = tmp_path / "solo.replay"
    out = play(
        *("--players", "Ann", "--executives", "none", "--seed", "5", "--save", str(path)),
        entered="1\n" * 60,
    )
    assert out.startswith("Ann plays; the seed is 5.\n")
    assert "\nThe game is over.\n" in out
    assert "\n1. Ann  " in out
    assert status(path) is Status.EXACT


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_boardroom_game_is_played_against_bots(play: Play, bot: str, tmp_path: Path) -> None:
    """The bots decide for the others; all of it can be replayed."""
    path = tmp_path / "meeting.replay"
    out = play(
        *("boardroom", "--seed", "3", "--human", "Bo", "--bot", bot, "--save", str(path)),
        entered="1\n" * 120,
    )
    assert out.startswith("Bo plays against Ann and Cy; the seed is 3.\n")
    assert "\nThe game is over.\n" in out
    assert status(path) is Status.EXACT
    game = Replay.parse(path.read_text("utf-8"))
    assert game.game.is_over(game.play())


def test_all_can_be_people(play: Play) -> None:
    """``--hot-seat``: everybody is asked to sit down before anything is seen."""
    out = play("boardroom", "--hot-seat", "--seed", "3", entered="\n1\n\n1\n")
    assert out.startswith("Ann, Bo and Cy play; the seed is 3.\n")
    assert out.count("press Enter: ") == 2  # And the input ends where the third would be.


def test_options_make_the_game(play: Play) -> None:
    """Edition, executives, modules, rulings and names as in other commands."""
    out = play("--players", "Ann,Bo", "--edition", "first", "--executives", "beeb,rich")
    assert "Season 1 of " in out
    assert "Ann (beeb)" in out
    out = play(
        *("--players", "Di,Bo", "--modules", "telly_time,moguls", "--executives", "cable,beeb")
    )
    assert "Di (cable)" in out
    assert "weekend" in out
    out = play("boardroom", "--seed", "1", "--variants", "agendas=keep_one_of_two")
    assert "keep-agenda " in out


def test_without_a_seed_any_game_is_played(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed is told, so that the game can be played again."""
    monkeypatch.setattr("executives.cli.play.drawn_seed", lambda: 77)
    assert play("--players", "Ann,Bo").startswith("Ann plays against Bo; the seed is 77.\n")


# -- saving and going on ---------------------------------------------------------------------------


def test_a_saved_game_goes_on_at_its_end(play: Play, tmp_path: Path) -> None:
    """Whoever was asked when it was left is the person again, with the same game."""
    path = tmp_path / "game.replay"
    options = ("--players", "Ann,Bo", "--human", "Bo", "--executives", "beeb,cable", "--seed", "2")
    out = play(*options, entered=f"1\nsave {path}\n2\nquit\n")
    assert f"Saved. Go on with: executives play {path}\n" in out
    assert out.count("whoever reads it can find out all that is hidden") == 1
    after_both = Replay.parse(path.read_text("utf-8")).play()
    out = play(str(path))
    assert out.startswith("Bo plays against Ann; the seed is 2.\n")
    assert f"{path} goes on after " in out
    assert ": Bo is next.\n" in out
    play(str(path), "--save", str(path), entered="undo\nredo\n")
    assert Replay.parse(path.read_text("utf-8")).play() == after_both


def test_the_way_to_go_on_names_bot_and_people(play: Play, tmp_path: Path) -> None:
    """What else is needed to go on in the same way."""
    path = tmp_path / "game.replay"
    out = play("boardroom", "--hot-seat", "--bot", "random", entered=f"\nsave {path}\n")
    assert f"executives play {path} --hot-seat --bot random\n" in out
    out = play("boardroom", "--human", "Ann,Bo", "--save", str(tmp_path / "other.replay"))
    assert "other.replay --human Ann,Bo\n" in out


def test_a_replay_from_elsewhere_goes_on(play: Play, tmp_path: Path) -> None:
    """``save`` without a name writes to its file; other files are left as they are."""
    path, other = tmp_path / "game.replay", tmp_path / "other.replay"
    game = three_seats()
    path.write_text(Replay(game, seed=7).extended(*script(game, 7, 30)).dumps(), "utf-8")
    other.write_text("mine", "utf-8")
    out = play(str(path), entered=f"1\nsave {other}\nsave\n")
    assert f"{other} is there already; save needs another name." in out
    assert other.read_text("utf-8") == "mine"
    assert len(Replay.parse(path.read_text("utf-8")).steps) > 31
    assert status(path) is Status.EXACT


def test_what_is_not_saved_can_be_entered_again(play: Play) -> None:
    """The end of the input tells the command and the decisions."""
    out = play("--players", "Ann,Bo", "--seed", "2", "--executives", "beeb,cable", entered="1;1\n")
    assert "\nThe game is not saved.\nTo come back here, start executives play networks " in out
    assert "--players Ann,Bo --executives beeb,cable --seed 2 and enter:\n  rondel sign-" in out


def test_ctrl_c_leaves_politely(
    play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The game is saved, and the exit code is that of an interrupt."""
    path = tmp_path / "game.replay"

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("executives.cli.play._read", interrupted)
    out = play("boardroom", "--save", str(path), code=130)
    assert f"Saved. Go on with: executives play {path}\n" in out
    assert path.exists()


def test_a_game_that_cannot_be_saved_in_the_end_is_told(play: Play, tmp_path: Path) -> None:
    """The way back is told instead; the exit code is 1."""
    folder = tmp_path / "folder"
    folder.mkdir()
    path = folder / ("x" * 300)
    out = play("--players", "Ann", "--save", str(path), entered="1\n", code=1)
    assert " cannot be written: file name too long.\n" in out
    assert "To come back here, start executives play networks --players Ann --seed " in out


# -- bad input -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("--human", "Zoe"), "'Zoe' is no player; the players are Ann, Bo, Cy"),
        (("--bot", "clever"), "no bot 'clever'; there are random, greedy"),
        (("--seed", "-1"), "a seed is a whole number from 0 to 2**63 - 1, not -1"),
        (("--players", "Ann,Ann"), "player names must differ: 'Ann, Ann'"),
        (("--executives", "ghost,beeb,cable"), "no executive 'ghost' here"),
        (("boardroom", "--edition", "first"), "--edition means nothing for the game boardroom"),
        (("nobody.replay",), "nobody.replay: no such file or directory"),
        (("-",), "a game to go on with is a file"),
        (("--save", "no/such/file"), "there is no folder for the file 'no/such/file'"),
        (("--save", ""), "there is no folder for the file ''"),
        (("--save", "README.md"), "README.md is there already"),
        (("examples/first-game.replay", "--seed", "3"), "--seed is for a new game"),
        (("examples/first-game.replay", "--players", "Di"), "--players is for a new game"),
    ],
)
def test_bad_input_is_one_line(play: Play, arguments: tuple[str, ...], fault: str) -> None:
    """On the error stream, with exit code 2, before anything is played."""
    out = play(*arguments, code=2)
    assert out == ""
    assert play.err.startswith(f"executives: {fault}")
    assert play.err.count("\n") == 1


def test_a_replay_that_does_not_happen_is_refused(play: Play, tmp_path: Path) -> None:
    """With file and line."""
    path = tmp_path / "game.replay"
    text = Replay(boardroom.Game(("Ann", "Bo", "Cy")), seed=3).dumps()
    path.write_text(f"{text}Ann play hearts-2\n", "utf-8")
    play(str(path), code=2)
    line = len(text.splitlines()) + 1
    assert play.err.startswith(f"executives: {path}:{line}: expected Ann play hearts-2, got ")


@pytest.mark.parametrize("entered", ["\x1b[2J\n", "\x00\n", "1" * 5000 + "\n", ";;;\n", "  \n"])
def test_strange_lines_change_nothing(play: Play, entered: str) -> None:
    """Nothing that gives a terminal orders is repeated."""
    out = play("--players", "Ann", "--seed", "1", entered=entered)
    assert "The game is not saved." in out
    assert "\x1b" not in out
    assert "\x00" not in out


def test_cards_of_a_file_are_played_with(play: Play, tmp_path: Path) -> None:
    """``--cards`` as in other commands; going on needs it as well, and is told so."""
    cards = str(Path("examples/night-shift.toml"))
    path = tmp_path / "game.replay"
    out = play("--cards", cards, "--edition", "first", "--seed", "1", entered=f"1\nsave {path}\n")
    assert f"executives play {path} --cards {cards}\n" in out
    assert play(str(path), "--cards", cards).startswith("Ann plays against Bo and Cy")
