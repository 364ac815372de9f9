"""STARMAKER: guest stars without a slot at $1M each, stars of the deck to choose from when it signs
one, and $8M once, or 5 viewers at the game's end.

Every 2 stars in its green room cost $1M at the end of each season.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, always, no_parameters
from executives.core.records import Record, record
from executives.core.tally import Lines
from executives.core.violations import Violation, violation
from executives.core.visibility import PartView, owner, public, visible
from executives.networks import atoms, grants, queries
from executives.networks.basics import signed
from executives.networks.board_tracks import (
    BoardTrack,
    BoardTracks,
    money,
    plain_markers,
    viewer_words,
)
from executives.networks.frames import Turn, turn_frame
from executives.networks.grants import not_granted, too_dear, use_grant
from executives.networks.modifiers import Executive, Frames, Guest, Guests, Hooks, State, X
from executives.networks.state import DeckId, Row
from executives.networks.turns import end_turn, free_effects


@visible()
@record
class ViewersMarker(Record):
    """The wooden marker: on the space of the viewers, or ``spent`` (E1.STARMAKER.14, .15)."""

    spent: bool = public(default=False)


@record
class ScoutingView(Record, PartView):
    """The stars drawn, to others their backs."""

    seat: int
    cards: tuple[str, ...]
    acted: bool


@visible(view=ScoutingView)
@record
class Scouting(Frame):
    """A star is signed, of those drawn or of the display, or none (E1.STARMAKER.09).

    ``acted``: whether an action of the turn before it counts against the stall guard.
    """

    seat: int = public()
    cards: tuple[str, ...] = owner()
    acted: bool = public(default=False)


@visible()
@record
class OfferingCash(Frame):
    """The cash may be taken before income and expenses are settled (E1.STARMAKER.12)."""

    seat: int = public()


@record
class Scout(Action):
    """Draw stars as the action Sign a Star, before choosing one (E1.STARMAKER.09)."""

    TEXT: ClassVar[str] = "scout"


@record
class SignScouted(Action):
    """Sign a star, of those drawn or of the display (E1.STARMAKER.09)."""

    star: str

    TEXT: ClassVar[str] = "sign-scouted {star}"


@record
class SignNobody(Action):
    """Sign none of the stars (E1.STARMAKER.10)."""

    TEXT: ClassVar[str] = "sign-nobody"


@record
class TakeCash(Action):
    """Take the cash, once in the game (E1.STARMAKER.12)."""

    TEXT: ClassVar[str] = "take-cash"


@record
class KeepViewers(Action):
    """Take no cash now (E1.STARMAKER.12)."""

    TEXT: ClassVar[str] = "keep-viewers"


# -- guest stars ----------------------------------------------------------------------------------


def own_guest(x: X, s: State, seat: int) -> Guests:
    """E1.STARMAKER.01-.04: one star without a slot on each show, for $1M."""
    numbers = x.game.tables["guest_star"]
    return (Guest("starmaker", "E1.STARMAKER.03", numbers["cost"], numbers["per_show"]),)


# -- Sign a Star ----------------------------------------------------------------------------------


def may_scout(x: X, s: State, f: Turn) -> bool:
    """E1.STARMAKER.09, .10: with the action Sign a Star, whatever is displayed."""
    granted = bool(grants.allowed(f.grants) & grants.SIGN_STAR)
    return granted and queries.deck_size(s, DeckId.STAR) > 0


def offers(x: X, s: State, f: Turn) -> Iterator[Action]:
    """E1.STARMAKER.09, .12: a draw as Sign a Star, and the cash while it is there."""
    if may_scout(x, s, f):
        yield x.game.interned[Scout][f.seat][()]
    if has_cash(s, f.seat):
        yield x.game.interned[TakeCash][f.seat][()]


def check_scout(x: X, s: State, f: Turn, action: Scout) -> Iterator[Violation]:
    """E1.STARMAKER.09: an ability of one executive, with the action Sign a Star."""
    if not isinstance(s.players[f.seat].memory, ViewersMarker):
        yield violation("no-ability", "E1.STARMAKER.09", "this player draws no stars")
    if not grants.allowed(f.grants) & grants.SIGN_STAR:
        yield not_granted(x, f, grants.SIGN_STAR)
    elif not may_scout(x, s, f):
        yield violation("empty-deck", "E1.STARMAKER.09", "the star deck is empty")


def perform_scout(x: X, s: State, f: Turn, action: Scout) -> State:
    """E1.STARMAKER.09: the action is taken; the next stars of the deck are looked at."""
    s, _ = use_grant(x, s, f, grants.SIGN_STAR)
    number = x.game.tables["drawn_stars"]["number"]
    s, cards = atoms.take_from_deck(s, DeckId.STAR, number)
    if x.log is not None:
        x.emit(x.game.drawn_event(f.seat, "E1.STARMAKER.09", cards))
    return x.push(s, Scouting(f.seat, cards, f.acted))


def candidates(s: State, f: Scouting) -> tuple[str, ...]:
    """E1.STARMAKER.09: the stars drawn and those of the display."""
    return (*f.cards, *s.display[Row.STARS])


def legal_scouting(x: X, s: State, f: Scouting) -> list[Any]:
    """E1.STARMAKER.09, .10, .12: a star that can be paid, or none; the cash while it is there."""
    interned, cash = x.game.interned, s.players[f.seat].cash
    legal: list[Any] = [interned[SignNobody][f.seat][()]]
    signs = interned[SignScouted][f.seat]
    stars = candidates(s, f)
    legal += [signs[star] for star in stars if queries.sign_cost(x, s, f.seat, star) <= cash]
    if has_cash(s, f.seat):
        legal.append(interned[TakeCash][f.seat][()])
    return legal


def check_sign(x: X, s: State, f: Scouting, action: SignScouted) -> Iterator[Violation]:
    """E1.STARMAKER.09: a star drawn or displayed, at its cost."""
    if action.star not in candidates(s, f):
        message = "{card} was not drawn and is not in the display"
        yield violation("not-there", "E1.STARMAKER.09", message, card=action.star)
        return
    cost = queries.sign_cost(x, s, f.seat, action.star)
    if cost > s.players[f.seat].cash:
        yield too_dear(s, f.seat, cost)


def perform_sign(x: X, s: State, f: Scouting, action: SignScouted) -> State:
    """E1.STARMAKER.09: pay for it; the drawn stars that are not signed go under the deck."""
    seat, star, rule = f.seat, action.star, "E1.STARMAKER.09"
    s = x.close(s, f)
    cost = queries.sign_cost(x, s, seat, star)
    lines = queries.sign_cost_lines(x, s, seat, star) if x.log is not None else ()
    if star in f.cards:
        s = atoms.pay(x, s, seat, cost, "E2.BASE.35", lines=lines)
        s = atoms.receive(x, s, seat, star, rule)
    else:
        s = atoms.draft(x, s, seat, Row.STARS, star, "E2.BASE.35", cash=-cost, lines=lines)
    others = tuple(card for card in f.cards if card != star)
    s = atoms.put_away(x, s, seat, others, "drawn", rule, secret=True)
    return signed(x, s, seat, (star,))


def perform_nobody(x: X, s: State, f: Scouting, action: SignNobody) -> State:
    """E1.STARMAKER.10, E1.BASE.23: the stars go under the deck; nothing was gained in the turn."""
    s = atoms.put_away(x, x.close(s, f), f.seat, f.cards, "drawn", "E1.STARMAKER.09", secret=True)
    below = s.pending[-1]
    assert isinstance(below, Turn)
    turn = turn_frame(f.seat, below.grants, f.acted, below.passed)
    s = x.close(s, below, turn)
    return s if turn.grants or free_effects(x, s, turn) else end_turn(x, s, turn)


# -- the cash -------------------------------------------------------------------------------------


def has_cash(s: State, seat: int) -> bool:
    """E1.STARMAKER.12: whether the cash was not taken yet."""
    memory = s.players[seat].memory
    return isinstance(memory, ViewersMarker) and not memory.spent


def offer_cash(x: X, s: State, seat: int) -> Frames:
    """E1.STARMAKER.12: in the own income phase, before it is settled."""
    return (OfferingCash(seat),) if has_cash(s, seat) else ()


def legal_offers(x: X, s: State, f: OfferingCash) -> list[Any]:
    """E1.STARMAKER.12: take it, or not."""
    interned = x.game.interned
    return [interned[TakeCash][f.seat][()], interned[KeepViewers][f.seat][()]]


def check_cash(x: X, s: State, f: Any, action: TakeCash) -> Iterator[Violation]:
    """E1.STARMAKER.12: once in the game."""
    if not has_cash(s, f.seat):
        message = "there is no cash to be taken"
        yield violation("taken", "E1.STARMAKER.12", message)


def perform_cash(x: X, s: State, f: Any, action: TakeCash) -> State:
    """E1.STARMAKER.12, .15: $8M; the marker goes to the space without viewers."""
    if isinstance(f, OfferingCash):
        s = x.close(s, f)
    lines = (queries.base(x.game.tables["once_cash"]["cash"], "E1.STARMAKER.12", "STARMAKER"),)
    s = atoms.gain_cash(x, s, f.seat, lines, "E1.STARMAKER.12")
    spent, change = ViewersMarker(spent=True), "marker at viewers 0"
    return atoms.remember(x, s, f.seat, spent, "E1.STARMAKER.15", change)


def perform_keep(x: X, s: State, f: OfferingCash, action: KeepViewers) -> State:
    """E1.STARMAKER.12: go on to income and expenses."""
    return x.close(s, f)


def kept_viewers(x: X, s: State, seat: int) -> Lines:
    """E1.STARMAKER.13: 5 viewers at the game's end if the cash was never taken."""
    if not has_cash(s, seat):
        return ()
    viewers = x.game.tables["once_cash"]["kept_viewers"]
    return (queries.add(viewers, "E1.STARMAKER.13", "STARMAKER"),)


