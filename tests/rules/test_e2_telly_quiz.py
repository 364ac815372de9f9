"""Telly Time: Quiz shows sell viewers at lineup scoring (E2.TELLY.26, .27).

Ann passes last, which starts the end of the round; the Quiz shows and the cash are Bo's.
"""

from __future__ import annotations

import pytest

from support.free_shows import free_show
from support.table import Table
from support.telly_tables import BARE, WITH_MOGULS, amounts, grid, telly

GAMBLE = """
[[cards.show]]
id = "dear-quiz"
name = "Dear Quiz"
deck = "round_1"
genre = "quiz"
cost = 0
expenses = 3
timeslot = "any"
viewers = [4, 4, 4, 4]
rerun = 0
slots = ["ad?"]
module = "telly_time"
"""
FLOP = free_show("quiz", "quiz-flop", viewers=0)
SECOND = free_show("quiz", "second-quiz")
CARDS = GAMBLE + FLOP + SECOND
ONE = 'lineup.8pm = "free-quiz"\n'
TWO = ONE + 'lineup.weekend = "second-quiz"\n'


def no_starters(bo: str) -> str:
    """Bo with nothing in the lineup but what is named."""
    named = {line.split(" = ")[0] for line in bo.splitlines() if line.startswith("lineup.")}
    slots = ("8pm", "9pm", "10pm")
    return "".join(f'lineup.{slot} = ""\n' for slot in slots if f"lineup.{slot}" not in named)


def scoring(
    cash: int,
    bo: str = ONE,
    *,
    executive: str = "",
    top: str = "",
) -> Table:
    """Ann has passed as the last; Bo, with so much cash and no viewers, has these shows only."""
    table = telly(
        top=f'passed = ["Bo"]\n{top}',
        executives=("continuum", executive) if executive else (),
        shows=(),
        rest=f"{BARE}[players.Bo]\ncash = {cash}\nviewers = 0\n{bo}{no_starters(bo)}",
        cards=CARDS,
    )
    return table.play("Ann pass cash")


def converts(most: int) -> set[str]:
    """The texts of converting up to so many $M."""
    return {f"convert ${amount}M" for amount in range(most + 1)}


