"""The action universe of a game: every action interned, with its code and its text.

Codes leave the seat out and run over blocks in a fixed order: the built-in kinds first, then
one block per plugin.  They hold for one ``codec_digest``; the durable form is the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from hashlib import sha256
from itertools import product
from typing import Any

from executives.core.actions import Action, named_text, parameters, relative_fields, shifted
from executives.core.errors import (
    LONGEST_SHOWN,
    ActionSyntaxError,
    ConfigurationError,
    EngineBug,
    shown,
)

Entry = tuple[type[Action], tuple[Any, ...]]

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""Characters that give a terminal orders or cannot be written, but for tab and line feed."""
LONGEST_NAME = 80

_COPY = re.compile(r"(?<=[a-z0-9])-[a-z]$")
_SEAT = re.compile(r"p[1-9][0-9]*")


class Universe:
    """All actions that can ever occur in one game."""

    def __init__(self, names: tuple[str, ...], entries: Iterable[Entry]) -> None:
        self.names = names
        self.entries: tuple[Entry, ...] = tuple(entries)
        self.code_of: dict[Entry, int] = {entry: code for code, entry in enumerate(self.entries)}
        if len(self.code_of) != len(self.entries):
            raise EngineBug("an action occurs twice in the action universe")
        seats = range(len(names))
        self.actions: tuple[tuple[Action, ...], ...] = tuple(
            tuple(_make(entry, seat, len(names)) for entry in self.entries) for seat in seats
        )
        self.interned = self._intern()
        self._texts: dict[int, dict[str, Action]] = {}
        self._bare: dict[int, dict[str, list[Action]]] = {}
        texts = self.by_text(0)
        if len(texts) != len(self.entries):
            raise EngineBug("two actions of the universe share one text")
        self.digest = sha256("\n".join(texts).encode()).hexdigest()[:16]

    def _intern(self) -> dict[type[Action], tuple[dict[Any, Any], ...]]:
        tables: dict[type[Action], tuple[dict[Any, Any], ...]] = {}
        for seat, actions in enumerate(self.actions):
            for action in actions:
                cls = type(action)
                if cls not in tables:
                    tables[cls] = tuple({} for _ in self.names)
                values = parameters(action)
                tables[cls][seat][values[0] if len(values) == 1 else values] = action
        return tables

    def by_text(self, seat: int) -> dict[str, Action]:
        """The actions of a seat by their text."""
        if seat not in self._texts:
            self._texts[seat] = {action.text: action for action in self.actions[seat]}
        return self._texts[seat]

    def _by_bare_text(self, seat: int) -> dict[str, list[Action]]:
        """The actions of a seat by texts in which cards may lack the letter of their copy."""
        if seat not in self._bare:
            found: dict[str, list[Action]] = {}
            for action in self.actions[seat]:
                for text in _bare_texts(action.text):
                    found.setdefault(text, []).append(action)
            self._bare[seat] = found
        return self._bare[seat]

    def encode(self, action: Action) -> int:
        """The code of an action; the same for every seat."""
        values = list(parameters(action))
        for index in relative_fields(type(action)):
            values[index] = shifted(values[index], -action.seat, len(self.names))
        try:
            return self.code_of[type(action), tuple(values)]
        except KeyError:
            raise ActionSyntaxError(f"{shown(str(action))} is no action of this game") from None

    def decode(self, code: int, seat: int) -> Action:
        """The action with a code, for a seat."""
        _check_number("codes", code, len(self.entries))
        _check_number("seats", seat, len(self.names))
        return self.actions[seat][code]

    def seat_of(self, word: str) -> int:
        """The seat that ``p2`` or a player's name stands for."""
        if word in self.names:
            return self.names.index(word)
        if _SEAT.fullmatch(word) and len(word) < 4 and int(word[1:]) <= len(self.names):
            return int(word[1:]) - 1
        known = ", ".join(self.names)
        raise ActionSyntaxError(f"{shown(word)} is no player; the players are {known}")

    def parse(self, text: str, legal: tuple[Action, ...]) -> Action:
        """The action that ``text`` (seat or name first) stands for.

        Other players may be named or written ``p2``.  A card may be named without its copy
        letter: of the ``legal`` actions the first that fits is meant, and if none does, the
        first of all actions.
        """
        words = text.split()
        if len(words) < 2:
            raise ActionSyntaxError(f"{shown(text)} is not a player followed by a decision")
        seat = self.seat_of(words[0])
        wanted = " ".join(words[1:])
        texts = self.by_text(seat)
        if wanted in texts:
            return texts[wanted]
        numbered = " ".join(self._numbered(word) for word in words[1:])
        if numbered in texts:
            return texts[numbered]
        of_seat = [action for action in legal if action.seat == seat]
        fitting = self._by_bare_text(seat).get(wanted)
        if fitting:
            return next((action for action in of_seat if action in fitting), fitting[0])
        hint = self._hint(wanted, of_seat, seat)
        raise ActionSyntaxError(f"{shown(wanted)} is no decision of this game{hint}")

    def text_of(self, action: Action) -> str:
        """The decision without its seat, other players by name where ``parse`` understands it."""
        if not relative_fields(type(action)):
            return action.text
        named = named_text(action, self.names)
        texts = self.by_text(action.seat)
        read = texts.get(named) or texts.get(" ".join(map(self._numbered, named.split())))
        return named if read == action else action.text

    def _numbered(self, word: str) -> str:
        return f"p{self.names.index(word) + 1}" if word in self.names else word

    def _hint(self, wanted: str, of_seat: list[Action], seat: int) -> str:
        """What may have been meant, the legal actions first."""
        if len(wanted) > LONGEST_SHOWN:  # No suggestions for a text that long.
            return ""
        named = [self.text_of(action) for action in of_seat]
        close = get_close_matches(wanted, named, n=5, cutoff=0.5)
        if not close:
            texts = self.by_text(seat)
            first = wanted.partition(" ")[0]
            kinds = get_close_matches(first, sorted({text.partition(" ")[0] for text in texts}))
            alike = [text for text in texts if text.partition(" ")[0] in kinds]
            close = get_close_matches(wanted, alike or list(texts), n=5, cutoff=0.6)
        return f"; did you mean {', '.join(repr(c) for c in close)}?" if close else ""


