"""The shapes of the parts of a position document that depend on the game."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

import attrs

from executives.documents.fields import Naming, RecordTable
from executives.documents.parts import CardOf, FrameTable, frame_shapes
from executives.documents.shapes import (
    Either,
    Faults,
    Schema,
    Table,
    Text,
    shown,
)
from executives.documents.toml import Place
from executives.networks import grants
from executives.networks.cards import Mogul, Show
from executives.networks.documents.naming import naming_of
from executives.networks.frame_checks import held_by

GRANT_WORDS = {
    name.lower().replace("_", "-"): value
    for name, value in vars(grants).items()
    if name.isupper() and type(value) is int
}
"""The words of grants: those for several actions, as ``any``, too."""


def card_of(game: Any, allowed: Container[str], unfit: str, *, owned: bool = False) -> CardOf:
    """The shape of a card of this game in a zone; shows that a player has may be fetched ones."""
    absent = game.memo("absent cards", _absent)
    if owned and game.fetchable:
        absent = {slug: reason for slug, reason in absent.items() if slug not in game.fetchable}
    return CardOf(game.card, allowed, unfit, absent)


def _absent(game: Any) -> dict[str, str]:
    """Cards of the set that are not in this game, each with the reason."""
    reasons = {}
    for slug, card in game.card.items():
        if slug in game.in_play:
            continue
        if card.players and game.seats not in card.players:
            reasons[slug] = f"is not in a game of {game.seats}"
        elif type(card) is Mogul:
            reasons[slug] = "is a mogul, and the game is without moguls"
        else:
            reasons[slug] = f"belongs to {card.module}, which is not in play"
    return reasons


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
        if len(cards) > len(show.slots) and not self.game.slotless:
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
class Memory:
    """The fields of an executive's own board."""

    naming: Naming
    present: Any

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """Known fields of the right types, no number below 0 or the present one."""
        if self.present is None:
            Table({}, unknown="there is no board of an executive, so no {}").check(
                faults, place, value
            )
        else:
            shape = RecordTable(self.naming, type(self.present), low=0, present=self.present)
            shape.check(faults, place, value)

    def schema(self) -> Schema:
        """An object: its fields are the executive's."""
        return {"type": "object"}


def frame_table(game: Any) -> FrameTable:
    """The shape of the frames of a game."""
    return FrameTable(
        frame_shapes(game, naming_of(game)),
        known=lambda word: word in game.card or word in game.executive,
        held=lambda frame: held_by(game, frame),
        card=card_of(game, game.card, "{}", owned=True),
    )
