"""Strategies for The Executives: games, rulings and agendas."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache

from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from executives.boardroom import Agenda, Game, Variants
from executives.boardroom.agendas import AGENDAS
from executives.core.errors import ConfigurationError
from executives.testing.boardroom_rulings import rulings, together
from executives.testing.choosing import NAMES

MOST_CHANGES = 4
"""Rulings of a drawn game that are read otherwise, unless all are drawn."""


@lru_cache(maxsize=256)
def _game(
    players: int,
    variants: Variants,
    agendas: tuple[str, ...] | None,
    plugins: tuple[Agenda, ...],
) -> Game:
    """Games are dear to make and cheap to keep."""
    return Game(NAMES[:players], variants=variants, agendas=agendas, plugins=plugins)


# -- rulings --------------------------------------------------------------------------------------


@st.composite
def _variants(draw: DrawFn, players: int) -> Variants:
    known = rulings()
    # Mostly few changes, so that it is seen which one makes a test fail.
    most = draw(st.sampled_from((0, 1, MOST_CHANGES, len(known))))
    names = tuple(known)
    if most < len(names):
        names = tuple(draw(st.lists(st.sampled_from(names), max_size=most, unique=True)))
    return together({name: draw(st.sampled_from(known[name])) for name in names}, players)


def boardroom_variants(*, players: int = 3) -> SearchStrategy[Variants]:
    """Rulings that may be read otherwise, with which ``players`` can play.

    None is changed, or one, or some, or any; they shrink to the rulings as made.
    """
    return _variants(players)


# -- games ----------------------------------------------------------------------------------------


def agendas() -> SearchStrategy[Agenda]:
    """The default hidden agendas."""
    return st.sampled_from(AGENDAS)


@st.composite
def _games(
    draw: DrawFn,
    players: tuple[int, ...],
    wanted: SearchStrategy[Variants] | None,
    decks: bool,
    plugins: tuple[Agenda, ...],
) -> Game:
    number = draw(st.sampled_from(players))
    variants = draw(boardroom_variants(players=number) if wanted is None else wanted)
    deck: tuple[str, ...] | None = None
    if decks and draw(st.booleans()):
        known = tuple(agenda.id for agenda in (*AGENDAS, *plugins))
        least = number * (2 if variants.agendas == "keep_one_of_two" else 1)
        drawn = st.lists(st.sampled_from(known), min_size=least, max_size=least + 2, unique=True)
        deck = tuple(draw(drawn))
    try:
        return _game(number, variants, deck, plugins)
    except ConfigurationError:
        if wanted is None:
            raise
        # These rulings are not for so many players.
        return assume(False)


def boardroom_games(
    *,
    players: int | Collection[int] = (3, 4, 5, 2),
    rulings: SearchStrategy[Variants] | None = None,
    decks: bool = True,
    plugins: Iterable[Agenda] = (),
) -> SearchStrategy[Game]:
    """Games of The Executives.

    ``players`` is how many there may be, of which the first is the simplest; ``rulings`` are
    ``boardroom_variants()`` by default, which let two play; ``decks=False`` keeps all agendas in
    the deck; ``plugins`` are further agendas.  They shrink to three players, the rulings as made
    and all agendas.
    """
    numbers = (players,) if isinstance(players, int) else tuple(players)
    if not numbers:
        raise ConfigurationError("a game needs a number of players")
    return _games(numbers, rulings, decks, tuple(plugins))
