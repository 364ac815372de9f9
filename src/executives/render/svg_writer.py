"""Pictures as SVG documents, laid out by themselves: no browser has to wrap them."""

from __future__ import annotations

from executives.core.errors import ConfigurationError
from executives.render.blocks import (
    NOTHING,
    Block,
    Edge,
    beside,
    boxed,
    flow,
    grouped,
    lowered,
    stack,
    words,
)
from executives.render.marks import (
    COVERED,
    DECIDES,
    EMPTY_SLOT,
    LIES,
    MARKER,
    escape,
    is_key_told,
    markers_off,
    markers_on,
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
from executives.render.style import HUES
from executives.render.svg_style import STYLE

NARROWEST = 240
"""The fewest pixels that a drawing may be wide."""

MARGIN = 12.0
SMALL = 10.5
CARD, HOLDER = 172.0, 300.0
"""The widest card that holds no other, and the widest one that does."""


def picture_svg(picture: Picture, *, width: int = 720) -> str:
    """A picture as an SVG document ``width`` pixels wide, as high as it has to be.

    ConfigurationError if it is to be narrower than 240 pixels.
    """
    if width < NARROWEST:
        raise ConfigurationError(f"a drawing is at least {NARROWEST} pixels wide, not {width}")
    room = width - 2 * MARGIN
    head = stack(
        [
            words(picture.title, room, size=16, bold=True) if picture.title else NOTHING,
            words(picture.of, room, name="faint") if picture.of else NOTHING,
        ]
    )
    whole = stack([head, *(_panel(panel, room) for panel in picture.panels)], 10)
    height = whole.height + 2 * MARGIN
    title = ", ".join(part for part in (picture.title, picture.of) if part) or "a view"
    shapes = "\n".join(whole.draw(MARGIN, MARGIN))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="executives-svg" role="img"'
        f' width="{width}" height="{height:.0f}" viewBox="0 0 {width} {height:.0f}">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
        f'<rect class="ex-ground" width="{width}" height="{height:.0f}"/>\n{shapes}\n</svg>\n'
    )


def _panel(panel: Panel, room: float) -> Block:
    inner = room - 2 * MARGIN
    title = words(panel.title, inner, size=14, bold=True)
    if panel.asked:
        asked = words(DECIDES, inner, bold=True, name="accent")
        title = flow([title, lowered(asked, 2)], inner, 10)
    facts = flow([_chip(fact, inner) for fact in panel.facts], inner)
    rows = flow([_row(row, inner) for row in panel.rows], inner, 14)
    name = "asked" if panel.asked else "panel"
    body = boxed(stack([title, facts, rows], 8), name, pad=(MARGIN, 10), width=room, corner=8)
    return grouped(body, "data-panel", panel.key)


def _row(row: Row, room: float) -> Block:
    label = words(row.label, room, size=11, bold=True, name="faint")
    return stack([label, flow([_item(item, room) for item in row.items], room)], 4)


def _item(item: Item, room: float) -> Block:
    if isinstance(item, Card):
        return _card(item, room)
    if isinstance(item, Chip):
        return _chip(item, room)
    if isinstance(item, Track):
        return _ring(item, room) if is_round(item) else _line(item, room)
    if isinstance(item, Grid):
        return _grid(item, room)
    return _words(item, room)


def _words(item: Words, room: float) -> Block:
    return words(item.text, room, name="faint" if item.faint else "ink")


def _chip(chip: Chip, room: float) -> Block:
    inner = room - 20
    text = words(chip.word, inner)
    if chip.number:
        text = flow([text, words(chip.number, inner, bold=True)], inner, 5)
    name = f"chip ex-line-{chip.hue % len(HUES)}" if chip.hue >= 0 else "chip"
    return boxed(text, name, pad=(9, 3), corner=11)


# -- cards ----------------------------------------------------------------------------------------


def _card(card: Card, room: float) -> Block:
    """A card with the cards that lie on it; its coloured edge is that of its head."""
    inner = min(room, HOLDER if card.on else CARD) - 16
    parts = [
        _badges(card, inner),
        words(card.name or card.key, inner, bold=True),
        words(card.key, inner, size=SMALL, name="faint") if is_key_told(card) else NOTHING,
        flow(
            [words(note, inner, size=11, name="faint") for note in card.notes], inner, 7, leading=0
        ),
        lowered(_scale(card, inner), 2) if card.scale else NOTHING,
    ]
    if card.on:
        half = max((inner - 6) / 2, CARD / 2)
        slots = flow([_slot(one, min(half, inner)) for one in card.on], inner)
        parts.append(lowered(slots, 4))
    body = stack(parts)
    if card.lies == "back":
        body = boxed(body, "face", pad=(3, 1), corner=2)
        frame = boxed(body, "card", pad=(6, 6), edge=_hatched)
    else:
        frame = boxed(body, "card", pad=(8, 7), dashed=card.lies == "down", edge=_edge(card))
    frame = grouped(frame, "data-card", card.key)
    return lowered(frame, 9) if card.lies == "down" else frame


