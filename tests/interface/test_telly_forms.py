"""Games with Telly Time in every form: positions, JSON, replays, views, text and the laws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from executives import FileError, Replay, networks
from executives.core.actions import Action
from executives.interchange import dumps, loads
from executives.networks.state import GameState
from executives.render.explanations import explanation_text
from executives.render.networks_text import board
from executives.replay import Status, Verdict
from executives.testing import NETWORKS_LAWS, play_under_laws
from support.names import NAMES
from support.playing import line_of_play, script
from support.table import Table
from support.telly_tables import BARE, KNOWN_DECKS, WITH_MOGULS, covered, grid, telly

GAME = networks.Game(
    NAMES[:3], executives=("generic", "flix", "procrastinator"), modules=("telly_time",)
)
BOTH = networks.Game(NAMES[:2], executives=("specialist", "starryeye"), modules=WITH_MOGULS)
ALONE = networks.Game(NAMES[:1], executives=("gorilla",), modules=WITH_MOGULS)
GAMES = (GAME, BOTH, ALONE)
IDS = ["three", "moguls", "alone"]

MIDDLES = {
    "gaining-lines": (
        grid("sci-fi", "drama", "sports", "chat", "action", "quiz"),
        KNOWN_DECKS,
        "Ann produce free-sitcom 8pm",
    ),
    "chatting": ("", "", "Ann produce free-chat 8pm"),
    "quizzing": ("", BARE + 'weekend = "free-quiz"\n', "Ann pass cash"),
}
"""Positions in the midst of what the module adds, by the frame that is on the stack."""


def middle(name: str) -> Table:
    """The table in the midst of a decision of the module."""
    ann, rest, moves = MIDDLES[name]
    shows = ("free-sitcom", "free-chat")
    return telly(ann, top='passed = ["Bo"]', shows=shows, rest=rest).play(moves)


def every(game: networks.Game, seed: int, step: int) -> Iterator[tuple[GameState, Action]]:
    """Some of the states of a random game."""
    for number, found in enumerate(line_of_play(game, seed)):
        if number % step == 0:
            yield found


# -- positions ------------------------------------------------------------------------------------


def test_a_grid_goes_through_a_document() -> None:
    """Covered squares are named in the order of the grid, and come back."""
    table = telly(grid("quiz", "action"))
    document = networks.dumps(table.game, table.state)
    assert 'grid = ["action", "quiz"]' in document
    assert table.game.position(document) == table.state
    assert covered(table) == {"action", "quiz"}


def test_a_document_of_the_game_names_the_modules() -> None:
    """With its header it makes the same game and the same state."""
    game = networks.Game(NAMES[:2], executives=(), modules=WITH_MOGULS)
    state = game.start(3)
    again, position = networks.load(networks.dumps(game, state, game_header=True))
    assert (again, position) == (game, state)
    assert again.modules == ("moguls", "telly_time")


@pytest.mark.parametrize("name", MIDDLES)
def test_the_midst_of_a_decision_goes_through_documents(name: str) -> None:
    """The frame is on the stack, and a position and JSON give the same state again."""
    table = middle(name)
    document = networks.dumps(table.game, table.state)
    assert f'frame = "{name}"' in document
    assert table.game.position(document) == table.state
    assert loads(dumps(table.state), table.game) == table.state


def test_faults_of_grids_are_told() -> None:
    """A genre that no square has, one twice, and a grid in a game without the module."""
    for ann, message in (
        (grid("opera"), "'opera' is no square of a grid"),
        (grid("drama", "drama"), "drama"),
    ):
        with pytest.raises(FileError, match=message):
            telly(ann)
    with pytest.raises(FileError, match="grid"):
        networks.load("[players.Ann]\n" + grid("drama"))


@pytest.mark.parametrize(
    ("frame", "ann"),
    [
        ('frame = "chatting", seat = "Ann"', BARE),
        ('frame = "gaining-lines", seat = "Ann", done = 2, completed = 2', ""),
        ('frame = "gaining-lines", seat = "Ann", done = 7, completed = 9', ""),
        ('frame = "quizzing", seat = "Cy"', ""),
    ],
    ids=["chat-without-show", "no-line-left", "nine-lines", "nobody"],
)
def test_impossible_frames_are_refused(frame: str, ann: str) -> None:
    """A choice without anything to choose, lines that a grid does not have, and a stranger."""
    document = f"""pending = [{{ frame = "turns", seat = "Ann" }}, {{ {frame} }}]
