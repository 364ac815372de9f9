"""Pictures as HTML: nothing leaks, nothing is told by colour alone, everything can be read."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import product

import pytest

from executives.render.html_writer import STYLE, escape, panel_html, picture_html
from executives.render.pictures import Card, Chip, Grid, Panel, Picture, Row, Track, Words
from executives.render.style import DARK, HUES, LIGHT, SURFACES, TEXTS
from support.drawings import WILD, everything, wild

VOID = {"br", "hr", "img", "input", "meta", "link"}


class Reader(HTMLParser):
    """Reads a piece of HTML and refuses tags that are not closed in their order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data)

    @property
    def text(self) -> str:
        """What is read aloud, in one line."""
        return " ".join(" ".join(self.words).split())


def shown(*items: Card | Chip | Grid | Track | Words) -> Reader:
    """A panel with some items in one row, read."""
    return Reader(panel_html(Panel(key="p1", title="Ann", rows=(Row(label="row", items=items),))))


# -- escaping -------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", WILD)
def test_texts_stay_texts(text: str) -> None:
    """Whatever a name holds, the tags are those of a harmless name, and the name is read whole."""
    read, harmless = Reader(picture_html(wild(text))), Reader(picture_html(wild("x")))

    names = [tag for tag, _ in read.tags if tag not in ("text", "code")]
    if text:  # Without a text, some parts are left out.
        assert names == [tag for tag, _ in harmless.tags if tag not in ("text", "code")]
    assert {name for _, attrs in read.tags for name in attrs} <= {
        name for _, attrs in harmless.tags for name in attrs
    }


def test_a_name_can_be_read_as_it_is() -> None:
    """Escaping is undone by whoever reads: the name is there with its signs."""
    name = '<b>"Tom\'s" & ]]></b>'
    assert name in shown(Words(text=name)).text


@pytest.mark.parametrize("letter", ["\x00", "\x1b", "\x7f", "\x85", "\ud800", "\ufffe", "\u202e"])
def test_unfit_characters_are_replaced(letter: str) -> None:
    """Control characters, halves of a pair, and what turns the text around never get through."""
    assert escape(f"a{letter}b") == "a\ufffdb"


def test_a_piece_can_be_encoded() -> None:
    """Every piece can be written as UTF-8, though a name holds half of a pair."""
    assert picture_html(wild("\ud800")).encode()


# -- what is told ---------------------------------------------------------------------------------


def test_everything_is_told() -> None:
    """Each text of a picture is in its HTML, in the order of the picture."""
    text = Reader(picture_html(everything())).text
    wanted = (
        "Round 2 of 5",
        "as everybody sees it",
        "Table",
        "round",
        "Ann",
        "▶ decides",
        "passed",
        "lineup",
        "drama",
        "Graveyard Shift",
        "$6M",
        "9pm",
        "Zelda Quick",
        "Fizz Cola",
        "empty slot",
        "others",
        "mogul-a",
        "boards",
        "rondel",
        "genres",
        "Nothing lies here.",
    )
    places = [text.find(word) for word in wanted]
    assert -1 not in places
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("lies", "word"),
    [("up", "▲ up"), ("down", "▼ upside down"), ("sideways", "◀ sideways"), ("back", "face down")],
)
def test_how_a_card_lies_is_said_in_words(lies: str, word: str) -> None:
    """Each way to lie has its own word and sign; a card that lies as usual has none."""
    assert word in shown(Card(key="a", lies=lies)).text
    assert word not in shown(Card(key="a")).text


def test_the_marker_of_a_scale_is_a_sign() -> None:
    """The number with the marker has a dot and is told to those who do not see it."""
    read = shown(Card(key="a", scale=("8", "6", "5"), at=1))
    assert "8 6 ● 5" in read.text
    labels = [attrs["aria-label"] for _, attrs in read.tags if "aria-label" in attrs]
    assert labels == ["scale 8, 6, 5; marker on number 2, 6"]


def test_tracks_tell_their_markers() -> None:
    """Both kinds of tracks have a label with every marker, those on no space too."""
    markers = ((1, "Ann"), (-1, ""))
    for ring in (False, True):
        track = Track(name="drama", spaces=("0", "1"), markers=markers, ring=ring)
        labels = [attrs.get("aria-label") for _, attrs in shown(track).tags]
        assert "drama: 0, 1; Ann on 1; marker on no space" in labels


