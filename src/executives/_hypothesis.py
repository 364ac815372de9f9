"""Entry point: Hypothesis calls ``register`` when it is imported, if this library is installed.

Afterwards ``st.from_type(networks.GameState)`` and the like just work.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy


def register() -> None:
    """Tell Hypothesis how to make the public types of the library."""
    from hypothesis.strategies import register_type_strategy

    from executives import Replay, networks
    from executives.core.actions import Action
    from executives.networks import cards

    def kit(make: Callable[[Any, Any], Any]) -> Callable[[Any], SearchStrategy[Any]]:
        """Load the strategies when a type is first asked for."""

        def resolve(asked: Any) -> SearchStrategy[Any]:
            from executives.testing import strategies

            return make(strategies, asked)  # type: ignore[no-any-return]

        return resolve

    for kind in (Action, *_action_classes(networks)):
        register_type_strategy(kind, kit(lambda s, asked: s.actions(kind=asked)))
    for card in (cards.Show, cards.Star, cards.Ad, cards.NetworkCard, cards.Mogul):
        register_type_strategy(card, kit(lambda s, asked: s.cards(kind=asked)))
    register_type_strategy(cards.CardSet, kit(lambda s, asked: s.card_sets()))
    register_type_strategy(networks.Executive, kit(lambda s, asked: s.executives()))
    register_type_strategy(networks.Game, kit(lambda s, asked: s.games()))
    register_type_strategy(networks.GameState, kit(lambda s, asked: s.states()))
    register_type_strategy(networks.Variants, kit(lambda s, asked: s.variants()))
    register_type_strategy(networks.View, kit(lambda s, asked: s.views()))
    register_type_strategy(Replay, kit(lambda s, asked: s.replays()))


def _action_classes(package: Any) -> list[type]:
    """The action classes that a game exports."""
    from executives.core.actions import Action

    values = (getattr(package, name) for name in package.__all__)
    return [value for value in values if isinstance(value, type) and issubclass(value, Action)]
