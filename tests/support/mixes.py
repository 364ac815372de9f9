"""Games for random play: mixes of executives with the mirror games of law 8, and of rulings."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from executives import boardroom, networks
from executives.boardroom.agendas import AGENDAS
from executives.core.streams import Stream
from executives.testing.boardroom_rulings import rulings, together
from support.extra_executives import EXECUTIVES, PLUGINS

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")

ALL_MIXES = tuple(mix for players in range(1, 6) for mix in combinations(EXECUTIVES, players))
"""Every set of the built-in executives and the two of the tests."""


@cache
def games(
    players: int, mix: tuple[int, ...] | tuple[str, ...] | None, *, modules: tuple[str, ...] = ()
) -> tuple[networks.Game, networks.Game]:
    """The game for a mix (ids, or indices into ``EXECUTIVES``) and its mirror."""
    chosen = None
    if mix is not None:
        chosen = tuple(EXECUTIVES[one] if isinstance(one, int) else one for one in mix)

    def made(*, reverse: bool) -> networks.Game:
        return networks.Game(
            NAMES[:players],
            executives=chosen,
            modules=modules,
            plugins=PLUGINS,
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
