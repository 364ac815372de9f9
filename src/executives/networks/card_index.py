"""What a game knows of its cards and boards before it starts, for the rules to look up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from executives.networks import registry
from executives.networks.boards import NO_FLOOR
from executives.networks.cards import PILOT_DECK, Ad, Card, CardSet, Mogul, Show, Star, back_of
from executives.networks.configuration import Configuration
from executives.networks.edition import Edition
from executives.networks.effects import card_options
from executives.networks.filling import fill_order
from executives.networks.state import DeckId
from executives.networks.turning import ATTACHED


class CardIndex:
    """The tables that are made of a card set once, for one configuration.

    The rules read them on every step: what stands here is not worked out there again.
    """

    _configuration: Configuration
    deck_backs: Mapping[DeckId, str]

    def _index_cards(self, cards: CardSet, found: Edition) -> None:
        self.card_set = cards
        self.cards = cards.by_id
        self.card: dict[str, Card] = {card.id: card for card in cards.cards}
        self._index_boards(cards, found)
        self._index_decks(cards, found)
        self._index_places(cards)
        self._index_effects(cards)
        self._index_attached(cards)
        self._index_shows([card for card in cards.cards if isinstance(card, Show)])

    def _index_boards(self, cards: CardSet, found: Edition) -> None:
        modules, boards = self._configuration.modules, cards.boards
        # Where moguls are no module they come with the executives.
        plain = self._configuration.executives == ("",)
        self.has_moguls = "moguls" in modules if "moguls" in found.module_names else not plain
        telly_time = "telly_time" in modules
        self.boards = found.boards_for(boards, modules, plain)
        self.viewer_floor = NO_FLOOR if found.negative_totals else boards.viewer_floor
        self.grid = self.boards.telly_time.grid if telly_time else ()
        self.all_timeslots = boards.every_timeslot
        self.all_genres = boards.every_genre
        self.tables: dict[str, Any] = {name: dict(content) for name, content in boards.tables}
        self.variants = self._configuration.variants
        seats = len(self._configuration.players)
        self.pass_spaces = boards.pass_spaces(seats)
        self.pass_rule = "E2.SOLO.07" if seats == 1 else "E2.BASE.60"
        self.rewards = dict(boards.rewards)
        every = (*self.rewards.values(), boards.mogul_reward, *boards.bonuses)
        self.rewards_by_name = {reward.name: reward for reward in every}
        tokens = self.has_moguls and not telly_time and boards.has_tracks
        self.mogul_tokens = (1 << len(boards.genres)) - 1 if tokens else 0

    def _index_decks(self, cards: CardSet, found: Edition) -> None:
        modules, moguls = self._configuration.modules, self.has_moguls
        parts = (*modules, "moguls") if moguls else modules
        self.in_play = registry.in_play(cards, parts, len(self._configuration.players))
        self.fetchable = registry.fetchable(cards, self.in_play)
        self.deck_cards = registry.deck_cards(cards, self.deck_backs, self.in_play, moguls=moguls)
        self.deck_named = {back: deck_id for deck_id, back in self.deck_backs.items()}
        self.deck_of = {c.id: self.deck_named.get(back_of(c)) for c in cards.cards}
        self.anomalies = tuple(c.id for c in cards.cards if registry.is_anomaly(c))
        in_decks = [card for deck in self.deck_cards.values() for card in deck]
        self.deck_order = (*in_decks, *self.anomalies)
        self.discards = {card.id: card.discard for card in cards.cards}
        # Everybody saw an anomaly being put on the deck, so its face is no secret, unless it may
        # lie among the hidden cards of the deck too.
        self._open_backs = frozenset(self.anomalies)
        if found.anomalies_as_stars:
            self.discards.update(dict.fromkeys(self.anomalies, "deck"))
            self._open_backs = frozenset()

    def _index_places(self, cards: CardSet) -> None:
        """Which cards may come to lie where."""
        self.pilots = tuple(c.id for c in cards.cards if back_of(c) == PILOT_DECK)
        self.moguls = tuple(card.id for card in cards.cards if isinstance(card, Mogul))
        self.displayable = registry.displayable(cards)
        self.attachable = registry.attachable(cards)
        self.stars_and_ads = registry.stars_and_ads(cards)
        self.drawable = registry.drawable(cards)
        self.usable = registry.usable(cards)
        self.usable_cards = frozenset(self.usable)

    def _index_effects(self, cards: CardSet) -> None:
        """Which cards have an effect that the rules ask for by its kind."""
        acting = (card for kind in ATTACHED for card in registry.cards_with(cards, kind))
        self.acting_when_attached = frozenset(acting)
        self.returners = frozenset(registry.cards_with(cards, "return-when-cancelled"))
        self.pass_cards = registry.cards_with(cards, "multiply-pass")
        self.pass_card_names = frozenset(self.pass_cards)
        self.relieving = frozenset(registry.cards_with(cards, "relieve-penalty"))
        self.card_options = {c.id: option for c in cards.cards for option in card_options(c)}
        self.keepers = registry.cards_with(cards, "keep-other-card")
        self.joining = bool(registry.cards_with(cards, "attach-old-show"))
        self.guest_cards = registry.cards_with(cards, "guest-star")
        self.extra_stars = {
            card.id: effect
            for card in cards.cards
            for effect in card.effects
            if effect.kind == "attach-extra-stars"
        }

    def _index_attached(self, cards: CardSet) -> None:
        """What a card brings to the show it is attached to."""
        rows = cards.boards.season_rows
        self.attached_viewers = {card.id: _viewers_by_side(card, rows) for card in cards.cards}
        # A show that lies on another one has no upkeep (E1.MOGUL.47).
        self.attached_expenses = {
            card.id: card.expenses if isinstance(card, Star) else 0 for card in cards.cards
        }
        self.conditions = {card.id: getattr(card, "condition", "") for card in cards.cards}
        self.is_ad = {card.id: type(card) is Ad for card in cards.cards}
        self.fitting = {card.id: _fitting(card) for card in cards.cards}
        if self.joining:
            of_a_star = ("star", "either")
            shows_on_shows = (card.id for card in cards.cards if isinstance(card, Show))
            self.fitting.update(dict.fromkeys(shows_on_shows, of_a_star))

    def _index_shows(self, shows: list[Show]) -> None:
        self.most_slots = max(len(show.slots) for show in shows)
        self.slots = {show.id: tuple(slot[:-1] for slot in show.slots) for show in shows}
        self.required = {show.id: _required(show) for show in shows}
        self.fill_order = {show.id: fill_order(show, waived=False) for show in shows}
        self.waived_order = {show.id: fill_order(show, waived=True) for show in shows}


def _viewers_by_side(card: Card, rows: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a card scores on a lineup show, upside down and rightside up, by season row.

    A show that is attached like a star gives its lower number first (E1.CARDS.28).
    """
    if isinstance(card, Star):
        down = card.down_rows or (card.down,) * rows
        return down, card.up_rows or (card.up,) * rows
    if isinstance(card, Ad):
        return (card.viewers_down,) * rows, (card.viewers_up,) * rows
    if isinstance(card, Show):
        first = card.lower if card.lower >= 0 else card.viewers[0]
        both = (first, *card.viewers[1:])
        return both, both
    return (0,) * rows, (0,) * rows


def _fitting(card: Card) -> tuple[str, ...]:
    if isinstance(card, Ad):
        return ("ad", "either")
    if isinstance(card, Star) and card.attachable:
        return ("star", "either")
    return ()


def _required(show: Show) -> tuple[int, int, int]:
    """Required star slots, required ad slots, and all required slots."""
    stars, ads = show.slots.count("star!"), show.slots.count("ad!")
    return stars, ads, stars + ads + show.slots.count("either!")
