"""Let the engines of a comparison take turns, and keep the best of each."""

from __future__ import annotations

import importlib
import platform
import timeit
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any

from benchmarks.peers.engine import Comparison
from benchmarks.peers.work import Work

REFERENCE_US = 15.0
"""What the calibration takes on the machine where the targets were set."""

LOOPS = 4_000


@dataclass
class Budget:
    """How long an engine plays and keeps children in one round, in seconds."""

    playing: float
    keeping: float
    rounds: int


FULL = Budget(2.0, 2.0, 9)
QUICK = Budget(0.6, 0.4, 5)


@dataclass
class Figures:
    """The best of one engine; 0 bytes mean that they cannot be measured here."""

    name: str
    decisions_per_second: float = 0.0
    steps_per_second: float = 0.0
    games_per_second: float = 0.0
    children_per_second: float = 0.0
    bytes_per_child: float = 0.0
    games: int = 0
    children: int = 0
    failures: int = 0


RATES = ("decisions_per_second", "steps_per_second", "games_per_second", "children_per_second")


@dataclass
class Report:
    """Everything that one comparison has found out; `engines` by name, ours last."""

    ours: str
    python: str
    calibration_us: list[float] = field(default_factory=list)
    engines: dict[str, Figures] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, document: dict[str, Any]) -> Report:
        """Make a report from what `asdict` made of one."""
        engines = {name: Figures(**row) for name, row in document["engines"].items()}
        return cls(**{**document, "engines": engines})

    def written(self) -> dict[str, Any]:
        """The report as a JSON object."""
        return asdict(self)


def calibrate() -> float:
    """Return the microseconds of `attrs.evolve` on a 20-field and a 15-field record together.

    It takes about as long as a block of work, so that it meets a quiet machine as seldom.
    """
    attrs: Any = importlib.import_module("attrs")
    total = 0.0
    for size in (20, 15):
        names = [f"field_{index}" for index in range(size)]
        cls = attrs.make_class(f"Record{size}", names, frozen=True, slots=True)
        call = partial(attrs.evolve, cls(*range(size)), field_7=99)
        total += min(timeit.repeat(call, number=LOOPS, repeat=2)) / LOOPS
    return total * 1e6


def measure(comparison: Comparison, seed: int, budget: Budget) -> Report:
    """Measure all engines in turns, with a calibration before each turn."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    report = Report(comparison.ours.name, python)
    works = planned(comparison, seed, budget, report)
    for number in range(budget.rounds):
        for work in works if number % 2 else reversed(works):
            report.calibration_us.append(calibrate())
            work.round()
    for work in works:
        complete(report.engines[work.engine.name], work, report.missing)
    return report


def planned(comparison: Comparison, seed: int, budget: Budget, report: Report) -> list[Work]:
    """Make and plan the engines; one of somebody else that does not work is left out."""
    works = []
    for maker in comparison.engines:
        try:
            work = Work(maker(), seed)
            work.plan(budget.playing, budget.keeping)
        except Exception as error:
            if not maker.version:
                raise
            report.missing[maker.name] = f"{type(error).__name__}: {error}"
        else:
            report.engines[maker.name] = Figures(maker.name)
            works.append(work)
    return works


def complete(figures: Figures, work: Work, missing: dict[str, str]) -> None:
    """Write down the best of all rounds and weigh the children."""
    played, kept = work.played(), work.kept()
    figures.decisions_per_second = played.decisions / played.playing
    figures.steps_per_second = played.steps / played.playing
    figures.games_per_second = played.games / played.seconds
    figures.children_per_second = kept.children / kept.seconds
    try:
        figures.bytes_per_child = work.weigh()
    except RuntimeError as error:
        missing[f"bytes of {figures.name}"] = str(error)
    figures.games, figures.children = played.games, kept.children
    figures.failures = work.failures
