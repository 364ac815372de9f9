"""CHEAPO, first edition: cheap cards score, and dear ones cost more (E1.CHEAPO).

The soap and the parade have no upkeep, Rally and Derby $2M, and so has the diva; star-1 to star-4
have none, and as many viewers as their number.
"""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.boards import freeze
from executives.networks.first_edition import EDITION, bundled_cards
from executives.networks.rulings import switches
from support.documents import show_card
from support.seasons import document, ending, last_to_drop, lineup
from support.table import Table

TABLE = ("cheapo", "butcher", "flix")


def at_the_end(shows: str, *, stars: str = "", number: int = 1) -> Table:
    """Ann has dropped for $2M as the last of a season, with $10M and this lineup."""
    rest = f"[players.Ann]\ncash = 10\nviewers = 0\nstars = [{stars}]\nads = []\n{shows}"
    return last_to_drop(*TABLE, rest=rest, number=number).play("Ann drop cash")


def on_air(show: str, *cards: str, down: str = "", row: int = 1) -> str:
    """Ann has one show at 9PM, with these cards on it, one of them upside down perhaps."""
    listed = ", ".join(f'"{card}"' for card in cards)
    turned = f'"{down}"' if down else ""
    return lineup(
        "Ann",
        at_9pm=f'{{ show = "{show}", row = {row}, cards = [{listed}], down = [{turned}] }}',
    )


# -- the bonus ------------------------------------------------------------------------------------


@pytest.mark.rule("E1.CHEAPO.01")
def test_a_show_without_upkeep_scores_two_more() -> None:
    """The soap scores 8 + 2; Rally with its upkeep only its lower 6 at 9PM."""
    assert at_the_end(on_air("soap")).player("Ann").viewers == 8 + 2
    assert at_the_end(on_air("rally")).player("Ann").viewers == 6


@pytest.mark.rule("E1.CHEAPO.01")
def test_an_attached_star_without_upkeep_scores_one_more() -> None:
    """On Rally with its 6 viewers, star-3 brings 3 + 1, and the diva with her upkeep only 3."""
    assert at_the_end(on_air("rally", "star-3")).player("Ann").viewers == 6 + 3 + 1
    assert at_the_end(on_air("rally", "diva")).player("Ann").viewers == 6 + 3


@pytest.mark.rule("E1.CHEAPO.01")
def test_an_upside_down_star_shows_no_upkeep() -> None:
    """The diva upside down has no viewers, and brings 1."""
    assert at_the_end(on_air("rally", "diva", down="diva")).player("Ann").viewers == 6 + 0 + 1


@pytest.mark.rule("E1.CHEAPO.01")
def test_every_card_counts_by_itself() -> None:
    """Soap with star-1 and an ad, parade with the diva: 8 + 2 + 1 + 1 and 10 + 2 + 3."""
    shows = lineup(
        "Ann",
        at_9pm='{ show = "soap", cards = ["star-1", "ad-5"] }',
        at_10pm='{ show = "parade", cards = ["diva", ""] }',
    )
    assert at_the_end(shows).player("Ann").viewers == (8 + 2 + 1 + 1) + (10 + 2 + 3)


@pytest.mark.rule("E1.CHEAPO.01")
def test_only_the_lineup_has_the_bonus() -> None:
    """A star without upkeep in the green room and a soap in reruns bring no more than its 2."""
    shows = lineup("Ann").replace("[players.Ann.lineup]", 'reruns = ["soap"]\n[players.Ann.lineup]')
    assert at_the_end(shows, stars='"star-1"').player("Ann").viewers == 2


@pytest.mark.rule("E1.CHEAPO.01")
def test_the_last_scoring_is_without_the_bonus() -> None:
    """The soap in its third season scores 5 + 2 in Season 5, and 3 at the end of the game."""
    table = at_the_end(on_air("soap", row=3), number=5)
    assert table.game.is_over(table.state)
    assert table.player("Ann").viewers == (5 + 2) + 3


@pytest.mark.rule("E1.CHEAPO.01")
def test_both_numbers_of_the_bonus_can_be_set() -> None:
    """With 5 viewers per show and 3 per star, soap and star-1 score 8 + 5 and 1 + 3."""
    cards = bundled_cards()
    tables = dict(cards.boards.tables)
    numbers = {**cards.boards.table("without_expenses"), "show_viewers": 5, "star_viewers": 3}
    tables["without_expenses"] = freeze(numbers)
    other = cards.replace(boards=cards.boards.replace(tables=tuple(tables.items())))
    rest = "[players.Ann]\ncash = 10\nviewers = 0\n" + on_air("soap", "star-1")
    text = document(*TABLE, head=ending(len(TABLE)), rest=rest)
    table = Table(*networks.load(text, cards=other)).play("Ann drop cash")
    assert table.player("Ann").viewers == (8 + 5) + (1 + 3)
    assert switches("first")["E1.CHEAPO.01"] == ("boards.without_expenses",)


