"""STARRYEYE, second edition: superstars and upside-down ads (E2.SETUP.09, E2.STARRYEYE.01-.09)."""

from __future__ import annotations

import pytest

from executives.networks.second_edition import EDITION
from support.superstars import LAST_CASH, lies_up, starryeye, superstars
from support.table import Table

ONE_SUPERSTAR = 'memory = { on = ["test-veteran"] }\n'
VETERAN_AT_8 = '"8pm" = { show = "test-trio", row = 1, cards = ["test-veteran"] }'


def with_two_tokens_used(ann: str = "") -> Table:
    """Test Veteran and Test Buddy are the superstars of a trio at 8PM."""
    return starryeye(
        'memory = { on = ["test-veteran", "test-buddy"] }\n' + ann,
        lineup='"8pm" = { show = "test-trio", row = 1, cards = ["test-veteran", "test-buddy"] }',
    )


@pytest.mark.rule("E2.STARRYEYE.01")
def test_metadata() -> None:
    """STARRYEYE has complexity 2."""
    (starry,) = (plugin for plugin in EDITION.executives if plugin.id == "starryeye")
    assert (starry.complexity, starry.section, starry.needs) == (2, "E2.STARRYEYE", ())


# -- tokens -----------------------------------------------------------------------------------


@pytest.mark.rule("E2.SETUP.09")
def test_exactly_two_tokens_lie_on_the_board_at_the_start() -> None:
    """Of three stars attached at the start two can become superstars; the third is not asked."""
    table = starryeye('stars = ["test-veteran", "test-novice", "test-buddy"]')
    assert superstars(table) == ()
    table.play("Ann produce test-trio 8pm")
    table.play("Ann attach test-veteran; attach test-novice; attach test-buddy")
    table.play("Ann superstar yes; superstar yes")
    assert superstars(table) == ("test-veteran", "test-novice")
    assert "superstar no" not in table.legal("Ann")


@pytest.mark.rule("E2.SETUP.09")
def test_everybody_sees_the_tokens() -> None:
    """The board with its superstars is the same in the view of every seat and of a spectator."""
    table = with_two_tokens_used()
    memory = table.player("Ann").memory
    views = [table.game.view(table.state, seat) for seat in (0, 1, 2, None)]
    assert [view.players[0].memory for view in views] == [memory] * 4


@pytest.mark.rule("E2.STARRYEYE.02")
def test_a_star_attached_by_a_production_may_become_a_superstar() -> None:
    """When all cards lie, the star may get a token or stay as it is."""
    table = starryeye('stars = ["test-veteran"]\nads = ["test-plain-ad"]')
    table.play("Ann produce test-duo 8pm; attach test-veteran")
    assert table.legal("Ann") == {"attach test-plain-ad", "leave-empty"}
    table.play("Ann attach test-plain-ad")
    assert table.legal("Ann") == {"superstar yes", "superstar no"}
    assert superstars(table.play("Ann superstar yes")) == ("test-veteran",)


@pytest.mark.rule("E2.STARRYEYE.02")
def test_a_star_added_may_become_a_superstar() -> None:
    """Add or Replace attaches a star as well."""
    table = starryeye('stars = ["test-veteran"]', lineup='"8pm" = "test-trio"')
    table.play("Ann add-or-replace test-veteran 8pm slot 1")
    assert table.legal("Ann") == {"superstar yes", "superstar no"}
    assert superstars(table.play("Ann superstar yes")) == ("test-veteran",)


@pytest.mark.rule("E2.STARRYEYE.02")
def test_stars_attached_by_a_card_may_become_superstars() -> None:
    """On-Set Accommodation attaches two stars to two shows, and each is asked about at the end."""
    table = starryeye(
        'stars = ["test-veteran", "test-crooner"]\nnetwork = ["on-set-accommodation-a"]',
        lineup='"8pm" = "test-trio"\n"9pm" = "test-duo"',
    )
    table.play("Ann use on-set-accommodation-a", "Ann add-or-replace test-veteran 8pm slot 1")
    table.play("Ann add-or-replace test-crooner 9pm slot 1")
    table.play("Ann superstar no; superstar yes; choose-side up")
    assert superstars(table) == ("test-crooner",)
    assert lies_up(table, "9pm", "test-crooner")


