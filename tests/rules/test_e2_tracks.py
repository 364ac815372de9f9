"""Genre tracks of the second edition: E2.TRACKS.01 to .09 and .18."""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.cards import Show
from executives.networks.state import DeckId
from support.free_shows import free_show
from support.stand_ins_setup import EVERYWHERE
from support.table import Table


def before_landing(space: int, decks: str = "", *, turn: str = '"Ann"', more: str = "") -> Table:
    """Ann with $10M stands one space before ``space`` of Drama and has a Drama show to produce."""
    return Table(f"""
turn = {turn}
{more}
[display]
shows = ["test-drama"]
[players.Ann]
cash = 10
stars = []
ads = []
[players.Ann.tracks]
drama = {space - 1}
{decks}
{free_show("drama", "test-drama")}
""")


def rest(table: Table, deck: DeckId) -> tuple[str, ...]:
    """The cards of a deck below what is known of it."""
    cards: tuple[str, ...] = table.state.decks[deck].rest
    return cards


STAR_AND_AD = """
[decks.star]
next = ["dependable-dana", "cheeky-friend"]
[decks.ad]
next = ["fizz-cola", "wobbly-jelly"]
"""

PRODUCE = "Ann produce test-drama 8pm"


@pytest.mark.rule("E2.TRACKS.01")
def test_a_production_advances_its_player_on_the_track_of_its_genre() -> None:
    """A Drama show moves Ann's Drama marker, no other marker of hers and none of Bo's."""
    table = before_landing(1).play(PRODUCE)
    assert dict(zip(table.game.boards.genres, table.player("Ann").tracks, strict=True)) == {
        "action": 0,
        "drama": 1,
        "reality": 0,
        "sci-fi": 0,
        "sitcom": 0,
        "sports": 0,
    }
    assert table.player("Bo").tracks == (0, 0, 0, 0, 0, 0)


@pytest.mark.rule("E2.TRACKS.02")
def test_there_are_six_genres() -> None:
    """The genres are Action, Drama, Reality, Sci-Fi, Sitcom and Sports."""
    genres = networks.Game(("Ann",), executives=()).boards.genres
    assert genres == ("action", "drama", "reality", "sci-fi", "sitcom", "sports")


@pytest.mark.rule("E2.TRACKS.03")
def test_every_player_starts_on_start_of_every_track() -> None:
    """At the start all markers stand on START, before space 1, and space 6 is the last."""
    game = networks.Game(("Ann", "Bo", "Cy"), executives=())
    state = game.start(seed=4)
    assert [player.tracks for player in state.players] == [(0, 0, 0, 0, 0, 0)] * 3
    assert game.boards.track_spaces == 6


@pytest.mark.rule("E2.TRACKS.03")
def test_markers_share_a_space() -> None:
    """Ann lands on the space where Bo stands; both stand there, and Ann has her bonus too."""
    table = before_landing(2, "[players.Bo.tracks]\ndrama = 2\n" + STAR_AND_AD).play(PRODUCE)
    assert table.player("Ann").tracks == table.player("Bo").tracks == (0, 2, 0, 0, 0, 0)
    assert table.legal("Ann") == {"keep dependable-dana", "keep fizz-cola"}


@pytest.mark.rule("E2.TRACKS.04")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5, 6])
def test_a_production_advances_one_space(space: int) -> None:
    """From the space before, one production leads to exactly the next one."""
    table = before_landing(space).play(PRODUCE)
    assert table.player("Ann").tracks == (0, space, 0, 0, 0, 0)
    (event,) = table.events("GenreAdvanced")
    assert (event.genre, event.space) == ("drama", space)


@pytest.mark.rule("E2.TRACKS.04")
def test_a_show_without_genre_advances_nothing() -> None:
    """A show that has no genre leaves all markers where they are and gives no bonus."""
    table = Table(
        'turn = "Ann"\n[display]\nshows = ["test-drama"]\n[players.Ann.tracks]\n'
        "action = 1\ndrama = 1\nreality = 1\nsci-fi = 1\nsitcom = 1\nsports = 1\n"
        + free_show("", "test-drama")
    ).play(PRODUCE)
    assert table.player("Ann").tracks == (1, 1, 1, 1, 1, 1)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.TRACKS.04")
@pytest.mark.parametrize(("start", "bonus"), [(5, True), (6, False)])
def test_at_space_6_there_is_no_advance_and_no_bonus(start: int, bonus: bool) -> None:
    """Stand-in with a bonus on every space: it is gained on reaching space 6, never beyond it."""
    show = Show("test-drama", "Test Drama", "round_1", "drama", 0, 0, "any", (2, 2, 2, 2), 0, ())
    game = networks.Game(
        ("Ann", "Bo", "Cy"),
        executives=("test-everywhere", "butcher", "beeb"),
        plugins=(EVERYWHERE,),
    ).with_cards([show])
    table = Table(
        game,
        game.position(f"""
turn = "Ann"
[display]
shows = ["test-drama"]
[players.Ann.tracks]
drama = {start}
"""),
    ).play(PRODUCE)
    assert table.player("Ann").tracks == (0, 6, 0, 0, 0, 0)
    assert table.to_act() == (["Ann"] if bonus else ["Bo"])
    assert len(table.events("GenreAdvanced")) == int(bonus)


@pytest.mark.rule("E2.TRACKS.05")
def test_a_bonus_comes_at_once_before_the_turn_goes_on() -> None:
    """With an extra action left only the choice of the bonus is possible; then it goes on."""
    table = before_landing(2, STAR_AND_AD, turn='{ player = "Ann", grants = ["any", "any"] }')
    table.play(PRODUCE)
    assert table.legal() == {"keep dependable-dana", "keep fizz-cola"}
    assert table.refuses("Ann end-turn") == {"E2.BASE.26"}
    table.play("Ann keep fizz-cola")
    assert table.to_act() == ["Ann"]
    assert "end-turn" in table.legal("Ann")


