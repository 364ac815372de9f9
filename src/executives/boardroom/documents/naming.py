"""How documents of The Executives name seats, origins of influence, and amounts of it."""

from __future__ import annotations

import re
from typing import Any

import attrs

from executives.boardroom.numbers import CEO_TOKENS, OWN_TOKENS
from executives.documents.fields import Index, Naming
from executives.documents.shapes import Faults, Schema, Text, Whole, shown
from executives.documents.toml import Place

CEO_WORD = "ceo"
"""The name of the legacy CEO's tokens."""
_TOKENS = re.compile(r"([1-9][0-9]?) of (\S+)")


def naming_of(game: Any) -> Naming:
    """The naming of a game, made once."""
    made: Naming = game.memo("naming of documents", _naming)
    return made


def _naming(game: Any) -> Naming:
    player = Index(game.players, "{} is no player", none=False)
    origin = Index(game.players, "{} is no player", none=False, last=CEO_WORD)
    fields = ("seat", "passed", "target", "bidder")
    return Naming({**dict.fromkeys(fields, player), "origin": origin})


def origin_names(game: Any) -> tuple[str, ...]:
    """The names of all origins, in the order of tuples by origin."""
    return (*game.players, CEO_WORD)


def own_total(game: Any, origin: int) -> int:
    """How many tokens of an origin there are; the last origin is the legacy CEO's."""
    return CEO_TOKENS if origin in (-1, game.seats) else OWN_TOKENS


@attrs.frozen
class Tokens:
    """An amount of influence of one origin: ``"3 of Bo"``, or 3 for as many of one's own."""

    names: tuple[str, ...]

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """At least one token, of somebody who is there."""
        if type(value) is int:
            Whole(1, CEO_TOKENS).check(faults, place, value)
            return
        found = _TOKENS.fullmatch(value) if type(value) is str else None
        if found is None:
            faults.add(
                place, f"expected an amount such as '3 of {self.names[0]}', not {shown(value)}"
            )
            return
        Whole(1, CEO_TOKENS).check(faults, place, int(found.group(1)))
        Text(self.names, "{} is no player").check(faults, place, found.group(2))

    def schema(self) -> Schema:
        """A string with its pattern, or a number."""
        text = {"type": "string", "pattern": f"^(?:{_TOKENS.pattern})$"}
        return {"anyOf": [text, Whole(1, CEO_TOKENS).schema()]}


def read_tokens(game: Any, value: Any, own: int) -> tuple[int, int]:
    """Origin and amount of a value without faults; ``own`` is the seat that it belongs to."""
    if type(value) is int:
        return own, value
    amount, _, name = value.partition(" of ")
    return (-1 if name == CEO_WORD else game.players.index(name)), int(amount)


def written_tokens(game: Any, origin: int, amount: int, own: int) -> int | str:
    """The shortest way to write an amount."""
    return amount if origin == own else f"{amount} of {origin_names(game)[origin]}"
