"""Attaching stars and ads, second edition: E2.BASE.42 to .44, .54, .55 and .58."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId
from support.table import Table

CARDS = """
[[cards.show]]
id = "test-drama"
name = "Test Drama"
deck = "round_1"
genre = "drama"
cost = 0
expenses = 0
timeslot = "any"
viewers = [7, 5, 3, 1]
rerun = 1
slots = {slots}

[[cards.star]]
id = "plain-star"
name = "Plain Star"
cost = 0
expenses = 2
condition = ""
up = 3
down = 3

[[cards.star]]
id = "other-star"
name = "Other Star"
cost = 0
expenses = 2
condition = ""
up = 3
down = 3

[[cards.ad]]
id = "plain-ad"
name = "Plain Ad"
bonus = 0
condition = ""
up = 4
down = 4

[[cards.ad]]
id = "other-ad"
name = "Other Ad"
bonus = 0
condition = ""
up = 4
down = 4
"""

PRODUCTION = """
turn = "Ann"
[display]
shows = ["test-drama"]
stars = ["{displayed}"]
[players.Ann]
stars = [{stars}]
ads = [{ads}]
"""


def producing(
    slots: str, stars: str = "", ads: str = "", displayed: str = "extra-number-seven"
) -> Table:
    """Ann may produce a free drama with these slots from a green room of these cards."""
    return Table(
        PRODUCTION.format(stars=stars, ads=ads, displayed=displayed) + CARDS.format(slots=slots)
    )


LINEUP = """
turn = {{ player = "Ann", grants = ["{grants}"] }}
[players.Ann]
idle = 3
stars = [{stars}]
ads = [{ads}]
[players.Ann.lineup]
9pm = {{ show = "test-drama", cards = [{cards}] }}
"""


def adding(
    slots: str, cards: str, stars: str = "", ads: str = "", grants: str = "any pass due"
) -> Table:
    """Ann's 9pm drama has these slots and cards; her green room is given too."""
    document = LINEUP.format(stars=stars, ads=ads, cards=cards, grants=grants)
    return Table(document + CARDS.format(slots=slots))


@pytest.mark.rule("E2.BASE.42")
def test_cards_are_attached_from_the_own_green_room() -> None:
    """The star of the green room fills the slot and is no longer in the green room."""
    table = producing('["star!"]', stars='"plain-star"').play("Ann produce test-drama 9pm")
    assert table.legal("Ann") == {"attach plain-star"}
    table.play("Ann attach plain-star")
    assert table.show("Ann", "9pm").cards == ("plain-star",)
    assert table.player("Ann").stars == ()


@pytest.mark.rule("E2.BASE.42")
def test_a_displayed_star_cannot_be_attached() -> None:
    """A star straight from the display is refused although the slot would take it."""
    table = producing('["star?"]', stars='"plain-star"', displayed="other-star")
    table.play("Ann produce test-drama 9pm")
    assert "E2.BASE.42" in table.refuses("Ann attach other-star")


@pytest.mark.rule("E2.BASE.42")
def test_stars_of_others_and_of_the_lineup_cannot_be_attached() -> None:
    """Neither another green room nor an own lineup show supplies a card."""
    document = PRODUCTION.format(stars='"plain-star"', ads="", displayed="extra-number-seven")
    document += '[players.Ann.lineup]\n8pm = { show = "snail-derby", cards = ["other-star"] }\n'
    document += '[players.Bo]\nstars = ["fill-in-wendy"]\n'
    table = Table(document + CARDS.format(slots='["star!"]')).play("Ann produce test-drama 9pm")
    assert "E2.BASE.42" in table.refuses("Ann attach fill-in-wendy")
    assert "E2.BASE.42" in table.refuses("Ann attach other-star")


@pytest.mark.rule("E2.BASE.43")
def test_a_required_slot_must_be_filled() -> None:
    """The required slot may not stay empty, the optional one may."""
    table = producing('["star!", "star?"]', stars='"plain-star", "other-star"')
    table.play("Ann produce test-drama 9pm")
    assert "E2.BASE.43" in table.refuses("Ann leave-empty")
    table.play("Ann attach plain-star")
    assert table.legal("Ann") == {"leave-empty", "attach other-star"}


