"""The frames of The Networks: what is to be decided or done next."""

from __future__ import annotations

from functools import lru_cache

from executives.core.frames import Frame
from executives.core.records import Record, record
from executives.core.visibility import PartView, owner, public, visible


@record
class HandView(Record, PartView):
    """The boards and the choice of a seat, to others their backs and whether it has chosen."""

    seat: int
    boards: tuple[str, ...]
    chosen: int


@visible(view=HandView)
@record
class Hand(Record):
    """The executive boards dealt to a seat, and the index of the one chosen (-1: not yet)."""

    seat: int = public()
    boards: tuple[str, ...] = owner()
    chosen: int = owner(default=-1)


@record
class ChoosingExecutivesView(Record, PartView):
    """The hands as a seat sees them."""

    hands: tuple[HandView, ...]


@visible(view=ChoosingExecutivesView, nested=("hands",))
@record
class ChoosingExecutives(Frame):
    """All seats choose their executive at the same time, in secret (E2.SETUP.02)."""

    hands: tuple[Hand, ...] = public()


@visible()
@record
class Seating(Frame):
    """Set-up from the executives on: first player, cash, starters, display (E2.BASE.06)."""


@visible()
@record
class RoundStart(Frame):
    """Start-of-round abilities, by stage and turn order, before the turns (E2.BASE.16)."""


@visible()
@record
class Turns(Frame):
    """The turns of the round; ``seat`` is the next one to be asked (E2.BASE.23)."""

    seat: int = public()


@visible()
@record
class Turn(Frame):
    """A turn: the grants left, whether one of the five actions was taken, whether it passed."""

    seat: int = public()
    grants: tuple[int, ...] = public()
    acted: bool = public(default=False)
    passed: bool = public(default=False)


@visible()
@record
class Signing(Frame):
    """Further stars may be signed by the same action (a modifier raised the limit)."""

    seat: int = public()
    signed: tuple[str, ...] = public()
    limit: int = public()


@visible()
@record
class Declaring(Frame):
    """The options of a production are declared, before it is paid (E2.BASE.38).

    ``terms`` is the card on whose terms a drawn show is produced, and ``drawn`` that show, or one
    that was taken out of another place; it lies in this frame until it is paid.
    """

    seat: int = public()
    show: str = public()
    timeslot: int = public()
    declared: tuple[str, ...] = public(default=())
    terms: str = public(default="")
    drawn: str = public(default="", holds=True)


@visible()
@record
class Returning(Frame):
    """Stars of the show that will be cancelled may come back, before it is paid (E2.CARDS.18).

    The fields are those of ``Declaring``.
    """

    seat: int = public()
    show: str = public()
    timeslot: int = public()
    declared: tuple[str, ...] = public(default=())
    terms: str = public(default="")
    drawn: str = public(default="", holds=True)


@record
class PickingShowView(Record, PartView):
    """The shows drawn, to others their backs."""

    seat: int
    cards: tuple[str, ...]
    terms: str


@visible(view=PickingShowView)
@record
class PickingShow(Frame):
    """One of the shows drawn is produced on the ``terms`` of a card (E2.CARDS.34)."""

    seat: int = public()
    cards: tuple[str, ...] = owner()
    terms: str = public()


@visible()
@record
class Filling(Frame):
    """The slots of a produced show are filled one by one, in the order of ``todo``.

    With ``waived`` all of them may stay empty, and else ``skips`` of those that are required.
    """

    seat: int = public()
    timeslot: int = public()
    todo: tuple[int, ...] = public()
    waived: bool = public(default=False)
    skips: int = public(default=0)


@visible()
@record
class ChoosingSide(Frame):
    """The side of a card just attached is chosen, before conditions are tested (E2.BASE.47)."""

    seat: int = public()
    timeslot: int = public()
    slot: int = public()
    rule: str = public()


@visible()
@record
class AttachedEffect(Frame):
    """What the new card of a slot does, now that it lies (E2.CARDS.14, .20, .26)."""

    seat: int = public()
    timeslot: int = public()
    slot: int = public()


