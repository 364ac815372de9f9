"""Telly Time: what the grid gives on passing (E2.TELLY.14-.18)."""

from __future__ import annotations

import pytest

from executives import networks
from support.table import Table
from support.telly_tables import BARE, amounts, covered, grid, telly

ROWS = (("action", "sports", "reality"), ("sci-fi", "sitcom", "drama"), ("kids", "chat", "quiz"))
ALL = (*ROWS[0], *ROWS[1], *ROWS[2])
NOTHING = "cash = 0\nviewers = 0\n"
LAST = 'passed = ["Bo"]'
TWO_LINES = grid(*ROWS[0], *ROWS[2])
"""Six squares, two rows, and three empty squares."""


def gained(table: Table, *texts: str, name: str = "Ann") -> tuple[int, int]:
    """Cash and viewers that decisions bring a player."""
    before = table.player(name)
    after = table.play(*texts).player(name)
    return after.cash - before.cash, after.viewers - before.viewers


# -- cash of empty squares ------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.14")
@pytest.mark.parametrize("number", range(10))
def test_one_million_for_each_empty_square(number: int) -> None:
    """9 empty squares give $9M on top of the $10M of the first space, 9 covered ones nothing."""
    table = telly(NOTHING + grid(*ALL[:number])).play("Ann pass cash")
    assert table.player("Ann").cash == 10 + (9 - number)


@pytest.mark.rule("E2.TELLY.14")
def test_only_the_own_grid_counts() -> None:
    """Ann with an empty grid has $9M, Bo with three covered squares $6M and the $2M of the last."""
    bo = f"[players.Bo]\n{NOTHING}{grid('action', 'quiz', 'chat')}"
    table = telly(NOTHING, rest=bo).play("Ann pass cash")
    assert gained(table, "Bo pass cash", name="Bo")[0] == 2 + 6


@pytest.mark.rule("E2.TELLY.14")
def test_only_a_pass_gives_it() -> None:
    """A turn with an action brings no money of squares."""
    assert gained(telly(NOTHING), "Ann produce free-drama 8pm") == (0, 0)


@pytest.mark.rule("E2.TELLY.15")
@pytest.mark.parametrize(("bonus", "cash", "viewers"), [("cash", 10, 0), ("viewers", 0, 5)])
def test_the_squares_pay_whichever_bonus_is_chosen(bonus: str, cash: int, viewers: int) -> None:
    """$10M or 5 viewers of the first space, and in either case $9M."""
    assert gained(telly(NOTHING), f"Ann pass {bonus}") == (cash + 9, viewers)


@pytest.mark.rule("E2.TELLY.15")
def test_the_squares_pay_on_the_last_space() -> None:
    """$2M of the last of two spaces, and $9M."""
    table = telly(NOTHING, top=LAST, rest=BARE)
    assert table.play("Ann pass cash").player("Ann").cash == 2 + 9


@pytest.mark.rule("E2.TELLY.15")
def test_the_squares_pay_in_every_round() -> None:
    """Twice on the last space, $2M + $9M each, then on the first, $10M + $9M."""
    table = telly(NOTHING, top=LAST, rest=BARE).play("Ann pass cash", "Bo pass cash")
    table.play("Ann pass cash")
    assert table.player("Ann").cash == (2 + 9) + (2 + 9)
    assert table.state.round == 3
    table.play("Ann pass cash")
    assert table.player("Ann").cash == 2 * (2 + 9) + (10 + 9)


@pytest.mark.rule("E2.TELLY.15")
def test_the_forced_pass_of_the_stall_guard_pays_too() -> None:
    """After five turns without an action only the pass is left, with $10M + $9M."""
    table = telly(NOTHING + "idle = 5")
    assert table.legal() == {"pass cash", "pass viewers"}
    assert gained(table, "Ann pass cash") == (10 + 9, 0)


@pytest.mark.rule("E2.TELLY.15", "E2.TELLY.14")
def test_the_pass_by_bonus_action_pays_too() -> None:
    """BEEB passes on its pass space, produces afterwards, and has had $10M + $9M by then."""
    table = telly(NOTHING, executives=("beeb", "butcher"))
    assert gained(table, "Ann rondel produce; pass cash") == (10 + 9, 0)
    assert gained(table, "Ann produce free-drama 8pm") == (0, 0)
    assert covered(table) == {"drama"}


