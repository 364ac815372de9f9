"""BUTCHER: scores 3 viewers more for every show in reruns, and may pay $2M to ignore all
prerequisites of a show that it develops.

In its second, third and fourth season a show scores 2, 4 or 6 viewers less.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from executives.core.tally import Lines
from executives.networks.board_tracks import BoardTracks, season_board
from executives.networks.modifiers import Executive, Hooks, Option, Options, State, X
from executives.networks.queries import add

_PENALTY_RULE = {2: "E1.BUTCHER.03", 3: "E1.BUTCHER.04", 4: "E1.BUTCHER.05"}


def rerun_bonus(x: X, s: State, seat: int) -> Lines:
    """E1.BUTCHER.01: 3 viewers per show in reruns at a season's end; the archives give none."""
    reruns = len(s.players[seat].reruns)
    viewers = x.game.tables["rerun_bonus"]["viewers"]
    return (add(viewers * reruns, "E1.BUTCHER.01", f"{reruns} reruns"),) if reruns else ()


def ignored_prerequisites(x: X, s: State, seat: int, show: str, timeslot: int) -> Options:
    """E1.BUTCHER.02: $2M makes every slot optional; not offered where none is mandatory."""
    if not x.game.required[show][2]:
        return ()
    return _ignoring(x.game.tables["waived_slots"]["cost"])


@cache
def _ignoring(cost: int) -> Options:
    return (Option("waive-slots", "slots", "E1.BUTCHER.02", cost=cost, waives=True),)


def season_penalty(x: X, s: State, seat: int, timeslot: int) -> Lines:
    """E1.BUTCHER.03-.05, .07, .08: by the row of the season cube, which ends at the fourth.

    Nothing raises a negative score, and the sixth scoring leaves it out (E1.BUTCHER.06).
    """
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    penalty = x.game.tables["season_penalty"]["by_row"][show.row - 1]
    return (add(penalty, _PENALTY_RULE[show.row], f"row {show.row}"),) if penalty else ()


def board(game: Any, memory: None) -> BoardTracks:
    """E1.BUTCHER.03-.05: what each season row takes off a show; no marker of its own lies there."""
    return season_board(game.tables["season_penalty"]["by_row"])


BUTCHER = Executive(
    id="butcher",
    edition="first",
    section="E1.BUTCHER",
    name="BUTCHER",
    complexity=1,
    hooks=Hooks(
        round_score=rerun_bonus,
        produce_options=ignored_prerequisites,
        show_score=season_penalty,
    ),
    options=("waive-slots",),
    board=board,
)
