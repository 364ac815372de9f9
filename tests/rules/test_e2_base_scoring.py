"""Upkeep, lineup scoring and ageing, second edition: E2.BASE.63 to .70."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from support.documents import ad_card, show_card, star_card
from support.stand_ins_base_scoring import CRITIC, table_of
from support.table import Table

CARDS = star_card("drama-queen", expenses=2, condition="genre drama", up=6, down=1) + ad_card(
    "drama-ad", condition="genre drama", up=4, down=1
)

LAST_PASS = """
turn = "Cy"
passed = ["Bo", "Ann"]
[players.Ann]
cash = {cash}
viewers = {viewers}
network = [{network}]
[players.Ann.lineup]
8pm = ""
10pm = {{ show = "second-show", row = {row} }}
9pm = {{ show = "first-show", row = {row}, cards = [{cards}], down = [{down}] }}
"""


def document(
    *,
    cash: int = 20,
    viewers: int = 0,
    row: int = 1,
    cards: str = "",
    down: str = "",
    network: str = "",
    first: Sequence[int] = (0, 0, 0, 0),
    second: Sequence[int] = (0, 0, 0, 0),
    expenses: int = 0,
) -> str:
    """The last pass of a round; Ann has two shows in one season row, scoring 0 unless given."""
    text = LAST_PASS.format(
        cash=cash, viewers=viewers, row=row, cards=cards, down=down, network=network
    )
    shows = (("first-show", first, expenses), ("second-show", second, 0))
    for slug, numbers, due in shows:
        text += show_card(
            slug, genre="drama", expenses=due, viewers=numbers, slots=["star?", "ad?", "star?"]
        )
    return text + CARDS


def scored(text: str) -> Table:
    """A table after upkeep, scoring and ageing."""
    return Table(text).play("Cy pass cash")


BUTCHER = """
[game]
executives = ["butcher", "beeb", "continuum"]
"""


@pytest.mark.rule("E2.BASE.63")
def test_upkeep_pays_shows_and_stars_and_ads_earn() -> None:
    """A show for $3M with a star for $2M and an ad earning $4M costs $1M on balance."""
    cards = '"drama-queen", "drama-ad"'
    table = scored(document(cash=20, expenses=3, cards=cards))
    assert table.player("Ann").cash == 20 - 3 - 2 + 4


@pytest.mark.rule("E2.BASE.63")
def test_upkeep_comes_at_the_end_of_each_round() -> None:
    """Nothing is due while a round goes on; after two rounds it was due twice."""
    text = document(cash=20, expenses=3).replace('["Bo", "Ann"]', '["Ann"]')
    table = Table('first = "Cy"\n' + text).play("Cy pass viewers")
    assert table.player("Ann").cash == 20
    table.play("Bo pass cash")
    assert table.player("Ann").cash == 20 - 3
    table.play("Ann pass viewers", "Bo pass cash", "Cy pass cash")
    assert table.player("Ann").cash == 20 - 3 - 3


@pytest.mark.rule("E2.BASE.64")
def test_an_upside_down_star_has_no_expenses() -> None:
    """A star for $2M costs nothing while it lies upside down."""
    table = scored(document(cash=20, cards='"drama-queen"', down='"drama-queen"'))
    assert table.player("Ann").cash == 20
    table = scored(document(cash=20, cards='"drama-queen"'))
    assert table.player("Ann").cash == 20 - 2


@pytest.mark.rule("E2.BASE.65")
@pytest.mark.parametrize(("down", "income"), [("", 4), ('"drama-ad"', 1)])
def test_ads_earn_by_their_side(down: str, income: int) -> None:
    """The ad earns $4M rightside up and $1M upside down."""
    table = scored(document(cash=20, cards='"", "drama-ad"', down=down))
    assert table.player("Ann").cash == 20 + income


@pytest.mark.rule("E2.BASE.65")
def test_income_and_expenses_are_one_net_amount() -> None:
    """With no cash at all $4M of income pays $4M of expenses: no viewer is lost."""
    table = scored(document(cash=0, viewers=9, expenses=4, cards='"", "drama-ad"'))
    assert table.player("Ann").cash == 0
    assert table.player("Ann").viewers == 9
    table = scored(document(cash=0, viewers=9, expenses=1, cards='"", "drama-ad"'))
    amounts = [e.amount for e in table.events("CashChanged") if e.rule == "E2.BASE.65"]
    assert amounts[0] == 4 - 1
    assert table.player("Ann").cash == 4 - 1


@pytest.mark.rule("E2.BASE.65")
def test_other_income_joins_the_net_amount() -> None:
    """Sponsor Deal earns $1M for the one show with an ad: 1 + 4 - 5 leaves no debt."""
    cards = '"", "drama-ad"'
    text = document(cash=0, viewers=9, expenses=5, cards=cards, network='"sponsor-deal-a"')
    table = scored(text)
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (0, 9)


@pytest.mark.rule("E2.BASE.66")
def test_a_shortfall_takes_all_cash_and_a_viewer_per_million() -> None:
    """With $2M of the $5M due, $3M remain unpaid and cost 3 viewers."""
    table = scored(document(cash=2, viewers=9, expenses=5))
    assert table.player("Ann").cash == 0
    assert table.player("Ann").viewers == 9 - 3


@pytest.mark.rule("E2.BASE.66")
def test_exact_payment_costs_no_viewers() -> None:
    """With $5M the $5M are paid and nothing else happens."""
    table = scored(document(cash=5, viewers=9, expenses=5))
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (0, 9)


@pytest.mark.rule("E2.BASE.66", "E2.BASE.77")
def test_the_rest_of_the_debt_is_forgiven() -> None:
    """3 viewers are owed and 1 is there: 0 remain, and the round's 7 count from there."""
    table = scored(document(cash=2, viewers=1, expenses=5, first=[7, 5, 3, 1]))
    assert table.player("Ann").cash == 0
    assert table.player("Ann").viewers == 0 + 7


