"""The other parts of the evidence: plants, digests, imports, replays."""

from __future__ import annotations

import hashlib
import json
import os
import statistics
import subprocess
import sys
import sysconfig
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from tools.evidence_text import ROOT, Section, table
from tools.plant import Outcome, outcomes
from tools.plants import PLANTS

from executives import Replay
from executives.replay import DECISION, Status
from support.digests import BOARDROOM

# -- plants ---------------------------------------------------------------------------------------


def plants(scale: float) -> Section:
    """Plant every fault, or every second or third or so, and list which test kills it."""
    chosen = list(PLANTS[:: every(scale)])
    killed, survivors, good = [], [], True
    found = []
    for number, outcome in enumerate(outcomes(chosen), start=1):
        plant = outcome.plant
        found.append(outcome)
        if outcome.killed:
            killed.append((f"`{plant.name}`", plant.kind, f"`{outcome.note}`"))
        else:
            told = bool(plant.story) and outcome.note == plant.story
            good = good and told
            note = outcome.note if told else f"**without a story**: {outcome.note}"
            survivors.append((f"`{plant.name}`", plant.kind, note))
        word = "killed" if outcome.killed else "SURVIVED"
        line = f"plants: {number} of {len(chosen)}, {plant.name} {word}"
        print(line, file=sys.stderr, flush=True)
    text = f"""
Each fault was written from a clause or a law, not from the tests, and planted alone in a copy of
the library. **{len(killed)} of {len(chosen)} killed.** By the package planted in:
{by_package(found)}.

{table(("plant", "kind of fault", "killed by"), killed)}
"""
    if survivors:
        text += f"\nSurvivors:\n\n{table(('plant', 'kind of fault', 'story'), survivors)}\n"
    return Section(text.strip(), good)


def by_package(found: list[Outcome]) -> str:
    """How many were killed in each package, as text."""
    planted = Counter(outcome.plant.file.partition("/")[0] for outcome in found)
    killed = Counter(outcome.plant.file.partition("/")[0] for outcome in found if outcome.killed)
    return ", ".join(
        f"{killed[name]} of {number} in `{name}`" for name, number in sorted(planted.items())
    )


def every(scale: float) -> int:
    """The step that leaves about this share of a list."""
    return max(1, round(1 / scale))


# -- digests --------------------------------------------------------------------------------------

HASH_SEEDS = ("0", "1", "4711")
OTHERS = ("python3.11", "python3.12", "python3.13")
PROBE = "import sys, executives.networks, support.digests; print(*sys.version_info[:2], sep='.')"
DIGESTS = """
import json, platform, sys
from pyrsistent import pvector
from support.digests import digests
pure = type(pvector()).__module__.startswith("pyrsistent")
found = {"python": f"{platform.python_implementation()} {platform.python_version()}"}
found |= {"vectors": "pure" if pure else "C", "digests": digests(int(sys.argv[1]))}
print(json.dumps(found))
"""


class Setting(NamedTuple):
    """An interpreter, a hash seed, and whether C extensions are allowed."""

    python: str
    hash_seed: str
    pure: bool = False


def digests(scale: float) -> Section:
    """Play the same games in fresh processes that differ in what must not matter."""
    settings = [Setting(sys.executable, seed) for seed in HASH_SEEDS]
    settings += [Setting(sys.executable, seed, pure=True) for seed in HASH_SEEDS]
    absent = []
    for name in OTHERS:
        reason = hindrance(name)
        if reason:
            absent.append(f"`{name}` was left out: {reason}.")
        elif name != f"python{sys.version_info[0]}.{sys.version_info[1]}":
            settings += [Setting(name, seed) for seed in HASH_SEEDS]
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda setting: digested(setting, every(scale)), settings))
    return compared(settings, found, absent)


def hindrance(name: str) -> str:
    """Say why a Python cannot take part, or nothing."""
    if name == f"python{sys.version_info[0]}.{sys.version_info[1]}":
        return ""
    try:
        done = fresh(Setting(name, "0"), PROBE)
    except OSError:
        return "it is not on the path"
    version = done.stdout.strip()
    if done.returncode == 0:
        return "" if name == f"python{version}" else f"it is Python {version}"
    lines = done.stderr.strip().splitlines()
    last = lines[-1].partition(":")[0] if lines else ""
    return f"it cannot import the library ({last})" if "Error" in last else "it does not start"


