"""The five actions of the second edition and the first three of them (E2.BASE.32-.37)."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId, Row
from support.stand_ins_base_flow import CARDS
from support.table import Table

HEAD = """
turn = "Ann"
first = "Ann"
[display]
shows = [{shows}]
stars = [{stars}]
ads = [{ads}]
network = [{network}]
[players.Ann]
cash = {cash}
viewers = 5
{room}
{lineup}
[game]
executives = []
"""
DISPLAY = {
    "shows": '"test-star-show"',
    "stars": '"test-star", "cheeky-friend"',
    "ads": '"test-ad", "fizz-cola"',
    "network": '"test-loan", "talent-agency-a", "test-sponsor", "test-pockets"',
    "cash": 4,
    "room": "",
    "lineup": 'lineup = { 9pm = { show = "test-plain-show" } }',
}
EMPTY_ROOM = "stars = []\nads = []"


def turn(**values: object) -> Table:
    """Ann's turn with $4M, a starter star and ad, and a show with two free slots."""
    return Table(HEAD.format(**{**DISPLAY, **values}) + CARDS)


def offered(table: Table, word: str) -> set[str]:
    """What is on offer beginning with a word."""
    return {text for text in table.legal("Ann") if text.split()[0] == word}


@pytest.mark.rule("E2.BASE.32")
def test_the_five_actions() -> None:
    """A turn offers them and the pass, nothing else."""
    words = {text.split()[0] for text in turn().legal("Ann")}
    five = {"sign-star", "sign-ad", "produce", "take", "add-or-replace"}
    assert words == five | {"pass"}


@pytest.mark.rule("E2.BASE.32")
@pytest.mark.parametrize(
    "text",
    [
        "sign-star test-star",
        "sign-ad test-ad",
        "produce test-star-show 8pm; attach starter-star-a; leave-empty",
        "take test-sponsor",
        "add-or-replace starter-ad-a 9pm slot 2",
    ],
)
def test_each_of_the_five_is_the_action_of_the_turn(text: str) -> None:
    """After any of them it is the next player's turn."""
    assert turn().play(f"Ann {text}").to_act() == ["Bo"]


# -- impossible actions -------------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.33")
@pytest.mark.parametrize(
    ("row", "word", "text"),
    [
        ("shows", "produce", "produce test-star-show 8pm"),
        ("stars", "sign-star", "sign-star test-star"),
        ("ads", "sign-ad", "sign-ad test-ad"),
        ("network", "take", "take test-loan"),
    ],
)
def test_no_action_from_an_empty_row(row: str, word: str, text: str) -> None:
    """With the row filled it is on offer, with the row empty it is not."""
    assert turn().allows(f"Ann {text}")
    table = turn(**{row: ""})
    assert offered(table, word) == set()
    assert table.refuses(f"Ann {text}")


@pytest.mark.rule("E2.BASE.33", "E2.BASE.34")
@pytest.mark.parametrize(
    ("text", "cost", "clause"),
    [
        ("sign-star test-star", 3, "E2.BASE.34"),
        ("produce test-star-show 8pm", 4, "E2.BASE.39"),
    ],
)
def test_no_action_beyond_the_cash(text: str, cost: int, clause: str) -> None:
    """The exact sum suffices, $1M less does not."""
    assert turn(cash=cost).allows(f"Ann {text}")
    assert clause in turn(cash=cost - 1).refuses(f"Ann {text}")


@pytest.mark.rule("E2.BASE.33")
def test_no_production_whose_required_slots_cannot_be_filled() -> None:
    """The show needs a star: with an ad alone in the green room it may not be chosen."""
    table = turn(room='stars = []\nads = ["starter-ad-a"]')
    assert "E2.BASE.43" in table.refuses("Ann produce test-star-show 8pm")
    assert turn(room='stars = ["starter-star-a"]\nads = []').allows(
        "Ann produce test-star-show 8pm"
    )


@pytest.mark.rule("E2.BASE.33")
def test_no_add_or_replace_with_nothing_to_attach() -> None:
    """An empty green room, or a lineup without slots, leaves nothing to add."""
    assert offered(turn(), "add-or-replace")
    assert offered(turn(room=EMPTY_ROOM), "add-or-replace") == set()
    table = turn(lineup="")
    assert offered(table, "add-or-replace") == set()
    assert "E2.BASE.55" in table.refuses("Ann add-or-replace starter-star-a 9pm slot 1")


