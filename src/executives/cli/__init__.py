"""The command line: ``executives COMMAND ...``, one module per command.

Exit codes: 0 is fine, 1 a negative answer (a diverged replay, an illegal action, nothing
found), 2 bad input.  Each fault is one line on the error stream.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TextIO

from executives.cli import cards, conformance, explain, play, position, replay, rules, simulate
from executives.core.errors import ExecutivesError, Fault, FileError

COMMANDS = (rules, position, explain, replay, play, simulate, cards, conformance)

FINE, NEGATIVE, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; wrong usage leaves with exit code 2."""
    _make_printable(sys.stdout)
    options = parser().parse_args(arguments)
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough; nothing may be flushed into the closed pipe at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except KeyboardInterrupt:
        return INTERRUPTED
    except ExecutivesError as wrong:
        return _complain(faults_of(wrong))
    except Exception as wrong:
        return _complain([f"internal error, please report it: {type(wrong).__name__}: {wrong}"])
    return code


def parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    made = argparse.ArgumentParser(
        prog="executives", description="Rules, positions, replays and simulations of the games."
    )
    verbs = made.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(verbs)
    return made


def faults_of(wrong: ExecutivesError) -> list[str]:
    """One line for each fault, with its file and line."""
    if not isinstance(wrong, FileError):
        return str(wrong).splitlines()[:1]
    return [_fault_line(wrong.path, fault) for fault in wrong.faults]


def _fault_line(path: str, fault: Fault) -> str:
    line = f"{path}:{fault.line}" if path and fault.line else path
    places = [place for place in (line, fault.path) if place]
    if fault.line and not path:
        places = [f"line {fault.line}", *places]
    return ": ".join([*places, fault.message])


def _complain(faults: list[str]) -> int:
    for fault in faults:
        print(f"executives: {' '.join(fault.split())}", file=sys.stderr)
    return BAD_INPUT


def _make_printable(stream: TextIO) -> None:
    """Names may have letters that a terminal cannot show: write their codes instead."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")
