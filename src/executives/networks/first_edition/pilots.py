"""The pilot season: a secret draft of the three shows with which everybody begins (E1.PILOT)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind
from executives.core.records import Record, record
from executives.core.violations import Violation, violation
from executives.core.visibility import PartView, owner, public, visible
from executives.networks import atoms, queries
from executives.networks.events import CardsMoved
from executives.networks.keeping import take_drawn
from executives.networks.modifiers import State, X
from executives.networks.rounds import turn_order
from executives.networks.state import DeckId, LineupShow

STAR, AD, CASH = "star", "ad", "cash"
REWARDS = {
    "pilot-star": (STAR,),
    "pilot-ad": (AD,),
    "pilot-star-or-ad": (STAR, AD),
    "pilot-cash": (CASH,),
}
"""What a reward may be collected as, by the effect of the pilot (E1.PILOT.05, .06)."""

SOLO_DRAWS = ("E1.SOLO.03", "E1.SOLO.04", "E1.SOLO.05")
"""The clauses by which a solo player chooses and discards, by timeslot."""


@record
class PilotHandView(Record, PartView):
    """The pilots of a seat, to others their backs and whether it has picked."""

    seat: int
    cards: tuple[str, ...]
    picked: int


@visible(view=PilotHandView)
@record
class PilotHand(Record):
    """The pilots in the hand of a seat, and the index of the one picked (-1: not yet)."""

    seat: int = public()
    cards: tuple[str, ...] = owner()
    picked: int = owner(default=-1)


@record
class DraftingView(Record, PartView):
    """The hands as a seat sees them."""

    timeslot: int
    hands: tuple[PilotHandView, ...]


@visible(view=DraftingView, nested=("hands",))
@record
class Drafting(Frame):
    """All seats pick a pilot for a timeslot at the same time, in secret (E1.PILOT.02)."""

    timeslot: int = public()
    hands: tuple[PilotHand, ...] = public()


@visible()
@record
class PassingHands(Frame):
    """The hands that are left go on to the left neighbours, when all rewards are gained."""


@visible()
@record
class PlacingPilot(Frame):
    """A revealed pilot is paid for, and counts for its genre (E1.PILOT.11, .14)."""

    seat: int = public()
    timeslot: int = public()


@visible()
@record
class Collecting(Frame):
    """The rewards of a pilot are gained in the order that the player likes (E1.PILOT.05)."""

    seat: int = public()
    timeslot: int = public()
    left: tuple[str, ...] = public()


@record
class PickPilot(Action):
    """Pick a pilot of the hand for the timeslot in question (E1.PILOT.02)."""

    show: str

    TEXT: ClassVar[str] = "pick {show}"


@record
class Collect(Action):
    """Collect a reward of the pilot: a star, an ad or cash (E1.PILOT.05)."""

    what: str

    TEXT: ClassVar[str] = "collect {what}"


# -- picking --------------------------------------------------------------------------------------


def dealt(x: X, s: State) -> tuple[State, Drafting]:
    """The hands of the first pick: four pilots each, in a solo game too (E1.SETUP.37)."""
    numbers = x.game.tables["pilot_season"]
    number = numbers["dealt"] if x.game.seats > 1 else numbers["solo_draws"][0]
    hands: list[PilotHand] = []
    for seat in range(x.game.seats):
        s, cards = atoms.take_from_deck(s, DeckId.PILOT, number)
        hands.append(PilotHand(seat, cards))
    return s, Drafting(0, tuple(hands))


def cash_rewards(x: X, show: str) -> int:
    """The cash that a pilot gives, in $M."""
    effects = x.game.card[show].effects
    return sum(effect.amount for effect in effects if effect.kind == "pilot-cash")


def pickable(x: X, s: State, hand: PilotHand) -> tuple[str, ...]:
    """The pilots that can be paid with their own rewards, or else the cheapest (E1.PILOT.14)."""
    cash = s.players[hand.seat].cash
    paid = [c for c in hand.cards if x.game.card[c].cost <= cash + cash_rewards(x, c)]
    if paid or not hand.cards:
        return tuple(paid)
    return (min(hand.cards, key=lambda card: x.game.card[card].cost),)


def picks_are_likely(x: X, s: State, observer: int | None) -> bool:
    """Whether others can have picked what a state says (E1.PILOT.14)."""
    drafts = [frame for frame in s.pending if type(frame) is Drafting]
    hands = [hand for draft in drafts for hand in draft.hands]
    secret = [hand for hand in hands if hand.seat != observer and hand.picked >= 0]
    return all(hand.cards[hand.picked] in pickable(x, s, hand) for hand in secret)


def unpicked(f: Drafting) -> tuple[int, ...]:
    """The seats that have not picked yet."""
    return tuple(hand.seat for hand in f.hands if hand.picked < 0)


def legal_picks(x: X, s: State, f: Drafting) -> list[Any]:
    """Each pilot that can be paid, for every seat that has not picked."""
    picks = x.game.interned[PickPilot]
    waiting = [hand for hand in f.hands if hand.picked < 0]
    return [picks[hand.seat][card] for hand in waiting for card in pickable(x, s, hand)]


def check_pick(x: X, s: State, f: Drafting, action: PickPilot) -> Iterator[Violation]:
    """A pilot of the own hand that can be paid (E1.PILOT.02, .14, E1.BASE.64)."""
    hand = f.hands[action.seat]
    if action.show not in hand.cards:
        message = "{card} is not in the hand of this seat"
        yield violation("not-dealt", "E1.PILOT.02", message, card=action.show)
    elif action.show not in pickable(x, s, hand):
        message = "{card} cannot be paid, and another pilot can"
        yield violation("cash", "E1.PILOT.14", message, card=action.show)


def perform_pick(x: X, s: State, f: Drafting, action: PickPilot) -> State:
    """Lay the pilot face down; nothing is shown before all have picked (E1.PILOT.04)."""
    hand = f.hands[action.seat]
    hand = hand.replace(picked=hand.cards.index(action.show))
    hands = (*f.hands[: action.seat], hand, *f.hands[action.seat + 1 :])
    return x.close(s, f, f.replace(hands=hands))


def run_drafting(x: X, s: State, f: Drafting) -> State | None:
    """Reveal all pilots, then resolve them in turn order (E1.PILOT.04, .05, E1.GENREBONUS.12)."""
    if unpicked(f):
        return None
    left = []
    for hand in f.hands:
        show = hand.cards[hand.picked]
        rest = tuple(card for card in hand.cards if card != show)
        left.append(hand.replace(cards=rest, picked=-1))
        s = atoms.place_pilot(x, s, hand.seat, f.timeslot, LineupShow(show, 1, ()), "E1.PILOT.04")
    below = f.replace(hands=tuple(left))
    frames: list[Frame] = []
    for seat in turn_order(x, s):
        frames += [rewards_of(x, s, seat, f.timeslot), PlacingPilot(seat, f.timeslot)]
    s = x.close(s, f, below, PassingHands(), *reversed(frames))
    return s


def rewards_of(x: X, s: State, seat: int, timeslot: int) -> Collecting:
    """The frame of a pilot's rewards."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    kinds = [effect.kind for effect in x.game.card[show.show].effects]
    return Collecting(seat, timeslot, tuple(kind for kind in kinds if kind in REWARDS))


