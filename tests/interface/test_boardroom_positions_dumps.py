"""Position documents of The Executives: any state is written so that it reads back equal."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from executives import ConfigurationError, FileError, boardroom
from executives.boardroom.documents.dumping import document_of
from executives.boardroom.documents.header import header_of_game
from executives.boardroom.documents.schemas import SCHEMAS
from executives.boardroom.documents.shapes import SECTIONS
from executives.boardroom.frames import Placing, Taking
from executives.boardroom.state import GameState
from executives.boardroom.variants import choices
from executives.core.streams import Stream
from support.names import NAMES

GAME = boardroom.Game(NAMES[:3])


def game_with(number: int) -> boardroom.Game:
    """A game for 2 to 5 players, some of whose rulings differ from the default."""
    stream = Stream(number, "rulings")
    while True:
        seats = 2 + stream.below(4)
        chosen = {
            name: values[stream.below(len(values))]
            for name, values in choices().items()
            if not stream.below(3)
        }
        chosen["allow_two"] = seats == 2
        try:
            return boardroom.Game(NAMES[:seats], variants=boardroom.Variants(**chosen))
        except ConfigurationError:
            continue


def states(game: boardroom.Game, seed: int) -> Iterator[GameState]:
    """Every state of a random game."""
    stream = Stream(seed, "positions")
    state = game.start(seed)
    while not game.is_over(state):
        yield state
        legal = game.legal_actions(state)
        state = game.apply(state, legal[stream.below(len(legal))])
    yield state


@pytest.mark.parametrize("number", range(24))
def test_every_state_of_a_random_game_reads_back(number: int) -> None:
    """With any rulings and any number of players, and without writing frames."""
    game = game_with(number)
    for state in islice(states(game, number), number % 3, None, 3):
        text = boardroom.dumps(game, state)
        assert "pending" not in text
        assert game.position(text) == state
        assert game.position(document_of(game, state)) == state


@pytest.mark.parametrize("number", range(12))
def test_with_its_header_a_document_makes_the_game_too(number: int) -> None:
    """Players, rulings and the deck of agendas."""
    game = game_with(number)
    for state in islice(states(game, number), 0, None, 40):
        assert boardroom.load(boardroom.dumps(game, state, game_header=True)) == (game, state)
    deck = ("sleeper", "insider", "portfolio")
    game = boardroom.Game(NAMES[:3], agendas=deck)
    assert boardroom.load(boardroom.dumps(game, game.start(1), game_header=True))[0] == game


def test_nothing_is_said_of_a_start_position() -> None:
    """But for its seed."""
    assert boardroom.dumps(GAME, GAME.start(0)) == ""
    assert boardroom.dumps(GAME, GAME.start(9)) == "seed = 9\n"


SHORT = [
    'turn = 3\ncoo = "Bo"\n',
    'bidding = "Bo"\npassed = ["Cy"]\n',
    'coo = "Ann"\ntaking = "Ann"\n[players.Ann]\nbids = { Bo = 3, Cy = "1 of ceo" }\n',
    'placing = { Ann = "2 of Bo" }\n',
    'playing = { player = "Bo", trick = 3 }\n',
    'voting = { player = "Ann", round = 3 }\n',
    'voting = { player = "Bo", round = 2, ballots = { Ann = "1 of ceo" } }\n',
    "over = true\n[players.Ann]\nvotes = 3\n",
    '[players.Bo]\ninfluence = 2\nagenda = "insider"\n',
    "[players.Ann]\ninfluence = { Bo = 2 }\nrows = { Cy = 3 }\n",
]


@pytest.mark.parametrize("text", SHORT)
def test_what_is_written_shortly_is_dumped_so(text: str) -> None:
    """Nothing is added to documents that say no word too much."""
    assert boardroom.dumps(GAME, GAME.position(text)) == text


def test_of_the_stock_only_the_top_is_written() -> None:
    """Below the last card that lies otherwise, the order is that of the deal."""
    lasting = boardroom.Variants(allow_two=True, reshuffle=False)
    two = boardroom.Game(NAMES[:2], variants=lasting)
    *_, last = two.start(0).stock
    text = f'stock = ["{last}"]\n'
    assert two.position(text).stock[0] == last
    assert boardroom.dumps(two, two.position(text)) == text


def test_a_stock_that_is_shuffled_again_is_not_written() -> None:
    """Nobody needs its order, and what lies nowhere else lies there."""
    state = GAME.start(0)
    for action in list(GAME.legal_actions(state))[:3]:
        assert "stock" not in boardroom.dumps(GAME, GAME.apply(state, action))


def test_a_stack_that_no_key_tells_is_written_by_frames() -> None:
    """Ann places tokens of the legacy CEO, and then it is not the next player who takes."""
    game = boardroom.Game(NAMES[:3], variants=boardroom.Variants(ceo_relationship=True))
    text = """turn = 3
