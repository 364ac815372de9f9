"""Network cards of the first edition with a moment of their own (E1.CARDS.04, .09, .10, .12, .16).

Exclusive Deal reserves a show, Budget Overrun shares upkeep, Executive Producer changes the order.
Shows cost $4M; Derby and Rally, the diva and the duettist have $2M upkeep each; the last of three
to drop has $2M, the second $5M, the first $10M.
"""

from __future__ import annotations

import json

import pytest

from executives import FileError, networks
from executives.networks.state import DeckId, Reserved, Row
from support.seasons import NAMES, lineup, season
from support.table import Table

TABLE = ("underground", "butcher", "flix")


def listed(words: tuple[str, ...]) -> str:
    """Words as a list of a document."""
    return json.dumps(list(words))


def last_of(table: Table) -> str:
    """The lowest card of the network deck."""
    return table.state.decks[DeckId.NETWORK].rest[-1]


def names(table: Table, name: str = "Ann") -> set[str]:
    """The first words of what a player may do."""
    return {text.split()[0] for text in table.legal(name)}


# -- a reserved show -------------------------------------------------------------------------------


def studio(
    *held: str,
    executives: tuple[str, ...] = TABLE,
    shows: tuple[str, ...] = ("soap", "rally", "derby"),
    number: int = 1,
    cash: int = 10,
    own: str = "",
    more: str = "",
    passed: tuple[str, ...] = (),
) -> Table:
    """Ann's turn, with network cards in her green room."""
    head = f'turn = "Ann"\nfirst = "Ann"\nround = {number}\npassed = {listed(passed)}'
    rest = f"""
[display]
shows = {listed(shows)}
stars = ["star-1"]
ads = ["ad-0", "ad-1", "ad-2", "ad-5"]
network = ["loyal-audience-a", "agency-c"]
{more}
[players.Ann]
cash = {cash}
viewers = 0
stars = []
ads = []
network = {listed(held)}
{own}
"""
    return season(*executives, head=head, rest=rest)


def reserved(table: Table, name: str = "Ann") -> list[tuple[str, str]]:
    """The cards of a player that hold a show, with it."""
    shelf = table.player(name).shelf
    assert shelf is not None
    return [(one.card, one.show) for one in shelf.reserved]


RESERVED = '[players.Ann.shelf]\nreserved = [{ card = "exclusive-deal-a", show = "farce" }]'


@pytest.mark.rule("E1.CARDS.12")
def test_a_show_of_the_display_is_put_on_the_card() -> None:
    """Any of the three, by a free effect: the action of the turn is still to come."""
    table = studio("exclusive-deal-a").play("Ann use exclusive-deal-a")
    assert table.legal("Ann") == {"reserve soap", "reserve rally", "reserve derby"}
    assert table.refuses("Ann reserve parade") == {"E1.CARDS.12"}
    table.play("Ann reserve rally")
    assert reserved(table) == [("exclusive-deal-a", "rally")]
    assert table.player("Ann").network == ()
    assert table.state.display[Row.SHOWS] == ("soap", "derby")
    assert table.to_act() == ["Ann"]
    assert "end-turn" not in names(table)


@pytest.mark.rule("E1.CARDS.12")
def test_it_is_developed_in_a_later_turn_as_if_displayed() -> None:
    """Rally costs $4M at 8PM after an ad for $1M, and the card goes under the deck."""
    table = studio("exclusive-deal-a").play("Ann use exclusive-deal-a; reserve rally; sign-ad ad-0")
    table.play("Bo sign-ad ad-1", "Cy sign-ad ad-2", "Ann produce rally 8pm")
    table.play("Ann attach ad-0")
    assert table.show("Ann", "8pm").show == "rally"
    assert table.player("Ann").cash == 10 + 1 - 4
    assert reserved(table) == []
    assert last_of(table) == "exclusive-deal-a"
    assert table.state.display[Row.SHOWS] == ("soap", "derby")


@pytest.mark.rule("E1.CARDS.12")
def test_it_is_not_developed_in_the_same_turn() -> None:
    """With an Agency Ann has a second action, in which Rally cannot be developed yet."""
    table = studio("exclusive-deal-a", "agency-a")
    table.play("Ann use agency-a; use exclusive-deal-a; reserve rally")
    assert table.refuses("Ann produce rally 8pm") == {"E1.BASE.25"}
    table.play("Ann sign-ad ad-0")
    assert table.refuses("Ann produce rally 8pm") == {"E1.BASE.25"}
    assert table.allows("Ann produce soap 9pm")


