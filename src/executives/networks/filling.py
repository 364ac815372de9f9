"""The slots of a produced show: filled one by one, sides, orientation, what follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from executives.core.frames import Frame, FrameKind, Kind, no_parameters
from executives.core.violations import Violation, violation
from executives.networks import atoms, queries
from executives.networks.actions import Attach, ChooseSide, LeaveEmpty
from executives.networks.cards import Show
from executives.networks.frames import (
    ChoosingSide,
    Filling,
    Orienting,
    Produced,
    filling_frame,
    produced_frame,
)
from executives.networks.modifiers import State, X
from executives.networks.options import material, missing
from executives.networks.turning import attached_effects


def fill_order(show: Show, *, waived: bool) -> tuple[int, ...]:
    """The slots in the order of filling: required stars, ads, either; then the optional ones.

    In this order the counts at the start suffice: no choice can spoil a later required slot.
    """
    rank = {"star!": 0, "ad!": 1, "either!": 2}
    slots = range(len(show.slots))
    if waived:
        return tuple(slots)
    return tuple(sorted(slots, key=lambda i: (rank.get(show.slots[i], 3), i)))


def candidates(x: X, s: State, f: Filling) -> list[str]:
    """The cards of the green room that fit the slot in question (E2.BASE.42, .43)."""
    player = s.players[f.seat]
    slot = _slot(x, s, f)
    fitting = x.game.fitting
    return [card for card in player.stars + player.ads if slot[:-1] in fitting[card]]


def _slot(x: X, s: State, f: Filling) -> str:
    show = s.players[f.seat].lineup[f.timeslot]
    assert show is not None
    return x.game.card[show.show].slots[f.todo[0]]  # type: ignore[no-any-return]


def optional(x: X, s: State, f: Filling) -> bool:
    """Whether the slot in question may stay empty.

    One that is required may with a skip, if those that are left suffice for the other slots.
    """
    if f.waived or _slot(x, s, f)[-1] == "?":
        return True
    if not f.skips:
        return False
    required = required_of(x, s, f, f.todo[1:])
    return missing(required, *material(x, s, f.seat)) < f.skips


def required_of(x: X, s: State, f: Filling, todo: tuple[int, ...]) -> tuple[int, int, int]:
    """The required slots among ``todo``: of stars, of ads, and all."""
    show = s.players[f.seat].lineup[f.timeslot]
    assert show is not None
    slots = [x.game.card[show.show].slots[index] for index in todo]
    required = [slot for slot in slots if slot[-1] == "!" and not f.waived]
    return required.count("star!"), required.count("ad!"), len(required)


def legal_fillings(x: X, s: State, f: Filling) -> list[Any]:
    """Leave an optional slot empty, or attach a fitting card."""
    legal: list[Any] = []
    if optional(x, s, f):
        legal.append(x.game.interned[LeaveEmpty][f.seat][()])
    attaches = x.game.interned[Attach][f.seat]
    return legal + [attaches[card] for card in candidates(x, s, f)]


def run_filling(x: X, s: State, f: Filling) -> State | LeaveEmpty | None:
    """Leave a slot empty by force when nothing fits it; go on when all slots are done."""
    if not f.todo:
        show = s.players[f.seat].lineup[f.timeslot]
        assert show is not None
        new = sum(1 << index for index, card in enumerate(show.cards) if card)
        s = x.close(s, f)
        invite = x.game.rules.invite
        if invite is not None:
            return invite(x, s, f.seat, f.timeslot, new, True)  # type: ignore[no-any-return]
        return choose_sides(x, s, f.seat, f.timeslot, new) if new else s
    if not candidates(x, s, f):
        return x.game.interned[LeaveEmpty][f.seat][()]  # type: ignore[no-any-return]
    return None


def check_attach(x: X, s: State, f: Filling, action: Attach) -> Iterator[Violation]:
    """Only a star or ad lying in the own green room, of a fitting kind (E2.BASE.42, .43)."""
    player = s.players[f.seat]
    if action.card not in player.stars and action.card not in player.ads:
        message = "{card} is not in the green room"
        yield violation("not-held", "E2.BASE.42", message, card=action.card)
    elif not x.game.fitting[action.card]:
        yield unattachable(action.card)
    elif not queries.fits_slot(x, action.card, _slot(x, s, f)):
        message = "{card} does not fit the {slot} slot"
        slot = _slot(x, s, f)
        yield violation("misfit", "E2.BASE.43", message, card=action.card, slot=slot[:-1])


def unattachable(card: str) -> Violation:
    """The reason against putting an anomaly on a show (E2.CARDS.43)."""
    return violation("unattachable", "E2.CARDS.43", "{card} is never attached", card=card)


def perform_attach(x: X, s: State, f: Filling, action: Attach) -> State:
    """Put the card on the slot; its side is decided when all cards lie (E2.BASE.42, .47)."""
    s = atoms.attach(x, s, f.seat, f.timeslot, f.todo[0], action.card, "E2.BASE.42")
    return x.close(s, f, filling_frame(f.seat, f.timeslot, f.todo[1:], f.waived, f.skips))


def check_leave_empty(x: X, s: State, f: Filling, action: LeaveEmpty) -> Iterator[Violation]:
    """Required slots must be filled on production (E2.BASE.43)."""
    if not optional(x, s, f):
        message = "the {slot} slot is required"
        slot = _slot(x, s, f)[:-1]
        yield violation("required", "E2.BASE.43", message, slot=slot)


def perform_leave_empty(x: X, s: State, f: Filling, action: LeaveEmpty) -> State:
    """Go on to the next slot."""
    skips = f.skips
    if skips and not f.waived and _slot(x, s, f)[-1] == "!":
        skips -= 1
    return x.close(s, f, filling_frame(f.seat, f.timeslot, f.todo[1:], f.waived, skips))


# -- sides, orientation, what follows --------------------------------------------------------


def side_frames(x: X, s: State, seat: int, timeslot: int, new: int) -> tuple[Frame, ...]:
    """The choices of sides that modifiers ask for, first slot on top (E2.BASE.47)."""
    hooks = x.game.hooks[s.players[seat].modifiers].side_choice
    if not hooks:
        return ()
    frames: list[Frame] = []
    for slot in range(new.bit_length()):
        if new >> slot & 1:
            for hook in hooks:
                frames.extend(hook(x, s, seat, timeslot, slot))
    return tuple(reversed(frames))


def choose_sides(x: X, s: State, seat: int, timeslot: int, new: int) -> State:
    """Ask for the sides of the slots in ``new`` (bits), then test conditions (E2.BASE.47)."""
    if x.game.hooks[s.players[seat].modifiers].side_choice:
        frames = side_frames(x, s, seat, timeslot, new)
        if frames:
            return x.push(s, Orienting.new(seat, timeslot, new, 0), *frames)
    return orient(x, s, seat, timeslot, new, 0)


def orient(x: X, s: State, seat: int, timeslot: int, fresh: int, fixed: int) -> State:
    """Test the conditions of new cards once, all of them in place (E2.BASE.45-.47).

    Cards whose side is ``fixed`` are not tested.  What new cards do when they lie follows.
    """
    slots = fresh & ~fixed
    player = s.players[seat]
    show = player.lineup[timeslot]
    assert show is not None
    conditions = x.game.conditions
    # Cards without a condition lie as they were laid, unless somebody listens or turns them.
    ask_all = x.log is not None or x.game.hooks[player.modifiers].orientation
    sides: dict[int, bool] = {}
    for slot in range(slots.bit_length()):
        if slots >> slot & 1 and (ask_all or conditions[show.cards[slot]]):
            sides[slot] = queries.orientation(x, s, seat, timeslot, slot)
    if sides:
        s = atoms.turn_cards(x, s, seat, timeslot, sides, "E2.BASE.47")
    if x.game.acting_when_attached.isdisjoint(show.cards):
        return s
    return attached_effects(x, s, seat, timeslot, fresh)


def legal_sides(x: X, s: State, f: ChoosingSide) -> list[Any]:
    """Either side."""
    sides = x.game.interned[ChooseSide][f.seat]
    return [sides["up"], sides["down"]]


def check_side(x: X, s: State, f: ChoosingSide, action: ChooseSide) -> Iterator[Violation]:
    """The two sides of a card."""
    if action.side not in ("up", "down"):
        yield violation("side", f.rule, "a card lies up or down")


def perform_side(x: X, s: State, f: ChoosingSide, action: ChooseSide) -> State:
    """Fix the side of the card."""
    s = x.close(s, f)
    return fix_side(x, s, f.seat, f.timeslot, f.slot, action.side == "up", f.rule)


def fix_side(x: X, s: State, seat: int, timeslot: int, slot: int, up: bool, rule: str) -> State:
    """Decide the side of a card just attached, so that its condition is not tested.

    For frames that lie on top of ``Orienting`` and have been closed.
    """
    pending = list(s.pending)
    for depth in range(len(pending) - 1, -1, -1):
        frame = pending[depth]
        if type(frame) is Orienting:
            pending[depth] = frame.replace(fixed=frame.fixed | 1 << slot)
            break
    s = s.replace(pending=tuple(pending))
    return atoms.turn_cards(x, s, seat, timeslot, {slot: up}, rule)


def run_orienting(x: X, s: State, f: Orienting) -> State:
    """The sides are chosen: the other new cards follow their conditions (E2.BASE.47)."""
    return orient(x, x.close(s, f), f.seat, f.timeslot, f.fresh, f.fixed)


def run_produced(x: X, s: State, f: Produced) -> State:
    """Produce steps 7 and 8: the genre track, then what happens on production (E2.BASE.52)."""
    if not f.advanced:
        show = s.players[f.seat].lineup[f.timeslot]
        assert show is not None
        s = x.close(s, f, produced_frame(f.seat, f.timeslot, True))
        genre = queries.genre_of(x, show)
        return x.game.rules.advance(x, s, f.seat, genre, "E2.BASE.52")  # type: ignore[no-any-return]
    s = x.close(s, f)
    following: tuple[Frame, ...] = ()
    for hook in x.game.hooks[s.players[f.seat].modifiers].on_produced:
        following += hook(x, s, f.seat, f.timeslot)
    return x.push(s, *reversed(following)) if following else s


def _cards(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.stars_and_ads)


def _sides(game: Any) -> Iterable[tuple[str]]:
    return (("up",), ("down",))


KINDS = (
    Kind(LeaveEmpty, (Filling,), no_parameters, check_leave_empty, perform_leave_empty),
    Kind(Attach, (Filling,), _cards, check_attach, perform_attach),
    Kind(ChooseSide, (ChoosingSide,), _sides, check_side, perform_side),
)
FRAMES = (
    FrameKind(Filling, legal=legal_fillings, run=run_filling),
    FrameKind(ChoosingSide, legal=legal_sides),
    FrameKind(Orienting, run=run_orienting),
    FrameKind(Produced, run=run_produced),
)
