"""Shows for nothing, one of each genre, and tables at which Ann produces them.

They cost $0M, have no slots, may stand at any time and are worth 2 viewers in every row.
"""

from __future__ import annotations

from support.documents import show_card
from support.names import GENRES, TELLY_GENRES
from support.table import Table


def free_show(
    genre: str,
    slug: str = "",
    *,
    timeslot: str = "any",
    slots: tuple[str, ...] = (),
    viewers: int = 2,
) -> str:
    """The inline definition of a show for nothing, by default called ``free-GENRE``."""
    return show_card(
        slug or f"free-{genre}",
        name="Free Show",
        genre=genre,
        timeslot=timeslot,
        viewers=[viewers] * 4,
        slots=slots,
        module="telly_time" if genre in TELLY_GENRES else "",
    )


def free_table(
    executive: str,
    ann: str = "",
    *,
    top: str = 'passed = ["Bo", "Cy"]',
    modules: tuple[str, ...] = (),
    shows: tuple[str, ...] = (),
    rest: str = "",
    cards: str = "",
) -> Table:
    """Ann has a turn as ``executive``; by default the others have passed, so the next is hers too.

    The display has the free shows of all genres in play and further ``shows``; ``ann`` is what Ann
    has, ``top`` and ``rest`` stand before and after the tables of the document, ``cards`` are
    further inline cards.
    """
    genres = GENRES + TELLY_GENRES if "telly_time" in modules else GENRES
    displayed = [f"free-{genre}" for genre in genres]
    document = f"""turn = "Ann"
{top}
[game]
executives = ["{executive}", "butcher", "continuum"]
modules = {list(modules)}
[display]
shows = {[*displayed, *shows]}
[players.Ann]
{ann}
{rest}
{"".join(free_show(genre) for genre in genres)}
{cards}"""
    return Table(document)