@pytest.mark.rule("E2.BASE.67")
@pytest.mark.parametrize(("row", "value"), [(1, 8), (2, 5), (3, 3), (4, 2)])
def test_a_show_scores_the_row_of_its_season_marker(row: int, value: int) -> None:
    """The row where the marker is counts, whatever the round."""
    table = scored(document(row=row, first=[8, 5, 3, 2]))
    assert table.player("Ann").viewers == value


@pytest.mark.rule("E2.BASE.67", "E2.BASE.68")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
@pytest.mark.parametrize(("down", "viewers"), [("", 6), ('"drama-queen"', 1)])
def test_a_star_adds_its_number_by_side_in_every_row(row: int, down: str, viewers: int) -> None:
    """6 viewers rightside up, 1 upside down, in all four season rows."""
    text = document(row=row, first=[8, 5, 3, 2], cards='"drama-queen"', down=down)
    assert scored(text).player("Ann").viewers == [8, 5, 3, 2][row - 1] + viewers


@pytest.mark.rule("E2.BASE.67")
def test_a_show_score_may_be_negative() -> None:
    """BUTCHER's penalty of 6 in row 4 makes a show of 1 viewer score -5, and it counts."""
    text = document(row=4, first=[1, 1, 1, 1], second=[15, 15, 15, 15]) + BUTCHER
    assert scored(text).player("Ann").viewers == (1 - 6) + (15 - 6)


@pytest.mark.rule("E2.BASE.67")
def test_effects_use_the_score_with_texts_and_executive() -> None:
    """Stand-in: row 5, star 2, its text 2 and the executive's 1 make 10, for effects too."""
    text = document(row=2, first=[8, 5, 3, 2], cards='"fill-in-wendy"')
    table = table_of(CRITIC, text).play("Cy pass cash")
    score = 5 + 2 + 2 + 1
    second_show = 0 + 1
    assert table.player("Ann").viewers == score + second_show + score


@pytest.mark.rule("E2.BASE.68")
def test_ads_give_no_viewers() -> None:
    """A show with an ad scores what it scores without."""
    text = document(first=[8, 5, 3, 2], cards='"", "drama-ad"')
    assert scored(text).player("Ann").viewers == 8


@pytest.mark.rule("E2.BASE.69")
def test_the_round_total_is_the_sum_of_shows_and_player_wide_modifiers() -> None:
    """8 and 4 of two shows in row 3, 2 of Loyal Audience: 14 join the 20 viewers."""
    text = document(
        viewers=20,
        row=3,
        first=[9, 9, 8, 9],
        second=[9, 9, 4, 9],
        network='"loyal-audience-a"',
    )
    assert scored(text).player("Ann").viewers == 20 + (8 + 4 + 2)


@pytest.mark.rule("E2.BASE.69")
def test_a_mogul_joins_the_round_total() -> None:
    """Trend Setter gives 2 viewers for each of two shows in row 1, worth 8 and 3."""
    text = document(first=[8, 5, 3, 2], second=[3, 2, 1, 0]).replace(
        "[players.Ann.lineup]", 'moguls = ["trend-setter"]\n[players.Ann.lineup]'
    )
    table = scored(text + '[game]\nmodules = ["moguls"]\n')
    assert table.player("Ann").viewers == 8 + 3 + 2 * 2


@pytest.mark.rule("E2.BASE.69")
def test_a_negative_round_total_is_raised_to_zero() -> None:
    """Two shows of BUTCHER in row 4 score -6 each: the 20 viewers gained earlier stay."""
    table = scored(document(viewers=20, row=4) + BUTCHER)
    assert table.player("Ann").viewers == 20


@pytest.mark.rule("E2.BASE.69")
def test_the_floor_is_for_the_total_and_not_for_each_show() -> None:
    """A show at -6 is subtracted from one at 8 - 6 + 6 and from the 2 of Loyal Audience."""
    text = document(
        row=4,
        second=[8, 8, 8, 14],
        network='"loyal-audience-a"',
    )
    assert scored(text + BUTCHER).player("Ann").viewers == (0 - 6) + (14 - 6) + 2
    text = document(row=4, second=[8, 8, 8, 9], network='"loyal-audience-a"')
    assert scored(text + BUTCHER).player("Ann").viewers == 0


@pytest.mark.rule("E2.BASE.70")
@pytest.mark.parametrize(("row", "later"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_season_markers_move_down_to_row_four(row: int, later: int) -> None:
    """After the round every marker is one row lower; one in row 4 stays."""
    table = scored(document(row=row))
    assert table.show("Ann", "9pm").row == later
    assert table.show("Ann", "10pm").row == later


@pytest.mark.rule("E2.BASE.70")
def test_ageing_reaches_all_lineups() -> None:
    """The starter shows of the others age as well."""
    table = scored(document())
    rows = [show.row for name in ("Bo", "Cy") for show in table.player(name).lineup if show]
    assert rows == [2] * (3 + 3)