@pytest.mark.rule("E2.STARRYEYE.02")
def test_a_superstar_is_no_obligation() -> None:
    """'May': both stars stay without a token, and both tokens stay on the board."""
    table = starryeye('stars = ["test-veteran", "test-crooner"]')
    table.play("Ann produce test-trio 8pm; attach test-veteran; attach test-crooner")
    table.play("Ann superstar no; superstar no")
    assert superstars(table) == ()
    assert not lies_up(table, "8pm", "test-crooner")


@pytest.mark.rule("E2.STARRYEYE.02")
def test_one_star_takes_one_token() -> None:
    """A star is asked about once: the other token is left for the star after it."""
    table = starryeye('stars = ["test-veteran", "test-novice"]')
    table.play("Ann produce test-trio 8pm; attach test-veteran; attach test-novice")
    table.play("Ann superstar yes")
    assert superstars(table) == ("test-veteran",)
    assert superstars(table.play("Ann superstar yes")) == ("test-veteran", "test-novice")


@pytest.mark.rule("E2.STARRYEYE.02")
def test_only_stars_and_only_of_starryeye() -> None:
    """An ad is not asked about, nor is a star that another player attaches."""
    table = starryeye('ads = ["test-plain-ad"]').play("Ann produce test-duo 8pm")
    assert table.legal("Ann") == {"leave-empty", "attach test-plain-ad"}
    table.play("Ann attach test-plain-ad")
    assert "superstar no" not in table.legal("Ann")
    rival = starryeye(
        top='turn = "Bo"', rest='[players.Bo]\nstars = ["test-veteran"]\nads = []\ncash = 5\n'
    )
    rival.play("Bo produce test-trio 8pm; attach test-veteran")
    assert rival.to_act() == ["Cy"]


# -- expenses and income ----------------------------------------------------------------------


@pytest.mark.rule("E2.STARRYEYE.03")
def test_a_superstar_has_no_expenses() -> None:
    """Of two stars with expenses of $4M and $3M only the one without a token is paid."""
    lineup = '"8pm" = { show = "test-trio", row = 1, cards = ["test-veteran", "test-buddy"] }'
    table = starryeye(ONE_SUPERSTAR, lineup=lineup).play("Ann pass cash")
    assert table.player("Ann").cash == 10 + LAST_CASH + 2 - 3
    plain = starryeye(lineup=lineup).play("Ann pass cash")
    assert plain.player("Ann").cash == 10 + LAST_CASH - 4 - 3


@pytest.mark.rule("E2.STARRYEYE.05")
def test_each_superstar_of_the_lineup_earns_two_million() -> None:
    """Two superstars earn 2 x $2M, told apart in the sum of the upkeep."""
    table = with_two_tokens_used().play("Ann pass cash")
    assert table.player("Ann").cash == 10 + LAST_CASH + 2 * 2
    lines = [line for event in table.events("CashChanged") for line in event.lines]
    assert [line.amount for line in lines if line.rule == "E2.STARRYEYE.05"] == [2, 2]


@pytest.mark.rule("E2.STARRYEYE.05")
def test_a_superstar_earns_in_every_round() -> None:
    """In two rounds one superstar earns $2M twice."""
    table = starryeye(ONE_SUPERSTAR, lineup=VETERAN_AT_8).play("Ann pass cash")
    assert table.player("Ann").cash == 10 + LAST_CASH + 2
    table.play("Bo pass viewers", "Cy rondel produce; pass viewers; end-turn", "Ann pass cash")
    assert table.player("Ann").cash == 10 + 2 * (LAST_CASH + 2)


