"""Pictures as HTML: a piece of a page that brings its own style and fits any width.

The elements carry the meaning (sections, lists, tables, labels), so that a page which strips the
style, a screen reader and a printer tell the same as the colours.
"""

from __future__ import annotations

from collections.abc import Iterable

from executives.render.marks import (
    COVERED,
    DECIDES,
    EMPTY_SLOT,
    LIES,
    MARKER,
    escape,
    is_key_told,
    is_players,
    markers_off,
    markers_on,
    track_label,
)
from executives.render.pictures import (
    Card,
    Chip,
    Grid,
    Item,
    Panel,
    Picture,
    Row,
    Track,
    Words,
)
from executives.render.rings import is_round, ring_svg
from executives.render.style import STYLE, hue_class

__all__ = ["STYLE", "escape", "page_piece", "panel_html", "panels_html", "picture_html"]


def picture_html(picture: Picture) -> str:
    """A picture as a ``div`` with its own style, for a page or a notebook cell."""
    return page_piece(panels_html(picture))


def page_piece(body: str) -> str:
    """A piece of HTML that is escaped already, in the ``div`` with the style."""
    return f'<div class="executives"><style>{STYLE}</style>{body}</div>'


def panels_html(picture: Picture) -> str:
    """The heading and the panels of a picture, for a ``div`` that has the style."""
    head = ""
    if picture.title or picture.of:
        of = f' <span class="ex-of">{escape(picture.of)}</span>' if picture.of else ""
        head = f'<p class="ex-head"><strong>{escape(picture.title)}</strong>{of}</p>'
    panels = "".join(panel_html(panel) for panel in picture.panels)
    return f'{head}<div class="ex-panels">{panels}</div>'


def panel_html(panel: Panel) -> str:
    """A panel as a ``section``; a page needs ``STYLE`` and a ``div`` of class ``executives``."""
    asked = f' <span class="ex-decides">{DECIDES}</span>' if panel.asked else ""
    wide = "" if is_players(panel) else "ex-wide"
    facts = "".join(_item(fact, "li") for fact in panel.facts)
    rows = "".join(_row(row) for row in panel.rows)
    return (
        f'<section class="{_classes("ex-panel", wide, "ex-asked" if panel.asked else "")}"'
        f' data-panel="{escape(panel.key)}">'
        f'<h3 class="ex-title"><bdi>{escape(panel.title)}</bdi>{asked}</h3>'
        + (f'<ul class="ex-facts">{facts}</ul>' if facts else "")
        + (f'<dl class="ex-rows">{rows}</dl>' if rows else "")
        + "</section>"
    )


def _row(row: Row) -> str:
    if len(row.items) == 1 and not isinstance(row.items[0], Card):
        inner = _item(row.items[0], "div")
    else:
        inner = f'<ul class="ex-items">{"".join(_item(item, "li") for item in row.items)}</ul>'
    return f'<div class="ex-row"><dt>{escape(row.label)}</dt><dd>{inner}</dd></div>'


def _item(item: Item, tag: str) -> str:
    if isinstance(item, Card):
        return _card(item)
    if isinstance(item, Chip):
        return _chip(item, tag)
    if isinstance(item, Track):
        return _ring(item, tag) if is_round(item) else _line(item, tag)
    if isinstance(item, Grid):
        return f'<{tag} class="ex-squares">{_grid(item)}</{tag}>'
    return _words(item, tag)


def _words(words: Words, tag: str) -> str:
    classes = _classes("ex-words", "ex-faint" if words.faint else "")
    return f'<{tag} class="{classes}">{escape(words.text)}</{tag}>'


def _chip(chip: Chip, tag: str) -> str:
    number = f" <b>{escape(chip.number)}</b>" if chip.number else ""
    classes = _classes("ex-chip", _hue(chip.hue))
    return f'<{tag} class="{classes}"><span>{escape(chip.word)}</span>{number}</{tag}>'


# -- cards ----------------------------------------------------------------------------------------


