"""``executives rules``: the rulebook."""

from __future__ import annotations

import argparse
import textwrap
from importlib import import_module
from typing import Any

from executives.core.errors import ConfigurationError
from executives.replay import GAMES
from executives.rulebook import Clause, clause, clauses, search, sections

WIDTH = 100


def add(verbs: Any) -> None:
    """Declare the command."""
    verb: argparse.ArgumentParser = verbs.add_parser(
        "rules", help="print clauses of the rulebook; without arguments, list its sections"
    )
    wanted = verb.add_mutually_exclusive_group()
    wanted.add_argument("id", nargs="?", metavar="ID", help="one clause, e.g. E2.BASE.35")
    wanted.add_argument("--section", metavar="S", help="all clauses of a section, e.g. E2.BASE")
    wanted.add_argument("--assumed", action="store_true", help="every clause that was assumed")
    wanted.add_argument("--search", nargs="+", metavar="WORD", help="clauses with all words")
    verb.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print what is asked; 1 when a search finds nothing."""
    try:
        if options.id is not None:
            print(clause_text(clause(options.id.upper())))
        elif options.section is not None:
            print("\n\n".join(clause_text(one) for one in clauses(options.section.upper())))
        elif options.assumed:
            _list_assumed()
        elif options.search is not None:
            return _search(" ".join(options.search))
        else:
            _list_sections()
    except LookupError as wrong:
        raise ConfigurationError(str(wrong.args[0])) from None
    return 0


def is_assumed(rule: Clause) -> bool:
    """Whether the clause, or a part of it, is our ruling."""
    return rule.source == "assumed" or "ruling" in rule.gap.casefold()


def clause_text(rule: Clause) -> str:
    """A clause with everything that is known about it."""
    lines = [f"{rule.id}  ({rule.kind}; source: {rule.source})", *_wrapped("", rule.text)]
    for name, text in (("gap", rule.gap), ("reason", rule.reason)):
        if text:
            lines += _wrapped(f"{name}: ", text)
    if rule.needs:
        lines += _wrapped("needs: ", ", ".join(rule.needs))
    return "\n".join(lines)


def _list_assumed() -> None:
    """Every ruling of ours with the switch or data key that changes it, and assumed numbers."""
    rulings = [import_module(f"executives.{name}.rulings") for name in GAMES]
    ways: dict[str, tuple[str, ...]] = {}
    tables: dict[str, tuple[str, ...]] = {}
    for one in rulings:
        ways |= one.switches()
        tables |= one.assumed_tables()
    for rule in clauses():
        if is_assumed(rule):
            print(short_line(rule, ways.get(rule.id, ())))
    print("\nboard tables with assumed numbers, and the clauses they stand for")
    for place, rules in tables.items():
        print(f"{place:<28}  {', '.join(rules)}"[:WIDTH])


def short_line(rule: Clause, ways: tuple[str, ...] = ()) -> str:
    """Id, what changes the ruling, and the beginning of the text, in one line."""
    head = f"[{', '.join(ways)}] " if ways else ""
    room = WIDTH - 22
    text = f"{head}{rule.text}"
    short = text if len(text) <= room else f"{text[: room - 3].rstrip()}..."
    return f"{rule.id:<20}  {short}"


def _wrapped(head: str, text: str) -> list[str]:
    indent = "  " + " " * len(head)
    return textwrap.wrap(f"{head}{text}", WIDTH, initial_indent="  ", subsequent_indent=indent) or [
        f"  {head}"
    ]


def _search(words: str) -> int:
    found = search(words)
    if not found:
        print(f"no clause has all of the words: {words}")
        return 1
    print("\n\n".join(clause_text(one) for one in found))
    return 0


def _list_sections() -> None:
    for name in sections():
        rules = clauses(name)
        assumed = sum(map(is_assumed, rules))
        print(f"{name:<20}  {len(rules):>3} clauses, {assumed:>2} with rulings of ours")
