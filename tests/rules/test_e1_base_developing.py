"""Develop a Show in the first edition (E1.BASE.25-.34)."""

from __future__ import annotations

import pytest

from executives.networks import queries
from support.first_actions import develop
from support.first_tables import (
    PLAIN_CARDS,
    card,
    deck,
    first,
    first_game,
    reruns,
    row,
)


@pytest.mark.rule("E1.BASE.25")
def test_a_developed_show_is_paid_for_and_leaves_the_display() -> None:
    """Early Show costs $2M of Ann's 9 and stands at 10PM, in its first row."""
    table = develop().play("Ann produce early-show 10pm")
    assert table.player("Ann").cash == 9 - 2
    assert (table.show("Ann", "10pm").show, table.show("Ann", "10pm").row) == ("early-show", 1)
    assert row(table, "shows") == ("choosy-show", "any-show")


@pytest.mark.rule("E1.BASE.25")
def test_shows_that_are_too_dear_or_not_displayed_cannot_be_developed() -> None:
    """$1M is too little for a show of 2, and Helmet Hair lies elsewhere."""
    table = develop(1)
    assert table.refuses("Ann produce early-show 8pm") == {"E1.BASE.34"}
    assert table.refuses("Ann produce helmet-hair 8pm") == {"E1.BASE.25"}


@pytest.mark.rule("E1.BASE.25", "E1.BASE.40")
def test_coloured_icons_are_mandatory_and_grey_ones_optional() -> None:
    """Choosy Show needs a star and may take an ad; without the star it cannot be chosen."""
    assert "E1.BASE.29" in develop().refuses("Ann produce choosy-show 9pm")
    table = develop(stars='["plain-star"]', ads='["plain-ad"]')
    table.play("Ann produce choosy-show 9pm")
    assert table.refuses("Ann leave-empty") == {"E1.BASE.29"}
    table.play("Ann attach plain-star")
    assert table.allows("Ann attach plain-ad")
    table.play("Ann leave-empty")
    assert table.show("Ann", "9pm").cards == ("plain-star", "")


OLD_PLAY = """
turn = "Ann"
[display]
shows = ["any-show", "choosy-show"]
[players.Ann]
cash = 9
ads = ["night-ad"]
lineup.8pm = { show = "early-show", row = 2, cards = ["plain-star", "plain-ad"] }
"""


@pytest.mark.rule("E1.BASE.26")
def test_the_show_replaced_goes_to_the_reruns_and_its_cards_are_discarded() -> None:
    """Early Show is in reruns, its star and ad are under their decks."""
    table = first(OLD_PLAY, cards=PLAIN_CARDS).play("Ann produce any-show 8pm; attach night-ad")
    assert reruns(table, "Ann") == ["early-show"]
    assert deck(table, "star")[-1] == "plain-star"
    assert deck(table, "ad")[-1] == "plain-ad"
    assert table.show("Ann", "8pm").cards == ("night-ad", "")


@pytest.mark.rule("E1.BASE.27")
def test_the_old_cards_cannot_be_used_on_the_new_show() -> None:
    """The star of the old show is no help for the mandatory star of the new one."""
    table = first(OLD_PLAY, cards=PLAIN_CARDS)
    assert "E1.BASE.29" in table.refuses("Ann produce choosy-show 8pm")
    table.play("Ann produce any-show 8pm")
    assert table.refuses("Ann attach plain-ad") == {"E1.BASE.28"}


@pytest.mark.rule("E1.BASE.27")
def test_a_timeslot_may_be_empty() -> None:
    """Ann's first show at 9PM replaces nothing."""
    table = develop().play("Ann produce early-show 9pm")
    assert reruns(table, "Ann") == []
    assert table.show("Ann", "8pm") is None


@pytest.mark.rule("E1.BASE.28")
def test_attachments_come_from_the_green_room_only() -> None:
    """A star of the display, or of another green room, cannot be attached."""
    table = first(
        """
turn = "Ann"
[display]
shows = ["early-show"]
stars = ["plain-star"]
[players.Ann]
cash = 9
stars = ["standby-stella"]
[players.Bo]
stars = ["drama-star"]
""",
        cards=PLAIN_CARDS,
    ).play("Ann produce early-show 8pm")
    assert table.refuses("Ann attach plain-star") == {"E1.BASE.28"}
    assert table.refuses("Ann attach drama-star") == {"E1.BASE.28"}
    assert table.allows("Ann attach standby-stella")


@pytest.mark.rule("E1.BASE.29")
def test_a_slot_holds_one_card_of_its_kind() -> None:
    """An ad does not fit the star slot; the slot for either takes a star or an ad."""
    table = develop(stars='["plain-star", "drama-star"]', ads='["plain-ad"]')
    table.play("Ann produce choosy-show 9pm")
    assert table.refuses("Ann attach plain-ad") == {"E1.BASE.29"}
    table.play("Ann attach plain-star")
    assert table.allows("Ann attach drama-star")
    assert table.allows("Ann attach plain-ad")
    table.play("Ann attach plain-ad")
    assert table.show("Ann", "9pm").cards == ("plain-star", "plain-ad")


TEAM = """
turn = "Ann"
[display]
shows = ["choosy-show"]
[players.Ann]
cash = 9
stars = ["ensemble-emma", "plain-star"]
network = ["agency-a"]
"""


