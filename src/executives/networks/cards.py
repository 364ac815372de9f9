"""Cards as data, and card sets.

A card's effect is an ``Effect`` of a small vocabulary; see ``effects``.  Copies of a card have
the ids ``name-a``, ``name-b`` and so on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import attrs
from pyrsistent import PMap, pmap

from executives.core.digest import digest
from executives.core.errors import ConfigurationError
from executives.core.records import Record, record
from executives.networks.boards import Boards

TIMINGS = ("immediate", "one-shot", "permanent", "game-end")
SHOW_DECKS = ("round_1", "round_2_3", "round_4_5")
JOINED = {"first": "E1.SETUP.23", "second": "E2.BASE.05"}
"""The clause by which the cards of further sets join the decks of their backs."""
PILOT_DECK = "pilot"
"""The shows of the first edition's draft, which are never in the display (E1.SETUP.24)."""


@record
class Effect(Record):
    """What a card does: the ``kind`` names the mechanic, the rest are its numbers.

    ``amount`` counts per unit of ``per`` (a count of ``counts``), ``divide`` units making one;
    ``draw`` says how many cards of which decks are drawn, of which one is kept; ``as_action``: the
    use takes the place of an action; ``genre`` is the one that the effect indicates; ``side``
    (``up`` or ``down``): the effect is there only while, or when, the card lies so; ``rule`` is
    the clause that states the effect.
    """

    kind: str
    amount: int = 1
    per: str = ""
    divide: int = 1
    draw: tuple[tuple[str, int], ...] = ()
    as_action: bool = False
    genre: str = ""
    side: str = ""
    rule: str = "E2.CARDS.41"


@record
class Show(Record):
    """A show; ``viewers`` by season row, slots like ``star!`` (required) or ``ad?``.

    In the first edition ``lower`` stands in for the first of ``viewers`` outside the preferred
    timeslot (E1.BASE.32).  There every card may tell the numbers of ``players`` with which it is
    in the game; none are all.
    """

    id: str
    name: str
    deck: str
    genre: str
    cost: int
    expenses: int
    timeslot: str
    viewers: tuple[int, ...]
    rerun: int
    slots: tuple[str, ...]
    effects: tuple[Effect, ...] = ()
    discard: str = "box"
    module: str = ""
    flavour: str = ""
    lower: int = -1
    players: tuple[int, ...] = ()


@record
class Star(Record):
    """A star; ``up`` and ``down`` are its viewers by side.

    ``discard`` tells where it goes when discarded: its deck, the ``box``, or the ``supply``
    (anomalies).  ``deck`` is ``star``, or ``network`` for a star among the network cards.  A star
    that is not ``attachable`` is never on a show.  ``up_rows`` and ``down_rows``: its viewers by
    season row in the first edition, where stars age; ``up`` and ``down`` are the first of them.
    """

    id: str
    name: str
    cost: int
    expenses: int
    condition: str
    up: int
    down: int
    effects: tuple[Effect, ...] = ()
    attachable: bool = True
    discard: str = "deck"
    deck: str = "star"
    module: str = ""
    flavour: str = ""
    up_rows: tuple[int, ...] = ()
    down_rows: tuple[int, ...] = ()
    players: tuple[int, ...] = ()

    @property
    def timing(self) -> str:
        """A star is kept when it is taken, also one among the network cards (E2.CARDS.14)."""
        return "one-shot"


@record
class Ad(Record):
    """An ad; ``bonus`` is the cash gained on signing, ``up`` and ``down`` its income by side.

    ``viewers_up`` and ``viewers_down``: what a promo ad of the first edition scores instead.
    """

    id: str
    name: str
    bonus: int
    condition: str
    up: int
    down: int
    effects: tuple[Effect, ...] = ()
    discard: str = "deck"
    module: str = ""
    flavour: str = ""
    viewers_up: int = 0
    viewers_down: int = 0
    players: tuple[int, ...] = ()


@record
class NetworkCard(Record):
    """A network card with its timing kind (E2.CARDS.01-.04)."""

    id: str
    name: str
    timing: str
    effects: tuple[Effect, ...] = ()
    discard: str = "deck"
    module: str = ""
    flavour: str = ""
    players: tuple[int, ...] = ()


@record
class Mogul(Record):
    """A mogul; the same timing kinds as network cards."""

    id: str
    name: str
    timing: str
    effects: tuple[Effect, ...] = ()
    discard: str = "deck"
    flavour: str = ""
    players: tuple[int, ...] = ()


Card: TypeAlias = Show | Star | Ad | NetworkCard | Mogul


@record
class StarterSet(Record):
    """What one player begins with (E2.BASE.12, .13)."""

    shows: tuple[str, ...]
    star: str
    ad: str


@record
class StandIn(Record):
    """Places held for a named card whose effect is not built yet."""

    card: str
    kind: str
    copies: int
    by: tuple[str, ...]


@record
class CardSet(Record):
    """All cards of an edition with the printed numbers of its boards.

    ``cards`` is in deck order: shows, stars, ads, network cards, moguls, anomalies, starters.
    A set without ``starters`` is a further one: its cards join those of a whole set, whose boards
    and starters count (E1.SETUP.18, .23).
    """

    id: str
    edition: str
    cards: tuple[Card, ...]
    starters: tuple[StarterSet, ...]
    boards: Boards
    stand_ins: tuple[StandIn, ...] = attrs.field(default=(), eq=False)

    @property
    def by_id(self) -> PMap[str, Card]:
        """The cards by their ids."""
        return pmap({card.id: card for card in self.cards})

    @property
    def digest(self) -> str:
        """Fingerprint of everything that can matter in play."""
        return digest((self.edition, self.cards, self.starters, self.boards.plain()))

    @property
    def is_further(self) -> bool:
        """Whether the set is played together with a whole one only."""
        return not self.starters

    def joined(self, *further: CardSet) -> CardSet:
        """The set with all cards of further sets; ConfigurationError where they do not fit."""
        known = {card.id: self.id for card in self.cards}
        clause = JOINED[self.edition]
        for one in further:
            if one.edition != self.edition:
                raise ConfigurationError(f"{one.id!r} is of the other edition", key="cards")
            if not one.is_further:
                message = f"{one.id!r} has starters of its own, so it cannot join {self.id!r}"
                raise ConfigurationError(f"{message} [{clause}]", key="cards")
            for card in one.cards:
                if card.id in known:
                    message = f"{one.id!r} and {known[card.id]!r} both have a card {card.id!r}"
                    raise ConfigurationError(f"{message} [{clause}]", key="cards")
            known.update((card.id, one.id) for card in one.cards)
        cards = sum((one.cards for one in further), self.cards)
        return self.replace(id="+".join([self.id, *(one.id for one in further)]), cards=cards)

    def with_cards(self, cards: Iterable[Card]) -> CardSet:
        """The set with further cards, or with others in the place of those of the same id."""
        merged: dict[str, Card] = {card.id: card for card in self.cards}
        merged.update((card.id, card) for card in cards)
        return self.replace(id=f"{self.id}+", cards=tuple(merged.values()))


def back_of(card: Card) -> str:
    """The deck whose back a card shows, e.g. ``star``, ``network`` or ``round_1``."""
    if isinstance(card, (Show, Star)):
        return card.deck
    kinds: dict[type[Any], str] = {
        Ad: "ad",
        NetworkCard: "network",
        Mogul: "mogul",
    }
    return kinds[type(card)]
