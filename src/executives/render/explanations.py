"""Explanations as a referee gives them: whole sentences, numbers with their clauses."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from executives.core.actions import Action
from executives.core.explanations import (
    Change,
    Explanation,
    change_text,
    line_text,
    telling,
)
from executives.core.tally import Lines, Tally, total
from executives.networks import events
from executives.rulebook import clause

WIDTH = 100

Sentence = Callable[[str, Any], str]
"""Makes the sentence of an event, from the name of its player and the event."""


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
    return f"{player(game, action.seat)} {action.text}"


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
        yield from (f"    {action.text}" for action in explanation.nearest)
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
        yield from _wrapped(f"{_unseen(game, explanation)} {name} cannot know more yet.", 2)
    elif explanation.to_act:
        names = joined([player(game, seat) for seat in explanation.to_act])
        yield f"  {names} {'decides' if len(explanation.to_act) == 1 else 'decide'} next."
    else:
        yield "  The game is over."


def _wrapped(text: str, indent: int) -> list[str]:
    first, rest = " " * indent, " " * (indent + 2)
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=rest)


def _sum(change: Change) -> Iterator[str]:
    """The lines of a number that moved, and their sum where less of it was paid or lost."""
    lines = change.event.lines
    shown = telling(lines)
    # A single line of the same clause says no more than the sentence.
    if len(shown) > 1 or any(line.rule != change.event.rule for line in shown):
        yield from (line_text(line) for line in shown)
    moved = getattr(change.event, "amount", None)
    if moved is not None and lines and abs(total(lines)) != abs(moved):
        yield f"{total(lines)} in all, of which {abs(moved)} are possible"


def _sentence(game: Any, change: Change) -> str:
    event = change.event
    make = SENTENCES.get(type(event))
    if make is None:
        text = change_text(change).removesuffix(f" [{event.rule}]")
        return named_seats(game, text)
    numbers = "" if change.before is None else f" {change.before} -> {change.after}"
    text = make(player(game, event.seat), event)
    return f"{text}{numbers}"


def _from(lines: Lines, word: str) -> str:
    """Where a number comes from, if it is one thing."""
    sources = [line.source for line in telling(lines) if line.source]
    return f" {word} {sources[0]}" if len(sources) == 1 else ""


def _cash(name: str, event: events.CashChanged) -> str:
    if event.amount < 0:
        return f"{name} pays ${-event.amount}M{_from(event.lines, 'for')}: cash"
    return f"{name} gains ${event.amount}M{_from(event.lines, 'from')}: cash"


def _viewers(name: str, event: events.ViewersChanged) -> str:
    if not event.amount:
        return f"{name} gains no viewers:"
    verb = "gains" if event.amount > 0 else "loses"
    return f"{name} {verb} {counted(abs(event.amount), 'viewer')}{_from(event.lines, 'for')}:"


def _moved(name: str, event: events.CardsMoved) -> str:
    cards = joined(list(event.cards))
    one = len(event.cards) == 1
    wording = MOVES.get((event.origin, event.target)) or ARRIVALS.get(event.target)
    if wording is None:
        return f"{cards}: from {event.origin} to {event.target}"
    return wording[0 if one else 1].format(cards=cards, name=name)


MOVES: dict[tuple[str, str], tuple[str, str]] = {
    ("display", "green room"): (
        "{cards} goes from the display to the green room of {name}",
        "{cards} go from the display to the green room of {name}",
    ),
    ("display", "lineup"): (
        "{cards} goes from the display to the lineup of {name}",
        "{cards} go from the display to the lineup of {name}",
    ),
    ("green room", "lineup"): (
        "{name} attaches {cards}",
        "{name} attaches {cards}",
    ),
    ("deck", "display"): (
        "{cards} is dealt from the deck to the display",
        "{cards} are dealt from the deck to the display",
    ),
    ("deck", "drawn"): ("{name} draws {cards}", "{name} draws {cards}"),
    ("drawn", "green room"): ("{name} keeps {cards}", "{name} keeps {cards}"),
    ("supply", "deck"): (
        "{cards} goes face up on top of the star deck",
        "{cards} go face up on top of the star deck",
    ),
}
"""Wordings for one card and for several, by where they come from and go to."""

ARRIVALS: dict[str, tuple[str, str]] = {
    "deck": ("{cards} goes to the bottom of its deck", "{cards} go to the bottom of their decks"),
    "box": ("{cards} leaves the game", "{cards} leave the game"),
    "supply": ("{cards} returns to the supply", "{cards} return to the supply"),
    "reruns": (
        "{cards} is cancelled and goes to the reruns of {name}",
        "{cards} are cancelled and go to the reruns of {name}",
    ),
}
"""Wordings by where the cards go to."""


def _turned(name: str, event: events.CardTurned) -> str:
    return f"{event.card} lies {'rightside up' if event.up else 'upside down'}"


def _round(name: str, event: events.RoundStarted) -> str:
    return f"Round {event.round} begins, {name} is first"


SENTENCES: dict[type[Any], Sentence] = {
    events.CashChanged: _cash,
    events.ViewersChanged: _viewers,
    events.CardsMoved: _moved,
    events.CardTurned: _turned,
    events.RoundStarted: _round,
    events.GenreAdvanced: lambda name, event: (
        f"{name} advances to space {event.space} of the {event.genre} track"
    ),
    events.SeasonMarkerMoved: lambda name, event: (
        f"The season marker of {event.show} ({name}) goes to row {event.row}"
    ),
    events.MemoryChanged: lambda name, event: f"The board of {name}: {event.change}",
    events.TurnStarted: lambda name, event: f"The turn of {name} begins",
    events.PlayerPassed: lambda name, event: f"{name} passes on space {event.place + 1}",
    events.ExecutiveChosen: lambda name, event: f"{name} plays {event.executive}",
    events.TokenPassed: lambda name, event: f"The 1st-player token goes to {name}",
    events.MogulUsed: lambda name, event: f"{name} uses up {event.mogul}, which lies face down",
    events.MogulTokenTaken: lambda name, event: (
        f"{name} takes the mogul token of the {event.genre} track"
    ),
}
"""Sentences by the kind of event; kinds of plugins have a plainer one."""


# -- what is hidden -------------------------------------------------------------------------------

BACKS = {"network": "network card"}


def _unseen(game: Any, explanation: Explanation) -> str:
    event = explanation.unseen
    if isinstance(event, events.CardsMoved):
        cards = backs_text(event.cards)
        verb = {("deck", "display"): "dealt to the display", ("deck", "drawn"): "drawn"}
        done = verb.get((event.origin, event.target), f"moved from {event.origin}")
        is_one = len(event.cards) == 1
        return f"Then {cards} {'is' if is_one else 'are'} {done} [{event.rule}];"
    if isinstance(event, events.ExecutiveChosen):
        return f"Then the executive of {player(game, event.seat)} is revealed [{event.rule}];"
    return "Then something hidden comes to light;"


def backs_text(cards: tuple[str, ...]) -> str:
    """Cards of which some are seen by their backs only: how many of which sort."""
    numbers: dict[str, int] = {}
    for card in cards:
        sort = "show" if card.startswith("round_") else BACKS.get(card, card)
        numbers[sort] = numbers.get(sort, 0) + 1
    sorts = {"show", "star", "ad", "network card", "mogul"}
    return joined([counted(n, sort) if sort in sorts else sort for sort, n in numbers.items()])


def counted(number: int, noun: str) -> str:
    """A number with its noun."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def joined(words: list[str]) -> str:
    """Words as a list in a sentence."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
