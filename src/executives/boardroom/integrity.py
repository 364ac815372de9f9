"""What has to hold in every state: where cards and tokens lie, and what fits together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.boardroom import events, frames
from executives.boardroom.cards import CARDS, SUIT_OF, SUITS
from executives.boardroom.frame_checks import stack_faults
from executives.boardroom.numbers import (
    CEO_TOKENS,
    FILLED,
    MOST_CEO_VOTES,
    MOST_VOTES,
    OWN_TOKENS,
    TRICK_TURNS,
    VOTE_ROUNDS,
)
from executives.boardroom.queries import may_have_row
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
    wrong = wrong or [*_dealt(game, s), *_bids(game, s), *_rows(game, s)]
    return wrong or [*stack_faults(game, s)]


def _shape(game: Any, s: GameState) -> Located:
    """Tuples by seat and by origin have their lengths, nothing is less than nothing."""
    if len(s.players) != game.seats:
        yield "players", f"there are {game.seats} players, not {len(s.players)}"
        return
    by_origin = [("spent", s.spent)]
    rounds = _rounds_to_come(s)
    for seat, player in enumerate(s.players):
        place = f"players[{seat}]"
        if player.seat != seat:
            yield f"{place}.seat", f"the player sits at {seat}"
        by_origin += [(f"{place}.influence", player.influence), (f"{place}.rows", player.rows)]
        if player.tricks < 0:
            yield f"{place}.tricks", f"{player.tricks} is less than nothing"
        most = MOST_VOTES - rounds
        if not 1 <= player.votes <= most:
            yield f"{place}.votes", f"there may be 1 to {most} at this moment, not {player.votes}"
        if len(set(player.voids)) < len(player.voids):
            yield f"{place}.voids", "a suit is named twice"
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
    most = MOST_CEO_VOTES - rounds - (CEO_TOKENS if s.pending else 0)
    if not 0 <= s.ceo_votes <= most:
        yield "ceo_votes", f"there may be 0 to {most} at this moment, not {s.ceo_votes}"
    if not 0 <= s.ceo_pool <= CEO_TOKENS:
        yield "ceo_pool", f"the legacy CEO has 0 to {CEO_TOKENS} tokens, not {s.ceo_pool}"


def _rounds_to_come(s: GameState) -> int:
    """In how many vote rounds markers can still be won."""
    if not s.pending:
        return 0
    top = s.pending[-1]
    if isinstance(top, (frames.Voting, frames.SecretVoting, frames.BreakingTie)):
        return min(max(VOTE_ROUNDS + 1 - top.round, 0), VOTE_ROUNDS)
    return VOTE_ROUNDS


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


def _dealt(game: Any, s: GameState) -> Located:
    """Cards are dealt in turns with tricks only; no hand is larger than it was dealt."""
    is_dealt = 1 <= s.turn <= TRICK_TURNS
    if not is_dealt:
        for name in ("trump", "indicator", "trick"):
            if getattr(s, name):
                yield name, f"there are no tricks in turn {s.turn}"
    elif bool(s.trump) != (game.variants.trump_rule != "none"):
        yield "trump", "in this game one suit is trump" if not s.trump else "there is no trump"
    most = s.turn if is_dealt else 0
    for seat, player in enumerate(s.players):
        if len(player.hand) > most:
            yield f"players[{seat}].hand", f"a hand of {len(player.hand)} in turn {s.turn}"
        for name in ("exposed", "bribe", "voids") if not is_dealt else ():
            if getattr(player, name):
                yield f"players[{seat}].{name}", f"nothing is dealt in turn {s.turn}"


def _bids(game: Any, s: GameState) -> Located:
    """Bids lie on bribes of others, as the rulings of the game allow (TX.BRIBE.04, .05)."""
    for seat, player in enumerate(s.players):
        place = f"players[{seat}].bids"
        parts = [(bid.bidder, bid.origin) for bid in player.bids]
        bidders = {bidder for bidder, _ in parts}
        if parts and not player.bribe:
            yield place, "there is no bribe to bid on"
        if seat in bidders:
            yield place, "nobody bids on the own bribe"
        if len(set(parts)) < len(parts):
            yield place, "influence of one origin is bid once"
        elif len(bidders) < len(parts) and not game.variants.mixed_bids:
            yield place, "in this game bids are not mixed"
        if len(bidders) > 1 and game.variants.exclusive_bids:
            yield place, "in this game a bribe has one bid"
        if game.variants.own_only and any(bidder != origin for bidder, origin in parts):
            yield place, "in this game only own tokens are bid"


# -- tokens ---------------------------------------------------------------------------------------


def _tokens(game: Any, s: GameState) -> Located:
    """All tokens are somewhere: 8 of each player, 10 of the CEO (TX.SETUP.02, .03)."""
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


def _rows(game: Any, s: GameState) -> Located:
    """Relationships are with others, and have room for three (TX.BRIBE.18, .21)."""
    for seat, player in enumerate(s.players):
        for index, number in enumerate(player.rows):
            origin = CEO if index == game.seats else index
            if number and not may_have_row(game.context, seat, origin):
                yield f"players[{seat}].rows", "there is no such relationship in this game"
            elif number > FILLED and game.variants.row_overflow != "keep":
                yield f"players[{seat}].rows", f"{number} tokens, a row has room for {FILLED}"


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
        for name in ("agenda", "revealed", "returned"):
            if getattr(player, name):
                yield f"players[{seat}].{name}", getattr(player, name)
    for index, frame in enumerate(s.pending):
        if isinstance(frame, frames.ChoosingAgendas):
            for number, hand in enumerate(frame.hands):
                for agenda in hand.agendas:
                    yield f"pending[{index}].hands[{number}].agendas", agenda
