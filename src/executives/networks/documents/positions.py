"""Positions: any state, or a part of one, as a document that a person can write.

What a document does not say is as in the start position.  Naming a card puts it there, wherever
it lay before; cards that lose their place go back to their deck.  ``moves`` plays on from the
position, so that the middle of a decision can be written too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from executives.core.errors import ExecutivesError
from executives.networks.cards import CardSet
from executives.networks.documents.inline import GAME, game_of
from executives.networks.documents.placing import (
    Builder,
    StartKey,
    seated_start,
    start_key,
)
from executives.networks.documents.position_checks import SECTIONS, check_together, document_shape
from executives.networks.documents.shapes import Anything, Faults, Table
from executives.networks.documents.toml import Document, Place, read
from executives.networks.integrity import board_fault
from executives.networks.state import GameState

_TRIED = 3
"""So many decisions are tried in a position whose frames were written by hand."""


def load(
    document: Any,
    *,
    path: str = "position",
    cards: CardSet | None = None,
    plugins: Iterable[Any] = (),
) -> tuple[Any, GameState]:
    """The game and the state of a document whose ``[game]`` and ``[[cards.star]]`` ... say all.

    Cards defined in the document join the set ``cards`` (by default the bundled one), or replace
    those of the same id; ``plugins`` are further executives.  Faults of the game are told before
    all others, which cannot be judged without it.  Raises FileError with every fault.
    """
    found = read(document, path=path)
    faults = Faults()
    game = game_of(found.content, faults, cards=cards, plugins=tuple(plugins))
    if game is None:
        Table(dict.fromkeys(SECTIONS, Anything())).check(faults, (), found.content)
    _refuse(faults, path, found)
    return game, _position(game, found, path)


def position(game: Any, document: Any, *, path: str = "position") -> GameState:
    """The state of a document; a FileError lists every fault."""
    found = read(document, path=path)
    faults = Faults()
    if "cards" in found.content:
        faults.add(("cards",), "cards defined inline make another game: use networks.load")
    GAME.check(faults, ("game",), found.content.get("game", {}))
    _refuse(faults, path, found)
    return _position(game, found, path)


def _position(game: Any, found: Document, path: str) -> GameState:
    content = found.content
    faults = Faults()
    start, shape = _ground(_Same(game), start_key(game, content))
    shape.check(faults, (), content)
    _refuse(faults, path, found)
    state = Builder(game, content, faults.places, start).state()
    check_together(game, content, state, faults)
    _refuse(faults, path, found)
    _try_memories(game, content, state, faults)
    _check_frames(game, content, state, faults)
    _refuse(faults, path, found)
    state = _played(game, state, content.get("moves", ()), faults)
    _refuse(faults, path, found)
    return state


class _Same:
    """A game as a key that goes by identity: games are compared by all of their cards."""

    __slots__ = ("game",)

    def __init__(self, game: Any) -> None:
        self.game = game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.game is self.game

    def __hash__(self) -> int:
        return id(self.game)


@lru_cache(maxsize=16)
def _ground(same: _Same, key: StartKey) -> tuple[GameState, Table]:
    """The start position under a document, and the shape of documents over it."""
    start = seated_start(same.game, *key)
    return start, document_shape(same.game, start)


def _refuse(faults: Faults, path: str, found: Document) -> None:
    if faults.found:
        faults.refuse(path, found.lines())


def _try_memories(game: Any, content: dict[str, Any], state: GameState, faults: Faults) -> None:
    """An executive knows the spaces of its own board: see whether it can take a turn."""
    for name, table in content.get("players", {}).items():
        seat = game.players.index(name)
        if not table.get("memory") or not state.players[seat].executive:
            continue
        fault = board_fault(game, state, seat)
        if fault is not None:
            message = f"the board of {state.players[seat].executive!r} cannot be so: {fault}"
            faults.add(("players", name, "memory"), message)


def _check_frames(game: Any, content: dict[str, Any], state: GameState, faults: Faults) -> None:
    """Frames that were written by hand may fit nothing, now or when a decision is made."""
    if "pending" not in content:
        return
    for where, what in game.integrity(state):
        faults.add(*_within(content, where, what))
    if faults.found or not state.pending:
        return
    try:
        for action in game.legal_actions(state)[:_TRIED]:
            game.apply(state, action)
    # Whatever the rules stumble over, the frames in the document are the cause.
    except Exception as wrong:
        message = f"this cannot be decided here: {wrong or type(wrong).__name__}"
        faults.add(("pending", len(content["pending"])), message)


def _within(content: dict[str, Any], where: str, what: str) -> tuple[Place, str]:
    """The place in the document of a place in the state, as ``pending[2].timeslot``."""
    found = re.match(r"pending\[(\d+)\](?:\.(\w+))?", where)
    if found is None:
        return ("pending",), f"{where}: {what}" if where not in ("", "pending") else what
    number = int(found.group(1)) + 1 - (2 if "turn" in content else 0)
    if number < 1:
        return ("turn",), what
    return ("pending", number, *((found.group(2),) if found.group(2) else ())), what


def _played(game: Any, state: GameState, moves: Any, faults: Faults) -> GameState:
    for number, text in enumerate(moves, start=1):
        name, *words = text.split()
        for part in " ".join(words).split(";"):
            try:
                state = game.apply(state, game.parse(f"{name} {part}", state))
            except ExecutivesError as wrong:
                faults.add(("moves", number), str(wrong))
                return state
            # Frames or memories that fit nothing may come to light only here.
            except Exception as wrong:
                message = f"this cannot be decided here: {wrong or type(wrong).__name__}"
                faults.add(("moves", number), message)
                return state
    return state
