"""The line of play of a game in the terminal: every state is kept, so that it can be undone."""

from __future__ import annotations

from typing import Any

import attrs
from pyrsistent import PVector, pvector

from executives.core.actions import Action
from executives.core.errors import FileError
from executives.core.streams import Stream
from executives.replay import Replay, Status
from executives.simulation import Bot


@attrs.frozen(eq=False)
class Moment:
    """One decision: the state before it, the action, and what came of it."""

    before: Any
    action: Action
    transition: Any


@attrs.frozen(kw_only=True)
class Line:
    """A game as far as it has been played; each change makes another line.

    ``bot`` decides for all seats but those of ``persons``, which are in their order.
    """

    game: Any
    seed: int
    bot: Bot
    persons: tuple[int, ...] = ()
    moments: PVector[Moment] = attrs.field(factory=pvector)

    @property
    def state(self) -> Any:
        """The state after all decisions."""
        return self.moments[-1].transition.state if self.moments else self.game.start(self.seed)

    @property
    def asked(self) -> int | None:
        """The seat whose decision is wanted next, the first of several; None: the game is over."""
        return next(iter(self.game.to_act(self.state)), None)

    def decided(self, action: Action) -> Line:
        """The line with one more decision; IllegalAction if it is not legal."""
        before = self.state
        moment = Moment(before, action, self.game.step(before, action))
        return attrs.evolve(self, moments=self.moments.append(moment))

    def bots_choice(self) -> Action:
        """What the bot would do for the seat asked; it gets only what that seat may know."""
        assert self.asked is not None
        view = self.game.view(self.state, self.asked)
        # By the place in the game, so that the same line always goes on in the same way.
        return self.bot(view, Stream(self.seed, "play", len(self.moments)))

    def answered(self) -> Line:
        """The line after all decisions that bots take before a person is asked."""
        line = self
        while line.asked is not None and line.asked not in line.persons:
            line = line.decided(line.bots_choice())
        return line

    def undone(self, steps: int) -> Line:
        """The line back at the decision that a person took ``steps`` decisions of people ago.

        What bots and rules decided after it is undone as well.  ValueError where people have not
        taken so many.
        """
        taken = [n for n, one in enumerate(self.moments) if one.action.seat in self.persons]
        if not 1 <= steps <= len(taken):
            raise ValueError(f"decisions that can be undone: {len(taken)}, not {steps}")
        return attrs.evolve(self, moments=self.moments[: taken[-steps]])

    def replay(self) -> Replay:
        """The same as a replay."""
        return Replay(self.game, self.seed).extended(*(one.action for one in self.moments))


def line_of(replay: Replay, bot: Bot) -> Line:
    """The line of play of a replay, without persons; a FileError where it is not as written."""
    verdict = replay.verify()
    if verdict.status is Status.DIVERGED:
        message = f"expected {verdict.expected}, got {verdict.got}"
        raise FileError(message, path=replay.path, line=verdict.line)
    before = replay.game.start(replay.seed)
    moments: list[Moment] = []
    for action, transition in replay.transitions():
        moments.append(Moment(before, action, transition))
        before = transition.state
    return Line(game=replay.game, seed=replay.seed, bot=bot, moments=pvector(moments))
