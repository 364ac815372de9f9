"""A part of the evidence: speed and size beside other engines."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.peers.report import FIGURES, calibration, exact, number
from benchmarks.peers.rounds import Report
from tools.evidence_text import ROOT, Failed, Section, table


def peers(scale: float) -> Section:
    """Run the comparisons with other engines and copy their figures."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "peers.json"
        command = [sys.executable, "-m", "benchmarks.peers", "--json", str(path)]
        command += ["--quick"] if scale < 1 else []
        done = subprocess.run(command, stdout=sys.stderr, check=False, cwd=ROOT)
        if done.returncode or not path.exists():
            raise Failed(f"benchmarks.peers ended with {done.returncode}")
        return peers_written(json.loads(path.read_text("utf-8")))


def peers_written(documents: dict[str, Any]) -> Section:
    """Write one table for each comparison, with the ratios and the targets."""
    text = """
Random play and retained child states, all engines of a table in one run, taking turns
(`benchmarks/peers` says what is counted). Games differ in what a decision is, so a ratio
compares engines only roughly; and machines swing, so the ratios say more than the figures.
"""
    good = True
    for document in documents.values():
        good = good and all(target["met"] for target in document["targets"])
        text += "\n" + compared(document)
    return Section(text.strip(), good)


def compared(document: dict[str, Any]) -> str:
    """Write what one comparison has found."""
    own = {name: document[name] for name in document if name not in ("ratios", "targets")}
    report = Report.read(own)
    text = f"""
### `{report.ours}`

{engines(report, document["ratios"])}

{targets(document["targets"])}

Calibration (`attrs.evolve` on a record of 20 fields and one of 15):
{calibration(report)}.
"""
    notes = [
        f"{row.name}: {row.failures} errors of its own were skipped."
        for row in report.engines.values()
        if row.failures
    ]
    for name, reason in report.missing.items():
        notes.append(f"{name}: left out ({reason.partition(':')[0]}).")
    return "\n".join((text.strip(), *notes)) + "\n"


def engines(report: Report, ratios: dict[str, dict[str, float]]) -> str:
    """Write the figures of the engines, and ours divided by those of each peer."""
    rows: list[tuple[Any, ...]] = [
        (row.name, *(number(getattr(row, figure)) for figure in FIGURES), row.games, row.children)
        for row in report.engines.values()
    ]
    for name, found in ratios.items():
        cells = (f"{found[figure]:.3g}x" if figure in found else "-" for figure in FIGURES)
        rows.append((f"ours / {name}", *cells, "-", "-"))
    heads = ("engine", "decisions/s", "steps/s", "games/s", "children/s", "bytes/child")
    return table((*heads, "games", "children"), rows)


def targets(judged: list[dict[str, Any]]) -> str:
    """Write each target beside what was found."""
    rows = [
        (
            target["what"],
            exact(target["wanted"]),
            exact(target["found"]),
            "yes" if target["met"] else "**no**",
        )
        for target in judged
    ]
    return table(("target", "wanted", "found", "met"), rows)
