"""Where the cards lie that a document does not name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from executives.boardroom.cards import CARDS, SUIT_OF, in_order
from executives.boardroom.documents.moments import Moment
from executives.boardroom.numbers import TRICK_TURNS
from executives.boardroom.queries import clockwise
from executives.boardroom.state import GameState, Played
from executives.documents.toml import Place

SOURCES = {"hand": "", "gift": " from gifts", "locked": " from locked"}
"""What is written after a card of a trick, by its source."""

ZONES = ("bribe", "hand", "exposed", "gifts", "locked")
"""Places of cards that a player has."""


def named_cards(content: Mapping[str, Any]) -> Iterator[str]:
    """The cards that a document without faults puts somewhere."""
    yield from (entry.split(" ")[0] for entry in content.get("trick", ()))
    for zone in ("discards", "stock"):
        yield from content.get(zone, ())
    if content.get("indicator"):
        yield content["indicator"]
    for table in content.get("players", {}).values():
        for zone in ZONES[1:]:
            yield from table.get(zone, ())
        if table.get("bribe"):
            yield table["bribe"]


def read_trick(content: Mapping[str, Any]) -> tuple[Played, ...]:
    """The trick of a document without faults."""
    by_words = {words.strip(): source for source, words in SOURCES.items()}
    made = []
    for entry in content.get("trick", ()):
        card, _, words = entry.partition(" ")
        made.append(Played(card, by_words[words]))
    return tuple(made)


class Dealing:
    """All cards of a document over the start of its turn.

    What a zone has at the start and the document does not put elsewhere stays there.  Then,
    in this order, the indicator, bribes and hands get what they lack from the stock.  ``faults``
    are hands and bribes for which no card is left.
    """

    def __init__(
        self, game: Any, content: Mapping[str, Any], start: GameState, moment: Moment
    ) -> None:
        self.game = game
        self.content = content
        self.start = start
        self.moment = moment
        self.coo = start.coo if moment.coo < 0 else moment.coo
        self.trick = read_trick(content)
        self.faults: list[tuple[Place, str]] = []
        self.placed = set(named_cards(content))
        self.tables = [content.get("players", {}).get(name, {}) for name in game.players]
        self.voids = [self._voids(seat) for seat in range(game.seats)]
        self.bribes = [self._bribe(seat) for seat in range(game.seats)]
        self.hands: list[tuple[str, ...]] = []
        self.dropped: list[str] = []
        for seat in range(game.seats):
            kept, dropped = self._kept_hand(seat)
            self.hands.append(kept)
            self.dropped += dropped
        self.discards = self._discards()
        indicator = content.get("indicator", self._kept_indicator())
        self.free = self._free(indicator)
        self.trump, self.indicator = self._trump(indicator)
        self._fill()
        self.stock = self._stock()

    # -- what stays -------------------------------------------------------------------------------

    def _voids(self, seat: int) -> tuple[str, ...]:
        """Suits that a hand lacks: as named, or as the cards in the trick show."""
        if "voids" in self.tables[seat]:
            return tuple(self.tables[seat]["voids"])
        place = (seat - self.coo) % self.game.seats
        if place and place < len(self.trick):
            led = SUIT_OF[self.trick[0].card]
            if SUIT_OF[self.trick[place].card] != led:
                return (led,)
        return ()

    def has_bribe(self, seat: int) -> bool:
        """Whether a bribe lies before a player: it does until the player's turn of taking."""
        moment = self.moment
        if not 1 <= moment.turn <= TRICK_TURNS:
            return False
        if moment.phase in ("playing", "over"):
            return False
        if moment.phase not in ("taking", "placing"):
            return True
        n: int = self.game.seats
        asked = (moment.seat - self.coo) % n + (moment.phase == "placing")
        return (seat - self.coo) % n >= asked

    def _bribe(self, seat: int) -> str:
        if "bribe" in self.tables[seat]:
            return str(self.tables[seat]["bribe"])
        usual = self.start.players[seat].bribe
        return usual if self.has_bribe(seat) and usual not in self.placed else ""

    def _size(self, seat: int) -> int:
        """How many cards a hand has that the document does not name."""
        place = (seat - self.coo) % self.game.seats
        played = place < len(self.trick) and self.trick[place].source == "hand"
        has_hand = 1 <= self.moment.turn <= TRICK_TURNS
        return max(self.moment.turn - self.moment.done - played, 0) if has_hand else 0

    def _kept_hand(self, seat: int) -> tuple[tuple[str, ...], list[str]]:
        """The hand, as named or what stays of it, and what counts as played meanwhile."""
        if "hand" in self.tables[seat]:
            return in_order(self.tables[seat]["hand"]), []
        kept = [
            card
            for card in self.start.players[seat].hand
            if card not in self.placed and SUIT_OF[card] not in self.voids[seat]
        ]
        size = self._size(seat)
        return tuple(kept[:size]), kept[size:]

    def _discards(self) -> tuple[str, ...]:
        """As named, or what left play so far: bribes that were not sold, cards played."""
        if "discards" in self.content:
            return tuple(self.content["discards"])
        unsold = []
        for seat in clockwise(self.game.context, self.coo):
            bribe = self.start.players[seat].bribe
            if bribe and not self.has_bribe(seat) and "bribe" not in self.tables[seat]:
                unsold.append(bribe)
        gone = (*self.start.discards, *unsold, *self.dropped)
        return tuple(card for card in gone if card not in self.placed)

    def _kept_indicator(self) -> str:
        usual = self.start.indicator
        wanted = self.content.get("trump", "")
        fits = "trump" not in self.content or SUIT_OF.get(usual) == wanted
        return usual if fits and usual not in self.placed else ""

    def _free(self, indicator: str) -> dict[str, None]:
        """The cards that lie nowhere yet: those of the stock in their order, then the others."""
        taken = {*self.placed, *self.bribes, *self.discards, indicator}
        taken.update(*self.hands)
        order = (*self.start.stock, *CARDS)
        return {card: None for card in order if card not in taken}

    # -- what is filled up ------------------------------------------------------------------------

    def _trump(self, indicator: str) -> tuple[str, str]:
        """Trump and indicator: either gives the other one, as the rules would."""
        turn, rule = self.moment.turn, self.game.variants.trump_rule
        is_flipped = rule == "flip" and 1 <= turn <= TRICK_TURNS
        if "indicator" not in self.content and is_flipped and not indicator:
            wanted = self.content.get("trump")
            if wanted != "" and (wanted or self.start.indicator):
                indicator = self._take(lambda card: wanted in (None, SUIT_OF[card]))
        if "trump" in self.content:
            return str(self.content["trump"]), indicator
        if indicator:
            return SUIT_OF[indicator], indicator
        bribe = self.bribes[self.coo]
        if rule in ("flip", "coo_bribe") and bribe:
            return SUIT_OF[bribe], ""
        return self.start.trump, ""

    def _take(self, fits: Callable[[str], bool]) -> str:
        """The first free card that fits, which is free no more; "" if there is none."""
        found: str = next((card for card in self.free if fits(card)), "")
        self.free.pop(found, None)
        return found

    def _fill(self) -> None:
        for seat, name in enumerate(self.game.players):
            if not self.bribes[seat] and "bribe" not in self.tables[seat] and self.has_bribe(seat):
                self.bribes[seat] = self._take(lambda card: True)
                if not self.bribes[seat]:
                    self.faults.append((("players", name), "no card is left for the bribe"))
        for seat, name in enumerate(self.game.players):
            if "hand" in self.tables[seat]:
                continue
            hand = list(self.hands[seat])
            voids = self.voids[seat]
            while len(hand) < self._size(seat):
                card = self._take(lambda card: SUIT_OF[card] not in voids)  # noqa: B023
                if not card:
                    self.faults.append((("players", name), "no card is left for the hand"))
                    break
                hand.append(card)
            self.hands[seat] = in_order(hand)

    def _stock(self) -> tuple[str, ...]:
        """The named cards on top of those that are free; of a shuffled stock the order is none."""
        stock = (*self.content.get("stock", ()), *self.free)
        return in_order(stock) if self.game.variants.reshuffle else stock

    def cards_of(self, seat: int) -> dict[str, Any]:
        """The fields of a player that hold cards, and the suits that the hand lacks."""
        table = self.tables[seat]
        return {
            "bribe": self.bribes[seat],
            "hand": self.hands[seat],
            "exposed": tuple(table.get("exposed", ())),
            "gifts": tuple(table.get("gifts", ())),
            "locked": tuple(table.get("locked", ())),
            "voids": self.voids[seat],
        }
