"""What the laws need to know of one game, as a value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from executives.core.actions import Action, turned
from executives.core.tally import Tally
from executives.testing import secrecy

Account = tuple[Any, ...]
"""What a number of wealth is of: the kind of event, the seat, and whatever tells more apart."""


def amount_of_seat(event: Any) -> tuple[Account, int]:
    """The account that an event changes, and by how much; for events with an ``amount``."""
    return (type(event).__name__, event.seat), getattr(event, "amount", 0)


def no_document(game: Any, state: Any) -> str:
    """For games without position documents."""
    return ""


@attrs.frozen
class Symmetry:
    """A way in which a game looks the same from several sides, e.g. from every seat.

    ``ways(game)`` is how many other sides there are; ``state(game, state, by)`` and
    ``action(game, action, by)`` turn a state and a decision to side ``by``, 1 to ``ways``.
    """

    name: str
    ways: Callable[[Any], int]
    state: Callable[[Any, Any, int], Any]
    action: Callable[[Any, Action, int], Action]


def seat_rotation(state: Callable[[Any, Any, int], Any]) -> Symmetry:
    """Everybody sits ``by`` seats further; ``state`` moves the players of a state."""
    return Symmetry("a rotation of the seats", _other_seats, state, _rotated)


def _other_seats(game: Any) -> int:
    return int(game.seats) - 1


def _rotated(game: Any, action: Action, by: int) -> Action:
    return turned(action, by, game.seats)


@attrs.frozen
class GameLaws:
    """What the laws need to know of one game.

    ``conserved(game, state)`` yields what is wrong with the places of cards and tokens;
    ``wealth(state)`` the numbers that events account for, by account, and ``account(event)`` the
    account that an event changes and by how much: by default (kind of event, seat) and ``amount``;
    ``symmetries`` are the sides from which the game looks the same;
    ``draws(game, state, action)`` tells whether a step uses randomness, so that no symmetry need
    commute with it; ``usual`` is the frame class that most decisions have.
    ``board(game, view)`` prints a view, ``tallies(game, state)`` are public numbers;
    ``face_down(game, event)`` is what everybody knew of an event before it happened, if it
    brings something hidden to light, and else None; ``written(game, state)`` is the position
    document of a state, "" where there are none.
    """

    conserved: Callable[[Any, Any], list[str]]
    wealth: Callable[[Any], dict[Account, int]]
    symmetries: tuple[Symmetry, ...]
    draws: Callable[[Any, Any, Action], bool]
    usual: type
    account: Callable[[Any], tuple[Account, int]] = amount_of_seat
    board: Callable[[Any, Any], str] = secrecy.plain_board
    tallies: Callable[[Any, Any], tuple[Tally, ...]] = secrecy.no_tallies
    face_down: Callable[[Any, Any], Any] = secrecy.shows_nothing
    written: Callable[[Any, Any], str] = no_document