# -- how much -------------------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.26")
@pytest.mark.parametrize(("cash", "most"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_up_to_three_million_of_the_cash_at_hand(cash: int, most: int) -> None:
    """Anything from $0M to $3M, but no more than there is."""
    table = scoring(cash)
    assert table.to_act() == ["Bo"]
    assert table.legal("Bo") == converts(most)


@pytest.mark.rule("E2.TELLY.26")
def test_without_cash_nothing_is_asked() -> None:
    """With $0 the round goes on, and the show scores its 2 viewers."""
    table = scoring(0)
    assert table.state.round == 2
    assert table.player("Bo").viewers == 2


@pytest.mark.rule("E2.TELLY.26")
@pytest.mark.parametrize("amount", [0, 1, 2, 3])
def test_each_million_is_one_viewer(amount: int) -> None:
    """On top of the 2 viewers of the show."""
    table = scoring(5).play(f"Bo convert ${amount}M")
    assert table.player("Bo").cash == 5 - amount
    assert table.player("Bo").viewers == 2 + amount
    assert table.state.round == 2


@pytest.mark.rule("E2.TELLY.26")
def test_more_than_the_cash_is_refused() -> None:
    """$3M of $2M cannot be turned into viewers."""
    assert scoring(2).refuses("Bo convert $3M") == {"E2.TELLY.26"}


@pytest.mark.rule("E2.TELLY.26")
def test_two_quiz_shows_ask_twice() -> None:
    """With $5M: up to $3M for the first, then up to $2M for the second."""
    table = scoring(5, TWO)
    assert table.legal("Bo") == converts(3)
    table.play("Bo convert $3M")
    assert table.legal("Bo") == converts(2)
    table.play("Bo convert $2M")
    assert table.player("Bo").cash == 0
    assert table.player("Bo").viewers == (2 + 2) + 5


@pytest.mark.rule("E2.TELLY.26")
def test_the_second_is_not_asked_without_cash() -> None:
    """With $3M turned for the first show, nothing is left for the second."""
    table = scoring(3, TWO).play("Bo convert $3M")
    assert table.state.round == 2
    assert table.player("Bo").viewers == (2 + 2) + 3


@pytest.mark.rule("E2.TELLY.26")
def test_a_first_refusal_leaves_all_for_the_second() -> None:
    """$0M for the first show, $3M for the second."""
    table = scoring(3, TWO).play("Bo convert $0M")
    assert table.legal("Bo") == converts(3)


# -- when and for what ----------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.26")
def test_upkeep_comes_first() -> None:
    """Of $5M the expenses of $3M are gone: at most $2M can be turned."""
    assert scoring(5, 'lineup.8pm = "dear-quiz"\n').legal("Bo") == converts(2)


@pytest.mark.rule("E2.TELLY.26")
def test_income_of_the_round_can_be_turned() -> None:
    """With $2M, expenses of $3M and an ad that earns $2M there is $1M at scoring."""
    show = '{ show = "dear-quiz", row = 1, cards = ["fizz-cola"] }'
    assert scoring(2, f"lineup.8pm = {show}\n").legal("Bo") == converts(1)


@pytest.mark.rule("E2.TELLY.26")
def test_after_a_shortfall_there_is_nothing_to_turn() -> None:
    """$1M for expenses of $3M: with nothing left nothing is asked, and 4 viewers are scored."""
    table = scoring(1, 'lineup.8pm = "dear-quiz"\n')
    assert table.state.round == 2
    assert table.player("Bo").viewers == 4
    assert table.player("Bo").cash == 0


@pytest.mark.rule("E2.TELLY.26")
def test_cash_and_viewers_of_a_pass_come_first() -> None:
    """Ann passes last with a Quiz show: the $2M and $9M of her pass can be turned, up to $3M."""
    table = telly(
        "cash = 0\nviewers = 0\n",
        top='passed = ["Bo"]',
        shows=(),
        rest=BARE + 'weekend = "free-quiz"\n',
    ).play("Ann pass cash")
    assert table.legal("Ann") == converts(3)
    table.play("Ann convert $3M")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (2 + 9 - 3, 2 + 3)


@pytest.mark.rule("E2.TELLY.26")
@pytest.mark.parametrize("genre", ["chat", "drama", "kids"])
def test_other_shows_ask_nothing(genre: str) -> None:
    """A Chat or Kids show or a drama in the weekend slot, and a Quiz show in the reruns."""
    table = scoring(5, f'lineup.weekend = "free-{genre}"\nreruns = ["free-quiz"]\n')
    assert table.state.round == 2


@pytest.mark.rule("E2.TELLY.26")
def test_a_show_changed_from_quiz_asks_nothing() -> None:
    """PROCRASTINATOR's token makes it a drama, though Quiz is printed."""
    table = scoring(5, 'lineup.8pm = { show = "free-quiz", row = 1, token = "drama" }\n')
    assert table.state.round == 2


@pytest.mark.rule("E2.TELLY.26")
def test_players_are_asked_in_turn_order_after_all_upkeep() -> None:
    """Ann, then Bo; Bo's upkeep is paid before Ann is asked."""
    table = telly(
        "cash = 0\n",
        top='first = "Ann"\npassed = ["Bo"]',
        shows=(),
        rest=BARE
        + 'weekend = "free-quiz"\n[players.Bo]\ncash = 5\nviewers = 0\nlineup.8pm = "dear-quiz"\n',
        cards=CARDS,
    ).play("Ann pass cash")
    assert table.to_act() == ["Ann"]
    assert table.player("Bo").cash == 5 - 3
    table.play("Ann convert $1M")
    assert table.to_act() == ["Bo"]
    assert table.legal("Bo") == converts(2)


@pytest.mark.rule("E2.TELLY.26")
def test_it_asks_in_every_round() -> None:
    """Again in the next round, for the same show."""
    table = scoring(5).play("Bo convert $1M")
    table.play("Bo pass viewers", "Ann pass cash")
    assert table.legal("Bo") == converts(3)


@pytest.mark.rule("E2.TELLY.26")
def test_in_the_last_round_it_is_before_end_game_scoring() -> None:
    """Deep Pockets counts a viewer per $3M that is left: $6M less $3M give 1, not 2."""
    table = scoring(6, ONE + 'network = ["deep-pockets-a"]\n', top="round = 5")
    assert table.legal("Bo") == converts(3)
    table.play("Bo convert $3M")
    assert table.game.is_over(table.state)
    assert table.player("Bo").viewers == 2 + 3 + 1


# -- what the viewers belong to -------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.26")
def test_the_viewers_are_no_part_of_the_score_of_the_show() -> None:
    """Two gains at scoring: 3 by the conversion, and 2 as the score of the lineup."""
    table = scoring(5).play("Bo convert $3M")
    assert amounts(table, "ViewersChanged", "E2.TELLY.26") == [3]
    scored = [event for event in table.events("ViewersChanged") if event.rule == "E2.BASE.69"]
    assert [event.amount for event in scored if event.seat == table.seat("Bo")] == [2]


@pytest.mark.rule("E2.TELLY.26")
@pytest.mark.parametrize("card", ["blockbuster-director", "writeoff-a"])
def test_what_counts_the_score_of_a_show_does_not_count_them(card: str) -> None:
    """Blockbuster Director and Writeoff have the 2 printed, with whatever cash there is."""
    field = "moguls" if card == "blockbuster-director" else "network"
    table = telly(
        f'cash = 9\nviewers = 0\n{field} = ["{card}"]\n',
        modules=WITH_MOGULS,
        shows=(),
        rest=BARE + 'weekend = "free-quiz"\n',
    ).play(f"Ann use {card}; choose weekend")
    player = table.player("Ann")
    assert (player.cash, player.viewers) == ((9, 2) if field == "moguls" else (9 + 2, 0))


@pytest.mark.rule("E2.TELLY.27")
def test_a_negative_total_of_butcher_eats_no_conversion() -> None:
    """A flop in row 4 is worth -6: the round counts 0, and the 3 viewers bought stay."""
    table = scoring(3, 'lineup.8pm = { show = "quiz-flop", row = 4 }\n', executive="butcher")
    table.play("Bo convert $3M")
    assert table.player("Bo").viewers == 3


@pytest.mark.rule("E2.TELLY.27")
def test_a_negative_total_of_underground_eats_no_conversion() -> None:
    """2 viewers less 2 for each of three stars in the green room: 0, and 3 bought."""
    stars = 'stars = ["fill-in-wendy", "dependable-dana", "brick-hammerly"]\n'
    table = scoring(3, ONE + stars, executive="underground").play("Bo convert $3M")
    assert table.player("Bo").viewers == 3


@pytest.mark.rule("E2.TELLY.27")
def test_a_positive_total_is_added_as_it_is() -> None:
    """4 viewers less the 2 of row 2, and 3 bought."""
    quiz = 'lineup.8pm = { show = "dear-quiz", row = 2 }\n'
    table = scoring(6, quiz, executive="butcher").play("Bo convert $3M")
    assert table.player("Bo").viewers == (4 - 2) + 3


# -- alone ----------------------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.26")
def test_alone_at_the_table_it_is_the_same() -> None:
    """After the pass of the only player: $5M and $8M, up to $3M of which are turned."""
    table = telly(
        "cash = 0\nviewers = 0\n" + grid("quiz"),
        names=("Ann",),
        shows=(),
        rest=BARE + 'weekend = "free-quiz"\n',
    ).play("Ann pass cash")
    assert table.legal("Ann") == converts(3)
    table.play("Ann convert $2M")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (5 + 8 - 2, 2 + 2)
    assert table.state.round == 2
