"""``executives replay``: play a replay, verify it, print boards, scores and positions."""

from __future__ import annotations

import argparse
from typing import Any

from executives.cli.files import add_cards, add_file, load_replay, shortened
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
    add_cards(verb)
    verb.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the game, or a state of it; 1 when it does not happen as written."""
    replay = load_replay(options)
    part = shortened(replay, options.at)
    verdict = part.verify()
    if verdict.status is Status.DIVERGED:
        print(f"{options.file}:{verdict.line}: {verdict}")
        return 1
    if options.position:
        from executives.networks.documents.dumping import dumps

        print(dumps(part.game, part.play(), game_header=True).rstrip("\n"))
        return 0
    if options.at is not None:
        _print_state(part.game, part.play())
        return 0
    if not options.quiet:
        _print_game(replay)
    print(f"{options.file}: {verdict}")
    return 0


def _print_state(game: Any, state: Any) -> None:
    from executives.render.decisions import decision_text
    from executives.render.networks_text import board

    print(board(game, game.view(state, None)))
    print()
    print(decision_text(game, state))


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
