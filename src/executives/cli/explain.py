"""``executives explain``: what a decision does, or why it is illegal."""

from __future__ import annotations

import argparse
from typing import Any

from executives.cli.files import add_cards, add_file, load_table
from executives.core.actions import Action
from executives.core.errors import ActionSyntaxError


def add(verbs: Any) -> None:
    """Declare the command."""
    verb: argparse.ArgumentParser = verbs.add_parser(
        "explain", help="tell what a decision does and why, or why it is illegal"
    )
    add_file(verb, "a position or a replay")
    verb.add_argument(
        "decisions",
        metavar="DECISIONS",
        help="e.g. 'Ann sign-star cheeky-friend'; of several with semicolons, the last one",
    )
    verb.add_argument("--at", type=int, metavar="N", help="after N decisions of a replay")
    add_cards(verb)
    verb.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the explanation; 1 when the decision, or one before it, is illegal."""
    from executives.render.explanations import explanation_text

    game, state = load_table(options)
    name = ""
    parts = [part.strip() for part in options.decisions.split(";")]
    for number, part in enumerate(parts, start=1):
        action, name = parsed(game, state, part, name)
        explanation = game.explain(state, action)
        if number == len(parts) or not explanation.is_legal:
            print(explanation_text(game, explanation))
            return 0 if explanation.is_legal else 1
        state = game.apply(state, action)
    raise ActionSyntaxError("no decision to explain")


def parsed(game: Any, state: Any, text: str, name: str) -> tuple[Action, str]:
    """The decision of a text, and who takes it: ``name`` if the text names nobody."""
    first = text.partition(" ")[0]
    try:
        game.universe.seat_of(first)
    except ActionSyntaxError:
        if not name:
            raise
        return game.parse(f"{name} {text}", state), name
    return game.parse(text, state), first
