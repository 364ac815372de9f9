"""PROCRASTINATOR, second edition, with Telly Time (E2.PROCRASTINATOR.13, .14)."""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.genre_tokens import GenreTokens
from support.free_shows import free_show, free_table
from support.names import GENRES, NAMES, TELLY_GENRES
from support.table import Table

ALL_USED = f"memory = {{ used = {sorted(GENRES * 2)} }}\n"
CARTOON = free_show("kids", "free-cartoon", timeslot="weekend")
"""A Kids show with the preferred timeslot that Kids shows have."""


def telly(ann: str = "", *, executive: str = "procrastinator", rest: str = "") -> Table:
    """Ann, PROCRASTINATOR, in a game with Telly Time; the others have passed."""
    return free_table(
        executive, ann, modules=("telly_time",), shows=("free-cartoon",), rest=rest, cards=CARTOON
    )


def declarable(table: Table) -> set[str]:
    """The genres to which Ann may change the show that she produces."""
    texts = (text for text in table.legal("Ann") if text.startswith("declare genre-"))
    return {text.removeprefix("declare genre-") for text in texts}


@pytest.mark.rule("E2.TELLY.04", "E2.SETUP.13", "E2.PROCRASTINATOR.10")
def test_starting_cash_is_half_of_the_larger_amounts() -> None:
    """Half of $7M, 10, 13, 16 and 19M, rounded down, by position in turn order."""
    executives = ("procrastinator", "beeb", "butcher", "continuum", "generic")
    game = networks.Game(NAMES, executives=executives, modules=("telly_time",))
    states = [game.start(seed) for seed in range(40)]
    cash = {-state.first % 5: state.players[0].cash for state in states}
    assert cash == {0: 3, 1: 5, 2: 6, 3: 8, 4: 9}


@pytest.mark.rule("E2.PROCRASTINATOR.13", "E2.TELLY.23")
@pytest.mark.parametrize("genre", GENRES)
def test_no_show_becomes_one_of_the_new_genres(genre: str) -> None:
    """There are tokens for the six genres of the board only."""
    table = telly().play(f"Ann produce free-{genre} 8pm")
    assert declarable(table) == set(GENRES) - {genre}
    texts = {action.text for action in table.game.universe.actions[0]}
    assert texts.isdisjoint(f"declare genre-{new}" for new in TELLY_GENRES)


@pytest.mark.rule("E2.PROCRASTINATOR.14", "E2.TELLY.23")
@pytest.mark.parametrize("genre", TELLY_GENRES)
def test_a_show_of_a_new_genre_may_be_changed(genre: str) -> None:
    """To any of the six genres of which a token is left."""
    memory = 'memory = { used = ["drama", "drama", "sports"] }\n'
    table = telly(memory).play(f"Ann produce free-{genre} weekend")
    assert declarable(table) == set(GENRES) - {"drama"}
    table.play("Ann declare genre-sports")
    assert table.show("Ann", "weekend").token == "sports"
    used = ("drama", "drama", "sports", "sports")
    assert table.player("Ann").memory == GenreTokens(used)


@pytest.mark.rule("E2.PROCRASTINATOR.14", "E2.PROCRASTINATOR.07")
@pytest.mark.parametrize(("text", "covered"), [("declare genre-sports", 1), ("commit", 6)])
def test_the_square_of_the_new_genre_is_covered(text: str, covered: int) -> None:
    """A Kids show made Sports covers Sports, the 2nd square, and not Kids, the 7th."""
    table = telly().play(f"Ann produce free-kids weekend; {text}")
    assert table.player("Ann").grid == 1 << covered


@pytest.mark.rule("E2.TELLY.24", "E2.PROCRASTINATOR.14")
@pytest.mark.parametrize("timeslot", ["8pm", "9pm", "10pm"])
def test_a_kids_show_that_is_changed_may_stand_anywhere(timeslot: str) -> None:
    """It has to be changed to stand there; its timeslot stays weekend, so it starts in row 3."""
    table = telly().play(f"Ann produce free-cartoon {timeslot}")
    assert table.legal("Ann") == {f"declare genre-{genre}" for genre in GENRES}
    assert table.refuses("Ann commit") == {"E2.TELLY.19"}
    table.play("Ann declare genre-drama")
    assert table.show("Ann", timeslot).token == "drama"
    assert table.show("Ann", timeslot).row == 3


@pytest.mark.rule("E2.TELLY.24")
@pytest.mark.parametrize("text", ["declare genre-drama", "commit"])
def test_on_the_weekend_a_kids_show_is_not_penalised(text: str) -> None:
    """Changed or not it is in its preferred timeslot there, and starts in row 1."""
    table = telly().play(f"Ann produce free-cartoon weekend; {text}")
    assert table.show("Ann", "weekend").row == 1


@pytest.mark.rule("E2.TELLY.24", "E2.PROCRASTINATOR.09")
def test_without_a_token_a_kids_show_is_bound_to_the_weekend() -> None:
    """With all tokens used it can be produced on the weekend only."""
    table = telly(ALL_USED)
    assert table.refuses("Ann produce free-cartoon 8pm") == {"E2.TELLY.19"}
    assert table.allows("Ann produce free-cartoon weekend")


@pytest.mark.rule("E2.TELLY.24", "E2.TELLY.23")
def test_other_executives_cannot_free_a_kids_show() -> None:
    """GENERIC with the same display produces it on the weekend only."""
    table = telly(executive="generic")
    assert table.refuses("Ann produce free-cartoon 8pm") == {"E2.TELLY.19"}


@pytest.mark.rule("E2.PROCRASTINATOR.03", "E2.TELLY.25")
@pytest.mark.parametrize(("text", "power"), [("declare genre-drama", False), ("commit", True)])
def test_a_changed_chat_show_has_no_power(text: str, power: bool) -> None:
    """Only a show that is Chat after any change turns the cards of a timeslot."""
    table = telly().play(f"Ann produce free-chat 8pm; {text}")
    assert ("turn-all-up 8pm" in table.legal("Ann")) == power


@pytest.mark.rule("E2.PROCRASTINATOR.03", "E2.TELLY.26")
@pytest.mark.parametrize(("text", "power"), [("declare genre-drama", False), ("commit", True)])
def test_a_changed_quiz_show_sells_no_viewers(text: str, power: bool) -> None:
    """At lineup scoring only the show that is still Quiz lets Ann turn cash into viewers."""
    table = telly("cash = 9\n").play(f"Ann produce free-quiz 8pm; {text}", "Ann pass cash")
    assert ("convert $1M" in table.legal("Ann")) == power


@pytest.mark.rule("E2.TELLY.23", "E2.CARDS.34")
def test_a_kids_show_drawn_by_page_to_screen_may_stand_anywhere_with_a_token() -> None:
    """On the terms of the card, too, the token frees it from the weekend."""
    table = free_table(
        "procrastinator",
        'moguls = ["page-to-screen"]\n',
        modules=("moguls", "telly_time"),
        rest='[decks.round_1]\nnext = ["free-cartoon", "free-match"]\n',
        cards=CARTOON + free_show("sports", "free-match"),
    )
    table.play("Ann use page-to-screen; produce free-cartoon 8pm")
    assert table.refuses("Ann commit") == {"E2.TELLY.19"}
    table.play("Ann declare genre-sci-fi")
    assert table.show("Ann", "8pm").token == "sci-fi"
