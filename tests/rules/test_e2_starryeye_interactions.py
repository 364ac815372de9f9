"""STARRYEYE, second edition, with named cards (E2.STARRYEYE.10-.21)."""

from __future__ import annotations

import pytest

from support.superstars import LAST_CASH, lies_up, on_show, starryeye, superstars
from support.table import Table

SUPER_NOVICE = 'memory = { on = ["test-novice"] }\n'


# -- Cheeky Friend ----------------------------------------------------------------------------


@pytest.mark.rule("E2.STARRYEYE.10")
def test_a_lonely_cheeky_friend_made_a_superstar_stays_rightside_up() -> None:
    """On a new show without another star she lies rightside up and scores 4, not 1."""
    table = starryeye('stars = ["cheeky-friend"]').play("Ann produce test-trio 8pm")
    table.play("Ann attach cheeky-friend; superstar yes; choose-side up")
    assert lies_up(table, "8pm", "cheeky-friend")
    assert table.play("Ann pass cash").player("Ann").viewers == 10 + 4


@pytest.mark.rule("E2.STARRYEYE.10")
def test_a_lonely_cheeky_friend_without_a_token_lies_upside_down() -> None:
    """Her condition, another star on the show, fails: she scores 1."""
    table = starryeye('stars = ["cheeky-friend"]').play("Ann produce test-trio 8pm")
    table.play("Ann attach cheeky-friend; superstar no")
    assert table.play("Ann pass cash").player("Ann").viewers == 10 + 1


# -- what counts the income of ads, or expenses -----------------------------------------------


@pytest.mark.rule("E2.STARRYEYE.11")
def test_big_game_does_not_count_the_income_of_superstars() -> None:
    """A show with a superstar and an ad that earns $3M gives 3 viewers, not 3 + 2."""
    table = starryeye(
        SUPER_NOVICE + 'network = ["big-game-a"]',
        lineup=on_show("test-duo", '"test-novice", "test-plain-ad"'),
    )
    table.play("Ann use big-game-a; choose 8pm")
    assert table.player("Ann").viewers == 3


@pytest.mark.rule("E2.STARRYEYE.11", "E2.STARRYEYE.09")
def test_big_game_counts_an_ad_as_it_lies() -> None:
    """The ad for a crowd, upside down on a show with a star, counts with $2M."""
    table = starryeye('stars = ["test-novice"]\nads = ["test-crowd-ad"]\nnetwork = ["big-game-a"]')
    table.play("Ann produce test-duo 8pm; attach test-novice; attach test-crowd-ad")
    table.play("Ann superstar yes", "Ann use big-game-a; choose 8pm")
    assert table.player("Ann").viewers == 2


@pytest.mark.rule("E2.STARRYEYE.12")
def test_monday_night_foosball_does_not_count_the_income_of_superstars() -> None:
    """In row 1 it scores its 7, 3 for the ad's $3M and 1 for the star: nothing for the $2M."""
    cards = '"test-plain-ad", "", "test-novice"'
    table = starryeye(SUPER_NOVICE, lineup=on_show("monday-night-foosball", cards))
    assert table.play("Ann pass cash").player("Ann").viewers == 7 + 3 + 1


@pytest.mark.rule("E2.STARRYEYE.13")
@pytest.mark.parametrize(("memory", "bonus"), [("", 0), ('memory = { on = ["test-veteran"] }', 2)])
def test_reinfeld_counts_superstars_as_stars_without_expenses(memory: str, bonus: int) -> None:
    """A star with printed expenses of $4M brings Reinfeld 2 viewers only as a superstar."""
    table = starryeye(memory, lineup=on_show("reinfeld", '"test-veteran"'))
    assert table.play("Ann pass cash").player("Ann").viewers == 6 + 3 + bonus


# -- stars whose side is chosen ---------------------------------------------------------------


