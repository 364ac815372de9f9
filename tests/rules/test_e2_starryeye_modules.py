"""STARRYEYE, second edition, with moguls, with Telly Time and alone (E2.STARRYEYE.03-.05, .09)."""

from __future__ import annotations

import pytest

from support.superstars import LAST_CASH, lies_up, on_show, starryeye, superstars
from support.table import Table

# -- moguls -----------------------------------------------------------------------------------


@pytest.mark.rule("E2.STARRYEYE.04")
def test_blockbuster_director_counts_a_superstar_rightside_up() -> None:
    """The show with a lonely superstar gives 10 + 6 viewers."""
    ann = 'memory = { on = ["test-buddy"] }\nmoguls = ["blockbuster-director"]'
    table = starryeye(ann, lineup=on_show("test-trio", '"test-buddy"'), modules='"moguls"')
    table.play("Ann use blockbuster-director; choose 8pm")
    assert table.player("Ann").viewers == 10 + 6


@pytest.mark.rule("E2.STARRYEYE.03")
def test_a_superstar_is_no_star_with_expenses() -> None:
    """Voice of a Generation counts the star with $3M printed, not the superstar with $4M."""
    table = starryeye(
        'memory = { on = ["test-veteran"] }\nmoguls = ["voice-of-a-generation"]',
        lineup=on_show("test-trio", '"test-veteran", "test-buddy"'),
        modules='"moguls"',
    )
    assert table.play("Ann pass cash").player("Ann").viewers == 10 + 3 + 6 + 1


@pytest.mark.rule("E2.STARRYEYE.03")
def test_penny_pincher_takes_nothing_off_a_superstar() -> None:
    """Of $4M and $3M the superstar costs nothing, not less, and the other star $1M less."""
    table = starryeye(
        'memory = { on = ["test-veteran"] }\nmoguls = ["penny-pincher"]',
        lineup=on_show("test-trio", '"test-veteran", "test-buddy"'),
        modules='"moguls"',
    )
    assert table.play("Ann pass cash").player("Ann").cash == 10 + LAST_CASH + 2 - (3 - 1)


# -- Telly Time -------------------------------------------------------------------------------

TELLY = '"telly_time"'


@pytest.mark.rule("E2.STARRYEYE.09", "E2.TELLY.29")
def test_an_ad_for_the_weekend_lies_upside_down() -> None:
    """Its condition is one of any kind: in the weekend slot it is met and does not count."""
    ad = """
[[cards.ad]]
id = "test-weekend-ad"
name = "Test Weekend Ad"
bonus = 1
condition = "timeslot weekend"
up = 6
down = 1
"""
    table = starryeye('ads = ["test-weekend-ad"]', rest=ad, modules=TELLY)
    table.play("Ann produce test-duo weekend; attach test-weekend-ad")
    assert not lies_up(table, "weekend", "test-weekend-ad")


@pytest.mark.rule("E2.TELLY.25", "E2.STARRYEYE.18")
def test_chat_turns_ads_and_superstars_rightside_up() -> None:
    """A Chat show turns the cards of a timeslot, the ad against the drawback; tokens stay."""
    table = starryeye(
        'memory = { on = ["test-crooner"] }',
        lineup=on_show(
            "test-duo", '"test-crooner", "test-crowd-ad"', down='"test-crooner", "test-crowd-ad"'
        ),
        rest='[display]\nshows = ["tea-with-the-mayors-parrot"]\n',
        modules=TELLY,
    )
    table.play("Ann produce tea-with-the-mayors-parrot 9pm; turn-all-up 8pm")
    assert lies_up(table, "8pm", "test-crowd-ad")
    assert lies_up(table, "8pm", "test-crooner")
    assert superstars(table) == ("test-crooner",)


# -- solo -------------------------------------------------------------------------------------


@pytest.mark.rule("E2.STARRYEYE.02", "E2.STARRYEYE.05")
def test_superstars_in_a_solo_game() -> None:
    """Alone at the table the superstar earns its $2M as well."""
    table = Table("""
turn = "Ann"
[game]
players = ["Ann"]
executives = ["starryeye"]
[players.Ann]
cash = 10
memory = { on = ["dependable-dana"] }
lineup.8pm = ""
lineup.9pm = { show = "graveyard-shift", row = 1, cards = ["dependable-dana"] }
lineup.10pm = ""
""")
    assert table.play("Ann pass viewers").player("Ann").cash == 10 + 2
