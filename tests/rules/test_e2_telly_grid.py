"""Telly Time: what covers a square of the grid, and when (E2.TELLY.08, .13)."""

from __future__ import annotations

import pytest

from support.free_shows import free_show
from support.telly_tables import KNOWN_DECKS, SPACE_2, WITH_MOGULS, covered, grid, telly

SHOW_WITH_SLOTS = free_show("drama", "drama-with-slots", slots=("star!", "ad?"))
WITH_SLOTS = """cash = 0
stars = ["fill-in-wendy"]
ads = []
"""
WITHOUT_GENRE = free_show("", "free-nothing")
ROW_2_LACKS_DRAMA = grid("sci-fi", "sitcom")
RESEARCH = 'network = ["market-research-a"]\n'


# -- producing ------------------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.08")
@pytest.mark.parametrize(
    "genre",
    ["action", "drama", "reality", "sci-fi", "sitcom", "sports", "kids", "chat", "quiz"],
)
def test_a_production_covers_the_square_of_its_genre(genre: str) -> None:
    """That square of the producer's grid, no other one, and none of another player's."""
    table = telly().play(f"Ann produce free-{genre} weekend")
    assert covered(table) == {genre}
    assert covered(table, "Bo") == set()


@pytest.mark.rule("E2.TELLY.08")
def test_squares_stay_covered() -> None:
    """The square of a show that is cancelled stays covered, and the next one joins it."""
    table = telly(top='passed = ["Bo"]')
    table.play("Ann produce free-drama 8pm", "Ann produce free-action 8pm")
    assert covered(table) == {"drama", "action"}
    assert [rerun.show for rerun in table.player("Ann").reruns] == [
        "starter-show-1-a",
        "free-drama",
    ]


@pytest.mark.rule("E2.TELLY.08")
def test_a_covered_square_does_nothing_more() -> None:
    """A second drama covers nothing and brings nothing, although a line of the grid is complete."""
    row = grid("sci-fi", "sitcom", "drama")
    table = telly(row, rest=KNOWN_DECKS).play("Ann produce free-drama 8pm")
    assert covered(table) == {"sci-fi", "sitcom", "drama"}
    for kind in ("SquareCovered", "CashChanged", "ViewersChanged"):
        assert table.events(kind) == []
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.TELLY.08")
def test_a_square_is_covered_when_the_track_would_advance() -> None:
    """After the slots are filled, not before: the line is completed by then, and its bonus due."""
    table = telly(
        ROW_2_LACKS_DRAMA + WITH_SLOTS,
        shows=("drama-with-slots",),
        cards=SHOW_WITH_SLOTS,
        rest=KNOWN_DECKS.replace("fill-in-wendy", "tessa-torque"),
    )
    table.play("Ann produce drama-with-slots 8pm")
    assert covered(table) == {"sci-fi", "sitcom"}
    table.play("Ann attach fill-in-wendy")
    assert covered(table) == {"sci-fi", "sitcom", "drama"}
    assert table.show("Ann", "8pm").cards == ("fill-in-wendy", "")
    assert table.legal() == {"keep tessa-torque", "keep fizz-cola"}


@pytest.mark.rule("E2.TELLY.08")
def test_a_show_without_genre_covers_nothing() -> None:
    """Neither does one that is produced, nor did the starter shows of the lineup."""
    table = telly(shows=("free-nothing",), cards=WITHOUT_GENRE)
    assert covered(table) == set()
    table.play("Ann produce free-nothing weekend")
    assert covered(table) == set()
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.TELLY.08")
def test_the_genre_after_a_change_is_covered() -> None:
    """PROCRASTINATOR makes a drama a sitcom: the square of Sitcom is covered, not that of Drama."""
    table = telly(executives=("procrastinator", "butcher"))
    table.play("Ann produce free-drama 8pm; declare genre-sitcom")
    assert covered(table) == {"sitcom"}


@pytest.mark.rule("E2.TELLY.08")
def test_the_event_names_square_and_clause() -> None:
    """Who listens hears which square was covered, by the rule of productions."""
    table = telly().play("Ann produce free-quiz weekend")
    (event,) = table.events("SquareCovered")
    assert (event.seat, event.genre, event.rule) == (table.seat("Ann"), "quiz", "E2.BASE.52")


