"""A game in the terminal without one: what is entered is a list, what is said a list too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from executives.bots import random_bot
from executives.cli.play_line import Line
from executives.cli.play_session import Session, Talk
from executives.simulation import Bot

BREAK = "-- another person --"
"""What stands for a cleared screen."""


class Terminal:
    """A session with what it said.

    Entering goes on where the game is; ``screens`` are the texts between two breaks.
    """

    def __init__(self, line: Line, **options: str) -> None:
        self.said: list[str] = []
        self.source: Iterator[str] = iter(())
        self.is_saved = False
        talk = Talk(ask=self._ask, say=self.said.append, blank=BREAK)
        self.session = Session(line, talk, **options)

    def enter(self, *lines: str) -> str:
        """What the session says when these lines are entered and the input then ends."""
        return self.enter_from(iter(lines))

    def enter_from(self, lines: Iterable[str]) -> str:
        """The same with lines that may depend on what has been said; made one by one."""
        self.source = iter(lines)
        del self.said[:]
        self.is_saved = self.session.play()
        return "\n".join(self.said)

    def _ask(self, prompt: str) -> str:
        self.said.append(prompt)
        try:
            return next(self.source)
        except StopIteration:
            raise EOFError from None

    @property
    def line(self) -> Line:
        """The line of play now."""
        return self.session.line

    @property
    def screens(self) -> list[str]:
        """What was said between the breaks."""
        return "\n".join(self.said).split(BREAK)


def table(
    game: Any, *, seed: int = 1, persons: tuple[int, ...] = (0,), bot: Bot = random_bot
) -> Line:
    """A game that begins."""
    return Line(game=game, seed=seed, persons=persons, bot=bot)