@visible()
@record
class TurningAd(Frame):
    """An upside-down ad of a show is turned (E2.CARDS.26)."""

    seat: int = public()
    timeslot: int = public()
    rule: str = public()


@visible()
@record
class TurningUp(Frame):
    """Up to ``left`` upside-down cards of the lineup may be turned (E2.CARDS.17)."""

    seat: int = public()
    left: int = public()
    rule: str = public()


@visible()
@record
class Attaching(Frame):
    """Up to ``left`` stars may be attached; ``fresh`` has a bit per slot for each timeslot.

    All sides are decided at the end (E2.CARDS.08).
    """

    seat: int = public()
    left: int = public()
    fresh: tuple[int, ...] = public()


@visible()
@record
class GainingLines(Frame):
    """The lines of a grid after ``done``, up to ``completed``, give their bonuses (E2.TELLY.10)."""

    seat: int = public()
    done: int = public()
    completed: int = public()


@visible()
@record
class ChoosingGenre(Frame):
    """A genre is chosen for the effect of a card (E2.CARDS.12)."""

    seat: int = public()
    rule: str = public()


@visible()
@record
class AdvancingGenre(Frame):
    """A genre advances by the effect of a card (E2.CARDS.32)."""

    seat: int = public()
    genre: str = public()
    rule: str = public()


@visible()
@record
class Orienting(Frame):
    """The cards of the slots in ``fresh`` (bits) get their side, but those in ``fixed``."""

    seat: int = public()
    timeslot: int = public()
    fresh: int = public()
    fixed: int = public(default=0)


@visible()
@record
class Produced(Frame):
    """What follows a production: the genre track, then everybody's triggers (E2.BASE.52)."""

    seat: int = public()
    timeslot: int = public()
    advanced: bool = public(default=False)


@record
class KeepView(Record, PartView):
    """The cards drawn, to others their backs."""

    seat: int
    cards: tuple[str, ...]
    rule: str


@visible(view=KeepView)
@record
class Keep(Frame):
    """One of the cards drawn is kept, the others are discarded (E2.TRACKS.14)."""

    seat: int = public()
    cards: tuple[str, ...] = owner()
    rule: str = public()


@visible()
@record
class Resolved(Frame):
    """An immediate card that is discarded once its effect is done (E2.CARDS.01)."""

    seat: int = public()
    card: str = public(holds=True)
    origin: str = public()


@visible()
@record
class ChoosingShow(Frame):
    """An own lineup show is chosen for the effect of a card."""

    seat: int = public()
    card: str = public()


@visible()
@record
class Upkeep(Frame):
    """Step 1 of the round's end for one seat; ``asked``: triggers have been served."""

    seat: int = public()
    asked: bool = public(default=False)


@visible()
@record
class Scoring(Frame):
    """Step 2 of the round's end for one seat; ``asked``: triggers have been served."""

    seat: int = public()
    asked: bool = public(default=False)


@visible()
@record
class Ageing(Frame):
    """Step 3: all season markers move down."""


@visible()
@record
class Clearing(Frame):
    """Step 4: the display is cleared."""


@visible()
@record
class PassingToken(Frame):
    """Step 5: the 1st-player token moves on."""


@visible()
@record
class Dealing(Frame):
    """Step 6: the next display is dealt."""


@visible()
@record
class EndScoring(Frame):
    """End-game scoring of one seat."""

    seat: int = public()


# Frames of which there are few different ones, and of which many states have one: equal ones are
# one object, which is quicker to get than to make and leaves the garbage collector less to do.


@lru_cache(maxsize=4096)
def turn_frame(seat: int, grants: tuple[int, ...], acted: bool, passed: bool) -> Turn:
    """A turn frame."""
    return Turn(seat, grants, acted, passed)


@lru_cache(maxsize=4096)
def filling_frame(
    seat: int, timeslot: int, todo: tuple[int, ...], waived: bool, skips: int
) -> Filling:
    """A filling frame."""
    return Filling(seat, timeslot, todo, waived, skips)


@lru_cache(maxsize=4096)
def produced_frame(seat: int, timeslot: int, advanced: bool) -> Produced:
    """A produced frame."""
    return Produced(seat, timeslot, advanced)
