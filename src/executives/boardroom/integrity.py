"""What has to hold in every state: where cards and tokens lie, and what fits together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.boardroom import events, frames
from executives.boardroom.cards import CARDS, SUIT_OF, SUITS
from executives.boardroom.frame_checks import stack_faults
from executives.boardroom.numbers import CEO_TOKENS, OWN_TOKENS, TRICK_TURNS
from executives.boardroom.state import CEO, Bid, GameState, Played, Player
from executives.core.events import Event

Located = Iterator[tuple[str, str]]
"""Places within a state, and what is wrong there."""


def record_classes() -> dict[str, tuple[type, ...]]:
    """The record classes that fields of states, frames and events may hold."""
    return {
        "parts": (Player, Bid, Played, frames.Answer, frames.AgendaHand),
        "events": tuple(
            value
            for value in vars(events).values()
            if isinstance(value, type) and issubclass(value, Event) and value is not Event
        ),
    }


def impossible(game: Any, s: GameState) -> list[tuple[str, str]]:
    """Why a state cannot be one of the game, as far as it can be told."""
    wrong = [*_shape(game, s)]
    # What follows takes it for granted that all tuples have their lengths.
    wrong = wrong or [*_cards(s), *_tokens(game, s), *_roles(game, s), *_agendas(game, s)]
    return wrong or [*stack_faults(game, s)]


def _shape(game: Any, s: GameState) -> Located:
    """Tuples by seat and by origin have their lengths, nothing is less than nothing."""
    if len(s.players) != game.seats:
        yield "players", f"there are {game.seats} players, not {len(s.players)}"
        return
    by_origin = [("spent", s.spent)]
    for seat, player in enumerate(s.players):
        place = f"players[{seat}]"
        if player.seat != seat:
            yield f"{place}.seat", f"the player sits at {seat}"
        by_origin += [(f"{place}.influence", player.influence), (f"{place}.rows", player.rows)]
        for name, number in (("votes", player.votes), ("tricks", player.tricks)):
            if number < 0:
                yield f"{place}.{name}", f"{number} is less than nothing"
        for suit in player.voids:
            if suit not in SUITS:
                yield f"{place}.voids", f"there is no suit {suit!r}"
        for index, bid in enumerate(player.bids):
            yield from _bid(game, bid, f"{place}.bids[{index}]")
    for place, numbers in by_origin:
        if len(numbers) != game.seats + 1:
            yield place, f"there are {game.seats + 1} origins, not {len(numbers)}"
        elif min(numbers) < 0:
            yield place, f"{min(numbers)} is less than nothing"
    if not 0 <= s.ceo_pool <= CEO_TOKENS:
        yield "ceo_pool", f"the legacy CEO has 0 to {CEO_TOKENS} tokens, not {s.ceo_pool}"


def _bid(game: Any, bid: Bid, place: str) -> Located:
    if not 0 <= bid.bidder < game.seats:
        yield f"{place}.bidder", f"there is no seat {bid.bidder}"
    if not CEO <= bid.origin < game.seats:
        yield f"{place}.origin", f"there is no origin {bid.origin}"
    if bid.amount < 1:
        yield f"{place}.amount", "a bid has at least one token"


# -- cards ----------------------------------------------------------------------------------------


def zones(s: GameState) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every place of cards with the cards that lie there."""
    for seat, player in enumerate(s.players):
        place = f"players[{seat}]"
        yield f"{place}.bribe", (player.bribe,) if player.bribe else ()
        for name in ("hand", "exposed", "gifts", "locked"):
            yield f"{place}.{name}", getattr(player, name)
    yield "indicator", (s.indicator,) if s.indicator else ()
    yield "trick", tuple(played.card for played in s.trick)
    yield "discards", s.discards
    yield "stock", s.stock


def _cards(s: GameState) -> Located:
    """Each of the forty cards lies in exactly one place (TX.SETUP.01)."""
    found: dict[str, str] = {}
    known = frozenset(CARDS)
    for place, cards in zones(s):
        for card in cards:
            if card not in known:
                yield place, f"there is no card {card!r}"
            elif card in found:
                yield place, f"{card!r} lies in {found[card]} already"
            found[card] = place
    for card in CARDS:
        if card not in found:
            yield "", f"{card!r} lies nowhere"
    for seat, player in enumerate(s.players):
        for card in (*player.hand, *player.exposed):
            if SUIT_OF.get(card) in player.voids:
                yield f"players[{seat}].voids", f"{card!r} is in the hand"


# -- tokens ---------------------------------------------------------------------------------------


def _tokens(game: Any, s: GameState) -> Located:
    """All tokens of each origin are somewhere: 8 of each player, 10 of the CEO (.02, .03)."""
    totals = list(s.spent)
    totals[CEO] += s.ceo_pool
    for player in s.players:
        for origin, number in enumerate(player.influence):
            totals[origin] += number + player.rows[origin]
        for bid in player.bids:
            totals[bid.origin] += bid.amount
    for frame in s.pending:
        if isinstance(frame, frames.Placing) and CEO <= frame.origin < game.seats:
            totals[frame.origin] += frame.amount
    for origin, total in enumerate(totals):
        expected = CEO_TOKENS if origin == game.seats else OWN_TOKENS
        if total != expected:
            owner = "the legacy CEO" if origin == game.seats else game.players[origin]
            yield "", f"{total} tokens of {owner}, there are {expected}"
    won = sum(player.tricks for player in s.players)
    if s.ceo_pool != CEO_TOKENS - won:
        yield "ceo_pool", f"{CEO_TOKENS - won} tokens are left after {won} tricks"


# -- roles and moments ----------------------------------------------------------------------------


def _roles(game: Any, s: GameState) -> Located:
    for name, seat in (("coo", s.coo), ("gc", s.gc)):
        if not 0 <= seat < game.seats:
            yield name, f"there is no seat {seat}"
    if not 0 <= s.turn <= TRICK_TURNS + 1:
        yield "turn", f"there is no turn {s.turn}"
    if s.trump and s.trump not in SUITS:
        yield "trump", f"there is no suit {s.trump!r}"
    if len(s.trick) >= game.seats:
        yield "trick", f"a trick of {game.seats} cards is over"
    for index, played in enumerate(s.trick):
        if played.source not in ("hand", "gift", "locked"):
            yield f"trick[{index}].source", f"cards are not played from {played.source!r}"


def _agendas(game: Any, s: GameState) -> Located:
    """Every agenda is held once (TX.SETUP.06)."""
    found: dict[str, str] = {}
    for place, agenda in _held_agendas(s):
        if agenda not in game.agenda_deck:
            yield place, f"there is no agenda {agenda!r} in the deck"
        elif agenda in found:
            yield place, f"{agenda!r} is that of {found[agenda]} already"
        found[agenda] = place


def _held_agendas(s: GameState) -> Iterator[tuple[str, str]]:
    for seat, player in enumerate(s.players):
        for name in ("agenda", "revealed"):
            if getattr(player, name):
                yield f"players[{seat}].{name}", getattr(player, name)
    for index, frame in enumerate(s.pending):
        if isinstance(frame, frames.ChoosingAgendas):
            for number, hand in enumerate(frame.hands):
                for agenda in hand.agendas:
                    yield f"pending[{index}].hands[{number}].agendas", agenda
