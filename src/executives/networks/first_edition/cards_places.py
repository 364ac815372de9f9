"""Network cards used at a season's start, after the abilities of executives: places in the turn
order (E1.CARDS.16).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, always, no_parameters
from executives.core.records import record
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms
from executives.networks.modifiers import Frames, State, X
from executives.networks.rounds import turn_order
from executives.networks.used_cards import use_up

RULE = "E1.CARDS.16"


@visible()
@record
class TakingPlace(Frame):
    """A held card may be used to take a place in the turn order of the season (E1.CARDS.16)."""

    seat: int = public()
    card: str = public()


@record
class TakePlace(Action):
    """Use the card: be in this place, from 1, of the turn order (E1.CARDS.16)."""

    place: int

    TEXT: ClassVar[str] = "take-place {place}"


@record
class StayInPlace(Action):
    """Keep the card for another season."""

    TEXT: ClassVar[str] = "stay-in-place"


def place_frames(x: X, s: State, seat: int) -> Frames:
    """E1.CARDS.02, .16: every held card may be used, one after the other."""
    taking = x.game.memo("cards that take a place", _taking)
    held = s.players[seat].network
    return tuple([TakingPlace(seat, card) for card in held if card in taking])


def _taking(game: Any) -> frozenset[str]:
    return frozenset(card.id for card in game.card_set.cards if takes_place(game, card.id))


def takes_place(game: Any, card: str) -> bool:
    """Whether a card is one by which a place is taken."""
    effects = game.card[card].effects if card in game.card else ()
    return any(effect.kind == "choose-place" for effect in effects)


def own_place(x: X, s: State, seat: int) -> int:
    """The place of a player in the turn order, from 1."""
    return turn_order(x, s).index(seat) + 1


def legal_places(x: X, s: State, f: TakingPlace) -> list[Any]:
    """E1.CARDS.16: every other place, or none."""
    takes = x.game.interned[TakePlace][f.seat]
    own = own_place(x, s, f.seat)
    others = [takes[place] for place in range(1, x.game.seats + 1) if place != own]
    return [x.game.interned[StayInPlace][f.seat][()], *others]


def run_taking(x: X, s: State, f: TakingPlace) -> State | None:
    """A card that has gone in the place of another one is not asked about."""
    return None if f.card in s.players[f.seat].network else x.close(s, f)


def check_place(x: X, s: State, f: TakingPlace, action: TakePlace) -> Iterator[Violation]:
    """E1.CARDS.16: a place of the turn order that is not the own one."""
    if not 1 <= action.place <= x.game.seats:
        yield violation("no-place", RULE, "the turn order has no such place")
    elif action.place == own_place(x, s, f.seat):
        yield violation("own-place", RULE, "this is the place of the player now")


def perform_place(x: X, s: State, f: TakingPlace, action: TakePlace) -> State:
    """E1.CARDS.16: the own disc goes to the place, the others keep their order."""
    s = x.close(s, f)
    others = [other for other in turn_order(x, s) if other != f.seat]
    others.insert(action.place - 1, f.seat)
    s = atoms.set_order(x, s, tuple(others), RULE)
    return use_up(x, s, f.seat, f.card, "E1.CARDS.02")


def perform_stay(x: X, s: State, f: TakingPlace, action: StayInPlace) -> State:
    """The card stays in the green room."""
    return x.close(s, f)


def check_frame(game: Any, s: State, f: TakingPlace) -> Iterator[tuple[str, str]]:
    """What is wrong with the frame in a state that came from outside."""
    if f.card not in s.players[f.seat].network:
        yield "card", f"{f.card!r} is not in the green room"
    elif not takes_place(game, f.card):
        yield "card", f"by {f.card!r} no place is taken"


def _places(game: Any) -> Iterable[tuple[int]]:
    return ((place,) for place in range(1, game.seats + 1))


KINDS = (
    Kind(StayInPlace, (TakingPlace,), no_parameters, always, perform_stay),
    Kind(TakePlace, (TakingPlace,), _places, check_place, perform_place),
)
FRAMES = (FrameKind(TakingPlace, legal=legal_places, run=run_taking),)
