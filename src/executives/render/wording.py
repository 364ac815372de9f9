"""How texts speak of a game: what every game supplies, so that the rest is the same for all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import attrs

from executives.core.explanations import Explanation
from executives.core.tally import Tally
from executives.core.violations import Violation
from executives.render.pictures import Picture

Refusal = tuple[str, tuple[Violation, ...]]
"""What is not possible, and the reasons against it."""


def _nothing_more(game: Any) -> dict[str, tuple[str, ...]]:
    return {}


@attrs.frozen(kw_only=True)
class Wording:
    """The words of one game; the module ``executives.render.<name>_words`` has it as ``WORDING``.

    ``board``: a view as a board of text.  ``picture``: a view as a picture.  ``chapter``: the
    number of the part of the game that a state is in; replays show the board when a new one
    begins.  ``unit``: what scores count.

    ``decisions``: what is decided, by the kind of frame; others say it in their docstring.
    ``turn``: the sentence about whose decision a frame is, from their names, where the usual one
    does not do ("" otherwise).  ``refusals``: what a seat may find that it cannot do, and why.
    ``standing``: where a seat stands, as tallies, as far as everybody may know.

    ``sentence``: an event in words, without numbers that it moves ("" for the plain wording).
    ``unseen``: the hidden event before which an explanation ends.

    ``ledger``: the points of a seat by clause, from the final state and all events.
    ``columns``: further words about each seat in tables, by the heads of their columns.
    """

    board: Callable[[Any, Any], str]
    picture: Callable[[Any, Any], Picture]
    chapter: Callable[[Any], int]
    unit: str
    decisions: Mapping[type[Any], str]
    turn: Callable[[Any, str, Any], str]
    refusals: Callable[[Any, Any, int], list[Refusal]]
    standing: Callable[[Any, Any, int], tuple[Tally, ...]]
    sentence: Callable[[Any, Any], str]
    unseen: Callable[[Any, Explanation], str]
    ledger: Callable[[Any, Any, list[Any], int], dict[str, int]]
    columns: Callable[[Any], dict[str, tuple[str, ...]]] = _nothing_more


def wording_of(game: Any) -> Wording:
    """The words of a game, found by its name."""
    found: Wording = import_module(f"executives.render.{game.NAME}_words").WORDING
    return found


def board(game: Any, view: Any) -> str:
    """What a view shows, as a board of text."""
    return wording_of(game).board(game, view)
