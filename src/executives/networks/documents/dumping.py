"""The shortest position document of a state: what differs from the start position of its seed."""

from __future__ import annotations

from typing import Any

import attrs

from executives.documents.fields import further_fields, plain, table_of
from executives.documents.layout import Layout
from executives.documents.parts import frame_name
from executives.networks.documents.inline import header_of_game
from executives.networks.documents.naming import naming_of
from executives.networks.documents.placing import (
    Builder,
    cards_on_table,
    following,
    is_choosing,
    start_of,
    usual_grants,
)
from executives.networks.documents.position_checks import (
    PLAYER_FIELDS,
    SHOW_FIELDS,
    STATE_FIELDS,
)
from executives.networks.documents.position_parts import GRANT_WORDS
from executives.networks.documents.shelves import rerun_word, season_table, shelf_table
from executives.networks.frame_checks import held_by
from executives.networks.frames import Turn, Turns
from executives.networks.state import Deck, GameState, LineupShow, Player, Row


def dumps(game: Any, state: GameState, *, game_header: bool = False) -> str:
    """The shortest document that ``game.position`` reads back to an equal state.

    With ``game_header`` it names players, executives, edition, modules, variants and cards of
    its own too, so that ``networks.load`` makes the game as well.  Raises ConfigurationError
    for a game whose cards or boards no document can name.
    """
    document = document_of(game, state)
    header = header_of_game(game) if game_header else {}
    return _LAYOUT.text({**document, **header})


def document_of(game: Any, state: GameState) -> dict[str, Any]:
    """The tables of the shortest document."""
    return _Writer(game, state).document()


