"""JSON Schemas of card set and position documents, for editors and for other programs.

They are generated from the shapes with which the documents are read, and shipped with the
package.  A schema says what parts a document has and of which types; what depends on other
parts, such as whether a card exists, only the reader tells.
"""

from __future__ import annotations

import json
from typing import Any

from executives.core.errors import ConfigurationError
from executives.networks.documents.card_sets import bundled_boards
from executives.networks.documents.loading import card_set_shape
from executives.networks.documents.position_checks import document_shape
from executives.networks.documents.shapes import Schema
from executives.networks.edition import EDITIONS, edition_named

NAMES = {"cards": "Card set of The Networks: Executives", "position": "Position of a game"}
"""The schemas, with their titles."""
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(name: str) -> Schema:
    """The shipped schema of ``"cards"`` or ``"position"`` documents (draft 2020-12)."""
    # Imported here, since importing the game has to stay cheap.
    from importlib.resources import files

    _check_name(name)
    text = (files("executives.networks.documents") / "schema" / f"{name}.json").read_text("utf-8")
    made: Schema = json.loads(text)
    return made


def generated_schema(name: str) -> Schema:
    """The same, made anew from the shapes; the shipped one has to be equal."""
    _check_name(name)
    made = _cards() if name == "cards" else _position()
    return {"$schema": DIALECT, "title": NAMES[name], **shared(made)}


def _check_name(name: str) -> None:
    if name not in NAMES:
        raise ConfigurationError(f"{name!r} is no schema; known are {', '.join(NAMES)}")


def _cards() -> Schema:
    boards = edition_named(EDITIONS[0]).card_set().boards
    return card_set_shape(boards, bundled_boards(EDITIONS[0])).schema()


def _position() -> Schema:
    from executives.networks.game import Game

    game = Game(("Ann", "Bo"), executives=(), modules=("moguls",))
    return document_shape(game, game.start(0)).schema()


def shared(schema: Schema, *, least: int = 120) -> Schema:
    """The schema with parts that occur several times moved to ``$defs``."""
    counts: dict[str, int] = {}
    _count(schema, counts)
    often = [text for text, number in counts.items() if number > 1 and len(text) >= least]
    names = {text: f"part-{number}" for number, text in enumerate(sorted(often), start=1)}
    definitions = {
        name: _with_references(json.loads(text), names, top=True) for text, name in names.items()
    }
    made: Schema = _with_references(schema, names, top=True)
    return {**made, "$defs": definitions} if definitions else made


def _count(value: Any, counts: dict[str, int]) -> None:
    if isinstance(value, dict):
        if "type" in value or "anyOf" in value:
            text = json.dumps(value)
            counts[text] = counts.get(text, 0) + 1
            if counts[text] > 1:
                return
        for item in value.values():
            _count(item, counts)
    elif isinstance(value, list):
        for item in value:
            _count(item, counts)


def _with_references(value: Any, names: dict[str, str], *, top: bool = False) -> Any:
    if isinstance(value, list):
        return [_with_references(item, names) for item in value]
    if not isinstance(value, dict):
        return value
    name = None if top else names.get(json.dumps(value))
    if name is not None:
        return {"$ref": f"#/$defs/{name}"}
    return {key: _with_references(item, names) for key, item in value.items()}


def written_schema(name: str) -> str:
    """The text of the shipped file."""
    return json.dumps(generated_schema(name), indent=1, ensure_ascii=False) + "\n"