@pytest.mark.rule("E1.CARDS.12")
def test_cost_and_prerequisites_apply() -> None:
    """Without $4M, or without the star and the ad that Derby asks for, it is not developed."""
    deal = RESERVED.replace("farce", "derby")
    table = studio(own=deal, shows=("soap",))
    assert table.refuses("Ann produce derby 10pm") == {"E1.BASE.29"}
    table = studio(own=deal, shows=("soap",), cash=3)
    assert "E1.BASE.34" in table.refuses("Ann produce derby 10pm")


@pytest.mark.rule("E1.CARDS.12")
def test_nobody_else_may_take_it() -> None:
    """Bo cannot develop the Farce on Ann's card, and she can."""
    table = studio(own=RESERVED, more="[players.Bo]\ncash = 10\n")
    assert table.allows("Ann produce farce 8pm")
    table.play("Ann sign-ad ad-0")
    assert table.refuses("Bo produce farce 8pm") == {"E1.BASE.25"}


@pytest.mark.rule("E1.CARDS.12")
def test_it_outlasts_the_display_of_its_season() -> None:
    """In season 2 the shows of season 1 are gone, but for the Farce on Ann's card."""
    table = studio(own=RESERVED, passed=("Bo", "Cy")).play("Ann drop cash")
    assert table.state.round == 2
    assert "soap" not in table.state.display[Row.SHOWS]
    table.play("Bo drop cash", "Cy drop cash", "Ann produce farce 8pm")
    assert table.show("Ann", "8pm").show == "farce"


@pytest.mark.rule("E1.CARDS.12")
def test_undeveloped_at_the_end_it_counts_nothing() -> None:
    """Neither the Farce nor its card gives anything, not even with Network Master."""
    own = f'moguls = ["network-master"]\n{RESERVED}\n{lineup("Ann")}'
    table = studio("agency-a", own=own, number=5, passed=("Bo", "Cy")).play("Ann drop cash")
    assert table.game.is_over(table.state)
    assert table.player("Ann").viewers == 2 * 1


@pytest.mark.rule("E1.CARDS.12", "E1.CARDS.03")
def test_each_copy_holds_a_show() -> None:
    """Two cards hold Soap and Rally; when Rally is developed, its own card goes."""
    table = studio("exclusive-deal-a", "exclusive-deal-b")
    table.play("Ann use exclusive-deal-a; reserve soap; use exclusive-deal-b; reserve rally")
    table.play("Ann sign-ad ad-0", "Bo sign-ad ad-1", "Cy sign-ad ad-2")
    table.play("Ann produce rally 8pm", "Ann leave-empty")
    assert reserved(table) == [("exclusive-deal-a", "soap")]
    assert last_of(table) == "exclusive-deal-b"


@pytest.mark.rule("E1.CARDS.12")
def test_without_a_displayed_show_it_is_not_used() -> None:
    """There is nothing to reserve."""
    table = studio("exclusive-deal-a", shows=())
    assert table.refuses("Ann use exclusive-deal-a") == {"E1.CARDS.12"}


@pytest.mark.rule("E1.CARDS.12")
def test_options_of_a_production_go_with_it() -> None:
    """Farce is developed at 9PM with Flexible Schedule; both cards go."""
    table = studio("flexible-schedule-a", own=RESERVED).play("Ann produce farce 9pm")
    assert table.legal("Ann") == {"commit", "declare flexible-schedule-a"}
    text = networks.dumps(table.game, table.state)
    assert table.game.position(text) == table.state
    table.play("Ann declare flexible-schedule-a")
    assert table.show("Ann", "9pm").timely
    assert (table.player("Ann").network, reserved(table)) == ((), [])


@pytest.mark.rule("E1.CARDS.12", "E1.CARDS.05")
def test_reuse_footage_keeps_the_card_when_its_show_is_developed() -> None:
    """Farce is in the lineup, Exclusive Deal is held again and may reserve another show."""
    table = studio("reuse-footage-a", "agency-a", own=RESERVED)
    table.play("Ann use agency-a", "Ann discard-used", "Ann produce farce 8pm")
    assert table.legal("Ann") == {"discard-used", "discard-instead reuse-footage-a"}
    table.play("Ann discard-instead reuse-footage-a")
    assert table.player("Ann").network == ("exclusive-deal-a",)
    assert last_of(table) == "reuse-footage-a"
    table.play("Ann use exclusive-deal-a", "Ann reserve soap")
    assert reserved(table) == [("exclusive-deal-a", "soap")]


