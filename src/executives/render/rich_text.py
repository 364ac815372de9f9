"""Pictures for ``rich.print``: panels of text that fit the width of the terminal.

Colours only repeat what words and signs say, so nothing is lost where there are none.  All texts
are rich's ``Text``, never its markup: a player called ``[red]Ann`` stays one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from itertools import groupby
from typing import TYPE_CHECKING

from executives.render.marks import (
    COVERED,
    DECIDES,
    EMPTY_SLOT,
    LIES,
    MARKER,
    is_key_told,
    markers_off,
    markers_on,
)
from executives.render.pictures import Card, Chip, Grid, Item, Panel, Picture, Row, Track, Words

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, Group, RenderableType
    from rich.panel import Panel as RichPanel
    from rich.text import Text

HUES = (
    *("bright_blue", "dark_orange", "green", "yellow"),
    *("magenta", "red", "cyan", "white"),
)
"""The style of each hue."""

LABEL = 11
"""Columns of the label before the items of a row."""
WIDEST_TITLE = 40
"""A wider title of a panel stands in it: in the frame, a narrow terminal would cut it off."""
WIDEST_GRID = 44
"""A wider grid is written line by line: a narrow terminal would break the words in its squares."""

_JOINERS = "\u200c\u200d"


def picture_rich(picture: Picture) -> Group:
    """A picture as a renderable of rich; ModuleNotFoundError names the extra where rich is not."""
    if find_spec("rich") is None:
        raise ModuleNotFoundError(
            "views for rich.print need rich: pip install 'executives[rich]'", name="rich"
        )
    from rich.console import Group

    head = [(picture.title, "bold"), (picture.of, "dim")]
    lines = [text_of(words, style) for words, style in head if words]
    return Group(*lines, *(panel_rich(panel) for panel in picture.panels))


def panel_rich(panel: Panel) -> RichPanel:
    """A panel in a frame, a heavy one where its player has the decision."""
    from rich import box
    from rich.console import Group
    from rich.panel import Panel as RichPanel

    title = text_of(panel.title, "bold")
    if panel.asked:
        title.append(f"{' ' if panel.title else ''}{DECIDES}", "bold")
    is_wide = title.cell_len > WIDEST_TITLE
    body: list[RenderableType] = [title] if is_wide else []
    if panel.facts:
        body.append(Flow([chip_text(fact) for fact in panel.facts]))
    body += [row_rich(row) for row in panel.rows]
    return RichPanel(
        Group(*body),
        box=box.HEAVY if panel.asked else box.ROUNDED,
        title=None if is_wide or not title else title,
        title_align="left",
    )


def row_rich(row: Row) -> RenderableType:
    """The label, and beside it the items."""
    return beside(text_of(row.label, "dim"), blocks(row.items), LABEL)


def beside(mark: Text, body: Iterable[RenderableType], width: int) -> RenderableType:
    """Something to the right of a mark that is ``width`` columns wide."""
    from rich.console import Group
    from rich.table import Table

    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(width=width, overflow="fold")
    table.add_column(ratio=1, overflow="fold")
    table.add_row(mark, Group(*body))
    return table


# -- items ----------------------------------------------------------------------------------------


def blocks(items: Iterable[Item]) -> Iterator[RenderableType]:
    """The items: short ones after each other, equal ones counted, each long one by itself."""
    for is_run, group in groupby(items, key=is_short):
        if is_run:
            yield Flow([*counted_texts(group)])
        else:
            yield from (block for item in group for block in long_item(item))


def is_short(item: Item) -> bool:
    """Whether others stand in the same line."""
    if isinstance(item, Card):
        return not (item.notes or item.scale or item.on)
    return isinstance(item, Chip)


def counted_texts(items: Iterable[Item]) -> Iterator[Text]:
    """Short items, those of a kind that follow each other as one, e.g. ``3 x card``."""
    for item, group in groupby(items):
        number = len([*group])
        text = short_text(item)
        yield text_of(f"{number} x ").append_text(text) if number > 1 else text


def short_text(item: Item) -> Text:
    """A chip, or a card without notes."""
    if isinstance(item, Chip):
        return chip_text(item)
    return card_text(item) if isinstance(item, Card) else text_of("")


def long_item(item: Item) -> Iterator[RenderableType]:
    """An item that has lines of its own."""
    if isinstance(item, Card):
        yield card_block(item)
    elif isinstance(item, Track):
        yield from track_blocks(item)
    elif isinstance(item, Grid):
        yield from grid_blocks(item)
    elif isinstance(item, Words):
        style = "dim" if item.faint else ""
        yield from (text_of(line, style) for line in item.text.splitlines())


def chip_text(chip: Chip) -> Text:
    """The word of a chip, and its number."""
    text = text_of(chip.word, hue_style(chip.hue))
    if chip.number:
        text.append_text(text_of(f" {chip.number}", "bold"))
    return text


# -- cards ----------------------------------------------------------------------------------------


def card_text(card: Card) -> Text:
    """A card without what is under its name: name, kind and key, how it lies."""
    text = text_of(card.name or card.key, f"bold {hue_style(card.hue)}")
    kind = () if card.kind in card.key.split("-") else (card.kind,)
    key = (card.key,) if is_key_told(card) else ()
    if told := ", ".join(word for word in (*kind, *key) if word):
        text.append_text(text_of(f" ({told})"))
    if lies := LIES.get(card.lies):
        text.append_text(text_of(f" {lies}", "bold"))
    return text


def card_block(card: Card) -> RenderableType:
    """A card with what stands and lies on it, behind a dash."""
    return beside(text_of("-"), card_lines(card), 1)


def card_lines(card: Card) -> Iterator[RenderableType]:
    """A card with its notes, then its scale, and below it the cards that lie on it."""
    head = card_text(card)
    if card.notes:
        head.append_text(text_of(f": {', '.join(card.notes)}"))
    yield head
    if card.scale:
        yield Flow([*scale_texts(card)], between=" ")
    for one in card.on:
        lines = card_lines(one) if one is not None else (text_of(EMPTY_SLOT, "dim"),)
        yield beside(text_of("└"), lines, 1)


def scale_texts(card: Card) -> Iterator[Text]:
    """The numbers of a scale, with a sign after the one that has the marker."""
    for place, number in enumerate(card.scale):
        is_at = place == card.at
        yield text_of(f"{number}{MARKER}" if is_at else number, "bold" if is_at else "")


# -- tracks and grids -----------------------------------------------------------------------------


def track_blocks(track: Track) -> Iterator[RenderableType]:
    """The name of a track and its spaces, with arrows round a ring; then markers beside it."""
    pieces = []
    for place, word in enumerate(track.spaces):
        marks = markers_on(track, place)
        pieces.append(text_of(" ".join([word, *marks]), "bold" if marks else ""))
    kind = " (a ring)" if track.ring else ""
    name = text_of(f"{track.name}{kind}", hue_style(track.hue))
    if pieces and name:
        pieces[0] = name.append(": ").append_text(pieces[0])
    yield Flow(pieces or [name], between=" → " if track.ring else " · ")
    for mark in markers_off(track):
        yield text_of(f"{mark}: on no space", "bold")


def grid_blocks(grid: Grid) -> Iterator[RenderableType]:
    """The name of a grid and its squares."""
    from rich import box
    from rich.table import Table

    if grid.name:
        yield text_of(grid.name)
    columns = max(1, grid.columns)
    texts = [
        text_of(f"{COVERED} {word}" if covered else word, "bold" if covered else "")
        for word, covered in grid.squares
    ]
    lines = [texts[start : start + columns] for start in range(0, len(texts), columns)]
    longest = max((text.cell_len for text in texts), default=0)
    if columns * (longest + 3) >= WIDEST_GRID:
        yield from (Flow(line, between=" | ") for line in lines)
        return
    table = Table(box=box.SQUARE, show_header=False, show_lines=True)
    for _ in range(columns):
        table.add_column(overflow="fold")
    for line in lines:
        table.add_row(*line)
    yield table


# -- texts ----------------------------------------------------------------------------------------


class Flow:
    """Texts after each other, in as many lines as they need; lines break between them."""

    def __init__(self, pieces: list[Text], *, between: str = " · ") -> None:
        self._pieces, self._between = pieces, between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """The lines, for rich."""
        line = text_of("")
        for place, piece in enumerate(self._pieces, start=1):
            more = self._between if place < len(self._pieces) else ""
            if line and line.cell_len + piece.cell_len + len(more.rstrip()) > options.max_width:
                line.rstrip()
                yield line
                line = text_of("")
            line.append_text(piece).append(more)
        yield line


def hue_style(hue: int) -> str:
    """The style of a hue; "" for none."""
    return HUES[hue % len(HUES)] if hue >= 0 else ""


def text_of(words: str, style: str = "") -> Text:
    """Words as they are: no markup, and marks for characters that would steer a terminal."""
    from rich.text import Text

    plain = (
        letter
        if letter.isprintable() or letter in _JOINERS
        else " "
        if letter.isspace()
        else "\ufffd"
        for letter in words
    )
    # As the style of a span, so that it ends where other words are appended.
    return Text().append("".join(plain), style)