@pytest.mark.rule("E2.TELLY.14", "E2.TELLY.16")
def test_a_card_with_the_pass_doubles_nothing_of_the_grid() -> None:
    """Preempted Timeslot: twice $10M, and once $3M and 2 viewers (E2.CARDS.10)."""
    table = telly(NOTHING + TWO_LINES + 'network = ["preempted-timeslot-a"]\n')
    assert gained(table, "Ann pass cash with preempted-timeslot-a") == (2 * 10 + 3, 2)


@pytest.mark.rule("E2.TELLY.15", "E2.TELLY.16")
def test_alone_at_the_table_the_grid_gives_the_same() -> None:
    """$5M of the only space, $3M of squares, 2 viewers of lines, in each of two rounds."""
    table = telly(NOTHING + TWO_LINES, names=("Ann",), rest=BARE)
    assert gained(table, "Ann pass cash") == (5 + 3, 2)
    assert table.state.round == 2
    assert gained(table, "Ann pass viewers") == (3, 2 + 2)


@pytest.mark.rule("E2.TELLY.14")
def test_the_explanation_tells_the_squares_from_the_track() -> None:
    """Two changes of cash: $10M by the pass track and $9M by the grid."""
    table = telly(NOTHING).play("Ann pass cash")
    assert amounts(table, "CashChanged", "E2.TELLY.14") == [9]
    assert amounts(table, "CashChanged", "E2.BASE.61") == [10]


# -- viewers of lines -----------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.16")
@pytest.mark.parametrize(
    ("squares", "lines"),
    [
        ((), 0),
        (("action", "sports", "sci-fi", "chat"), 0),
        (ROWS[1], 1),
        ((*ROWS[0], *ROWS[2]), 2),
        (("action", "sitcom", "quiz", "sports", "chat"), 2),
        ((*ROWS[0], *ROWS[2], "sci-fi", "drama"), 4),
        (ALL, 8),
    ],
    ids=["empty", "no-line", "row", "two-rows", "diagonal-and-column", "rim", "full"],
)
def test_one_viewer_for_each_line(squares: tuple[str, ...], lines: int) -> None:
    """Completed rows, columns and diagonals of the own grid, also those beyond the third."""
    table = telly(NOTHING + grid(*squares))
    assert gained(table, "Ann pass cash") == (10 + 9 - len(squares), lines)


@pytest.mark.rule("E2.TELLY.16")
@pytest.mark.parametrize(("bonus", "viewers"), [("cash", 0), ("viewers", 5)])
def test_lines_count_whichever_bonus_is_chosen(bonus: str, viewers: int) -> None:
    """2 viewers for two rows on top of 0 or 5 of the track."""
    assert gained(telly(NOTHING + TWO_LINES), f"Ann pass {bonus}")[1] == viewers + 2


@pytest.mark.rule("E2.TELLY.16")
def test_lines_count_on_the_last_space_and_in_every_round() -> None:
    """The last space has no viewers, the two lines give 2 in each of two rounds."""
    table = telly(NOTHING + TWO_LINES, top=LAST, rest=BARE).play("Ann pass cash")
    assert table.player("Ann").viewers == 2
    table.play("Bo pass cash", "Ann pass cash")
    assert table.player("Ann").viewers == 2 + 2


@pytest.mark.rule("E2.TELLY.16")
def test_viewers_of_lines_are_outside_the_round_total() -> None:
    """A lineup worth -7 scores 0 in the round; the 2 viewers of lines were gained before it."""
    sunk = FLOP + BARE.replace('"8pm" = ""', '"8pm" = { show = "test-flop", row = 4 }')
    table = telly(
        NOTHING + TWO_LINES, top=LAST, executives=("butcher", "continuum"), rest=sunk
    ).play("Ann pass cash")
    assert table.player("Ann").viewers == 2 + 0


FLOP = """
[[cards.show]]
id = "test-flop"
name = "Test Flop"
deck = "round_1"
genre = "drama"
cost = 0
expenses = 0
timeslot = "any"
viewers = [2, 1, 0, 0]
rerun = 0
slots = []
"""
"""In row 4 it is worth 0 - 6 to BUTCHER."""


# -- executives -----------------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.17")
def test_cable_gains_no_cash_from_squares() -> None:
    """Nine empty squares give nothing: only the 5 viewers of the first space are left."""
    table = telly(NOTHING, executives=("cable", "butcher"))
    assert table.legal() >= {"pass viewers"}
    assert gained(table, "Ann pass viewers") == (0, 5)