@pytest.mark.rule("E1.CARDS.12")
def test_imaginative_writers_are_not_used_for_it() -> None:
    """The Farce on Ann's card is developed, and her mogul lies as it lay."""
    table = studio(own='moguls = ["imaginative-writers"]\n' + RESERVED)
    table.play("Ann produce farce 8pm")
    assert table.player("Ann").face_down == ()
    assert last_of(table) == "exclusive-deal-a"


@pytest.mark.rule("E1.CARDS.12")
def test_everybody_sees_what_is_reserved() -> None:
    """The show stands in every view, in positions, and in the states drawn for a view."""
    table = studio("exclusive-deal-a", "agency-a").play("Ann use exclusive-deal-a; reserve rally")
    shelf = table.player("Ann").shelf
    assert shelf is not None
    assert shelf.reserved == (Reserved("exclusive-deal-a", "rally", True),)
    for seat in (0, 1, None):
        view = table.game.view(table.state, seat)
        assert view.players[0].shelf == shelf
        assert table.game.determinize(view, 3).players[0].shelf == shelf
    text = networks.dumps(table.game, table.state)
    assert "fresh = true" in text
    assert table.game.position(text) == table.state
    assert not table.game.integrity(table.state)


@pytest.mark.rule("E1.CARDS.12")
def test_everybody_hears_where_show_and_card_go() -> None:
    """Rally goes from the display to the card; later the Farce leaves its card, which is buried."""
    table = studio("exclusive-deal-b", own=RESERVED).play("Ann use exclusive-deal-b; reserve rally")
    (event,) = table.events("CardsMoved")
    assert (event.cards, event.origin, event.target) == (("rally",), "display", "reserved")
    table.play("Ann produce farce 8pm")
    moved = [(event.cards, event.origin, event.target) for event in table.events("CardsMoved")]
    assert moved[:2] == [
        (("farce",), "reserved", "drawn"),
        (("exclusive-deal-a",), "reserved", "deck"),
    ]
    assert {event.rule[:2] for event in table.events("CardsMoved")} == {"E1"}


@pytest.mark.rule("E1.CARDS.12")
def test_a_question_in_a_position_needs_the_card() -> None:
    """While a show is to be reserved the card lies in the green room, and no other one."""
    table = studio("exclusive-deal-a", "agency-a").play("Ann use exclusive-deal-a")
    text = networks.dumps(table.game, table.state)
    assert table.game.position(text) == table.state
    with pytest.raises(FileError, match="no show is put on"):
        table.game.position(text.replace('card = "exclusive-deal-a"', 'card = "agency-a"'))
    with pytest.raises(FileError, match="not in the green room"):
        table.game.position(text.replace('card = "exclusive-deal-a"', 'card = "agency-b"'))


@pytest.mark.rule("E1.CARDS.12", "E1.BEEB.10")
def test_a_reserved_show_opens_the_space_of_beeb() -> None:
    """With no show displayed BEEB may move to develop, as the Farce can be."""
    executives = ("beeb", "butcher", "flix")
    own = "memory = { marker = 2 }\n" + RESERVED
    table = studio(executives=executives, shows=(), own=own)
    table.play("Ann rondel produce", "Ann produce farce 8pm")
    assert table.show("Ann", "8pm").show == "farce"
    bare = studio(executives=executives, shows=(), own="memory = { marker = 2 }")
    assert bare.refuses("Ann rondel produce") == {"E1.BEEB.10"}


PROCRASTINATOR = ("procrastinator", "butcher", "flix")


@pytest.mark.rule("E1.PROCRASTINATOR.08")
def test_procrastinator_may_reserve_a_show_in_season_1() -> None:
    """Rally lies on its card, though no show can be developed in that season."""
    table = studio("exclusive-deal-a", executives=PROCRASTINATOR)
    assert table.refuses("Ann produce rally 8pm") == {"E1.PROCRASTINATOR.04"}
    table.play("Ann use exclusive-deal-a", "Ann reserve rally")
    assert reserved(table) == [("exclusive-deal-a", "rally")]


@pytest.mark.rule("E1.PROCRASTINATOR.09")
def test_procrastinator_develops_it_from_season_2_on() -> None:
    """In a later turn of season 1 it is refused, in season 2 it is allowed."""
    assert studio(own=RESERVED, executives=PROCRASTINATOR).refuses("Ann produce farce 8pm") == {
        "E1.PROCRASTINATOR.04"
    }
    table = studio(own=RESERVED, executives=PROCRASTINATOR, number=2)
    table.play("Ann produce farce 8pm", "Ann commit")
    assert table.show("Ann", "8pm").show == "farce"
    assert last_of(table) == "exclusive-deal-a"


