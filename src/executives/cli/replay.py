"""``executives replay``: play a replay, verify it, print boards, scores and positions."""

from __future__ import annotations

import argparse
from typing import Any

from executives.cli.files import (
    add_cards,
    add_file,
    load_replay,
    package_of,
    seat_of,
    shortened,
)
from executives.core.errors import ActionSyntaxError, ConfigurationError
from executives.replay import Replay, Status


def add(verbs: Any) -> None:
    """Declare the command."""
    verb: argparse.ArgumentParser = verbs.add_parser(
        "replay", help="play a replay, verify it, print boards and scores"
    )
    add_file(verb, "a replay")
    verb.add_argument("--quiet", action="store_true", help="print the verdict only")
    verb.add_argument("--at", type=int, metavar="N", help="the board after N decisions")
    verb.add_argument(
        "--position", action="store_true", help="as a position document, instead of a board"
    )
    verb.add_argument(
        "--html", metavar="OUT", help="write a page to look through step by step, over a former one"
    )
    verb.add_argument(
        "--seats",
        metavar="NAMES",
        help="whose views the page has beside that of everybody, e.g. Ann,Bo; none for nobody's",
    )
    add_cards(verb)
    verb.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the game, or a state of it; 1 when it does not happen as written."""
    if options.seats is not None and options.html is None:
        raise ConfigurationError("--seats is for the page that --html writes")
    replay = load_replay(options)
    part = shortened(replay, options.at)
    verdict = part.verify()
    if verdict.status is Status.DIVERGED:
        print(f"{options.file}:{verdict.line}: {verdict}")
        return 1
    if options.html is not None:
        _write_page(part, options)
        return 0
    if options.position:
        dumps = package_of(part.game.NAME).dumps
        print(dumps(part.game, part.play(), game_header=True).rstrip("\n"))
        return 0
    if options.at is not None:
        _print_state(part.game, part.play())
        return 0
    if not options.quiet:
        _print_game(replay)
    print(f"{options.file}: {verdict}")
    return 0


def _write_page(replay: Replay, options: argparse.Namespace) -> None:
    player = replay.show(seats=_seats(replay.game, options.seats))
    player.save(options.html)
    size = len(player.html.encode())
    print(f"{options.html}: {player.title}, {size / 1000:.0f} kB")


def _seats(game: Any, text: str | None) -> tuple[int, ...] | None:
    """The seats of names between commas; None for all, nobody's for ``none``."""
    if text is None:
        return None
    if not text or (text == "none" and text not in game.players):
        return ()
    try:
        return tuple(seat_of(game, name.strip()) for name in text.split(","))
    except ActionSyntaxError as wrong:
        raise ConfigurationError(f"--seats: {wrong}") from None


def _print_state(game: Any, state: Any) -> None:
    from executives.render.decisions import decision_text
    from executives.render.wording import board

    print(board(game, game.view(state, None)))
    print()
    print(decision_text(game, state))


def _print_game(replay: Replay) -> None:
    from executives.render.scores import score_sheet
    from executives.render.wording import wording_of

    game = replay.game
    board, chapter = wording_of(game).board, wording_of(game).chapter
    events: list[Any] = []
    state = game.start(replay.seed)
    shown = 0
    for action, transition in replay.transitions():
        if chapter(state) != shown:
            shown = chapter(state)
            print(board(game, game.view(state, None)))
            print()
        print(f"  {game.players[action.seat]:<8} {game.universe.text_of(action)}")
        for forced in transition.derived:
            print(f"  > {game.players[forced.seat]:<6} {game.universe.text_of(forced)}")
        events += transition.events
        state = transition.state
        if chapter(state) != shown:
            print()
    print()
    print(board(game, game.view(state, None)))
    print()
    if game.is_over(state):
        print(score_sheet(game, state, events))
        print()
