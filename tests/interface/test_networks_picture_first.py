"""Pictures of the first edition of The Networks: what only this edition has."""

from __future__ import annotations

from executives.networks import effects
from executives.render.networks_picture_effects import PHRASES
from support.first_tables import PLAIN_CARDS, first
from support.pictures import (
    cards_of,
    chips_of,
    items_of,
    panel_of,
    picture_of,
    words_of,
)

TABLE = first(
    """
round = 2
passed = ["Bo"]
turn = "Ann"
[season]
order = ["Bo", "Ann", "Cy"]
moguls = ["hip", "retro-craze"]
tokens = 16
[display]
shows = ["choosy-show"]
[players.Ann]
viewers = -3
moguls = ["tax-rebate"]
reruns = ["helmet-hair"]
[players.Ann.shelf]
archives = ["captain-trampoline", { show = "bread-winners", token = "sports" }]
bonuses = ["action 3"]
tokens = 2
reserved = [{ card = "exclusive-deal-a", show = "doctor-whatsit", fresh = true }]
[players.Ann.lineup.8pm]
show = "early-show"
cards = ["plain-star", "", "standby-stella"]
guests = ["all-star-cast-a"]
timely = true
[players.Bo.shelf]
tokens = 1
""",
    cards=PLAIN_CARDS,
)
SHOWN = picture_of(TABLE.game, TABLE.state)
DISPLAY = panel_of(SHOWN, "display")
ANN = panel_of(SHOWN, "p1")


def test_seasons_are_called_seasons_and_have_an_order() -> None:
    """The words of the edition; the order is that of the season."""
    assert SHOWN.title == "Season 2 of 5, Ann decides"
    assert chips_of(DISPLAY) == {"Season": "2 of 5", "dropped": "Bo"}
    assert chips_of(DISPLAY, "turn order") == {"Bo": "1", "Ann": "2", "Cy": "3"}
    assert items_of(DISPLAY, "dropped")


def test_the_display_tells_when_genre_bonuses_come() -> None:
    """The printed thresholds (E1.GENREBONUS.01)."""
    assert words_of(DISPLAY, "genre bonuses") == ["with 3 and with 5 shows of a genre"]


def test_the_mogul_display_and_the_supply_of_tokens_are_shown() -> None:
    """The moguls with what they do, and how many donor tokens are left."""
    moguls = cards_of(DISPLAY, "moguls")
    assert list(moguls) == ["hip", "retro-craze"]
    assert "2 viewers for each of the shows in row 1 a season" in moguls["hip"].notes
    assert chips_of(DISPLAY, "donor tokens") == {"in the supply": "16"}


def test_a_show_tells_its_lower_number() -> None:
    """Outside its timeslot it has 5 viewers in the first row, not 8."""
    show = cards_of(DISPLAY, "shows")["choosy-show"]
    assert show.scale == ("8", "6", "4", "1")
    assert "first row 5 outside its timeslot" in show.notes


def test_the_shelf_is_shown() -> None:
    """Archives, genre bonuses, donor tokens and the shows on network cards."""
    assert chips_of(ANN)["viewers"] == "-3"
    archives = cards_of(ANN, "archives")
    assert list(archives) == ["captain-trampoline", "bread-winners"]
    assert archives["bread-winners"].notes[0] == "genre token: sports"
    assert chips_of(ANN, "bonuses") == {"action": "3"}
    assert chips_of(ANN, "donor tokens") == {"tokens": "2"}
    deal = cards_of(ANN, "reserved")["exclusive-deal-a"]
    (show,) = deal.on
    assert show is not None
    assert (show.key, show.notes[0]) == ("doctor-whatsit", "from the next turn on")


def test_what_counts_in_the_upkeep_of_a_season_is_shown() -> None:
    """Timeslots left out, and what others pay."""
    table = first(
        """
        turn = "Ann"
        [players.Ann.shelf]
        ignored = ["8pm"]
        relief = [0, 0, 4]
        [players.Bo.shelf]
        owed = 2
        [players.Cy.shelf]
        owed = 2
        """
    )
    shown = picture_of(table.game, table.state)
    chips = chips_of(panel_of(shown, "p1"), "upkeep")
    assert chips == {"8pm left out": "", "others pay for 10pm": "$4M"}
    assert chips_of(panel_of(shown, "p2"), "upkeep") == {"pays for others": "$2M"}


def test_a_star_without_a_slot_says_by_which_card_it_came() -> None:
    """The third card is beyond the two slots."""
    show = cards_of(ANN, "8pm")["early-show"]
    assert show.notes[0] == "counts as in its timeslot"
    star, empty, guest = show.on
    assert star is not None
    assert (star.key, star.lies) == ("plain-star", "up")
    assert empty is None
    assert guest is not None
    assert guest.notes[0] == "guest by All-Star Cast"


def test_there_are_no_genre_tracks() -> None:
    """This edition counts shows instead."""
    assert not items_of(ANN, "genre tracks")
    assert not items_of(DISPLAY, "genre tracks")


def test_every_kind_of_effect_has_a_phrase() -> None:
    """What the vocabulary says, a card can say to people."""
    known = {
        *(*effects.IMMEDIATE, *effects.HELD, *effects.FINAL, *effects.USED),
        *(*effects.WITH, *effects.LYING, *effects.PRODUCED, *effects.FIRST_EDITION),
    }
    assert known == set(PHRASES)
