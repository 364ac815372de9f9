"""Tables at which Ann is the TIME TRAVELLER."""

from __future__ import annotations

from support.table import Table

BOUT = """
turn = "{turn}"
first = "Ann"
round = {number}
passed = {passed}
{more}
[game]
edition = "first"
executives = ["butcher", "continuum", "{other}"]
[display]
shows = []
stars = ["{star}", "face-in-the-crowd"]
ads = ["medium-batteries", "meteor-mints", "tell-all-notebooks", "longing-perfume"]
network = ["{network}"]
[players.Bo]
cash = {cash}
viewers = 0
memory = {{ marker = {marker}, used = {used}, timely = {timely} }}
{own}
"""


def table_of(
    *,
    turn: str = "Bo",
    number: int = 1,
    passed: tuple[str, ...] = (),
    marker: int = 0,
    used: bool = False,
    timely: int = -1,
    cash: int = 20,
    own: str = "",
    more: str = "",
    other: str = "cheapo",
    star: str = "rocky-rollaway",
    network: str = "loyal-audience-a",
) -> Table:
    """Bo is TIME TRAVELLER, with the marker on a space from the left, and has $20M."""
    return Table(
        BOUT.format(
            turn=turn,
            number=number,
            passed=[*passed],
            marker=marker,
            used="true" if used else "false",
            timely=timely,
            cash=cash,
            own=own,
            more=more,
            other=other,
            star=star,
            network=network,
        )
    )


# Agent Custard is worth 7 viewers in row 1 at 9pm and 4 elsewhere, 5 in row 2; Helmet Hair is worth
# 5 at 8pm and 2 elsewhere, 4 in row 2.  The costs of the upkeep do not matter.
MISPLACED = """
[players.Bo.lineup]
"8pm" = "agent-custard"
"9pm" = "helmet-hair"
"10pm" = ""
"""


def before_scoring(*, number: int = 1, used: bool = False, own: str = MISPLACED) -> Table:
    """Ann's drop has ended the season; Bo has two shows in a wrong timeslot."""
    table = table_of(turn="Ann", passed=("Bo", "Cy"), number=number, used=used, own=own)
    return table.play("Ann drop cash")
