"""What the stack of a state needs: frames of this game that point at what is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import attrs

from executives.core.visibility import held_words
from executives.networks.actions import Declare
from executives.networks.cards import Mogul, NetworkCard
from executives.networks.filling import required_of
from executives.networks.frames import (
    AdvancingGenre,
    AttachedEffect,
    Attaching,
    ChoosingExecutives,
    ChoosingShow,
    ChoosingSide,
    Declaring,
    Filling,
    GainingLines,
    Keep,
    Orienting,
    PickingShow,
    Produced,
    Resolved,
    Returning,
    Seating,
    Signing,
    Turn,
    TurningAd,
    TurningUp,
    Turns,
)
from executives.networks.grants import ANY, BONUS, DUE, MOVE
from executives.networks.modules.telly_time import Chatting, Quizzing
from executives.networks.options import material, missing, ready
from executives.networks.production import declared
from executives.networks.state import GameState, Row
from executives.networks.turning import attached_effect, turnable
from executives.networks.turns import is_out

Located = Iterator[tuple[str, str]]
"""Faults: the place within the state ("" for none), and what is wrong there."""

SEAT_FIELDS = ("seat", "asker")
"""Fields of frames that hold a seat."""

LINES_OF_A_GRID = 8

_GRANT = ANY | MOVE | DUE | BONUS


def outside(place: str, number: int, low: int, high: int) -> Located:
    """The fault of a number that is not within its limits."""
    if not low <= number <= high:
        yield place, f"expected a number from {low} to {high}, not {number}"


def held_by(game: Any, frame: Any) -> tuple[str, ...]:
    """The cards that lie in a frame and nowhere else."""
    return tuple(word for word in held_words(frame) if word in game.card)


def stack_faults(game: Any, s: GameState, *, sound: bool) -> Located:
    """What is wrong with the stack; what frames need is asked of a ``sound`` table only."""
    frames = game.record_classes()["frames"]
    unknown = [i for i, frame in enumerate(s.pending) if type(frame) not in frames]
    for index in unknown:
        yield f"pending[{index}]", f"{type(s.pending[index]).__name__} is no frame of this game"
    if unknown:
        return
    if not s.pending:
        if s.round != game.boards.rounds:
            yield "pending", "the game is over before its last round"
        return
    for index, frame in enumerate(s.pending):
        yield from _frame(game, s, frame, f"pending[{index}]", sound=sound)
    bottom = type(s.pending[0])
    for index, frame in enumerate(s.pending):
        if index and type(frame) is Turns:
            yield f"pending[{index}]", "something lies under the turns of the round"
        if type(frame) is Turn and (index != 1 or bottom is not Turns):
            yield f"pending[{index}]", "a turn lies on the turns of the round"
    if s.round != game.boards.rounds and bottom not in (Turns, Seating, *game.rules.bottoms):
        yield "pending[0]", f"{bottom.__name__} cannot be the last thing of a round"
    if [type(frame) for frame in s.pending].count(Filling) > 1:
        yield "pending", "two shows are filled at once"
    if not game.can_be_asked(type(s.pending[-1])):
        name = type(s.pending[-1]).__name__
        yield f"pending[{len(s.pending) - 1}]", f"{name} waits for nobody"


def _frame(game: Any, s: GameState, frame: Any, place: str, *, sound: bool) -> Located:
    fields = {field.name for field in attrs.fields(type(frame))}
    wrong: list[tuple[str, str]] = []
    for name in SEAT_FIELDS:
        if name in fields:
            wrong += outside(f"{place}.{name}", getattr(frame, name), 0, game.seats - 1)
    if "timeslot" in fields:
        last = len(game.boards.timeslots) - 1
        wrong += outside(f"{place}.timeslot", frame.timeslot, 0, last)
    yield from wrong
    check = _CHECKS.get(type(frame)) or game.frame_checks.get(type(frame))
    if check is None and {"seat", "timeslot", "slot"} <= fields:
        check = _slot
    if check is not None and sound and not wrong:
        for name, what in check(game, s, frame):
            yield f"{place}.{name}", what


def _choosing(game: Any, s: GameState, f: ChoosingExecutives) -> Located:
    if [hand.seat for hand in f.hands] != list(range(game.seats)):
        yield "hands", "expected one hand of each seat, in their order"
    boards = [board for hand in f.hands for board in hand.boards]
    if len(set(boards)) != len(boards) or not set(boards) <= set(game.dealt_executives):
        yield "hands", "every executive is dealt once at most, and has to be of this game"
    for index, hand in enumerate(f.hands):
        if len(hand.boards) != 2:
            yield f"hands[{index}].boards", "two executives are dealt"
        yield from outside(f"hands[{index}].chosen", hand.chosen, -1, 1)
    if all(hand.chosen >= 0 for hand in f.hands):
        yield "hands", "all have chosen already"


def _turn(game: Any, s: GameState, f: Turn) -> Located:
    known = _GRANT
    for grant in game.rules.base_turn:
        known |= grant
    for index, grant in enumerate(f.grants):
        yield from outside(f"grants[{index}]", grant, 1, known)
        if 0 < grant <= known and grant & ~known:
            yield f"grants[{index}]", f"{grant} is no grant of this edition"
    if f.seat not in s.passed if f.passed else is_out(game.context, s, f.seat):
        yield "passed", "this is not what the pass track says"


def _signing(game: Any, s: GameState, f: Signing) -> Located:
    for card in f.signed:
        if card not in s.players[f.seat].stars:
            yield "signed", f"{card!r} is not in the green room"
    if len(f.signed) >= f.limit:
        yield "signed", "the limit is reached"


def _declaring(game: Any, s: GameState, f: Declaring | Returning) -> Located:
    if f.terms and f.terms not in game.terms:
        yield "terms", f"{f.terms!r} has no terms for a production"
    elif f.show not in game.slots or not (f.terms or f.drawn or f.show in s.display[Row.SHOWS]):
        yield "show", f"there is no displayed show {f.show!r}"
    if f.drawn != (f.show if f.terms or (f.drawn and game.fetches) else ""):
        yield "drawn", "it is the show that is produced on the terms of a card"
    known = [*game.interned.get(Declare, ({},))[0], *(term.id for term in game.terms.values())]
    for name in f.declared:
        if name not in known:
            yield "declared", f"there is no option {name!r}"


def _returning(game: Any, s: GameState, f: Returning) -> Located:
    yield from (wrong := list(_declaring(game, s, f)))
    if wrong:
        return
    x = game.context
    offered, chosen = declared(x, s, f)
    have = material(x, s, f.seat)
    if not ready(x, s, f.seat, f.show, f.timeslot, offered, have, chosen):
        yield "declared", "the production cannot be completed so"


def _picking(game: Any, s: GameState, f: PickingShow) -> Located:
    if not f.cards or any(card not in game.slots for card in f.cards):
        yield "cards", "expected one or more shows"
    if f.terms not in game.terms:
        yield "terms", f"{f.terms!r} has no terms for a production"


def _slots(s: GameState, f: Any) -> tuple[str, ...]:
    show = s.players[f.seat].lineup[f.timeslot]
    return () if show is None else show.cards


def _filling(game: Any, s: GameState, f: Filling) -> Located:
    show = s.players[f.seat].lineup[f.timeslot]
    if show is None:
        yield "timeslot", "there is no show"
        return
    order = (game.waived_order if f.waived else game.fill_order)[show.show]
    # An old show lies on its slot before the others are filled.
    order = tuple(slot for slot in order if show.cards[slot] not in game.slots)
    if not f.todo or order[-len(f.todo) :] != f.todo or any(show.cards[i] for i in f.todo):
        yield "todo", f"the empty slots are filled in the order {list(order)}"
        return
    counts = required_of(game.context, s, f, f.todo)
    if f.skips < 0:
        yield "skips", "less than 0"
    if missing(counts, *material(game.context, s, f.seat)) > f.skips:
        yield "todo", "the green room cannot fill the required slots"


def _side(game: Any, s: GameState, f: ChoosingSide) -> Located:
    cards = _slots(s, f)
    if not 0 <= f.slot < len(cards) or not cards[f.slot]:
        yield "slot", f"the show in this timeslot has no card on slot {f.slot}"


def _attached(game: Any, s: GameState, f: AttachedEffect) -> Located:
    cards = _slots(s, f)
    card = cards[f.slot] if 0 <= f.slot < len(cards) else ""
    if not card or attached_effect(game.context, card) is None:
        yield "slot", f"the card on slot {f.slot} does nothing on being attached"


def _turning_ad(game: Any, s: GameState, f: TurningAd) -> Located:
    if not turnable(game.context, s, f):
        yield "timeslot", "there is no upside-down ad"


def _turning_up(game: Any, s: GameState, f: TurningUp) -> Located:
    if not turnable(game.context, s, f):
        yield "left", "no card of the lineup lies upside down"
    yield from outside("left", f.left, 1, game.most_slots * len(game.boards.timeslots))


def _attaching(game: Any, s: GameState, f: Attaching) -> Located:
    lineup = s.players[f.seat].lineup
    if len(f.fresh) != len(lineup):
        yield "fresh", f"expected {len(lineup)} numbers"
        return
    for timeslot, (fresh, show) in enumerate(zip(f.fresh, lineup, strict=True)):
        cards = () if show is None else show.cards
        if fresh & ~sum(1 << index for index, card in enumerate(cards) if card):
            yield f"fresh[{timeslot}]", "a slot of these has no card"
    yield from outside("left", f.left, 0, game.most_slots * len(lineup))


def _genre(game: Any, s: GameState, f: AdvancingGenre) -> Located:
    if f.genre not in game.boards.genres:
        yield "genre", f"{f.genre!r} is not in play"


def _lines(game: Any, s: GameState, f: GainingLines) -> Located:
    if not game.grid:
        yield "completed", "there are no genre grids in this game"
    elif not 0 <= f.done < f.completed <= LINES_OF_A_GRID:
        yield "done", f"expected fewer lines than {f.completed}"


def _telly_time(game: Any, s: GameState, f: Chatting | Quizzing) -> Located:
    if not game.grid:
        yield "seat", "nobody is asked this in a game without Telly Time"


def _slot(game: Any, s: GameState, f: Any) -> Located:
    if not 0 <= f.slot < len(_slots(s, f)):
        yield "slot", f"the show in this timeslot has no slot {f.slot}"


def _orienting(game: Any, s: GameState, f: Orienting) -> Located:
    taken = sum(1 << index for index, card in enumerate(_slots(s, f)) if card)
    for name in ("fresh", "fixed"):
        if getattr(f, name) & ~taken:
            yield name, "a slot of these has no card"


def _produced(game: Any, s: GameState, f: Produced) -> Located:
    if s.players[f.seat].lineup[f.timeslot] is None:
        yield "timeslot", "there is no show"


def _keep(game: Any, s: GameState, f: Keep) -> Located:
    if not f.cards or any(card not in game.drawable for card in f.cards):
        yield "cards", "expected one or more cards that can be drawn"


def _resolved(game: Any, s: GameState, f: Resolved) -> Located:
    if not isinstance(game.card.get(f.card), (NetworkCard, Mogul)):
        yield "card", f"{f.card!r} is no card with an immediate effect"


def _choosing_show(game: Any, s: GameState, f: ChoosingShow) -> Located:
    if f.card not in game.usable or not any(s.players[f.seat].lineup):
        yield "card", f"no show can be chosen for {f.card!r}"


_CHECKS: dict[type, Callable[[Any, GameState, Any], Located]] = {
    ChoosingExecutives: _choosing,
    Turn: _turn,
    Signing: _signing,
    Declaring: _declaring,
    PickingShow: _picking,
    Filling: _filling,
    ChoosingSide: _side,
    Orienting: _orienting,
    Produced: _produced,
    Keep: _keep,
    Resolved: _resolved,
    ChoosingShow: _choosing_show,
    Returning: _returning,
    AttachedEffect: _attached,
    TurningAd: _turning_ad,
    TurningUp: _turning_up,
    Attaching: _attaching,
    AdvancingGenre: _genre,
    GainingLines: _lines,
    Chatting: _telly_time,
    Quizzing: _telly_time,
}