@pytest.mark.rule("E2.BASE.34")
def test_cash_may_fall_to_zero_but_not_below() -> None:
    """A star for $3M takes the last $3M; with nothing left, only what is free can be had."""
    table = turn(cash=3).play("Ann sign-star test-star")
    assert table.player("Ann").cash == 3 - 3
    table.play("Bo pass cash", "Cy pass cash")
    assert offered(table, "sign-star") == set()
    assert "E2.BASE.34" in table.refuses("Ann sign-star cheeky-friend")
    assert table.allows("Ann sign-ad test-ad")


@pytest.mark.rule("E2.BASE.34")
def test_the_bank_lends_nothing_at_upkeep() -> None:
    """Expenses of $1M with no cash: nothing is owed afterwards, the cash stays at 0."""
    text = """
round = 5
turn = "Ann"
passed = ["Bo", "Cy"]
[players.Ann]
cash = 0
viewers = 20
stars = []
ads = []
lineup = { 8pm = "costly-show" }
[game]
executives = []
[[cards.show]]
id = "costly-show"
name = "Costly Show"
deck = "round_1"
genre = "drama"
cost = 2
expenses = 5
timeslot = "any"
viewers = [7, 5, 3, 1]
rerun = 1
slots = []
"""
    table = Table(text).play("Ann pass cash")
    assert table.player("Ann").cash == max(0 + 2 - 5, 0)
    assert type(table.player("Ann").cash) is int
    assert [event.amount for event in table.events("CashChanged") if event.seat == 0] == [2, -2]


# -- sign a star, sign an ad --------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.35")
def test_signing_a_star() -> None:
    """Its cost of $3M is paid, and it lies in the green room, not in the display."""
    table = turn().play("Ann sign-star test-star")
    assert table.player("Ann").cash == 4 - 3
    assert table.player("Ann").stars == ("starter-star-a", "test-star")
    assert table.state.display[Row.STARS] == ("cheeky-friend",)


@pytest.mark.rule("E2.BASE.35")
def test_any_displayed_star_may_be_chosen_but_no_other() -> None:
    """Both displayed stars are on offer, one of the deck is not."""
    table = turn(stars='"test-star", "cheeky-friend"')
    assert offered(table, "sign-star") == {"sign-star test-star", "sign-star cheeky-friend"}
    assert "E2.BASE.35" in table.refuses("Ann sign-star test-second-star")


@pytest.mark.rule("E2.BASE.36")
def test_signing_an_ad() -> None:
    """It lies in the green room, and its bonus of $4M is there at once."""
    table = turn().play("Ann sign-ad test-ad")
    assert table.player("Ann").cash == 4 + 4
    assert table.player("Ann").ads == ("starter-ad-a", "test-ad")
    assert table.state.display[Row.ADS] == ("fizz-cola",)
    assert [(e.amount, e.rule) for e in table.events("CashChanged")] == [(4, "E2.BASE.36")]


@pytest.mark.rule("E2.BASE.36")
def test_any_displayed_ad_may_be_signed_without_cash() -> None:
    """With $0M both displayed ads are on offer, one of the deck is not."""
    table = turn(cash=0)
    assert offered(table, "sign-ad") == {"sign-ad test-ad", "sign-ad fizz-cola"}
    assert "E2.BASE.36" in table.refuses("Ann sign-ad plonk-furniture")


# -- take a network card ------------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.37")
def test_an_immediate_network_card_is_resolved_without_cost() -> None:
    """The loan gives $6M and goes to the bottom of its deck."""
    table = turn(cash=0).play("Ann take test-loan")
    assert table.player("Ann").cash == 0 + 6
    assert table.player("Ann").network == ()
    assert table.state.decks[DeckId.NETWORK].rest[-1] == "test-loan"


@pytest.mark.rule("E2.BASE.37")
@pytest.mark.parametrize("card", ["test-sponsor", "test-pockets"])
def test_other_network_cards_are_kept_without_cost(card: str) -> None:
    """A permanent and a Game End card lie in the green room; nothing is paid."""
    table = turn(cash=0).play(f"Ann take {card}")
    assert table.player("Ann").network == (card,)
    assert card not in table.state.display[Row.NETWORK]
    assert table.player("Ann").cash == 0
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BASE.37")
def test_a_one_shot_network_card_is_kept_and_can_be_used() -> None:
    """Talent Agency lies in the green room, ready for this turn already."""
    table = turn(cash=0).play("Ann take talent-agency-a")
    assert table.player("Ann").network == ("talent-agency-a",)
    assert table.legal("Ann") == {"use talent-agency-a", "end-turn"}


@pytest.mark.rule("E2.BASE.37")
def test_only_displayed_network_cards_can_be_taken() -> None:
    """All four displayed are on offer, one of the deck is not."""
    table = turn()
    assert len(offered(table, "take")) == 4
    assert "E2.BASE.37" in table.refuses("Ann take test-casting")
