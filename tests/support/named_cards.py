"""Positions for named cards: Ann has $30M, no viewers and only the cards that a test gives her."""

from __future__ import annotations

from executives.networks import queries
from executives.networks.cards import Star
from executives.networks.second_edition import bundled_cards
from support.table import Table

POSITION = """
turn = "Ann"
{top}
[game]
executives = [{executives}]
modules = [{modules}]
[display]
shows = [{shows}]
network = [{network}]
[players.Ann]
cash = {cash}
viewers = {viewers}
stars = [{stars}]
ads = [{ads}]
{ann}
{cards}
"""


def quoted(names: str) -> str:
    """Names parted by blanks as strings of a list."""
    return ", ".join(f'"{name}"' for name in names.split())


def named(
    ann: str = "",
    *,
    shows: str = "",
    stars: str = "",
    ads: str = "",
    network: str = "",
    cash: int = 30,
    viewers: int = 0,
    executives: str = "",
    modules: str = "",
    top: str = "",
    cards: str = "",
) -> Table:
    """A table at which Ann has the turn; names are parted by blanks.

    ``ann`` are further lines of her position, ``top`` of the document, ``cards`` its end.
    """
    document = POSITION.format(
        top=top,
        executives=quoted(executives),
        modules=quoted(modules),
        shows=quoted(shows),
        network=quoted(network),
        cash=cash,
        viewers=viewers,
        stars=quoted(stars),
        ads=quoted(ads),
        ann=ann,
        cards=cards,
    )
    if not executives:
        document = document.replace("executives = []\n", "")
    return Table(document)


def star_numbers(name: str) -> tuple[int, int, str, int, int]:
    """Cost, expenses, condition, and viewers rightside up and upside down of a bundled star."""
    star = bundled_cards().by_id[name]
    assert isinstance(star, Star)
    return star.cost, star.expenses, star.condition, star.up, star.down


def lies_up(table: Table, timeslot: str, card: str) -> bool:
    """Whether a card of Ann's show in a timeslot lies rightside up."""
    show = table.show("Ann", timeslot)
    return bool(show.up >> show.cards.index(card) & 1)


def score(table: Table, timeslot: str) -> int:
    """The score of Ann's show in a timeslot, in viewers."""
    index = table.game.boards.timeslots.index(timeslot)
    return queries.show_score(table.game.context, table.state, table.seat("Ann"), index)
