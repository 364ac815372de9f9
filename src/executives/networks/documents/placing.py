"""From a document without faults to a state: where every card lies that it does not name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from executives.documents.fields import RecordTable, further_fields, value_of
from executives.documents.parts import frame_name
from executives.documents.shapes import LARGEST
from executives.networks import queries
from executives.networks.documents.naming import naming_of
from executives.networks.documents.position_checks import (
    PLAYER_FIELDS,
    SHOW_FIELDS,
    STATE_FIELDS,
)
from executives.networks.documents.position_parts import GRANT_WORDS, frame_table
from executives.networks.documents.shelves import rerun_made, season_made, shelf_made, shelved_cards
from executives.networks.frame_checks import held_by
from executives.networks.frames import ChoosingExecutives, Turn, Turns
from executives.networks.setup import opening, seat_executive
from executives.networks.state import (
    Deck,
    DeckId,
    GameState,
    LineupShow,
    Player,
    Row,
)
from executives.networks.turns import around, is_out


def start_of(game: Any, content: Mapping[str, Any]) -> GameState:
    """The start position of a document's seed, with the executives that the document seats.

    A document that says nothing of what follows the choice of executives is about that choice.
    """
    return seated_start(game, *start_key(game, content))


StartKey = tuple[int, tuple[tuple[int, str], ...], bool]


def start_key(game: Any, content: Mapping[str, Any]) -> StartKey:
    """All that the start position of a document depends on; wrong values count as absent."""
    seed = content.get("seed", 0)
    known = type(seed) is int and 0 <= seed <= LARGEST
    seated = tuple(_seated(game, content).items())
    return seed if known else 0, seated, not seated and _before_seating(game, content)


def seated_start(
    game: Any, seed: int, seated: tuple[tuple[int, str], ...], before_seating: bool
) -> GameState:
    """The start position of ``seed`` in which seats have the executives given."""
    start: GameState = game.start(seed)
    choosing = is_choosing(start)
    if not seated and (not choosing or before_seating):
        return start
    x = game.context
    state = opening(x, seed)
    wanted = dict(seated)
    for seat, player in enumerate(state.players):
        executive = wanted.get(seat, start.players[seat].executive)
        if executive != player.executive:
            plain = player.replace(executive="", modifiers=(), memory=None)
            players = (*state.players[:seat], plain, *state.players[seat + 1 :])
            state = state.replace(players=players)
            if executive:
                state = seat_executive(x, state, seat, executive)
    pending = tuple(f for f in state.pending if not isinstance(f, ChoosingExecutives))
    return game._settle(x, state.replace(pending=pending))  # type: ignore[no-any-return]


def _seated(game: Any, content: Mapping[str, Any]) -> dict[int, str]:
    """The executives that a document names, as far as they are known, by seat."""
    tables = content.get("players", {})
    found: dict[int, str] = {}
    for seat, name in enumerate(game.players):
        table = tables.get(name) if isinstance(tables, dict) else None
        executive = table.get("executive") if isinstance(table, dict) else None
        if type(executive) is str and executive in ("", *game.dealt_executives):
            found[seat] = executive
    return found


def is_choosing(state: GameState) -> bool:
    """Whether executives are still to be chosen."""
    return any(isinstance(frame, ChoosingExecutives) for frame in state.pending)


def _before_seating(game: Any, content: Mapping[str, Any]) -> bool:
    if not {"turn", "first", "round", "passed", "display"}.isdisjoint(content):
        return False
    frames = content.get("pending")
    if not isinstance(frames, (list, tuple)):
        return True
    name = frame_name(game, ChoosingExecutives)
    return any(isinstance(frame, dict) and frame.get("frame") == name for frame in frames)


class Builder:
    """Puts the parts of a document without faults over the start position.

    ``placed`` are the cards that the document names, each with its place.
    """

    def __init__(
        self, game: Any, document: Mapping[str, Any], placed: Mapping[str, str], start: GameState
    ) -> None:
        self.game = game
        self.naming = naming_of(game)
        self.document = document
        self.placed = placed
        self.start = start

    def state(self) -> GameState:
        """The state, before any moves."""
        start, document = self.start, self.document
        frames = self.frames()
        further = {
            name: value_of(self.naming, GameState, name, document[name])
            for name in further_fields(GameState, STATE_FIELDS)
            if name in document
        }
        if start.season is not None:
            further["season"] = season_made(self.game, document, start, self._kept)
            order = further["season"].order
            further["first"] = order[0] if order else start.first
        elif "first" in document:
            further["first"] = self._seat(document["first"])
        state = start.replace(
            round=document.get("round", start.round),
            passed=tuple(self._seat(name) for name in document.get("passed", ())),
            players=tuple(self._player(seat) for seat in range(self.game.seats)),
            display=tuple(self._row(row) for row in Row),
            mogul_tokens=self._tokens(),
            **further,
        )
        state = self._stock(state, frames)
        return state.replace(pending=self.stack(state, frames))

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
            key: table[key] for key in ("cash", "viewers", "idle", "banked") if key in table
        }
        for key in ("stars", "ads", "network", "moguls"):
            listed = tuple(table[key]) if key in table else self._kept(getattr(player, key))
            changes[key] = listed
        changes["lineup"] = tuple(
            self._show(player.lineup[timeslot], name, table.get("lineup", {}))
            for timeslot, name in enumerate(self.game.boards.timeslots)
        )
        if "face_down" in table:
            changes["face_down"] = tuple(table["face_down"])
        if "reruns" in table:
            changes["reruns"] = tuple(rerun_made(entry) for entry in table["reruns"])
        spaces = dict(zip(self.game.boards.genres, player.tracks, strict=True))
        changes["tracks"] = tuple({**spaces, **table.get("tracks", {})}.values())
        if "grid" in table:
            changes["grid"] = sum(1 << self.game.grid.index(genre) for genre in table["grid"])
        if player.memory is not None and "memory" in table:
            shape = RecordTable(self.naming, type(player.memory), present=player.memory)
            changes["memory"] = shape.made(table["memory"])
        for name in further_fields(Player, PLAYER_FIELDS):
            if name in table:
                changes[name] = value_of(self.naming, Player, name, table[name])
        if player.shelf is not None and "shelf" in table:
            changes["shelf"] = shelf_made(self.game, table["shelf"], player.shelf)
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
        further = {
            field: value_of(self.naming, LineupShow, field, table[field])
            for field in further_fields(LineupShow, SHOW_FIELDS)
            if field in table
        }
        row, token = table.get("row", 1), table.get("token", "")
        return LineupShow(table["show"], row, cards, up, token, **further)

    # -- the middle of the table ------------------------------------------------------------------

    def _row(self, row: Row) -> tuple[str, ...]:
        listed = self.document.get("display", {}).get(row.name.lower())
        return self._kept(self.start.display[row]) if listed is None else tuple(listed)

    def _tokens(self) -> int:
        if "mogul_tokens" not in self.document:
            return self.start.mogul_tokens
        genres = self.game.boards.genres
        return sum(1 << genres.index(genre) for genre in self.document["mogul_tokens"])

    def _stock(self, state: GameState, frames: tuple[Any, ...]) -> GameState:
        """Decks, supply and box: what is not placed lies where it is at the start."""
        placed = {*cards_on_table(state), *self.placed}
        placed |= self._held(frames)
        tables = self.document.get("decks", {})
        named = tuple(self.document.get("box", ()))
        box = [*self._kept(self.start.box), *named]
        placed.update(box)
        decks = []
        for deck_id in self.game.deck_backs:
            table = tables.get(self.game.deck_backs[deck_id], {})
            own = tuple(card for card in self._all_of(deck_id) if card not in placed)
            top = tuple(table.get("top", ()))
            if "cards" in table:
                box += own
                decks.append(Deck(top, tuple(table["cards"])))
            else:
                rest = (*table.get("next", ()), *own, *table.get("bottom", ()))
                decks.append(Deck(top, rest))
        spare = tuple(card for card in self.game.anomalies if card not in placed)
        supply = tuple(self.document.get("supply", spare))
        if "supply" in self.document:
            box += [card for card in spare if card not in supply]
        starters = self.game.card_set.starters
        slugs = [c for s in starters for c in (*s.shows, s.star, s.ad)]
        box += [card for card in slugs if card not in placed and card not in box]
        return state.replace(decks=tuple(decks), supply=supply, box=tuple(box))

    def _held(self, frames: tuple[Any, ...]) -> set[str]:
        """The cards that lie in frames, or else on the table."""
        return {card for frame in frames for card in held_by(self.game, frame)}

    def _all_of(self, deck_id: DeckId) -> Iterator[str]:
        """The cards of a deck in the order of the start, those dealt already at the end."""
        inside = self.start.decks[deck_id].rest
        yield from inside
        known = set(inside)
        for card in self.game.deck_cards[deck_id]:
            if card not in known:
                yield card

    # -- whose turn ------------------------------------------------------------------------------

    def frames(self) -> tuple[Any, ...]:
        """The frames above the turn, or all of them where the document names no turn."""
        document = self.document
        if "pending" in document:
            shape = frame_table(self.game)
            return tuple(shape.made(table) for table in document["pending"])
        start = self.start.pending
        told = not {"turn", "first", "round", "passed"}.isdisjoint(document)
        if told or "order" in document.get("season", {}) or is_plain(start):
            return ()
        return start if self._held(start).isdisjoint(self.placed) else ()

    def stack(self, state: GameState, frames: tuple[Any, ...]) -> tuple[Any, ...]:
        """The whole stack: the turn, if there is one, and the frames above it."""
        document = self.document
        if "turn" not in document and ("pending" in document or frames):
            return frames
        wanted = document.get("turn", {})
        table: dict[str, Any] = {"player": wanted} if isinstance(wanted, str) else wanted
        seat = self._seat(table["player"]) if "player" in table else self._next(state)
        if "grants" in table:
            given = tuple(_grant(words) for words in table["grants"])
        else:
            given = usual_grants(self.game, state, seat)
        turn = Turn(seat, given, table.get("acted", False), table.get("passed", False))
        return (Turns(following(self.game, state, seat)), turn, *frames)

    def _next(self, state: GameState) -> int:
        """The first player of the turn order who has a turn left."""
        x = self.game.context
        order = self.game.rules.turn_order(x, state)
        return next((seat for seat in order if not is_out(x, state, seat)), state.first)


def is_plain(pending: tuple[Any, ...]) -> bool:
    """Whether nothing but a turn is to be decided."""
    return len(pending) == 2 and type(pending[0]) is Turns and type(pending[1]) is Turn


def following(game: Any, state: GameState, seat: int) -> int:
    """Who is asked for a turn after a seat."""
    order = around(game.context, state)
    return order[(order.index(seat) + 1) % len(order)]


def usual_grants(game: Any, state: GameState, seat: int) -> tuple[int, ...]:
    """The grants with which a seat's turn begins."""
    return queries.turn_grants(game.context, state, seat, game.rules.base_turn)


def _grant(words: str) -> int:
    mask = 0
    for word in words.split():
        mask |= GRANT_WORDS[word]
    return mask


def cards_on_table(state: GameState) -> Iterator[str]:
    """The cards of players and display."""
    for player in state.players:
        yield from (*player.stars, *player.ads, *player.network, *player.moguls)
        yield from (rerun.show for rerun in player.reruns)
        if player.shelf is not None:
            yield from shelved_cards(player.shelf)
        for show in player.lineup:
            if show is not None:
                yield from (card for card in (show.show, *show.cards) if card)
    for cards in state.display:
        yield from cards
    if state.season is not None:
        yield from state.season.moguls
