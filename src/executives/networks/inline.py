"""The game that a position document describes: its ``[game]`` and the cards defined in it."""

from __future__ import annotations

import re
from typing import Any

import attrs

from executives.core.errors import ConfigurationError, ExecutivesError, FileError
from executives.networks.boards import Boards
from executives.networks.cards import (
    SHOW_DECKS,
    TIMINGS,
    Ad,
    Card,
    CardSet,
    Effect,
    Mogul,
    NetworkCard,
    Show,
    Star,
)
from executives.networks.edition import EDITIONS, edition_named
from executives.networks.loading import card_from
from executives.networks.registry import DECK_BACKS, is_starter
from executives.networks.shapes import (
    Faults,
    Listed,
    Shape,
    Switch,
    Table,
    Text,
    Whole,
    shape_of_field,
    shown,
)

_KINDS: dict[str, type[Any]] = {
    "show": Show,
    "star": Star,
    "ad": Ad,
    "network": NetworkCard,
    "mogul": Mogul,
}
_ANY_NUMBER = Whole(-(2**63))
_SLOTS = ("star!", "ad!", "either!", "star?", "ad?", "either?")

GAME = Table(
    {
        "players": Listed(Text()),
        "executives": Listed(Text()),
        "edition": Text(EDITIONS, "{} is no edition"),
        "modules": Listed(Text()),
    }
)


_DRAW = Table(dict.fromkeys(DECK_BACKS.values(), Whole(1)), unknown="there is no deck {}")
_SHAPES: dict[str, Shape] = {
    "int": _ANY_NUMBER,
    "str": Text(),
    "bool": Switch(),
    "tuple[int, ...]": Listed(_ANY_NUMBER),
    "tuple[str, ...]": Listed(Text()),
    "tuple[tuple[str, int], ...]": _DRAW,
}


def _fields(kind: type[Any]) -> dict[str, Shape]:
    return {field.name: shape_of_field(field.type, _SHAPES) for field in attrs.fields(kind)}


_EFFECT = Table({**_fields(Effect), "divide": Whole(1)}, required=("kind",))


@attrs.frozen
class Slug:
    """The id of a card: one word."""

    def check(self, faults: Faults, place: str, value: Any) -> None:
        """Moves are texts, in which semicolons part one decision from the next."""
        Text().check(faults, place, value)
        if type(value) is str and not re.fullmatch(r"[^\s;]+", value):
            faults.add(place, f"{value!r} is not one word")


@attrs.frozen
class CardTable:
    """A card of a section, with everything that has no default."""

    section: str
    fields: Table

    def check(self, faults: Faults, place: str, value: Any) -> None:
        """The fields, and which of them are missing."""
        self.fields.check(faults, place, value)
        if isinstance(value, dict):
            for field in attrs.fields(_KINDS[self.section]):
                if field.default is attrs.NOTHING and field.name not in value:
                    card = f"{self.section} {shown(value.get('id', '?'))}"
                    faults.add(place, f"{card} lacks {field.name!r}")


def _card_table(section: str, boards: Boards) -> CardTable:
    fields = {
        **_fields(_KINDS[section]),
        "effect": _EFFECT,
        "effects": Listed(_EFFECT, numbered=True),
    }
    words: dict[str, Shape] = {
        "id": Slug(),
        "deck": Text((*SHOW_DECKS, "starter"), "{} is no show deck"),
        "genre": Text(("", *boards.genres), "{} is no genre"),
        "timeslot": Text((*boards.timeslots, "any"), "{} is no timeslot"),
        "viewers": Listed(_ANY_NUMBER, length=boards.season_rows),
        "slots": Listed(Text(_SLOTS, "{} is no slot")),
        "timing": Text(TIMINGS, "{} is no timing kind"),
        "discard": Text(("deck", "box", "supply"), "{} is no place for discarded cards"),
    }
    fields.update((name, shape) for name, shape in words.items() if name in fields)
    return CardTable(section, Table(fields))


def game_of(content: dict[str, Any], faults: Faults) -> Any:
    """The game of a document; None if it has faults."""
    table = content.get("game", {})
    GAME.check(faults, "game", table)
    named = table.get("edition", "second") if isinstance(table, dict) else "second"
    bundled = edition_named(named if named in EDITIONS else "second").card_set()
    cards = _inline_cards(content.get("cards", {}), bundled, faults)
    if faults.messages:
        return None
    return _made(table, bundled.with_cards(cards) if cards else bundled, faults)


def _made(table: dict[str, Any], cards: CardSet, faults: Faults) -> Any:
    from executives.networks.game import Game

    try:
        return Game(
            table.get("players", ("Ann", "Bo", "Cy")),
            executives=table.get("executives", ()),
            edition=table.get("edition", "second"),
            modules=table.get("modules", ()),
            cards=cards,
        )
    except ConfigurationError as wrong:
        faults.add(f"game.{wrong.key}" if wrong.key else "", str(wrong))
    except ExecutivesError as wrong:
        faults.add("", str(wrong))
    return None


def _inline_cards(tables: Any, bundled: CardSet, faults: Faults) -> list[Card]:
    """The cards of ``[[cards.star]]`` and so on, if nothing is wrong with them."""
    sections = {section: _card_table(section, bundled.boards) for section in _KINDS}
    shape = Table(
        {section: Listed(table, numbered=True) for section, table in sections.items()},
        unknown="there is no kind of card {}",
    )
    before = len(faults.messages)
    shape.check(faults, "cards", tables)
    if len(faults.messages) > before:
        return []
    made: dict[str, Card] = {}
    for section, listed in tables.items():
        for number, table in enumerate(listed, start=1):
            place = f"cards.{section}[{number}]"
            try:
                card = card_from(section, dict(table))
            except FileError as wrong:
                faults.add(place, wrong.message)
                continue
            if card.id in made:
                faults.add(place, f"{card.id!r} is defined twice")
            made[card.id] = card
            _check_starter(card, bundled, faults, place)
    return list(made.values())


def _check_starter(card: Card, bundled: CardSet, faults: Faults, place: str) -> None:
    """What players begin with keeps its kind, and stays out of the decks."""
    sets = bundled.starters
    starters = {slug for starter in sets for slug in (*starter.shows, starter.star, starter.ad)}
    old = bundled.by_id.get(card.id)
    if card.id in starters and not (type(card) is type(old) and is_starter(card)):
        kind = type(old).__name__.lower()
        faults.add(place, f"{card.id!r} has to stay a starter {kind}")