def bare_name(slug: str) -> str:
    """A card's id without the letter of its copy."""
    return _COPY.sub("", slug)


def check_names(names: tuple[str, ...]) -> None:
    """Refuse player names that texts could not tell apart."""
    if len(set(names)) != len(names):
        told = shown(", ".join(names))
        raise ConfigurationError(f"player names must differ: {told}", key="players")
    for name in names:
        if name == "result":
            raise ConfigurationError(
                "'result' is no player name: replays use the word", key="players"
            )
        if not re.fullmatch(r"[^\s=;#<>]+", name) or _SEAT.fullmatch(name):
            raise ConfigurationError(
                f"{shown(name)} is no player name: one word without = ; # < >, and not p1, p2 ...",
                key="players",
            )
        if len(name) > LONGEST_NAME or CONTROL.search(name):
            raise ConfigurationError(
                f"{shown(name)} is no player name: at most {LONGEST_NAME} printable letters",
                key="players",
            )


def _bare_texts(text: str) -> set[str]:
    """The text with each of its cards named in full or without the letter of its copy."""
    words = ({word, bare_name(word)} for word in text.split())
    return {" ".join(chosen) for chosen in product(*words)}


def _check_number(what: str, number: int, end: int) -> None:
    if type(number) is not int:
        raise ActionSyntaxError(f"{what} are whole numbers, not a {type(number).__name__}")
    if not 0 <= number < end:
        shown = number if abs(number) < 1 << 64 else "a huge number"
        raise ActionSyntaxError(f"{what} run from 0 to {end - 1}, not {shown}")


def _make(entry: Entry, seat: int, seats: int) -> Action:
    cls, values = entry
    absolute = list(values)
    for index in relative_fields(cls):
        absolute[index] = shifted(absolute[index], seat, seats)
    return cls(seat, *absolute)