class _Writer:
    """Compares a state with the start position, zone by zone."""

    def __init__(self, game: Any, state: GameState) -> None:
        self.game = game
        self.naming = naming_of(game)
        self.state = state
        self.lying = {*cards_on_table(state), *state.box, *state.supply}
        self.lying |= {card for deck in state.decks for card in (*deck.top, *deck.rest)}
        usual = game.start(state.seed)
        self.dealt = tuple(player.executive for player in usual.players)
        self.start = usual
        if not is_choosing(state):
            triples = zip(game.players, state.players, self.dealt, strict=True)
            seats = {
                name: {"executive": player.executive}
                for name, player, dealt in triples
                if player.executive != dealt
            }
            if seats or is_choosing(usual):
                self.start = start_of(game, {"seed": state.seed, "players": seats, "pending": []})

    def document(self) -> dict[str, Any]:
        """Everything that differs, in the order in which it is written."""
        state, start = self.state, self.start
        names = self.game.players
        made: dict[str, Any] = {"seed": state.seed} if state.seed else {}
        if state.round != start.round:
            made["round"] = state.round
        if state.season is None and state.first != start.first:
            made["first"] = names[state.first]
        if state.passed:
            made["passed"] = [names[seat] for seat in state.passed]
        made |= self._middle()
        players = {name: self._player(seat) for seat, name in enumerate(names)}
        display = {
            row.name.lower(): list(state.display[row])
            for row in Row
            if not self._is_kept(state.display[row], start.display[row])
        }
        made |= {"players": {name: table for name, table in players.items() if table}}
        made |= {"display": display}
        frames, holding = self._frames()
        made |= self._stock(made, holding)
        made |= self._pending(made, frames)
        order = (*STATE_FIELDS[:4], "turn", "pending", *made)
        return {key: made[key] for key in dict.fromkeys(order) if made.get(key) not in (None, {})}

    @staticmethod
    def _is_kept(cards: tuple[str, ...], usual: tuple[str, ...]) -> bool:
        """Whether a zone holds what is left there when other zones take cards away."""
        return cards == tuple(card for card in usual if card in cards)

    def _middle(self) -> dict[str, Any]:
        state, start, game = self.state, self.start, self.game
        made: dict[str, Any] = {}
        if state.mogul_tokens != start.mogul_tokens:
            genres = enumerate(game.boards.genres)
            made["mogul_tokens"] = [name for i, name in genres if state.mogul_tokens >> i & 1]
        season = season_table(game, state.season, start.season, self._is_kept)
        made |= {"season": season} if season else {}
        for name in further_fields(GameState, STATE_FIELDS):
            if getattr(state, name) != getattr(start, name):
                made[name] = plain(self.naming, name, getattr(state, name))
        return made

    # -- players ---------------------------------------------------------------------------------

    def _player(self, seat: int) -> dict[str, Any]:
        player, usual = self.state.players[seat], self.start.players[seat]
        made: dict[str, Any] = {}
        if player.executive != self.dealt[seat]:
            made["executive"] = player.executive
        for key in ("cash", "viewers", "idle", "banked"):
            if getattr(player, key) != getattr(usual, key):
                made[key] = getattr(player, key)
        for key in ("stars", "ads", "network", "moguls"):
            if not self._is_kept(getattr(player, key), getattr(usual, key)):
                made[key] = list(getattr(player, key))
        if player.face_down:
            made["face_down"] = list(player.face_down)
        lineup = self._lineup(player, usual)
        made |= {"lineup": lineup} if lineup else {}
        if player.reruns:
            made["reruns"] = [rerun_word(rerun) for rerun in player.reruns]
        spaces = zip(self.game.boards.genres, player.tracks, usual.tracks, strict=True)
        tracks = {genre: space for genre, space, at_start in spaces if space != at_start}
        made |= {"tracks": tracks} if tracks else {}
        if player.grid:
            covered = enumerate(self.game.grid)
            made["grid"] = [genre for i, genre in covered if player.grid >> i & 1]
        if player.memory is not None:
            memory = table_of(self.naming, player.memory, base=usual.memory)
            made |= {"memory": memory} if memory else {}
        shelf = shelf_table(self.game, player.shelf, usual.shelf)
        made |= {"shelf": shelf} if shelf else {}
        for name in further_fields(Player, PLAYER_FIELDS):
            if getattr(player, name) != getattr(usual, name):
                made[name] = plain(self.naming, name, getattr(player, name))
        return made

    def _lineup(self, player: Player, usual: Player) -> dict[str, Any]:
        lineup: dict[str, Any] = {}
        for timeslot, name in enumerate(self.game.boards.timeslots):
            show, before = player.lineup[timeslot], usual.lineup[timeslot]
            if show is not None and show != before:
                lineup[name] = self._show(show)
        return lineup

    def _show(self, show: LineupShow) -> Any:
        table: dict[str, Any] = {"show": show.show}
        if show.row != 1:
            table["row"] = show.row
        cards = list(show.cards)
        while cards and not cards[-1]:
            cards.pop()
        if cards:
            table["cards"] = cards
        down = [card for slot, card in enumerate(cards) if card and not show.up >> slot & 1]
        if down:
            table["down"] = down
        if show.token:
            table["token"] = show.token
        for field in attrs.fields(LineupShow):
            value = getattr(show, field.name)
            if field.name not in SHOW_FIELDS and value != field.default:
                table[field.name] = plain(self.naming, field.name, value)
        return show.show if len(table) == 1 else table

    # -- decks, supply and box --------------------------------------------------------------------

    def _stock(self, made: dict[str, Any], holding: set[str]) -> dict[str, Any]:
        state, start = self.state, self.start
        kept = tuple(card for card in start.box if card in state.box)
        extra = state.box[len(kept) :]
        if state.box[: len(kept)] != kept:
            extra = state.box
        elsewhere = (self.lying | holding).difference(state.supply)
        spare = tuple(card for card in self.game.anomalies if card not in elsewhere)
        stock: dict[str, Any] = {}
        if state.supply != spare:
            stock["supply"] = list(state.supply)
        if extra:
            stock["box"] = list(extra)
        decks = {}
        for deck_id, back in self.game.deck_backs.items():
            deck, usual = state.decks[deck_id], start.decks[deck_id]
            inside = set(deck.rest)
            known = tuple(card for card in usual.rest if card in inside)
            if not deck.top and deck.rest == known:
                continue
            decks[back] = _deck(deck, usual)
        return {**stock, "decks": decks}

    # -- the stack --------------------------------------------------------------------------------

    def _frames(self) -> tuple[list[dict[str, Any]], set[str]]:
        """The tables of the frames, and the cards that lie in them."""
        state = self.state
        tables: list[dict[str, Any]] = []
        holding: set[str] = set()
        for frame in state.pending:
            name = frame_name(self.game, type(frame))
            tables.append({"frame": name, **table_of(self.naming, frame)})
            holding.update(held_by(self.game, frame))
        return tables, holding

    def _pending(self, made: dict[str, Any], frames: list[dict[str, Any]]) -> dict[str, Any]:
        """What the document has to say of the stack: nothing, a turn, frames, or both."""
        state, game = self.state, self.game
        builder = Builder(game, made, dict.fromkeys(self.lying, ""), self.start)
        if builder.stack(state, builder.frames()) == state.pending:
            return {}
        if len(state.pending) < 2:
            return {"pending": frames}
        below, turn = state.pending[:2]
        if type(below) is not Turns or type(turn) is not Turn:
            return {"pending": frames}
        is_next = below.seat == following(game, state, turn.seat)
        if not is_next or turn.passed != (turn.seat in state.passed):
            return {"pending": frames}
        more = {"pending": frames[2:]} if len(frames) > 2 else {}
        return {"turn": self._turn(turn), **more}

    def _turn(self, turn: Turn) -> Any:
        name = self.game.players[turn.seat]
        table: dict[str, Any] = {"player": name}
        if turn.grants != usual_grants(self.game, self.state, turn.seat):
            table["grants"] = [_words(grant) for grant in turn.grants]
        table |= {key: True for key in ("acted", "passed") if getattr(turn, key)}
        return name if len(table) == 1 else table


