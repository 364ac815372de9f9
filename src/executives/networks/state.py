"""The state of a game of The Networks: Executives.

Cards are slugs; what is printed on them lies in the game.  Money is in $M.  Timeslots and genres
are indices into the lists of the board data, seats count from 0.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame
from executives.core.records import Accompanied, Position, Record, record
from executives.core.visibility import PartView, counted, hidden, public, visible


class Row(IntEnum):
    """The four rows of the display (E2.BASE.18)."""

    SHOWS = 0
    STARS = 1
    ADS = 2
    NETWORK = 3


class DeckId(IntEnum):
    """The decks (E2.BASE.05); the first three are the show decks by their back."""

    SHOWS_1 = 0
    SHOWS_2_3 = 1
    SHOWS_4_5 = 2
    STAR = 3
    AD = 4
    NETWORK = 5
    MOGUL = 6
    PILOT = 7


@visible()
@record
class LineupShow(Record):
    """A show in a timeslot.

    ``row`` is the row of the season marker (1 to 4); ``cards`` holds the attached card of each
    slot ("" for an empty one) and ``up`` a bit for each slot whose card lies rightside up;
    ``token`` is the genre of a token that covers the printed one ("" without).  In the first
    edition ``cards`` may be longer than the slots: what lies beyond them needs none, and ``guests``
    tells for each such card the executive or card by which it came; the show may count as being in
    its preferred timeslot (``timely``); ``old_token`` is that of an old show which lies on a slot
    like a star (E1.MOGUL.44).
    """

    QUICK: ClassVar[tuple[str, ...]] = ("row", "up", "cards up")

    show: str = public()
    row: int = public()
    cards: tuple[str, ...] = public()
    up: int = public(default=0)
    token: str = public(default="")
    timely: bool = public(default=False)
    guests: tuple[str, ...] = public(default=())
    old_token: str = public(default="")

    if TYPE_CHECKING:
        set_row: ClassVar[Callable[..., LineupShow]]
        set_up: ClassVar[Callable[..., LineupShow]]
        set_cards_up: ClassVar[Callable[..., LineupShow]]


@visible()
@record
class Rerun(Record):
    """A show in the reruns pile, with the genre token that stays on it."""

    show: str = public()
    token: str = public(default="")


@visible()
@record
class Reserved(Record):
    """A show that lies on a network card, to be developed by its owner only (E1.CARDS.12).

    ``fresh``: it has been put there in the present turn, and may be developed in a later one.
    """

    card: str = public()
    show: str = public()
    fresh: bool = public(default=False)


@visible()
@record
class Shelf(Record):
    """What a player of the first edition owns besides.

    ``archives`` are the shows that were in reruns (E1.BASE.52), ``bonuses`` the genre bonuses
    gained, like ``drama 3`` (E1.GENREBONUS.03), ``tokens`` donor tokens (E1.TELETHON.09),
    ``reserved`` shows on network cards; ``ignored`` has a bit for each timeslot whose income and
    expenses are ignored in this season (E1.TELETHON.24), ``waived`` one for each whose upkeep alone
    is (E1.MOGUL.34).  ``relief`` is what the others pay in this season for the upkeep of each
    timeslot, in $M, () for none, and ``owed`` what the player pays for others (E1.CARDS.09).
    """

    archives: tuple[Rerun, ...] = public(default=())
    bonuses: tuple[str, ...] = public(default=())
    tokens: int = public(default=0)
    reserved: tuple[Reserved, ...] = public(default=())
    ignored: int = public(default=0)
    waived: int = public(default=0)
    relief: tuple[int, ...] = public(default=())
    owed: int = public(default=0)


@visible()
@record
class Season(Record):
    """What lies on the table in the first edition only.

    ``order`` are the seats in the turn order of the season (E1.BASE.20), ``moguls`` the mogul
    display (E1.SETUP.31), ``tokens`` the supply of donor tokens (E1.TELETHON.02).
    """

    order: tuple[int, ...] = public(default=())
    moguls: tuple[str, ...] = public(default=())
    tokens: int = public(default=0)


@visible()
@record
class Player(Record):
    """What one player owns (E2.BASE.04).

    The green room is ``stars`` (anomalies too), ``ads`` and ``network``; ``tracks`` holds the
    space of each genre track; ``modifiers`` the ids of everything active that changes rules for
    this player; ``memory`` is the executive's own; ``idle`` counts the turns in a row ended
    without one of the five actions (E2.BASE.29); ``face_down`` are the moguls that are used up
    (E2.MOGUL.09); ``banked`` are the viewers with which end-game scoring began; ``spent`` are the
    cards whose effect for once a round is used up in this one; ``grid`` has a bit for each covered
    square of the genre grid, row by row (Telly Time); ``shelf`` is there in the first edition.
    """

    QUICK: ClassVar[tuple[str, ...]] = (
        *("cash", "viewers", "lineup", "memory"),
        *("stars cash", "ads cash", "network cash", "stars lineup", "ads lineup"),
    )

    executive: str = public()
    modifiers: tuple[str, ...] = public()
    cash: int = public()
    viewers: int = public()
    lineup: tuple[LineupShow | None, ...] = public()
    stars: tuple[str, ...] = public()
    ads: tuple[str, ...] = public()
    network: tuple[str, ...] = public()
    moguls: tuple[str, ...] = public()
    reruns: tuple[Rerun, ...] = public()
    tracks: tuple[int, ...] = public()
    memory: Record | None = public(default=None)
    idle: int = public(default=0)
    face_down: tuple[str, ...] = public(default=())
    banked: int = public(default=0)
    spent: tuple[str, ...] = public(default=())
    grid: int = public(default=0)
    shelf: Shelf | None = public(default=None)

    if TYPE_CHECKING:
        set_cash: ClassVar[Callable[..., Player]]
        set_viewers: ClassVar[Callable[..., Player]]
        set_lineup: ClassVar[Callable[..., Player]]
        set_memory: ClassVar[Callable[..., Player]]
        set_stars_cash: ClassVar[Callable[..., Player]]
        set_ads_cash: ClassVar[Callable[..., Player]]
        set_network_cash: ClassVar[Callable[..., Player]]
        set_stars_lineup: ClassVar[Callable[..., Player]]
        set_ads_lineup: ClassVar[Callable[..., Player]]


@record
class DeckView(Record, PartView):
    """A deck as everybody sees it: its known top (next card first), the number of the rest."""

    top: tuple[str, ...]
    rest: int


@visible(view=DeckView)
@record
class Deck(Record):
    """A deck: what everybody knows to lie on top (next card first), and the rest in its order."""

    top: tuple[str, ...] = public()
    rest: tuple[str, ...] = counted()


@record
class View(Accompanied):
    """What ``seat`` (None: a spectator) may know of a position.

    Decks show their publicly known ``top`` and the number of cards in the ``rest``; frames with
    another seat's secret show the backs.  Everything else is as in ``GameState``.  Views have
    no memory.
    """

    seat: int | None
    round: int
    first: int
    passed: tuple[int, ...]
    players: tuple[Player, ...]
    display: tuple[tuple[str, ...], ...]
    decks: tuple[DeckView, ...]
    supply: tuple[str, ...]
    mogul_tokens: int
    box: tuple[str, ...]
    pending: tuple[Frame | PartView, ...]
    season: Season | None
    legal_actions: tuple[Action, ...]
    to_act: tuple[int, ...]


@visible(view=View, more=("seat", "legal_actions", "to_act"), nested=("decks", "pending"))
@record
class GameState(Position):
    """A position.

    ``first`` is the holder of the 1st-player token, ``passed`` the seats that have passed this
    round in their order, ``display`` the four rows, ``supply`` the anomalies in reserve,
    ``mogul_tokens`` a bit for each genre track whose token is still there, ``box`` the cards
    that left the game, ``pending`` the stack of frames, ``season`` what the first edition has
    besides.
    """

    QUICK: ClassVar[tuple[str, ...]] = (
        *("pending", "players", "players display", "display", "decks"),
    )

    seed: int = hidden()
    round: int = public()
    first: int = public()
    passed: tuple[int, ...] = public()
    players: tuple[Player, ...] = public()
    display: tuple[tuple[str, ...], ...] = public()
    decks: tuple[Deck, ...] = public()
    supply: tuple[str, ...] = public()
    mogul_tokens: int = public()
    box: tuple[str, ...] = public()
    pending: tuple[Frame, ...] = public()
    season: Season | None = public(default=None)

    if TYPE_CHECKING:
        set_pending: ClassVar[Callable[..., GameState]]
        set_players: ClassVar[Callable[..., GameState]]
        set_players_display: ClassVar[Callable[..., GameState]]
        set_display: ClassVar[Callable[..., GameState]]
        set_decks: ClassVar[Callable[..., GameState]]
