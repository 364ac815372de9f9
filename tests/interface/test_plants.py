"""The planted faults: each can be planted, and is told apart from the others."""

from __future__ import annotations

import importlib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def plants(monkeypatch: pytest.MonkeyPatch) -> tuple[Any, ...]:
    """All plants; the tools lie beside the tests."""
    monkeypatch.syspath_prepend(str(ROOT))
    found: tuple[Any, ...] = importlib.import_module("tools.plants").PLANTS
    return found


def test_every_plant_has_its_place_once(plants: tuple[Any, ...]) -> None:
    """The text of a plant is once in its file, and what it becomes is another program."""
    for plant in plants:
        text = (ROOT / "src" / "executives" / plant.file).read_text("utf-8")
        assert text.count(plant.old) == 1, plant.name
        assert plant.new != plant.old, plant.name
        compile(text.replace(plant.old, plant.new), plant.file, "exec")


def test_every_plant_has_its_killer(plants: tuple[Any, ...]) -> None:
    """The file of the test that has to fail is there."""
    for plant in plants:
        assert (ROOT / plant.killer.partition("::")[0]).is_file(), plant.name


def test_plants_have_names_of_their_own(plants: tuple[Any, ...]) -> None:
    """No name is there twice, and no fault either."""
    assert len({plant.name for plant in plants}) == len(plants)
    assert len({(plant.file, plant.old, plant.new) for plant in plants}) == len(plants)


def test_both_games_have_plants(plants: tuple[Any, ...]) -> None:
    """At least ten faults without a story are planted in each of the two games."""
    faults = Counter(plant.file.partition("/")[0] for plant in plants if not plant.story)
    assert faults["boardroom"] >= 10
    assert faults["networks"] >= 10
