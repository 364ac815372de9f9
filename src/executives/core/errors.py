"""Every error the library raises on purpose.

``ExecutivesError`` is the root.  What a user of the library did wrong is a ``ValueError``;
``EngineBug`` means that the library itself went wrong, and a report is welcome.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from executives.core.actions import Action
    from executives.core.violations import Violation

LONGEST_SHOWN = 80
"""Letters of a text that a message repeats."""


class ExecutivesError(Exception):
    """Root of all errors of this library."""


class IllegalAction(ExecutivesError, ValueError):
    """Raised by ``apply`` and ``step`` for an action that ``check`` refuses.

    ``violations`` holds every reason, each with its clause; nothing was changed.
    """

    def __init__(self, action: Action, violations: tuple[Violation, ...]) -> None:
        self.action = action
        self.violations = violations
        reasons = "; ".join(str(violation) for violation in violations)
        super().__init__(f"{action}: {reasons}")

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.action, self.violations)


class ActionSyntaxError(ExecutivesError, ValueError):
    """Raised by ``parse`` for a text that names no action of the game."""


class ConfigurationError(ExecutivesError, ValueError):
    """Raised when a game cannot be made from what it was given; ``key`` names the part."""

    def __init__(self, message: str, *, key: str = "") -> None:
        self.key = key
        super().__init__(message)


class PluginError(ConfigurationError):
    """Raised when a plugin is malformed or clashes with another one."""


class Fault(NamedTuple):
    """One thing wrong in a document: the path within it, the line (0: not known), and what."""

    path: str
    line: int
    message: str

    def __str__(self) -> str:
        where = f"{self.path}: " if self.path else ""
        return f"{where}{self.message}" + (f" (line {self.line})" if self.line else "")


class FileError(ExecutivesError, ValueError):
    """Raised for a card set, position or replay that cannot be read.

    ``path`` names the file or the place within the document, ``line`` counts from 1
    (0 when the line is not known).  ``faults`` holds everything that is wrong, where more than
    one thing can be told; ``path`` and ``line`` are then those of the first.
    """

    def __init__(
        self, message: str, *, path: str = "", line: int = 0, faults: tuple[Fault, ...] = ()
    ) -> None:
        self.message = message
        self.path = path
        self.line = line
        self.faults = faults or (Fault("", line, message),)
        place = f"{path}:{line}: " if path and line else f"line {line}: " if line else ""
        place = place or (f"{path}: " if path else "")
        ExecutivesError.__init__(self, f"{place}{message}")

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild_file_error, (type(self), self.message, self.path, self.line, self.faults)


def _rebuild_file_error(
    kind: type[FileError], message: str, path: str, line: int, faults: tuple[Fault, ...]
) -> FileError:
    return kind(message, path=path, line=line, faults=faults)


class LineError(FileError):
    """Raised for a line of a replay or a script that cannot be read or played.

    ``line`` counts from 1 (0 when the decision stood in no text) and ``text`` is the line, or the
    decision of it that is wrong.  ``reasons`` say what is wrong, in the names of the players,
    ``hint`` what to do ("" for nothing).  ``nearest`` are at most five decisions (for a misspelt
    player, names) that may have been meant, ``violations`` the reasons with their clauses where
    the line can be read but not played (see IllegalLine).
    """

    def __init__(
        self,
        *reasons: str,
        path: str = "",
        line: int = 0,
        text: str = "",
        violations: tuple[Violation, ...] = (),
        nearest: tuple[str, ...] = (),
        hint: str = "",
    ) -> None:
        self.reasons = reasons
        self.text = text
        self.violations = violations
        self.nearest = nearest
        self.hint = hint
        message = self._head() + "; ".join((*reasons, hint) if hint else reasons)
        FileError.__init__(self, message, path=path, line=line)

    def _head(self) -> str:
        return ""

    def _values(self) -> dict[str, Any]:
        names = ("path", "line", "text", "violations", "nearest", "hint")
        return {name: getattr(self, name) for name in names}

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild_line_error, (type(self), self.reasons, self._values())

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows in the place of the stack: the line, and below it each reason."""
        place = str(self).removesuffix(self.message)
        text = self.text if self.text.isprintable() else shown(self.text)
        lines = [f"{type(self).__name__}: {place}{text}".rstrip(": ")]
        return lines + [f"  {part}" for part in (*self.reasons, self.hint) if part]


class IllegalLine(LineError, IllegalAction):
    """Raised for a line of a replay or a script that the rules refuse; an IllegalAction too."""

    def __init__(self, *reasons: str, action: Action, **values: Any) -> None:
        self.action = action
        LineError.__init__(self, *reasons, **values)

    def _head(self) -> str:
        return f"{shown(self.text)} is illegal: "

    def _values(self) -> dict[str, Any]:
        return {**LineError._values(self), "action": self.action}


def _rebuild_line_error(
    kind: type[LineError], reasons: tuple[str, ...], values: dict[str, Any]
) -> LineError:
    return kind(*reasons, **values)


def shown(text: str) -> str:
    """A text for a message: in quotes, cut when it is long."""
    return repr(text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 3]}...")


class GameOver(ExecutivesError, ValueError):
    """Raised when a result is asked for before the end."""


class EngineBug(ExecutivesError, RuntimeError):
    """Raised when an invariant of the engine is broken: never the caller's fault."""
