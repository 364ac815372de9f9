"""A table to play at: positions as documents, decisions as texts, reasons as clauses."""

from __future__ import annotations

from typing import Any, Self

import pytest

from executives import IllegalAction, networks
from executives.core.game import Transition
from executives.networks.state import GameState, Player


class AnyTable:
    """A game of any kind with its present state; only this object changes: states never do."""

    game: Any
    state: Any
    last: Transition | None = None

    def play(self, *texts: str) -> Self:
        """Play decisions, one or several (separated by semicolons) per text."""
        for text in texts:
            name, *words = text.split()
            for part in " ".join(words).split(";"):
                action = self.game.parse(f"{name} {part}", self.state)
                self.last = self.game.step(self.state, action)
                self.state = self.last.state
        return self

    def refuses(self, text: str) -> set[str]:
        """The clauses for which a decision is refused; nothing may have changed."""
        action = self.game.parse(text, self.state)
        before = self.state
        assert action not in self.game.legal_actions(self.state)
        with pytest.raises(IllegalAction) as caught:
            self.game.apply(self.state, action)
        assert self.state is before
        return {violation.rule for violation in caught.value.violations}

    def allows(self, text: str) -> bool:
        """Whether a decision is legal; listing and checking must agree."""
        action = self.game.parse(text, self.state)
        legal = not self.game.check(self.state, action)
        assert legal == (action in self.game.legal_actions(self.state))
        return legal

    def legal(self, name: str | None = None) -> set[str]:
        """The texts of all legal decisions, without the seat; of one player if named."""
        seat = None if name is None else self.seat(name)
        return {action.text for action in self.game.legal_actions(self.state, seat)}

    def seat(self, name: str) -> int:
        """The seat of a player."""
        found: int = self.game.players.index(name)
        return found

    def to_act(self) -> list[str]:
        """The names of those who have a decision to make."""
        return [self.game.players[seat] for seat in self.game.to_act(self.state)]

    def events(self, kind: str) -> list[Any]:
        """The events of a kind in the last step, e.g. ``"CashChanged"``."""
        assert self.last is not None
        return [event for event in self.last.events if type(event).__name__ == kind]

    def forced(self) -> list[str]:
        """The decisions that the rules forced in the last step."""
        assert self.last is not None
        return [action.text for action in self.last.derived]


class Table(AnyTable):
    """A game of The Networks with its present state, for tests like rulebook examples.

    ``Table('''...''')`` loads a position document (see ``docs/positions.md``), and
    ``Table(game, state)`` takes what is there.
    """

    game: networks.Game
    state: GameState

    def __init__(self, document: str | networks.Game, state: GameState | None = None) -> None:
        if isinstance(document, str):
            self.game, self.state = networks.load(document)
        else:
            assert state is not None
            self.game, self.state = document, state

    def player(self, name: str) -> Player:
        """What a player owns."""
        return self.state.players[self.seat(name)]

    def show(self, name: str, timeslot: str) -> Any:
        """The lineup show of a player in a timeslot."""
        return self.player(name).lineup[self.game.boards.timeslots.index(timeslot)]
