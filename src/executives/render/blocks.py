"""Blocks: parts of a drawing that know their size before they know their place.

A block is made for the room it may fill, then put at a point, where it tells its shapes as SVG.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import attrs

from executives.render.marks import escape, text_width, wrapped

SIZE = 12.0
"""Pixels of the usual letters."""

LEADING = 1.35
"""Height of a line by the height of its letters."""


Edge = Callable[[float, float, float, float], list[str]]
"""Draws more on a box, from its left, top, width and height."""


@attrs.frozen
class Block:
    """A part ``width`` by ``height`` pixels large; ``draw`` makes its shapes from its top left."""

    width: float
    height: float
    draw: Callable[[float, float], list[str]]


NOTHING = Block(0.0, 0.0, lambda left, top: [])


def words(
    text: str, room: float, *, size: float = SIZE, bold: bool = False, name: str = "ink"
) -> Block:
    """A text, wrapped to ``room``; ``name`` is the class of its colour."""
    lines = wrapped(text, room, size, bold=bold)
    width = max(text_width(line, size, bold) for line in lines)
    weight = ' font-weight="700"' if bold else ""

    def draw(left: float, top: float) -> list[str]:
        return [
            f'<text class="ex-{name}" x="{left:.1f}" y="{top + size * (number * LEADING + 1):.1f}"'
            f' font-size="{size:g}"{weight}>{escape(line)}</text>'
            for number, line in enumerate(lines)
            if line
        ]

    return Block(min(width, room), size * LEADING * len(lines), draw)


def stack(blocks: Iterable[Block], gap: float = 2.0) -> Block:
    """Blocks below each other; what has no height takes no gap."""
    kept = [block for block in blocks if block.height]
    if not kept:
        return NOTHING
    tops = [sum(block.height + gap for block in kept[:number]) for number in range(len(kept))]

    def draw(left: float, top: float) -> list[str]:
        return [
            shape
            for block, down in zip(kept, tops, strict=True)
            for shape in block.draw(left, top + down)
        ]

    return Block(max(block.width for block in kept), tops[-1] + kept[-1].height, draw)


def beside(blocks: Sequence[Block], gap: float = 6.0) -> Block:
    """Blocks in one line."""
    if not blocks:
        return NOTHING
    lefts = [sum(block.width + gap for block in blocks[:number]) for number in range(len(blocks))]

    def draw(left: float, top: float) -> list[str]:
        return [
            shape
            for block, right in zip(blocks, lefts, strict=True)
            for shape in block.draw(left + right, top)
        ]

    return Block(lefts[-1] + blocks[-1].width, max(block.height for block in blocks), draw)


def flow(
    blocks: Iterable[Block], room: float, gap: float = 6.0, *, leading: float | None = None
) -> Block:
    """Blocks beside each other, in as many lines as they need, with ``leading`` between these."""
    lines: list[list[Block]] = []
    used = room
    for block in blocks:
        used += gap + block.width
        if used > room:
            lines.append([])
            used = block.width
        lines[-1].append(block)
    return stack([beside(line, gap) for line in lines], gap if leading is None else leading)


def lowered(block: Block, by: float) -> Block:
    """A block further down."""
    return Block(block.width, block.height + by, lambda left, top: block.draw(left, top + by))


def boxed(
    inner: Block,
    name: str,
    *,
    pad: tuple[float, float] = (6.0, 4.0),
    width: float = 0.0,
    corner: float = 5.0,
    dashed: bool = False,
    edge: Edge | None = None,
) -> Block:
    """A block in a frame, at least ``width`` wide; ``edge`` draws more on the frame's box."""
    across, down = pad
    wide, high = max(width, inner.width + 2 * across), inner.height + 2 * down
    dashes = ' stroke-dasharray="4 3"' if dashed else ""

    def draw(left: float, top: float) -> list[str]:
        rect = (
            f'<rect class="ex-{name}" x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}"'
            f' height="{high:.1f}" rx="{corner:g}"{dashes}/>'
        )
        more = edge(left, top, wide, high) if edge is not None else []
        return [rect, *more, *inner.draw(left + across, top + down)]

    return Block(wide, high, draw)


def grouped(block: Block, attribute: str, value: str) -> Block:
    """A block as one group with an attribute, so that others can find it."""

    def draw(left: float, top: float) -> list[str]:
        return [f'<g {attribute}="{escape(value)}">', *block.draw(left, top), "</g>"]

    return Block(block.width, block.height, draw)
