"""Budget Overrun: the others share the upkeep of a show (E1.CARDS.09, .10).

Derby and Rally, the diva and the duettist have $2M upkeep each; the last of three to drop has $2M,
the second $5M, the first $10M.
"""

from __future__ import annotations

import json

import pytest

from executives import FileError, networks
from executives.networks.state import DeckId
from support.documents import listed, show_card
from support.names import NAMES
from support.network_cards import TABLE
from support.seasons import lineup, season
from support.table import Table

DEAR = lineup(
    "Ann",
    at_8pm='"farce"',
    at_9pm='{ show = "rally", cards = ["duettist", "ad-2"], down = ["duettist"] }',
    at_10pm='{ show = "derby", cards = ["diva", "ad-5"] }',
)
"""Upkeep of $0M, $2M and $4M; two ads of $3M."""


def ending(
    *held: str,
    executives: tuple[str, ...] = TABLE,
    order: tuple[str, ...] = ("Bo", "Ann", "Cy"),
    shows: str = DEAR,
    own: str = "",
    more: str = "",
    played: bool = True,
    bo: int = 6,
) -> Table:
    """The last of a season, Ann, has dropped for $2M; Bo and Cy have $6M and no show."""
    others = [name for name in order if name != "Ann"]
    head = f'turn = "Ann"\npassed = {json.dumps(others)}'
    rest = f"[season]\norder = {listed(order)}\n"
    rest += f"[players.Ann]\ncash = 10\nviewers = 0\nnetwork = {listed(held)}\n{own}\n{shows}\n"
    for name in others:
        cash = bo if name == "Bo" else 6
        rest += f"[players.{name}]\ncash = {cash}\nviewers = 9\n"
        if name not in more:
            rest += lineup(name)
    table = season(*executives, head=head, rest=rest + more)
    return table.play("Ann drop cash") if played else table


def cash_of(table: Table) -> list[int]:
    """The cash of everybody."""
    return [player.cash for player in table.state.players]


@pytest.mark.rule("E1.CARDS.09", "E1.CARDS.02")
def test_the_others_pay_the_upkeep_of_a_timeslot() -> None:
    """Bo and Cy pay $2M each of the $4M at 10PM; Ann pays $2M at 9PM and has $6M from ads."""
    table = ending("budget-overrun-a")
    assert table.legal("Ann") == {
        "share-upkeep nothing",
        "share-upkeep 9pm",
        "share-upkeep 10pm",
    }
    table.play("Ann share-upkeep 10pm")
    assert cash_of(table) == [10 + 2 + 6 - 2, 6 - 2, 6 - 2]
    assert table.player("Ann").network == ()
    assert "budget-overrun-a" in table.state.decks[DeckId.NETWORK].rest
    assert table.state.round == 2


@pytest.mark.rule("E1.CARDS.09")
def test_it_need_not_be_used() -> None:
    """Ann pays all $6M, keeps the card, and may use it in a later season."""
    table = ending("budget-overrun-a").play("Ann share-upkeep nothing")
    assert cash_of(table) == [10 + 2 + 6 - 6, 6, 6]
    assert table.player("Ann").network == ("budget-overrun-a",)


@pytest.mark.rule("E1.CARDS.09")
def test_shares_are_rounded_down_and_the_owner_pays_the_rest() -> None:
    """Of $4M three others pay $1M each and Ann $1M; of $2M they would pay nothing."""
    table = ending(
        "budget-overrun-a",
        executives=(*TABLE, "cheapo"),
        order=("Bo", "Ann", "Cy", "Di"),
    )
    assert table.legal("Ann") == {"share-upkeep nothing", "share-upkeep 10pm"}
    table.play("Ann share-upkeep 10pm")
    assert cash_of(table) == [10 + 2 + 6 - 2 - 1, 6 - 1, 6 - 1, 6 - 1]


@pytest.mark.rule("E1.CARDS.09")
def test_an_upside_down_star_and_ads_have_no_upkeep_to_share() -> None:
    """At 9PM the duettist lies upside down: the others pay $1M each for Rally alone."""
    table = ending("budget-overrun-a").play("Ann share-upkeep 9pm")
    assert cash_of(table) == [10 + 2 + 6 - 4, 6 - 1, 6 - 1]


