"""Pictures for ``rich.print``: words instead of colours, within the width, nothing interpreted."""

from __future__ import annotations

import io
import sys
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from executives import boardroom, render
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
from executives.render.rich_text import HUES, picture_rich
from support.boardroom_tables import ALL, BROKEN_TIES, GAME, line_of_play, trick

WIDTHS = (60, 80)


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """What rich does depends on the test alone."""
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TERM", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)


def printed(thing: Any, *, width: int = 80, **more: Any) -> str:
    """What a console of that width prints, without colours."""
    out = io.StringIO()
    Console(file=out, width=width, **more).print(thing)
    return out.getvalue()


def drawn(*items: Item, width: int = 80) -> list[str]:
    """The lines of a picture with one row, without frame and label."""
    rows = (Row(label="row", items=items),)
    picture = Picture(title="", of="", panels=(Panel(key="p1", title="Ann", rows=rows),))
    lines = printed(picture_rich(picture), width=width).splitlines()[1:-1]
    return [line[14:-2].rstrip() for line in lines]


def of_names(*names: str) -> boardroom.Game:
    """A game of those players."""
    return boardroom.Game(names)


# -- items ----------------------------------------------------------------------------------------


def test_short_items_share_a_line_and_equal_ones_are_counted() -> None:
    """Chips and plain cards follow each other; what follows itself is told once."""
    back = Card(key="card", lies="back")
    heart = Card(key="hearts-10", name="♥ 10", kind="hearts", hue=1)
    assert drawn(Chip(word="Ann", number="6"), Chip(word="CEO"), back, back, heart) == [
        "Ann 6 · CEO · 2 x card ▒ face down · ♥ 10 (hearts-10)"
    ]


def test_lines_break_between_items() -> None:
    """At 40 columns there is room for 24 letters beside the label."""
    chips = [Chip(word=word) for word in ("eleven wide", "eleven wild", "eleven wise")]
    assert drawn(*chips, width=40) == ["eleven wide ·", "eleven wild ·", "eleven wise"]
    assert drawn(*chips[:2], width=42) == ["eleven wide · eleven wild"]


@pytest.mark.parametrize(
    ("lies", "words"),
    [
        ("up", "▲ up"),
        ("down", "▼ upside down"),
        ("sideways", "◀ sideways"),
        ("back", "▒ face down"),
    ],
)
def test_how_a_card_lies_is_told_in_words(lies: str, words: str) -> None:
    """A sign and a word tell it, since a line of text cannot be turned."""
    star = Card(key="diva-a", name="Diva", kind="star", lies=lies)
    assert drawn(star) == [f"Diva (star, diva-a) {words}"]


def test_a_show_has_its_scale_and_the_cards_in_its_slots() -> None:
    """The marker stands on the second number; a star lies on the show, a slot is empty."""
    star = Card(key="diva", kind="star", lies="down", notes=("drama +2",))
    show = Card(
        key="quiz-night",
        name="Quiz Night",
        kind="show",
        notes=("sitcom", "8pm"),
        scale=("8", "6", "4"),
        at=1,
        on=(star, None),
    )
    assert drawn(show) == [
        "- Quiz Night (show): sitcom, 8pm",
        "  8 6● 4",
        "  └ diva (star) ▼ upside down: drama +2",
        "  └ empty slot",
    ]


def test_tracks_tell_their_markers() -> None:
    """Markers stand at their spaces; those of no space are told below, a ring by its arrows."""
    line = Track(name="Bo 2 of 3", spaces=("1", "2", "3"), markers=((0, ""), (1, "")))
    assert drawn(line) == ["Bo 2 of 3: 1 ● · 2 ● · 3"]
    ring = Track(
        name="rondel",
        spaces=("sign", "produce"),
        markers=((1, "Ann"), (-1, "START")),
        ring=True,
    )
    assert drawn(ring) == [
        "rondel (a ring): sign → produce ● Ann",
        "● START: on no space",
    ]


def test_grids_tell_what_is_covered() -> None:
    """A grid has a frame as long as 60 columns are enough for it, or else a line per row."""
    squares = (("drama", True), ("sci-fi", False), ("sports", False), ("quiz", True))
    assert drawn(Grid(name="genres", columns=2, squares=squares)) == [
        "genres",
        "┌─────────┬────────┐",
        "│ ✓ drama │ sci-fi │",
        "├─────────┼────────┤",
        "│ sports  │ ✓ quiz │",
        "└─────────┴────────┘",
    ]
    wide = Grid(name="", columns=12, squares=tuple((f"{n}", n == 1) for n in range(13)))
    assert drawn(wide) == ["0 | ✓ 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11", "12"]


def test_words_keep_their_lines() -> None:
    """A text of two lines has two lines."""
    assert drawn(Words(text="one\ntwo", faint=True)) == ["one", "two"]