coo = "Ann"
pending = [
  { frame = "taking", seat = "Cy" },
  { frame = "placing", seat = "Ann", origin = "ceo", amount = 2 },
]
[players.Bo]
bribe = ""
[players.Cy]
bids = { Bo = 1 }
"""
    state = game.position(text)
    assert state.pending == (Taking(2), Placing(0, -1, 2))
    assert state.players[0].influence == (8, 0, 0, 1)
    assert game.position(boardroom.dumps(game, state)) == state
    assert 'origin = "ceo"' in boardroom.dumps(game, state)


def test_no_part_of_a_document_can_be_left_out() -> None:
    """Without any one key of it, another state is read, or none."""
    for state in islice(states(GAME, 4), 0, None, 7):
        document = document_of(GAME, state)
        for key in document:
            fewer = {name: value for name, value in document.items() if name != key}
            assert key == "players" or reads_otherwise(fewer, state), key
        for name, table in document.get("players", {}).items():
            for key in table:
                fewer = copy.deepcopy(document)
                del fewer["players"][name][key]
                assert reads_otherwise(fewer, state), (name, key)


def reads_otherwise(document: dict[str, Any], state: GameState) -> bool:
    """Whether a document makes another state than this one, or none."""
    try:
        return GAME.position(document) != state
    except FileError:
        return True


# -- the schema -----------------------------------------------------------------------------------


@cache
def validator() -> Draft202012Validator:
    """A second opinion on what the reader says."""
    return Draft202012Validator(boardroom.schema("position"))


def test_the_shipped_schema_is_the_one_made_from_the_shapes() -> None:
    """``python tools/schemas.py`` has been run since the shapes changed."""
    assert boardroom.schema("position") == SCHEMAS.generated("position")
    Draft202012Validator.check_schema(boardroom.schema("position"))
    assert set(boardroom.schema("position")["properties"]) == set(SECTIONS)


def test_there_are_no_other_schemas() -> None:
    """A wrong name is told with the right one."""
    with pytest.raises(ConfigurationError, match="'cards' is no schema; known are position"):
        boardroom.schema("cards")


@pytest.mark.parametrize("number", range(8))
def test_what_is_written_fits_the_schema(number: int) -> None:
    """States of random games with any rulings."""
    game = boardroom.Game(NAMES[:3]) if not number else game_with(number)
    for state in islice(states(game, number), number, None, 9):
        document = {**document_of(game, state), **header_of_game(game)}
        assert [error.message for error in validator().iter_errors(document)] == []


GARBAGE: tuple[Any, ...] = (
    *(None, True, -1, 99, 2**70, 1.5, "", [], {}, "Ann", "ceo", "hearts-2", "3 of Bo", [[1]]),
    *(["Ann"], ["hearts-2"], {"Ann": "Bo"}, {"Ann": 3}, {"player": "Ann", "trick": "x"}),
    [{"frame": "secret-voting", "round": 1, "answers": []}],
    [{"frame": "placing", "seat": "Bo", "origin": "ceo", "amount": 3}],
    [{"frame": "voting", "seat": "Ann", "round": 9}],
)


@pytest.mark.parametrize("number", range(6))
def test_damaged_documents_are_refused_or_can_be_played(number: int) -> None:
    """Only FileError is raised; what is read fits the schema, and is possible to the end."""
    game = GAME if number < 3 else game_with(number)
    stream = Stream(number, "damage")
    read = 0
    for state in islice(states(game, number), 0, None, 2):
        document = {**document_of(game, state), **header_of_game(game)}
        damage(document, stream)
        try:
            made, after = boardroom.load(document)
        except FileError:
            continue
        read += 1
        assert validator().is_valid(document)
        while not made.is_over(after):
            assert made.integrity(after) == []
            legal = made.legal_actions(after)
            after = made.apply(after, legal[stream.below(len(legal))])
    assert read > 1


def damage(document: dict[str, Any], stream: Stream) -> None:
    """Change one value of a document, or put one somewhere at the top."""
    places = [(document, key) for key in SECTIONS]
    for table in document.get("players", {}).values():
        places += [(table, key) for key in table] * 2
    table, key = places[stream.below(len(places))]
    if key in table and stream.below(2):
        del table[key]
    else:
        table[key] = copy.deepcopy(GARBAGE[stream.below(len(GARBAGE))])
