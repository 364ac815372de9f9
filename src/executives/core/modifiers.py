"""Hook tables: which functions of which modifiers answer a hook, in a declared order.

Order is declared by kind of modifier (``rank``), never by registration or play order.  Where
two modifiers of one rank answer, the result may not depend on their order; the id only makes
the table definite, and a game can be built with these ties reversed to prove it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Any, Protocol

from executives.core.errors import PluginError

_TABLE_LIMIT = 4096
"""Memoised hook tables are dropped above this number, so that memory stays bounded."""


class ModifierLike(Protocol):
    """What the tables need of a modifier."""

    @property
    def id(self) -> str:
        """Unique among the modifiers of a game."""
        ...

    @property
    def rank(self) -> int:
        """Place of its kind in the order."""
        ...

    def hook(self, name: str) -> Callable[..., Any] | None:
        """The function for a hook, if it has one."""
        ...


class HookTable:
    """The functions of a set of active modifiers, one tuple per hook (an attribute each).

    ``answered`` are those of the hooks that some of the modifiers may answer; None: any.
    """

    def __init__(
        self,
        modifiers: Iterable[ModifierLike],
        *,
        hooks: tuple[str, ...],
        setters: frozenset[str],
        reverse_ties: bool = False,
        answered: Iterable[str] | None = None,
    ) -> None:
        by_id = sorted(modifiers, key=lambda modifier: modifier.id, reverse=reverse_ties)
        ordered = sorted(by_id, key=lambda modifier: modifier.rank)
        self.__dict__.update(dict.fromkeys(hooks, ()))
        for name in hooks if answered is None else answered:
            answering = [m for m in ordered if m.hook(name) is not None]
            if name in setters:
                _refuse_rivals(name, answering)
            setattr(self, name, tuple(modifier.hook(name) for modifier in answering))

    def __getattr__(self, name: str) -> tuple[Callable[..., Any], ...]:
        raise AttributeError(f"no hook is called {name!r}")


class HookTables(dict[tuple[str, ...], HookTable]):
    """The hook table of every set of active modifiers (their ids), made at its first use."""

    def __init__(
        self,
        modifiers: Mapping[str, ModifierLike],
        *,
        hooks: tuple[str, ...],
        setters: frozenset[str],
        reverse_ties: bool = False,
    ) -> None:
        super().__init__()
        self._modifiers = modifiers
        self._hooks = hooks
        self._setters = setters
        self._reverse_ties = reverse_ties
        self._answered: dict[str, tuple[str, ...]] = {}

    def __missing__(self, names: tuple[str, ...]) -> HookTable:
        if len(self) >= _TABLE_LIMIT:
            self.clear()
        # Most hooks of most tables have nobody, and tables are made in the middle of play.
        table = self[names] = HookTable(
            [self._modifiers[name] for name in names],
            hooks=self._hooks,
            setters=self._setters,
            reverse_ties=self._reverse_ties,
            answered=dict.fromkeys(hook for name in names for hook in self._hooks_of(name)),
        )
        return table

    def _hooks_of(self, name: str) -> tuple[str, ...]:
        """The hooks that a modifier answers, found at its first use."""
        if name not in self._answered:
            modifier = self._modifiers[name]
            found = tuple(hook for hook in self._hooks if modifier.hook(hook) is not None)
            self._answered[name] = found
        return self._answered[name]


def _refuse_rivals(name: str, answering: list[ModifierLike]) -> None:
    """Two setters of one value need a declared order, unless they are one function."""
    for first, second in pairwise(answering):
        if first.rank == second.rank and first.hook(name) != second.hook(name):
            raise PluginError(
                f"{first.id} and {second.id} both set {name!r} and no order is declared: "
                "give them different ranks"
            )
