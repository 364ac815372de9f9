"""A picture made by hand that has every kind of item, and names that nobody expects."""

from __future__ import annotations

from executives.render.pictures import Card, Chip, Grid, Panel, Picture, Row, Track, Words

WILD = (
    "<script>alert('x')</script>",
    'say "no" & <b>go</b>',
    "]]><![CDATA[&amp;",
    "--><!--",
    "x" * 300,
    "🎬 👩‍🚀 party 🎉",
    "مريم و عمر",
    "\u202eturned\u202c around",
    "null\x00 escape\x1b bell\x07 lone\ud800",
    "漢字の名前" * 12,
    "",
)
"""Names that players, cards and files may bring along."""

SHOW = Card(
    key="graveyard-shift",
    name="Graveyard Shift",
    kind="drama",
    hue=0,
    notes=("$6M", "9pm"),
    scale=("8", "6", "5", "3"),
    at=1,
    on=(
        Card(key="star-a", name="Zelda Quick", kind="star", hue=3, lies="up"),
        Card(key="fizz-cola", name="Fizz Cola", kind="ad", hue=1, lies="down"),
        None,
    ),
)
BACK = Card(key="hand-2", name="star", lies="back")
ASIDE = Card(key="mogul-a", kind="mogul", hue=5, lies="sideways")
RING = Track(
    name="rondel",
    spaces=("produce", "sign star", "land ad", "draw cards"),
    markers=((1, "marker"), (-1, "spare")),
    ring=True,
)
LINE = Track(name="drama", spaces=("0", "1", "2", "3"), markers=((2, "Ann"), (9, "Bo")), hue=0)
GRID = Grid(name="genres", columns=2, squares=(("drama", True), ("comedy", False), ("kids", True)))


def everything() -> Picture:
    """A picture with all kinds of items, in all their states."""
    rows = (
        Row(label="lineup", items=(SHOW,)),
        Row(label="others", items=(BACK, ASIDE, Chip(word="tokens", number="3", hue=9))),
        Row(label="boards", items=(RING, LINE, GRID)),
        Row(label="note", items=(Words(text="Nothing lies here.", faint=True),)),
        Row(label="none", items=()),
    )
    table = Panel(key="display", title="Table", facts=(Chip(word="round", number="2"),))
    ann = Panel(key="p1", title="Ann", facts=(Chip(word="passed"),), rows=rows, asked=True)
    return Picture(title="Round 2 of 5", of="as everybody sees it", panels=(table, ann))


def wild(text: str) -> Picture:
    """A picture with one text in every place that has one."""
    card = Card(
        key=text, name=text, kind=text, notes=(text, text), scale=(text, "1"), at=0, on=(None,)
    )
    items = (
        card,
        Card(key=text, lies="back", on=(card,)),
        Chip(word=text, number=text),
        Track(name=text, spaces=(text, "b"), markers=((0, text), (-1, text))),
        Track(name=text, spaces=(text, "b", "c"), markers=((0, text), (-1, text)), ring=True),
        Grid(name=text, columns=2, squares=((text, True), (text, False), ("c", False))),
        Words(text=text),
    )
    panel = Panel(
        key=text,
        title=text,
        facts=(Chip(word=text),),
        rows=(Row(label=text, items=items),),
        asked=True,
    )
    return Picture(title=text, of=text, panels=(panel,))
