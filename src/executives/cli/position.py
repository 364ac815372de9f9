"""``executives position``: a position as a board, with what can be done in it and why."""

from __future__ import annotations

import argparse
from typing import Any

from executives.cli.files import add_cards, add_file, load_position, seat_of


def add(verbs: Any) -> None:
    """Declare the command."""
    verb: argparse.ArgumentParser = verbs.add_parser(
        "position", help="print a position: board, whose decision, legal actions, and why"
    )
    add_file(verb, "a position document")
    verb.add_argument("--seat", metavar="NAME", help="whose view; by default whose decision it is")
    add_cards(verb)
    verb.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print everything about a position that a player may know."""
    from executives.render.decisions import situation_text

    game, state = load_position(options)
    asked = game.to_act(state)
    seat = asked[0] if asked else None
    if options.seat is not None:
        seat = seat_of(game, options.seat)
    print(situation_text(game, state, seat))
    return 0
