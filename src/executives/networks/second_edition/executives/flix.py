"""FLIX: its shows fit any timeslot, and conditions of ads that ask for a timeslot are met.

A show of a genre that another show of the lineup has costs $3M more, or suffers a timeslot
penalty.
"""

from __future__ import annotations

from functools import cache

from executives.networks.modifiers import Executive, Hooks, Option, Options, State, X
from executives.networks.queries import genre_of


def any_timeslot(x: X, s: State, seat: int, show: str, timeslot: int, row: int) -> int:
    """E2.FLIX.02, .10: row 1 in every timeslot, the weekend too."""
    return 1


def timeslot_conditions(x: X, s: State, seat: int, timeslot: int, slot: int, met: bool) -> bool:
    """E2.FLIX.03, E2.TELLY.29: an ad that asks for a timeslot is in the right one."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    card = show.cards[slot]
    return met or (x.game.is_ad[card] and x.game.card[card].condition.startswith("timeslot "))


def same_genre(x: X, s: State, seat: int, show: str, timeslot: int) -> Options:
    """E2.FLIX.05-.07: $3M or the penalty, once, when a show that stays has the genre.

    The show that the production cancels does not count, nor does the drawback for shows that fit
    any timeslot.
    """
    card = x.game.card[show]
    if not card.genre or card.timeslot == "any":
        return ()
    for place, other in enumerate(s.players[seat].lineup):
        if other is not None and place != timeslot and genre_of(x, other) == card.genre:
            return _pay_or_suffer(x.game.tables["same_genre"]["cost"], x.game.boards.x_row)
    return ()


@cache
def _pay_or_suffer(cost: int, x_row: int) -> Options:
    return (
        Option("pay-extra", "penalty", "E2.FLIX.05", cost=cost, mandatory=True),
        Option("take-penalty", "penalty", "E2.FLIX.06", row=x_row, mandatory=True),
    )


def token_on_weekend_icon(x: X, s: State, seat: int, is_open: bool) -> bool:
    """E2.FLIX.09, .11, E2.TELLY.21: the token covers the icon, so Kids shows go anywhere."""
    return False


FLIX = Executive(
    id="flix",
    edition="second",
    section="E2.FLIX",
    name="FLIX",
    complexity=1,
    hooks=Hooks(
        start_row=any_timeslot,
        condition=timeslot_conditions,
        produce_options=same_genre,
        weekend_icon=token_on_weekend_icon,
    ),
    options=("pay-extra", "take-penalty"),
)
