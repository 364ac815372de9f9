"""What a picture of a view shows, before anybody decides how: panels with rows of items.

Each game makes a ``Picture`` of a view; the writers of HTML, SVG and rich text draw any picture,
so that what is shown is decided once.  All texts are plain: writers escape them.

Nothing is told by colour alone: a ``hue`` only repeats what a word or sign says as well.
"""

from __future__ import annotations

from typing import TypeAlias

import attrs

NO_HUE = -1
HUES = 8
"""Hues are numbers from 0 to 7; a genre or suit has the same one in every picture of a game."""


@attrs.frozen(kw_only=True)
class Card:
    """A card.

    ``key`` is what it is called in actions, ``name`` what is printed on it (the key if empty).
    ``kind`` is a word such as ``show``, ``star``, ``hearts``; ``notes`` are short texts under the
    name.  ``scale`` are numbers printed side by side, of which the one at ``at`` has the marker
    (-1: none), e.g. the viewers by season row.  ``lies``: "" as usual, ``up`` rightside up,
    ``down`` upside down, ``sideways`` turned by a quarter, ``back`` face down.  ``on`` are cards
    that lie on it, in its slots (None is an empty slot).
    """

    key: str
    name: str = ""
    kind: str = ""
    hue: int = NO_HUE
    notes: tuple[str, ...] = ()
    scale: tuple[str, ...] = ()
    at: int = -1
    lies: str = ""
    on: tuple[Card | None, ...] = ()


@attrs.frozen(kw_only=True)
class Chip:
    """A token or a short fact: a word, with how many there are ("" for none to tell)."""

    word: str
    number: str = ""
    hue: int = NO_HUE


@attrs.frozen(kw_only=True)
class Track:
    """Spaces in a row or in a ring, with markers.

    ``spaces`` are their printed words; ``markers`` pairs of the space (from 0) and the marker's
    word, "" for a plain one.  In a ring the first space is at the top and the others follow
    clockwise; a marker that is on no space of it (-1) stands in the middle.
    """

    name: str
    spaces: tuple[str, ...]
    markers: tuple[tuple[int, str], ...] = ()
    ring: bool = False
    hue: int = NO_HUE


@attrs.frozen(kw_only=True)
class Grid:
    """Squares row by row, each with its word and whether it is covered."""

    name: str
    columns: int
    squares: tuple[tuple[str, bool], ...]


@attrs.frozen(kw_only=True)
class Words:
    """A sentence or a list in words; ``faint`` for what matters less."""

    text: str
    faint: bool = False


Item: TypeAlias = Card | Chip | Track | Grid | Words


@attrs.frozen(kw_only=True)
class Row:
    """Items beside each other, wrapped where there is no room, behind a label."""

    label: str
    items: tuple[Item, ...]


@attrs.frozen(kw_only=True)
class Panel:
    """A part of the table: the display, or one player.

    ``key`` names it within its picture, the same in all pictures of a game, e.g. ``display`` or
    ``p1``; ``facts`` are its most important numbers; ``asked``: its player has the decision.
    """

    key: str
    title: str
    facts: tuple[Chip, ...] = ()
    rows: tuple[Row, ...] = ()
    asked: bool = False


@attrs.frozen(kw_only=True)
class Picture:
    """A view as a picture: ``title`` says where the game stands, ``of`` who sees it so."""

    title: str
    of: str
    panels: tuple[Panel, ...]
