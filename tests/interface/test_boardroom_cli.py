"""The command line with The Executives: the same commands for both games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from executives import Replay, boardroom
from executives.cli import main
from executives.cli.files import game_named
from executives.core.variants import variants_by_rule
from executives.render.decisions import situation_text
from executives.render.explanations import explanation_text
from executives.rulebook import clauses
from support.boardroom_tables import GAME, line_of_play

BUNDLED = Path(boardroom.__file__).parents[1] / "networks" / "second_edition" / "cards.toml"
"""The card set of the other game."""


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line of a command that cannot be carried out."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    return err.removeprefix("executives: ").removesuffix("\n")


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """The lines that a command prints."""
    assert main(arguments) == 0
    return capsys.readouterr().out.splitlines()


@pytest.fixture
def replay(tmp_path: Path) -> Path:
    """A whole random game as a file."""
    actions = [action for _, action in line_of_play(GAME, 5)]
    path = tmp_path / "game.replay"
    path.write_text(Replay(GAME, 5).extended(*actions).dumps(), encoding="utf-8")
    return path


# -- simulate --------------------------------------------------------------------------------------


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """One line per seat, without a column of executives."""
    options = ["--game", "boardroom", "-n", "6", "--players", "4"]
    lines = printed(capsys, "simulate", *options, "--variants", "gc_rule=fixed", "vote_tie=coo")
    assert lines[0].split() == ["seat", "mean", "lowest", "highest", "wins"]
    rows = [line.split() for line in lines[1:5]]
    assert [row[0] for row in rows] == ["Player1", "Player2", "Player3", "Player4"]
    assert sum(float(row[4]) for row in rows) == pytest.approx(6, abs=0.2)
    assert lines[5].startswith("6 games, ")
    assert len(lines) == 6


def test_simulate_plays_by_the_variants(capsys: pytest.CaptureFixture[str]) -> None:
    """A ruling changes the table; commas between variants do as well as spaces."""
    options = ["simulate", "--game", "boardroom", "-n", "8"]
    plain = printed(capsys, *options)
    apart = printed(capsys, *options, "--variants", "trump_rule=none", "ace_high=False")
    assert apart == printed(capsys, *options, "--variants", "trump_rule=none,ace_high=False")
    assert apart != plain


def test_simulate_plays_networks_by_its_variants(capsys: pytest.CaptureFixture[str]) -> None:
    """The option is for both games."""
    options = ["simulate", "-n", "4", "--players", "2", "--executives", "none"]
    assert printed(capsys, *options, "--variants", "stall_guard=5") == printed(capsys, *options)
    line = refused(capsys, *options, "--variants", "stall_guard=99")
    assert line.startswith("stall_guard is a number of turns from 1 to 50")


def test_simulate_deals_the_agendas_named(capsys: pytest.CaptureFixture[str]) -> None:
    """Where nobody can have another agenda, only these score."""
    options = ["simulate", "--game", "boardroom", "-n", "8"]
    deck = "foreign-agent,war-chest,clean-hands"
    assert printed(capsys, *options, "--agendas", deck) != printed(capsys, *options)
    assert refused(capsys, *options, "--agendas", "glory").startswith("no agenda 'glory' here")


def test_simulate_counts_no_win_where_nobody_wins(capsys: pytest.CaptureFixture[str]) -> None:
    """With that variant the wins can be fewer than the games."""
    options = ["--variants", "foreign_investor_all_lose=True", "ceo_gains=unspent_tokens"]
    lines = printed(capsys, "simulate", "--game", "boardroom", "-n", "30", *options)
    assert sum(float(line.split()[-1]) for line in lines[1:4]) < 29


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--executives", "none"], "--executives means nothing for the game boardroom"),
        (["--edition", "second"], "--edition means nothing for the game boardroom"),
        (["--modules", "moguls"], "--modules means nothing for the game boardroom"),
        (["--cards", "missing.toml"], "--cards means nothing for the game boardroom"),
        (["--game", "networks", "--agendas", "takeover"], "--agendas means nothing for the game"),
        (["--players", "6"], "3 to 5 players, not 6"),
        (["--variants", "gc_rule"], "'' is no value for gc_rule; expected left_of_coo"),
        (["--variants", "luck=1"], "'luck' is no variant; expected ace_high, agendas"),
        (["--variants", "own_only=True", "mixed_bids=True"], "mixed_bids cannot be"),
    ],
)
def test_simulate_refuses_what_fits_the_other_game_only(
    options: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line names the option and the game."""
    assert message in refused(capsys, "simulate", "--game", "boardroom", *options)


# -- replay ----------------------------------------------------------------------------------------


