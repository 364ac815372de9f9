"""A line of play: a game, a seed and the decisions taken, with every state on the way."""

from __future__ import annotations

from typing import Any

from pyrsistent import pvector

from executives.core.actions import Action
from executives.core.records import Record, record
from executives.replay import DECISION, Replay, Step
from executives.testing.kits import header_of


@record
class Playthrough(Record):
    """``states`` has one state more than ``actions``: the start, and what each decision made."""

    game: Any
    seed: int
    actions: tuple[Action, ...]
    states: tuple[Any, ...]

    @property
    def state(self) -> Any:
        """The last state."""
        return self.states[-1]

    @property
    def text(self) -> str:
        """The line of play as a replay, written without playing it."""
        return line_text(self.game, self.seed, self.actions)

    def replay(self) -> Replay:
        """The same line of play as a replay."""
        names, text_of = self.game.players, self.game.universe.text_of
        named = (f"{names[action.seat]} {text_of(action)}" for action in self.actions)
        steps = pvector(Step(DECISION, text) for text in named)
        return Replay(self.game, self.seed, steps)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """What Hypothesis prints of it."""
        printer.text(repr(self))

    def __repr__(self) -> str:
        return f"a playthrough of {len(self.actions)} decisions:\n{self.text}"


def line_text(game: Any, seed: int, actions: tuple[Action, ...]) -> str:
    """A line of play as a replay text: header and decisions, nothing that has to be played.

    It can be written whatever is wrong with the game, so failures can always be shown.
    """
    head = header_of(game) or [("game", repr(game))]
    lines = [f"{key:<8} {value}" for key, value in (*head, ("seed", str(seed)))]
    lines.append("")
    text_of = game.universe.text_of
    lines += [f"{game.players[action.seat]} {text_of(action)}" for action in actions]
    return "\n".join(lines) + "\n"
