"""Producing a show: declare, commit, fill the slots, choose sides, orient, then what follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from executives.core.errors import EngineBug
from executives.core.frames import FrameKind, Kind, no_parameters
from executives.core.tally import Lines
from executives.core.violations import Violation, violation
from executives.networks import atoms, grants, queries
from executives.networks.actions import (
    Commit,
    Declare,
    Produce,
    ReturnStar,
    StopReturning,
)
from executives.networks.frames import (
    Declaring,
    PickingShow,
    Returning,
    Turn,
    filling_frame,
    produced_frame,
)
from executives.networks.modifiers import Options, State, X
from executives.networks.options import (
    feasible,
    fillable,
    fills,
    joined_slot,
    material,
    obstacles,
    options_for,
    preset,
    ready,
    returnable,
)
from executives.networks.state import LineupShow, Row
from executives.networks.used_cards import use_up


def producible(x: X, s: State, seat: int) -> tuple[str, ...]:
    """The shows of the display, and others that some modifier lets a player produce."""
    shows = s.display[Row.SHOWS]
    for hook in x.game.hooks[s.players[seat].modifiers].further_shows:
        shows += tuple(show for show in hook(x, s, seat) if show not in shows)
    return shows


def legal_productions(x: X, s: State, seat: int) -> list[Any]:
    """Every show of the display in every timeslot that can be completed (E2.BASE.33, .38)."""
    player = s.players[seat]
    hooks = x.game.hooks[player.modifiers]
    shows = producible(x, s, seat) if hooks.further_shows else s.display[Row.SHOWS]
    if not hooks.produce_cost:
        # No option makes a show cheaper, so most shows are out here.
        cards, cash = x.game.card, player.cash
        shows = tuple([show for show in shows if cards[show].cost <= cash])
    if hooks.produce_options or hooks.produce_cost or hooks.placement or hooks.returning:
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
    hooks = x.game.hooks[s.players[seat].modifiers]
    by_timeslot = hooks.produce_cost or hooks.placement or hooks.returning
    legal: list[Any] = []
    for show in shows:
        last: Options | None = None
        possible = False
        for timeslot, produce in enumerate(x.game.produces[seat][show]):
            offered = options_for(x, s, seat, show, timeslot, terms)
            # With the very same options, and nothing else that depends on it, the timeslot is no
            # matter.
            if by_timeslot or offered is not last:
                possible = feasible(x, s, seat, show, timeslot, offered, have, given)
                last = offered
            if possible:
                legal.append(produce)
    return legal


def check_produce(x: X, s: State, f: Any, action: Produce) -> Iterator[Violation]:
    """A show of the display, or of those drawn, that can be completed (E2.BASE.33)."""
    terms: str = getattr(f, "terms", "")
    if not terms and not grants.allowed(f.grants) & grants.PRODUCE:
        yield grants.not_granted(x, f, grants.PRODUCE)
    if action.timeslot not in x.game.boards.timeslots:
        yield violation("no-timeslot", "E2.BASE.38", "there is no such timeslot")
        return
    if terms and action.show not in f.cards:
        rule = x.game.terms[terms].rule
        yield violation("not-drawn", rule, "{card} was not drawn", card=action.show)
        return
    if not terms and action.show not in producible(x, s, f.seat):
        message = "{card} is not in the display"
        yield violation("not-displayed", "E2.BASE.38", message, card=action.show)
        return
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    offered = options_for(x, s, f.seat, action.show, timeslot, terms)
    have = material(x, s, f.seat)
    given = preset(x, terms)
    if not feasible(x, s, f.seat, action.show, timeslot, offered, have, given):
        yield from obstacles(x, s, f.seat, action.show, timeslot, given, terms)


def perform_produce(x: X, s: State, f: Any, action: Produce) -> State:
    """Begin a production; without options it is paid and committed at once (E2.BASE.38).

    Shows drawn with it go back under their deck (E2.CARDS.34).
    """
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    if type(f) is Turn:
        s, _ = grants.use_grant(x, s, f, grants.PRODUCE)
        elsewhere = action.show not in s.display[Row.SHOWS]
        if elsewhere:
            s = fetch(x, s, f.seat, action.show)
        if options_for(x, s, f.seat, action.show, timeslot):
            drawn = action.show if elsewhere else ""
            return x.push(s, Declaring.new(f.seat, action.show, timeslot, (), "", drawn))
        return commit(x, s, f.seat, action.show, timeslot, (), drawn=elsewhere)
    given = x.game.terms[f.terms]
    others = tuple(card for card in f.cards if card != action.show)
    s = atoms.put_under(x, x.close(s, f), f.seat, others, given.rule)
    if len(options_for(x, s, f.seat, action.show, timeslot, f.terms)) > 1:
        show, chosen = action.show, (given.id,)
        return x.push(s, Declaring.new(f.seat, show, timeslot, chosen, f.terms, show))
    return commit(x, s, f.seat, action.show, timeslot, (given,), drawn=True)


def fetch(x: X, s: State, seat: int, show: str) -> State:
    """Take a show that lies elsewhere than in the display out of its place."""
    for hook in x.game.hooks[s.players[seat].modifiers].on_fetched:
        found: State | None = hook(x, s, seat, show)
        if found is not None:
            return found
    raise EngineBug(f"no rule takes {show} out of its place")


# -- declaring -----------------------------------------------------------------------------------


def declared(x: X, s: State, f: Declaring | Returning) -> tuple[Options, Options]:
    """The options on offer, and those of them that are declared, in the order of declaring."""
    offered = options_for(x, s, f.seat, f.show, f.timeslot, f.terms)
    chosen = [option for option in offered if option.id in f.declared]
    # The cards that they consume are discarded one after the other.
    return offered, tuple(sorted(chosen, key=lambda option: f.declared.index(option.id)))


def asked_back(x: X, s: State, f: Returning) -> tuple[str, ...]:
    """The stars of the show to be cancelled that come back only if their owner wants it."""
    stars = returnable(x, s, f.seat, f.timeslot)
    return tuple(star for star in stars if star not in x.game.returners)


def may_stop_returning(x: X, s: State, f: Returning) -> bool:
    """Whether the green room can fill the slots without a further star."""
    chosen = tuple(o for o in declared(x, s, f)[1] if not o.returns)
    have = material(x, s, f.seat)
    return fillable(x, s, f.seat, f.show, f.timeslot, have, chosen)


def legal_returns(x: X, s: State, f: Returning) -> list[Any]:
    """Stop, or take one more star back."""
    interned = x.game.interned
    legal: list[Any] = []
    if may_stop_returning(x, s, f):
        legal.append(interned[StopReturning][f.seat][()])
    returns = interned[ReturnStar][f.seat]
    return legal + [returns[star] for star in asked_back(x, s, f)]


def run_returning(x: X, s: State, f: Returning) -> State | None:
    """Go on when no star is left on the show."""
    return None if asked_back(x, s, f) else perform_stop_returning(x, s, f, None)


def check_return(x: X, s: State, f: Returning, action: ReturnStar) -> Iterator[Violation]:
    """A star of the show that is cancelled (E2.CARDS.18)."""
    if action.star not in asked_back(x, s, f):
        message = "{star} is not on the show that is cancelled"
        yield violation("not-attached", "E2.CARDS.18", message, star=action.star)


def perform_return(x: X, s: State, f: Returning, action: ReturnStar) -> State:
    """The star goes back to the green room (E2.CARDS.18)."""
    return atoms.take_back(x, s, f.seat, f.timeslot, action.star, "E2.CARDS.18")


def check_stop_returning(
    x: X, s: State, f: Returning, action: StopReturning
) -> Iterator[Violation]:
    """The required slots can be filled (E2.BASE.43)."""
    if not may_stop_returning(x, s, f):
        message = "the green room cannot fill the required slots"
        yield violation("required-slots", "E2.BASE.43", message)


def perform_stop_returning(x: X, s: State, f: Returning, action: StopReturning | None) -> State:
    """Pay and cancel as declared."""
    chosen = declared(x, s, f)[1]
    s = x.close(s, f)
    return commit(x, s, f.seat, f.show, f.timeslot, chosen, drawn=bool(f.drawn))


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
    """Pay and cancel as declared; stars that may come back are asked for first (E2.CARDS.18)."""
    _, chosen = declared(x, s, f)
    if any(option.returns for option in chosen):
        held = (f.seat, f.show, f.timeslot, f.declared, f.terms, f.drawn)
        return x.close(s, f, Returning(*held))
    drawn = bool(f.drawn)
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
    token, waived, skips = "", False, 0
    for option in options:
        token, waived = option.genre or token, waived or option.waives
        skips += option.skips
        if option.consumes in s.players[seat].moguls:
            s = atoms.turn_face_down(x, s, seat, option.consumes, "E2.MOGUL.09")
        elif option.consumes:
            s = use_up(x, s, seat, option.consumes, option.rule)
    empty = ("",) * len(x.game.card[show].slots)
    new = LineupShow.new(show, row, empty, 0, token)
    if any(option.timely for option in options):
        new = new.replace(timely=True)
    old = s.players[seat].lineup[timeslot]
    joined = -1
    if old is not None and any(option.joins for option in options):
        joined = joined_slot(x, show, material(x, s, seat), options)
        cards = (*empty[:joined], old.show, *empty[joined + 1 :])
        new = new.replace(cards=cards, up=1 << joined, old_token=old.token)
    s = atoms.produce(x, s, seat, timeslot, new, cost, lines=lines, drawn=drawn)
    if old is not None:
        for follow in x.game.hooks[s.players[seat].modifiers].on_replaced:
            s = follow(x, s, seat, old, new)
    for hook in x.game.hooks[s.players[seat].modifiers].on_committed:
        s = hook(x, s, seat, timeslot, tuple(option.id for option in options))
    todo = x.game.waived_order[show] if waived else x.game.fill_order[show]
    if joined >= 0:
        todo = tuple(slot for slot in todo if slot != joined)
    return x.push(
        s,
        produced_frame(seat, timeslot, False),
        filling_frame(seat, timeslot, todo, waived, skips),
    )


def _shows(game: Any) -> Iterable[tuple[str, str]]:
    return (
        (show, timeslot) for show in game.displayable[Row.SHOWS] for timeslot in game.all_timeslots
    )


def _attachable_stars(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.attachable if not game.is_ad[card])


def _options(game: Any) -> Iterable[tuple[str]]:
    return ((option,) for option in (*game.built_in_options, *game.card_options))


KINDS = (
    Kind(Produce, (Turn, PickingShow), _shows, check_produce, perform_produce),
    Kind(Commit, (Declaring,), no_parameters, check_commit, perform_commit),
    Kind(Declare, (Declaring,), _options, check_declare, perform_declare),
)
LATER_KINDS = (
    Kind(StopReturning, (Returning,), no_parameters, check_stop_returning, perform_stop_returning),
    Kind(ReturnStar, (Returning,), _attachable_stars, check_return, perform_return),
)
"""Kinds that came later: the order of the codes is append only."""

FRAMES = (
    FrameKind(Declaring, legal=legal_declarations, run=run_declaring),
    FrameKind(Returning, legal=legal_returns, run=run_returning),
)
