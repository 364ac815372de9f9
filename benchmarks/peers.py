"""Compare the speed and size of `executives.networks` with two other rules engines.

The script makes its own virtual environment, runs itself inside it and prints one table.
All peers are measured in one run, taking turns, so that a slow minute of the machine hits all
of them; trust the ratios, not the absolute figures.

What is measured:

- A decision is: ask whether the game is over, enumerate the legal actions, choose one of them
  uniformly, apply it. A decision with a single legal action is executed but not counted; its
  time is. Steps are all of them, counted or not: catanatron asks for many moves that leave no
  choice, which `executives` plays by itself, so the two columns bracket the comparison.
- Games per second are whole random games, including the start.
- Retained children are the results of every legal action of every tenth state of random games,
  all kept in a list; about as many for each peer, since the garbage collector takes longer the
  more there is. The actions are enumerated before the clock starts. (catanatron enumerates
  the actions of the child while it applies an action, and cannot do without.)
- Bytes per child are what `tracemalloc` sees after the same loop, in a pass of its own.

Rates are the best of several repetitions of identical work.
The peers apply actions without checking them; `executives` checks every action.
"""

import argparse
import gc
import importlib
import json
import os
import platform
import subprocess
import sys
import timeit
import tracemalloc
import venv
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Protocol

ROOT = Path(__file__).resolve().parent.parent
PINS = {"catanatron": "3.2.1", "chess": "1.11.2"}
NAMES = ("catanatron", "chess", "executives")
REFERENCE_US = 15.0
SAMPLE_EVERY = 10
MOST_CHILDREN = 8_000
MOST_TRACED = 6_000

MISSING = """
import importlib.metadata, importlib.util, json, sys
def has(name, pin):
    try:
        return pin in ("", importlib.metadata.version(name))
    except importlib.metadata.PackageNotFoundError:
        return pin == "" and importlib.util.find_spec(name) is not None
print(json.dumps([n for n, p in json.loads(sys.argv[1]).items() if not has(n, p)]))
"""


class Peer(Protocol):
    """What the measurement needs to know about a rules engine."""

    name: str
    tolerant: bool
    failures: int

    def start(self, seed: int) -> Any:
        """Return a fresh game."""

    def is_over(self, state: Any) -> bool:
        """Tell whether the game has ended."""

    def actions(self, state: Any) -> Sequence[Any]:
        """Return the legal actions."""

    def apply(self, state: Any, action: Any) -> Any:
        """Play on, perhaps in place, and return the state to continue with."""

    def child(self, state: Any, action: Any) -> Any:
        """Return the state after *action* and leave *state* as it is."""

    def keep(self, state: Any) -> Any:
        """Return something that later calls of `apply` do not change."""


class Catanatron:
    """Catan for four seats; mutable, copied for each child."""

    name = f"catanatron {PINS['catanatron']}"
    tolerant = True

    def __init__(self) -> None:
        self.failures = 0
        self._game: Any = importlib.import_module("catanatron.game")
        self._player: Any = importlib.import_module("catanatron.models.player")

    def start(self, seed: int) -> Any:
        """Return a fresh game; its constructor seeds the global random module."""
        colors = list(self._player.Color)[:4]
        players = [self._player.RandomPlayer(color) for color in colors]
        return self._game.Game(players, seed=seed + 1)

    def is_over(self, state: Any) -> bool:
        """Tell whether somebody has won or the engine's own limit of turns is reached."""
        if state.winning_color() is not None:
            return True
        return bool(state.state.num_turns >= self._game.TURNS_LIMIT)

    def actions(self, state: Any) -> Sequence[Any]:
        """Return the list that the engine made when it applied the last action."""
        actions: Sequence[Any] = state.state.playable_actions
        return actions

    def apply(self, state: Any, action: Any) -> Any:
        """Execute *action* in place."""
        state.execute(action, validate_action=False)
        return state

    def child(self, state: Any, action: Any) -> Any:
        """Copy, then execute."""
        copied = state.copy()
        copied.execute(action, validate_action=False)
        return copied

    def keep(self, state: Any) -> Any:
        """Copy the game."""
        return state.copy()


