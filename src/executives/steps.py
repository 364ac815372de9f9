"""Steps of replays: what a line of play consists of, and reading it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import attrs

from executives.core.actions import Action
from executives.core.codec import CONTROL
from executives.core.digest import digest
from executives.core.errors import ActionSyntaxError, FileError
from executives.core.records import Record, record
from executives.faulty_lines import unread

DECISION, DERIVED, CHECKPOINT, RESULT = "decision", "derived", "checkpoint", "result"
SIGNS = {DERIVED: ">", CHECKPOINT: "=", RESULT: "result"}
"""What stands in front of lines that are no decisions."""

MAX_CHARACTERS = 1 << 20
MAX_LINE = 1 << 12


@record
class Step(Record):
    """One decision, forced decision, checkpoint or result, and the line where it stands."""

    kind: str
    text: str
    line: int = attrs.field(default=0, eq=False)


def named(game: Any, action: Action) -> str:
    """An action as replays write it, with the name of its player."""
    return f"{game.players[action.seat]} {game.universe.text_of(action)}"


def result_words(game: Any, state: Any) -> str:
    """The final scores as replays write them, e.g. ``Ann 61 Bo 58``."""
    if not game.is_over(state):
        return "no result yet"
    pairs = zip(game.players, game.result(state).scores, strict=True)
    return " ".join(f"{name} {tally.total}" for name, tally in pairs)


def confirmation(game: Any, state: Any, kind: str) -> str:
    """What a checkpoint or a result (``kind``) has to say in a state."""
    return digest(state) if kind == CHECKPOINT else result_words(game, state)


def fit_lines(text: str, path: str) -> list[str]:
    """The lines of a text; FileError if it is too long or not fit for messages and terminals."""
    if len(text) > MAX_CHARACTERS:
        raise FileError(f"a replay has at most {MAX_CHARACTERS} characters", path=path)
    text = text.replace("\r\n", "\n")
    found = CONTROL.search(text)
    if found is not None:
        number = text.count("\n", 0, found.start()) + 1
        raise FileError(f"the control character {found[0]!r}", path=path, line=number)
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        if len(line) > MAX_LINE:
            raise FileError(f"more than {MAX_LINE} characters", path=path, line=number)
    return lines


def steps_of(
    game: Any,
    lines: list[str],
    *,
    start: int = 0,
    path: str = "",
    state: Callable[[], Any] | None = None,
) -> Iterator[Step]:
    """The steps in ``lines`` from the index ``start`` on; LineError for one that has no meaning.

    ``state`` gives the state that each step is read in.  Without it only the words of decisions
    are looked at: the play comes later.
    """
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
                step = Step(DECISION, f"{name} {part.strip()}", index + 1)
                read(game, step, path=path, state=state() if state else None)
                yield step


def read(game: Any, step: Step, *, path: str = "", state: Any = None) -> Action:
    """The action of a decision in a state, or in none; LineError if it has no meaning."""
    try:
        if state is None:
            action: Action = game.universe.parse(step.text, ())
        else:
            action = game.parse(step.text, state)
    except ActionSyntaxError as wrong:
        error = unread(game, step.text, wrong, state=state, path=path, line=step.line)
        raise error from None
    return action
