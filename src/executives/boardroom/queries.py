"""Numbers and facts that are derived from a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from executives.boardroom.cards import SUIT_OF
from executives.boardroom.numbers import FILLED
from executives.boardroom.state import CEO, Bid, GameState, Played, Player
from executives.core.game import Context

if TYPE_CHECKING:
    from executives.boardroom.game import Game

X: TypeAlias = "Context[Game]"
"""The context of the rules: ``x.game`` is the game."""


def left_of(x: X, seat: int) -> int:
    """The next seat clockwise (TX.SETUP.09)."""
    return (seat + 1) % x.game.seats


def clockwise(x: X, first: int) -> tuple[int, ...]:
    """All seats clockwise, ``first`` before the others (TX.SETUP.09)."""
    return x.game.clockwise[first]


# -- bribes ---------------------------------------------------------------------------------------


def bidders(player: Player) -> tuple[int, ...]:
    """The seats with a bid on a player's bribe, each once, in the order of their bids."""
    return tuple(dict.fromkeys(bid.bidder for bid in player.bids))


def may_have_row(x: X, seat: int, origin: int) -> bool:
    """Whether a relationship with that origin is possible at all (TX.BRIBE.21)."""
    if origin == CEO:
        return x.game.variants.ceo_relationship
    return origin != seat


def room(player: Player, origin: int) -> int:
    """How many tokens are missing until the row of an origin is filled (TX.BRIBE.20)."""
    return max(0, FILLED - player.rows[origin])


def filled_rows(player: Player) -> tuple[int, ...]:
    """The origins of the filled relationships."""
    seats = range(len(player.rows) - 1)
    return tuple(origin for origin in (*seats, CEO) if player.rows[origin] >= FILLED)


def may_place_in_row(x: X, player: Player, origin: int, amount: int) -> bool:
    """Whether influence received may go to the row of its origin (TX.BRIBE.19)."""
    free = room(player, origin)
    if not free or not may_have_row(x, player.seat, origin):
        return False
    return amount <= free or x.game.variants.row_overflow != "illegal"


# -- tricks ---------------------------------------------------------------------------------------


def playable_gifts(x: X, player: Player) -> tuple[str, ...]:
    """The gifts that belong to the combined pool (TX.TRICK.08, TX.BRIBE.15)."""
    if x.game.variants.locked_gifts_playable:
        return player.gifts + player.locked
    return player.gifts


def legal_cards(x: X, s: GameState, player: Player) -> list[str]:
    """What may be played: from the hand alone, or from hand and gifts together (TX.TRICK.08).

    Either pool must follow suit if it can (TX.TRICK.10), so a gift of another suit needs both
    to be without the suit led (TX.TRICK.12).
    """
    hand = player.hand + player.exposed if player.exposed else player.hand
    gifts = playable_gifts(x, player)
    if not s.trick:
        return [*hand, *gifts]
    led = SUIT_OF[s.trick[0].card]
    following = [card for card in hand if SUIT_OF[card] == led]
    following_gifts = [card for card in gifts if SUIT_OF[card] == led] if gifts else []
    if following:
        return following + following_gifts
    return [*hand, *(following_gifts or gifts)]


def winning_play(x: X, trick: tuple[Played, ...], trump: str) -> int:
    """The index of the play that wins: highest trump, or else highest of the suit led.

    The clauses are TX.TRICK.15 and TX.TRICK.16.
    """
    strength = x.game.strength
    led = SUIT_OF[trick[0].card]
    best, most = 0, -1
    for index, played in enumerate(trick):
        suit = SUIT_OF[played.card]
        if suit != led and suit != trump:
            continue
        value = strength[played.card] + (100 if suit == trump else 0)
        if value > most:
            best, most = index, value
    return best


# -- votes ----------------------------------------------------------------------------------------


def spendable(x: X, player: Player, origin: int) -> int:
    """How much influence of an origin a player may spend for votes (TX.VOTE.01)."""
    have = player.influence[origin]
    return have + player.rows[origin] if x.game.variants.vote_from_rows else have


def spent_most(ballots: tuple[Bid, ...]) -> tuple[int, ...]:
    """The origins of which the most was spent in a round, several when tied (TX.VOTE.06)."""
    totals: dict[int, int] = {}
    for ballot in ballots:
        totals[ballot.origin] = totals.get(ballot.origin, 0) + ballot.amount
    most = max(totals.values(), default=0)
    return tuple(sorted(origin for origin, total in totals.items() if total == most))


# -- the title ------------------------------------------------------------------------------------


def title_holders(s: GameState) -> tuple[int, ...]:
    """The seats that hold or share the CEO title, if the game ended now (TX.SCORE.01, .03)."""
    most = _most_votes(s)
    return tuple(player.seat for player in s.players if player.votes == most)


def foreign_investor(s: GameState) -> bool:
    """Whether the Foreign Investor holds or shares the title (TX.SCORE.02, .04)."""
    return s.ceo_votes == _most_votes(s)


def _most_votes(s: GameState) -> int:
    return max(s.ceo_votes, *(player.votes for player in s.players))
