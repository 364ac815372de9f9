"""What effects on the score of a show can count on it, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from executives.core.errors import ConfigurationError
from executives.core.tally import total
from executives.networks.counts import COUNTS
from executives.networks.queries import ad_income_lines, visible_expenses
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


def stars_without_expenses(x: Any, s: GameState, seat: int, timeslot: int) -> int:
    """Stars on a lineup show that show no expenses icon (E2.CARDS.28)."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    stars = sum(bool(card) and not x.game.is_ad[card] for card in show.cards)
    return stars - stars_with_expenses(x, s, seat, timeslot)


def income_of_ads(x: Any, s: GameState, seat: int, timeslot: int) -> int:
    """What the ads of a lineup show earn as they lie, in $M (E2.CARDS.29)."""
    return total(ad_income_lines(x, s, seat, timeslot, "E2.CARDS.29"))


def game_end_network_cards(x: Any, s: GameState, seat: int, timeslot: int) -> int:
    """Game End network cards in the owner's green room (E2.CARDS.24)."""
    return COUNTS["game-end-network-cards"](x, s.players[seat])


SHOW_COUNTS: dict[str, Callable[[Any, GameState, int, int], int]] = {
    "stars-with-expenses": stars_with_expenses,
    "stars-without-expenses": stars_without_expenses,
    "income-of-ads": income_of_ads,
    "game-end-network-cards": game_end_network_cards,
}


def count_on_show(x: Any, s: GameState, seat: int, timeslot: int, name: str) -> int:
    """The number that ``per`` stands for in an effect on the score of a show."""
    return SHOW_COUNTS[name](x, s, seat, timeslot)


def check_show_count(name: str, card: str) -> None:
    """Refuse a ``per`` that counts nothing known on a show."""
    if name not in SHOW_COUNTS:
        known = ", ".join(SHOW_COUNTS)
        raise ConfigurationError(f"card {card!r} counts {name!r} on a show; known are {known}")
