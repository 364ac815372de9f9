"""Ambitious, first edition, and the mogul display of a solo game (E1.MOGUL.38-.42, E1.SOLO.10)."""

from __future__ import annotations

import pytest

from support.first_moguls import develop, gaining, takeable
from support.first_tables import first, mogul_display
from support.genre_tables import genre_table, moguls_offered
from support.table import Table


@pytest.mark.rule("E1.MOGUL.40")
def test_when_ambitious_is_taken_a_mogul_of_the_stock_joins_the_display() -> None:
    """Hip stays and Tax Rebate comes beside it; taking Hip instead brings none."""
    table = develop(gaining("hip", "ambitious")).play("Ann take-mogul ambitious")
    assert mogul_display(table) == ("hip", "tax-rebate")
    table = develop(gaining("hip", "ambitious")).play("Ann take-mogul hip")
    assert mogul_display(table) == ("ambitious",)


@pytest.mark.rule("E1.MOGUL.40")
def test_when_the_stock_is_empty_none_joins() -> None:
    """All twelve lie in the display or with a player."""
    table = gaining(*ALL)
    develop(table).play("Ann take-mogul ambitious")
    assert mogul_display(table) == tuple(mogul for mogul in ALL if mogul != "ambitious")


ALL = (
    *("network-master", "retro-craze", "viral-marketing", "blockbuster", "imaginative-writers"),
    *("tax-rebate", "star-marketing", "ambitious", "media-tycoon", "crossover"),
    *("special-appearance", "hip"),
)


@pytest.mark.rule("E1.MOGUL.41")
def test_whoever_gains_the_next_mogul_may_take_the_new_one() -> None:
    """Ann takes Ambitious, and Bo with a 5-show bonus of his own takes Tax Rebate."""
    archive = "[players.Bo]\nshelf = { archives = "
    archive += '["extreme-croquet", "competitive-napping", "ice-curling-irons", "formula-lawn"]'
    archive += ', bonuses = ["sports 3"] }\n'
    table = develop(gaining("hip", "ambitious", rest=archive))
    table.play("Ann take-mogul ambitious", "Ann draw stars; keep weekend-wes")
    table.play("Bo produce sports-9 8pm")
    assert takeable(table) == {"hip", "tax-rebate"}
    table.play("Bo take-mogul tax-rebate")
    assert table.player("Bo").moguls == ("tax-rebate",)


def with_ambitious(before: int, *bonuses: str, moguls: str = '"ambitious"') -> Table:
    """Ann has Ambitious and comes to her next show of Action."""
    return develop(gaining("hip", before=before, bonuses=bonuses, ann=f"moguls = [{moguls}]"))


@pytest.mark.rule("E1.MOGUL.38", "E1.CARDS.26")
@pytest.mark.parametrize(
    ("before", "bonuses"),
    [(2, ()), (2, ("sports 3", "drama 3")), (4, ("action 3",)), (4, ("action 3", "drama 5"))],
)
def test_its_owner_gains_a_second_mogul_with_the_next_bonus(
    before: int, bonuses: tuple[str, ...]
) -> None:
    """A 3-show bonus will do, be it the first one, and so will a 5-show bonus."""
    table = with_ambitious(before, *bonuses)
    table.play("Ann take-mogul hip")
    assert table.player("Ann").moguls == ("ambitious", "hip")


@pytest.mark.rule("E1.MOGUL.38")
def test_two_moguls_are_the_most_with_it() -> None:
    """With Ambitious and another one the next bonus brings none, and without it one is the most."""
    assert takeable(with_ambitious(4, moguls='"ambitious", "retro-craze"')) == set()
    assert takeable(with_ambitious(4, moguls='"retro-craze"')) == set()


@pytest.mark.rule("E1.MOGUL.38", "E1.MOGUL.40")
def test_the_second_one_does_not_come_with_the_same_bonus() -> None:
    """After Ambitious only the draw is left, though the display has moguls."""
    table = develop(gaining("hip", "ambitious")).play("Ann take-mogul ambitious")
    assert table.legal() == {"draw stars", "draw ads"}


