"""Positions of The Networks: what the game supplies to the reader of documents.

Naming a card puts it there, wherever it lay before; cards that lose their place go back to
their deck.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from executives.documents.positions import Positions
from executives.documents.shapes import Faults, Table
from executives.documents.toml import Place
from executives.networks.cards import CardSet
from executives.networks.documents.inline import GAME, game_of
from executives.networks.documents.placing import Builder, StartKey, seated_start, start_key
from executives.networks.documents.position_checks import SECTIONS, check_together, document_shape
from executives.networks.integrity import board_fault
from executives.networks.state import GameState


def load(
    document: Any,
    *,
    path: str = "position",
    cards: CardSet | Iterable[CardSet] | None = None,
    plugins: Iterable[Any] = (),
) -> tuple[Any, GameState]:
    """The game and the state of a document whose ``[game]`` and ``[[cards.star]]`` ... say all.

    Cards defined in the document join the set ``cards`` (by default the bundled one; several as
    for ``Game``), or replace those of the same id; ``plugins`` are further executives.  Faults of
    the game are told before all others, which cannot be judged without it.  Raises FileError with
    every fault.
    """
    further = tuple(plugins)
    given = cards if cards is None or isinstance(cards, CardSet) else tuple(cards)

    def made(content: dict[str, Any], faults: Faults) -> Any:
        return game_of(content, faults, cards=given, plugins=further)

    return _POSITIONS.load(document, made, path=path)


def position(game: Any, document: Any, *, path: str = "position") -> GameState:
    """The state of a document; a FileError lists every fault."""
    state: GameState = _POSITIONS.position(game, document, path=path)
    return state


class _Networks(Positions):
    name = "networks"
    is_usual = True
    sections = SECTIONS
    header = GAME

    def start_key(self, game: Any, content: Mapping[str, Any]) -> StartKey:
        return start_key(game, content)

    def start(self, game: Any, key: StartKey) -> GameState:
        return seated_start(game, *key)

    def shape(self, game: Any, start: GameState) -> Table:
        return document_shape(game, start)

    def made(
        self, game: Any, content: Mapping[str, Any], faults: Faults, start: GameState
    ) -> GameState:
        state = Builder(game, content, faults.places, start).state()
        check_together(game, content, state, faults)
        return state

    def tried(
        self, game: Any, content: Mapping[str, Any], state: GameState, faults: Faults
    ) -> None:
        """An executive knows the spaces of its own board: see whether it can take a turn."""
        for name, table in content.get("players", {}).items():
            seat = game.players.index(name)
            if not table.get("memory") or not state.players[seat].executive:
                continue
            fault = board_fault(game, state, seat)
            if fault is not None:
                message = f"the board of {state.players[seat].executive!r} cannot be so: {fault}"
                faults.add(("players", name, "memory"), message)

    def place_of(self, content: Mapping[str, Any], frame: int, field: str) -> Place:
        """The two frames of a turn are written as one key."""
        number = frame + 1 - (2 if "turn" in content else 0)
        return super().place_of(content, number - 1, field) if number > 0 else ("turn",)


_POSITIONS = _Networks()
