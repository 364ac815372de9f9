"""Shows with which FLIX of the second edition is tested, alike but for genre and timeslot."""

from __future__ import annotations

from support.documents import show_card


def flix_shows(shows: dict[str, tuple[str, str]]) -> str:
    """Shows of these genres and timeslots: $4M, 7 / 5 / 3 / 1 viewers, a slot of each kind."""
    return "".join(
        show_card(
            name,
            genre=genre,
            cost=4,
            timeslot=timeslot,
            viewers=[7, 5, 3, 1],
            rerun=1,
            slots=["ad?", "star?"],
        )
        for name, (genre, timeslot) in shows.items()
    )
