"""RICH: draws 1 star, 1 ad and 1 network card at the start of every round and keeps one.

At the game's end its Game End network cards score 0 viewers.
"""

from __future__ import annotations

from executives.core.frames import Frame, FrameKind
from executives.core.records import record
from executives.core.tally import Line, Lines, Stage
from executives.core.visibility import public, visible
from executives.networks.cards import NetworkCard
from executives.networks.modifiers import Executive, Frames, Hooks, State, X
from executives.networks.tracks import gain_reward


@visible()
@record
class DrawingWindfall(Frame):
    """The draw of a seat is due (E2.RICH.02)."""

    seat: int = public()


def due_windfall(x: X, s: State, seat: int) -> Frames:
    """E2.RICH.02, .07, .08: every round, with the display dealt, before the first turn."""
    return (DrawingWindfall(seat),)


def draw_windfall(x: X, s: State, f: DrawingWindfall) -> State:
    """E2.RICH.02-.06: draw, then keep exactly one of the cards."""
    return gain_reward(x, x.close(s, f), f.seat, "windfall")


def worthless_network_card(x: X, s: State, seat: int, card: str) -> Lines:
    """E2.RICH.09, .10: Game End network cards score 0; moguls are none."""
    if not isinstance(x.game.card[card], NetworkCard):
        return ()
    return (Line(Stage.SET, 0, "E2.RICH.09", card),)


RICH = Executive(
    id="rich",
    edition="second",
    section="E2.RICH",
    name="RICH",
    complexity=1,
    hooks=Hooks(on_round_start=due_windfall, card_score=worthless_network_card),
    frames=(FrameKind(DrawingWindfall, run=draw_windfall),),
    stage=0,
)