@pytest.mark.rule("E1.RICH.09", "E1.CARDS.12")
def test_rich_cannot_swap_the_card_of_another_player() -> None:
    """Bo's Exclusive Deal with the Farce on it is not in the display."""
    deal = RESERVED.replace("Ann", "Bo")
    frames = '[{ frame = "turns", seat = "Ann" }, { frame = "choosing-windfall", seat = "Ann" }]'
    rest = f'[display]\nnetwork = ["agency-a"]\n[players.Ann]\ncash = 9\n{deal}'
    table = season("rich", "butcher", "flix", head=f"pending = {frames}", rest=rest)
    assert {text for text in table.legal("Ann") if "swap" in text} == {"swap agency-a"}
    assert table.refuses("Ann swap exclusive-deal-a") == {"E1.RICH.09"}


# -- shared upkeep ---------------------------------------------------------------------------------

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


# -- the turn order --------------------------------------------------------------------------------


def next_season(
    *held: str,
    executives: tuple[str, ...] = TABLE,
    bo: tuple[str, ...] = (),
    number: int = 1,
    own: str = "",
) -> Table:
    """Bo, Cy and then Ann have dropped out: this is the order in which the next season begins."""
    rest = (
        f"[players.Ann]\ncash = 10\nviewers = 0\nnetwork = {listed(held)}\n{own}\n{lineup('Ann')}\n"
        f"[players.Bo]\ncash = 0\nviewers = 0\nnetwork = {listed(bo)}\n{lineup('Bo')}\n"
    )
    head = f'turn = "Ann"\nround = {number}\npassed = ["Bo", "Cy"]'
    return season(*executives, head=head, rest=rest).play("Ann drop cash")


def order_of(table: Table) -> list[str]:
    """The names in the turn order of the season."""
    assert table.state.season is not None
    return [NAMES[seat] for seat in table.state.season.order]


@pytest.mark.rule("E1.CARDS.16", "E1.CARDS.02")
@pytest.mark.parametrize(("place", "after"), [(1, ["Ann", "Bo", "Cy"]), (2, ["Bo", "Ann", "Cy"])])
def test_executive_producer_takes_any_place(place: int, after: list[str]) -> None:
    """Third of Bo, Cy, Ann, she goes to the first or second place; turns follow the new order."""
    table = next_season("executive-producer-a")
    assert table.legal("Ann") == {"stay-in-place", "take-place 1", "take-place 2"}
    assert table.refuses("Ann take-place 3") == {"E1.CARDS.16"}
    table.play(f"Ann take-place {place}")
    assert order_of(table) == after
    assert table.to_act() == after[:1]
    assert last_of(table) == "executive-producer-a"


@pytest.mark.rule("E1.CARDS.16")
def test_a_player_may_go_further_back() -> None:
    """Bo, the first, goes to the last place and Cy begins."""
    table = next_season(bo=("executive-producer-a",)).play("Bo take-place 3")
    assert order_of(table) == ["Cy", "Ann", "Bo"]
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("E1.CARDS.16")
def test_it_may_wait_for_another_season() -> None:
    """Ann stays and keeps the card, and is asked in season 3 again."""
    table = next_season("executive-producer-a").play("Ann stay-in-place")
    assert order_of(table) == ["Bo", "Cy", "Ann"]
    assert table.player("Ann").network == ("executive-producer-a",)
    table.play("Bo drop cash", "Cy drop cash", "Ann drop cash")
    assert (table.state.round, table.legal("Ann")) == (
        3,
        {"stay-in-place", "take-place 1", "take-place 2"},
    )


@pytest.mark.rule("E1.CARDS.16", "E1.CARDS.04")
def test_several_are_used_in_the_order_that_stood_before() -> None:
    """Of Bo, Cy, Ann first Bo is asked and goes last; Ann, now second, is asked all the same."""
    table = next_season("executive-producer-a", bo=("executive-producer-b",))
    assert table.to_act() == ["Bo"]
    table.play("Bo take-place 3")
    assert table.to_act() == ["Ann"]
    assert table.legal("Ann") == {"stay-in-place", "take-place 1", "take-place 3"}
    table.play("Ann take-place 3")
    assert order_of(table) == ["Cy", "Bo", "Ann"]


GORILLA = ("underground", "gorilla", "flix")


