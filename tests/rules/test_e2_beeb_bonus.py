"""BEEB, second edition: actions and bonus actions of the spaces, E2.BEEB.14 to .26."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId, Row
from support.stand_ins_beeb import (
    EVERYTHING,
    kinds,
    marker,
    moves,
    strict_game,
    table_at,
    table_on,
)

DRESSED = """
[players.Ann.lineup]
"8pm" = { show = "brakes-are-optional", cards = ["", "grapple-quick-hooks"], down = [%s] }
[display]
ads = ["fizz-cola"]
"""
"""A show with an ad that earns $4M rightside up and $1M upside down."""

ALL_ACTIONS = {"sign-star", "sign-ad", "produce", "take", "add-or-replace"}


# -- space 1 --------------------------------------------------------------------------------------


@pytest.mark.rule("E2.BEEB.14")
def test_space_one_allows_sign_a_star() -> None:
    """On the star space Sign a Star is the only one of the five actions, once."""
    table = table_on("sign-star", cash=9, rest=EVERYTHING)
    assert kinds(table) & ALL_ACTIONS == {"sign-star"}
    assert "E2.BASE.23" in table.refuses("Ann sign-ad fizz-cola")
    table.play("Ann sign-star fill-in-wendy")
    assert table.player("Ann").stars == ("starter-star-a", "fill-in-wendy")
    assert table.player("Ann").cash == 9 - 2
    assert kinds(table) & ALL_ACTIONS == set()


@pytest.mark.rule("E2.BEEB.15")
def test_the_star_bonus_adds_the_top_star_of_the_deck_for_one() -> None:
    """$1M is paid, and the star on top of the deck lies at the right end of the display, once."""
    deck = '\n[decks.star]\nnext = ["national-treasure-nora", "cheeky-friend"]'
    table = table_on("sign-star", cash=3, rest=EVERYTHING + deck)
    table.play("Ann add-star")
    assert table.player("Ann").cash == 3 - 1
    stars = ("extra-number-seven", "fill-in-wendy", "national-treasure-nora")
    assert table.state.display[Row.STARS] == stars
    assert "E2.BEEB.15" in table.refuses("Ann add-star")


@pytest.mark.rule("E2.BEEB.15")
def test_the_star_bonus_needs_the_money() -> None:
    """With $0 no star can be added."""
    table = table_on("sign-star", cash=0, rest=EVERYTHING)
    assert "E2.BASE.34" in table.refuses("Ann add-star")


@pytest.mark.rule("E2.BEEB.15")
def test_the_star_bonus_needs_a_star_in_the_deck() -> None:
    """With an empty star deck the bonus is illegal."""
    table = table_on("sign-star", cash=5, rest=EVERYTHING + "\n[decks.star]\ncards = []")
    assert "E2.BEEB.15" in table.refuses("Ann add-star")


@pytest.mark.rule("E2.BEEB.15")
def test_the_star_bonus_may_turn_up_an_anomaly() -> None:
    """An anomaly on top of the deck is displayed like a star."""
    table = table_on("sign-star", cash=1, rest=EVERYTHING + '\n[decks.star]\ntop = ["anomaly-a"]')
    table.play("Ann add-star")
    assert table.state.display[Row.STARS][-1] == "anomaly-a"
    assert table.allows("Ann sign-star anomaly-a")


@pytest.mark.rule("E2.BEEB.15")
def test_the_star_bonus_belongs_to_the_star_space() -> None:
    """On the ad space no star can be added."""
    assert "E2.BEEB.15" in table_on("sign-ad", rest=EVERYTHING).refuses("Ann add-star")


@pytest.mark.rule("E2.BEEB.16")
def test_the_star_bonus_needs_no_star_in_the_display() -> None:
    """With no star displayed the bonus is legal, and its star can be signed."""
    rest = '[display]\nstars = []\n[decks.star]\nnext = ["fill-in-wendy"]'
    table = table_on("sign-star", cash=3, rest=rest)
    assert kinds(table) == {"add-star", "end-turn"}
    table.play("Ann add-star", "Ann sign-star fill-in-wendy")
    assert table.player("Ann").cash == 3 - 1 - 2


# -- space 2 --------------------------------------------------------------------------------------


@pytest.mark.rule("E2.BEEB.17")
def test_space_two_allows_sign_an_ad() -> None:
    """On the ad space Sign an Ad is the only one of the five actions, once."""
    table = table_on("sign-ad", cash=5, rest=EVERYTHING)
    assert kinds(table) & ALL_ACTIONS == {"sign-ad"}
    table.play("Ann sign-ad wobbly-jelly")
    assert table.player("Ann").ads == ("starter-ad-a", "wobbly-jelly")
    assert table.player("Ann").cash == 5 + 3
    assert kinds(table) & ALL_ACTIONS == set()


@pytest.mark.rule("E2.BEEB.18")
def test_the_ad_bonus_turns_an_ad_of_the_green_room_into_its_upper_income() -> None:
    """In the green room the rightside-up value counts, $4M, not the cash bonus of $1M; the ad
    goes to the bottom of its deck."""
    table = table_on("sign-ad", cash=2, ann='ads = ["fizz-cola", "grapple-quick-hooks"]')
    table.play("Ann cash-in grapple-quick-hooks")
    assert table.player("Ann").cash == 2 + 4
    assert table.player("Ann").ads == ("fizz-cola",)
    assert table.state.decks[DeckId.AD].rest[-1] == "grapple-quick-hooks"
    assert "E2.BEEB.18" in table.refuses("Ann cash-in fizz-cola")


@pytest.mark.rule("E2.BEEB.18")
@pytest.mark.parametrize(("down", "income"), [("", 4), ('"grapple-quick-hooks"', 1)])
def test_an_ad_of_the_lineup_gives_what_it_earns_as_it_lies(down: str, income: int) -> None:
    """Rightside up the ad gives $4M, upside down $1M, and its slot stays empty."""
    table = table_on("sign-ad", cash=2, rest=DRESSED % down)
    table.play("Ann cash-in grapple-quick-hooks")
    assert table.player("Ann").cash == 2 + income
    assert table.show("Ann", "8pm").show == "brakes-are-optional"
    assert table.show("Ann", "8pm").cards == ("", "")
    assert table.state.decks[DeckId.AD].rest[-1] == "grapple-quick-hooks"


@pytest.mark.rule("E2.BEEB.18")
def test_a_required_slot_may_be_vacated() -> None:
    """Required slots bind on production only: the show stays without its required ad."""
    rest = """
