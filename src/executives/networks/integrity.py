"""Whether a state that came from outside can be one of the game: every fault with its place.

Types are right already, as records cannot be made otherwise from documents; all else is looked
at: where each card lies, what indices point to, what is derived, and what the frames need.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.core.events import Event
from executives.networks import events, queries
from executives.networks.card_places import card_faults
from executives.networks.cards import Mogul
from executives.networks.frame_checks import Located, outside, stack_faults
from executives.networks.frames import Seating, Turn, Turns
from executives.networks.grants import MOVE
from executives.networks.state import GameState, LineupShow, Player, Row

_EVENTS = tuple(
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)


def record_classes(game: Any) -> dict[str, tuple[type, ...]]:
    """The classes of events and of executives' boards; those of plugins are told by the plugins."""
    plugins = game.executive.values()
    told = (kind for plugin in plugins for kind in plugin.events)
    boards = (type(plugin.memory) for plugin in plugins if plugin.memory is not None)
    return {
        "events": tuple(dict.fromkeys((*_EVENTS, *told))),
        "memories": tuple(dict.fromkeys(boards)),
    }


def impossible(game: Any, state: GameState) -> list[tuple[str, str]]:
    """Why a state cannot be one of the game; a sound one is asked for its decisions, too."""
    return located(game, state) or list(_undecidable(game, state))


def faults(game: Any, state: GameState) -> list[str]:
    """Why a state cannot be one of the game, each fault as a sentence with its place."""
    return [f"{place}: {what}" if place else what for place, what in located(game, state)]


def located(game: Any, state: GameState) -> list[tuple[str, str]]:
    """Why a state cannot be one of the game."""
    found = [*_lengths(game, state), *_numbers(game, state)]
    for seat, player in enumerate(state.players):
        found += _player(game, player, seat)
    found += _executives(game, state)
    found += card_faults(game, state)
    return [*found, *stack_faults(game, state, sound=not found)]


def _undecidable(game: Any, s: GameState) -> Located:
    """Only the rules themselves know what they need: see whether they find what can be done.

    Frames and boards of plugins may hold anything, so the rules may fail in any way.
    """
    stuck = "the rules cannot go on from this: "
    try:
        if s.pending and not game.legal_actions(s):
            yield "pending", "nobody can do anything"
    except Exception as wrong:
        yield "pending", f"{stuck}{type(wrong).__name__}: {wrong}"[:200]
    for seat, player in enumerate(s.players):
        fault = board_fault(game, s, seat) if player.memory is not None else None
        if fault is not None:
            yield f"players[{seat}].memory", f"{stuck}{type(fault).__name__}: {fault}"[:200]
    for index, frame in enumerate(s.pending):
        if type(frame) is Turn and any(grant & MOVE for grant in frame.grants):
            usual = queries.turn_grants(game.context, s, frame.seat, game.rules.base_turn)
            if not any(grant & MOVE for grant in usual):
                yield f"pending[{index}].grants", "this player has no move to make"


def board_fault(game: Any, s: GameState, seat: int) -> Exception | None:
    """What a player's rules stumble over in a turn, with the executive's board as it is."""
    asked = s.replace(passed=())
    try:
        turn = Turn(seat, queries.turn_grants(game.context, asked, seat, game.rules.base_turn))
        game.legal_actions(asked.replace(pending=(Turns((seat + 1) % game.seats), turn)))
    # A plugin's rules may fail in any way.
    except Exception as wrong:
        return wrong
    return None


# -- the table ------------------------------------------------------------------------------------


def _lengths(game: Any, s: GameState) -> Located:
    expected = (
        ("players", s.players, game.seats),
        ("display", s.display, len(Row)),
        ("decks", s.decks, len(game.deck_backs)),
    )
    for place, items, number in expected:
        if len(items) != number:
            yield place, f"expected {number} items, not {len(items)}"
    for seat, player in enumerate(s.players):
        sizes = (
            ("tracks", len(player.tracks), len(game.boards.genres)),
            ("lineup", len(player.lineup), len(game.boards.timeslots)),
        )
        for name, found, number in sizes:
            if found != number:
                yield f"players[{seat}].{name}", f"expected {number} items, not {found}"


def _numbers(game: Any, s: GameState) -> Located:
    last = game.seats - 1
    seating = any(type(frame) is Seating for frame in s.pending)
    yield from outside("seed", s.seed, 0, 2**63 - 1)
    yield from outside("round", s.round, 1, game.boards.rounds)
    if seating and s.first != -1:
        yield "first", "nobody holds the token before the set-up"
    elif not seating:
        yield from outside("first", s.first, 0, last)
    for index, seat in enumerate(s.passed):
        yield from outside(f"passed[{index}]", seat, 0, last)
    if len(set(s.passed)) != len(s.passed):
        yield "passed", "somebody passed twice"
    yield from _season(game, s, seating=seating)
    if s.mogul_tokens & ~game.mogul_tokens:
        yield "mogul_tokens", "there are no such tokens"
    dealt = any(any(p.lineup) or p.stars or p.ads for p in s.players)
    # Where there is a season, the display is dealt before the executives are chosen.
    if seating and (dealt or (any(s.display) and s.season is None)):
        yield "pending", "the cards of the set-up have been dealt already"


