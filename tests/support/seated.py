"""Tables at which each seat has the executive named, from a position document."""

from __future__ import annotations

import json

from support.table import Table

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")

CARDS = """
[[cards.show]]
id = "test-show"
name = "Test Show"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 1
timeslot = "9pm"
viewers = [7, 5, 3, 1]
rerun = 1
slots = ["star?", "ad?"]
[[cards.show]]
id = "test-parade"
name = "Test Parade"
deck = "round_1"
genre = "sitcom"
cost = 2
expenses = 0
timeslot = "any"
viewers = [10, 9, 8, 7]
rerun = 1
slots = ["star?"]
[[cards.star]]
id = "star-1"
name = "Star One"
cost = 1
expenses = 0
condition = ""
up = 1
down = 1
[[cards.star]]
id = "star-2"
name = "Star Two"
cost = 2
expenses = 0
condition = ""
up = 2
down = 2
[[cards.star]]
id = "star-3"
name = "Star Three"
cost = 3
expenses = 0
condition = ""
up = 3
down = 3
[[cards.star]]
id = "star-4"
name = "Star Four"
cost = 4
expenses = 0
condition = ""
up = 4
down = 4
[[cards.ad]]
id = "ad-3"
name = "Ad Three"
bonus = 3
condition = ""
up = 2
down = 2
[[cards.ad]]
id = "ad-5"
name = "Ad Five"
bonus = 5
condition = ""
up = 2
down = 2
[[cards.network]]
id = "test-spare"
name = "Test Spare"
timing = "game-end"
"""
"""The number of a star is its cost and its viewers, that of an ad its cash bonus."""


def seated(
    *executives: str,
    head: str = "",
    rest: str = "",
    modules: tuple[str, ...] = (),
    variants: str = "",
) -> Table:
    """Ann has the first executive, Bo the second and so on.

    ``head`` are the keys of the document that belong to no table, ``rest`` its tables besides
    ``[game]`` and the cards; ``variants`` is an inline table.
    """
    lines = [
        *(head, "[game]"),
        f"players = {json.dumps(NAMES[: len(executives)])}",
        f"executives = {json.dumps(executives)}",
        f"modules = {json.dumps(modules)}",
        *((f"variants = {variants}",) if variants else ()),
        rest,
        CARDS,
    ]
    return Table("\n".join(lines))


def passes(table: Table, name: str) -> set[str]:
    """The ways in which a player may pass now."""
    return {text for text in table.legal(name) if text.startswith("pass")}
