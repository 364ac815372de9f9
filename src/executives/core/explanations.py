"""Explanations: why an action is illegal, or what it does, number by number, with the clauses.

An explanation is made for the acting seat: nothing in it depends on what that seat may not
know.  It ends before the first event that would show the seat something new, or tell what nobody
could foresee.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from typing import Any

import attrs

from executives.core.actions import Action, parameters
from executives.core.events import Event
from executives.core.records import Accompanied, Record, record
from executives.core.tally import Line, Lines, Stage, total
from executives.core.violations import Violation
from executives.core.visibility import texts

NEAREST = 5
"""So many legal actions are offered in the place of an illegal one."""

ALIKE = 0.6
"""Actions of another kind are offered beside those of the same kind from this likeness on."""


@record
class Change(Record):
    """An event; if it moves a number that a player has, that number before and after it."""

    event: Event
    before: int | None = None
    after: int | None = None


Course = tuple[Change | Action, ...]
"""What happens, in order; an action in it is a decision that the rules force."""


@record
class Knowledge(Record):
    """What a game tells for an explanation.

    ``numbers`` are those that events move by their ``amount``, by kind of event and seat;
    ``unknown`` the names (of cards, say) that the acting seat cannot place, each with what is
    seen of it from behind.
    """

    numbers: dict[tuple[type[Event], int], int] = attrs.field(factory=dict)
    unknown: dict[str, str] = attrs.field(factory=dict)


@record
class Explanation(Accompanied):
    """Why ``action`` is illegal, or what it does, as far as its seat may know.

    Illegal: all ``violations``, the ``nearest`` legal actions of the seat, and in ``to_act`` the
    seats whose decision it is.  Legal: the ``course`` of events and forced decisions, and the
    seats asked next.  ``stopped`` tells that the course ends before something new comes to
    light; ``unseen`` is that event by its backs (None where even they would tell too much).
    """

    action: Action
    violations: tuple[Violation, ...] = ()
    nearest: tuple[Action, ...] = ()
    to_act: tuple[int, ...] = ()
    course: Course = ()
    stopped: bool = False
    unseen: Event | None = None

    @property
    def is_legal(self) -> bool:
        """Whether the action is legal."""
        return not self.violations

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the clauses it cites, each once, in the order of their first mention."""
        cited = [violation.rule for violation in self.violations]
        for item in self.course:
            if isinstance(item, Change):
                cited.append(item.event.rule)
                cited += [line.rule for line in telling(item.event.lines)]
        if self.unseen is not None:
            cited.append(self.unseen.rule)
        return tuple(dict.fromkeys(cited))

    def __str__(self) -> str:
        return "\n".join(_text(self))


# -- making ---------------------------------------------------------------------------------------


def refusal(
    action: Action,
    violations: tuple[Violation, ...],
    legal: tuple[Action, ...],
    to_act: tuple[int, ...],
) -> Explanation:
    """The explanation of an illegal action; ``legal`` are the legal ones of its seat."""
    return Explanation(action, violations, nearest_actions(action, legal), to_act)


def nearest_actions(action: Action, legal: Iterable[Action]) -> tuple[Action, ...]:
    """The legal actions most like ``action``.

    Those of its kind come first, the fewest different parameters first, then by the likeness
    of the texts; ties keep the canonical order.
    """
    wanted = parameters(action)
    ranked = []
    for index, other in enumerate(legal):
        is_same = type(other) is type(action)
        differing = sum(a != b for a, b in zip(wanted, parameters(other), strict=False))
        likeness = SequenceMatcher(None, action.text, other.text).ratio()
        ranked.append((not is_same, differing if is_same else 0, -likeness, index, other))
    ranked.sort(key=lambda entry: entry[:4])
    has_kind = bool(ranked) and not ranked[0][0]
    kept = [entry for entry in ranked if not (has_kind and entry[0] and -entry[2] < ALIKE)]
    return tuple(entry[4] for entry in kept[:NEAREST])


