"""Blockbuster and Star Marketing, first edition (E1.MOGUL.24-.30, .37)."""

from __future__ import annotations

import pytest

from support.first_moguls import closing
from support.first_tables import drop_all, wealth
from support.table import Table

BIG = """
[[cards.show]]
id = "big-show"
name = "Big Show"
deck = "round_1"
genre = "drama"
cost = 2
expenses = 0
timeslot = "8pm"
viewers = [9, 6, 5, 4]
lower = 7
rerun = 0
slots = ["star!", "ad!", "ad?"]
"""
EXAMPLE = 'lineup.8pm = { show = "big-show", cards = ["plain-star", "promo-ad", ""] }\n'
"""Show 9, star 3, promo ad 4; the star costs $1M."""
OTHER = 'lineup.9pm = { show = "choosy-show", row = 2, cards = ["drama-star", ""] }\n'
"""Show 6, star 4; the star costs $2M."""


def scoring(*moguls: str, ann: str = EXAMPLE, cash: int = 10, **more: object) -> Table:
    """Ann with 20 viewers is at the scoring of a season; she has $2M for dropping besides."""
    return closing(*moguls, ann=ann, cash=cash, cards=BIG, **more)  # type: ignore[arg-type]


def gained(table: Table) -> int:
    """Ann's viewers beyond the 20 of the beginning."""
    return wealth(table)[1] - 20


# -- Blockbuster ----------------------------------------------------------------------------------


@pytest.mark.rule("E1.MOGUL.27")
def test_without_it_the_show_of_the_example_gives_16() -> None:
    """9 + 3 + 4, whether the mogul is missing or not used."""
    assert gained(scoring()) == 16
    assert gained(scoring("blockbuster").play("Ann double-show nothing")) == 16


@pytest.mark.rule("E1.MOGUL.24", "E1.CARDS.22")
def test_the_number_of_the_show_itself_is_doubled() -> None:
    """18 + 3 + 4 = 25 without paying anything; then the mogul is turned over."""
    table = scoring("blockbuster").play("Ann double-show 8pm", "Ann double-card nothing")
    assert gained(table) == 25
    assert wealth(table)[0] == 10 + 2 - 1
    assert table.player("Ann").face_down == ("blockbuster",)


@pytest.mark.rule("E1.MOGUL.28")
def test_with_5_million_on_the_promo_ad_it_is_29() -> None:
    """18 + 3 + 8."""
    table = scoring("blockbuster").play("Ann double-show 8pm", "Ann double-card promo-ad")
    table.play("Ann double-card nothing")
    assert gained(table) == 29
    assert wealth(table)[0] == 10 + 2 - 1 - 5


@pytest.mark.rule("E1.MOGUL.29")
def test_with_5_million_more_on_the_star_it_is_32() -> None:
    """18 + 6 + 8."""
    table = scoring("blockbuster").play("Ann double-show 8pm", "Ann double-card promo-ad")
    table.play("Ann double-card plain-star")
    assert gained(table) == 32
    assert wealth(table)[0] == 10 + 2 - 1 - 10


@pytest.mark.rule("E1.MOGUL.25")
def test_each_5_million_double_a_star_or_promo_ad_of_that_show() -> None:
    """No other ad, no star of another show, and not with $4M."""
    ann = EXAMPLE.replace('""', '"plain-ad"') + OTHER
    table = scoring("blockbuster", ann=ann, cash=11).play("Ann double-show 8pm")
    assert table.legal() == {f"double-card {c}" for c in ("nothing", "plain-star", "promo-ad")}
    assert table.refuses("Ann double-card plain-ad") == {"E1.MOGUL.25"}
    assert table.refuses("Ann double-card drama-star") == {"E1.MOGUL.25"}
    # $11M + $2M, ads of $2M, stars of $3M: $12M, so that $7M are left, which pay for another one.
    table.play("Ann double-card plain-star")
    assert table.legal() == {"double-card nothing", "double-card promo-ad"}
    poor = scoring("blockbuster", cash=3).play("Ann double-show 8pm")
    assert (gained(poor), poor.state.round) == (25, 2)


