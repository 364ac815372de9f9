"""Redemption Arc, second edition: cards of the lineup turned rightside up (E2.CARDS.17)."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId
from support.table import Table

CARD = "redemption-arc-a"

SHOWS = """
[[cards.show]]
id = "test-revue"
name = "Test Revue"
deck = "round_1"
genre = "drama"
cost = 0
expenses = 0
timeslot = "any"
viewers = [5, 4, 3, 2]
rerun = 0
slots = ["star?", "star?", "ad?"]
"""

DOWN = """
9pm = ""
[players.Ann.lineup.8pm]
show = "test-revue"
cards = ["brick-hammerly", "tessa-torque", "sofa-sink-cushions"]
down = ["brick-hammerly", "tessa-torque", "sofa-sink-cushions"]
[players.Ann.lineup.10pm]
show = "graveyard-shift"
cards = ["duke-thunderchin", "fizz-cola"]
down = ["duke-thunderchin"]
"""
"""Three Action stars on dramas and, at 8PM, an ad for 9PM lie upside down."""


def redeemer(
    lineup: str = DOWN, *, network: str = f'"{CARD}"', top: str = "", ann: str = ""
) -> Table:
    """Ann holds Redemption Arc; Bo has an upside-down card as well."""
    return Table(f"""
turn = "Ann"
{top}
[players.Ann]
cash = 0
viewers = 0
network = [{network}]
{ann}
[players.Ann.lineup]
{lineup}
[players.Bo.lineup.8pm]
show = "mind-the-ladder"
cards = ["max-velocitti"]
down = ["max-velocitti"]
{SHOWS}
""")


@pytest.mark.rule("E2.CARDS.17", "E2.CARDS.05")
def test_up_to_two_cards_of_the_own_lineup_are_turned() -> None:
    """A star at 10PM and the ad at 8PM are turned whatever their condition; then it is over."""
    table = redeemer().play(f"Ann use {CARD}")
    assert table.legal("Ann") == {
        "stop-turning",
        "turn-up brick-hammerly",
        "turn-up tessa-torque",
        "turn-up sofa-sink-cushions",
        "turn-up duke-thunderchin",
    }
    table.play("Ann turn-up duke-thunderchin; turn-up sofa-sink-cushions")
    assert table.show("Ann", "8pm").up == 0b100
    assert table.show("Ann", "10pm").up == 0b11
    assert table.player("Ann").network == ()
    assert table.state.decks[DeckId.NETWORK].rest[-1] == CARD
    assert "pass cash" in table.legal("Ann")


@pytest.mark.rule("E2.CARDS.17")
@pytest.mark.parametrize(
    ("words", "up"),
    [("stop-turning", 0b000), ("turn-up brick-hammerly; stop-turning", 0b001)],
)
def test_fewer_cards_may_be_turned(words: str, up: int) -> None:
    """None or one, and the card is used up all the same."""
    table = redeemer().play(f"Ann use {CARD}; {words}")
    assert table.show("Ann", "8pm").up == up
    assert table.player("Ann").network == ()
    assert "pass cash" in table.legal("Ann")


@pytest.mark.rule("E2.CARDS.17")
def test_a_single_upside_down_card_is_enough() -> None:
    """With one card to turn the effect ends after it by itself."""
    lineup = '9pm = ""\n10pm = ""\n8pm = { show = "test-revue", cards = ["brick-hammerly"], '
    lineup += 'down = ["brick-hammerly"] }\n'
    table = redeemer(lineup).play(f"Ann use {CARD}; turn-up brick-hammerly")
    assert table.show("Ann", "8pm").up == 0b001
    assert "pass cash" in table.legal("Ann")


@pytest.mark.rule("E2.CARDS.17", "E2.CARDS.02")
@pytest.mark.parametrize(
    "lineup",
    [
        '8pm = ""\n9pm = ""\n10pm = ""\n',
        '9pm = ""\n10pm = ""\n8pm = { show = "test-revue", cards = ["lady-monologue"] }\n',
    ],
)
def test_it_needs_an_upside_down_card(lineup: str) -> None:
    """Without one in the own lineup it cannot be used; Bo's star does not count."""
    assert redeemer(lineup).refuses(f"Ann use {CARD}") == {"E2.CARDS.17"}


