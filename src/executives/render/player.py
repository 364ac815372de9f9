"""The replay player: a whole game as one HTML document that needs nothing but itself."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterable
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import attrs

from executives.core.errors import ConfigurationError, FileError
from executives.render.marks import escape
from executives.render.player_story import Data, Observer, Story
from executives.render.style import DARK, LIGHT, STYLE, variables

HEIGHT = 860
"""Pixels of the frame that a notebook shows."""


@attrs.frozen(repr=False)
class ReplayPlayer:
    """A replay to look through in a browser or a notebook.

    ``html`` is the complete document, ``title`` names the game.
    """

    title: str
    html: str

    def __repr__(self) -> str:
        return f"<{self.title}; show it in a notebook, or save it with .save('game.html')>"

    def save(self, path: str | Path) -> Path:
        """Write the document to a file, over one that is there; FileError where that fails."""
        try:
            Path(path).write_text(self.html, "utf-8")
        except (OSError, ValueError) as wrong:
            reason = getattr(wrong, "strerror", None) or str(wrong)
            raise FileError(f"cannot be written: {reason.lower()}", path=str(path)) from None
        return Path(path)

    def _repr_mimebundle_(
        self, include: Iterable[str] | None = None, exclude: Iterable[str] | None = None
    ) -> dict[str, str]:
        """A frame of its own for notebooks, so that styles and scripts do not touch the page."""
        # Between single quotes, since the data is full of double ones.
        document = self.html.replace("&", "&amp;").replace("'", "&#39;")
        frame = (
            f'<iframe title="{escape(self.title)}" sandbox="allow-scripts"'
            f' style="width:100%;height:{HEIGHT}px;border:0" loading="lazy"'
            f" srcdoc='{document}'></iframe>"
        )
        bundle = {"text/plain": repr(self), "text/html": frame}
        wanted = set(bundle if include is None else include) - set(exclude or ())
        return {kind: form for kind, form in bundle.items() if kind in wanted}


def player_of(replay: Any, *, seats: Iterable[int] | None = None) -> ReplayPlayer:
    """The player of a replay.

    ``seats`` are those whose views are in the document, by default all; what everybody may know
    is always there and shown first.  The document has no secret of another seat, and not the seed.
    Raises ConfigurationError for a seat that is none, IllegalAction where a decision is not legal.
    """
    game = replay.game
    observers = observers_of(game, seats)
    story = Story(game, observers, game.start(replay.seed))
    for action, transition in replay.transitions():
        story.add(action, transition)
    module = import_module(f"executives.{game.NAME}.headers")
    facts = dict(module.header_of(game))
    title = f"Replay of {facts['game']}: {', '.join(game.players)}"
    return ReplayPlayer(title, document(title, story.data() | {"facts": list(facts.items())}))


def observers_of(game: Any, seats: Iterable[int] | None) -> tuple[Observer, ...]:
    """The spectator, and the seats in their order."""
    chosen = set(range(game.seats) if seats is None else seats)
    for seat in sorted(chosen):
        if not 0 <= seat < game.seats:
            message = f"there is no seat {seat}; seats go from 0 to {game.seats - 1}"
            raise ConfigurationError(message, key="seats")
    return (None, *sorted(chosen))


# -- the document ---------------------------------------------------------------------------------


def document(title: str, data: Data) -> str:
    """The page with its data; its policy allows its own script and nothing from elsewhere."""
    script = _asset("player_board.js") + _asset("player.js")
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    policy = (
        f"default-src 'none'; script-src 'sha256-{digest}'; style-src 'unsafe-inline';"
        " img-src data:; base-uri 'none'; form-action 'none'"
    )
    parts = {
        "POLICY": escape(policy).replace("&#x27;", "'"),
        "TITLE": escape(title),
        "STYLE": _colours() + STYLE + _asset("player.css"),
        "DATA": as_json(data),
        "SCRIPT": script,
    }
    # Split once, so that nothing that is put in is looked at again.
    pieces = _asset("player.html").split("@@")
    return "".join(parts[piece] if place % 2 else piece for place, piece in enumerate(pieces))


def as_json(data: Data) -> str:
    """JSON for the inside of a ``script`` element: nothing in it can end that element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("</", "<\\/").replace("<!", "\\u003c!")


def _colours() -> str:
    light, dark = variables(LIGHT), variables(DARK)
    return (
        f":root{{{light}color-scheme:light}}\n"
        f"@media (prefers-color-scheme:dark){{:root{{{dark}color-scheme:dark}}}}\n"
        f"@media print{{:root{{{light}color-scheme:light}}}}\n"
    )


def _asset(name: str) -> str:
    return files(__package__ or "").joinpath("assets", name).read_text(encoding="utf-8")
