"""``--cards``: positions, explanations, replays and simulations with a card set of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from executives import Replay, networks
from executives.cli import main
from executives.networks.documents.card_sets import card_set
from support.names import NAMES
from support.playing import script

CARDS = """
[card_set]
id = "mine"
edition = "second"
base = "second"
[[star]]
id = "dear-friend"
name = "Dear Friend"
cost = 3
expenses = 0
condition = ""
up = 4
down = 1
"""

POSITION = """
turn = "Ann"
[game]
executives = []
[players.Ann]
cash = 4
[display]
stars = ["dear-friend"]
"""


@pytest.fixture
def cards(tmp_path: Path) -> str:
    """A file with the bundled cards and one more star."""
    path = tmp_path / "mine.toml"
    path.write_text(CARDS, "utf-8")
    return str(path)


@pytest.fixture
def position(tmp_path: Path) -> str:
    """A position with that star."""
    path = tmp_path / "position.toml"
    path.write_text(POSITION, "utf-8")
    return str(path)


@pytest.fixture
def replay(tmp_path: Path) -> str:
    """A short replay with that card set."""
    game = networks.Game(NAMES[:2], executives=(), cards=card_set(CARDS))
    path = tmp_path / "game.replay"
    path.write_text(Replay(game, seed=3).extended(*script(game, 3, 25)).dumps(), "utf-8")
    return str(path)


def test_positions_take_cards(
    cards: str, position: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A card of the file can be placed and signed; without the file there is no such card."""
    assert main(["explain", position, "Ann sign-star dear-friend", "--cards", cards]) == 0
    assert "Ann pays $3M for dear-friend: cash 4 -> 1" in capsys.readouterr().out
    assert main(["position", position, "--cards", cards]) == 0
    assert "dear-friend ($3M" in capsys.readouterr().out
    assert main(["position", position]) == 2
    assert "there is no card 'dear-friend'" in capsys.readouterr().err


def test_replays_take_cards(cards: str, replay: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A replay names the cards it was played with; they have to be given."""
    assert main(["replay", replay, "--quiet", "--cards", cards]) == 0
    assert capsys.readouterr().out == f"{replay}: EXACT\n"
    assert main(["replay", replay, "--quiet"]) == 2
    line = Path(replay).read_text("utf-8").splitlines().index(f"cards    mine {digest()}") + 1
    assert capsys.readouterr().err.startswith(f"executives: {replay}:{line}: played with the cards")


def test_replays_of_other_cards_are_refused(
    cards: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The card set of the file is not the one of the header."""
    path = tmp_path / "other.replay"
    path.write_text(Replay(networks.Game(NAMES[:2], executives=()), seed=3).dumps(), "utf-8")
    line = next(
        number
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if line.startswith("cards")
    )
    assert main(["replay", str(path), "--cards", cards]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"executives: {path}:{line}: played with the cards ")
    assert err.endswith(f"these are mine {digest()}\n")


def test_simulations_take_cards(
    cards: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another deck, other games."""
    tables = []
    for more in ([], ["--cards", cards]):
        assert main(["simulate", "-n", "2", "--players", "2", *more]) == 0
        tables.append(capsys.readouterr().out)
    assert tables[0] != tables[1]


def test_faults_of_a_card_set_are_told_with_their_lines(
    position: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two faults, two lines, each with the file of the cards."""
    path = tmp_path / "bad.toml"
    path.write_text(CARDS.replace("cost = 3", 'cost = "3"').replace("up = 4", "up = true"), "utf-8")
    assert main(["position", position, "--cards", str(path)]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert all(line.startswith(f"executives: {path}:") for line in lines)


def digest() -> str:
    """The digest of the card set."""
    return card_set(CARDS).digest
