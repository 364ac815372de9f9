"""The laws of the engine, checked while a game is played at random.

``play_under_laws`` plays one seeded game and raises ``Broken`` at the first state that breaks a
law.  What only one game can know (where its cards may lie, how its seats rotate) comes as a
``GameLaws`` value.
"""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any

import attrs

from executives.core.actions import Action
from executives.core.digest import digest
from executives.core.errors import ExecutivesError, FileError
from executives.core.streams import Stream
from executives.core.tally import total
from executives.interchange import dumps, loads
from executives.replay import Replay, Status
from executives.testing import secrecy
from executives.testing.game_laws import Account, GameLaws


class Broken(ExecutivesError, AssertionError):
    """A law does not hold; ``law`` is its number, ``played`` the decisions up to the state."""

    def __init__(self, law: int, what: str, played: tuple[Action, ...] = ()) -> None:
        self.law = law
        self.what = what
        self.played = played
        line = "; ".join(str(action) for action in played[-6:])
        super().__init__(f"law {law}: {what} (after {len(played)} decisions: {line})")


@attrs.define
class LawRun:
    """How often each law was checked, and at which frames."""

    checks: Counter[int] = attrs.field(factory=Counter)
    looks: Counter[str] = attrs.field(factory=Counter)
    games: int = 0
    decisions: int = 0
    longest: int = 0

    def merge(self, other: LawRun) -> None:
        """Add the counts of another run."""
        self.checks += other.checks
        self.looks += other.looks
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)


EVERY = {2: 6, 5: 20, 6: 10, 7: 10, 10: 20}
"""On every how many-th state the dearer laws are checked."""


