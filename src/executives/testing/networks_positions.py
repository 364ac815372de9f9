"""Position documents of The Networks as a person would write them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from executives.networks.cards import NetworkCard, Show, Star
from executives.networks.documents.inline import header_of_game
from executives.networks.registry import is_starter
from executives.networks.state import Row


class _Cards:
    """The cards that a document has not placed yet; each is given out once."""

    def __init__(self, draw: DrawFn, game: Any) -> None:
        self.draw = draw
        self.game = game
        self.left = dict.fromkeys(card for card in game.card if not self._unheld(card))

    def _unheld(self, card: str) -> bool:
        """Starters lie with their players; some cards are there only with their module."""
        return is_starter(self.game.card[card]) or card not in self.game.in_play

    def take(self, fitting: Iterable[str], most: int, *, least: int = 0) -> list[str]:
        """Between ``least`` and ``most`` of the fitting cards that are left, if there are any."""
        pool = [card for card in fitting if card in self.left]
        if not pool:
            return []
        taken = self.draw(
            st.lists(st.sampled_from(pool), min_size=least, max_size=most, unique=True)
        )
        for card in taken:
            del self.left[card]
        return taken


@st.composite
def sparse(draw: DrawFn, game: Any) -> dict[str, Any]:
    """A document that says a few things and leaves the rest as at the start."""
    document: dict[str, Any] = {}
    cards = _Cards(draw, game)
    names = st.sampled_from(game.players)
    turn = draw(names)
    if draw(st.booleans()):
        document["round"] = draw(st.integers(1, game.boards.rounds))
    if draw(st.booleans()):
        document["first"] = draw(names)
    others = [name for name in game.players if name != turn]
    some_passed = draw(st.booleans())
    if others and some_passed:
        document["passed"] = draw(st.lists(st.sampled_from(others), unique=True))
    document["turn"] = turn
    for name in game.players:
        if draw(st.booleans()):
            table = draw(_player(game, cards))
            if table:
                document.setdefault("players", {})[name] = table
    if draw(st.booleans()):
        row = draw(st.sampled_from(tuple(Row)))
        document["display"] = {row.name.lower(): cards.take(game.displayable[row], 4)}
    if draw(st.booleans()):
        deck = draw(st.sampled_from(tuple(game.deck_backs)))
        top = cards.take(game.deck_cards[deck], 2)
        if top:
            document["decks"] = {game.deck_backs[deck]: {"top": top}}
    return document


@st.composite
def _player(draw: DrawFn, game: Any, cards: _Cards) -> dict[str, Any]:
    """Some of what a player may have."""
    table: dict[str, Any] = {}
    if draw(st.booleans()):
        table["cash"] = draw(st.integers(0, 40))
    if draw(st.booleans()):
        table["viewers"] = draw(st.integers(0, 60))
    if game.grid and draw(st.booleans()):
        table["grid"] = draw(st.lists(st.sampled_from(game.grid), unique=True))
    elif draw(st.booleans()) and not game.grid:
        genre = draw(st.sampled_from(game.boards.genres))
        table["tracks"] = {genre: draw(st.integers(0, game.boards.track_spaces))}
    stars = [c for c, card in game.card.items() if type(card) is Star]
    ads = [c for c, ad in game.is_ad.items() if ad]
    held = [
        c
        for c, card in game.card.items()
        if type(card) is NetworkCard and card.timing != "immediate"
    ]
    for key, fitting in (("stars", stars), ("ads", ads), ("network", held)):
        if draw(st.booleans()):
            table[key] = cards.take(fitting, 2)
    if draw(st.booleans()):
        timeslot = draw(st.sampled_from(game.boards.timeslots))
        show = draw(_lineup_show(game, cards))
        if show:
            table["lineup"] = {timeslot: show}
    return table


@st.composite
def _lineup_show(draw: DrawFn, game: Any, cards: _Cards) -> dict[str, Any]:
    """A show in some season row, with cards from the left on that fit its slots."""
    shows = [c for c, card in game.card.items() if type(card) is Show]
    taken = cards.take(shows, 1, least=1)
    if not taken:
        return {}
    attached: list[str] = []
    for slot in game.card[taken[0]].slots:
        fitting = [c for c in game.attachable if slot[:-1] in game.fitting[c]]
        found = cards.take(fitting, 1)
        if not found:
            break
        attached += found
    table = {"show": taken[0], "row": draw(st.integers(1, game.boards.season_rows))}
    return {**table, "cards": attached} if attached else table


def header(game: Any) -> dict[str, Any]:
    """What a document says of its game, with cards that are not the bundled ones."""
    return header_of_game(game)
