"""Scripting: replays that are written step by step, each line played as it is added.

A replay that is scripted keeps the states it has come through beside it, so that a further line
costs one step.  They are no field: not compared, written, copied or pickled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from pyrsistent import PVector, pvector

from executives.core.actions import Action
from executives.core.errors import ConfigurationError, IllegalAction, LineError
from executives.core.explanations import Explanation
from executives.core.records import Accompanied, Record, found_by, keep_found, record
from executives.core.streams import Stream
from executives.faulty_lines import illegal, naming_lines
from executives.simulation import Bot, random_bot
from executives.steps import (
    DECISION,
    DERIVED,
    SIGNS,
    Step,
    confirmation,
    fit_lines,
    named,
    read,
    steps_of,
)

if TYPE_CHECKING:
    from typing import Self


@record
class Course(Record):
    """The states that a replay has come through, the start first, and what was forced on the way.

    ``forced`` has one entry for each decision: the decisions that the rules forced after it, as
    replays write them.
    """

    states: PVector[Any]
    forced: PVector[tuple[str, ...]] = pvector()


class Scripted(Accompanied):
    """What a replay can do for a person who writes it line by line.

    Nothing changes a replay: each method that goes on or back gives another one.
    """

    __slots__ = ()

    if TYPE_CHECKING:
        game: Any
        seed: int
        steps: PVector[Step]
        path: str

        def branch(self, at: int) -> Self:
            """See Replay."""
            raise NotImplementedError

    # -- looking -------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The state at the end; found once and kept.  Raises IllegalLine as ``play`` does."""
        return self._course().states[-1]

    @property
    def forced(self) -> tuple[str, ...]:
        """What the rules forced after the last decision, e.g. ``Ann end-turn``."""
        forced = self._course().forced
        return forced[-1] if forced else ()

    def legal(self, *words: str) -> tuple[str, ...]:
        """The legal decisions at the end, of everybody, as lines that ``then`` takes.

        With ``words`` only those with each of them: ``legal("Bo ", "sign-star")``; large and
        small letters are the same.
        """
        wanted = [text_given(word).casefold() for word in words]
        lines = (named(self.game, action) for action in self.game.legal_actions(self.state))
        return tuple(line for line in lines if all(word in line.casefold() for word in wanted))

    def view(self, seat: int | str | None = None) -> Any:
        """What a seat (its index, or the name of its player) may know at the end.

        None is a spectator.  Raises ActionSyntaxError for a name of nobody, ConfigurationError
        for a seat that is none.
        """
        seat = None if seat is None else seat_given(self.game, seat)
        return self.game.view(self.state, seat)

    def explain(self, decision: Action | str) -> Explanation:
        """Why a decision is illegal at the end, or what it would do: see ``game.explain``."""
        action = decision
        if not isinstance(action, Action):
            step = Step(DECISION, text_given(action, "a decision is a text or an action"))
            action = read(self.game, step, state=self.state)
        explanation: Explanation = self.game.explain(self.state, action)
        return explanation

    # -- going on and back ---------------------------------------------------------------------

    def then(self, *lines: Action | str) -> Self:
        """The replay with further lines of play, each of them played now, in one step.

        A line is an action, or text as replays have it, of one or several lines: decisions,
        several of one player with semicolons, comments, forced decisions, checkpoints.  Raises
        LineError (IllegalLine where the rules refuse) at the first line that does not happen as
        written; lines count from 1 over all that was given.
        """
        texts = (named(self.game, one) if isinstance(one, Action) else _line(one) for one in lines)
        text = "\n".join(texts)
        with naming_lines(text):
            return self.read_on(fit_lines(text, ""))

    def back(self, decisions: int = 1) -> Self:
        """The replay without its last decisions and what followed them: ``branch`` from the end.

        Raises ConfigurationError if there are fewer.
        """
        there = sum(step.kind == DECISION for step in self.steps)
        if type(decisions) is not int or not 0 <= decisions <= there:
            raise ConfigurationError(f"there are {there} decisions to take back, not {decisions!r}")
        return self.branch(there - decisions)

    def auto(
        self,
        decisions: int | None = None,
        *,
        bots: Bot | Sequence[Bot] = random_bot,
        until: Callable[[Any], bool] | None = None,
    ) -> Self:
        """The replay with further decisions by bots: so many, or (None) up to the end.

        ``bots`` are one for each seat, or one for all, as ``simulate`` has them; ``until`` stops
        as soon as it is true of the state.  What a bot does depends on the seed and the number
        of decisions before it: twice five decisions are the same as ten.
        """
        course, steps = self._course(), self.steps
        chosen = bots_given(bots, self.game.seats)
        if decisions is not None and (type(decisions) is not int or decisions < 0):
            raise ConfigurationError(f"bots play a number of decisions from 0, not {decisions!r}")
        first = len(course.forced)
        while decisions is None or len(course.forced) < first + decisions:
            state = course.states[-1]
            if self.game.is_over(state) or (until is not None and until(state)):
                break
            action = self._chosen(chosen, state, len(course.forced))
            step = Step(DECISION, named(self.game, action))
            course, steps = self._after(course, step, action), steps.append(step)
        return keep_found(self.game, self.replace(steps=steps), course)

    def _chosen(self, bots: tuple[Bot, ...], state: Any, number: int) -> Action:
        """What the bot of the seat that is asked decides, from its view alone."""
        seat = self.game.to_act(state)[0]
        action = bots[seat](self.game.view(state, seat), Stream(self.seed, "auto", number))
        if not isinstance(action, Action) or action.seat != seat:
            # When several seats decide at once, another one's action could be legal.
            name = self.game.players[seat]
            raise ConfigurationError(f"the bot of {name} gives {action}, no decision of its own")
        return action

    def read_on(self, lines: Sequence[str], *, start: int = 0, path: str | None = None) -> Self:
        """The replay with the steps in ``lines`` from the index ``start`` on, played at once.

        ``path`` names the file that they stand in, where they are lines of one ("" for a text).
        """
        course, told = self._course(), self._told()
        place = path or ""
        steps = self.steps.evolver()

        def state() -> Any:
            return course.states[-1]

        for step in steps_of(self.game, list(lines), start=start, path=place, state=state):
            if step.kind == DECISION:
                action = read(self.game, step, path=place, state=state())
                course, told = self._after(course, step, action, path=place), 0
            else:
                self._confirm(course, told, step, path=place)
                told += step.kind == DERIVED
            steps.append(step if path is not None else step.replace(line=0))
        return keep_found(self.game, self.replace(steps=steps.persistent()), course)

    # -- states kept beside --------------------------------------------------------------------

    def _kept(self) -> Course | None:
        """What is kept beside this replay."""
        found: Course | None = found_by(self.game, self)
        return found

    def _kept_until(self, branch: Self, at: int) -> Self:
        """A branch after ``at`` decisions with the states that both have in common."""
        course = self._kept()
        if course is None:
            return branch
        common = Course(course.states[: at + 1], course.forced[:at])
        return keep_found(self.game, branch, common)

    def _course(self) -> Course:
        course = self._kept()
        if course is None:
            course = Course(pvector([self.game.start(self.seed)]))
            for step in self.steps:
                if step.kind == DECISION:
                    action = read(self.game, step, path=self.path, state=course.states[-1])
                    course = self._after(course, step, action, path=self.path)
            keep_found(self.game, self, course)
        return course

    def _told(self) -> int:
        """How many of the forced decisions after the last one are written already."""
        behind = takewhile(lambda step: step.kind != DECISION, reversed(self.steps))
        return sum(step.kind == DERIVED for step in behind)

    def _after(self, course: Course, step: Step, action: Action, *, path: str = "") -> Course:
        state = course.states[-1]
        try:
            transition = self.game.step(state, action)
        except IllegalAction:
            text, line = step.text, step.line
            error = illegal(self.game, state, action, text=text, path=path, line=line)
            raise error from None
        forced = tuple(named(self.game, one) for one in transition.derived)
        return Course(course.states.append(transition.state), course.forced.append(forced))

    def _confirm(self, course: Course, told: int, step: Step, *, path: str) -> None:
        """LineError unless a forced decision, checkpoint or result is as it is written."""
        if step.kind == DERIVED:
            forced = course.forced[-1] if course.forced else ()
            got = forced[told] if told < len(forced) else "nothing"
        else:
            got = confirmation(self.game, course.states[-1], step.kind)
        if got != step.text:
            reason = f"expected {step.text}, got {got}"
            text = f"{SIGNS[step.kind]} {step.text}"
            raise LineError(reason, path=path, line=step.line, text=text)


