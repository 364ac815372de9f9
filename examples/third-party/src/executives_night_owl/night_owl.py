"""NIGHT OWL: the show at 10pm scores 2 viewers more, and 1 more for each star attached to it.

Each star costs $1M more to sign, for the taxi home.
"""

from __future__ import annotations

from executives.core.tally import Lines
from executives.networks import Executive, Hooks
from executives.networks.modifiers import State, X
from executives.networks.queries import add

LATE = "10pm"


def late_viewers(x: X, s: State, seat: int, timeslot: int) -> Lines:
    """X.NIGHTOWL.01, .02: 2 viewers for the show at 10pm, and 1 for each of its stars."""
    show = s.players[seat].lineup[timeslot]
    if show is None or x.game.boards.timeslots[timeslot] != LATE:
        return ()
    stars = [card for card in show.cards if card and not x.game.is_ad[card]]
    at_ten = add(2, "X.NIGHTOWL.01", show.show)
    return (at_ten, *(add(1, "X.NIGHTOWL.02", star) for star in stars))


def taxi_home(x: X, s: State, seat: int, card: str) -> Lines:
    """X.NIGHTOWL.03: $1M more for each star signed from the display."""
    return (add(1, "X.NIGHTOWL.03", "taxi home"),)


NIGHT_OWL = Executive(
    id="night-owl",
    edition="second",
    section="X.NIGHTOWL",
    name="NIGHT OWL",
    complexity=1,
    hooks=Hooks(show_score=late_viewers, sign_cost=taxi_home),
    version="1",
)
