"""The game of The Executives: a frozen ruleset over the reducer core."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from executives.boardroom import bidding, dealing, integrity, scoring, setup, taking, tricks, voting
from executives.boardroom.actions import Abstain, AddToBid, KeepAgenda, Pass, PlaceBid, Play, Spend
from executives.boardroom.agendas import AGENDAS, Agenda
from executives.boardroom.bound import decision_bound
from executives.boardroom.cards import CARDS, strengths
from executives.boardroom.domains import token_parameters
from executives.boardroom.events import InfluenceChanged, LegacyVotesChanged, VotesChanged
from executives.boardroom.frames import Playing
from executives.boardroom.numbers import FEWEST_PLAYERS, MOST_PLAYERS
from executives.boardroom.queries import foreign_investor, title_holders
from executives.boardroom.state import CEO, GameState
from executives.boardroom.variants import Variants
from executives.boardroom.view import View, determinize, unplaced_names, view_of
from executives.core.actions import Action
from executives.core.codec import Universe, check_names
from executives.core.errors import ConfigurationError, PluginError
from executives.core.explanations import Knowledge
from executives.core.frames import Kind
from executives.core.game import BaseGame, Context
from executives.core.records import Record, keep_found, record
from executives.core.results import Result
from executives.core.streams import check_seed

CEO_NAME = "ceo"
"""How decisions and documents write the origin of the legacy CEO's tokens."""

CARD_BACK, AGENDA_BACK = "card", "agenda"
"""What is seen of hidden cards and agendas."""

PARTS = (setup, bidding, taking, tricks, voting)
"""The modules with decisions, in the order of their codes."""


@record
class Configuration(Record):
    """Everything a game is made from."""

    players: tuple[str, ...]
    agendas: tuple[str, ...] | None
    plugins: tuple[Agenda, ...]
    variants: Variants


