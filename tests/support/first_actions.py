"""Cards for the actions of the first edition."""

from __future__ import annotations

from support.first_tables import (
    PLAIN_CARDS,
    first,
)
from support.table import Table

DEVELOP = """
turn = "Ann"
[display]
shows = ["early-show", "choosy-show", "any-show"]
[players.Ann]
cash = {cash}
stars = {stars}
ads = {ads}
"""


def develop(cash: int = 9, *, stars: str = "[]", ads: str = "[]") -> Table:
    """Ann's turn with three shows in the display."""
    return first(DEVELOP.format(cash=cash, stars=stars, ads=ads), cards=PLAIN_CARDS)
