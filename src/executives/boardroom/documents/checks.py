"""What is impossible together in a position document, though each part is right by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from executives.boardroom.cards import SUIT_OF, SUITS
from executives.boardroom.documents.building import Builder
from executives.boardroom.documents.dealing import ZONES
from executives.boardroom.documents.moments import DECISIONS, begins_with_choices
from executives.boardroom.numbers import CEO_TOKENS, FILLED, TRICK_TURNS
from executives.boardroom.queries import may_have_row, may_place_in_row, spent_most
from executives.boardroom.state import GameState
from executives.documents.toml import Place

Found = Iterator[tuple[Place, str]]
"""Places in a document, and what is wrong there."""


def clashes(game: Any, content: Mapping[str, Any]) -> Found:
    """Keys that cannot stand beside one another: told before a state is made."""
    keys = [key for key in DECISIONS if key in content]
    for key in keys[1:]:
        yield (key,), f"what is decided says {keys[0]!r} already"
    for key, fits, why in _needs(game):
        if key in content and not fits:
            yield (key,), why
    if "ceo_pool" in content and "pending" not in content:
        yield ("ceo_pool",), "turn and trick tell how many tokens are left"
    if content.get("over", True) is not True:
        yield ("over",), "only a game that is over says so"
    if "placing" in content and len(content["placing"]) != 1:
        yield ("placing",), "one player places influence"
    if "voting" in content and game.variants.secret_votes:
        value = content["voting"]
        if isinstance(value, str) or "player" in value:
            yield ("voting",), "in this game all vote at the same time"
    for name, table in content.get("players", {}).items():
        if "agenda" in table and "agendas" in table:
            yield ("players", name, "agendas"), "an agenda is kept already"


def _needs(game: Any) -> tuple[tuple[str, bool, str], ...]:
    """Decisions that only some games have."""
    variants = game.variants
    return (
        ("nominating", variants.first_coo == "vote", "in this game nobody is nominated"),
        ("keeping", variants.agendas == "keep_one_of_two", "in this game agendas are dealt only"),
        ("mixing", variants.mixed_bids, "in this game bids are not mixed"),
        ("breaking_tie", variants.vote_tie == "coo", "in this game nobody decides ties"),
    )


def together(builder: Builder, state: GameState) -> Found:
    """Faults of the parts of a document as they make a state."""
    wrong = [*_turn(builder, state)]
    yield from wrong
    # In the wrong turn everything else is wrong too.
    for check in () if wrong else _CHECKS:
        yield from check(builder, state)


def _turn(b: Builder, s: GameState) -> Found:
    """Each decision belongs to some turns, and so do cards that are dealt."""
    phase, turn = b.moment.phase, b.moment.turn
    place: Place = ("turn",)
    if turn == 0 and not begins_with_choices(b.game):
        yield place, "this game begins with turn 1"
    elif phase in ("nominating", "keeping"):
        if turn:
            yield place, f"'{phase}' comes before turn 1"
    elif phase in ("voting", "breaking_tie", "over"):
        if turn != TRICK_TURNS + 1:
            yield place, f"{phase!r} belongs to turn {TRICK_TURNS + 1}"
    elif phase and not 1 <= turn <= TRICK_TURNS:
        yield place, f"{phase!r} belongs to turns 1 to {TRICK_TURNS}"
    if 1 <= turn <= TRICK_TURNS:
        return
    for name, table in b.content.get("players", {}).items():
        for key in ("bids", *ZONES[:3]):
            if table.get(key):
                yield ("players", name, key), f"nothing is dealt in turn {turn}"
    for key in ("indicator", "trick"):
        if b.content.get(key):
            yield (key,), f"nothing is dealt in turn {turn}"


def _roles(b: Builder, s: GameState) -> Found:
    """Who is asked fits the COO and those who passed."""
    content, phase, n = b.content, b.moment.phase, b.game.seats
    left = CEO_TOKENS - b.moment.tricks
    if s.ceo_pool != left:
        yield ("ceo_pool",), f"the legacy CEO has {left} tokens left at this moment"
    if "passed" in content and (phase not in ("", "bidding", "mixing") or not s.turn):
        yield ("passed",), "there is no bidding"
    if "trick" in content and content["trick"] and phase not in ("playing", ""):
        yield ("trick",), "no trick is played"
    if len(s.trick) >= n:
        yield ("trick",), f"a trick of {n} cards is over"
    if b.moment.seat < 0 or len(s.trick) >= n:
        return
    name, asked = b.game.players[b.moment.seat], (b.moment.seat - s.coo) % n
    if phase == "bidding" and name in content.get("passed", ()):
        yield ("passed",), f"{name} has passed and bids no more in this turn"
    if phase == "playing" and asked != len(s.trick):
        due = b.game.players[(s.coo + len(s.trick)) % n]
        yield (_key(b),), f"after {len(s.trick)} cards from the COO on {due} plays"
    if phase == "voting":
        table = content.get("voting")
        for voter in table.get("ballots", ()) if isinstance(table, dict) else ():
            if (b.game.players.index(voter) - s.coo) % n >= asked:
                yield ("voting", "ballots", voter), f"{voter} votes after {name}"


def _tie(b: Builder, s: GameState) -> Found:
    """The COO decides where several origins are tied."""
    if "breaking_tie" in b.content and len(spent_most(b.deciding.ballots)) < 2:
        yield ("breaking_tie", "ballots"), "no origins are tied"


def _tricks(b: Builder, s: GameState) -> Found:
    """Turn t has t tricks, and hands last for all of them."""
    if not 1 <= s.turn <= TRICK_TURNS:
        return
    if b.moment.done >= s.turn:
        place = ("playing", "trick") if "playing" in b.content else ("turn",)
        yield place, f"turn {s.turn} has {s.turn} tricks"
        return
    for seat, name in enumerate(b.game.players):
        player, place = s.players[seat], (seat - s.coo) % b.game.seats
        where: Place = ("players", name, "hand")
        source = s.trick[place].source if place < len(s.trick) else ""
        # A bribe that went to the hand is played from there too.
        most = s.turn - (source == "hand" and b.game.variants.unsold_bribe != "to_hand")
        least = s.turn - b.moment.done - bool(source)
        number = len(player.hand)
        if number > most:
            yield where, f"a hand of {number} is too large, at most {most} are left"
        elif number + len(player.exposed) < least:
            yield where, f"a hand of {number} is too small for {least} more tricks"
        for card in (*player.hand, *player.exposed):
            if SUIT_OF[card] in player.voids:
                suit = SUIT_OF[card]
                yield where, f"there is {card!r}, though play has shown that it has no {suit}"
    for index, played in enumerate(s.trick):
        if played.source == "locked" and not b.game.variants.locked_gifts_playable:
            yield ("trick", index + 1), "in this game locked gifts are not played"


def _trump(b: Builder, s: GameState) -> Found:
    """Trump is as the game's rule makes it, and the indicator shows it."""
    rule = b.game.variants.trump_rule
    place: Place = ("trump",)
    if not 1 <= s.turn <= TRICK_TURNS:
        if s.trump:
            yield place, f"there are no tricks in turn {s.turn}"
    elif rule == "none":
        if s.trump:
            yield place, "in this game there is no trump"
    elif not s.trump:
        yield place, "in this game one suit is trump"
    elif rule == "rotation" and s.trump != SUITS[s.turn - 1]:
        yield place, f"in turn {s.turn} {SUITS[s.turn - 1]} are trump"
    if s.indicator and rule != "flip":
        yield ("indicator",), "in this game no card is turned up"
    elif s.indicator and SUIT_OF[s.indicator] != s.trump:
        yield place, f"the indicator {s.indicator!r} shows another suit"


