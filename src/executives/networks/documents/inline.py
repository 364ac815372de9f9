"""The game that a position document describes: its ``[game]`` and the cards defined in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import attrs

from executives.core.errors import ConfigurationError
from executives.documents.fields import table_of, variants_shape
from executives.documents.positions import configured
from executives.documents.shapes import Faults, Listed, Switch, Table, Text
from executives.networks.boards import Boards
from executives.networks.cards import Card, CardSet
from executives.networks.configuration import whole_set
from executives.networks.documents.card_shapes import KINDS, card_table, made_card
from executives.networks.documents.naming import naming_of
from executives.networks.edition import EDITIONS, edition_named
from executives.networks.registry import is_starter
from executives.networks.variants import Variants

PLAYERS = ("Ann", "Bo", "Cy")
"""Those who play in a document that names nobody."""


GAME = Table(
    {
        "name": Text(("networks",), "{} is another game", fixed=True),
        "players": Listed(Text()),
        "executives": Listed(Text()),
        "deal": Switch(),
        "edition": Text(EDITIONS, "{} is no edition", fixed=True),
        "modules": Listed(Text()),
        "variants": variants_shape(Variants),
    }
)
"""``deal = true`` instead of ``executives``: they are dealt and chosen."""


def inline_cards(boards: Boards) -> Table:
    """The shape of ``[[cards.star]]`` and so on."""
    sections = {section: Listed(card_table(section, boards, many=False)) for section in KINDS}
    return Table(sections, unknown="there is no kind of card {}")


def game_of(
    content: dict[str, Any],
    faults: Faults,
    *,
    cards: CardSet | tuple[CardSet, ...] | None,
    plugins: tuple[Any, ...],
) -> Any:
    """The game of a document; None if it has faults."""
    table = content.get("game", {})
    GAME.check(faults, ("game",), table)
    named = table.get("edition", "second") if isinstance(table, dict) else "second"
    known = type(named) is str and named in EDITIONS
    bundled = edition_named(named if known else "second").card_set()
    base = configured(lambda: whole_set(cards, bundled), faults)
    if base is None:
        return None
    modules = table.get("modules", ()) if isinstance(table, dict) else ()
    telly_time = isinstance(modules, (list, tuple)) and "telly_time" in modules
    boards = base.boards.with_telly_time() if telly_time else base.boards
    inline = _inline_cards(content.get("cards", {}), base, boards, faults)
    if isinstance(table, dict) and "deal" in table and "executives" in table:
        faults.add(("game", "deal"), "executives are either dealt or named")
    if faults.found:
        return None
    executives = None if table.get("deal") else tuple(table.get("executives", ()))
    return configured(
        lambda: _game(
            tuple(table.get("players", PLAYERS)),
            executives,
            table.get("edition", "second"),
            tuple(table.get("modules", ())),
            Variants(**table.get("variants", {})),
            tuple(inline),
            None if cards is None else base,
            plugins,
        ),
        faults,
    )


@lru_cache(maxsize=16)
def _game(
    players: tuple[str, ...],
    executives: tuple[str, ...] | None,
    edition: str,
    modules: tuple[str, ...],
    variants: Variants,
    inline: tuple[Card, ...],
    cards: CardSet | None,
    plugins: tuple[Any, ...],
) -> Any:
    """A game; making one takes much longer than reading a document, and games never change."""
    from executives.networks.game import Game

    base = cards or edition_named(edition).card_set()
    return Game(
        players,
        executives=executives,
        edition=edition,
        modules=modules,
        variants=variants,
        cards=base.with_cards(inline) if inline else base,
        plugins=plugins,
    )


def _inline_cards(tables: Any, base: CardSet, boards: Boards, faults: Faults) -> list[Card]:
    """The cards of ``[[cards.star]]`` and so on, if nothing is wrong with them.

    ``boards`` have the genres and timeslots of the game.
    """
    before = faults.number
    inline_cards(boards).check(faults, ("cards",), tables)
    if faults.number > before:
        return []
    starters = {slug for one in base.starters for slug in (*one.shows, one.star, one.ad)}
    made: dict[str, Card] = {}
    old = base.by_id
    for section, number, table in _numbered(tables):
        place = ("cards", section, number)
        card = made_card(section, table)
        if card.id in made:
            faults.add(place, f"{card.id!r} is defined twice")
        made[card.id] = card
        if card.id in starters:
            if type(card) is not type(old[card.id]) or not is_starter(card):
                kind = type(old[card.id]).__name__.lower()
                faults.add(place, f"{card.id!r} has to stay a starter {kind}")
        elif is_starter(card) or getattr(card, "deck", "") == "starter":
            faults.add(place, f"{card.id!r} is no starter card, so it needs a deck")
    return list(made.values())


def _numbered(tables: dict[str, Any]) -> Iterator[tuple[str, int, dict[str, Any]]]:
    for section, listed in tables.items():
        for number, table in enumerate(listed, start=1):
            yield section, number, table


# -- writing --------------------------------------------------------------------------------------


def header_of_game(game: Any) -> dict[str, Any]:
    """The ``[game]`` of a game and the cards that its set has besides the bundled ones."""
    header: dict[str, Any] = {}
    if game.players != PLAYERS:
        header["players"] = list(game.players)
    if game.executives is None:
        header["deal"] = True
    elif game.executives:
        header["executives"] = list(game.executives)
    if game.edition != "second":
        header["edition"] = game.edition
    if game.modules:
        header["modules"] = list(game.modules)
    variants = table_of(naming_of(game), game.variants, base=Variants())
    if variants:
        header["variants"] = variants
    made: dict[str, Any] = {"game": header} if header else {}
    cards = _own_cards(game)
    return {**made, "cards": cards} if cards else made


def _own_cards(game: Any) -> dict[str, list[Any]]:
    bundled = edition_named(game.edition).card_set()
    if game.card_set == bundled:
        return {}
    known = bundled.by_id
    own = [card for card in game.card_set.cards if known.get(card.id) != card]
    if game.card_set != bundled.with_cards(own):
        raise ConfigurationError(
            f"the card set {game.card_set.id!r} is not the bundled one with further cards: "
            "a document cannot name it, so load it with networks.load(..., cards=...)",
            key="cards",
        )
    tables: dict[str, list[Any]] = {}
    for section, kind in KINDS.items():
        found = [_card(card) for card in own if type(card) is kind]
        if found:
            tables[section] = found
    return tables


def _card(card: Any) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for field in attrs.fields(type(card)):
        value = getattr(card, field.name)
        if value == field.default:
            continue
        if field.name == "effects":
            value = [_effect(effect) for effect in value]
            table |= {"effect": value[0]} if len(value) == 1 else {"effects": value}
        else:
            table[field.name] = list(value) if isinstance(value, tuple) else value
    return table


def _effect(effect: Any) -> dict[str, Any]:
    table = {
        field.name: getattr(effect, field.name)
        for field in attrs.fields(type(effect))
        if getattr(effect, field.name) != field.default
    }
    return {key: dict(value) if key == "draw" else value for key, value in table.items()}
