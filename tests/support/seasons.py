"""Tables of the first edition at which each seat has the executive named, with plain cards."""

from __future__ import annotations

import json

from support.documents import ad_card, show_card, star_card
from support.names import NAMES
from support.table import Table

# Genre, timeslot, viewers by row, in row 1 elsewhere, in reruns, upkeep, slots.
SHOWS: dict[str, tuple[str, str, list[int], int, int, int, list[str]]] = {
    "soap": ("sitcom", "9pm", [8, 6, 5, 3], 4, 2, 0, ["star?", "ad?"]),
    "farce": ("sitcom", "8pm", [8, 6, 5, 3], 4, 2, 0, ["star?", "ad?"]),
    "derby": ("sports", "10pm", [9, 7, 5, 2], 6, 3, 2, ["star!", "ad!"]),
    "rally": ("sports", "8pm", [9, 7, 5, 2], 6, 3, 2, ["star?", "ad?"]),
    "parade": ("reality", "any", [10, 9, 8, 7], 10, 1, 0, ["star?", "ad?"]),
}

# Cost, upkeep, condition, viewers in every row.
STARS = {
    "star-1": (1, 0, "", 1),
    "star-2": (2, 0, "", 2),
    "star-3": (3, 0, "", 3),
    "star-4": (4, 0, "", 4),
    "diva": (2, 2, "", 3),
    "duettist": (2, 2, "other-star", 3),
}

# Landing fee, condition.
ADS = {
    "ad-0": (0, ""),
    "ad-1": (1, ""),
    "ad-2": (2, ""),
    "ad-5": (5, ""),
    "ad-9pm": (2, "timeslot 9pm"),
    "ad-sports": (2, "genre sports"),
    "ad-star": (2, "star"),
}

CARDS = "".join(
    [
        *(
            show_card(
                name,
                genre=genre,
                cost=4,
                expenses=upkeep,
                timeslot=timeslot,
                viewers=viewers,
                lower=lower,
                rerun=rerun,
                slots=slots,
            )
            for name, (genre, timeslot, viewers, lower, rerun, upkeep, slots) in SHOWS.items()
        ),
        *(
            star_card(
                name, cost=cost, expenses=upkeep, condition=condition, up=[up] * 4, down=[0] * 4
            )
            for name, (cost, upkeep, condition, up) in STARS.items()
        ),
        *(
            ad_card(name, bonus=fee, condition=condition, up=3, down=1)
            for name, (fee, condition) in ADS.items()
        ),
    ]
)


def document(*executives: str, head: str = "", rest: str = "") -> str:
    """Ann has the first executive, Bo the second and so on; the pilot season is over.

    ``head`` are the keys of the document that belong to no table, ``rest`` its tables besides
    ``[game]`` and the cards.
    """
    lines = [
        *(head, "[game]", 'edition = "first"'),
        f"players = {json.dumps(NAMES[: len(executives)])}",
        f"executives = {json.dumps(executives)}",
        *(rest, CARDS),
    ]
    return "\n".join(lines)


def season(*executives: str, head: str = "", rest: str = "") -> Table:
    """The table of such a document."""
    return Table(document(*executives, head=head, rest=rest))


def last_to_drop(*executives: str, rest: str, number: int = 1) -> Table:
    """Only Ann is left in a season: her drop, for $2M, ends it."""
    return season(*executives, head=ending(len(executives), number), rest=rest)


def ending(players: int, number: int = 1) -> str:
    """The keys of a document in which only Ann is left in a season."""
    return f'turn = "Ann"\nround = {number}\npassed = {json.dumps(NAMES[1:players])}'


def lineup(player: str, **shows: str) -> str:
    """The lineup of a player, empty but for the shows given as ``at_9pm='"soap"'``."""
    timeslots = [
        f'"{name}" = {shows.get(f"at_{name}", json.dumps(""))}' for name in ("8pm", "9pm", "10pm")
    ]
    return "\n".join([f"[players.{player}.lineup]", *timeslots, ""])
