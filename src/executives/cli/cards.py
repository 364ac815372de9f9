"""``executives cards check``: what is in a card set file, or everything wrong with it."""

from __future__ import annotations

import argparse
from typing import Any

from executives.cli.files import add_file, read_file


def add(verbs: Any) -> None:
    """Declare the command."""
    verb: argparse.ArgumentParser = verbs.add_parser("cards", help="check card sets of your own")
    actions = verb.add_subparsers(required=True, metavar="ACTION")
    check = actions.add_parser(
        "check", help="print what is in a card set; or every fault with its line, exit code 2"
    )
    add_file(check, "a card set document")
    check.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Read a card set as a whole and count what is in it."""
    from executives.networks.documents.card_sets import card_set, summary

    print(summary(card_set(read_file(options.file), path=options.file)))
    return 0
