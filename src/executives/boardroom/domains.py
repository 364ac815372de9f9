"""Parameters that several kinds of actions share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.boardroom.numbers import CEO_TOKENS, MOST_PLAYERS, OWN_TOKENS
from executives.boardroom.state import CEO, Bid


def token_parameters(game: Any) -> Iterator[tuple[int, int]]:
    """Every amount of every origin that there can be: (amount, origin)."""
    return _tokens(game.seats)


def _tokens(seats: int) -> Iterator[tuple[int, int]]:
    for origin in range(seats):
        yield from ((amount, origin) for amount in range(1, OWN_TOKENS + 1))
    yield from ((amount, CEO) for amount in range(1, CEO_TOKENS + 1))


BID = {
    (bidder, origin, amount): Bid(bidder, origin, amount)
    for bidder in range(MOST_PLAYERS)
    for amount, origin in _tokens(MOST_PLAYERS)
}
"""Every bid there can be; states share them."""
