"""JSON Schemas of documents, for editors and for other programs.

They are generated from the shapes with which the documents are read, and shipped with the
package of their game.  A schema says what parts a document has and of which types; what depends
on other parts, such as whether a card exists, only the reader tells.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import attrs

from executives.core.errors import ConfigurationError
from executives.documents.shapes import Schema

DIALECT = "https://json-schema.org/draft/2020-12/schema"


@attrs.frozen
class Schemas:
    """The schemas that the package of a game ships in its folder ``schema``.

    ``titles`` and ``makers`` go by the names of the schemas; the makers take a name's shape.
    """

    package: str
    titles: Mapping[str, str]
    makers: Mapping[str, Callable[[], Schema]]

    def shipped(self, name: str) -> Schema:
        """The schema in the package; ConfigurationError for a name that is none."""
        # Imported here, since importing the game has to stay cheap.
        from importlib.resources import files

        self._check_name(name)
        made: Schema = json.loads(
            (files(self.package) / "schema" / f"{name}.json").read_text("utf-8")
        )
        return made

    def generated(self, name: str) -> Schema:
        """The same, made anew from the shapes; the shipped one has to be equal."""
        self._check_name(name)
        return {"$schema": DIALECT, "title": self.titles[name], **shared(self.makers[name]())}

    def written(self, name: str) -> str:
        """The text of the shipped file."""
        return json.dumps(self.generated(name), indent=1, ensure_ascii=False) + "\n"

    def _check_name(self, name: str) -> None:
        if name not in self.titles:
            known = ", ".join(self.titles)
            raise ConfigurationError(f"{name!r} is no schema; known are {known}")


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
