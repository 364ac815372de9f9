"""CABLE with cards, modules, the solo game and other executives."""

from __future__ import annotations

import pytest

from executives.networks.state import Row
from support.names import NAMES
from support.seated import passes, seated
from support.table import Table

CARD = "preempted-timeslot-a"

HOLDING = f"""
[players.Ann]
cash = 3
network = ["{CARD}"]
[players.Ann.lineup]
"8pm" = ""
"9pm" = ""
"10pm" = ""
"""


# -- Preempted Timeslot ---------------------------------------------------------------------------


@pytest.mark.rule("E2.CABLE.10", "E2.CARDS.10")
def test_preempted_timeslot_has_no_effect_on_passing_last() -> None:
    """Twice nothing is nothing: no cash, no viewers, with the card as without it."""
    head = 'turn = "Ann"\npassed = ["Bo", "Cy"]'
    table = seated("cable", "butcher", "flix", head=head, rest=HOLDING)
    assert passes(table, "Ann") == {"pass nothing", f"pass nothing with {CARD}"}
    table.play(f"Ann pass nothing with {CARD}")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (3, 0)
    assert table.player("Ann").network == ()


@pytest.mark.rule("E2.CARDS.10")
def test_preempted_timeslot_doubles_the_viewers_of_an_earlier_pass() -> None:
    """On the second space CABLE gains 2 x 4 viewers, and cash is not offered with the card."""
    head = 'turn = "Ann"\npassed = ["Bo"]'
    table = seated("cable", "butcher", "flix", head=head, rest=HOLDING)
    assert passes(table, "Ann") == {"pass viewers", f"pass viewers with {CARD}"}
    assert table.refuses(f"Ann pass cash with {CARD}") == {"E2.BASE.60"}
    table.play(f"Ann pass viewers with {CARD}")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (3, 2 * 4)


@pytest.mark.rule("E2.CABLE.05", "E2.CARDS.10")
def test_preempted_timeslot_may_go_with_the_pass_after_an_action() -> None:
    """After signing an ad for its $5M Ann passes first and gains 2 x 5 viewers."""
    rest = HOLDING + '[display]\nads = ["ad-5"]\n'
    table = seated("cable", "butcher", "flix", head='turn = "Ann"', rest=rest)
    table.play("Ann sign-ad ad-5", f"Ann pass viewers with {CARD}")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (3 + 5, 2 * 5)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CABLE.10")
def test_preempted_timeslot_works_for_others_who_pass_last() -> None:
    """Bo has the $2M of the last space twice, with CABLE at the table."""
    head = 'turn = "Bo"\npassed = ["Ann", "Cy"]'
    rest = HOLDING.replace("Ann", "Bo")
    table = seated("cable", "butcher", "flix", head=head, rest=rest)
    table.play(f"Bo pass cash with {CARD}")
    assert table.player("Bo").cash == 3 + 2 * 2


# -- Telly Time -----------------------------------------------------------------------------------


@pytest.mark.rule("E2.CABLE.11", "E2.TELLY.05")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_telly_time_starts_cable_with_thirty_million(seat: int) -> None:
    """$30M in place of $7M; those after it have the $10M and $13M of their positions."""
    names = ["butcher", "continuum"]
    names.insert(seat, "cable")
    table = seated(*names, modules=("telly_time",))
    cash = [table.player(NAMES[(seat + step) % 3]).cash for step in range(3)]
    assert cash == [30, 10, 13]


GRID = """
[players.Ann]
cash = 3
grid = [{covered}]
[players.Bo]
cash = 3
grid = [{covered}]
"""
TOP_ROW = '"action", "sports", "reality"'
"""One line of the grid; 6 squares are empty."""


def grids(covered: str, *, turn: str = "Ann", passed: str = "", more: str = "") -> Table:
    """Telly Time with CABLE for Ann, the same squares covered for her and for Bo."""
    head = f'turn = "{turn}"\npassed = [{passed}]'
    rest = GRID.format(covered=covered) + more
    return seated("cable", "butcher", "flix", head=head, rest=rest, modules=("telly_time",))


@pytest.mark.rule("E2.CABLE.12", "E2.TELLY.17")
@pytest.mark.parametrize(("covered", "empty"), [("", 9), ('"kids"', 8), (TOP_ROW, 6)])
def test_empty_squares_bring_cable_no_cash(covered: str, empty: int) -> None:
    """Ann has viewers and no cash from her pass; Bo has $1M for each empty square with his."""
    table = grids(covered).play("Ann pass viewers")
    assert table.player("Ann").cash == 3
    other = grids(covered, turn="Bo").play("Bo pass viewers")
    assert other.player("Bo").cash == 3 + empty


@pytest.mark.rule("E2.CABLE.12", "E2.CABLE.08")
def test_with_telly_time_cable_chooses_viewers_only() -> None:
    """The usual drawback applies: bonus cash is not offered with the module either."""
    table = grids("")
    assert passes(table, "Ann") == {"pass viewers"}
    assert table.refuses("Ann pass cash") == {"E2.BASE.60"}


@pytest.mark.rule("E2.CABLE.12")
def test_passing_last_brings_no_cash_from_the_grid_either() -> None:
    """Whatever the pass track gives, here nothing: 9 empty squares leave $3M less the upkeep."""
    more = '[players.Ann.lineup]\n"8pm" = ""\n"9pm" = ""\n"10pm" = ""\n'
    table = grids("", passed='"Bo", "Cy"', more=more).play("Ann pass nothing")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (3, 0)


