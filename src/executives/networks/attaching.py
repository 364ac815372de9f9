"""Several stars attached by one card, their sides decided at the end (E2.CARDS.08)."""

from __future__ import annotations

from typing import Any

from executives.core.frames import FrameKind, Kind, always, no_parameters
from executives.networks.actions import AddOrReplace, StopAttaching
from executives.networks.basics import attachable_stars, legal_adds
from executives.networks.filling import side_frames
from executives.networks.frames import Attaching, Orienting
from executives.networks.modifiers import State, X


def legal_attaching(x: X, s: State, f: Attaching) -> list[Any]:
    """Attach one more star, or stop."""
    stop: list[Any] = [x.game.interned[StopAttaching][f.seat][()]]
    adds: list[AddOrReplace] = legal_adds(x, s, f.seat)
    return stop + [add for add in adds if not x.game.is_ad[add.card]]


def run_attaching(x: X, s: State, f: Attaching) -> State | None:
    """Decide the sides when no star can follow."""
    if f.left and attachable_stars(x, s, f.seat):
        return None
    return perform_stop_attaching(x, s, f, None)


def perform_stop_attaching(x: X, s: State, f: Attaching, action: StopAttaching | None) -> State:
    """Decide the sides of all new stars, show by show."""
    s = x.close(s, f)
    for timeslot in reversed(range(len(f.fresh))):
        fresh = f.fresh[timeslot]
        if fresh:
            orienting = Orienting.new(f.seat, timeslot, fresh, 0)
            s = x.push(s, orienting, *side_frames(x, s, f.seat, timeslot, fresh))
    return s


KINDS = (Kind(StopAttaching, (Attaching,), no_parameters, always, perform_stop_attaching),)
FRAMES = (FrameKind(Attaching, legal=legal_attaching, run=run_attaching),)
