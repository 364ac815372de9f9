"""JSON of what plugins may put into their records: every type that has a document."""

from __future__ import annotations

import json
from enum import Enum
from typing import Any

import attrs
import pytest
from pyrsistent import PMap, PVector, pmap, pvector

from executives import EngineBug, networks
from executives.core.events import Event
from executives.core.records import Record, record
from executives.core.visibility import public, visible
from executives.interchange import dumps, loads
from support.json_documents import changed, faults, plain
from support.plugins import plugin


class Colour(Enum):
    """A colour."""

    RED = "red"
    BLUE = "blue"


@record
class Coin(Record):
    """A coin, of a value that is not negative."""

    value: int = attrs.field(validator=attrs.validators.ge(0))


@record
class Note(Record):
    """A note."""

    text: str


@visible()
@record
class Treasury(Record):
    """A board of a plugin with a field of every type."""

    colour: Colour = public(default=Colour.RED)
    coin: Coin = public(default=Coin(1))
    maybe: Coin | None = public(default=None)
    either: Coin | Note = public(default=Note("a"))
    mixed: int | str | None = public(default=None)
    several: tuple[int, ...] | str = public(default=())
    pair: tuple[str, int] = public(default=("a", 1))
    row: PVector[Coin] = public(default=pvector())
    by_number: PMap[int, str] = public(default=pmap())
    by_name: PMap[str, Coin] = public(default=pmap())
    open: Record | None = public(default=None)


@record
class Rang(Event):
    """A bell rang."""

    times: int


TREASURER = plugin("treasurer", memory=Treasury(), events=(Rang,))
GAME = networks.Game(("Ann", "Bo"), executives=("treasurer", "beeb"), plugins=(TREASURER,))
MEMORY = ("players", 0, "memory")
FULL = Treasury(
    colour=Colour.BLUE,
    coin=Coin(3),
    maybe=Coin(0),
    either=Coin(2),
    mixed="x",
    several=(1, 2),
    pair=("b", 2),
    row=pvector([Coin(1), Coin(2)]),
    by_number=pmap({10: "ten", -2: "two", 9: "nine"}),
    by_name=pmap({"b": Coin(2), "a": Coin(1)}),
    open=Treasury(),
)


def with_memory(memory: Treasury) -> Any:
    """The start of the game with something on the board of the plugin."""
    state = GAME.start(1)
    first = state.players[0].replace(memory=memory)
    return state.replace(players=(first, *state.players[1:]))


@pytest.mark.parametrize("memory", [Treasury(), FULL, FULL.replace(mixed=4, several="x")])
def test_every_type_comes_back(memory: Treasury) -> None:
    """Enumerations, unions, pairs, persistent vectors and maps."""
    state = with_memory(memory)
    back = loads(dumps(state), GAME)
    assert back == state
    assert hash(back) == hash(state)
    assert back.players[0].memory == memory
    assert isinstance(back.players[0].memory.row, PVector)
    assert isinstance(back.players[0].memory.by_number, PMap)
    assert loads(dumps(GAME.view(state, 1)), GAME) == GAME.view(state, 1)


def test_documents_do_not_depend_on_the_order_of_maps() -> None:
    """Keys are sorted, as numbers where they are numbers."""
    written = plain(with_memory(FULL))["value"]["players"][0]["memory"]
    assert list(written["by_number"]) == ["-2", "9", "10"]
    assert list(written["by_name"]) == ["a", "b"]
    assert written["either"] == {"is": "Coin", "value": 2}
    assert written["coin"] == {"value": 3}
    assert written["colour"] == "blue"


WRONG: list[tuple[str, Any, str, str]] = [
    ("colour", "green", "", "expected one of 'red', 'blue', not 'green'"),
    ("colour", ["red"], "", "expected one of"),
    ("coin", {"value": True}, ".value", "expected a whole number, not true"),
    ("coin", {"value": -1}, "", "must be >= 0"),
    ("maybe", 0, "", "expected an object or null, not 0"),
    ("either", {"value": 1}, "", "'is' is missing; 'is' has to be one of Coin, Note"),
    ("either", {"is": "Note", "value": 1}, ".value", "unknown key (known: text)"),
    ("either", {"is": "Treasury"}, "", "unknown 'Treasury'"),
    ("mixed", False, "", "expected a whole number or a text or null, not false"),
    ("mixed", [], "", "expected a whole number or a text or null, not a list"),
    ("several", [1, "2"], "[1]", "expected a whole number"),
    ("pair", ["a"], "", "expected a list of 2 items"),
    ("pair", [1, "a"], "[1]", "expected a whole number, not 'a'"),
    ("row", [{"value": 1}, 2], "[1]", "expected an object, not 2"),
    ("row", {}, "", "expected a list, not an object"),
    ("by_number", {"01": "x"}, "", "expected a whole number as key, not '01'"),
    ("by_number", {"x": "x"}, "", "expected a whole number as key, not 'x'"),
    ("by_number", {"1": 1}, "['1']", "expected a text, not 1"),
    ("by_name", {"a": {"value": 1, "b": 2}}, ".a.b", "unknown key"),
    ("by_name", [], "", "expected an object, not a list"),
    ("open", {"is": "Nothing"}, "", "'is' has to be one of"),
]


@pytest.mark.parametrize(("field", "new", "below", "message"), WRONG)
def test_each_type_is_read_strictly(field: str, new: Any, below: str, message: str) -> None:
    """What does not fit is told with its path, what a record itself refuses too."""
    told = faults(changed(with_memory(FULL), (*MEMORY, field), new), GAME)
    assert message in told[f"$.value.players[0].memory.{field}{below}"]


def test_events_of_plugins_are_registered_by_the_plugin() -> None:
    """An event class that no plugin of the game names is unknown to it."""
    event = Rang(0, "X.TREASURER.01", 3)
    assert loads(dumps((event,)), GAME) == (event,)
    other = networks.Game(("Ann", "Bo"), executives=())
    assert "unknown 'Rang'" in faults(dumps(event), other)["$.value"]


@visible()
@record
class Balance(Record):
    """A board with a field that JSON of this library cannot hold."""

    weight: float = public(default=0.5)


def test_a_type_without_json_is_an_error_of_the_plugin() -> None:
    """Fractions are no part of any game: not the document is wrong, but the record."""
    weigher = plugin("weigher", memory=Balance())
    game = networks.Game(("Ann",), executives=("weigher",), plugins=(weigher,))
    with pytest.raises(EngineBug, match="cannot hold <class 'float'>"):
        dumps(game.start(1))
    state = networks.Game(("Ann",), executives=()).start(1)
    text = changed(state, MEMORY, {"is": "Balance", "weight": 1})
    with pytest.raises(EngineBug, match="cannot hold"):
        loads(text, game)


def test_two_games_keep_their_own_classes() -> None:
    """What one game has learned is no part of another."""
    state = with_memory(FULL)
    plain_game = networks.Game(("Ann", "Bo"), executives=())
    loads(dumps(state), GAME)
    told = faults(dumps(state), plain_game)
    boards = "Rondel, TimeMachine, BonusTrack, GenreTokens, Superstars, RoundChoice"
    expected = f"unknown 'Treasury'; 'is' has to be one of {boards}"
    assert told["$.value.players[0].memory"] == expected
    assert json.loads(dumps(state)) == plain(state)
