"""Drop & Budget: the action with which a player leaves the season (E1.BASE.41-.44)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Kind
from executives.core.records import record
from executives.core.violations import Violation, violation
from executives.networks import grants
from executives.networks.frames import Turn
from executives.networks.grants import not_granted
from executives.networks.modifiers import State, X
from executives.networks.turns import check_choice, leave_round, pass_choices


@record
class Drop(Action):
    """Drop & Budget, for ``cash``, ``viewers`` or ``nothing`` of the drop track (E1.BASE.41)."""

    bonus: str

    TEXT: ClassVar[str] = "drop {bonus}"


def legal_drops(x: X, s: State, f: Turn) -> list[Any]:
    """A drop for each reward of the first free space (E1.BASE.24, .41)."""
    if f.seat in s.passed:
        return []
    drops = x.game.interned[Drop][f.seat]
    return [drops[bonus] for bonus in pass_choices(x, s, f.seat)]


def check_drop(x: X, s: State, f: Turn, action: Drop) -> Iterator[Violation]:
    """An action of the turn is left, and the space gives the reward (E1.BASE.22, .24)."""
    if not grants.allowed(f.grants) & grants.DROP:
        yield not_granted(x, f, grants.DROP)
    if f.seat in s.passed:
        yield violation("dropped", "E1.BASE.41", "this player has dropped out already")
        return
    yield from check_choice(x, s, f.seat, action.bonus, "drop")


def perform_drop(x: X, s: State, f: Turn, action: Drop) -> State:
    """Take the first free space and its reward; the turn is over (E1.BASE.22, .41)."""
    return leave_round(x, s, f, action.bonus, grants.DROP)


def _bonuses(game: Any) -> Iterable[tuple[str]]:
    return (("cash",), ("viewers",), ("nothing",))


KINDS = (Kind(Drop, (Turn,), _bonuses, check_drop, perform_drop),)
