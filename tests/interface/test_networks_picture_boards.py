"""Executives' own boards in pictures: printed spaces, and the markers on them."""

from __future__ import annotations

import pickle
from functools import cache
from typing import Any

import pytest

from executives import networks
from executives.core.records import Record, record
from executives.core.visibility import public, visible
from executives.networks.board_tracks import BoardTrack, BoardTracks
from executives.networks.edition import EDITIONS
from executives.networks.modifiers import Executive
from executives.render.networks_picture_player import board_rows
from executives.render.pictures import Card, Chip, Item, Picture, Track, Words
from support.pictures import items_of, panel_of, picture_of, tracks_of, words_of
from support.playing import line_of_play


def own_board(executive: str, memory: str, edition: str = "second", more: str = "") -> Any:
    """Ann's panel, with that on her executive's own board, and Bo beside her."""
    other = "flix" if executive != "flix" else "cheapo"
    document = f"""
        turn = "Ann"
        {more}
        [game]
        players = ["Ann", "Bo"]
        edition = "{edition}"
        executives = ["{executive}", "{other}"]
        [players.Ann.memory]
        {memory}
        """
    game, state = networks.load(document)
    return panel_of(picture_of(game, state), "p1")


# -- the second edition ---------------------------------------------------------------------------


@pytest.mark.parametrize(("marker", "shown"), [(0, (-1, "at START")), (2, (1, "")), (5, (4, ""))])
def test_a_rondel_is_a_ring_with_start_in_the_middle(marker: int, shown: tuple[int, str]) -> None:
    """Five spaces; the marker stands on one of them, or in the middle."""
    panel = own_board("beeb", f"marker = {marker}")
    (track,) = tracks_of(panel, "own board").values()
    assert track == Track(
        name="rondel",
        spaces=("sign-star", "sign-ad", "produce or pass", "network", "add"),
        markers=(shown,),
        ring=True,
    )
    moves = "moves by 1 free, 2 free, 3 for $1M, 4 for $2M, 5 for $3M"
    assert words_of(panel, "own board") == [moves]


def test_the_time_machine_has_its_printed_costs() -> None:
    """From infinity down to $1M; marker 4 is on $2M."""
    (track,) = tracks_of(own_board("continuum", "marker = 4"), "own board").values()
    assert track.spaces == ("infinity", "$5M", "$4M", "$3M", "$2M", "$1M")
    assert track.markers == ((4, ""),)


def test_a_bonus_track_shows_all_markers_and_the_genres_covered() -> None:
    """One marker of an earlier lap at the top, one on space 2 for two genres."""
    memory = 'covered = ["drama", "sports"]\nmarkers = [5, 2]'
    tracks = tracks_of(own_board("generic", memory), "own board")
    assert tracks["genres covered"].markers == ((1, ""), (5, ""))
    assert tracks["bonus track"].markers == ((5, ""), (2, ""))
    assert tracks["bonus track"].spaces[:3] == (
        "START",
        "1, 1 viewer",
        "2, star and ad, 2 viewers",
    )


@pytest.mark.parametrize(
    ("memory", "markers"),
    [
        ('ability = ""', ()),
        ('ability = "extra-turn"', ((0, ""),)),
        ('ability = "extra-cash"', ((1, "turn to skip"),)),
        ('ability = "extra-cash"\nbegun = 2', ((1, "has turns again"),)),
    ],
)
def test_a_choice_of_the_round_is_a_marker(memory: str, markers: tuple[Any, ...]) -> None:
    """The cash is $2M for one opponent."""
    (track,) = tracks_of(own_board("gorilla", memory), "own board").values()
    assert track.spaces == ("extra turn", "extra cash $2M, first turn skipped")
    assert track.markers == markers


@pytest.mark.parametrize(("edition", "each"), [("second", 2), ("first", 3)])
def test_genre_tokens_tell_how_many_are_left(edition: str, each: int) -> None:
    """One action token and all sports tokens of the second edition are used up."""
    memory = 'used = ["action", "sports", "sports"]'
    (track,) = tracks_of(own_board("procrastinator", memory, edition), "own board").values()
    left = dict(track.markers)
    assert left[track.spaces.index("action")] == str(each - 1)
    assert left.get(track.spaces.index("sports"), "none") == ("none" if each == 2 else "1")
    assert left[track.spaces.index("sitcom")] == str(each)


