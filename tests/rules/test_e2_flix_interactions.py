"""FLIX, second edition, with cards, moguls and Telly Time (E2.FLIX.08-.11).

The test shows cost $4M, have no expenses, and 7 / 5 / 3 / 1 viewers by season row.  Soap and Opera
are dramas, for 9PM and 8PM; Nursery and Playground are for kids, at the weekend.
"""

from __future__ import annotations

import pytest

from executives.networks import queries
from support.documents import ad_card
from support.flix_shows import flix_shows
from support.table import Table

AD = ad_card("lie-in", bonus=1, condition="timeslot weekend", up=4, down=1)
DRAMAS = {"soap": ("drama", "9pm"), "opera": ("drama", "8pm")}
FOR_KIDS = {"nursery": ("kids", "weekend"), "playground": ("kids", "weekend")}


def table(
    lineup: str = "",
    *,
    more: str = "",
    cash: int = 20,
    turn: str = "Ann",
    telly: bool = False,
    top: str = "",
) -> Table:
    """Ann is FLIX and Bo is not; who is to act has a lineup and nothing else than ``more``.

    The test shows are displayed if they have no other place; ``top`` is a table of the document.
    """
    held = f"{'' if 'stars =' in more else 'stars = []'}\n{'' if 'ads =' in more else 'ads = []'}"
    shows = DRAMAS | FOR_KIDS if telly else DRAMAS
    displayed = [f'"{name}"' for name in shows if name not in lineup + top]
    return Table(f"""
turn = "{turn}"
[game]
executives = ["flix", "butcher", "continuum"]
modules = ["moguls"{', "telly_time"' if telly else ""}]
[display]
shows = [{", ".join(displayed)}]
{top}
[players.{turn}]
cash = {cash}
viewers = 0
{held}
{more}
[players.{turn}.lineup]
{lineup}
{flix_shows(shows)}{AD if telly else ""}""")


SCHEDULE = 'network = ["flexible-schedule-a"]\n'
OPERA = '"8pm" = "opera"\n'

# -- Flexible Schedule ---------------------------------------------------------------------------


@pytest.mark.rule("E2.FLIX.08", "E2.CARDS.11")
def test_a_flexible_schedule_is_the_third_answer() -> None:
    """A second drama for its $4M in row 1; the card is used up."""
    at = table(OPERA, more=SCHEDULE).play("Ann produce soap 9pm")
    answers = {"pay-extra", "take-penalty", "flexible-schedule-a"}
    assert at.legal("Ann") == {f"declare {answer}" for answer in answers}
    at.play("Ann declare flexible-schedule-a")
    assert at.to_act() == ["Bo"]
    assert at.player("Ann").cash == 20 - 4
    assert at.show("Ann", "9pm").row == 1
    assert at.player("Ann").network == ()


@pytest.mark.rule("E2.FLIX.08")
def test_a_flexible_schedule_is_kept_when_flix_pays() -> None:
    """'May': with the $3M paid the card stays."""
    at = table(OPERA, more=SCHEDULE).play("Ann produce soap 9pm; declare pay-extra")
    assert at.player("Ann").network == ("flexible-schedule-a",)
    assert at.player("Ann").cash == 20 - 4 - 3


@pytest.mark.rule("E2.FLIX.08")
def test_a_flexible_schedule_excludes_the_other_answers() -> None:
    """One answer is enough: after it nothing more can be declared, so the $3M are not due too."""
    at = table(OPERA, more=SCHEDULE, cash=4).play("Ann produce soap 9pm")
    assert at.legal("Ann") == {"declare take-penalty", "declare flexible-schedule-a"}
    at.play("Ann declare flexible-schedule-a")
    assert at.forced()[0] == "commit"
    assert at.player("Ann").cash == 0


@pytest.mark.rule("E2.FLIX.08", "E2.FLIX.02")
def test_without_a_drawback_flix_has_no_use_for_it() -> None:
    """A first drama in a strange timeslot has no penalty to lift: nothing is asked."""
    at = table(more=SCHEDULE).play("Ann produce soap 8pm")
    assert at.to_act() == ["Bo"]
    assert at.player("Ann").network == ("flexible-schedule-a",)


