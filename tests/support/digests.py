"""Digests of random games, to be compared between processes and Python versions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.core.digest import digest
from executives.core.streams import Stream
from support.mixes import MODULES, boardroom_game, games, mix_of, pool

BOARDROOM = (
    *((3, 0), (4, 0), (5, 0)),
    *((2, 113), (2, 171), (2, 203), (2, 579), (3, 397), (4, 101), (5, 101)),
)
"""Players and number of the games of The Executives: as ruled, and with many rulings changed."""


def digests(step: int = 1) -> list[str]:
    """One digest per game of each ``step``-th of ``networks_games`` and of ``BOARDROOM``."""
    return [played(game, number) for number, game in enumerate(chosen(step))]


def chosen(step: int) -> Iterator[Any]:
    """The games, those of The Networks first."""
    for players, executives, modules in networks_games()[::step]:
        yield games(players, executives, modules=modules)[0]
    for players, number in BOARDROOM:
        yield boardroom_game(players, number)


def networks_games() -> tuple[tuple[int, tuple[str, ...] | None, tuple[str, ...]], ...]:
    """Players, executives and modules: everybody at a table, all sizes, all modules, and a deal.

    First all executives in twos, in the order of the edition; then mixes of one to five players,
    each number with every combination of modules.
    """
    everything = MODULES[-1]
    known = pool(everything)
    pairs = zip(known, (*known[1:], known[0]), strict=True)
    twos = [(2, pair, everything if i % 3 else MODULES[1]) for i, pair in enumerate(pairs)]
    kinds = [(n, MODULES[(n + turn) % 4]) for turn in range(4) for n in range(1, 6)]
    mixes = [(n, mix_of(n, number, each), each) for number, (n, each) in enumerate(kinds)]
    return (*twos, *mixes, (2, None, everything))


def played(game: Any, number: int) -> str:
    """Of a random game: how many actions are legal, and at times which, and all that is known.

    Every 20 decisions come the state, the legal actions and a state determinized from a view.
    """
    stream = Stream(number, "digests")
    state = game.start(number)
    seen: list[str] = []
    decisions = 0
    while not game.is_over(state):
        legal = game.legal_actions(state)
        seen.append(str(len(legal)))
        if decisions % 20 == 0:
            view = game.view(state, decisions // 20 % game.seats)
            seen += [digest(state), *(str(action) for action in legal)]
            seen.append(digest(game.determinize(view, decisions)))
        state = game.apply(state, legal[stream.below(len(legal))])
        decisions += 1
    seen.append(digest(state))
    return digest(tuple(seen))
