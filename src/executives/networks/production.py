"""Producing a show: declare, commit, fill the slots, choose sides, orient, then what follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from executives.core.frames import FrameKind, Kind, no_parameters
from executives.core.tally import Lines
from executives.core.violations import Violation, violation
from executives.networks import atoms, grants, queries
from executives.networks.actions import (
    Commit,
    Declare,
    Produce,
)
from executives.networks.frames import (
    Declaring,
    PickingShow,
    Turn,
    filling_frame,
    produced_frame,
)
from executives.networks.modifiers import Options, State, X
from executives.networks.state import LineupShow, Row

# -- options and feasibility --------------------------------------------------------------------


def options_for(x: X, s: State, seat: int, show: str, timeslot: int, terms: str = "") -> Options:
    """Every option of a production that some modifier offers (E2.BASE.38).

    The ``terms`` of a card come first; where they make all slots optional, no option for that is
    left.
    """
    options: Options = ()
    for hook in x.game.hooks[s.players[seat].modifiers].produce_options:
        options += hook(x, s, seat, show, timeslot)
    if not terms:
        return options
    given = x.game.terms[terms]
    return (given, *(option for option in options if not (given.waives and option.waives)))


def preset(x: X, terms: str) -> Options:
    """What is declared from the start on the ``terms`` of a card; nothing without them."""
    return (x.game.terms[terms],) if terms else ()


def complete(offered: Options, chosen: Options) -> bool:
    """Whether every mandatory group has its option."""
    if not offered:
        return True
    groups = {option.group for option in chosen}
    return all(option.group in groups for option in offered if option.mandatory)


def unaffordable(
    x: X, s: State, seat: int, show: str, timeslot: int, chosen: Options
) -> tuple[int, int] | None:
    """Cost and cash, in $M, when the sum cannot be paid (E2.BASE.39)."""
    cost = queries.produce_cost(x, s, seat, show, timeslot, chosen)
    cash = s.players[seat].cash
    return (cost, cash) if cost > cash else None


def material(x: X, s: State, seat: int) -> tuple[int, int]:
    """How many stars and ads of the green room can be attached (E2.BASE.42)."""
    player = s.players[seat]
    fitting = x.game.fitting
    return sum(1 for card in player.stars if fitting[card]), len(player.ads)


def fills(required: tuple[int, int, int], stars: int, ads: int) -> bool:
    """Whether so many cards fill the required slots (of stars, of ads, and all).

    By Hall's theorem the three counts suffice, stars and ads filling the rest of either kind.
    """
    return required[0] <= stars and required[1] <= ads and required[2] <= stars + ads


def fillable(x: X, show: str, have: tuple[int, int], chosen: Options) -> bool:
    """Whether all required slots can be filled from the green room (E2.BASE.43).

    ``have`` is the ``material``.  Cards of the show to be cancelled do not count: they are
    discarded first (E2.BASE.40).
    """
    required = x.game.required[show]
    return fills(required, *have) or any(option.waives for option in chosen)


def ready(
    x: X,
    s: State,
    seat: int,
    show: str,
    timeslot: int,
    offered: Options,
    have: tuple[int, int],
    chosen: Options,
) -> bool:
    """Whether a production can be committed with the ``chosen`` options; ``have``: material."""
    return (
        complete(offered, chosen)
        and fillable(x, show, have, chosen)
        and unaffordable(x, s, seat, show, timeslot, chosen) is None
    )


def feasible(
    x: X,
    s: State,
    seat: int,
    show: str,
    timeslot: int,
    offered: Options,
    have: tuple[int, int],
    chosen: Options = (),
) -> bool:
    """Whether the production can go on as declared, or with further options of ``offered``.

    ``have`` is the ``material``.
    """
    # No option makes a show cheaper, so most shows are out here.
    if unaffordable(x, s, seat, show, timeslot, chosen) is not None:
        return False
    if complete(offered, chosen) and fillable(x, show, have, chosen):
        return True
    done = {option.group for option in chosen}
    open_groups: dict[str, list[Options]] = {}
    for option in offered:
        if option.group not in done:
            open_groups.setdefault(option.group, [()]).append((option,))
    for picks in product(*open_groups.values()):
        plan = sum(picks, chosen)
        if plan != chosen and ready(x, s, seat, show, timeslot, offered, have, plan):
            return True
    return False


def legal_productions(x: X, s: State, seat: int) -> list[Any]:
    """Every show of the display in every timeslot that can be completed (E2.BASE.33, .38)."""
    player = s.players[seat]
    hooks = x.game.hooks[player.modifiers]
    shows = s.display[Row.SHOWS]
    if not hooks.produce_cost:
        # No option makes a show cheaper, so most shows are out here.
        cards, cash = x.game.card, player.cash
        shows = tuple(show for show in shows if cards[show].cost <= cash)
    if hooks.produce_options or hooks.produce_cost:
        return legal_productions_of(x, s, seat, shows)
    legal: list[Any] = []
    produces = x.game.produces[seat]
    stars, ads = material(x, s, seat)
    for show in shows:
        if fills(x.game.required[show], stars, ads):
            legal += produces[show]
    return legal


def legal_productions_of(
    x: X, s: State, seat: int, shows: tuple[str, ...], *, terms: str = ""
) -> list[Any]:
    """Every one of the shows in every timeslot that can be completed, on the terms of a card."""
    have = material(x, s, seat)
    given = preset(x, terms)
    costs = x.game.hooks[s.players[seat].modifiers].produce_cost
    legal: list[Any] = []
    for show in shows:
        last: Options | None = None
        possible = False
        for timeslot, produce in enumerate(x.game.produces[seat][show]):
            offered = options_for(x, s, seat, show, timeslot, terms)
            # With the very same options, and costs that do not depend on it, the timeslot is
            # no matter.
            if costs or offered is not last:
                possible = feasible(x, s, seat, show, timeslot, offered, have, given)
                last = offered
            if possible:
                legal.append(produce)
    return legal


def check_produce(x: X, s: State, f: Any, action: Produce) -> Iterator[Violation]:
    """A show of the display, or of those drawn, that can be completed (E2.BASE.33)."""
    terms: str = getattr(f, "terms", "")
    if not terms and not grants.allowed(f.grants) & grants.PRODUCE:
        message = "this turn does not allow Produce a Show"
        yield violation("not-granted", "E2.BASE.23", message)
    if action.timeslot not in x.game.boards.timeslots:
        yield violation("no-timeslot", "E2.BASE.38", "there is no such timeslot")
        return
    if terms and action.show not in f.cards:
        rule = x.game.terms[terms].rule
        yield violation("not-drawn", rule, "{card} was not drawn", card=action.show)
        return
    if not terms and action.show not in s.display[Row.SHOWS]:
        message = "{card} is not in the display"
        yield violation("not-displayed", "E2.BASE.38", message, card=action.show)
        return
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    offered = options_for(x, s, f.seat, action.show, timeslot, terms)
    have = material(x, s, f.seat)
    given = preset(x, terms)
    if not feasible(x, s, f.seat, action.show, timeslot, offered, have, given):
        yield from obstacles(x, s, f.seat, action.show, timeslot, given, terms)


def obstacles(
    x: X, s: State, seat: int, show: str, timeslot: int, chosen: Options, terms: str = ""
) -> Iterator[Violation]:
    """Why a production as declared cannot go on."""
    short = unaffordable(x, s, seat, show, timeslot, chosen)
    if short is not None:
        message = "it costs ${cost}M in all and the cash is ${cash}M"
        yield violation("cash", "E2.BASE.39", message, cost=short[0], cash=short[1])
    filled = fillable(x, show, material(x, s, seat), chosen)
    if not filled:
        message = "the green room cannot fill the required slots"
        yield violation("required-slots", "E2.BASE.43", message)
    offered = options_for(x, s, seat, show, timeslot, terms)
    if not complete(offered, chosen):
        groups = sorted({option.group for option in offered if option.mandatory})
        missing = ", ".join(groups)
        message = "one option has to be declared of: {groups}"
        yield violation("undeclared", "E2.BASE.38", message, groups=missing)
    elif short is None and filled:
        message = "no payable choice of options completes it"
        yield violation("infeasible", "E2.BASE.33", message)


def perform_produce(x: X, s: State, f: Any, action: Produce) -> State:
    """Begin a production; without options it is paid and committed at once (E2.BASE.38).

    Shows drawn with it go back under their deck (E2.CARDS.34).
    """
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    if type(f) is Turn:
        s, _ = grants.use_grant(x, s, f, grants.PRODUCE)
        if options_for(x, s, f.seat, action.show, timeslot):
            return x.push(s, Declaring.new(f.seat, action.show, timeslot, (), "", ""))
        return commit(x, s, f.seat, action.show, timeslot, ())
    given = x.game.terms[f.terms]
    others = tuple(card for card in f.cards if card != action.show)
    s = atoms.put_under(x, x.close(s, f), f.seat, others, given.rule)
    if len(options_for(x, s, f.seat, action.show, timeslot, f.terms)) > 1:
        show, chosen = action.show, (given.id,)
        return x.push(s, Declaring.new(f.seat, show, timeslot, chosen, f.terms, show))
    return commit(x, s, f.seat, action.show, timeslot, (given,), drawn=True)


# -- declaring -----------------------------------------------------------------------------------


def declared(x: X, s: State, f: Declaring) -> tuple[Options, Options]:
    """The options on offer, and those of them that are declared."""
    offered = options_for(x, s, f.seat, f.show, f.timeslot, f.terms)
    return offered, tuple(option for option in offered if option.id in f.declared)


def may_declare(x: X, s: State, f: Declaring, name: str) -> bool:
    """An offered option of a group not yet declared, after which the rest can be completed."""
    offered, chosen = declared(x, s, f)
    for option in offered:
        if option.id == name:
            free = all(option.group != done.group for done in chosen)
            plan = (*chosen, option)
            have = material(x, s, f.seat)
            return free and feasible(x, s, f.seat, f.show, f.timeslot, offered, have, plan)
    return False


def may_commit(x: X, s: State, f: Declaring) -> bool:
    """Whether the production is complete as declared."""
    offered, chosen = declared(x, s, f)
    have = material(x, s, f.seat)
    return ready(x, s, f.seat, f.show, f.timeslot, offered, have, chosen)


def legal_declarations(x: X, s: State, f: Declaring) -> list[Any]:
    """Commit, or declare one more option."""
    interned = x.game.interned
    legal: list[Any] = [interned[Commit][f.seat][()]] if may_commit(x, s, f) else []
    for option in options_for(x, s, f.seat, f.show, f.timeslot, f.terms):
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
    offered, chosen = declared(x, s, f)
    done = {option.group for option in chosen}
    wanted = [option for option in offered if option.id == action.option]
    if not wanted or wanted[0].group in done:
        message = "{option} cannot be declared for this production"
        yield violation("option", "E2.BASE.38", message, option=action.option)
    elif not may_declare(x, s, f, action.option):
        plan = (*chosen, wanted[0])
        yield from obstacles(x, s, f.seat, f.show, f.timeslot, plan, f.terms)


def perform_declare(x: X, s: State, f: Declaring, action: Declare) -> State:
    """Note the option; nothing is paid yet."""
    return x.close(s, f, f.replace(declared=(*f.declared, action.option)))


def check_commit(x: X, s: State, f: Declaring, action: Commit) -> Iterator[Violation]:
    """The sum can be paid, the slots filled, the mandatory options are declared (E2.BASE.39)."""
    if not may_commit(x, s, f):
        _, chosen = declared(x, s, f)
        yield from obstacles(x, s, f.seat, f.show, f.timeslot, chosen, f.terms)


def perform_commit(x: X, s: State, f: Declaring, action: Commit) -> State:
    """Pay and cancel as declared."""
    _, chosen = declared(x, s, f)
    drawn = bool(f.terms)
    return commit(x, x.close(s, f), f.seat, f.show, f.timeslot, chosen, drawn=drawn)


def commit(
    x: X,
    s: State,
    seat: int,
    show: str,
    timeslot: int,
    options: Options,
    *,
    drawn: bool = False,
) -> State:
    """Produce steps 1 to 3 and 6: pay, cancel, genre, row (E2.BASE.39-.41, .49).

    The row is fixed before anything is attached: nothing attached can change it, and conditions
    may ask for it (E2.CARDS.21).
    """
    cost = queries.produce_cost(x, s, seat, show, timeslot, options)
    lines: Lines = ()
    if x.log is not None:
        lines = queries.produce_cost_lines(x, s, seat, show, timeslot, options)
    row = queries.start_row(x, s, seat, show, timeslot, options)
    token = next((option.genre for option in options if option.genre), "")
    empty = ("",) * len(x.game.card[show].slots)
    new = LineupShow.new(show, row, empty, 0, token)
    s = atoms.produce(x, s, seat, timeslot, new, cost, lines=lines, drawn=drawn)
    waived = any(option.waives for option in options)
    todo = x.game.waived_order[show] if waived else x.game.fill_order[show]
    return x.push(
        s,
        produced_frame(seat, timeslot, False),
        filling_frame(seat, timeslot, todo, waived),
    )


def _shows(game: Any) -> Iterable[tuple[str, str]]:
    return (
        (show, timeslot)
        for show in game.displayable[Row.SHOWS]
        for timeslot in game.boards.timeslots
    )


def _options(game: Any) -> Iterable[tuple[str]]:
    return ((option,) for option in game.built_in_options)


KINDS = (
    Kind(Produce, (Turn, PickingShow), _shows, check_produce, perform_produce),
    Kind(Commit, (Declaring,), no_parameters, check_commit, perform_commit),
    Kind(Declare, (Declaring,), _options, check_declare, perform_declare),
)
FRAMES = (FrameKind(Declaring, legal=legal_declarations, run=run_declaring),)