def test_a_replay_is_played_and_confirmed(replay: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A board per turn, the decisions with the forced ones, the score sheet, the verdict."""
    lines = printed(capsys, "replay", str(replay))
    assert lines[-1] == f"{replay}: EXACT"
    heads = [line.partition(",")[0] for line in lines if line.startswith("Turn ")]
    assert heads == [f"Turn {number} of 5" for number in (1, 2, 3, 4, 5, 5)]
    assert [line for line in lines if re.fullmatch(r"  > \w+ +pass", line)]
    assert [line for line in lines if line.startswith("1. ")]
    assert "  new CEO     " in "\n".join(lines)
    assert printed(capsys, "replay", "--quiet", str(replay)) == [f"{replay}: EXACT"]


def test_a_state_within_a_replay_is_shown(replay: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The board for spectators after some decisions, and whose decision it is."""
    lines = printed(capsys, "replay", str(replay), "--at", "0")
    assert lines[0].startswith("Turn 1 of 5, COO ")
    assert lines[-1].endswith(" decides: whether to bid on a bribe, or to pass.")


def test_a_diverged_replay_has_exit_code_one(
    replay: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A result that is not the one of the game is told with its line."""
    text = replay.read_text(encoding="utf-8")
    replay.write_text(re.sub("result Ann", "result Ann 1 Bo", text), encoding="utf-8")
    assert main(["replay", str(replay)]) == 1
    out, err = capsys.readouterr()
    assert "DIVERGED at line" in out
    assert (out.count("\n"), err) == (1, "")


def test_card_sets_are_for_the_other_game(replay: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``--cards`` is refused by name, not by what is in the file."""
    line = refused(capsys, "replay", str(replay), "--cards", str(BUNDLED))
    assert line == "--cards means nothing for the game boardroom"


def test_a_decision_of_a_replay_is_explained(
    replay: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first bid, with its clause; and one that is not legal, with exit code 1."""
    first = next(iter(line_of_play(GAME, 5)))[0].pending[-1].seat
    name, other = GAME.players[first], (first + 1) % 3
    decision = f"{name} bid 2 of p{first + 1} on p{other + 1}"
    lines = printed(capsys, "explain", str(replay), decision, "--at", "0")
    assert lines[:2] == [
        f"Legal: {name} bid 2 of {name} on {GAME.players[other]}",
        f"  {name} bids 2 tokens of {name} on the bribe of {GAME.players[other]} [TX.BRIBE.04]",
    ]
    own = f"{name} bid 2 of p{first + 1} on p{first + 1}"
    assert main(["explain", str(replay), own, "--at", "0"]) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"Illegal: {name} bid 2 of {name} on {name}\n")
    assert "[TX.BRIBE.03]" in out


# -- rules -----------------------------------------------------------------------------------------


def test_assumed_clauses_name_the_variants_of_both_games(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Beside each clause with alternatives stand the fields that change its ruling."""
    lines = printed(capsys, "rules", "--assumed")
    for rule, names in variants_by_rule(boardroom.Variants).items():
        listed = ", ".join(f"variants.{name}" for name in names)
        assert [line for line in lines if line.startswith(f"{rule:<20}  [{listed}] ")]
    assert [line for line in lines if line.startswith("E2.BASE.29            [variants.stall")]


def test_every_variant_names_a_clause_of_the_rulebook() -> None:
    """The clause beside a field exists."""
    known = {rule.id for rule in clauses()}
    assert set(variants_by_rule(boardroom.Variants)) <= known


# -- which game ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("", "networks"),
        ("[game]\nplayers = ['A', 'B', 'C']", "networks"),
        ("[game]\nname = 'networks'", "networks"),
        ("[game]\nname = 'boardroom'", "boardroom"),
        ("game.name = 'boardroom'", "boardroom"),
        ("game = 3", "networks"),
    ],
)
def test_a_position_says_of_which_game_it_is(text: str, name: str) -> None:
    """By the name in its ``[game]``; without one it is of The Networks."""
    assert game_named(text, "here.toml") == name


@pytest.mark.parametrize("name", ["'chess'", "3", "['boardroom']"])
def test_a_position_of_no_game_is_refused_with_its_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both names are told."""
    path = tmp_path / "here.toml"
    path.write_text(f"# x\n[game]\nname = {name}\n", encoding="utf-8")
    line = refused(capsys, "position", str(path))
    assert line.startswith(f"{path}:3: there is no game ")
    assert line.endswith("; expected one of networks, boardroom")


def test_a_position_of_the_networks_may_name_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The name changes nothing else."""
    path = tmp_path / "here.toml"
    shown = []
    for text in ("[game]\nexecutives = []\n", "[game]\nname = 'networks'\nexecutives = []\n"):
        path.write_text(text, encoding="utf-8")
        shown.append(printed(capsys, "position", str(path)))
    assert shown[0] == shown[1]
    assert shown[0][0].startswith("Round 1 of 5")


def test_a_position_of_a_replay_is_a_document_with_the_same_board(
    replay: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """``--position`` writes it with its game, and ``position`` and ``explain`` read it."""
    document = printed(capsys, "replay", str(replay), "--at", "12", "--position")
    assert 'name = "boardroom"' in document
    path = tmp_path / "here.toml"
    path.write_text("\n".join(document), encoding="utf-8")
    state = list(line_of_play(GAME, 5))[12][0]
    seat = GAME.to_act(state)[0]
    lines = printed(capsys, "position", str(path))
    assert lines == situation_text(GAME, state, seat).splitlines()
    action = GAME.legal_actions(state)[0]
    told = printed(capsys, "explain", str(path), f"{GAME.players[seat]} {action.text}")
    assert told == explanation_text(GAME, GAME.explain(state, action)).splitlines()
    line = refused(capsys, "position", str(path), "--cards", str(BUNDLED))
    assert line == "--cards means nothing for the game boardroom"


def test_a_position_may_be_written_by_hand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it does not say is as at the start of the turn."""
    path = tmp_path / "here.toml"
    path.write_text(
        'turn = 2\n[game]\nname = "boardroom"\n[players.Ann]\nrows = { Bo = 2 }\n',
        encoding="utf-8",
    )
    lines = printed(capsys, "position", str(path), "--seat", "Ann")
    assert lines[0].startswith("Turn 2 of 5, COO ")
    assert "  rows        Bo 2 of 3" in lines
    assert any(re.match(r"  hand +[a-z]+-\w+ [a-z]+-\w+$", line) for line in lines)
