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


_ANSWERED: dict[tuple[int, tuple[str, ...]], tuple[ModifierLike, tuple[str, ...]]] = {}


def answered(modifier: ModifierLike, hooks: tuple[str, ...]) -> tuple[str, ...]:
    """The hooks that a modifier answers, found once and kept while it lives."""
    key = (id(modifier), hooks)
    kept = _ANSWERED.get(key)
    if kept is None or kept[0] is not modifier:
        if len(_ANSWERED) >= _TABLE_LIMIT:
            _ANSWERED.clear()
        names = tuple(name for name in hooks if modifier.hook(name) is not None)
        kept = _ANSWERED[key] = (modifier, names)
    return kept[1]


class HookTable:
    """The functions of a set of active modifiers, one tuple per hook (an attribute each)."""

    def __init__(
        self,
        modifiers: Iterable[ModifierLike],
        *,
        hooks: tuple[str, ...],
        setters: frozenset[str],
        reverse_ties: bool = False,
    ) -> None:
        by_id = sorted(modifiers, key=lambda modifier: modifier.id, reverse=reverse_ties)
        ordered = sorted(by_id, key=lambda modifier: modifier.rank)
        answering: dict[str, list[ModifierLike]] = {}
        for modifier in ordered:
            for name in answered(modifier, hooks):
                answering.setdefault(name, []).append(modifier)
        # Most hooks of most tables have nobody, and tables are made in the middle of play.
        self.__dict__.update(dict.fromkeys(hooks, ()))
        for name, found in answering.items():
            if name in setters and len(found) > 1:
                _refuse_rivals(name, found)
            setattr(self, name, tuple(modifier.hook(name) for modifier in found))

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

    def __missing__(self, names: tuple[str, ...]) -> HookTable:
        if len(self) >= _TABLE_LIMIT:
            self.clear()
        table = self[names] = HookTable(
            [self._modifiers[name] for name in names],
            hooks=self._hooks,
            setters=self._setters,
            reverse_ties=self._reverse_ties,
        )
        return table


def _refuse_rivals(name: str, answering: list[ModifierLike]) -> None:
    """Two setters of one value need a declared order, unless they are one function."""
    for first, second in pairwise(answering):
        if first.rank == second.rank and first.hook(name) != second.hook(name):
            raise PluginError(
                f"{first.id} and {second.id} both set {name!r} and no order is declared: "
                "give them different ranks"
            )
