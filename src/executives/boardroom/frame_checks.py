"""What the stack of a state needs: frames that follow one another, and fit the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from executives.boardroom.frames import (
    Answer,
    Bidding,
    BreakingTie,
    ChoosingAgendas,
    MixingBid,
    Nominating,
    Placing,
    Playing,
    SecretVoting,
    Taking,
    TurnStart,
    Voting,
)
from executives.boardroom.numbers import CEO_TOKENS, TRICK_TURNS, VOTE_ROUNDS
from executives.boardroom.queries import may_place_in_row, spendable, spent_most
from executives.boardroom.state import CEO, Bid, GameState

Located = Iterator[tuple[str, str]]
"""Places within a state or a frame, and what is wrong there."""

_BELOW: dict[type, tuple[tuple[type, ...], ...]] = {
    Nominating: ((TurnStart,),),
    ChoosingAgendas: ((TurnStart,), (TurnStart, Nominating)),
    MixingBid: ((Bidding,),),
    Placing: ((Taking,), (Playing,)),
}
"""What lies under the frames that are not alone; several batches lie on one another."""

_TURNS: dict[type, tuple[int, ...]] = {
    **dict.fromkeys((Nominating, ChoosingAgendas), (0,)),
    **dict.fromkeys((Voting, SecretVoting, BreakingTie), (TRICK_TURNS + 1,)),
}
"""The turns of frames; of all others those with tricks."""


def stack_faults(game: Any, s: GameState) -> Located:
    """What is wrong with the stack of a state whose table is sound."""
    if not s.pending:
        if s.turn != TRICK_TURNS + 1:
            yield "pending", "the game is over before the voting"
        elif s.ceo_pool:
            yield "ceo_pool", "the game is over before all tricks are"
        return
    number = len(s.pending) - 1
    top: Any = s.pending[number]
    kind = type(top)
    if kind not in game.record_classes()["frames"] or not game.can_be_asked(kind):
        yield f"pending[{number}]", f"{kind.__name__} waits for nobody"
        return
    below = tuple(type(frame) for frame in s.pending[:number] if type(frame) is not Placing)
    is_mixed = kind is not Placing and any(type(frame) is Placing for frame in s.pending)
    if below not in _BELOW.get(kind, ((),)) or is_mixed:
        yield f"pending[{number}]", f"{kind.__name__} does not lie on these frames"
        return
    turns = _TURNS.get(kind, tuple(range(1, TRICK_TURNS + 1)))
    if s.turn not in turns:
        yield f"pending[{number}]", f"{kind.__name__} does not belong to turn {s.turn}"
    if s.trick and kind is not Playing:
        yield "trick", "no trick is played"
    if type(s.pending[0]) is not Playing:
        yield from _before_tricks(game, s)
    yield from _taken(game, s)
    for index, frame in enumerate(s.pending):
        place = f"pending[{index}]"
        wrong: list[tuple[str, str]] = []
        seat = getattr(frame, "seat", 0)
        if not 0 <= seat < game.seats:
            wrong.append(("seat", f"there is no seat {seat}"))
        check = _CHECKS.get(type(frame))
        if check is not None and not wrong:
            wrong += check(game, s, frame)
        for name, what in wrong:
            yield f"{place}.{name}", what
    seat = top.seat if type(top) is Taking else -1
    if 0 <= seat < game.seats and not s.players[seat].bids:
        yield f"pending[{number}].seat", "there is no bid on this bribe"


def _before_tricks(game: Any, s: GameState) -> Located:
    """All tricks of earlier turns are over and none of this one, for which all hands are dealt."""
    done = _tricks_before(s.turn)
    if s.ceo_pool != CEO_TOKENS - done:
        yield "ceo_pool", f"{CEO_TOKENS - done} tokens are left before the tricks of turn {s.turn}"
    for seat, player in enumerate(s.players) if s.turn <= TRICK_TURNS else ():
        if len(player.hand) + len(player.exposed) < s.turn:
            yield f"players[{seat}].hand", f"the hand is too small for {s.turn} tricks"
        if player.voids and game.variants.unsold_bribe == "to_hand":
            yield f"players[{seat}].voids", "bribes of all suits may still come to the hand"


def _taken(game: Any, s: GameState) -> Located:
    """Bribes are taken from the COO's on, and all of them before the first trick."""
    ground = s.pending[0]
    if not isinstance(ground, (Taking, Playing)):
        return
    number = game.seats if isinstance(ground, Playing) else (ground.seat - s.coo) % game.seats
    for step in range(number):
        seat = (s.coo + step) % game.seats
        if s.players[seat].bribe:
            yield f"players[{seat}].bribe", "this bribe is taken already"


def _tricks_before(turn: int) -> int:
    """How many tricks the turns before have; turn 0 comes before all of them."""
    return turn * (turn - 1) // 2


def _nominating(game: Any, s: GameState, f: Nominating) -> Located:
    yield from _answers(game, f.answers)
    for answer in f.answers:
        if answer.choice and not (len(answer.choice) == 1 and 0 <= answer.choice[0] < game.seats):
            yield "answers", "a nomination is one seat"


