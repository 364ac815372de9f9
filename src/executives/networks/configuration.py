"""What a game is made from, and what cannot be made into one."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from executives.core.codec import check_names
from executives.core.errors import ConfigurationError
from executives.core.records import Record, record
from executives.networks import registry
from executives.networks.cards import CardSet
from executives.networks.modifiers import Executive
from executives.networks.variants import Variants


@record
class Configuration(Record):
    """Everything a game is made from."""

    players: tuple[str, ...]
    executives: tuple[str, ...] | None
    edition: str
    modules: tuple[str, ...]
    cards: CardSet
    plugins: tuple[Executive, ...]
    variants: Variants
    reverse_ties: bool = attrs.field(default=False)


def whole_set(cards: CardSet | Iterable[CardSet] | None, bundled: CardSet) -> CardSet:
    """One set of all: the whole one among them, or the bundled one, which the others join."""
    given = () if cards is None else (cards,) if isinstance(cards, CardSet) else tuple(cards)
    for one in given:
        if not isinstance(one, CardSet):
            raise ConfigurationError(f"{one!r} is no card set", key="cards")
    whole = [one for one in given if not one.is_further]
    further = [one for one in given if one.is_further]
    if not whole and not further:
        return bundled
    first, *others = whole or [bundled]
    return first.joined(*others, *further)


def check_configuration(
    wanted: Configuration, chosen: tuple[str, ...] | None, modules: tuple[str, ...]
) -> None:
    """Refuse what makes no game; ``chosen`` are the executives named, ``modules`` the known."""
    check_names(wanted.players)
    wanted.variants.check()
    boards = wanted.cards.boards
    number = len(wanted.players)
    if not boards.min_players <= number <= boards.max_players:
        raise ConfigurationError(
            f"{boards.min_players} to {boards.max_players} players, not {number} [E2.BASE.03]",
            key="players",
        )
    if len(wanted.cards.starters) < number:
        raise ConfigurationError(f"{wanted.cards.id!r} has too few starter sets")
    for module in wanted.modules:
        if module not in modules:
            known = f"known are {', '.join(modules)}" if modules else "this edition has none"
            raise ConfigurationError(f"{module!r} is no module; {known}", key="modules")
    if wanted.cards.edition != wanted.edition:
        raise ConfigurationError(f"{wanted.cards.id!r} is of the other edition")
    if chosen and len(chosen) != number:
        raise ConfigurationError(f"{number} players need {number} executives", key="players")
    registry.check_cards(wanted.cards)
