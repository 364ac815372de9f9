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


EDITIONS = [("E2", 5, "plants_second"), ("E1", 6, "plants_first")]
"""The prefix of the clauses of an edition, the seed of its sample, and the module of its plants."""


@pytest.mark.parametrize("prefix", [prefix for prefix, _, _ in EDITIONS])
def test_forty_clauses_over_all_sections_are_broken(
    broken_clauses: dict[str, list[str]], prefix: str
) -> None:
    """Forty different clauses, at least one of each section of the edition."""
    sections = {name for name in rulebook.sections() if name.startswith(f"{prefix}.")}
    clauses = [clause for name in broken_clauses for clause in broken_clauses[name]]
    mine = [clause for clause in clauses if clause.startswith(f"{prefix}.")]
    assert len(mine) == len(set(mine)) == 40
    assert {name for name in broken_clauses if name.startswith(f"{prefix}.")} == sections


@pytest.mark.parametrize(("prefix", "seed", "module"), EDITIONS)
def test_broken_clauses_are_a_sample(
    broken_clauses: dict[str, list[str]],
    monkeypatch: pytest.MonkeyPatch,
    prefix: str,
    seed: int,
    module: str,
) -> None:
    """Of each section the first clauses of a shuffle, but for those passed over with a reason."""
    passed_over: dict[str, str] = of_tools(monkeypatch, module, "PASSED_OVER")
    reached = set()
    for section, found in broken_clauses.items():
        if not section.startswith(f"{prefix}."):
            continue
        clauses = [clause.id for clause in rulebook.clauses(section)]
        shuffled = Stream(seed, section.removeprefix(f"{prefix}.")).shuffled(clauses)
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