def test_whoever_decides_is_told_in_words() -> None:
    """Beside the heavier frame there is a sign and a word, at the seat that is asked only."""
    lines = printed(render.rich(GAME, GAME.view(trick(), None)), no_color=True).splitlines()
    assert [line.strip("┏━┓ ") for line in lines if "▶ decides" in line] == ["Cy ▶ decides"]
    assert lines[:2] == ["Turn 2 of 5: trick 1 of 2, Cy decides", "as everybody sees it"]


# -- widths and colours ---------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", [GAME, ALL, BROKEN_TIES], ids=["plain", "all", "ties"])
def test_no_line_is_longer_than_the_width(game: Any, width: int) -> None:
    """In random games the pictures of all seats fit, with all names."""
    for number, (state, _) in enumerate(line_of_play(game, 6)):
        if number % 5 == 0:
            seat = (0, 1, 2, None)[number // 5 % 4]
            text = printed(render.rich(game, game.view(state, seat)), width=width)
            assert max(map(cell_len, text.splitlines())) == width
            assert all(name in text for name in game.players)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", ["Annabel" * 11, "王小明" * 13], ids=["long", "wide"])
def test_long_and_wide_names_are_told_in_full(name: str, width: int) -> None:
    """A name of 77 letters, or of 39 that are twice as wide, is broken but not cut."""
    chip = Chip(word="bid by", number=name)
    one = Panel(key="p1", title=name, rows=(Row(label="bribe", items=(chip,)),), asked=True)
    text = printed(picture_rich(Picture(title=name, of="", panels=(one,))), width=width)
    assert max(map(cell_len, text.splitlines())) <= width
    letters = "".join(letter for letter in text if letter.isalnum())
    # On top, as the title of the panel with the word beside it, and in its row.
    assert letters == f"{name}{name}decidesbribebidby{name}"


def test_colours_only_repeat_the_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """With colours, without them and with NO_COLOR set the same letters are printed."""
    thing = render.rich(GAME, GAME.view(trick(), 2))
    colours = printed(thing, force_terminal=True, color_system="truecolor")
    assert "\x1b[" in colours
    plain = printed(thing)
    assert "\x1b" not in plain
    monkeypatch.setenv("NO_COLOR", "1")
    uncoloured = printed(thing, force_terminal=True)
    out = Console(file=io.StringIO(), width=80, record=True, force_terminal=True)
    out.print(thing)
    assert out.export_text() == plain
    # Bold and faint stay; the codes of colours are 30 to 38 and 90 to 97.
    codes = {
        code for part in uncoloured.split("\x1b[")[1:] for code in part.split("m")[0].split(";")
    }
    assert codes <= {"0", "1", "2"}


def test_the_name_of_a_card_stands_out() -> None:
    """Its style ends with the name: kind and key are plain."""
    one = Row(label="", items=(Card(key="diva-a", name="Diva", kind="star", hue=2),))
    picture = Picture(title="", of="", panels=(Panel(key="t", title="", rows=(one,)),))
    text = printed(picture_rich(picture), force_terminal=True, color_system="standard")
    assert "\x1b[1;32mDiva\x1b[0m (star, diva-a) " in text


def test_each_hue_has_a_style_of_its_own() -> None:
    """Eight hues, eight styles, and the word of the chip is there with each."""
    assert len(set(HUES)) == 8
    outputs = set()
    for hue in range(8):
        picture = Picture(
            title="",
            of="",
            panels=(Panel(key="t", title="", facts=(Chip(word="drama", hue=hue),)),),
        )
        text = printed(picture_rich(picture), force_terminal=True, color_system="truecolor")
        assert "drama" in text
        outputs.add(text)
    assert len(outputs) == 8


# -- nothing is interpreted -----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["[red]Ann", "[/]", ":smile:", "\\[b]"])
def test_names_are_no_markup(name: str) -> None:
    """What a player is called stands there as it is."""
    game = of_names(name, "Bo", "Cy")
    for seat in (0, None):
        text = printed(render.rich(game, game.view(game.start(3), seat)))
        assert f" {name} " in text


def test_texts_of_cards_do_not_steer_the_terminal() -> None:
    """Escapes, bells and characters that turn the text around become a mark."""
    card = Card(key="evil", name="\x1b[2Jevil\a", notes=("a\u202eb", "line\nbreak", "[b]bold"))
    assert drawn(card) == ["- \ufffd[2Jevil\ufffd (evil): a\ufffdb, line break, [b]bold"]


def test_without_rich_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line says what to install."""
    monkeypatch.setitem(sys.modules, "rich", None)
    with pytest.raises(ModuleNotFoundError) as refused:
        render.rich(GAME, GAME.view(trick(), None))
    assert str(refused.value) == "views for rich.print need rich: pip install 'executives[rich]'"
    assert refused.value.name == "rich"
