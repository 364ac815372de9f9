"""Games for random play: mixes of executives with the mirror games of law 8, and of rulings."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from executives import boardroom, networks
from executives.boardroom.agendas import AGENDAS
from executives.core.streams import Stream
from executives.networks import first_edition, second_edition
from executives.testing.boardroom_rulings import rulings, together
from support.extra_executives import PLUGINS
from support.names import NAMES

MODULES: tuple[tuple[str, ...], ...] = (
    (),
    ("moguls",),
    ("telly_time",),
    ("moguls", "telly_time"),
)
"""Every combination of modules."""

BUILT_IN = tuple(executive.id for executive in second_edition.EDITION.executives)
TABLE_PAIRS = tuple(combinations(BUILT_IN, 2))
"""Every two executives of the second edition that can meet at a table."""

FIRST_BUILT_IN = tuple(executive.id for executive in first_edition.EDITION.executives)
FIRST_ALONE = tuple(one.id for one in first_edition.EDITION.executives if one.solo)
"""The executives of the first edition that can be played alone (E1.SOLO.01)."""
FIRST_PAIRS = tuple(combinations(FIRST_BUILT_IN, 2))
"""Every two executives of the first edition that can meet at a table."""


def pool(modules: tuple[str, ...]) -> tuple[str, ...]:
    """The built-in executives that these modules allow, and the two of the tests."""
    allowed = (
        executive.id
        for executive in (*second_edition.EDITION.executives, *PLUGINS)
        if all(module in modules for module in executive.needs)
    )
    return tuple(allowed)


def mix_of(players: int, number: int, modules: tuple[str, ...]) -> tuple[str, ...] | None:
    """The executives of a random game in the order of seats; now and then dealt, or none."""
    return _mix(players, number, pool(modules))


def first_mix_of(players: int, number: int) -> tuple[str, ...] | None:
    """The same for a random game of the first edition, which has moguls and a draft always."""
    return _mix(players, number, FIRST_ALONE if players == 1 else FIRST_BUILT_IN)


def _mix(players: int, number: int, chosen_from: tuple[str, ...]) -> tuple[str, ...] | None:
    if number % 40 == 39:
        return None if number % 80 == 39 else ()
    return Stream(number, "mix", players).shuffled(chosen_from)[:players]


def pair_table(pair: tuple[str, str]) -> tuple[networks.Game, networks.Game]:
    """Two executives at a table with its mirror; every combination of modules comes in turn."""
    number = TABLE_PAIRS.index(pair)
    modules = MODULES[number % len(MODULES)]
    if not set(pair) <= set(pool(modules)):
        modules = ("moguls", *modules)
    return games(2, pair, modules=modules)


@cache
def games(
    players: int,
    chosen: tuple[str, ...] | None,
    *,
    modules: tuple[str, ...] = (),
    edition: str = "second",
) -> tuple[networks.Game, networks.Game]:
    """The game of these executives and its mirror."""
    plugins = PLUGINS if edition == "second" else ()

    def made(*, reverse: bool) -> networks.Game:
        return networks.Game(
            NAMES[:players],
            executives=chosen,
            edition=edition,
            modules=modules,
            plugins=plugins,
            _reverse_ties=reverse,
        )

    return made(reverse=False), made(reverse=True)


# -- The Executives -------------------------------------------------------------------------------


def boardroom_rulings(players: int, number: int) -> boardroom.Variants:
    """The rulings of a random game: as made in every other game, or changed.

    Each other value comes alone once; then come mixes, in which a third of all rulings changes.
    """
    half, is_changed = divmod(number, 2)
    if not is_changed:
        return together({}, players)
    known = rulings()
    alone = [(name, value) for name, values in known.items() for value in values[1:]]
    if half < len(alone):
        return together(dict([alone[half]]), players)
    stream = Stream(number, "rulings", players)
    changes = {
        name: values[1 + stream.below(len(values) - 1)]
        for name, values in known.items()
        if not stream.below(3)
    }
    return together(changes, players)


def boardroom_game(players: int, number: int) -> boardroom.Game:
    """A game for a number: its rulings, and in every fifth game no more agendas than are dealt."""
    variants = boardroom_rulings(players, number)
    deck = None
    if number % 5 == 4:
        dealt = players * (2 if variants.agendas == "keep_one_of_two" else 1)
        ids = tuple(agenda.id for agenda in AGENDAS)
        deck = Stream(number, "agendas of the game").shuffled(ids)[:dealt]
    return boardroom.Game(NAMES[:players], variants=variants, agendas=deck)
