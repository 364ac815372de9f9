"""Ann is STARRYEYE, with cards on which superstars and upside-down ads can be told apart.

Test Trio and Test Choir (worth 10 in every row) have three star slots, Test Duo (worth 20) a star
and two ad slots; they are free, without expenses, for any time and of no genre.  Test Drama
(worth 5) is a drama for 9PM with a star and an ad.
"""

from __future__ import annotations

from support.documents import ad_card, show_card, star_card
from support.names import TIMESLOTS
from support.table import Table

CARDS = "".join(
    [
        show_card("test-choir", viewers=[10] * 4, slots=["star?"] * 3),
        show_card("test-trio", viewers=[10] * 4, slots=["star?"] * 3),
        show_card("test-duo", viewers=[20] * 4, slots=["star?", "ad?", "ad?"]),
        show_card(
            "test-drama", genre="drama", timeslot="9pm", viewers=[5] * 4, slots=["star?", "ad?"]
        ),
        star_card("test-buddy", cost=3, expenses=3, condition="other-star", up=6, down=1),
        star_card("test-crooner", cost=3, expenses=2, condition="genre drama", up=5, down=2),
        star_card("test-veteran", cost=2, expenses=4, up=3, down=3),
        star_card("test-novice", cost=1, up=1, down=1),
        ad_card("test-crowd-ad", bonus=1, condition="star", up=7, down=2),
        ad_card("test-plain-ad", bonus=1, up=3, down=3),
    ]
)

LAST_CASH = 2
"""What the last space of the pass track gives, in $M (E2.BASE.60)."""

SHOWS = ("test-trio", "test-choir", "test-duo", "test-drama")


def starryeye(
    ann: str = "",
    *,
    lineup: str = "",
    rest: str = "",
    top: str = 'turn = "Ann"\nfirst = "Ann"\npassed = ["Bo", "Cy"]',
    modules: str = "",
) -> Table:
    """Ann's turn, the others having passed; ``lineup`` has her shows, other timeslots are empty.

    ``ann`` is what she has besides $10M, ``rest`` what else there is, ``top`` stands before all
    tables.
    """
    empty = "\n".join(f'"{slot}" = ""' for slot in TIMESLOTS if f'"{slot}" =' not in lineup)
    held = "\n".join(
        [ann, *(f"{kind} = []" for kind in ("stars", "ads") if f"{kind} =" not in ann)]
    )
    shows = ", ".join(f'"{show}"' for show in SHOWS if show not in lineup + rest)
    display = "" if "[display]" in rest else f"[display]\nshows = [{shows}]"
    return Table(f"""
{top}
[game]
executives = ["starryeye", "butcher", "beeb"]
modules = [{modules}]
{display}
[players.Ann]
cash = 10
{held}
[players.Ann.lineup]
{lineup}
{empty}
{rest}
{CARDS}
""")


def superstars(table: Table) -> tuple[str, ...]:
    """The stars with a token of Ann's."""
    memory = table.player("Ann").memory
    found: tuple[str, ...] = memory.on  # type: ignore[union-attr]
    return found


def lies_up(table: Table, timeslot: str, card: str, name: str = "Ann") -> bool:
    """Whether an attached card lies rightside up."""
    show = table.show(name, timeslot)
    return bool(show.up >> show.cards.index(card) & 1)


def on_show(show: str, cards: str, *, down: str = "", timeslot: str = "8pm") -> str:
    """A show in row 1 with cards, of which ``down`` lie upside down."""
    return f'"{timeslot}" = {{ show = "{show}", row = 1, cards = [{cards}], down = [{down}] }}\n'
