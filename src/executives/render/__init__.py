"""Views, explanations and scores as text, HTML and SVG, for people.

``text``, ``html``, ``svg`` and ``rich`` draw what a view shows; ``picture`` is what all but the
first of them draw.  They take the game and a view: ``render.svg(game, game.view(state, 0))``.
"""

from __future__ import annotations

from typing import Any

from executives.render.pictures import Picture
from executives.render.wording import board as text
from executives.render.wording import wording_of

__all__ = ["all_hands", "html", "picture", "rich", "svg", "text"]


def picture(game: Any, view: Any) -> Picture:
    """What a view shows, as panels with rows of items."""
    return wording_of(game).picture(game, view)


def html(game: Any, view: Any) -> str:
    """A view as a piece of HTML with its own style, for a page or a notebook cell."""
    from executives.render.html_writer import picture_html

    return picture_html(picture(game, view))


def svg(game: Any, view: Any, *, width: int = 720) -> str:
    """A view as an SVG document, ``width`` pixels wide and as high as it has to be."""
    from executives.render.svg_writer import picture_svg

    return picture_svg(picture(game, view), width=width)


def all_hands(game: Any, state: Any) -> Any:
    """What every seat knows of a state, for ``print`` or a notebook, under "All hands shown"."""
    from executives.render.notebook import AllHands

    return AllHands(game, state)


def rich(game: Any, view: Any) -> Any:
    """A view for ``rich.print``; needs the extra ``executives[rich]``."""
    from executives.render.rich_text import picture_rich

    return picture_rich(picture(game, view))
