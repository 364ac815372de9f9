"""What the writers of HTML and SVG share: escaping, signs, labels, and how wide a text will be."""

from __future__ import annotations

import html
import unicodedata
from functools import lru_cache

from executives.render.pictures import Card, Panel, Track

LIES = {
    "up": "▲ up",
    "down": "▼ upside down",
    "sideways": "◀ sideways",
    "back": "▒ face down",
}
"""How a card lies, with its sign; a card that lies as usual has none."""

DECIDES = "▶ decides"
MARKER = "●"
COVERED = "✓"
EMPTY_SLOT = "empty slot"

_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of what follows them, even outside of their text."""


def escape(text: object) -> str:
    """A text for the content or a quoted attribute of an element of HTML or XML.

    A mark takes the place of characters that no document may hold or that turn the text around.
    """
    return html.escape(fit(str(text)), quote=True)


@lru_cache(maxsize=4096)  # The same words stand in every step of a replay.
def fit(text: str) -> str:
    """A text with a mark in the place of each character that is not fit for a document."""
    return "".join(letter if _is_fit(letter) else "\ufffd" for letter in text)


def _is_fit(letter: str) -> bool:
    number = ord(letter)
    if number < 0x20:
        return letter in "\n\t"
    is_control = 0x7F <= number < 0xA0 or letter in _TURNING
    return not (is_control or 0xD800 <= number < 0xE000 or number & 0xFFFE == 0xFFFE)


def is_key_told(card: Card) -> bool:
    """Whether the key of a card says more than its name."""
    return bool(card.name) and card.name.casefold().replace(" ", "-") != card.key.casefold()


def is_players(panel: Panel) -> bool:
    """Whether a panel is that of a player; what all share takes the whole width."""
    return panel.key[:1] == "p" and panel.key[1:].isdecimal()


def markers_on(track: Track, space: int) -> list[str]:
    """The markers on a space of a track, each with its sign."""
    return [f"{MARKER} {word}".rstrip() for place, word in track.markers if place == space]


def markers_off(track: Track) -> list[str]:
    """The markers on no space of a track, each with its sign."""
    count = len(track.spaces)
    return [f"{MARKER} {w}".rstrip() for place, w in track.markers if not 0 <= place < count]


def track_label(track: Track) -> str:
    """A track in words: its name, its spaces, and where its markers are."""
    places = []
    for space, word in track.markers:
        on = f"on {track.spaces[space]}" if 0 <= space < len(track.spaces) else "on no space"
        places.append(f"{word or 'marker'} {on}")
    named = f"{track.name}: " if track.name else ""
    return "; ".join([f"{named}{', '.join(track.spaces)}", *places])


# -- widths ---------------------------------------------------------------------------------------

_WIDTHS = (
    ("ijl'", 0.31),
    (".,: ;I|", 0.36),
    ("ftJ()[]/\\-!r", 0.44),
    ('sckzvxy?*"_L', 0.6),
    ("aegoFT0123456789${}", 0.64),
    ("bdhnpquESPY", 0.66),
    ("ABCKRVXZ", 0.71),
    ("DHNUG&", 0.79),
    ("wOQ+=<>~#^", 0.85),
    ("mM", 0.98),
    ("W%@", 1.0),
)
_LETTERS = {letter: width for letters, width in _WIDTHS for letter in letters}
_BOLD = 1.12


@lru_cache(maxsize=4096)
def text_width(text: str, size: float, bold: bool = False) -> float:
    """About how many pixels wide a text is at most, in the wider ones of the usual fonts."""
    ems = sum(_LETTERS.get(letter) or _wide(letter) for letter in text)
    return ems * size * (_BOLD if bold else 1)


def _wide(letter: str) -> float:
    """The width of a letter that is not of ASCII, in ems."""
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0.0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.4 if ord(letter) > 0xFFFF else 1.05
    return 0.8 if ord(letter) < 0x250 else 1.0


def wrapped(text: str, room: float, size: float, *, bold: bool = False) -> list[str]:
    """A text in lines of at most ``room`` pixels; words that are too long are broken."""
    lines: list[str] = []
    for part in fit(text).splitlines() or [""]:
        line = ""
        for word in part.split():
            longer = f"{line} {word}" if line else word
            if text_width(longer, size, bold) <= room:
                line = longer
                continue
            if line:
                lines.append(line)
            *whole, line = _broken(word, room, size, bold)
            lines += whole
        lines.append(line)
    return lines


def _broken(word: str, room: float, size: float, bold: bool) -> list[str]:
    pieces = [""]
    for letter in word:
        if pieces[-1] and text_width(pieces[-1] + letter, size, bold) > room:
            pieces.append("")
        pieces[-1] += letter
    return pieces
