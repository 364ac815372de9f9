"""The decisions of The Networks: Executives that every player may come to make."""

from __future__ import annotations

from typing import ClassVar

from executives.core.actions import Action
from executives.core.records import record


@record
class Pass(Action):
    """Pass, for ``cash``, ``viewers`` or ``nothing`` from the pass track (E2.BASE.59)."""

    bonus: str

    TEXT: ClassVar[str] = "pass {bonus}"


@record
class PassWith(Action):
    """Pass with a card that multiplies what the pass track gives (E2.CARDS.10)."""

    bonus: str
    card: str

    TEXT: ClassVar[str] = "pass {bonus} with {card}"


@record
class EndTurn(Action):
    """End the turn (E2.BASE.27)."""

    TEXT: ClassVar[str] = "end-turn"


@record
class SignStar(Action):
    """Sign a star of the display (E2.BASE.35)."""

    star: str

    TEXT: ClassVar[str] = "sign-star {star}"


@record
class SignAd(Action):
    """Sign an ad of the display (E2.BASE.36)."""

    ad: str

    TEXT: ClassVar[str] = "sign-ad {ad}"


@record
class Produce(Action):
    """Produce a show of the display in a timeslot (E2.BASE.38); its steps follow one by one."""

    show: str
    timeslot: str

    TEXT: ClassVar[str] = "produce {show} {timeslot}"


@record
class TakeNetworkCard(Action):
    """Take a network card of the display (E2.BASE.37)."""

    card: str

    TEXT: ClassVar[str] = "take {card}"


@record
class AddOrReplace(Action):
    """Put a card of the green room on a slot of a lineup show (E2.BASE.55)."""

    card: str
    timeslot: str
    slot: int

    TEXT: ClassVar[str] = "add-or-replace {card} {timeslot} slot {slot:ordinal}"


@record
class UseCard(Action):
    """Use a one-shot card or an anomaly: a free effect (E2.BASE.26)."""

    card: str

    TEXT: ClassVar[str] = "use {card}"


@record
class SpendRerun(Action):
    """Remove a show of the own reruns pile from the game to advance its genre (E2.CARDS.39)."""

    show: str

    TEXT: ClassVar[str] = "spend-rerun {show}"


@record
class Declare(Action):
    """Declare an option of the production (E2.BASE.38)."""

    option: str

    TEXT: ClassVar[str] = "declare {option}"


@record
class Commit(Action):
    """Go on with the production as declared: pay and cancel (E2.BASE.39)."""

    TEXT: ClassVar[str] = "commit"


@record
class ReturnStar(Action):
    """Take a star of the cancelled show back into the green room (E2.CARDS.18)."""

    star: str

    TEXT: ClassVar[str] = "return {star}"


@record
class StopReturning(Action):
    """Take no further star back."""

    TEXT: ClassVar[str] = "stop-returning"


@record
class Attach(Action):
    """Attach a card of the green room to the slot in question (E2.BASE.42)."""

    card: str

    TEXT: ClassVar[str] = "attach {card}"


@record
class LeaveEmpty(Action):
    """Leave the slot in question empty (E2.BASE.43)."""

    TEXT: ClassVar[str] = "leave-empty"


@record
class ChooseSide(Action):
    """Choose how the card in question lies: ``up`` or ``down`` (E2.BASE.47)."""

    side: str

    TEXT: ClassVar[str] = "choose-side {side}"


@record
class KeepCard(Action):
    """Keep one of the cards drawn (E2.TRACKS.14)."""

    card: str

    TEXT: ClassVar[str] = "keep {card}"


@record
class StopSigning(Action):
    """Sign no further star by this action."""

    TEXT: ClassVar[str] = "stop-signing"


@record
class ChooseTimeslot(Action):
    """Choose the own lineup show in a timeslot for the effect in question."""

    timeslot: str

    TEXT: ClassVar[str] = "choose {timeslot}"


@record
class ChooseGenre(Action):
    """Choose a genre for the effect in question."""

    genre: str

    TEXT: ClassVar[str] = "choose-genre {genre}"


@record
class TurnUp(Action):
    """Turn a card of the own lineup rightside up."""

    card: str

    TEXT: ClassVar[str] = "turn-up {card}"


@record
class StopTurning(Action):
    """Turn no further card."""

    TEXT: ClassVar[str] = "stop-turning"


@record
class StopAttaching(Action):
    """Attach no further star by this card."""

    TEXT: ClassVar[str] = "stop-attaching"


@record
class ChooseExecutive(Action):
    """Keep one of the two executive boards dealt (E2.SETUP.02)."""

    executive: str

    TEXT: ClassVar[str] = "choose-executive {executive}"
