"""CHEAPO: shows without expenses score 2 viewers more, and stars without expenses 1 viewer.

At upkeep every show and star that has expenses costs $1M more.
"""

from __future__ import annotations

from executives.core.tally import Lines
from executives.networks.modifiers import Executive, Hooks, State, X
from executives.networks.queries import add, visible_expenses


def viewers_without_expenses(x: X, s: State, seat: int, timeslot: int) -> Lines:
    """E2.CHEAPO.02-.06: 2 viewers for the show card and 1 per star that show no expenses.

    What counts is what the card shows as it lies, after all that changes its expenses
    (E2.CHEAPO.04, .13); starter shows count, ads do not.
    """
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    viewers = x.game.tables["without_expenses"]
    lines: Lines = ()
    if not visible_expenses(x, s, seat, show.show, True):
        lines += (add(viewers["show_viewers"], "E2.CHEAPO.02", show.show),)
    for slot, card in enumerate(show.cards):
        if card and not x.game.is_ad[card]:
            up = bool(show.up >> slot & 1)
            if not visible_expenses(x, s, seat, card, up):
                lines += (add(viewers["star_viewers"], "E2.CHEAPO.03", card),)
    return lines


def surcharge(x: X, s: State, seat: int, card: str, shown: int) -> Lines:
    """E2.CHEAPO.07: $1M more for a show or star that shows expenses of at least $1M."""
    extra = x.game.tables["expenses_surcharge"]["per_card"]
    return (add(extra, "E2.CHEAPO.07", card),) if shown >= 1 else ()


CHEAPO = Executive(
    id="cheapo",
    edition="second",
    section="E2.CHEAPO",
    name="CHEAPO",
    complexity=1,
    hooks=Hooks(show_score=viewers_without_expenses, upkeep_due=surcharge),
)
