"""Stand-ins for cards that ask for the score of one of BUTCHER's shows.

``BUTCHER_WITH_CARDS`` is BUTCHER with the decisions of two cards that are not built yet: a network
card that turns a show's score into cash, and a star that gives half of it in viewers when it is
attached rightside up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind
from executives.core.records import record
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import Option, atoms, queries
from executives.networks.cards import CardSet, NetworkCard, Star
from executives.networks.frames import Turn
from executives.networks.game import Game
from executives.networks.modifiers import Frames, Options, State, X
from executives.networks.second_edition.executives.butcher import BUTCHER

WRITEOFF = NetworkCard("test-writeoff", "Test Writeoff", "one-shot")
SURPRISER = Star("test-surpriser", "Test Surpriser", 3, 1, "", 3, 1)


@record
class WriteOff(Action):
    """Turn the score of a show into cash."""

    timeslot: str

    TEXT: ClassVar[str] = "write-off {timeslot}"


@visible()
@record
class Surprising(Frame):
    """Half the score of a new show is gained in viewers."""

    seat: int = public()
    timeslot: int = public()


def offers(x: X, s: State, f: Turn) -> Iterator[Action]:
    """The one-shot, for every show of the lineup."""
    player = s.players[f.seat]
    for timeslot, name in enumerate(x.game.boards.timeslots):
        if player.lineup[timeslot] is not None and WRITEOFF.id in player.network:
            yield x.game.interned[WriteOff][f.seat][name]


def check(x: X, s: State, f: Turn, action: WriteOff) -> Iterator[Violation]:
    """The card is held and the timeslot has a show."""
    if action not in tuple(offers(x, s, f)):
        yield violation("test", "E2.CARDS.02", "there is no such card or show")


def perform_write_off(x: X, s: State, f: Turn, action: WriteOff) -> State:
    """Gain the score in cash, or pay it as far as cash goes, and cancel the show."""
    seat = f.seat
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    score = queries.show_score(x, s, seat, timeslot)
    s = atoms.discard_green(x, s, seat, WRITEOFF.id, "E2.CARDS.09")
    amount = max(score, -s.players[seat].cash)
    s = atoms.gain_cash(x, s, seat, (queries.base(amount, "E2.CARDS.09"),), "E2.CARDS.09")
    return atoms.cancel_show(x, s, seat, timeslot, "E2.CARDS.09")


def surprise(x: X, s: State, seat: int, timeslot: int) -> Frames:
    """Gain viewers if the star lies on the new show."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    return (Surprising(seat, timeslot),) if SURPRISER.id in show.cards else ()


def run_surprising(x: X, s: State, f: Surprising) -> State:
    """Half the score, rounded down; a negative result is lost."""
    half = max(0, queries.show_score(x, s, f.seat, f.timeslot) // 2)
    lines = (queries.base(half, "E2.CARDS.20"),)
    return atoms.gain_viewers(x, x.close(s, f), f.seat, lines, "E2.CARDS.20")


def ignore_timeslot(x: X, s: State, seat: int, show: str, timeslot: int) -> Options:
    """A production without its timeslot penalty."""
    return (Option("test-schedule", "schedule", "E2.CARDS.11", row=1),)


def _timeslots(game: Any) -> Iterable[tuple[str]]:
    return ((timeslot,) for timeslot in game.boards.timeslots)


BUTCHER_WITH_CARDS = BUTCHER.replace(
    id="test-butcher",
    hooks=BUTCHER.hooks.replace(
        turn_offers=offers, on_produced=surprise, produce_options=ignore_timeslot
    ),
    kinds=(Kind(WriteOff, (Turn,), _timeslots, check, perform_write_off),),
    frames=(FrameKind(Surprising, run=run_surprising),),
    options=("test-schedule",),
)


def cards() -> CardSet:
    """The bundled cards with the two stand-ins."""
    bundled = Game(("Ann", "Bo"), executives=()).card_set
    return bundled.with_cards((WRITEOFF, SURPRISER))


def game() -> Game:
    """Ann is BUTCHER with the stand-ins, Bo is CONTINUUM."""
    return Game(
        ("Ann", "Bo"),
        executives=("test-butcher", "continuum"),
        cards=cards(),
        plugins=(BUTCHER_WITH_CARDS,),
    )
