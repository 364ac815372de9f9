"""Finding things in pictures."""

from __future__ import annotations

from typing import Any

from executives.networks.state import GameState
from executives.render import picture
from executives.render.pictures import Card, Chip, Item, Panel, Picture, Track, Words


def picture_of(game: Any, state: GameState, name: str | None = None) -> Picture:
    """The picture of what a player, or everybody, sees."""
    seat = None if name is None else game.players.index(name)
    return picture(game, game.view(state, seat))


def panel_of(shown: Picture, key: str) -> Panel:
    """The panel of that key."""
    (found,) = (panel for panel in shown.panels if panel.key == key)
    return found


def items_of(panel: Panel, label: str) -> tuple[Item, ...]:
    """The items of the row with that label; () where there is none."""
    found = [row.items for row in panel.rows if row.label == label]
    assert len(found) < 2
    return found[0] if found else ()


def cards_of(panel: Panel, label: str) -> dict[str, Card]:
    """The cards of a row by their keys."""
    return {item.key: item for item in items_of(panel, label) if isinstance(item, Card)}


def chips_of(panel: Panel, label: str = "") -> dict[str, str]:
    """The chips of a row, or the facts, with their numbers."""
    items = items_of(panel, label) if label else panel.facts
    return {item.word: item.number for item in items if isinstance(item, Chip)}


def tracks_of(panel: Panel, label: str) -> dict[str, Track]:
    """The tracks of a row by their names."""
    return {item.name: item for item in items_of(panel, label) if isinstance(item, Track)}


def words_of(panel: Panel, label: str) -> list[str]:
    """The sentences of a row."""
    return [item.text for item in items_of(panel, label) if isinstance(item, Words)]
