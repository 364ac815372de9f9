"""Replays: a game as a text that a person can write.

A replay has a header, an empty line, and lines of play::

    game     networks second
    players  Ann=beeb Bo=butcher Cy=continuum
    seed     7

    Ann  rondel produce
    Ann  produce graveyard-shift 9pm; attach fizz-cola
    > Ann end-turn
    = 5f0c3a9d1e7b2046

Several decisions of one player may share a line, separated by semicolons.  ``>`` marks a
decision that the rules forced, ``=`` a checkpoint (the digest of the state there), ``result``
the final scores, ``#`` a comment.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from importlib import import_module
from typing import Any

import attrs
from pyrsistent import PVector, pvector

from executives.core.actions import Action
from executives.core.digest import digest
from executives.core.display import Displayed
from executives.core.errors import ConfigurationError, FileError, IllegalAction, IllegalLine
from executives.core.records import Record, record
from executives.faulty_lines import illegal, naming_lines
from executives.scripting import Scripted, seat_given
from executives.steps import (
    CHECKPOINT,
    DECISION,
    DERIVED,
    MAX_CHARACTERS,
    RESULT,
    Step,
    confirmation,
    fit_lines,
    named,
    read,
    result_words,
    steps_of,
)

__all__ = [
    "CHECKPOINT",
    "CHECKPOINT_EVERY",
    "DECISION",
    "DERIVED",
    "GAMES",
    "MAX_CHARACTERS",
    "RESULT",
    "Replay",
    "Status",
    "Step",
    "Verdict",
    "headers_of",
]

GAMES = ("networks", "boardroom")
CHECKPOINT_EVERY = 20

Header = dict[str, tuple[str, int]]
"""Values by key, each with its line."""


class Status(Enum):
    """How far a replay is confirmed."""

    EXACT = "EXACT"
    """Every line of it happens as written, up to a confirmed end."""
    DIVERGED = "DIVERGED"
    """Some line does not happen as written."""
    UNVERIFIED = "UNVERIFIED"
    """All decisions are legal, but no checkpoint or result at the end confirms the state."""


@record
class Verdict(Displayed, Record):
    """What ``verify`` found; ``line``, ``expected`` and ``got`` tell where a replay diverged."""

    status: Status
    line: int = 0
    expected: str = ""
    got: str = ""

    def __str__(self) -> str:
        if self.status is not Status.DIVERGED:
            return str(self.status.value)
        return f"DIVERGED at line {self.line}: expected {self.expected}, got {self.got}"


@record
class Replay(Scripted):
    """A game with its seed and its line of play.

    ``steps`` is a persistent vector: replays that branch share their past.
    """

    game: Any
    seed: int
    steps: PVector[Step] = pvector()
    path: str = attrs.field(default="", eq=False)

    @classmethod
    def parse(
        cls, text: str, *, path: str = "", game: Any = None, plugins: Iterable[Any] = ()
    ) -> Replay:
        """Read a replay; raises LineError, a FileError with path, line and text.

        ``game`` replaces the one that the header describes, e.g. to add cards.  ``plugins`` are
        those at hand, e.g. ``executives.plugins.offered()``: the game has the ones that the header
        names in its line ``plugins``, and no other.
        """
        with naming_lines(text):
            begun, lines, start = cls._begun(text, path, game, plugins)
            steps = pvector(steps_of(begun.game, lines, start=start, path=path))
        return begun.replace(steps=steps)

    @classmethod
    def played(
        cls, text: str, *, path: str = "", game: Any = None, plugins: Iterable[Any] = ()
    ) -> Replay:
        """Read a replay as ``parse`` does, and play it line by line while it is read.

        Raises LineError at the first line that does not happen as written; suggestions for a
        misspelt decision then come from what is legal there.
        """
        with naming_lines(text):
            begun, lines, start = cls._begun(text, path, game, plugins)
            return begun.read_on(lines, start=start, path=path)

    @classmethod
    def _begun(
        cls, text: str, path: str, game: Any, plugins: Iterable[Any]
    ) -> tuple[Replay, list[str], int]:
        """A replay without steps from the header, all lines, and the index of the first of play."""
        lines = fit_lines(text, path)
        entries, start = _header_entries(lines)
        name = _game_name(entries, path) if game is None else str(game.NAME)
        header = _header(entries, headers_of(name).HEADER_KEYS, path)
        made = _game(name, header, path, plugins) if game is None else game
        return cls(game=made, seed=_seed(header, path), path=path), lines, start

    def extended(self, *decisions: Action | str) -> Replay:
        """The replay with further decisions, as actions or as texts like ``Ann pass cash``."""
        texts = [d if isinstance(d, str) else named(self.game, d) for d in decisions]
        more = [Step(DECISION, text) for text in texts]
        return self.replace(steps=self.steps.extend(more))

    def branch(self, at: int) -> Replay:
        """The replay up to ``at`` decisions, for another line of play; it shares its past.

        What was forced after the last of them stays, and so do checkpoints there.  Raises
        ConfigurationError if there are fewer decisions.
        """
        places = [place for place, step in enumerate(self.steps) if step.kind == DECISION]
        if type(at) is not int or not 0 <= at <= len(places):
            raise ConfigurationError(f"there are {len(places)} decisions, not {at!r}")
        cut = places[at] if at < len(places) else len(self.steps)
        return self._kept_until(self.replace(steps=self.steps[:cut]), at)

    def play(self, at: int | None = None) -> Any:
        """The state after ``at`` decisions, by default after all.

        Raises IllegalLine, an IllegalAction that names its line, if one of them is not legal,
        and ConfigurationError if there are fewer.
        """
        known = self._kept()
        if at is not None:
            there = sum(1 for _ in self._decisions())
            if type(at) is not int or not 0 <= at <= there:
                raise ConfigurationError(f"there are {there} decisions, not {at!r}")
        if known is not None:
            return known.states[-1 if at is None else at]
        state = self.game.start(self.seed)
        for number, step in enumerate(self._decisions()):
            if number == at:
                break
            action = self._read(step, state)
            try:
                state = self.game.apply(state, action)
            except IllegalAction:
                raise self._illegal(step, state, action) from None
        return state

    def transitions(self) -> Iterator[tuple[Action, Any]]:
        """Every decision with its transition (state, events, forced decisions).

        Raises IllegalLine at one that is not legal.
        """
        state = self.game.start(self.seed)
        for step in self._decisions():
            action = self._read(step, state)
            try:
                transition = self.game.step(state, action)
            except IllegalAction:
                raise self._illegal(step, state, action) from None
            state = transition.state
            yield action, transition

    def verify(self) -> Verdict:
        """Play it and compare every derived line, checkpoint and result."""
        state = self.game.start(self.seed)
        forced: list[str] = []
        known: dict[str, str] = {}
        confirmed = False
        for step in self.steps:
            wrong: tuple[str, str] | None = None
            if step.kind == DECISION:
                state, forced, wrong = self._replayed(state, step)
                confirmed, known = False, {}
            elif step.kind == DERIVED:
                got = forced.pop(0) if forced else "nothing"
                wrong = None if got == step.text else (step.text, got)
            else:
                confirmed = True
                if step.kind not in known:  # However often a file repeats it.
                    known[step.kind] = confirmation(self.game, state, step.kind)
                now = known[step.kind]
                wrong = None if now == step.text else (step.text, now)
            if wrong is not None:
                return Verdict(Status.DIVERGED, step.line, *wrong)
        return Verdict(Status.EXACT if confirmed else Status.UNVERIFIED)

    def dumps(self) -> str:
        """The replay as text, with full ids, forced decisions and checkpoints."""
        module = headers_of(self.game.NAME)
        head = [*module.header_of(self.game), ("seed", str(self.seed))]
        lines = [f"{key:<8} {value}" for key, value in head] + [""]
        state = self.game.start(self.seed)
        depth = 0
        number = 0
        for number, (action, transition) in enumerate(self.transitions(), start=1):
            # The steps of one production share a line: they stand deeper in the stack.
            mine = lines[-1].partition(" ")[0] == self.game.players[action.seat]
            if mine and depth and len(state.pending) > depth:
                lines[-1] += f"; {self.game.universe.text_of(action)}"
            else:
                lines.append(named(self.game, action))
                depth = len(state.pending)
            state = transition.state
            lines += [f"> {named(self.game, forced)}" for forced in transition.derived]
            if number % CHECKPOINT_EVERY == 0:
                lines.append(f"= {digest(state)}")
        if number % CHECKPOINT_EVERY:
            lines.append(f"= {digest(state)}")
        if self.game.is_over(state):
            lines.append(f"result {result_words(self.game, state)}")
        return "\n".join(lines) + "\n"

    def show(self, *, seats: Iterable[int | str] | None = None) -> Any:
        """The replay to look through step by step, in a notebook or as one HTML file.

        The object returned shows itself in a notebook; its ``html`` is the whole document, and
        ``save(path)`` writes it.  ``seats``, by index or name, are those whose views are in it, by
        default all; the view of a spectator always is.  Secrets of other seats are not in the
        document.  Raises ConfigurationError for a seat that is none, ActionSyntaxError for a name
        of nobody, IllegalLine at an illegal decision.
        """
        from executives.render.player import player_of

        if isinstance(seats, (int, str)):
            raise ConfigurationError(f"seats are a list, e.g. [{seats!r}]", key="seats")
        chosen = None if seats is None else [seat_given(self.game, seat) for seat in seats]
        return player_of(self, seats=chosen)

    def _decisions(self) -> Iterator[Step]:
        return (step for step in self.steps if step.kind == DECISION)

    def _read(self, step: Step, state: Any) -> Action:
        return read(self.game, step, path=self.path, state=state)

    def _illegal(self, step: Step, state: Any, action: Action) -> IllegalLine:
        text, line = step.text, step.line
        return illegal(self.game, state, action, text=text, path=self.path, line=line)

    def _replayed(self, state: Any, step: Step) -> tuple[Any, list[str], tuple[str, str] | None]:
        if self.game.is_over(state):
            return state, [], (step.text, "the end of the game")
        action = self._read(step, state)
        try:
            transition = self.game.step(state, action)
        except IllegalAction as refused:
            reasons = "; ".join(str(reason) for reason in refused.violations)
            return state, [], (step.text, reasons)
        return transition.state, [named(self.game, forced) for forced in transition.derived], None


def headers_of(name: str) -> Any:
    """The module of a game that makes header lines of it, and it of header lines."""
    return import_module(f"executives.{name}.headers")


Entry = tuple[int, str, str]
"""A line of the header: its number, the key and the value."""


def _header_entries(lines: list[str]) -> tuple[list[Entry], int]:
    """The lines of the header, and the index of the first line of play."""
    entries: list[Entry] = []
    for index, line in enumerate(lines):
        content = line.split("#", 1)[0].strip()
        if content:
            key, _, value = content.partition(" ")
            entries.append((index + 1, key, value.strip()))
        elif entries and not line.strip():
            return entries, index
    return entries, len(lines)


def _game_name(entries: list[Entry], path: str) -> str:
    """The name in the line ``game``."""
    for line, key, value in entries:
        if key == "game":
            name = value.split(" ")[0]
            if name in GAMES:
                return name
            expected = ", ".join(GAMES)
            raise FileError(f"{name!r} is no game; expected {expected}", path=path, line=line)
    raise FileError("the header lacks 'game', e.g. game networks second", path=path, line=1)


def _header(entries: list[Entry], known: tuple[str, ...], path: str) -> Header:
    """The header by key; ``known`` are the keys that the game has."""
    header: Header = {}
    for line, key, value in entries:
        if key not in known:
            expected = ", ".join(known)
            raise FileError(
                f"{key!r} is not part of a header; expected one of {expected}, or an empty line",
                path=path,
                line=line,
            )
        if key in header:
            raise FileError(f"a second {key!r}", path=path, line=line)
        header[key] = (value, line)
    return header


def _game(name: str, header: Header, path: str, plugins: Iterable[Any]) -> Any:
    values = {key: value for key, (value, _) in header.items()}
    try:
        # Only games whose header can name plugins take any.
        more = {"plugins": plugins} if "plugins" in values else {}
        return headers_of(name).game_from_header(values, **more)
    except ConfigurationError as wrong:
        line = header.get(wrong.key or "game", header["game"])[1]
        raise FileError(str(wrong), path=path, line=line) from None


def _seed(header: Header, path: str) -> int:
    if "seed" not in header:
        raise FileError("the header lacks 'seed', a whole number", path=path, line=1)
    value, line = header["seed"]
    if not value.isdecimal() or len(value) > 19 or not int(value) < 1 << 63:
        message = f"{value!r} is no seed; expected a whole number from 0 to 2**63 - 1"
        raise FileError(message, path=path, line=line)
    return int(value)
