"""Plant faults in a copy of the library and show that the tests catch them.

``python tools/plant.py [NAME ...]``.  Every plant was written from a clause or a law, not from
the tests; it names the kind of fault and the test that kills it.  Of a plant that breaks one
clause, only the tests that claim this clause are run.  A survivor stays in the list with its
story.  Exit code 1 if a plant survives that should not, or cannot be planted.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools.plants import PLANTS, Plant

ROOT = Path(__file__).parent.parent


class Outcome(NamedTuple):
    """What became of a plant: killed or not, and by which test."""

    plant: Plant
    killed: bool
    note: str
    planted: bool = True


def main(arguments: list[str]) -> int:
    """Plant all faults, or those named, and print a table."""
    chosen = [plant for plant in PLANTS if not arguments or plant.name in arguments]
    bad = 0
    for outcome in outcomes(chosen):
        expected = outcome.killed or (outcome.planted and bool(outcome.plant.story))
        bad += not expected
        word = "killed" if outcome.killed else "SURVIVED"
        print(f"{word:<9} {outcome.plant.name:<34} {outcome.plant.kind:<22} {outcome.note}")
        sys.stdout.flush()
    print(f"{len(chosen)} plants, {bad} survivors without a story")
    return 1 if bad else 0


def outcomes(plants: list[Plant]) -> Iterator[Outcome]:
    """Plant one fault after the other in a fresh copy and run its test."""
    for plant in plants:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "src"
            shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__"))
            place = copy / "executives" / plant.file
            text = place.read_text("utf-8")
            if text.count(plant.old) != 1:
                yield Outcome(plant, False, f"its text is not once in {plant.file}", False)
                continue
            place.write_text(text.replace(plant.old, plant.new), "utf-8")
            yield _run(plant, copy)


def _run(plant: Plant, source: Path) -> Outcome:
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--no-header"]
    if plant.clause:
        command += ["-p", "tools.claimed", "--claims", plant.clause]
    done = subprocess.run(
        [*command, plant.killer], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    failed = re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", done.stdout, re.MULTILINE)
    if done.returncode == 1 and failed:
        return Outcome(plant, True, failed[0])
    if done.returncode != 0:
        return Outcome(plant, False, f"pytest ended with {done.returncode}: {plant.killer}")
    return Outcome(plant, False, plant.story or plant.killer)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
