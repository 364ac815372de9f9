"""The shapes of cards, as positions define them inline and card sets list them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
    PILOT_DECK,
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
_CONDITIONS = {
    "star": ("", "ad", "other-star", "no-other-star", "below-row-1"),
    "ad": ("", "star"),
}
_DECKS = {"show": SHOW_DECKS, "star": ("star", "network")}
MODULES = ("", "telly_time")
"""Cards of a module stay in the box without it; all moguls belong to a module of their own."""
_FIRST_EDITION = {
    "show": ("lower",),
    "star": ("up_rows", "down_rows"),
    "ad": ("viewers_up", "viewers_down"),
}
"""Fields of the first edition, besides ``players``: with tracks on the boards nobody knows them."""
_FIRST_NEEDED = ("lower", "up_rows", "down_rows")
_SIDES = ("", "up", "down")
_DISCARDS = {"show": ("box", "deck"), "star": ("deck", "supply", "box"), "ad": ("deck", "box")}

NUMBER = Whole(-1_000_000, 1_000_000)
"""A number on a card or a board."""
AMOUNT = Whole(0, 1_000_000)
"""What is paid or earned at once, in $M."""

MOST_SLOTS = 12
"""Of one show: every slot more makes the universe of actions larger by all stars and ads."""

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


def effect_shape(boards: Boards | None) -> Table:
    """The shape of an effect; it may indicate a genre of any module."""
    words: dict[str, Shape] = {
        "divide": Whole(1, 1_000_000),
        "side": Text(_SIDES, "{} is no side", True),
    }
    if boards is not None:
        words["genre"] = Text(("", *boards.every_genre), "{} is no genre")
    return Table({**fields_of(Effect), **words}, required=("kind",))


@attrs.frozen
class Condition:
    """What has to be true for an attached card to lie rightside up."""

    section: str
    boards: Boards

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """One of the known conditions, with a genre or timeslot that exists."""
        known = (
            *_CONDITIONS[self.section],
            *(f"genre {genre}" for genre in self.boards.every_genre),
            *(f"timeslot {timeslot}" for timeslot in self.boards.every_timeslot),
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
    boards: Boards | None = None

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """The fields, which of them are missing, and effects that nobody knows."""
        self.fields.check(faults, place, value)
        if not isinstance(value, dict):
            return
        for name in self.needed():
            if name not in value:
                card = f"{self.section} {shown(value.get('id', '?'))}"
                faults.add(place, f"{card} lacks {name!r}")
        repaired = self._repaired(value)
        first = self.boards is None or not self.boards.has_tracks
        try:
            check_effects(made_card(self.section, repaired), first_edition=first)
        except ConfigurationError as wrong:
            faults.add(place, str(wrong))
        if self.boards is not None and first:
            for key, message in _first_edition_faults(repaired):
                faults.add((*place, key), message)
        if not repaired.get("module"):
            for inner, word in self._words_of_modules(repaired):
                message = f"{word!r} belongs to Telly Time, so the card needs module = 'telly_time'"
                faults.add((*place, *inner), message)

    def _words_of_modules(self, table: Mapping[str, Any]) -> Iterator[tuple[Place, str]]:
        """Genres and timeslots of a card that are not there in every game, with their places."""
        if self.boards is None:
            return
        known = {*self.boards.genres, *self.boards.timeslots}
        further = {*self.boards.every_genre, *self.boards.every_timeslot} - known
        for key in ("genre", "timeslot", "condition"):
            word = table.get(key, "").rpartition(" ")[2]
            if word in further:
                yield (key,), word
        listed = table.get("effects", ())
        effects = [(("effects", number), one) for number, one in enumerate(listed, start=1)]
        for inner, effect in [*effects, (("effect",), table.get("effect", {}))]:
            if effect.get("genre") in further:
                yield (*inner, "genre"), effect["genre"]

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
        """The fields without a default, and what the first edition prints besides."""
        known = attrs.fields(KINDS[self.section])
        needed = [field.name for field in known if field.default is attrs.NOTHING]
        if self.boards is not None and not self.boards.has_tracks:
            needed += [name for name in self.fields.keys if name in _FIRST_NEEDED]
        return tuple(needed)

    def schema(self) -> Schema:
        """An object with the fields."""
        return attrs.evolve(self.fields, required=self.needed()).schema()


def _first_edition_faults(table: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Numbers of one card that do not go together, each with the key that is wrong."""
    viewers = table.get("viewers")
    if viewers and "lower" in table:
        lower, higher = table["lower"], viewers[0]
        if table.get("timeslot") == "any" and lower != higher:
            yield "lower", f"a show for any timeslot has one number, {higher}, not {lower} too"
        elif lower > higher:
            yield "lower", f"{lower} is more than {higher}, the number of the preferred timeslot"
    for side in ("up", "down"):
        rows = table.get(f"{side}_rows")
        if rows and side in table and table[side] != rows[0]:
            yield side, f"{table[side]} is not {rows[0]}, the first of '{side}_rows'"
    if table.get("deck") == PILOT_DECK:
        if table.get("timeslot") != "any":
            yield "timeslot", "a pilot show is for any timeslot"
        if table.get("slots"):
            yield "slots", "nothing is attached to a pilot show"


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
    effect = effect_shape(boards)
    fields = {**fields_of(KINDS[section]), "effect": effect, "effects": Listed(effect)}
    first = boards is None or not boards.has_tracks
    decks = _DECKS.get(section, ())
    if section == "show" and first:
        decks = (*decks, PILOT_DECK)
    if section == "show" and not many:
        decks = (*decks, "starter")
    words: dict[str, Shape] = {
        "id": SLUG,
        "deck": Text(decks, f"{{}} is no {section} deck", True),
        "slots": Listed(Text(SLOTS, "{} is no slot", True), most=MOST_SLOTS),
        **dict.fromkeys(("cost", "expenses", "bonus"), AMOUNT),
        "timing": Text(TIMINGS, "{} is no timing kind", True),
        "module": Text(MODULES, "{} is no module with cards of its own", True),
        "discard": Text(
            _DISCARDS.get(section, ("deck",)), "{} is no place for discarded cards", True
        ),
    }
    if section == "ad":
        words |= dict.fromkeys(("up", "down"), AMOUNT)
    if boards is not None:
        words |= {
            "genre": Text(("", *boards.every_genre), "{} is no genre"),
            "timeslot": Text((*boards.every_timeslot, "any"), "{} is no timeslot"),
            "viewers": Listed(NUMBER, length=boards.season_rows),
        }
        if section in _CONDITIONS:
            words["condition"] = Condition(section, boards)
    if first:
        most = Whole(1, 5 if boards is None else boards.max_players)
        rows = Listed(NUMBER, length=None if boards is None else boards.season_rows)
        words |= {"players": Listed(most, distinct=True), "up_rows": rows, "down_rows": rows}
        words |= dict.fromkeys(("lower", "viewers_up", "viewers_down"), AMOUNT)
    else:
        for name in ("players", *_FIRST_EDITION.get(section, ())):
            del fields[name]
    fields.update((name, shape) for name, shape in words.items() if name in fields)
    if many:
        fields["copies"] = Whole(1, MOST_COPIES)
    return CardTable(section, Table(fields), boards)
