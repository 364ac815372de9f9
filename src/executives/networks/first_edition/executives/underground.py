"""UNDERGROUND: one action signs any number of displayed stars, and all but one are replaced from
the deck.

Its landing fee for the action Land an Ad is $1M lower, but at least $1M.
"""

from __future__ import annotations

from executives.core.tally import Line, Lines, Stage
from executives.networks import atoms
from executives.networks.modifiers import Executive, Hooks, State, X
from executives.networks.queries import add
from executives.networks.state import DeckId, Row


def any_number(x: X, s: State, seat: int, limit: int) -> int:
    """E1.UNDERGROUND.01: as many as the display has stars, each at its printed cost."""
    return max(limit, len(s.display[Row.STARS]))


def dimension_cards_too(x: X, s: State, seat: int, star: str, together: bool) -> bool:
    """E1.UNDERGROUND.01, E1.CONTINUUM.12: a dimension card is signed like any star."""
    return True


def replace_all_but_one(x: X, s: State, seat: int, stars: tuple[str, ...]) -> State:
    """E1.UNDERGROUND.02-.05: who signed k stars reveals k - 1, when the action is over."""
    rule = "E1.UNDERGROUND.02"
    return atoms.deal(x, s, Row.STARS, DeckId.STAR, len(stars) - 1, seat, rule)


def lower_fee(x: X, s: State, seat: int, ad: str) -> Lines:
    """E1.UNDERGROUND.06-.08: $1M less for the action only, and never less than $1M."""
    numbers = x.game.tables["lower_fee"]
    return (
        add(-numbers["fee_reduction"], "E1.UNDERGROUND.06", ad),
        Line(Stage.FLOOR, numbers["least_fee"], "E1.UNDERGROUND.07"),
    )


UNDERGROUND = Executive(
    id="underground",
    edition="first",
    section="E1.UNDERGROUND",
    name="UNDERGROUND",
    complexity=1,
    hooks=Hooks(
        sign_limit=any_number,
        signs_with_others=dimension_cards_too,
        on_signed=replace_all_but_one,
        action_fee=lower_fee,
    ),
)