@pytest.mark.rule("E2.TRACKS.05")
def test_a_bonus_is_gained_every_time_a_player_lands() -> None:
    """Ann lands on space 2 of Drama, then of Sitcom, then Bo on space 2 of Drama: three bonuses."""
    table = Table(
        """
turn = { player = "Ann", grants = ["any", "any"] }
[display]
shows = ["test-drama", "mind-the-ladder", "graveyard-shift"]
[players.Ann]
cash = 10
stars = []
ads = []
[players.Ann.tracks]
drama = 1
sitcom = 1
[players.Bo]
cash = 10
stars = []
ads = []
[players.Bo.tracks]
drama = 1
[decks.star]
next = ["dependable-dana", "cheeky-friend", "fill-in-wendy"]
[decks.ad]
next = ["fizz-cola", "wobbly-jelly", "almost-cheese"]
"""
        + free_show("drama", "test-drama")
    )
    table.play(PRODUCE)
    assert table.legal() == {"keep dependable-dana", "keep fizz-cola"}
    table.play("Ann keep fizz-cola", "Ann produce mind-the-ladder 9pm; attach fizz-cola")
    assert table.legal() == {"keep cheeky-friend", "keep wobbly-jelly"}
    table.play("Ann keep cheeky-friend", "Bo produce graveyard-shift 9pm")
    assert table.legal() == {"keep fill-in-wendy", "keep almost-cheese"}
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.TRACKS.05")
@pytest.mark.parametrize("space", [1, 5, 6])
def test_spaces_1_5_and_6_carry_no_bonus(space: int) -> None:
    """Landing there draws nothing: the turn goes to Bo."""
    table = before_landing(space).play(PRODUCE)
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").cash == 10
    assert not [e for e in table.events("CardsMoved") if e.origin == "deck"]


@pytest.mark.rule("E2.TRACKS.06", "E2.TRACKS.07")
def test_space_2_signs_a_star_for_free() -> None:
    """Space 2: a star and an ad are drawn; the star for $4M comes free, the ad is discarded."""
    table = before_landing(2, STAR_AND_AD).play(PRODUCE)
    assert table.legal("Ann") == {"keep dependable-dana", "keep fizz-cola"}
    table.play("Ann keep dependable-dana")
    ann = table.player("Ann")
    assert (ann.stars, ann.ads, ann.cash) == (("dependable-dana",), (), 10)
    assert rest(table, DeckId.AD)[-1] == "fizz-cola"
    assert rest(table, DeckId.AD)[0] == "wobbly-jelly"


@pytest.mark.rule("E2.TRACKS.06", "E2.TRACKS.07")
def test_space_2_signs_an_ad_with_its_cash_bonus() -> None:
    """Space 2: the ad comes with its cash bonus of $2M, and the star is discarded."""
    table = before_landing(2, STAR_AND_AD).play(PRODUCE, "Ann keep fizz-cola")
    ann = table.player("Ann")
    assert (ann.stars, ann.ads, ann.cash) == ((), ("fizz-cola",), 10 + 2)
    assert rest(table, DeckId.STAR)[-1] == "dependable-dana"
    assert rest(table, DeckId.STAR)[0] == "cheeky-friend"


@pytest.mark.rule("E2.TRACKS.08", "E2.TRACKS.09")
def test_space_3_keeps_one_of_two_network_cards() -> None:
    """Without moguls space 3 draws 2 network cards: one is kept, the other discarded."""
    decks = '[decks.network]\nnext = ["genre-block-a", "ad-empire-a", "upfronts-a"]\n'
    table = before_landing(3, decks).play(PRODUCE)
    assert table.legal("Ann") == {"keep genre-block-a", "keep ad-empire-a"}
    table.play("Ann keep ad-empire-a")
    ann = table.player("Ann")
    assert (ann.network, ann.cash) == (("ad-empire-a",), 10)
    assert rest(table, DeckId.NETWORK)[-1] == "genre-block-a"
    assert rest(table, DeckId.NETWORK)[0] == "upfronts-a"


@pytest.mark.rule("E2.TRACKS.18")
@pytest.mark.parametrize(
    ("space", "viewers"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 6), (6, 9)]
)
def test_end_game_viewers_of_a_track(space: int, viewers: int) -> None:
    """Each track gives 0, 0, 1, 2, 4, 6, 9 viewers at the end for START to space 6."""
    table = last_pass(f"sports = {space}")
    assert table.game.is_over(table.state)
    assert table.player("Ann").viewers == viewers


@pytest.mark.rule("E2.TRACKS.18")
def test_every_track_is_scored() -> None:
    """Spaces 6, 3 and 2 on three tracks give 9 + 2 + 1 viewers, once, at the end of the game."""
    assert last_pass("action = 6\ndrama = 3\nsports = 2").player("Ann").viewers == 9 + 2 + 1
    earlier = last_pass("action = 6\ndrama = 3\nsports = 2", number=4)
    assert earlier.player("Ann").viewers == 0


def last_pass(tracks: str, *, number: int = 5) -> Table:
    """The end of a round, by the last pass of Ann, whose timeslots are empty."""
    return Table(f"""
round = {number}
passed = ["Bo", "Cy"]
turn = "Ann"
[players.Ann]
viewers = 0
lineup = {{ "8pm" = "", "9pm" = "", "10pm" = "" }}
[players.Ann.tracks]
{tracks}
""").play("Ann pass cash")
