"""Positions: any state, or a part of one, as a document that a person can write.

What a document does not say is as in the start position.  ``moves`` plays on from the position,
so that the middle of a decision can be written too.  What follows is the same for every game:
the order of the checks, and what is tried before a state is handed out.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from executives.core.errors import ConfigurationError, ExecutivesError, FileError
from executives.core.records import keep_found
from executives.documents.other_games import hint
from executives.documents.shapes import Anything, Faults, Shape, Table
from executives.documents.toml import Document, Place, read

_TRIED = 3
"""So many decisions are tried in a position whose frames were written by hand."""

_PLACE = re.compile(r"pending\[(\d+)\](?:\.(\w+))?")


class Positions(ABC):
    """What a game supplies so that its positions can be read.

    ``name`` is the game's, ``sections`` are the keys that a document may hold at the top,
    ``header`` is the shape of its ``[game]``.  ``is_usual``: documents that name no game are of
    this one.
    """

    name: str
    is_usual = False
    sections: tuple[str, ...]
    header: Shape

    @abstractmethod
    def start_key(self, game: Any, content: Mapping[str, Any]) -> Hashable:
        """All that the start position of a document depends on; wrong values count as absent."""

    @abstractmethod
    def start(self, game: Any, key: Any) -> Any:
        """The start position of a key."""

    @abstractmethod
    def shape(self, game: Any, start: Any) -> Table:
        """What a document over a start position may hold."""

    @abstractmethod
    def made(self, game: Any, content: Mapping[str, Any], faults: Faults, start: Any) -> Any:
        """The state of a document whose parts are right, before any moves.

        Faults of parts that are right by themselves are noted.
        """

    def tried(self, game: Any, content: Mapping[str, Any], state: Any, faults: Faults) -> None:
        """Note what only the rules can tell of a state; by default there is nothing."""
        return

    def is_hand_written(self, content: Mapping[str, Any]) -> bool:
        """Whether the document says itself what is pending, so that it has to be tried."""
        return "pending" in content

    def place_of(self, content: Mapping[str, Any], frame: int, field: str) -> Place:
        """The place in the document of a frame of the stack, and of its field if it has one."""
        return ("pending", frame + 1, *((field,) if field else ()))

    def located(
        self, game: Any, content: Mapping[str, Any], where: str, what: str
    ) -> tuple[Place, str]:
        """The place in the document of a place in the state, as ``pending[2].timeslot``."""
        found = _PLACE.match(where)
        if found is None:
            return ("pending",), f"{where}: {what}" if where not in ("", "pending") else what
        return self.place_of(content, int(found.group(1)), found.group(2) or ""), what

    # -- reading ---------------------------------------------------------------------------------

    def load(
        self, document: Any, game_of: Callable[[dict[str, Any], Faults], Any], *, path: str
    ) -> tuple[Any, Any]:
        """The game and the state of a document; a FileError lists every fault.

        ``game_of`` makes the game, or None with faults, which are told before all others:
        those cannot be judged without it.
        """
        found = read(document, path=path)
        with self._or_hint(found, path):
            faults = Faults()
            game = game_of(found.content, faults)
            if game is None:
                Table(dict.fromkeys(self.sections, Anything())).check(faults, (), found.content)
            refuse(faults, path, found)
            return game, keep_found(game, self._position(game, found, path))

    def position(self, game: Any, document: Any, *, path: str) -> Any:
        """The state of a document for a game; a FileError lists every fault."""
        found = read(document, path=path)
        with self._or_hint(found, path):
            faults = Faults()
            if "cards" in found.content and "cards" in self.sections:
                message = f"cards defined inline make another game: use {game.NAME}.load"
                faults.add(("cards",), message)
            self.header.check(faults, ("game",), found.content.get("game", {}))
            refuse(faults, path, found)
            return self._position(game, found, path)

    @contextmanager
    def _or_hint(self, found: Document, path: str) -> Iterator[None]:
        """Instead of many faults of a document of another game, say that it does not name it."""
        try:
            yield
        except FileError:
            hinted = hint(self.name, found.content) if self.is_usual else None
            if hinted is None:
                raise
            faults = Faults()
            faults.add(*hinted)
            try:
                refuse(faults, path, found)
            except FileError as told:
                raise told from None

    def _position(self, game: Any, found: Document, path: str) -> Any:
        content = found.content
        faults = Faults()
        start, shape = _ground(self, _Same(game), self.start_key(game, content))
        shape.check(faults, (), content)
        refuse(faults, path, found)
        state = self.made(game, content, faults, start)
        refuse(faults, path, found)
        self.tried(game, content, state, faults)
        self._check_frames(game, content, state, faults)
        refuse(faults, path, found)
        state = _played(game, state, content.get("moves", ()), faults)
        refuse(faults, path, found)
        return state

    def _check_frames(self, game: Any, content: dict[str, Any], state: Any, faults: Faults) -> None:
        """Frames that were written by hand may fit nothing, now or when a decision is made."""
        if not self.is_hand_written(content):
            return
        for where, what in game.integrity(state):
            faults.add(*self.located(game, content, where, what))
        if faults.found or not state.pending:
            return
        try:
            for action in game.legal_actions(state)[:_TRIED]:
                game.apply(state, action)
        # Whatever the rules stumble over, the frames in the document are the cause.
        except Exception as wrong:
            faults.add(self.place_of(content, len(state.pending) - 1, ""), _undecided(wrong))


def configured(make: Callable[[], Any], faults: Faults) -> Any:
    """The game that ``make`` makes of a ``[game]``, or None with a fault."""
    try:
        return make()
    except ConfigurationError as wrong:
        faults.add(("game", wrong.key) if wrong.key else ("game",), str(wrong))
    except ExecutivesError as wrong:
        faults.add(("game",), str(wrong))
    return None


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
def _ground(positions: Positions, same: _Same, key: Hashable) -> tuple[Any, Table]:
    """The start position under a document, and the shape of documents over it."""
    start = positions.start(same.game, key)
    return start, positions.shape(same.game, start)


def refuse(faults: Faults, path: str, found: Document) -> None:
    """Raise a FileError with the lines of the document, if there are faults."""
    if faults.found:
        faults.refuse(path, found.lines())


def _undecided(wrong: Exception) -> str:
    return f"this cannot be decided here: {wrong or type(wrong).__name__}"


def _played(game: Any, state: Any, moves: Any, faults: Faults) -> Any:
    for number, text in enumerate(moves, start=1):
        name, *words = text.split()
        for part in " ".join(words).split(";"):
            try:
                state = game.apply(state, game.parse(f"{name} {part}", state))
            except ExecutivesError as wrong:
                faults.add(("moves", number), str(wrong))
                return state
            # Frames or boards that fit nothing may come to light only here.
            except Exception as wrong:
                faults.add(("moves", number), _undecided(wrong))
                return state
    return state
