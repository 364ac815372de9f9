"""What can be observed in a game of The Networks: Executives."""

from __future__ import annotations

import attrs

from executives.core.events import Event
from executives.core.records import record


@record
class CardsMoved(Event):
    """Cards went from one zone to another; ``backs`` is what others see while it is secret."""

    cards: tuple[str, ...]
    origin: str
    target: str
    backs: tuple[str, ...] = attrs.field(default=(), kw_only=True)

    def redacted(self) -> CardsMoved:
        """The same movement of cards of which only the backs are seen."""
        return self.replace(cards=self.backs)


@record
class CashChanged(Event):
    """A player gained or (negative) paid $M."""

    amount: int


@record
class ViewersChanged(Event):
    """A player gained or (negative) lost viewers."""

    amount: int


@record
class GenreAdvanced(Event):
    """A marker moved to ``space`` of a genre track."""

    genre: str
    space: int


@record
class SeasonMarkerMoved(Event):
    """The season marker of a lineup show went to ``row``."""

    show: str
    row: int


@record
class CardTurned(Event):
    """A card on a lineup show lies rightside up, or not."""

    card: str
    up: bool


@record
class MemoryChanged(Event):
    """An executive's own board changed."""

    change: str


@record
class TurnStarted(Event):
    """A player's turn begins."""


@record
class RoundStarted(Event):
    """A round begins; ``seat`` holds the 1st-player token."""

    round: int


@record
class PlayerPassed(Event):
    """A player passed, as number ``place`` of this round."""

    place: int


@record
class ExecutiveChosen(Event):
    """A player's executive is revealed."""

    executive: str


@record
class TokenPassed(Event):
    """The 1st-player token goes to ``seat``."""


@record
class MogulUsed(Event):
    """A mogul was used up and turned face down."""

    mogul: str


@record
class SquareCovered(Event):
    """The square of a genre on a player's grid was covered (E2.TELLY.08)."""

    genre: str


@record
class BonusGained(Event):
    """A genre bonus was gained, like ``drama 3`` (E1.GENREBONUS.03)."""

    bonus: str


@record
class TokensChanged(Event):
    """A player gained or (negative) spent donor tokens (E1.TELETHON.09)."""

    amount: int


@record
class UpkeepShared(Event):
    """Each other player pays ``amount`` in $M for the upkeep of a show's timeslot (E1.CARDS.09)."""

    show: str
    amount: int


@record
class OrderChanged(Event):
    """The seats in their new turn order (E1.BASE.20)."""

    order: tuple[int, ...]


@record
class MogulTokenTaken(Event):
    """The mogul token of a genre track was taken."""

    genre: str
