"""A table of The Executives: positions as documents, decisions as texts, reasons as clauses."""

from __future__ import annotations

from typing import Any

from executives import boardroom
from executives.boardroom.state import GameState, Player
from support.names import NAMES
from support.table import AnyTable


class Table(AnyTable):
    """A game with a position of it.

    ``Table(document)`` is a game of three, Ann, Bo and Cy; ``seats`` makes it another number, and
    further arguments are variants, as in ``Table(document, gc_rule="fixed")``.
    """

    game: boardroom.Game
    state: GameState

    def __init__(self, document: str = "", *, seats: int = 3, **variants: Any) -> None:
        self.game = boardroom.Game(NAMES[:seats], variants=boardroom.Variants(**variants))
        self.state = self.game.position(document)

    def player(self, name: str) -> Player:
        """What a player has."""
        return self.state.players[self.seat(name)]

    def influence(self, name: str) -> dict[str, int]:
        """The personal influence of a player, by the names of origins, without zeros."""
        return self.by_origin(self.player(name).influence)

    def rows(self, name: str) -> dict[str, int]:
        """The relationship rows of a player, by the names of origins, without zeros."""
        return self.by_origin(self.player(name).rows)

    def by_origin(self, numbers: tuple[int, ...]) -> dict[str, int]:
        """Numbers by the names of origins, the legacy CEO's as ``ceo``, without zeros."""
        names = (*self.game.players, "ceo")
        return {name: number for name, number in zip(names, numbers, strict=True) if number}

    def bids(self, name: str) -> list[tuple[str, int, str]]:
        """The bids on a player's bribe: bidder, amount, and the name of the origin."""
        names = (*self.game.players, "ceo")
        return [
            (names[bid.bidder], bid.amount, names[bid.origin]) for bid in self.player(name).bids
        ]

    def coo(self) -> str:
        """The name of the COO."""
        return self.game.players[self.state.coo]

    def points(self, name: str) -> dict[str, int]:
        """The points of a player by clause, at the end of the game."""
        tally = self.game.result(self.state).scores[self.seat(name)]
        return {line.rule: line.amount for line in tally.lines if line.amount}
