"""The shipped JSON Schemas, with ``jsonschema`` as a second opinion on what the reader says."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from executives import ConfigurationError, FileError, networks
from executives.core.streams import Stream
from executives.networks.documents.dumping import document_of
from executives.networks.documents.inline import header_of_game
from executives.networks.documents.schemas import NAMES, SCHEMAS
from support.extra_executives import PLUGINS
from support.mixes import games
from support.playing import line_of_play, three_seats

ROOT = Path(__file__).parents[2]
EXAMPLE = tomllib.loads((ROOT / "examples" / "house-cards.toml").read_text("utf-8"))
BUNDLED = tomllib.loads(
    (files("executives.networks.second_edition") / "cards.toml").read_text("utf-8")
)


@cache
def validator(name: str) -> Draft202012Validator:
    """The second opinion."""
    return Draft202012Validator(networks.schema(name))


def fits(name: str, document: Any) -> bool:
    """Whether the schema accepts a document."""
    return bool(validator(name).is_valid(document))


def reads(name: str, document: Any) -> bool:
    """Whether the reader accepts a document."""
    try:
        if name == "cards":
            networks.card_set(document)
        else:
            networks.load(document, plugins=PLUGINS)
    except FileError:
        return False
    return True


@pytest.mark.parametrize("name", NAMES)
def test_the_shipped_schema_is_the_one_made_from_the_shapes(name: str) -> None:
    """``python tools/schemas.py`` has been run since the shapes changed."""
    assert networks.schema(name) == SCHEMAS.generated(name)
    folder = files("executives.networks.documents") / "schema"
    assert (folder / f"{name}.json").read_text("utf-8") == SCHEMAS.written(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_schema_is_one_of_draft_2020_12(name: str) -> None:
    """It says so, and its own schema accepts it."""
    made = networks.schema(name)
    assert made["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(made)


def test_there_are_no_other_schemas() -> None:
    """A wrong name is told with the right ones."""
    with pytest.raises(ConfigurationError, match="'views' is no schema; known are cards, position"):
        networks.schema("views")


# -- what is read fits ----------------------------------------------------------------------------


def test_the_card_sets_that_are_read_fit() -> None:
    """The bundled file and the example."""
    assert fits("cards", BUNDLED)
    assert fits("cards", EXAMPLE)


@pytest.mark.parametrize("number", range(5))
def test_the_positions_that_are_read_fit(number: int) -> None:
    """Every state of random games, with built-in executives, plugins and all modules."""
    game = (
        three_seats(),
        networks.Game(("Ann", "Bo"), executives=(), modules=("moguls",)),
        games(2, None, modules=("moguls",))[0],
        games(3, ("broker", "glamour", "continuum"))[0],
        games(3, None, modules=("moguls", "telly_time"))[0],
    )[number]
    for state, _ in line_of_play(game, 8):
        document = {**document_of(game, state), **header_of_game(game)}
        errors = [error.message for error in validator("position").iter_errors(document)]
        assert errors == []


def test_inline_cards_and_moves_fit() -> None:
    """What only people write fits too."""
    document = {
        "turn": "Ann",
        "moves": ["Ann pass cash"],
        "players": {"Ann": {"lineup": {"9pm": ""}, "reruns": ["dextrous"]}},
        "game": {"players": ["Ann", "Bo"], "variants": {"stall_guard": 3}},
        "cards": {
            "star": [
                {
                    "id": "x",
                    "name": "X",
                    "cost": 1,
                    "expenses": 0,
                    "condition": "genre drama",
                    "up": 1,
                    "down": 0,
                }
            ]
        },
    }
    assert reads("position", document)
    assert fits("position", document)


# -- what is malformed fits neither ---------------------------------------------------------------

GOOD: dict[str, list[dict[str, Any]]] = {
    "cards": [EXAMPLE],
    "position": [
        {
            "seed": 3,
            "round": 2,
            "first": "Ann",
            "passed": ["Bo"],
            "turn": {"player": "Ann", "grants": ["any pass"], "acted": False},
            "players": {
                "Ann": {
                    "cash": 3,
                    "idle": 1,
                    "stars": ["soliloquy-sam"],
                    "lineup": {"9pm": {"show": "graveyard-shift", "row": 2, "down": []}},
                    "reruns": [{"show": "dextrous", "token": "drama"}],
                    "tracks": {"drama": 2},
                }
            },
            "display": {"ads": ["fizz-cola"]},
            "decks": {"star": {"top": [], "bottom": []}},
            "box": [],
            "game": {"executives": [], "modules": ["moguls"]},
        }
    ],
}


def damaged(document: Any, *, schema: bool = True) -> Iterator[tuple[str, Any]]:
    """A document with one structural fault each: a wrong type, or an unknown key."""
    if isinstance(document, dict):
        yield "no table", 3
        yield "unknown key", {**document, "no such key!": 1}
        for key, item in document.items():
            for what, inner in damaged(item):
                yield f"{key}: {what}", {**document, key: inner}
    elif isinstance(document, list):
        yield "no list", "x"
        for number, item in enumerate(document):
            for what, inner in damaged(item):
                yield f"{number}: {what}", [*document[:number], inner, *document[number + 1 :]]
    else:
        wrong: tuple[Any, ...] = (1.5, [["x"]], None)
        for value in (*wrong, True) if not isinstance(document, bool) else wrong:
            yield f"{value!r}", value


@pytest.mark.parametrize("name", NAMES)
def test_structural_faults_are_refused_by_both(name: str) -> None:
    """Wrong types and unknown keys, at every place of a document that both accept."""
    tried = 0
    for good in GOOD[name]:
        assert reads(name, good)
        assert fits(name, good)
        for what, bad in damaged(good):
            assert not fits(name, bad), what
            assert not reads(name, bad), what
            tried += 1
    assert tried > 90


MISSING: dict[str, list[Any]] = {
    "cards": [
        {"card_set": {"id": "x"}},
        {},
        {**EXAMPLE, "show": [{"id": "x"}]},
        {**EXAMPLE, "network": [{**EXAMPLE["network"][0], "effect": {}}]},
        {**EXAMPLE, "boards": {"genre_track": {"bonus": {"5": {"name": "x"}}}}},
    ],
    "position": [
        {"players": {"Ann": {"lineup": {"9pm": {"row": 2}}}}},
        {"players": {"Ann": {"reruns": [{"show": "dextrous"}]}}},
        {"pending": [{"seat": "Ann"}]},
        {"turn": "Ann", "pending": [{"frame": "filling", "seat": "Ann", "timeslot": "9pm"}]},
        {"cards": {"ad": [{"id": "x"}]}},
    ],
}
RANGES: dict[str, list[Any]] = {
    "cards": [
        {**EXAMPLE, "network": [{**EXAMPLE["network"][0], "copies": 27}]},
        {**EXAMPLE, "show": [{**EXAMPLE["show"][0], "viewers": [1, 2, 3]}]},
        {**EXAMPLE, "show": [{**EXAMPLE["show"][0], "cost": 10**7}]},
        {**EXAMPLE, "boards": {"game": {"rounds": 6}}},
        {**EXAMPLE, "boards": {"display": {"stars": [1]}}},
        {**EXAMPLE, "boards": {"genre_track": {"bonus": {"0": {}}}}},
        {**EXAMPLE, "star": [{**EXAMPLE["star"][0], "id": "two words"}]},
    ],
    "position": [
        {"seed": -1},
        {"seed": 2**63},
        {"round": 6},
        {"passed": ["Ann", "Ann"]},
        {"players": {"Ann": {"cash": -1}}},
        {"players": {"Ann": {"tracks": {"drama": 7}}}},
        {"players": {"Ann": {"lineup": {"9pm": {"show": "dextrous", "row": 5}}}}},
        {"moves": [" "]},
        {"game": {"edition": "third"}},
    ],
}


@pytest.mark.parametrize("name", NAMES)
def test_missing_keys_and_numbers_out_of_range_are_refused_by_both(name: str) -> None:
    """Needed keys, limits, lengths of lists, patterns."""
    for bad in (*MISSING[name], *RANGES[name]):
        assert not fits(name, bad), bad
        assert not reads(name, bad), bad


def test_whatever_is_read_fits() -> None:
    """Documents of cut-out parts: none is accepted by the reader and refused by the schema."""
    stream = Stream(4, "schemas")
    game = three_seats()
    read = 0
    for state, _ in line_of_play(game, 5):
        document = {**document_of(game, state), **header_of_game(game)}
        keys = [key for key in document if stream.below(3)]
        part = {key: document[key] for key in keys}
        if isinstance(part.get("players"), dict):
            part["players"] = {
                name: {key: value for key, value in table.items() if stream.below(4)}
                for name, table in part["players"].items()
            }
        if reads("position", part):
            read += 1
            assert fits("position", part)
    assert read > 20