# -- the drawback ---------------------------------------------------------------------------------


def waiting_stars(x: X, s: State, seat: int) -> Lines:
    """E1.STARMAKER.16: $1M for every 2 stars in the green room, rounded down."""
    waiting = len(s.players[seat].stars)
    due = waiting // x.game.tables["green_room_upkeep"]["stars_per_million"]
    return (queries.add(-due, "E1.STARMAKER.16", f"{waiting} stars waiting"),) if due else ()


def check_scouting(game: Any, s: State, f: Scouting) -> Iterator[tuple[str, str]]:
    """What is wrong with the frame in a state that came from outside."""
    if not f.cards or any(card not in game.displayable[Row.STARS] for card in f.cards):
        yield "cards", "expected one or more stars"
    below = s.pending[s.pending.index(f) - 1]
    if not isinstance(below, Turn) or below.seat != f.seat:
        yield "seat", "stars are drawn in the own turn"


def check_offering(game: Any, s: State, f: OfferingCash) -> Iterator[tuple[str, str]]:
    """What is wrong with the frame in a state that came from outside."""
    if not has_cash(s, f.seat):
        yield "seat", "this player has no cash to take"


def board(game: Any, memory: ViewersMarker) -> BoardTracks:
    """E1.STARMAKER.12, .14, .15: the viewers while the cash was not taken, or none."""
    table = game.tables["once_cash"]
    kept = viewer_words(table["kept_viewers"])
    spaces = (f"not taken, {kept} at the end", f"{money(table['cash'])} taken, no viewers")
    return (BoardTrack("cash once in the game", spaces, plain_markers(int(memory.spent))),)


def _stars(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.displayable[Row.STARS])


STARMAKER = Executive(
    id="starmaker",
    edition="first",
    section="E1.STARMAKER",
    name="STARMAKER",
    complexity=2,
    hooks=Hooks(
        guests=own_guest,
        turn_offers=offers,
        on_upkeep=offer_cash,
        income=waiting_stars,
        end_score=kept_viewers,
    ),
    memory=ViewersMarker(),
    kinds=(
        Kind(Scout, (Turn,), no_parameters, check_scout, perform_scout),
        Kind(SignScouted, (Scouting,), _stars, check_sign, perform_sign),
        Kind(SignNobody, (Scouting,), no_parameters, always, perform_nobody),
        Kind(TakeCash, (Turn, Scouting, OfferingCash), no_parameters, check_cash, perform_cash),
        Kind(KeepViewers, (OfferingCash,), no_parameters, always, perform_keep),
    ),
    frames=(
        FrameKind(Scouting, legal=legal_scouting),
        FrameKind(OfferingCash, legal=legal_offers),
    ),
    board=board,
)
