"""The shortest position document of a state: what the start of its turn does not tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from executives.boardroom.cards import CARDS
from executives.boardroom.documents.building import Builder
from executives.boardroom.documents.checks import together
from executives.boardroom.documents.header import header_of_game
from executives.boardroom.documents.moments import DECISIONS, StartKey, start_key, turn_start
from executives.boardroom.documents.naming import CEO_WORD
from executives.boardroom.documents.telling import Path, frames_told, told
from executives.boardroom.state import GameState
from executives.documents.layout import Layout

_GROUND = ("seed", "turn", "coo", "trick", "passed", *DECISIONS)
"""Keys on which it depends what everything else is without being said."""
_FIRST = ("stock", "discards", "indicator", "trump", "spent", "coo")
"""What is left out first, if it can be: long lists, and what follows from others."""
_ALONE = tuple((key,) for key in ("bids", "gifts", "locked", "rows", "exposed", "votes"))
"""Keys of players with a fixed value where nothing is said."""


def dumps(game: Any, state: GameState, *, game_header: bool = False) -> str:
    """The shortest document that ``game.position`` reads back to an equal state.

    With ``game_header`` it names players, agendas and variants too, so that ``boardroom.load``
    makes the game as well, but for plugins.
    """
    header = header_of_game(game) if game_header else {}
    return _LAYOUT.text({**document_of(game, state), **header})


def document_of(game: Any, state: GameState) -> dict[str, Any]:
    """The tables of the shortest document."""
    return _Writer(game, state).document()


class _Writer:
    """Finds out what has to be said, by reading back what is said so far."""

    def __init__(self, game: Any, state: GameState) -> None:
        self.game = game
        self.state = state
        self.starts: dict[StartKey, GameState] = {}
        self.told = told(game, state)
        self.certain: set[Path] = set()

    def document(self) -> dict[str, Any]:
        """All that is needed, in the order in which it is written."""
        kept = self._needed()
        if not self._is_read_back(kept):
            decided = {path for path in self.told if path[0] in DECISIONS}
            for path in decided:
                del self.told[path]
            self.told |= frames_told(self.game, self.state)
            kept = self._needed()
        kept = self._without_needless(kept)
        self._cut_stock(kept)
        return _nested({path: self.told[path] for path in self.told if path in kept})

    def _needed(self) -> set[Path]:
        """What has to be said, and perhaps more: whatever is read back otherwise."""
        kept = {path for path in self.told if _is_ground(path)}
        while True:
            made = self._made(kept)
            there = {} if made is None else told(self.game, made)
            wrong = {
                path
                for path, value in self.told.items()
                if path not in kept and (path not in there or there[path] != value)
            }
            if not wrong:
                # What is left to differ is there without being told.
                return kept if made == self.state else set(self.told)
            if made is not None:
                self.certain |= {path for path in wrong if self._is_alone(path)}
            kept |= wrong

    def _is_alone(self, path: Path) -> bool:
        """Whether a number or zone is the same without being said, whatever else is."""
        is_kept = path[2:3] == ("influence",) and path[3] not in (path[1], CEO_WORD)
        return is_kept or path[2:3] in _ALONE

    def _without_needless(self, kept: set[Path]) -> set[Path]:
        """Leave out one thing after another, as long as the same state is read back."""
        first = [path for key in _FIRST for path in self.told if path[0] == key]
        for path in dict.fromkeys([*first, *reversed(self.told)]):
            if path in kept - self.certain and self._is_read_back(kept - {path}):
                kept = kept - {path}
        return kept

    def _cut_stock(self, kept: set[Path]) -> None:
        """Below the last card that lies otherwise, the stock need not be named."""
        path = ("stock",)
        if path not in kept:
            return
        start = self._start(_nested({path: self.told[path] for path in kept}))
        ranks = {card: rank for rank, card in enumerate(dict.fromkeys((*start.stock, *CARDS)))}
        cards = self.told[path]
        length = len(cards)
        while length > 1 and ranks[cards[length - 2]] < ranks[cards[length - 1]]:
            length -= 1
        self.told[path] = cards[: length - 1]
        if not self._is_read_back(kept):
            self.told[path] = cards

    # -- reading back -----------------------------------------------------------------------------

    def _is_read_back(self, kept: set[Path]) -> bool:
        """Whether a document that says so much makes the state, and is not refused."""
        builder = self._builder(kept)
        state = builder.state()
        if builder.faults or (self._settled(builder, state) != self.state):
            return False
        return next(together(builder, state), None) is None

    def _start(self, content: Mapping[str, Any]) -> GameState:
        key = start_key(self.game, content)
        if key not in self.starts:
            self.starts[key] = turn_start(self.game, *key)
        return self.starts[key]

    def _builder(self, kept: set[Path]) -> Builder:
        content = _nested({path: self.told[path] for path in self.told if path in kept})
        return Builder(self.game, content, self._start(content))

    def _made(self, kept: set[Path]) -> GameState | None:
        """The state of a document that says so much; None if it makes none."""
        builder = self._builder(kept)
        return None if builder.faults else self._settled(builder, builder.state())

    def _settled(self, builder: Builder, state: GameState) -> GameState | None:
        if "pending" in builder.content or state == self.state:
            return state
        try:
            return self.game._settle(self.game.context, state)  # type: ignore[no-any-return]
        # A document that says too little may make a state that fits nothing.
        except Exception:
            return None


def _is_ground(path: Path) -> bool:
    return path[0] in _GROUND or path[2:3] in _ALONE[:3]


def _nested(flat: Mapping[Path, Any]) -> dict[str, Any]:
    """Tables within tables; what is decided is a name alone if that is all."""
    made: dict[str, Any] = {}
    for (*way, last), value in flat.items():
        table = made
        for key in way:
            table = table.setdefault(key, {})
        if value or last not in table:
            table[last] = dict(value) if isinstance(value, dict) else value
    for key in ("playing", "voting"):
        if isinstance(made.get(key), dict) and made[key].keys() == {"player"}:
            made[key] = made[key]["player"]
    for name, table in made.get("players", {}).items():
        if table.get("influence", {}).keys() == {name}:
            table["influence"] = table["influence"][name]
    return made


_LAYOUT = Layout(
    tables=("game", "players"),
    named=("players",),
    listed=(),
    spread=lambda key, table: False,
)
