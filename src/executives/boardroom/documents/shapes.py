"""What a position document of The Executives may hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from executives.boardroom.cards import PLACE, SUITS
from executives.boardroom.documents.dealing import SOURCES
from executives.boardroom.documents.deciding import ABSTAIN, frame_table
from executives.boardroom.documents.header import GAME
from executives.boardroom.documents.naming import Tokens, origin_names, own_total
from executives.boardroom.numbers import (
    CEO_TOKENS,
    MOST_CEO_VOTES,
    MOST_PLAYERS,
    MOST_VOTES,
    TRICK_TURNS,
    VOTE_ROUNDS,
)
from executives.documents.parts import CardOf, Move
from executives.documents.shapes import (
    LARGEST,
    Either,
    Faults,
    Listed,
    Named,
    Schema,
    Shape,
    Switch,
    Table,
    Text,
    Whole,
    shown,
)
from executives.documents.toml import Place

SECTIONS = (
    *("game", "seed", "turn", "coo", "gc", "trump", "indicator", "trick", "discards", "stock"),
    *("ceo_pool", "spent", "ceo_votes", "players", "nominating", "keeping", "bidding", "passed"),
    *("mixing", "taking", "placing", "playing", "voting", "breaking_tie", "over", "pending"),
    "moves",
)
"""What a document may hold at the top."""

_CARD = CardOf(PLACE, PLACE, "{}")


@attrs.frozen
class OrNothing:
    """A card, or "" for none."""

    card: CardOf

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """An empty text stands for no card."""
        if value != "":
            self.card.check(faults, place, value)

    def schema(self) -> Schema:
        """A string."""
        return self.card.schema()


@attrs.frozen
class TrickCard:
    """A card of the trick: alone if it comes from the hand, or followed by its source."""

    card: CardOf

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """The card, and where it was played from."""
        if type(value) is not str:
            faults.add(place, f"expected a card of the trick, not {shown(value)}")
            return
        card, _, source = value.partition(" ")
        if f" {source}" not in SOURCES.values() and " " in value:
            known = "'from gifts' or 'from locked'"
            faults.add(place, f"after a card comes {known} or nothing, not {shown(source)}")
        else:
            self.card.check(faults, place, card)

    def schema(self) -> Schema:
        """A string."""
        return {"type": "string"}


@attrs.frozen
class OneOrMore:
    """A value, or a list of one value at least."""

    item: Shape

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """A list is looked at item by item."""
        if isinstance(value, (list, tuple)):
            Listed(self.item).check(faults, place, value)
            if not value:
                faults.add(place, "expected one value at least")
        else:
            self.item.check(faults, place, value)

    def schema(self) -> Schema:
        """The value, or an array."""
        listed = {"type": "array", "items": self.item.schema(), "minItems": 1}
        return {"anyOf": [self.item.schema(), listed]}


@attrs.frozen
class Ballot:
    """What a player spends in a vote round, or that nothing is spent."""

    tokens: Tokens

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """An amount, or the word."""
        if value != ABSTAIN:
            self.tokens.check(faults, place, value)

    def schema(self) -> Schema:
        """The amount, or the word."""
        return {"anyOf": [{"const": ABSTAIN}, self.tokens.schema()]}


@attrs.frozen
class Own:
    """A table of numbers by origin; a number alone counts own tokens."""

    table: Named

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """The type decides which of the two is meant."""
        if type(value) is int:
            Whole(0, CEO_TOKENS).check(faults, place, value)
        else:
            self.table.check(faults, place, value)

    def schema(self) -> Schema:
        """Either of the two."""
        return {"anyOf": [Whole(0, CEO_TOKENS).schema(), self.table.schema()]}


def document_shape(game: Any) -> Table:
    """What a document for a game may hold."""
    player = Text(game.players, "{} is no player")
    tokens = Tokens(origin_names(game))
    suit = Text(("", *SUITS), "there is no suit {}", fixed=True)
    agenda = Text(("", *game.agenda_deck), "there is no agenda {} in the deck")
    batches = OneOrMore(tokens)
    rounds: dict[str, Shape] = {
        "round": Whole(1, VOTE_ROUNDS, thing="vote round"),
        "ballots": Named(player, Ballot(tokens)),
    }
    number = Whole(1, TRICK_TURNS, thing="trick")
    shapes: dict[str, Shape] = {
        "game": GAME,
        "seed": Whole(high=LARGEST),
        "turn": Whole(0, TRICK_TURNS + 1, thing="turn"),
        "coo": player,
        "gc": player,
        "trump": suit,
        "indicator": OrNothing(_CARD),
        "trick": Listed(TrickCard(_CARD), most=MOST_PLAYERS - 1),
        "discards": Listed(_CARD),
        "stock": Listed(_CARD),
        "ceo_pool": Whole(0, CEO_TOKENS),
        "spent": _by_origin(game),
        "ceo_votes": Whole(0, MOST_CEO_VOTES),
        "players": Named(player, _player(game, player, batches, agenda)),
        "nominating": Named(player, player),
        "keeping": Named(player, agenda),
        "bidding": player,
        "passed": Listed(player, distinct=True),
        "mixing": Table({"player": player, "target": player}, required=("player", "target")),
        "taking": player,
        "placing": Named(player, batches),
        "playing": Either(player, Table({"player": player, "trick": number})),
        "voting": Either(player, Table({"player": player, **rounds})),
        "breaking_tie": Table(rounds, required=("ballots",)),
        "over": Switch(),
        "pending": Listed(frame_table(game)),
        "moves": Listed(Move()),
    }
    return Table(shapes)


def _by_origin(game: Any, *, most: int = CEO_TOKENS) -> Named:
    """A table with numbers of tokens by the names of their origins."""
    names = origin_names(game)
    items: Mapping[str, Shape] = {
        name: Whole(0, min(most, own_total(game, origin))) for origin, name in enumerate(names)
    }
    return Named(Text(names, "{} is no player"), Whole(0, most), items)


def _player(game: Any, player: Text, batches: Shape, agenda: Text) -> Table:
    cards = Listed(_CARD)
    return Table(
        {
            "influence": Own(_by_origin(game)),
            "rows": _by_origin(game),
            "bids": Named(player, batches),
            "bribe": OrNothing(_CARD),
            "hand": cards,
            "exposed": cards,
            "gifts": cards,
            "locked": cards,
            "voids": Listed(Text(SUITS, "there is no suit {}", fixed=True), distinct=True),
            "votes": Whole(1, MOST_VOTES),
            "tricks": Whole(0, CEO_TOKENS),
            "agenda": agenda,
            "agendas": Listed(agenda, distinct=True, length=2),
            "returned": agenda,
        }
    )