@pytest.mark.rule("E2.STARRYEYE.05")
def test_a_superstar_of_the_green_room_earns_nothing() -> None:
    """With its token in the green room the star brings nothing."""
    table = starryeye('stars = ["test-veteran"]\n' + ONE_SUPERSTAR).play("Ann pass cash")
    assert table.player("Ann").cash == 10 + LAST_CASH


@pytest.mark.rule("E2.STARRYEYE.05")
def test_a_superstar_scores_as_it_lies() -> None:
    """Its viewers rightside up count: 10 + 6, no more and no less."""
    table = starryeye('stars = ["test-buddy"]').play("Ann produce test-trio 8pm")
    table.play("Ann attach test-buddy")
    table.play("Ann superstar yes; choose-side up", "Ann pass cash")
    assert table.player("Ann").viewers == 10 + 6
    assert table.player("Ann").cash == 10 + LAST_CASH + 2


# -- sides of stars ---------------------------------------------------------------------------


@pytest.mark.rule("E2.STARRYEYE.04")
@pytest.mark.parametrize("side", ["up", "down"])
def test_a_superstar_may_ignore_an_unmet_condition(side: str) -> None:
    """A drama star on a show that is none may lie on either side."""
    table = starryeye('stars = ["test-crooner"]').play("Ann produce test-trio 8pm")
    table.play("Ann attach test-crooner; superstar yes")
    assert table.legal("Ann") == {"choose-side up", "choose-side down"}
    table.play(f"Ann choose-side {side}")
    assert lies_up(table, "8pm", "test-crooner") == (side == "up")
    assert superstars(table) == ("test-crooner",)


@pytest.mark.rule("E2.STARRYEYE.04")
def test_without_a_token_the_condition_decides() -> None:
    """The same star without a token lies upside down, and nothing is asked."""
    table = starryeye('stars = ["test-crooner"]').play("Ann produce test-trio 8pm")
    table.play("Ann attach test-crooner; superstar no")
    assert not lies_up(table, "8pm", "test-crooner")
    assert "choose-side up" not in table.legal("Ann")


@pytest.mark.rule("E2.STARRYEYE.04")
def test_a_superstar_with_its_condition_met_lies_rightside_up() -> None:
    """With another star on the show there is no choice of a side."""
    table = starryeye('stars = ["test-buddy", "test-novice"]').play("Ann produce test-trio 8pm")
    table.play("Ann attach test-buddy; attach test-novice")
    table.play("Ann superstar yes; superstar no")
    assert lies_up(table, "8pm", "test-buddy")
    assert "choose-side down" not in table.legal("Ann")


@pytest.mark.rule("E2.STARRYEYE.04")
def test_sides_chosen_later_are_known_before_a_superstar_is_turned() -> None:
    """Versatile Actor on a later slot meets the condition: the superstar has no choice of side."""
    table = starryeye('stars = ["test-crooner", "versatile-actor"]')
    table.play("Ann produce test-trio 8pm; attach test-crooner; attach versatile-actor")
    table.play("Ann superstar yes; superstar no; choose-side down")
    assert lies_up(table, "8pm", "test-crooner")
    assert "choose-side up" not in table.legal("Ann")


@pytest.mark.rule("E2.STARRYEYE.04")
def test_a_star_that_asks_for_its_side_is_asked_once() -> None:
    """A lonely diva, whose side is chosen anyhow, lies as chosen and is not asked again."""
    diva = """
[[cards.star]]
id = "test-diva"
name = "Test Diva"
cost = 1
expenses = 0
condition = "other-star"
up = 4
down = 2
effect = { kind = "choose-side" }
"""
    table = starryeye('stars = ["test-diva"]', rest=diva).play("Ann produce test-trio 8pm")
    table.play("Ann attach test-diva; superstar yes; choose-side down")
    assert not lies_up(table, "8pm", "test-diva")
    assert "choose-side up" not in table.legal("Ann")


