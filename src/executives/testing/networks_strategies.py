"""Strategies for The Networks: games, rulings, cards and card sets."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Any

import attrs
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from executives.core.errors import ConfigurationError
from executives.networks import Executive, Game, Variants
from executives.networks.cards import Ad, Card, CardSet, Effect, Mogul, NetworkCard, Show, Star
from executives.networks.counts import COUNTS
from executives.networks.edition import edition_named
from executives.networks.registry import is_starter
from executives.testing.choosing import NAMES

_COSTLY = 4
"""Changed or added cards of a drawn card set at most."""


# -- games ----------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _game(players: int, cards: CardSet | None, rest: tuple[tuple[str, Any], ...]) -> Game:
    """Games are dear to make and cheap to keep."""
    return Game(NAMES[:players], cards=cards, **dict(rest))


@lru_cache(maxsize=64)
def _modules(edition: str, cards: CardSet | None, players: int) -> tuple[str, ...]:
    """The modules with which a game of so many can be made."""
    found = []
    for module in edition_named(edition).module_names:
        try:
            rest = (("executives", ()), ("edition", edition), ("modules", (module,)))
            _game(players, cards, rest)
        except ConfigurationError:
            continue
        found.append(module)
    return tuple(found)


def variants() -> SearchStrategy[Variants]:
    """Rulings that may be read otherwise; they shrink to the rulings as made."""
    fields: dict[str, SearchStrategy[Any]] = {}
    for field in attrs.fields(Variants):
        default = field.default
        if isinstance(default, bool):
            fields[field.name] = st.sampled_from((default, not default))
        elif isinstance(default, int):
            fields[field.name] = st.sampled_from((default, 1, 2, 50))
    # Mostly as ruled: every other game has to be made anew.
    return st.one_of(*[st.just(Variants())] * 3, st.builds(Variants, **fields))


@st.composite
def _games(
    draw: DrawFn,
    players: tuple[int, ...],
    ways: tuple[str, ...],
    seated: tuple[str, ...],
    plugins: tuple[Executive, ...],
    modules: tuple[str, ...] | None,
    rulings: SearchStrategy[Variants],
    cards: SearchStrategy[CardSet] | None,
    edition: str,
) -> Game:
    number = draw(st.sampled_from(players))
    card_set = None if cards is None else draw(cards)
    if modules is None:
        known = _modules(edition, card_set, number)
        modules = tuple(module for module in known if draw(st.booleans()))
    built_in = (*edition_named(edition).executives, *plugins)
    ids = tuple(e.id for e in built_in if set(e.needs) <= set(modules) and e.id not in seated)
    named = len(seated) + len(ids) >= number
    fitting = tuple(way for way in ways if way != "named" or named) or ("plain",)
    way = draw(st.sampled_from(fitting))
    chosen: tuple[str, ...] | None = None if way == "dealt" else ()
    if way == "named":
        others = st.lists(
            st.sampled_from(ids),
            min_size=number - len(seated),
            max_size=number - len(seated),
            unique=True,
        )
        more = draw(others) if number > len(seated) else []
        chosen = tuple(draw(st.permutations([*seated, *more])))
    rest = (
        ("executives", chosen),
        ("edition", edition),
        ("modules", modules),
        ("plugins", plugins),
        ("variants", draw(rulings)),
    )
    return _game(number, card_set, rest)


def games(
    *,
    players: int | Collection[int] = (1, 2, 3, 4, 5),
    executives: Iterable[str] = ("plain", "named", "dealt"),
    seated: Iterable[str] = (),
    plugins: Iterable[Executive] = (),
    modules: Iterable[str] | None = None,
    rulings: SearchStrategy[Variants] | None = None,
    cards: SearchStrategy[CardSet] | None = None,
    edition: str = "second",
) -> SearchStrategy[Game]:
    """Games of The Networks: plain boards, named executives, or executives dealt.

    ``players`` is how many there may be; ``executives`` in which of the three ways they come to
    the table (the plain board where too few are built to name one for each); ``seated`` are ids
    that all have to be there, ``plugins`` further executives; ``modules`` are fixed modules, by
    default any that the card set allows; ``rulings`` and ``cards`` are ``variants()`` and the
    bundled set by default.  They shrink to one player, the first way, no module and the rulings
    as made.
    """
    wanted = tuple(seated)
    numbers = (players,) if isinstance(players, int) else tuple(sorted(players))
    fitting = tuple(number for number in numbers if number >= max(1, len(wanted)))
    if not fitting:
        raise ConfigurationError(f"{len(wanted)} executives do not fit {numbers} players")
    return _games(
        fitting,
        ("named",) if wanted else tuple(executives),
        wanted,
        tuple(plugins),
        None if modules is None else tuple(modules),
        variants() if rulings is None else rulings,
        cards,
        edition,
    )


def plain_games() -> SearchStrategy[Game]:
    """Games with the plain board and the rulings as made."""
    return games(executives=("plain",), rulings=st.just(Variants()))


# -- cards ----------------------------------------------------------------------------------------

_NUMBERS: dict[type[Any], dict[str, tuple[int, int]]] = {
    Show: {"cost": (0, 12), "expenses": (0, 6), "rerun": (0, 8)},
    Star: {"cost": (0, 12), "expenses": (0, 6), "up": (0, 10), "down": (0, 10)},
    Ad: {"bonus": (0, 9), "up": (0, 9), "down": (0, 9)},
}
"""What may be printed on a drawn card, as lowest and highest."""


@st.composite
def _changed(draw: DrawFn, card: Card) -> Card:
    """The card with other numbers; one or two of them as a rule."""
    changes: dict[str, Any] = {}
    for name, (low, high) in _NUMBERS.get(type(card), {}).items():
        if draw(st.booleans()):
            changes[name] = draw(st.integers(low, high))
    if isinstance(card, Show) and draw(st.booleans()):
        rows = [draw(st.integers(0, 15)) for _ in card.viewers]
        changes["viewers"] = tuple(sorted(rows, reverse=True))
    if isinstance(card, (Star, Ad)) and not card.condition and changes.get("up") is not None:
        # Without a condition both sides are alike.
        changes["down"] = changes["up"]
    return card.replace(**changes)


@st.composite
def _effects(draw: DrawFn, timing: str) -> tuple[Effect, ...]:
    """One effect that fits a timing kind, in the vocabulary of ``networks.effects``."""
    amount = draw(st.integers(1, 6))
    if timing == "immediate":
        return (Effect(draw(st.sampled_from(("gain-cash", "gain-viewers"))), amount),)
    per, divide = draw(st.sampled_from(sorted(COUNTS))), draw(st.integers(1, 3))
    if timing == "game-end":
        return (Effect("end-score", amount, per, divide),)
    if timing == "permanent":
        # What counts cash would feed itself, and no bound on the money would hold.
        counted = "attached-ads" if per == "cash" else per
        kind = draw(st.sampled_from(("upkeep-income", "round-score")))
        return (Effect(kind, min(amount, 2), counted, divide),)
    return (Effect("extra-action"),)  # One-shot.


@st.composite
def _added(draw: DrawFn, base: CardSet, number: int) -> Card:
    """A new card: another with other numbers and its own id, or a network card of our own."""
    name = f"drawn-card-{number + 1}"
    if draw(st.booleans()):
        timing = draw(st.sampled_from(("immediate", "one-shot", "permanent", "game-end")))
        return NetworkCard(name, name, timing, draw(_effects(timing)))
    originals = [card for card in base.cards if isinstance(card, (Show, Star, Ad))]
    fresh = [c for c in originals if not is_starter(c) and c.discard != "supply"]
    card = draw(_changed(draw(st.sampled_from(fresh))))
    return card.replace(id=name, name=name)


@st.composite
def _card_sets(draw: DrawFn, base: CardSet) -> CardSet:
    printed = [c for c in base.cards if type(c) in _NUMBERS and c.discard != "supply"]
    picked = draw(st.lists(st.sampled_from(printed), max_size=_COSTLY, unique_by=_id_of))
    changed = [draw(_changed(card)) for card in picked]
    added = [draw(_added(base, number)) for number in range(draw(st.integers(0, _COSTLY)))]
    return base.with_cards([*changed, *added]) if changed or added else base


def _id_of(card: Card) -> str:
    return card.id


def card_sets(*, base: CardSet | None = None, edition: str = "second") -> SearchStrategy[CardSet]:
    """Card sets that can be played: ``base`` with other numbers on some cards and with new cards.

    They shrink to ``base``, which is the bundled set by default.
    """
    return _card_sets(edition_named(edition).card_set() if base is None else base)


def cards(*, kind: type[Any] | None = None, edition: str = "second") -> SearchStrategy[Any]:
    """Cards: those of the bundled set, some with other numbers; ``kind`` keeps to one class."""
    every = edition_named(edition).card_set().cards
    wanted = (Show, Star, Ad, NetworkCard, Mogul) if kind is None else (kind,)
    fitting = [card for card in every if type(card) in wanted]
    if not fitting:
        return st.nothing()
    return st.sampled_from(fitting).flatmap(lambda card: st.one_of(st.just(card), _changed(card)))


def executives(*, edition: str = "second") -> SearchStrategy[Executive]:
    """The executives of an edition."""
    return st.sampled_from(edition_named(edition).executives)
