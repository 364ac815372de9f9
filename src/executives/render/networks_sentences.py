"""Events of The Networks in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from executives.core.explanations import Explanation, telling
from executives.core.tally import Lines
from executives.networks import events
from executives.render.explanations import counted, joined, player

Sentence = Callable[[Any, str, Any], str]
"""Makes the sentence of an event, from the game, the name of its player and the event."""


def sentence(game: Any, event: Any) -> str:
    """The sentence of an event; "" for kinds of plugins, which have a plainer one."""
    make = SENTENCES.get(type(event))
    return make(game, player(game, event.seat), event) if make is not None else ""


def _from(lines: Lines, word: str) -> str:
    """Where a number comes from, if it is one thing."""
    sources = [line.source for line in telling(lines) if line.source]
    return f" {word} {sources[0]}" if len(sources) == 1 else ""


def _cash(game: Any, name: str, event: events.CashChanged) -> str:
    if event.amount < 0:
        return f"{name} pays ${-event.amount}M{_from(event.lines, 'for')}: cash"
    return f"{name} gains ${event.amount}M{_from(event.lines, 'from')}: cash"


def _viewers(game: Any, name: str, event: events.ViewersChanged) -> str:
    if not event.amount:
        return f"{name} gains no viewers:"
    verb = "gains" if event.amount > 0 else "loses"
    return f"{name} {verb} {counted(abs(event.amount), 'viewer')}{_from(event.lines, 'for')}:"


def _tokens(game: Any, name: str, event: events.TokensChanged) -> str:
    verb = "gains" if event.amount > 0 else "spends"
    return f"{name} {verb} {counted(abs(event.amount), 'donor token')}"


def _moved(game: Any, name: str, event: events.CardsMoved) -> str:
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
    ("lineup", "new show"): (
        "{cards} stays on the new show of {name}, like a star",
        "{cards} stay on the new show of {name}, like stars",
    ),
    ("display", "reserved"): ("{name} reserves {cards}", "{name} reserves {cards}"),
    ("reserved", "drawn"): (
        "{name} takes {cards} off its network card",
        "{name} takes {cards} off their network cards",
    ),
    ("reserved", "green room"): (
        "{cards} goes back to the green room of {name}",
        "{cards} go back to the green room of {name}",
    ),
    ("deck", "display"): (
        "{cards} is dealt from the deck to the display",
        "{cards} are dealt from the deck to the display",
    ),
    ("deck", "drawn"): ("{name} draws {cards}", "{name} draws {cards}"),
    ("box", "drawn"): (
        "{name} takes {cards} out of the box",
        "{name} takes {cards} out of the box",
    ),
    ("reruns", "drawn"): (
        "{name} takes {cards} out of reruns",
        "{name} takes {cards} out of reruns",
    ),
    ("archives", "drawn"): (
        "{name} takes {cards} out of the archives",
        "{name} takes {cards} out of the archives",
    ),
    ("drawn", "green room"): ("{name} keeps {cards}", "{name} keeps {cards}"),
    ("hand", "lineup"): (
        "{cards} is revealed in the lineup of {name}",
        "{cards} are revealed in the lineup of {name}",
    ),
    ("deck", "mogul display"): (
        "{cards} joins the mogul display",
        "{cards} join the mogul display",
    ),
    ("mogul display", "moguls"): ("{name} takes {cards}", "{name} takes {cards}"),
    ("supply", "deck"): (
        "{cards} goes face up on top of the star deck",
        "{cards} go face up on top of the star deck",
    ),
}
"""Wordings for one card and for several, by where they come from and go to."""

ARRIVALS: dict[str, tuple[str, str]] = {
    "deck": ("{cards} goes to the bottom of its deck", "{cards} go to the bottom of their decks"),
    "box": ("{cards} leaves the game", "{cards} leave the game"),
    "archives": (
        "{cards} goes to the archives of {name}",
        "{cards} go to the archives of {name}",
    ),
    "supply": ("{cards} returns to the supply", "{cards} return to the supply"),
    "reruns": (
        "{cards} is cancelled and goes to the reruns of {name}",
        "{cards} are cancelled and go to the reruns of {name}",
    ),
}
"""Wordings by where the cards go to."""


def _turned(game: Any, name: str, event: events.CardTurned) -> str:
    return f"{event.card} lies {'rightside up' if event.up else 'upside down'}"


def _round(game: Any, name: str, event: events.RoundStarted) -> str:
    return f"{game.words['round']} {event.round} begins, {name} is first"


def _left(game: Any, name: str, event: events.PlayerPassed) -> str:
    return f"{name} {game.words['passes']} on space {event.place + 1}"


def _order(game: Any, name: str, event: events.OrderChanged) -> str:
    return f"The turn order is {joined([player(game, seat) for seat in event.order])}"


SENTENCES: dict[type[Any], Sentence] = {
    events.CashChanged: _cash,
    events.ViewersChanged: _viewers,
    events.CardsMoved: _moved,
    events.CardTurned: _turned,
    events.RoundStarted: _round,
    events.PlayerPassed: _left,
    events.OrderChanged: _order,
    events.GenreAdvanced: lambda game, name, event: (
        f"{name} advances to space {event.space} of the {event.genre} track"
    ),
    events.SquareCovered: lambda game, name, event: (
        f"{name} covers {event.genre} on the genre grid"
    ),
    events.SeasonMarkerMoved: lambda game, name, event: (
        f"The season marker of {event.show} ({name}) goes to row {event.row}"
    ),
    events.MemoryChanged: lambda game, name, event: f"The board of {name}: {event.change}",
    events.TurnStarted: lambda game, name, event: f"The turn of {name} begins",
    events.BonusGained: lambda game, name, event: f"{name} gains the genre bonus {event.bonus}",
    events.TokensChanged: _tokens,
    events.UpkeepShared: lambda game, name, event: (
        f"Every other player pays ${event.amount}M for the upkeep of {event.show} ({name})"
    ),
    events.ExecutiveChosen: lambda game, name, event: f"{name} plays {event.executive}",
    events.TokenPassed: lambda game, name, event: f"The 1st-player token goes to {name}",
    events.MogulUsed: lambda game, name, event: (
        f"{name} uses up {event.mogul}, which lies face down"
    ),
    events.MogulTokenTaken: lambda game, name, event: (
        f"{name} takes the mogul token of the {event.genre} track"
    ),
}
"""Sentences by the kind of event."""


# -- what is hidden -------------------------------------------------------------------------------

BACKS = {"network": "network card"}


def unseen(game: Any, explanation: Explanation) -> str:
    """What happens behind backs after the last event that a seat may know."""
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