def with_industry_veteran(side: str, answer: str = "yes") -> Table:
    """A new show with a drama star upside down and Industry Veteran, who lies on ``side``."""
    table = starryeye('stars = ["test-crooner", "industry-veteran-a"]')
    table.play("Ann produce test-trio 8pm; attach test-crooner; attach industry-veteran-a")
    return table.play(f"Ann superstar no; superstar {answer}; choose-side {side}")


@pytest.mark.rule("E2.STARRYEYE.14", "E2.CARDS.15")
def test_a_superstar_industry_veteran_rightside_up_has_no_effect() -> None:
    """Kept rightside up, the superstar turns no other star."""
    table = with_industry_veteran("up")
    assert superstars(table) == ("industry-veteran-a",)
    assert lies_up(table, "8pm", "industry-veteran-a")
    assert not lies_up(table, "8pm", "test-crooner")


@pytest.mark.rule("E2.STARRYEYE.14", "E2.CARDS.15", "E2.STARRYEYE.18")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_industry_veteran_rotated_by_choice_turns_the_others(answer: str) -> None:
    """Upside down he turns the other star rightside up, superstar or not."""
    table = with_industry_veteran("down", answer)
    assert not lies_up(table, "8pm", "industry-veteran-a")
    assert lies_up(table, "8pm", "test-crooner")
    table.play("Ann pass cash")
    assert table.player("Ann").viewers == 10 + 5 + 1
    assert table.player("Ann").cash == 10 + LAST_CASH - 2 + {"yes": 2, "no": 0}[answer]


def with_versatile_actor(side: str) -> Table:
    """A new show of no genre with a superstar Versatile Actor on ``side`` and a drama star."""
    table = starryeye('stars = ["versatile-actor", "test-crooner"]')
    table.play("Ann produce test-trio 8pm; attach versatile-actor; attach test-crooner")
    return table.play(f"Ann superstar yes; choose-side {side}; superstar no")


@pytest.mark.rule("E2.STARRYEYE.15", "E2.CARDS.15")
def test_a_superstar_versatile_actor_rightside_up_has_no_effect() -> None:
    """Kept rightside up, the superstar meets no condition of another star."""
    table = with_versatile_actor("up")
    assert lies_up(table, "8pm", "versatile-actor")
    assert not lies_up(table, "8pm", "test-crooner")


@pytest.mark.rule("E2.STARRYEYE.15", "E2.CARDS.15", "E2.STARRYEYE.18")
def test_a_superstar_versatile_actor_rotated_by_choice_has_the_effect() -> None:
    """Upside down it meets the drama star's condition, and as a superstar it still earns $2M."""
    table = with_versatile_actor("down")
    assert superstars(table) == ("versatile-actor",)
    assert not lies_up(table, "8pm", "versatile-actor")
    assert lies_up(table, "8pm", "test-crooner")
    assert table.play("Ann pass cash").player("Ann").cash == 10 + LAST_CASH + 2 - 2


@pytest.mark.rule("E2.STARRYEYE.09")
def test_a_condition_that_counts_as_met_does_not_help_an_ad() -> None:
    """With Versatile Actor upside down an ad for dramas still lies upside down."""
    table = starryeye('stars = ["versatile-actor"]\nads = ["sobsoft-tissues"]')
    table.play("Ann produce test-duo 8pm; attach versatile-actor; attach sobsoft-tissues")
    table.play("Ann superstar no; choose-side down")
    assert not lies_up(table, "8pm", "sobsoft-tissues")


# -- cards that turn cards --------------------------------------------------------------------


@pytest.mark.rule("E2.STARRYEYE.16")
def test_redemption_arc_turns_an_ad_rightside_up() -> None:
    """An ad that lies upside down by the drawback is turned, stays so and earns $7M."""
    table = starryeye(
        'network = ["redemption-arc-a"]',
        lineup=on_show("test-duo", '"test-novice", "test-crowd-ad"', down='"test-crowd-ad"'),
    )
    table.play("Ann use redemption-arc-a; turn-up test-crowd-ad")
    assert lies_up(table, "8pm", "test-crowd-ad")
    assert table.play("Ann pass cash").player("Ann").cash == 10 + LAST_CASH + 7


