"""The game of The Networks: Executives: a frozen ruleset over the reducer core."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.citing import cited
from executives.core.codec import Universe
from executives.core.errors import ConfigurationError
from executives.core.explanations import Knowledge
from executives.core.frames import Frame
from executives.core.game import BaseGame, Context, Transition
from executives.core.modifiers import HookTables
from executives.core.results import Result, ranked
from executives.core.streams import check_seed
from executives.core.tally import Tally
from executives.core.violations import Violation, violation
from executives.networks import integrity, registry, turns
from executives.networks.boards import NO_FLOOR
from executives.networks.bound import decision_bound
from executives.networks.cards import (
    PILOT_DECK,
    Ad,
    Card,
    CardSet,
    Mogul,
    Show,
    Star,
    back_of,
)
from executives.networks.configuration import Configuration, check_configuration
from executives.networks.edition import Edition, edition_named
from executives.networks.effects import card_modifier, card_options, production_terms
from executives.networks.events import CardsMoved
from executives.networks.filling import fill_order
from executives.networks.frames import Turn, Turns
from executives.networks.modifiers import HOOKS, SETTERS, Executive, ModifierValue
from executives.networks.setup import opening
from executives.networks.standing import knowledge
from executives.networks.state import GameState, Player
from executives.networks.turning import ATTACHED
from executives.networks.variants import Variants
from executives.networks.view import View, determinize, view_of


class Game(BaseGame[GameState]):
    """A configured game.

    ``executives`` names one id per seat; ``()`` plays the plain board; None deals two to each
    seat, who choose in secret, or one where there are too few.  ``modules`` may hold
    ``"moguls"``; ``cards`` is a card set, by default the bundled one; ``plugins`` are further
    executives.  Raises ConfigurationError when it cannot be made.
    """

    NAME: ClassVar[str] = "networks"

    CLAUSES: ClassVar[dict[str, str]] = {
        "over": "E2.BASE.17",
        "moment": "E2.BASE.26",
        "seat": "E2.BASE.23",
    }

    def __init__(
        self,
        players: Iterable[str],
        *,
        executives: Iterable[str] | None = None,
        edition: str = "second",
        modules: Iterable[str] = (),
        cards: CardSet | None = None,
        plugins: Iterable[Executive] = (),
        variants: Variants = Variants(),  # noqa: B008 - frozen
        _reverse_ties: bool = False,
    ) -> None:
        found = edition_named(edition)
        chosen = None if executives is None else tuple(executives)
        self._configuration = Configuration(
            players=tuple(players),
            executives=chosen or (("",) if chosen == () else None),
            edition=edition,
            modules=tuple(modules),
            cards=found.card_set() if cards is None else cards,
            plugins=tuple(plugins),
            variants=variants,
            reverse_ties=_reverse_ties,
        )
        check_configuration(self._configuration, chosen, found.module_names)
        self.players = self._configuration.players
        self.seats = len(self.players)
        self.rules = found.rules
        self.deck_backs = found.decks
        self.clauses = found.clauses
        self.frame_checks = found.frame_checks
        self.words = found.words
        self.is_likely = found.is_likely
        self._index_cards(self._configuration.cards, found)
        self._index_executives(found, chosen)
        self.hooks = HookTables(
            self._modifiers, hooks=HOOKS, setters=SETTERS, reverse_ties=_reverse_ties
        )
        kinds = registry.all_kinds(found, self.executive)
        universe = Universe(
            self._configuration.players,
            registry.entries(self, found, self._configuration.plugins),
        )
        self.interned = universe.interned
        seats = range(len(universe.names))
        self.slots = {show.id: tuple(slot[:-1] for slot in show.slots) for show in self._shows}
        self.produces, self.adds = registry.nested_tables(self)
        self.turns_frames = tuple(Turns(seat) for seat in seats)
        self.base_turns = tuple(Turn(seat, self.rules.base_turn) for seat in seats)
        self._install(
            self._configuration.players,
            GameState,
            universe,
            kinds,
            registry.all_frames(found, self.executive),
        )

    # -- making ------------------------------------------------------------------------------------

    def _index_cards(self, cards: CardSet, found: Edition) -> None:
        modules = self._configuration.modules
        # Where moguls are no module they come with the executives.
        plain = self._configuration.executives == ("",)
        moguls = "moguls" in modules if "moguls" in found.module_names else not plain
        telly_time = "telly_time" in modules
        self.card_set = cards
        self.cards = cards.by_id
        self.card: dict[str, Card] = {card.id: card for card in cards.cards}
        self.boards = found.boards_for(cards.boards, modules, plain)
        self.viewer_floor = NO_FLOOR if found.negative_totals else cards.boards.viewer_floor
        self.slotless = found.slotless
        self.pilots = tuple(c.id for c in cards.cards if back_of(c) == PILOT_DECK)
        self.moguls = tuple(card.id for card in cards.cards if isinstance(card, Mogul))
        self.grid = self.boards.telly_time.grid if telly_time else ()
        self.all_timeslots = cards.boards.every_timeslot
        self.all_genres = cards.boards.every_genre
        self.tables = {name: dict(content) for name, content in cards.boards.tables}
        self.variants = self._configuration.variants
        self.pass_spaces = cards.boards.pass_spaces(len(self._configuration.players))
        self.pass_rule = "E2.SOLO.07" if len(self._configuration.players) == 1 else "E2.BASE.60"
        self.rewards = dict(cards.boards.rewards)
        every = (*self.rewards.values(), cards.boards.mogul_reward, *cards.boards.bonuses)
        self.rewards_by_name = {reward.name: reward for reward in every}
        parts = (*modules, "moguls") if moguls else modules
        self.in_play = registry.in_play(cards, parts, len(self._configuration.players))
        self.fetchable = registry.fetchable(cards, self.in_play)
        self.deck_cards = registry.deck_cards(cards, self.deck_backs, self.in_play, moguls=moguls)
        self.has_moguls = moguls
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
        tokens = moguls and not telly_time and cards.boards.has_tracks
        self.mogul_tokens = (1 << len(cards.boards.genres)) - 1 if tokens else 0
        self.displayable = registry.displayable(cards)
        self.attachable = registry.attachable(cards)
        self.stars_and_ads = registry.stars_and_ads(cards)
        self.drawable = registry.drawable(cards)
        self.usable = registry.usable(cards)
        self.usable_cards = frozenset(self.usable)
        acting = (card for kind in ATTACHED for card in registry.cards_with(cards, kind))
        self.acting_when_attached = frozenset(acting)
        self.returners = frozenset(registry.cards_with(cards, "return-when-cancelled"))
        self.pass_cards = registry.cards_with(cards, "multiply-pass")
        self.relieving = frozenset(registry.cards_with(cards, "relieve-penalty"))
        self.pass_card_names = frozenset(self.pass_cards)
        self.card_options = {c.id: option for c in cards.cards for option in card_options(c)}
        rows = cards.boards.season_rows
        self.attached_viewers = {card.id: _viewers_by_side(card, rows) for card in cards.cards}
        self.ages = any(
            (isinstance(card, Show) and card.lower >= 0)
            or (isinstance(card, Star) and bool(card.up_rows))
            or (isinstance(card, Ad) and bool(card.viewers_up or card.viewers_down))
            for card in cards.cards
        )
        self.keepers = registry.cards_with(cards, "keep-other-card")
        self.joining = bool(registry.cards_with(cards, "attach-old-show"))
        self.guest_cards = registry.cards_with(cards, "guest-star")
        self.extra_stars = {
            card.id: effect
            for card in cards.cards
            for effect in card.effects
            if effect.kind == "attach-extra-stars"
        }
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
        shows = self._shows = [card for card in cards.cards if isinstance(card, Show)]
        self.most_slots = max(len(show.slots) for show in shows)
        self.required = {show.id: _required(show) for show in shows}
        self.fill_order = {show.id: fill_order(show, waived=False) for show in shows}
        self.waived_order = {show.id: fill_order(show, waived=True) for show in shows}

    def _index_executives(self, found: Edition, chosen: tuple[str, ...] | None) -> None:
        wanted, built_in = self._configuration, found.executives
        self.executive = registry.executives_by_id(
            built_in, wanted.plugins, wanted.cards, wanted.edition
        )
        self.built_in_executives = tuple(plugin.id for plugin in built_in)
        self.built_in_options = tuple(option for plugin in built_in for option in plugin.options)
        self.dealt_executives = tuple(
            plugin.id
            for plugin in self.executive.values()
            if all(module in wanted.modules for module in plugin.needs)
            and (self.seats > 1 or registry.plays_alone(plugin, wanted.variants))
        )
        for executive in chosen or ():
            if executive not in self.dealt_executives:
                known = ", ".join(self.dealt_executives)
                raise ConfigurationError(
                    f"no executive {executive!r} here; there are {known}", key="players"
                )
        if chosen and len(set(chosen)) != len(chosen):
            raise ConfigurationError(
                "an executive is held by one player [E2.SETUP.03]", key="players"
            )
        self.executives = chosen
        named = [module for module in found.modules if module.id in wanted.modules]
        further = [module for module in found.modules if module.active_for is not None]
        self._held_modules = tuple((m.id, m.active_for) for m in further if m.active_for)
        self._module_ids = tuple(module.id for module in named)
        active = [*named, *further]
        self._modifiers: dict[str, ModifierValue] = dict(self.executive)
        self._modifiers.update((module.id, module) for module in active)
        for card in wanted.cards.cards:
            modifier = card_modifier(card, found.effect_hooks, found.shared_hooks)
            if modifier is not None:
                self._modifiers[card.id] = modifier
        terms = {card.id: production_terms(card) for card in wanted.cards.cards}
        self.terms = {card: option for card, option in terms.items() if option is not None}
        self._modifying = frozenset(self._modifiers)
        # Of executives only those of this game can be active, where they are named.
        possible = [m for name, m in self._modifiers.items() if self._may_be_active(name)]
        self.watches_discards = any(m.hook("on_any_discarded") for m in possible)
        # Cards of whose discard no modifier that may be active makes anything.
        watched = self.watches_discards or any(m.hook("destination") for m in possible)
        buried = (c.id for c in wanted.cards.cards if c.discard == "deck" and not watched)
        self.simply_buried = frozenset(buried)
        self.fetches = any(m.hook("on_fetched") for m in possible)
        self.inviting = any(m.hook("guests") for m in possible)
        self.owes_turns = any(m.hook("takes_turn") for m in possible)
        self._gated = any(m.hook("may") for m in possible)

    def _may_be_active(self, modifier: str) -> bool:
        """Whether a modifier can be active in this game, as far as its configuration tells."""
        if modifier not in self.executive or self.executives is None:
            return True
        return modifier in self.executives

    @property
    def configuration(self) -> Configuration:
        """Everything the game was made from."""
        return self._configuration

    @property
    def modifiers(self) -> Mapping[str, ModifierValue]:
        """Everything that can change rules in this game, by its id."""
        return MappingProxyType(self._modifiers)

    @property
    def edition(self) -> str:
        """The edition's name."""
        return self._configuration.edition

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules in play."""
        return self._configuration.modules

    def __reduce__(self) -> tuple[Any, ...]:
        return _remake, (self._configuration,)

    def __repr__(self) -> str:
        return f"networks.Game(players={self.players!r}, executives={self.executives!r})"

    def with_cards(self, cards: CardSet | Iterable[Card]) -> Game:
        """The same game with another card set, or with further cards in the present one."""
        base = self._configuration.cards
        changed = cards if isinstance(cards, CardSet) else base.with_cards(cards)
        return _remake(self._configuration.replace(cards=changed))

    # -- playing --------------------------------------------------------------------------------

    @property
    def max_decisions(self) -> int:
        """No game takes more decisions than this; see ``bound`` for the proof."""
        return decision_bound(self)

    def start(self, seed: int) -> GameState:
        """The first state in which a decision is needed; ``seed`` is any whole number from 0."""
        check_seed(seed)
        return self._settle(self._silent, opening(self._silent, seed))

    def position(self, document: str | dict[str, Any]) -> GameState:
        """The state of a position document (TOML text or tables); see ``positions``."""
        from executives.networks.documents.positions import position

        return position(self, document)

    def result(self, state: GameState) -> Result:
        """Ranking, winners and scores of a finished game (E2.BASE.76)."""
        if not self.is_over(state):
            self._refuse_result()
        ranking, final_lines = self.rules.ranking, self.rules.final_lines
        standing = [ranking(self._silent, state, seat) for seat in range(self.seats)]
        scores = tuple(
            Tally(f"{name}: viewers", cited(final_lines(self._silent, state, seat), self.clauses))
            for seat, name in enumerate(self.players)
        )
        result = ranked(standing, scores)
        if self.seats > 1:
            return result
        return result.replace(outcome=self._outcome(scores[0].total))

    def _outcome(self, viewers: int) -> str:
        """How well a solo game went (E2.SOLO.10); the lowest outcome has no lower end."""
        outcomes = self.boards.solo.outcomes
        reached = [name for name, least in outcomes if viewers >= least]
        return reached[-1] if reached else outcomes[0][0]

    def view(self, state: GameState, seat: int | None) -> View:
        """What ``seat`` may know; None is a spectator."""
        return view_of(self, state, seat)

    def determinize(self, view: View, seed: int) -> GameState:
        """A state that is consistent with a view, the unseen cards dealt anew by ``seed``."""
        return determinize(self, view, seed)

    def _known(self, state: GameState, seat: int) -> Knowledge:
        return knowledge(self, state, seat)

    def record_classes(self) -> dict[str, tuple[type, ...]]:
        """The record classes of this game; those of plugins are told by the plugins."""
        return {**super().record_classes(), **integrity.record_classes(self)}

    def integrity(self, state: GameState) -> list[tuple[str, str]]:
        """Why a state cannot be one of this game: places within it, and what is wrong there."""
        return integrity.impossible(self, state)

    # -- for the rules --------------------------------------------------------------------------

    @property
    def context(self) -> Context[Game]:
        """The ``x`` that queries take, with nobody listening."""
        return self._silent

    def with_modifiers(self, player: Player, *cards: str) -> Player:
        """The player with the modifiers brought up to date after ``cards`` came or went."""
        if self._modifying.isdisjoint(cards):
            return player
        return player.replace(modifiers=self.active_modifiers(player))

    def active_modifiers(self, player: Player) -> tuple[str, ...]:
        """The modifiers in force for a player: executive, modules, held cards, cards of shows."""
        shows = [show for show in player.lineup if show is not None]
        attached = [card for show in shows for card in (show.show, *show.cards)]
        moguls = (mogul for mogul in player.moguls if mogul not in player.face_down)
        modules = self._module_ids
        if self._held_modules:
            modules += tuple(name for name, holds in self._held_modules if holds(player))
        held = (*modules, *moguls, *player.network)
        if player.shelf is not None and player.shelf.reserved:
            held += tuple(one.card for one in player.shelf.reserved)
        names = (player.executive, *held, *attached)
        return tuple(name for name in names if name in self._modifiers)

    def stage_of(self, executive: str) -> int:
        """The stage of an executive's start-of-round ability."""
        return self.executive[executive].stage

    def back(self, value: Any) -> Any:
        """What others see of a hidden card, of cards, or of a secret choice."""
        if isinstance(value, tuple):
            return tuple(self.back(item) for item in value)
        if isinstance(value, int):
            return min(value, 0)
        if value in self.executive:
            return "executive"
        return value if value in self._open_backs else back_of(self.card[value])

    def drawn_event(self, seat: int, rule: str, cards: tuple[str, ...]) -> CardsMoved:
        """The event of cards drawn for a choice: only the drawer sees their faces."""
        return CardsMoved(seat, rule, cards, "deck", "drawn", backs=self.back(cards), secret=True)

    def _filtered(self, state: GameState, frame: Frame, actions: list[Action]) -> list[Action]:
        seat = getattr(frame, "seat", None)
        if self._gated and seat is not None and self.hooks[state.players[seat].modifiers].may:
            return [action for action in actions if not self._gate(state, frame, action)]
        return actions

    def _further(self, state: GameState, frame: Frame, action: Action) -> list[Violation]:
        hooks = self.hooks[state.players[action.seat].modifiers].refusal
        return [reason for hook in hooks for reason in hook(self._silent, state, frame, action)]

    def _gate(self, state: GameState, frame: Frame, action: Action) -> tuple[Violation, ...]:
        player = state.players[action.seat]
        guarded = type(frame) is Turn and player.idle >= self.variants.stall_guard
        if not guarded and not self._gated:
            return ()
        hooks = self.hooks[player.modifiers].may
        reasons: tuple[Violation, ...] = ()
        if (
            guarded
            and not isinstance(action, self.rules.leaving)
            and turns.must_pass(self._silent, state, frame)
        ):
            message = "after so many turns without an action the player must pass"
            reasons = (violation("stalled", "E2.BASE.29", message),)
        for hook in hooks:
            reasons += tuple(hook(self._silent, state, frame, action))
        return reasons


def _remake(configuration: Configuration) -> Game:
    return Game(
        configuration.players,
        executives=() if configuration.executives == ("",) else configuration.executives,
        edition=configuration.edition,
        modules=configuration.modules,
        cards=configuration.cards,
        plugins=configuration.plugins,
        variants=configuration.variants,
        _reverse_ties=configuration.reverse_ties,
    )


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


__all__ = ["Configuration", "Game", "Transition"]