def account(
    action: Action,
    story: Iterable[Event | Action],
    known: Knowledge,
    to_act: tuple[int, ...],
) -> Explanation:
    """The explanation of a legal action; ``story`` is all that happens, in order."""
    numbers = dict(known.numbers)
    course: list[Change | Action] = []
    for item in story:
        if isinstance(item, Event) and item.UNFORESEEN:
            return Explanation(action, course=tuple(course), stopped=True)
        if not known.unknown.keys().isdisjoint(words(item)):
            shown = None if isinstance(item, Action) else from_behind(item, known.unknown)
            return Explanation(action, course=tuple(course), stopped=True, unseen=shown)
        if isinstance(item, Action):
            course.append(item)
            continue
        key = (type(item), item.seat)
        before = numbers.get(key)
        if before is None:
            course.append(Change(item))
        else:
            numbers[key] = before + getattr(item, "amount", 0)
            course.append(Change(item, before, numbers[key]))
    return Explanation(action, course=tuple(course), to_act=to_act)


def words(value: Any) -> Iterator[str]:
    """Every word within records and tuples."""
    for text in texts(value):
        yield from text.split()


def from_behind(event: Event, unknown: dict[str, str]) -> Event | None:
    """An event with backs in the place of unknown names.

    None when a number stands beside them or a text around them, which might tell the name.
    """
    changes: dict[str, Any] = {}
    for field in attrs.fields(type(event)):
        value = getattr(event, field.name)
        if type(value) is int and field.name != "seat":
            return None
        if unknown.keys().isdisjoint(words(value)):
            continue
        shown = _backs(value, unknown)
        if shown is None:
            return None
        changes[field.name] = shown
    return event.replace(**changes)


def _backs(value: Any, unknown: dict[str, str]) -> Any:
    if isinstance(value, str):
        return unknown.get(value)
    if isinstance(value, tuple) and all(isinstance(item, str) for item in value):
        return tuple(unknown.get(item, item) for item in value)
    return None


# -- text -----------------------------------------------------------------------------------------


def telling(lines: Lines) -> Lines:
    """The lines that make the number: floors and caps only where they change it."""
    free = tuple(line for line in lines if line.stage not in (Stage.FLOOR, Stage.CAP))
    return free if total(free) == total(lines) else lines


def line_text(line: Line) -> str:
    """A line of a tally: base numbers plain, additions with their sign."""
    text = str(line)
    return text.removeprefix("+") if line.stage is Stage.BASE else text


def kind_words(cls: type) -> str:
    """The name of a class as words: ``CardsMoved`` is ``cards moved``."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", cls.__name__).lower()


def change_text(change: Change) -> str:
    """A change in one line, without its tally."""
    event = change.event
    head = f"p{event.seat + 1} {kind_words(type(event))}"
    if change.before is not None:
        head = f"{head.removesuffix(' changed')} {change.before} -> {change.after}"
    else:
        parts = [_plain(getattr(event, field.name)) for field in _own_fields(type(event))]
        inner = ", ".join(part for part in parts if part)
        head = f"{head}: {inner}" if inner else head
    return f"{head} [{event.rule}]"


def _own_fields(cls: type[Event]) -> list[attrs.Attribute[Any]]:
    inherited = {field.name for field in attrs.fields(Event)} | {"backs"}
    return [field for field in attrs.fields(cls) if field.name not in inherited]


def _plain(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _text(explanation: Explanation) -> Iterator[str]:
    if explanation.violations:
        yield f"{explanation.action} is illegal"
        yield from (f"  {violation}" for violation in explanation.violations)
        if explanation.nearest:
            yield f"  nearest legal: {_listed(action.text for action in explanation.nearest)}"
        elif explanation.to_act:
            asked = _listed(f"p{seat + 1}" for seat in explanation.to_act)
            yield f"  the decision is that of {asked}"
        return
    yield f"{explanation.action} is legal"
    for item in explanation.course:
        if isinstance(item, Action):
            yield f"  forced: {item}"
        else:
            yield f"  {change_text(item)}"
            yield from (f"    {line_text(line)}" for line in telling(item.event.lines))
    if explanation.stopped:
        shown = explanation.unseen
        yield f"  then, unseen: {change_text(Change(shown)) if shown else 'what is hidden now'}"


def _listed(texts: Iterable[str]) -> str:
    return "; ".join(texts)


__all__ = [
    "Change",
    "Course",
    "Explanation",
    "Knowledge",
    "account",
    "change_text",
    "from_behind",
    "kind_words",
    "line_text",
    "nearest_actions",
    "refusal",
    "telling",
    "words",
]
