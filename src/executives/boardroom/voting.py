"""The final voting: four rounds in which influence buys vote markers (TX.VOTE)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from executives.boardroom import atoms
from executives.boardroom.actions import Abstain, BreakTie, Spend
from executives.boardroom.domains import BID, token_parameters
from executives.boardroom.events import Abstained, BallotRevealed, VoteRoundWon
from executives.boardroom.frames import (
    Answer,
    BreakingTie,
    Nominating,
    Revealing,
    SecretVoting,
    Voting,
)
from executives.boardroom.numbers import VOTE_ROUNDS
from executives.boardroom.queries import X, clockwise, left_of, spendable, spent_most
from executives.boardroom.state import CEO, Bid, GameState
from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, always, no_parameters
from executives.core.violations import Violation, violation

F = TypeVar("F", Nominating, SecretVoting)


def first_ballot(x: X, s: GameState, number: int) -> Frame:
    """The beginning of a vote round: the COO first, or all at the same time (TX.VOTE.03)."""
    if x.game.variants.secret_votes:
        return SecretVoting(number, tuple(Answer(seat) for seat in range(x.game.seats)))
    return Voting.new(s.coo, number)


def legal_spends(x: X, s: GameState, f: Voting | SecretVoting) -> list[Action]:
    """Every amount of every origin, and abstaining (TX.VOTE.04)."""
    asked = (f.seat,) if isinstance(f, Voting) else unanswered(f)
    actions: list[Action] = []
    for seat in asked:
        player, table = s.players[seat], x.game.spends[seat]
        for origin in x.game.origins[seat]:
            actions += table[origin][: spendable(x, player, origin)]
        actions.append(x.game.abstentions[seat])
    return actions


def check_spend(x: X, s: GameState, f: Voting | SecretVoting, a: Spend) -> Iterator[Violation]:
    """Reasons against spending."""
    player = s.players[a.seat]
    have = spendable(x, player, a.origin)
    if a.amount > have:
        message = "{amount} tokens, there are {have} of them to spend"
        yield violation("tokens", "TX.VOTE.01", message, amount=a.amount, have=have)


def spend(x: X, s: GameState, f: Voting | SecretVoting, a: Spend) -> GameState:
    """Influence is spent, openly in turn or in secret (TX.VOTE.03 to .05)."""
    if isinstance(f, SecretVoting):
        return _answer(x, s, f, a.seat, (a.origin, a.amount))
    s = _spend(x, s, a.seat, a.origin, a.amount)
    return _next_ballot(x, s, f, (*f.ballots, BID[a.seat, a.origin, a.amount]))


def abstain(x: X, s: GameState, f: Voting | SecretVoting, a: Abstain) -> GameState:
    """Nothing is spent (TX.VOTE.04)."""
    if isinstance(f, SecretVoting):
        return _answer(x, s, f, a.seat, (0, 0))
    if x.log is not None:
        x.emit(Abstained(a.seat, "TX.VOTE.04"))
    return _next_ballot(x, s, f, f.ballots)


def _spend(x: X, s: GameState, seat: int, origin: int, amount: int) -> GameState:
    """Tokens are gone whatever the result: those of personal influence first (TX.VOTE.05)."""
    player = s.players[seat]
    from_row = max(0, amount - player.influence[origin])
    s = atoms.change_influence(x, s, seat, "TX.VOTE.05", from_row - amount, origin)
    if from_row:
        s = atoms.change_row(x, s, seat, "TX.VOTE.01", -from_row, origin)
    return atoms.bank(x, s, seat, "TX.VOTE.05", amount, origin)


def _next_ballot(x: X, s: GameState, f: Voting, ballots: tuple[Bid, ...]) -> GameState:
    following = left_of(x, f.seat)
    if following != s.coo:
        return x.close(s, f, Voting.new(following, f.round, ballots))
    return _count(x, s, f, ballots)


# -- in secret ------------------------------------------------------------------------------------


def unanswered(f: Any) -> tuple[int, ...]:
    """The seats that have not answered yet."""
    return tuple(answer.seat for answer in f.answers if not answer.choice)


def with_answer(f: F, seat: int, choice: tuple[int, ...]) -> F:
    """A frame of simultaneous answers with that of one seat."""
    answers = tuple(a.replace(choice=choice) if a.seat == seat else a for a in f.answers)
    return f.replace(answers=answers)


def _answer(x: X, s: GameState, f: SecretVoting, seat: int, choice: tuple[int, int]) -> GameState:
    """Note an answer; when all are there, they are carried out clockwise from the COO."""
    s = x.close(s, f, made := with_answer(f, seat, choice))
    if unanswered(made):
        return s
    ballots: list[Bid] = []
    for voter in clockwise(x, s.coo):
        origin, amount = made.answers[voter].choice
        if x.log is not None:
            x.emit(BallotRevealed(voter, "TX.VOTE.04", origin, amount))
        if amount:
            s = _spend(x, s, voter, origin, amount)
            ballots.append(BID[voter, origin, amount])
    return _count(x, s, made, tuple(ballots))


# -- counting -------------------------------------------------------------------------------------


def _count(x: X, s: GameState, f: Voting | SecretVoting, ballots: tuple[Bid, ...]) -> GameState:
    """The origins of which the most was spent win, with ties as ruled (TX.VOTE.06, .08)."""
    winning = spent_most(ballots)
    if len(winning) > 1:
        rule = x.game.variants.vote_tie
        if rule == "coo":
            return x.close(s, f, BreakingTie.new(s.coo, f.round, ballots))
        if rule == "none":
            winning = ()
    return _award(x, s, f, ballots, winning)


def _award(
    x: X,
    s: GameState,
    f: Voting | SecretVoting | BreakingTie,
    ballots: tuple[Bid, ...],
    winning: tuple[int, ...],
) -> GameState:
    """A vote marker for each who spent a winning origin (TX.VOTE.07), and the next round."""
    if x.log is not None:
        x.emit(VoteRoundWon(s.coo, "TX.VOTE.06", f.round, winning))
    for ballot in ballots:
        if ballot.origin in winning:
            s = atoms.win_votes(x, s, ballot.bidder, "TX.VOTE.07", 1)
    gains = x.game.variants.ceo_gains
    if (gains == "ceo_type_wins" and CEO in winning) or (
        gains == "no_spend_rounds" and not ballots
    ):
        s = atoms.win_legacy_votes(x, s, "TX.VOTE.09", 1)
    if f.round == VOTE_ROUNDS:
        return x.close(s, f, Revealing())
    return x.close(s, f, first_ballot(x, s, f.round + 1))


def legal_breaks(x: X, s: GameState, f: BreakingTie) -> list[Action]:
    """The origins that are tied (TX.VOTE.08)."""
    tied, table = spent_most(f.ballots), x.game.interned[BreakTie][f.seat]
    return [table[origin] for origin in x.game.origins[f.seat] if origin in tied]


def check_break(x: X, s: GameState, f: BreakingTie, a: BreakTie) -> Iterator[Violation]:
    """Only tied origins can be chosen."""
    if a.origin not in spent_most(f.ballots):
        yield violation("not-tied", "TX.VOTE.08", "this origin is not tied for the most spent")


def break_tie(x: X, s: GameState, f: BreakingTie, a: BreakTie) -> GameState:
    """The COO's choice wins the round."""
    return _award(x, s, f, f.ballots, (a.origin,))


def origin_parameters(game: Any) -> Iterator[tuple[int]]:
    """Every origin."""
    return ((origin,) for origin in (*range(game.seats), CEO))


KINDS = (
    Kind(Abstain, (Voting, SecretVoting), no_parameters, always, abstain),
    Kind(Spend, (Voting, SecretVoting), token_parameters, check_spend, spend),
    Kind(BreakTie, (BreakingTie,), origin_parameters, check_break, break_tie),
)
FRAMES = (
    FrameKind(Voting, legal=legal_spends),
    FrameKind(SecretVoting, legal=legal_spends, seats=unanswered),
    FrameKind(BreakingTie, legal=legal_breaks),
)
