"""Stars without a slot: guest stars of executives and moguls, and extra stars of network cards.

They come with Develop a Show, or take the place of Attach Star/Ad.  A network card lets some more
stars follow, once the card of the action lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, always, no_parameters
from executives.core.records import record
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms, grants
from executives.networks.filling import choose_sides, unattachable
from executives.networks.frames import Turn
from executives.networks.grants import not_granted, too_dear, use_grant
from executives.networks.modifiers import Guest, Guests, State, X
from executives.networks.queries import base
from executives.networks.state import LineupShow
from executives.networks.used_cards import use_up


@visible()
@record
class Inviting(Frame):
    """Stars without a slot may follow, before sides are decided; ``fresh`` cards have none yet.

    ``developing``: the show has just been developed; else a card was attached to it, and only
    network cards bring more.  ``card`` is the one in use, which lets ``left`` stars follow.
    """

    seat: int = public()
    timeslot: int = public()
    fresh: int = public()
    developing: bool = public()
    card: str = public(default="")
    left: int = public(default=0)


@record
class AttachGuest(Action):
    """Attach a star without a slot by an ability or a network card (E1.STARMAKER.01, .02)."""

    card: str
    timeslot: str
    source: str

    TEXT: ClassVar[str] = "attach-guest {card} {timeslot} by {source}"


@record
class StopInviting(Action):
    """Attach no further star without a slot."""

    TEXT: ClassVar[str] = "stop-inviting"


# -- who may bring one ----------------------------------------------------------------------------


def abilities(x: X, s: State, seat: int) -> Guests:
    """The guest stars that executive and moguls of a player bring."""
    found: Guests = ()
    for hook in x.game.hooks[s.players[seat].modifiers].guests:
        found += hook(x, s, seat)
    return found


def extra_star_cards(x: X, s: State, seat: int) -> tuple[str, ...]:
    """The held network cards with extra stars (E1.CARDS.13)."""
    held = s.players[seat].network
    if x.game.extra_stars.keys().isdisjoint(held):
        return ()
    return tuple(card for card in held if card in x.game.extra_stars)


def guest_stars(x: X, s: State, seat: int) -> list[str]:
    """The stars of the green room that can be attached."""
    return [card for card in s.players[seat].stars if x.game.fitting[card]]


def place_of(show: LineupShow, guest: Guest) -> int:
    """Where the next star of an ability lies: behind all cards, or on the one it replaces."""
    own = [number for number, source in enumerate(show.guests) if source == guest.source]
    return len(show.cards) if len(own) < guest.limit else _slots(show) + own[0]


def _slots(show: LineupShow) -> int:
    return len(show.cards) - len(show.guests)


def invitations(x: X, s: State, f: Inviting) -> Guests:
    """By what a star may join the show now, as far as cash goes (E1.CARDS.13, E1.STARMAKER.11).

    On a new show nothing is replaced.  A network card brings no star onto a pilot (E1.PILOT.20).
    """
    show = s.players[f.seat].lineup[f.timeslot]
    assert show is not None
    cards = (f.card,) if f.left else extra_star_cards(x, s, f.seat)
    if show.show in x.game.pilots:
        cards = ()
    found = tuple(Guest(card, x.game.extra_stars[card].rule) for card in cards)
    if not f.developing:
        return found
    cash = s.players[f.seat].cash
    own = tuple(
        guest
        for guest in abilities(x, s, f.seat)
        if guest.cost <= cash and place_of(show, guest) == len(show.cards)
    )
    return own + found


# -- with the action Attach Star/Ad ---------------------------------------------------------------


def legal_guests(x: X, s: State, seat: int) -> list[Any]:
    """Every star on every show by every ability that can be paid (E1.STARMAKER.02)."""
    if not x.game.hooks[s.players[seat].modifiers].guests:
        return []
    stars, cash = guest_stars(x, s, seat), s.players[seat].cash
    sources = [guest.source for guest in abilities(x, s, seat) if guest.cost <= cash]
    attaches = x.game.interned[AttachGuest][seat]
    lineup = zip(x.game.boards.timeslots, s.players[seat].lineup, strict=True)
    shows = [name for name, show in lineup if show is not None]
    return [attaches[card, name, by] for name in shows for by in sources for card in stars]


def check_guest(x: X, s: State, f: Turn | Inviting, action: AttachGuest) -> Iterator[Violation]:
    """A star of the green room on an own show, by something that allows it and can be paid."""
    if isinstance(f, Turn) and not grants.allowed(f.grants) & grants.ADD:
        yield not_granted(x, f, grants.ADD)
    player = s.players[f.seat]
    if action.card not in player.stars:
        message = "{card} is not in the green room"
        yield violation("not-held", "E1.BASE.28", message, card=action.card)
    elif not x.game.fitting[action.card]:
        yield unattachable(action.card)
    names = x.game.boards.timeslots
    timeslot = names.index(action.timeslot) if action.timeslot in names else -1
    if isinstance(f, Inviting):
        offered = invitations(x, s, f)
        there = timeslot == f.timeslot
    else:
        offered = abilities(x, s, f.seat)
        there = timeslot >= 0 and player.lineup[timeslot] is not None
    if not there:
        message = "no star without a slot can join a show at {timeslot} now"
        yield violation("no-show", "E1.BASE.38", message, timeslot=action.timeslot)
    guest = next((guest for guest in offered if guest.source == action.source), None)
    if guest is None:
        message = "no star without a slot can join by {source} now"
        yield violation("no-source", "E1.STARMAKER.11", message, source=action.source)
    elif guest.cost > player.cash:
        yield too_dear(s, f.seat, guest.cost)


def perform_guest(x: X, s: State, f: Turn | Inviting, action: AttachGuest) -> State:
    """Pay for it, attach the star; others may follow before sides are decided (E1.BASE.29)."""
    seat, timeslot = f.seat, x.game.boards.timeslots.index(action.timeslot)
    if isinstance(f, Inviting):
        guest = next(g for g in invitations(x, s, f) if g.source == action.source)
        s, place = _join(x, s, seat, timeslot, action.card, guest)
        following = f.replace(fresh=f.fresh | 1 << place)
        if action.source not in x.game.extra_stars:
            return x.close(s, f, following)
        return _count_off(x, s, f, following, action.source)
    guest = next(g for g in abilities(x, s, seat) if g.source == action.source)
    s, _ = use_grant(x, s, f, grants.ADD)
    s, place = _join(x, s, seat, timeslot, action.card, guest)
    return invited(x, s, seat, timeslot, 1 << place, False)


def _join(x: X, s: State, seat: int, timeslot: int, card: str, guest: Guest) -> tuple[State, int]:
    """The state with the star attached, and its place among the cards of the show."""
    if guest.cost:
        lines = (base(guest.cost, guest.rule, guest.source),)
        s = atoms.pay(x, s, seat, guest.cost, guest.rule, lines=lines)
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    place = len(show.cards)
    if guest.source not in x.game.extra_stars:
        place = place_of(show, guest)
    if place < len(show.cards):
        return atoms.attach(x, s, seat, timeslot, place, card, guest.rule), place
    return atoms.attach_guest(x, s, seat, timeslot, card, guest.source, guest.rule), place


def _count_off(x: X, s: State, f: Inviting, following: Inviting, card: str) -> State:
    """Use a network card up with its first star, and count the others (E1.CARDS.13)."""
    effect = x.game.extra_stars[card]
    left = (f.left or effect.amount) - 1
    s = x.close(s, f, following.replace(card=card if left else "", left=left))
    return s if f.left else use_up(x, s, f.seat, card, effect.rule)


# -- what follows the cards on the slots ----------------------------------------------------------


def invited(x: X, s: State, seat: int, timeslot: int, new: int, developing: bool) -> State:
    """Ask for stars without a slot where there can be one; then sides are decided (E1.BASE.29)."""
    player = s.players[seat]
    asks = bool(developing and x.game.hooks[player.modifiers].guests)
    if player.stars and (asks or extra_star_cards(x, s, seat)):
        return x.push(s, Inviting(seat, timeslot, new, developing))
    return choose_sides(x, s, seat, timeslot, new) if new else s


def legal_inviting(x: X, s: State, f: Inviting) -> list[Any]:
    """Stop, or one more star."""
    attaches = x.game.interned[AttachGuest][f.seat]
    name = x.game.boards.timeslots[f.timeslot]
    stars = guest_stars(x, s, f.seat)
    legal: list[Any] = [x.game.interned[StopInviting][f.seat][()]]
    for guest in invitations(x, s, f):
        legal += [attaches[card, name, guest.source] for card in stars]
    return legal


def run_inviting(x: X, s: State, f: Inviting) -> State | None:
    """Decide the sides when no star can follow."""
    if guest_stars(x, s, f.seat) and invitations(x, s, f):
        return None
    return perform_stop(x, s, f, None)


def perform_stop(x: X, s: State, f: Inviting, action: StopInviting | None) -> State:
    """The sides of all new cards together (E1.BASE.29)."""
    s = x.close(s, f)
    return choose_sides(x, s, f.seat, f.timeslot, f.fresh) if f.fresh else s


def check_frame(game: Any, s: State, f: Inviting) -> Iterator[tuple[str, str]]:
    """What is wrong with the frame in a state that came from outside."""
    show = s.players[f.seat].lineup[f.timeslot]
    if show is None:
        yield "timeslot", "there is no show"
        return
    if f.fresh & ~sum(1 << index for index, card in enumerate(show.cards) if card):
        yield "fresh", "a slot of these has no card"
    used = game.extra_stars.get(f.card)
    if f.card and used is None:
        yield "card", f"{f.card!r} brings no stars without a slot"
    elif (
        bool(f.left) != bool(f.card) or f.left >= (1 if used is None else used.amount) > 0 < f.left
    ):
        yield "left", "the card in use does not let so many stars follow"
    elif s.pending[-1] is f and run_inviting(game.context, s, f) is not None:
        yield "timeslot", "no star can join the show"


def sources(game: Any) -> tuple[str, ...]:
    """Everything by which a star can come without a slot, in the order of their codes."""
    executives = [name for name in game.built_in_executives if game.executive[name].hook("guests")]
    return (*executives, *game.guest_cards, *game.extra_stars)


def _guests(game: Any) -> Iterable[tuple[str, str, str]]:
    return (
        (card, timeslot, source)
        for source in sources(game)
        for timeslot in game.all_timeslots
        for card in game.attachable
        if not game.is_ad[card]
    )


KINDS = (
    Kind(StopInviting, (Inviting,), no_parameters, always, perform_stop),
    Kind(AttachGuest, (Turn, Inviting), _guests, check_guest, perform_guest),
)
FRAMES = (FrameKind(Inviting, legal=legal_inviting, run=run_inviting),)
