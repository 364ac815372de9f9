"""CHEAPO, second edition: viewers for what has no expenses, dearer upkeep (E2.CHEAPO.01-.09).

Two test shows have 10 viewers in every row: the plain one has no expenses, the dear one $2M.
The pictured one, of the rulebook's example, has 6 and no expenses.
Both test stars have 3 viewers rightside up and 1 upside down.  Penniless Paul has no expenses,
Lady Limousine $1M and the condition that the show is a drama.
"""

from __future__ import annotations

import pytest

from executives.networks.second_edition import EDITION
from support.table import Table

CARDS = """
[[cards.show]]
id = "test-plain"
name = "Test Plain"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "any"
viewers = [10, 10, 10, 10]
rerun = 1
slots = ["star?", "star?", "ad?"]
[[cards.show]]
id = "test-dear"
name = "Test Dear"
deck = "round_1"
genre = "sports"
cost = 4
expenses = 2
timeslot = "any"
viewers = [10, 10, 10, 10]
rerun = 1
slots = ["star?", "star?", "ad?"]
[[cards.show]]
id = "test-pictured"
name = "Test Pictured"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "any"
viewers = [6, 6, 6, 6]
rerun = 1
slots = ["star?", "star?"]
[[cards.star]]
id = "paul"
name = "Penniless Paul"
cost = 1
expenses = 0
condition = ""
up = 3
down = 1
[[cards.star]]
id = "lady"
name = "Lady Limousine"
cost = 1
expenses = 1
condition = "genre drama"
up = 3
down = 1
"""
EMPTY = '"8pm" = ""\n"9pm" = ""\n"10pm" = ""\n'
CASH = 20
LAST_PASS = 2
"""$M for the last to pass."""


def at_round_end(shows: str, *, more: str = "", cash: int = CASH, owner: str = "Ann") -> Table:
    """A lineup at the end of a round in which Ann, who is CHEAPO, passed last for $2M.

    The other timeslots are empty; its owner has 5 viewers.
    """
    document = f"""
turn = "Ann"
passed = ["Bo"]
[game]
players = ["Ann", "Bo"]
executives = ["cheapo", "continuum"]
[players.{owner}]
cash = {cash}
viewers = 5
{more}
[players.{owner}.lineup]
"""
    named = [line.split(" ")[0] for line in shows.splitlines()]
    shows += "".join(line + "\n" for line in EMPTY.splitlines() if line.split(" ")[0] not in named)
    return Table(document + shows + CARDS).play("Ann pass cash")


def eight(show: str, *cards: str, down: str = "", row: int = 1) -> str:
    """A show at 8PM with cards on its slots, one of which may lie upside down."""
    slots = ", ".join(f'"{card}"' for card in cards)
    turned = f'"{down}"' if down else ""
    return f'"8pm" = {{ show = "{show}", row = {row}, cards = [{slots}], down = [{turned}] }}\n'


def scored(table: Table) -> int:
    """The viewers that Ann gained over the 5 she had."""
    return table.player("Ann").viewers - 5


def upkept(table: Table) -> int:
    """What Ann's upkeep cost, net, in $M."""
    return CASH + LAST_PASS - table.player("Ann").cash


@pytest.mark.rule("E2.CHEAPO.01")
def test_metadata_of_cheapo() -> None:
    """CHEAPO is of complexity 1, and touches scores of shows and upkeep only."""
    cheapo = next(one for one in EDITION.executives if one.id == "cheapo")
    assert (cheapo.complexity, cheapo.section) == (1, "E2.CHEAPO")
    assert cheapo.memory is None
    assert (cheapo.kinds, cheapo.options) == ((), ())


@pytest.mark.rule("E2.CHEAPO.02")
def test_a_show_without_expenses_scores_two_more() -> None:
    """The plain show scores 10 + 2, the dear one its 10."""
    assert scored(at_round_end(eight("test-plain"))) == 10 + 2
    assert scored(at_round_end(eight("test-dear"))) == 10


