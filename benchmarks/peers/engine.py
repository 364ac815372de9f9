"""What the measurement needs to know about an engine, and what a comparison is made of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar


class Engine(ABC):
    """A rules engine with one game of it; its packages are imported when it is made."""

    name: ClassVar[str]
    """What the table calls it."""

    package: ClassVar[str]
    """The distribution that is installed for it."""

    version: ClassVar[str] = ""
    """The version of the distribution; empty for the library of this tree."""

    native: ClassVar[bool] = False
    """Whether its states lie on the heap of C++, where `tracemalloc` does not see them."""

    @property
    def tolerant(self) -> bool:
        """Whether a game that ends in an error is skipped: only with somebody else's engine."""
        return bool(self.version)

    @abstractmethod
    def start(self, seed: int) -> Any:
        """Return a fresh game in which the first decision is needed."""

    @abstractmethod
    def is_over(self, state: Any) -> bool:
        """Tell whether the game has ended."""

    @abstractmethod
    def actions(self, state: Any) -> Sequence[Any]:
        """Return the legal actions."""

    @abstractmethod
    def apply(self, state: Any, action: Any) -> Any:
        """Play on, perhaps in place, and return the state to continue with."""

    @abstractmethod
    def keep(self, state: Any) -> Any:
        """Return something that later calls of `apply` do not change; `child` takes it."""

    @abstractmethod
    def child(self, kept: Any, action: Any) -> Any:
        """Return the state after *action*, ready to play on, and leave *kept* as it is."""


class Ours(Engine):
    """A game of this library; a subclass makes it."""

    package = "executives"

    def __init__(self, game: Any) -> None:
        self._game = game

    def start(self, seed: int) -> Any:
        """Return the start position of *seed*."""
        return self._game.start(seed)

    def is_over(self, state: Any) -> bool:
        """Tell whether the game has ended."""
        return bool(self._game.is_over(state))

    def actions(self, state: Any) -> Sequence[Any]:
        """Enumerate the legal actions."""
        actions: Sequence[Any] = self._game.legal_actions(state)
        return actions

    def apply(self, state: Any, action: Any) -> Any:
        """Return the next state; *action* is checked."""
        return self._game.apply(state, action)

    def keep(self, state: Any) -> Any:
        """Return the state itself: nothing changes it."""
        return state

    def child(self, kept: Any, action: Any) -> Any:
        """Return the next state; *action* is checked."""
        return self._game.apply(kept, action)


@dataclass(frozen=True)
class Target:
    """A limit for a figure of ours: a least rate or a greatest size.

    With a peer it is a multiple of the peer's figure. Without one a rate is scaled to the machine
    where the calibration takes `REFERENCE_US`.
    """

    figure: str
    limit: float
    peer: str = ""


@dataclass(frozen=True)
class Comparison:
    """A game of ours, the engines beside it, and what is wanted."""

    ours: type[Engine]
    peers: tuple[type[Engine], ...]
    targets: tuple[Target, ...]

    @property
    def engines(self) -> tuple[type[Engine], ...]:
        """All engines, ours last."""
        return (*self.peers, self.ours)
