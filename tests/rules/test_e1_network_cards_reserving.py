"""Exclusive Deal reserves a show for a later turn (E1.CARDS.12).

Shows cost $4M; Derby and Rally, the diva and the duettist have $2M upkeep each.
"""

from __future__ import annotations

import pytest

from executives import FileError, networks
from executives.networks.state import Reserved, Row
from support.documents import listed
from support.first_tables import last_of
from support.network_cards import TABLE
from support.seasons import lineup, season
from support.table import Table


def names(table: Table, name: str = "Ann") -> set[str]:
    """The first words of what a player may do."""
    return {text.split()[0] for text in table.legal(name)}


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