@pytest.mark.rule("E1.CARDS.16", "E1.GORILLA.09")
def test_gorilla_chooses_before_it() -> None:
    """Bo, GORILLA, chooses to be first; only then Ann takes the first place from it."""
    table = next_season("executive-producer-a", executives=GORILLA)
    assert table.to_act() == ["Bo"]
    table.play("Bo go first")
    assert table.to_act() == ["Ann"]
    table.play("Ann take-place 1")
    assert order_of(table) == ["Ann", "Bo", "Cy"]


@pytest.mark.rule("E1.CARDS.16", "E1.GORILLA.09")
def test_the_order_that_stood_before_is_that_of_gorillas_choice() -> None:
    """Bo, GORILLA, goes last: Cy, Ann, Bo. So Ann is asked before Bo."""
    table = next_season(
        "executive-producer-a", bo=("executive-producer-b",), executives=GORILLA
    ).play("Bo go last")
    assert table.to_act() == ["Ann"]
    table.play("Ann stay-in-place")
    assert table.legal("Bo") == {"stay-in-place", "take-place 1", "take-place 2"}


@pytest.mark.rule("E1.CARDS.16")
def test_gorillas_reward_follows_its_choice() -> None:
    """Last by choice it has $1M for each of 3 players, and its drop pays from the first place."""
    table = next_season(bo=("executive-producer-b",), executives=GORILLA)
    before = table.player("Bo").cash
    table.play("Bo go last")
    assert table.player("Bo").cash == before + 3
    table.play("Bo take-place 1", "Bo drop cash")
    assert table.player("Bo").cash == before + 3 + 10


@pytest.mark.rule("E1.CARDS.16")
def test_gorillas_loss_follows_its_choice() -> None:
    """First by choice, its drop gives nothing from the last place too."""
    table = next_season(bo=("executive-producer-b",), executives=GORILLA)
    table.play("Bo go first", "Bo take-place 3", "Cy drop cash", "Ann drop cash")
    assert table.legal("Bo") & {"drop cash", "drop viewers", "drop nothing"} == {"drop nothing"}


@pytest.mark.rule("E1.CARDS.16", "E1.CARDS.05")
def test_with_reuse_footage_it_is_kept_for_another_season() -> None:
    """Ann goes first and keeps Executive Producer; she is not asked again in this season."""
    table = next_season("executive-producer-a", "reuse-footage-a").play("Ann take-place 1")
    table.play("Ann discard-instead reuse-footage-a")
    assert table.player("Ann").network == ("executive-producer-a",)
    assert table.to_act() == ["Ann"]
    assert "stay-in-place" not in table.legal("Ann")


@pytest.mark.rule("E1.CARDS.16", "E1.CARDS.03")
def test_two_copies_are_asked_about_one_after_the_other() -> None:
    """Ann goes first by one, and keeps the other."""
    table = next_season("executive-producer-a", "executive-producer-b").play("Ann take-place 1")
    assert table.legal("Ann") == {"stay-in-place", "take-place 2", "take-place 3"}
    table.play("Ann stay-in-place")
    assert len(table.player("Ann").network) == 1
    assert table.to_act() == ["Ann"]


@pytest.mark.rule("E1.CARDS.16")
def test_it_comes_after_the_draws_of_rich() -> None:
    """Cy, RICH, draws at the start of the season, then Ann takes her place."""
    table = next_season("executive-producer-a", executives=("underground", "butcher", "rich"))
    assert table.to_act() == ["Cy"]
    table.play("Cy windfall stars")
    star = next(text for text in table.legal("Cy"))
    table.play(f"Cy {star}")
    assert table.to_act() == ["Ann"]
    assert "take-place 1" in table.legal("Ann")


@pytest.mark.rule("E1.CARDS.16")
def test_a_question_about_the_place_is_written() -> None:
    """A position in which Ann is asked is read as it was written, and needs such a card."""
    table = next_season("executive-producer-a", "agency-a")
    text = networks.dumps(table.game, table.state)
    assert table.game.position(text) == table.state
    assert not table.game.integrity(table.state)
    with pytest.raises(FileError, match="no place is taken"):
        table.game.position(text.replace('card = "executive-producer-a"', 'card = "agency-a"'))
    with pytest.raises(FileError, match="not in the green room"):
        table.game.position(text.replace('card = "executive-producer-a"', 'card = "agency-b"'))


@pytest.mark.rule("E1.CARDS.16")
def test_alone_there_is_no_order_to_change() -> None:
    """A solo game is without the card."""
    game = networks.Game(("Ann",), executives=("underground",), edition="first")
    assert "executive-producer-a" not in game.deck_cards[DeckId.NETWORK]
