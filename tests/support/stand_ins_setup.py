"""An executive with bonuses on every space, a show, a mogul, and games with the moguls module."""

from __future__ import annotations

from typing import Any

from executives import networks
from executives.networks import Executive, Hooks
from executives.networks.cards import Card, Effect, Mogul, Show
from executives.networks.modifiers import State, X
from executives.networks.second_edition import bundled_cards


def stand_in(name: str, **changes: Any) -> Executive:
    """An executive of that name without anything of its own, but for ``changes``."""
    fields: dict[str, Any] = {
        "id": name,
        "edition": "second",
        "section": f"E2.{name.upper()}",
        "name": name.upper(),
        "complexity": 1,
    }
    return Executive(**{**fields, **changes})


def a_bonus_everywhere(x: X, s: State, seat: int, genre: int, space: int, reward: str) -> str:
    """Every space that is landed on shows the star-and-ad bonus."""
    return "star-and-ad"


EVERYWHERE = stand_in("test-everywhere", hooks=Hooks(landing=a_bonus_everywhere))


MISFIT = Show(
    id="test-misfit",
    name="Test Misfit",
    deck="round_1",
    genre="",
    cost=1,
    expenses=0,
    timeslot="8pm",
    viewers=(5, 4, 2, 1),
    rerun=0,
    slots=(),
)
"""A show for 8PM without slots and genre."""


# -- moguls -------------------------------------------------------------------------------------

AGENT = Mogul("test-agent", "Test Agent", "one-shot", (Effect("extra-action"),))
"""A mogul that is used for an extra action, which no bundled one gives."""


def mogul_game(
    *,
    takes_bonus: bool = True,
    plugins: tuple[Executive, ...] = (),
    executives: tuple[str, ...] = (),
    cards: tuple[Card, ...] = (),
) -> networks.Game:
    """A game of three with the moguls module and the mogul above."""
    return networks.Game(
        ("Ann", "Bo", "Cy"),
        executives=executives,
        modules=("moguls",),
        cards=bundled_cards().with_cards((AGENT, *cards)),
        plugins=plugins,
        variants=networks.Variants(limit_takes_network_bonus=takes_bonus),
    )