[game]
players = ["Ann", "Bo"]
modules = ["telly_time"]
{ann}"""
    with pytest.raises(FileError):
        networks.load(document)


def test_frames_of_the_module_need_the_module() -> None:
    """Without Telly Time nobody gains lines of a grid, chats or sells viewers."""
    for frame in (
        'frame = "gaining-lines", seat = "Ann", done = 0, completed = 1',
        'frame = "chatting", seat = "Ann"',
        'frame = "quizzing", seat = "Ann"',
    ):
        stack = f'pending = [{{ frame = "turns", seat = "Ann" }}, {{ {frame} }}]'
        with pytest.raises(FileError):
            networks.load(f'{stack}\n[game]\nplayers = ["Ann", "Bo"]\n')


# -- replays --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_replay_names_the_modules_and_comes_back(game: networks.Game) -> None:
    """The header has the modules, and every decision is played again."""
    replay = Replay(game=game, seed=4).extended(*script(game, 4, 60))
    text = replay.dumps()
    modules = " ".join(game.modules)
    assert f"modules  {modules}\n" in text
    back = Replay.parse(text)
    assert back.game == game
    assert back.play() == replay.play()
    assert back.verify() == Verdict(Status.EXACT)


# -- views and text -------------------------------------------------------------------------------


def test_everybody_sees_every_grid() -> None:
    """Grids, weekend slots and new decisions are public: all views have them."""
    table = middle("chatting")
    for seat in (0, 1, None):
        view = table.game.view(table.state, seat)
        assert view.players == table.state.players
        assert view.pending == table.state.pending
    assert table.game.view(table.state, 0).legal_actions
    assert not table.game.view(table.state, 1).legal_actions


def test_the_draw_of_a_line_is_a_secret() -> None:
    """Ann sees the two network cards of her second line, Bo only that there are two."""
    line = grid("kids", "chat", "quiz", "action", "sports")
    table = telly(line, rest=KNOWN_DECKS).play("Ann produce free-reality 8pm")
    own: Any = table.game.view(table.state, 0).pending[-1]
    other: Any = table.game.view(table.state, 1).pending[-1]
    assert own.cards == ("genre-block-a", "ad-empire-a")
    assert len(other.cards) == 2
    assert not {"genre-block-a", "ad-empire-a"} & set(other.cards)


def test_the_text_of_a_view_shows_grid_and_weekend() -> None:
    """A line for the weekend slot, and one with the covered squares."""
    table = telly(grid("action", "kids") + 'lineup.weekend = "free-kids"\n', shows=())
    lines = board(table.game, table.game.view(table.state, 0)).splitlines()
    assert "  weekend  free-kids, kids, row 1" in lines
    assert "  grid: action, kids" in lines
    assert "  grid: empty" in lines
    assert not [line for line in lines if "tracks" in line]


def test_the_text_without_the_module_has_neither() -> None:
    """No weekend and no grid."""
    game = networks.Game(NAMES[:2], executives=())
    text = board(game, game.view(game.start(1), 0))
    assert "weekend" not in text
    assert "grid" not in text


def told(table: Table, text: str) -> str:
    """The explanation of a decision as text."""
    explanation = table.game.explain(table.state, table.game.parse(text, table.state))
    return explanation_text(table.game, explanation, clauses=False)


def test_an_explanation_names_square_and_lines() -> None:
    """What a production covers, and what a pass brings by the grid, are told as sentences."""
    table = telly(grid("action", "sports", "reality"))
    assert "Ann covers drama on the genre grid [E2.BASE.52]" in told(
        table, "Ann produce free-drama 8pm"
    )
    passing = told(table, "Ann pass viewers")
    assert "Ann gains $6M from genre grid: cash 7 -> 13 [E2.TELLY.14]" in passing
    assert "Ann gains 1 viewer for genre grid: 5 -> 6 [E2.TELLY.16]" in passing


# -- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_random_games_keep_the_laws(game: networks.Game) -> None:
    """Determinism, listing, views, conservation, codes and the like, at the states looked at."""
    run = play_under_laws(game, 8, NETWORKS_LAWS)
    assert run.games == 1
    assert run.checks[2]
    assert run.checks[6]


def test_states_of_a_random_game_go_through_json() -> None:
    """States, views and transitions come back equal."""
    for state, action in every(BOTH, 5, 25):
        for value in (state, BOTH.step(state, action), BOTH.view(state, 1)):
            assert loads(dumps(value), BOTH) == value


def test_a_random_game_covers_lines_and_asks_for_the_new_powers() -> None:
    """Over some games every new decision is met, and a line is completed."""
    words: set[str] = set()
    for seed in range(6):
        words |= {action.text.split()[0] for _, action in line_of_play(GAME, seed)}
    assert words >= {"turn-all-up", "convert", "cover", "cover-nothing"}
