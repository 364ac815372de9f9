"""The reducer: ``apply`` is check, resolve the top frame, run on until a decision is needed."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NoReturn, TypeVar

from executives.core.actions import Action
from executives.core.citing import Clauses, cited, cited_event
from executives.core.codec import Universe
from executives.core.display import Displayed
from executives.core.errors import EngineBug, GameOver, IllegalAction
from executives.core.events import Event
from executives.core.explanations import Explanation, Knowledge, account, refusal
from executives.core.frames import Frame, FrameKind, Kind
from executives.core.records import (
    Accompanied,
    draft_class,
    found_by,
    keep_found,
    record,
    short_form,
)
from executives.core.violations import Violation, violation

S = TypeVar("S", bound=Any)
T = TypeVar("T")
G = TypeVar("G", bound="BaseGame[Any]")


@record
class Transition(Accompanied):
    """What ``step`` returns: the state, what happened, and the decisions the rules forced."""

    state: Any
    events: tuple[Event, ...]
    derived: tuple[Action, ...]

    _repr_pretty_ = short_form


class Context(Generic[G]):
    """The game together with a listener; passed through all rules as ``x``.

    ``log`` is None while nobody listens, so that silent play pays nothing for events.
    ``derived`` holds the forced decisions, each with the number of events before it.
    """

    __slots__ = ("derived", "game", "log")

    def __init__(self, game: G, *, listening: bool) -> None:
        self.game = game
        self.log: list[Event] | None = [] if listening else None
        self.derived: list[tuple[int, Action]] = []

    def emit(self, event: Event) -> None:
        """Tell the listener; call it only where ``log`` is not None."""
        assert self.log is not None
        clauses = self.game.clauses
        self.log.append(cited_event(event, clauses) if clauses else event)

    def close(self, state: S, frame: Frame, *frames: Frame) -> S:
        """Take ``frame`` off the stack and put ``frames`` there, the last one on top."""
        pending = state.pending
        if pending[-1] is not frame:
            raise EngineBug(f"{frame} is not the top of the stack")
        return state.set_pending(pending[:-1] + frames)  # type: ignore[no-any-return]

    def push(self, state: S, *frames: Frame) -> S:
        """Put frames on the stack, the last one on top."""
        if not frames:
            return state
        return state.set_pending(state.pending + frames)  # type: ignore[no-any-return]


def _number_name(kind: type[Event]) -> str:
    """``BankBalanceChanged`` moves the "bank balance"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind.__name__.removesuffix("Changed")).lower()