class Chess:
    """python-chess; mutable, copied without its move stack for each child."""

    name = f"python-chess {PINS['chess']}"
    tolerant = True

    def __init__(self) -> None:
        self.failures = 0
        self._chess: Any = importlib.import_module("chess")

    def start(self, seed: int) -> Any:
        """Return the start position, which no seed changes."""
        return self._chess.Board()

    def is_over(self, state: Any) -> bool:
        """Tell whether the game has ended without a claim."""
        return bool(state.is_game_over())

    def actions(self, state: Any) -> Sequence[Any]:
        """Return the legal moves as a list."""
        return list(state.legal_moves)

    def apply(self, state: Any, action: Any) -> Any:
        """Push *action* in place."""
        state.push(action)
        return state

    def child(self, state: Any, action: Any) -> Any:
        """Copy, then push."""
        copied = state.copy(stack=False)
        copied.push(action)
        return copied

    def keep(self, state: Any) -> Any:
        """Copy the board."""
        return state.copy(stack=False)


class Networks:
    """`executives.networks` with three seats and three executives."""

    name = "executives.networks"
    tolerant = False

    def __init__(self) -> None:
        from executives import networks

        self.failures = 0
        game = networks.Game(
            players=("Ann", "Bo", "Cy"), executives=("beeb", "butcher", "continuum")
        )
        self.is_over = game.is_over
        self.actions = game.legal_actions
        self.apply = game.apply
        self.child = game.apply
        self._game = game

    def start(self, seed: int) -> Any:
        """Return the start position of *seed*."""
        return self._game.start(seed)

    def keep(self, state: Any) -> Any:
        """Return the state itself: nothing changes it."""
        return state


@dataclass
class Workload:
    """The identical work of every repetition of one peer."""

    peer: Peer
    seeds: range
    positions: list[tuple[Any, Sequence[Any]]]


@dataclass
class Figures:
    """The best rates of one peer so far."""

    name: str
    decisions_per_second: float = 0.0
    steps_per_second: float = 0.0
    games_per_second: float = 0.0
    children_per_second: float = 0.0
    bytes_per_child: float = 0.0
    games: int = 0
    children: int = 0
    failures: int = 0


@dataclass
class Budget:
    """How long one repetition of one peer takes, in seconds."""

    play: float
    children: float
    calibration: int
    repetitions: int = 5


@dataclass
class Report:
    """Everything that one run has found out."""

    calibration_us: list[float] = field(default_factory=list)
    peers: dict[str, Figures] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)


def calibrate(repeats: int) -> float:
    """Return the microseconds of `attrs.evolve` on a 20-field and a 15-field record together."""
    attrs: Any = importlib.import_module("attrs")
    total = 0.0
    for size in (20, 15):
        names = [f"field_{index}" for index in range(size)]
        cls = attrs.make_class(f"Record{size}", names, frozen=True, slots=True)
        record = cls(*range(size))
        timer = timeit.Timer(partial(attrs.evolve, record, field_7=99))
        total += min(timer.repeat(repeats, 500)) / 500
    return total * 1e6


@dataclass
class Played:
    """What one or several random games took."""

    games: int = 0
    decisions: int = 0
    steps: int = 0
    starting: float = 0.0
    playing: float = 0.0

    def add(self, other: "Played") -> None:
        """Add the counts and the seconds of *other*."""
        self.games += other.games
        self.decisions += other.decisions
        self.steps += other.steps
        self.starting += other.starting
        self.playing += other.playing


def play(peer: Peer, seed: int) -> Played:
    """Play one random game; a game that the other engine breaks off counts as nothing."""
    rng = Random(seed)
    counted = steps = 0
    began = perf_counter()
    try:
        state = peer.start(seed)
        started = perf_counter()
        while not peer.is_over(state):
            actions = peer.actions(state)
            counted += len(actions) > 1
            steps += 1
            state = peer.apply(state, rng.choice(actions))
    except Exception:
        if not peer.tolerant:
            raise
        peer.failures += 1
        return Played()
    return Played(1, counted, steps, started - began, perf_counter() - started)


def sample(peer: Peer, seed: int) -> list[tuple[Any, Sequence[Any]]]:
    """Return every tenth state of one random game with its legal actions."""
    rng = Random(seed)
    positions = []
    tick = rng.randrange(SAMPLE_EVERY)
    try:
        state = peer.start(seed)
        while not peer.is_over(state):
            actions = peer.actions(state)
            if tick % SAMPLE_EVERY == 0:
                positions.append((peer.keep(state), actions))
            tick += 1
            state = peer.apply(state, rng.choice(actions))
    except Exception:
        if not peer.tolerant:
            raise
        peer.failures += 1
    return positions


