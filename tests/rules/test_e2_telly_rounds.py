"""Telly Time: the weekend slot at the end of rounds, and ads that ask for it (E2.TELLY.28, .29)."""

from __future__ import annotations

import pytest

from executives.networks.state import Rerun
from support.free_shows import free_show
from support.table import Table
from support.telly_tables import BARE, season, telly

PARADE = """
[[cards.show]]
id = "test-parade"
name = "Test Parade"
deck = "round_1"
genre = "kids"
cost = 4
expenses = 3
timeslot = "weekend"
viewers = [9, 7, 5, 3]
rerun = 4
slots = ["star?", "ad?"]
module = "telly_time"
"""
SLOTS = ("star?", "ad?")
CARDS = PARADE + "".join(
    free_show("drama", slug, timeslot=timeslot, slots=SLOTS)
    for slug, timeslot in (("open-drama", "any"), ("early-drama", "8pm"))
)
NOTHING = "cash = 0\nviewers = 0\n"
LAST = 'passed = ["Bo"]'
BREAKFAST = 'ads = ["lawn-lion-mowers"]\nstars = []\n'


def weekend(show: str) -> str:
    """Ann's lineup with only this show, on the weekend."""
    return BARE + f"weekend = {show}\n"


def last_pass(ann: str, show: str, top: str = LAST, executive: str = "") -> Table:
    """Ann, with one show on the weekend, passes as the last one, for $2M and $9M."""
    executives = (executive, "beeb") if executive else ()
    at = telly(ann, top=top, executives=executives, shows=(), rest=weekend(show), cards=CARDS)
    return at.play("Ann pass " + ("nothing" if executive == "cable" else "cash"))


@pytest.mark.rule("E2.TELLY.28")
def test_the_weekend_takes_part_in_upkeep() -> None:
    """Expenses of $3M and $2M for a star, income of $3M of the ad, on top of $2M and $9M."""
    show = (
        '{ show = "test-parade", row = 1, cards = ["national-treasure-nora", "lawn-lion-mowers"] }'
    )
    assert last_pass(NOTHING, show).player("Ann").cash == 2 + 9 + 3 - (3 + 2)


@pytest.mark.rule("E2.TELLY.28")
def test_the_weekend_takes_part_in_scoring() -> None:
    """The row's 9 viewers and 5 of the star; in row 3 the row's 5."""
    show = '{ show = "test-parade", row = 1, cards = ["national-treasure-nora", ""] }'
    assert last_pass(NOTHING, show).player("Ann").viewers == 9 + 5
    show = '{ show = "test-parade", row = 3 }'
    assert last_pass(NOTHING, show).player("Ann").viewers == 5


@pytest.mark.rule("E2.TELLY.28")
@pytest.mark.parametrize(("row", "then"), [(1, 2), (3, 4), (4, 4)])
def test_the_weekend_takes_part_in_ageing(row: int, then: int) -> None:
    """The marker moves down one row, not below the fourth."""
    at = last_pass(NOTHING, f'{{ show = "test-parade", row = {row} }}')
    assert season(at, "weekend") == then


@pytest.mark.rule("E2.TELLY.28")
def test_the_weekend_takes_part_in_cancellation() -> None:
    """A production there sends the old show to the reruns, and its cards to their decks."""
    at = telly(
        'cash = 0\nlineup.weekend = { show = "test-parade", row = 1, cards = ["fill-in-wendy"] }\n',
        shows=("open-drama",),
        cards=CARDS,
    ).play("Ann produce open-drama weekend; leave-empty; leave-empty")
    assert at.player("Ann").reruns == (Rerun.new("test-parade", ""),)
    assert at.state.decks[3].rest[-1] == "fill-in-wendy"
    assert at.show("Ann", "weekend").show == "open-drama"


@pytest.mark.rule("E2.TELLY.28")
def test_reruns_of_the_weekend_score_at_the_end() -> None:
    """A Kids show in the reruns pile has its 4 viewers in end-game scoring."""
    ann = NOTHING + 'reruns = ["test-parade"]\n'
    at = telly(ann, top=f"round = 5\n{LAST}", shows=(), rest=BARE, cards=CARDS)
    assert at.play("Ann pass cash").player("Ann").viewers == 4


