"""Named stars and shows with BUTCHER, BEEB and CONTINUUM (E2.CARDS.14, .20-.32)."""

from __future__ import annotations

from typing import Any

import pytest

from support.named_cards import lies_up, named, score

BUTCHER = "butcher beeb continuum"
BEEB = "beeb butcher continuum"
CONTINUUM = "continuum butcher beeb"
STAGE = """
[[cards.show]]
id = "test-stage"
name = "Test Stage"
deck = "round_1"
genre = "drama"
cost = 2
expenses = 0
timeslot = "8pm"
viewers = [10, 10, 10, 10]
rerun = 1
slots = ["star?", "star?", "ad?", "ad?"]
"""
REINFELD = 'lineup.9pm = {{ show = "reinfeld", row = {row}, cards = ["{star}"] }}'
FOOSBALL = (
    'lineup.8pm = {{ show = "monday-night-foosball", row = {row}, '
    'cards = ["gulp-isotonic-soup", "fizz-cola"] }}'
)
RERUN_GUY = 'lineup.8pm = { show = "graveyard-shift", cards = ["rerun-guy"] }'


def advanced(table: Any) -> list[str]:
    """The genres that advanced in the last step, in their order."""
    return [event.genre for event in table.events("GenreAdvanced")]


# -- BUTCHER --------------------------------------------------------------------------------------


@pytest.mark.rule("E2.BUTCHER.12", "E2.CARDS.20", "E2.CARDS.21")
def test_butchers_penalty_counts_for_the_surpriser_on_a_penalised_show() -> None:
    """In row 3 BUTCHER loses 4: half of 6 + 3 - 4, rounded down, is gained."""
    table = named(shows="explosion-inspectors", stars="surpriser", executives=BUTCHER)
    table.play("Ann produce explosion-inspectors 8pm; commit; attach surpriser")
    assert table.player("Ann").viewers == (6 + 3 - 4) // 2


