"""Explanations as a referee gives them: whole sentences, numbers with their clauses."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator
from typing import Any

import attrs

from executives.core.actions import Action
from executives.core.explanations import (
    Change,
    Explanation,
    change_text,
    line_text,
    telling,
)
from executives.core.tally import Tally, total
from executives.render.wording import wording_of
from executives.rulebook import clause

WIDTH = 100


def explanation_text(game: Any, explanation: Explanation, *, clauses: bool = True) -> str:
    """An explanation in full sentences, then the text of every clause it cites.

    Lines are wrapped to 100 columns; without ``clauses`` only their ids are given.
    """
    action = explanation.action
    word = "Legal" if explanation.is_legal else "Illegal"
    lines = [f"{word}: {named(game, action)}"]
    lines += _course(game, explanation) if explanation.is_legal else _refusal(game, explanation)
    if clauses:
        lines += clause_lines(explanation.rules)
    return "\n".join(lines)


def clause_lines(rules: Iterable[str]) -> list[str]:
    """An empty line and the text of each clause, wrapped; nothing for ids of no rulebook."""
    found: list[str] = []
    for rule in rules:
        try:
            text = clause(rule).text
        except LookupError:
            continue
        head = f"{rule}  "
        found += textwrap.wrap(f"{head}{text}", WIDTH, subsequent_indent=" " * len(head))
    return ["", *found] if found else []


def tally_lines(tally: Tally) -> list[str]:
    """A tally: its name and total, and below each line that makes it."""
    lines = [f"{tally.name}: {tally.total}"]
    return lines + [f"  {line_text(line)}" for line in telling(tally.lines)]


def named(game: Any, action: Action) -> str:
    """An action with the name of its player."""
    return f"{player(game, action.seat)} {game.universe.text_of(action)}"


def player(game: Any, seat: int) -> str:
    """The name of a seat; its number where nobody sits."""
    return str(game.players[seat]) if 0 <= seat < len(game.players) else f"p{seat + 1}"


def named_seats(game: Any, text: str) -> str:
    """A text with the names of the players in the place of p1, p2 ..."""
    return re.sub(r"\bp(\d+)\b", lambda found: player(game, int(found[1]) - 1), text)


# -- illegal actions ------------------------------------------------------------------------------


def _refusal(game: Any, explanation: Explanation) -> Iterator[str]:
    for violation in explanation.violations:
        text = named_seats(game, violation.message)
        yield from _wrapped(f"- {text} [{violation.rule}]", 2)
    name = player(game, explanation.action.seat)
    if explanation.nearest:
        yield f"  The nearest legal actions of {name}:"
        yield from (f"    {game.universe.text_of(action)}" for action in explanation.nearest)
    elif explanation.to_act:
        yield f"  {_asked(game, explanation.to_act)}"


def _asked(game: Any, seats: tuple[int, ...]) -> str:
    names = joined([player(game, seat) for seat in seats])
    return f"The decision is that of {names}."


# -- legal actions --------------------------------------------------------------------------------


def _course(game: Any, explanation: Explanation) -> Iterator[str]:
    name = player(game, explanation.action.seat)
    for item in explanation.course:
        if isinstance(item, Action):
            yield f"  The rules force the decision: {named(game, item)}"
            continue
        yield from _wrapped(f"{_sentence(game, item)} [{item.event.rule}]", 2)
        yield from (f"      {text}" for text in _sum(item))
    if explanation.stopped:
        unseen = wording_of(game).unseen(game, explanation)
        yield from _wrapped(f"{unseen} {name} cannot know more yet.", 2)
    elif explanation.to_act:
        names = joined([player(game, seat) for seat in explanation.to_act])
        yield f"  {names} {'decides' if len(explanation.to_act) == 1 else 'decide'} next."
    else:
        yield "  The game is over."


def _wrapped(text: str, indent: int) -> list[str]:
    first, rest = " " * indent, " " * (indent + 2)
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=rest)


def _sum(change: Change) -> Iterator[str]:
    yield from (f"{text} [{rule}]" if rule else text for text, rule in _parts(change))


def _parts(change: Change) -> Iterator[tuple[str, str]]:
    """The lines of a number that moved, and their sum where less of it was paid or lost."""
    lines = change.event.lines
    shown = telling(lines)
    # A single line of the same clause says no more than the sentence.
    if len(shown) > 1 or any(line.rule != change.event.rule for line in shown):
        yield from ((line_text(line).removesuffix(f" [{line.rule}]"), line.rule) for line in shown)
    moved = getattr(change.event, "amount", None)
    if moved is not None and lines and abs(total(lines)) != abs(moved):
        yield f"{total(lines)} in all, of which {abs(moved)} are possible", ""


@attrs.frozen
class Told:
    """An event in words.

    ``sentence`` has the number that moves before and after it, ``rule`` is its clause; ``lines``
    make that number, each a text with its clause ("" for a remark).
    """

    sentence: str
    rule: str
    lines: tuple[tuple[str, str], ...] = ()


def told(game: Any, change: Change) -> Told:
    """An event in words, with its number and the lines that make it."""
    return Told(_sentence(game, change), change.event.rule, tuple(_parts(change)))


def _sentence(game: Any, change: Change) -> str:
    event = change.event
    text = wording_of(game).sentence(game, event)
    if not text:
        return named_seats(game, change_text(change).removesuffix(f" [{event.rule}]"))
    numbers = "" if change.before is None else f" {change.before} -> {change.after}"
    return f"{text}{numbers}"


# -- words ----------------------------------------------------------------------------------------


def counted(number: int, noun: str) -> str:
    """A number with its noun."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def joined(words: list[str]) -> str:
    """Words as a list in a sentence."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