@pytest.mark.rule("E2.TELLY.28")
def test_cards_are_added_on_the_weekend() -> None:
    """Add or Replace reaches the slots there, as the other slots of the lineup."""
    at = telly(
        'stars = ["fill-in-wendy"]\nlineup.weekend = "test-parade"\n', shows=(), cards=CARDS
    ).play("Ann add-or-replace fill-in-wendy weekend slot 1")
    assert at.show("Ann", "weekend").cards == ("fill-in-wendy", "")


@pytest.mark.rule("E2.TELLY.28")
def test_the_weekend_scores_under_executives_too() -> None:
    """BUTCHER in row 2 has 7 - 2; CHEAPO in row 1 has 9 and no 2 more, for the expenses."""
    show = '{ show = "test-parade", row = 2 }'
    assert last_pass(NOTHING, show, executive="butcher").player("Ann").viewers == 7 - 2
    at = last_pass(NOTHING, '"test-parade"', executive="cheapo")
    assert at.player("Ann").viewers == 9
    assert at.player("Ann").cash == 2 + 9 - (3 + 1)


@pytest.mark.rule("E2.TELLY.28")
@pytest.mark.parametrize("kind", ["writeoff-a", "big-game-a"])
def test_cards_that_choose_a_show_may_choose_the_weekend(kind: str) -> None:
    """Writeoff sells its 9 viewers for $9M; Big Game counts the $3M of its ad as viewers."""
    at = telly(
        NOTHING + f'network = ["{kind}"]\n',
        shows=(),
        rest=weekend('{ show = "test-parade", row = 1, cards = ["", "lawn-lion-mowers"] }'),
        cards=CARDS,
    ).play(f"Ann use {kind}; choose weekend")
    sold = kind == "writeoff-a"
    player = at.player("Ann")
    assert (player.cash, player.viewers) == ((9, 0) if sold else (0, 3))
    assert (at.show("Ann", "weekend") is None) == sold


# -- ads that ask for the weekend -----------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.29")
@pytest.mark.parametrize(
    ("timeslot", "up"), [("8pm", False), ("9pm", False), ("10pm", False), ("weekend", True)]
)
def test_an_ad_for_the_weekend_lies_rightside_up_there_only(timeslot: str, up: bool) -> None:
    """Attached to a show for any time, at each time: met on the weekend alone."""
    at = telly(BREAKFAST, shows=("open-drama",), cards=CARDS)
    at.play(f"Ann produce open-drama {timeslot}; attach lawn-lion-mowers")
    assert bool(at.show("Ann", timeslot).up >> 1 & 1) == up


@pytest.mark.rule("E2.TELLY.29")
@pytest.mark.parametrize("timeslot", ["8pm", "9pm", "10pm", "weekend"])
@pytest.mark.parametrize("ad", ["lawn-lion-mowers", "bedtime-buddy-pyjamas"])
def test_for_flix_it_is_always_met(ad: str, timeslot: str) -> None:
    """Ads for the weekend and for 8PM lie rightside up at every time."""
    at = telly(
        f'ads = ["{ad}"]\nstars = []\n',
        executives=("flix", "butcher"),
        shows=("open-drama",),
        cards=CARDS,
    ).play(f"Ann produce open-drama {timeslot}; attach {ad}")
    assert at.show("Ann", timeslot).up == 0b10


@pytest.mark.rule("E2.TELLY.29")
def test_an_ad_for_another_time_is_not_met_on_the_weekend() -> None:
    """An ad for 8PM lies upside down on a show of the weekend."""
    at = telly(
        'ads = ["bedtime-buddy-pyjamas"]\nstars = []\n', shows=("early-drama",), cards=CARDS
    ).play("Ann produce early-drama weekend; attach bedtime-buddy-pyjamas")
    assert at.show("Ann", "weekend").up == 0
