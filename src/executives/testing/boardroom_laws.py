"""What the laws need to know of The Executives: where things lie, and how it can be turned.

Besides the seats the suits can be exchanged, as long as no ruling names one: every permutation
of the four suits leaves the game as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import Any

import attrs

from executives import boardroom
from executives.boardroom.cards import CARDS, SUITS, in_order
from executives.boardroom.events import (
    AgendaRevealed,
    BallotRevealed,
    InfluenceChanged,
    LegacyVotesChanged,
    RowChanged,
    TrickWon,
    VotesChanged,
)
from executives.boardroom.frames import AgendaHand, Answer, Playing
from executives.boardroom.numbers import TRICK_TURNS
from executives.boardroom.state import CEO, Bid, GameState, Player
from executives.core.actions import Action, shifted
from executives.core.events import Event
from executives.core.tally import Tally
from executives.render.boardroom_text import board
from executives.render.boardroom_words import standing
from executives.testing.game_laws import Account, GameLaws, Symmetry, seat_rotation

# -- places and numbers ---------------------------------------------------------------------------


def conserved(game: Any, state: GameState) -> list[str]:
    """What is wrong with the places of cards and tokens, and with all that has to fit together."""
    return [f"{place}: {what}" for place, what in game.integrity(state)]


def wealth(state: GameState) -> dict[Account, int]:
    """Influence and rows of every seat by origin, votes and tricks, and the legacy CEO's votes."""
    numbers: dict[Account, int] = {("LegacyVotesChanged",): state.ceo_votes}
    for player in state.players:
        seat = player.seat
        for origin in (*range(len(state.players)), CEO):
            numbers["InfluenceChanged", seat, origin] = player.influence[origin]
            numbers["RowChanged", seat, origin] = player.rows[origin]
        numbers["VotesChanged", seat] = player.votes
        numbers["TrickWon", seat] = player.tricks
    return numbers


def account(event: Event) -> tuple[Account, int]:
    """The number that an event changes, and by how much."""
    name = type(event).__name__
    if isinstance(event, (InfluenceChanged, RowChanged)):
        return (name, event.seat, event.origin), event.amount
    if isinstance(event, LegacyVotesChanged):
        return (name,), event.amount
    if isinstance(event, VotesChanged):
        return (name, event.seat), event.amount
    return (name, event.seat), 1 if isinstance(event, TrickWon) else 0


# -- seats ----------------------------------------------------------------------------------------

_SEATS = frozenset({"seat", "target", "origin", "bidder"})
"""Fields of frames and of what lies in them that hold a seat, or an origin."""

ABSTAINED = (0, 0)
"""A secret ballot in which nothing is spent: its first number is no origin."""


def rotate(game: Any, state: GameState, by: int) -> GameState:
    """Everybody sits ``by`` seats further to the left; the legacy CEO's tokens stay."""
    seats = game.seats
    return state.replace(
        coo=shifted(state.coo, by, seats),
        gc=shifted(state.gc, by, seats),
        players=tuple(_rotated_player(state.players[seat - by], by) for seat in range(seats)),
        spent=_rotated_numbers(state.spent, by),
        pending=tuple(_rotated(frame, by, seats) for frame in state.pending),
    )


def _rotated_player(player: Player, by: int) -> Player:
    seats = len(player.influence) - 1
    return player.replace(
        seat=shifted(player.seat, by, seats),
        influence=_rotated_numbers(player.influence, by),
        rows=_rotated_numbers(player.rows, by),
        bids=_rotated(player.bids, by, seats),
    )


def _rotated_numbers(numbers: tuple[int, ...], by: int) -> tuple[int, ...]:
    """Numbers by origin, the legacy CEO's last."""
    *own, last = numbers
    return (*(own[seat - by] for seat in range(len(own))), last)


def _rotated(value: Any, by: int, seats: int) -> Any:
    """A frame, or what lies in it; members that belong to a seat are in the order of seats."""
    if isinstance(value, tuple):
        turned = tuple(_rotated(member, by, seats) for member in value)
        if value and isinstance(value[0], (Answer, AgendaHand)):
            return tuple(sorted(turned, key=_seat_of))
        return turned
    if isinstance(value, Answer) and value.choice not in ((), ABSTAINED):
        value = value.replace(choice=(shifted(value.choice[0], by, seats), *value.choice[1:]))
    if not attrs.has(type(value)):
        return value
    changes: dict[str, Any] = {}
    for field in attrs.fields(type(value)):
        old = getattr(value, field.name)
        if field.name in _SEATS:
            changes[field.name] = shifted(old, by, seats)
        elif field.name == "passed":
            changes[field.name] = tuple(shifted(seat, by, seats) for seat in old)
        elif isinstance(old, tuple) and old and isinstance(old[0], (Answer, AgendaHand, Bid)):
            changes[field.name] = _rotated(old, by, seats)
    return value.replace(**changes)


