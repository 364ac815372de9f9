"""Solo: the rival network, which takes a card after each turn of the only player."""

from __future__ import annotations

from executives.networks import atoms
from executives.networks.modifiers import State, X
from executives.networks.state import Row


def rival_acts(x: X, s: State) -> State:
    """Discard the leftmost card of the longest row; an empty display is left (E2.SOLO.03, .04).

    Of rows of one length the first is taken: shows, stars, ads, network cards.
    """
    row = max(Row, key=lambda row: (len(s.display[row]), -row))
    if not s.display[row]:
        return s
    return atoms.discard_displayed(x, s, 0, row, s.display[row][0], "E2.SOLO.03")