@pytest.mark.rule("E1.MOGUL.39", "E1.CARDS.26")
def test_specialist_may_have_three_with_it() -> None:
    """With two it gains a third by its next 4th show, but not a fourth by its 6th."""
    executives = ("specialist", "quiet-b", "quiet-c")
    two = 'moguls = ["ambitious", "retro-craze"]'
    table = gaining("hip", before=3, bonuses=(), ann=two, executives=executives)
    develop(table).play("Ann take-mogul hip")
    assert table.player("Ann").moguls == ("ambitious", "retro-craze", "hip")
    three = 'moguls = ["ambitious", "retro-craze", "network-master"]'
    table = gaining("hip", before=5, bonuses=("action 4",), ann=three, executives=executives)
    assert takeable(develop(table)) == set()
    none = 'moguls = ["network-master", "retro-craze"]'
    table = gaining("hip", before=5, bonuses=("action 4",), ann=none, executives=executives)
    assert takeable(develop(table)) == set()


@pytest.mark.rule("E1.MOGUL.42", "E1.GENERIC.13", "E1.CARDS.26")
@pytest.mark.parametrize(("mogul", "expected"), [("ambitious", {"hip"}), ("retro-craze", set())])
def test_generic_gains_its_second_mogul_with_the_next_bonus(mogul: str, expected: set[str]) -> None:
    """The fifth marker brings it, not a third show of one genre."""
    ann = (
        f'moguls = ["{mogul}"]\n'
        'memory = { covered = ["action", "reality", "sci-fi", "sitcom"] }\n'
        'shelf = { archives = ["helmet-hair", "agent-custard"], bonuses = ["generic 1"] }\n'
        'network = ["agency-a"]\n'
    )
    table = genre_table(
        "generic", "action-1", "sports-1", ann=ann, top='round = 2\n[season]\nmoguls = ["hip"]'
    ).play("Ann use agency-a", "Ann produce action-1 8pm")
    assert moguls_offered(table) == set()
    assert moguls_offered(table.play("Ann produce sports-1 9pm")) == expected


# -- solo games -----------------------------------------------------------------------------------


@pytest.mark.rule("E1.SOLO.10", "E1.MOGUL.38")
def test_with_ambitious_a_solo_display_stays_until_the_second_mogul() -> None:
    """Hip and the new Tax Rebate lie there after Ambitious; with the next mogul they leave."""
    table = develop(gaining("hip", "ambitious", players=1)).play("Ann take-mogul ambitious")
    assert mogul_display(table) == ("hip", "tax-rebate")
    ann = 'moguls = ["ambitious"]'
    table = develop(gaining("hip", "retro-craze", "crossover", ann=ann, players=1))
    table.play("Ann take-mogul retro-craze")
    assert mogul_display(table) == ()
    assert table.state.box[-2:] == ("hip", "crossover")


@pytest.mark.rule("E1.SOLO.10")
def test_a_mogul_gained_in_another_way_clears_a_solo_display_at_once() -> None:
    """Ann takes Lucky Dip and keeps Crossover of the stock: Hip and Retro Craze leave with that."""
    cards = (
        '[[cards.network]]\nid = "lucky-dip"\nname = "Lucky Dip"\ntiming = "immediate"\n'
        'effect = { kind = "draw-keep", draw = { mogul = 2 } }\n'
    )
    table = first(
        'turn = "Ann"\n[season]\nmoguls = ["hip", "retro-craze"]\n'
        '[decks.mogul]\ntop = ["crossover", "tax-rebate"]\n'
        '[display]\nnetwork = ["lucky-dip"]\n',
        players=1,
        cards=cards,
    ).play("Ann take lucky-dip")
    assert mogul_display(table) == ("hip", "retro-craze")
    table.play("Ann keep crossover")
    assert (mogul_display(table), table.player("Ann").moguls) == ((), ("crossover",))