@pytest.mark.rule("E2.CARDS.11")
def test_for_others_a_flexible_schedule_lifts_the_timeslot_penalty() -> None:
    """Another player's 9PM show starts in row 1 at 8PM with it, in row 3 without."""
    at = table(more=SCHEDULE, turn="Bo")
    at.play("Bo produce soap 8pm; declare flexible-schedule-a")
    assert at.show("Bo", "8pm").row == 1
    assert at.player("Bo").network == ()
    at = table(more=SCHEDULE, turn="Bo").play("Bo produce soap 8pm; commit")
    assert at.show("Bo", "8pm").row == 3
    assert at.player("Bo").network == ("flexible-schedule-a",)


@pytest.mark.rule("E2.CARDS.11")
def test_a_flexible_schedule_is_no_use_in_the_right_timeslot() -> None:
    """Without a penalty it is not offered."""
    at = table(more=SCHEDULE, turn="Bo").play("Bo produce soap 9pm")
    assert at.player("Bo").network == ("flexible-schedule-a",)
    assert at.to_act() == ["Cy"]


@pytest.mark.rule("E2.CARDS.11")
def test_a_flexible_schedule_does_not_free_a_kids_show() -> None:
    """Another player's Kids show stays bound to the weekend."""
    at = table(more=SCHEDULE, turn="Bo", telly=True)
    assert at.refuses("Bo produce nursery 8pm") == {"E2.TELLY.19"}


# -- further cards -------------------------------------------------------------------------------