def _shelved(game: Any) -> bool:
    """Whether the game is of an edition with shelves and a turn order of its own."""
    return game.start(0).season is not None


def _season(game: Any, s: GameState, *, seating: bool) -> Located:
    """What lies on the table and the shelves in editions that have them, and only there."""
    expected = game.memo("has shelves", _shelved)
    found: list[tuple[str, Any]] = [("season", s.season)]
    found += [(f"players[{seat}].shelf", player.shelf) for seat, player in enumerate(s.players)]
    for place, part in found:
        if (part is not None) != expected:
            yield place, "it is missing" if expected else "there is none in this edition"
    if s.season is None or not expected:
        return
    order = s.season.order
    if seating and order:
        yield "season.order", "there is no turn order before the set-up"
    elif not seating and sorted(order) != list(range(game.seats)):
        yield "season.order", "expected every seat once"
    elif not seating and order[0] != s.first:
        yield "first", "another seat is the first of the turn order"
    shelves = [player.shelf for player in s.players if player.shelf is not None]
    relief = sum(sum(shelf.relief) for shelf in shelves)
    if relief != sum(shelf.owed for shelf in shelves):
        yield "players", f"they do not owe the ${relief}M of which some are relieved"
    if s.season.tokens < 0:
        yield "season.tokens", "less than 0"
    held = sum(player.shelf.tokens for player in s.players if player.shelf is not None)
    supply = game.tables["donor_tokens"]["supply"]
    if held + s.season.tokens != supply:
        yield "season.tokens", f"there are {supply} donor tokens, not {held + s.season.tokens}"


def _executives(game: Any, s: GameState) -> Located:
    named = [player.executive for player in s.players]
    chosen = [name for name in named if name]
    if len(set(chosen)) != len(chosen):
        yield "players", "two players have one executive"
    if game.executives is not None:
        expected = list(game.executives) or [""] * game.seats
        if named != expected:
            yield "players", f"the executives of this game are {', '.join(expected) or 'none'}"
    elif chosen and len(chosen) != game.seats:
        yield "players", "somebody has no executive"
    for seat, player in enumerate(s.players):
        place = f"players[{seat}]"
        plugin = game.executive.get(player.executive)
        if plugin is None and player.executive:
            yield f"{place}.executive", f"there is no executive {player.executive!r}"
        elif plugin is not None and player.executive not in game.dealt_executives:
            yield f"{place}.executive", f"{player.executive!r} is not dealt in this game"
        expected_memory = type(None if plugin is None else plugin.memory)
        if type(player.memory) is not expected_memory:
            name = expected_memory.__name__
            yield f"{place}.memory", f"expected {name}, not {type(player.memory).__name__}"
        elif plugin is not None:
            for what in memory_faults(game, s, seat):
                yield f"{place}.memory", what


def memory_faults(game: Any, s: GameState, seat: int) -> Iterator[str]:
    """What a player's executive finds wrong with its own board."""
    plugin = game.executive.get(s.players[seat].executive)
    if plugin is not None and plugin.board_faults is not None:
        yield from plugin.board_faults(game, s, seat)


# -- players ------------------------------------------------------------------------------------


def _player(game: Any, player: Player, seat: int) -> Located:
    place = f"players[{seat}]"
    floors = {"cash": 0, "viewers": min(0, game.viewer_floor), "idle": 0}
    for name, floor in {**floors, "banked": floors["viewers"]}.items():
        if getattr(player, name) < floor:
            yield f"{place}.{name}", f"less than {floor}"
    most = 0 if game.grid else game.boards.track_spaces
    for index, space in enumerate(player.tracks):
        yield from outside(f"{place}.tracks[{index}]", space, 0, most)
    yield from outside(f"{place}.grid", player.grid, 0, (1 << len(game.grid)) - 1)
    if player.modifiers != game.active_modifiers(player):
        yield f"{place}.modifiers", "they are not those that the cards make"
    yield from _shelf(game, player, f"{place}.shelf")
    for name, index, what in used_up(game, player):
        yield f"{place}.{name}[{index}]", what
    tokens = [(f"{place}.reruns[{i}]", rerun.token) for i, rerun in enumerate(player.reruns)]
    stored = () if player.shelf is None else player.shelf.archives
    tokens += [(f"{place}.shelf.archives[{i}]", one.token) for i, one in enumerate(stored)]
    for timeslot, show in enumerate(player.lineup):
        if show is not None:
            tokens.append((f"{place}.lineup[{timeslot}]", show.token))
            yield from _lineup_show(game, show, f"{place}.lineup[{timeslot}]")
    for where, token in tokens:
        if token and token not in game.boards.genres:
            yield f"{where}.token", f"{token!r} is no genre"


