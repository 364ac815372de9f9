"""Modifiers: executives, moguls, cards and modules that change rules while they are active.

A modifier is a frozen value whose hooks are module-level functions (no closures: it must
pickle).  An unknown hook name fails when the modifier is made.  All hooks take ``x`` (the game
and a listener), the state and the seat whose modifier answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import attrs

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind
from executives.core.game import Context
from executives.core.records import Record, record
from executives.core.tally import Lines
from executives.core.violations import Violation
from executives.networks.board_tracks import BoardTracks
from executives.networks.state import GameState, LineupShow, Player

X = Context[Any]
State = GameState
Frames = tuple[Frame, ...]
Grants = tuple[int, ...]

EXECUTIVE, MODULE, MOGUL, NETWORK, SHOW, STAR, AD = range(7)
"""Ranks: the order of kinds of modifiers."""

PassBonus = tuple[int, int]
"""Cash and viewers that a passer may choose between; 0 is not offered."""


@record
class Option(Record):
    """A declared choice of a production, as data; at most one of each ``group``.

    ``cost`` is paid on top of the show's, ``waives`` makes all slots optional, ``row`` puts the
    season marker there (0: no change; the lowest of several wins), ``genre`` covers the genre,
    ``free`` makes the show itself cost nothing.  One option of a ``mandatory`` group has to be
    declared.  One that ``relieves`` lifts a timeslot penalty or what takes its place, and is
    offered only where there is one.  ``consumes`` is the held card that is discarded for it;
    one that ``returns`` lets stars of the cancelled show come back to the green room, one that
    ``skips`` lets so many required slots stay empty, one that ``joins`` puts the cancelled show
    itself on a slot for a star, and with one that is ``timely`` the show counts as being in its
    preferred timeslot.
    """

    id: str
    group: str
    rule: str
    cost: int = 0
    waives: bool = False
    row: int = 0
    genre: str = ""
    mandatory: bool = False
    free: bool = False
    relieves: bool = False
    consumes: str = ""
    returns: bool = False
    skips: int = 0
    joins: bool = False
    timely: bool = False


Options = tuple[Option, ...]


@record
class Guest(Record):
    """An ability to attach a star beyond the slots of a show.

    ``source`` is the executive or card that has it, ``cost`` its price in $M, ``limit`` the number
    of such stars on one show.
    """

    source: str
    rule: str
    cost: int = 0
    limit: int = 1


Guests = tuple[Guest, ...]


@record
class Hooks(Record):
    """All hooks, by family; ``None`` where a modifier has nothing to say.

    * lines answer with ``Line``s that a query folds; ``fee`` those of every ad signed,
      ``action_fee`` further ones where it is signed by the action;
    * values answer with the changed value they are given last;
    * ``may`` yields violations, ``placement`` those against a show of a genre in a timeslot;
      ``refusal`` further reasons against what is refused already;
    * offers answer with actions, options or frames;
    * triggers answer with the changed state, or with frames to be put on the stack;
      ``on_fetched`` takes a show of ``further_shows``, which lie elsewhere than in the display and
      may be produced, out of its place, or answers None; ``on_mogul`` follows on gaining a mogul;
      ``on_replaced`` is given the show that a production cancelled, and the new one.
    """

    sign_cost: Callable[[X, State, int, str], Lines] | None = None
    visible_expenses: Callable[[X, State, int, str, bool], Lines] | None = None
    upkeep_due: Callable[[X, State, int, str, int], Lines] | None = None
    income: Callable[[X, State, int], Lines] | None = None
    show_score: Callable[[X, State, int, int], Lines] | None = None
    round_score: Callable[[X, State, int], Lines] | None = None
    end_score: Callable[[X, State, int], Lines] | None = None
    card_score: Callable[[X, State, int, str], Lines] | None = None
    fee: Callable[[X, State, int, str], Lines] | None = None
    action_fee: Callable[[X, State, int, str], Lines] | None = None
    produce_cost: Callable[[X, State, int, str, int], Lines] | None = None
    starting_cash: Callable[[X, State, int, int], Lines] | None = None

    turn_grants: Callable[[X, State, int, Grants], Grants] | None = None
    grants_after_action: Callable[[X, State, int, Grants], Grants] | None = None
    extra_action: Callable[[X, State, int, int], int] | None = None
    orientation: Callable[[X, State, int, int, int, bool], bool] | None = None
    start_row: Callable[[X, State, int, str, int, int], int] | None = None
    pass_bonus: Callable[[X, State, int, PassBonus], PassBonus] | None = None
    landing: Callable[[X, State, int, int, int, str], str] | None = None
    condition: Callable[[X, State, int, int, int, bool], bool] | None = None
    grid_bonus: Callable[[X, State, int, PassBonus], PassBonus] | None = None
    weekend_icon: Callable[[X, State, int, bool], bool] | None = None
    timely: Callable[[X, State, int, int, bool], bool] | None = None
    takes_turn: Callable[[X, State, int, bool], bool] | None = None
    further_moguls: Callable[[X, State, int], int] | None = None
    genre_thresholds: Callable[[X, State, int, tuple[int, int]], tuple[int, int]] | None = None
    returning: Callable[[X, State, int, int, int], int] | None = None
    destination: Callable[[X, State, int, str, str], str] | None = None
    sign_limit: Callable[[X, State, int, int], int] | None = None
    signs_with_others: Callable[[X, State, int, str, bool], bool] | None = None
    mogul_limit: Callable[[X, State, int, int], int] | None = None

    may: Callable[[X, State, Any, Action], Iterator[Violation]] | None = None
    placement: Callable[[X, State, int, str, int], Iterator[Violation]] | None = None

    refusal: Callable[[X, State, Any, Action], Iterator[Violation]] | None = None

    turn_offers: Callable[[X, State, Any], Iterator[Action]] | None = None
    produce_options: Callable[[X, State, int, str, int], Options] | None = None
    further_shows: Callable[[X, State, int], tuple[str, ...]] | None = None
    side_choice: Callable[[X, State, int, int, int], Frames] | None = None
    guests: Callable[[X, State, int], Guests] | None = None

    on_round_start: Callable[[X, State, int], Frames] | None = None
    on_turn_start: Callable[[X, State, int], State] | None = None
    on_turn_end: Callable[[X, State, int], State] | None = None
    on_signed: Callable[[X, State, int, tuple[str, ...]], State] | None = None
    on_ad: Callable[[X, State, int, str, str, str], State | None] | None = None
    on_pass_bonus: Callable[[X, State, int], State] | None = None
    on_passed: Callable[[X, State, Any], tuple[State, Grants]] | None = None
    on_advance: Callable[[X, State, int, int, str], State | None] | None = None
    on_fetched: Callable[[X, State, int, str], State | None] | None = None
    on_committed: Callable[[X, State, int, int, tuple[str, ...]], State] | None = None
    on_replaced: Callable[[X, State, int, LineupShow, LineupShow], State] | None = None
    on_produced: Callable[[X, State, int, int], Frames] | None = None
    on_cancelled: Callable[[X, State, int, int], State] | None = None
    on_any_discarded: Callable[[X, State, int, str], State] | None = None
    on_mogul: Callable[[X, State, int, str], State] | None = None
    on_upkeep: Callable[[X, State, int], Frames] | None = None
    on_scoring: Callable[[X, State, int], Frames] | None = None
    on_round_end: Callable[[X, State, int], State] | None = None


HOOKS: Final = tuple(field.name for field in attrs.fields(Hooks))
VALUES: Final = frozenset(HOOKS[HOOKS.index("turn_grants") : HOOKS.index("may")])
SETTERS: Final = VALUES | {"on_ad", "on_advance", "on_passed"}
"""Hooks of which two without a declared order are an error."""


@record
class Modifier(Record):
    """Something that changes rules while it is active."""

    id: str
    rank: int
    hooks: Hooks = attrs.field(factory=Hooks)

    def hook(self, name: str) -> Callable[..., Any] | None:
        """The function for a hook, if there is one."""
        found: Callable[..., Any] | None = getattr(self.hooks, name)
        return found


@record
class Executive(Record):
    """An executive as a plugin.

    ``memory`` is the executive's own board at the start, as a record of public fields;
    ``kinds`` and ``frames`` are its own decisions, ``options`` the names of the options it may
    offer in productions.  ``stage`` orders its start-of-round ability: draws (0), other gains (1),
    then what takes a turn at once (2), below which nothing of the start may wait, or what only
    prepares for the turns (3).  ``needs`` names modules without which it is not dealt; ``events``
    are its own event classes.  ``board_faults`` tells why its board cannot be what a state says,
    given the game, the state and the seat.  ``board`` shows it to people: given the game and the
    memory, the printed spaces with their markers; without it a memory is shown as words.
    One that is not ``solo`` is not dealt to a single player, nor is one whose ``solo_variant``
    names a variant that is off.  ``version`` goes up when a rule of a plugin changes: replays name
    it, and are refused by another one.
    """

    id: str
    edition: str
    section: str
    name: str
    complexity: int
    hooks: Hooks = attrs.field(factory=Hooks)
    memory: Record | None = None
    kinds: tuple[Kind, ...] = ()
    frames: tuple[FrameKind, ...] = ()
    options: tuple[str, ...] = ()
    stage: int = 0
    first_player: bool = False
    needs: tuple[str, ...] = ()
    events: tuple[type[Any], ...] = ()
    board_faults: Callable[[Any, State, int], Iterator[str]] | None = None
    board: Callable[[Any, Any], BoardTracks] | None = None
    solo: bool = True
    solo_variant: str = ""
    version: str = ""

    @property
    def rank(self) -> int:
        """Executives come first in every order."""
        return EXECUTIVE

    def hook(self, name: str) -> Callable[..., Any] | None:
        """The function for a hook, if there is one."""
        found: Callable[..., Any] | None = getattr(self.hooks, name)
        return found


@record
class Module(Record):
    """An optional part of the rules that changes them for every seat, with its own decisions.

    One with ``active_for`` is no part that a game names: it is there in every game of its edition,
    and in force for the players for whom this says so.
    """

    id: str
    hooks: Hooks = attrs.field(factory=Hooks)
    kinds: tuple[Kind, ...] = ()
    frames: tuple[FrameKind, ...] = ()
    active_for: Callable[[Player], bool] | None = None

    @property
    def rank(self) -> int:
        """Modules come after executives and before cards."""
        return MODULE

    def hook(self, name: str) -> Callable[..., Any] | None:
        """The function for a hook, if there is one."""
        found: Callable[..., Any] | None = getattr(self.hooks, name)
        return found


ModifierValue = Modifier | Executive | Module
