"""What the laws need to know of The Networks: where cards may lie, and how seats rotate."""

from __future__ import annotations

from typing import Any

import attrs

from executives.core.actions import Action, relative_fields
from executives.core.events import Event
from executives.core.tally import Tally
from executives.networks.documents.dumping import dumps
from executives.networks.events import CardsMoved, ExecutiveChosen
from executives.networks.frame_checks import SEAT_FIELDS
from executives.networks.frames import ChoosingExecutives, Hand, Turn
from executives.networks.integrity import faults
from executives.networks.standing import standing
from executives.networks.state import GameState
from executives.render.networks_text import board
from executives.testing.laws import GameLaws


def conserved(game: Any, state: GameState) -> list[str]:
    """What is wrong with the places of cards, and with all else that has to fit together."""
    return faults(game, state)


def wealth(state: GameState) -> dict[tuple[str, int], int]:
    """Cash and viewers of every seat, by the kind of event that accounts for them."""
    numbers: dict[tuple[str, int], int] = {}
    for seat, player in enumerate(state.players):
        numbers["CashChanged", seat] = player.cash
        numbers["ViewersChanged", seat] = player.viewers
    return numbers


def rotate(game: Any, state: GameState, by: int) -> GameState:
    """Everybody sits ``by`` seats further to the left."""
    seats = game.seats
    players = tuple(state.players[(seat - by) % seats] for seat in range(seats))
    return state.replace(
        first=(state.first + by) % seats,
        passed=tuple((seat + by) % seats for seat in state.passed),
        players=players,
        pending=tuple(_rotate_frame(frame, by, seats) for frame in state.pending),
    )


def _rotate_frame(frame: Any, by: int, seats: int) -> Any:
    if isinstance(frame, ChoosingExecutives):
        hands = [_rotate_frame(hand, by, seats) for hand in frame.hands]
        return ChoosingExecutives(tuple(sorted(hands, key=_seat_of)))
    names = [f.name for f in attrs.fields(type(frame)) if f.name in SEAT_FIELDS]
    return frame.replace(**{name: (getattr(frame, name) + by) % seats for name in names})


def _seat_of(hand: Hand) -> int:
    return hand.seat


def rotate_action(game: Any, action: Action, by: int) -> Action:
    """The same decision of the player who sits ``by`` seats further."""
    names = [field.name for field in attrs.fields(type(action))[1:]]
    changed = {names[index] for index in relative_fields(type(action))} | {"seat"}
    values = {name: (getattr(action, name) + by) % game.seats for name in changed}
    return action.replace(**values)


def draws(game: Any, state: GameState, action: Action) -> bool:
    """Set-up draws the first player and gives starter sets by seat; nothing else is random."""
    return isinstance(state.pending[-1], ChoosingExecutives)


def face_down(game: Any, event: Event) -> Event | None:
    """Cards that come from a deck, or an executive chosen, as they were before; else None."""
    if isinstance(event, CardsMoved) and event.origin == "deck":
        return event.replace(cards=game.back(event.cards), backs=())
    return event.replace(executive="") if isinstance(event, ExecutiveChosen) else None


def tallies(game: Any, state: GameState) -> tuple[Tally, ...]:
    """Where everybody stands."""
    return tuple(tally for seat in range(game.seats) for tally in standing(game, state, seat))


NETWORKS_LAWS = GameLaws(
    conserved=conserved,
    wealth=wealth,
    rotate=rotate,
    rotate_action=rotate_action,
    draws=draws,
    usual=Turn,
    board=board,
    tallies=tallies,
    face_down=face_down,
    written=dumps,
)

__all__ = ["NETWORKS_LAWS"]
