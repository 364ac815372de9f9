"""Tables at which each seat has the executive named, from a position document."""

from __future__ import annotations

import json

from support.documents import ad_card, show_card, star_card
from support.names import NAMES
from support.table import Table

CARDS = "".join(
    [
        show_card(
            "test-show",
            genre="drama",
            cost=4,
            expenses=1,
            timeslot="9pm",
            viewers=[7, 5, 3, 1],
            rerun=1,
            slots=["star?", "ad?"],
        ),
        show_card(
            "test-parade",
            genre="sitcom",
            cost=2,
            viewers=[10, 9, 8, 7],
            rerun=1,
            slots=["star?"],
        ),
        *(star_card(f"star-{n}", cost=n, up=n, down=n) for n in (1, 2, 3, 4)),
        *(ad_card(f"ad-{n}", bonus=n, up=2, down=2) for n in (3, 5)),
        '[[cards.network]]\nid = "test-spare"\nname = "Test Spare"\ntiming = "game-end"\n',
    ]
)
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