def _card(card: Card) -> str:
    """A card as an item of a list, with the cards that lie on it."""
    lies = f"ex-{card.lies}" if card.lies in LIES else ""
    classes = _classes("ex-card", _hue(card.hue), lies, "ex-holds" if card.on else "")
    parts = []
    if card.kind:
        parts.append(f'<span class="ex-kind">{escape(card.kind)}</span>')
    if lies:
        parts.append(f'<span class="ex-lies">{LIES[card.lies]}</span>')
    parts.append(f'<bdi class="ex-name">{escape(card.name or card.key)}</bdi>')
    if is_key_told(card):
        parts.append(f'<code class="ex-key">{escape(card.key)}</code>')
    if card.notes:
        parts.append(f'<ul class="ex-notes">{_list(card.notes)}</ul>')
    if card.scale:
        parts.append(_scale(card))
    if card.on:
        slots = "".join(_slot(one) for one in card.on)
        parts.append(f'<ul class="ex-on" aria-label="cards on it">{slots}</ul>')
    return f'<li class="{classes}" data-card="{escape(card.key)}">{" ".join(parts)}</li>'


def _slot(card: Card | None) -> str:
    return f'<li class="ex-empty">{EMPTY_SLOT}</li>' if card is None else _card(card)


def _scale(card: Card) -> str:
    numbers = "".join(
        f'<li class="ex-at"><b>{escape(number)}</b>{MARKER}</li>'
        if place == card.at
        else f"<li>{escape(number)}</li>"
        for place, number in enumerate(card.scale)
    )
    return f'<ol class="ex-scale" aria-label="{_scale_label(card)}">{numbers}</ol>'


def _scale_label(card: Card) -> str:
    label = f"scale {', '.join(card.scale)}"
    if 0 <= card.at < len(card.scale):
        label += f"; marker on number {card.at + 1}, {card.scale[card.at]}"
    return escape(label)


# -- tracks and grids -----------------------------------------------------------------------------


def _line(track: Track, tag: str) -> str:
    spaces = []
    for place, word in enumerate(track.spaces):
        marks = markers_on(track, place)
        text = escape(" ".join([word, *marks]))
        spaces.append(f'<li class="ex-at">{text}</li>' if marks else f"<li>{text}</li>")
    off = [f"{mark}: on no space" for mark in markers_off(track)]
    spaces += [f'<li class="ex-off">{escape(text)}</li>' for text in off]
    classes = _classes("ex-track", _hue(track.hue))
    name = f'<span class="ex-track-name">{escape(track.name)}</span>' if track.name else ""
    label = escape(track_label(track))
    inner = f'{name}<ol class="ex-spaces" aria-label="{label}">{"".join(spaces)}</ol>'
    return f'<{tag} class="{classes}">{inner}</{tag}>'


def _ring(track: Track, tag: str) -> str:
    classes = _classes("ex-ring", _hue(track.hue))
    name = f'<span class="ex-track-name">{escape(track.name)}</span>' if track.name else ""
    shapes, width, height = ring_svg(track)
    svg = (
        f'<svg role="img" aria-label="{escape(track_label(track))}" width="{width:g}"'
        f' height="{height:g}" viewBox="0 0 {width:g} {height:g}">{shapes}</svg>'
    )
    return f'<{tag} class="{classes}">{name}{svg}</{tag}>'


def _grid(grid: Grid) -> str:
    columns = max(1, grid.columns)
    rows = [grid.squares[i : i + columns] for i in range(0, len(grid.squares), columns)]
    body = "".join(f"<tr>{''.join(_square(*square) for square in row)}</tr>" for row in rows)
    caption = f"<caption>{escape(grid.name)}</caption>" if grid.name else ""
    return f'<table class="ex-grid">{caption}<tbody>{body}</tbody></table>'


def _square(word: str, covered: bool) -> str:
    if covered:
        return f'<td class="ex-covered">{COVERED} {escape(word)}</td>'
    return f"<td>{escape(word)}</td>"


# -- small ones -----------------------------------------------------------------------------------


def _hue(hue: int) -> str:
    return f"ex-hued {hue_class(hue)}" if hue >= 0 else ""


def _classes(*names: str) -> str:
    return " ".join(name for name in names if name)


def _list(texts: Iterable[str]) -> str:
    return "".join(f"<li>{escape(text)}</li>" for text in texts)
