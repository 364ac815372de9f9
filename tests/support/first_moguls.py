"""First-edition tables at which Ann has moguls: a season about to end, and a genre bonus."""

from __future__ import annotations

from collections.abc import Iterable

from executives.core.frames import Frame, FrameKind
from executives.core.records import record
from executives.core.visibility import public, visible
from executives.networks import Hooks
from executives.networks.first_edition.mogul_display import (
    display_moguls,
    take_mogul,
    takeable_moguls,
)
from executives.networks.modifiers import Frames, State, X
from support.documents import listed
from support.first_tables import PLAIN_CARDS, first, quiet
from support.genre_tables import show_of
from support.names import NAMES
from support.table import Table

CLOSING = """
turn = "Ann"
passed = ["Bo", "Cy"]
round = {season}
{top}
[players.Ann]
cash = {cash}
viewers = {viewers}
moguls = {moguls}
{ann}
{rest}
"""


def closing(
    *moguls: str,
    ann: str = "",
    cash: int = 10,
    viewers: int = 20,
    season: int = 1,
    top: str = "",
    rest: str = "",
    executives: tuple[str, ...] | None = None,
    cards: str = "",
) -> Table:
    """Ann drops last, for $2M, and the season ends."""
    text = CLOSING.format(
        season=season,
        top=top,
        cash=cash,
        viewers=viewers,
        moguls=listed(moguls),
        ann=ann,
        rest=rest,
    )
    table = first(text, executives=executives, cards=PLAIN_CARDS + cards)
    drop = next(text for text in sorted(table.legal("Ann")) if text.startswith("drop "))
    return table.play(f"Ann {drop}")


def gaining(
    *display: str,
    before: int = 4,
    bonuses: Iterable[str] = ("action 3",),
    ann: str = "",
    rest: str = "",
    players: int = 3,
    executives: tuple[str, ...] | None = None,
    stock: Iterable[str] = ("tax-rebate", "crossover"),
    cards: str = "",
) -> Table:
    """Ann has so many Action shows and may develop another one for nothing, and one of Sports.

    Without executives there are no moguls.
    """
    shows = [f"action-{number}" for number in range(before)]
    inline = "".join(show_of("action", slug) for slug in [*shows, "action-9"])
    inline += show_of("sports", "sports-9")
    season = f"""
[season]
order = {listed(NAMES[:players])}
moguls = {listed(display)}
[decks.mogul]
top = {listed(mogul for mogul in stock if mogul not in display)}
"""
    return first(
        f"""
turn = "Ann"
{"" if executives == () else season}
[display]
shows = ["action-9", "sports-9"]
[decks.star]
top = ["standby-stella", "weekend-wes", "prompter-pru"]
[players.Ann]
cash = 9
shelf = {{ archives = {listed(shows)}, bonuses = {listed(bonuses)} }}
{ann}
{rest}
""",
        executives=executives,
        players=players,
        cards=inline + cards,
    )


def develop(table: Table) -> Table:
    """The show that brings the bonus."""
    return table.play("Ann produce action-9 8pm")


def takeable(table: Table) -> set[str]:
    """The moguls that may be taken now."""
    texts = (text for text in table.legal() if text.startswith("take-mogul "))
    return {text.removeprefix("take-mogul ") for text in texts}


# -- everybody gains a mogul every season ----------------------------------------------------------


@visible()
@record
class Gift(Frame):
    """A seat gains the first mogul of the display, which is refilled from the stock."""

    seat: int = public()


def _due(x: X, s: State, seat: int) -> Frames:
    return (Gift(seat),)


def _run(x: X, s: State, f: Gift) -> State:
    s = display_moguls(x, x.close(s, f), 1, "E1.SETUP.31")
    shown = takeable_moguls(s)
    return take_mogul(x, s, f.seat, shown[0]) if shown else s


_FRAMES = (FrameKind(Gift, run=_run),)
GIFTED = tuple(
    quiet(f"gifted-{letter}", Hooks(on_round_start=_due), frames=_FRAMES) for letter in "abc"
)
"""Executives of the tests whose owners gain all moguls of the box in the course of a game."""
