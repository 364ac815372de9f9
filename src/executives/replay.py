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

from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from typing import Any

import attrs
from pyrsistent import PVector, pvector

from executives.core.actions import Action
from executives.core.codec import CONTROL
from executives.core.digest import digest
from executives.core.errors import (
    ActionSyntaxError,
    ConfigurationError,
    FileError,
    IllegalAction,
)
from executives.core.records import Record, record

DECISION, DERIVED, CHECKPOINT, RESULT = "decision", "derived", "checkpoint", "result"
GAMES = ("networks", "boardroom")
CHECKPOINT_EVERY = 20
MAX_CHARACTERS = 1 << 20
MAX_LINE = 1 << 12

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
class Verdict(Record):
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
class Step(Record):
    """One decision, forced decision, checkpoint or result, and the line where it stands."""

    kind: str
    text: str
    line: int = attrs.field(default=0, eq=False)


@record
class Replay(Record):
    """A game with its seed and its line of play.

    ``steps`` is a persistent vector: replays that branch share their past.
    """

    game: Any
    seed: int
    steps: PVector[Step] = pvector()
    path: str = attrs.field(default="", eq=False)

    @classmethod
    def parse(cls, text: str, *, path: str = "", game: Any = None) -> Replay:
        """Read a replay; raises FileError with path and line.

        ``game`` replaces the one that the header describes, e.g. to add plugins or cards.
        """
        if len(text) > MAX_CHARACTERS:
            raise FileError(f"a replay has at most {MAX_CHARACTERS} characters", path=path)
        text = text.replace("\r\n", "\n")
        lines = text.splitlines()
        _refuse_unfit(text, lines, path)
        entries, start = _header_entries(lines)
        name = _game_name(entries, path) if game is None else str(game.NAME)
        header = _header(entries, headers_of(name).HEADER_KEYS, path)
        made = _game(name, header, path) if game is None else game
        steps = pvector(_steps(made, lines, start, path))
        return cls(game=made, seed=_seed(header, path), steps=steps, path=path)

    def extended(self, *decisions: Action | str) -> Replay:
        """The replay with further decisions, as actions or as texts like ``Ann pass cash``."""
        texts = [d if isinstance(d, str) else self._named(d) for d in decisions]
        more = [Step(DECISION, text) for text in texts]
        return self.replace(steps=self.steps.extend(more))

    def branch(self, at: int) -> Replay:
        """The replay up to ``at`` decisions, for another line of play; it shares its past.

        What was forced after the last of them stays, and so do checkpoints there.  Raises
        ConfigurationError if there are fewer decisions.
        """
        places = [place for place, step in enumerate(self.steps) if step.kind == DECISION]
        if not 0 <= at <= len(places):
            raise ConfigurationError(f"there are {len(places)} decisions, not {at}")
        cut = places[at] if at < len(places) else len(self.steps)
        return self.replace(steps=self.steps[:cut])

    def play(self, at: int | None = None) -> Any:
        """The state after ``at`` decisions, by default after all; IllegalAction if one is not."""
        state = self.game.start(self.seed)
        for number, step in enumerate(self._decisions()):
            if number == at:
                break
            state = self.game.apply(state, self.game.parse(step.text, state))
        return state

    def transitions(self) -> Iterator[tuple[Action, Any]]:
        """Every decision with its transition (state, events, forced decisions)."""
        state = self.game.start(self.seed)
        for step in self._decisions():
            action = self.game.parse(step.text, state)
            transition = self.game.step(state, action)
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
                    is_checkpoint = step.kind == CHECKPOINT
                    known[step.kind] = digest(state) if is_checkpoint else self._result(state)
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
                lines.append(self._named(action))
                depth = len(state.pending)
            state = transition.state
            lines += [f"> {self._named(forced)}" for forced in transition.derived]
            if number % CHECKPOINT_EVERY == 0:
                lines.append(f"= {digest(state)}")
        if number % CHECKPOINT_EVERY:
            lines.append(f"= {digest(state)}")
        if self.game.is_over(state):
            lines.append(f"result {self._result(state)}")
        return "\n".join(lines) + "\n"

    def _decisions(self) -> Iterator[Step]:
        return (step for step in self.steps if step.kind == DECISION)

    def _named(self, action: Action) -> str:
        return f"{self.game.players[action.seat]} {self.game.universe.text_of(action)}"

    def _replayed(self, state: Any, step: Step) -> tuple[Any, list[str], tuple[str, str] | None]:
        if self.game.is_over(state):
            return state, [], (step.text, "the end of the game")
        action = self.game.parse(step.text, state)
        try:
            transition = self.game.step(state, action)
        except IllegalAction as refused:
            reasons = "; ".join(str(reason) for reason in refused.violations)
            return state, [], (step.text, reasons)
        return transition.state, [self._named(forced) for forced in transition.derived], None

    def _result(self, state: Any) -> str:
        if not self.game.is_over(state):
            return "no result yet"
        scores = self.game.result(state).scores
        pairs = zip(self.game.players, scores, strict=True)
        return " ".join(f"{name} {tally.total}" for name, tally in pairs)


def _refuse_unfit(text: str, lines: list[str], path: str) -> None:
    """Messages and verdicts repeat parts of lines: they must be short, and fit for terminals."""
    found = CONTROL.search(text)
    if found is not None:
        number = text.count("\n", 0, found.start()) + 1
        raise FileError(f"the control character {found[0]!r}", path=path, line=number)
    for number, line in enumerate(lines, start=1):
        if len(line) > MAX_LINE:
            raise FileError(f"more than {MAX_LINE} characters", path=path, line=number)


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


def _game(name: str, header: Header, path: str) -> Any:
    values = {key: value for key, (value, _) in header.items()}
    try:
        return headers_of(name).game_from_header(values)
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


def _steps(game: Any, lines: list[str], start: int, path: str) -> Iterator[Step]:
    for index in range(start, len(lines)):
        line = lines[index].split("#", 1)[0].strip()
        if line.startswith("="):
            if not line[1:].strip():
                raise FileError("a checkpoint has a digest behind =", path=path, line=index + 1)
            yield Step(CHECKPOINT, line[1:].strip(), index + 1)
        elif line.startswith(">"):
            yield Step(DERIVED, " ".join(line[1:].split()), index + 1)
        elif line.startswith("result "):
            yield Step(RESULT, " ".join(line.split()[1:]), index + 1)
        elif line:
            name, *words = line.split()
            for part in " ".join(words).split(";"):
                text = f"{name} {part.strip()}"
                try:
                    # Without a state only the words are looked at: the play comes later.
                    game.universe.parse(text, ())
                except ActionSyntaxError as wrong:
                    raise FileError(str(wrong), path=path, line=index + 1) from None
                yield Step(DECISION, text, index + 1)