class _Player:
    """One game under the laws."""

    def __init__(self, game: Any, seed: int, laws: Any, mirror: Any, sparse: int = 1) -> None:
        self.sparse = sparse
        self.game = game
        self.seed = seed
        self.laws = laws
        self.mirror = mirror
        self.stream = Stream(seed, "laws")
        self.run = LawRun(games=1)
        self.played: list[Action] = []
        self.states: list[tuple[Any, int]] = []
        self.waiting: dict[int, int] = dict.fromkeys(EVERY, 0)
        self.parts: dict[type, list[int]] = {}

    def fail(self, law: int, what: str) -> Broken:
        return Broken(law, what, tuple(self.played))

    def count(self, law: int, times: int = 1) -> None:
        self.run.checks[law] += times

    # -- the game ----------------------------------------------------------------------------------

    def play(self) -> LawRun:
        game = self.game
        state = game.start(self.seed)
        wealth = self.laws.wealth(state)
        self.conservation(state)
        while not game.is_over(state):
            # The first look at a state finds what is legal; later ones get what was kept.
            before = hash(state)
            legal = game.legal_actions(state)
            if hash(state) != before:
                raise self.fail(1, "legal_actions changed the state")
            self.progress(state, legal)
            self.look(state, legal)
            action = legal[self.stream.below(len(legal))]
            state = self.step(state, action, wealth)
        self.non_interference(state, ())
        self.determinization(state, ())
        self.purity()
        self.replayed()
        self.run.decisions = len(self.played)
        self.run.longest = len(self.played)
        return self.run

    def step(self, state: Any, action: Action, wealth: dict[Account, int]) -> Any:
        game = self.game
        before = hash(state)
        self.states.append((state, before))
        transition = game.step(state, action)
        after = game.apply(state, action)
        if hash(state) != before:
            raise self.fail(1, f"{action} changed the state it was applied to")
        if after != transition.state or type(after) is not type(state):
            raise self.fail(1, f"apply and step disagree about {action}")
        self.count(1)
        self.order(state, action, after)
        self.symmetry(state, action, after)
        self.played.append(action)
        self.ledger(transition, wealth)
        self.conservation(after)
        return after

    def look(self, state: Any, legal: tuple[Action, ...]) -> None:
        """Check the dearer laws when they are due, on unusual frames at least half the time."""
        frame = type(state.pending[-1])
        for law, number in EVERY.items():
            every = number * self.sparse
            self.waiting[law] += 1
            due = self.waiting[law] >= every
            usual = frame is self.laws.usual
            ahead = self.run.looks["usual"] > self.run.looks["other"]
            if not due or (usual and ahead and self.waiting[law] < 3 * every):
                continue
            self.waiting[law] = 0
            self.run.looks["usual" if usual else "other"] += 1
            getattr(self, _CHECKS[law])(state, legal)

    # -- the laws ----------------------------------------------------------------------------------

    def purity(self) -> None:
        """Law 1: every earlier state is what it was."""
        for number, (state, before) in enumerate(self.states):
            if hash(state) != before:
                raise self.fail(1, f"state {number} was changed later")

    def sweep(self, state: Any, legal: tuple[Action, ...]) -> None:
        """Law 2: enumerated = accepted, by a full sweep of the frame's part of the universe."""
        game = self.game
        accepted = set(legal)
        if len(accepted) != len(legal):
            raise self.fail(2, "an action is listed twice")
        part = self.part_of(state)
        swept = 0
        for seat in range(game.seats):
            for code in part:
                action = game.decode(code, seat)
                if (action in accepted) == bool(game.check(state, action)):
                    listed = "listed" if action in accepted else "not listed"
                    raise self.fail(2, f"{action} is {listed}, check says the contrary")
                swept += action in accepted
        if swept != len(accepted):
            raise self.fail(2, "an action is listed that is not of this frame")
        self.count(2)

    def part_of(self, state: Any) -> list[int]:
        """The codes of the part of the universe that the frame on top is about."""
        if not state.pending:
            return []
        frame = type(state.pending[-1])
        if frame not in self.parts:
            codes = range(self.game.actions)
            self.parts[frame] = [code for code in codes if _fits(self.game, code, frame)]
        return self.parts[frame]

    def progress(self, state: Any, legal: tuple[Action, ...]) -> None:
        """Law 3: somebody can act, and the game ends within the bound."""
        if not legal:
            raise self.fail(3, f"nobody can act at {state.pending[-1]}")
        if len(self.played) >= self.game.max_decisions:
            raise self.fail(3, f"more than {self.game.max_decisions} decisions")
        self.count(3)

    def conservation(self, state: Any) -> None:
        """Law 4: every card and token is in exactly one place."""
        wrong = self.laws.conserved(self.game, state)
        if wrong:
            raise self.fail(4, "; ".join(wrong))
        self.count(4)

    def ledger(self, transition: Any, wealth: dict[Account, int]) -> None:
        """Law 4: what is counted, e.g. cash, is the sum of its events, and each that of its lines.

        A query answers a number and, by another way, its lines: where they differ, one is wrong.
        """
        for event in transition.events:
            account, amount = self.laws.account(event)
            if account not in wealth:
                continue
            wealth[account] += amount
            made = abs(total(event.lines)) if event.lines else abs(amount)
            # Who cannot pay or lose as much as that has nothing left.
            if abs(amount) != made and not (abs(amount) < made and wealth[account] == 0):
                what = _events_of(account)
                raise self.fail(4, f"the lines of {what} make {made}, the event tells {amount}")
        now = self.laws.wealth(transition.state)
        for account, number in now.items():
            if wealth[account] != number:
                made = wealth[account]
                what = _events_of(account)
                raise self.fail(4, f"all {what} make {made}, the state has {number}")

    def round_trips(self, state: Any, legal: tuple[Action, ...]) -> None:
        """Law 5: states, actions, events and views survive pickle, text, codes and JSON."""
        game = self.game
        copy = pickle.loads(pickle.dumps(state))
        if copy != state or hash(copy) != hash(state):
            raise self.fail(5, "a state does not survive pickle")
        for action in legal:
            name = game.players[action.seat]
            same = game.parse(str(action), state), game.parse(f"{name} {action.text}", state)
            if same != (action, action):
                raise self.fail(5, f"the text {str(action)!r} does not give the action back")
            if game.decode(game.encode(action), action.seat) != action:
                raise self.fail(5, f"the code of {action} does not give it back")
            if pickle.loads(pickle.dumps(action)) != action:
                raise self.fail(5, f"{action} does not survive pickle")
        transition = game.step(state, legal[0])
        if pickle.loads(pickle.dumps(transition.events)) != transition.events:
            raise self.fail(5, "events do not survive pickle")
        views = (game.view(state, seat) for seat in (*range(game.seats), None))
        for value in (state, legal, transition, transition.events, *views):
            name = type(value).__name__
            try:
                back = loads(dumps(value), game)
            except (FileError, TypeError) as wrong:
                raise self.fail(5, f"the JSON of a {name} cannot be read: {wrong}") from wrong
            if back != value or hash(back) != hash(value):
                raise self.fail(5, f"the JSON of a {name} does not give it back")
        document = self.laws.written(game, state)
        if document and game.position(document) != state:
            raise self.fail(5, "a position does not give its state back")
        self.count(5)

    def replayed(self) -> None:
        """Law 5: the game as a replay is played and written again as it is."""
        text = Replay(self.game, self.seed).extended(*self.played).dumps()
        again = Replay.parse(text, game=self.game)
        verdict = again.verify()
        if verdict.status is not Status.EXACT or again.dumps() != text:
            raise self.fail(5, f"the replay of the game is {verdict}")
        self.count(5)

    def non_interference(self, state: Any, legal: tuple[Action, ...]) -> None:
        """Law 6: what a seat, or a spectator, may not know changes nothing of what it can see."""
        game = self.game
        for seat in secrecy.observers(game):
            other = self.determinized(game.view(state, seat), seat)
            made = [secrecy.channels(game, self.laws, s, seat) for s in (state, other)]
            self.no_leak(secrecy.first_difference(*made), seat)
            own = secrecy.own_sample(legal, seat)
            if seat is not None:
                self.same_reasons(state, other, seat, own)
            others = secrecy.others_sample(game, other, legal, seat, self.stream)
            for action in (*own, *others):
                self.same_events(state, other, action, seat)
            self.count(6)

    def same_reasons(self, state: Any, other: Any, seat: int, own: list[Action]) -> None:
        game = self.game
        for action in secrecy.swept(game, self.stream, state, seat):
            reasons = game.check(state, action), game.check(other, action)
            if reasons[0] != reasons[1]:
                self.no_leak((f"the reasons against {action}", *reasons), seat)
        fitting = self.part_of(state)
        for action in secrecy.asked_about(game, self.stream, fitting, own, seat):
            misspelled = action in own and not self.stream.below(secrecy.MISSPELLED)
            asked = [
                secrecy.action_channels(game, s, action, misspelled=misspelled)
                for s in (state, other)
            ]
            self.no_leak(secrecy.first_difference(*asked), seat)

    def same_events(self, state: Any, other: Any, action: Action, seat: int | None) -> None:
        game, draws = self.game, self.laws.draws(self.game, state, action)
        steps = game.step(state, action), game.step(other, action)
        face_down = None if draws else self.laws.face_down
        covers = game.covers(action)
        found = secrecy.step_difference(game, face_down, steps, seat, covers=covers)
        self.no_leak(found and (f"{found[0]} of {action}", *found[1:]), seat)

    def no_leak(self, difference: secrecy.Difference | None, seat: int | None) -> None:
        if difference is not None:
            leaked, observer = secrecy.shortened(difference), secrecy.name_of(seat)
            raise self.fail(6, f"a secret is told to {observer} by {leaked}")

    def determinization(self, state: Any, legal: tuple[Action, ...]) -> None:
        """Law 7: a determinized state has the view it was made from."""
        game = self.game
        for seat in secrecy.observers(game):
            view = game.view(state, seat)
            made = self.determinized(view, seat)
            if game.view(made, seat) != view:
                name = secrecy.name_of(seat)
                raise self.fail(7, f"a state determinized for {name} has another view")
            wrong = self.laws.conserved(game, made)
            if wrong:
                raise self.fail(7, "; ".join(wrong))
            self.count(7)

    def determinized(self, view: Any, seat: int | None) -> Any:
        try:
            return self.game.determinize(view, self.stream.below(1 << 30))
        except ExecutivesError as error:
            name = secrecy.name_of(seat)
            raise self.fail(7, f"no state has the view of {name}: {error}") from error

    def order(self, state: Any, action: Action, after: Any) -> None:
        """Law 8: neither ties of modifiers nor the order of simultaneous answers matter."""
        game = self.game
        if self.mirror is not None:
            if self.mirror.apply(state, action) != after:
                raise self.fail(8, f"{action} depends on the order of tied modifiers")
            self.count(8)
        for seat in game.to_act(state):
            answers = () if seat == action.seat else game.legal_actions(state, seat)
            if not answers:
                continue
            other = answers[self.stream.below(len(answers))]
            if game.check(after, other):
                raise self.fail(8, f"{other} is not legal any more after {action}")
            if game.apply(after, other) != game.apply(game.apply(state, other), action):
                raise self.fail(8, f"it matters which comes first, {action} or {other}")
            self.count(8)

    def symmetry(self, state: Any, action: Action, after: Any) -> None:
        """Law 9: every symmetry of the game commutes with every step that draws nothing."""
        game = self.game
        if self.laws.draws(game, state, action):
            return
        for symmetry in self.laws.symmetries:
            ways = symmetry.ways(game)
            if not ways:
                continue
            by = 1 + self.stream.below(ways)
            played = symmetry.action(game, action, by)
            turned = game.apply(symmetry.state(game, state, by), played)
            if turned != symmetry.state(game, after, by):
                raise self.fail(9, f"{action} does not commute with {symmetry.name} by {by}")
            self.count(9)

    def same_digest(self, state: Any, legal: tuple[Action, ...]) -> None:
        """Law 10, as far as one process can tell: equal states have equal digests."""
        if digest(pickle.loads(pickle.dumps(state))) != digest(state):
            raise self.fail(10, "equal states have different digests")
        self.count(10)


_CHECKS = {
    2: "sweep",
    5: "round_trips",
    6: "non_interference",
    7: "determinization",
    10: "same_digest",
}


def _events_of(account: Account) -> str:
    """The events that an account sums up, in words: their name, the seat, the origin."""
    name, *seats = account
    return " of ".join([f"{name} events", *(f"p{seat + 1}" for seat in seats if seat >= 0)])


def _fits(game: Any, code: int, frame: type) -> bool:
    return frame in game._kinds[game.universe.entries[code][0]].frames


def play_under_laws(
    game: Any, seed: int, laws: GameLaws, *, mirror: Any = None, sparse: int = 1
) -> LawRun:
    """Play one random game under all laws; raises ``Broken`` at the first that does not hold.

    ``mirror`` is the same game with the ties of its hook tables reversed (law 8).  The laws of
    ``EVERY`` are looked at ``sparse`` times as seldom, for runs of many games.
    """
    return _Player(game, seed, laws, mirror, sparse).play()
