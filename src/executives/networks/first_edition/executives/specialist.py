"""SPECIALIST: its 4th and its 6th show of a genre bring a 5-show genre bonus, and it may gain two
moguls in the game.

It has no bonus for its 3rd and its 5th show of a genre.
"""

from __future__ import annotations

from executives.networks.modifiers import Executive, Hooks, State, X


def own_thresholds(x: X, s: State, seat: int, thresholds: tuple[int, int]) -> tuple[int, int]:
    """E1.SPECIALIST.01, .02, .07, .08: the 4th and the 6th show instead of the 3rd and the 5th."""
    lower, higher = x.game.tables["own_thresholds"]["thresholds"]
    return lower, higher


def two_moguls(x: X, s: State, seat: int, limit: int) -> int:
    """E1.SPECIALIST.03-.06: two moguls in the game, with any of its bonuses."""
    most: int = x.game.tables["own_thresholds"]["mogul_limit"]
    return most


def one_more(x: X, s: State, seat: int) -> int:
    """E1.SPECIALIST.09, E1.SOLO.07: one more mogul is displayed, four in a solo game."""
    mine = x.game.tables["own_thresholds"]
    if x.game.seats > 1:
        return int(mine["display_extra"])
    return int(mine["solo_display"] - x.game.tables["mogul_display"]["solo"])


SPECIALIST = Executive(
    id="specialist",
    edition="first",
    section="E1.SPECIALIST",
    name="SPECIALIST",
    complexity=1,
    hooks=Hooks(genre_thresholds=own_thresholds, mogul_limit=two_moguls, further_moguls=one_more),
)
