"""Flexible Schedule, second edition: a production without a penalty (E2.CARDS.11)."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId
from support.table import Table

CARD = "flexible-schedule-a"
BUTCHER = '[game]\nexecutives = ["butcher", "beeb", "continuum"]\n'

SHOWS = """
[[cards.show]]
id = "test-soap"
name = "Test Soap"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "9pm"
viewers = [7, 6, 4, 3]
rerun = 1
slots = ["star!"]
[[cards.show]]
id = "test-any"
name = "Test Any"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "any"
viewers = [7, 6, 4, 3]
rerun = 1
slots = []
[[cards.show]]
id = "test-cartoon"
name = "Test Cartoon"
deck = "round_1"
genre = "kids"
cost = 0
expenses = 0
timeslot = "weekend"
viewers = [7, 6, 4, 3]
rerun = 1
slots = []
module = "telly_time"
"""


def planner(
    network: str = f'"{CARD}"',
    *,
    game: str = "",
    top: str = "",
    ann: str = "",
    shows: str = '"test-soap", "test-any"',
    stars: str = '"starter-star-a"',
) -> Table:
    """Ann holds Flexible Schedule and $10M; Test Soap is a show for 9PM, her lineup empty."""
    return Table(f"""
turn = "Ann"
{top}
{game}
[display]
shows = [{shows}]
[players.Ann]
cash = 10
viewers = 0
stars = [{stars}]
network = [{network}]
lineup = {{ 8pm = "", 9pm = "", 10pm = "" }}
{ann}
{SHOWS}
""")


@pytest.mark.rule("E2.CARDS.11", "E2.CARDS.05")
@pytest.mark.parametrize("timeslot", ["8pm", "10pm"])
def test_a_show_out_of_its_timeslot_starts_in_row_1(timeslot: str) -> None:
    """Declared with the production the card is discarded, and costs nothing more than the show."""
    table = planner().play(f"Ann produce test-soap {timeslot}")
    assert table.legal("Ann") == {"commit", f"declare {CARD}"}
    table.play(f"Ann declare {CARD}; attach starter-star-a")
    assert table.show("Ann", timeslot).row == 1
    assert table.player("Ann").cash == 10 - 4
    assert table.player("Ann").network == ()
    assert table.state.decks[DeckId.NETWORK].rest[-1] == CARD
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.11", "E2.CARDS.02")
def test_without_declaring_it_the_penalty_stands_and_the_card_is_kept() -> None:
    """The show starts on the X in row 3."""
    table = planner().play("Ann produce test-soap 8pm; commit; attach starter-star-a")
    assert table.show("Ann", "8pm").row == 3
    assert table.player("Ann").network == (CARD,)


@pytest.mark.rule("E2.CARDS.11")
@pytest.mark.parametrize(
    "production", ["test-soap 9pm", "test-any 8pm", "test-any 9pm", "test-any 10pm"]
)
def test_it_is_not_offered_where_no_penalty_threatens(production: str) -> None:
    """In the preferred timeslot, or for a show for ANY, nothing is asked and the card is kept."""
    table = planner().play(f"Ann produce {production}")
    if production.startswith("test-soap"):
        assert table.legal("Ann") == {"attach starter-star-a"}
    else:
        assert table.to_act() == ["Bo"]
    assert table.player("Ann").network == (CARD,)


@pytest.mark.rule("E2.CARDS.11", "E2.CARDS.02")
def test_it_is_used_with_a_production_only() -> None:
    """Between actions it cannot be used, and no other decision of the turn names it."""
    table = planner()
    assert not [text for text in table.legal("Ann") if CARD in text]


@pytest.mark.rule("E2.CARDS.11")
def test_one_of_two_copies_is_used() -> None:
    """Either copy may be declared, not both: the other one is left for a later show."""
    table = planner(f'"{CARD}", "flexible-schedule-b"').play("Ann produce test-soap 8pm")
    assert table.legal("Ann") == {"commit", f"declare {CARD}", "declare flexible-schedule-b"}
    table.play("Ann declare flexible-schedule-b; attach starter-star-a")
    assert table.show("Ann", "8pm").row == 1
    assert table.player("Ann").network == (CARD,)
    table.play("Bo pass cash", "Cy pass cash", "Ann pass cash")
    assert table.show("Ann", "8pm").row == 1 + 1


@pytest.mark.rule("E2.CARDS.11")
def test_the_condition_of_an_ad_still_asks_for_the_real_timeslot() -> None:
    """The card lifts the penalty of the show; an ad for 9PM lies upside down at 8PM."""
    table = planner(ann='ads = ["dinner-in-a-tube"]', shows='"graveyard-shift"')
    table.play(f"Ann produce graveyard-shift 8pm; declare {CARD}; leave-empty")
    table.play("Ann attach dinner-in-a-tube")
    assert (table.show("Ann", "8pm").row, table.show("Ann", "8pm").up) == (1, 0b00)


@pytest.mark.rule("E2.CARDS.11", "E2.CARDS.21")
def test_a_surpriser_finds_the_show_in_row_1() -> None:
    """Her condition, a marker below row 1, is met with the penalty and not without it."""
    for words, up in (("commit", 0b1), (f"declare {CARD}", 0b0)):
        table = planner(stars='"surpriser"')
        table.play(f"Ann produce test-soap 8pm; {words}; attach surpriser")
        assert table.show("Ann", "8pm").up == up


# -- other executives and modules -----------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.11", "E2.BUTCHER.10", "E2.BUTCHER.06")
@pytest.mark.parametrize(
    ("words", "viewers"), [(f"declare {CARD}; commit", 7 + 1), ("commit", 4 + 1 - 4)]
)
def test_butcher_has_no_season_penalty_without_the_timeslot_penalty(
    words: str, viewers: int
) -> None:
    """With the card the marker is in row 1 and the show scores in full; else row 3 and -4."""
    table = planner(game=BUTCHER, top='passed = ["Bo", "Cy"]').play("Ann produce test-soap 8pm")
    table.play(f"Ann {words}; attach starter-star-a", "Ann pass cash")
    assert table.player("Ann").viewers == viewers


@pytest.mark.rule("E2.CARDS.11", "E2.BUTCHER.02")
def test_it_is_declared_beside_butchers_waiver() -> None:
    """Both are options of the same production: no star, $3M more, and row 1."""
    table = planner(game=BUTCHER).play("Ann produce test-soap 8pm")
    assert table.legal("Ann") == {"commit", f"declare {CARD}", "declare waive-slots"}
    table.play(f"Ann declare {CARD}")
    assert table.legal("Ann") == {"commit", "declare waive-slots"}
    table.play("Ann declare waive-slots; leave-empty")
    assert table.show("Ann", "8pm").row == 1
    assert table.player("Ann").cash == 10 - 4 - 3


@pytest.mark.rule("E2.CARDS.11", "E2.CARDS.34")
def test_it_goes_with_a_show_of_page_to_screen() -> None:
    """The show drawn is free, and with the card it suffers no penalty either."""
    table = planner(
        game='[game]\nmodules = ["moguls"]\n',
        ann='moguls = ["page-to-screen"]',
        shows="",
        top='[decks.round_1]\nnext = ["test-soap", "test-any"]\n',
    ).play("Ann use page-to-screen; produce test-soap 8pm")
    table.play(f"Ann declare {CARD}; leave-empty")
    assert table.show("Ann", "8pm").row == 1
    assert table.player("Ann").cash == 10
    assert table.player("Ann").network == ()


TELLY = '[game]\nmodules = ["telly_time"]\n'


@pytest.mark.rule("E2.CARDS.11", "E2.TELLY.20")
def test_it_lifts_the_penalty_of_the_weekend() -> None:
    """A show for 9PM on the weekend starts in row 1 with it."""
    table = planner(game=TELLY).play(f"Ann produce test-soap weekend; declare {CARD}")
    assert table.show("Ann", "weekend").row == 1


@pytest.mark.rule("E2.CARDS.11", "E2.TELLY.19")
def test_it_does_not_lift_the_placement_of_kids_shows() -> None:
    """A Kids show still stands in the weekend slot only, and there no penalty threatens."""
    table = planner(game=TELLY, shows='"test-cartoon"')
    for timeslot in ("8pm", "9pm", "10pm"):
        assert "E2.TELLY.19" in table.refuses(f"Ann produce test-cartoon {timeslot}")
    table.play("Ann produce test-cartoon weekend")
    assert table.show("Ann", "weekend").row == 1
    assert table.player("Ann").network == (CARD,)
