"""The frames of The Executives: what is to be decided or done next."""

from __future__ import annotations

from executives.boardroom.state import Bid
from executives.core.frames import Frame
from executives.core.records import Record, record
from executives.core.visibility import PartView, owner, public, visible


@record
class AnswerView(Record, PartView):
    """An answer; of those of others one sees whether they are given."""

    seat: int
    choice: tuple[int, ...]


@visible(view=AnswerView)
@record
class Answer(Record):
    """What a seat has answered in secret: () not yet, or numbers.

    A nomination has the seat nominated, a ballot the origin and the amount spent.
    """

    seat: int = public()
    choice: tuple[int, ...] = owner(default=())


@record
class NominatingView(Record, PartView):
    """The nominations as a seat sees them."""

    answers: tuple[AnswerView, ...]


@visible(view=NominatingView, nested=("answers",))
@record
class Nominating(Frame):
    """All seats nominate the first COO at the same time (TX.SETUP.15, a variant)."""

    answers: tuple[Answer, ...] = public()


@record
class AgendaHandView(Record, PartView):
    """The agendas that a seat chooses from; others see the backs."""

    seat: int
    agendas: tuple[str, ...]
    kept: str


@visible(view=AgendaHandView)
@record
class AgendaHand(Record):
    """The two agendas dealt to a seat, and the one it keeps ("" while it has not chosen)."""

    seat: int = public()
    agendas: tuple[str, ...] = owner()
    kept: str = owner(default="")


@record
class ChoosingAgendasView(Record, PartView):
    """The agendas dealt as a seat sees them."""

    hands: tuple[AgendaHandView, ...]


@visible(view=ChoosingAgendasView, nested=("hands",))
@record
class ChoosingAgendas(Frame):
    """All seats keep one of two agendas at the same time (TX.SETUP.06, a variant)."""

    hands: tuple[AgendaHand, ...] = public()


@visible()
@record
class TurnStart(Frame):
    """The next turn: General Counsel, deal, trump and bidding, or the voting (TX.SETUP.10)."""


@visible()
@record
class Bidding(Frame):
    """``seat`` bids or passes; ``passed`` are the seats that have passed (TX.BRIBE.01)."""

    seat: int = public()
    passed: tuple[int, ...] = public(default=())


@visible()
@record
class MixingBid(Frame):
    """``seat`` may add other influence to its bid on the bribe of ``target`` (a variant)."""

    seat: int = public()
    target: int = public()


@visible()
@record
class Taking(Frame):
    """``seat`` sells its bribe to one of the bidders (TX.BRIBE.10)."""

    seat: int = public()


@visible()
@record
class Placing(Frame):
    """``seat`` places influence received, ``amount`` of one origin (TX.BRIBE.18)."""

    seat: int = public()
    origin: int = public()
    amount: int = public()


@visible()
@record
class Playing(Frame):
    """``seat`` plays a card to the trick (TX.TRICK.07)."""

    seat: int = public()


@visible()
@record
class Cleanup(Frame):
    """The end of a turn: all cards but the gifts go back (TX.SETUP.11)."""


@visible()
@record
class Voting(Frame):
    """``seat`` spends or abstains in a vote round (1 to 4); ``ballots`` are what was spent."""

    seat: int = public()
    round: int = public()
    ballots: tuple[Bid, ...] = public(default=())


@record
class SecretVotingView(Record, PartView):
    """A secret vote round as a seat sees it."""

    round: int
    answers: tuple[AnswerView, ...]


@visible(view=SecretVotingView, nested=("answers",))
@record
class SecretVoting(Frame):
    """All seats spend or abstain at the same time, in secret (TX.VOTE.04, a variant)."""

    round: int = public()
    answers: tuple[Answer, ...] = public()


@visible()
@record
class BreakingTie(Frame):
    """The COO decides which of the tied origins wins a vote round (TX.VOTE.08, a variant)."""

    seat: int = public()
    round: int = public()
    ballots: tuple[Bid, ...] = public()


@visible()
@record
class Revealing(Frame):
    """The end: the legacy CEO's last votes and the agendas (TX.SCORE.08)."""
