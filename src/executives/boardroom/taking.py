"""Taking bribes, and placing the influence received (TX.BRIBE.10 to .21)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.boardroom import atoms
from executives.boardroom.actions import Decline, Place, TakeBribe
from executives.boardroom.events import CardsMoved
from executives.boardroom.frames import Placing, Playing, Taking
from executives.boardroom.queries import (
    X,
    bidders,
    left_of,
    may_have_row,
    may_place_in_row,
    room,
)
from executives.boardroom.state import Bid, GameState
from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, no_parameters
from executives.core.violations import Violation, violation

TERMS = ("full", "lock")
PLACES = ("row", "personal")


def after_taking(x: X, s: GameState, seat: int) -> Frame:
    """Each takes once, clockwise from the COO; then the COO leads (TX.BRIBE.10, TX.TRICK.06)."""
    following = left_of(x, seat)
    return Playing.new(s.coo) if following == s.coo else Taking.new(following)


def run_taking(x: X, s: GameState, f: Taking) -> GameState | None:
    """A bribe without bids is not sold (TX.BRIBE.17)."""
    if s.players[f.seat].bids:
        return None
    return x.close(_unsold(x, s, f.seat), f, after_taking(x, s, f.seat))


def _unsold(x: X, s: GameState, seat: int) -> GameState:
    player = s.players[seat]
    card, fate = player.bribe, x.game.variants.unsold_bribe
    if not card:
        return s
    s = s.set_players(atoms.with_player(s, player.replace(bribe="")))
    if fate == "keep_as_gift":
        return atoms.give_card(x, s, seat, card, "TX.BRIBE.17", locked=False)
    if fate == "discard":
        return atoms.discard(x, s, seat, (card,), "bribe", "TX.BRIBE.17")
    if x.log is not None:
        x.emit(CardsMoved(seat, "TX.BRIBE.17", (card,), "bribe", "hand"))
    player = s.players[seat]
    player = player.replace(exposed=(*player.exposed, card))
    return s.set_players(atoms.with_player(s, player))


def legal_takes(x: X, s: GameState, f: Taking) -> list[Action]:
    """Full or lock for every bidder, in the order of their bids."""
    table = x.game.interned[TakeBribe][f.seat]
    there = bidders(s.players[f.seat])
    actions = [table[bidder, terms] for bidder in there for terms in TERMS]
    if x.game.variants.taker_may_decline:
        actions.append(x.game.interned[Decline][f.seat][()])
    return actions


def check_take(x: X, s: GameState, f: Taking, a: TakeBribe) -> Iterator[Violation]:
    """Reasons against selling to somebody."""
    if a.bidder not in bidders(s.players[a.seat]):
        message = "there is no bid of p{bidder} on this bribe"
        yield violation("no-bid", "TX.BRIBE.11", message, bidder=a.bidder + 1)


def check_decline(x: X, s: GameState, f: Taking, a: Decline) -> Iterator[Violation]:
    """A bribe with bids has to be sold, unless the variant allows to decline (TX.BRIBE.17)."""
    if not x.game.variants.taker_may_decline:
        yield violation("must-sell", "TX.BRIBE.17", "a bribe with a bid on it has to be sold")


def take_bribe(x: X, s: GameState, f: Taking, a: TakeBribe) -> GameState:
    """One bid is taken, all or half of it, and the card goes to the bidder (TX.BRIBE.11-.16)."""
    seller = s.players[a.seat]
    is_locked = a.terms == "lock"
    s = s.set_players(atoms.with_player(s, seller.replace(bids=(), bribe="")))
    s = atoms.give_card(x, s, a.bidder, seller.bribe, "TX.BRIBE.14", locked=is_locked)
    received: dict[int, int] = {}
    for bid in seller.bids:
        if bid.bidder != a.bidder:
            s = _lost(x, s, a.seat, bid)
            continue
        amount = bid.amount // 2 if is_locked else bid.amount
        if amount != bid.amount:
            s, amount = _remainder(x, s, bid, amount)
        received[bid.origin] = amount
    s = x.close(s, f, after_taking(x, s, a.seat))
    return _receive(x, s, a.seat, received)


def _lost(x: X, s: GameState, seller: int, bid: Bid) -> GameState:
    """A bid that was not selected returns to its bidder (TX.BRIBE.11)."""
    fate = x.game.variants.losing_bids
    if fate == "bank":
        return atoms.bank(x, s, bid.bidder, "TX.BRIBE.11", bid.amount, bid.origin)
    owner = seller if fate == "taker" else bid.bidder
    return atoms.change_influence(x, s, owner, "TX.BRIBE.11", bid.amount, bid.origin)


def _remainder(x: X, s: GameState, bid: Bid, taken: int) -> tuple[GameState, int]:
    """What a lock leaves of a bid returns to the bidder (TX.BRIBE.16); with what is taken."""
    rest, fate = bid.amount - taken, x.game.variants.lock_remainder
    if fate == "seller":
        return s, bid.amount
    if fate == "bank":
        return atoms.bank(x, s, bid.bidder, "TX.BRIBE.16", rest, bid.origin), taken
    return atoms.change_influence(x, s, bid.bidder, "TX.BRIBE.16", rest, bid.origin), taken


def _receive(x: X, s: GameState, seat: int, received: dict[int, int]) -> GameState:
    """What is received is placed, each origin by itself (TX.BRIBE.18, .19)."""
    frames: list[Frame] = []
    for origin in x.game.origins[seat]:
        amount = received.get(origin, 0)
        if amount and may_place_in_row(x, s.players[seat], origin, amount):
            frames.append(Placing.new(seat, origin, amount))
        else:
            s = atoms.change_influence(x, s, seat, "TX.BRIBE.18", amount, origin)
    return x.push(s, *reversed(frames))


def decline(x: X, s: GameState, f: Taking, a: Decline) -> GameState:
    """All bids return, and the bribe counts as unsold (TX.BRIBE.17)."""
    seller = s.players[a.seat]
    s = s.set_players(atoms.with_player(s, seller.set_bids(())))
    for bid in seller.bids:
        s = atoms.change_influence(x, s, bid.bidder, "TX.BRIBE.17", bid.amount, bid.origin)
    return x.close(_unsold(x, s, a.seat), f, after_taking(x, s, a.seat))


# -- placing --------------------------------------------------------------------------------------


def legal_places(x: X, s: GameState, f: Placing) -> list[Action]:
    """The row, if it may take the influence, and personal influence."""
    table = x.game.interned[Place][f.seat]
    if may_place_in_row(x, s.players[f.seat], f.origin, f.amount):
        return [table["row"], table["personal"]]
    return [table["personal"]]


def check_place(x: X, s: GameState, f: Placing, a: Place) -> Iterator[Violation]:
    """Reasons against a place."""
    if a.where != "row":
        return
    free = room(s.players[a.seat], f.origin)
    if not may_have_row(x, a.seat, f.origin):
        message = "there is no relationship with oneself or the legacy CEO"
        yield violation("no-row", "TX.BRIBE.21", message)
    elif not free:
        yield violation("filled", "TX.BRIBE.20", "this relationship is filled")
    elif f.amount > free and x.game.variants.row_overflow == "illegal":
        message = "{amount} tokens, the row has room for {free}"
        yield violation("room", "TX.BRIBE.19", message, amount=f.amount, free=free)


def place(x: X, s: GameState, f: Placing, a: Place) -> GameState:
    """To its row, what has no room there to personal influence, or all to that (TX.BRIBE.19)."""
    s = x.close(s, f)
    to_row = 0
    if a.where == "row":
        to_row = f.amount
        if x.game.variants.row_overflow == "personal":
            to_row = min(to_row, room(s.players[a.seat], f.origin))
        s = atoms.change_row(x, s, a.seat, "TX.BRIBE.19", to_row, f.origin)
    rest = f.amount - to_row
    return atoms.change_influence(x, s, a.seat, "TX.BRIBE.18", rest, f.origin)


def take_parameters(game: Any) -> Iterator[tuple[int, str]]:
    """Every other seat as the bidder, on both terms."""
    for bidder in range(1, game.seats):
        yield from ((bidder, terms) for terms in TERMS)


def place_parameters(game: Any) -> Iterator[tuple[str]]:
    """The two places."""
    return ((where,) for where in PLACES)


KINDS = (
    Kind(TakeBribe, (Taking,), take_parameters, check_take, take_bribe),
    Kind(Decline, (Taking,), no_parameters, check_decline, decline),
    Kind(Place, (Placing,), place_parameters, check_place, place),
)
FRAMES = (
    FrameKind(Taking, legal=legal_takes, run=run_taking),
    FrameKind(Placing, legal=legal_places),
)