def _choosing(game: Any, s: GameState, f: ChoosingAgendas) -> Located:
    if [hand.seat for hand in f.hands] != list(range(game.seats)):
        yield "hands", "expected one hand of each seat, in their order"
    if any(len(hand.agendas) != 2 or hand.kept not in ("", *hand.agendas) for hand in f.hands):
        yield "hands", "two agendas are dealt, of which one is kept"
    if all(hand.kept for hand in f.hands):
        yield "hands", "all have chosen already"


def _bidding(game: Any, s: GameState, f: Bidding) -> Located:
    if len(set(f.passed)) != len(f.passed) or not set(f.passed) <= set(range(game.seats)):
        yield "passed", "expected seats, each once"
    if f.seat in f.passed:
        yield "seat", "this seat has passed"


def _mixing(game: Any, s: GameState, f: MixingBid) -> Located:
    if not 0 <= f.target < game.seats:
        yield "target", f"there is no seat {f.target}"
    elif all(bid.bidder != f.seat for bid in s.players[f.target].bids):
        yield "target", "there is no bid of this seat"


def _placing(game: Any, s: GameState, f: Placing) -> Located:
    if not CEO <= f.origin < game.seats or f.amount < 1:
        yield "amount", "expected tokens of an origin"
    elif not may_place_in_row(game.context, s.players[f.seat], f.origin, f.amount):
        yield "origin", "there is no row to which they could go"


def _playing(game: Any, s: GameState, f: Playing) -> Located:
    below = any(type(frame) is Placing for frame in s.pending)
    if f.seat != (s.coo + len(s.trick)) % game.seats:
        yield "seat", f"after {len(s.trick)} cards from the COO on another seat plays"
    left = s.turn - (CEO_TOKENS - s.ceo_pool - _tricks_before(s.turn))
    if not 1 <= left <= s.turn or (below and left != s.turn):
        yield "seat", f"{left} tricks are left in turn {s.turn}"
        return
    for step in range(game.seats):
        player = s.players[(s.coo + step) % game.seats]
        if len(player.hand) + len(player.exposed) + (step < len(s.trick)) < left:
            yield "seat", f"the hand of seat {player.seat} is too small for {left} tricks"


def _voting(game: Any, s: GameState, f: Voting | BreakingTie) -> Located:
    yield from _round(f.round)
    asked = (f.seat - s.coo) % game.seats
    last = game.seats if isinstance(f, BreakingTie) else asked
    yield from _ballots(game, s, f.ballots, last)
    if isinstance(f, BreakingTie) and (asked or len(spent_most(f.ballots)) < 2):
        yield "ballots", "the COO decides where origins are tied"


def _ballots(game: Any, s: GameState, ballots: tuple[Bid, ...], last: int) -> Located:
    """Ballots of different seats, clockwise from the COO, ``last`` of them at the most."""
    places = [(ballot.bidder - s.coo) % game.seats for ballot in ballots]
    if places != sorted(set(places)) or any(place >= last for place in places):
        yield "ballots", "those before this seat vote once each, clockwise from the COO"
    for ballot in ballots:
        if not 0 <= ballot.bidder < game.seats or not CEO <= ballot.origin < game.seats:
            yield "ballots", "there is no such seat or origin"
        elif not 1 <= ballot.amount <= s.spent[ballot.origin]:
            yield "ballots", "what was spent is gone"


def _secret(game: Any, s: GameState, f: SecretVoting) -> Located:
    yield from _round(f.round)
    wrong = [*_answers(game, f.answers)]
    yield from wrong
    for answer in () if wrong else f.answers:
        if not answer.choice:
            continue
        origin, amount = (*answer.choice, -1, -1)[:2]
        if len(answer.choice) != 2 or not CEO <= origin < game.seats:
            yield "answers", "a ballot is an origin and an amount"
        elif not 0 <= amount <= spendable(game.context, s.players[answer.seat], origin):
            yield "answers", f"seat {answer.seat} cannot spend {amount} of these tokens"
        elif not amount and origin:
            yield "answers", "who spends nothing names no origin"


def _answers(game: Any, answers: tuple[Answer, ...]) -> Located:
    if [answer.seat for answer in answers] != list(range(game.seats)):
        yield "answers", "expected one answer of each seat, in their order"
    elif all(answer.choice for answer in answers):
        yield "answers", "all have answered already"


def _round(number: int) -> Located:
    if not 1 <= number <= VOTE_ROUNDS:
        yield "round", f"there is no vote round {number}"


_CHECKS: dict[type, Callable[[Any, GameState, Any], Located]] = {
    Nominating: _nominating,
    ChoosingAgendas: _choosing,
    Bidding: _bidding,
    MixingBid: _mixing,
    Placing: _placing,
    Playing: _playing,
    Voting: _voting,
    BreakingTie: _voting,
    SecretVoting: _secret,
}
