"""The turns: General Counsel, deal and trump at the start, clean-up at the end (TX.SETUP)."""

from __future__ import annotations

from executives.boardroom import atoms
from executives.boardroom.cards import SUIT_OF, SUITS, in_order
from executives.boardroom.events import (
    CardsDealt,
    CardsMoved,
    CounselNamed,
    TrumpSet,
    TurnStarted,
)
from executives.boardroom.frames import Bidding, Cleanup, TurnStart
from executives.boardroom.numbers import TRICK_TURNS
from executives.boardroom.queries import X, clockwise, left_of
from executives.boardroom.state import GameState
from executives.boardroom.voting import first_ballot
from executives.core.frames import FrameKind
from executives.core.streams import Stream


def run_turn_start(x: X, s: GameState, f: TurnStart) -> GameState:
    """Turns 1 to 4 deal and bid, turn 5 votes (TX.SETUP.10, .14)."""
    turn = s.turn + 1
    if x.log is not None:
        x.emit(TurnStarted(s.coo, "TX.SETUP.10", turn))
    s = s.replace(turn=turn)
    if turn > TRICK_TURNS:
        return x.close(s, f, first_ballot(x, s, 1))
    counsel = general_counsel(x, s)
    if x.log is not None:
        x.emit(CounselNamed(counsel, "TX.SETUP.15"))
    s = s.replace(gc=counsel)
    s = deal(x, s, dealing_order(x, s))
    return x.close(s, f, Bidding(counsel))


def general_counsel(x: X, s: GameState) -> int:
    """Who is the General Counsel of a turn that begins (TX.SETUP.15)."""
    rule = x.game.variants.gc_rule
    left = left_of(x, s.coo)
    if rule == "left_of_coo":
        return left
    if rule == "right_of_coo":
        return (s.coo - 1) % x.game.seats
    if rule == "rotating":
        return left if s.turn == 1 else left_of(x, s.gc)
    if rule == "fixed":
        return s.coo if s.turn == 1 else s.gc
    fewest = min(player.tricks for player in s.players)
    return next(seat for seat in clockwise(x, left) if s.players[seat].tricks == fewest)


def dealing_order(x: X, s: GameState) -> tuple[str, ...]:
    """The stock in the order in which it is dealt: shuffled each turn (TX.SETUP.11)."""
    if not x.game.variants.reshuffle and s.turn > 1:
        return s.stock
    return Stream(s.seed, "deal", s.turn).shuffled(in_order(s.stock))


def deal(x: X, s: GameState, order: tuple[str, ...]) -> GameState:
    """Deal from ``order``: to each seat from the COO's left a hand, then a bribe; then trump.

    In turn t a hand has t cards; the bribe lies face up (TX.SETUP.11, .13).
    """
    players = list(s.players)
    seats = clockwise(x, left_of(x, s.coo))
    next_card = 0
    for seat in seats:
        hand = in_order(order[next_card : next_card + s.turn])
        next_card += s.turn
        players[seat] = players[seat].set_hand(hand)
        if x.log is not None:
            backs = x.game.back(hand)
            x.emit(CardsDealt(seat, "TX.SETUP.11", hand, "stock", "hand", backs=backs, secret=True))
    for seat in seats:
        bribe = order[next_card]
        next_card += 1
        players[seat] = players[seat].replace(bribe=bribe)
        if x.log is not None:
            x.emit(CardsDealt(seat, "TX.SETUP.13", (bribe,), "stock", "bribe"))
    s = s.replace(players=tuple(players), stock=order[next_card:])
    return _set_trump(x, s)


def _set_trump(x: X, s: GameState) -> GameState:
    """Turn up the next card, or without one take the suit of the COO's bribe (TX.TRICK.15)."""
    rule = x.game.variants.trump_rule
    indicator = ""
    if rule == "flip" and s.stock:
        indicator = s.stock[0]
        if x.log is not None:
            x.emit(CardsDealt(s.coo, "TX.TRICK.15", (indicator,), "stock", "indicator"))
        suit = SUIT_OF[indicator]
    elif rule == "rotation":
        suit = SUITS[s.turn - 1]
    else:
        suit = "" if rule == "none" else SUIT_OF[s.players[s.coo].bribe]
    if x.log is not None:
        x.emit(TrumpSet(s.coo, "TX.TRICK.15", suit))
    stock = s.stock[1:] if indicator else s.stock
    if x.game.variants.reshuffle:
        # What is not dealt is shuffled again, so its order means nothing: equal states are equal.
        stock = in_order(stock)
    return s.replace(trump=suit, indicator=indicator, stock=stock)


def run_cleanup(x: X, s: GameState, f: Cleanup) -> GameState:
    """Hands left over and all discards go back; only gifts stay (TX.TRICK.13, TX.SETUP.11)."""
    for seat in clockwise(x, s.coo):
        s = _put_back_hand(x, s, seat)
    gone = (*s.discards, s.indicator) if s.indicator else s.discards
    s = s.replace(trump="", indicator="")
    if x.game.variants.reshuffle:
        if x.log is not None:
            x.emit(CardsMoved(s.coo, "TX.SETUP.11", gone, "discards", "stock"))
        s = s.replace(discards=(), stock=in_order(s.stock + gone))
    else:
        s = s.replace(discards=gone)
    return x.close(s, f, TurnStart())


def _put_back_hand(x: X, s: GameState, seat: int) -> GameState:
    """What is left of a hand goes unseen below the stock (TX.TRICK.13, TX.SETUP.12)."""
    player = s.players[seat]
    # Sorted together they would tell where among the exposed cards the hidden ones stand.
    left = player.hand + player.exposed
    if left or player.voids:
        player = player.replace(hand=(), exposed=(), voids=())
        s = s.replace(players=atoms.with_player(s, player), stock=s.stock + left)
    if left and x.log is not None:
        backs = x.game.back(left)
        x.emit(CardsMoved(seat, "TX.TRICK.13", left, "hand", "stock", backs=backs, secret=True))
    return s


FRAMES = (
    FrameKind(TurnStart, run=run_turn_start),
    FrameKind(Cleanup, run=run_cleanup),
)
