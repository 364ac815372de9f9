"""Producing a show: declare, commit, fill the slots, choose sides, orient, then what follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from executives.core.frames import Frame, FrameKind, Kind
from executives.core.tally import total
from executives.core.violations import Violation, violation
from executives.networks import atoms, grants, queries
from executives.networks.actions import (
    Attach,
    ChooseSide,
    Commit,
    Declare,
    LeaveEmpty,
    Produce,
)
from executives.networks.cards import Show
from executives.networks.frames import (
    ChoosingSide,
    Declaring,
    Filling,
    Orienting,
    Produced,
    Turn,
)
from executives.networks.modifiers import Options, State, X
from executives.networks.state import Row

# -- options and feasibility --------------------------------------------------------------------


def options_for(x: X, s: State, seat: int, show: str, timeslot: int) -> Options:
    """Every option of a production that some modifier offers (E2.BASE.38)."""
    options: Options = ()
    for hook in x.game.table(s.players[seat]).produce_options:
        options += hook(x, s, seat, show, timeslot)
    return options


def complete(offered: Options, chosen: Options) -> bool:
    """Whether every mandatory group has its option."""
    groups = {option.group for option in chosen}
    return all(option.group in groups for option in offered if option.mandatory)


def unaffordable(
    x: X, s: State, seat: int, show: str, timeslot: int, chosen: Options
) -> tuple[int, int] | None:
    """Cost and cash, in $M, when the sum cannot be paid (E2.BASE.39)."""
    player = s.players[seat]
    if not chosen and not x.game.table(player).produce_cost:
        cost = x.game.card[show].cost
    else:
        cost = total(queries.produce_cost_lines(x, s, seat, show, timeslot, chosen))
    return (cost, player.cash) if cost > player.cash else None


def fillable(x: X, s: State, seat: int, show: str, chosen: Options) -> bool:
    """Whether all required slots can be filled from the green room (E2.BASE.43).

    Cards of the show to be cancelled do not count: they are discarded first (E2.BASE.40).
    By Hall's theorem the three counts suffice, stars and ads filling the rest of either kind.
    """
    stars_due, ads_due, all_due = x.game.required[show]
    if not all_due or any(option.waives for option in chosen):
        return True
    player = s.players[seat]
    stars = len(player.stars)
    if stars:
        attachable = x.game.fitting
        stars = sum("star" in attachable[card] for card in player.stars)
    ads = len(player.ads)
    return stars_due <= stars and ads_due <= ads and all_due <= stars + ads  # type: ignore[no-any-return]


def feasible(x: X, s: State, seat: int, show: str, timeslot: int, chosen: Options) -> bool:
    """Whether the production can go on as declared, or with further options."""
    offered = options_for(x, s, seat, show, timeslot)
    open_groups: dict[str, list[Options]] = {}
    for option in offered:
        if all(option.group != done.group for done in chosen):
            open_groups.setdefault(option.group, [()]).append((option,))
    for picks in product(*open_groups.values()):
        plan = chosen + tuple(option for pick in picks for option in pick)
        if (
            complete(offered, plan)
            and unaffordable(x, s, seat, show, timeslot, plan) is None
            and fillable(x, s, seat, show, plan)
        ):
            return True
    return False


def legal_productions(x: X, s: State, seat: int) -> list[Any]:
    """Every show of the display in every timeslot that can be completed (E2.BASE.33, .38)."""
    player = s.players[seat]
    produces = x.game.interned[Produce][seat]
    timeslots = x.game.boards.timeslots
    table = x.game.table(player)
    legal = []
    if not table.produce_options and not table.produce_cost:
        for show in s.display[Row.SHOWS]:
            if x.game.card[show].cost <= player.cash and fillable(x, s, seat, show, ()):
                legal += [produces[show, name] for name in timeslots]
        return legal
    for show in s.display[Row.SHOWS]:
        for timeslot, name in enumerate(timeslots):
            if feasible(x, s, seat, show, timeslot, ()):
                legal.append(produces[show, name])
    return legal


def check_produce(x: X, s: State, f: Turn, action: Produce) -> Iterator[Violation]:
    """A displayed show that can be paid and whose required slots can be filled (E2.BASE.33)."""
    if not grants.allowed(f.grants) & grants.PRODUCE:
        message = "this turn does not allow Produce a Show"
        yield violation("not-granted", "E2.BASE.23", message)
    if action.timeslot not in x.game.boards.timeslots:
        yield violation("no-timeslot", "E2.BASE.38", "there is no such timeslot")
        return
    if action.show not in s.display[Row.SHOWS]:
        message = "{card} is not in the display"
        yield violation("not-displayed", "E2.BASE.38", message, card=action.show)
        return
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    if not feasible(x, s, f.seat, action.show, timeslot, ()):
        yield from obstacles(x, s, f.seat, action.show, timeslot, ())


def obstacles(
    x: X, s: State, seat: int, show: str, timeslot: int, chosen: Options
) -> Iterator[Violation]:
    """Why a production as declared cannot go on."""
    short = unaffordable(x, s, seat, show, timeslot, chosen)
    if short is not None:
        message = "it costs ${cost}M in all and the cash is ${cash}M"
        yield violation("cash", "E2.BASE.39", message, cost=short[0], cash=short[1])
    fills = fillable(x, s, seat, show, chosen)
    if not fills:
        message = "the green room cannot fill the required slots"
        yield violation("required-slots", "E2.BASE.43", message)
    offered = options_for(x, s, seat, show, timeslot)
    if not complete(offered, chosen):
        groups = sorted({option.group for option in offered if option.mandatory})
        missing = ", ".join(groups)
        message = "one option has to be declared of: {groups}"
        yield violation("undeclared", "E2.BASE.38", message, groups=missing)
    elif short is None and fills:
        message = "no payable choice of options completes it"
        yield violation("infeasible", "E2.BASE.33", message)


def perform_produce(x: X, s: State, f: Turn, action: Produce) -> State:
    """Begin a production; without options it is paid and committed at once (E2.BASE.38)."""
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    rest, is_action = grants.spend(f.grants, grants.PRODUCE)
    turn = Turn.new(f.seat, rest, f.acted or is_action, f.passed)
    if options_for(x, s, f.seat, action.show, timeslot):
        return x.close(s, f, turn, Declaring.new(f.seat, action.show, timeslot, ()))
    return commit(x, x.close(s, f, turn), f.seat, action.show, timeslot, ())


# -- declaring -----------------------------------------------------------------------------------


def declared(x: X, s: State, f: Declaring) -> tuple[Options, Options]:
    """The options on offer, and those of them that are declared."""
    offered = options_for(x, s, f.seat, f.show, f.timeslot)
    return offered, tuple(option for option in offered if option.id in f.declared)


def may_declare(x: X, s: State, f: Declaring, name: str) -> bool:
    """An offered option of a group not yet declared, after which the rest can be completed."""
    offered, chosen = declared(x, s, f)
    for option in offered:
        if option.id == name:
            free = all(option.group != done.group for done in chosen)
            return free and feasible(x, s, f.seat, f.show, f.timeslot, (*chosen, option))
    return False


def may_commit(x: X, s: State, f: Declaring) -> bool:
    """Whether the production is complete as declared."""
    offered, chosen = declared(x, s, f)
    return (
        complete(offered, chosen)
        and unaffordable(x, s, f.seat, f.show, f.timeslot, chosen) is None
        and fillable(x, s, f.seat, f.show, chosen)
    )


def legal_declarations(x: X, s: State, f: Declaring) -> list[Any]:
    """Commit, or declare one more option."""
    interned = x.game.interned
    legal: list[Any] = [interned[Commit][f.seat][()]] if may_commit(x, s, f) else []
    for option in options_for(x, s, f.seat, f.show, f.timeslot):
        if option.id not in f.declared and may_declare(x, s, f, option.id):
            legal.append(interned[Declare][f.seat][option.id])
    return legal


def run_declaring(x: X, s: State, f: Declaring) -> Commit | None:
    """Commit by force once every group has been declared."""
    offered, chosen = declared(x, s, f)
    groups = {option.group for option in chosen}
    if all(option.group in groups for option in offered):
        return x.game.interned[Commit][f.seat][()]  # type: ignore[no-any-return]
    return None


def check_declare(x: X, s: State, f: Declaring, action: Declare) -> Iterator[Violation]:
    """At most one option of each group, and only if the rest can be completed (E2.BASE.38)."""
    if not may_declare(x, s, f, action.option):
        message = "{option} cannot be declared for this production"
        yield violation("option", "E2.BASE.38", message, option=action.option)


def perform_declare(x: X, s: State, f: Declaring, action: Declare) -> State:
    """Note the option; nothing is paid yet."""
    return x.close(s, f, f.replace(declared=(*f.declared, action.option)))


def check_commit(x: X, s: State, f: Declaring, action: Commit) -> Iterator[Violation]:
    """The sum can be paid, the slots filled, the mandatory options are declared (E2.BASE.39)."""
    if not may_commit(x, s, f):
        _, chosen = declared(x, s, f)
        yield from obstacles(x, s, f.seat, f.show, f.timeslot, chosen)


def perform_commit(x: X, s: State, f: Declaring, action: Commit) -> State:
    """Pay and cancel as declared."""
    _, chosen = declared(x, s, f)
    return commit(x, x.close(s, f), f.seat, f.show, f.timeslot, chosen)


def commit(x: X, s: State, seat: int, show: str, timeslot: int, options: Options) -> State:
    """Produce steps 1 to 3 and 6: pay, cancel, genre, row (E2.BASE.39-.41, .49).

    The row is fixed before anything is attached: nothing attached can change it, and conditions
    may ask for it (E2.CARDS.21).
    """
    lines = queries.produce_cost_lines(x, s, seat, show, timeslot, options)
    s = atoms.pay(x, s, seat, total(lines), "E2.BASE.39", lines=lines)
    s = atoms.cancel_show(x, s, seat, timeslot, "E2.BASE.40")
    row = queries.start_row(x, s, seat, show, timeslot, options)
    token = next((option.genre for option in options if option.genre), "")
    s = atoms.stage_show(x, s, seat, show, timeslot, row, token, "E2.BASE.38")
    waived = any(option.waives for option in options)
    todo = x.game.waived_order[show] if waived else x.game.fill_order[show]
    return x.push(
        s,
        Produced.new(seat, timeslot, False),
        Filling.new(seat, timeslot, todo, waived),
    )


# -- filling the slots -----------------------------------------------------------------------------


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
    """Whether the slot in question may stay empty."""
    return f.waived or _slot(x, s, f)[-1] == "?"


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
        if not new:
            return x.close(s, f)
        s = x.close(s, f, Orienting.new(f.seat, f.timeslot, new, 0))
        return x.push(s, *side_frames(x, s, f.seat, f.timeslot, new))
    if not candidates(x, s, f):
        return x.game.interned[LeaveEmpty][f.seat][()]  # type: ignore[no-any-return]
    return None


def check_attach(x: X, s: State, f: Filling, action: Attach) -> Iterator[Violation]:
    """Only a star or ad lying in the own green room, of a fitting kind (E2.BASE.42, .43)."""
    player = s.players[f.seat]
    if action.card not in player.stars and action.card not in player.ads:
        message = "{card} is not in the green room"
        yield violation("not-held", "E2.BASE.42", message, card=action.card)
    elif not queries.fits_slot(x, action.card, _slot(x, s, f)):
        message = "{card} does not fit the {slot} slot"
        slot = _slot(x, s, f)
        yield violation("misfit", "E2.BASE.43", message, card=action.card, slot=slot[:-1])


def perform_attach(x: X, s: State, f: Filling, action: Attach) -> State:
    """Put the card on the slot; its side is decided when all cards lie (E2.BASE.42, .47)."""
    s = atoms.attach(x, s, f.seat, f.timeslot, f.todo[0], action.card, "E2.BASE.42")
    return x.close(s, f, Filling.new(f.seat, f.timeslot, f.todo[1:], f.waived))


def check_leave_empty(x: X, s: State, f: Filling, action: LeaveEmpty) -> Iterator[Violation]:
    """Required slots must be filled on production (E2.BASE.43)."""
    if not optional(x, s, f):
        message = "the {slot} slot is required"
        slot = _slot(x, s, f)[:-1]
        yield violation("required", "E2.BASE.43", message, slot=slot)


def perform_leave_empty(x: X, s: State, f: Filling, action: LeaveEmpty) -> State:
    """Go on to the next slot."""
    return x.close(s, f, Filling.new(f.seat, f.timeslot, f.todo[1:], f.waived))


# -- sides, orientation, what follows ---------------------------------------------------------------


def side_frames(x: X, s: State, seat: int, timeslot: int, new: int) -> tuple[Frame, ...]:
    """The choices of sides that modifiers ask for, first slot on top (E2.BASE.47)."""
    hooks = x.game.table(s.players[seat]).side_choice
    if not hooks:
        return ()
    frames: list[Frame] = []
    for slot in range(new.bit_length()):
        if new >> slot & 1:
            for hook in hooks:
                frames.extend(hook(x, s, seat, timeslot, slot))
    return tuple(reversed(frames))


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


def fix_side(
    x: X, s: State, seat: int, timeslot: int, slot: int, up: bool, rule: str
) -> State:
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
    return atoms.turn_card(x, s, seat, timeslot, slot, up, rule)


def run_orienting(x: X, s: State, f: Orienting) -> State:
    """Test the conditions of the new cards once, all of them in place (E2.BASE.45-.47)."""
    seat, timeslot = f.seat, f.timeslot
    open_slots = [i for i in range(f.fresh.bit_length()) if (f.fresh & ~f.fixed) >> i & 1]
    sides = [queries.orientation(x, s, seat, timeslot, slot) for slot in open_slots]
    for slot, up in zip(open_slots, sides, strict=True):
        s = atoms.turn_card(x, s, seat, timeslot, slot, up, "E2.BASE.47")
    return x.close(s, f)


def run_produced(x: X, s: State, f: Produced) -> State:
    """Produce steps 7 and 8: the genre track, then what happens on production (E2.BASE.52)."""
    from executives.networks.tracks import advance_genre

    if not f.advanced:
        show = s.players[f.seat].lineup[f.timeslot]
        assert show is not None
        s = x.close(s, f, Produced.new(f.seat, f.timeslot, True))
        return advance_genre(x, s, f.seat, queries.genre_of(x, show), "E2.BASE.52")
    s = x.close(s, f)
    for hook in x.game.table(s.players[f.seat]).on_produced:
        s = x.push(s, *hook(x, s, f.seat, f.timeslot))
    return s


def _shows(game: Any) -> Iterable[tuple[str, str]]:
    return (
        (show, timeslot)
        for show in game.displayable[Row.SHOWS]
        for timeslot in game.boards.timeslots
    )


def _cards(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.attachable)


def _one(game: Any) -> Iterable[tuple[()]]:
    return ((),)


def _sides(game: Any) -> Iterable[tuple[str]]:
    return (("up",), ("down",))


def _no_options(game: Any) -> Iterable[tuple[str]]:
    return ((option,) for option in game.built_in_options)


def _nothing(x: X, s: State, f: Any, action: Any) -> Iterator[Violation]:
    return iter(())


KINDS = (
    Kind(Produce, (Turn,), _shows, check_produce, perform_produce),
    Kind(Commit, (Declaring,), _one, check_commit, perform_commit),
    Kind(Declare, (Declaring,), _no_options, check_declare, perform_declare),
    Kind(LeaveEmpty, (Filling,), _one, check_leave_empty, perform_leave_empty),
    Kind(Attach, (Filling,), _cards, check_attach, perform_attach),
    Kind(ChooseSide, (ChoosingSide,), _sides, check_side, perform_side),
)
FRAMES = (
    FrameKind(Declaring, legal=legal_declarations, run=run_declaring),
    FrameKind(Filling, legal=legal_fillings, run=run_filling),
    FrameKind(ChoosingSide, legal=legal_sides),
    FrameKind(Orienting, run=run_orienting),
    FrameKind(Produced, run=run_produced),
)
