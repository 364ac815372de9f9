"""What effects on the score of a show can count on it, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from executives.core.errors import ConfigurationError
from executives.networks.queries import visible_expenses
from executives.networks.state import GameState


def stars_with_expenses(x: Any, s: GameState, seat: int, timeslot: int) -> int:
    """Stars on a lineup show that show an expenses icon (E2.BASE.64)."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    return sum(
        visible_expenses(x, s, seat, card, bool(show.up >> slot & 1)) > 0
        for slot, card in enumerate(show.cards)
        if card and not x.game.is_ad[card]
    )


SHOW_COUNTS: dict[str, Callable[[Any, GameState, int, int], int]] = {
    "stars-with-expenses": stars_with_expenses,
}


def count_on_show(x: Any, s: GameState, seat: int, timeslot: int, name: str) -> int:
    """The number that ``per`` stands for in an effect on the score of a show."""
    return SHOW_COUNTS[name](x, s, seat, timeslot)


def check_show_count(name: str, card: str) -> None:
    """Refuse a ``per`` that counts nothing known on a show."""
    if name not in SHOW_COUNTS:
        known = ", ".join(SHOW_COUNTS)
        raise ConfigurationError(f"card {card!r} counts {name!r} on a show; known are {known}")
