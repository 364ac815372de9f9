"""The command line: ``executives replay FILE`` and ``executives simulate``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from executives.core.errors import ConfigurationError, ExecutivesError, FileError
from executives.replay import Replay, Status


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 when all is well, 1 when a replay diverged, 2 for bad input."""
    options = _parser().parse_args(arguments)
    try:
        code: int = options.run(options)
    except FileError as wrong:
        print(f"executives: {wrong}", file=sys.stderr)
        return 2
    except ExecutivesError as wrong:
        print(f"executives: {str(wrong).splitlines()[0]}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="executives", description="Replays and simulations of the games."
    )
    verbs = parser.add_subparsers(required=True, metavar="COMMAND")
    replay = verbs.add_parser("replay", help="play a replay, verify it, print boards and scores")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--quiet", action="store_true", help="print the verdict only")
    replay.set_defaults(run=_replay)
    simulate = verbs.add_parser("simulate", help="play games with random bots, print a table")
    simulate.add_argument("-n", "--games", type=int, default=100, metavar="N")
    simulate.add_argument("--players", type=int, default=3, metavar="N")
    simulate.add_argument("--executives", default=None, metavar="A,B,C", help="'none' is plain")
    simulate.add_argument("--edition", default="second")
    simulate.add_argument("--seed", type=int, default=0, help="the first of the seeds")
    simulate.set_defaults(run=_simulate)
    return parser


# -- replay ---------------------------------------------------------------------------------------


def read_file(name: str) -> str:
    """The text of a file; FileError when there is none."""
    try:
        return Path(name).read_text("utf-8")
    except OSError as wrong:
        raise FileError(str(wrong.strerror or wrong).lower(), path=name) from None
    except UnicodeDecodeError:
        raise FileError("not a text file in UTF-8", path=name) from None


def _replay(options: argparse.Namespace) -> int:
    replay = Replay.parse(read_file(options.file), path=options.file)
    verdict = replay.verify()
    if verdict.status is Status.DIVERGED:
        print(f"{options.file}:{verdict.line}: {verdict}")
        return 1
    if not options.quiet:
        _print_game(replay)
    print(f"{options.file}: {verdict}")
    return 0


def _print_game(replay: Replay) -> None:
    from executives.render.networks_text import board
    from executives.render.scores import score_sheet

    game = replay.game
    events: list[Any] = []
    state = game.start(replay.seed)
    shown = 0
    for action, transition in replay.transitions():
        if state.round != shown:
            shown = state.round
            print(board(game, game.view(state, None)))
            print()
        print(f"  {game.players[action.seat]:<8} {action.text}")
        for forced in transition.derived:
            print(f"  > {game.players[forced.seat]:<6} {forced.text}")
        events += transition.events
        state = transition.state
        if state.round != shown:
            print()
    print()
    print(board(game, game.view(state, None)))
    print()
    if game.is_over(state):
        print(score_sheet(game, state, events))
        print()


# -- simulate --------------------------------------------------------------------------------------


def _simulate(options: argparse.Namespace) -> int:
    from executives import networks
    from executives.simulation import simulate

    names = tuple(f"Player{number + 1}" for number in range(options.players))
    chosen = options.executives
    executives = None
    if chosen is not None:
        executives = () if chosen == "none" else tuple(chosen.split(","))
    if options.games < 1:
        raise ConfigurationError("at least one game has to be played")
    game = networks.Game(names, executives=executives, edition=options.edition)
    seeds = range(options.seed, options.seed + options.games)
    rows = simulate(game, options.games, seeds=seeds, progress=_progress(options.games))
    print(table(game, rows))
    return 0


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


if __name__ == "__main__":
    raise SystemExit(main())
