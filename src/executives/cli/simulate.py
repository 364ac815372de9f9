"""``executives simulate``: many games with random bots, as a table."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from typing import Any

from executives.cli.files import add_cards, cards_of, check_options, given, package_of
from executives.core.errors import ConfigurationError
from executives.core.variants import variants_of
from executives.replay import GAMES

MOST_WORKERS = 256

CONFIGURING = ("executives", "edition", "modules", "agendas", "variants", "cards")
"""The options that a game is made from; which of them it takes, its constructor says."""


def add(verbs: Any) -> None:
    """Declare the command."""
    verb: argparse.ArgumentParser = verbs.add_parser(
        "simulate", help="play games with random bots, print a table"
    )
    verb.add_argument("--game", choices=GAMES, default=GAMES[0], help=f"by default {GAMES[0]}")
    verb.add_argument("-n", "--games", type=int, default=100, metavar="N")
    verb.add_argument("--players", type=int, default=3, metavar="N")
    verb.add_argument("--executives", metavar="A,B,C", help="'none' is plain")
    verb.add_argument("--edition", help="by default second")
    verb.add_argument("--modules", metavar="A,B", help="e.g. moguls")
    verb.add_argument("--agendas", metavar="A,B,C", help="the deck of hidden agendas")
    verb.add_argument(
        "--variants", nargs="+", metavar="NAME=VALUE", help="rulings, e.g. gc_rule=fixed"
    )
    verb.add_argument("--seed", type=int, default=0, help="the first of the seeds")
    verb.add_argument(
        "--workers", type=int, default=1, metavar="N", help="play in N processes; same table"
    )
    add_cards(verb)
    verb.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play and print."""
    if options.games < 1:
        raise ConfigurationError("at least one game has to be played")
    if not 1 <= options.workers <= MOST_WORKERS:
        raise ConfigurationError(f"1 to {MOST_WORKERS} workers, not {options.workers}")
    game = game_of(options)
    print(table(game, _rows(game, options)))
    return 0


def game_of(options: argparse.Namespace) -> Any:
    """The game of the options; ConfigurationError where it has no such option."""
    package = package_of(options.game)
    chosen = given(options, CONFIGURING)
    check_options(options.game, package.Game, chosen)
    for name in ("executives", "modules", "agendas"):
        if name in chosen:
            chosen[name] = _listed(chosen[name], none=name == "executives")
    if "variants" in chosen:
        words = " ".join(chosen["variants"]).replace(",", " ").split()
        chosen["variants"] = variants_of(package.Variants, words)
    if "cards" in chosen:
        chosen["cards"] = cards_of(options)
    names = tuple(f"Player{number + 1}" for number in range(options.players))
    return package.Game(names, **chosen)


def _listed(text: str, *, none: bool) -> tuple[str, ...]:
    """The words between commas; an empty text, or with ``none`` that word, stands for no word."""
    return () if text == ("none" if none else "") else tuple(text.split(","))


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
    from executives.render.wording import wording_of

    columns = wording_of(game).columns(game)
    heads = "".join(f"{head:<12}" for head in columns)
    lines = [f"{'seat':<10}{heads}{'mean':>7}{'lowest':>8}{'highest':>9}{'wins':>7}"]
    for seat, name in enumerate(game.players):
        scores = [row.scores[seat] for row in rows]
        # A shared victory counts as its part for everybody who shares it.
        wins = sum(1 / len(row.ranking[0]) for row in rows if seat in row.ranking[0])
        more = "".join(f"{words[seat]:<12}" for words in columns.values())
        lines.append(
            f"{name:<10}{more}{sum(scores) / len(scores):>7.1f}"
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
