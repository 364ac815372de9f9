"""Bidding for bribes (TX.BRIBE.01 to .09)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.boardroom import atoms
from executives.boardroom.actions import AddToBid, CloseBid, Pass, PlaceBid
from executives.boardroom.domains import BID, token_parameters
from executives.boardroom.events import BidPlaced, PlayerPassed
from executives.boardroom.frames import Bidding, MixingBid, Taking
from executives.boardroom.queries import X
from executives.boardroom.state import GameState
from executives.core.actions import Action
from executives.core.frames import FrameKind, Kind, always, no_parameters
from executives.core.violations import Violation, violation


def is_open(x: X, s: GameState, seat: int, target: int) -> bool:
    """Whether a seat may still bid on a bribe (TX.BRIBE.03, .05)."""
    player = s.players[target]
    if target == seat or not player.bribe:
        return False
    if x.game.variants.exclusive_bids:
        return not player.bids
    return not player.bids or all(bid.bidder != seat for bid in player.bids)


def may_bid_of(x: X, seat: int, origin: int) -> bool:
    """Whether tokens of an origin may be bid at all (TX.BRIBE.04)."""
    return origin == seat or not x.game.variants.own_only


def run_bidding(x: X, s: GameState, f: Bidding) -> GameState | Action | None:
    """Bidding ends when all have passed; who cannot bid passes (TX.BRIBE.09)."""
    game, seat = x.game, f.seat
    if len(f.passed) == game.seats:
        return x.close(s, f, Taking(s.coo))
    influence = s.players[seat].influence
    if influence[seat] if game.variants.own_only else any(influence):
        for target in game.others[seat]:
            if is_open(x, s, seat, target):
                return None
    return game.passes[seat]


def following(x: X, seat: int, passed: tuple[int, ...]) -> Bidding:
    """The next bidding turn: who has passed has none any more (TX.BRIBE.08)."""
    seats = x.game.seats
    after = (seat + 1) % seats
    while after in passed and after != seat:
        after = (after + 1) % seats
    return Bidding.new(after, passed)


def legal_bids(x: X, s: GameState, f: Bidding) -> list[Action]:
    """Every bid, by bribe and origin clockwise, and passing."""
    seat = f.seat
    influence = s.players[seat].influence
    origins = [o for o in x.game.origins[seat] if influence[o] and may_bid_of(x, seat, o)]
    actions: list[Action] = []
    for target in x.game.others[seat]:
        if is_open(x, s, seat, target):
            table = x.game.bids[seat][target]
            for origin in origins:
                actions += table[origin][: influence[origin]]
    actions.append(x.game.passes[seat])
    return actions


def check_bid(x: X, s: GameState, f: Bidding, a: PlaceBid) -> Iterator[Violation]:
    """Reasons against a bid."""
    player = s.players[a.target]
    if a.target == a.seat:
        yield violation("own-bribe", "TX.BRIBE.03", "the own bribe is not for the own bids")
    elif not player.bribe:
        message = "there is no bribe of p{target}"
        yield violation("no-bribe", "TX.BRIBE.02", message, target=a.target + 1)
    elif any(bid.bidder == a.seat for bid in player.bids):
        message = "there is a bid of this player on the bribe of p{target}"
        yield violation("second-bid", "TX.BRIBE.05", message, target=a.target + 1)
    elif x.game.variants.exclusive_bids and player.bids:
        message = "there is a bid on the bribe of p{target}"
        yield violation("second-bid", "TX.BRIBE.05", message, target=a.target + 1)
    yield from _check_tokens(x, s, a.seat, a.amount, a.origin)


def _check_tokens(x: X, s: GameState, seat: int, amount: int, origin: int) -> Iterator[Violation]:
    if not may_bid_of(x, seat, origin):
        yield violation("not-own", "TX.BRIBE.04", "only own tokens may be bid")
    have = s.players[seat].influence[origin]
    if amount > have:
        message = "{amount} tokens, personal influence has {have} of them"
        yield violation("tokens", "TX.BRIBE.02", message, amount=amount, have=have)


def place_bid(x: X, s: GameState, f: Bidding, a: PlaceBid) -> GameState:
    """Tokens go from personal influence to the bribe (TX.BRIBE.04)."""
    s = _put(x, s, a.seat, a.target, a.amount, a.origin)
    s = x.close(s, f, following(x, a.seat, f.passed))
    if x.game.variants.mixed_bids and _addable(x, s, a.seat, a.target):
        s = x.push(s, MixingBid(a.seat, a.target))
    return s


def _put(x: X, s: GameState, seat: int, target: int, amount: int, origin: int) -> GameState:
    if x.log is not None:
        x.emit(BidPlaced(seat, "TX.BRIBE.04", target, origin, amount))
        atoms.tell_influence(x, seat, "TX.BRIBE.04", -amount, origin)
    players = list(s.players)
    bidder, player = players[seat], players[target]
    players[seat] = bidder.set_influence(atoms.changed(bidder.influence, origin, -amount))
    players[target] = player.set_bids((*player.bids, BID[seat, origin, amount]))
    return s.set_players(tuple(players))


def pass_bidding(x: X, s: GameState, f: Bidding, a: Pass) -> GameState:
    """A player bids no more this turn (TX.BRIBE.08)."""
    if x.log is not None:
        x.emit(PlayerPassed(a.seat, "TX.BRIBE.08"))
    return x.close(s, f, following(x, a.seat, (*f.passed, a.seat)))


def _addable(x: X, s: GameState, seat: int, target: int) -> list[int]:
    """The origins of which tokens may be added to a bid (TX.BRIBE.04)."""
    there = {bid.origin for bid in s.players[target].bids if bid.bidder == seat}
    influence = s.players[seat].influence
    return [o for o in x.game.origins[seat] if influence[o] and o not in there]


def legal_additions(x: X, s: GameState, f: MixingBid) -> list[Action]:
    """Every addition to the bid, and closing it."""
    actions: list[Action] = []
    influence = s.players[f.seat].influence
    for origin in _addable(x, s, f.seat, f.target):
        actions += x.game.additions[f.seat][origin][: influence[origin]]
    actions.append(x.game.interned[CloseBid][f.seat][()])
    return actions


def check_addition(x: X, s: GameState, f: MixingBid, a: AddToBid) -> Iterator[Violation]:
    """Reasons against an addition."""
    if any(b.bidder == a.seat and b.origin == a.origin for b in s.players[f.target].bids):
        message = "there are tokens of this origin in the bid"
        yield violation("second-bid", "TX.BRIBE.05", message)
    yield from _check_tokens(x, s, a.seat, a.amount, a.origin)


def add_to_bid(x: X, s: GameState, f: MixingBid, a: AddToBid) -> GameState:
    """Tokens of another origin join the bid."""
    s = _put(x, s, a.seat, f.target, a.amount, a.origin)
    return s if _addable(x, s, f.seat, f.target) else x.close(s, f)


def close_bid(x: X, s: GameState, f: MixingBid, a: CloseBid) -> GameState:
    """Nothing more is added."""
    return x.close(s, f)


def bid_parameters(game: Any) -> Iterator[tuple[int, int, int]]:
    """Every amount of every origin on every bribe, the own one too."""
    for target in range(game.seats):
        for amount, origin in token_parameters(game):
            yield amount, origin, target


KINDS = (
    Kind(Pass, (Bidding,), no_parameters, always, pass_bidding),
    Kind(PlaceBid, (Bidding,), bid_parameters, check_bid, place_bid),
    Kind(CloseBid, (MixingBid,), no_parameters, always, close_bid),
    Kind(AddToBid, (MixingBid,), token_parameters, check_addition, add_to_bid),
)
FRAMES = (
    FrameKind(Bidding, legal=legal_bids, run=run_bidding),
    FrameKind(MixingBid, legal=legal_additions),
)
