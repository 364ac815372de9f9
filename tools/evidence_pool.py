"""Tasks in two processes, with a line about the progress now and then."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from typing import Any, NamedTuple, TypeVar

WORKERS = 2
SECONDS = 30
"""Between two lines about the progress."""

T = TypeVar("T")
R = TypeVar("R")


class Told(NamedTuple):
    """What a line about the progress speaks of: the section, and words for tasks and trouble."""

    section: str
    items: str
    trouble: str


def worked(
    work: Callable[[T], R],
    todo: Iterable[T],
    told: Told,
    *,
    size: Callable[[T], int],
    count: Callable[[R], tuple[int, int]],
    initializer: Callable[[], Any] | None = None,
) -> Iterator[R]:
    """The results of all tasks as they come; tell on stderr how far they are.

    ``size`` is the number of items of a task, ``count`` that of a result and of its troubles.
    """
    tasks = list(todo)
    total = sum(map(size, tasks))
    began = time.monotonic()
    due = began + SECONDS
    done = bad = 0
    with ProcessPoolExecutor(WORKERS, initializer=initializer) as pool:
        waiting = {pool.submit(work, task) for task in tasks}
        while waiting:
            left = max(0.0, due - time.monotonic())
            ready, waiting = wait(waiting, timeout=left, return_when=FIRST_COMPLETED)
            for future in ready:
                result = future.result()
                items, troubles = count(result)
                done += items
                bad += troubles
                yield result
            if time.monotonic() >= due:
                due += SECONDS
                tell(told, done, total, bad, time.monotonic() - began)


def tell(told: Told, done: int, total: int, bad: int, seconds: float) -> None:
    """Print one line about the progress."""
    rest = f"about {seconds * (total - done) / done / 60:.0f} min left" if done else "no estimate"
    so_far = f"{done} of {total} {told.items}, {bad} {told.trouble}, {seconds / 60:.1f} min"
    print(f"{told.section}: {so_far}, {rest}", file=sys.stderr, flush=True)