@pytest.mark.rule("E2.TELLY.18")
def test_cable_gains_viewers_of_lines() -> None:
    """Two rows give 2 viewers, on the first space and on the last, where the track has nothing."""
    table = telly(NOTHING + TWO_LINES, executives=("cable", "butcher"))
    assert gained(table, "Ann pass viewers") == (0, 5 + 2)
    table = telly(NOTHING + TWO_LINES, top=LAST, executives=("cable", "butcher"), rest=BARE)
    assert gained(table, "Ann pass nothing") == (0, 2)


@pytest.mark.rule("E2.TELLY.17")
@pytest.mark.parametrize(("bonus", "cash", "viewers"), [("cash", 10, 0), ("viewers", 0, 5)])
def test_generic_gains_a_fixed_five_million(bonus: str, cash: int, viewers: int) -> None:
    """$5M in the place of $9M, whichever bonus of the track is chosen."""
    table = telly(NOTHING, executives=("generic", "butcher"))
    assert gained(table, f"Ann pass {bonus}") == (cash + 5, viewers)


@pytest.mark.rule("E2.TELLY.18")
def test_the_grid_of_generic_stays_empty() -> None:
    """Productions of a whole row cover no square: no line, no viewers, and still $5M."""
    table = telly(NOTHING, top=LAST, executives=("generic", "butcher"), rest=BARE)
    table.play("Ann produce free-action 8pm", "Ann produce free-sports 9pm")
    table.play("Ann keep " + min(table.legal()).removeprefix("keep "))
    table.play("Ann produce free-reality 10pm")
    table.play("Ann keep " + min(table.legal()).removeprefix("keep "))
    assert covered(table) == set()
    before = table.player("Ann").cash
    table.play("Ann pass cash")
    assert amounts(table, "CashChanged", "E2.TELLY.14") == [5]
    assert amounts(table, "ViewersChanged", "E2.TELLY.16") == []
    assert table.player("Ann").cash == before + 2 + 5


def gorilla(choice: str) -> Table:
    """Ann is GORILLA with two lines and three empty squares, and chooses at the round's start."""
    game = networks.Game(("Ann", "Bo"), executives=("gorilla", "butcher"), modules=("telly_time",))
    document = f"""first = "Bo"
pending = [{{ frame = "turns", seat = "Bo" }}, {{ frame = "choosing-ability", seat = "Ann" }}]
[players.Ann]
{NOTHING}{TWO_LINES}"""
    return Table(game, game.position(document)).play(f"Ann begin-with {choice}")


@pytest.mark.rule("E2.TELLY.17")
@pytest.mark.parametrize(("bonus", "cash", "viewers"), [("cash", 10, 0), ("viewers", 0, 5)])
def test_gorilla_after_an_extra_turn_has_the_track_only(
    bonus: str, cash: int, viewers: int
) -> None:
    """Its choice of the first space, and neither $3M of squares nor 2 viewers of lines."""
    assert gained(gorilla("extra-turn"), f"Ann pass {bonus}") == (cash, viewers)


@pytest.mark.rule("E2.TELLY.17")
def test_gorilla_after_extra_cash_has_the_grid_too() -> None:
    """Its first turn is skipped; in its second it passes for $10M, $3M and 2 viewers."""
    table = gorilla("extra-cash")
    assert table.player("Ann").cash == 2
    table.play("Bo " + next(text for text in sorted(table.legal("Bo")) if "sign-ad" in text))
    table.play("Bo " + next(text for text in sorted(table.legal("Bo")) if "sign-ad" in text))
    assert gained(table, "Ann pass cash") == (10 + 3, 2)


@pytest.mark.rule("E2.TELLY.18")
def test_the_grid_of_others_is_as_usual_beside_them() -> None:
    """Bo against CABLE or GENERIC has $3M for three empty squares."""
    bo = f"[players.Bo]\n{NOTHING}{TWO_LINES}"
    for executive in ("cable", "generic"):
        table = telly(NOTHING, executives=(executive, "butcher"), rest=bo)
        table.play("Ann pass viewers")
        assert amounts(table.play("Bo pass cash"), "CashChanged", "E2.TELLY.14")[-1] == 3
