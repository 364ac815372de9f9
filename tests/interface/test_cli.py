"""The command line: verdicts, tables, exit codes, and one line for every fault."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from executives.cli import main

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "first-game.replay"
HEAD = "game networks second\nplayers Ann=beeb Bo=butcher Cy=continuum\nseed 7\n\n"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    command = [sys.executable, "-m", "executives", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


def test_the_example_is_exact() -> None:
    """``executives replay`` plays the example, prints boards and scores, and confirms it."""
    done = run("replay", "examples/first-game.replay")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[-1] == "examples/first-game.replay: EXACT"
    for number in range(1, 6):
        assert any(line.startswith(f"Round {number} of 5") for line in lines)
    for name in ("Ann (beeb)", "Bo (butcher)", "Cy (continuum)"):
        assert any(line.startswith(name) for line in lines)


def test_the_score_sheet_names_clauses_that_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    """Behind the ranking stand the clauses of all viewers, and they sum to each score."""
    assert main(["replay", str(EXAMPLE)]) == 0
    out = capsys.readouterr().out
    sheets = re.split(r"^\d\. \w+  (-?\d+) viewers$", out, flags=re.MULTILINE)[1:]
    assert len(sheets) == 6
    for score, sheet in zip(sheets[::2], sheets[1::2], strict=True):
        parts = re.findall(r"^ +([+-]\d+)  (E2\.[A-Z]+\.\d+|before)", sheet, flags=re.MULTILINE)
        assert sum(int(amount) for amount, _ in parts) == int(score)
        assert "E2.BASE.67" in {rule for _, rule in parts}


def test_quiet_prints_the_verdict_only(capsys: pytest.CaptureFixture[str]) -> None:
    """With ``--quiet`` there is one line."""
    assert main(["replay", "--quiet", str(EXAMPLE)]) == 0
    assert capsys.readouterr().out == f"{EXAMPLE}: EXACT\n"


def test_an_unverified_replay_is_no_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Legal play without a checkpoint is UNVERIFIED, with exit code 0."""
    path = tmp_path / "short.replay"
    path.write_text(HEAD, encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"{path}: UNVERIFIED"


def test_a_diverged_replay_has_exit_code_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The verdict with its line goes to the output, and the exit code is 1."""
    path = tmp_path / "wrong.replay"
    path.write_text(HEAD + "= 0123456789abcdef\n", encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    out, err = capsys.readouterr()
    assert out.startswith(f"{path}:5: DIVERGED at line 5: expected 0123456789abcdef, got ")
    assert (out.count("\n"), err) == (1, "")


BAD_FILES = {
    "header": (b"game chess\n", ":1: ", "expected networks"),
    "play": (HEAD.encode() + b"Ann dance\n", ":5: ", "'dance' is no decision of this game"),
    "player": (HEAD.encode() + b"Zoe pass cash\n", ":5: ", "the players are Ann, Bo, Cy"),
    "empty": (b"", ":1: ", "the header lacks 'game'"),
    "bytes": (b"\xff\xfe\x00", ": ", "not a text file in UTF-8"),
}


@pytest.mark.parametrize("kind", BAD_FILES)
def test_a_bad_file_is_one_line_on_the_error_stream(kind: str, tmp_path: Path) -> None:
    """The line names the file, its line and what was expected; the exit code is 2."""
    content, place, message = BAD_FILES[kind]
    path = tmp_path / "bad.replay"
    path.write_bytes(content)
    done = run("replay", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"executives: {path}{place}")
    assert message in done.stderr


def test_a_missing_file_and_a_folder_are_bad_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What cannot be opened is named with the reason of the system."""
    missing = tmp_path / "missing.replay"
    assert main(["replay", str(missing)]) == 2
    assert capsys.readouterr().err == f"executives: {missing}: no such file or directory\n"
    assert main(["replay", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"executives: {tmp_path}: is a directory\n"


def test_a_huge_file_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that is far too long is refused by its size."""
    path = tmp_path / "huge.replay"
    path.write_text("#\n" * (1 << 20), encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "at most 1048576 characters" in err


# -- simulate --------------------------------------------------------------------------------------


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """One line per seat with mean, lowest and highest score and wins; then the number of games."""
    named = ["--executives", "beeb,butcher,continuum"]
    assert main(["simulate", "-n", "4", "--players", "3", *named]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["seat", "executive", "mean", "lowest", "highest", "wins"]
    rows = [line.split() for line in lines[1:4]]
    assert [row[:2] for row in rows] == [
        ["Player1", "beeb"],
        ["Player2", "butcher"],
        ["Player3", "continuum"],
    ]
    for row in rows:
        assert int(row[3]) <= float(row[2]) <= int(row[4])
    assert sum(float(row[5]) for row in rows) == pytest.approx(4, abs=0.2)
    assert lines[4].startswith("4 games, ")
    assert len(lines) == 5


def test_simulate_repeats_itself_and_heeds_the_seed(capsys: pytest.CaptureFixture[str]) -> None:
    """The same seeds give the same table, others another one."""
    tables = []
    for seed in ("0", "0", "50"):
        assert main(["simulate", "-n", "3", "--players", "2", "--seed", seed]) == 0
        tables.append(capsys.readouterr().out)
    assert tables[0] == tables[1] != tables[2]


def test_simulate_plays_in_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    """With ``--workers`` the table is the same."""
    arguments = ["simulate", "-n", "3", "--players", "2", "--modules", "moguls"]
    tables = []
    for more in ([], ["--workers", "2"]):
        assert main([*arguments, *more]) == 0
        tables.append(capsys.readouterr().out)
    assert tables[0] == tables[1]


def test_simulate_plays_with_modules(capsys: pytest.CaptureFixture[str]) -> None:
    """Moguls change the scores."""
    tables = []
    for more in ([], ["--modules", "moguls"]):
        assert main(["simulate", "-n", "8", "--players", "2", *more]) == 0
        tables.append(capsys.readouterr().out)
    assert tables[0] != tables[1]


@pytest.mark.parametrize(("chosen", "word"), [("none", "plain"), (None, "dealt")])
def test_simulate_tells_what_the_seats_play(
    chosen: str | None, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """'none' is the plain board; without the option executives are dealt."""
    arguments = ["--executives", chosen] if chosen else []
    assert main(["simulate", "-n", "1", "--players", "2", *arguments]) == 0
    rows = capsys.readouterr().out.splitlines()[1:3]
    assert [row.split()[1] for row in rows] == [word, word]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["-n", "0"], "at least one game has to be played"),
        (["-n", "-3"], "at least one game has to be played"),
        (["--players", "9"], "1 to 5 players, not 9"),
        (["--players", "0"], "1 to 5 players, not 0"),
        (["--executives", "beeb,beep,butcher"], "no executive 'beep' here"),
        (["--executives", "beeb"], "3 players need 3 executives"),
        (["--executives", "beeb,beeb,butcher"], "held by one player"),
        (["--edition", "third"], "'third' is no edition"),
        (["--modules", "ghosts"], "'ghosts' is no module"),
        (["--workers", "0"], "1 to 256 workers, not 0"),
        (["--workers", "1000"], "1 to 256 workers, not 1000"),
        (["--cards", "missing.toml"], "missing.toml: no such file or directory"),
        (["-n", "1", "--seed", "-1"], "a seed is a whole number"),
    ],
)
def test_simulate_refuses_nonsense_in_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What makes no game is one line on the error stream, with exit code 2."""
    assert main(["simulate", *arguments]) == 2
    out, err = capsys.readouterr()
    line = err.splitlines()[-1].split("\r")[-1].strip()
    assert line.startswith("executives: ")
    assert message in line
    assert out == ""


# -- help ------------------------------------------------------------------------------------------


COMMANDS = (
    *("rules", "position", "explain", "replay", "play", "simulate", "cards", "conformance"),
)


@pytest.mark.parametrize("arguments", [["--help"], *([name, "--help"] for name in COMMANDS)])
def test_help_is_printed(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """``--help`` explains each command and ends well."""
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith("usage: executives")
    assert "``" not in out


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    """The general help has a line for each."""
    with pytest.raises(SystemExit):
        main(["--help"])
    words = [line.split()[0] for line in capsys.readouterr().out.splitlines() if line.split()]
    assert set(COMMANDS) <= set(words)


@pytest.mark.parametrize(
    "arguments",
    [[], ["dance"], ["replay"], ["simulate", "-n", "many"], ["explain", "a.toml"], ["cards"]],
)
def test_wrong_usage_has_exit_code_two(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Unknown commands and missing arguments are explained by the usage line."""
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert "usage: executives" in capsys.readouterr().err


def test_a_closed_pipe_is_no_error() -> None:
    """Whoever reads only the beginning of the output sees no traceback."""
    command = f"{sys.executable} -m executives replay {EXAMPLE} | head -n 1"
    done = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.stdout.startswith("Round 1 of 5")
    assert done.stderr == ""
