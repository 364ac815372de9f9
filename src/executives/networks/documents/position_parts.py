"""The shapes of the parts of a position document that depend on the game."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

import attrs

from executives.networks import grants
from executives.networks.cards import Mogul, Show
from executives.networks.documents.fields import RecordTable, frame_names, unknown_cards
from executives.networks.documents.shapes import (
    Either,
    Faults,
    Schema,
    Shape,
    Table,
    Text,
    shown,
    written,
)
from executives.networks.documents.toml import Place
from executives.networks.frame_checks import held_by
from executives.networks.state import DeckId

GRANT_WORDS = {
    name.lower().replace("_", "-"): value
    for name, value in vars(grants).items()
    if name.isupper() and type(value) is int
}
"""The words of grants: those for several actions, as ``any``, too."""


@attrs.frozen
class CardOf:
    """The name of a card that may lie in a zone, and lies nowhere else."""

    game: Any
    allowed: Container[str]
    unfit: str

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """The card exists, is in this game, was not seen before and is of the right kind."""
        if type(value) is not str:
            faults.add(place, f"expected the name of a card, not {shown(value)}")
        elif value not in self.game.card:
            faults.add(place, f"there is no card {shown(value)}")
        elif value in faults.places:
            faults.add(place, f"{value!r} lies in {faults.places[value]} already")
        else:
            faults.places[value] = written(place)
            if type(self.game.card[value]) is Mogul and not has_moguls(self.game):
                faults.add(place, f"{value!r} is a mogul, and the game is without moguls")
            elif value not in self.allowed:
                faults.add(place, self.unfit.format(repr(value)))

    def schema(self) -> Schema:
        """A string: which cards there are depends on the card set."""
        return {"type": "string"}


def has_moguls(game: Any) -> bool:
    """Whether moguls are in play."""
    return bool(game.deck_cards[DeckId.MOGUL])


@attrs.frozen
class Timeslot:
    """A timeslot: a show alone, or with what lies on it; "" for an empty one."""

    game: Any
    parts: Table
    show: CardOf
    attached: CardOf

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """The show, its slots and the sides of the cards in them."""
        if value == "":
            return
        if isinstance(value, dict):
            self.parts.check(faults, place, value)
            cards, down = _items(value.get("cards")), _items(value.get("down"))
            self._check_cards(faults, place, value.get("show"), cards)
            for number, card in enumerate(down, start=1):
                if type(card) is str and (card not in cards or not card):
                    faults.add((*place, "down", number), f"{shown(card)} is not on this show")
        else:
            Either(self.show, self.parts).check(faults, place, value)

    def _check_cards(self, faults: Faults, place: Place, name: Any, cards: tuple[Any, ...]) -> None:
        if type(name) is str:
            self.show.check(faults, (*place, "show"), name)
        for number, card in enumerate(cards, start=1):
            if type(card) is str and card:
                self.attached.check(faults, (*place, "cards", number), card)
        show = self.game.card.get(name) if type(name) is str else None
        if not isinstance(show, Show):
            return
        if len(cards) > len(show.slots):
            faults.add((*place, "cards"), f"{name!r} has {len(show.slots)} slots only")
        for number, (card, slot) in enumerate(zip(cards, show.slots, strict=False), start=1):
            fitting = self.game.fitting.get(card) if type(card) is str else None
            if fitting is not None and slot[:-1] not in fitting:
                faults.add((*place, "cards", number), f"{card!r} does not fit the slot {slot!r}")

    def schema(self) -> Schema:
        """The name of a show, or a table."""
        return Either(Text(), self.parts).schema()


def _items(value: Any) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, (list, tuple)) else ()


@attrs.frozen
class DeckParts:
    """A deck: its known top, and the next and the bottom cards or all cards of the rest."""

    parts: Table

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """Cards that come next or last would be lost when all cards are named."""
        self.parts.check(faults, place, value)
        for other in ("next", "bottom"):
            if isinstance(value, dict) and other in value and "cards" in value:
                message = f"'cards' are all of the rest, so there is no {other!r} beside it"
                faults.add((*place, other), message)

    def schema(self) -> Schema:
        """An object with lists of cards."""
        return self.parts.schema()


@attrs.frozen
class Words:
    """A text of words, at least one, each of them known."""

    known: Container[str]
    unknown: str

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """Every word is looked up."""
        words = value.split() if type(value) is str else ()
        for word in words or (value,):
            Text(self.known, self.unknown).check(faults, place, word)

    def schema(self) -> Schema:
        """A string."""
        return {"type": "string"}


@attrs.frozen
class Move:
    """A player and one decision, or several with semicolons between them."""

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """What the words mean is found out when they are played."""
        Text().check(faults, place, value)
        if type(value) is str and not value.strip():
            faults.add(place, "a move is a player followed by a decision")

    def schema(self) -> Schema:
        """A string that is not empty."""
        return {"type": "string", "pattern": r"\S"}


@attrs.frozen
class Memory:
    """The fields of an executive's own board."""

    game: Any
    present: Any

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """Known fields of the right types, no number below 0 or the present one."""
        if self.present is None:
            Table({}, unknown="there is no board of an executive, so no {}").check(
                faults, place, value
            )
        else:
            shape = RecordTable(self.game, type(self.present), low=0, present=self.present)
            shape.check(faults, place, value)

    def schema(self) -> Schema:
        """An object: its fields are the executive's."""
        return {"type": "object"}


@attrs.frozen
class FrameTable:
    """A frame of the stack: its name and its fields."""

    game: Any
    shapes: Mapping[str, RecordTable]

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """A known frame with its fields, and cards that lie nowhere else."""
        if not isinstance(value, dict):
            faults.add(place, f"expected a table, not {shown(value)}")
            return
        name = value.get("frame")
        if type(name) is not str or name not in self.shapes:
            faults.add((*place, "frame"), f"there is no frame {shown(name)}")
            return
        before = faults.number
        self.shapes[name].check(faults, place, value)
        if faults.number > before:
            return
        frame = self.made(value)
        for card in unknown_cards(self.game, frame):
            faults.add(place, f"there is no card {card}")
        holder = CardOf(self.game, self.game.card, "{}")
        for card in held_by(self.game, frame):
            holder.check(faults, place, card)

    def made(self, table: Mapping[str, Any]) -> Any:
        """The frame of a table without faults."""
        fields = {key: item for key, item in table.items() if key != "frame"}
        return self.shapes[table["frame"]].made(fields)

    def schema(self) -> Schema:
        """One of the known frames, or one of a plugin."""
        known = []
        for name, shape in self.shapes.items():
            one = shape.schema()
            one["properties"]["frame"] = {"const": name}
            known.append({**one, "required": ["frame", *one.get("required", [])]})
        other = {"properties": {"frame": {"type": "string", "not": {"enum": list(self.shapes)}}}}
        return {"anyOf": [*known, {"type": "object", **other, "required": ["frame"]}]}


def frame_table(game: Any) -> FrameTable:
    """The shape of the frames of a game."""
    more: dict[str, Shape] = {"frame": Text()}
    names = frame_names(game).items()
    return FrameTable(game, {name: RecordTable(game, kind, more=more) for name, kind in names})