def _bids(b: Builder, s: GameState) -> Found:
    """Bids lie on bribes of others, as the variants allow."""
    variants = b.game.variants
    for seat, name in enumerate(b.game.players):
        bids = b.tables[seat].get("bids", {})
        player = s.players[seat]
        if player.bribe and not b.dealing.has_bribe(seat) and 1 <= s.turn <= TRICK_TURNS:
            yield ("players", name, "bribe"), "this bribe is taken already"
        if bids and not player.bribe:
            yield ("players", name, "bids"), "there is no bribe to bid on"
        if len(bids) > 1 and variants.exclusive_bids:
            yield ("players", name, "bids"), "in this game a bribe has one bid"
        for bidder in bids:
            place = ("players", name, "bids", bidder)
            own = b.game.players.index(bidder)
            origins = [bid.origin for bid in player.bids if bid.bidder == own]
            if bidder == name:
                yield place, "nobody bids on the own bribe"
            if len(origins) > 1 and not variants.mixed_bids:
                yield place, "in this game bids are not mixed"
            elif len(set(origins)) != len(origins):
                yield place, "influence of one origin is bid once"
            if variants.own_only and set(origins) != {own}:
                yield place, "in this game only own tokens are bid"
    if b.moment.phase == "mixing":
        yield from _mixing(b, s)