def _badges(card: Card, room: float) -> Block:
    parts = []
    if card.kind:
        hue = f"{card.hue % len(HUES)}" if card.hue >= 0 else "none"
        kind = words(card.kind, room - 8, size=SMALL, name=f"on-{hue}")
        parts.append(boxed(kind, f"hue-{hue}", pad=(4, 0.5), corner=3))
    if card.lies in LIES:
        parts.append(words(LIES[card.lies], room, size=SMALL, bold=True))
    return flow(parts, room, 5)


def _edge(card: Card) -> Edge:
    """Draws the edge of the card's head, where that is: above, below or at the side."""
    name = f"hue-{card.hue % len(HUES)}" if card.hue >= 0 else "edge"

    def draw(left: float, top: float, width: float, height: float) -> list[str]:
        x, y, wide, high = left, top, width, 4.0
        if card.lies == "down":
            y = top + height - 4
        elif card.lies == "sideways":
            wide, high = 4.0, height
        at = f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}"'
        return [f'<rect class="ex-{name}" {at} rx="2"/>']

    return draw


def _hatched(left: float, top: float, width: float, height: float) -> list[str]:
    """Slanting lines over a box."""
    lines = []
    left, top, width, height = left + 1, top + 1, width - 2, height - 2
    for step in range(8, int(width + height), 8):
        start = (left + max(0.0, step - height), top + min(step, height))
        end = (left + min(step, width), top + max(0.0, step - width))
        lines.append(f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}")
    return [f'<path class="ex-hatch" d="{"".join(lines)}"/>']


def _slot(card: Card | None, room: float) -> Block:
    if card is not None:
        return _card(card, room)
    return boxed(words(EMPTY_SLOT, room - 16, size=11, name="faint"), "open", dashed=True)


def _scale(card: Card, room: float) -> Block:
    return flow(
        [
            boxed(
                words(f"{number} {MARKER}", room - 8, size=11, bold=True),
                "at",
                pad=(4, 1),
                corner=3,
            )
            if place == card.at
            else boxed(
                words(number, room - 8, size=11, name="faint"), "space", pad=(5, 1), corner=3
            )
            for place, number in enumerate(card.scale)
        ],
        room,
        2,
    )


# -- tracks and grids -----------------------------------------------------------------------------


def _line(track: Track, room: float) -> Block:
    spaces = []
    for place, word in enumerate(track.spaces):
        marks = markers_on(track, place)
        text = words(
            " ".join([word, *marks]), room - 12, bold=bool(marks), name="ink" if marks else "faint"
        )
        spaces.append(boxed(text, "at" if marks else "space", pad=(6, 2), width=22, corner=3))
    off = [words(f"{mark}: on no space", room, name="faint") for mark in markers_off(track)]
    return stack([_named(track, room), flow([*spaces, *off], room, 2)])


def _ring(track: Track, room: float) -> Block:
    _, width, height = ring_svg(track, room=room)

    def draw(left: float, top: float) -> list[str]:
        return [ring_svg(track, room=room, left=left, top=top)[0]]

    return stack([_named(track, room), Block(width, height, draw)])


def _named(item: Track | Grid, room: float) -> Block:
    return words(item.name, room, bold=True) if item.name else NOTHING


def _grid(grid: Grid, room: float) -> Block:
    """The squares in columns of one width."""
    columns = max(1, grid.columns)
    inner = (room - 2 * (columns - 1)) / columns - 12
    texts = [
        words(
            f"{COVERED} {word}" if covered else word,
            inner,
            bold=covered,
            name="ink" if covered else "faint",
        )
        for word, covered in grid.squares
    ]
    widest = max([text.width for text in texts], default=0.0) + 12
    rows = []
    for start in range(0, len(texts), columns):
        part = list(zip(texts, grid.squares, strict=True))[start : start + columns]
        highest = max(text.height for text, _ in part)
        row = [
            boxed(
                Block(text.width, highest, text.draw),
                "at" if covered else "space",
                width=widest,
                pad=(6, 2),
                corner=2,
            )
            for text, (_, covered) in part
        ]
        rows.append(beside(row, 2))
    return stack([_named(grid, room), stack(rows, 2)])