@pytest.mark.rule("E2.FLIX.06", "E2.CARDS.21")
@pytest.mark.parametrize(
    ("answer", "up", "gained"), [("take-penalty", 0b10, (3 + 3) // 2), ("pay-extra", 0, 0)]
)
def test_a_surpriser_sees_the_penalty_that_flix_takes(answer: str, up: int, gained: int) -> None:
    """On a penalised show it lies rightside up for half of 3 + 3; on a paid one upside down."""
    at = table(OPERA, more='stars = ["surpriser"]\n')
    at.play(f"Ann produce soap 9pm; declare {answer}; attach surpriser")
    assert at.show("Ann", "9pm").up == up
    assert at.player("Ann").viewers == gained


@pytest.mark.rule("E2.FLIX.05", "E2.CARDS.34")
def test_page_to_screen_does_not_pay_the_extra_cost() -> None:
    """A drama from the deck is free beside another drama, but for the $3M or the penalty."""
    more = 'moguls = ["page-to-screen"]\n'
    for answer, cash, row in (("pay-extra", 20 - 3, 1), ("take-penalty", 20, 3)):
        at = table(OPERA, more=more, top='[decks.round_1]\nnext = ["soap", "snail-derby"]\n')
        at.play("Ann use page-to-screen", f"Ann produce soap 9pm; declare {answer}")
        assert at.player("Ann").cash == cash
        assert at.show("Ann", "9pm").row == row


@pytest.mark.rule("E2.FLIX.05")
def test_spinoff_and_the_drawback_are_answered_in_one_production() -> None:
    """The star of the cancelled show comes back, and the other drama costs $3M."""
    lineup = OPERA + '"9pm" = { show = "graveyard-shift", cards = ["dependable-dana"] }\n'
    at = table(lineup, more='network = ["spinoff-a"]\n')
    at.play("Ann produce soap 9pm; declare spinoff-a; declare pay-extra")
    at.play("Ann return dependable-dana; attach dependable-dana")
    assert at.player("Ann").cash == 20 - 4 - 3
    assert at.show("Ann", "9pm").cards == ("", "dependable-dana")


@pytest.mark.rule("E2.FLIX.05", "E2.FLIX.02")
def test_flix_plays_alone_as_in_company() -> None:
    """In solo a first drama starts in row 1 at 8PM; a second one has the drawback."""
    at = Table(f"""
turn = "Ann"
[game]
players = ["Ann"]
executives = ["flix"]
[display]
shows = ["graveyard-shift", "soap", "opera"]
stars = []
ads = []
network = []
[players.Ann]
cash = 20
stars = []
ads = []
{flix_shows(DRAMAS)}""")
    at.play("Ann produce soap 8pm", "Ann produce opera 9pm")
    assert at.show("Ann", "8pm").row == 1
    assert at.legal("Ann") == {"declare pay-extra", "declare take-penalty"}


# -- Telly Time ----------------------------------------------------------------------------------


@pytest.mark.rule("E2.FLIX.09", "E2.TELLY.21")
def test_the_token_covers_the_weekend_icon_of_flix_only() -> None:
    """The icon is covered for Ann, who is FLIX, and open for Bo and Cy."""
    at = table(telly=True)
    icons = [queries.weekend_icon(at.game.context, at.state, seat) for seat in range(3)]
    assert icons == [False, True, True]


@pytest.mark.rule("E2.FLIX.10", "E2.TELLY.22")
def test_the_weekend_is_a_timeslot_like_others() -> None:
    """A 9PM show starts in row 1 at the weekend; for another player in row 3."""
    for name, row in (("Ann", 1), ("Bo", 3)):
        at = table(turn=name, telly=True).play(f"{name} produce soap weekend")
        assert at.show(name, "weekend").row == row


@pytest.mark.rule("E2.FLIX.11", "E2.TELLY.21")
@pytest.mark.parametrize("timeslot", ["8pm", "9pm", "10pm", "weekend"])
def test_a_kids_show_may_stand_anywhere(timeslot: str) -> None:
    """A Kids show starts in row 1 in every timeslot."""
    at = table(telly=True).play(f"Ann produce nursery {timeslot}")
    assert at.show("Ann", timeslot).row == 1
    assert at.to_act() == ["Bo"]


@pytest.mark.rule("E2.FLIX.11", "E2.TELLY.22")
def test_the_kids_shows_of_others_are_bound_to_the_weekend() -> None:
    """The icon on Bo's grid is open: its Kids show may stand at the weekend only."""
    at = table(turn="Bo", telly=True)
    assert at.refuses("Bo produce nursery 9pm") == {"E2.TELLY.19"}
    assert at.allows("Bo produce nursery weekend")


@pytest.mark.rule("E2.FLIX.05", "E2.TELLY.22")
@pytest.mark.parametrize("timeslot", ["9pm", "weekend"])
def test_two_kids_shows_have_the_drawback(timeslot: str) -> None:
    """The covered icon does not help against the same genre: $3M or the penalty."""
    at = table('"8pm" = "playground"\n', telly=True).play(f"Ann produce nursery {timeslot}")
    assert at.legal("Ann") == {"declare pay-extra", "declare take-penalty"}
    at.play("Ann declare take-penalty")
    assert at.show("Ann", timeslot).row == 3


@pytest.mark.rule("E2.FLIX.10")
def test_a_show_of_the_weekend_counts_for_the_drawback() -> None:
    """The drama that stands at the weekend is another show of the lineup."""
    at = table('weekend = { show = "opera" }\n', telly=True).play("Ann produce soap 9pm")
    at.play("Ann declare pay-extra")
    assert at.player("Ann").cash == 20 - 4 - 3


@pytest.mark.rule("E2.TELLY.29")
@pytest.mark.parametrize(("name", "up"), [("Ann", 0b01), ("Bo", 0)])
def test_an_ad_for_the_weekend_is_always_right_for_flix(name: str, up: int) -> None:
    """At 9PM it lies rightside up for FLIX, and upside down for another player."""
    at = table(turn=name, telly=True, more='ads = ["lie-in"]\n')
    at.play(f"{name} produce soap 9pm; attach lie-in")
    assert at.show(name, "9pm").up == up


@pytest.mark.rule("E2.TELLY.29")
def test_an_ad_for_the_weekend_is_right_at_the_weekend() -> None:
    """Another player's lies rightside up there."""
    at = table(turn="Bo", telly=True, more='ads = ["lie-in"]\n')
    at.play("Bo produce nursery weekend; attach lie-in")
    assert at.show("Bo", "weekend").up == 0b01


@pytest.mark.rule("E2.FLIX.03", "E2.FLIX.10")
def test_an_ad_for_nine_is_right_at_the_weekend() -> None:
    """Other timeslots of ads are met at the weekend as well."""
    at = table(telly=True, more='ads = ["nine-oclock-nibbles"]\n')
    at.play("Ann produce soap weekend; attach nine-oclock-nibbles")
    assert at.show("Ann", "weekend").up == 0b01


@pytest.mark.rule("E2.TELLY.29")
def test_three_ads_of_telly_time_are_for_the_weekend() -> None:
    """Of the ads that the module adds, three have that condition."""
    bundled = table(telly=True).game.card_set.cards
    added = [card for card in bundled if getattr(card, "module", "") == "telly_time"]
    wanted = [card for card in added if getattr(card, "condition", "") == "timeslot weekend"]
    assert len(wanted) == 3
