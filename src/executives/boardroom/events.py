"""What can be observed in a game of The Executives."""

from __future__ import annotations

from typing import ClassVar

import attrs

from executives.core.events import Event
from executives.core.records import record


@record
class TurnStarted(Event):
    """A turn begins; ``seat`` is the COO."""

    turn: int


@record
class CounselNamed(Event):
    """``seat`` is the General Counsel of this turn."""


@record
class NominationRevealed(Event):
    """``seat`` has nominated ``candidate`` as the first COO."""

    candidate: int

    UNFORESEEN: ClassVar[bool] = True


@record
class CooNamed(Event):
    """``seat`` is the COO now."""


@record
class CardsMoved(Event):
    """Cards went from one place to another; ``backs`` is what others see while it is secret."""

    cards: tuple[str, ...]
    source: str
    target: str
    backs: tuple[str, ...] = attrs.field(default=(), kw_only=True)

    def redacted(self) -> CardsMoved:
        """The same movement of cards of which only the backs are seen."""
        return self.replace(cards=self.backs)


@record
class CardsDealt(CardsMoved):
    """Cards from the shuffled stock."""

    UNFORESEEN: ClassVar[bool] = True


@record
class TrumpSet(Event):
    """The trump of the turn is ``suit`` ("" for none)."""

    suit: str

    UNFORESEEN: ClassVar[bool] = True


@record
class BidPlaced(Event):
    """Influence was bid on the bribe of ``target``."""

    target: int
    origin: int
    tokens: int


@record
class PlayerPassed(Event):
    """A player bids no more this turn."""


@record
class InfluenceChanged(Event):
    """``amount`` tokens of an origin came to personal influence, or (negative) left it."""

    amount: int
    origin: int


@record
class TokensSpent(Event):
    """So many tokens of an origin, which ``seat`` had bid or spends, are gone for good."""

    origin: int
    tokens: int


@record
class RowChanged(Event):
    """``amount`` tokens of an origin came to a relationship row, or (negative) left it."""

    amount: int
    origin: int


@record
class TrickWon(Event):
    """``seat`` won the trick with ``card``."""

    card: str


@record
class VoidShown(Event):
    """Play shows that the hand of ``seat`` has no card of ``suit``."""

    suit: str


@record
class BallotRevealed(Event):
    """``seat`` has spent so many tokens of an origin in a secret vote round (0: it abstained)."""

    origin: int
    tokens: int

    UNFORESEEN: ClassVar[bool] = True


@record
class Abstained(Event):
    """A player spent nothing in a vote round."""


@record
class VoteRoundWon(Event):
    """The ``origins`` that were spent the most; ``seat`` is the COO."""

    round: int
    origins: tuple[int, ...]


@record
class VotesChanged(Event):
    """``amount`` vote markers came to a player."""

    amount: int


@record
class LegacyVotesChanged(Event):
    """``amount`` vote markers came to the legacy CEO; ``seat`` is the COO."""

    amount: int


@record
class AgendaRevealed(Event):
    """The hidden agenda of ``seat`` comes to light."""

    agenda: str
    fulfilled: bool

    UNFORESEEN: ClassVar[bool] = True
