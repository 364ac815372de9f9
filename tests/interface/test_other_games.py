"""Documents of another game that do not name it: one hint instead of many unknown keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from executives import FileError, boardroom, cli, networks
from executives.documents.other_games import hint, schemas
from support.fuzz_corpus import CORPORA

BOARDROOM = 'coo = "Ann"\nbidding = "Bo"\n[players.Ann]\nbids = { Bo = 2 }\nrows = { Cy = 1 }\n'
TOLD = 'only positions of the game boardroom have {}: name = "boardroom" is missing in [game]'

FOREIGN: dict[str, tuple[str, str]] = {
    "keys at the top": (BOARDROOM, "position:1: coo: " + TOLD.format("'coo'")),
    "keys of players": (
        'seed = 3\n[players.Ann]\nhand = ["clubs-2"]\n',
        "position:3: players.Ann.hand: " + TOLD.format("'hand'"),
    ),
    "rulings": (
        "[game]\nvariants = { mixed_bids = true }\n",
        "position:2: game.variants.mixed_bids: " + TOLD.format("'mixed_bids'"),
    ),
    "its agendas": (
        '[game]\nagendas = ["insider"]\n',
        "position:2: game.agendas: " + TOLD.format("'agendas'"),
    ),
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_the_missing_name_of_the_game_is_the_only_fault(kind: str) -> None:
    """It is told at the first key that only the other game has, by both ways of reading."""
    text, told = FOREIGN[kind]
    game = networks.Game(("Ann", "Bo", "Cy"), executives=())
    for read in (networks.load, game.position):
        with pytest.raises(FileError) as caught:
            read(text)
        assert str(caught.value).startswith(told)
        assert len(caught.value.faults) == 1


def test_the_command_line_tells_it_with_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line and exit code 2; with the name the document is read."""
    path = tmp_path / "desk.toml"
    for command in (["position", str(path)], ["explain", str(path), "Bo pass"]):
        path.write_text(BOARDROOM, encoding="utf-8")
        assert cli.main(command) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith(f"executives: {path}:1: coo: only positions of the game boardroom")
        path.write_text(BOARDROOM + '[game]\nname = "boardroom"\n', encoding="utf-8")
        assert cli.main(command) in (0, 1)
        assert capsys.readouterr().err == ""


OWN: dict[str, dict[str, Any]] = {
    "a key of no game": {"coach": "Ann"},
    "keys of both games": {"coo": "Ann", "round": 3},
    "a name that is wrong": {"coo": "Ann", "game": {"name": "chess"}},
    "a game that is no table": {"coo": "Ann", "game": 3},
    "a key that is no text": {3: "Ann"},  # type: ignore[dict-item]
    "what a memory holds": {"round": 2, "players": {"Ann": {"memory": {"hand": 1}}}},
    "a wrong value": {"seed": -1},
}


@pytest.mark.parametrize("kind", OWN)
def test_faults_of_other_documents_are_told_as_ever(kind: str) -> None:
    """Where a document may be meant for the game it is read as, its faults count."""
    with pytest.raises(FileError) as caught:
        networks.load(OWN[kind])
    assert "is missing in [game]" not in str(caught.value)


def test_who_asks_for_the_other_game_is_told_its_unknown_keys() -> None:
    """Documents without a name are of The Networks, but here the caller has said otherwise."""
    with pytest.raises(FileError, match="round: unknown key 'round'"):
        boardroom.load("round = 3\n")


def test_the_hint_knows_every_game_by_its_schema() -> None:
    """A document of a game is never taken for one of another."""
    assert set(schemas()) == set(CORPORA)
    for name, corpus in CORPORA.items():
        for tree in corpus.load_trees:
            assert hint(name, {**tree, "game": {}}) is None