def test_superstar_tokens_lie_on_the_board_or_on_a_star() -> None:
    """Two tokens, one of them on a star that is named."""
    panel = own_board("starryeye", 'on = ["cheeky-friend"]', more=STAR)
    (track,) = tracks_of(panel, "own board").values()
    assert track.spaces == ("here", "on a star, $2M a round")
    assert track.markers == ((0, ""), (1, "cheeky-friend"))


STAR = '[players.Ann]\nstars = ["cheeky-friend"]\n'


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_board_may_print_numbers_without_a_marker(edition: str) -> None:
    """What each season row takes off the score of a show."""
    game = networks.Game(("Ann", "Bo"), edition=edition, executives=("butcher", "flix"))
    panel = panel_of(picture_of(game, game.start(1)), "p1")
    (track,) = tracks_of(panel, "own board").values()
    assert track.spaces[1:] == ("row 2: -2 viewers", "row 3: -4 viewers", "row 4: -6 viewers")
    assert not track.markers


# -- the first edition ----------------------------------------------------------------------------


@pytest.mark.parametrize(("marker", "shown"), [(0, (-1, "beside the board")), (3, (2, ""))])
def test_a_rondel_with_a_line_tells_what_crossing_it_gives(
    marker: int, shown: tuple[int, str]
) -> None:
    """The line lies behind the second space."""
    panel = own_board("beeb", f"marker = {marker}", "first")
    (track,) = tracks_of(panel, "own board").values()
    assert track.ring
    assert track.spaces == ("sign-star", "sign-ad", "produce", "network", "add")
    assert track.markers == (shown,)
    (note,) = words_of(panel, "own board")
    assert note.endswith("5 for $3M, or as many viewers; 1 viewer over the line after sign-ad")


def test_a_time_machine_of_the_first_edition_tells_its_use() -> None:
    """Its first space costs $5M; the show that counts as timely is named."""
    memory = "marker = 2\nused = true\ntimely = 1"
    panel = own_board("continuum", memory, "first")
    (track,) = tracks_of(panel, "own board").values()
    assert track.spaces == ("$5M", "$4M", "$3M", "$2M", "$1M")
    assert track.markers == ((2, ""),)
    assert words_of(panel, "own board") == ["used in this season: the show at 9pm counts as timely"]


@pytest.mark.parametrize(
    ("executive", "memory", "spaces", "markers"),
    [
        ("gorilla", 'place = ""', ("first", "last, $2M"), ()),
        ("gorilla", 'place = "last"', ("first", "last, $2M"), ((1, ""),)),
        (
            "cable",
            'marker = "on-disc"',
            ("on the turn-order disc", "on the drop track, one more turn", "on the drop track"),
            ((0, ""),),
        ),
        (
            "starmaker",
            "spent = false",
            ("not taken, 5 viewers at the end", "$8M taken, no viewers"),
            ((0, ""),),
        ),
        (
            "starmaker",
            "spent = true",
            ("not taken, 5 viewers at the end", "$8M taken, no viewers"),
            ((1, ""),),
        ),
        ("telethon", "raised = true", ("to be raised", "raised"), ((1, ""),)),
        (
            "generic",
            'covered = ["drama"]',
            ("action", "drama", "reality", "sci-fi", "sitcom", "sports"),
            ((1, ""),),
        ),
    ],
)
def test_boards_of_the_first_edition(
    executive: str, memory: str, spaces: tuple[str, ...], markers: tuple[tuple[int, str], ...]
) -> None:
    """The printed spaces and where the marker lies."""
    (track,) = tracks_of(own_board(executive, memory, "first"), "own board").values()
    assert (track.spaces, track.markers) == (spaces, markers)


def test_markers_beside_a_board_are_counted() -> None:
    """Five markers, of which one lies on drama."""
    panel = own_board("generic", 'covered = ["drama"]', "first")
    assert words_of(panel, "own board") == ["4 markers left"]


# -- executives of others -------------------------------------------------------------------------


@visible()
@record
class Pot(Record):
    """Coins in a pot."""

    coins: int = public(default=3)


def pot_board(game: Any, memory: Pot) -> BoardTracks:
    """A coin more on each space."""
    spaces = ("0", "1", "2", "3")
    return (BoardTrack("pot", spaces, ((memory.coins, "coins"),), note=f"{game.seats} players"),)