# -- the surcharge --------------------------------------------------------------------------------


@pytest.mark.rule("E1.CHEAPO.02")
def test_a_show_with_upkeep_costs_one_more() -> None:
    """Rally costs $2M + $1M."""
    assert at_the_end(on_air("rally")).player("Ann").cash == 10 + 2 - (2 + 1)


@pytest.mark.rule("E1.CHEAPO.02")
def test_the_least_upkeep_costs_one_more_too() -> None:
    """A revue with an upkeep of $1M costs $2M."""
    revue = show_card("revue", genre="sitcom", expenses=1, viewers=[1, 1, 1, 1], lower=1)
    shows = lineup("Ann", at_9pm='"revue"') + revue
    assert at_the_end(shows).player("Ann").cash == 10 + 2 - 2


@pytest.mark.rule("E1.CHEAPO.02")
def test_a_show_without_upkeep_costs_nothing() -> None:
    """The soap costs nothing, with its fourth season as with its first."""
    assert at_the_end(on_air("soap")).player("Ann").cash == 10 + 2
    assert at_the_end(on_air("soap", row=4)).player("Ann").cash == 10 + 2


@pytest.mark.rule("E1.CHEAPO.02", "E1.CHEAPO.03")
def test_each_card_with_upkeep_has_its_own_surcharge() -> None:
    """Rally and Derby with a diva: $2M + $1M three times."""
    shows = lineup("Ann", at_8pm='"rally"', at_10pm='{ show = "derby", cards = ["diva", "ad-5"] }')
    # The ad earns its $3M.
    assert at_the_end(shows).player("Ann").cash == 10 + 2 + 3 - 3 * (2 + 1)


@pytest.mark.rule("E1.CHEAPO.02")
def test_others_pay_what_is_printed() -> None:
    """Bo's Rally costs $2M."""
    rest = "[players.Bo]\ncash = 10\n" + lineup("Bo", at_8pm='"rally"')
    table = last_to_drop(*TABLE, rest=rest).play("Ann drop cash")
    assert table.player("Bo").cash == 10 - 2


@pytest.mark.rule("E1.CHEAPO.03")
def test_an_attached_star_with_upkeep_costs_one_more() -> None:
    """The diva on the soap costs $2M + $1M, and star-3 nothing."""
    assert at_the_end(on_air("soap", "diva")).player("Ann").cash == 10 + 2 - (2 + 1)
    assert at_the_end(on_air("soap", "star-3")).player("Ann").cash == 10 + 2


@pytest.mark.rule("E1.CHEAPO.03")
def test_an_upside_down_star_has_no_surcharge() -> None:
    """The diva upside down shows no upkeep and costs nothing."""
    assert at_the_end(on_air("soap", "diva", down="diva")).player("Ann").cash == 10 + 2


@pytest.mark.rule("E1.CHEAPO.03")
def test_an_unpaid_surcharge_costs_viewers() -> None:
    """With $2M in all and $3M due for the diva, 1 of the viewers is lost, and 8 + 2 + 3 come."""
    rest = "[players.Ann]\ncash = 0\nviewers = 5\n" + on_air("soap", "diva")
    table = last_to_drop(*TABLE, rest=rest).play("Ann drop cash")
    assert table.player("Ann").cash == 0
    assert table.player("Ann").viewers == 5 - 1 + (8 + 2 + 3)


@pytest.mark.rule("E1.CHEAPO.04")
def test_stars_in_the_green_room_cost_nothing() -> None:
    """The diva in the green room costs neither upkeep nor surcharge."""
    table = at_the_end(on_air("soap"), stars='"diva"')
    assert table.player("Ann").stars == ("diva",)
    assert table.player("Ann").cash == 10 + 2


def test_cheapo_of_the_first_edition() -> None:
    """It has nothing on its board, and no decisions of its own."""
    (cheapo,) = (one for one in EDITION.executives if one.id == "cheapo")
    assert (cheapo.section, cheapo.kinds, cheapo.memory) == ("E1.CHEAPO", (), None)
