"""``executives position`` and ``explain``, and states of replays as boards and positions."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from executives import Replay, networks
from executives.cli import main
from executives.cli.files import MAX_BYTES, is_replay, read_file
from executives.core.errors import FileError
from support.playing import script, three_seats

POSITION = """
turn = "Ann"
[game]
executives = ["butcher", "beeb", "continuum"]
[players.Ann]
cash = 4
ads = []
[display]
stars = ["cheeky-friend", "national-treasure-nora"]
ads = ["fizz-cola"]
"""


@pytest.fixture
def position(tmp_path: Path) -> str:
    """A position file."""
    path = tmp_path / "position.toml"
    path.write_text(POSITION, "utf-8")
    return str(path)


@pytest.fixture
def replay(tmp_path: Path) -> str:
    """A replay of 30 decisions."""
    path = tmp_path / "game.replay"
    game = three_seats()
    path.write_text(Replay(game, seed=7).extended(*script(game, 7, 30)).dumps(), "utf-8")
    return str(path)


def run(
    capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0
) -> tuple[list[str], list[str]]:
    """The lines on output and error stream of a command."""
    assert main(list(arguments)) == code
    out, err = capsys.readouterr()
    return out.splitlines(), err.splitlines()


# -- position --------------------------------------------------------------------------------------


def test_a_position_is_told_to_the_player_to_act(
    position: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Board, decision, legal actions, what is not possible, standing, clauses."""
    out, err = run(capsys, "position", position)
    assert err == []
    assert out[0].startswith("Round 1 of 5")
    for head in ("Legal actions of Ann:", "If Ann were counted now:"):
        assert head in out
    assert any(line.startswith("  sign-star") and "cheeky-friend" in line for line in out)
    assert any(line.startswith("E2.BASE.67  Show score") for line in out)