@pytest.mark.rule("E2.BASE.43")
@pytest.mark.parametrize(
    ("slots", "stars", "ads"),
    [
        ('["star!"]', "", '"plain-ad"'),
        ('["ad!"]', '"plain-star"', ""),
        ('["either!"]', "", ""),
        ('["star!", "either!"]', '"plain-star"', ""),
        ('["star!", "star!"]', '"plain-star"', '"plain-ad", "other-ad"'),
    ],
)
def test_without_cards_for_all_required_slots_a_show_cannot_be_produced(
    slots: str, stars: str, ads: str
) -> None:
    """Each required slot needs its own card of a fitting kind."""
    table = producing(slots, stars=stars, ads=ads)
    assert "E2.BASE.43" in table.refuses("Ann produce test-drama 9pm")


@pytest.mark.rule("E2.BASE.43")
def test_star_and_ad_slots_take_cards_of_their_kind() -> None:
    """The star slot refuses the ad, the ad slot the star."""
    table = producing('["star?", "ad?"]', stars='"plain-star"', ads='"plain-ad"')
    table.play("Ann produce test-drama 9pm")
    assert table.legal("Ann") == {"leave-empty", "attach plain-star"}
    assert "E2.BASE.43" in table.refuses("Ann attach plain-ad")
    table.play("Ann leave-empty")
    assert table.legal("Ann") == {"leave-empty", "attach plain-ad"}
    assert "E2.BASE.43" in table.refuses("Ann attach plain-star")


@pytest.mark.rule("E2.BASE.43")
@pytest.mark.parametrize("card", ["plain-star", "plain-ad"])
def test_an_either_slot_takes_a_star_or_an_ad_but_only_one_card(card: str) -> None:
    """Both kinds fit a required slot of kind either; then it is full."""
    table = producing('["either!"]', stars='"plain-star"', ads='"plain-ad"')
    table.play("Ann produce test-drama 9pm")
    assert table.legal("Ann") == {"attach plain-star", "attach plain-ad"}
    table.play(f"Ann attach {card}")
    assert table.show("Ann", "9pm").cards == (card,)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BASE.43")
def test_without_a_slot_nothing_is_attached() -> None:
    """A show without slots takes no card, on production or later."""
    table = producing("[]", stars='"plain-star"', ads='"plain-ad"')
    table.play("Ann produce test-drama 9pm")
    assert table.show("Ann", "9pm").cards == ()
    assert table.player("Ann").stars == ("plain-star",)
    assert table.player("Ann").ads == ("plain-ad",)
    table = adding("[]", cards="", stars='"plain-star"')
    assert not any(text.startswith("add-or-replace") for text in table.legal("Ann"))


@pytest.mark.rule("E2.BASE.44")
def test_a_show_with_optional_slots_only_may_stay_without_cards() -> None:
    """With nothing in the green room it can be produced; with cards they may stay there."""
    table = producing('["star?", "either?", "ad?"]').play("Ann produce test-drama 9pm")
    assert table.show("Ann", "9pm").cards == ("", "", "")
    table = producing('["star?", "ad?"]', stars='"plain-star"', ads='"plain-ad"')
    table.play("Ann produce test-drama 9pm; leave-empty; leave-empty")
    assert table.show("Ann", "9pm").cards == ("", "")
    assert table.player("Ann").stars == ("plain-star",)


@pytest.mark.rule("E2.BASE.54")
def test_add_or_replace_handles_one_card() -> None:
    """After one card the turn is over; the second star waits in the green room."""
    table = adding('["star?", "star?"]', cards="", stars='"plain-star", "other-star"')
    table.play("Ann add-or-replace plain-star 9pm slot 1")
    assert table.show("Ann", "9pm").cards == ("plain-star", "")
    assert table.player("Ann").stars == ("other-star",)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BASE.54")
def test_add_or_replace_is_an_action() -> None:
    """It ends a run of turns without action, and after it the turn cannot be passed."""
    grants = 'any pass due", "any'
    table = adding('["star?"]', cards="", stars='"plain-star"', grants=grants)
    assert table.allows("Ann pass cash")
    table.play("Ann add-or-replace plain-star 9pm slot 1")
    assert "E2.BASE.25" in table.refuses("Ann pass cash")
    table.play("Ann end-turn")
    assert table.player("Ann").idle == 0


@pytest.mark.rule("E2.BASE.54")
def test_beeb_may_take_another_such_action_as_its_bonus() -> None:
    """BEEB on the last space of its rondel adds two cards in one turn, and not three."""
    document = LINEUP.format(
        stars='"plain-star", "other-star", "extra-number-seven"',
        ads="",
        cards="",
        grants="move due",
    )
    game = '[game]\nexecutives = ["beeb", "butcher", "continuum"]\n'
    table = Table(document + CARDS.format(slots='["star?", "star?", "star?"]') + game)
    table.play("Ann rondel add")
    table.play("Ann add-or-replace plain-star 9pm slot 1")
    table.play("Ann add-or-replace other-star 9pm slot 2")
    assert table.show("Ann", "9pm").cards == ("plain-star", "other-star", "")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BASE.55")
