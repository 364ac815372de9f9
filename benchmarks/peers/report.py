"""Ratios and verdicts of a report, and the lines that are printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from benchmarks.peers.engine import Comparison, Target
from benchmarks.peers.rounds import RATES, REFERENCE_US, Report

FIGURES = (*RATES, "bytes_per_child")


class Verdict(NamedTuple):
    """A target beside what was found; `found` is 0 when it could not be judged."""

    what: str
    wanted: float
    found: float
    met: bool


def ratios(report: Report) -> dict[str, dict[str, float]]:
    """Return for each peer our figures divided by its own, as far as both are known."""
    ours = report.engines[report.ours]
    found = {}
    for name, theirs in report.engines.items():
        if name != report.ours:
            pairs = {figure: (getattr(ours, figure), getattr(theirs, figure)) for figure in FIGURES}
            found[name] = {figure: mine / its for figure, (mine, its) in pairs.items() if its}
    return found


def verdicts(comparison: Comparison, report: Report) -> list[Verdict]:
    """Judge every target; one whose peer is missing is not met."""
    return [judged(target, report) for target in comparison.targets]


def judged(target: Target, report: Report) -> Verdict:
    """Judge one target; an absolute rate is scaled by the best calibration of the run."""
    rate = target.figure in RATES
    what = target.figure.replace("_", " ")
    if target.peer:
        found = ratios(report).get(target.peer, {}).get(target.figure, 0.0)
        what += f", as a multiple of {target.peer}"
    else:
        found = getattr(report.engines[report.ours], target.figure)
        if rate:
            found *= min(report.calibration_us) / REFERENCE_US
            what += f", scaled to {REFERENCE_US:.0f} us"
    met = found >= target.limit if rate else 0 < found <= target.limit
    return Verdict(what, target.limit, found, met)


def lines(comparison: Comparison, report: Report) -> Iterator[str]:
    """Write the table, the ratios, the targets and the calibration."""
    heads = ("decisions/s", "steps/s", "games/s", "children/s", "bytes/child")
    yield f"{report.ours:32}" + "".join(f"{head:>13}" for head in heads)
    for row in report.engines.values():
        cells = (number(getattr(row, figure)) for figure in FIGURES)
        yield f"{row.name:32}" + "".join(f"{cell:>13}" for cell in cells)
    for name, found in ratios(report).items():
        times = (f"{found[figure]:.3g}x" if figure in found else "-" for figure in FIGURES)
        yield f"{f'ours / {name}':32}" + "".join(f"{cell:>13}" for cell in times)
    for row in report.engines.values():
        note = f", {row.failures} errors skipped" if row.failures else ""
        yield f"{row.name}: {row.games:,} games, {row.children:,} children a round{note}"
    for name, reason in report.missing.items():
        yield f"{name}: left out ({reason})"
    for target in verdicts(comparison, report):
        word = "met" if target.met else "MISSED"
        yield f"target {word}: {target.what}: {exact(target.found)}, wanted {exact(target.wanted)}"
    yield f"calibration: {calibration(report)}"


def calibration(report: Report) -> str:
    """Say what the calibration took, on this machine and on the one of the targets."""
    best, worst = min(report.calibration_us), max(report.calibration_us)
    where = f"{REFERENCE_US:.0f} us on the machine where the targets were set"
    return f"{best:.1f} us at best, {worst:.1f} us at worst; {where}"


def number(value: float) -> str:
    """Write a figure, a small one with a decimal, an unknown one as a dash."""
    if not value:
        return "-"
    return f"{value:,.1f}" if value < 100 else f"{value:,.0f}"


def exact(value: float) -> str:
    """Write a limit or what is beside it: whole when it is large, else to three digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
