"""The planted faults: each can be planted, and is told apart from the others."""

from __future__ import annotations

import importlib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from executives import rulebook
from executives.core.streams import Stream

ROOT = Path(__file__).parent.parent.parent


def of_tools(monkeypatch: pytest.MonkeyPatch, module: str, name: str) -> Any:
    """Something of the tools, which lie beside the tests."""
    monkeypatch.syspath_prepend(str(ROOT))
    return getattr(importlib.import_module(f"tools.{module}"), name)


@pytest.fixture
def plants(monkeypatch: pytest.MonkeyPatch) -> tuple[Any, ...]:
    """All plants."""
    found: tuple[Any, ...] = of_tools(monkeypatch, "plants", "PLANTS")
    return found


@pytest.fixture
def broken_clauses(plants: tuple[Any, ...]) -> dict[str, list[str]]:
    """The clauses that have a plant of their own, in the order of the plants, by section."""
    found: dict[str, list[str]] = {}
    for plant in plants:
        if plant.clause:
            found.setdefault(rulebook.clause(plant.clause).section, []).append(plant.clause)
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


def test_forty_clauses_over_all_sections_are_broken(broken_clauses: dict[str, list[str]]) -> None:
    """Forty different clauses, at least one of each section of the second edition."""
    clauses = [clause for found in broken_clauses.values() for clause in found]
    assert len(clauses) == len(set(clauses)) == 40
    assert set(broken_clauses) == {name for name in rulebook.sections() if name.startswith("E2.")}


def test_broken_clauses_are_a_sample(
    broken_clauses: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of each section the first clauses of a shuffle, but for those passed over with a reason."""
    passed_over: dict[str, str] = of_tools(monkeypatch, "plants_second", "PASSED_OVER")
    reached = set()
    for section, found in broken_clauses.items():
        clauses = [clause.id for clause in rulebook.clauses(section)]
        shuffled = Stream(5, section.removeprefix("E2.")).shuffled(clauses)
        sample = [
            clause
            for clause in shuffled
            if clause not in passed_over and not rulebook.clause(clause).text.startswith("Metadata")
        ]
        assert found == sample[: len(found)], section
        reached |= set(shuffled[: shuffled.index(found[-1])])
    assert set(passed_over) <= reached
    assert all(passed_over.values())


def test_each_broken_clause_is_claimed_where_it_is_caught(plants: tuple[Any, ...]) -> None:
    """The file of the test that has to fail names the clause in a mark."""
    for plant in plants:
        if plant.clause:
            text = (ROOT / plant.killer).read_text("utf-8")
            assert f'"{plant.clause}"' in text, plant.name
