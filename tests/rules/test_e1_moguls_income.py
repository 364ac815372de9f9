"""Viral Marketing and Tax Rebate, first edition (E1.MOGUL.22, .23, .34-.36)."""

from __future__ import annotations

import pytest

from support.first_moguls import closing
from support.first_tables import drop_all, shelf, wealth
from support.table import Table

EXAMPLE = 'lineup.8pm = { show = "early-show", row = 2, cards = ["drama-star", "plain-ad"] }\n'
"""Its show costs $1M and its star $2M, its ad earns $2M: a net amount of -$1M."""
OTHER = 'lineup.9pm = { show = "choosy-show", row = 3, cards = ["plain-star", "night-ad"] }\n'
"""Its star costs $1M; its ad lies as it should and earns $5M.  The show costs nothing."""
THIRD = 'lineup.10pm = { show = "any-show", row = 4, cards = ["late-pizza-line", ""] }\n'


def due(table: Table) -> int:
    """What the income phase of the last step changed in Ann's cash."""
    net = [e.amount for e in table.events("CashChanged") if e.rule == "E1.BASE.46" and not e.seat]
    return sum(net)


def viral(table: Table) -> list[int]:
    """The viewers for ad income in the last step."""
    return [e.amount for e in table.events("ViewersChanged") if e.rule == "E1.MOGUL.22"]


# -- Viral Marketing ------------------------------------------------------------------------------


@pytest.mark.rule("E1.MOGUL.23")
def test_a_net_income_below_zero_does_not_matter() -> None:
    """Upkeep of $3M and ads of $2M: Ann pays $1M and has 2 viewers from the ad all the same."""
    table = closing("viral-marketing", ann=EXAMPLE)
    assert due(table) == -1
    assert viral(table) == [2]


@pytest.mark.rule("E1.MOGUL.22", "E1.CARDS.21")
@pytest.mark.parametrize(
    ("lineup", "expected"),
    [
        (EXAMPLE + OTHER, [7]),
        (OTHER.replace("row = 3", 'row = 3, down = ["night-ad"]'), [2]),
        ('ads = ["plain-ad"]\nlineup.8pm = "early-show"', []),
        (EXAMPLE.replace("plain-ad", "promo-ad"), []),
    ],
)
def test_each_million_of_ad_income_gives_a_viewer(lineup: str, expected: list[int]) -> None:
    """$2M and $5M give 7; an ad counts as it lies, none in the green room does, no promo ad."""
    assert viral(closing("viral-marketing", ann=lineup)) == expected


@pytest.mark.rule("E1.MOGUL.22")
def test_other_income_is_no_ad_income() -> None:
    """Sponsor Deal brings $1M more and no viewer; without the mogul there are none at all."""
    table = closing("viral-marketing", ann=EXAMPLE + 'network = ["sponsor-deal-a"]')
    assert (due(table), viral(table)) == (0, [2])
    assert viral(closing(ann=EXAMPLE)) == []


@pytest.mark.rule("E1.CARDS.21")
def test_it_counts_in_every_income_phase_and_is_never_used_up() -> None:
    """In the next season the ad gives its 2 viewers again."""
    table = closing("viral-marketing", ann=EXAMPLE)
    for name in ("Bo", "Cy", "Ann"):
        drop_all(table, name)
    assert table.state.round == 3
    assert viral(table) == [2]
    assert table.player("Ann").face_down == ()


@pytest.mark.rule("E1.MOGUL.22")
def test_ads_that_a_donor_token_ignores_earn_nothing() -> None:
    """Ann ignores 8PM with its $2M, and only the $5M of 9PM count."""
    table = closing("viral-marketing", ann=EXAMPLE + OTHER + "shelf = { tokens = 1 }")
    table.play("Ann ignore-timeslot 8pm")
    assert (due(table), viral(table)) == (4, [5])


@pytest.mark.rule("E1.CARDS.21")
def test_the_viewers_are_there_when_a_shortfall_takes_some() -> None:
    """Upkeep of $6M, ads of $2M and cash of $2M: of the 2 viewers gained 2 are lost again."""
    lineup = EXAMPLE.replace("early-show", "dear-show")
    table = closing("viral-marketing", ann=lineup, cash=0, viewers=0, cards=DEAR)
    assert viral(table) == [2]
    lost = [e.amount for e in table.events("ViewersChanged") if e.rule == "E1.BASE.48"]
    assert lost == [-2]


