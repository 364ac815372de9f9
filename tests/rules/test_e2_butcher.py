"""BUTCHER, second edition: every clause of E2.BUTCHER."""

from __future__ import annotations

import pytest
from support.table import Table

from executives.networks.second_edition import EDITION

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