# -- cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.13")
@pytest.mark.parametrize("genre", ["action", "kids", "chat", "quiz"])
def test_market_research_covers_any_genre_in_play(genre: str) -> None:
    """Nine genres are on offer, the new ones too; the one chosen is covered, no track moves."""
    table = telly(RESEARCH).play("Ann use market-research-a")
    assert len(table.legal()) == 9
    table.play(f"Ann choose-genre {genre}")
    assert covered(table) == {genre}
    assert set(table.player("Ann").tracks) == {0}


@pytest.mark.rule("E2.TELLY.13", "E2.TELLY.01")
def test_market_research_knows_only_genres_in_play() -> None:
    """Without the module Chat cannot be chosen: six genres are on offer, and a track advances."""
    table = telly(RESEARCH, modules=(), shows=()).play("Ann use market-research-a")
    assert len(table.legal()) == 6
    assert table.refuses("Ann choose-genre chat") == {"E2.CARDS.12"}
    table.play("Ann choose-genre drama")
    assert sum(table.player("Ann").tracks) == 1
    assert table.player("Ann").grid == 0


@pytest.mark.rule("E2.TELLY.13")
def test_market_research_completes_a_line() -> None:
    """The bonus of the first line is drawn before the action of the turn."""
    table = telly(ROW_2_LACKS_DRAMA + RESEARCH, rest=KNOWN_DECKS)
    table.play("Ann use market-research-a; choose-genre drama")
    assert table.legal() == SPACE_2
    table.play("Ann keep fizz-cola")
    assert table.to_act() == ["Ann"]
    assert table.allows("Ann produce free-drama 8pm")


@pytest.mark.rule("E2.TELLY.13")
def test_market_research_on_a_covered_square_does_nothing() -> None:
    """The genre may be chosen, and nothing more is covered or drawn."""
    table = telly(grid("chat") + RESEARCH).play("Ann use market-research-a; choose-genre chat")
    assert covered(table) == {"chat"}
    assert table.events("SquareCovered") == []
    assert table.player("Ann").network == ()


WATERBUG = ("waterbug",)
ROUND_2 = "round = 2"


@pytest.mark.rule("E2.TELLY.13")
def test_waterbug_covers_its_own_genre_and_drama() -> None:
    """Sci-Fi for the production, then Drama as it indicates."""
    table = telly("cash = 6", top=ROUND_2, shows=WATERBUG)
    table.play("Ann produce waterbug 9pm; attach starter-star-a; leave-empty")
    assert covered(table) == {"sci-fi", "drama"}
    assert [event.genre for event in table.events("SquareCovered")] == ["sci-fi", "drama"]
    assert set(table.player("Ann").tracks) == {0}


@pytest.mark.rule("E2.TELLY.13", "E2.TELLY.10")
def test_waterbug_may_complete_two_lines() -> None:
    """Its Sci-Fi completes the first line, whose bonus comes first; its Drama the second."""
    table = telly(
        "cash = 6\n" + grid("action", "kids", "reality", "quiz"),
        top=ROUND_2,
        shows=WATERBUG,
        rest=KNOWN_DECKS,
    )
    table.play("Ann produce waterbug 9pm; attach starter-star-a; leave-empty")
    assert "drama" not in covered(table)
    assert table.legal() == SPACE_2
    table.play("Ann keep fizz-cola")
    assert table.legal() == {"keep genre-block-a", "keep ad-empire-a"}


@pytest.mark.rule("E2.TELLY.13")
def test_reboot_o_mancer_covers_the_genre_of_a_rerun() -> None:
    """A Kids show leaves the game, and the square of Kids is covered; a starter has no genre."""
    table = telly(
        'moguls = ["reboot-o-mancer"]\nreruns = ["free-kids", "starter-show-1-b"]\n',
        modules=WITH_MOGULS,
        shows=(),
    )
    assert "E2.CARDS.39" in table.refuses("Ann spend-rerun starter-show-1-b")
    table.play("Ann spend-rerun free-kids")
    assert covered(table) == {"kids"}
    assert set(table.player("Ann").tracks) == {0}


@pytest.mark.rule("E2.TELLY.13")
def test_a_rerun_with_a_token_counts_by_the_token() -> None:
    """A Chat show that PROCRASTINATOR made a sports show covers Sports."""
    table = telly(
        'moguls = ["reboot-o-mancer"]\nreruns = [{ show = "free-chat", token = "sports" }]\n',
        modules=WITH_MOGULS,
        shows=(),
    )
    table.play("Ann spend-rerun free-chat")
    assert covered(table) == {"sports"}
