"""Digests of random games, to be compared between processes and Python versions."""

from __future__ import annotations

from executives.core.digest import digest
from executives.core.streams import Stream
from support.mixes import ALL_MIXES, games


def digests(step: int = 1) -> list[str]:
    """One digest per game: of its states every 20 decisions and of all its legal actions."""
    found = []
    for number, mix in enumerate((*ALL_MIXES, None)[::step]):
        players = 2 if mix is None else len(mix)
        game, _ = games(players, mix)
        stream = Stream(number, "digests")
        state = game.start(number)
        seen: list[str] = []
        decisions = 0
        while not game.is_over(state):
            legal = game.legal_actions(state)
            seen.append(str(len(legal)))
            if decisions % 20 == 0:
                seen += [digest(state), *(str(action) for action in legal)]
            state = game.apply(state, legal[stream.below(len(legal))])
            decisions += 1
        seen.append(digest(state))
        found.append(digest(tuple(seen)))
    return found
