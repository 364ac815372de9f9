"""What a game can look up in constant time: cards, executives, actions and their order.

Everything here is derived from the configuration when the game is made.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from executives.core.actions import Action
from executives.core.codec import Entry
from executives.core.errors import ConfigurationError, PluginError
from executives.core.frames import FrameKind, Kind
from executives.networks import (
    attaching,
    basics,
    filling,
    immediates,
    keeping,
    picking,
    production,
    rounds,
    setup,
    turning,
    turns,
    uses,
)
from executives.networks.actions import AddOrReplace, ChooseExecutive, Declare, Produce
from executives.networks.cards import (
    SHOW_DECKS,
    Ad,
    Card,
    CardSet,
    Mogul,
    NetworkCard,
    Show,
    Star,
    back_of,
)
from executives.networks.edition import Edition
from executives.networks.effects import USED, USED_IN_FIRST, check_effects
from executives.networks.modifiers import Executive
from executives.networks.state import DeckId, Row

SHARED_FRAMES: tuple[FrameKind, ...] = (
    *turns.FRAMES,
    *basics.FRAMES,
    *uses.FRAMES,
    *immediates.FRAMES,
    *picking.FRAMES,
    *production.FRAMES,
    *filling.FRAMES,
    *keeping.FRAMES,
    *setup.FRAMES,
    *rounds.FRAMES,
    *attaching.FRAMES,
    *turning.FRAMES,
)
"""The frames that every edition uses."""


def is_anomaly(card: Card) -> bool:
    """Whether a card waits in the supply at the start (E2.SETUP.14)."""
    return isinstance(card, Star) and card.discard == "supply"


def is_starter(card: Card) -> bool:
    """Whether a card is a starter, which belongs to no deck (E2.BASE.12, .13)."""
    return card.discard == "box" and (not isinstance(card, Show) or card.deck == "starter")


def in_play(cards: CardSet, parts: tuple[str, ...], players: int) -> frozenset[str]:
    """The cards of a game with these parts and so many players; others stay in the box."""
    needed = {card.id: "moguls" if isinstance(card, Mogul) else card.module for card in cards.cards}
    used = [card.id for card in cards.cards if not card.players or players in card.players]
    return frozenset(card for card in used if not needed[card] or needed[card] in parts)


def fetchable(cards: CardSet, playing: frozenset[str]) -> frozenset[str]:
    """The shows that are not in the game, but may come into it by a mogul (E1.MOGUL.33)."""
    if playing.isdisjoint(cards_with(cards, "develop-any-show")):
        return frozenset()
    return frozenset(displayable(cards)[Row.SHOWS]) - playing


def deck_cards(
    cards: CardSet, backs: Mapping[DeckId, str], playing: frozenset[str], *, moguls: bool
) -> dict[DeckId, tuple[str, ...]]:
    """The cards of each deck in the order of the card set, of those that are ``playing``."""
    inside = [c for c in cards.cards if not is_anomaly(c) and not is_starter(c)]
    inside = [card for card in inside if card.id in playing]
    decks = {
        deck_id: tuple(card.id for card in inside if back_of(card) == back)
        for deck_id, back in backs.items()
    }
    if moguls and not decks[DeckId.MOGUL]:
        raise ConfigurationError(f"the card set {cards.id!r} has no moguls")
    return decks


def displayable(cards: CardSet) -> dict[Row, tuple[str, ...]]:
    """The cards that can lie in each row of the display."""
    backs = {Row.SHOWS: SHOW_DECKS, Row.STARS: ("star",), Row.ADS: ("ad",)}
    backs[Row.NETWORK] = ("network",)
    dealt = [card for card in cards.cards if not is_starter(card)]
    return {row: tuple(c.id for c in dealt if back_of(c) in backs[row]) for row in Row}


def stars_and_ads(cards: CardSet) -> tuple[str, ...]:
    """All stars and ads, anomalies too: what somebody may ask to attach."""
    return tuple(card.id for card in cards.cards if isinstance(card, (Star, Ad)))


def attachable(cards: CardSet) -> tuple[str, ...]:
    """The stars and ads that can be attached, starters too."""
    return tuple(
        card.id
        for card in cards.cards
        if isinstance(card, Ad) or (isinstance(card, Star) and card.attachable)
    )


def drawable(cards: CardSet) -> tuple[str, ...]:
    """The cards that can be drawn for a choice."""
    kinds = (Star, Ad, NetworkCard, Mogul)
    return tuple(c.id for c in cards.cards if isinstance(c, kinds) and not is_starter(c))


def cards_with(cards: CardSet, kind: str) -> tuple[str, ...]:
    """The cards that have an effect of a kind."""
    return tuple(c.id for c in cards.cards if any(e.kind == kind for e in c.effects))


def usable(cards: CardSet) -> dict[str, None]:
    """One-shot cards and anomalies, in the order of the card set."""
    return {
        card.id: None
        for card in cards.cards
        if any(effect.kind in (*USED, *USED_IN_FIRST) for effect in card.effects)
        and getattr(card, "timing", "one-shot") == "one-shot"
    }


def check_cards(cards: CardSet) -> None:
    """Refuse effects that the engine does not know."""
    for card in cards.cards:
        check_effects(card)


def executives_by_id(
    built_in: tuple[Executive, ...], plugins: tuple[Executive, ...], cards: CardSet, edition: str
) -> dict[str, Executive]:
    """All executives of the game; plugins follow the built-in ones by their ids."""
    known: dict[str, Executive] = {}
    names = {card.id for card in cards.cards}
    for plugin in plugins:
        if not isinstance(plugin, Executive):
            raise PluginError(f"a plugin is an Executive, not {plugin!r:.60}")
    for plugin in (*built_in, *sorted(plugins, key=lambda p: p.id)):
        if plugin.edition != edition:
            raise PluginError(f"{plugin.id!r} is of the {plugin.edition} edition, not {edition}")
        if plugin.id in known:
            raise PluginError(f"two executives of the {edition} edition are called {plugin.id!r}")
        if plugin.id in names:
            raise PluginError(f"{plugin.id!r} is the name of a card and of an executive")
        known[plugin.id] = plugin
    _check_options(known)
    return known


def plays_alone(plugin: Executive, variants: Any) -> bool:
    """Whether an executive is dealt in a solo game (E1.SOLO.01)."""
    return plugin.solo and (not plugin.solo_variant or getattr(variants, plugin.solo_variant))


def _check_options(executives: dict[str, Executive]) -> None:
    """Refuse two executives that name their options alike: texts could not tell them apart."""
    owner: dict[str, str] = {}
    for plugin in executives.values():
        for option in plugin.options:
            if option in owner:
                raise PluginError(
                    f"{plugin.id!r} and {owner[option]!r} both have an option {option!r}"
                )
            owner[option] = plugin.id


def all_kinds(edition: Edition, executives: dict[str, Executive]) -> dict[type[Action], Kind]:
    """The kinds by action class."""
    kinds = {kind.action: kind for kind in edition.kinds}
    for plugin in executives.values():
        for kind in plugin.kinds:
            if kind.action in kinds:
                name = kind.action.__name__
                raise PluginError(f"{plugin.id!r} brings a second kind of {name}")
            kinds[kind.action] = kind
    return kinds


def all_frames(edition: Edition, executives: dict[str, Executive]) -> dict[type, FrameKind]:
    """The frame kinds by frame class."""
    frames = {kind.frame: kind for kind in (*SHARED_FRAMES, *edition.frames)}
    for plugin in executives.values():
        frames.update((kind.frame, kind) for kind in plugin.frames)
    return frames


def entries(game: Any, edition: Edition, plugins: tuple[Executive, ...]) -> Iterator[Entry]:
    """The action universe in the order of its codes: built-in kinds, then a block per plugin."""
    for kind in edition.kinds:
        for values in kind.domain(game):
            yield kind.action, values
    for executive in game.built_in_executives:
        for kind in game.executive[executive].kinds:
            for values in kind.domain(game):
                yield kind.action, values
    for plugin in sorted(plugins, key=lambda p: p.id):
        yield ChooseExecutive, (plugin.id,)
        for option in plugin.options:
            yield Declare, (option,)
        for kind in plugin.kinds:
            for values in kind.domain(game):
                yield kind.action, values


def nested_tables(game: Any) -> tuple[list[dict[str, tuple[Any, ...]]], list[Any]]:
    """Actions by seat as the enumeration walks them.

    Productions by show, one per timeslot; additions by timeslot and slot, by card.
    """
    timeslots = game.boards.timeslots  # The universe has those of all modules.
    produces, adds = [], []
    for seat in range(len(game.configuration.players)):
        table = game.interned[Produce][seat]
        shows = game.displayable[Row.SHOWS]
        produces.append({show: tuple(table[show, name] for name in timeslots) for show in shows})
        table = game.interned[AddOrReplace][seat]
        slots = range(game.most_slots)
        adds.append(
            tuple(
                tuple({c: table[c, name, slot] for c in game.attachable} for slot in slots)
                for name in timeslots
            )
        )
    return produces, adds
