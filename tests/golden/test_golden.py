"""The golden games: they happen again exactly as they are written."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from executives import Replay
from executives.replay import Status

FOLDER = Path(__file__).parent
ROOT = FOLDER.parent.parent
REPLAYS = (*sorted(FOLDER.glob("*.replay")), ROOT / "examples" / "first-game.replay")


def golden_tool() -> ModuleType:
    """The tool that writes the files."""
    spec = importlib.util.spec_from_file_location("golden", ROOT / "tools" / "golden.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_golden_replay_is_exact(path: Path) -> None:
    """A golden replay verifies as EXACT and is written again letter by letter."""
    text = path.read_text("utf-8")
    replay = Replay.parse(text, path=path.name)
    assert replay.verify().status is Status.EXACT
    assert replay.dumps() == text


def test_golden_files_are_what_the_tool_writes() -> None:
    """Regenerating changes nothing, playthroughs with every seat's events included."""
    for path, text in golden_tool().texts().items():
        assert path.read_text("utf-8") == text, f"{path.name} differs: run make golden"


def test_there_are_eight_golden_games() -> None:
    """Eight games: one to five players, each built-in executive, variants, moguls, solo."""
    texts = [path.read_text("utf-8") for path in FOLDER.glob("*.replay")]
    assert len(texts) == 8
    games = ("beeb", "butcher", "continuum", "stall_guard=2", "executives none", "modules moguls")
    for word in (*games, "use page-to-screen", "spend-rerun"):
        assert any(word in re.sub(" +", " ", text) for text in texts)
