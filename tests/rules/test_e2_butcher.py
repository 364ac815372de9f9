"""BUTCHER, second edition: cheap productions (E2.BUTCHER.01-.03)."""

from __future__ import annotations

import pytest

from executives.networks.second_edition import EDITION
from support.table import Table

GAME = """
[game]
executives = ["butcher", "continuum", "beeb"]
"""

REQUIRED_SLOT = """
turn = "Ann"
[display]
shows = ["test-drama"]
[players.Ann]
cash = {cash}
stars = []
ads = []
[[cards.show]]
id = "test-drama"
name = "Test Drama"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 1
timeslot = "9pm"
viewers = [7, 5, 3, 1]
rerun = 1
slots = ["star!", "ad?"]
"""

TWO_SHOWS = """
turn = "Ann"
[game]
executives = ["butcher", "continuum", "beeb"]
[display]
shows = ["crowded-show", "crowded-twin"]
[players.Ann]
cash = 30
[players.Bo]
cash = 30
stars = []
ads = []
[[cards.show]]
id = "crowded-show"
name = "Crowded Show"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "9pm"
viewers = [7, 5, 3, 1]
rerun = 1
slots = ["star!", "ad!"]
[[cards.show]]
id = "crowded-twin"
name = "Crowded Twin"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "8pm"
viewers = [7, 5, 3, 1]
rerun = 1
slots = ["star!", "ad!"]
"""


@pytest.mark.rule("E2.BUTCHER.01")
def test_metadata() -> None:
    """BUTCHER has complexity 3."""
    (butcher,) = (plugin for plugin in EDITION.executives if plugin.id == "butcher")
    assert butcher.complexity == 3
    assert butcher.section == "E2.BUTCHER"


@pytest.mark.rule("E2.BUTCHER.02")
def test_waiving_slots_costs_three_on_top_of_the_show() -> None:
    """$3M more make all slots optional: $4M + $3M are paid as one sum, and nothing is attached."""
    table = Table(REQUIRED_SLOT.format(cash=8) + GAME)
    table.play("Ann produce test-drama 9pm; declare waive-slots")
    assert table.player("Ann").cash == 8 - 4 - 3
    assert table.show("Ann", "9pm").cards == ("", "")


@pytest.mark.rule("E2.BUTCHER.02")
def test_waiving_slots_is_checked_on_the_sum() -> None:
    """With $6M the show for $4M cannot be made without a star: the sum is $7M."""
    table = Table(REQUIRED_SLOT.format(cash=6) + GAME)
    assert "E2.BASE.43" in table.refuses("Ann produce test-drama 9pm")


@pytest.mark.rule("E2.BUTCHER.02")
def test_exactly_the_sum_suffices() -> None:
    """With $7M the show for $4M can be made without a star, and not without the waiver."""
    table = Table(REQUIRED_SLOT.format(cash=7) + GAME)
    table.play("Ann produce test-drama 9pm")
    assert table.legal("Ann") == {"declare waive-slots"}
    assert "E2.BASE.43" in table.refuses("Ann commit")
    table.play("Ann declare waive-slots")
    assert table.player("Ann").cash == 0


@pytest.mark.rule("E2.BUTCHER.02")
def test_one_payment_covers_every_slot_of_the_show() -> None:
    """One $3M makes both required slots optional, whichever of them is left empty."""
    table = Table(TWO_SHOWS)
    table.play("Ann produce crowded-show 9pm; declare waive-slots; leave-empty; leave-empty")
    assert table.player("Ann").cash == 30 - 4 - 3
    assert table.show("Ann", "9pm").cards == ("", "")


@pytest.mark.rule("E2.BUTCHER.02")
def test_waived_slots_may_still_be_filled() -> None:
    """Slots made optional take cards as printed: a star on the star slot, no ad there."""
    table = Table(TWO_SHOWS)
    table.play("Ann produce crowded-show 9pm; declare waive-slots")
    assert "E2.BASE.43" in table.refuses("Ann attach starter-ad-a")
    table.play("Ann attach starter-star-a; attach starter-ad-a")
    assert table.show("Ann", "9pm").cards == ("starter-star-a", "starter-ad-a")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BUTCHER.02")
def test_without_the_payment_slots_stay_required() -> None:
    """'May': BUTCHER can produce for the printed cost, and then has to fill the slots."""
    table = Table(TWO_SHOWS)
    table.play("Ann produce crowded-show 9pm; commit")
    assert table.player("Ann").cash == 30 - 4
    assert "E2.BASE.43" in table.refuses("Ann leave-empty")


@pytest.mark.rule("E2.BUTCHER.02")
def test_the_payment_counts_for_one_production_only() -> None:
    """The next show has its required slots again, and $6M do not pay $4M + $3M for them."""
    table = Table(TWO_SHOWS.replace("cash = 30", "cash = 13", 1))
    table.play("Ann produce crowded-show 9pm; declare waive-slots; leave-empty; leave-empty")
    table.play("Bo pass viewers", "Cy rondel produce; pass viewers; end-turn")
    assert table.player("Ann").cash == 13 - 7
    table.play("Ann produce crowded-twin 8pm")
    assert table.legal("Ann") == {"commit"}
    table.play("Ann commit")
    assert "E2.BASE.43" in table.refuses("Ann leave-empty")


@pytest.mark.rule("E2.BUTCHER.02")
def test_the_payment_lifts_no_timeslot_penalty() -> None:
    """A 9 pm show with waived slots starts in row 3 at 8 pm: slots are all that is paid for."""
    table = Table(REQUIRED_SLOT.format(cash=8) + GAME)
    table.play("Ann produce test-drama 8pm; declare waive-slots")
    assert table.show("Ann", "8pm").row == 3


@pytest.mark.rule("E2.BUTCHER.02")
def test_only_butcher_can_waive() -> None:
    """Another player with the money but without cards cannot produce the show."""
    table = Table(TWO_SHOWS.replace('turn = "Ann"', 'turn = "Bo"'))
    assert "E2.BASE.43" in table.refuses("Bo produce crowded-show 9pm")


@pytest.mark.rule("E2.BUTCHER.03")
def test_a_show_with_waived_slots_needs_no_card() -> None:
    """The bare show stands in the lineup although fitting cards lie in the green room."""
    table = Table(TWO_SHOWS)
    table.play("Ann produce crowded-show 9pm; declare waive-slots; leave-empty; leave-empty")
    assert table.show("Ann", "9pm").show == "crowded-show"
    assert table.player("Ann").stars == ("starter-star-a",)
    assert table.player("Ann").ads == ("starter-ad-a",)
    assert table.to_act() == ["Bo"]
