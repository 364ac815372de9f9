"""GORILLA: is first or last in the turn order of each season, as it chooses, and last for cash.

In a season in which it is first it has nothing from the drop track.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, always
from executives.core.records import Record, record
from executives.core.visibility import public, visible
from executives.networks import atoms, queries
from executives.networks.board_tracks import BoardTrack, BoardTracks, money, plain_markers
from executives.networks.modifiers import Executive, Frames, Hooks, PassBonus, State, X
from executives.networks.rounds import turn_order

FIRST, LAST = PLACES = ("first", "last")


@visible()
@record
class ChosenPlace(Record):
    """The place chosen in this season, ``first`` or ``last``; "" before (E1.GORILLA.02)."""

    place: str = public(default="")

    def __attrs_post_init__(self) -> None:
        if self.place not in ("", *PLACES):
            raise ValueError(f"{self.place!r} is no place to choose")


@visible()
@record
class ChoosingPlace(Frame):
    """A place in the turn order of the season has to be chosen (E1.GORILLA.07)."""

    seat: int = public()


@record
class GoFirstOrLast(Action):
    """Be ``first`` or ``last`` in the turn order of the season (E1.GORILLA.02)."""

    place: str

    TEXT: ClassVar[str] = "go {place}"


def ask(x: X, s: State, seat: int) -> Frames:
    """E1.GORILLA.02, .07, .08: in every season, after RICH; by a variant not in the first."""
    if s.round == 1 and not x.game.variants.gorilla_chooses_in_season_1:
        return ()
    return (ChoosingPlace(seat),)


def legal_places(x: X, s: State, f: ChoosingPlace) -> list[Any]:
    """E1.GORILLA.07: no place between the two, and no abstention."""
    return list(x.game.interned[GoFirstOrLast][f.seat].values())


def perform_place(x: X, s: State, f: ChoosingPlace, action: GoFirstOrLast) -> State:
    """E1.GORILLA.02, .03, .06: the others keep their order; who is last has cash for it."""
    seat, place = f.seat, action.place
    chosen = ChosenPlace(place)
    s = atoms.remember(x, x.close(s, f), seat, chosen, "E1.GORILLA.02", f"chose to be {place}")
    others = tuple(other for other in turn_order(x, s) if other != seat)
    order = (seat, *others) if place == FIRST else (*others, seat)
    s = atoms.set_order(x, s, order, "E1.GORILLA.06")
    if place == FIRST:
        return s
    amount = cash_of_last(x.game)
    lines = (queries.base(amount, "E1.GORILLA.03", f"{x.game.seats} players"),)
    return atoms.gain_cash(x, s, seat, lines, "E1.GORILLA.03")


def cash_of_last(game: Any) -> int:
    """E1.GORILLA.03: what being last brings, in $M."""
    return int(game.tables["last_place"]["cash_per_player"] * game.seats)


def nothing_when_first(x: X, s: State, seat: int, bonus: PassBonus) -> PassBonus:
    """E1.GORILLA.04, .05: neither money nor viewers after the choice to be first."""
    memory = s.players[seat].memory
    return (0, 0) if isinstance(memory, ChosenPlace) and memory.place == FIRST else bonus


def clear_choice(x: X, s: State, seat: int) -> State:
    """E1.GORILLA.02: a choice is that of one season."""
    return atoms.remember(x, s, seat, ChosenPlace(), "E1.GORILLA.02", "no choice")


def board(game: Any, memory: ChosenPlace) -> BoardTracks:
    """E1.GORILLA.02, .03: the two places, and which one was chosen in this season."""
    spaces = (FIRST, f"{LAST}, {money(cash_of_last(game))}")
    markers = plain_markers(PLACES.index(memory.place)) if memory.place else ()
    return (BoardTrack("place in turn order", spaces, markers),)


def _places(game: Any) -> Iterable[tuple[str]]:
    return ((place,) for place in PLACES)


GORILLA = Executive(
    id="gorilla",
    edition="first",
    section="E1.GORILLA",
    name="GORILLA",
    complexity=2,
    hooks=Hooks(
        on_round_start=ask,
        pass_bonus=nothing_when_first,
        on_round_end=clear_choice,
    ),
    memory=ChosenPlace(),
    kinds=(Kind(GoFirstOrLast, (ChoosingPlace,), _places, always, perform_place),),
    frames=(FrameKind(ChoosingPlace, legal=legal_places),),
    stage=1,
    board=board,
    solo_variant="gorilla_plays_solo",
)
