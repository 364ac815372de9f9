"""Results: who won, in which order, and where the points came from."""

from __future__ import annotations

from typing import Any

from executives.core.records import Accompanied, record
from executives.core.tally import Tally


@record
class Result(Accompanied):
    """The end of a game.

    ``ranking`` lists groups of seats, the best first; seats that stay tied share a group.  Where
    nobody wins, the first group is empty.
    ``scores`` has one tally per seat.  ``outcome`` names how well a game without opponents went.
    """

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[Tally, ...]
    outcome: str = ""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several when they share the victory."""
        return self.ranking[0]


def ranked(standing: list[Any], scores: tuple[Tally, ...]) -> Result:
    """The result for one comparable value per seat, more being better."""
    groups = sorted(set(standing), reverse=True)
    ranking = tuple(
        tuple(seat for seat, value in enumerate(standing) if value == group) for group in groups
    )
    return Result(ranking, scores)
