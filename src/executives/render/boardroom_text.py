"""Boards of The Executives as text, of what a seat may know."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from typing import Any

from executives.boardroom.frames import (
    AgendaHandView,
    AnswerView,
    Bidding,
    BreakingTie,
    ChoosingAgendasView,
    MixingBid,
    NominatingView,
    Placing,
    SecretVotingView,
    Voting,
)
from executives.boardroom.numbers import FILLED, TRICK_TURNS, VOTE_ROUNDS
from executives.boardroom.queries import foreign_investor, title_holders
from executives.boardroom.state import CEO, Bid, PlayerView, View
from executives.render.explanations import WIDTH, player

LAST_TURN = TRICK_TURNS + 1
HEAD = 12
"""Columns of the word before each line."""


def board(game: Any, view: View) -> str:
    """What a view shows: roles, trump, cards and tokens of everybody, the trick, the ballots."""
    lines = [*table_lines(game, view)]
    for one in view.players:
        lines += player_lines(game, view, one)
    for frame in reversed(view.pending):
        lines += frame_lines(game, view, frame)
    return "\n".join(lines)


def table_lines(game: Any, view: View) -> Iterator[str]:
    """What belongs to nobody: turn and roles, trump and stock, the legacy CEO, the trick."""
    turn = f"Turn {view.turn} of {LAST_TURN}" if view.turn else "Before the first turn"
    named = [f"{role} {player(game, seat)}" for role, seat in roles_of(view) if seat >= 0]
    yield from textwrap.wrap(", ".join([turn, *named]), WIDTH)
    if view.turn <= TRICK_TURNS:
        turned = f" ({view.indicator} turned up)" if view.indicator else ""
        stock = f"{view.stock} cards in the stock"
        yield from _line("trump", f"{view.trump or 'none'}{turned}; {stock}")
    yield from _line("legacy CEO", f"{view.ceo_pool} tokens in the pool, votes: {view.ceo_votes}")
    if any(view.spent):
        yield from _line("spent", tokens_text(game, view.spent))
    if view.discards:
        yield from _line("discards", " ".join(view.discards))
    if view.trick:
        yield from _line("trick", ", ".join(trick_parts(game, view)))
    if not view.pending:
        yield from _line("new CEO", title_text(game, view))


def title_text(game: Any, view: Any) -> str:
    """Who holds or shares the CEO title at the end (TX.SCORE.01 to .04)."""
    names = [player(game, seat) for seat in title_holders(view)]
    return " and ".join([*names, "the Foreign Investor"] if foreign_investor(view) else names)


def roles_of(view: View) -> tuple[tuple[str, int], ...]:
    """The roles, each with the seat that holds it (-1: nobody yet)."""
    return (("COO", view.coo), ("General Counsel", view.gc))


def trick_parts(game: Any, view: View) -> Iterator[str]:
    """Each card of the trick with who played it, from the leader on."""
    for place, played in enumerate(view.trick):
        source = {"gift": ", a gift", "locked": ", a locked gift"}.get(played.source, "")
        yield f"{player(game, (view.coo + place) % game.seats)} {played.card}{source}"


def player_lines(game: Any, view: View, one: PlayerView) -> Iterator[str]:
    """One player: roles and votes, tokens, bribe with bids, cards, what is known of the hand."""
    seat = one.seat
    roles = [role for role, holder in roles_of(view) if holder == seat]
    head = f"{player(game, seat)} ({', '.join(roles)})" if roles else player(game, seat)
    yield from textwrap.wrap(f"{head}  votes: {one.votes}, tricks: {one.tricks}", WIDTH)
    yield from _line("influence", tokens_text(game, one.influence))
    if any(one.rows):
        rows = [
            f"{origin_name(game, origin)} {number} of {FILLED}" for origin, number in held(one.rows)
        ]
        yield from _line("rows", ", ".join(rows))
    if one.bribe:
        yield from _line("bribe", f"{one.bribe}; bids: {bids_text(game, one.bids)}")
    if one.hand or one.exposed:
        yield from _line("hand", hand_text(view, one))
    if one.voids:
        yield from _line("void of", ", ".join(one.voids))
    if one.gifts or one.locked:
        locked = f"; locked: {' '.join(one.locked)}" if one.locked else ""
        yield from _line("gifts", f"{' '.join(one.gifts) or 'none'}{locked}")
    yield from _line("agenda", agenda_text(game, view, one))


def hand_text(view: View, one: PlayerView) -> str:
    """The cards for their owner; for others how many, and those that everybody saw go there."""
    parts = []
    if one.hand:
        own = one.seat == view.seat
        parts.append(" ".join(one.hand) if own else f"{len(one.hand)} hidden")
    if one.exposed:
        parts.append(f"seen by all: {' '.join(one.exposed)}")
    return "; ".join(parts)


def agenda_text(game: Any, view: View, one: PlayerView) -> str:
    """The agenda for its owner, or for all once it is revealed."""
    if one.revealed:
        return f"{goal_text(game, one.revealed)} (revealed)"
    if not one.agenda:
        return "none"
    if one.seat != view.seat:
        return "hidden"
    back = f" (gave back {one.returned})" if one.returned else ""
    return f"{goal_text(game, one.agenda)}{back}"


def goal_text(game: Any, agenda: str) -> str:
    """An agenda with what it asks for."""
    return f"{agenda}: {game.agenda[agenda].text}"


# -- tokens ---------------------------------------------------------------------------------------


def origin_name(game: Any, origin: int) -> str:
    """Whose tokens they are: a player's, or those of the legacy CEO."""
    return "CEO" if origin == CEO else player(game, origin)