# -- what callers give -----------------------------------------------------------------------------


def text_given(value: Any, message: str = "words are texts") -> str:
    """A text; ConfigurationError with ``message`` for anything else."""
    if not isinstance(value, str):
        raise ConfigurationError(f"{message}, not a value of type {type(value).__name__}")
    return value


def _line(value: Any) -> str:
    """A text of ``then`` without the end of its last line."""
    text = text_given(value, "lines of play are texts or actions, one after another")
    return text.removesuffix("\n").removesuffix("\r")


def seat_given(game: Any, seat: Any) -> int:
    """The seat of an index, or of a player's name."""
    if isinstance(seat, str):
        return int(game.universe.seat_of(seat))
    if type(seat) is not int or not 0 <= seat < game.seats:
        message = f"there is no seat {seat!r}; seats go from 0 to {game.seats - 1}"
        raise ConfigurationError(message, key="seats")
    return seat


def bots_given(bots: Any, seats: int) -> tuple[Bot, ...]:
    """A bot for each seat, of one for all or of one for each."""
    found: Any = (bots,) * seats if callable(bots) else bots
    if not isinstance(found, (tuple, list)) or not all(map(callable, found)):
        message = "bots are one function for all seats, or a list of them with one for each"
        raise ConfigurationError(f"{message}; executives.bots has some", key="bots")
    if len(found) != seats:
        raise ConfigurationError(f"{seats} seats need {seats} bots, not {len(found)}", key="bots")
    return tuple(found)