DEAR = """
[[cards.show]]
id = "dear-show"
name = "Dear Show"
deck = "round_1"
genre = "drama"
cost = 2
expenses = 4
timeslot = "8pm"
viewers = [0, 0, 0, 0]
lower = 0
rerun = 0
slots = ["star?", "ad?"]
"""


# -- Tax Rebate -----------------------------------------------------------------------------------


@pytest.mark.rule("E1.MOGUL.36", "E1.CARDS.24")
def test_a_timeslot_of_minus_1_gives_plus_2() -> None:
    """Upkeep of $3M is ignored, ads of $2M are received: $10M + $2M for dropping + $2M."""
    table = closing("tax-rebate", ann=EXAMPLE)
    assert due(table) == 2
    assert wealth(table)[0] == 14
    assert due(closing(ann=EXAMPLE)) == -1


@pytest.mark.rule("E1.MOGUL.34")
@pytest.mark.parametrize(("timeslot", "expected"), [("8pm", 6), ("9pm", 4)])
def test_the_player_chooses_one_timeslot(timeslot: str, expected: int) -> None:
    """-$1M and +$4M are +$3M; without the $3M of 8PM +$6M, without the $1M of 9PM +$4M."""
    table = closing("tax-rebate", ann=EXAMPLE + OTHER)
    assert table.legal() == {"waive-upkeep 8pm", "waive-upkeep 9pm"}
    assert table.refuses("Ann waive-upkeep 10pm") == {"E1.MOGUL.34"}
    assert due(table.play(f"Ann waive-upkeep {timeslot}")) == expected


@pytest.mark.rule("E1.MOGUL.34")
def test_every_income_phase_has_a_choice_of_its_own() -> None:
    """After 8PM in season 1, 9PM alone counts in season 2, and so on: it is never used up."""
    table = closing("tax-rebate", ann=EXAMPLE + OTHER).play("Ann waive-upkeep 8pm")
    assert shelf(table, "Ann").waived == 0
    drop_all(table, "Bo", "Cy", "Ann")
    assert due(table.play("Ann waive-upkeep 9pm")) == 4
    assert table.player("Ann").face_down == ()


@pytest.mark.rule("E1.MOGUL.35")
def test_the_ads_of_the_chosen_timeslot_are_received() -> None:
    """The ad of 9PM earns its $5M whether its timeslot is chosen or not."""
    table = closing("tax-rebate", ann=OTHER)
    assert table.forced() == ["waive-upkeep 9pm"]
    assert due(table) == 5


@pytest.mark.rule("E1.MOGUL.34")
def test_all_stars_of_the_timeslot_and_surcharges_are_meant() -> None:
    """CHEAPO's show and star cost $1M more each; all $5M are ignored."""
    executives = ("cheapo", "quiet-b", "quiet-c")
    assert due(closing(ann=EXAMPLE, executives=executives)) == -3
    assert due(closing("tax-rebate", ann=EXAMPLE, executives=executives)) == 2


@pytest.mark.rule("E1.MOGUL.34")
def test_a_timeslot_that_a_donor_token_ignores_is_not_chosen() -> None:
    """8PM counts for nothing, so that 9PM alone is left: $5M of ads without the star's $1M."""
    table = closing("tax-rebate", ann=EXAMPLE + OTHER + "shelf = { tokens = 1 }")
    table.play("Ann ignore-timeslot 8pm")
    assert table.forced() == ["waive-upkeep 9pm"]
    assert due(table) == 5


@pytest.mark.rule("E1.CARDS.24")
def test_without_a_show_nobody_is_asked() -> None:
    """An empty lineup has no upkeep, and season 2 begins."""
    assert closing("tax-rebate").state.round == 2


@pytest.mark.rule("E1.MOGUL.34")
def test_what_the_others_pay_is_not_ignored_once_more() -> None:
    """Of the $3M of 8PM the two others pay $1M each; the last $1M is ignored: +$2M, no more."""
    table = closing("tax-rebate", ann=EXAMPLE + 'network = ["budget-overrun-a"]')
    assert due(table.play("Ann share-upkeep 8pm")) == 2
