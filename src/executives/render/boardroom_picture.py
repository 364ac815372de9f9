"""Pictures of The Executives, of what a seat may know."""

from __future__ import annotations

from typing import Any

from executives.render.picture import Panel, Picture, Row, Words
from executives.render.boardroom_text import board


def picture(game: Any, view: Any) -> Picture:
    """What a view shows, as panels."""
    rows = (Row(label="board", items=(Words(text=board(game, view)),)),)
    return Picture(title="", of="", panels=(Panel(key="table", title="Table", rows=rows),))
