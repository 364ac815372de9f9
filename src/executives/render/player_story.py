"""A replay as data for the player: for each step the boards, decisions, events and scores.

Step 0 is the start, step n the state after n decisions and all that follows from them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable
from functools import partial
from importlib import import_module
from typing import Any

from executives.core.events import Event
from executives.core.explanations import Change, kind_words
from executives.render.decisions import decision_text
from executives.render.explanations import Told, counted, joined, named, player, told
from executives.render.html_writer import panel_html
from executives.render.pictures import Panel
from executives.render.player_secrecy import Moment
from executives.render.wording import wording_of
from executives.rulebook import clause

Observer = int | None
"""A seat, or None for a spectator, who sees what everybody may know."""

Data = dict[str, Any]
"""What the page gets as JSON."""

SPECTATOR = "Everybody"

_PIECES = re.compile(r"(?=<(?:section|div|li|h3|tr)\b)")
"""Panels are cut before these elements: most pieces come again in other panels."""

SHORT = 90


class Table:
    """Values by number: equal ones have the same number."""

    def __init__(self, make: Callable[[Any], Any] = lambda value: value) -> None:
        self.values: list[Any] = []
        self._make = make
        self._numbers: dict[Hashable, int] = {}

    def number(self, value: Hashable) -> int:
        """The number of a value; what is kept of a new one is made of it now."""
        found = self._numbers.get(value)
        if found is None:
            found = self._numbers[value] = len(self.values)
            self.values.append(self._make(value))
        return found


class Track:
    """What one observer sees of the steps."""

    def __init__(self) -> None:
        self.boards: list[list[int]] = []
        self.lines: list[list[int]] = []
        self.events: list[list[int]] = []


class Story:
    """Takes the steps of a game one after the other, as several observers see them.

    The first of the ``observers`` is a spectator.
    """

    def __init__(self, game: Any, observers: tuple[Observer, ...], state: Any) -> None:
        self.game = game
        self.observers = observers
        self.texts, self.pieces = Table(), Table()
        self.panels = Table(self._panel)
        self.told = Table(partial(told_event, game))
        self.tracks = {observer: Track() for observer in observers}
        self.asked: list[int] = []
        self.chapters: list[int] = []
        self.scores: list[tuple[int, ...]] = []
        self.events: list[Event] = []
        self.state = state
        self._views = {observer: game.view(state, observer) for observer in observers}
        self._numbers = game.numbers(state)
        for observer in observers:
            self.tracks[observer].lines.append([])
            self.tracks[observer].events.append([])
        self._look()

    def add(self, action: Any, transition: Any) -> None:
        """The next decision, with what came of it."""
        game, former = self.game, self._views
        moment = Moment(self.state, action, transition)
        self.state = transition.state
        self._views = {observer: game.view(self.state, observer) for observer in self.observers}
        changes = self._changes(transition.events)
        forced = [self.texts.number(named(game, one)) for one in transition.derived]
        is_open = moment.is_told(None, (former[None], self._views[None]))
        for observer, track in self.tracks.items():
            # What a spectator may read everybody may.
            views = (former[observer], self._views[observer])
            is_told = is_open or moment.is_told(observer, views)
            text = named(game, action) if is_told else secret_line(game, action.seat)
            track.lines.append([self.texts.number(text), *forced])
            seen = (_seen(change, observer) for change in changes)
            track.events.append([self.told.number(one) for one in seen if one is not None])
        self.events += transition.events
        self._look()

    def _look(self) -> None:
        """Note what the present state shows."""
        game, state = self.game, self.state
        drawn: list[tuple[Any, list[int]]] = []
        for observer, track in self.tracks.items():
            # Most of the time a seat sees what everybody sees, and needs no picture of its own.
            plain = self._views[observer].replace(seat=None, legal_actions=())
            board = next((board for view, board in drawn if view == plain), None)
            if board is None:
                found = wording_of(game).picture(game, self._views[observer])
                panels = [self.panels.number(panel) for panel in found.panels]
                board = [self.texts.number(found.title), *panels]
                drawn.append((plain, board))
            track.boards.append(board)
        asked = " ".join(decision_text(game, state).split())
        self.asked.append(self.texts.number(asked))
        self.chapters.append(wording_of(game).chapter(state))
        self.scores.append(scores_of(game, state))

    def _panel(self, panel: Panel) -> list[int]:
        pieces = (piece for piece in _PIECES.split(panel_html(panel)) if piece)
        return [self.pieces.number(piece) for piece in pieces]

    def _changes(self, events: Iterable[Event]) -> list[Change]:
        """The events with the numbers that they move, before and after each."""
        numbers = dict(self._numbers)
        changes = []
        for event in events:
            key = (event.seat, kind_words(type(event)).removesuffix(" changed"))
            before = numbers.get(key)
            if before is None:
                changes.append(Change(event))
                continue
            numbers[key] = before + getattr(event, "amount", 0)
            changes.append(Change(event, before, numbers[key]))
        self._numbers = self.game.numbers(self.state)
        return changes

    def data(self) -> Data:
        """Everything, for the page."""
        final = final_scores(self.game, self.state, self.events)
        tracks = [self.tracks[observer] for observer in self.observers]
        return {
            "players": list(self.game.players),
            "views": [view_name(self.game, observer) for observer in self.observers],
            "unit": wording_of(self.game).unit,
            "texts": self.texts.values,
            "pieces": self.pieces.values,
            "panels": self.panels.values,
            "told": self.told.values,
            "boards": [track.boards for track in tracks],
            "lines": [track.lines for track in tracks],
            "events": [track.events for track in tracks],
            "asked": self.asked,
            "chapters": self.chapters,
            "scores": self.scores,
            "final": final,
            "clauses": cited_clauses(self.told.values, final),
        }


def view_name(game: Any, observer: Observer) -> str:
    """How the choice of the seat calls an observer."""
    return SPECTATOR if observer is None else player(game, observer)


def secret_line(game: Any, seat: int) -> str:
    """The line of a decision that an observer may not read."""
    return f"{player(game, seat)} decides in secret"


# -- events ---------------------------------------------------------------------------------------


def _seen(change: Change, observer: Observer) -> Change | None:
    """A change as an observer sees it; None where nothing of it is seen."""
    event = change.event.seen_by(observer)
    if event is change.event:
        return change
    return None if event is None else Change(event)


def told_event(game: Any, change: Change) -> list[Any]:
    """An event as the page takes it: its sentence, its clause, and its lines."""
    found: Told = told(game, change)
    sentence = found.sentence
    backs = getattr(change.event, "backs", ())
    if backs and getattr(change.event, "cards", ()) == backs:
        sentence = sentence.replace(joined(list(backs)), backs_text(game, backs))
    return [sentence, found.rule, [list(line) for line in found.lines]]


def backs_text(game: Any, backs: tuple[str, ...]) -> str:
    """Cards that are seen by their backs only: how many of which sort."""
    own = getattr(import_module(f"executives.render.{game.NAME}_sentences"), "backs_text", None)
    if own is not None:
        return str(own(backs))
    return joined([counted(backs.count(back), back) for back in dict.fromkeys(backs)])


# -- scores ---------------------------------------------------------------------------------------


def scores_of(game: Any, state: Any) -> tuple[int, ...]:
    """What each seat would have if it were counted now, as far as everybody may know.

    These are the final scores, the number that the game counts in, or the points where a seat
    stands; empty where the game tells none of them.
    """
    if game.is_over(state):
        return tuple(tally.total for tally in game.result(state).scores)
    wording = wording_of(game)
    numbers = game.numbers(state)
    seats = range(game.seats)
    if all((seat, wording.unit) in numbers for seat in seats):
        return tuple(numbers[seat, wording.unit] for seat in seats)
    standing = [wording.standing(game, state, seat) for seat in seats]
    if all(len(tallies) == 1 for tallies in standing):
        return tuple(tallies[0].total for tallies in standing)
    return ()


def final_scores(game: Any, state: Any, events: list[Any]) -> list[Data]:
    """The ranking of a finished game, each seat with the lines of its score; else nothing."""
    if not game.is_over(state):
        return []
    result = game.result(state)
    found: list[Data] = []
    for place, group in enumerate(result.ranking, start=1):
        for seat in group:
            tally = result.scores[seat]
            lines = [(f"{line.amount:+d} {line.source}", line.rule) for line in tally.lines]
            ledger = wording_of(game).ledger(game, state, events, seat)
            parts = [(f"{ledger[rule]:+d} {_short(rule)}", rule) for rule in sorted(ledger)]
            one = {"place": place, "name": player(game, seat), "total": tally.total}
            one |= {"outcome": result.outcome, "lines": lines}
            # Where the lines are by clause already, the ledger repeats them.
            more = {rule for _, rule in parts} - {rule for _, rule in lines}
            found.append(one | {"ledger": parts if more else []})
    return found


def _short(rule: str) -> str:
    """The beginning of a clause."""
    text = _clause_text(rule).split(";")[0].split(". ")[0].rstrip(".")
    return text if len(text) <= SHORT else f"{text[: SHORT - 3].rstrip()}..."


# -- clauses --------------------------------------------------------------------------------------


def cited_clauses(events: list[Any], final: list[Data]) -> dict[str, str]:
    """The texts of the clauses that are cited; ids of no rulebook have none."""
    rules = {rule for _, rule, lines in events for rule in (rule, *(one for _, one in lines))}
    rules |= {rule for one in final for _, rule in (*one["lines"], *one["ledger"])}
    found = {rule: _clause_text(rule) for rule in sorted(rules)}
    return {rule: text for rule, text in found.items() if text}


def _clause_text(rule: str) -> str:
    try:
        return clause(rule).text
    except LookupError:
        return ""