def plugin(**more: Any) -> Executive:
    """An executive with a pot."""
    return Executive(
        id="potter",
        edition="second",
        section="E2.SETUP",
        name="POTTER",
        complexity=1,
        memory=Pot(),
        **more,
    )


def test_an_executive_without_a_board_shows_its_memory_as_words() -> None:
    """A plugin need not draw anything."""
    game = networks.Game(("Ann", "Bo"), executives=("potter", "flix"), plugins=(plugin(),))
    panel = panel_of(picture_of(game, game.start(1)), "p1")
    assert items_of(panel, "own board") == (Words(text="pot: coins 3"),)


def test_a_plugin_may_draw_its_board() -> None:
    """Its function gets the game and the memory; the game still pickles and is equal."""
    potter = plugin(board=pot_board)
    game = networks.Game(("Ann", "Bo"), executives=("potter", "flix"), plugins=(potter,))
    twin = pickle.loads(pickle.dumps(game))
    assert twin == game
    panel = panel_of(picture_of(twin, twin.start(1)), "p1")
    assert tracks_of(panel, "own board")["pot"].markers == ((3, "coins"),)
    assert words_of(panel, "own board") == ["2 players"]


# -- all executives -------------------------------------------------------------------------------


@cache
def game_with(edition: str, executive: str) -> networks.Game:
    """A game of two in which Ann has the executive."""
    other = "flix" if executive != "flix" else "cheapo"
    modules = ("moguls",) if edition == "second" else ()
    return networks.Game(
        ("Ann", "Bo"), edition=edition, executives=(executive, other), modules=modules
    )


def all_executives() -> list[tuple[str, str]]:
    """Every built-in executive with its edition."""
    games = {edition: networks.Game(("Ann", "Bo"), edition=edition) for edition in EDITIONS}
    return [(edition, name) for edition, game in games.items() for name in game.built_in_executives]


def test_there_are_27_executives() -> None:
    """13 of the second edition, 14 of the first."""
    assert len(all_executives()) == 27


@pytest.mark.parametrize(("edition", "executive"), all_executives())
def test_every_executive_has_its_picture(edition: str, executive: str) -> None:
    """At the start and after 30 decisions, for both seats and everybody, without a gap."""
    game = game_with(edition, executive)
    states = [state for state, _ in line_of_play(game, 5, 31)]
    for state in (states[0], states[30]):
        for name in ("Ann", "Bo", None):
            shown = picture_of(game, state, name)
            assert_well_formed(shown)
            board = items_of(panel_of(shown, "p1"), "own board")
            plugin = game.executive[executive]
            has_board = plugin.board is not None or plugin.memory is not None
            assert bool(board) == has_board
            assert all(isinstance(item, (Track, Words)) for item in board)


def test_every_memory_of_the_library_has_a_board() -> None:
    """No built-in executive falls back to words."""
    for edition, executive in all_executives():
        plugin = game_with(edition, executive).executive[executive]
        assert plugin.memory is None or plugin.board is not None


def assert_well_formed(shown: Picture) -> None:
    """Every item says something, markers have a place, and no scale has a marker beside it."""
    for panel in shown.panels:
        labels = [row.label for row in panel.rows]
        assert panel.key == "pending" or len(labels) == len({*labels})
        for row in panel.rows:
            assert row.items
            for item in row.items:
                assert_item(item)


def assert_item(item: Item) -> None:
    """An item that is all there."""
    if isinstance(item, Track):
        assert all(-1 <= place < len(item.spaces) for place, _ in item.markers)
        assert all(item.spaces)
    elif isinstance(item, Card):
        assert item.key
        assert -1 <= item.at < max(len(item.scale), 1)
        assert all(item.notes)
        for card in item.on:
            if card is not None:
                assert_item(card)
    elif isinstance(item, Chip):
        assert item.word
    elif isinstance(item, Words):
        assert item.text


def test_a_plain_board_has_no_row_of_its_own() -> None:
    """Nor has an executive that remembers nothing and prints nothing."""
    game = networks.Game(("Ann", "Bo"), executives=("flix", "cheapo"))
    assert list(board_rows(game, game.start(1).players[0])) == []
