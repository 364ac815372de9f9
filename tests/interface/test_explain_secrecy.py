"""The law of explanations: equal views, equal explanations; and planted leaks that break it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from executives import networks
from executives.core.explanations import Knowledge
from executives.networks.state import GameState
from support.explaining import telling_explanations
from support.extra_executives import PLUGINS
from support.names import NAMES
from support.playing import ALL_THREE, line_of_play

GAMES = {
    "three": networks.Game(NAMES[:3], executives=ALL_THREE),
    "plain": networks.Game(NAMES[:2], executives=()),
    "alone": networks.Game(NAMES[:1]),
    "choosing": networks.Game(NAMES[:2], plugins=PLUGINS),
    "plugins": networks.Game(NAMES[:2], executives=("broker", "glamour"), plugins=PLUGINS),
}


def told_secrets(game: networks.Game, seed: int, every: int) -> Iterator[str]:
    """The leaks of a random game, looked for at every how many-th state."""
    for number, (state, _) in enumerate(line_of_play(game, seed)):
        if number and number % every:
            continue
        for seat in range(game.seats):
            other = game.determinize(game.view(state, seat), seed + number)
            assert game.view(other, seat) == game.view(state, seat)
            yield from telling_explanations(game, state, other, seat)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", GAMES)
def test_equal_views_have_equal_explanations(name: str, seed: int) -> None:
    """Legal and illegal actions of every seat are explained without any secret."""
    assert list(told_secrets(GAMES[name], seed, 11)) == []


class Careless(networks.Game):
    """Takes everything as known."""

    def _known(self, state: GameState, seat: int) -> Knowledge:
        return super()._known(state, seat).replace(unknown={})


class Boastful(networks.Game):
    """Counts the next card of a deck among the cash."""

    def _known(self, state: GameState, seat: int) -> Knowledge:
        known = super()._known(state, seat)
        secret = sum(map(ord, "".join(state.decks[3].rest[:1])))
        return known.replace(numbers={key: n + secret for key, n in known.numbers.items()})


class Whispering(networks.Game):
    """Shows the face of what it should tell by its back."""

    def _known(self, state: GameState, seat: int) -> Knowledge:
        known = super()._known(state, seat)
        return known.replace(unknown={name: name for name in known.unknown})


@pytest.mark.parametrize("leaking", [Careless, Boastful, Whispering])
def test_planted_leaks_are_found(leaking: type[networks.Game]) -> None:
    """Each of the faulty games tells a secret within one game."""
    game = leaking(NAMES[:3], executives=ALL_THREE)
    assert next(told_secrets(game, 1, 3), "") != ""


def test_the_law_wants_equal_verdicts_too() -> None:
    """An explanation that contradicts ``check`` is reported."""

    class Lenient(networks.Game):
        def explain(self, state: GameState, action: networks.Pass) -> object:  # type: ignore[override]
            return super().explain(state, action).replace(violations=())

    game = Lenient(NAMES[:2], executives=())
    state = game.start(1)
    assert list(telling_explanations(game, state, state, 0))
