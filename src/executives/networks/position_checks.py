"""What a position document has to look like: one walk finds every fault before a state is made."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

import attrs

from executives.networks import grants
from executives.networks.boards import freeze
from executives.networks.cards import Ad, Mogul, NetworkCard, Show, Star, back_of
from executives.networks.registry import is_anomaly, is_starter
from executives.networks.shapes import (
    LARGEST,
    Anything,
    Either,
    Faults,
    Listed,
    Shape,
    Switch,
    Table,
    Text,
    Whole,
    shape_of_field,
    shown,
)
from executives.networks.state import GameState, Player, Row

SECTIONS = (
    *("seed", "round", "first", "passed", "turn", "players", "display", "decks"),
    *("supply", "box", "mogul_tokens", "moves", "game", "cards"),
)
"""What a document may hold at the top."""

GRANT_WORDS = {
    "sign-star": grants.SIGN_STAR,
    "sign-ad": grants.SIGN_AD,
    "produce": grants.PRODUCE,
    "network": grants.NETWORK,
    "add": grants.ADD,
    "card": grants.CARD,
    "any": grants.ANY,
    "pass": grants.PASS,
    "move": grants.MOVE,
    "due": grants.DUE,
    "bonus": grants.BONUS,
}


@attrs.frozen
class CardOf:
    """The name of a card that may lie in a zone, and lies nowhere else."""

    game: Any
    allowed: Container[str]
    unfit: str

    def check(self, faults: Faults, place: str, value: Any) -> None:
        """The card exists, was not seen before and is of the right kind."""
        if type(value) is not str:
            faults.add(place, f"expected the name of a card, not {shown(value)}")
        elif value not in self.game.card:
            faults.add(place, f"there is no card {value!r}")
        elif value in faults.places:
            faults.add(place, f"{value!r} lies in {faults.places[value]} already")
        else:
            faults.places[value] = place
            if value not in self.allowed:
                faults.add(place, self.unfit.format(repr(value)))


@attrs.frozen
class Timeslot:
    """A timeslot: a show alone, or with what lies on it; "" for an empty one."""

    game: Any
    parts: Table
    show: CardOf
    attached: CardOf

    def check(self, faults: Faults, place: str, value: Any) -> None:
        """The show, its slots and the sides of the cards in them."""
        if value == "":
            return
        if isinstance(value, dict):
            self.parts.check(faults, place, value)
            cards, down = _items(value.get("cards")), _items(value.get("down"))
            self._check_cards(faults, place, value.get("show"), cards)
            for card in down:
                if type(card) is str and (card not in cards or not card):
                    faults.add(f"{place}.down", f"{card!r} is not on this show")
        else:
            Either(self.show, self.parts).check(faults, place, value)

    def _check_cards(self, faults: Faults, place: str, name: Any, cards: tuple[Any, ...]) -> None:
        if type(name) is str:
            self.show.check(faults, place, name)
        for card in cards:
            if type(card) is str and card:
                self.attached.check(faults, place, card)
        show = self.game.card.get(name) if type(name) is str else None
        if not isinstance(show, Show):
            return
        if len(cards) > len(show.slots):
            faults.add(place, f"{name!r} has {len(show.slots)} slots only")
        for card, slot in zip(cards, show.slots, strict=False):
            fitting = self.game.fitting.get(card) if type(card) is str else None
            if fitting is not None and slot[:-1] not in fitting:
                faults.add(place, f"{card!r} does not fit the slot {slot!r}")


def _items(value: Any) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, (list, tuple)) else ()


@attrs.frozen
class DeckParts:
    """A deck: its known top, and either the next cards or all cards of the rest."""

    parts: Table

    def check(self, faults: Faults, place: str, value: Any) -> None:
        """Cards that come next would be lost when all cards are named."""
        self.parts.check(faults, place, value)
        if isinstance(value, dict) and "next" in value and "cards" in value:
            faults.add(place, "'cards' are all of the rest, so there is no 'next' beside it")


@attrs.frozen
class Words:
    """A text of words, at least one, each of them known."""

    known: Container[str]
    unknown: str

    def check(self, faults: Faults, place: str, value: Any) -> None:
        """Every word is looked up."""
        words = value.split() if type(value) is str else ()
        for word in words or (value,):
            Text(self.known, self.unknown).check(faults, place, word)


@attrs.frozen
class Move:
    """A player and one decision, or several with semicolons between them."""

    def check(self, faults: Faults, place: str, value: Any) -> None:
        """What the words mean is found out when they are played."""
        Text().check(faults, place, value)
        if type(value) is str and not value.strip():
            faults.add(place, "a move is a player followed by a decision")


@attrs.frozen
class Memory:
    """The fields of an executive's own board."""

    present: Any

    def check(self, faults: Faults, place: str, value: Any) -> None:
        """Known fields of the right types, no number below 0 or the present one."""
        shapes: dict[str, Shape] = {}
        for field in attrs.fields(type(self.present)) if self.present is not None else ():
            now = getattr(self.present, field.name)
            low = min(0, now) if type(now) is int else 0
            shapes[field.name] = shape_of_field(field.type, _memory_shapes(low))
        before = len(faults.messages)
        Table(shapes).check(faults, place, value)
        if shapes and len(faults.messages) == before:
            try:
                attrs.evolve(self.present, **{key: freeze(item) for key, item in value.items()})
            except (TypeError, ValueError) as wrong:  # What the record itself refuses.
                faults.add(place, str(wrong))


