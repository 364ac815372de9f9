"""The part of the evidence that reads broken documents."""

from __future__ import annotations

import gc
import resource
import statistics
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

from tools.evidence_pool import Told, worked
from tools.evidence_text import Failed, Section, table

from support.fuzz_corpus import CORPORA
from support.fuzz_targets import DECISIONS, TARGETS, TO_THE_END
from support.fuzzing import SECONDS, stream_of, tried

_OF_EACH = {
    " positions": 40_000,
    " tables": 24_000,
    ".load": 18_000,
    " JSON": 32_000,
    " replays": 20_000,
    " headers": 8_000,
    " actions": 8_000,
    " codes": 8_000,
}
DOCUMENTS = {
    **{name + kind: count for name in CORPORA for kind, count in _OF_EACH.items()},
    "card sets": 12_000,
    "files of bytes": 20_000,
}
"""How many of each in the full run: 348,000 together."""
CHUNK = 250
MEMORY = 1 << 30
"""Bytes of address space that a process may have."""
MOST_ESCAPES = 20


class Task(NamedTuple):
    """Documents of a target, from seed ``first`` up to but not ``end``."""

    target: str
    first: int
    end: int


class Tried(NamedTuple):
    """What became of a task: the median of the times to read, the most processor time with its
    document, and memory in bytes, before its documents and at the most."""

    task: Task
    accepted: int
    escapes: tuple[tuple[str, int, str], ...]
    median: float
    slowest: tuple[float, int]
    before: int
    peak: int


def run(scale: float) -> Section:
    """Read all documents and write the section."""
    todo = list(tasks(scale))
    try:
        return written(list(read(todo)))
    except BrokenProcessPool:
        raise Failed("a process died while it read documents") from None


def tasks(scale: float) -> Iterator[Task]:
    """Chunks of documents, the targets in turn so that the estimate is fair."""
    left = {target: max(1, round(count * scale)) for target, count in DOCUMENTS.items()}
    rounds = max(1, max(left.values()) // CHUNK)
    for number in range(rounds):
        for target, count in left.items():
            first, end = count * number // rounds, count * (number + 1) // rounds
            if first < end:
                yield Task(target, first, end)


def limited() -> None:
    """Bound the memory of a process, so that a document cannot take it all."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def peak() -> int:
    """The most memory that this process has had, in bytes."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def attempt(task: Task) -> Tried:
    """Read the documents of a task."""
    target = TARGETS[task.target]
    target.make(stream_of(target, 0))  # What documents are made from is there from now on.
    gc.collect()
    before = peak()
    escapes, accepted, times, slowest = [], 0, [], (0.0, task.first)
    for seed in range(task.first, task.end):
        outcome = tried(target, seed)
        accepted += outcome.accepted
        times.append(outcome.seconds)
        slowest = max(slowest, (outcome.processor, seed))
        if outcome.escape is not None:
            escapes.append((task.target, seed, outcome.escape.reason))
    median = statistics.median(times)
    return Tried(task, accepted, tuple(escapes), median, slowest, before, peak())


def read(todo: list[Task]) -> Iterator[Tried]:
    """Work on all tasks in two processes."""
    return worked(
        attempt,
        todo,
        Told("fuzz", "documents", "escapes"),
        size=_size,
        count=lambda result: (_size(result.task), len(result.escapes)),
        initializer=limited,
    )


def _size(task: Task) -> int:
    return task.end - task.first


def written(results: list[Tried]) -> Section:
    """Write what became of the documents."""
    escapes = sorted(escape for result in results for escape in result.escapes)
    total = sum(result.task.end - result.task.first for result in results)
    before = min((result.before for result in results), default=0)
    most = max((result.peak for result in results), default=0)
    text = f"""
Valid documents of both games (positions, replays, JSON, card sets, texts and codes of actions) are
mutated by their structure, by lines, words and bytes, and read. An **escape** is any other outcome
than being read or being refused by the one documented error with a printable message: another
exception, a warning, more than {SECONDS:g} s of processor time, too much memory; or a document that
was read and then broke the engine: cards or tokens lost, a state that is impossible, no legal
action before the end, an error in {DECISIONS} decisions of random play (once in {TO_THE_END} all
decisions to the end), in views, boards, explanations, or in being written and read again.
Files of bytes go through the command line, which reads all of them: it must end with 0, 1 or 2.
A document is found again by the name of its target and its number.

{table(HEADS, by_target(results))}

Memory of a process: {most / 1e6:.0f} MB at the most, {before / 1e6:.0f} MB before its first
document; the limit was {MEMORY / 1e6:,.0f} MB.

**{total:,} documents, {len(escapes)} escapes.**
"""
    if escapes:
        rows = [(target, str(seed), reason) for target, seed, reason in escapes]
        text += f"\n{table(('target', 'number', 'what happened'), rows[:MOST_ESCAPES])}\n"
    return Section(text.strip(), not escapes)


HEADS = (
    *("target", "documents", "accepted", "refused", "escapes"),
    *("median ms", "most processor ms", "number of the slowest"),
)


def by_target(results: Iterable[Tried]) -> Iterator[tuple[object, ...]]:
    """One row per target, and one for all."""
    total = {"documents": 0, "accepted": 0, "escapes": 0}
    for target in DOCUMENTS:
        some = [result for result in results if result.task.target == target]
        counts = {
            "documents": sum(result.task.end - result.task.first for result in some),
            "accepted": sum(result.accepted for result in some),
            "escapes": sum(len(result.escapes) for result in some),
        }
        total = {name: total[name] + counts[name] for name in total}
        seconds, number = max((result.slowest for result in some), default=(0.0, 0))
        median = statistics.median([result.median for result in some] or [0.0])
        yield target, *shares(counts), f"{1000 * median:.1f}", f"{1000 * seconds:.0f}", str(number)
    yield "all", *shares(total), "-", "-", "-"


def shares(counts: dict[str, int]) -> tuple[int, int, int, int]:
    """Documents, those accepted, those refused, and those that escaped from being read or used."""
    refused = counts["documents"] - counts["accepted"]
    return counts["documents"], counts["accepted"], refused, counts["escapes"]