def _deck(deck: Deck, usual: Deck) -> dict[str, Any]:
    """A deck by its top, next and bottom cards, or by all of them if that is shorter."""
    made: dict[str, Any] = {"top": list(deck.top)} if deck.top else {}
    ranks = {card: rank for rank, card in enumerate(usual.rest)}
    begin, end = _longest_run([ranks.get(card, -1) for card in deck.rest])
    if begin == end:
        return {**made, "cards": list(deck.rest)}
    made |= {"next": list(deck.rest[:begin])} if begin else {}
    made |= {"bottom": list(deck.rest[end:])} if end < len(deck.rest) else {}
    return made


def _longest_run(ranks: list[int]) -> tuple[int, int]:
    """The longest part of a deck whose cards lie in the order of the start, without others."""
    best = (0, 0)
    begin = 0
    for index, rank in enumerate(ranks):
        if rank < 0:
            begin = index + 1
        elif index > begin and rank < ranks[index - 1]:
            begin = index
        if index + 1 - begin > best[1] - best[0]:
            best = (begin, index + 1)
    return best


def _words(mask: int) -> str:
    """A grant in as few words as possible."""
    words = []
    for word, bits in sorted(GRANT_WORDS.items(), key=lambda entry: -entry[1].bit_count()):
        if bits & mask == bits:
            words.append(word)
            mask &= ~bits
    return " ".join(words)


# -- text ------------------------------------------------------------------------------------------


def _is_spread(key: str, table: dict[str, Any]) -> bool:
    """Lineups, and tables that hold lists, which may be long, and no show."""
    wide = "show" not in table and any(isinstance(item, list) for item in table.values())
    return key == "lineup" or wide


_LAYOUT = Layout(
    tables=("game", "players", "display", "decks", "cards"),
    named=("players",),
    listed=("cards",),
    spread=_is_spread,
)
