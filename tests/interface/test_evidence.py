"""The evidence: figures come into the file by the tool, and broken laws are told."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from executives.testing import Broken
from support.mixes import MODULES, boardroom_game, mix_of, pool

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "evidence.py"
FILE = ROOT / "docs" / "reliability.md"
PARTS = (
    "networks-laws",
    "first-laws",
    "boardroom-laws",
    "plants",
    "digests",
    "peers",
    "imports",
    "replays",
    "fuzz",
    "browser",
)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the tool in a process of its own."""
    command = [sys.executable, str(TOOL), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def section(text: str, name: str) -> str:
    """The text between the markers of a section."""
    _, _, rest = text.partition(f"<!-- begin {name} -->\n")
    found, end, _ = rest.partition(f"\n<!-- end {name} -->\n")
    assert end
    return found


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Imports a module of the tools by its name."""
    monkeypatch.syspath_prepend(str(ROOT))
    return lambda name: importlib.import_module(f"tools.{name}")


def test_golden_replays_are_counted_and_other_sections_stay(tmp_path: Path) -> None:
    """A run of one part writes its section and keeps the former text of the others."""
    path = tmp_path / "reliability.md"
    path.write_text("old\n<!-- begin plants -->\nformer words\n<!-- end plants -->\n", "utf-8")
    done = run("--only", "replays", "--output", str(path))
    assert done.returncode == 0, done.stderr
    text = path.read_text("utf-8")
    number = 1 + len(list((ROOT / "tests" / "golden").glob("*.replay")))
    assert f"**{number} of {number} golden replays verified EXACT**" in section(text, "replays")
    assert section(text, "plants") == "former words"
    assert section(text, "networks-laws").endswith("Not run yet.")
    assert text.startswith("# Reliability\n")
    assert 'make evidence ARGS="--only replays"' in section(text, "replays")


@pytest.mark.parametrize(
    ("part", "players"),
    [("networks-laws", "12345"), ("first-laws", "12345"), ("boardroom-laws", "3452")],
)
def test_a_few_games_under_the_laws_are_counted(tmp_path: Path, part: str, players: str) -> None:
    """One game per number of players: each law is checked, and the section says it is short."""
    path = tmp_path / "reliability.md"
    done = run("--only", part, "--scale", "0.0002", "--output", str(path))
    assert done.returncode == 0, done.stderr
    text = section(path.read_text("utf-8"), part)
    assert "Not the full run" in text
    rows = re.findall(r"^\| (\w+) \| (\d+) \| ([\d,]+) \| ", text, re.MULTILINE)
    games = {name: int(count) for name, count, _ in rows}
    assert games == {**dict.fromkeys(players, 1), "all": len(players)}
    decisions = [int(number.replace(",", "")) for *_, number in rows]
    assert sum(decisions[:-1]) == decisions[-1] > 100
    checks = re.findall(r"^\| (\d+) \| [A-Z][^|]+ \| ([\d,]+) \|$", text, re.MULTILINE)
    assert [int(law) for law, _ in checks] == list(range(1, 11))
    # Of the simplest games of The Executives none has simultaneous answers (law 8).
    unchecked = [int(law) for law, number in checks if number == "0"]
    assert unchecked == ([8] if part == "boardroom-laws" else [])
    assert "**0 failures.**" in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--only", "rumours"), "no part is called rumours"),
        (
            ("--only", "replays,law"),
            "no part is called law: there are networks-laws, first-laws, boardroom-laws, plants",
        ),
        (("--only", "replays", "--scale", "0"), "--scale is more than 0"),
        (("--only", "replays", "--scale", "much"), "invalid float value"),
    ],
)
def test_what_the_tool_does_not_know_is_refused(
    tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    """Unknown parts and impossible scales stop the tool before anything is written."""
    path = tmp_path / "reliability.md"
    done = run(*arguments, "--output", str(path))
    assert done.returncode == 2
    assert words in done.stderr
    assert not path.exists()


def test_a_broken_law_is_told_with_its_seed(tools: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that breaks a law, or stops with an error, is listed, and the section is not good."""
    laws = tools("evidence_laws")

    def faulty(game: Any, seed: int, *_: Any, **__: Any) -> None:
        if seed % 2:
            raise RuntimeError("it | stopped")
        raise Broken(4, "a star is lost")

    monkeypatch.setattr(laws, "play_under_laws", faulty)
    result = laws.written(laws.SUBJECTS["networks"], [laws.play(laws.Task("networks", 2, 0, 2))])
    assert not result.good
    assert "**2 failures.**" in result.text
    first, second = (laws.networks_table(2, number).name for number in (0, 1))
    assert f"| 2 | 2000000 | {first} | 4 | law 4: a star is lost" in result.text
    line = f"| 2 | 2000001 | {second} | 0 | RuntimeError: it \\| stopped |"
    assert line in result.text


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_full_run_meets_everybody_in_every_seat(tools: Any, players: int) -> None:
    """Each executive sits in each seat with each combination of modules it can be in play with."""
    games = tools("evidence_laws").SUBJECTS["networks"].games[players]
    met: set[tuple[tuple[str, ...], int, str]] = set()
    others = set()
    for number in range(games):
        modules = MODULES[number % len(MODULES)]
        mix = mix_of(players, number, modules)
        met.update((modules, seat, name) for seat, name in enumerate(mix or ()))
        others.update({mix} & {None, ()})
    wanted = [
        (each, seat, name) for each in MODULES for seat in range(players) for name in pool(each)
    ]
    assert met == set(wanted)
    assert others == {None, ()}


def test_the_full_run_plays_1000_games_of_each_number_of_players(tools: Any) -> None:
    """The tasks of The Networks hold each game once."""
    tasks = tools("evidence_laws").tasks("networks", 1)
    met: dict[int, list[int]] = {}
    for task in tasks:
        met.setdefault(task.players, []).extend(range(task.first, task.end))
    assert {players: sorted(found) for players, found in met.items()} == {
        players: list(range(1000)) for players in range(1, 6)
    }


def test_the_full_run_plays_5000_games_of_each_number_of_players(tools: Any) -> None:
    """The tasks of The Executives hold each game once."""
    laws = tools("evidence_laws")
    tasks = laws.tasks("boardroom", 1)
    assert len(set(tasks)) == len(tasks)
    met: dict[int, set[int]] = {}
    for task in tasks:
        met.setdefault(task.players, set()).update(range(task.first, task.end))
    assert met == {2: set(range(500)), **{players: set(range(5000)) for players in (3, 4, 5)}}


def test_a_broken_game_of_the_executives_is_told(
    tools: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its failure says what is special about the game, so that it can be made again."""
    laws = tools("evidence_laws")

    def faulty(*_: Any, **__: Any) -> None:
        raise Broken(6, "a hand is told")

    monkeypatch.setattr(laws, "play_under_laws", faulty)
    result = laws.written(laws.SUBJECTS["boardroom"], [laws.play(laws.Task("boardroom", 3, 1, 2))])
    assert not result.good
    assert not boardroom_game(3, 1).variants.ace_high
    line = "| 3 | 3000001 | variants ace_high=False | 6 | law 6: a hand is told"
    assert line in result.text


def test_a_different_digest_is_told(tools: Any) -> None:
    """A process with other digests, or with none, makes the section not good."""
    parts = tools("evidence_parts")
    settings = [parts.Setting("python", seed) for seed in ("0", "1", "2")]
    results = [{"python": "P", "vectors": "C", "digests": d} for d in (["a"], ["b"], [])]
    assert parts.compared(settings[:1], results[:1], []).good
    told = parts.compared(settings, results, ["`q` was left out."])
    assert not told.good
    assert "**1 of 3 processes equal.**" in told.text
    assert told.text.endswith("`q` was left out.")


def test_a_survivor_without_a_story_is_told(tools: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A survivor with its story is fine, one without makes the section not good."""
    parts, plants = tools("evidence_parts"), tools("plants")
    told = plants.Plant("one", "kind", "file", "old", "new", "killer", "harmless because")
    untold = told._replace(name="two", story="")
    outcome = tools("plant").Outcome
    monkeypatch.setattr(parts, "PLANTS", (told, untold))
    for survivors, good in (((told,), True), ((told, untold), False)):
        found = [outcome(plant, False, plant.story or "killer") for plant in survivors]
        monkeypatch.setattr(parts, "outcomes", lambda chosen, found=found: found)
        section_ = parts.plants(1.0)
        assert section_.good is good
        assert "| `one` | kind | harmless because |" in section_.text
        assert ("without a story" in section_.text) is not good


def test_the_file_is_what_the_tool_writes(tools: Any) -> None:
    """Outside its sections the file is the text of the tool; no `>>>` and no path are in it."""
    evidence = tools("evidence")
    text = FILE.read_text("utf-8")
    assert evidence.document(text, evidence.TITLES, {}) == text
    assert tuple(evidence.PARTS) == PARTS
    for name in PARTS:
        assert section(text, name).startswith(f"## {evidence.TITLES[name]}\n")
    assert ">>>" not in text
    assert str(ROOT) not in text
    assert not re.search(r"/(home|root|usr|tmp|work)/", text)