def _shelf(game: Any, player: Player, place: str) -> Located:
    if player.shelf is None:
        return
    most = (1 << len(game.boards.timeslots)) - 1
    yield from outside(f"{place}.ignored", player.shelf.ignored, 0, most)
    yield from outside(f"{place}.waived", player.shelf.waived, 0, most)
    if len(player.shelf.relief) not in (0, len(game.boards.timeslots)):
        yield f"{place}.relief", "expected one number for each timeslot"
    if min((*player.shelf.relief, player.shelf.owed)) < 0:
        yield place, "a share of upkeep is less than 0"
    if player.shelf.tokens < 0:
        yield f"{place}.tokens", "less than 0"
    if len(set(player.shelf.bonuses)) != len(player.shelf.bonuses):
        yield f"{place}.bonuses", "a bonus was gained twice"


def used_sometime(mogul: Mogul) -> bool:
    """Whether a mogul is turned over at some time: by its timing, or because its owner may."""
    may = any(effect.kind == "cash-or-viewers" for effect in mogul.effects)
    return may or mogul.timing in ("immediate", "one-shot")


def used_up(game: Any, player: Player) -> Iterator[tuple[str, int, str]]:
    """What is wrong with the cards that are used up: field, index and words.

    A spent card need not be held any more: it may have left the lineup since.
    """
    for index, mogul in enumerate(player.face_down):
        if mogul not in player.moguls:
            yield "face_down", index, f"{mogul!r} is no mogul of this player"
        elif not used_sometime(game.card[mogul]):
            yield "face_down", index, f"{mogul!r} is never used up"
        elif mogul in player.face_down[:index]:
            yield "face_down", index, f"{mogul!r} is there twice"
    for index, card in enumerate(player.spent):
        effects = game.card[card].effects if card in game.card else ()
        if not any(effect.kind == "spend-rerun" for effect in effects):
            yield "spent", index, f"{card!r} has no effect for once a round"
        elif card in player.spent[:index]:
            yield "spent", index, f"{card!r} is there twice"


def _lineup_show(game: Any, show: LineupShow, place: str) -> Located:
    yield from outside(f"{place}.row", show.row, 1, game.boards.season_rows)
    slots = game.slots.get(show.show)
    if slots is None:
        return  # That it is no show is told with the places of the cards.
    beyond = show.cards[len(slots) :]
    if len(show.cards) < len(slots) or (beyond and not game.slotless):
        yield f"{place}.cards", f"{show.show!r} has {len(slots)} slots, not {len(show.cards)}"
    for index, (card, slot) in enumerate(zip(show.cards, slots, strict=False)):
        if card and slot not in game.fitting.get(card, ("",)):
            yield f"{place}.cards[{index}]", f"{card!r} does not fit the {slot} slot"
    taken = sum(1 << index for index, card in enumerate(show.cards) if card)
    if show.up & ~taken:
        yield f"{place}.up", "an empty slot lies rightside up"
    for name, what in slotless_faults(game, show):
        yield f"{place}.{name}", what


def slotless_faults(game: Any, show: LineupShow) -> Iterator[tuple[str, str]]:
    """What is wrong with cards beyond the slots, and with an old show on a slot: field, words."""
    slots = len(game.slots[show.show])
    beyond = show.cards[slots:]
    if len(show.guests) != len(beyond):
        yield "guests", f"{len(beyond)} cards lie beyond the slots, not {len(show.guests)}"
    for card in beyond:
        if card in game.slots or game.is_ad.get(card, True):
            yield "cards", f"{card!r} needs a slot"
    for source in dict.fromkeys(show.guests):
        if source in game.extra_stars:
            continue  # It may be used again, on the same show too.
        if source in game.guest_cards:
            most = 1
        elif source in game.executive and game.executive[source].hook("guests"):
            most = game.tables["guest_star"]["per_show"]
        else:
            yield "guests", f"by {source!r} no star comes without a slot"
            continue
        if show.guests.count(source) > most:
            yield "guests", f"{source!r} brings {most} at most"
    old = [card for card in show.cards if card in game.slots]
    if len(old) > 1:
        yield "cards", "two old shows lie on one"
    if show.old_token and (not old or show.old_token not in game.boards.genres):
        yield "old_token", "there is no old show with such a token"
