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
from executives.core.records import keep_found
from executives.core.results import Result, ranked
from executives.core.streams import check_seed
from executives.core.tally import Tally
from executives.core.violations import Violation, violation
from executives.networks import integrity, registry, turns
from executives.networks.bound import decision_bound
from executives.networks.card_index import CardIndex
from executives.networks.cards import (
    Card,
    CardSet,
    back_of,
)
from executives.networks.configuration import (
    Configuration,
    check_configuration,
    whole_set,
)
from executives.networks.edition import Edition, edition_named
from executives.networks.effects import card_modifier, production_terms
from executives.networks.events import CardsMoved
from executives.networks.frames import Turn, Turns
from executives.networks.modifiers import HOOKS, SETTERS, Executive, ModifierValue
from executives.networks.setup import opening
from executives.networks.standing import knowledge
from executives.networks.state import GameState, Player
from executives.networks.variants import Variants
from executives.networks.view import View, determinize, view_of


class Game(CardIndex, BaseGame[GameState]):
    """A configured game.

    ``executives`` names one id per seat; ``()`` plays the plain board; None deals two to each
    seat, who choose in secret, or one where there are too few.  ``modules`` may hold
    ``"moguls"``; ``cards`` is a card set, by default the bundled one, or several: further sets
    join the whole one among them, or the bundled one (E1.SETUP.18, .23); ``plugins`` are further
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
        cards: CardSet | Iterable[CardSet] | None = None,
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
            cards=whole_set(cards, found.card_set()),
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
        self.slotless = found.slotless
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
        self.seat_range = seats
        self.produces, self.adds = registry.nested_tables(self)
        self.turns_frames = tuple(Turns(seat) for seat in seats)
        self.base_turns = tuple(Turn(seat, self.rules.base_turn) for seat in seats)
        # The stack of most states, by who follows and whose turn it is: one object for all.
        self.base_stacks = tuple(
            tuple((following, turn) for turn in self.base_turns) for following in self.turns_frames
        )
        self._install(
            self._configuration.players,
            GameState,
            universe,
            kinds,
            registry.all_frames(found, self.executive),
        )

    # -- making ------------------------------------------------------------------------------------

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
            self.check_executive(executive)
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

    def check_executive(self, executive: str) -> None:
        """Refuse an executive that cannot be held in a game of this edition and its modules."""
        if executive not in self.dealt_executives:
            known = ", ".join(self.dealt_executives)
            raise ConfigurationError(
                f"no executive {executive!r} here; there are {known}", key="players"
            )

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
        """The same game with another card set, or with further ones in the present one."""
        changed = self._configuration.cards
        if not isinstance(cards, CardSet):
            changed = changed.with_cards(cards)
        else:
            changed = whole_set(cards, changed)
        return _remake(self._configuration.replace(cards=changed))

    def with_executives(self, executives: Iterable[str]) -> Game:
        """The same game with one executive per seat; ``()`` is the plain board."""
        chosen = tuple(executives)
        return _remake(self._configuration.replace(executives=chosen or ("",)))

    # -- playing --------------------------------------------------------------------------------

    @property
    def max_decisions(self) -> int:
        """No game takes more decisions than this; see ``bound`` for the proof."""
        return decision_bound(self)

    def start(self, seed: int) -> GameState:
        """The first state in which a decision is needed; ``seed`` is any whole number from 0."""
        check_seed(seed)
        return keep_found(self, self._settle(self._silent, opening(self._silent, seed)))

    def position(self, document: str | dict[str, Any]) -> GameState:
        """The state of a position document (TOML text or tables); see ``positions``."""
        from executives.networks.documents.positions import position

        return keep_found(self, position(self, document))

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
        if self.seats == 1:
            result = result.replace(outcome=self._outcome(scores[0].total))
        return keep_found(self, result)

    def _outcome(self, viewers: int) -> str:
        """How well a solo game went (E2.SOLO.10); the lowest outcome has no lower end."""
        outcomes = self.boards.solo.outcomes
        reached = [name for name, least in outcomes if viewers >= least]
        return reached[-1] if reached else outcomes[0][0]

    def view(self, state: GameState, seat: int | None) -> View:
        """What ``seat`` may know; None is a spectator."""
        return keep_found(self, view_of(self, state, seat))

    def determinize(self, view: View, seed: int) -> GameState:
        """A state that is consistent with a view, the unseen cards dealt anew by ``seed``."""
        return keep_found(self, determinize(self, view, seed))

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


__all__ = ["Configuration", "Game", "Transition"]
