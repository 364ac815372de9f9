"""``executives simulate``: many games with random bots, as a table."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from typing import Any

from executives.cli.files import add_cards, cards_of
from executives.core.errors import ConfigurationError

MOST_WORKERS = 256


def add(verbs: Any) -> None:
    """Declare the command."""
    verb: argparse.ArgumentParser = verbs.add_parser(
        "simulate", help="play games with random bots, print a table"
    )
    verb.add_argument("-n", "--games", type=int, default=100, metavar="N")
    verb.add_argument("--players", type=int, default=3, metavar="N")
    verb.add_argument("--executives", default=None, metavar="A,B,C", help="'none' is plain")
    verb.add_argument("--edition", default="second")
    verb.add_argument("--modules", default="", metavar="A,B", help="e.g. moguls")
    verb.add_argument("--seed", type=int, default=0, help="the first of the seeds")
    verb.add_argument(
        "--workers", type=int, default=1, metavar="N", help="play in N processes; same table"
    )
    add_cards(verb)
    verb.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play and print."""
    from executives import networks

    if options.games < 1:
        raise ConfigurationError("at least one game has to be played")
    if not 1 <= options.workers <= MOST_WORKERS:
        raise ConfigurationError(f"1 to {MOST_WORKERS} workers, not {options.workers}")
    game = networks.Game(
        tuple(f"Player{number + 1}" for number in range(options.players)),
        executives=_executives(options.executives),
        edition=options.edition,
        modules=tuple(filter(None, options.modules.split(","))),
        cards=cards_of(options),
    )
    print(table(game, _rows(game, options)))
    return 0


def _executives(chosen: str | None) -> tuple[str, ...] | None:
    if chosen is None:
        return None
    return () if chosen == "none" else tuple(chosen.split(","))


def _rows(game: Any, options: argparse.Namespace) -> list[Any]:
    from executives.simulation import simulate

    seeds = range(options.seed, options.seed + options.games)
    watch = _progress(options.games)
    if options.workers == 1:
        return simulate(game, options.games, seeds=seeds, progress=watch)
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    # Fresh processes: forked ones could inherit the locks of threads, such as that of a bar.
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as executor:
        return simulate(game, options.games, seeds=seeds, executor=executor, progress=watch)


def table(game: Any, rows: list[Any]) -> str:
    """Scores and wins by seat, as a table."""
    lines = [f"{'seat':<10}{'executive':<12}{'mean':>7}{'lowest':>8}{'highest':>9}{'wins':>7}"]
    for seat, name in enumerate(game.players):
        scores = [row.scores[seat] for row in rows]
        # A shared victory counts as its part for everybody who shares it.
        wins = sum(1 / len(row.ranking[0]) for row in rows if seat in row.ranking[0])
        chosen = game.executives[seat] if game.executives else "plain"
        executive = "dealt" if game.executives is None else chosen
        lines.append(
            f"{name:<10}{executive:<12}{sum(scores) / len(scores):>7.1f}"
            f"{min(scores):>8}{max(scores):>9}{wins:>7.1f}"
        )
    decisions = [row.decisions for row in rows]
    mean = sum(decisions) / len(decisions)
    lines.append(f"{len(rows)} games, {mean:.0f} decisions each, {max(decisions)} at most")
    return "\n".join(lines)


def _progress(total: int) -> Callable[[Iterable[Any]], Iterable[Any]]:
    """A progress bar on the error stream: tqdm's if it is installed, or a plain one."""
    try:
        from tqdm import tqdm
    except ImportError:
        return lambda items: _plain_bar(items, total)
    return lambda items: tqdm(items, total=total, unit="game", leave=False)


def _plain_bar(items: Iterable[Any], total: int) -> Iterable[Any]:
    width = 40
    for done, item in enumerate(items, start=1):
        yield item
        filled = width * done // total
        bar = "#" * filled + "." * (width - filled)
        print(f"\r[{bar}] {done}/{total}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
