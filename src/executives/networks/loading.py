"""Card sets from their TOML text: all of it is read, or a FileError says where it is wrong."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import attrs

from executives.core.errors import ConfigurationError, FileError
from executives.networks.boards import boards_from, freeze
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
    StandIn,
    Star,
    StarterSet,
    check_card_set,
)

_SECTIONS: dict[str, type[Any]] = {
    "show": Show,
    "star": Star,
    "ad": Ad,
    "network": NetworkCard,
    "mogul": Mogul,
}
_COPIES = "abcdefghijklmnopqrstuvwxyz"


def parse_toml(text: str, *, path: str) -> dict[str, Any]:
    """The document of a TOML text; a FileError gives the line of a syntax error."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as wrong:
        # Besides syntax errors: integers of thousands of digits, and nesting without end.
        message = str(wrong) or "nested too deeply"
        words = message.rsplit("(at line ", 1)
        number = words[1].split(",")[0] if len(words) == 2 else ""
        line = int(number) if number.isdigit() else 0
        raise FileError(words[0].strip().lower(), path=path, line=line) from None


def load_card_set(text: str, boards: str, *, path: str = "cards", boards_path: str = "") -> CardSet:
    """The card set of a document of cards and one of boards."""
    document = parse_toml(text, path=path)
    numbers = boards_from(parse_toml(boards, path=boards_path), path=boards_path or "boards")
    head = document.get("card_set", {})
    cards = tuple(_cards(document, path))
    made = CardSet(
        id=_string(head, "id", path, "card_set"),
        edition=_string(head, "edition", path, "card_set"),
        cards=cards,
        starters=tuple(_starters(document, path)),
        boards=numbers,
        stand_ins=tuple(_stand_ins(document)),
    )
    try:
        check_card_set(made)
    except ConfigurationError as wrong:
        raise FileError(str(wrong), path=path) from None
    return made


def card_from(section: str, table: dict[str, Any], *, path: str = "cards") -> Card:
    """One card of a document's table; ``section`` is show, star, ad, network or mogul."""
    cls = _SECTIONS[section]
    known = {field.name: field for field in attrs.fields(cls)}
    values: dict[str, Any] = {}
    place = f"{section} {table.get('id', '?')!r}"
    for key, value in table.items():
        if key == "effect":
            values["effects"] = (_effect(value, path, place),)
        elif key == "effects":
            values["effects"] = tuple(_effect(item, path, place) for item in value)
        elif key not in known:
            raise FileError(f"{place} has an unknown key {key!r}", path=path)
        else:
            values[key] = freeze(value)
    for name, field in known.items():
        if name not in values and field.default is attrs.NOTHING:
            raise FileError(f"{place} lacks {name!r}", path=path)
        if name in values and not _fits(values[name], str(field.type)):
            raise FileError(f"{place} has a malformed {name!r}: {values[name]!r}", path=path)
    made: Card = cls(**values)
    _check_words(made, path, place)
    return made


def _fits(value: Any, kind: str) -> bool:
    if kind == "int":
        return type(value) is int
    if kind == "str":
        return type(value) is str
    if kind == "bool":
        return type(value) is bool
    return type(value) is tuple


def _check_words(card: Card, path: str, place: str) -> None:
    if isinstance(card, Show) and card.deck not in (*SHOW_DECKS, "starter"):
        raise FileError(f"{place} is of no show deck: {card.deck!r}", path=path)
    if isinstance(card, (NetworkCard, Mogul)) and card.timing not in TIMINGS:
        raise FileError(f"{place} has no timing kind: {card.timing!r}", path=path)


def _effect(table: Any, path: str, place: str) -> Effect:
    if not isinstance(table, dict) or not isinstance(table.get("kind"), str):
        raise FileError(f"{place} has an effect without a kind", path=path)
    names = {field.name for field in attrs.fields(Effect)}
    for key in table:
        if key not in names:
            raise FileError(f"{place} has an effect with an unknown key {key!r}", path=path)
    return Effect(**{key: freeze(value) for key, value in table.items()})


def _cards(document: dict[str, Any], path: str) -> Iterator[Card]:
    for section in _SECTIONS:
        for table in document.get(section, []):
            content = dict(table)
            copies = content.pop("copies", 1)
            card = card_from(section, content, path=path)
            yield from _copied(card, copies)
    yield from _anomalies(document)
    yield from _starter_cards(document, path)


def _copied(card: Card, copies: int) -> Iterator[Card]:
    if copies == 1:
        yield card
    else:
        for letter in _COPIES[:copies]:
            yield card.replace(id=f"{card.id}-{letter}")


def _anomalies(document: dict[str, Any]) -> Iterator[Card]:
    table = document.get("anomaly")
    if table:
        anomaly = Star(
            id=table["id"],
            name=table["name"],
            cost=0,
            expenses=0,
            condition="",
            up=0,
            down=0,
            effects=(Effect("extra-action"),),
            attachable=False,
            discard="supply",
            flavour=table.get("flavour", ""),
        )
        # A single copy keeps its letter: the number of anomalies is a data value.
        for letter in _COPIES[: table["copies"]]:
            yield anomaly.replace(id=f"{anomaly.id}-{letter}")


def _starter_cards(document: dict[str, Any], path: str) -> Iterator[Card]:
    table = document.get("starter", {})
    for letter in _COPIES[: table.get("sets", 0)]:
        for number in range(1, 4):
            show = {**table["show"], "deck": "starter", "genre": "", "discard": "box"}
            show["id"] = f"{show['id']}-{number}-{letter}"
            yield card_from("show", show, path=path)
        for section in ("star", "ad"):
            content = {**table[section], "discard": "box"}
            content["id"] = f"{content['id']}-{letter}"
            yield card_from(section, content, path=path)


def _starters(document: dict[str, Any], path: str) -> Iterator[StarterSet]:
    table = document.get("starter", {})
    for letter in _COPIES[: table.get("sets", 0)]:
        show = _string(table["show"], "id", path, "starter.show")
        yield StarterSet(
            shows=tuple(f"{show}-{number}-{letter}" for number in range(1, 4)),
            star=f"{table['star']['id']}-{letter}",
            ad=f"{table['ad']['id']}-{letter}",
        )


def _stand_ins(document: dict[str, Any]) -> Iterator[StandIn]:
    for table in document.get("stand_in", []):
        yield StandIn(table["card"], table["kind"], table["copies"], freeze(table["by"]))


def _string(table: Any, key: str, path: str, place: str) -> str:
    value = table.get(key) if isinstance(table, dict) else None
    if not isinstance(value, str):
        raise FileError(f"{place} lacks {key!r}", path=path)
    return value
