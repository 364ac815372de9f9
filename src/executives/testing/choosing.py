"""Decisions as whole numbers: how a drawn number picks a legal action.

A number stands for a place in the fixed universe of what a frame may ask, never for a place in
the list of what happens to be legal.  So a number means the same decision, or one near it, when
a shorter game comes to a slightly different state; that is what lets failures shrink.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from executives.core.actions import Action

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
"""The players of drawn games, as many as are needed."""

DRAWS = 1 << 16
"""Numbers run from 0 to ``DRAWS`` - 1: two bytes, which Hypothesis draws evenly."""

Block = tuple[int, int]
"""The first code of a kind, and how many codes it has."""


class Chooser:
    """Picks decisions of one game by number.

    The kinds that fit the frame on top share the numbers equally, in the order of their codes;
    within a kind its codes do.  The legal action at that place is meant, or the nearest one of
    the kind before it, or the first of the kind, or the nearest one of an earlier kind, or the
    first of all.  Greater numbers never mean smaller codes, and 0 means the first code: passing,
    where that is possible.
    """

    def __init__(self, game: Any) -> None:
        self.game = game
        self._blocks: dict[type, tuple[Block, ...]] = {}
        self._codes: dict[int, tuple[Action, int]] = {}

    def choose(self, state: Any, number: int) -> Action:
        """The legal action that ``number`` means in a state that is not the last one."""
        asked = self.game.to_act(state)
        (first, size), code, turn = self._target(type(state.pending[-1]), len(asked), number)
        place = {seat: index for index, seat in enumerate(asked)}
        legal = self.game.legal_actions(state)
        ranked = sorted(
            (self._code(action), place[action.seat], index) for index, action in enumerate(legal)
        )
        at = bisect_right(ranked, (code, turn, len(ranked))) - 1
        is_below = at < 0 or ranked[at][0] < first
        if is_below and at + 1 < len(ranked) and ranked[at + 1][0] < first + size:
            at += 1
        return legal[ranked[max(at, 0)][2]]  # type: ignore[no-any-return]

    def any_action(self, number: int, seat: int) -> Action:
        """The action of the whole universe that ``number`` means, legal or not."""
        code = number * self.game.actions // DRAWS
        return self.game.decode(code, seat)  # type: ignore[no-any-return]

    def _target(self, frame: type, asked: int, number: int) -> tuple[Block, int, int]:
        """The kind, the code and the index among the asked seats at which a number points."""
        if frame not in self._blocks:
            self._blocks[frame] = self._blocks_of(frame)
        blocks = self._blocks[frame]
        index, rest = divmod(number * len(blocks), DRAWS)
        first, size = blocks[index]
        offset, turn = divmod(rest * size * asked // DRAWS, asked)
        return blocks[index], first + offset, turn

    def _blocks_of(self, frame: type) -> tuple[Block, ...]:
        """The codes of the kinds that can be taken in a frame, as far as they lie together."""
        found: list[Block] = []
        last: tuple[type, int] | None = None
        for code, (cls, _) in enumerate(self.game.universe.entries):
            if frame not in self.game._kinds[cls].frames:
                continue
            if last == (cls, code - 1):
                found[-1] = (found[-1][0], found[-1][1] + 1)
            else:
                found.append((code, 1))
            last = (cls, code)
        return tuple(found)

    def _code(self, action: Action) -> int:
        """The code of an action; those seen before are looked up by identity."""
        known = self._codes.get(id(action))
        if known is None:
            known = self._codes[id(action)] = (action, self.game.encode(action))
        return known[1]


def chooser_of(game: Any) -> Chooser:
    """The chooser of a game, which keeps it with what it looked up."""
    found: Chooser = game.memo("chooser", Chooser)
    return found