@pytest.mark.rule("E1.MOGUL.26")
def test_a_card_is_not_doubled_twice() -> None:
    """After the promo ad only the star is left."""
    table = scoring("blockbuster", cash=30).play("Ann double-show 8pm")
    table.play("Ann double-card promo-ad")
    assert table.refuses("Ann double-card promo-ad") == {"E1.MOGUL.26"}
    assert table.legal() == {"double-card nothing", "double-card plain-star"}


@pytest.mark.rule("E1.MOGUL.30")
def test_when_every_card_is_doubled_nothing_more_can_be_paid() -> None:
    """With $30M the season ends after the second payment, and $21M are left."""
    table = scoring("blockbuster", cash=30).play("Ann double-show 8pm")
    table.play("Ann double-card promo-ad", "Ann double-card plain-star")
    assert (table.state.round, wealth(table)[0]) == (2, 30 + 2 - 1 - 10)


@pytest.mark.rule("E1.CARDS.22")
def test_it_is_offered_at_each_scoring_until_it_is_used() -> None:
    """Kept in season 1, used in season 2 in row 2: 6 + 6 + 2 + 4; not offered in season 3."""
    table = scoring("blockbuster", cash=0).play("Ann double-show nothing")
    drop_all(table, "Bo", "Cy", "Ann")
    assert table.legal() == {"double-show nothing", "double-show 8pm"}
    assert table.refuses("Ann double-show 9pm") == {"E1.CARDS.22"}
    before = wealth(table)[1]
    table.play("Ann double-show 8pm")
    assert (table.state.round, wealth(table)[1] - before) == (3, 18)
    drop_all(table, "Bo", "Cy", "Ann")
    assert table.state.round == 4


@pytest.mark.rule("E1.CARDS.22")
def test_it_may_be_used_in_the_sixth_scoring() -> None:
    """Season 5: 9 + 3 + 4; then the show in row 2 gives 12, the star 2 and the promo ad 8."""
    table = scoring("blockbuster", season=5).play("Ann double-show nothing")
    assert (gained(table), table.to_act()) == (16, ["Ann"])
    table.play("Ann double-show 8pm", "Ann double-card promo-ad", "Ann double-card nothing")
    assert gained(table) == 16 + 12 + 2 + 8
    assert table.game.is_over(table.state)


@pytest.mark.rule("E1.CARDS.22")
def test_penalties_are_not_doubled() -> None:
    """BUTCHER's show in row 2 gives 6 - 2 and 6 more, the star 2 and the promo ad 4."""
    table = scoring(
        "blockbuster",
        ann=EXAMPLE.replace('"big-show"', '"big-show", row = 2'),
        cash=0,
        executives=("butcher", "quiet-b", "quiet-c"),
    )
    assert gained(table.play("Ann double-show 8pm")) == 6 - 2 + 6 + 2 + 4


@pytest.mark.rule("E1.CARDS.22")
def test_the_number_is_the_one_that_the_show_has_in_this_scoring() -> None:
    """Outside 8PM it is 7; where TIME TRAVELLER counts it as timely, who is asked first, 9."""
    ann = EXAMPLE.replace("8pm", "9pm")
    table = scoring("blockbuster", ann=ann, cash=0).play("Ann double-show 9pm")
    assert gained(table) == 14 + 3 + 4
    executives = ("continuum", "quiet-b", "quiet-c")
    table = scoring("blockbuster", ann=ann, cash=0, executives=executives)
    table.play("Ann count-timely 9pm", "Ann double-show 9pm")
    assert gained(table) == 18 + 3 + 4


@pytest.mark.rule("E1.CARDS.22")
def test_without_a_show_there_is_nothing_to_double() -> None:
    """Nobody is asked, and the mogul stays as it is."""
    table = scoring("blockbuster", ann="")
    assert (table.state.round, table.player("Ann").face_down) == (2, ())


# -- Star Marketing -------------------------------------------------------------------------------


@pytest.mark.rule("E1.CARDS.25")
@pytest.mark.parametrize(("decision", "more"), [("again", 3 + 4), ("nothing", 0)])
def test_all_attached_stars_count_once_more(decision: str, more: int) -> None:
    """The shows give 16 and 10; the stars of 3 and 4 again, no promo ad, none of the green room."""
    ann = EXAMPLE + OTHER + 'stars = ["matinee-maud"]\n'
    table = scoring("star-marketing", ann=ann).play(f"Ann score-stars {decision}")
    assert gained(table) == 16 + 10 + more
    assert bool(table.player("Ann").face_down) == (decision == "again")


