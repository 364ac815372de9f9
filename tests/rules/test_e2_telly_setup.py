"""Telly Time, set-up: what the module adds, cards and cash (E2.TELLY.01-.07, .29)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from executives import FileError, networks
from executives.networks.state import DeckId, GameState
from support.free_shows import free_show
from support.names import NAMES
from support.table import Table
from support.telly_tables import BARE, MODULE, WITH_MOGULS, covered, grid, telly

NEW_GENRES = ("kids", "chat", "quiz")


def started(players: int, *, modules: tuple[str, ...] = MODULE, seed: int = 1) -> Table:
    """The start of a game without executives."""
    game = networks.Game(NAMES[:players], executives=(), modules=modules)
    return Table(game, game.start(seed))


def in_decks(state: GameState, deck: DeckId) -> tuple[str, ...]:
    """All cards of a deck, those of the display that come from it included."""
    row = {DeckId.SHOWS_1: 0, DeckId.STAR: 1, DeckId.AD: 2}.get(deck)
    displayed = () if row is None else state.display[row]
    return (*state.decks[deck].top, *state.decks[deck].rest, *displayed)


def printed(table: Table, deck: DeckId) -> list[Any]:
    """What is printed on the cards of a deck."""
    return [table.game.card[card] for card in in_decks(table.state, deck)]


def genres_of(table: Table, deck: DeckId) -> Counter[str]:
    """How many shows of each genre a show deck has."""
    return Counter(card.genre for card in printed(table, deck))


# -- the module -----------------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.01")
def test_the_module_adds_three_genres_a_timeslot_and_a_grid() -> None:
    """With it there are nine genres, four timeslots and nine squares for each player."""
    table = started(2)
    assert set(table.game.boards.genres) == {
        *("action", "drama", "reality", "sci-fi", "sitcom", "sports"),
        *NEW_GENRES,
    }
    assert table.game.boards.timeslots == ("8pm", "9pm", "10pm", "weekend")
    assert len(table.game.grid) == 9


@pytest.mark.rule("E2.TELLY.01")
def test_the_module_is_optional() -> None:
    """Without it there are six genres and three timeslots, no grid, and none of its cards."""
    table = started(2, modules=())
    assert len(table.game.boards.genres) == 6
    assert table.game.boards.timeslots == ("8pm", "9pm", "10pm")
    assert table.game.grid == ()
    decks = [deck for deck in table.game.deck_backs if deck is not DeckId.MOGUL]
    assert not [card.id for deck in decks for card in printed(table, deck) if card.module]
    assert all(len(player.lineup) == 3 for player in table.state.players)


@pytest.mark.rule("E2.TELLY.01")
def test_a_pass_without_the_module_gives_only_what_the_track_does() -> None:
    """$10M of the first space for two players, and no money for squares."""
    table = telly("cash = 0", modules=(), shows=()).play("Ann pass cash")
    assert table.player("Ann").cash == 10


# -- the grid -------------------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.02")
def test_the_squares_of_the_grid() -> None:
    """Three rows of three: the six genres of the game in two, the new ones in the third."""
    squares = started(2).game.grid
    assert squares[:3] == ("action", "sports", "reality")
    assert squares[3:6] == ("sci-fi", "sitcom", "drama")
    assert squares[6:] == NEW_GENRES


@pytest.mark.rule("E2.TELLY.02")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_grid_is_empty_at_the_start(players: int) -> None:
    """Nobody has a covered square, whatever starter shows lie in the lineup."""
    table = started(players)
    assert all(covered(table, name) == set() for name in table.game.players)


# -- cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.03")
@pytest.mark.parametrize(
    ("deck", "each"), [(DeckId.SHOWS_1, 2), (DeckId.SHOWS_2_3, 3), (DeckId.SHOWS_4_5, 3)]
)
def test_shows_of_each_new_genre_join_the_show_decks(deck: DeckId, each: int) -> None:
    """2, 3 and 3 shows of each of nine genres: as many of a new genre as of an old one."""
    genres = genres_of(started(3), deck)
    assert set(genres) == {
        *("action", "drama", "reality", "sci-fi", "sitcom", "sports"),
        *NEW_GENRES,
    }
    assert set(genres.values()) == {each}


@pytest.mark.rule("E2.TELLY.03")
def test_nine_stars_and_nine_ads_join_their_decks() -> None:
    """3 stars and 2 ads ask for each new genre, 3 more ads for the weekend."""
    table = started(3)
    for deck, per_genre, weekend in ((DeckId.STAR, 3, 0), (DeckId.AD, 2, 3)):
        cards = printed(table, deck)
        wants = Counter(card.condition for card in cards if card.module)
        assert sum(wants.values()) == 9
        assert [wants[f"genre {genre}"] for genre in NEW_GENRES] == [per_genre] * 3
        assert wants["timeslot weekend"] == weekend
        without = in_decks(started(3, modules=()).state, deck)
        assert len(cards) == len(without) + 9


@pytest.mark.rule("E2.TELLY.03")
@pytest.mark.parametrize(
    ("players", "sizes"), [(1, [4, 3, 3, 3]), (2, [5, 4, 4, 4]), (5, [8, 7, 7, 7])]
)
def test_display_sizes_are_unchanged(players: int, sizes: list[int]) -> None:
    """Shows, stars, ads and network cards are dealt as without the module."""
    assert [len(row) for row in started(players).state.display] == sizes


@pytest.mark.rule("E2.TELLY.29")
def test_three_of_the_added_ads_ask_for_the_weekend() -> None:
    """They are in the ad deck of a game with the module, and in none without it."""
    for modules, number in ((MODULE, 3), ((), 0)):
        ads = printed(started(2, modules=modules), DeckId.AD)
        assert sum(ad.condition == "timeslot weekend" for ad in ads) == number


# -- cash -----------------------------------------------------------------------------------------


def cash_in_turn_order(table: Table) -> list[int]:
    """What the players have at the start, from the 1st player on."""
    seats = len(table.state.players)
    return [table.state.players[(table.state.first + i) % seats].cash for i in range(seats)]


@pytest.mark.rule("E2.TELLY.04")
def test_starting_cash_by_position() -> None:
    """Half as much again as $5M, $7M, $9M, $11M and $13M, rounded down."""
    assert cash_in_turn_order(started(5)) == [7, 10, 13, 16, 19]
    plain = cash_in_turn_order(started(5, modules=()))
    assert [cash + cash // 2 for cash in plain] == [7, 10, 13, 16, 19]


@pytest.mark.rule("E2.TELLY.04")
def test_procrastinator_takes_half_of_that() -> None:
    """Half of $7M, $10M, $13M, $16M and $19M, rounded down; the others have all of theirs."""
    five = ("procrastinator", "butcher", "continuum", "cheapo", "flix")
    game = networks.Game(NAMES, executives=five, modules=MODULE)
    found = {}
    for seed in range(40):
        table = Table(game, game.start(seed))
        position = (0 - table.state.first) % 5
        found[position] = table.player("Ann").cash
        others = [7, 10, 13, 16, 19]
        others.pop(position)
        assert [c for i, c in enumerate(cash_in_turn_order(table)) if i != position] == others
    assert [found[position] for position in range(5)] == [3, 5, 6, 8, 9]


@pytest.mark.rule("E2.TELLY.05")
def test_cable_starts_with_thirty_million() -> None:
    """$30M, as the 1st player; the others have $10M and $13M, and without the module it is $20M."""
    three = ("butcher", "cable", "continuum")
    game = networks.Game(NAMES[:3], executives=three, modules=MODULE)
    for seed in range(4):
        assert cash_in_turn_order(Table(game, game.start(seed))) == [30, 10, 13]
    plain = networks.Game(NAMES[:3], executives=three)
    assert cash_in_turn_order(Table(plain, plain.start(1))) == [20, 7, 9]


@pytest.mark.rule("E2.TELLY.04", "E2.SOLO.02")
def test_cash_alone_at_the_table() -> None:
    """The only player has the $7M of position 1."""
    assert started(1).player("Ann").cash == 7


# -- timeslot and tracks --------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.06")
@pytest.mark.parametrize("players", [1, 5])
def test_the_weekend_starts_empty(players: int) -> None:
    """Three starter shows stand at 8PM, 9PM and 10PM; the weekend has none, and nobody a fourth."""
    table = started(players)
    for name in table.game.players:
        starters = [table.show(name, timeslot) for timeslot in ("8pm", "9pm", "10pm")]
        assert all(show.show.startswith("starter-show") for show in starters)
        assert table.show(name, "weekend") is None
        assert table.player(name).reruns == ()
    given = 3 * players
    assert sum(card.startswith("starter-show") for card in table.state.box) == 3 * 5 - given


@pytest.mark.rule("E2.TELLY.07")
def test_no_marker_moves_on_a_track() -> None:
    """A production covers its square, and every track stays at its start."""
    table = telly().play("Ann produce free-drama 8pm")
    assert covered(table) == {"drama"}
    assert set(table.player("Ann").tracks) == {0}


@pytest.mark.rule("E2.TELLY.07")
def test_two_shows_of_a_genre_give_no_bonus_of_a_track() -> None:
    """Without Telly Time a second drama lands on space 2; with it nothing is drawn."""
    ann = 'lineup.9pm = "free-drama"\n'
    table = telly(
        ann + grid("drama"), shows=("second-drama",), cards=free_show("drama", "second-drama")
    ).play("Ann produce second-drama 8pm")
    assert table.to_act() == ["Bo"]
    assert table.events("CardsDrawn") == []


@pytest.mark.rule("E2.TELLY.07")
def test_there_are_no_mogul_tokens() -> None:
    """With Moguls too no token lies anywhere; without Telly Time there are six."""
    assert started(2, modules=WITH_MOGULS).state.mogul_tokens == 0
    assert started(2, modules=("moguls",)).state.mogul_tokens.bit_count() == 6


@pytest.mark.rule("E2.TELLY.07")
def test_a_position_on_a_track_is_impossible() -> None:
    """A document that puts a marker on a track, or a token, is refused."""
    with pytest.raises(FileError, match=r"players\.Ann\.tracks"):
        telly("tracks = { drama = 2 }")
    with pytest.raises(FileError, match="mogul"):
        telly(top='mogul_tokens = ["drama"]', modules=WITH_MOGULS)


@pytest.mark.rule("E2.TELLY.07")
def test_neither_tracks_nor_grid_score_at_the_end() -> None:
    """A full grid gives 8 viewers on the last pass and nothing in end-game scoring."""
    full = grid(*started(2).game.grid)
    ann = "cash = 0\nviewers = 0\n"
    table = telly(ann + full, top='round = 5\npassed = ["Bo"]', shows=(), rest=BARE)
    table.play("Ann pass cash")
    assert table.game.is_over(table.state)
    assert table.player("Ann").viewers == 8
    score = table.game.result(table.state).scores[0]
    assert [(line.amount, line.rule) for line in score.lines] == [(8, "E2.BASE.69")]
