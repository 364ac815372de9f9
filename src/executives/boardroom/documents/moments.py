"""What is decided in a document, and the start of the turn that lies under it.

Everything here is asked before a document is checked, so wrong values count as absent.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import attrs

from executives.boardroom.cards import CARDS, PLACE
from executives.boardroom.documents.naming import CEO_WORD
from executives.boardroom.frames import ChoosingAgendas, TurnStart
from executives.boardroom.numbers import CEO_TOKENS, TRICK_TURNS
from executives.boardroom.setup import opening
from executives.boardroom.state import CEO, GameState
from executives.core.streams import Stream
from executives.documents.shapes import LARGEST

DECISIONS = (
    *("nominating", "keeping", "bidding", "mixing", "taking", "placing", "playing"),
    *("voting", "breaking_tie", "over", "pending"),
)
"""Keys that say what is decided now; a document has one of them at the most."""

_TURNS = {"nominating": 0, "keeping": 0, "voting": 5, "breaking_tie": 5, "over": 5}
"""The turn of decisions that belong to one turn only."""
_FRAMES = {
    "mixing-bid": "mixing",
    "choosing-agendas": "keeping",
    "secret-voting": "voting",
    "breaking-tie": "breaking_tie",
}
"""Frames of other names than the key of their decision."""
_LATER = (
    *("turn", "coo", "gc", "trump", "indicator", "trick", "discards", "stock", "passed"),
    *("ceo_pool", "spent", "ceo_votes"),
)
"""Keys of what comes after the choices before the first turn."""

StartKey = tuple[int, int, int, tuple[str, ...]]
"""Seed, turn, COO (-1 for the one that the seed draws), and gifts that lie out at the deal."""


@attrs.frozen
class Moment:
    """What is decided: a key of ``DECISIONS``, or "" for the first decision of the turn.

    ``seat`` is asked, -1 if the document does not say who; ``coo`` is the COO that it names, or
    that fits who is asked, -1 for the one of the seed; ``done`` are the tricks of the turn that
    are over.
    """

    phase: str
    seat: int
    coo: int
    turn: int
    done: int

    @property
    def tricks(self) -> int:
        """The tricks of the whole game that are over."""
        before = self.turn * (self.turn - 1) // 2
        return min(before + self.done, CEO_TOKENS)


def moment_of(game: Any, content: Mapping[str, Any]) -> Moment:
    """What a document is about."""
    phase = next((key for key in DECISIONS if key in content), "")
    value = content.get(phase)
    if not phase and content.get("trick"):
        phase = "playing"
    elif phase == "pending":
        phase, value = _of_frames(value)
    name = value
    if phase == "placing":
        name = next(iter(value), None) if isinstance(value, dict) else None
    elif isinstance(value, dict):
        name = value.get("player")
    seat = game.players.index(name) if type(name) is str and name in game.players else -1
    done = _done(value) if phase == "playing" and isinstance(value, dict) else 0
    coo = _coo(game, content, phase, seat)
    turn = _turn(game, content, phase, coo, done)
    pool = content.get("ceo_pool")
    if "pending" in content and phase == "playing" and type(pool) is int:
        # Frames do not tell which trick it is.
        over = CEO_TOKENS - min(max(pool, 0), CEO_TOKENS) - turn * (turn - 1) // 2
        done = min(max(over, 0), TRICK_TURNS - 1)
    return Moment(phase, seat, coo, turn, done)


def _of_frames(frames: Any) -> tuple[str, Any]:
    """The decision of the top frame, and who makes it."""
    if not isinstance(frames, (list, tuple)) or not frames:
        return "over", None
    top = frames[-1] if isinstance(frames[-1], dict) else {}
    name, seat = top.get("frame"), top.get("seat")
    phase = _FRAMES.get(name, name) if type(name) is str else ""
    if phase not in DECISIONS:
        return "", None
    return phase, {seat: 0} if phase == "placing" and type(seat) is str else {"player": seat}


def _turn(game: Any, content: Mapping[str, Any], phase: str, coo: int, done: int) -> int:
    turn = content.get("turn")
    if type(turn) is int and 0 <= turn <= TRICK_TURNS + 1:
        return turn
    if phase in _TURNS:
        return _TURNS[phase]
    least = max(_largest_deal(game, content, coo, done), _turn_after(_won(content) - done))
    begins = not phase and begins_with_choices(game) and not least
    return 0 if begins and all(key not in content for key in _LATER) else max(least, 1)


def _turn_after(tricks: int) -> int:
    """The first turn before which so many tricks are over, 0 for none."""
    turns = (0, *range(2, TRICK_TURNS + 1))
    return next((turn for turn in turns if turn * (turn - 1) // 2 >= tricks), TRICK_TURNS)


def _won(content: Mapping[str, Any]) -> int:
    """The tricks that are over at least: as many as are named, or tokens of the legacy CEO."""
    tables = content.get("players")
    players = (
        [t for t in tables.values() if isinstance(t, dict)] if isinstance(tables, dict) else []
    )
    tricks = [table.get("tricks") for table in players]
    tokens: list[Any] = list(_amounts(content.get("placing")))
    for numbers in (
        content.get("spent"),
        *(t.get(k) for t in players for k in ("influence", "rows")),
    ):
        tokens.append(numbers.get(CEO_WORD) if isinstance(numbers, dict) else 0)
    for table in players:
        tokens += _amounts(table.get("bids"))
    return max(sum(n for n in found if type(n) is int) for found in (tricks, tokens))


def _amounts(table: Any) -> Iterator[int]:
    """The legacy CEO's tokens in a table of amounts."""
    for value in table.values() if isinstance(table, dict) else ():
        for one in value if isinstance(value, (list, tuple)) else (value,):
            amount, _, name = one.partition(" of ") if type(one) is str else ("", "", "")
            if name == CEO_WORD and amount.isdecimal() and len(amount) < 3:
                yield int(amount)


