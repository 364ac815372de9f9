"""Pictures as SVG: complete documents in which nothing overlaps or leaves the canvas."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import attrs
import pytest

from executives import boardroom, networks
from executives.core.errors import ConfigurationError
from executives.core.streams import Stream
from executives.render import picture, svg
from executives.render.marks import fit, text_width, wrapped
from executives.render.pictures import Picture
from executives.render.svg_writer import picture_svg
from support.drawings import WILD, everything, wild

NS = "{http://www.w3.org/2000/svg}"
WIDTHS = (360, 720)
GAMES: dict[str, Any] = {
    "networks": networks.Game(
        ("Ann", "Bo", "Cy"),
        executives=("beeb", "butcher", "continuum"),
        modules=("moguls", "telly_time"),
    ),
    "first edition": networks.Game(("Ann", "Bo"), edition="first"),
    "boardroom": boardroom.Game(("Ann", "Bo", "Cy", "Di")),
}


@attrs.frozen
class Box:
    """A rectangle or the place of a text in a drawing."""

    left: float
    top: float
    right: float
    bottom: float
    what: str

    def meets(self, other: Box) -> bool:
        """Whether the two have a part in common; half a pixel is none."""
        return (
            self.left < other.right - 0.5
            and other.left < self.right - 0.5
            and self.top < other.bottom - 0.5
            and other.top < self.bottom - 0.5
        )

    def holds(self, other: Box) -> bool:
        """Whether the other lies within this one; half a pixel more does not matter."""
        return (
            self.left - 0.5 <= other.left
            and self.top - 0.5 <= other.top
            and self.right + 0.5 >= other.right
            and self.bottom + 0.5 >= other.bottom
        )


def read(document: str) -> tuple[Box, list[Box], list[Box]]:
    """The canvas, the frames and the texts of a drawing, as far as an estimate can tell."""
    root = ElementTree.fromstring(document)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    frames = []
    for one in root.iter(f"{NS}rect"):
        at = {name: float(one.get(name, "0")) for name in ("x", "y", "width", "height")}
        frames.append(
            Box(
                at["x"], at["y"], at["x"] + at["width"], at["y"] + at["height"], one.attrib["class"]
            )
        )
    texts = []
    for one in root.iter(f"{NS}text"):
        size, text = float(one.get("font-size", "12")), one.text or ""
        bold = "font-weight" in one.attrib or "ex-drawn-at" in one.attrib["class"]
        wide = text_width(text, size, bold)
        shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[one.get("text-anchor", "start")]
        left, line = float(one.attrib["x"]) - shift * wide, float(one.attrib["y"])
        texts.append(Box(left, line - size * 0.8, left + wide, line + size * 0.2, text))
    return Box(0, 0, width, height, "canvas"), frames, texts


def check(document: str) -> None:
    """Everything lies on the canvas; frames hold each other or are apart; texts lie in one."""
    canvas, frames, texts = read(document)
    for box in [*frames, *texts]:
        assert canvas.holds(box), box
    # The edge of a card's head lies on its frame, the badges and faces within.
    solid = [frame for frame in frames if not frame.what.startswith(("ex-hue", "ex-edge"))]
    for place, one in enumerate(solid):
        for other in solid[:place]:
            assert not one.meets(other) or one.holds(other) or other.holds(one), (one, other)
    for place, text in enumerate(texts):
        for other in texts[:place]:
            assert not text.meets(other), (text, other)
        for frame in frames:
            assert not text.meets(frame) or frame.holds(text), (text, frame)


def words_of(document: str) -> str:
    """All words of a drawing in their order."""
    root = ElementTree.fromstring(document)
    return " ".join(one.text or "" for one in root.iter(f"{NS}text"))


@pytest.mark.parametrize("width", [240, *WIDTHS, 1400])
def test_nothing_overlaps(width: int) -> None:
    """Every kind of item keeps its place, from narrow to wide."""
    check(picture_svg(everything(), width=width))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("text", WILD)
def test_any_text_is_drawn(text: str, width: int) -> None:
    """Whatever a name holds, the document is well formed and nothing overlaps."""
    document = picture_svg(wild(text), width=width)
    assert "<script" not in document
    check(document)


def states(game: Any, seed: int) -> list[Any]:
    """Every 60th state of a random game, and the last one."""
    stream = Stream(seed, "drawings")
    state = game.start(seed)
    found, number = [state], 0
    while not game.is_over(state):
        legal = game.legal_actions(state)
        state = game.apply(state, legal[stream.below(len(legal))])
        number += 1
        if number % 60 == 0:
            found.append(state)
    return [*found, state]


@pytest.mark.parametrize("name", GAMES)
def test_games_fit_their_canvas(name: str) -> None:
    """In random games no drawing has an overlap, for every seat and a spectator, at two widths."""
    game = GAMES[name]
    for number, state in enumerate(states(game, 3)):
        seat = (None, *range(game.seats))[number % (game.seats + 1)]
        view = game.view(state, seat)
        for width in WIDTHS:
            check(svg(game, view, width=width))


def test_the_check_can_fail() -> None:
    """A text that is longer than its frame is found."""
    document = picture_svg(everything())
    with pytest.raises(AssertionError):
        check(document.replace(">passed<", ">passed long ago, and not in this frame<"))


def test_everything_is_drawn() -> None:
    """No item of the picture is left out: each of its texts is drawn, also at small width."""
    for width in WIDTHS:
        text = words_of(picture_svg(everything(), width=width))
        for word in ("Round 2 of 5", "as everybody sees it", "Table", "▶ decides", "passed"):
            assert word in text
        for word in ("Graveyard Shift", "$6M", "6 ●", "▲ up", "▼ upside down", "empty slot"):
            assert word in text
        for word in ("▒ face down", "◀ sideways", "tokens", "rondel", "● spare", "2 ● Ann"):
            assert word in text
        for word in ("● Bo: on no space", "genres", "✓ drama", "Nothing lies here.", "none"):
            assert word in text


def test_the_document_stands_alone() -> None:
    """It has its name space, its size, a title, and nothing that is fetched from elsewhere."""
    document = picture_svg(everything(), width=500)
    root = ElementTree.fromstring(document)
    assert root.tag == f"{NS}svg"
    assert root.attrib["width"] == "500"
    assert root.findtext(f"{NS}title") == "Round 2 of 5, as everybody sees it"
    assert "http" not in document.replace("http://www.w3.org/2000/svg", "")
    assert "url(" not in document


def test_both_themes_are_inside() -> None:
    """The dark colours stand behind a media query; the rules stay within the drawing."""
    style = ElementTree.fromstring(picture_svg(everything())).findtext(f"{NS}style") or ""
    assert "@media (prefers-color-scheme:dark)" in style
    rules = style.replace("@media (prefers-color-scheme:dark){", "").replace("@media print{", "")
    heads = [part.strip(" }") for part in rules.split("{")[:-1]]
    heads = [head.rsplit("}", 1)[-1] for head in heads]
    assert len(heads) > 40
    assert {head.split()[0] for head in heads} == {".executives-svg"}


def test_too_narrow_a_drawing_is_refused() -> None:
    """The error says how wide a drawing has to be."""
    with pytest.raises(ConfigurationError, match="at least 240 pixels wide, not 100"):
        picture_svg(everything(), width=100)


def test_an_empty_picture_is_fine() -> None:
    """A picture of nothing is a document of its width."""
    assert words_of(picture_svg(Picture(title="", of="", panels=()))) == ""


def test_pictures_of_games_have_panels() -> None:
    """What is drawn of a game is its picture."""
    game = GAMES["boardroom"]
    view = game.view(game.start(1), None)
    assert words_of(svg(game, view)).count("Ann") >= 1
    assert picture(game, view).panels


# -- widths ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [text for text in WILD if text])
def test_wrapped_lines_fit(text: str) -> None:
    """No line is wider than its room, and no letter gets lost."""
    lines = wrapped(text, 80, 12)
    assert all(text_width(line, 12) <= 80 for line in lines)
    assert "".join("".join(lines).split()) == "".join(fit(text).split())


def test_widths_are_those_of_wide_fonts() -> None:
    """In DejaVu Sans, one of the widest usual fonts, at 100 pixels "Graveyard" is 524 wide."""
    assert 524 <= text_width("Graveyard", 100) <= 600
