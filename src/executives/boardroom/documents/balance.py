"""Where the influence lies that a document does not name: all tokens have to be somewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from executives.boardroom.documents.moments import Moment
from executives.boardroom.documents.naming import origin_names, own_total, read_tokens
from executives.boardroom.numbers import CEO_TOKENS
from executives.boardroom.state import Bid
from executives.documents.toml import Place

Origins = tuple[int, ...]


class Balance:
    """Personal influence, rows, bids and spent tokens of a document without faults.

    Of each origin, what is missing lies in the personal influence of the player whose it is, or
    of the COO for the legacy CEO's; where the document names that number, it is spent.
    ``placing`` and ``ballots`` are what frames hold of each origin.
    """

    def __init__(
        self,
        game: Any,
        content: Mapping[str, Any],
        moment: Moment,
        coo: int,
        *,
        placing: Origins,
        ballots: Origins,
    ) -> None:
        self.game = game
        self.content = content
        self.names = origin_names(game)
        self.faults: list[tuple[Place, str]] = []
        self.tables = [content.get("players", {}).get(name, {}) for name in game.players]
        self.pool: int = content.get("ceo_pool", CEO_TOKENS - moment.tricks)
        self.bids = tuple(self._bids(table) for table in self.tables)
        self.rows = [self._numbers(table.get("rows", {})) for table in self.tables]
        self.named = [self._named(seat) for seat in range(game.seats)]
        self.influence = [self._numbers(named) for named in self.named]
        self.spent = list(ballots)
        for name, number in content.get("spent", {}).items():
            self.spent[self.names.index(name)] = number
        for origin in range(game.seats + 1):
            self._settle(origin, coo if origin == game.seats else origin, placing[origin])

    def _bids(self, table: Mapping[str, Any]) -> tuple[Bid, ...]:
        made = []
        for name, value in table.get("bids", {}).items():
            bidder = self.game.players.index(name)
            for one in value if isinstance(value, (list, tuple)) else (value,):
                made.append(Bid(bidder, *read_tokens(self.game, one, bidder)))
        return tuple(made)

    def _named(self, seat: int) -> Mapping[str, int]:
        """The personal influence that a document names; a number alone are own tokens."""
        value = self.tables[seat].get("influence", {})
        return {self.names[seat]: value} if type(value) is int else value

    def _numbers(self, named: Mapping[str, int]) -> list[int]:
        return [named.get(name, 0) for name in self.names]

    def _settle(self, origin: int, keeper: int, held: int) -> None:
        """Put what is missing of an origin where the document names nothing."""
        name, seats = self.names[origin], range(self.game.seats)
        there = held + self.spent[origin] + (self.pool if origin == self.game.seats else 0)
        there += sum(self.influence[seat][origin] + self.rows[seat][origin] for seat in seats)
        there += sum(
            bid.amount
            for bids in self.bids
            for bid in bids
            if bid.origin in (origin, origin - self.game.seats - 1)
        )
        total = own_total(self.game, origin)
        missing = total - there
        if missing > 0 and name not in self.named[keeper]:
            self.influence[keeper][origin] = missing
        elif missing > 0 and name not in self.content.get("spent", {}):
            self.spent[origin] += missing
        elif missing:
            self.faults.append(self._fault(origin, there, total))

    def _fault(self, origin: int, there: int, total: int) -> tuple[Place, str]:
        """The fault of a wrong total, at the last place that names tokens of the origin."""
        name = self.names[origin]
        place: Place = ("ceo_pool",) if "ceo_pool" in self.content else ()
        owner = "the legacy CEO" if origin == self.game.seats else name
        for seat, table in enumerate(self.tables):
            player = ("players", self.game.players[seat])
            if any(bid.origin in (origin, origin - len(self.names)) for bid in self.bids[seat]):
                place = (*player, "bids")
            if name in self.named[seat]:
                more = () if type(table["influence"]) is int else (name,)
                place = (*player, "influence", *more)
            if name in table.get("rows", {}):
                place = (*player, "rows", name)
        if name in self.content.get("spent", {}):
            place = ("spent", name)
        return place, f"{there} tokens of {owner} lie somewhere, there are {total}"


def won_tricks(
    game: Any, content: Mapping[str, Any], coo: int, pool: int
) -> tuple[list[int], list[tuple[Place, str]]]:
    """The tricks that each player has won in the game, with a fault if they are not as many.

    The first player from the COO on of whom the document says nothing has those missing.
    """
    tables = [content.get("players", {}).get(name, {}) for name in game.players]
    won = [table.get("tricks", 0) for table in tables]
    played = CEO_TOKENS - pool
    missing = played - sum(won)
    order = [(coo + step) % game.seats for step in range(game.seats)]
    other = next((seat for seat in order if "tricks" not in tables[seat]), -1)
    if missing > 0 and other >= 0:
        won[other] = missing
    elif missing:
        last = max((s for s in range(game.seats) if "tricks" in tables[s]), default=0)
        message = f"{sum(won)} tricks are won, {played} are over"
        return won, [(("players", game.players[last], "tricks"), message)]
    return won, []
