"""Faults that let a hidden card show, one of each kind, as games that are wrong in one place.

What leaks is the hidden card that lies next in the star deck, or a yes or no that depends on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from executives import networks
from executives.core.actions import Action
from executives.core.errors import IllegalAction
from executives.core.records import record
from executives.core.results import Result
from executives.core.tally import Line, Lines, Stage
from executives.core.violations import Violation, violation
from executives.networks.actions import EndTurn
from executives.networks.events import CardsMoved
from executives.networks.frames import Turn
from executives.networks.modifiers import State, X
from executives.networks.state import DeckId, DeckView, GameState
from executives.networks.view import View
from support.extra_executives import BROKER


def next_star(state: Any) -> str:
    """The hidden card that lies next in the star deck."""
    return str("".join(state.decks[DeckId.STAR].rest[:1]))


def is_secret(state: Any) -> bool:
    """A yes or no that depends on the hidden card alone: an even number of letters."""
    return len(next_star(state)) % 2 == 0


class Log(networks.Game):
    """Everybody reads in the log which cards were drawn for a choice."""

    def drawn_event(self, seat: int, rule: str, cards: tuple[str, ...]) -> CardsMoved:
        """The event without its secret flag."""
        return super().drawn_event(seat, rule, cards).replace(secret=False)


class ErrorText(networks.Game):
    """The error for an illegal action tells the next star; its violations do not."""

    def apply(self, state: GameState, action: Action) -> GameState:
        """Refuse as always, with a sentence too much."""
        try:
            return super().apply(state, action)
        except IllegalAction as error:
            error.args = (f"{error.args[0]}; not so {next_star(state)}",)
            raise


class Code(networks.Game):
    """The codes of actions are shifted by one while a certain star lies on top."""

    _shift = 0

    def _remember(self, state: GameState) -> None:
        object.__setattr__(self, "_shift", int(is_secret(state)))

    def legal_actions(self, state: GameState, seat: int | None = None) -> tuple[Action, ...]:
        """The legal actions, after which codes mean something else."""
        self._remember(state)
        return super().legal_actions(state, seat)

    def encode(self, action: Action) -> int:
        """The shifted code."""
        return (super().encode(action) + self._shift) % self.actions

    def decode(self, code: int, seat: int) -> Action:
        """The action of a shifted code."""
        return super().decode((code - self._shift) % self.actions, seat)


@record
class TellingDeckView(DeckView):
    """A deck that compares like any other, but prints its next card."""

    below: str = attrs.field(default="", eq=False)


class Representation(networks.Game):
    """The star deck of a view prints the next card."""

    def view(self, state: GameState, seat: int | None) -> View:
        """The view with a telling part."""
        return _with_star_deck(
            super().view(state, seat), lambda d: TellingDeckView(d.top, d.rest, next_star(state))
        )

    def determinize(self, view: View, seed: int) -> GameState:
        """States as always."""
        return super().determinize(
            _with_star_deck(view, lambda deck: DeckView(deck.top, deck.rest)), seed
        )


class DeckSize(networks.Game):
    """The star deck of a view is a card short while a certain star lies on top."""

    def view(self, state: GameState, seat: int | None) -> View:
        """The view with a wrong size."""
        short = int(is_secret(state))
        return _with_star_deck(
            super().view(state, seat), lambda deck: DeckView(deck.top, deck.rest - short)
        )


def _with_star_deck(view: View, change: Any) -> View:
    decks = list(view.decks)
    decks[DeckId.STAR] = change(decks[DeckId.STAR])
    return view.replace(decks=tuple(decks))


class Derived(networks.Game):
    """The turn of a player who might end it is ended for him while a certain star lies on top."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        usual = self._runs[Turn]
        assert usual is not None

        def run(x: X, s: State, f: Turn) -> State | Action | None:
            end: Action = self.interned[EndTurn][f.seat][()]
            found: State | Action | None = usual(x, s, f)
            forced = found is None and is_secret(s) and not self.check(s, end)
            return end if forced else found

        self._runs[Turn] = run


class FinalTally(networks.Game):
    """A line of the final score names the next star, without counting anything."""

    def result(self, state: GameState) -> Result:
        """The result with a line too much."""
        result = super().result(state)
        line = Line(Stage.ADD, 0, "T.LEAK.01", next_star(state))
        first, *rest = result.scores
        return result.replace(scores=(first.replace(lines=(*first.lines, line)), *rest))


def forbids(x: X, s: State, f: Any, action: Any) -> Iterator[Violation]:
    """No ad may be signed while a certain star lies on top."""
    if isinstance(action, networks.SignAd) and is_secret(s):
        yield violation("leak", "T.LEAK.01", "no ads today")


def scores(x: X, s: State, seat: int) -> Lines:
    """A viewer more while a certain star lies on top."""
    return (Line(Stage.ADD, 1, "T.LEAK.01"),) if is_secret(s) else ()


ROGUE = BROKER.replace(id="rogue", kinds=(), frames=(), hooks=networks.Hooks())

Leak = tuple[type[networks.Game], networks.Hooks, str]
"""The game, the hooks of one executive in it, and what the law says of the leak."""

NO_HOOKS = networks.Hooks()
LISTED = "by the (legal actions|view after equal events of .*SignAd)"
LEAKS: dict[str, Leak] = {
    "log": (Log, NO_HOOKS, "by the events of"),
    "error text": (ErrorText, NO_HOOKS, "by the error for"),
    "code": (Code, NO_HOOKS, "by the codes of the legal actions"),
    "representation": (Representation, NO_HOOKS, "by the text of the view"),
    "legal actions": (networks.Game, networks.Hooks(may=forbids), LISTED),
    "deck size": (DeckSize, NO_HOOKS, "by the view: .*rest="),
    # Explanations have the forced decisions too.
    "derived line": (Derived, NO_HOOKS, "by the (forced decisions|explanation) of"),
    "tally": (networks.Game, networks.Hooks(round_score=scores), "by the tallies"),
    "final tally": (FinalTally, NO_HOOKS, "by the result"),
}


def leaking(kind: type[networks.Game], hooks: networks.Hooks) -> networks.Game:
    """A game with a plant, for two seats that often have more than one thing to do in a turn."""
    rogue = ROGUE.replace(hooks=hooks)
    return kind(("Ann", "Bo"), executives=("rogue", "continuum"), plugins=(rogue,))