@pytest.mark.rule("E2.BUTCHER.12", "E2.CARDS.20")
@pytest.mark.parametrize(("row", "gained"), [(2, (3 + 3 - 2) // 2), (4, 0)])
def test_a_surpriser_of_butcher_added_in_a_later_row(row: int, gained: int) -> None:
    """In row 2 half of 3 + 3 - 2 is gained; in row 4 nothing is lost by 0 + 3 - 6."""
    lineup = f'lineup.8pm = {{ show = "who-ate-my-lunch", row = {row} }}'
    table = named(lineup, stars="surpriser", viewers=5, executives=BUTCHER)
    table.play("Ann add-or-replace surpriser 8pm slot 1")
    assert table.player("Ann").viewers == 5 + gained


@pytest.mark.rule("E2.CARDS.28", "E2.BUTCHER.07")
def test_reinfeld_in_row_2_of_butcher() -> None:
    """5 viewers, 2 of Fill-In Wendy and 2 for her, less BUTCHER's 2."""
    lineup = REINFELD.format(row=2, star="fill-in-wendy")
    assert score(named(lineup, executives=BUTCHER), "9pm") == 5 + 2 + 2 - 2


@pytest.mark.rule("E2.CARDS.29", "E2.BUTCHER.08")
def test_foosball_in_row_3_of_butcher() -> None:
    """3 viewers and the $4M and $2M of the ads, less BUTCHER's 4."""
    assert score(named(FOOSBALL.format(row=3), executives=BUTCHER), "8pm") == 3 + 4 + 2 - 4


@pytest.mark.rule("E2.CARDS.29", "E2.BUTCHER.02")
def test_butcher_makes_foosball_without_the_required_ad() -> None:
    """For $3M more it stands bare, and scores its 7 viewers alone."""
    table = named(shows="monday-night-foosball", cash=9, executives=BUTCHER)
    table.play("Ann produce monday-night-foosball 8pm; declare waive-slots")
    assert table.player("Ann").cash == 9 - 6 - 3
    assert score(table, "8pm") == 7


@pytest.mark.rule("E2.CARDS.32", "E2.BUTCHER.02")
def test_butcher_makes_waterbug_bare_and_advances_drama_all_the_same() -> None:
    """A show whose slots were waived is produced as any other: both genres advance."""
    table = named(shows="waterbug", executives=BUTCHER)
    table.play("Ann produce waterbug 9pm; declare waive-slots")
    assert advanced(table) == ["sci-fi", "drama"]


@pytest.mark.rule("E2.CARDS.27", "E2.BUTCHER.02")
def test_butcher_need_not_waive_a_slot_that_the_rerun_guy_fills() -> None:
    """Over his show Dextrous is committed for its $5M; in another timeslot only with the $3M."""
    table = named(RERUN_GUY, shows="dextrous", executives=BUTCHER)
    table.play("Ann produce dextrous 8pm")
    assert table.legal("Ann") == {"commit", "declare waive-slots"}
    table.play("Ann commit; attach rerun-guy")
    assert table.player("Ann").cash == 30 - 5
    table = named(RERUN_GUY, shows="dextrous", executives=BUTCHER)
    table.play("Ann produce dextrous 10pm")
    assert table.legal("Ann") == {"declare waive-slots"}


@pytest.mark.rule("E2.CARDS.27", "E2.BUTCHER.03")
def test_a_rerun_guy_may_stay_off_a_show_whose_slots_butcher_waived() -> None:
    """The waived star slot of Dextrous is left empty, and he lies in the green room."""
    table = named(RERUN_GUY, shows="dextrous", executives=BUTCHER)
    table.play("Ann produce dextrous 8pm; declare waive-slots; leave-empty")
    assert table.player("Ann").stars == ("rerun-guy",)


# -- BEEB -----------------------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.14", "E2.BEEB.03")
def test_beeb_takes_a_veteran_on_the_network_space() -> None:
    """On the space of stars it cannot be had: it is a network card of the display."""
    table = named(network="industry-veteran-a", executives=BEEB).play("Ann rondel sign-star")
    assert "E2.BASE.23" in table.refuses("Ann take industry-veteran-a")
    table = named(network="industry-veteran-a", executives=BEEB).play("Ann rondel network")
    table.play("Ann take industry-veteran-a")
    assert table.player("Ann").stars == ("industry-veteran-a",)


@pytest.mark.rule("E2.CARDS.14", "E2.BEEB.23")
def test_beeb_exchanges_a_displayed_veteran_and_not_a_held_one() -> None:
    """In the display it is discarded like any network card; in the green room it is a star."""
    table = named(
        stars="industry-veteran-b",
        network="industry-veteran-a",
        executives=BEEB,
        cards='[decks.network]\nnext = ["upfronts-a"]',
    )
    table.play("Ann rondel network; add-network-card")
    assert table.legal("Ann") == {"discard industry-veteran-a", "discard upfronts-a"}
    table.play("Ann discard industry-veteran-a")
    deck = table.state.decks[table.game.deck_named["network"]]
    assert deck.rest[-1] == "industry-veteran-a"


@pytest.mark.rule("E2.CARDS.26", "E2.BEEB.26")
def test_beeb_adds_an_ad_and_a_star_that_turns_it() -> None:
    """The bonus action is another Add or Replace: the ad laid upside down first is turned."""
    lineup = 'lineup.8pm = "test-stage"'
    table = named(
        lineup, stars="cross-promoting-star", ads="rocket-toaster", executives=BEEB, cards=STAGE
    )
    table.play("Ann rondel add; add-or-replace rocket-toaster 8pm slot 3")
    assert not lies_up(table, "8pm", "rocket-toaster")
    table.play("Ann add-or-replace cross-promoting-star 8pm slot 1; turn-up rocket-toaster")
    assert lies_up(table, "8pm", "rocket-toaster")


@pytest.mark.rule("E2.CARDS.29", "E2.BEEB.18")
def test_an_ad_that_beeb_cashes_in_is_lost_to_foosball() -> None:
    """Gulp Isotonic Soup is discarded for its $4M as it lies: only Fizz Cola counts."""
    table = named(FOOSBALL.format(row=1), executives=BEEB)
    table.play("Ann rondel sign-ad; cash-in gulp-isotonic-soup")
    assert table.player("Ann").cash == 30 + 4
    assert score(table, "8pm") == 7 + 2


@pytest.mark.rule("E2.CARDS.27", "E2.BEEB.20")
def test_beeb_gets_the_rerun_guy_back_before_it_passes() -> None:
    """A production over his show on the space of productions, and the bonus pass after it."""
    table = named(RERUN_GUY, shows="brakes-are-optional", executives=BEEB)
    table.play("Ann rondel produce; produce brakes-are-optional 8pm; leave-empty; pass viewers")
    assert table.player("Ann").stars == ("rerun-guy",)
    assert table.player("Ann").viewers == 5


# -- CONTINUUM ------------------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.22", "E2.CARDS.43")
def test_an_anomaly_is_no_company_for_a_cheeky_friend() -> None:
    """It lies in the green room and is never on the show: the friend is alone."""
    table = named(
        'lineup.8pm = "test-stage"',
        stars="anomaly-a cheeky-friend",
        executives=CONTINUUM,
        cards=STAGE,
    )
    assert "E2.CARDS.43" in table.refuses("Ann add-or-replace anomaly-a 8pm slot 2")
    table.play("Ann add-or-replace cheeky-friend 8pm slot 1")
    assert score(table, "8pm") == 10 + 1


@pytest.mark.rule("E2.CARDS.20", "E2.CONTINUUM.06")
def test_the_time_machine_lets_a_second_star_be_added_in_the_turn() -> None:
    """The Surpriser counts the star that was attached by the first of the two actions."""
    table = named(
        'memory = { marker = 5 }\nlineup.8pm = { show = "test-stage", row = 2 }',
        stars="surpriser fill-in-wendy",
        executives=CONTINUUM,
        cards=STAGE,
    )
    table.play("Ann use-time-machine; add-or-replace fill-in-wendy 8pm slot 2")
    table.play("Ann add-or-replace surpriser 8pm slot 1")
    assert table.player("Ann").viewers == (10 + 2 + 3) // 2


@pytest.mark.rule("E2.CARDS.32", "E2.CARDS.43")
def test_an_anomaly_drawn_for_a_genre_that_waterbug_indicates_may_be_kept() -> None:
    """Drama reaches space 2 by Waterbug: the anomaly on top of the deck is the star drawn."""
    table = named(
        "tracks = { drama = 1 }",
        shows="waterbug",
        stars="fill-in-wendy",
        executives=CONTINUUM,
        cards='[decks.star]\ntop = ["anomaly-a"]\n[decks.ad]\nnext = ["fizz-cola"]',
    )
    table.play("Ann produce waterbug 9pm; attach fill-in-wendy")
    assert table.legal("Ann") == {"keep anomaly-a", "keep fizz-cola"}
    table.play("Ann keep anomaly-a")
    assert table.player("Ann").stars == ("anomaly-a",)