@pytest.mark.rule("E2.TELLY.18")
def test_completed_lines_bring_cable_viewers() -> None:
    """One line is 1 viewer on top of the 5 of the first space, two lines are 2."""
    assert grids(TOP_ROW).play("Ann pass viewers").player("Ann").viewers == 5 + 1
    two = TOP_ROW + ', "sci-fi", "kids"'
    assert grids(two).play("Ann pass viewers").player("Ann").viewers == 5 + 2


@pytest.mark.rule("E2.TELLY.18", "E2.CABLE.09")
def test_lines_bring_viewers_on_passing_last_too() -> None:
    """The pass track gives nothing, the line its viewer."""
    more = '[players.Ann.lineup]\n"8pm" = ""\n"9pm" = ""\n"10pm" = ""\n'
    table = grids(TOP_ROW, passed='"Bo", "Cy"', more=more).play("Ann pass nothing")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (3, 1)


@pytest.mark.rule("E2.CARDS.10", "E2.TELLY.18")
def test_preempted_timeslot_doubles_no_viewers_of_the_grid() -> None:
    """2 x 5 viewers of the first space and 1 of the line."""
    held = GRID.replace("[players.Bo]", f'network = ["{CARD}"]\n[players.Bo]')
    rest = held.format(covered=TOP_ROW)
    table = seated(
        "cable", "butcher", "flix", head='turn = "Ann"', rest=rest, modules=("telly_time",)
    )
    table.play(f"Ann pass viewers with {CARD}")
    assert table.player("Ann").viewers == 2 * 5 + 1


# -- solo -----------------------------------------------------------------------------------------

ALONE = '[players.Ann.lineup]\n"8pm" = ""\n"9pm" = ""\n"10pm" = ""\n'


@pytest.mark.rule("E2.SOLO.08", "E2.CABLE.09")
def test_alone_cable_does_not_pass_last() -> None:
    """The single space gives its 2 viewers; its $5M are not offered."""
    table = seated("cable", head='turn = "Ann"', rest=ALONE)
    assert passes(table, "Ann") == {"pass viewers"}
    table.play("Ann pass viewers")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (20, 2)


@pytest.mark.rule("E2.SOLO.08", "E2.CABLE.09")
def test_by_the_variant_cable_alone_passes_last() -> None:
    """With ``cable_solo_last`` there is nothing for it in any round."""
    variants = "{ cable_solo_last = true }"
    table = seated("cable", head='turn = "Ann"', rest=ALONE, variants=variants)
    assert passes(table, "Ann") == {"pass nothing"}
    table.play("Ann pass nothing")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (20, 0)


@pytest.mark.rule("E2.SOLO.02", "E2.CABLE.03")
def test_alone_cable_starts_with_its_own_cash() -> None:
    """$20M in place of the $5M of position 1, and the token stays with it."""
    table = seated("cable", rest=ALONE)
    assert table.player("Ann").cash == 20
    table.play("Ann pass viewers")
    assert (table.state.round, table.state.first) == (2, 0)


@pytest.mark.rule("E2.SOLO.03", "E2.CABLE.05")
def test_the_rival_acts_after_an_action_but_not_after_action_and_pass() -> None:
    """A turn that ends with the pass takes no card; ending the turn costs the leftmost show."""
    rest = '[display]\nshows = ["test-show", "test-parade"]\nstars = []\nads = ["ad-3"]\n'
    rest += "network = []\n"
    table = seated("cable", head='turn = "Ann"', rest=rest).play("Ann sign-ad ad-3")
    assert table.events("CardsMoved")[-1].rule != "E2.SOLO.03"
    stayed = Table(table.game, table.state).play("Ann end-turn")
    assert stayed.state.display[Row.SHOWS] == ("test-parade",)
    table.play("Ann pass viewers")
    assert table.state.round == 2
    assert not [move for move in table.events("CardsMoved") if move.rule == "E2.SOLO.03"]


# -- other executives -----------------------------------------------------------------------------


@pytest.mark.rule("E2.CABLE.05", "E2.CONTINUUM.12")
def test_a_pass_may_follow_the_action_of_an_anomaly() -> None:
    """With an anomaly discarded, the pass is there after the first and the second action."""
    rest = '[display]\nads = ["ad-3", "ad-5"]\n[players.Ann]\nstars = ["anomaly-a"]\n'
    table = seated("cable", "continuum", head='turn = "Ann"', rest=rest)
    table.play("Ann sign-ad ad-3")
    assert table.legal("Ann") == {"pass viewers", "use anomaly-a", "end-turn"}
    table.play("Ann use anomaly-a")
    assert "pass viewers" in table.legal("Ann")
    table.play("Ann sign-ad ad-5", "Ann pass viewers")
    assert table.player("Ann").viewers == 5
    assert table.state.passed == (0,)


@pytest.mark.rule("E2.CABLE.02", "E2.GORILLA.05")
def test_gorilla_has_its_extra_turn_before_cable() -> None:
    """CABLE holds the token in round 1; GORILLA's extra turn comes first, then CABLE's."""
    rest = '[display]\nads = ["ad-3", "ad-5"]\n'
    table = seated("butcher", "cable", "gorilla", rest=rest)
    assert (table.state.first, table.to_act()) == (1, ["Cy"])
    table.play("Cy begin-with extra-turn")
    assert table.to_act() == ["Cy"]
    table.play("Cy sign-ad ad-3")
    assert table.to_act() == ["Bo"]
    table.play("Bo pass viewers")
    assert table.to_act() == ["Cy"]
    assert table.player("Bo").viewers == 5
