"""A state machine of Hypothesis that plays a game and looks at it from all sides."""

from __future__ import annotations

import pickle
from typing import Any, ClassVar

from hypothesis import currently_in_test_context, note
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from executives.core.actions import Action
from executives.core.digest import digest
from executives.core.errors import ConfigurationError
from executives.replay import Replay
from executives.testing import checks
from executives.testing.choosing import chooser_of
from executives.testing.game_laws import GameLaws
from executives.testing.kits import header_of
from executives.testing.laws import Broken
from executives.testing.play_strategies import choices, decisions, seeds
from executives.testing.playthrough import line_text


class GameMachine(RuleBasedStateMachine):
    """Subclass it with ``game`` (or ``make_game``) and your own invariants and rules.

    ``self.game`` and ``self.state`` are the present game and state, ``self.played`` the decisions
    that led there, ``self.last`` the transition of the last of them (None before the first and
    after going back).  ``laws`` adds conservation; it is found by itself for the games of this
    library, and None leaves it out.  A failure shows the line of play as a replay text.
    """

    game: Any = None
    laws: ClassVar[Any] = "by game"

    def __init__(self) -> None:
        super().__init__()
        self.state: Any = None
        self.played: tuple[Action, ...] = ()
        self.last: Any = None
        self.seed = 0
        self._states: list[tuple[Any, int, str]] = []

    def make_game(self) -> Any:
        """The game that is played; by default the attribute ``game``."""
        if self.game is None:
            raise ConfigurationError("a GameMachine needs a game: set game or define make_game")
        return self.game

    # -- rules -----------------------------------------------------------------------------------

    @initialize(seed=seeds())
    def new_game(self, seed: int) -> None:
        """Begin."""
        self.game = self.make_game()
        self._chooser = chooser_of(self.game)
        self._laws = self._found_laws()
        self.seed = seed
        self._arrive(self.game.start(seed))
        self._conserved()

    @precondition(lambda self: not self.game.is_over(self.state))
    @rule(numbers=decisions(max_decisions=80))
    def play(self, numbers: list[int]) -> None:
        """Play so many decisions, each picked by its number."""
        for number in numbers:
            if self.game.is_over(self.state):
                break
            self._decide(self._chooser.choose(self.state, number))
        self._conserved()

    @rule()
    def look(self) -> None:
        """Views agree with the game, and no earlier state has changed (always possible)."""
        checks.check_progress(self.game, self.state)
        if hasattr(self.game, "view"):
            checks.check_views(self.game, self.state)
        for number, (state, before, _) in enumerate(self._states):
            if hash(state) != before:
                raise Broken(1, f"the state after {number} decisions was changed", self.played)

    @rule(number=choices(), seat=st.integers(0, 9))
    def try_something_illegal(self, number: int, seat: int) -> None:
        """An action that is not legal is refused, with reasons, and nothing changes."""
        action = self._chooser.any_action(number, seat % self.game.seats)
        if action not in self.game.legal_actions(self.state):
            checks.check_refusal(self.game, self.state, action)

    @precondition(lambda self: bool(self.played))
    @rule(back=st.integers(1, 12))
    def undo(self, back: int) -> None:
        """Go back to an earlier state: it is what it was, and play from it goes the same way."""
        back = min(back, len(self.played))
        undone, following = self.played[-back], self._states[-back]
        del self._states[len(self._states) - back :]
        self.played = self.played[:-back]
        self.state, _, before = self._states[-1]
        self.last = None
        _say(f"went back to decision {len(self.played)}")
        if digest(self.state) != before:
            raise Broken(1, "an earlier state has another digest now", self.played)
        if digest(self.game.apply(self.state, undone)) != following[2]:
            raise Broken(1, f"{undone} has another outcome the second time", self.played)

    @rule()
    def save_and_reload(self) -> None:
        """The state survives pickle, the line of play its replay text; go on with the copy."""
        copy = pickle.loads(pickle.dumps(self.state))
        if copy != self.state or digest(copy) != self._states[-1][2]:
            raise Broken(5, "the state does not survive pickle", self.played)
        self.state = copy
        if header_of(self.game) is not None:
            again = Replay.parse(self.text(), game=self.game)
            if again.play() != copy:
                raise Broken(5, "the replay text does not give the state back", self.played)

    # -- for invariants and failures ---------------------------------------------------------------

    def replay(self) -> Replay:
        """The line of play so far."""
        return Replay(self.game, self.seed).extended(*self.played)

    def text(self) -> str:
        """The line of play as a replay text."""
        return line_text(self.game, self.seed, self.played)

    def teardown(self) -> None:
        """Show the line of play of a failure."""
        if self.state is not None:
            _say(f"The line of play:\n{self.text()}")

    # -- inside ------------------------------------------------------------------------------------

    def _decide(self, action: Action) -> None:
        _say(f"{self.game.players[action.seat]} {self.game.universe.text_of(action)}")
        before = self.state
        self.played = (*self.played, action)
        transition = self.game.step(before, action)
        after = self.game.apply(before, action)
        if after != transition.state:
            raise Broken(1, f"apply and step disagree about {action}", self.played)
        if self._laws is not None:
            checks.check_events(before, transition, laws=self._laws)
        self.last = transition
        self._arrive(after)

    def _arrive(self, state: Any) -> None:
        self.state = state
        self._states.append((state, hash(state), digest(state)))

    def _conserved(self) -> None:
        if self._laws is not None:
            checks.check_conservation(self.game, self.state, laws=self._laws)

    def _found_laws(self) -> GameLaws | None:
        if self.laws != "by game":
            return self.laws  # type: ignore[no-any-return]
        try:
            return checks.laws_of(self.game)
        except ConfigurationError:
            return None


def _say(text: str) -> None:
    """A note, unless the machine is driven by hand."""
    if currently_in_test_context():
        note(text)
