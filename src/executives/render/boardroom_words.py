"""How texts speak of The Executives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.boardroom import frames
from executives.boardroom.actions import Decline, Place, PlaceBid, Play
from executives.boardroom.scoring import open_points
from executives.core.actions import Action
from executives.core.tally import Stage, Tally
from executives.render.boardroom_picture import picture
from executives.render.boardroom_sentences import sentence, unseen
from executives.render.boardroom_text import board
from executives.render.explanations import player
from executives.render.wording import Refusal, Wording

DECISIONS: dict[type[Any], str] = {
    frames.Nominating: "all nominate the first COO, in secret",
    frames.ChoosingAgendas: "all keep one of two agendas, in secret",
    frames.Bidding: "whether to bid on a bribe, or to pass",
    frames.MixingBid: "whether to add influence of another origin to the bid",
    frames.Taking: "who gets the bribe, and whether it is locked",
    frames.Placing: "where the influence received goes",
    frames.Playing: "which card to play to the trick",
    frames.Voting: "what to spend in the vote round",
    frames.SecretVoting: "all spend in the vote round, in secret",
    frames.BreakingTie: "which of the tied origins wins the vote round",
}
"""What is decided, by the kind of frame."""


def chapter(state: Any) -> int:
    """The turn."""
    return int(state.turn)


# -- decisions ------------------------------------------------------------------------------------


def turn(game: Any, names: str, frame: Any) -> str:
    """The usual sentence does for all decisions."""
    return ""


def refusals(game: Any, state: Any, seat: int) -> list[Refusal]:
    """Own cards that cannot be played now, bribes closed to a bidder, and the like."""
    if seat not in game.to_act(state):
        return []
    frame = state.pending[-1]
    legal = game.legal_actions(state, seat)
    found: list[Refusal] = []
    for action in _expected(state.players[seat], frame, seat, game.seats):
        if action not in legal:
            found.append((game.universe.text_of(action), game.check(state, action)))
    return found


def _expected(own: Any, frame: Any, seat: int, seats: int) -> Iterator[Action]:
    """What somebody in this seat might want to do."""
    if isinstance(frame, frames.Playing):
        yield from (Play(seat, card) for card in (*own.hand, *own.exposed))
        yield from (Play(seat, card) for card in (*own.gifts, *own.locked))
    elif isinstance(frame, frames.Bidding):
        held = [origin for origin in range(-1, seats) if own.influence[origin]]
        origin = seat if own.influence[seat] or not held else held[0]
        others = (place for place in range(seats) if place != seat)
        yield from (PlaceBid(seat, 1, origin, other) for other in others)
    elif isinstance(frame, frames.Taking):
        yield Decline(seat)
    elif isinstance(frame, frames.Placing):
        yield Place(seat, "row")


def standing(game: Any, state: Any, seat: int) -> tuple[Tally, ...]:
    """The points that everybody can see; the agenda is not counted (TX.SCORE.05 to .07)."""
    lines = open_points(game.context, state, seat)
    return (Tally(f"{player(game, seat)}: points without the agenda", lines),)


# -- scores ---------------------------------------------------------------------------------------


def ledger(game: Any, state: Any, events: list[Any], seat: int) -> dict[str, int]:
    """The points of a seat by clause: all of them are counted at the end."""
    sums: dict[str, int] = {}
    for line in game.result(state).scores[seat].lines:
        if line.stage is Stage.ADD and line.amount:
            sums[line.rule] = sums.get(line.rule, 0) + line.amount
    return sums


WORDING = Wording(
    board=board,
    picture=picture,
    chapter=chapter,
    unit="points",
    decisions=DECISIONS,
    turn=turn,
    refusals=refusals,
    standing=standing,
    sentence=sentence,
    unseen=unseen,
    ledger=ledger,
)