[players.Ann.lineup]
"8pm" = { show = "detective-parachute", cards = ["grapple-quick-hooks"] }
"""
    table = table_on("sign-ad", cash=0, rest=rest)
    table.play("Ann cash-in grapple-quick-hooks")
    assert table.player("Ann").cash == 4
    assert table.show("Ann", "8pm").show == "detective-parachute"
    assert table.show("Ann", "8pm").cards == ("", "")


@pytest.mark.rule("E2.BEEB.18")
def test_the_ad_just_signed_may_be_chosen() -> None:
    """An ad is signed for its bonus of $2M and discarded in the same turn for $2M of income."""
    table = table_on("sign-ad", cash=0, rest=EVERYTHING)
    table.play("Ann sign-ad fizz-cola", "Ann cash-in fizz-cola")
    assert table.player("Ann").cash == 2 + 2
    assert table.player("Ann").ads == ("starter-ad-a",)


@pytest.mark.rule("E2.BEEB.18")
def test_only_an_own_ad_can_be_cashed_in() -> None:
    """An ad of the display or of another player, or a star, gives nothing."""
    rest = EVERYTHING + '\n[players.Bo]\nads = ["average-soap"]'
    table = table_on("sign-ad", rest=rest)
    assert "E2.BEEB.18" in table.refuses("Ann cash-in fizz-cola")
    assert "E2.BEEB.18" in table.refuses("Ann cash-in average-soap")
    offered = {text for text in table.legal("Ann") if text.startswith("cash-in")}
    assert offered == {"cash-in starter-ad-a"}


# -- space 3 --------------------------------------------------------------------------------------


@pytest.mark.rule("E2.BEEB.19")
def test_space_three_allows_produce_a_show() -> None:
    """On the pass space Produce a Show is the only one of the five actions, once."""
    table = table_on("produce", cash=5, rest=EVERYTHING)
    assert kinds(table) & ALL_ACTIONS == {"produce"}
    table.play("Ann produce snail-derby 9pm; leave-empty; leave-empty")
    assert table.player("Ann").cash == 5 - 2
    assert table.show("Ann", "9pm").show == "snail-derby"
    assert kinds(table) == {"pass", "end-turn"}


@pytest.mark.rule("E2.BEEB.20")
def test_the_bonus_of_space_three_is_a_pass_after_the_action() -> None:
    """After a production BEEB passes for $10M, the marker is on START, and the turn ends."""
    table = table_on("produce", cash=2, rest=EVERYTHING)
    table.play("Ann produce snail-derby 9pm; leave-empty; leave-empty", "Ann pass cash")
    assert table.player("Ann").cash == 2 - 2 + 10
    assert marker(table) == 0
    assert table.state.passed == (table.seat("Ann"),)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BEEB.20")
def test_the_pass_may_come_first_and_its_cash_pay_for_the_show() -> None:
    """With $0 BEEB claims the first pass space for $10M, then produces for $2M; then the turn
    ends and no other follows in this round."""
    table = table_on("produce", cash=0, rest=EVERYTHING)
    assert "E2.BASE.39" in table.refuses("Ann produce snail-derby 9pm")
    table.play("Ann pass cash")
    assert table.state.passed == (table.seat("Ann"),)
    assert marker(table) == 0
    assert kinds(table) == {"produce", "end-turn"}
    assert "E2.BASE.30" in table.refuses("Ann pass cash")
    table.play("Ann produce snail-derby 9pm; leave-empty; leave-empty")
    assert table.player("Ann").cash == 10 - 2
    assert marker(table) == 0
    assert table.to_act() == ["Bo"]
    table.play("Bo sign-ad fizz-cola", "Cy pass cash")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BEEB.20")
def test_the_production_after_a_pass_may_be_left_out() -> None:
    """After the pass the turn may end without a show."""
    table = table_on("produce", cash=0, rest=EVERYTHING)
    table.play("Ann pass cash", "Ann end-turn")
    assert table.player("Ann").cash == 10
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BEEB.20")
def test_by_variant_the_pass_ends_the_turn() -> None:
    """With beeb_pass_ends_turn no production follows the pass."""
    table = table_on("produce", cash=0, rest=EVERYTHING, game=strict_game())
    table.play("Ann pass cash")
    assert table.player("Ann").cash == 10
    assert marker(table) == 0
    assert table.state.passed == (table.seat("Ann"),)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BEEB.20")
def test_by_variant_the_production_may_still_come_before_the_pass() -> None:
    """With beeb_pass_ends_turn action and bonus can both be taken in that order."""
    table = table_on("produce", cash=2, rest=EVERYTHING, game=strict_game())
    table.play("Ann produce snail-derby 9pm; leave-empty; leave-empty", "Ann pass cash")
    assert table.player("Ann").cash == 10
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BEEB.21")
@pytest.mark.parametrize(("bonus", "cash", "viewers"), [("cash", 10, 0), ("viewers", 0, 5)])
def test_a_pass_by_bonus_gives_cash_or_viewers(bonus: str, cash: int, viewers: int) -> None:
    """The first of three passers chooses between $10M and 5 viewers."""
    table = table_on("produce", cash=0)
    assert {"pass cash", "pass viewers"} <= table.legal("Ann")
    table.play(f"Ann pass {bonus}")
    assert table.player("Ann").cash == cash
    assert table.player("Ann").viewers == viewers


# -- space 4 --------------------------------------------------------------------------------------


@pytest.mark.rule("E2.BEEB.22")
def test_space_four_allows_take_a_network_card() -> None:
    """On the network space Take a Network Card is the only one of the five actions, once."""
    table = table_on("network", cash=5, rest=EVERYTHING)
    assert kinds(table) & ALL_ACTIONS == {"take"}
    table.play("Ann take syndication-a")
    assert table.player("Ann").network == ("syndication-a",)
    assert kinds(table) & ALL_ACTIONS == set()


DECK = '\n[decks.network]\nnext = ["deep-pockets-a", "ad-empire-a"]'


@pytest.mark.rule("E2.BEEB.23")
@pytest.mark.parametrize("card", ["sponsor-deal-a", "syndication-a", "deep-pockets-a"])
def test_the_network_bonus_adds_a_card_and_discards_any_displayed_one(card: str) -> None:
    """The top card is seen in the display before one card, perhaps that one, is discarded."""
    table = table_on("network", cash=0, rest=EVERYTHING + DECK)
    table.play("Ann add-network-card")
    three = ("sponsor-deal-a", "syndication-a", "deep-pockets-a")
    assert table.state.display[Row.NETWORK] == three
    assert table.legal("Ann") == {f"discard {card}" for card in three}
    table.play(f"Ann discard {card}")
    assert set(table.state.display[Row.NETWORK]) == set(three) - {card}
    assert table.state.decks[DeckId.NETWORK].rest[-1] == card
    assert table.allows("Ann end-turn")
    assert kinds(table) == {"take", "end-turn"}


@pytest.mark.rule("E2.BEEB.23")
def test_only_a_displayed_network_card_is_discarded() -> None:
    """A network card in the green room cannot be discarded by the bonus."""
    table = table_on("network", ann='network = ["genre-block-a"]', rest=EVERYTHING + DECK)
    table.play("Ann add-network-card")
    assert "E2.BEEB.23" in table.refuses("Ann discard genre-block-a")


@pytest.mark.rule("E2.BEEB.23")
def test_the_network_bonus_needs_a_card_in_the_deck() -> None:
    """With an empty network deck the bonus is illegal, and it is taken once."""
    table = table_on("network", rest=EVERYTHING + "\n[decks.network]\ncards = []")
    assert "E2.BEEB.23" in table.refuses("Ann add-network-card")
    table = table_on("network", rest=EVERYTHING)
    table.play("Ann add-network-card", "Ann discard syndication-a")
    assert "E2.BEEB.23" in table.refuses("Ann add-network-card")


@pytest.mark.rule("E2.BEEB.24")
def test_the_network_bonus_needs_a_displayed_card() -> None:
    """With no network card displayed the bonus is illegal, although the deck has cards."""
    table = table_on("network", rest="[display]\nnetwork = []")
    assert "E2.BEEB.24" in table.refuses("Ann add-network-card")
    assert kinds(table) == {"end-turn"}


@pytest.mark.rule("E2.BEEB.24")
def test_taking_the_last_displayed_card_removes_the_bonus() -> None:
    """While one card is displayed the bonus is legal; once it is taken, no more.  The anomaly
    only keeps the turn open; without it nothing is left to do, and the turn ends at once."""
    rest = '[display]\nnetwork = ["syndication-a"]'
    table = table_on("network", ann='stars = ["anomaly-a"]', rest=rest)
    assert table.allows("Ann add-network-card")
    table.play("Ann take syndication-a")
    assert "E2.BEEB.24" in table.refuses("Ann add-network-card")
    table = table_on("network", rest=rest).play("Ann take syndication-a")
    assert table.forced() == ["end-turn"]


# -- space 5 --------------------------------------------------------------------------------------

FRESH = """
[players.Ann.lineup]
"8pm" = "brakes-are-optional"
"9pm" = "graveyard-shift"
"""


@pytest.mark.rule("E2.BEEB.25")
def test_space_five_allows_add_or_replace() -> None:
    """On the last space Add or Replace is the only one of the five actions."""
    table = table_on("add", rest=EVERYTHING)
    assert kinds(table) & ALL_ACTIONS == {"add-or-replace"}
    table.play("Ann add-or-replace starter-star-a 8pm slot 1", "Ann end-turn")
    assert table.show("Ann", "8pm").cards == ("starter-star-a", "")


@pytest.mark.rule("E2.BEEB.25")
def test_a_single_add_is_the_action_of_the_space() -> None:
    """One Add or Replace there is one of the five actions: the stall guard counts anew."""
    top = 'passed = ["Bo", "Cy"]'
    table = table_on("add", cash=3, top=top, ann="idle = 4", rest=FRESH)
    table.play("Ann add-or-replace starter-star-a 8pm slot 1", "Ann end-turn")
    assert table.player("Ann").idle == 0
    # A stalled player would have to go to the pass space from here.
    table.play("Ann rondel sign-star", "Ann end-turn")
    assert moves(table) == {"sign-ad", "produce", "network", "add", "sign-star"}


@pytest.mark.rule("E2.BEEB.26")
def test_the_bonus_of_space_five_is_one_more_add_or_replace() -> None:
    """Two cards are attached in one turn, which then ends."""
    table = table_on("add", ann='stars = ["extra-number-seven", "fill-in-wendy"]', rest=FRESH)
    table.play("Ann add-or-replace extra-number-seven 8pm slot 1")
    assert table.to_act() == ["Ann"]
    assert table.allows("Ann add-or-replace fill-in-wendy 9pm slot 1")
    table.play("Ann add-or-replace fill-in-wendy 9pm slot 1")
    assert table.show("Ann", "8pm").cards == ("extra-number-seven", "")
    assert table.show("Ann", "9pm").cards == ("fill-in-wendy", "")
    assert table.player("Ann").ads == ("starter-ad-a",)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BEEB.26")
def test_elsewhere_there_is_no_second_add_or_replace() -> None:
    """The bonus belongs to space 5: on the network space nothing is attached at all."""
    assert "E2.BASE.23" in table_on("network", rest=FRESH).refuses(
        "Ann add-or-replace starter-star-a 8pm slot 1"
    )
    assert (
        table_at(4, rest=FRESH)
        .play("Ann rondel add")
        .allows("Ann add-or-replace starter-star-a 8pm slot 1")
    )