@pytest.mark.rule("E2.CHEAPO.02")
def test_each_show_has_its_bonus_whatever_its_row() -> None:
    """Two shows without expenses, one of them in row 3, score 2 more each."""
    shows = eight("test-plain", row=3) + '"9pm" = "graveyard-shift"\n'
    assert scored(at_round_end(shows)) == 10 + 2 + 5 + 2


@pytest.mark.rule("E2.CHEAPO.02")
def test_starter_shows_have_no_expenses() -> None:
    """A starter show in row 1 scores 2 + 2."""
    assert scored(at_round_end('"9pm" = "starter-show-2-a"\n')) == 2 + 2


@pytest.mark.rule("E2.CHEAPO.02")
def test_an_empty_lineup_scores_nothing() -> None:
    """An empty timeslot is no show without expenses."""
    assert scored(at_round_end("")) == 0


@pytest.mark.rule("E2.CHEAPO.03")
def test_an_attached_star_without_expenses_scores_one_more() -> None:
    """On the dear show two such stars score 3 + 1 and 1 + 1; the show has no bonus."""
    table = at_round_end(eight("test-dear", "paul", "starter-star-a"))
    assert scored(table) == 10 + 3 + 1 + 1 + 1


@pytest.mark.rule("E2.CHEAPO.03")
def test_a_star_with_expenses_has_no_bonus() -> None:
    """Lady Limousine, rightside up, scores her 3 only."""
    assert scored(at_round_end(eight("test-dear", "lady"))) == 10 + 3


@pytest.mark.rule("E2.CHEAPO.03")
def test_stars_of_the_green_room_do_not_count() -> None:
    """'Attached': two stars without expenses in the green room bring nothing."""
    more = 'stars = ["paul", "starter-star-a"]\n'
    assert scored(at_round_end(eight("test-dear"), more=more)) == 10


@pytest.mark.rule("E2.CHEAPO.03")
def test_ads_have_no_bonus() -> None:
    """An ad has no expenses, and is no star."""
    assert scored(at_round_end(eight("test-dear", "", "", "fizz-cola"))) == 10


@pytest.mark.rule("E2.CHEAPO.02", "E2.CHEAPO.03")
def test_others_have_no_bonus() -> None:
    """Another player scores 10 + 3 for the plain show with Paul."""
    table = at_round_end(eight("test-plain", "paul"), owner="Bo")
    assert table.player("Bo").viewers == 5 + 10 + 3


@pytest.mark.rule("E2.CHEAPO.02", "E2.CHEAPO.03")
def test_the_bonuses_are_lines_of_the_round() -> None:
    """The sheet of the round has the 2 for the show and the 1 for the star apart."""
    table = at_round_end(eight("test-plain", "paul"))
    changes = [event for event in table.events("ViewersChanged") if event.seat == 0]
    lines = [line for event in changes for line in event.lines]
    own = {line.rule: (line.amount, line.source) for line in lines if "CHEAPO" in line.rule}
    assert own == {"E2.CHEAPO.02": (2, "test-plain"), "E2.CHEAPO.03": (1, "paul")}


@pytest.mark.rule("E2.CHEAPO.04", "E2.CHEAPO.05")
def test_what_is_seen_decides() -> None:
    """Lady Limousine shows her $1M rightside up, and no expenses upside down: 1 + 1."""
    assert scored(at_round_end(eight("test-dear", "lady"))) == 10 + 3
    assert scored(at_round_end(eight("test-dear", "lady", down="lady"))) == 10 + 1 + 1


@pytest.mark.rule("E2.CHEAPO.05")
def test_a_star_upside_down_costs_nothing() -> None:
    """Upside down she costs neither her $1M nor the surcharge: only the show's 2 + 1 are due."""
    assert upkept(at_round_end(eight("test-dear", "lady", down="lady"))) == 2 + 1


@pytest.mark.rule("E2.CHEAPO.06")
def test_a_star_whose_condition_is_met_lies_rightside_up() -> None:
    """On a drama Lady Limousine lies rightside up, and CHEAPO is not asked."""
    table = Table(f"""
turn = "Ann"
[game]
executives = ["cheapo", "continuum", "beeb"]
[display]
shows = ["test-plain", "test-dear"]
[players.Ann]
cash = 20
stars = ["lady"]
ads = []
{CARDS}""")
    table.play("Ann produce test-plain 9pm; attach lady")
    assert table.to_act() == ["Bo"]
    assert table.show("Ann", "9pm").up & 1