def retain(peer: Peer, positions: list[tuple[Any, Sequence[Any]]]) -> list[Any]:
    """Return every child of *positions*."""
    kept = []
    child = peer.child
    for state, actions in positions:
        for action in actions:
            try:
                kept.append(child(state, action))
            except Exception:
                if not peer.tolerant:
                    raise
                peer.failures += 1
    return kept


def count_children(positions: list[tuple[Any, Sequence[Any]]]) -> int:
    """Return how many children *positions* have."""
    return sum(len(actions) for _, actions in positions)


def timed_children(workload: Workload) -> tuple[int, float]:
    """Return how many children were kept and in how many seconds."""
    gc.collect()
    gc.freeze()
    began = perf_counter()
    kept = retain(workload.peer, workload.positions)
    seconds = perf_counter() - began
    gc.unfreeze()
    return len(kept), seconds


def timed_games(workload: Workload) -> Played:
    """Play all games of *workload*."""
    total = Played()
    gc.collect()
    gc.freeze()
    for seed in workload.seeds:
        total.add(play(workload.peer, seed))
    gc.unfreeze()
    return total


def plan(peer: Peer, seed: int, budget: Budget) -> Workload:
    """Choose as many games and positions as fill the budget, and warm up on the way."""
    began = perf_counter()
    games = finished = 0
    while perf_counter() - began < budget.play / 3:
        finished += play(peer, seed + games).games
        games += 1
    wanted = max(1, round(games * budget.play / (perf_counter() - began)))
    workload = Workload(peer, range(seed, seed + wanted), sample(peer, seed))
    if not finished or not workload.positions:
        raise RuntimeError("no random game finished")
    children, seconds = timed_children(workload)
    goal = min(MOST_CHILDREN, children / seconds * budget.children if children else 0)
    following = seed
    while following < seed + 1000 and count_children(workload.positions) < goal:
        following += 1
        workload.positions.extend(sample(peer, following))
    return workload