@pytest.mark.rule("E1.CARDS.09")
def test_shares_are_those_of_one_season() -> None:
    """In season 2 Bo and Cy pay nothing for Ann, who pays all $6M."""
    table = ending("budget-overrun-a").play("Ann share-upkeep 10pm")
    assert [player.shelf.owed for player in table.state.players if player.shelf] == [0, 0, 0]
    assert "shared-upkeep" not in table.player("Bo").modifiers
    before = cash_of(table)
    table.play("Bo drop viewers", "Cy drop viewers", "Ann drop cash")
    assert cash_of(table) == [before[0] + 2 + 6 - 6, *before[1:]]


@pytest.mark.rule("E1.CARDS.10", "E1.CARDS.04")
def test_it_is_declared_before_any_income_is_settled() -> None:
    """Bo, the first of the order, has its income only after Ann, the second, has declared."""
    more = lineup("Bo", at_9pm='{ show = "soap", cards = ["", "ad-1"] }')
    table = ending("budget-overrun-a", more=more)
    assert table.to_act() == ["Ann"]
    assert cash_of(table)[1] == 6
    assert cash_of(table.play("Ann share-upkeep 10pm"))[1] == 6 + 3 - 2


@pytest.mark.rule("E1.CARDS.10")
def test_a_share_that_cannot_be_paid_costs_viewers() -> None:
    """Bo, with $1M, owes $2M: 1 of its 9 viewers is lost."""
    table = ending("budget-overrun-a", bo=1).play("Ann share-upkeep 10pm")
    assert (table.player("Bo").cash, table.player("Bo").viewers) == (0, 9 - 1)


@pytest.mark.rule("E1.CARDS.04", "E1.CARDS.09")
def test_holders_are_asked_in_turn_order() -> None:
    """Of the order Cy, Bo, Ann, first Cy is asked, then Ann; Bo has no such card."""
    head = 'turn = "Ann"\npassed = ["Cy", "Bo"]'
    rest = f"""
[season]
order = ["Cy", "Bo", "Ann"]
[players.Ann]
network = ["budget-overrun-a"]
{lineup("Ann", at_10pm='"derby"')}
[players.Cy]
cash = 6
network = ["budget-overrun-b"]
{lineup("Cy", at_8pm='"rally"')}
"""
    table = season(*TABLE, head=head, rest=rest).play("Ann drop cash")
    assert table.to_act() == ["Cy"]
    table.play("Cy share-upkeep 8pm")
    assert table.to_act() == ["Ann"]
    assert table.player("Cy").cash == 6


@pytest.mark.rule("E1.CARDS.09", "E1.CARDS.03")
def test_two_cards_share_two_timeslots() -> None:
    """Each timeslot once: Bo and Cy pay $2M and $1M, and Ann nothing at all."""
    table = ending("budget-overrun-a", "budget-overrun-b").play("Ann share-upkeep 10pm")
    assert table.legal("Ann") == {"share-upkeep nothing", "share-upkeep 9pm"}
    assert table.refuses("Ann share-upkeep 10pm") == {"E1.CARDS.09"}
    table.play("Ann share-upkeep 9pm")
    assert cash_of(table) == [10 + 2 + 6, 6 - 3, 6 - 3]


@pytest.mark.rule("E1.CARDS.09", "E1.CARDS.05")
def test_a_kept_card_shares_another_timeslot_at_once() -> None:
    """With Reuse Footage the same copy is used for 10PM and 9PM."""
    table = ending("budget-overrun-a", "reuse-footage-a").play("Ann share-upkeep 10pm")
    table.play("Ann discard-instead reuse-footage-a", "Ann share-upkeep 9pm")
    assert cash_of(table) == [10 + 2 + 6, 6 - 3, 6 - 3]
    assert table.player("Ann").network == ()


@pytest.mark.rule("E1.CARDS.09")
def test_nothing_is_asked_without_upkeep_to_share() -> None:
    """Soap has none: the season ends, and Ann keeps the card."""
    table = ending("budget-overrun-a", shows=lineup("Ann", at_9pm='"soap"'))
    assert table.state.round == 2
    assert table.player("Ann").network == ("budget-overrun-a",)