@pytest.mark.rule("E1.BASE.29")
def test_orientation_is_decided_once_when_all_cards_are_in_place() -> None:
    """Emma wants another star: one attached after her counts, one that comes later does not."""
    table = first(TEAM, cards=PLAIN_CARDS)
    table.play("Ann produce choosy-show 9pm; attach ensemble-emma; attach plain-star")
    assert table.show("Ann", "9pm").up == 0b11
    table = first(TEAM, cards=PLAIN_CARDS).play("Ann use agency-a")
    table.play("Ann produce choosy-show 9pm; attach ensemble-emma; leave-empty")
    assert table.show("Ann", "9pm").up == 0b00
    table.play("Ann add-or-replace plain-star 9pm slot 2")
    assert table.show("Ann", "9pm").up == 0b10


@pytest.mark.rule("E1.BASE.30")
@pytest.mark.parametrize(("timeslot", "up"), [("8pm", 0), ("9pm", 0), ("10pm", 1)])
def test_an_ad_lies_right_way_up_if_its_condition_is_met(timeslot: str, up: int) -> None:
    """Night Ad wants 10PM."""
    table = develop(ads='["night-ad"]').play(f"Ann produce any-show {timeslot}; attach night-ad")
    assert table.show("Ann", timeslot).up == up


@pytest.mark.rule("E1.BASE.31")
def test_stars_follow_their_conditions_and_nobody_is_asked() -> None:
    """Drama Star lies right on a drama show, wrong on an action show, Plain Star always right."""
    table = develop(stars='["drama-star"]').play("Ann produce early-show 8pm; attach drama-star")
    assert (table.show("Ann", "8pm").up, table.to_act() == ["Ann"]) == (1, False)
    table = develop(stars='["drama-star", "plain-star"]')
    table.play("Ann produce choosy-show 8pm; attach drama-star; attach plain-star")
    assert table.show("Ann", "8pm").up == 0b10
    assert table.to_act() != ["Ann"]


def viewers_after_season(timeslot: str, show: str, row_of_cube: int, *, stars: str = "") -> int:
    """What a show of Ann alone brings at the season's end."""
    table = first(
        f"""
turn = "Ann"
passed = ["Bo", "Cy"]
[players.Ann]
cash = 9
[players.Ann.lineup]
{timeslot} = {{ show = "{show}", row = {row_of_cube}, cards = [{stars}] }}
""",
        cards=PLAIN_CARDS,
    ).play("Ann drop cash")
    return table.player("Ann").viewers


@pytest.mark.rule("E1.BASE.32")
@pytest.mark.parametrize(
    ("timeslot", "cube", "viewers"),
    [("8pm", 1, 7), ("9pm", 1, 4), ("10pm", 1, 4), ("8pm", 2, 5), ("9pm", 2, 5), ("9pm", 3, 3)],
)
def test_the_higher_number_counts_in_the_preferred_timeslot(
    timeslot: str, cube: int, viewers: int
) -> None:
    """Early Show gives 7 at 8PM and 4 elsewhere in its first season, the same later on."""
    assert viewers_after_season(timeslot, "early-show", cube) == viewers


@pytest.mark.rule("E1.BASE.33")
@pytest.mark.parametrize("timeslot", ["8pm", "9pm", "10pm"])
def test_a_show_for_any_timeslot_and_a_pilot_use_the_higher_number(timeslot: str) -> None:
    """Any Show gives 6 and Captain Trampoline 6, wherever they stand."""
    table = first(f'turn = "Ann"\n[players.Ann]\nlineup.{timeslot} = "any-show"', cards=PLAIN_CARDS)
    index = table.game.boards.timeslots.index(timeslot)
    assert queries.is_timely(table.game.context, table.state, 0, index)
    assert viewers_after_season(timeslot, "any-show", 1) == 6
    assert viewers_after_season(timeslot, "captain-trampoline", 1) == 6


@pytest.mark.rule("E1.BASE.33")
def test_all_pilots_are_for_any_timeslot_and_print_one_number() -> None:
    """The 26 pilots."""
    game = first_game(4)
    assert len(game.pilots) == 26
    for pilot in game.pilots:
        printed = card(game, pilot)
        assert (printed.timeslot, printed.lower) == ("any", printed.viewers[0])


@pytest.mark.rule("E1.BASE.34")
def test_the_steps_of_developing_a_show() -> None:
    """Pay, cancel, the show comes with its cube, attach, orientation, then the genre bonus."""
    table = first(
        """
turn = "Ann"
[display]
shows = ["early-show"]
[players.Ann]
cash = 9
stars = ["drama-star"]
reruns = ["downpour-abbey"]
lineup.8pm = { show = "the-weeping-willows", cards = ["plain-star"] }
""",
        cards=PLAIN_CARDS.replace('slots = ["star?", "ad?"]', 'slots = ["star?"]'),
        players=4,
    )
    events = []
    for text in ("Ann produce early-show 8pm", "Ann attach drama-star"):
        table.play(text)
        assert table.last is not None
        events += [
            (type(event).__name__, getattr(event, "target", "")) for event in table.last.events
        ]
    wanted = [
        ("CashChanged", ""),
        ("CardsMoved", "reruns"),
        ("CardsMoved", "lineup"),
        ("CardsMoved", "deck"),
        ("CardsMoved", "lineup"),
        ("CardTurned", ""),
        ("BonusGained", ""),
    ]
    assert events == wanted
    assert table.show("Ann", "8pm").row == 1
    assert table.legal() == {"draw stars", "draw ads"}