@pytest.mark.rule("E2.STARRYEYE.04")
def test_two_superstars_choose_their_sides_in_the_order_of_slots() -> None:
    """Of two stars with unmet conditions the first may lie up and the second down."""
    table = starryeye('stars = ["test-crooner", "brick-hammerly"]')
    table.play("Ann produce test-trio 8pm; attach test-crooner; attach brick-hammerly")
    table.play("Ann superstar yes; superstar yes; choose-side up; choose-side down")
    assert lies_up(table, "8pm", "test-crooner")
    assert not lies_up(table, "8pm", "brick-hammerly")


# -- tokens come back -------------------------------------------------------------------------


@pytest.mark.rule("E2.STARRYEYE.06")
def test_the_token_of_a_replaced_superstar_returns() -> None:
    """Another star takes the place of the superstar, whose token is on the board again."""
    table = starryeye('stars = ["test-novice"]\n' + ONE_SUPERSTAR, lineup=VETERAN_AT_8)
    table.play("Ann add-or-replace test-novice 8pm slot 1; superstar no")
    assert superstars(table) == ()


@pytest.mark.rule("E2.STARRYEYE.06")
def test_the_token_of_a_superstar_on_a_cancelled_show_returns() -> None:
    """Both superstars of a cancelled show are discarded, and both tokens return."""
    table = with_two_tokens_used().play("Ann produce test-duo 8pm")
    assert superstars(table) == ()


@pytest.mark.rule("E2.STARRYEYE.06")
def test_the_token_returns_when_a_card_cancels_the_show() -> None:
    """'For any reason': a Writeoff discards the superstar too."""
    table = starryeye('network = ["writeoff-a"]\n' + ONE_SUPERSTAR, lineup=VETERAN_AT_8)
    assert superstars(table.play("Ann use writeoff-a; choose 8pm")) == ()


@pytest.mark.rule("E2.STARRYEYE.06")
def test_other_tokens_stay() -> None:
    """Only the discarded superstar loses its token."""
    table = with_two_tokens_used('stars = ["test-novice"]')
    table.play("Ann add-or-replace test-novice 8pm slot 1; superstar no")
    assert superstars(table) == ("test-buddy",)


@pytest.mark.rule("E2.STARRYEYE.07")
def test_a_returned_token_makes_a_new_superstar_at_once() -> None:
    """The star that replaces a superstar, both tokens being in use, may get its token."""
    table = with_two_tokens_used('stars = ["test-novice"]')
    table.play("Ann add-or-replace test-novice 8pm slot 1; superstar yes")
    assert superstars(table) == ("test-buddy", "test-novice")


@pytest.mark.rule("E2.STARRYEYE.07")
def test_tokens_of_a_cancelled_show_serve_the_show_in_its_place() -> None:
    """Cancelling comes before attaching: a star of the new show may be a superstar."""
    table = with_two_tokens_used('stars = ["test-novice"]')
    table.play("Ann produce test-duo 8pm; attach test-novice; superstar yes")
    assert superstars(table) == ("test-novice",)


ASKED_WITHOUT_TOKENS = """
passed = ["Bo", "Cy"]
turn = { player = "Ann", grants = [], acted = true }
pending = [
  { frame = "orienting", seat = "Ann", timeslot = "9pm", fresh = 1 },
  { frame = "promoting", seat = "Ann", timeslot = "9pm", slot = 0 },
]
"""


@pytest.mark.rule("E2.STARRYEYE.08")
def test_without_a_token_on_the_board_no_superstar_is_made() -> None:
    """With both tokens in use a third star, even if it is asked about, stays without one."""
    table = starryeye(
        'memory = { on = ["test-veteran", "test-buddy"] }',
        lineup="""
"8pm" = { show = "test-trio", row = 1, cards = ["test-veteran", "test-buddy"] }
"9pm" = { show = "test-choir", row = 1, cards = ["test-novice"] }
""",
        top=ASKED_WITHOUT_TOKENS,
    )
    assert table.refuses("Ann superstar yes") == {"E2.STARRYEYE.08"}
    assert table.legal("Ann") == {"superstar no"}