class Game(BaseGame[GameState]):
    """A configured game.

    ``agendas`` names the hidden agendas in the deck, by default all there are; ``plugins`` are
    further agendas.  Raises ConfigurationError when it cannot be made.
    """

    NAME: ClassVar[str] = "boardroom"

    CLAUSES: ClassVar[dict[str, str]] = {
        "over": "TX.SETUP.10",
        "moment": "TX.SETUP.10",
        "seat": "TX.SETUP.09",
    }

    def __init__(
        self,
        players: Iterable[str],
        *,
        variants: Variants = Variants(),  # noqa: B008 - frozen
        agendas: Iterable[str] | None = None,
        plugins: Iterable[Agenda] = (),
    ) -> None:
        self._configuration = Configuration(
            tuple(players), None if agendas is None else tuple(agendas), tuple(plugins), variants
        )
        self.players = self._configuration.players
        self.seats = len(self.players)
        self.variants = variants
        _check_players(self.players, variants)
        self._index_agendas()
        self.strength = strengths(ace_high=variants.ace_high)
        kinds = {kind.action: kind for part in PARTS for kind in part.KINDS}
        frames = [kind for part in (*PARTS, dealing, scoring) for kind in part.FRAMES]
        universe = Universe(self.players, self._entries(tuple(kinds.values())))
        self.interned = universe.interned
        self._index_actions()
        self._install(
            self.players, GameState, universe, kinds, {kind.frame: kind for kind in frames}
        )

    def _index_agendas(self) -> None:
        wanted = self._configuration
        self.built_in_agendas = AGENDAS
        self.agenda: dict[str, Agenda] = {}
        for plugin in wanted.plugins:
            if not isinstance(plugin, Agenda):
                raise PluginError(f"a plugin is an Agenda, not {plugin!r:.60}", key="plugins")
        for agenda in (*AGENDAS, *sorted(wanted.plugins, key=lambda plugin: plugin.id)):
            if agenda.id in self.agenda:
                raise PluginError(f"two agendas are called {agenda.id!r}", key="plugins")
            if agenda.id in (CARD_BACK, AGENDA_BACK, *CARDS):
                raise PluginError(
                    f"{agenda.id!r} is no id of an agenda: views use the word", key="plugins"
                )
            self.agenda[agenda.id] = agenda
        deck = tuple(self.agenda) if wanted.agendas is None else wanted.agendas
        for name in deck:
            if name not in self.agenda:
                known = ", ".join(self.agenda)
                raise ConfigurationError(
                    f"no agenda {name!r} here; there are {known}", key="agendas"
                )
        if len(set(deck)) != len(deck):
            raise ConfigurationError("an agenda is in the deck once", key="agendas")
        each = 2 if self.variants.agendas == "keep_one_of_two" else 1
        if len(deck) < each * self.seats:
            raise ConfigurationError(
                f"{each * self.seats} agendas are dealt, the deck has {len(deck)} [TX.SETUP.06]",
                key="agendas",
            )
        # In one order however they were named, so that equal decks are dealt alike.
        self.agenda_deck = tuple(name for name in self.agenda if name in deck)

    def _entries(self, kinds: tuple[Kind, ...]) -> list[tuple[type[Action], tuple[Any, ...]]]:
        """Kinds in their written order, then one block per further agenda."""
        built_in = [(kind.action, tuple(values)) for kind in kinds for values in kind.domain(self)]
        further = [name for name in self.agenda if name not in {a.id for a in AGENDAS}]
        return [*built_in, *((KeepAgenda, (name,)) for name in further)]

    def _index_actions(self) -> None:
        """Look up once what is listed again and again, in canonical order."""
        seats = range(self.seats)
        table = self.interned
        self.clockwise = tuple((*seats[seat:], *seats[:seat]) for seat in seats)
        # The own one, those of the others clockwise, the legacy CEO's.
        self.origins = tuple((*order, CEO) for order in self.clockwise)
        self.others = tuple(order[1:] for order in self.clockwise)
        self.passes: tuple[Action, ...] = tuple(table[Pass][seat][()] for seat in seats)
        self.abstentions: tuple[Action, ...] = tuple(table[Abstain][seat][()] for seat in seats)
        self.plays = table[Play]
        self.playing = tuple(Playing(seat) for seat in seats)
        self.spends = tuple(self._amounts(Spend, seat) for seat in seats)
        self.additions = tuple(self._amounts(AddToBid, seat) for seat in seats)
        self.bids = tuple(
            tuple(self._amounts(PlaceBid, seat, target) for target in seats) for seat in seats
        )

    def _amounts(self, kind: type[Action], seat: int, *more: int) -> dict[int, tuple[Action, ...]]:
        """The actions of a kind by origin, from one token on."""
        found: dict[int, list[Action]] = {}
        for amount, origin in token_parameters(self):
            action = self.interned[kind][seat][(amount, origin, *more)]
            found.setdefault(origin, []).append(action)
        return {origin: tuple(actions) for origin, actions in found.items()}

    @property
    def configuration(self) -> Configuration:
        """Everything the game was made from."""
        return self._configuration

    @property
    def agendas(self) -> tuple[str, ...] | None:
        """The agendas of the deck as they were named, None for all there are."""
        return self._configuration.agendas

    def __reduce__(self) -> tuple[Any, ...]:
        return _remake, (self._configuration,)

    def __repr__(self) -> str:
        return f"boardroom.Game(players={self.players!r})"

    # -- playing ----------------------------------------------------------------------------------

    @property
    def max_decisions(self) -> int:
        """No game takes more decisions than this; see ``bound`` for the proof."""
        return decision_bound(self)

    def start(self, seed: int) -> GameState:
        """The first state in which a decision is needed; ``seed`` is any whole number from 0."""
        check_seed(seed)
        return keep_found(self, self._settle(self._silent, setup.opening(self._silent, seed)))

    def position(self, document: str | dict[str, Any]) -> GameState:
        """The state of a position document (TOML text or tables)."""
        from executives.boardroom.documents.positions import position

        return keep_found(self, position(self, document))

    def result(self, state: GameState) -> Result:
        """Ranking, winners and scores of a finished game (TX.SCORE.09).

        The first group of the ranking is empty where nobody wins.
        """
        if not self.is_over(state):
            self._refuse_result()
        return keep_found(self, scoring.result_of(self._silent, state))

    def title(self, state: GameState) -> tuple[tuple[int, ...], bool]:
        """Who has the CEO title: the seats, and whether the Foreign Investor (TX.SCORE.01-.04)."""
        return title_holders(state), foreign_investor(state)

    def view(self, state: GameState, seat: int | None) -> View:
        """What ``seat`` may know; None is a spectator."""
        return keep_found(self, view_of(self, state, seat))

    def determinize(self, view: View, seed: int) -> GameState:
        """A state that is consistent with a view, each one equally likely."""
        return keep_found(self, determinize(self, view, seed))

    def _known(self, state: GameState, seat: int) -> Knowledge:
        numbers: dict[tuple[type[Any], int], int] = {}
        for player in state.players:
            numbers[InfluenceChanged, player.seat] = sum(player.influence)
            numbers[VotesChanged, player.seat] = player.votes
        numbers[LegacyVotesChanged, state.coo] = state.ceo_votes
        return Knowledge(numbers, unplaced_names(self, state, seat))

    def record_classes(self) -> dict[str, tuple[type, ...]]:
        """The record classes of this game."""
        return {**super().record_classes(), **integrity.record_classes()}

    def integrity(self, state: GameState) -> list[tuple[str, str]]:
        """Why a state cannot be one of this game: places within it, and what is wrong there."""
        return integrity.impossible(self, state)

    # -- for the rules ----------------------------------------------------------------------------

    @property
    def context(self) -> Context[Game]:
        """The ``x`` that queries take, with nobody listening."""
        return self._silent

    def back(self, value: Any) -> Any:
        """What others see of a hidden card or agenda, of several, or of a secret answer."""
        if isinstance(value, tuple):
            return tuple(self.back(item) for item in value)
        if isinstance(value, int):
            return 0
        if not value:
            return ""
        return AGENDA_BACK if value in self.agenda else CARD_BACK


def _check_players(names: tuple[str, ...], variants: Variants) -> None:
    check_names(names)
    if CEO_NAME in names:
        raise ConfigurationError(
            f"{CEO_NAME!r} is no player name: tokens of the legacy CEO are written so",
            key="players",
        )
    fewest = 2 if variants.allow_two else FEWEST_PLAYERS
    if not fewest <= len(names) <= MOST_PLAYERS:
        raise ConfigurationError(
            f"{fewest} to {MOST_PLAYERS} players, not {len(names)} [TX.SETUP.08]", key="players"
        )
    variants.check(len(names))


def _remake(configuration: Configuration) -> Game:
    return Game(
        configuration.players,
        variants=configuration.variants,
        agendas=configuration.agendas,
        plugins=configuration.plugins,
    )
