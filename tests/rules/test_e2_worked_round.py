"""A whole round of three players, turn by turn, with every number worked out by hand.

Moguls, no Telly Time, round 1; Ann is CABLE and 1st player, Bo is CHEAPO, Cy is UNDERGROUND.
"""

from __future__ import annotations

import pytest

from executives.networks.cards import back_of
from support.table import Table

ROUND = """
turn = "Ann"
[game]
players = ["Ann", "Bo", "Cy"]
executives = ["cable", "cheapo", "underground"]
modules = ["moguls"]
[display]
shows = ["s1", "s2", "s3", "snail-derby", "moon-janitors", "mind-the-ladder"]
stars = ["t1", "t2", "t4", "extra-number-seven", "fill-in-wendy"]
ads = ["d1", "d2", "fizz-cola", "almost-cheese", "wobbly-jelly"]
network = ["n1", "n2", "syndication-a", "ad-empire-a", "variety-hour-a"]
[decks.star]
next = ["t9"]
"""

CARDS = """
[[cards.show]]
id = "s1"
name = "S1"
deck = "round_1"
genre = "reality"
cost = 1
expenses = 0
timeslot = "8pm"
viewers = [4, 3, 1, 0]
rerun = 1
slots = ["star?", "ad?"]
[[cards.show]]
id = "s2"
name = "S2"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 1
timeslot = "9pm"
viewers = [7, 5, 3, 1]
rerun = 1
slots = ["star!", "ad?"]
[[cards.show]]
id = "s3"
name = "S3"
deck = "round_1"
genre = "action"
cost = 4
expenses = 1
timeslot = "10pm"
viewers = [7, 5, 3, 1]
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
[[cards.star]]
id = "t2"
name = "T2"
cost = 2
expenses = 0
condition = ""
up = 2
down = 2
[[cards.star]]
id = "t4"
name = "T4"
cost = 2
expenses = 0
condition = "no-other-star"
up = 3
down = 1
[[cards.star]]
id = "t9"
name = "T9"
cost = 2
expenses = 0
condition = ""
up = 2
down = 2
[[cards.ad]]
id = "d1"
name = "D1"
bonus = 3
condition = "timeslot 9pm"
up = 3
down = 1
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
[[cards.network]]
id = "n2"
name = "N2"
timing = "game-end"
effect = { kind = "end-score", amount = 1, per = "stars-everywhere", rule = "E2.CARDS.19" }
"""


def cash(table: Table) -> list[int]:
    """Cash of the three, in $M."""
    return [player.cash for player in table.state.players]


def viewers(table: Table) -> list[int]:
    """Viewers of the three."""
    return [player.viewers for player in table.state.players]


def standing(table: Table) -> list[tuple[int, int]]:
    """Cash and viewers of each player."""
    return list(zip(cash(table), viewers(table), strict=True))


def after(turns: int) -> Table:
    """The table after so many of the turns."""
    table = Table(ROUND + CARDS)
    for texts in TURNS[:turns]:
        table.play(*texts)
    return table


TURNS: tuple[tuple[str, ...], ...] = (
    ("Ann sign-star t1", "Ann end-turn"),
    ("Bo sign-ad d2",),
    ("Cy sign-star t2", "Cy sign-star t4", "Cy stop-signing"),
    ("Ann produce s2 9pm", "Ann attach t1", "Ann attach starter-ad-a", "Ann end-turn"),
    ("Bo produce s1 10pm", "Bo attach starter-star-b", "Bo attach d2"),
    ("Cy produce s3 10pm", "Cy attach t4", "Cy attach starter-ad-c"),
    ("Ann sign-ad d1", "Ann pass viewers"),
    ("Bo take n1",),
    ("Cy take n2",),
    ("Bo pass cash",),
)


@pytest.mark.rule("E2.CABLE.03", "E2.BASE.10")
def test_the_start() -> None:
    """CABLE has $20M, the second of the order $7M and the third $9M; nobody has viewers."""
    table = after(0)
    assert standing(table) == [(20, 0), (7, 0), (9, 0)]
    assert table.state.mogul_tokens == 0b111111
    assert table.to_act() == ["Ann"]


@pytest.mark.rule("E2.BASE.35", "E2.BASE.36", "E2.UNDERGROUND.05")
def test_the_first_three_turns_sign_cards() -> None:
    """Ann pays $3M, Bo gains $2M, Cy pays $1M for each of two stars and one star joins the row."""
    assert cash(after(1)) == [20 - 3, 7, 9]
    assert cash(after(2)) == [17, 7 + 2, 9]
    table = after(3)
    assert cash(table) == [17, 9, 9 - (2 - 1) - (2 - 1)]
    assert table.state.display[1] == ("extra-number-seven", "fill-in-wendy", "t9")
    assert len(table.state.display[1]) == 5 - 1 - 2 + 1