# -- rewards, cost and genre ----------------------------------------------------------------------


def collectable(f: Collecting) -> tuple[str, ...]:
    """What may be collected next."""
    found = [what for kind in f.left for what in REWARDS[kind]]
    return tuple(dict.fromkeys(found))


def legal_collects(x: X, s: State, f: Collecting) -> list[Any]:
    """Any reward that is left."""
    collects = x.game.interned[Collect][f.seat]
    return [collects[what] for what in collectable(f)]


def run_collecting(x: X, s: State, f: Collecting) -> State | Collect | None:
    """A single reward that is no choice is gained by force."""
    if not f.left:
        return x.close(s, f)
    offered = collectable(f)
    if len(f.left) == 1 and len(offered) == 1:
        return x.game.interned[Collect][f.seat][offered[0]]  # type: ignore[no-any-return]
    return None


def check_collect(x: X, s: State, f: Collecting, action: Collect) -> Iterator[Violation]:
    """A reward that the pilot still gives (E1.PILOT.05, .07)."""
    if action.what not in collectable(f):
        yield violation("no-reward", "E1.PILOT.05", "the pilot gives no {what}", what=action.what)


def perform_collect(x: X, s: State, f: Collecting, action: Collect) -> State:
    """Gain the reward: the next card of the deck, or the cash (E1.PILOT.05, .08)."""
    kind = next(kind for kind in f.left if action.what in REWARDS[kind])
    index = f.left.index(kind)
    s = x.close(s, f, f.replace(left=f.left[:index] + f.left[index + 1 :]))
    if action.what == CASH:
        show = s.players[f.seat].lineup[f.timeslot]
        assert show is not None
        lines = (queries.base(cash_rewards(x, show.show), "E1.PILOT.06", show.show),)
        return atoms.gain_cash(x, s, f.seat, lines, "E1.PILOT.05")
    deck = DeckId.STAR if action.what == STAR else DeckId.AD
    s, drawn = atoms.take_from_deck(s, deck, 1)
    if not drawn:
        return s
    if x.log is not None:
        # It lies open in a green room at once, so everybody sees its face.
        x.emit(CardsMoved(f.seat, "E1.PILOT.08", drawn, "deck", "drawn"))
    return take_drawn(x, s, f.seat, drawn[0], "E1.PILOT.08")


