"""A whole round of four players with Telly Time, with every number worked out by hand.

Moguls too, round 1; Ann is CABLE and 1st player, Bo is GORILLA, Cy is GENERIC, Di is STARRYEYE.
"""

from __future__ import annotations

import pytest

from support.table import Table

ROUND = """
[game]
players = ["Ann", "Bo", "Cy", "Di"]
executives = ["cable", "gorilla", "generic", "starryeye"]
modules = ["moguls", "telly_time"]
[display]
shows = ["k1", "h1", "q1", "snail-derby", "moon-janitors", "mind-the-ladder", "graveyard-shift"]
stars = ["t1", "extra-number-seven", "fill-in-wendy"]
ads = ["d1", "d2", "fizz-cola", "wobbly-jelly"]
network = ["n1", "syndication-a", "ad-empire-a", "variety-hour-a"]
[[cards.show]]
id = "k1"
name = "K1"
module = "telly_time"
deck = "round_1"
genre = "kids"
cost = 2
expenses = 0
timeslot = "weekend"
viewers = [6, 5, 3, 2]
rerun = 1
slots = ["star?", "ad?"]
[[cards.show]]
id = "h1"
name = "H1"
module = "telly_time"
deck = "round_1"
genre = "chat"
cost = 3
expenses = 1
timeslot = "9pm"
viewers = [7, 5, 3, 1]
rerun = 1
slots = ["star!", "ad?"]
[[cards.show]]
id = "q1"
name = "Q1"
module = "telly_time"
deck = "round_1"
genre = "quiz"
cost = 4
expenses = 1
timeslot = "10pm"
viewers = [8, 6, 4, 2]
rerun = 1
slots = ["star!", "ad?"]
[[cards.star]]
id = "t1"
name = "T1"
cost = 3
expenses = 1
condition = "genre drama"
up = 4
down = 1
[[cards.ad]]
id = "d1"
name = "D1"
bonus = 3
condition = ""
up = 3
down = 3
[[cards.ad]]
id = "d2"
name = "D2"
bonus = 2
condition = ""
up = 2
down = 2
[[cards.network]]
id = "n1"
name = "N1"
timing = "immediate"
effect = { kind = "gain-cash", amount = 6 }
"""

STEPS: tuple[tuple[str, ...], ...] = (
    ("Bo begin-with extra-cash",),
    (
        "Ann produce k1 weekend",
        "Ann attach starter-star-a",
        "Ann attach starter-ad-a",
        "Ann end-turn",
    ),
    ("Cy produce h1 9pm", "Cy attach starter-star-c", "Cy leave-empty"),
    ("Cy cover sports", "Cy turn-all-up 9pm"),
    ("Di sign-star t1",),
    ("Ann sign-ad d2", "Ann pass viewers"),
    ("Bo take n1",),
    ("Cy sign-ad d1",),
    ("Di produce q1 10pm", "Di attach t1", "Di attach starter-ad-d"),
    ("Di superstar yes", "Di choose-side up"),
    ("Bo pass cash",),
    ("Cy pass cash",),
    ("Di pass cash",),
    ("Di convert $3M",),
)


def after(steps: int) -> Table:
    """The table after so many of the steps."""
    table = Table(ROUND)
    for texts in STEPS[:steps]:
        table.play(*texts)
    return table


def cash(table: Table) -> list[int]:
    """Cash of the four, in $M."""
    return [player.cash for player in table.state.players]


def viewers(table: Table) -> list[int]:
    """Viewers of the four."""
    return [player.viewers for player in table.state.players]


@pytest.mark.rule("E2.TELLY.04", "E2.TELLY.05", "E2.GORILLA.08")
def test_the_start_and_the_extra_cash() -> None:
    """They begin with $30M, $10M, $13M and $16M; GORILLA gains $2M for each of 3 opponents."""
    assert cash(after(0)) == [30, 10, 13, 16]
    assert after(0).to_act() == ["Bo"]
    assert cash(after(1)) == [30, 10 + 2 * 3, 13, 16]


