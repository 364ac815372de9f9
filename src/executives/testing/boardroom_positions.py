"""Position documents of The Executives as a person would write them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from executives.boardroom.cards import CARDS
from executives.boardroom.documents.header import header_of_game
from executives.boardroom.numbers import FILLED, OWN_TOKENS, TRICK_TURNS

_MOST_GIFTS = 2
"""Gifts of a kind that a drawn document gives a player at most."""


@st.composite
def sparse(draw: DrawFn, game: Any) -> dict[str, Any]:
    """A document that says a few things and leaves the rest as at the start of its turn."""
    names = st.sampled_from(game.players)
    turn = draw(st.integers(1, TRICK_TURNS + 1))
    document: dict[str, Any] = {"turn": turn}
    for key, values in (("seed", st.integers(0, 99)), ("coo", names)):
        if draw(st.booleans()):
            document[key] = draw(values)
    deals = turn <= TRICK_TURNS
    players = _Players(draw, game, turn)
    for name in game.players:
        if draw(st.booleans()):
            table = players.table(name)
            if table:
                document.setdefault("players", {})[name] = table
    if deals and draw(st.booleans()):
        bidder = document["bidding"] = draw(names)
        others = [name for name in game.players if name != bidder]
        if draw(st.booleans()):
            document["passed"] = draw(st.lists(st.sampled_from(others), unique=True))
    elif not deals and not game.variants.secret_votes and draw(st.booleans()):
        document["voting"] = draw(names)
    return document


class _Players:
    """What players have; tokens, cards and agendas are given out once."""

    def __init__(self, draw: DrawFn, game: Any, turn: int) -> None:
        self.draw = draw
        self.game = game
        self.deals = turn <= TRICK_TURNS
        dealt = game.seats * (turn + 1) if self.deals else 0
        self.gifts = len(CARDS) - dealt
        self.tokens = dict.fromkeys(game.players, OWN_TOKENS)
        self.cards = [*CARDS]
        self.agendas = [*game.agenda_deck]

    def table(self, name: str) -> dict[str, Any]:
        """Some of what a player may have."""
        table: dict[str, Any] = {}
        draw = self.draw
        other = draw(st.sampled_from([one for one in self.game.players if one != name]))
        in_row = self._taken(other, FILLED)
        if in_row:
            table["rows"] = {other: in_row}
        bid = self._taken(other, 2) if self.deals else 0
        if bid:
            table["bids"] = {other: f"{bid} of {other}"}
        if draw(st.booleans()):
            table["influence"] = self._taken(name, OWN_TOKENS)
        for key in ("gifts", "locked"):
            number = draw(st.integers(0, min(_MOST_GIFTS, self.gifts)))
            self.gifts -= number
            if number:
                table[key] = [self._one_of(self.cards) for _ in range(number)]
        if draw(st.booleans()):
            table["votes"] = draw(st.integers(1, 3))
        if draw(st.booleans()):
            table["agenda"] = self._one_of(self.agendas)
        return table

    def _taken(self, owner: str, most: int) -> int:
        """So many tokens of a player, of those that are left."""
        number = self.draw(st.integers(0, min(most, self.tokens[owner])))
        self.tokens[owner] -= number
        return number

    def _one_of(self, things: list[str]) -> str:
        return things.pop(self.draw(st.integers(0, len(things) - 1)))


def header(game: Any) -> dict[str, Any]:
    """What a document says of its game."""
    return header_of_game(game)