class BaseGame(Displayed, ABC, Generic[S]):
    """What every game of this library can do; the rules come as kinds and frame kinds.

    Games are frozen: equality, hash and pickle go by their configuration.
    """

    FUEL: ClassVar[int] = 10_000
    """Backstop, not a rule: so many automatic frames in a row mean that the engine hangs."""

    NAME: ClassVar[str]
    """The name of the package that exports the game, which headers of replays write."""

    CLAUSES: ClassVar[dict[str, str]]
    """Clauses for the reasons the reducer itself gives: over, moment, seat."""

    clauses: Clauses = MappingProxyType({})
    """By which clause this game states what the engine cites by another, where they differ."""

    _sealed = False

    def _install(
        self,
        names: tuple[str, ...],
        state: type[Any],
        universe: Universe,
        kinds: dict[type[Action], Kind],
        frame_kinds: dict[type, FrameKind],
    ) -> None:
        self.players = names
        self.seats = len(names)
        self.universe = universe
        self._state = state
        self._draft: Any = draft_class(state, self)
        self._kinds = kinds
        self._frame_kinds = frame_kinds
        self._runs = {cls: kind.run for cls, kind in frame_kinds.items()}
        self._silent: Context[Any] = Context(self, listening=False)
        self._memo: dict[str, Any] = {}
        self._not_asked: dict[int, Violation] = {}
        message, rule = "this cannot be decided now", self.CLAUSES["moment"]
        self._wrong_moment = violation("moment", rule, message)
        self._sealed = True

    def __setattr__(self, name: str, value: Any) -> None:
        if self._sealed:
            raise AttributeError(f"a game is frozen: {name} cannot be set")
        object.__setattr__(self, name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a game is frozen: {name} cannot be deleted")

    # -- what a game must say -------------------------------------------------------------

    @property
    @abstractmethod
    def configuration(self) -> Any:
        """Everything the game was made from, as one hashable value."""

    @abstractmethod
    def start(self, seed: int) -> S:
        """The state in which the first decision is needed; all randomness is from ``seed``."""

    def _gate(self, state: S, frame: Frame, action: Action) -> tuple[Violation, ...]:
        """Reasons of active modifiers against an action."""
        return ()

    def _further(self, state: S, frame: Frame, action: Action) -> list[Violation]:
        """Further reasons against an action that is refused already."""
        return []

    def _known(self, state: S, seat: int) -> Knowledge:
        """What explanations for ``seat`` need: by default no numbers, and nothing is hidden."""
        return Knowledge()

    def numbers(self, state: S) -> dict[tuple[int, str], int]:
        """The numbers of each seat that events move, by seat and name, as everybody knows them."""
        found = self._known(state, 0).numbers
        return {(seat, _number_name(kind)): value for (kind, seat), value in found.items()}

    # -- what documents may hold --------------------------------------------------------------

    def record_classes(self) -> dict[str, tuple[type, ...]]:
        """The record classes of this game: its ``state``, ``actions`` and ``frames``.

        A game adds its ``events``, and what fields of other records may hold.
        """
        actions, frames = tuple(self._kinds), tuple(self._frame_kinds)
        return {"state": (self._state,), "actions": actions, "frames": frames}

    def can_be_asked(self, frame: type) -> bool:
        """Whether frames of a class ever wait for a decision."""
        return self._frame_kinds[frame].legal is not None

    def integrity(self, state: S) -> list[tuple[str, str]]:
        """Why a state cannot be one of this game: places within it, and what is wrong there.

        The types of all fields are right already; nothing else is taken for granted.
        """
        return []

    def memo(self, name: str, make: Callable[[Any], T]) -> T:
        """What ``make`` makes of the game, made once and kept."""
        if name not in self._memo:
            self._memo[name] = make(self)
        return self._memo[name]  # type: ignore[no-any-return]

    # -- the interface ----------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.configuration == self.configuration

    def __hash__(self) -> int:
        return hash(self.configuration)

    def covers(self, action: Action) -> bool:
        """Whether an action may show something that is covered again in the same step."""
        return self._kinds[type(action)].covers

    @property
    def actions(self) -> int:
        """How many codes there are."""
        return len(self.universe.entries)

    @property
    def codec_digest(self) -> str:
        """Names the meaning of the codes: equal digests, equal codes."""
        return self.universe.digest

    def is_over(self, state: S) -> bool:
        """Whether the game has ended."""
        return not state.pending

    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that have a decision to make, several when it is simultaneous."""
        if not state.pending:
            return ()
        return self._seats_of(state.pending[-1])

    def _seats_of(self, frame: Any) -> tuple[int, ...]:
        asked = self._frame_kinds[type(frame)].seats
        return (frame.seat,) if asked is None else asked(frame)

    def legal_actions(self, state: S, seat: int | None = None) -> tuple[Action, ...]:
        """The legal actions in canonical order, of one seat or (None) of everybody.

        They are found once for each state and kept beside it.
        """
        actions: tuple[Action, ...] | None = found_by(self, state)
        if actions is None:
            actions = self._enumerated(state) if state.pending else ()
            if type(state) is self._state:  # No draft, which may change.
                keep_found(self, state, actions)
        if seat is not None:
            return tuple(action for action in actions if action.seat == seat)
        return actions

    def _enumerated(self, state: S) -> tuple[Action, ...]:
        frame = state.pending[-1]
        legal = self._frame_kinds[type(frame)].legal
        if legal is None:
            raise EngineBug(f"{frame} waits for a decision that nobody can make")
        return tuple(self._filtered(state, frame, legal(self._silent, state, frame)))

    def _filtered(self, state: S, frame: Frame, actions: list[Action]) -> list[Action]:
        """The actions that no active modifier forbids."""
        return actions

    def check(self, state: S, action: Action) -> tuple[Violation, ...]:
        """Every reason why ``action`` is illegal; () when it is legal."""
        reasons = self._reasons(state, action)
        return cited(reasons, self.clauses) if self.clauses and reasons else reasons

    def _reasons(self, state: S, action: Action) -> tuple[Violation, ...]:
        if not state.pending:
            return (violation("over", self.CLAUSES["over"], "the game is over"),)
        frame: Any = state.pending[-1]
        kind = self._kinds.get(type(action))
        if kind is None:
            name = type(action).__name__
            return (violation("unknown", self.CLAUSES["moment"], f"{name} is not of this game"),)
        is_asked = self._asks(frame, action.seat)
        if is_asked and type(frame) in kind.frames:
            reasons = [*kind.check(self._silent, state, frame, action)]
            reasons += self._gate(state, frame, action)
            if reasons:
                reasons += self._further(state, frame, action)
            return tuple(reasons)
        # What else is wrong may depend on what only the asked seat may know, so stop here.
        reasons = [] if is_asked else [self._not_theirs(action.seat)]
        if type(frame) not in kind.frames:
            reasons.append(self._wrong_moment)
        return tuple(reasons)

    def _not_theirs(self, seat: int) -> Violation:
        """That a decision is not one of ``seat``: said so often that it is kept."""
        if seat not in self._not_asked:
            message, rule = "it is not the decision of p{seat}", self.CLAUSES["seat"]
            found = violation("seat", rule, message, seat=seat + 1)
            if not 0 <= seat < self.seats:
                return found
            self._not_asked[seat] = found
        return self._not_asked[seat]

    def apply(self, state: S, action: Action) -> S:
        """The state after ``action``; raises IllegalAction and touches nothing else."""
        # Enumerated is accepted (law 2): most actions applied come from ``legal_actions``.
        found = getattr(state, "_found", None)  # ``found_by`` without the cost of a call.
        for one in (found[1] or ()) if found is not None and found[0] is self else ():
            if one is action:
                break
        else:
            if not self._accepts(state, action):
                raise IllegalAction(action, self.check(state, action))
        kind = self._kinds[type(action)]
        x = self._silent
        draft = self._draft.thaw(state)
        draft = kind.perform(x, draft, state.pending[-1], action)
        draft = self._settle(x, draft)
        draft.__class__ = self._state
        return draft

    def _accepts(self, state: S, action: Action) -> bool:
        """Whether ``check`` finds no reason, without collecting the reasons."""
        kind = self._kinds.get(type(action))
        if kind is None or not state.pending:
            return False
        frame = state.pending[-1]
        if type(frame) not in kind.frames or not self._asks(frame, action.seat):
            return False
        for _ in kind.check(self._silent, state, frame, action):
            return False
        return not self._gate(state, frame, action)

    def _asks(self, frame: Any, seat: int) -> bool:
        """Whether the decision of ``frame`` is one of ``seat``."""
        asked = self._frame_kinds[type(frame)].seats
        return seat == frame.seat if asked is None else seat in asked(frame)

    def step(self, state: S, action: Action) -> Transition:
        """``apply`` with the events and the forced decisions."""
        reasons = self.check(state, action)
        if reasons:
            raise IllegalAction(action, reasons)
        state, x = self._listened(state, action)
        forced = tuple(forced for _, forced in x.derived)
        return keep_found(self, Transition(state, tuple(x.log or ()), forced))

    def explain(self, state: S, action: Action) -> Explanation:
        """Why ``action`` is illegal, with the nearest legal ones; or every number that it moves.

        It is made for the acting seat, and ends before the first event that would show that
        seat something new.
        """
        reasons = self.check(state, action)
        seat = action.seat
        if reasons:
            legal = self.legal_actions(state, seat)
            return keep_found(self, refusal(action, reasons, legal, self.to_act(state)))
        after, x = self._listened(state, action)
        story: list[Event | Action] = [*(x.log or ())]
        for place, forced in reversed(x.derived):
            story.insert(place, forced)
        found = account(action, story, self._known(state, seat), self.to_act(after))
        return keep_found(self, found)

    def _listened(self, state: S, action: Action) -> tuple[S, Context[Any]]:
        """The state after a legal action, and the listener with all that happened."""
        x: Context[Any] = Context(self, listening=True)
        state = self._kinds[type(action)].perform(x, state, state.pending[-1], action)
        return keep_found(self, self._settle(x, state)), x

    def encode(self, action: Action) -> int:
        """The action's code, 0 to ``actions`` - 1, without the seat."""
        return self.universe.encode(action)

    def decode(self, code: int, seat: int) -> Action:
        """The action that has ``code``, for ``seat``."""
        return self.universe.decode(code, seat)

    def parse(self, text: str, state: S) -> Action:
        """The action of ``text``, e.g. ``Ann draw queen`` or ``p1 pass``.

        A card may be named without its copy letter: the leftmost legal one is meant.
        """
        return self.universe.parse(text, self.legal_actions(state))

    # -- running on ----------------------------------------------------------------------------

    def _settle(self, x: Context[Any], state: S) -> S:
        runs = self._runs
        fuel = self.FUEL
        while state.pending:
            frame = state.pending[-1]
            run = runs[type(frame)]
            if run is None:
                return state
            after = run(x, state, frame)
            if after is None:
                return state
            state = self._forced(x, state, frame, after) if isinstance(after, Action) else after
            fuel -= 1
            if not fuel:
                raise EngineBug(f"no decision after {self.FUEL} automatic frames: {frame}")
        return state

    def _forced(self, x: Context[Any], state: S, frame: Frame, action: Action) -> S:
        if x.log is not None:
            reasons = self.check(state, action)
            if reasons:
                raise EngineBug(f"the rules force an illegal action: {action}: {reasons[0]}")
            x.derived.append((len(x.log), action))
        return self._kinds[type(action)].perform(x, state, frame, action)  # type: ignore[no-any-return]

    def _refuse_result(self) -> NoReturn:
        raise GameOver("there is no result before the game is over")
