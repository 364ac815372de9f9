"""What the laws need to know of The Networks: where cards may lie, and how seats rotate."""

from __future__ import annotations

from typing import Any

import attrs

from executives.core.actions import Action
from executives.core.events import Event
from executives.core.tally import Tally
from executives.networks.documents.dumping import dumps
from executives.networks.events import CardsMoved, ExecutiveChosen
from executives.networks.frame_checks import SEAT_FIELDS
from executives.networks.frames import ChoosingExecutives, Turn
from executives.networks.integrity import faults
from executives.networks.standing import standing
from executives.networks.state import GameState
from executives.render.networks_text import board
from executives.testing.game_laws import Account, GameLaws, seat_rotation


def conserved(game: Any, state: GameState) -> list[str]:
    """What is wrong with the places of cards, and with all else that has to fit together."""
    return faults(game, state)


def wealth(state: GameState) -> dict[Account, int]:
    """Cash and viewers of every seat, by the kind of event that accounts for them."""
    numbers: dict[Account, int] = {}
    for seat, player in enumerate(state.players):
        numbers["CashChanged", seat] = player.cash
        numbers["ViewersChanged", seat] = player.viewers
        if player.shelf is not None:
            numbers["TokensChanged", seat] = player.shelf.tokens
    return numbers


def rotate(game: Any, state: GameState, by: int) -> GameState:
    """Everybody sits ``by`` seats further to the left."""
    seats = game.seats
    players = tuple(state.players[(seat - by) % seats] for seat in range(seats))
    season = state.season
    if season is not None:
        season = season.replace(order=tuple((seat + by) % seats for seat in season.order))
    return state.replace(
        first=(state.first + by) % seats,
        passed=tuple((seat + by) % seats for seat in state.passed),
        players=players,
        season=season,
        pending=tuple(_rotate_frame(frame, by, seats) for frame in state.pending),
    )


def _rotate_frame(frame: Any, by: int, seats: int) -> Any:
    hands = getattr(frame, "hands", ())
    if hands:
        moved = [_rotate_frame(hand, by, seats) for hand in hands]
        frame = frame.replace(hands=tuple(sorted(moved, key=_seat_of)))
    names = [f.name for f in attrs.fields(type(frame)) if f.name in SEAT_FIELDS]
    return frame.replace(**{name: (getattr(frame, name) + by) % seats for name in names})


def _seat_of(hand: Any) -> int:
    return int(hand.seat)


def draws(game: Any, state: GameState, action: Action) -> bool:
    """Set-up draws the first player and gives starter sets by seat; nothing else is random."""
    return isinstance(state.pending[-1], ChoosingExecutives)


def face_down(game: Any, event: Event) -> Event | None:
    """Cards from a deck or hand, or an executive chosen, as they were before; else None."""
    if isinstance(event, CardsMoved) and event.origin in ("deck", "hand", "drawn"):
        backs = tuple(game.back(card) if card in game.card else card for card in event.cards)
        return event.replace(cards=backs, backs=())
    return event.replace(executive="") if isinstance(event, ExecutiveChosen) else None


def tallies(game: Any, state: GameState) -> tuple[Tally, ...]:
    """Where everybody stands."""
    return tuple(tally for seat in range(game.seats) for tally in standing(game, state, seat))


LAWS = GameLaws(
    conserved=conserved,
    wealth=wealth,
    symmetries=(seat_rotation(rotate),),
    draws=draws,
    usual=Turn,
    board=board,
    tallies=tallies,
    face_down=face_down,
    written=dumps,
)

NETWORKS_LAWS = LAWS

__all__ = ["LAWS", "NETWORKS_LAWS"]
