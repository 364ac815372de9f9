"""Where a player stands now, as tallies, and what explanations need to know of a state."""

from __future__ import annotations

from typing import Any

from executives.core.citing import cited
from executives.core.events import Event
from executives.core.explanations import Knowledge
from executives.core.tally import Tally
from executives.networks import queries
from executives.networks.events import CashChanged, ViewersChanged
from executives.networks.frames import ChoosingExecutives
from executives.networks.modifiers import State
from executives.networks.view import unseen_names


def standing(game: Any, state: State, seat: int) -> tuple[Tally, ...]:
    """What a seat would score and earn if it were counted now; all of it is public.

    First the score of each lineup show in viewers (E2.BASE.67), then the lineup scoring
    (E2.BASE.69), the net upkeep in $M (E2.BASE.65) and the end-game scoring (E2.BASE.74).
    """
    x = game.context
    player = state.players[seat]
    shows = tuple(
        Tally(
            f"{show.show} at {game.boards.timeslots[timeslot]}",
            queries.show_score_lines(x, state, seat, timeslot),
        )
        for timeslot, show in enumerate(player.lineup)
        if show is not None
    )
    tallies = (
        *shows,
        Tally("lineup scoring", queries.round_score_lines(x, state, seat)),
        Tally("net upkeep in $M", queries.upkeep_lines(x, state, seat)),
        Tally("end-game scoring", queries.end_score_lines(x, state, seat)),
    )
    return tuple(tally.replace(lines=cited(tally.lines, game.clauses)) for tally in tallies)


def knowledge(game: Any, state: State, seat: int) -> Knowledge:
    """The cash and viewers of everybody, and the names that ``seat`` cannot place."""
    numbers: dict[tuple[type[Event], int], int] = {}
    for number, player in enumerate(state.players):
        numbers[CashChanged, number] = player.cash
        numbers[ViewersChanged, number] = player.viewers
    unknown = unseen_names(game, game.view(state, seat))
    if not any(isinstance(frame, ChoosingExecutives) for frame in state.pending):
        # Executives that nobody chose are out of the game, and their names may be plain words.
        unknown = {name: back for name, back in unknown.items() if back != "executive"}
    return Knowledge(numbers, unknown)