def test_covered_squares_have_a_sign() -> None:
    """A covered square is told by a sign, not only by its colour."""
    grid = Grid(name="g", columns=1, squares=(("drama", True), ("kids", False)))
    assert shown(grid).text.endswith("✓ drama kids")


def test_hues_change_no_word() -> None:
    """A picture without hues says the same."""
    with_hue = shown(Card(key="a", kind="drama", hue=3), Chip(word="b", hue=12))
    without = shown(Card(key="a", kind="drama"), Chip(word="b"))
    assert with_hue.text == without.text


def test_keys_are_there_for_scripts() -> None:
    """Each card, also one that lies on another, and each panel can be found by its key."""
    tags = Reader(picture_html(everything())).tags
    cards = [attrs["data-card"] for _, attrs in tags if "data-card" in attrs]
    panels = [attrs["data-panel"] for _, attrs in tags if "data-panel" in attrs]
    assert cards == ["graveyard-shift", "star-a", "fizz-cola", "hand-2", "mogul-a"]
    assert panels == ["display", "p1"]


def test_an_empty_picture_is_fine() -> None:
    """A picture without panels is a piece without words."""
    assert Reader(picture_html(Picture(title="", of="", panels=()))).text == ""


# -- style ----------------------------------------------------------------------------------------


def selectors(style: str) -> list[str]:
    """All selectors of a style sheet, those within media queries too."""
    inner = re.sub(r"@media[^{]*\{", "", style)
    heads = re.findall(r"([^{}]+)\{[^{}]*\}", inner)
    return [part.strip() for head in heads for part in re.split(r",(?![^(]*\))", head)]


def test_no_rule_leaves_the_piece() -> None:
    """Every selector ends at the element of class ``executives`` or inside of it."""
    found = selectors(STYLE)
    assert len(found) > 60
    assert [one for one in found if ".executives" not in one] == []


def test_all_classes_have_one_prefix() -> None:
    """No class of the host page is met by accident."""
    tags = Reader(picture_html(everything())).tags
    classes = {name for _, attrs in tags for name in (attrs.get("class") or "").split()}
    assert {name for name in classes if not name.startswith("ex-")} == {"executives"}


def test_every_class_has_a_rule() -> None:
    """A class that the style does not know is a slip of the pen."""
    tags = Reader(picture_html(everything())).tags
    classes = {name for _, attrs in tags for name in (attrs.get("class") or "").split()}
    bare = {"ex-hued", "ex-rows", "ex-up"}
    assert {name for name in classes - bare if f".{name}" not in STYLE} == set()


def luminance(colour: str) -> float:
    """The relative luminance of a colour like ``#0072b2``, as WCAG 2 defines it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_reckoned_right() -> None:
    """Black on white is 21; the grey #767676 is the lightest that reaches 4.5 on white."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_text_can_be_read_on_every_surface(theme: dict[str, str]) -> None:
    """Each text colour has a contrast of at least 4.5 on each surface, in both themes."""
    for text, surface in product(TEXTS, SURFACES):
        assert contrast(theme[text], theme[surface]) >= 4.5, (text, surface)


def test_every_text_can_be_read_on_its_hue() -> None:
    """The badges of hues have texts with a contrast of at least 4.5."""
    assert min(contrast(back, text) for back, text in HUES) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_frames_can_be_seen(theme: dict[str, str]) -> None:
    """The lines of frames have a contrast of at least 3 on what is around and within."""
    for surface in ("ground", "panel", "card"):
        assert contrast(theme["line"], theme[surface]) >= 3, surface


def test_texts_have_only_colours_that_are_checked() -> None:
    """The style sheet uses no text colour and no background but those of the checked pairs."""
    texts = set(re.findall(r"(?<![-\w])color:var\(--ex-([\w-]+)\)", STYLE))
    surfaces = set(re.findall(r"background:var\(--ex-([\w-]+)\)", STYLE))
    assert texts <= {*TEXTS, "on-hue"}
    assert surfaces <= {*SURFACES, "hue"}
    assert not re.search(r"[;{ ](?:color|background):#", STYLE)
