"""The shapes of cards, as positions define them inline and card sets list them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import attrs

from executives.core.errors import ConfigurationError
from executives.documents.shapes import (
    Faults,
    Listed,
    Named,
    Pattern,
    Schema,
    Shape,
    Switch,
    Table,
    Text,
    Whole,
    shape_of_field,
    shown,
)
from executives.documents.toml import Place
from executives.networks.boards import Boards, freeze
from executives.networks.cards import (
    SHOW_DECKS,
    TIMINGS,
    Ad,
    Card,
    Effect,
    Mogul,
    NetworkCard,
    Show,
    Star,
)
from executives.networks.effects import check_effects

KINDS: dict[str, type[Any]] = {
    "show": Show,
    "star": Star,
    "ad": Ad,
    "network": NetworkCard,
    "mogul": Mogul,
}
"""The kinds of cards by the names of their sections."""

MOST_COPIES = 26
"""Copies of a card end in ``-a`` to ``-z``."""

SLOTS = ("star!", "ad!", "either!", "star?", "ad?", "either?")
_CONDITIONS = {"star": ("", "ad", "other-star", "no-other-star"), "ad": ("", "star")}
_DISCARDS = {"show": ("box", "deck"), "star": ("deck", "supply", "box"), "ad": ("deck", "box")}

NUMBER = Whole(-1_000_000, 1_000_000)
AMOUNT = Whole(0, 1_000_000)
"""What is paid or earned at once, in $M."""

MOST_SLOTS = 12
"""Of one show: every slot more makes the universe of actions larger by all stars and ads."""

"""A number on a card or a board."""
SLUG = Pattern(r"[^\s;]+", "{} is not one word")
"""Moves are texts, in which semicolons part one decision from the next."""

DRAW = Named(
    Text((*SHOW_DECKS, "star", "ad", "network", "mogul"), "there is no deck {}", True),
    Whole(1, 100),
)
"""How many cards of which decks are drawn."""

_SHAPES: dict[str, Shape] = {
    "int": NUMBER,
    "str": Text(),
    "bool": Switch(),
    "tuple[int, ...]": Listed(NUMBER),
    "tuple[str, ...]": Listed(Text()),
    "tuple[tuple[str, int], ...]": DRAW,
}


def fields_of(kind: type[Any]) -> dict[str, Shape]:
    """A shape for each field of a kind of card or effect, by its type."""
    return {field.name: shape_of_field(field.type, _SHAPES) for field in attrs.fields(kind)}


EFFECT = Table({**fields_of(Effect), "divide": Whole(1, 1_000_000)}, required=("kind",))


@attrs.frozen
class Condition:
    """What has to be true for an attached card to lie rightside up."""

    section: str
    boards: Boards

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """One of the known conditions, with a genre or timeslot that exists."""
        known = (
            *_CONDITIONS[self.section],
            *(f"genre {genre}" for genre in self.boards.genres),
            *(f"timeslot {timeslot}" for timeslot in self.boards.timeslots),
        )
        Text(known, "{} is no condition").check(faults, place, value)

    def schema(self) -> Schema:
        """A string: genres and timeslots are those of the boards."""
        return {"type": "string"}


@attrs.frozen
class CardTable:
    """A card of a section: its fields, those without a default are needed, and its effects."""

    section: str
    fields: Table

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """The fields, which of them are missing, and effects that nobody knows."""
        self.fields.check(faults, place, value)
        if not isinstance(value, dict):
            return
        for name in self.needed():
            if name not in value:
                card = f"{self.section} {shown(value.get('id', '?'))}"
                faults.add(place, f"{card} lacks {name!r}")
        try:
            check_effects(made_card(self.section, self._repaired(value)))
        except ConfigurationError as wrong:
            faults.add(place, str(wrong))

    def _repaired(self, table: Mapping[str, Any]) -> dict[str, Any]:
        """The table without its faults, so that the effects can be looked at in any case."""
        made = {}
        for key, shape in self.fields.keys.items():
            scratch = Faults()
            if key in table:
                shape.check(scratch, (), table[key])
                if not scratch.found:
                    made[key] = table[key]
        for field in attrs.fields(KINDS[self.section]):
            if field.default is attrs.NOTHING and field.name not in made:
                made[field.name] = {"int": 0, "str": ""}.get(str(field.type), ())
        return made

    def needed(self) -> tuple[str, ...]:
        """The fields without a default."""
        known = attrs.fields(KINDS[self.section])
        return tuple(field.name for field in known if field.default is attrs.NOTHING)

    def schema(self) -> Schema:
        """An object with the fields."""
        return attrs.evolve(self.fields, required=self.needed()).schema()


def made_card(section: str, table: Mapping[str, Any]) -> Card:
    """The card of a table without faults."""
    values = {key: freeze(value) for key, value in table.items() if key != "copies"}
    effects = [*table.get("effects", ())]
    if "effect" in table:
        effects.append(table["effect"])
        del values["effect"]
    if effects:
        values["effects"] = tuple(
            Effect(**{key: freeze(value) for key, value in effect.items()}) for effect in effects
        )
    made: Card = KINDS[section](**values)
    return made


@cache
def card_table(section: str, boards: Boards | None, *, many: bool) -> CardTable:
    """The shape of a card; ``many``: it may come in copies.  Without boards all words are good."""
    fields = {**fields_of(KINDS[section]), "effect": EFFECT, "effects": Listed(EFFECT)}
    words: dict[str, Shape] = {
        "id": SLUG,
        "deck": Text(SHOW_DECKS if many else (*SHOW_DECKS, "starter"), "{} is no show deck", True),
        "slots": Listed(Text(SLOTS, "{} is no slot", True), most=MOST_SLOTS),
        **dict.fromkeys(("cost", "expenses", "bonus"), AMOUNT),
        "timing": Text(TIMINGS, "{} is no timing kind", True),
        "discard": Text(
            _DISCARDS.get(section, ("deck",)), "{} is no place for discarded cards", True
        ),
    }
    if section == "ad":
        words |= dict.fromkeys(("up", "down"), AMOUNT)
    if boards is not None:
        words |= {
            "genre": Text(("", *boards.genres), "{} is no genre"),
            "timeslot": Text((*boards.timeslots, "any"), "{} is no timeslot"),
            "viewers": Listed(NUMBER, length=boards.season_rows),
        }
        if section in _CONDITIONS:
            words["condition"] = Condition(section, boards)
    fields.update((name, shape) for name, shape in words.items() if name in fields)
    if many:
        fields["copies"] = Whole(1, MOST_COPIES)
    return CardTable(section, Table(fields))