def _seat_of(value: Answer | AgendaHand) -> int:
    return value.seat


# -- suits ----------------------------------------------------------------------------------------

_WAYS: tuple[tuple[str, ...], ...] = tuple(permutations(SUITS))
"""Every order of the suits, the usual one first."""


def suits_exchanged(game: Any) -> int:
    """In how many other ways the suits can be exchanged: none where a ruling names a suit.

    Neither is it claimed without ``reshuffle``, where hands left over lie in the order of the
    deck among cards that lie as they were played.
    """
    named = game.variants.trump_rule == "rotation" or not game.variants.reshuffle
    return 0 if named else len(_WAYS) - 1


@cache
def card_change(way: int) -> dict[str, str]:
    """What becomes of each card when the suits are exchanged."""
    suits: dict[str, str] = dict(zip(SUITS, _WAYS[way], strict=True))
    parts = {card: card.partition("-") for card in CARDS}
    return {card: f"{suits[suit]}-{rank}" for card, (suit, _, rank) in parts.items()}


@cache
def _change(way: int) -> Callable[[str], str]:
    """What becomes of a card or a suit, "" staying what it is."""
    names: dict[str, str] = {"": "", **dict(zip(SUITS, _WAYS[way], strict=True))}
    names |= card_change(way)
    return names.__getitem__


def exchange(game: Any, state: GameState, way: int) -> GameState:
    """The same state with other suits; what is kept in the order of the deck is sorted again."""
    to = _change(way)
    return state.replace(
        trump=to(state.trump),
        indicator=to(state.indicator),
        players=tuple(_exchanged_player(player, to) for player in state.players),
        trick=tuple(played.replace(card=to(played.card)) for played in state.trick),
        discards=tuple(map(to, state.discards)),
        stock=in_order([*map(to, state.stock)]),
    )


def _exchanged_player(player: Player, to: Callable[[str], str]) -> Player:
    return player.replace(
        bribe=to(player.bribe),
        hand=in_order([*map(to, player.hand)]),
        exposed=tuple(map(to, player.exposed)),
        gifts=tuple(map(to, player.gifts)),
        locked=tuple(map(to, player.locked)),
        voids=tuple(map(to, player.voids)),
    )


def exchange_action(game: Any, action: Action, way: int) -> Action:
    """The same decision with other suits."""
    card = getattr(action, "card", None)
    return action if card is None else action.replace(card=_change(way)(card))


# -- secrets --------------------------------------------------------------------------------------


def draws(game: Any, state: GameState, action: Action) -> bool:
    """Whether a new turn is dealt after the action; nothing else is random."""
    if isinstance(state.pending[-1], Playing) and len(state.trick) < game.seats - 1:
        return False
    turn: int = game.apply(state, action).turn
    return state.turn < turn <= TRICK_TURNS


def face_down(game: Any, event: Event) -> Event | None:
    """An agenda or a secret ballot, as it was before it came to light; else None."""
    if isinstance(event, AgendaRevealed):
        return event.replace(agenda="", fulfilled=False)
    if isinstance(event, BallotRevealed):
        return event.replace(origin=CEO, tokens=0)
    return None


def written(game: Any, state: GameState) -> str:
    """The position document of a state."""
    return boardroom.dumps(game, state)


def tallies(game: Any, state: GameState) -> tuple[Tally, ...]:
    """The points of everybody that are open to all."""
    return tuple(tally for seat in range(game.seats) for tally in standing(game, state, seat))


BOARDROOM_LAWS = LAWS = GameLaws(
    conserved=conserved,
    wealth=wealth,
    account=account,
    symmetries=(
        seat_rotation(rotate),
        Symmetry("an exchange of suits", suits_exchanged, exchange, exchange_action),
    ),
    draws=draws,
    usual=Playing,
    board=board,
    tallies=tallies,
    face_down=face_down,
    written=written,
)

__all__ = ["BOARDROOM_LAWS", "LAWS"]
