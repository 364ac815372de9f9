"""Positions of The Executives: what the game supplies to the reader of documents.

What a document does not say is as at the beginning of its turn, dealt by its seed.  Naming a
card puts it there, wherever it lay before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from executives.boardroom.documents.building import Builder
from executives.boardroom.documents.checks import clashes, together
from executives.boardroom.documents.header import GAME, game_of
from executives.boardroom.documents.moments import DECISIONS, StartKey, start_key, turn_start
from executives.boardroom.documents.shapes import SECTIONS, document_shape
from executives.boardroom.state import GameState
from executives.documents.positions import Positions
from executives.documents.shapes import Faults, Table
from executives.documents.toml import Place


def load(
    document: Any, *, path: str = "position", plugins: Iterable[Any] = ()
) -> tuple[Any, GameState]:
    """The game and the state of a document whose ``[game]`` says all of the game.

    ``plugins`` are further agendas.  Faults of the game are told before all others, which cannot
    be judged without it.  Raises FileError with every fault.
    """
    further = tuple(plugins)

    def made(content: dict[str, Any], faults: Faults) -> Any:
        return game_of(content, faults, plugins=further)

    return _POSITIONS.load(document, made, path=path)


def position(game: Any, document: Any, *, path: str = "position") -> GameState:
    """The state of a document; a FileError lists every fault."""
    state: GameState = _POSITIONS.position(game, document, path=path)
    return state


_PLAYER = re.compile(r"players\[(\d+)\](?:\.(\w+))?")


class _Boardroom(Positions):
    name = "boardroom"
    sections = SECTIONS
    header = GAME

    def start_key(self, game: Any, content: Mapping[str, Any]) -> StartKey:
        return start_key(game, content)

    def start(self, game: Any, key: StartKey) -> GameState:
        return turn_start(game, *key)

    def shape(self, game: Any, start: GameState) -> Table:
        return document_shape(game)

    def made(
        self, game: Any, content: Mapping[str, Any], faults: Faults, start: GameState
    ) -> GameState:
        for place, what in clashes(game, content):
            faults.add(place, what)
        if faults.found:
            return start
        builder = Builder(game, content, start)
        state = builder.state()
        for place, what in (*builder.faults, *together(builder, state)):
            faults.add(place, what)
        return state if faults.found or "pending" in content else _settled(game, state, faults)

    def is_hand_written(self, content: Mapping[str, Any]) -> bool:
        """Every document is tried, whatever it says of what is decided."""
        return True

    def place_of(self, content: Mapping[str, Any], frame: int, field: str) -> Place:
        """Frames are written as one key, which says what is decided."""
        if "pending" in content:
            return super().place_of(content, frame, field)
        return tuple(key for key in DECISIONS if key in content)

    def located(
        self, game: Any, content: Mapping[str, Any], where: str, what: str
    ) -> tuple[Place, str]:
        """A state has the names of a document, but for its players and frames."""
        if where.startswith("pending"):
            return super().located(game, content, where, what)
        found = _PLAYER.match(where)
        if found is not None:
            name = game.players[int(found.group(1))]
            return ("players", name, *filter(None, [found.group(2)])), what
        key = re.split(r"[.\[]", where)[0]
        return ((key,) if key in content else (), what)


def _settled(game: Any, state: GameState, faults: Faults) -> GameState:
    """The state in which the next decision is needed: the rules go on from the document."""
    try:
        return game._settle(game.context, state)  # type: ignore[no-any-return]
    # Whatever the rules stumble over, the document is the cause.
    except Exception as wrong:
        faults.add((), f"the rules cannot go on from this: {wrong or type(wrong).__name__}")
    return state


_POSITIONS = _Boardroom()
