"""The JSON Schemas of card set and position documents, shipped with the package."""

from __future__ import annotations

from executives.documents.schemas import Schemas
from executives.documents.shapes import Schema
from executives.networks.documents.card_sets import bundled_boards
from executives.networks.documents.loading import card_set_shape
from executives.networks.documents.position_checks import document_shape
from executives.networks.edition import EDITIONS, edition_named

NAMES = {"cards": "Card set of The Networks: Executives", "position": "Position of a game"}
"""The schemas, with their titles."""


def schema(name: str) -> Schema:
    """The shipped schema of ``"cards"`` or ``"position"`` documents (draft 2020-12)."""
    return SCHEMAS.shipped(name)


def _cards() -> Schema:
    boards = edition_named(EDITIONS[0]).card_set().boards
    return card_set_shape(boards, bundled_boards(EDITIONS[0])).schema()


def _position() -> Schema:
    from executives.networks.game import Game

    game = Game(("Ann", "Bo"), executives=(), modules=("moguls", "telly_time"))
    return document_shape(game, game.start(0)).schema()


SCHEMAS = Schemas("executives.networks.documents", NAMES, {"cards": _cards, "position": _position})