def _mixing(b: Builder, s: GameState) -> Found:
    target = b.content["mixing"]["target"] if "mixing" in b.content else ""
    if target and all(
        bid.bidder != b.moment.seat for bid in s.players[b.game.players.index(target)].bids
    ):
        yield ("mixing",), f"there is no bid on the bribe of {target}"


def _rows(b: Builder, s: GameState) -> Found:
    """Relationships are with others, and have room for three."""
    x = b.game.context
    for seat, name in enumerate(b.game.players):
        for other, number in b.tables[seat].get("rows", {}).items():
            place = ("players", name, "rows", other)
            origin = -1 if other == "ceo" else b.game.players.index(other)
            if number and not may_have_row(x, seat, origin):
                yield place, "there is no such relationship in this game"
            if number > FILLED and b.game.variants.row_overflow != "keep":
                yield place, f"{number} tokens, a row has room for {FILLED}"
    if b.moment.phase == "placing" and "placing" in b.content:
        seat, name = b.moment.seat, b.game.players[b.moment.seat]
        for batch in b.deciding.batches:
            if not may_place_in_row(x, s.players[seat], batch.origin, batch.amount):
                yield ("placing", name), "there is no row to which this influence could go"


def _agendas(b: Builder, s: GameState) -> Found:
    """Agendas are held once, and those kept were dealt."""
    keeps = b.deciding.keeps_agendas(b.start)
    held: dict[str, str] = {}
    for name, table in b.content.get("players", {}).items():
        key = "agendas" if keeps else "agenda"
        if ("agenda" if keeps else "agendas") in table:
            other = "two are dealt to each player: 'agendas'" if keeps else "each has one: 'agenda'"
            yield ("players", name, "agenda" if keeps else "agendas"), other
            continue
        for agenda in table.get("agendas", (table.get("agenda"),)):
            if agenda and agenda in held:
                yield ("players", name, key), f"{agenda!r} is that of {held[agenda]} already"
            held[agenda] = name
        returned = table.get("returned")
        if returned and (keeps or b.game.variants.agendas != "keep_one_of_two"):
            yield ("players", name, "returned"), "no agenda was given back"
        elif returned and returned in held:
            message = f"{returned!r} is that of {held[returned]} already"
            yield ("players", name, "returned"), message
        elif returned:
            held[returned] = name
    if not keeps or "pending" in b.content:
        return
    dealt = dict(zip(b.game.players, b.agendas, strict=True))
    for name, agenda in b.content.get("keeping", {}).items():
        if agenda not in dealt[name]:
            yield ("keeping", name), f"{agenda!r} was not dealt to {name}"


def _key(b: Builder) -> str:
    return next(key for key in (*DECISIONS, "trick") if key in b.content)


_CHECKS: tuple[Callable[[Builder, GameState], Found], ...] = (
    *(_roles, _tie, _tricks, _trump, _bids, _rows, _agendas),
)