@pytest.mark.rule("E1.CARDS.10", "E1.CHEAPO.05")
def test_the_surcharge_stays_with_cheapo() -> None:
    """Of $4M at 10PM Bo and Cy pay all; CHEAPO pays $1M more for each of three cards, and $2M."""
    table = ending("budget-overrun-a", executives=("cheapo", "butcher", "flix"))
    table.play("Ann share-upkeep 10pm")
    assert cash_of(table) == [10 + 2 + 6 - 2 - 3, 6 - 2, 6 - 2]


@pytest.mark.rule("E1.CHEAPO.05")
def test_the_surcharge_of_show_or_star_makes_no_share_larger() -> None:
    """Of $1M and $2M as printed Bo and Cy pay $1M each; CHEAPO pays the third, and $2M."""
    revue = show_card("revue", expenses=1, lower=2, slots=["star?"])
    table = ending(
        "budget-overrun-a",
        executives=("cheapo", "butcher", "flix"),
        shows=lineup("Ann", at_8pm='{ show = "revue", cards = ["diva"] }'),
        more=revue,
    )
    table.play("Ann share-upkeep 8pm")
    assert cash_of(table) == [10 + 2 - 1 - 2, 6 - 1, 6 - 1]


@pytest.mark.rule("E1.CHEAPO.05")
def test_cheapo_pays_no_surcharge_for_what_others_have() -> None:
    """Bo is CHEAPO and pays its share of $2M without any surcharge."""
    table = ending("budget-overrun-a", executives=("underground", "cheapo", "flix"))
    assert cash_of(table.play("Ann share-upkeep 10pm")) == [10 + 2 + 6 - 2, 6 - 2, 6 - 2]


@pytest.mark.rule("E1.CARDS.09", "E1.TELETHON.24")
def test_a_donor_token_ignores_only_what_is_left_of_the_upkeep() -> None:
    """Ann pays $1M of $4M at 10PM; ignoring it saves that $1M, and costs the $3M of the ad."""
    table = ending(
        "budget-overrun-a",
        executives=(*TABLE, "cheapo"),
        order=("Bo", "Ann", "Cy", "Di"),
        own="shelf.tokens = 1",
    )
    table.play("Ann share-upkeep 10pm", "Ann ignore-timeslot 10pm")
    assert cash_of(table) == [10 + 2 + 3 - 2, 6 - 1, 6 - 1, 6 - 1]


@pytest.mark.rule("E1.CARDS.09", "E1.MOGUL.34")
def test_tax_rebate_waives_only_what_is_left_of_the_upkeep() -> None:
    """Ann pays $1M of $4M at 10PM; with Tax Rebate she does not pay that either."""
    table = ending(
        "budget-overrun-a",
        executives=(*TABLE, "cheapo"),
        order=("Bo", "Ann", "Cy", "Di"),
        own='moguls = ["tax-rebate"]',
    )
    table.play("Ann share-upkeep 10pm", "Ann waive-upkeep 10pm")
    assert cash_of(table) == [10 + 2 + 6 - 2, 6 - 1, 6 - 1, 6 - 1]


@pytest.mark.rule("E1.CARDS.09")
def test_what_is_shared_is_told_and_written() -> None:
    """There is an event of it; positions in between are read as written, lopsided ones are not."""
    table = ending("budget-overrun-a", "budget-overrun-b").play("Ann share-upkeep 10pm")
    (event,) = table.events("UpkeepShared")
    assert (event.seat, event.show, event.amount, event.rule) == (0, "derby", 2, "E1.CARDS.09")
    text = networks.dumps(table.game, table.state)
    assert table.game.position(text) == table.state
    assert not table.game.integrity(table.state)
    with pytest.raises(FileError, match="relieved of"):
        table.game.position(text.replace("owed = 2", "owed = 1", 1))
    with pytest.raises(FileError, match="one number for each"):
        table.game.position(text.replace("relief = [0, 0, 4]", "relief = [4]"))


@pytest.mark.rule("E1.CARDS.09")
def test_fewer_than_three_players_do_not_have_it() -> None:
    """Two players, or one, play without Budget Overrun and Investigative Report."""
    for players in (1, 2, 3):
        executives = TABLE[:players]
        game = networks.Game(NAMES[:players], executives=executives, edition="first")
        deck = game.deck_cards[DeckId.NETWORK]
        assert ("budget-overrun-a" in deck, "investigative-report-a" in deck) == (players > 2,) * 2
