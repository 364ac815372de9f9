"""Positions: any state, or a part of one, as a document that a person can write.

What a document does not say is as in the start position.  Naming a card puts it there, wherever
it lay before; cards that lose their place go back to their deck.  ``moves`` plays on from the
position, so that the middle of a decision can be written too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.core.errors import ExecutivesError, FileError
from executives.networks import grants as grant_bits
from executives.networks import queries
from executives.networks.boards import freeze
from executives.networks.frames import ChoosingExecutives, Turn, Turns
from executives.networks.inline import GAME, game_of
from executives.networks.loading import parse_toml
from executives.networks.position_checks import GRANT_WORDS, SECTIONS, document_shape
from executives.networks.shapes import LARGEST, Anything, Faults, Table, shown
from executives.networks.state import (
    Deck,
    DeckId,
    GameState,
    LineupShow,
    Player,
    Rerun,
    Row,
)


def load(document: Any, *, path: str = "position") -> tuple[Any, GameState]:
    """The game and the state of a document whose ``[game]`` and ``[[cards.star]]`` ... say all.

    Cards defined in the document join the bundled set, or replace those of the same id.  Faults
    of the game are told before all others, which cannot be judged without it.
    """
    content = _parsed(document, path)
    faults = Faults()
    game = game_of(content, faults)
    if game is None:
        Table(dict.fromkeys(SECTIONS, Anything())).check(faults, "", content)
    _refuse(faults, path)
    rest = {key: value for key, value in content.items() if key not in ("game", "cards")}
    return game, position(game, rest, path=path)


def position(game: Any, document: Any, *, path: str = "position") -> GameState:
    """The state of a document; a FileError lists every fault."""
    content = _parsed(document, path)
    if "cards" in content:
        raise FileError("cards defined inline make another game: use networks.load", path=path)
    faults = Faults()
    seed = content.get("seed", 0)
    known = type(seed) is int and 0 <= seed <= LARGEST
    start = game.start(seed if known else 0)
    GAME.check(faults, "game", content.get("game", {}))
    document_shape(game, start).check(faults, "", content)
    _refuse(faults, path)
    state = _Builder(game, content, faults.places, start).state()
    _try_memories(game, content, state, faults)
    _refuse(faults, path)
    return _played(game, state, content.get("moves", ()), path)


def _try_memories(game: Any, content: dict[str, Any], state: GameState, faults: Faults) -> None:
    """Only an executive itself knows the spaces of its board: see whether it finds its marker."""
    for name, table in content.get("players", {}).items():
        seat = game.players.index(name)
        if not table.get("memory") or not state.players[seat].executive:
            continue
        turn = Turn(seat, grant_bits.BASE_TURN)
        try:
            game.legal_actions(state.replace(pending=(Turns((seat + 1) % game.seats), turn)))
        except LookupError as wrong:
            faults.add(f"players.{name}.memory", f"this board has no such space: {wrong}")


def _refuse(faults: Faults, path: str) -> None:
    if faults.messages:
        raise FileError("; ".join(faults.messages), path=path)


def _parsed(document: Any, path: str) -> dict[str, Any]:
    content = parse_toml(document, path=path) if isinstance(document, str) else document
    if not isinstance(content, dict):
        raise FileError(f"expected a text or a table, not {shown(content)}", path=path)
    return dict(content)


def _played(game: Any, state: GameState, moves: Any, path: str) -> GameState:
    for number, text in enumerate(moves, start=1):
        name, *words = text.split()
        for part in " ".join(words).split(";"):
            try:
                state = game.apply(state, game.parse(f"{name} {part}", state))
            except ExecutivesError as wrong:
                raise FileError(f"moves[{number}]: {wrong}", path=path) from None
    return state


class _Builder:
    """Puts the parts of a document without faults over the start position.

    ``placed`` are the cards that the document names, each with its place.
    """

    def __init__(
        self, game: Any, document: dict[str, Any], placed: dict[str, str], start: GameState
    ) -> None:
        self.game = game
        self.document = document
        self.placed = placed
        self.start = start

    def state(self) -> GameState:
        """The state, before any moves."""
        start, document = self.start, self.document
        state = start.replace(
            round=document.get("round", start.round),
            first=self._seat(document["first"]) if "first" in document else start.first,
            passed=tuple(self._seat(name) for name in document.get("passed", ())),
            players=tuple(self._player(seat) for seat in range(self.game.seats)),
            display=tuple(self._row(row) for row in Row),
            mogul_tokens=self._tokens(),
        )
        state = self._stock(state)
        return state.replace(pending=self._pending(state))

    def _seat(self, name: str) -> int:
        return int(self.game.players.index(name))

    def _kept(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Cards of the start position that the document does not put elsewhere."""
        return tuple(card for card in cards if card not in self.placed)

    # -- players ---------------------------------------------------------------------------------

    def _player(self, seat: int) -> Player:
        table = self.document.get("players", {}).get(self.game.players[seat], {})
        player: Player = self.start.players[seat]
        changes: dict[str, Any] = {
            key: table[key] for key in ("cash", "viewers", "idle") if key in table
        }
        for key in ("stars", "ads", "network", "moguls"):
            listed = tuple(table[key]) if key in table else self._kept(getattr(player, key))
            changes[key] = listed
        changes["lineup"] = tuple(
            self._show(player.lineup[timeslot], name, table.get("lineup", {}))
            for timeslot, name in enumerate(self.game.boards.timeslots)
        )
        if "reruns" in table:
            changes["reruns"] = tuple(_rerun(entry) for entry in table["reruns"])
        spaces = dict(zip(self.game.boards.genres, player.tracks, strict=True))
        changes["tracks"] = tuple({**spaces, **table.get("tracks", {})}.values())
        if player.memory is not None:
            memory = {key: freeze(value) for key, value in table.get("memory", {}).items()}
            changes["memory"] = player.memory.replace(**memory)
        made = player.replace(**changes)
        return made.replace(modifiers=self.game.active_modifiers(made))

    def _show(
        self, present: LineupShow | None, name: str, lineup: dict[str, Any]
    ) -> LineupShow | None:
        if name not in lineup:
            return present if present is not None and present.show not in self.placed else None
        entry = lineup[name]
        if entry == "":
            return None
        table: dict[str, Any] = {"show": entry} if isinstance(entry, str) else entry
        slots = self.game.card[table["show"]].slots
        listed = tuple(table.get("cards", ()))
        cards = listed + ("",) * (len(slots) - len(listed))
        down = table.get("down", ())
        up = sum(1 << i for i, slug in enumerate(cards) if slug and slug not in down)
        return LineupShow(table["show"], table.get("row", 1), cards, up, table.get("token", ""))

    # -- the middle of the table ------------------------------------------------------------------

    def _row(self, row: Row) -> tuple[str, ...]:
        listed = self.document.get("display", {}).get(row.name.lower())
        return self._kept(self.start.display[row]) if listed is None else tuple(listed)

    def _tokens(self) -> int:
        if "mogul_tokens" not in self.document:
            return self.start.mogul_tokens
        genres = self.game.boards.genres
        return sum(1 << genres.index(genre) for genre in self.document["mogul_tokens"])

    def _stock(self, state: GameState) -> GameState:
        """Decks, supply and box: what is not placed lies where it is at the start."""
        placed = set(_cards_of(state)) | set(self.placed)
        tables = self.document.get("decks", {})
        box = [*self.document.get("box", ())]
        decks = []
        for deck_id in DeckId:
            table = tables.get(self.game.deck_backs[deck_id], {})
            own = (card for card in self._all_of(deck_id) if card not in placed)
            top, following = tuple(table.get("top", ())), tuple(table.get("next", ()))
            if "cards" in table:
                box += own
                decks.append(Deck(top, tuple(table["cards"])))
            else:
                decks.append(Deck(top, (*following, *own)))
        spare = [card for card in self.game.anomalies if card not in placed]
        supply = tuple(self.document["supply"]) if "supply" in self.document else tuple(spare)
        if "supply" in self.document:
            box += [card for card in spare if card not in supply]
        starters = self.game.card_set.starters
        slugs = [c for s in starters for c in (*s.shows, s.star, s.ad)]
        box += [card for card in slugs if card not in placed and card not in box]
        return state.replace(decks=tuple(decks), supply=supply, box=tuple(box))

    def _all_of(self, deck_id: DeckId) -> Iterator[str]:
        """The cards of a deck in the order of the start, those dealt already at the end."""
        inside = self.start.decks[deck_id].rest
        yield from inside
        for card in self.game.deck_cards[deck_id]:
            if card not in inside:
                yield card

    # -- whose turn ------------------------------------------------------------------------------

    def _pending(self, state: GameState) -> tuple[Any, ...]:
        wanted = self.document.get("turn")
        if wanted is None and isinstance(self.start.pending[-1], ChoosingExecutives):
            return self.start.pending
        table: dict[str, Any] = {"player": wanted} if isinstance(wanted, str) else wanted or {}
        seat = self._seat(table.get("player", self.game.players[state.first]))
        if "grants" in table:
            given = tuple(_grant(words) for words in table["grants"])
        else:
            x = self.game.context
            given = queries.turn_grants(x, state, seat, grant_bits.BASE_TURN)
        turn = Turn(seat, given, table.get("acted", False), table.get("passed", False))
        return (Turns((seat + 1) % self.game.seats), turn)


def _grant(words: str) -> int:
    mask = 0
    for word in words.split():
        mask |= GRANT_WORDS[word]
    return mask


def _rerun(entry: Any) -> Rerun:
    return Rerun(entry) if isinstance(entry, str) else Rerun(entry["show"], entry["token"])


def _cards_of(state: GameState) -> Iterator[str]:
    """The cards of players and display."""
    for player in state.players:
        yield from (*player.stars, *player.ads, *player.network, *player.moguls)
        yield from (rerun.show for rerun in player.reruns)
        for show in player.lineup:
            if show is not None:
                yield from (card for card in (show.show, *show.cards) if card)
    for cards in state.display:
        yield from cards