def bytes_per_child(workload: Workload) -> float:
    """Return the traced bytes that one retained child adds, once all caches are warm."""
    positions = workload.positions[:: -(-count_children(workload.positions) // MOST_TRACED)]
    retain(workload.peer, positions)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = retain(workload.peer, positions)
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return grown / len(kept)


def repeat(workload: Workload, figures: Figures) -> None:
    """Run one repetition and keep each rate that is better than before."""
    played = timed_games(workload)
    children, seconds = timed_children(workload)
    rates = {
        "decisions_per_second": played.decisions / played.playing,
        "steps_per_second": played.steps / played.playing,
        "games_per_second": played.games / (played.starting + played.playing),
        "children_per_second": children / seconds,
    }
    for name, rate in rates.items():
        setattr(figures, name, max(getattr(figures, name), rate))
    figures.games, figures.children = played.games, children


def open_peers(only: Sequence[str], report: Report) -> dict[str, Peer]:
    """Import the wanted peers; another engine that does not import is reported and left out."""
    makers: dict[str, type[Catanatron | Chess]] = {"catanatron": Catanatron, "chess": Chess}
    peers: dict[str, Peer] = {}
    for name in only:
        if name == "executives":
            peers[name] = Networks()
            continue
        try:
            peers[name] = makers[name]()
        except Exception as error:
            report.missing[name] = f"{type(error).__name__}: {error}"
    return peers


def measure(only: Sequence[str], seed: int, budget: Budget) -> Report:
    """Measure the peers in turn, with a calibration before and after."""
    report = Report()
    workloads = {}
    report.calibration_us.append(calibrate(budget.calibration))
    for name, peer in open_peers(only, report).items():
        try:
            workloads[name] = plan(peer, seed, budget)
        except Exception as error:
            if not peer.tolerant:
                raise
            report.missing[name] = f"{type(error).__name__}: {error}"
        else:
            report.peers[name] = Figures(peer.name)
    for _ in range(budget.repetitions):
        for name, workload in workloads.items():
            repeat(workload, report.peers[name])
    report.calibration_us.append(calibrate(budget.calibration))
    for name, workload in workloads.items():
        report.peers[name].bytes_per_child = bytes_per_child(workload)
        report.peers[name].failures = workload.peer.failures
    return report


def ratios(report: Report) -> dict[str, float]:
    """Return our figures divided by catanatron's, empty when either is missing."""
    ours, theirs = report.peers.get("executives"), report.peers.get("catanatron")
    if ours is None or theirs is None:
        return {}
    return {
        "decisions": ours.decisions_per_second / theirs.decisions_per_second,
        "steps": ours.steps_per_second / theirs.steps_per_second,
        "games": ours.games_per_second / theirs.games_per_second,
        "children": ours.children_per_second / theirs.children_per_second,
        "bytes": ours.bytes_per_child / theirs.bytes_per_child,
    }


def show(report: Report) -> None:
    """Print the table, the ratios and the calibration."""
    heads = ("decisions/s", "steps/s", "games/s", "children/s", "bytes/child")
    print(f"{'peer':22}" + "".join(f"{head:>13}" for head in heads))
    for row in report.peers.values():
        rates = f"{row.decisions_per_second:13,.0f}{row.steps_per_second:13,.0f}"
        rates += f"{row.games_per_second:13,.1f}{row.children_per_second:13,.0f}"
        print(f"{row.name:22}{rates}{row.bytes_per_child:13,.0f}")
    found = ratios(report)
    if found:
        line = "".join(f"{f'{ratio:.3g}x':>13}" for ratio in found.values())
        print(f"{'executives/catanatron':22}{line}")
    for row in report.peers.values():
        note = f", {row.failures} errors skipped" if row.failures else ""
        print(f"{row.name}: {row.games} games, {row.children:,} children a repetition{note}")
    for name, reason in report.missing.items():
        print(f"{name}: left out ({reason})")
    before, after = report.calibration_us
    print(
        f"calibration: {before:.1f} us before, {after:.1f} us after"
        f" ({REFERENCE_US:.0f} us on the reference machine)"
    )


def misses(report: Report) -> list[str]:
    """Return one line for each target that is missed or could not be judged."""
    found = ratios(report)
    if not found:
        return ["no figures of both executives and catanatron"]
    lines = [
        f"{what}/s: {found[what]:.2f}x catanatron, wanted at least {least:g}x"
        for what, least in (("decisions", 1.5), ("games", 5.0), ("children", 12.0))
        if found[what] < least
    ]
    size = report.peers["executives"].bytes_per_child
    if size > 1024:
        lines.append(f"bytes per child: {size:.0f}, wanted at most 1024")
    return lines


def save(report: Report, path: Path) -> None:
    """Write the figures as JSON."""
    document = {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        **asdict(report),
        "ratios": ratios(report),
        "missed": misses(report),
    }
    path.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


def prepare(folder: Path, only: Sequence[str]) -> Path:
    """Make the virtual environment or complete an existing one; return its interpreter."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        print(f"making {folder}", file=sys.stderr)
        venv.EnvBuilder(with_pip=True).create(folder)
        (folder / ".gitignore").write_text("*\n", encoding="utf-8")
    wanted = {"attrs": ""} | {name: PINS.get(name, "") for name in only}
    probe = [str(python), "-c", MISSING, json.dumps(wanted)]
    answer = subprocess.run(probe, check=True, capture_output=True, text=True, cwd=folder)
    for name in json.loads(answer.stdout):
        pinned = f"{name}=={PINS[name]}" if name in PINS else name
        what = ["-e", str(ROOT)] if name == "executives" else [pinned]
        print(f"installing {name}", file=sys.stderr)
        done = subprocess.run([str(python), "-m", "pip", "install", "-q", "-q", *what], check=False)
        if done.returncode and name not in PINS:
            raise SystemExit(f"could not install {name}")
    return python


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--venv", type=Path, default=ROOT / "benchmarks" / ".peers-venv")
    parser.add_argument("--only", default=",".join(NAMES), help="peers, separated by commas")
    parser.add_argument("--quick", action="store_true", help="short repetitions")
    parser.add_argument("--seed", type=int, default=1, help="first seed of the random games")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    parser.add_argument("--require", action="store_true", help="exit 1 when a target is missed")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    wanted = options.only.split(",")
    options.only = tuple(name for name in NAMES if name in wanted)
    if len(options.only) != len(wanted):
        parser.error(f"--only takes some of {', '.join(NAMES)}")
    return options


def main(arguments: Sequence[str]) -> int:
    """Run outside: prepare and start again inside. Run inside: measure and print."""
    options = parse(arguments)
    if not options.inside:
        python = prepare(options.venv.resolve(), options.only)
        command = [str(python), str(Path(__file__).resolve()), "--inside", *arguments]
        return subprocess.run(command, check=False).returncode
    budget = Budget(0.6, 0.4, 20) if options.quick else Budget(4.0, 2.0, 60)
    report = measure(options.only, options.seed, budget)
    show(report)
    if options.json:
        save(report, options.json)
    missed = misses(report) if options.require else []
    for line in missed:
        print(f"target missed: {line}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