@pytest.mark.rule("E2.STARRYEYE.08")
def test_without_a_token_nothing_is_asked() -> None:
    """With both tokens in use a star is attached as by everybody."""
    table = with_two_tokens_used('stars = ["test-novice"]')
    table.play("Ann produce test-duo 9pm; attach test-novice")
    assert superstars(table) == ("test-veteran", "test-buddy")
    assert not table.legal("Ann") & {"superstar yes", "superstar no"}


@pytest.mark.rule("E2.STARRYEYE.08")
def test_the_last_token_goes_to_one_star_only() -> None:
    """With one token for two stars a yes to the first forces a no to the second."""
    ann = 'stars = ["test-novice", "test-buddy"]\n' + ONE_SUPERSTAR
    play = "Ann produce test-choir 9pm; attach test-novice; attach test-buddy"
    table = starryeye(ann, lineup=VETERAN_AT_8).play(play, "Ann superstar yes")
    assert superstars(table) == ("test-veteran", "test-novice")
    assert table.forced()[0] == "superstar no"
    table = starryeye(ann, lineup=VETERAN_AT_8).play(play, "Ann superstar no; superstar yes")
    assert superstars(table) == ("test-veteran", "test-buddy")


# -- ads --------------------------------------------------------------------------------------

BY_CONDITION = ["test-crowd-ad", "nine-oclock-nibbles", "sobsoft-tissues"]
"""Ads that ask for a star, for 9PM and for a drama."""


@pytest.mark.rule("E2.STARRYEYE.09")
@pytest.mark.parametrize("ad", BY_CONDITION)
def test_an_ad_with_a_condition_lies_upside_down_though_it_is_met(ad: str) -> None:
    """On a drama at 9PM with a star every condition is met, and the ad lies upside down."""
    table = starryeye(f'stars = ["test-novice"]\nads = ["{ad}"]')
    table.play(f"Ann produce test-drama 9pm; attach test-novice; attach {ad}; superstar no")
    assert not lies_up(table, "9pm", ad)


@pytest.mark.rule("E2.STARRYEYE.09")
@pytest.mark.parametrize("ad", BY_CONDITION)
def test_an_ad_added_lies_upside_down(ad: str) -> None:
    """Add or Replace attaches an ad as well."""
    drama = '"9pm" = { show = "test-drama", row = 1, cards = ["test-novice"] }'
    table = starryeye(f'ads = ["{ad}"]', lineup=drama)
    table.play(f"Ann add-or-replace {ad} 9pm slot 2")
    assert not lies_up(table, "9pm", ad)


@pytest.mark.rule("E2.STARRYEYE.09")
@pytest.mark.parametrize("ad", BY_CONDITION)
def test_ads_of_others_follow_their_conditions(ad: str) -> None:
    """For another player the same ad lies rightside up."""
    rest = f'[players.Bo]\nstars = ["test-novice"]\nads = ["{ad}"]\n'
    table = starryeye(top='turn = "Bo"', rest=rest)
    table.play(f"Bo produce test-drama 9pm; attach test-novice; attach {ad}")
    assert lies_up(table, "9pm", ad, "Bo")


@pytest.mark.rule("E2.STARRYEYE.09")
def test_an_ad_without_a_condition_lies_rightside_up() -> None:
    """Such an ad is attached as by everybody, and earns its $3M."""
    table = starryeye('ads = ["test-plain-ad"]')
    table.play("Ann produce test-duo 8pm; attach test-plain-ad")
    assert lies_up(table, "8pm", "test-plain-ad")
    assert table.play("Ann pass cash").player("Ann").cash == 10 + LAST_CASH + 3


@pytest.mark.rule("E2.STARRYEYE.09")
def test_an_ad_upside_down_earns_its_lower_income() -> None:
    """The ad for a crowd earns $2M on a show with a star, not $7M."""
    table = starryeye('stars = ["test-novice"]\nads = ["test-crowd-ad"]')
    table.play("Ann produce test-duo 8pm; attach test-novice; attach test-crowd-ad")
    table.play("Ann superstar no", "Ann pass cash")
    assert table.player("Ann").cash == 10 + LAST_CASH + 2
