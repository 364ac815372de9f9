"""Which fields of records hold seats and timeslots, so that documents write names there."""

from __future__ import annotations

from typing import Any

from executives.documents.fields import Index, Naming


def naming_of(game: Any) -> Naming:
    """The naming of a game, made once."""
    made: Naming = game.memo("naming of documents", _naming)
    return made


def _naming(game: Any) -> Naming:
    unknown = "{} is no player"
    player = Index(game.players, unknown)
    timeslot = Index(game.boards.timeslots, "there is no timeslot {}", fixed=True)
    return Naming(
        {
            "seat": Index(game.players, unknown, none=False),
            **dict.fromkeys(("asker", "seats"), player),
            **dict.fromkeys(("timeslot", "timeslots"), timeslot),
        }
    )