def held(numbers: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """The origins of which there is any, each with its number; the legacy CEO is last."""
    last = len(numbers) - 1
    for place, number in enumerate(numbers):
        if number:
            yield (CEO if place == last else place), number


def tokens_text(game: Any, numbers: tuple[int, ...]) -> str:
    """Tokens by origin, e.g. ``Ann 6, CEO 1``."""
    parts = [f"{origin_name(game, origin)} {number}" for origin, number in held(numbers)]
    return ", ".join(parts) or "none"


def bids_text(game: Any, bids: Iterable[Bid]) -> str:
    """What each has put down, e.g. ``Bo 3 of Bo``."""
    parts = [
        f"{player(game, bid.bidder)} {bid.amount} of {origin_name(game, bid.origin)}"
        for bid in bids
    ]
    return ", ".join(parts) or "none"


# -- what is going on -----------------------------------------------------------------------------


def frame_lines(game: Any, view: View, frame: Any) -> Iterator[str]:
    """What a frame tells besides whose decision it is."""
    if isinstance(frame, Bidding) and frame.passed:
        yield from _line("passed", ", ".join(player(game, seat) for seat in frame.passed))
    elif isinstance(frame, MixingBid):
        name, target = player(game, frame.seat), player(game, frame.target)
        yield from _line("bid", f"{name} may add to the bid on the bribe of {target}")
    elif isinstance(frame, Placing):
        tokens = f"{frame.amount} of {origin_name(game, frame.origin)}"
        yield from _line("received", f"{player(game, frame.seat)} has {tokens} to place")
    elif isinstance(frame, (Voting, BreakingTie)):
        spent = bids_text(game, frame.ballots)
        yield from _line("ballots", f"vote round {frame.round} of {VOTE_ROUNDS}; spent: {spent}")
    elif isinstance(frame, SecretVotingView):
        yield from _line("ballots", f"vote round {frame.round} of {VOTE_ROUNDS}, in secret")
        yield from _answer_lines(game, view, frame.answers, ballot_text)
    elif isinstance(frame, NominatingView):
        yield from _answer_lines(game, view, frame.answers, nomination_text)
    elif isinstance(frame, ChoosingAgendasView):
        for hand in frame.hands:
            yield from _agenda_lines(game, view, hand)


def ballot_text(game: Any, choice: tuple[int, ...]) -> str:
    """The answer of a secret vote."""
    origin, amount = choice
    return f"spends {amount} of {origin_name(game, origin)}" if amount else "abstains"


def nomination_text(game: Any, choice: tuple[int, ...]) -> str:
    """The answer of a nomination."""
    return f"nominates {player(game, choice[0])}"


def _answer_lines(
    game: Any, view: View, answers: tuple[AnswerView, ...], text: Any
) -> Iterator[str]:
    """The own answer; of others whether there is one."""
    for answer in answers:
        name = player(game, answer.seat)
        if not answer.choice:
            yield from _line("", f"{name} has not decided yet")
        elif answer.seat == view.seat:
            yield from _line("", f"{name} {text(game, answer.choice)}")
        else:
            yield from _line("", f"{name} has decided")


def _agenda_lines(game: Any, view: View, hand: AgendaHandView) -> Iterator[str]:
    """The own agendas dealt; of others whether they have chosen."""
    name = player(game, hand.seat)
    if hand.seat != view.seat:
        yield from _line("", f"{name} {'has' if hand.kept else 'has not'} chosen an agenda")
        return
    for agenda in hand.agendas:
        word = "keeps" if agenda == hand.kept else "was dealt"
        yield from _line("", f"{name} {word} {goal_text(game, agenda)}")


def _line(head: str, text: str) -> list[str]:
    """A line of a part, wrapped; what is too long for it goes on below."""
    room = " " * (HEAD + 2)
    first = f"  {head:<{HEAD}}"
    line = f"{first}{text}".rstrip()
    if len(line) <= WIDTH:
        return [line]
    return textwrap.wrap(f"{first}{text}", WIDTH, subsequent_indent=room, break_on_hyphens=False)
