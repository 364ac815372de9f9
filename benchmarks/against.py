"""Compare this tree with another one of the same library, both run alternately.

    python benchmarks/against.py OTHER_TREE [--rounds 7]

Every round is a fresh process for each tree, so that a slow minute of the machine hits both, and
the time is that of the processor.
Printed is the best of all rounds and the ratio of this tree to the other one; trust the ratio.
A decision is ``legal_actions`` and ``apply``; a child is the result of one legal action of every
tenth state, all of them retained; the positions are those of random games of three executives.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

WORKER = """
import gc, json, time, tracemalloc
from executives import networks
from executives.core.streams import Stream

game = networks.Game(("Ann", "Bo", "Cy"), executives=("beeb", "butcher", "continuum"))

def play(seed):
    stream, state, decisions = Stream(seed, "against"), game.start(seed), 0
    while not game.is_over(state):
        legal = game.legal_actions(state)
        state = game.apply(state, legal[stream.below(len(legal))])
        decisions += 1
    return decisions

for seed in range(3):
    play(seed)
gc.collect()
began = time.process_time()
decisions = sum(play(seed) for seed in range(40))
took = time.process_time() - began

pairs = []
for seed in range(12):
    stream, state, number = Stream(seed, "against"), game.start(seed), 0
    while not game.is_over(state):
        legal = game.legal_actions(state)
        if number % 10 == 0:
            pairs.append((state, legal))
        state = game.apply(state, legal[stream.below(len(legal))])
        number += 1

def children():
    return [game.apply(state, action) for state, legal in pairs for action in legal]

gc.collect()
began = time.process_time()
kept = children()
spent = time.process_time() - began
number = len(kept)
del kept
gc.collect()
tracemalloc.start()
kept = children()
size, _ = tracemalloc.get_traced_memory()
print(json.dumps({
    "decisions/s": decisions / took,
    "games/s": 40 / took,
    "children/s": number / spent,
    "bytes/child": size / number,
}))
"""


def measured(tree: Path) -> dict[str, float]:
    """The figures of one tree, from a fresh process."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, "-c", WORKER], env=environment, capture_output=True, text=True, check=True
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def best(rounds: Sequence[dict[str, float]], name: str) -> float:
    """The best of all rounds: the least bytes, the most of anything else."""
    values = [figures[name] for figures in rounds]
    return min(values) if name.startswith("bytes") else max(values)


def main(arguments: Sequence[str]) -> int:
    """Run both trees in turns and print the table."""
    parser = argparse.ArgumentParser(description="Compare this tree with another one.")
    parser.add_argument("other", type=Path)
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args(arguments)
    here: list[dict[str, float]] = []
    there: list[dict[str, float]] = []
    for number in range(options.rounds):
        order = ((here, ROOT), (there, options.other))
        for found, tree in order if number % 2 else reversed(order):
            found.append(measured(tree))
    print(f"{'':<14}{'this':>12}{'other':>12}{'ratio':>8}")
    for name in here[0]:
        mine, theirs = best(here, name), best(there, name)
        print(f"{name:<14}{mine:>12,.0f}{theirs:>12,.0f}{mine / theirs:>8.2f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