@pytest.mark.rule("E1.CARDS.25")
def test_a_star_counts_as_it_lies() -> None:
    """Upside down in row 2 it gives 1 and then 1 again, beside the 6 of its show."""
    ann = OTHER.replace("row = 2", 'row = 2, down = ["drama-star"]')
    table = scoring("star-marketing", ann=ann).play("Ann score-stars again")
    assert gained(table) == 6 + 1 + 1


@pytest.mark.rule("E1.MOGUL.37")
def test_it_is_used_once_at_any_scoring() -> None:
    """It is offered in season 1 and in season 2, where it is used, and not in season 3."""
    table = scoring("star-marketing").play("Ann score-stars nothing")
    drop_all(table, "Bo", "Cy", "Ann")
    before = wealth(table)[1]
    table.play("Ann score-stars again")
    assert wealth(table)[1] - before == 6 + 2 + 4 + 2
    drop_all(table, "Bo", "Cy", "Ann")
    assert table.state.round == 4


@pytest.mark.rule("E1.MOGUL.37")
def test_it_may_be_used_at_the_end_of_the_game_instead() -> None:
    """In the sixth scoring the star of row 2 gives 2 twice; the season before gave 16."""
    table = scoring("star-marketing", season=5).play("Ann score-stars nothing")
    table.play("Ann score-stars again")
    assert gained(table) == 16 + 6 + 2 + 4 + 2
    assert table.game.is_over(table.state)


@pytest.mark.rule("E1.CARDS.25")
def test_without_a_star_nobody_is_asked() -> None:
    """A show without a star leaves the mogul as it is."""
    table = scoring("star-marketing", ann='lineup.8pm = "early-show"')
    assert (table.state.round, table.player("Ann").face_down) == (2, ())


@pytest.mark.rule("E1.MOGUL.37", "E1.CARDS.22")
def test_both_may_be_used_in_one_scoring() -> None:
    """SPECIALIST may have both: 9 + 9, the star 3 + 3 + 3, the promo ad 4."""
    executives = ("specialist", "quiet-b", "quiet-c")
    table = scoring("blockbuster", "star-marketing", executives=executives)
    table.play("Ann double-show 8pm", "Ann double-card plain-star", "Ann double-card nothing")
    assert gained(table.play("Ann score-stars again")) == 18 + 9 + 4


@pytest.mark.rule("E1.CARDS.22", "E1.CARDS.25")
def test_an_old_show_on_another_one_is_a_star_for_both() -> None:
    """Early Show lies on Big Show and gives its lower 4: 9 + 4 + 4, then 9, 4 and 4 more."""
    ann = EXAMPLE.replace("plain-star", "early-show")
    executives = ("specialist", "quiet-b", "quiet-c")
    table = scoring("blockbuster", "star-marketing", ann=ann, executives=executives)
    table.play("Ann double-show 8pm", "Ann double-card early-show", "Ann double-card nothing")
    assert gained(table.play("Ann score-stars again")) == 17 + 9 + 4 + 4


@pytest.mark.rule("E1.CARDS.22")
def test_in_the_sixth_scoring_the_executive_has_no_part() -> None:
    """BUTCHER's show gives 6 - 2, then 5 and 5 more; TIME TRAVELLER is not asked again."""
    ann = EXAMPLE.replace('"big-show"', '"big-show", row = 2')
    butcher = ("butcher", "quiet-b", "quiet-c")
    table = scoring("blockbuster", ann=ann, cash=0, season=5, executives=butcher)
    table.play("Ann double-show nothing")
    assert gained(table) == 4 + 2 + 4
    assert gained(table.play("Ann double-show 8pm")) == 10 + 10 + 2 + 4
    traveller = ("continuum", "quiet-b", "quiet-c")
    table = scoring("blockbuster", ann=ann, cash=0, season=5, executives=traveller)
    table.play("Ann count-timely nothing", "Ann double-show nothing")
    assert table.legal() == {"double-show nothing", "double-show 8pm"}