@pytest.mark.rule("E2.BASE.39", "E2.BASE.40", "E2.BASE.47")
def test_ann_produces_at_the_right_time() -> None:
    """S2 costs $4M and begins in row 1 with T1 rightside up; the starter show is a rerun."""
    table = after(4)
    assert cash(table) == [17 - 4, 9, 7]
    show = table.show("Ann", "9pm")
    assert (show.show, show.row) == ("s2", 1)
    assert show.cards == ("t1", "starter-ad-a")
    assert show.up == 0b11
    assert [rerun.show for rerun in table.player("Ann").reruns] == ["starter-show-2-a"]
    assert table.player("Ann").tracks == (0, 1, 0, 0, 0, 0)


@pytest.mark.rule("E2.BASE.49", "E2.TRACKS.01")
def test_bo_produces_at_the_wrong_time() -> None:
    """S1 costs $1M and begins on the X in row 3; the Reality marker advances to space 1."""
    table = after(5)
    assert cash(table) == [13, 9 - 1, 7]
    show = table.show("Bo", "10pm")
    assert (show.show, show.row, show.cards) == ("s1", 3, ("starter-star-b", "d2"))
    assert table.player("Bo").tracks == (0, 0, 1, 0, 0, 0)


@pytest.mark.rule("E2.BASE.46", "E2.UNDERGROUND.05")
def test_cy_produces_with_a_star_that_wants_to_be_alone() -> None:
    """S3 costs $4M; T4 lies rightside up since no other star is there; Action is on space 1."""
    table = after(6)
    assert cash(table) == [13, 8, 7 - 4]
    show = table.show("Cy", "10pm")
    assert (show.show, show.row, show.cards) == ("s3", 1, ("t4", "starter-ad-c"))
    assert show.up == 0b11
    assert table.player("Cy").tracks == (1, 0, 0, 0, 0, 0)


@pytest.mark.rule("E2.CABLE.05", "E2.CABLE.08")
def test_ann_signs_and_passes_in_one_turn() -> None:
    """CABLE gains $3M for D1 and 5 viewers on the first space; cash is not offered to it."""
    table = after(6)
    table.play("Ann sign-ad d1")
    assert cash(table) == [13 + 3, 8, 3]
    assert {text for text in table.legal("Ann") if text.startswith("pass")} == {"pass viewers"}
    assert standing(after(7)) == [(16, 5), (8, 0), (3, 0)]


@pytest.mark.rule("E2.CARDS.01", "E2.CARDS.04")
def test_two_network_cards_are_taken() -> None:
    """The immediate card gives Bo $6M and lies under its deck; Cy keeps the Game End card."""
    table = after(9)
    assert cash(table) == [16, 8 + 6, 3]
    assert table.state.decks[5].rest[-1] == "n1"
    assert table.player("Cy").network == ("n2",)


@pytest.mark.rule("E2.BASE.60", "E2.BASE.61")
def test_bo_passes_second() -> None:
    """The second of three spaces gives $8M, and Cy goes on alone."""
    table = after(10)
    assert standing(table) == [(16, 5), (14 + 8, 0), (3, 0)]
    assert table.to_act() == ["Cy"]


def ended() -> Table:
    """The table at the start of the second round."""
    return after(10).play("Cy pass cash")


@pytest.mark.rule("E2.BASE.65", "E2.BASE.69", "E2.CHEAPO.02")
def test_upkeep_and_scoring() -> None:
    """Upkeep gives -1, +2 and 0 after $2M for the last pass; scoring 15, 13 and 10 viewers."""
    table = ended()
    upkeep_a, upkeep_b, upkeep_c = 1 - (1 + 1), 2 - 0, 1 - 1
    assert cash(table) == [16 + upkeep_a, 22 + upkeep_b, 3 + 2 + upkeep_c] == [15, 24, 5]
    scored_a = 2 + (7 + 4) + 2
    scored_b = (2 + 2) + (2 + 2) + (1 + 1 + 2 + 1)
    scored_c = 2 + 2 + (7 + 3) - 2 * 2
    assert viewers(table) == [5 + scored_a, scored_b, scored_c] == [20, 13, 10]


@pytest.mark.rule("E2.BASE.70", "E2.BASE.72", "E2.BASE.21")
def test_the_end_of_the_round() -> None:
    """Markers move down, the token goes to Bo, the display is dealt anew from the next deck."""
    table = ended()
    rows = [[show and show.row for show in player.lineup] for player in table.state.players]
    assert rows == [[2, 2, 2], [2, 2, 4], [2, 2, 2]]
    assert table.state.first == table.seat("Bo")
    assert table.state.round == 2
    assert [len(row) for row in table.state.display] == [6, 5, 5, 5]
    assert {back_of(table.game.card[show]) for show in table.state.display[0]} == {"round_2_3"}
    assert set(table.state.box) >= {"snail-derby", "moon-janitors", "mind-the-ladder"}
    assert table.state.decks[3].rest[-3:] == ("extra-number-seven", "fill-in-wendy", "t9")
    assert table.state.decks[4].rest[-3:] == ("fizz-cola", "almost-cheese", "wobbly-jelly")
    assert table.state.decks[5].rest[-3:] == ("syndication-a", "ad-empire-a", "variety-hour-a")
    assert [len(player.reruns) for player in table.state.players] == [1, 1, 1]
    assert table.to_act() == ["Bo"]
