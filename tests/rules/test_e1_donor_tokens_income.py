"""Donor tokens, first edition: a timeslot without income and expenses (E1.TELETHON.24, .27)."""

from __future__ import annotations

import pytest

from support.donor_tokens import GRID, holding, supply, tokens
from support.seasons import lineup
from support.table import Table


def upkeep(number: int, *, cash: int = 10, grid: str = GRID, executive: str = "butcher") -> Table:
    """Ann's drop has ended the season; Bo has tokens and $10M before its upkeep."""
    more = f"[players.Bo]\ncash = {cash}\nviewers = 9\nnetwork = []\n{grid}"
    head = 'passed = ["Bo", "Cy"]'
    executives = ("telethon", executive, "flix")
    table = holding(number, turn="Ann", head=head, more=more, executives=executives)
    return table.play("Ann drop cash")


@pytest.mark.rule("E1.TELETHON.24", "E1.TELETHON.27")
@pytest.mark.parametrize(
    ("choices", "number", "net"),
    [
        (("nothing",), 3, -1 - 1 + 3),
        (("8pm", "nothing"), 2, 0 - 1 + 3),
        (("9pm", "nothing"), 2, -1 + 0 + 3),
        (("10pm", "nothing"), 2, -1 - 1 + 0),
        (("8pm", "9pm", "nothing"), 1, 3),
        (("8pm", "9pm", "10pm"), 0, 0),
    ],
)
def test_a_token_ignores_a_timeslot(choices: tuple[str, ...], number: int, net: int) -> None:
    """Neither the upkeep of show and stars counts there nor the income of ads."""
    table = upkeep(3)
    assert table.to_act() == ["Bo"]
    names = {f"ignore-timeslot {name}" for name in ("nothing", "8pm", "9pm", "10pm")}
    assert table.legal("Bo") == names
    for choice in choices:
        table.play(f"Bo ignore-timeslot {choice}")
    assert table.player("Bo").cash == 10 + net
    assert (tokens(table), supply(table)) == (number, 19 - number)
    assert table.state.round == 2


@pytest.mark.rule("E1.TELETHON.26")
def test_with_one_token_one_timeslot_is_ignored() -> None:
    """After the first timeslot the season goes on; a timeslot is not ignored twice."""
    table = upkeep(1).play("Bo ignore-timeslot 9pm")
    assert (table.state.round, table.player("Bo").cash) == (2, 10 - 1 + 3)
    table = upkeep(2).play("Bo ignore-timeslot 9pm")
    assert table.refuses("Bo ignore-timeslot 9pm") == {"E1.TELETHON.24"}


@pytest.mark.rule("E1.TELETHON.24")
def test_an_ignored_upkeep_makes_no_shortfall() -> None:
    """With $0M Bo would owe $2M for 8pm and 9pm; ignoring 8pm it loses 1 viewer less."""
    lower = GRID.replace('"soap", cards = ["", "ad-2"]', '"soap"')
    lost = upkeep(1, cash=0, grid=lower).play("Bo ignore-timeslot nothing")
    kept = upkeep(1, cash=0, grid=lower).play("Bo ignore-timeslot 8pm")
    assert (lost.player("Bo").cash, kept.player("Bo").cash) == (0, 0)
    assert kept.player("Bo").viewers == lost.player("Bo").viewers + 1


@pytest.mark.rule("E1.TELETHON.24")
def test_an_empty_timeslot_is_not_ignored() -> None:
    """Bo has one show; without shows nothing is asked."""
    one = lineup("Bo", at_9pm='"rally"')
    table = upkeep(1, grid=one)
    assert table.legal("Bo") == {"ignore-timeslot nothing", "ignore-timeslot 9pm"}
    assert table.refuses("Bo ignore-timeslot 8pm") == {"E1.TELETHON.24"}
    assert upkeep(1, grid=lineup("Bo")).state.round == 2


@pytest.mark.rule("E1.TELETHON.27")
def test_a_surcharge_is_ignored_too() -> None:
    """CHEAPO pays $1M more for derby and diva; ignored, 8pm costs nothing."""
    table = upkeep(1, executive="cheapo").play("Bo ignore-timeslot nothing")
    assert table.player("Bo").cash == 10 + (-1 - 2) + (-1 - 1) + 3
    table = upkeep(1, executive="cheapo").play("Bo ignore-timeslot 8pm")
    assert table.player("Bo").cash == 10 + 0 + (-1 - 1) + 3


@pytest.mark.rule("E1.TELETHON.24")
def test_a_timeslot_is_ignored_in_one_season_only() -> None:
    """In season 2 Bo, without a token, has the income of all timeslots again."""
    table = upkeep(1).play("Bo ignore-timeslot 8pm")
    shelf = table.player("Bo").shelf
    assert shelf is not None
    assert (shelf.tokens, shelf.ignored) == (0, 0)
    table.play("Bo drop cash", "Cy drop cash")
    cash = table.player("Bo").cash
    table.play("Ann drop cash")
    assert (table.state.round, table.player("Bo").cash) == (3, cash - 1 - 1 + 3)


@pytest.mark.rule("E1.TELETHON.24")
def test_the_income_says_which_timeslot_is_ignored() -> None:
    """The lines of the upkeep cite the clause for the ad, the show and the star."""
    table = upkeep(1).play("Bo ignore-timeslot 8pm")
    (event,) = [event for event in table.events("CashChanged") if event.seat == 1]
    lines = [(line.source, line.amount) for line in event.lines if line.rule == "E1.TELETHON.27"]
    assert lines == [("ad-1", -3), ("derby", 2), ("diva", 2)]


@pytest.mark.rule("E1.TELETHON.05", "E1.TELETHON.24")
def test_every_holder_is_asked_in_turn_order() -> None:
    """Cy and Ann hold tokens, Bo does not: Ann is asked first, then Cy."""
    shows = "".join(lineup(name, at_9pm='"{}"') for name in ("Ann", "Cy"))
    more = f"{shows.format('rally', 'soap')}[players.Ann.shelf]\ntokens = 1\n"
    head = 'passed = ["Bo", "Cy"]'
    table = holding(1, turn="Ann", head=head, more=more, player="Cy").play("Ann drop cash")
    assert table.to_act() == ["Ann"]
    table.play("Ann ignore-timeslot 9pm")
    assert table.to_act() == ["Cy"]
    table.play("Cy ignore-timeslot nothing")
    assert (tokens(table, "Ann"), tokens(table, "Cy"), supply(table)) == (0, 1, 18)
