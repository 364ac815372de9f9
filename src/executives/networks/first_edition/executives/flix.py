"""FLIX: ignores timeslots, so that every show counts as being in its preferred one, and ads that
ask for a timeslot lie the right way up.

Replacing a show by one of another genre costs 2 viewers at once.
"""

from __future__ import annotations

from executives.networks import atoms
from executives.networks.modifiers import Executive, Hooks, State, X
from executives.networks.queries import add, genre_of
from executives.networks.state import LineupShow


def any_timeslot(x: X, s: State, seat: int, timeslot: int, timely: bool) -> bool:
    """E1.FLIX.01: every show is in its preferred timeslot."""
    return True


def timeslot_conditions(x: X, s: State, seat: int, timeslot: int, slot: int, met: bool) -> bool:
    """E1.FLIX.05, .06: an ad that asks for a timeslot is in the right one; others are tested."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    card = show.cards[slot]
    return met or (x.game.is_ad[card] and x.game.card[card].condition.startswith("timeslot "))


def other_genre(x: X, s: State, seat: int, old: LineupShow, new: LineupShow) -> State:
    """E1.FLIX.03, .04, .07: -2 viewers at once, also below 0, unless the old one has no genre."""
    genre = genre_of(x, old)
    if not genre or genre == genre_of(x, new):
        return s
    viewers = x.game.tables["other_genre"]["viewers"]
    lines = (add(viewers, "E1.FLIX.03", f"{old.show} replaced"),)
    return atoms.gain_viewers(x, s, seat, lines, "E1.FLIX.03")


FLIX = Executive(
    id="flix",
    edition="first",
    section="E1.FLIX",
    name="FLIX",
    complexity=1,
    hooks=Hooks(timely=any_timeslot, condition=timeslot_conditions, on_replaced=other_genre),
)
