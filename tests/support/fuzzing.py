"""The fuzzing harness: a document, its reader, a watchdog, and what counts as an escape."""

from __future__ import annotations

import signal
import time
import traceback
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import attrs

from executives import FileError
from executives.core.streams import Stream

SECONDS = 1.0
"""Processor time that reading one document may take; using what was read may take ten times it."""
LONGEST_MESSAGE = 100_000


class TooSlow(BaseException):
    """The watchdog's: no reader catches it by accident."""


@attrs.frozen
class Target:
    """Something that reads documents.

    ``make`` gives a document, ``read`` reads it, ``use`` works with what was read; ``errors`` are
    the ones that ``read`` may raise.
    """

    name: str
    make: Callable[[Stream], Any]
    read: Callable[[Any], Any]
    use: Callable[[Any, Stream], None]
    errors: tuple[type[Exception], ...] = (FileError,)


@attrs.frozen
class Escape:
    """A document that got out: another error, a warning, or too long a time."""

    target: str
    seed: int
    document: Any
    reason: str
    trace: str

    def __str__(self) -> str:
        return f"{self.target}, seed {self.seed}: {self.reason}"


@attrs.frozen
class Outcome:
    """What became of a document; how long it took to read, and the processor's part of it."""

    accepted: bool
    seconds: float
    processor: float
    escape: Escape | None = None


@contextmanager
def watchdog(seconds: float) -> Iterator[None]:
    """Raise TooSlow after so much processor time of this process."""

    def bark(*_: object) -> None:
        raise TooSlow(f"more than {seconds:g} s")

    former = signal.signal(signal.SIGPROF, bark)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, former)


def stream_of(target: Target, seed: int) -> Stream:
    """What the document of a seed is made from."""
    return Stream(seed, f"fuzz {target.name}")


def tried(target: Target, seed: int) -> Outcome:
    """Make the document of a seed and read it."""
    return read(target, target.make(stream_of(target, seed)), seed)


def read(target: Target, document: Any, seed: int = 0) -> Outcome:
    """Read a document, and use what was read if it is accepted."""
    clock = Clock()
    accepted = False
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            with watchdog(SECONDS):
                try:
                    value = target.read(document)
                    accepted = True
                except target.errors as wrong:
                    check_message(str(wrong))
            clock.stop()
            if accepted:
                with watchdog(10 * SECONDS):
                    target.use(value, Stream(seed, "fuzz use"))
        except (Exception, TooSlow) as wrong:
            trace = "".join(traceback.format_exception(wrong))[-3000:]
            reason = f"{type(wrong).__name__}: {wrong}"[:300]
            escape = Escape(target.name, seed, document, reason, trace)
            return Outcome(accepted, *clock.stop(), escape)
    return Outcome(accepted, *clock.stop())


class Clock:
    """Seconds since it was made until it is first stopped, on the wall and of the processor."""

    def __init__(self) -> None:
        self._began = (time.perf_counter(), time.process_time())
        self._found: tuple[float, float] | None = None

    def stop(self) -> tuple[float, float]:
        """The seconds at the first stop."""
        if self._found is None:
            wall, processor = self._began
            self._found = (time.perf_counter() - wall, time.process_time() - processor)
        return self._found


def check_message(text: str) -> None:
    """A message is short, can be written as UTF-8 and gives a terminal no orders."""
    text.encode()
    assert len(text) < LONGEST_MESSAGE, f"a message of {len(text)} letters"
    assert not set(text) & set("\0\x1b\x07\x08\r"), f"control characters in {text[:200]!r}"