def fresh(setting: Setting, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run code in a fresh process that finds the library, the tests and what they need."""
    folders = (str(ROOT / "src"), str(ROOT / "tests"), sysconfig.get_path("purelib"))
    environment = {
        **os.environ,
        "PYTHONHASHSEED": setting.hash_seed,
        "PYTHONPATH": os.pathsep.join(folders),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    environment.pop("PYRSISTENT_NO_C_EXTENSION", None)
    if setting.pure:
        environment["PYRSISTENT_NO_C_EXTENSION"] = "1"
    command = [setting.python, "-c", code, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def digested(setting: Setting, step: int) -> dict[str, Any]:
    """The digests under one setting; none, with a word about it, when the process fails."""
    done = fresh(setting, DIGESTS, str(step))
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        return {"python": Path(setting.python).name, "vectors": "failed", "digests": []}
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def compared(settings: list[Setting], found: list[dict[str, Any]], absent: list[str]) -> Section:
    """Write the table of digests; all have to be those of the first row."""
    first = found[0]["digests"]
    rows = []
    for setting, result in zip(settings, found, strict=True):
        own = result["digests"]
        one = hashlib.sha256("\n".join(own).encode()).hexdigest()[:16]
        same = "yes" if own and own == first else "**no**"
        vectors, hash_seed = result["vectors"], setting.hash_seed
        rows.append((result["python"], vectors, hash_seed, str(len(own)), f"`{one}`", same))
    equal = sum(row[-1] == "yes" for row in rows)
    heads = ("Python", "pyrsistent", "hash seed", "games", "digest of all digests", "equal")
    text = f"""
Law 10 between processes: one digest per game, of the number of legal actions at every decision,
of state, legal actions and a state determinized from a view at every 20th, and of the last state.
Beside The Networks with each mix of executives there are {len(BOARDROOM)} games of The Executives,
in which each value of each variant occurs.
"pure" means pyrsistent without its C extension. **{equal} of {len(rows)} processes equal.**

{table(heads, rows)}
"""
    if absent:
        text += "\n" + " ".join(absent) + "\n"
    return Section(text.strip(), equal == len(rows))


# -- imports --------------------------------------------------------------------------------------

PROCESSES = 9
LIMITS = {
    "import executives": 150,
    "from executives import networks": 450,
    "from executives import boardroom": 450,
}
"""Milliseconds that an import may take."""


def imports(scale: float) -> Section:
    """Time fresh processes that import the library, less those that import nothing."""
    codes = ("pass", *LIMITS)
    times: dict[str, list[float]] = {code: [] for code in codes}
    for number in range(PROCESSES + 1):
        for code in codes:
            began = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            if number:  # the first round only warms up
                times[code].append(1000 * (time.perf_counter() - began))
    medians = {code: statistics.median(values) for code, values in times.items()}
    costs = {code: medians[code] - medians["pass"] for code in LIMITS}
    rows = [
        (f"`{code}`", f"{costs[code]:.0f}", str(limit), "yes" if costs[code] <= limit else "**no**")
        for code, limit in LIMITS.items()
    ]
    heads = ("statement", "ms", "limit", "within")
    text = f"""
The median of {PROCESSES} fresh processes, taking turns, less the median of those that import
nothing ({medians["pass"]:.0f} ms).

{table(heads, rows)}
"""
    return Section(text.strip(), all(costs[code] <= limit for code, limit in LIMITS.items()))


# -- replays --------------------------------------------------------------------------------------


def replays(scale: float) -> Section:
    """Verify the golden replays and the example."""
    paths = (*sorted((ROOT / "tests" / "golden").glob("*.replay")),)
    paths += (*sorted((ROOT / "examples").glob("*.replay")),)
    rows = []
    for path in paths:
        text = path.read_text("utf-8")
        replay = Replay.parse(text, path=path.name)
        verdict = replay.verify()
        decisions = sum(step.kind == DECISION for step in replay.steps)
        exact = verdict.status is Status.EXACT
        status = str(verdict) if exact else f"**{verdict}**"
        again = "yes" if replay.dumps() == text else "**no**"
        name = path.relative_to(ROOT).as_posix()
        rows.append((f"`{name}`", replay.game.seats, decisions, status, again))
    exact_ones = sum(row[3] == "EXACT" for row in rows)
    heads = ("replay", "players", "decisions", "verdict", "written again letter by letter")
    text = f"""
**{exact_ones} of {len(rows)} golden replays verified EXACT**: every decision, forced decision,
checkpoint and result happens as it is written.

{table(heads, rows)}
"""
    good = all(row[3:] == ("EXACT", "yes") for row in rows) and bool(rows)
    return Section(text.strip(), good)
