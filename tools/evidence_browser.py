"""A part of the evidence: the replay player in a real browser, and the size of its documents."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from xml.etree import ElementTree

from tools.evidence_text import ROOT, Failed, Section, table

from executives import Replay
from executives.replay import DECISION

LARGEST = 3000
"""Kilobytes that the document of a whole game may have."""


def run(scale: float) -> Section:
    """Run the browser tests, none of which may be skipped, and measure the documents."""
    passed, bad = tested()
    rows = measured()
    small = all(row[3] <= LARGEST for row in rows)
    heads = ("replay", "players", "decisions", "kB", "processor seconds")
    text = f"""
Every control of the replay player is used in Chromium, at the widths of a desktop and of a
telephone, in light and dark windows and in the frame of a notebook; nothing may be asked of a
network, and nothing written to the console. **{passed} of {passed + bad} tests passed.**

The documents of golden replays of both games, with the views of all seats; the limit is
{LARGEST:,} kB.

{table(heads, [(f"`{row[0]}`", *row[1:3], f"{row[3]:,.0f}", f"{row[4]:.1f}") for row in rows])}
"""
    return Section(text.strip(), small and passed > 0 and not bad)


def tested() -> tuple[int, int]:
    """How many browser tests passed, and how many failed or were skipped."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", "tests/browser", f"--junitxml={report}"]
        environment = {**os.environ, "EXECUTIVES_BROWSER": "required"}
        done = subprocess.run(command, env=environment, stdout=sys.stderr, check=False, cwd=ROOT)
        if not report.exists():
            raise Failed(f"pytest ended with {done.returncode}")
        cases = ElementTree.parse(report).getroot().findall(".//testcase")
    bad = sum(len(case.findall("*")) > 0 for case in cases)
    return len(cases) - bad, bad


Row = tuple[str, int, int, float, float]
"""A replay, its players, its decisions, kilobytes and processor seconds."""


def measured() -> list[Row]:
    """The documents of golden replays of three players and more."""
    rows: list[Row] = []
    for path in sorted((ROOT / "tests" / "golden").glob("*.replay")):
        replay = Replay.parse(path.read_text("utf-8"), path=path.name)
        if replay.game.seats < 3:
            continue
        began = time.process_time()
        size = len(replay.show().html.encode()) / 1000
        taken = time.process_time() - began
        decisions = sum(step.kind == DECISION for step in replay.steps)
        rows.append((path.name, replay.game.seats, decisions, size, taken))
    return rows