@pytest.mark.rule("E2.CHEAPO.06")
def test_a_star_added_to_a_show_cannot_be_turned_over_either() -> None:
    """Added to a drama in the lineup she lies rightside up, on sports upside down, unasked."""
    document = f"""
turn = "Ann"
[game]
executives = ["cheapo", "continuum", "beeb"]
[players.Ann]
stars = ["lady"]
[players.Ann.lineup]
"8pm" = "test-plain"
"9pm" = "test-dear"
{CARDS}"""
    for timeslot, up in (("8pm", 1), ("9pm", 0)):
        table = Table(document).play(f"Ann add-or-replace lady {timeslot} slot 1")
        assert table.to_act() == ["Bo"]
        assert table.show("Ann", timeslot).up & 1 == up


@pytest.mark.rule("E2.CHEAPO.07")
def test_a_million_more_for_each_show_and_star_with_expenses() -> None:
    """The show costs 2 + 1, the star 1 + 1; Paul costs nothing."""
    assert upkept(at_round_end(eight("test-dear", "lady", "paul"))) == 2 + 1 + 1 + 1


@pytest.mark.rule("E2.CHEAPO.07")
def test_nothing_more_for_what_has_no_expenses() -> None:
    """A show and a star without expenses cost nothing, and ads no surcharge: they earn $2M."""
    assert upkept(at_round_end(eight("test-plain", "paul", "", "fizz-cola"))) == -2


@pytest.mark.rule("E2.CHEAPO.07")
def test_the_surcharge_does_not_grow_with_the_expenses() -> None:
    """A star of $2M costs 2 + 1."""
    assert upkept(at_round_end(eight("test-plain", "national-treasure-nora"))) == 2 + 1


@pytest.mark.rule("E2.CHEAPO.07")
def test_the_green_room_has_no_surcharge() -> None:
    """'In your lineup': Lady Limousine in the green room costs nothing."""
    assert upkept(at_round_end(eight("test-plain"), more='stars = ["lady"]\n')) == 0


@pytest.mark.rule("E2.CHEAPO.07")
def test_others_pay_no_surcharge() -> None:
    """Another player, with $20M, pays 2 + 1 for show and star."""
    table = at_round_end(eight("test-dear", "lady"), owner="Bo")
    assert table.player("Bo").cash == 20 - 2 - 1


@pytest.mark.rule("E2.CHEAPO.07")
def test_a_surcharge_that_cannot_be_paid_costs_viewers() -> None:
    """With $1M + $2M of 2 + 1 + 1 + 1 due, 2 of the 5 viewers are lost before scoring 10 + 3."""
    poor = at_round_end(eight("test-dear", "lady"), cash=1)
    assert poor.player("Ann").cash == 0
    assert poor.player("Ann").viewers == 5 - (2 + 1 + 1 + 1 - 3) + 10 + 3


@pytest.mark.rule("E2.CHEAPO.08")
def test_the_example_costs_two_million() -> None:
    """Virginia's show has no expenses, and one of its stars $1M: she pays 1 + 1."""
    assert upkept(at_round_end(eight("test-plain", "lady"))) == 2


@pytest.mark.rule("E2.CHEAPO.09")
def test_the_example_scores_fifteen() -> None:
    """6 + 3 + 3 are printed; the bonus is 2 for the show, and 1 for the star without expenses."""
    table = at_round_end(eight("test-pictured", "lady", "paul"))
    assert scored(table) == 15


@pytest.mark.rule("E2.CHEAPO.09")
def test_with_its_star_of_expenses_alone_the_example_is_fourteen() -> None:
    """6 + 3 printed and the show's 2: the star with expenses has no part in the bonus."""
    assert scored(at_round_end(eight("test-plain", "lady"))) == 10 + 3 + 2
