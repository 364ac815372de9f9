"""BUTCHER: may pay $3M to treat all slots of a produced show as optional, and scores 2 viewers
per rerun at the game's end.

Shows below the first season row score 2, 4 or 6 viewers less.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from executives.core.tally import Lines
from executives.networks.board_tracks import BoardTracks, season_board
from executives.networks.modifiers import Executive, Hooks, Option, Options, State, X
from executives.networks.queries import add


def waived_slots(x: X, s: State, seat: int, show: str, timeslot: int) -> Options:
    """E2.BUTCHER.02: $3M makes every slot optional; not offered where none is required."""
    if not x.game.required[show][2]:
        return ()
    return _waiver(x.game.tables["waived_slots"]["cost"])


@cache
def _waiver(cost: int) -> Options:
    return (Option("waive-slots", "slots", "E2.BUTCHER.02", cost=cost, waives=True),)


def rerun_bonus(x: X, s: State, seat: int) -> Lines:
    """E2.BUTCHER.04, .05: 2 viewers per rerun, starter shows too."""
    reruns = len(s.players[seat].reruns)
    viewers = x.game.tables["rerun_bonus"]["viewers"]
    return (add(viewers * reruns, "E2.BUTCHER.04", f"{reruns} reruns"),) if reruns else ()


_PENALTY_RULE = {2: "E2.BUTCHER.07", 3: "E2.BUTCHER.08", 4: "E2.BUTCHER.09"}


def season_penalty(x: X, s: State, seat: int, timeslot: int) -> Lines:
    """E2.BUTCHER.06-.10: the row of the season marker decides, not the show's age."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    penalty = x.game.tables["season_penalty"]["by_row"][show.row - 1]
    return (add(penalty, _PENALTY_RULE[show.row], f"row {show.row}"),) if penalty else ()


def board(game: Any, memory: None) -> BoardTracks:
    """E2.BUTCHER.06-.09: what each season row takes off a show; no marker of its own lies there."""
    return season_board(game.tables["season_penalty"]["by_row"])


BUTCHER = Executive(
    id="butcher",
    edition="second",
    section="E2.BUTCHER",
    name="BUTCHER",
    complexity=3,
    hooks=Hooks(produce_options=waived_slots, end_score=rerun_bonus, show_score=season_penalty),
    options=("waive-slots",),
    board=board,
)
