"""The options of a production, and whether it can be completed with them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from executives.core.violations import Violation, violation
from executives.networks import queries
from executives.networks.modifiers import Options, State, X


def options_for(x: X, s: State, seat: int, show: str, timeslot: int, terms: str = "") -> Options:
    """Every option of a production that some modifier offers (E2.BASE.38).

    The ``terms`` of a card come first; where they make all slots optional, no option for that is
    left.  What relieves of a penalty is left out where none threatens.
    """
    options: Options = ()
    player = s.players[seat]
    for hook in x.game.hooks[player.modifiers].produce_options:
        options += hook(x, s, seat, show, timeslot)
    if options and not x.game.relieving.isdisjoint(player.network):
        options = _needed(x, s, seat, show, timeslot, options)
    if not terms:
        return options
    given = x.game.terms[terms]
    idle = [option for option in options if given.waives and (option.waives or option.skips)]
    return (given, *(option for option in options if option not in idle))


def _needed(x: X, s: State, seat: int, show: str, timeslot: int, options: Options) -> Options:
    """The options without relief from a penalty that does not threaten."""
    others = tuple(option for option in options if not option.relieves)
    groups = {option.group for option in others}
    penalised = queries.start_row(x, s, seat, show, timeslot, ()) > 1
    return tuple(o for o in options if not o.relieves or penalised or o.group in groups)


def preset(x: X, terms: str) -> Options:
    """What is declared from the start on the ``terms`` of a card; nothing without them."""
    return (x.game.terms[terms],) if terms else ()


def complete(offered: Options, chosen: Options) -> bool:
    """Whether every mandatory group has its option."""
    for option in offered:
        if option.mandatory and option.group not in [done.group for done in chosen]:
            return False
    return True


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
    return len([card for card in player.stars if fitting[card]]), len(player.ads)


def fills(required: tuple[int, int, int], stars: int, ads: int) -> bool:
    """Whether so many cards fill the required slots (of stars, of ads, and all).

    By Hall's theorem the three counts suffice, stars and ads filling the rest of either kind.
    """
    return required[0] <= stars and required[1] <= ads and required[2] <= stars + ads


def missing(required: tuple[int, int, int], stars: int, ads: int) -> int:
    """How many required slots stay empty when as many as possible are filled."""
    of_stars, of_ads = max(required[0] - stars, 0), max(required[1] - ads, 0)
    spare = max(stars - required[0], 0) + max(ads - required[1], 0)
    either = required[2] - required[0] - required[1]
    return of_stars + of_ads + max(either - spare, 0)


def coming_back(x: X, s: State, seat: int, timeslot: int, chosen: Options) -> int:
    """How many stars of the show to be cancelled reach the green room before it is filled."""
    if any(option.returns for option in chosen):
        return len(returnable(x, s, seat, timeslot))
    return queries.returning(x, s, seat, timeslot)


def returnable(x: X, s: State, seat: int, timeslot: int) -> tuple[str, ...]:
    """The stars of the lineup show in a timeslot; none without a show."""
    show = s.players[seat].lineup[timeslot]
    cards = () if show is None else show.cards
    return tuple(card for card in cards if card and not x.game.is_ad[card])


def fillable(
    x: X, s: State, seat: int, show: str, timeslot: int, have: tuple[int, int], chosen: Options
) -> bool:
    """Whether all required slots can be filled from the green room (E2.BASE.43).

    ``have`` is the ``material``.  Cards of the show to be cancelled do not count, as they are
    discarded first (E2.BASE.40), but for stars that come back.
    """
    required = x.game.required[show]
    full = fills(required, *have)
    if not chosen:
        if full or not x.game.hooks[s.players[seat].modifiers].returning:
            return full
    elif any(option.joins for option in chosen):
        return joined_slot(x, show, have, chosen) >= 0
    if full or any(option.waives for option in chosen):
        return True
    more = coming_back(x, s, seat, timeslot, chosen)
    skips = sum(option.skips for option in chosen)
    return (more > 0 or skips > 0) and missing(required, have[0] + more, have[1]) <= skips


def joined_slot(x: X, show: str, have: tuple[int, int], chosen: Options) -> int:
    """The slot on which the cancelled show lies like a star; -1: there is none (E1.MOGUL.45).

    It takes one for stars only if it can, so that as many cards as possible fit the others.
    """
    slots: tuple[str, ...] = x.game.card[show].slots
    stars, ads, number = x.game.required[show]
    waived = any(option.waives for option in chosen)
    skips = sum(option.skips for option in chosen)
    for slot in ("star!", "star?", "either!", "either?"):
        rest = (stars - (slot == "star!"), ads, number - (slot[-1] == "!"))
        if slot in slots and (waived or missing(rest, *have) <= skips):
            return slots.index(slot)
    return -1


def misplaced(
    x: X, s: State, seat: int, show: str, timeslot: int, chosen: Options
) -> tuple[Violation, ...]:
    """Why a show of the genre that it will have may not stand in a timeslot."""
    hooks = x.game.hooks[s.players[seat].modifiers].placement
    if not hooks:
        return ()
    token = next((option.genre for option in chosen if option.genre), "")
    genre = token or x.game.card[show].genre
    return tuple(reason for hook in hooks for reason in hook(x, s, seat, genre, timeslot))


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
    # What cannot be paid is the most frequent obstacle, and the quickest to find.
    return (
        unaffordable(x, s, seat, show, timeslot, chosen) is None
        and complete(offered, chosen)
        and fillable(x, s, seat, show, timeslot, have, chosen)
        and not misplaced(x, s, seat, show, timeslot, chosen)
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
    if ready(x, s, seat, show, timeslot, offered, have, chosen):
        return True
    # No option makes a show cheaper, so most shows are out here.
    if not offered or unaffordable(x, s, seat, show, timeslot, chosen) is not None:
        return False
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


def obstacles(
    x: X, s: State, seat: int, show: str, timeslot: int, chosen: Options, terms: str = ""
) -> Iterator[Violation]:
    """Why a production as declared cannot go on."""
    short = unaffordable(x, s, seat, show, timeslot, chosen)
    if short is not None:
        message = "it costs ${cost}M in all and the cash is ${cash}M"
        yield violation("cash", "E2.BASE.39", message, cost=short[0], cash=short[1])
    yield from (wrong := misplaced(x, s, seat, show, timeslot, chosen))
    filled = fillable(x, s, seat, show, timeslot, material(x, s, seat), chosen)
    if not filled:
        message = "the green room cannot fill the required slots"
        yield violation("required-slots", "E2.BASE.43", message)
    offered = options_for(x, s, seat, show, timeslot, terms)
    if not complete(offered, chosen):
        groups = sorted({option.group for option in offered if option.mandatory})
        missing = ", ".join(groups)
        message = "one option has to be declared of: {groups}"
        yield violation("undeclared", "E2.BASE.38", message, groups=missing)
    elif short is None and filled and not wrong:
        message = "no payable choice of options completes it"
        yield violation("infeasible", "E2.BASE.33", message)
