"""SPECIALIST: the first space 2 and the first space 4 bring a mogul in the place of their bonus, so
that it gains two in the game.

A space 3 that is covered by a mogul token is empty for it.
"""

from __future__ import annotations

from executives.networks.modifiers import Executive, Hooks, State, X
from executives.networks.tracks import may_gain_mogul


def two_moguls(x: X, s: State, seat: int, limit: int) -> int:
    """E2.SPECIALIST.03: two moguls in the game."""
    most: int = x.game.tables["own_moguls"]["limit"]
    return most


def own_bonuses(x: X, s: State, seat: int, genre: int, space: int, reward: str) -> str:
    """E2.SPECIALIST.04-.18: what a space, or a line that stands for it, gives.

    Without a mogul left, or at the limit, the printed bonus remains.
    """
    if space == x.game.boards.mogul_space:
        # A line of a grid has no track: -1.
        return "" if genre < 0 or s.mogul_tokens >> genre & 1 else reward
    mine = x.game.tables["own_moguls"]
    if space not in mine["spaces"] or not may_gain_mogul(x, s, seat):
        return reward
    if not is_first(s, seat, genre, space):
        return reward
    name: str = mine["bonuses"][mine["spaces"].index(space)]
    return name


def is_first(s: State, seat: int, genre: int, space: int) -> bool:
    """Whether no other track has got so far: markers never go back (E2.SPECIALIST.10, .11)."""
    tracks = s.players[seat].tracks
    return all(other < space for index, other in enumerate(tracks) if index != genre)


SPECIALIST = Executive(
    id="specialist",
    edition="second",
    section="E2.SPECIALIST",
    name="SPECIALIST",
    complexity=2,
    hooks=Hooks(mogul_limit=two_moguls, landing=own_bonuses),
    needs=("moguls",),
)
