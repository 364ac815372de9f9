"""Network cards by which others pay for the upkeep of a timeslot (E1.CARDS.09, .10).

All of them are declared before anybody's income is settled.  Who uses one is relieved of what the
others pay, and each of them has an expense more; a surcharge stays where it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind
from executives.core.records import record
from executives.core.tally import Lines
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms, queries
from executives.networks.modifiers import Hooks, Module, State, X
from executives.networks.rounds import turn_order
from executives.networks.state import Player, Shelf
from executives.networks.used_cards import use_up
from executives.networks.uses import filled

RULE = "E1.CARDS.09"
NOTHING = "nothing"


@visible()
@record
class SharingUpkeep(Frame):
    """Held cards may be used to share the upkeep of timeslots, before all income (E1.CARDS.09)."""

    seat: int = public()


@record
class ShareUpkeep(Action):
    """Use a card: the others pay for the upkeep of a timeslot, or of ``nothing`` (E1.CARDS.09)."""

    timeslot: str

    TEXT: ClassVar[str] = "share-upkeep {timeslot}"


def shelf_of(s: State, seat: int) -> Shelf:
    """Where it is noted who pays for whom."""
    shelf = s.players[seat].shelf
    assert shelf is not None
    return shelf


def sharing_cards(x: X, player: Player) -> tuple[str, ...]:
    """The held cards that share upkeep."""
    cards = x.game.card
    return tuple(
        held
        for held in player.network
        if any(effect.kind == "share-upkeep" for effect in cards[held].effects)
    )


def printed_upkeep(x: X, s: State, seat: int, timeslot: int) -> int:
    """E1.CARDS.09: what the show and the stars of a timeslot cost by what is printed on them."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    upkeep = queries.visible_expenses(x, s, seat, show.show, True)
    for slot, card in enumerate(show.cards):
        if card and not x.game.is_ad[card]:
            upkeep += queries.visible_expenses(x, s, seat, card, bool(show.up >> slot & 1))
    return upkeep


def share_of_each(x: X, s: State, seat: int, timeslot: int) -> int:
    """E1.CARDS.09: the printed upkeep divided by the number of the others, rounded down."""
    others = x.game.seats - 1
    return printed_upkeep(x, s, seat, timeslot) // others if others else 0


def shareable(x: X, s: State, seat: int) -> list[str]:
    """E1.CARDS.09: the timeslots of which the others would pay something, each once a season."""
    if not sharing_cards(x, s.players[seat]):
        return []
    relief = shelf_of(s, seat).relief
    left = [i for i in filled(s, seat) if not (relief and relief[i])]
    return [x.game.boards.timeslots[i] for i in left if share_of_each(x, s, seat, i)]


def legal_sharing(x: X, s: State, f: SharingUpkeep) -> list[Any]:
    """Nothing further, or one more timeslot."""
    shares = x.game.interned[ShareUpkeep][f.seat]
    return [shares[name] for name in (NOTHING, *shareable(x, s, f.seat))]


def run_sharing(x: X, s: State, f: SharingUpkeep) -> State | None:
    """It ends by itself when there is nothing to share, or no card for it."""
    return None if shareable(x, s, f.seat) else x.close(s, f)


def check_share(x: X, s: State, f: SharingUpkeep, action: ShareUpkeep) -> Iterator[Violation]:
    """E1.CARDS.09: an own timeslot with upkeep enough to be shared, for the first time."""
    if action.timeslot not in (NOTHING, *shareable(x, s, f.seat)):
        message = "the others cannot pay for anything at {timeslot}"
        yield violation("no-target", RULE, message, timeslot=action.timeslot)


def perform_share(x: X, s: State, f: SharingUpkeep, action: ShareUpkeep) -> State:
    """E1.CARDS.09, .10: note the share of everybody; the card is used."""
    if action.timeslot == NOTHING:
        return x.close(s, f)
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    share = share_of_each(x, s, f.seat, timeslot)
    s = atoms.share_upkeep(x, s, f.seat, timeslot, share, RULE)
    card = sharing_cards(x, s.players[f.seat])[0]
    return use_up(x, s, f.seat, card, "E1.CARDS.02")


def sharing_frames(x: X, s: State) -> list[Frame]:
    """E1.CARDS.04, .10: everybody with such a card is asked, in turn order, before all income."""
    order = turn_order(x, s)
    return [SharingUpkeep(seat) for seat in order if sharing_cards(x, s.players[seat])]


# -- who pays what --------------------------------------------------------------------------------


def matters_to(player: Player) -> bool:
    """Whether a player pays for others, or others for it."""
    return player.shelf is not None and bool(player.shelf.owed or player.shelf.relief)


def relieved(x: X, s: State, seat: int, card: str, shown: int) -> Lines:
    """E1.CARDS.09, .10: what the others pay is less upkeep, told at the show of the timeslot."""
    relief = shelf_of(s, seat).relief
    for timeslot, amount in enumerate(relief):
        show = s.players[seat].lineup[timeslot]
        if amount and show is not None and show.show == card:
            return (queries.add(-amount, RULE, "paid by the others"),)
    return ()


def paid_for_others(x: X, s: State, seat: int) -> Lines:
    """E1.CARDS.10: the shares of the upkeep of others are an expense of the own income phase."""
    owed = shelf_of(s, seat).owed
    return (queries.add(-owed, "E1.CARDS.10", "upkeep of others"),) if owed else ()


def forget(x: X, s: State, seat: int) -> State:
    """E1.CARDS.09: in the next season everybody pays the own upkeep again."""
    return atoms.clear_shares(x, s, seat) if matters_to(s.players[seat]) else s


def _timeslots(game: Any) -> Iterable[tuple[str]]:
    return ((name,) for name in (NOTHING, *game.all_timeslots))


SHARED_UPKEEP = Module(
    id="shared-upkeep",
    hooks=Hooks(upkeep_due=relieved, income=paid_for_others, on_round_end=forget),
    kinds=(Kind(ShareUpkeep, (SharingUpkeep,), _timeslots, check_share, perform_share),),
    frames=(FrameKind(SharingUpkeep, legal=legal_sharing, run=run_sharing),),
    active_for=matters_to,
)
