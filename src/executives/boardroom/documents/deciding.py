"""The stack of frames that a document asks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from executives.boardroom.bidding import following
from executives.boardroom.documents.moments import Moment
from executives.boardroom.documents.naming import naming_of, read_tokens
from executives.boardroom.frames import (
    AgendaHand,
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
from executives.boardroom.numbers import TRICK_TURNS
from executives.boardroom.queries import clockwise
from executives.boardroom.state import Bid, GameState
from executives.boardroom.taking import after_taking
from executives.boardroom.voting import first_ballot
from executives.core.frames import Frame
from executives.documents.parts import FrameTable, frame_shapes
from executives.documents.shapes import Anything

ABSTAIN = "abstain"
"""The ballot of a player who spends nothing."""
_SECRETLY_NOTHING = (0, 0)


def frame_table(game: Any) -> FrameTable:
    """The shape of the frames of a game; none of them holds cards."""
    return FrameTable(
        frame_shapes(game, naming_of(game)),
        known=lambda word: word in game.agenda,
        held=lambda frame: (),
        card=Anything(),
        unknown="there is no agenda {}",
    )


class Deciding:
    """The frames of a document without faults, and the tokens that they account for.

    ``placed_tokens`` lie in frames, ``spent_tokens`` were spent in a vote round that is not
    counted yet; both by origin.
    """

    def __init__(self, game: Any, content: Mapping[str, Any], moment: Moment, coo: int) -> None:
        self.game = game
        self.content = content
        self.moment = moment
        self.coo = coo
        self.passed = tuple(game.players.index(name) for name in content.get("passed", ()))
        table = frame_table(game) if "pending" in content else None
        self.frames = () if table is None else tuple(map(table.made, content["pending"]))
        self.batches = self._batches()
        self.ballots = self._ballots()
        self.placed_tokens = _totals(game, self.batches)
        self.spent_tokens = _totals(game, self.ballots)

    def _batches(self) -> tuple[Any, ...]:
        """Influence to be placed, the first batch on top."""
        if self.frames:
            return tuple(frame for frame in self.frames if isinstance(frame, Placing))
        made = []
        for value in self.content.get("placing", {}).values():
            for one in value if isinstance(value, (list, tuple)) else (value,):
                origin, amount = read_tokens(self.game, one, self.moment.seat)
                made.append(Placing(self.moment.seat, origin, amount))
        return tuple(reversed(made))

    def _voting(self) -> Mapping[str, Any]:
        """The table of a vote round; a name alone is who is asked in the first one."""
        value = self.content.get("voting", self.content.get("breaking_tie", {}))
        return {} if isinstance(value, str) else value

    def _ballots(self) -> tuple[Bid, ...]:
        """What was spent openly in this round, clockwise from the COO."""
        for frame in self.frames:
            if isinstance(frame, (Voting, BreakingTie)):
                return frame.ballots
        is_secret = self.game.variants.secret_votes and "voting" in self.content
        given = {} if is_secret else self._voting().get("ballots", {})
        made = []
        for seat in clockwise(self.game.context, self.coo):
            value = given.get(self.game.players[seat], ABSTAIN)
            if value != ABSTAIN:
                made.append(Bid(seat, *read_tokens(self.game, value, seat)))
        return tuple(made)

    def keeps_agendas(self, start: GameState) -> bool:
        """Whether agendas are still to be chosen."""
        if self.moment.phase:
            return self.moment.phase == "keeping"
        return any(isinstance(frame, ChoosingAgendas) for frame in start.pending)

    # -- the stack --------------------------------------------------------------------------------

    def stack(self, state: GameState, hands: tuple[AgendaHand, ...]) -> tuple[Frame, ...]:
        """The whole stack of a state that is complete but for it."""
        phase, seat, x = self.moment.phase, self.moment.seat, self.game.context
        if phase == "over":
            return ()
        if "pending" in self.content:
            return self.frames
        if self.moment.turn == 0:
            return self._choices(state, hands)
        if phase == "mixing":
            target = self.game.players.index(self.content["mixing"]["target"])
            return (following(x, seat, self.passed), MixingBid(seat, target))
        if phase == "taking":
            return (Taking(seat),)
        if phase == "placing":
            return (after_taking(x, state, seat), *self.batches)
        if phase == "playing":
            return (Playing((self.coo + len(state.trick)) % self.game.seats),)
        if self.moment.turn > TRICK_TURNS:
            return (self._ballot(state),)
        if seat < 0 and state.gc in self.passed and len(self.passed) < self.game.seats:
            return (following(x, state.gc, self.passed),)
        return (Bidding(state.gc if seat < 0 else seat, self.passed),)

    def _choices(self, state: GameState, hands: tuple[AgendaHand, ...]) -> tuple[Frame, ...]:
        """What is chosen before the first turn: agendas, then the first COO."""
        frames: list[Frame] = [TurnStart()]
        if self.game.variants.first_coo == "vote":
            given = self.content.get("nominating", {})
            names = [given.get(name, "") for name in self.game.players]
            choices = [(self.game.players.index(name),) if name else () for name in names]
            answers = (Answer(seat, choice) for seat, choice in enumerate(choices))
            frames.append(Nominating(tuple(answers)))
        if any(len(hand.agendas) > 1 for hand in hands):
            frames.append(ChoosingAgendas(hands))
        return tuple(frames)

    def _ballot(self, state: GameState) -> Frame:
        table, x = self._voting(), self.game.context
        number = table.get("round", 1)
        if self.moment.phase == "breaking_tie":
            return BreakingTie(state.coo, number, self.ballots)
        if not self.game.variants.secret_votes:
            seat = self.moment.seat
            if seat < 0:
                seat = (self.coo + len(table.get("ballots", ()))) % self.game.seats
            return Voting(seat, number, self.ballots)
        frame = first_ballot(x, state, number)
        assert isinstance(frame, SecretVoting)
        given = table.get("ballots", {})
        answers = tuple(
            answer.replace(choice=self._secret(given, answer.seat)) for answer in frame.answers
        )
        return frame.replace(answers=answers)

    def _secret(self, given: Mapping[str, Any], seat: int) -> tuple[int, ...]:
        value = given.get(self.game.players[seat])
        if value is None:
            return ()
        return _SECRETLY_NOTHING if value == ABSTAIN else read_tokens(self.game, value, seat)


def _totals(game: Any, parts: tuple[Any, ...]) -> tuple[int, ...]:
    made = [0] * (game.seats + 1)
    for part in parts:
        made[part.origin] += part.amount
    return tuple(made)