@pytest.mark.rule("E2.CARDS.17")
def test_neither_an_opponents_card_nor_one_that_lies_up_is_turned() -> None:
    """Bo's star, and the ad at 10PM that lies rightside up, are refused."""
    table = redeemer().play(f"Ann use {CARD}")
    assert table.refuses("Ann turn-up max-velocitti") == {"E2.CARDS.17"}
    assert table.refuses("Ann turn-up fizz-cola") == {"E2.CARDS.17"}
    table.play("Ann turn-up tessa-torque")
    assert table.refuses("Ann turn-up tessa-torque") == {"E2.CARDS.17"}


@pytest.mark.rule("E2.CARDS.17")
def test_the_cards_stay_up_whatever_happens_to_the_show() -> None:
    """A star is added beside them and a round ends: nothing is tested again."""
    lineup = """
9pm = ""
10pm = ""
[players.Ann.lineup.8pm]
show = "test-revue"
cards = ["brick-hammerly", "", "sofa-sink-cushions"]
down = ["brick-hammerly", "sofa-sink-cushions"]
"""
    table = redeemer(lineup, ann='stars = ["fill-in-wendy"]')
    table.play(f"Ann use {CARD}; turn-up brick-hammerly; turn-up sofa-sink-cushions")
    table.play("Ann add-or-replace fill-in-wendy 8pm slot 2")
    assert table.show("Ann", "8pm").up == 0b111
    table.play("Bo pass cash", "Cy pass cash", "Ann pass cash")
    assert table.state.round == 2
    assert table.show("Ann", "8pm").up == 0b111


@pytest.mark.rule("E2.CARDS.17")
def test_turned_cards_score_and_earn_by_their_upper_side() -> None:
    """At the round's end: 4 viewers for Tessa Torque and her $1M of expenses, $2M for the ad."""
    table = redeemer(top='passed = ["Bo", "Cy"]')
    table.play(f"Ann use {CARD}; turn-up tessa-torque; turn-up sofa-sink-cushions")
    table.play("Ann pass cash")
    shows = (5 + 1 + 4) + (5 + 2)
    assert table.player("Ann").viewers == shows
    assert table.player("Ann").cash == 2 + 2 + 2 - 1


@pytest.mark.rule("E2.CARDS.17")
def test_two_copies_turn_four_cards() -> None:
    """One after the other, in the same turn."""
    table = redeemer(network=f'"{CARD}", "redemption-arc-b"')
    table.play(f"Ann use {CARD}; turn-up brick-hammerly; turn-up tessa-torque")
    table.play("Ann use redemption-arc-b; turn-up duke-thunderchin; turn-up sofa-sink-cushions")
    assert table.show("Ann", "8pm").up == 0b111
    assert table.show("Ann", "10pm").up == 0b11
    assert table.player("Ann").network == ()


@pytest.mark.rule("E2.CARDS.17", "E2.CARDS.14", "E2.CARDS.20")
def test_turning_a_card_is_not_attaching_it() -> None:
    """A Veteran and a Surpriser turned up do nothing: neither turns others nor gains viewers."""
    lineup = """
9pm = ""
10pm = ""
[players.Ann.lineup.8pm]
show = "test-revue"
cards = ["industry-veteran-a", "surpriser", "sofa-sink-cushions"]
down = ["industry-veteran-a", "surpriser", "sofa-sink-cushions"]
"""
    table = redeemer(lineup)
    table.play(f"Ann use {CARD}; turn-up industry-veteran-a; turn-up surpriser")
    assert table.show("Ann", "8pm").up == 0b011
    assert table.player("Ann").viewers == 0
