"""A hint for position documents that do not name their game: their keys tell it.

The shipped schemas of all games say which keys each of them knows.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from executives.documents.shapes import Schema, shown
from executives.documents.toml import Place

_PACKAGE, _, _ = __name__.partition(".")
_DEEPEST = 3
"""Keys are looked at within so many tables, e.g. ``players.Ann.hand``."""


def hint(name: str, content: Mapping[str, Any]) -> tuple[Place, str] | None:
    """What to say to a document that is read as one of game ``name``, but looks like another's.

    It has keys that only another game knows, none that only this one knows, and names no game;
    None for all other documents.
    """
    table = content.get("game", {})
    if not isinstance(table, dict) or "name" in table:
        return None
    places = [*_places(content, ())]
    known = schemas()
    own = [_knows(known[name], place) for place in places]
    for other, schema in known.items():
        others = [_knows(schema, place) for place in places]
        pairs = [*zip(own, others, strict=True)]
        if (False, True) in pairs and (True, False) not in pairs:
            place = places[pairs.index((False, True))]
            return place, (
                f"only positions of the game {other} have {shown(place[-1])}: "
                f'name = "{other}" is missing in [game], with which {other}.load reads them'
            )
    return None


@cache
def schemas() -> dict[str, Schema]:
    """The shipped schemas of positions, by the names of their games."""
    # Imported here, since importing the game has to stay cheap.
    from importlib.resources import files

    found: dict[str, Schema] = {}
    for folder in sorted(files(_PACKAGE).iterdir(), key=lambda folder: folder.name):
        file = folder / "documents" / "schema" / "position.json"
        if file.is_file():
            found[folder.name] = json.loads(file.read_text("utf-8"))
    return found


def _places(table: Mapping[Any, Any], place: Place) -> Iterator[Place]:
    """The places of keys within the tables of a document."""
    for key, value in table.items():
        if isinstance(key, str):
            yield (*place, key)
            if isinstance(value, dict) and len(place) + 1 < _DEEPEST:
                yield from _places(value, (*place, key))


def _knows(schema: Schema, place: Place) -> bool:
    """Whether a document of the schema may have something at a place."""
    part: Any = schema
    for key in place:
        part = _resolved(schema, part)
        if "properties" not in part and not isinstance(part.get("additionalProperties"), dict):
            return True  # Whatever it holds is looked at by the reader only.
        part = part.get("properties", {}).get(key, part.get("additionalProperties", {}))
        if part is False:
            return False
    return True


def _resolved(schema: Schema, part: Any) -> Any:
    name = part.get("$ref", "").rpartition("/")[2]
    return schema["$defs"][name] if name else part
