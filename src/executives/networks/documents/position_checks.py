"""What a position document has to look like: one walk finds every fault before a state is made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from executives.documents.fields import further_fields, hints_of, shape_of_hint
from executives.documents.parts import Move, Words
from executives.documents.shapes import (
    LARGEST,
    Either,
    Faults,
    Listed,
    Named,
    Shape,
    Switch,
    Table,
    Text,
    Whole,
)
from executives.networks.card_places import fetched, searches
from executives.networks.cards import PILOT_DECK, Ad, Mogul, NetworkCard, Show, Star, back_of
from executives.networks.documents.inline import GAME, inline_cards
from executives.networks.documents.naming import naming_of
from executives.networks.documents.position_parts import (
    GRANT_WORDS,
    DeckParts,
    Memory,
    Timeslot,
    card_of,
    frame_table,
)
from executives.networks.documents.shelves import Unless, season_faults, season_shape, shelf_shape
from executives.networks.frames import Turn
from executives.networks.integrity import memory_faults, slotless_faults, used_up
from executives.networks.registry import is_anomaly, is_starter
from executives.networks.state import GameState, LineupShow, Player, Row
from executives.networks.turns import is_out

STATE_FIELDS = (
    *("seed", "round", "first", "passed", "players", "display", "decks"),
    *("supply", "mogul_tokens", "box", "pending", "season"),
)
PLAYER_FIELDS = (
    *("executive", "modifiers", "cash", "viewers", "lineup", "stars", "ads", "network"),
    *("moguls", "reruns", "tracks", "memory", "idle", "face_down", "banked", "grid", "shelf"),
)
SHOW_FIELDS = ("show", "row", "cards", "up", "token")
"""Fields that are written in their own way; further ones go by their types."""


# -- the whole document ---------------------------------------------------------------------------

SECTIONS = (
    *("game", "seed", "round", "first", "passed", "turn", "pending", "players", "display"),
    *("decks", "supply", "box", "mogul_tokens", "season", "moves", "cards"),
)
"""What a document may hold at the top."""


def document_shape(game: Any, start: GameState) -> Table:
    """What a document over the start position of a game may hold."""
    player = Text(game.players, "{} is no player")
    genre = Text(game.boards.genres, "{} is no genre", fixed=True)
    kinds: dict[type[Any], set[str]] = {
        kind: set() for kind in (Show, Star, Ad, NetworkCard, Mogul)
    }
    for slug, card in game.card.items():
        kinds[type(card)].add(slug)
    tables: dict[str, Shape] = {
        name: _player(game, start.players[seat], kinds) for seat, name in enumerate(game.players)
    }
    shapes: dict[str, Shape] = {
        "game": GAME,
        "seed": Whole(high=LARGEST),
        "round": Whole(1, game.boards.rounds, thing="round"),
        "first": player,
        "passed": Listed(player, distinct=True),
        "turn": Either(player, _turn(player)),
        "pending": Listed(frame_table(game)),
        "players": Named(player, tables[game.players[0]], tables),
        "display": Table({row.name.lower(): _row(game, row) for row in Row}),
        "decks": _decks(game),
        "supply": Listed(card_of(game, game.anomalies, "{} is no card of the supply")),
        "box": Listed(card_of(game, game.card, "{}")),
        "mogul_tokens": Listed(genre, distinct=True),
        "season": season_shape(game, start, card_of(game, kinds[Mogul], "{} is no mogul")),
        "moves": Listed(Move()),
        "cards": inline_cards(game.boards),
    }
    for name in further_fields(GameState, STATE_FIELDS):
        shapes[name] = shape_of_hint(naming_of(game), name, hints_of(GameState)[name])
    return Table(shapes)


def _player(game: Any, player: Player, kinds: Mapping[type[Any], set[str]]) -> Table:
    boards = game.boards
    token = Text(("", *boards.genres), "{} is no genre", fixed=True)
    spaces = {genre: Whole(0, boards.track_spaces, thing="space") for genre in boards.genres}
    lineup = dict.fromkeys(boards.timeslots, _timeslot(game, token, kinds))
    rerun = card_of(game, kinds[Show], "{} is no show", owned=True)
    reruns = Either(rerun, Table({"show": rerun, "token": token}, required=("show", "token")))
    shapes: dict[str, Shape] = {
        "executive": Text(("", *game.dealt_executives), "{} is no executive of this game"),
        "cash": Whole(),
        "viewers": Whole(game.viewer_floor),
        "idle": Whole(),
        "banked": Whole(game.viewer_floor),
        "stars": Listed(card_of(game, kinds[Star], "{} is no star")),
        "ads": Listed(card_of(game, kinds[Ad], "{} is no ad")),
        "network": Listed(card_of(game, kinds[NetworkCard], "{} is no network card")),
        "moguls": Listed(card_of(game, kinds[Mogul], "{} is no mogul")),
        "face_down": Listed(Text(), distinct=True),
        "reruns": Listed(reruns),
        "lineup": Table(lineup, unknown="there is no timeslot {}"),
        "tracks": Table(spaces, unknown="{} is no genre"),
        "grid": Listed(Text(game.grid, "{} is no square of a grid", True), distinct=True),
        "memory": Memory(naming_of(game), player.memory),
        "shelf": shelf_shape(
            player,
            reruns,
            rerun,
            card_of(game, kinds[NetworkCard], "{} is no network card"),
            Text(boards.timeslots, "there is no timeslot {}", fixed=True),
        ),
    }
    for name in further_fields(Player, PLAYER_FIELDS):
        shapes[name] = shape_of_hint(naming_of(game), name, hints_of(Player)[name])
    return Table(shapes)


def _timeslot(game: Any, token: Text, kinds: Mapping[type[Any], set[str]]) -> Timeslot:
    parts: dict[str, Shape] = {
        "show": Text(),
        "row": Whole(1, game.boards.season_rows, thing="row"),
        "cards": Listed(Text()),
        "down": Listed(Text()),
        "token": token,
    }
    for name in further_fields(LineupShow, SHOW_FIELDS):
        parts[name] = shape_of_hint(naming_of(game), name, hints_of(LineupShow)[name])
    show = card_of(game, kinds[Show], "there is no show {}", owned=True)
    attachable = {*game.attachable, *(kinds[Show] if game.joining else ())}
    attached = card_of(game, attachable, "{} cannot be attached", owned=True)
    return Timeslot(game, Table(parts, required=("show",)), show, attached)


def _turn(player: Text) -> Table:
    return Table(
        {
            "player": player,
            "grants": Listed(Words(GRANT_WORDS, "{} is no grant")),
            "acted": Switch(),
            "passed": Switch(),
        }
    )


def _row(game: Any, row: Row) -> Listed:
    return Listed(card_of(game, game.displayable[row], "{} belongs to no such row"))


def _decks(game: Any) -> Table:
    own: dict[str, set[str]] = {back: set() for back in game.deck_backs.values()}
    for slug, card in game.card.items():
        if back_of(card) in own and (is_anomaly(card) or not is_starter(card)):
            own[back_of(card)].add(slug)
    decks: dict[str, Shape] = {}
    for back, slugs in own.items():
        cards = Listed(card_of(game, slugs, "{} belongs to no such deck"))
        decks[back] = DeckParts(Table(dict.fromkeys(("top", "next", "bottom", "cards"), cards)))
    if PILOT_DECK not in decks:
        parts = DeckParts(Table(dict.fromkeys(("top", "next", "bottom", "cards"), Listed(Text()))))
        decks[PILOT_DECK] = Unless(parts, "there is no deck of pilots in this edition")
    return Table(decks, unknown="there is no deck {}")


# -- what is impossible together ------------------------------------------------------------------


def check_together(game: Any, content: Mapping[str, Any], state: GameState, faults: Faults) -> None:
    """Faults of parts that are right by themselves; ``state`` is what they make."""
    _check_executives(game, content, state, faults)
    season_faults(game, content, faults)
    brought = fetched(game, state)
    if len(brought) > searches(game, state):
        faults.add(("players",), f"no mogul was used that brings {brought[-1]!r} into this game")
    for name, player in zip(game.players, state.players, strict=True):
        for field, index, what in used_up(game, player):
            faults.add(("players", name, field, index + 1), what)
        for timeslot, show in zip(game.boards.timeslots, player.lineup, strict=True):
            wrong = () if show is None else slotless_faults(game, show)
            for field, what in wrong:
                faults.add(("players", name, "lineup", timeslot, field), what)
    for seat, name in enumerate(game.players):
        for what in memory_faults(game, state, seat):
            faults.add(("players", name, "memory"), what)
    if content.get("mogul_tokens") and not game.mogul_tokens:
        faults.add(("mogul_tokens",), "the game is without mogul tokens")
    for name, player in zip(game.players, state.players, strict=True):
        if game.grid and any(player.tracks):
            faults.add(("players", name, "tracks"), "grids take the place of tracks in this game")
    turns = [frame for frame in state.pending[:2] if type(frame) is Turn]
    # Without a turn of its own, a stack of frames is looked at as a whole.
    if not turns or ("pending" in content and "turn" not in content):
        return
    name = game.players[turns[0].seat]
    where = ("turn",) if "turn" in content else ("passed",)
    seat = turns[0].seat
    has_passed = seat in state.passed
    if is_out(game.context, state, seat) and not turns[0].passed:
        faults.add(where, f"{name} has passed and has no further turn in this round")
    if turns[0].passed and not has_passed:
        faults.add(where, f"{name} has to be among those who passed")


def _check_executives(
    game: Any, content: Mapping[str, Any], state: GameState, faults: Faults
) -> None:
    """An executive has one holder, all players have one or nobody, and games may name them."""
    holders: dict[str, str] = {}
    tables = content.get("players", {})
    named = game.executives or ("",) * game.seats
    for seat, (name, player) in enumerate(zip(game.players, state.players, strict=True)):
        place = ("players", name, "executive")
        executive = player.executive
        if game.executives is not None:
            if executive != named[seat]:
                told = f"has {named[seat]!r}" if named[seat] else "has none"
                faults.add(place, f"in this game {name} {told}")
        elif executive and executive in holders:
            faults.add(place, f"{holders[executive]} has {executive!r} already")
        holders[executive] = name
    seated = any("executive" in table for table in tables.values())
    if seated and game.executives is None and "" in holders and len(holders) > 1:
        faults.add(("players", holders[""], "executive"), f"{holders['']} has no executive")
