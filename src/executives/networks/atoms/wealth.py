"""Atoms of what a player has: cash, viewers, memory, markers."""

from __future__ import annotations

from executives.core.errors import EngineBug
from executives.core.records import Record
from executives.core.tally import Lines, total
from executives.networks.events import (
    CashChanged,
    GenreAdvanced,
    MemoryChanged,
    MogulTokenTaken,
    SquareCovered,
    ViewersChanged,
)
from executives.networks.modifiers import State, X
from executives.networks.state import Player


def set_player(s: State, seat: int, player: Player) -> tuple[Player, ...]:
    """The players with one of them changed."""
    players = s.players
    return (*players[:seat], player, *players[seat + 1 :])


def gain_cash(x: X, s: State, seat: int, lines: Lines, rule: str) -> State:
    """The player gains what ``lines`` make, in $M; a negative number is paid (E2.BASE.34)."""
    return change_cash(x, s, seat, total(lines), rule, lines=lines)


def pay(x: X, s: State, seat: int, amount: int, rule: str, *, lines: Lines = ()) -> State:
    """The player pays ``amount`` in $M."""
    return change_cash(x, s, seat, -amount, rule, lines=lines)


def change_cash(x: X, s: State, seat: int, amount: int, rule: str, *, lines: Lines = ()) -> State:
    """Cash changes by ``amount`` in $M, of which a listener gets the ``lines`` (E2.BASE.34)."""
    if not amount:
        return s
    player = s.players[seat]
    if player.cash + amount < 0:
        raise EngineBug(f"p{seat + 1} cannot pay {-amount} of {player.cash}")
    if x.log is not None:
        x.emit(CashChanged(seat, rule, amount, lines=lines))
    return s.set_players(set_player(s, seat, player.set_cash(player.cash + amount)))


def gain_viewers(x: X, s: State, seat: int, lines: Lines, rule: str) -> State:
    """The player gains what ``lines`` make; a loss stops at the floor of 0 (E2.BASE.77)."""
    return change_viewers(x, s, seat, total(lines), rule, lines=lines)


def change_viewers(
    x: X, s: State, seat: int, amount: int, rule: str, *, lines: Lines = ()
) -> State:
    """Viewers change by ``amount``, a loss stopping at the floor of 0 (E2.BASE.77)."""
    player = s.players[seat]
    after = max(player.viewers + amount, x.game.viewer_floor)
    if x.log is not None:
        x.emit(ViewersChanged(seat, rule, after - player.viewers, lines=lines))
    if after == player.viewers:
        return s
    return s.set_players(set_player(s, seat, player.set_viewers(after)))


def bank(s: State, seat: int) -> State:
    """Note the viewers with which end-game scoring begins, for the result."""
    player = s.players[seat]
    return s.replace(players=set_player(s, seat, player.replace(banked=player.viewers)))


def remember(x: X, s: State, seat: int, memory: Record, rule: str, change: str) -> State:
    """The executive's own board changes to ``memory``."""
    if x.log is not None:
        x.emit(MemoryChanged(seat, rule, change))
    return s.set_players(set_player(s, seat, s.players[seat].set_memory(memory)))


def move_marker(x: X, s: State, seat: int, genre: int, space: int, rule: str) -> State:
    """The marker on a genre track goes to ``space``."""
    player = s.players[seat]
    tracks = (*player.tracks[:genre], space, *player.tracks[genre + 1 :])
    if x.log is not None:
        x.emit(GenreAdvanced(seat, rule, x.game.boards.genres[genre], space))
    return s.replace(players=set_player(s, seat, player.replace(tracks=tracks)))


def cover_square(x: X, s: State, seat: int, square: int, rule: str) -> State:
    """A square of the own genre grid is covered; it stays so (E2.TELLY.08)."""
    player = s.players[seat]
    if x.log is not None:
        x.emit(SquareCovered(seat, rule, x.game.grid[square]))
    player = player.replace(grid=player.grid | 1 << square)
    return s.set_players(set_player(s, seat, player))


def take_mogul_token(x: X, s: State, seat: int, genre: int, rule: str) -> State:
    """The mogul token leaves a genre track for good."""
    if x.log is not None:
        x.emit(MogulTokenTaken(seat, rule, x.game.boards.genres[genre]))
    return s.replace(mogul_tokens=s.mogul_tokens & ~(1 << genre))