@pytest.mark.rule("E2.STARRYEYE.18")
def test_redemption_arc_leaves_the_token_on_a_superstar() -> None:
    """A superstar turned rightside up has no expenses and earns $2M."""
    table = starryeye(
        'network = ["redemption-arc-a"]\nmemory = { on = ["test-buddy"] }',
        lineup=on_show("test-trio", '"test-buddy"', down='"test-buddy"'),
    )
    table.play("Ann use redemption-arc-a; turn-up test-buddy", "Ann pass cash")
    assert superstars(table) == ("test-buddy",)
    assert table.player("Ann").viewers == 10 + 6
    assert table.player("Ann").cash == 10 + LAST_CASH + 2


@pytest.mark.rule("E2.STARRYEYE.18")
def test_a_superstar_upside_down_is_still_one() -> None:
    """Attached upside down by choice it scores 2 viewers, and earns $2M."""
    table = starryeye('stars = ["test-crooner"]').play("Ann produce test-trio 8pm")
    table.play("Ann attach test-crooner; superstar yes; choose-side down", "Ann pass cash")
    assert table.player("Ann").viewers == 10 + 2
    assert table.player("Ann").cash == 10 + LAST_CASH + 2


def with_cross_promoting_star() -> Table:
    """It has been attached to a new show together with an ad for a crowd."""
    table = starryeye('stars = ["cross-promoting-star"]\nads = ["test-crowd-ad"]')
    table.play("Ann produce test-duo 8pm; attach cross-promoting-star; attach test-crowd-ad")
    return table


@pytest.mark.rule("E2.STARRYEYE.17")
@pytest.mark.parametrize(("answer", "profit"), [("no", -1), ("yes", 2)])
def test_cross_promoting_star_turns_an_ad_rightside_up(answer: str, profit: int) -> None:
    """Its ad, upside down by the drawback, is turned and earns $7M; the star costs $1M or not."""
    table = with_cross_promoting_star().play(f"Ann superstar {answer}")
    assert not lies_up(table, "8pm", "test-crowd-ad")
    table.play("Ann turn-up test-crowd-ad")
    assert lies_up(table, "8pm", "test-crowd-ad")
    assert table.play("Ann pass cash").player("Ann").cash == 10 + LAST_CASH + 7 + profit


# -- back to the green room -------------------------------------------------------------------


def after_spinoff() -> Table:
    """The superstars of a trio went back to the green room when a choir took its place."""
    table = starryeye(
        'network = ["spinoff-a"]\nmemory = { on = ["test-veteran", "test-buddy"] }',
        lineup=on_show("test-trio", '"test-veteran", "test-buddy", "test-novice"'),
    )
    table.play("Ann produce test-choir 8pm; declare spinoff-a")
    return table.play("Ann return test-buddy; return test-novice; stop-returning")


@pytest.mark.rule("E2.STARRYEYE.19", "E2.STARRYEYE.06")
def test_spinoff_leaves_the_token_on_a_returned_superstar() -> None:
    """Of two superstars the one that returns keeps its token, the discarded one loses it."""
    table = after_spinoff()
    assert superstars(table) == ("test-buddy",)
    assert table.player("Ann").stars == ("test-buddy", "test-novice")


@pytest.mark.rule("E2.STARRYEYE.19", "E2.STARRYEYE.20")
def test_a_returned_superstar_is_attached_again_without_a_new_decision() -> None:
    """On the new show it lies rightside up without another star, and nothing is asked."""
    table = after_spinoff().play("Ann attach test-buddy; leave-empty; leave-empty")
    assert not table.legal("Ann") & {"superstar yes", "superstar no"}
    assert lies_up(table, "8pm", "test-buddy")
    assert superstars(table) == ("test-buddy",)
    assert table.play("Ann pass cash").player("Ann").cash == 10 + LAST_CASH + 2


