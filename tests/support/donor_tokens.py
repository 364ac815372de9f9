"""Tables of the first edition at which players hold donor tokens."""

from __future__ import annotations

from support.seasons import lineup, season
from support.table import Table

ORDER = '[season]\norder = ["Ann", "Bo", "Cy"]\n'


OPERA = """
[[cards.show]]
id = "opera"
name = "Opera"
deck = "round_1"
genre = "action"
cost = 4
expenses = 0
timeslot = "any"
viewers = [5, 4, 3, 2]
lower = 5
rerun = 0
slots = ["star!", "ad!", "either!", "star?"]
"""


def holding(
    number: int,
    *,
    turn: str = "Bo",
    head: str = "",
    more: str = "",
    executives: tuple[str, ...] = ("telethon", "underground", "cheapo"),
    player: str = "Bo",
) -> Table:
    """Ann is TELETHON; Bo, UNDERGROUND, has the turn, $10M and some tokens."""
    rest = f"{ORDER}{more}[players.{player}.shelf]\ntokens = {number}\n{OPERA}"
    return season(*executives, head=f'turn = "{turn}"\n{head}', rest=rest)


def tokens(table: Table, name: str = "Bo") -> int:
    """The tokens of a player."""
    shelf = table.player(name).shelf
    assert shelf is not None
    return shelf.tokens


def supply(table: Table) -> int:
    """The tokens of the supply."""
    assert table.state.season is not None
    return table.state.season.tokens


# At 8pm a derby (upkeep 2) with a diva (upkeep 2) and an ad that earns 3: -1 in all.  At 9pm a
# rally (upkeep 2) with a star without upkeep and an ad that earns 1 as it lies: -1.  At 10pm a soap
# with an ad that earns 3.
GRID = lineup(
    "Bo",
    at_8pm='{ show = "derby", cards = ["diva", "ad-1"] }',
    at_9pm='{ show = "rally", cards = ["star-1", "ad-sports"], down = ["ad-sports"] }',
    at_10pm='{ show = "soap", cards = ["", "ad-2"] }',
)