@pytest.mark.parametrize("name", ["Bo", "p2"])
def test_a_position_can_be_told_to_another_seat(
    name: str, position: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """``--seat`` takes a name or p1, p2 ..."""
    out, _ = run(capsys, "position", position, "--seat", name)
    assert "If Bo were counted now:" in out
    assert "Legal actions of Ann:" not in out


def test_an_unknown_seat_is_bad_input(position: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The players are named."""
    out, err = run(capsys, "position", position, "--seat", "Zoe", code=2)
    assert out == []
    assert err == ["executives: 'Zoe' is no player; the players are Ann, Bo, Cy"]


def test_every_fault_of_a_position_is_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Three faults, three lines, each with the file."""
    path = tmp_path / "bad.toml"
    path.write_text(
        POSITION.replace("cash = 4", 'cash = "four"\nviewers = -1').replace("fizz-cola", "fizz"),
        "utf-8",
    )
    out, err = run(capsys, "position", str(path), code=2)
    assert out == []
    assert len(err) == 3
    assert all(line.startswith(f"executives: {path}:") for line in err)
    for number, word in ((6, "players.Ann.cash"), (7, "players.Ann.viewers"), (11, "display.ads")):
        assert any(line.startswith(f"executives: {path}:{number}: {word}") for line in err)


def test_broken_toml_is_one_line_with_its_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A syntax error names the line."""
    path = tmp_path / "bad.toml"
    path.write_text('[game]\nexecutives = ["beeb"', "utf-8")
    _, err = run(capsys, "position", str(path), code=2)
    assert len(err) == 1
    assert err[0].startswith(f"executives: {path}:2: ")


# -- explain ---------------------------------------------------------------------------------------


def test_a_legal_decision_is_explained(position: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What happens with its numbers, then the clauses; exit code 0."""
    out, err = run(capsys, "explain", position, "Ann sign-star cheeky-friend")
    assert err == []
    assert out[:2] == [
        "Legal: Ann sign-star cheeky-friend",
        "  Ann pays $2M for cheeky-friend: cash 4 -> 2 [E2.BASE.35]",
    ]
    assert any(line.startswith("E2.BASE.35  Sign a Star") for line in out)


def test_an_illegal_decision_is_a_negative_answer(
    position: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Why not, what instead, by which clause; exit code 1."""
    out, err = run(capsys, "explain", position, "Ann sign-star national-treasure-nora", code=1)
    assert err == []
    assert out[1] == "  - it costs $6M and the cash is $4M [E2.BASE.34]"
    assert out[3] == "    sign-star cheeky-friend"


@pytest.mark.parametrize("second", ["Bo rondel sign-ad", "rondel sign-ad"])
def test_of_several_decisions_the_last_is_explained(
    second: str, position: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The others are played; a decision without a name is the same player's."""
    text = f"Ann sign-ad fizz-cola; Bo rondel sign-ad; {second}"
    out, _ = run(capsys, "explain", position, text, code=1)
    assert out[0] == "Illegal: Bo rondel sign-ad"
    text = f"Ann sign-ad fizz-cola; {'Bo ' if second[:2] != 'Bo' else ''}{second}"
    out, _ = run(capsys, "explain", position, text)
    assert out[0] == "Legal: Bo rondel sign-ad"


def test_an_illegal_decision_on_the_way_is_the_answer(
    position: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What cannot be played before the last is explained instead of it."""
    text = "Ann sign-star national-treasure-nora; Bo rondel sign-ad"
    out, _ = run(capsys, "explain", position, text, code=1)
    assert out[0] == "Illegal: Ann sign-star national-treasure-nora"


def test_a_decision_in_a_replay_is_explained(
    replay: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """``--at`` says after how many decisions; without it, after all."""
    game = three_seats()
    actions = script(game, 7, 31)
    for at in (0, 12):
        text = f"{game.players[actions[at].seat]} {actions[at].text}"
        out, _ = run(capsys, "explain", replay, text, "--at", str(at))
        assert out[0] == f"Legal: {text}"
    text = f"{game.players[actions[30].seat]} {actions[30].text}"
    assert run(capsys, "explain", replay, text)[0][0] == f"Legal: {text}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Ann dance", "'dance' is no decision of this game"),
        ("Zoe pass cash", "'Zoe' is no player"),
        ("", "'' is no player"),
        ("Ann", "'Ann' is not a player followed by a decision"),
        ("Ann pass cash;", "is not a player followed by a decision"),
    ],
)
def test_what_is_no_decision_is_bad_input(
    text: str, message: str, position: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Texts that name no decision are one line, with exit code 2."""
    out, err = run(capsys, "explain", position, text, code=2)
    assert (out, len(err)) == ([], 1)
    assert err[0].startswith("executives: ")
    assert message in err[0]


def test_at_is_for_replays(position: str, replay: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A position has no decisions to count, and a replay no more than it has."""
    _, err = run(capsys, "explain", position, "Ann pass cash", "--at", "1", code=2)
    assert err == ["executives: --at is for replays, and this file is a position"]
    for at in ("31", "-1"):
        _, err = run(capsys, "explain", replay, "Ann pass cash", "--at", at, code=2)
        assert err == ["executives: the replay has 30 decisions, so --at goes from 0 to 30"]


# -- replay ----------------------------------------------------------------------------------------


def test_a_state_of_a_replay_is_a_board(replay: str, capsys: pytest.CaptureFixture[str]) -> None:
    """``--at`` prints the board after so many decisions, and whose decision it is."""
    out, _ = run(capsys, "replay", replay, "--at", "0")
    assert out[0] == "Round 1 of 5, Bo is first"
    assert out[-1].startswith("Bo has a turn") or out[-2].startswith("Bo has a turn")
    assert run(capsys, "replay", replay, "--at", "30") != run(capsys, "replay", replay, "--at", "0")


def test_a_state_of_a_replay_is_a_position(replay: str, capsys: pytest.CaptureFixture[str]) -> None:
    """``--position`` writes a document that is read back to an equal state."""
    for at in (0, 7, 30):
        out, _ = run(capsys, "replay", replay, "--at", str(at), "--position")
        game, state = networks.load("\n".join(out))
        assert game == three_seats()
        assert game.view(state, None) == game.view(Replay.parse(read_file(replay)).play(at), None)


def test_a_replay_that_diverges_before_the_place_is_a_negative_answer(
    replay: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What comes after the place asked for does not matter, what comes before does."""
    lines = Path(replay).read_text("utf-8").splitlines()
    start = next(number for number, line in enumerate(lines, start=1) if not line)
    lines.insert(start, "Ann end-turn")
    path = tmp_path / "wrong.replay"
    path.write_text("\n".join(lines), "utf-8")
    run(capsys, "replay", str(path), "--at", "0")
    out, _ = run(capsys, "replay", str(path), "--at", "1", code=1)
    place = f"{path}:{start + 1}: "
    assert out[0].startswith(f"{place}DIVERGED at line {start + 1}: expected Ann end-turn, got ")
    _, err = run(capsys, "explain", str(path), "Ann pass cash", code=2)
    assert err[0].startswith(f"executives: {place}expected Ann end-turn, got ")


# -- files -----------------------------------------------------------------------------------------


def test_a_replay_is_known_by_its_name_or_its_header() -> None:
    """Positions are all other files."""
    assert is_replay("a.replay", "")
    assert is_replay("a.txt", "# of Ann\n\ngame   networks second\n")
    assert not is_replay("a.toml", POSITION)
    assert not is_replay("a.toml", 'game = { players = ["Ann"] }')
    assert not is_replay("a.toml", "")


def test_a_file_may_come_from_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """``-`` reads what is piped in."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(POSITION.encode())))
    out, _ = run(capsys, "explain", "-", "Ann sign-ad fizz-cola")
    assert out[0] == "Legal: Ann sign-ad fizz-cola"


def test_strange_files_are_refused(tmp_path: Path) -> None:
    """Endless files, bytes, and names that no file can have."""
    long = tmp_path / "long.toml"
    long.write_bytes(b"#" * (MAX_BYTES + 1))
    for name, message in ((str(long), "longer than"), ("a\0b", "no file has such a name")):
        with pytest.raises(FileError, match=message):
            read_file(name)


def test_a_fault_of_the_library_shows_no_trace(
    monkeypatch: pytest.MonkeyPatch, position: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever goes wrong inside is one line, with exit code 2."""

    def broken(*arguments: object, **named: object) -> None:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr("executives.networks.load", broken)
    out, err = run(capsys, "position", position, code=2)
    assert out == []
    assert err == ["executives: internal error, please report it: RuntimeError: two lines"]