def after_rerun_guy(ann: str = "", others: str = "") -> Table:
    """Superstar Rerun Guy is back in the green room: a choir is being made in place of his show."""
    table = starryeye(
        f'memory = {{ on = ["rerun-guy"{others}] }}\n{ann}',
        lineup=on_show("test-trio", '"rerun-guy"')
        + on_show("test-duo", '"test-veteran"', timeslot="10pm"),
    )
    return table.play("Ann produce test-choir 8pm")


@pytest.mark.rule("E2.STARRYEYE.20")
def test_a_superstar_rerun_guy_keeps_his_token() -> None:
    """Back in the green room he has it, and attached again needs no new one."""
    table = after_rerun_guy()
    assert superstars(table) == ("rerun-guy",)
    assert table.player("Ann").stars == ("rerun-guy",)
    table.play("Ann attach rerun-guy")
    assert not table.legal("Ann") & {"superstar yes", "superstar no"}
    assert table.play("Ann pass cash").player("Ann").cash == 10 + LAST_CASH + 2 - 4


@pytest.mark.rule("E2.STARRYEYE.20", "E2.STARRYEYE.06")
def test_rerun_guy_replaced_is_discarded_and_loses_his_token() -> None:
    """Add or Replace discards him like any other star."""
    table = starryeye(
        'stars = ["test-novice"]\nmemory = { on = ["rerun-guy"] }',
        lineup=on_show("test-trio", '"rerun-guy"'),
    )
    table.play("Ann add-or-replace test-novice 8pm slot 1; superstar no")
    assert superstars(table) == ()


@pytest.mark.rule("E2.STARRYEYE.21")
def test_a_token_in_the_green_room_serves_no_other_star() -> None:
    """One token lies on Rerun Guy in the green room, one on another star: none is left."""
    table = after_rerun_guy('stars = ["test-novice"]', ', "test-veteran"')
    table.play("Ann attach test-novice; leave-empty; leave-empty")
    assert superstars(table) == ("rerun-guy", "test-veteran")
    assert not table.legal("Ann") & {"superstar yes", "superstar no"}


@pytest.mark.rule("E2.STARRYEYE.21")
def test_the_other_token_is_still_available() -> None:
    """With Rerun Guy's token in the green room the second one makes a superstar."""
    table = after_rerun_guy('stars = ["test-novice"]')
    table.play("Ann attach test-novice; leave-empty; leave-empty; superstar yes")
    assert superstars(table) == ("rerun-guy", "test-novice")


@pytest.mark.rule("E2.STARRYEYE.21", "E2.STARRYEYE.05")
def test_tokens_stay_from_round_to_round() -> None:
    """The end of a round takes no token, in the lineup or in the green room."""
    table = after_rerun_guy('stars = ["test-novice"]', ', "test-veteran"')
    table.play("Ann attach test-novice; leave-empty; leave-empty", "Ann pass cash")
    assert superstars(table) == ("rerun-guy", "test-veteran")


# -- what uses a show's score -----------------------------------------------------------------

SUPER_BUDDY = 'memory = { on = ["test-buddy"] }\n'
BUDDY_AT_8 = on_show("test-trio", '"test-buddy"')


@pytest.mark.rule("E2.STARRYEYE.04", "E2.STARRYEYE.06")
def test_a_writeoff_counts_a_superstar_rightside_up() -> None:
    """The show with a lonely superstar is written off for 10 + 6, and the token returns."""
    table = starryeye(SUPER_BUDDY + 'network = ["writeoff-a"]', lineup=BUDDY_AT_8)
    table.play("Ann use writeoff-a; choose 8pm")
    assert table.player("Ann").cash == 10 + 10 + 6
    assert superstars(table) == ()


@pytest.mark.rule("E2.STARRYEYE.04")
def test_a_superstar_surpriser_in_row_1_gains_half_of_the_score() -> None:
    """Rightside up against its condition it brings half of 10 + 3 viewers, rounded down."""
    table = starryeye('stars = ["surpriser"]').play("Ann produce test-trio 8pm; attach surpriser")
    table.play("Ann superstar yes; choose-side up")
    assert table.player("Ann").viewers == (10 + 3) // 2
