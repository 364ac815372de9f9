"""Tables of the first edition with cards that lie on a show without a slot."""

from __future__ import annotations

from executives.networks import queries
from support.documents import listed
from support.table import Table

LOT = """
turn = "Ann"
first = "Ann"
round = {number}
passed = {passed}
[game]
edition = "first"
executives = ["{executive}", "cable", "gorilla"]
[display]
shows = ["{show}", "swap-your-shed"]
stars = ["face-in-the-crowd"]
ads = ["kaboom-popcorn", "meteor-mints", "tell-all-notebooks", "longing-perfume"]
network = ["loyal-audience-a"]
[players.Ann]
cash = 30
viewers = 0
stars = {stars}
ads = {ads}
network = {network}
moguls = {moguls}
{own}
{cards}
"""


EXTRAS = ("weekend-wes", "prompter-pru", "standby-stella")


OLD = """
[players.Ann.lineup.9pm]
show = "the-understudies"
row = 3
"""


def lot(
    *,
    show: str = "bread-winners",
    number: int = 3,
    passed: tuple[str, ...] = (),
    executive: str = "rich",
    stars: tuple[str, ...] = (),
    ads: tuple[str, ...] = (),
    network: tuple[str, ...] = (),
    moguls: tuple[str, ...] = (),
    own: str = "",
    cards: str = "",
) -> Table:
    """Ann has $30M and cards of her own; it is her turn."""
    return Table(
        LOT.format(
            show=show,
            number=number,
            passed=listed(passed),
            executive=executive,
            stars=listed(stars),
            ads=listed(ads),
            network=listed(network),
            moguls=listed(moguls),
            own=own,
            cards=cards,
        )
    )


def score(table: Table, timeslot: int = 1) -> int:
    """What the show of Ann in a timeslot (9PM unless said) scores now."""
    return queries.show_score(table.game.context, table.state, 0, timeslot)


def net(table: Table) -> int:
    """The net income of Ann now, in $M."""
    return queries.upkeep(table.game.context, table.state, 0)