def run_placing(x: X, s: State, f: PlacingPilot) -> State:
    """Pay what the pilot costs, as far as cash goes, and count its genre (E1.BASE.64)."""
    show = s.players[f.seat].lineup[f.timeslot]
    assert show is not None
    s = x.close(s, f)
    due = min(x.game.card[show.show].cost, s.players[f.seat].cash)
    if due:
        lines = (queries.base(due, "E1.PILOT.14", show.show),)
        s = atoms.pay(x, s, f.seat, due, "E1.PILOT.14", lines=lines)
    return x.game.rules.advance(  # type: ignore[no-any-return]
        x, s, f.seat, queries.genre_of(x, show), "E1.PILOT.11"
    )


def run_passing_hands(x: X, s: State, f: PassingHands) -> State:
    """The rest of each hand goes to the left; after the last pick to the box (E1.PILOT.03, .16)."""
    s = x.close(s, f)
    below = s.pending[-1]
    assert isinstance(below, Drafting)
    timeslot = below.timeslot + 1
    left = [hand.cards for hand in below.hands]
    solo = x.game.seats == 1
    if timeslot == len(x.game.boards.timeslots) or solo:
        rule = SOLO_DRAWS[below.timeslot] if solo else "E1.PILOT.16"
        for seat in turn_order(x, s):
            s = atoms.put_under(x, s, seat, left[seat], rule)
    if timeslot == len(x.game.boards.timeslots):
        return x.close(s, below)
    if solo:
        number = x.game.tables["pilot_season"]["solo_draws"][timeslot]
        s, cards = atoms.take_from_deck(s, DeckId.PILOT, number)
        return x.close(s, below, Drafting(timeslot, (PilotHand(0, cards),)))
    moved = [left[-1], *left[:-1]]
    hands = tuple(PilotHand(seat, cards) for seat, cards in enumerate(moved))
    return x.close(s, below, Drafting(timeslot, hands))


def _pilots(game: Any) -> Iterable[tuple[str]]:
    return ((card,) for card in game.pilots)


def _rewards(game: Any) -> Iterable[tuple[str]]:
    return ((what,) for what in (STAR, AD, CASH))


KINDS = (
    # Who cannot have ads shows the one of a pilot for its fee, and it goes under the deck at once.
    Kind(PickPilot, (Drafting,), _pilots, check_pick, perform_pick, covers=True),
    Kind(Collect, (Collecting,), _rewards, check_collect, perform_collect, covers=True),
)
FRAMES = (
    FrameKind(Drafting, legal=legal_picks, run=run_drafting, seats=unpicked),
    FrameKind(PassingHands, run=run_passing_hands),
    FrameKind(PlacingPilot, run=run_placing),
    FrameKind(Collecting, legal=legal_collects, run=run_collecting),
)