def _memory_shapes(low: int) -> dict[str, Shape]:
    return {
        "int": Whole(low),
        "str": Text(),
        "bool": Switch(),
        "tuple[int, ...]": Listed(Whole(low)),
        "tuple[str, ...]": Listed(Text()),
        "tuple[bool, ...]": Listed(Switch()),
    }


# -- the whole document ---------------------------------------------------------------------------


def document_shape(game: Any, start: GameState) -> Table:
    """What a document over the start position of a game may hold."""
    player = Text(game.players, "{} is no player")
    genre = Text(game.boards.genres, "{} is no genre")
    players: dict[str, Shape] = {
        name: _player(game, start.players[seat]) for seat, name in enumerate(game.players)
    }
    return Table(
        {
            "game": Anything(),
            "seed": Whole(high=LARGEST),
            "round": Whole(1, game.boards.rounds, thing="round"),
            "first": player,
            "passed": Listed(player, distinct=True),
            "turn": Either(player, _turn(player)),
            "players": Table(players, unknown="{} is no player"),
            "display": Table({row.name.lower(): _row(game, row) for row in Row}),
            "decks": _decks(game),
            "supply": Listed(CardOf(game, game.anomalies, "{} is no card of the supply")),
            "box": Listed(CardOf(game, game.card, "{}")),
            "mogul_tokens": Listed(genre, distinct=True),
            "moves": Listed(Move(), numbered=True),
        }
    )


def _of_kind(game: Any, kind: type[Any], unfit: str) -> CardOf:
    return CardOf(game, {slug for slug, card in game.card.items() if type(card) is kind}, unfit)


def _player(game: Any, player: Player) -> Table:
    boards = game.boards
    token = Text(("", *boards.genres), "{} is no genre")
    show = _of_kind(game, Show, "there is no show {}")
    spaces = {genre: Whole(0, boards.track_spaces, thing="space") for genre in boards.genres}
    parts: dict[str, Shape] = {
        "show": Text(),
        "row": Whole(1, boards.season_rows, thing="row"),
        "cards": Listed(Text()),
        "down": Listed(Text()),
        "token": token,
    }
    attached = CardOf(game, game.attachable, "{} cannot be attached")
    timeslot = Timeslot(game, Table(parts, required=("show",)), show, attached)
    lineup = dict.fromkeys(boards.timeslots, timeslot)
    rerun = _of_kind(game, Show, "{} is no show")
    reruns = Either(rerun, Table({"show": rerun, "token": token}, required=("show", "token")))
    return Table(
        {
            "cash": Whole(),
            "viewers": Whole(boards.viewer_floor),
            "idle": Whole(),
            "stars": Listed(_of_kind(game, Star, "{} is no star")),
            "ads": Listed(_of_kind(game, Ad, "{} is no ad")),
            "network": Listed(_of_kind(game, NetworkCard, "{} is no network card")),
            "moguls": Listed(_of_kind(game, Mogul, "{} is no mogul")),
            "reruns": Listed(reruns, numbered=True),
            "lineup": Table(lineup, unknown="there is no timeslot {}"),
            "tracks": Table(spaces, unknown="{} is no genre"),
            "memory": Memory(player.memory),
        }
    )


def _turn(player: Text) -> Table:
    return Table(
        {
            "player": player,
            "grants": Listed(Words(GRANT_WORDS, "{} is no grant")),
            "acted": Switch(),
            "passed": Switch(),
        }
    )


def _row(game: Any, row: Row) -> Listed:
    return Listed(CardOf(game, game.displayable[row], "{} belongs to no such row"))


def _decks(game: Any) -> Table:
    decks: dict[str, Shape] = {}
    for back in game.deck_backs.values():
        own = {
            slug
            for slug, card in game.card.items()
            if back_of(card) == back and (is_anomaly(card) or not is_starter(card))
        }
        cards = Listed(CardOf(game, own, "{} belongs to no such deck"))
        decks[back] = DeckParts(Table(dict.fromkeys(("top", "next", "cards"), cards)))
    return Table(decks, unknown="there is no deck {}")
