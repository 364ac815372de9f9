"""Entry point: Hypothesis calls ``register`` when it is imported, if this library is installed.

Afterwards ``st.from_type(networks.GameState)`` and the like just work.  Who imports Hypothesis
need not want this library, so nothing of a game is loaded here: its types are registered when
the game is imported, and the strategies when a type is first asked for.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

Make = Callable[[Any, Any], Any]
"""The strategy of a type, from the module of strategies and the type asked for."""


def register() -> None:
    """Tell Hypothesis how to make the public types of the library."""
    from executives import Replay
    from executives.core.actions import Action

    _tell(Action, lambda s, asked: s.actions(kind=asked))
    _tell(Replay, lambda s, asked: s.replays())
    waiting = []
    for name in _GAMES:
        if name in sys.modules:
            _GAMES[name](sys.modules[name])
        else:
            waiting.append(name)
    if waiting:
        sys.meta_path.insert(0, _Watch(waiting))


def _networks(networks: Any) -> None:
    from executives.networks import cards

    for kind in _action_classes(networks):
        _tell(kind, lambda s, asked: s.actions(kind=asked))
    for card in (cards.Show, cards.Star, cards.Ad, cards.NetworkCard, cards.Mogul):
        _tell(card, lambda s, asked: s.cards(kind=asked))
    _tell(cards.CardSet, lambda s, asked: s.card_sets())
    _tell(networks.Executive, lambda s, asked: s.executives())
    _tell(networks.Game, lambda s, asked: s.games())
    _tell(networks.GameState, lambda s, asked: s.states())
    _tell(networks.Variants, lambda s, asked: s.variants())
    _tell(networks.View, lambda s, asked: s.views())


def _boardroom(boardroom: Any) -> None:
    for kind in _action_classes(boardroom):
        _tell(kind, lambda s, asked: s.actions(s.boardroom_games(), kind=asked))
    _tell(boardroom.Agenda, lambda s, asked: s.agendas())
    _tell(boardroom.Game, lambda s, asked: s.boardroom_games())
    _tell(boardroom.GameState, lambda s, asked: s.states(s.boardroom_games()))
    _tell(boardroom.Variants, lambda s, asked: s.boardroom_variants())
    _tell(boardroom.View, lambda s, asked: s.views(s.boardroom_games()))


_GAMES: dict[str, Callable[[Any], None]] = {
    "executives.networks": _networks,
    "executives.boardroom": _boardroom,
}


def _tell(kind: type, make: Make) -> None:
    """Register a type; its strategy is made, and all of them loaded, when it is asked for."""
    from hypothesis.strategies import register_type_strategy

    def resolve(asked: Any) -> SearchStrategy[Any]:
        from executives.testing import strategies

        return make(strategies, asked)  # type: ignore[no-any-return]

    register_type_strategy(kind, resolve)


def _action_classes(package: Any) -> list[type]:
    """The action classes that a game exports."""
    from executives.core.actions import Action

    values = (getattr(package, name) for name in package.__all__)
    return [value for value in values if isinstance(value, type) and issubclass(value, Action)]


class _Watch(MetaPathFinder):
    """Registers the types of a game when its package is imported, and finds no module itself."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.names:
            return None
        self.names.remove(fullname)
        if not self.names:
            sys.meta_path.remove(self)
        spec = find_spec(fullname)
        if spec is not None and spec.loader is not None:
            _after(spec.loader, _GAMES[fullname])
        return spec


def _after(loader: Any, then: Callable[[ModuleType], None]) -> None:
    """Let a loader, which is for one module, do something when it has loaded it."""
    load = loader.exec_module

    def exec_module(module: ModuleType) -> None:
        del loader.exec_module  # The loader is as it was.
        load(module)
        then(module)

    loader.exec_module = exec_module
