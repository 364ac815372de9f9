"""An upper bound on the number of decisions of a game, with its proof."""

from __future__ import annotations

from typing import TYPE_CHECKING

from executives.boardroom.numbers import TRICK_TURNS, VOTE_ROUNDS

if TYPE_CHECKING:
    from executives.boardroom.game import Game


def decision_bound(game: Game) -> int:
    """No game takes more decisions than this.

    In each of the four turns with tricks a seat has at most one bid on each of n - 1 bribes,
    passes once, takes once and places a batch of each origin it received: with bids of one
    origin that is one batch, or at most n where losing bids or mixed ones count, since there are
    n origins other than the own.  A mixed bid has at most n additions and is closed once.  There
    are 10 tricks of n cards, 4 vote rounds with n ballots and a tie each, n nominations and n
    choices of an agenda.
    """
    n, variants = game.seats, game.variants
    additions = n + 1 if variants.mixed_bids else 0
    batches = n if variants.mixed_bids else 1
    turn = n * (n - 1) * (1 + additions) + n + n + n * batches
    tricks = sum(range(1, TRICK_TURNS + 1)) * n
    votes = VOTE_ROUNDS * (n + (variants.vote_tie == "coo"))
    start = n * ((variants.first_coo == "vote") + (variants.agendas == "keep_one_of_two"))
    return start + TRICK_TURNS * turn + tricks + votes
