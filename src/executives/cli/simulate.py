"""``executives simulate``: many games between bots, as a table."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from functools import partial
from inspect import signature
from textwrap import wrap
from typing import Any

from executives.cli.files import add_cards, cards_of, check_options, given, package_of
from executives.core.errors import ConfigurationError
from executives.core.variants import variants_of
from executives.plugins import needed
from executives.replay import GAMES

MOST_WORKERS = 256
TABLE_WIDTH = 100

CONFIGURING = ("executives", "edition", "modules", "agendas", "variants", "cards")
"""The options that a game is made from; which of them it takes, its constructor says."""


def add(verbs: Any) -> None:
    """Declare the command."""
    verb: argparse.ArgumentParser = verbs.add_parser(
        "simulate", help="play games between bots, print a table"
    )
    verb.add_argument("--game", choices=GAMES, default=GAMES[0], help=f"by default {GAMES[0]}")
    verb.add_argument("-n", "--games", type=int, default=100, metavar="N")
    verb.add_argument("--players", type=int, default=3, metavar="N")
    verb.add_argument("--executives", metavar="A,B,C", help="'none' is plain")
    verb.add_argument(
        "--plugins", metavar="A,B", help="installed executives that join those of the edition"
    )
    verb.add_argument("--edition", help="by default second")
    verb.add_argument("--modules", metavar="A,B", help="e.g. moguls")
    verb.add_argument("--agendas", metavar="A,B,C", help="the deck of hidden agendas")
    verb.add_argument(
        "--variants", nargs="+", metavar="NAME=VALUE", help="rulings, e.g. gc_rule=fixed"
    )
    verb.add_argument(
        "--bots", metavar="A,B,C", help="greedy or random, one for each seat or one for all"
    )
    verb.add_argument("--seed", type=int, default=0, help="the first of the seeds")
    verb.add_argument(
        "--workers", type=int, default=1, metavar="N", help="play in N processes; same table"
    )
    verb.add_argument(
        "--by",
        choices=("seat", "executive"),
        default="seat",
        help="executive: mixes of all executives, or of those of --executives, with intervals",
    )
    verb.add_argument(
        "--clauses", action="store_true", help="also the clauses that no game cited; slower"
    )
    add_cards(verb)
    verb.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play and print."""
    if options.games < 1:
        raise ConfigurationError("at least one game has to be played")
    if not 1 <= options.workers <= MOST_WORKERS:
        raise ConfigurationError(f"1 to {MOST_WORKERS} workers, not {options.workers}")
    if options.by == "executive":
        game, mixes = mixed(options)
    else:
        game, mixes = game_of(options, joining(options)), None
    if options.clauses:
        from executives.balance import check_counted

        check_counted(game)
    bots = bots_of(options.bots, game.seats)
    rows = _rows(game, options, mixes, bots)
    print(table(game, rows, bots) if mixes is None else executive_table(rows))
    if options.clauses:
        print(f"\n{clause_table(game, rows)}")
    return 0


def mixed(options: argparse.Namespace) -> tuple[Any, tuple[tuple[str, ...], ...]]:
    """A game and the executives of each of its plays: of all, or of those that are named."""
    from executives.balance import rotation

    pool = options.executives
    further = joining(options)
    game = game_of(argparse.Namespace(**{**vars(options), "executives": None}), further)
    if not hasattr(game, "dealt_executives"):
        raise ConfigurationError(f"--by executive means nothing for the game {options.game}")
    chosen = game.dealt_executives if pool is None else _listed(pool, none=True)
    # Whoever does not exist is found before anything is played.
    for executive in chosen:
        game.check_executive(executive)
    return game, rotation(chosen, seats=game.seats, games=options.games, seed=options.seed)


def joining(options: argparse.Namespace) -> tuple[Any, ...]:
    """The installed executives of --plugins, and those that --executives names."""
    game = package_of(options.game).Game
    check_options(options.game, game, given(options, ("executives",)))
    named = _listed(options.executives or "none", none=True)
    wanted = _listed(options.plugins or "")
    if not named and not wanted:
        return ()
    if "executives" not in signature(game).parameters:
        raise ConfigurationError(f"--plugins means nothing for the game {options.game}")
    found = needed((*named, *wanted), edition=options.edition or "second")
    for one in wanted:
        if one not in [plugin.id for plugin in found]:
            raise ConfigurationError(f"no installed package brings an executive {one!r}")
    return found


