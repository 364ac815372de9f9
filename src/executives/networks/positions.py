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
from executives.networks.cards import Show
from executives.networks.edition import edition_named
from executives.networks.frames import ChoosingExecutives, Turn, Turns
from executives.networks.loading import card_from, parse_toml
from executives.networks.state import (
    Deck,
    DeckId,
    GameState,
    LineupShow,
    Player,
    Rerun,
    Row,
)

_GAME = ("players", "executives", "edition", "modules")
_TOP = (
    *("seed", "round", "first", "passed", "turn", "players", "display", "decks"),
    *("supply", "box", "mogul_tokens", "moves", "game", "cards"),
)
_PLAYER = (
    *("cash", "viewers", "lineup", "stars", "ads", "network", "moguls"),
    *("reruns", "tracks", "memory", "idle"),
)
_SHOW = ("show", "row", "cards", "down", "token")
_DECK = ("top", "next", "cards")
_TURN = ("player", "grants", "acted", "passed")
_GRANT_WORDS = {
    "sign-star": grant_bits.SIGN_STAR,
    "sign-ad": grant_bits.SIGN_AD,
    "produce": grant_bits.PRODUCE,
    "network": grant_bits.NETWORK,
    "add": grant_bits.ADD,
    "card": grant_bits.CARD,
    "any": grant_bits.ANY,
    "pass": grant_bits.PASS,
    "move": grant_bits.MOVE,
    "due": grant_bits.DUE,
    "bonus": grant_bits.BONUS,
}


def load(document: Any, *, path: str = "position") -> tuple[Any, GameState]:
    """The game and the state of a document whose ``[game]`` and ``[[cards.star]]`` ... say all.

    Cards defined in the document join the bundled set, or replace those of the same id.
    """
    from executives.networks.game import Game

    content = _parsed(document, path)
    table = content.get("game", {})
    _known(table, _GAME, f"{path}: game")
    inline = [
        card_from(section, dict(card), path=path)
        for section, tables in content.get("cards", {}).items()
        for card in tables
    ]
    try:
        edition = table.get("edition", "second")
        bundled = edition_named(edition).card_set()
        game = Game(
            table.get("players", ("Ann", "Bo", "Cy")),
            executives=table.get("executives", ()),
            edition=edition,
            modules=table.get("modules", ()),
            cards=bundled.with_cards(inline) if inline else bundled,
        )
    except FileError:
        raise
    except ExecutivesError as wrong:
        raise FileError(str(wrong), path=path) from None
    rest = {key: value for key, value in content.items() if key not in ("game", "cards")}
    return game, position(game, rest, path=path)


def position(game: Any, document: Any, *, path: str = "position") -> GameState:
    """The state of a document; a FileError lists every fault."""
    content = _parsed(document, path)
    if "cards" in content:
        raise FileError("cards defined inline make another game: use networks.load", path=path)
    builder = _Builder(game, content, path)
    state = builder.state()
    if builder.faults:
        raise FileError("; ".join(builder.faults), path=path)
    return _played(game, state, content.get("moves", ()), path)


def _parsed(document: Any, path: str) -> dict[str, Any]:
    content = parse_toml(document, path=path) if isinstance(document, str) else document
    _known(content, _TOP, path)
    return dict(content)


