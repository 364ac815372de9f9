"""The JSON Schema of position documents, shipped with the package."""

from __future__ import annotations

from executives.boardroom.documents.header import PLAYERS
from executives.boardroom.documents.shapes import document_shape
from executives.documents.schemas import Schemas
from executives.documents.shapes import Schema

NAMES = {"position": "Position of a game of The Executives"}
"""The schemas, with their titles."""


def schema(name: str) -> Schema:
    """The shipped schema of ``"position"`` documents (draft 2020-12)."""
    return SCHEMAS.shipped(name)


def _position() -> Schema:
    from executives.boardroom.game import Game

    return document_shape(Game(PLAYERS)).schema()


SCHEMAS = Schemas("executives.boardroom.documents", NAMES, {"position": _position})
