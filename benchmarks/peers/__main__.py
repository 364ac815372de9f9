"""The command line: prepare the environment, run each comparison there, print what it found."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.peers import boardroom, environment, networks
from benchmarks.peers.report import lines, ratios, verdicts
from benchmarks.peers.rounds import FULL, QUICK, Report, measure

COMPARISONS = {
    "networks": networks.COMPARISON,
    "networks-first": networks.FIRST,
    "boardroom": boardroom.COMPARISON,
}


def main(arguments: Sequence[str]) -> int:
    """Run the wanted comparisons; inside the environment, measure one and write it down."""
    options = parse(arguments)
    if options.inside:
        budget = QUICK if options.quick else FULL
        report = measure(COMPARISONS[options.names[0]], options.seed, budget)
        options.inside.write_text(json.dumps(report.written()), encoding="utf-8")
        return 0
    wanted = {name: COMPARISONS[name] for name in options.names}
    engines = [engine for comparison in wanted.values() for engine in comparison.engines]
    python = environment.prepare(options.venv.resolve(), engines)
    documents: dict[str, Any] = {}
    missed = 0
    for name, comparison in wanted.items():
        report = measured_inside(python, name, options)
        print("\n".join(lines(comparison, report)), end="\n\n", flush=True)
        judged = verdicts(comparison, report)
        missed += sum(not verdict.met for verdict in judged)
        targets = [verdict._asdict() for verdict in judged]
        documents[name] = {**report.written(), "ratios": ratios(report), "targets": targets}
    if options.json:
        options.json.write_text(json.dumps(documents, indent=2) + "\n", encoding="utf-8")
    return 1 if missed and options.require else 0


def measured_inside(python: Path, name: str, options: argparse.Namespace) -> Report:
    """Measure one comparison in a fresh process of the environment."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "report.json"
        command = [str(python), "-m", "benchmarks.peers", name, "--seed", str(options.seed)]
        command += ["--inside", str(path), *(["--quick"] if options.quick else [])]
        done = subprocess.run(command, check=False, cwd=environment.ROOT, stdout=sys.stderr)
        if done.returncode:
            raise SystemExit(f"{name}: the measurement ended with {done.returncode}")
        return Report.read(json.loads(path.read_text("utf-8")))


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.peers", description="Compare the games with other engines."
    )
    known = ", ".join(COMPARISONS)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"some of {known}; else all")
    folder = environment.ROOT / "benchmarks" / ".peers-venv"
    parser.add_argument("--venv", type=Path, default=folder, help="where the peers are installed")
    parser.add_argument("--quick", action="store_true", help="short rounds")
    parser.add_argument("--seed", type=int, default=1, help="first seed of the random games")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    parser.add_argument("--require", action="store_true", help="exit 1 when a target is missed")
    parser.add_argument("--inside", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    unknown = [name for name in options.names if name not in COMPARISONS]
    if unknown:
        parser.error(f"no comparison is called {', '.join(unknown)}: there are {known}")
    options.names = [name for name in COMPARISONS if name in (options.names or COMPARISONS)]
    return options


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
