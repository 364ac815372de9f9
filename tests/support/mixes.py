"""Mixes of executives for random games, with the mirror games of law 8."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from executives import networks
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
