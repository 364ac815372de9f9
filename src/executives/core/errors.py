"""Every error the library raises on purpose.

``ExecutivesError`` is the root.  What a user of the library did wrong is a ``ValueError``;
``EngineBug`` means that the library itself went wrong, and a report is welcome.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from executives.core.actions import Action
    from executives.core.violations import Violation


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

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[object, ...]]:
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
        super().__init__(f"{place}{message}")

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild_file_error, (type(self), self.message, self.path, self.line, self.faults)


def _rebuild_file_error(
    kind: type[FileError], message: str, path: str, line: int, faults: tuple[Fault, ...]
) -> FileError:
    return kind(message, path=path, line=line, faults=faults)


class GameOver(ExecutivesError, ValueError):
    """Raised when a result is asked for before the end."""


class EngineBug(ExecutivesError, RuntimeError):
    """Raised when an invariant of the engine is broken: never the caller's fault."""
