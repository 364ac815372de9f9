"""The first edition: its bundled cards and boards."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from executives.networks.cards import CardSet
from executives.networks.documents.loading import load_card_set


@cache
def bundled_cards() -> CardSet:
    """The bundled card set of the first edition."""
    folder = files(__name__)
    return load_card_set(
        (folder / "cards.toml").read_text("utf-8"),
        (folder / "boards.toml").read_text("utf-8"),
        path="cards.toml",
        boards_path="boards.toml",
    )
