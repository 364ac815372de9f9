"""The shapes of parts that position documents of all games have: cards, frames and moves."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any

import attrs

from executives.core.explanations import kind_words
from executives.core.visibility import held_words
from executives.documents.fields import Naming, RecordTable
from executives.documents.shapes import Faults, Schema, Shape, Text, shown, written
from executives.documents.toml import Place


@attrs.frozen
class CardOf:
    """The name of a card that may lie in a zone, and lies nowhere else.

    ``known`` are all cards, ``allowed`` those that fit the zone; ``absent`` are cards that are
    not in this game, each with the reason.
    """

    known: Container[str]
    allowed: Container[str]
    unfit: str
    absent: Mapping[str, str] = attrs.field(factory=dict)

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """The card exists, is in this game, was not seen before and is of the right kind."""
        if type(value) is not str:
            faults.add(place, f"expected the name of a card, not {shown(value)}")
        elif value not in self.known:
            faults.add(place, f"there is no card {shown(value)}")
        elif value in faults.places:
            faults.add(place, f"{value!r} lies in {faults.places[value]} already")
        else:
            faults.places[value] = written(place)
            if value in self.absent:
                faults.add(place, f"{value!r} {self.absent[value]}")
            elif value not in self.allowed:
                faults.add(place, self.unfit.format(repr(value)))

    def schema(self) -> Schema:
        """A string: which cards there are depends on the card set."""
        return {"type": "string"}


@attrs.frozen
class Words:
    """A text of words, at least one, each of them known."""

    known: Container[str]
    unknown: str

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """Every word is looked up."""
        words = value.split() if type(value) is str else ()
        for word in words or (value,):
            Text(self.known, self.unknown).check(faults, place, word)

    def schema(self) -> Schema:
        """A string."""
        return {"type": "string"}


@attrs.frozen
class Move:
    """A player and one decision, or several with semicolons between them."""

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """What the words mean is found out when they are played."""
        Text().check(faults, place, value)
        if type(value) is str and not value.strip():
            faults.add(place, "a move is a player followed by a decision")

    def schema(self) -> Schema:
        """A string that is not empty."""
        return {"type": "string", "pattern": r"\S"}


# -- frames ---------------------------------------------------------------------------------------


def frame_names(game: Any) -> dict[str, type[Any]]:
    """The frame classes of a game by the names that documents give them."""
    found: dict[str, type[Any]] = game.memo("names of frames", _frame_names)
    return found


def _frame_names(game: Any) -> dict[str, type[Any]]:
    names: dict[str, type[Any]] = {}
    for kind in game.record_classes()["frames"]:
        name = kind_words(kind).replace(" ", "-")
        while name in names:
            name += "-x"
        names[name] = kind
    return names


def frame_name(game: Any, kind: type[Any]) -> str:
    """The name that documents give to a frame class."""
    return next(name for name, known in frame_names(game).items() if known is kind)


@attrs.frozen
class FrameTable:
    """A frame of the stack: its name and its fields.

    Texts in a frame that stand for something have to be ``known``; those that ``held`` tells are
    cards that lie in the frame, so that each of them is checked as a ``card``.
    """

    shapes: Mapping[str, RecordTable]
    known: Callable[[str], bool]
    held: Callable[[Any], Iterable[str]]
    card: Shape
    unknown: str = "there is no card {}"

    def check(self, faults: Faults, place: Place, value: Any) -> None:
        """A known frame with its fields, and cards that lie nowhere else."""
        if not isinstance(value, dict):
            faults.add(place, f"expected a table, not {shown(value)}")
            return
        name = value.get("frame")
        if type(name) is not str or name not in self.shapes:
            faults.add((*place, "frame"), f"there is no frame {shown(name)}")
            return
        before = faults.number
        self.shapes[name].check(faults, place, value)
        if faults.number > before:
            return
        frame = self.made(value)
        for word in held_words(frame):
            # A frame that holds no card yet has "" in its place.
            if word and not self.known(word):
                faults.add(place, self.unknown.format(shown(word)))
        for card in self.held(frame):
            self.card.check(faults, place, card)

    def made(self, table: Mapping[str, Any]) -> Any:
        """The frame of a table without faults."""
        fields = {key: item for key, item in table.items() if key != "frame"}
        return self.shapes[table["frame"]].made(fields)

    def schema(self) -> Schema:
        """One of the known frames, or one of a plugin."""
        known = []
        for name, shape in self.shapes.items():
            one = shape.schema()
            one["properties"]["frame"] = {"const": name}
            known.append({**one, "required": ["frame", *one.get("required", [])]})
        other = {"properties": {"frame": {"type": "string", "not": {"enum": list(self.shapes)}}}}
        return {"anyOf": [*known, {"type": "object", **other, "required": ["frame"]}]}


def frame_shapes(game: Any, naming: Naming) -> dict[str, RecordTable]:
    """A shape for each frame of a game, by the names that documents give them."""
    more: dict[str, Shape] = {"frame": Text()}
    names = frame_names(game).items()
    return {name: RecordTable(naming, kind, more=more) for name, kind in names}
