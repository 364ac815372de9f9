"""The state of a game of The Executives.

Cards are slugs such as ``hearts-10``.  Seats count from 0.  The *origin* of an influence token
is the seat it began with, or ``CEO``; tuples by origin have one entry per seat and a last one
for the tokens of the legacy CEO, so that an origin is an index into them (TX.SETUP.02, .03).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame
from executives.core.records import Accompanied, Position, Record, record
from executives.core.visibility import PartView, counted, hidden, owner, public, visible

CEO = -1
"""The origin of the legacy CEO's tokens."""


@visible()
@record
class Bid(Record):
    """Influence of one origin that lies on a bribe, offered by ``bidder`` (TX.BRIBE.04)."""

    bidder: int = public()
    origin: int = public()
    amount: int = public()


@visible()
@record
class Played(Record):
    """A card in the trick; its ``source`` is ``hand``, ``gift`` or ``locked`` (a locked gift)."""

    card: str = public(holds=True)
    source: str = public()


@record
class PlayerView(Record, PartView):
    """A player as a seat sees them: the hand and the agenda of others show their backs."""

    seat: int
    influence: tuple[int, ...]
    rows: tuple[int, ...]
    bids: tuple[Bid, ...]
    bribe: str
    hand: tuple[str, ...]
    exposed: tuple[str, ...]
    gifts: tuple[str, ...]
    locked: tuple[str, ...]
    voids: tuple[str, ...]
    votes: int
    tricks: int
    agenda: str
    revealed: str
    returned: str


@visible(view=PlayerView)
@record
class Player(Record):
    """What one player has.

    ``influence`` is the personal influence and ``rows`` the relationship rows, both by origin;
    ``bids`` lie on this player's ``bribe`` (a card, "" for none).  ``hand`` is known to the
    player only, but for the cards in ``exposed``, which everybody saw go there; ``gifts`` lie
    upright and ``locked`` ones sideways.  ``voids`` are the suits of which play has shown that
    the hand holds none.  ``votes`` are vote markers, ``tricks`` those won in the whole game.
    ``agenda`` is the hidden agenda, which moves to ``revealed`` at the end; ``returned`` is the
    one that the player gave back, where two were dealt.
    """

    QUICK: ClassVar[tuple[str, ...]] = (*("influence", "bids", "rows", "hand", "votes"),)

    seat: int = public()
    influence: tuple[int, ...] = public()
    rows: tuple[int, ...] = public()
    bids: tuple[Bid, ...] = public(default=())
    bribe: str = public(default="", holds=True)
    hand: tuple[str, ...] = owner(default=())
    exposed: tuple[str, ...] = public(default=(), holds=True)
    gifts: tuple[str, ...] = public(default=(), holds=True)
    locked: tuple[str, ...] = public(default=(), holds=True)
    voids: tuple[str, ...] = public(default=())
    votes: int = public(default=0)
    tricks: int = public(default=0)
    agenda: str = owner(default="")
    revealed: str = public(default="", holds=True)
    returned: str = owner(default="")

    if TYPE_CHECKING:
        set_influence: ClassVar[Callable[..., Player]]
        set_bids: ClassVar[Callable[..., Player]]
        set_rows: ClassVar[Callable[..., Player]]
        set_hand: ClassVar[Callable[..., Player]]
        set_votes: ClassVar[Callable[..., Player]]


@record
class View(Accompanied):
    """What ``seat`` (None: a spectator) may know of a position.

    Of the hands and agendas of others it has the backs, of the stock the number of cards.
    Everything else is as in ``GameState``.  Views have no memory.
    """

    seat: int | None
    turn: int
    coo: int
    gc: int
    trump: str
    indicator: str
    players: tuple[PlayerView, ...]
    trick: tuple[Played, ...]
    discards: tuple[str, ...]
    stock: int
    ceo_pool: int
    spent: tuple[int, ...]
    ceo_votes: int
    pending: tuple[Frame | PartView, ...]
    legal_actions: tuple[Action, ...]
    to_act: tuple[int, ...]


@visible(
    view=View, more=("seat", "legal_actions", "to_act"), nested=("players", "trick", "pending")
)
@record
class GameState(Position):
    """A position.

    ``turn`` is 1 to 5 (0 before the first deal); ``coo`` and ``gc`` are the seats of the COO and
    the General Counsel.  ``trump`` is a suit ("" for none), ``indicator`` the card turned up for
    it, which lies on the stock ("" if none does).  ``trick`` is in order of play from the COO
    on; ``discards`` are the cards that left play this turn, ``stock`` the others undealt.
    ``ceo_pool`` counts the tokens that the legacy CEO still has, ``spent`` those that are gone,
    by origin; ``ceo_votes`` are the legacy CEO's vote markers.  ``pending`` is the stack of
    frames.
    """

    QUICK: ClassVar[tuple[str, ...]] = (*("pending", "players", "players trick"),)

    seed: int = hidden()
    turn: int = public()
    coo: int = public()
    gc: int = public()
    trump: str = public()
    indicator: str = public(holds=True)
    players: tuple[Player, ...] = public()
    trick: tuple[Played, ...] = public()
    discards: tuple[str, ...] = public(holds=True)
    stock: tuple[str, ...] = counted()
    ceo_pool: int = public()
    spent: tuple[int, ...] = public()
    ceo_votes: int = public()
    pending: tuple[Frame, ...] = public()

    if TYPE_CHECKING:
        set_pending: ClassVar[Callable[..., GameState]]
        set_players: ClassVar[Callable[..., GameState]]
        set_players_trick: ClassVar[Callable[..., GameState]]
