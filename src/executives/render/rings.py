"""Tracks that are rings, as shapes of SVG: spots on a circle, their words outside."""

from __future__ import annotations

import math

import attrs

from executives.render.marks import escape, markers_off, markers_on, text_width, wrapped
from executives.render.pictures import Track

SIZE = 12.0
LINE = 15.0
SPOT = 8.0
MOST = 24
"""So many spaces a ring has at most; a track with more is drawn as a line."""

WIDEST = 400.0
"""No ring is tried with a larger radius."""

_ROOMS = (110.0, 84.0, 64.0, 48.0, 36.0)
"""Widths of the words beside the ring that are tried, the widest first."""

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@attrs.frozen
class _Label:
    """Lines of text with the box that they fill."""

    lines: tuple[str, ...]
    bold: bool
    box: Box
    anchor: str


def is_round(track: Track) -> bool:
    """Whether a track is drawn as a ring: one with very many spaces is a line."""
    return track.ring and len(track.spaces) <= MOST


def ring_svg(
    track: Track, *, room: float = 270.0, left: float = 0.0, top: float = 0.0
) -> tuple[str, float, float]:
    """The shapes of a ring with their top left corner at a point; its width and its height.

    Where the words do not fit beside it, they stand below, by the numbers of their spaces.
    """
    radius, labels = _fitting(track, room)
    box = _around([label.box for label in labels], radius)
    x, y = left - box[0], top - box[1]
    shapes = [f'<circle class="ex-drawn" cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>']
    for place in range(len(track.spaces)):
        dx, dy = _spot(place, len(track.spaces), radius)
        name = "ex-spot-at" if markers_on(track, place) else "ex-spot"
        at = f'cx="{x + dx:.1f}" cy="{y + dy:.1f}"'
        shapes.append(f'<circle class="{name}" {at} r="{SPOT:g}"/>')
    shapes += [text for label in labels for text in _texts(label, x, y)]
    return "".join(shapes), math.ceil(box[2] - box[0]), math.ceil(box[3] - box[1])


def _fitting(track: Track, room: float) -> tuple[float, list[_Label]]:
    """The radius and the words of a ring that is not wider than its room."""
    for words in _ROOMS:
        radius, labels = _laid_out(track, words)
        box = _around([label.box for label in labels], radius)
        if box[2] - box[0] <= room:
            return radius, labels
    numbers = tuple(str(place + 1) for place in range(len(track.spaces)))
    markers = tuple((place, "") for place, _ in track.markers if 0 <= place < len(numbers))
    bare = Track(name="", spaces=numbers, markers=markers, ring=True)
    radius, labels = _laid_out(bare, _ROOMS[0])
    box = _around([label.box for label in labels], radius)
    return radius, [*labels, *_legend(track, room, box[0], box[3] + 6)]


def _legend(track: Track, room: float, left: float, top: float) -> list[_Label]:
    """The words of all spaces by their numbers, below the ring."""
    texts = [
        " ".join([f"{place + 1}", word, *markers_on(track, place)])
        for place, word in enumerate(track.spaces)
    ]
    texts += [f"{mark}: on no space" for mark in markers_off(track)]
    labels = []
    for text in texts:
        lines = wrapped(text, room - 4, SIZE)
        width, height = max(text_width(line, SIZE) for line in lines), LINE * len(lines)
        labels.append(_Label(tuple(lines), False, (left, top, left + width, top + height), "start"))
        top += height
    return labels


def _laid_out(track: Track, room: float) -> tuple[float, list[_Label]]:
    """The smallest circle on which no words lie on others or on a spot."""
    radius = 44.0
    while True:
        labels = [_label(track, place, radius, room) for place in range(len(track.spaces))]
        labels += _middle(track, radius)
        spots = [_spot(place, len(track.spaces), radius) for place in range(len(track.spaces))]
        boxes = [label.box for label in labels]
        boxes += [(x - SPOT, y - SPOT, x + SPOT, y + SPOT) for x, y in spots]
        meeting = any(_meet(a, b) for i, a in enumerate(boxes) for b in boxes[:i])
        if not meeting or radius > WIDEST:
            return radius, labels
        radius += 6.0


def _spot(place: int, count: int, radius: float) -> tuple[float, float]:
    angle = 2 * math.pi * place / count - math.pi / 2
    return radius * math.cos(angle), radius * math.sin(angle)


def _label(track: Track, place: int, radius: float, room: float) -> _Label:
    """The words of a space and its markers, outside of its spot."""
    marks = markers_on(track, place)
    bold = bool(marks)
    lines = wrapped(" ".join([track.spaces[place], *marks]), room, SIZE, bold=bold)
    width = max(text_width(line, SIZE, bold) for line in lines)
    height = LINE * len(lines)
    x, y = _spot(place, len(track.spaces), radius + SPOT + 5)
    sideways, downwards = x / (radius + SPOT + 5), y / (radius + SPOT + 5)
    anchor = "middle" if abs(sideways) < 0.3 else "start" if sideways > 0 else "end"
    left = {"middle": x - width / 2, "start": x, "end": x - width}[anchor]
    top = y - height * (1 - downwards) / 2
    return _Label(tuple(lines), bold, (left, top, left + width, top + height), anchor)


def _middle(track: Track, radius: float) -> list[_Label]:
    """The markers that are on no space, in the middle of the ring."""
    off = markers_off(track)
    if not off:
        return []
    room = max(36.0, 2 * (radius - SPOT) - 24)
    lines = [line for mark in off for line in wrapped(mark, room, SIZE, bold=True)]
    width, height = max(text_width(line, SIZE, True) for line in lines), LINE * len(lines)
    box = (-width / 2, -height / 2, width / 2, height / 2)
    return [_Label(tuple(lines), True, box, "middle")]


def _texts(label: _Label, x: float, y: float) -> list[str]:
    name = "ex-drawn-text ex-drawn-at" if label.bold else "ex-drawn-text"
    left, top, right, _ = label.box
    at = {"start": left, "middle": (left + right) / 2, "end": right}[label.anchor]
    return [
        f'<text class="{name}" text-anchor="{label.anchor}" x="{x + at:.1f}"'
        f' y="{y + top + LINE * number + SIZE:.1f}">{escape(line)}</text>'
        for number, line in enumerate(label.lines)
    ]


def _around(boxes: list[Box], radius: float) -> Box:
    """The box around the ring and its words, with room for the lines of the spots."""
    edge = radius + SPOT + 2
    every = [*boxes, (-edge, -edge, edge, edge)]
    return (
        min(box[0] for box in every),
        min(box[1] for box in every),
        max(box[2] for box in every),
        max(box[3] for box in every),
    )


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