def test_a_card_goes_to_a_free_fitting_slot_without_cost() -> None:
    """A star may be added to the free star slot; the other cards stay and cash is the same."""
    table = adding('["ad?", "star?"]', cards='"plain-ad"', stars='"plain-star"')
    before = table.player("Ann").cash
    adds = {text for text in table.legal("Ann") if text.startswith("add-or-replace")}
    assert adds == {"add-or-replace plain-star 9pm slot 2"}
    table.play("Ann add-or-replace plain-star 9pm slot 2")
    assert table.show("Ann", "9pm").cards == ("plain-ad", "plain-star")
    assert table.player("Ann").cash == before


@pytest.mark.rule("E2.BASE.55")
def test_a_card_replaces_one_of_its_kind_which_is_discarded() -> None:
    """The new star takes the slot; the old one lies at the bottom of the star deck."""
    table = adding('["star!"]', cards='"plain-star"', stars='"other-star"')
    table.play("Ann add-or-replace other-star 9pm slot 1")
    assert table.show("Ann", "9pm").cards == ("other-star",)
    assert table.player("Ann").stars == ()
    assert table.state.decks[DeckId.STAR].rest[-1] == "plain-star"


@pytest.mark.rule("E2.BASE.55")
def test_a_card_does_not_replace_one_of_the_other_kind() -> None:
    """On a slot that takes either, a star is not replaced by an ad, nor an ad by a star."""
    table = adding('["either?"]', cards='"plain-star"', ads='"plain-ad"')
    assert "E2.BASE.55" in table.refuses("Ann add-or-replace plain-ad 9pm slot 1")
    table = adding('["either?"]', cards='"plain-ad"', stars='"plain-star"')
    assert "E2.BASE.55" in table.refuses("Ann add-or-replace plain-star 9pm slot 1")


@pytest.mark.rule("E2.BASE.55")
def test_only_cards_of_the_green_room_and_fitting_slots_count() -> None:
    """Refused: a card held by nobody or elsewhere, a slot of another kind, a missing slot."""
    table = adding('["star?", "ad?"]', cards='"plain-star"', stars='"other-star"')
    assert "E2.BASE.55" in table.refuses("Ann add-or-replace plain-ad 9pm slot 2")
    assert "E2.BASE.55" in table.refuses("Ann add-or-replace plain-star 9pm slot 1")
    assert "E2.BASE.43" in table.refuses("Ann add-or-replace other-star 9pm slot 2")
    assert "E2.BASE.55" in table.refuses("Ann add-or-replace other-star 8pm slot 1")


@pytest.mark.rule("E2.BASE.55")
def test_with_nothing_to_attach_the_action_is_not_there() -> None:
    """Cards cannot be moved from slot to slot: an empty green room offers no such action."""
    table = adding('["star?", "star?"]', cards='"plain-star"')
    assert not any(text.startswith("add-or-replace") for text in table.legal("Ann"))


FULL_GREEN_ROOM = """
turn = "Cy"
passed = ["Ann", "Bo"]
[players.Ann]
cash = 6
stars = [{stars}]
ads = ["fizz-cola", "plain-ad", "other-ad", "average-soap", "plonk-furniture", "almost-cheese"]
"""


@pytest.mark.rule("E2.BASE.58")
def test_a_green_room_holds_any_number_of_cards() -> None:
    """With all 48 stars of the set in hand but one, the last one can still be signed."""
    game = Table("").game
    last, *others = game.deck_cards[DeckId.STAR]
    held = ", ".join(f'"{star}"' for star in others)
    document = f'turn = "Ann"\n[display]\nstars = ["{last}"]\n[players.Ann]\ncash = 9\n'
    table = Table(document + f"stars = [{held}]\n").play(f"Ann sign-star {last}")
    assert len(table.player("Ann").stars) == 48


@pytest.mark.rule("E2.BASE.58")
def test_cards_in_the_green_room_cost_earn_and_score_nothing() -> None:
    """Two stars with expenses and six ads leave cash as it is and add no viewers."""
    document = FULL_GREEN_ROOM.format(stars='"plain-star", "other-star"')
    table = Table(document + CARDS.format(slots="[]")).play("Cy pass cash")
    assert table.player("Ann").cash == 6
    assert table.player("Ann").viewers == 2 + 2 + 2