@pytest.mark.rule("E2.TELLY.08", "E2.TELLY.19", "E2.GORILLA.11")
def test_a_kids_show_at_the_weekend() -> None:
    """Ann's Kids show goes to the weekend only and covers its square; then Bo's turn is skipped."""
    table = after(1)
    assert "E2.TELLY.19" in table.refuses("Ann produce k1 8pm")
    table = after(2)
    assert cash(table) == [30 - 2, 16, 13, 16]
    assert table.player("Ann").grid == 1 << 6
    assert table.show("Ann", "weekend").row == 1
    assert table.player("Ann").reruns == ()
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("E2.GENERIC.27", "E2.TELLY.25")
def test_a_chat_show_of_generic() -> None:
    """Cy's Chat show covers a genre of its choice, then turns the cards of a timeslot."""
    table = after(3)
    assert cash(table) == [28, 16, 13 - 3, 16]
    assert "cover sports" in table.legal("Cy")
    table = after(4)
    assert table.player("Cy").grid == 0
    assert table.show("Cy", "9pm").cards == ("starter-star-c", "")
    assert table.to_act() == ["Di"]


@pytest.mark.rule("E2.CABLE.08", "E2.CABLE.12", "E2.TELLY.14")
def test_cable_passes_for_viewers_only() -> None:
    """Di pays $3M; Ann gains $2M for an ad and 5 viewers, and nothing for 8 empty squares."""
    assert cash(after(5)) == [28, 16, 10, 16 - 3]
    table = after(6)
    assert cash(table) == [28 + 2, 16, 10, 13]
    assert viewers(table) == [5, 0, 0, 0]
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.STARRYEYE.03", "E2.STARRYEYE.04", "E2.TELLY.08")
def test_a_quiz_show_with_a_superstar() -> None:
    """Bo gains $6M and Cy $3M; Di pays $4M for a show whose star shines without its condition."""
    assert cash(after(8)) == [30, 16 + 6, 10 + 3, 13]
    table = after(10)
    assert cash(table) == [30, 22, 13, 13 - 4]
    assert table.player("Di").grid == 1 << 8
    assert table.show("Di", "10pm").up == 0b11


@pytest.mark.rule("E2.TELLY.14", "E2.TELLY.15", "E2.GENERIC.26")
def test_three_pass_for_cash() -> None:
    """Space 2 gives $8M and 9 squares, space 3 $6M and GENERIC's $5M, the last $2M, 8 squares.

    Upkeep follows: Ann's starter ad earns 1, Cy's show costs 1, Di has 1 + 2 - 1.
    """
    assert cash(after(11)) == [30, 22 + 8 + 9, 13, 9]
    assert cash(after(12)) == [30, 39, 13 + 6 + 5, 9]
    table = after(13)
    assert cash(table) == [30 + 1, 39, 24 - 1, 9 + 2 + 8 + (1 + 2 - 1)]
    assert table.to_act() == ["Di"]


@pytest.mark.rule("E2.TELLY.26", "E2.TELLY.27", "E2.GENERIC.10")
def test_scoring_and_the_quiz() -> None:
    """Ann scores 6 + 7, Bo 6, Cy 4 + 8 + 1 of its bonus track, Di 4 + 12 and 3 for $3M."""
    table = after(14)
    assert cash(table) == [31, 39, 23, 21 - 3]
    assert viewers(table) == [5 + 6 + (6 + 1), 6, 4 + (7 + 1) + 1, 4 + (8 + 4) + 3]


@pytest.mark.rule("E2.TELLY.28", "E2.BASE.72", "E2.GORILLA.02")
def test_the_next_round_begins() -> None:
    """The weekend show ages too, Bo holds the token, seven shows are dealt, GORILLA is asked."""
    table = after(14)
    assert table.show("Ann", "weekend").row == 2
    assert table.state.first == table.seat("Bo")
    assert [len(row) for row in table.state.display] == [7, 6, 6, 6]
    assert table.legal() == {"begin-with extra-turn", "begin-with extra-cash"}