def game_of(options: argparse.Namespace, plugins: tuple[Any, ...] = ()) -> Any:
    """The game of the options and these plugins; ConfigurationError where it has no such option."""
    package = package_of(options.game)
    chosen = given(options, CONFIGURING)
    check_options(options.game, package.Game, chosen)
    if plugins:
        chosen["plugins"] = plugins
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


def bots_of(names: str | None, seats: int) -> tuple[str, ...]:
    """The names of the bots by seat, or none where no bots are named."""
    found = () if names is None else tuple(names.split(","))
    if len(found) not in (0, 1, seats):
        raise ConfigurationError(
            f"--bots names {len(found)} bots; name {seats}, one for each seat, or one for all"
        )
    return found * seats if len(found) == 1 else found


def _listed(text: str, *, none: bool = False) -> tuple[str, ...]:
    """The words between commas; an empty text, or with ``none`` that word, stands for no word."""
    return () if text == ("none" if none else "") else tuple(text.split(","))


def _rows(
    game: Any,
    options: argparse.Namespace,
    mixes: tuple[tuple[str, ...], ...] | None,
    bots: tuple[str, ...],
) -> list[Any]:
    from executives.bots import bot_named
    from executives.simulation import simulate

    seeds = range(options.seed, options.seed + options.games)
    play = partial(
        simulate,
        game,
        options.games,
        seeds=seeds,
        bots=tuple(map(bot_named, bots)) or None,
        progress=_progress(options.games),
        mixes=mixes,
        clauses=options.clauses,
    )
    if options.workers == 1:
        return play()
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    # Fresh processes: forked ones could inherit the locks of threads, such as that of a bar.
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as executor:
        return play(executor=executor)


def table(game: Any, rows: list[Any], bots: tuple[str, ...] = ()) -> str:
    """Scores and wins by seat, as a table; with ``bots``, their names, who played which seat."""
    from executives.render.wording import wording_of

    columns = {**wording_of(game).columns(game), **({"bot": bots} if bots else {})}
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
    lines.append(_last_line(rows))
    return "\n".join(lines)


def _last_line(rows: list[Any]) -> str:
    decisions = [row.decisions for row in rows]
    mean = sum(decisions) / len(decisions)
    return f"{len(rows)} games, {mean:.0f} decisions each, {max(decisions)} at most"


def executive_table(rows: list[Any]) -> str:
    """Mean scores and shares of wins by executive, with their intervals."""
    from executives.balance import CONFIDENCE, by_executive

    interval = f"{CONFIDENCE:.0%} interval"
    lines = [f"{'executive':<16}{'games':>7}{'mean':>8}{interval:>17}{'wins':>8}{interval:>17}"]
    for one in by_executive(rows):
        means = "{:.1f} to {:.1f}".format(*one.mean_interval) if one.games > 1 else "-"
        shares = "{:.1f} to {:.1f}".format(*(100 * end for end in one.share_interval))
        lines.append(
            f"{one.executive:<16}{one.games:>7}{one.mean:>8.1f}{means:>17}"
            f"{100 * one.share:>7.1f}%{shares:>17}"
        )
    return "\n".join([*lines, _last_line(rows)])


def clause_table(game: Any, rows: list[Any]) -> str:
    """By section, the clauses that no game cited, each by what follows the name of its section."""
    from executives.balance import RULES_IN_PLAY, coverage

    found = coverage(game, rows)
    lines = [f"{'section':<20}{'cited':<12}never cited"]
    for one in found:
        cited = f"{len(one.counted) - len(one.never)} of {len(one.counted)}"
        numbers = " ".join(rule.removeprefix(one.section) for rule in one.never) or "-"
        lines += wrap(
            f"{one.section:<20}{cited:<12}{numbers}",
            TABLE_WIDTH,
            subsequent_indent=" " * 32,
            drop_whitespace=True,
        )
    never, counted = (
        sum(len(getattr(one, name)) for one in found) for name in ("never", "counted")
    )
    lines.append(f"{never} of {counted} clauses never cited; counted: {', '.join(RULES_IN_PLAY)}")
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