def _largest_deal(game: Any, content: Mapping[str, Any], coo: int, done: int) -> int:
    """The first turn in which the hands that a document names can have been dealt."""
    tables, trick = content.get("players"), content.get("trick")
    plays = trick if isinstance(trick, (list, tuple)) and coo >= 0 else ()
    deals = [done + 1] if done else [0]
    for seat, name in enumerate(game.players):
        table = tables.get(name) if isinstance(tables, dict) else None
        hand = table.get("hand") if isinstance(table, dict) else None
        if isinstance(hand, (list, tuple)) and hand:
            place = (seat - coo) % game.seats
            entry = plays[place] if place < len(plays) else " "
            played = type(entry) is str and " " not in entry
            deals.append(len(hand) + done + played)
    return min(max(deals), TRICK_TURNS)


def _done(value: Mapping[str, Any]) -> int:
    """The tricks of the turn that are over when a trick is played."""
    number = value.get("trick")
    return min(max(number - 1, 0), TRICK_TURNS - 1) if type(number) is int else 0


def begins_with_choices(game: Any) -> bool:
    """Whether something is chosen before the first turn."""
    variants = game.variants
    return bool(variants.first_coo == "vote" or variants.agendas == "keep_one_of_two")


def _coo(game: Any, content: Mapping[str, Any], phase: str, seat: int) -> int:
    name = content.get("coo")
    if type(name) is str and name in game.players:
        return game.players.index(name)  # type: ignore[no-any-return]
    before: Any = ()
    if phase == "playing":
        before = content.get("trick", ())
    elif phase == "voting" and isinstance(content.get("voting"), dict):
        before = content["voting"].get("ballots", ())
    fits = phase in ("playing", "voting") and seat >= 0 and isinstance(before, (list, tuple, dict))
    return (seat - len(before)) % game.seats if fits else -1


def start_key(game: Any, content: Mapping[str, Any]) -> StartKey:
    """All that the start position of a document depends on."""
    seed = content.get("seed", 0)
    known = type(seed) is int and 0 <= seed <= LARGEST
    moment = moment_of(game, content)
    gifts = _gifts(content, moment.turn, game.seats)
    return seed if known else 0, moment.turn, moment.coo, gifts


def _gifts(content: Mapping[str, Any], turn: int, seats: int) -> tuple[str, ...]:
    """The gifts that a document names, unless there are too many to deal the others."""
    found = set()
    tables = content.get("players")
    for table in tables.values() if isinstance(tables, dict) else ():
        for zone in ("gifts", "locked"):
            listed = table.get(zone) if isinstance(table, dict) else None
            for card in listed if isinstance(listed, (list, tuple)) else ():
                if type(card) is str and card in PLACE:
                    found.add(card)
    dealt = seats * (turn + 1) if turn <= TRICK_TURNS else 0
    return tuple(sorted(found)) if len(CARDS) - len(found) >= dealt else ()


# -- the start of a turn --------------------------------------------------------------------------


def turn_start(game: Any, seed: int, turn: int, coo: int, gifts: tuple[str, ...]) -> GameState:
    """The first decision of a turn, dealt by the seed while ``gifts`` lie out.

    Turn 0 is the start of the game.  The COO has won all tricks before the turn.
    """
    if turn == 0:
        return game.start(seed)  # type: ignore[no-any-return]
    x = game.context
    state = opening(x, seed)
    first = state.coo
    lead = first if coo < 0 else coo
    done = turn * (turn - 1) // 2
    players = []
    for player, agenda in zip(state.players, _first_agendas(state), strict=True):
        won = done if player.seat == lead else 0
        influence = (*player.influence[:CEO], won)
        players.append(player.replace(tricks=won, influence=influence, agenda=agenda))
    rotated = turn - 1 if game.variants.gc_rule == "rotating" else 0
    stock, discards = _undealt(game, seed, turn, gifts)
    state = state.replace(
        turn=turn - 1,
        coo=lead,
        gc=(first + rotated) % game.seats,
        players=tuple(players),
        stock=stock,
        discards=discards,
        ceo_pool=CEO_TOKENS - done,
        pending=(TurnStart(),),
    )
    return game._settle(x, state)  # type: ignore[no-any-return]


def _first_agendas(state: GameState) -> list[str]:
    """The agendas dealt; of two each player keeps the first."""
    for frame in state.pending:
        if isinstance(frame, ChoosingAgendas):
            return [hand.agendas[0] for hand in frame.hands]
    return [player.agenda for player in state.players]


def _undealt(
    game: Any, seed: int, turn: int, gifts: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The stock before the deal, and what was discarded in earlier turns."""
    cards = tuple(card for card in CARDS if card not in gifts)
    if game.variants.reshuffle or turn == 1:
        return cards, ()
    # Without another shuffle the cards of earlier turns are gone, but for gifts.
    order = Stream(seed, "deal", 1).shuffled(cards)
    flipped = game.variants.trump_rule == "flip"
    gone = sum(game.seats * (earlier + 1) + flipped for earlier in range(1, turn)) - len(gifts)
    gone = min(max(gone, 0), len(order) - game.seats * (turn + 1) if turn <= TRICK_TURNS else 40)
    return order[gone:], order[:gone]
