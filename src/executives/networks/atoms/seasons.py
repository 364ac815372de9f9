"""Atoms of the first edition: archives, genre bonuses, the mogul display, turn order."""

from __future__ import annotations

from typing import Any

from executives.networks.atoms.wealth import set_player
from executives.networks.events import BonusGained, CardsMoved, OrderChanged
from executives.networks.modifiers import State, X
from executives.networks.state import LineupShow, Season, Shelf


def shelved(s: State, seat: int, **changes: Any) -> State:
    """The state with another shelf of a player."""
    player = s.players[seat]
    shelf: Shelf | None = player.shelf
    assert shelf is not None
    player = player.replace(shelf=shelf.replace(**changes))
    return s.set_players(set_player(s, seat, player))


def season_of(s: State) -> Season:
    """What lies on the table in this edition only."""
    assert s.season is not None
    return s.season


def note_bonus(x: X, s: State, seat: int, bonus: str, rule: str) -> State:
    """A genre bonus is gained, and cannot be gained again (E1.GENREBONUS.03)."""
    if x.log is not None:
        x.emit(BonusGained(seat, rule, bonus))
    shelf = s.players[seat].shelf
    assert shelf is not None
    return shelved(s, seat, bonuses=(*shelf.bonuses, bonus))


def archive_reruns(x: X, s: State, seat: int, rule: str) -> State:
    """The shows in reruns go to the archives (E1.BASE.52)."""
    player = s.players[seat]
    if not player.reruns:
        return s
    if x.log is not None:
        shows = tuple(rerun.show for rerun in player.reruns)
        x.emit(CardsMoved(seat, rule, shows, "reruns", "archives"))
    assert player.shelf is not None
    shelf = player.shelf.replace(archives=player.shelf.archives + player.reruns)
    return s.set_players(set_player(s, seat, player.replace(reruns=(), shelf=shelf)))


def place_pilot(x: X, s: State, seat: int, timeslot: int, show: LineupShow, rule: str) -> State:
    """A pilot show stands in a timeslot (E1.PILOT.02)."""
    player = s.players[seat]
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (show.show,), "hand", "lineup"))
    lineup = (*player.lineup[:timeslot], show, *player.lineup[timeslot + 1 :])
    player = x.game.with_modifiers(player.set_lineup(lineup), show.show)
    return s.set_players(set_player(s, seat, player))


def show_moguls(x: X, s: State, moguls: tuple[str, ...], rule: str) -> State:
    """Moguls that were drawn join the display (E1.SETUP.31)."""
    if x.log is not None:
        x.emit(CardsMoved(max(s.first, 0), rule, moguls, "deck", "mogul display"))
    season = season_of(s)
    return s.replace(season=season.replace(moguls=season.moguls + moguls))


def take_displayed_mogul(x: X, s: State, seat: int, mogul: str, rule: str) -> State:
    """A mogul of the display goes to a player (E1.MOGUL.04)."""
    if x.log is not None:
        x.emit(CardsMoved(seat, rule, (mogul,), "mogul display", "moguls"))
    season = season_of(s)
    left = tuple(other for other in season.moguls if other != mogul)
    player = s.players[seat]
    player = x.game.with_modifiers(player.replace(moguls=(*player.moguls, mogul)), mogul)
    return s.replace(players=set_player(s, seat, player), season=season.replace(moguls=left))


def remove_moguls(x: X, s: State, moguls: tuple[str, ...], rule: str) -> State:
    """Moguls of the display leave the game (E1.SOLO.08)."""
    if x.log is not None:
        x.emit(CardsMoved(0, rule, moguls, "mogul display", "box"))
    season = season_of(s)
    left = tuple(other for other in season.moguls if other not in moguls)
    return s.replace(season=season.replace(moguls=left), box=s.box + moguls)


def set_order(x: X, s: State, order: tuple[int, ...], rule: str) -> State:
    """The turn order of the season (E1.BASE.20)."""
    if x.log is not None:
        x.emit(OrderChanged(order[0], rule, order))
    return s.replace(season=season_of(s).replace(order=order), first=order[0])
