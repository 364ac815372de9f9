"""CHEAPO: at a season's end shows of its lineup without upkeep score 2 viewers more, and attached
stars without upkeep 1 viewer.

Every show and every attached star that has upkeep costs $1M more.
"""

from __future__ import annotations

from executives.core.tally import Lines
from executives.networks.cards import Show
from executives.networks.modifiers import Executive, Hooks, State, X
from executives.networks.queries import add, visible_expenses


def viewers_without_upkeep(x: X, s: State, seat: int, timeslot: int) -> Lines:
    """E1.CHEAPO.01: 2 viewers for the show and 1 for each star on it that show no upkeep.

    An upside-down star shows none; ads are neither.
    """
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    viewers = x.game.tables["without_expenses"]
    lines: Lines = ()
    if not visible_expenses(x, s, seat, show.show, True):
        lines += (add(viewers["show_viewers"], "E1.CHEAPO.01", show.show),)
    for slot, card in enumerate(show.cards):
        if card and not x.game.is_ad[card]:
            up = bool(show.up >> slot & 1)
            if not visible_expenses(x, s, seat, card, up):
                lines += (add(viewers["star_viewers"], "E1.CHEAPO.01", card),)
    return lines


def surcharge(x: X, s: State, seat: int, card: str, shown: int) -> Lines:
    """E1.CHEAPO.02-.04: $1M more for a show or star of the lineup that shows upkeep."""
    if shown < 1:
        return ()
    rule = "E1.CHEAPO.02" if isinstance(x.game.card[card], Show) else "E1.CHEAPO.03"
    return (add(x.game.tables["expenses_surcharge"]["per_card"], rule, card),)


CHEAPO = Executive(
    id="cheapo",
    edition="first",
    section="E1.CHEAPO",
    name="CHEAPO",
    complexity=1,
    hooks=Hooks(show_score=viewers_without_upkeep, upkeep_due=surcharge),
)
