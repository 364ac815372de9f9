"""The decisions of The Executives.

An ``origin`` is a seat, or -1 (``CEO``) for tokens of the legacy CEO, written ``ceo``.
"""

from __future__ import annotations

from typing import ClassVar

from executives.core.actions import Action
from executives.core.records import record


@record
class Nominate(Action):
    """Nominate a player as the first COO (TX.SETUP.15)."""

    candidate: int

    TEXT: ClassVar[str] = "nominate {candidate:seat}"


@record
class KeepAgenda(Action):
    """Keep one of the two agendas dealt (TX.SETUP.06)."""

    agenda: str

    TEXT: ClassVar[str] = "keep-agenda {agenda}"


@record
class PlaceBid(Action):
    """Bid influence of one origin on another player's bribe (TX.BRIBE.02)."""

    amount: int
    origin: int
    target: int

    TEXT: ClassVar[str] = "bid {amount} of {origin:seat|ceo} on {target:seat}"


@record
class AddToBid(Action):
    """Add influence of another origin to the bid just placed (TX.BRIBE.04)."""

    amount: int
    origin: int

    TEXT: ClassVar[str] = "add {amount} of {origin:seat|ceo}"


@record
class CloseBid(Action):
    """Add nothing more to the bid (TX.BRIBE.04)."""

    TEXT: ClassVar[str] = "close-bid"


@record
class Pass(Action):
    """Place no more bids this turn (TX.BRIBE.07)."""

    TEXT: ClassVar[str] = "pass"


@record
class TakeBribe(Action):
    """Sell the own bribe to a bidder: ``full`` or ``lock`` (TX.BRIBE.11, .12, .13)."""

    bidder: int
    terms: str

    TEXT: ClassVar[str] = "take-bribe of {bidder:seat} {terms}"


@record
class Decline(Action):
    """Sell the own bribe to nobody (TX.BRIBE.17)."""

    TEXT: ClassVar[str] = "decline"


@record
class Place(Action):
    """Place the influence received in the ``row`` of its origin, or with ``personal`` influence.

    The clauses are TX.BRIBE.18 and TX.BRIBE.19.
    """

    where: str

    TEXT: ClassVar[str] = "place {where}"


@record
class Play(Action):
    """Play a card of the hand or of the own gifts to the trick (TX.TRICK.08)."""

    card: str

    TEXT: ClassVar[str] = "play {card}"


@record
class Spend(Action):
    """Spend influence of one origin in a vote round (TX.VOTE.04)."""

    amount: int
    origin: int

    TEXT: ClassVar[str] = "spend {amount} of {origin:seat|ceo}"


@record
class Abstain(Action):
    """Spend nothing in a vote round (TX.VOTE.04)."""

    TEXT: ClassVar[str] = "abstain"


@record
class BreakTie(Action):
    """Decide which of the tied origins wins the vote round (TX.VOTE.08)."""

    origin: int

    TEXT: ClassVar[str] = "break-tie {origin:seat|ceo}"