def _known(table: Any, keys: tuple[str, ...], path: str) -> None:
    if not isinstance(table, dict):
        raise FileError("expected a table", path=path)
    for key in table:
        if key not in keys:
            raise FileError(f"unknown key {key!r}; known are {', '.join(keys)}", path=path)


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
    """Puts the parts of a document over the start position and notes what is wrong."""

    def __init__(self, game: Any, document: dict[str, Any], path: str) -> None:
        self.game = game
        self.document = document
        self.path = path
        self.faults: list[str] = []
        self.places: dict[str, str] = {}

    def fault(self, place: str, message: str) -> None:
        """Note a fault."""
        self.faults.append(f"{place}: {message}")

    def state(self) -> GameState:
        """The state, as far as it could be made."""
        start = self.game.start(self.document.get("seed", 0))
        for place, names in _named_cards(self.document):
            for card in names:
                self._place(card, place)
        players = tuple(self._player(start, seat) for seat in range(self.game.seats))
        state = start.replace(
            round=self.document.get("round", start.round),
            first=self._seat("first", start.first),
            passed=tuple(self._seat("passed", 0, n) for n in self.document.get("passed", ())),
            players=players,
            display=tuple(self._row(start, row) for row in Row),
            mogul_tokens=self._tokens(start),
        )
        state = self._stock(state, start)
        return state.replace(pending=self._pending(state, start))

    # -- names -----------------------------------------------------------------------------------

    def _place(self, card: str, place: str) -> None:
        if card not in self.game.card:
            self.fault(place, f"there is no card {card!r}")
        elif card in self.places:
            self.fault(place, f"{card!r} lies in {self.places[card]} already")
        else:
            self.places[card] = place

    def _seat(self, key: str, default: int, name: str | None = None) -> int:
        wanted = self.document.get(key) if name is None else name
        if wanted is None:
            return default
        if wanted in self.game.players:
            return int(self.game.players.index(wanted))
        self.fault(key, f"{wanted!r} is no player")
        return default

    def _kept(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Cards of the start position that the document does not put elsewhere."""
        return tuple(card for card in cards if card not in self.places)

    # -- players ---------------------------------------------------------------------------------

    def _player(self, start: GameState, seat: int) -> Player:
        name = self.game.players[seat]
        table = self.document.get("players", {}).get(name, {})
        player: Player = start.players[seat]
        place = f"players.{name}"
        for key in table:
            if key not in _PLAYER:
                self.fault(place, f"unknown key {key!r}; known are {', '.join(_PLAYER)}")
        changes: dict[str, Any] = {
            key: table[key] for key in ("cash", "viewers", "idle") if key in table
        }
        for key in ("stars", "ads", "network", "moguls"):
            listed = tuple(table[key]) if key in table else self._kept(getattr(player, key))
            changes[key] = listed
        changes["lineup"] = tuple(
            self._show(player, timeslot, slot, table.get("lineup", {}), place)
            for timeslot, slot in enumerate(self.game.boards.timeslots)
        )
        if "reruns" in table:
            changes["reruns"] = tuple(_rerun(entry) for entry in table["reruns"])
        changes["tracks"] = self._tracks(player, table.get("tracks", {}), place)
        if "memory" in table and player.memory is not None:
            changes["memory"] = player.memory.replace(
                **{key: freeze(value) for key, value in table["memory"].items()}
            )
        made = player.replace(**changes)
        return made.replace(modifiers=self.game.active_modifiers(made))

    def _tracks(self, player: Player, table: dict[str, int], place: str) -> tuple[int, ...]:
        spaces = dict(zip(self.game.boards.genres, player.tracks, strict=True))
        for genre, space in table.items():
            if genre not in spaces:
                self.fault(f"{place}.tracks", f"{genre!r} is no genre")
            elif not 0 <= space <= self.game.boards.track_spaces:
                self.fault(f"{place}.tracks", f"there is no space {space}")
            else:
                spaces[genre] = space
        return tuple(spaces.values())

    def _show(
        self, player: Player, timeslot: int, name: str, lineup: dict[str, Any], place: str
    ) -> LineupShow | None:
        if name not in lineup:
            show = player.lineup[timeslot]
            return show if show is not None and show.show not in self.places else None
        entry = lineup[name]
        if not entry:
            return None
        table: dict[str, Any] = {"show": entry} if isinstance(entry, str) else entry
        place = f"{place}.lineup.{name}"
        card = self.game.card.get(table.get("show"))
        if not isinstance(card, Show):
            self.fault(place, "there is no show")
            return None
        cards = tuple(table.get("cards", ())) + ("",) * len(card.slots)
        cards = cards[: max(len(card.slots), len(table.get("cards", ())))]
        self._check_slots(card, cards, place)
        down = table.get("down", ())
        up = sum(1 << i for i, slug in enumerate(cards) if slug and slug not in down)
        row = table.get("row", 1)
        if not 1 <= row <= self.game.boards.season_rows:
            self.fault(place, f"there is no row {row}")
        return LineupShow(card.id, row, cards, up, table.get("token", ""))

    def _check_slots(self, card: Show, cards: tuple[str, ...], place: str) -> None:
        if len(cards) > len(card.slots):
            self.fault(place, f"{card.id!r} has {len(card.slots)} slots only")
            return
        for slug, slot in zip(cards, card.slots, strict=True):
            if slug and slug in self.game.card and not _fits(self.game, slug, slot):
                self.fault(place, f"{slug!r} does not fit the slot {slot!r}")

    # -- the middle of the table ------------------------------------------------------------------

    def _row(self, start: GameState, row: Row) -> tuple[str, ...]:
        listed = self.document.get("display", {}).get(row.name.lower())
        if listed is None:
            return self._kept(start.display[row])
        for card in listed:
            if card in self.game.card and card not in self.game.displayable[row]:
                self.fault(f"display.{row.name.lower()}", f"{card!r} belongs to no such row")
        return tuple(listed)

    def _tokens(self, start: GameState) -> int:
        if "mogul_tokens" not in self.document:
            return start.mogul_tokens
        genres = self.game.boards.genres
        wanted = self.document["mogul_tokens"]
        for genre in wanted:
            if genre not in genres:
                self.fault("mogul_tokens", f"{genre!r} is no genre")
        return sum(1 << genres.index(genre) for genre in wanted if genre in genres)

    def _stock(self, state: GameState, start: GameState) -> GameState:
        """Decks, supply and box: what is not placed lies where it is at the start."""
        placed = set(_cards_of(state)) | set(self.places)
        tables = self.document.get("decks", {})
        box = [*self.document.get("box", ())]
        decks = []
        for deck_id in DeckId:
            back = self.game.deck_backs[deck_id]
            table = tables.get(back, {})
            own = (card for card in self._all_of(start, back) if card not in placed)
            top, following = tuple(table.get("top", ())), tuple(table.get("next", ()))
            if "cards" in table:
                box += own
                decks.append(Deck(top, tuple(table["cards"])))
            else:
                decks.append(Deck(top, (*following, *own)))
        for back in tables:
            if back not in self.game.deck_backs.values():
                self.fault("decks", f"there is no deck {back!r}")
        spare = [card for card in self.game.anomalies if card not in placed]
        supply = tuple(self.document["supply"]) if "supply" in self.document else tuple(spare)
        if "supply" in self.document:
            box += [card for card in spare if card not in supply]
        starters = self.game.card_set.starters
        slugs = [c for s in starters for c in (*s.shows, s.star, s.ad)]
        box += [card for card in slugs if card not in placed and card not in box]
        return state.replace(decks=tuple(decks), supply=supply, box=tuple(box))

    def _all_of(self, start: GameState, back: str) -> Iterator[str]:
        """The cards of a deck in the order of the start, those dealt already at the end."""
        index = next(i for i, name in self.game.deck_backs.items() if name == back)
        inside = start.decks[index].rest
        yield from inside
        for card in self.game.deck_cards[index]:
            if card not in inside:
                yield card

    # -- whose turn ------------------------------------------------------------------------------

    def _pending(self, state: GameState, start: GameState) -> tuple[Any, ...]:
        wanted = self.document.get("turn")
        if wanted is None and isinstance(start.pending[-1], ChoosingExecutives):
            return start.pending
        table: dict[str, Any] = {"player": wanted} if isinstance(wanted, str) else wanted or {}
        for key in table:
            if key not in _TURN:
                self.fault("turn", f"unknown key {key!r}; known are {', '.join(_TURN)}")
        name = table.get("player", self.game.players[state.first])
        seat = self._seat("turn", state.first, name)
        if "grants" in table:
            given = tuple(self._grant(words) for words in table["grants"])
        else:
            x = self.game.context
            given = queries.turn_grants(x, state, seat, grant_bits.BASE_TURN)
        turn = Turn(seat, given, table.get("acted", False), table.get("passed", False))
        return (Turns((seat + 1) % self.game.seats), turn)

    def _grant(self, words: str) -> int:
        mask = 0
        for word in words.split():
            if word not in _GRANT_WORDS:
                self.fault("turn.grants", f"{word!r} is no grant")
            mask |= _GRANT_WORDS.get(word, 0)
        return mask


def _fits(game: Any, slug: str, slot: str) -> bool:
    return slot[:-1] in game.fitting[slug]


def _rerun(entry: Any) -> Rerun:
    return Rerun(entry) if isinstance(entry, str) else Rerun(entry["show"], entry["token"])


def _named_cards(document: dict[str, Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every zone of a document with the cards it names."""
    for name, table in document.get("players", {}).items():
        place = f"players.{name}"
        for key in ("stars", "ads", "network", "moguls"):
            yield f"{place}.{key}", tuple(table.get(key, ()))
        yield f"{place}.reruns", tuple(_rerun(e).show for e in table.get("reruns", ()))
        for timeslot, entry in table.get("lineup", {}).items():
            where = f"{place}.lineup.{timeslot}"
            if isinstance(entry, str):
                yield where, (entry,) if entry else ()
            else:
                cards = (entry.get("show", ""), *entry.get("cards", ()))
                yield where, tuple(card for card in cards if card)
    for row, cards in document.get("display", {}).items():
        yield f"display.{row}", tuple(cards)
    for back, table in document.get("decks", {}).items():
        for key in _DECK:
            yield f"decks.{back}.{key}", tuple(table.get(key, ()))
    yield "supply", tuple(document.get("supply", ()))
    yield "box", tuple(document.get("box", ()))


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
