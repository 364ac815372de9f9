"""The golden games: they happen again exactly as they are written."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from executives import Replay
from executives.networks.first_edition import EDITION as FIRST
from executives.networks.second_edition import EDITION
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


def test_thirteen_golden_games_are_of_the_networks() -> None:
    """One to five players, every executive and combination of modules, variants, solo, dealt."""
    texts = [path.read_text("utf-8") for path in FOLDER.glob("*.replay")]
    texts = [
        re.sub(" +", " ", text) for text in texts if text.startswith("game     networks second")
    ]
    assert len(texts) == 13
    executives = [f"={executive.id}" for executive in EDITION.executives]
    words = ("stall_guard=2", "executives none", "modules moguls\n", "modules telly_time\n")
    further = ("modules moguls telly_time\n", "choose-executive", "use page-to-screen", "convert")
    for word in (*executives, *words, *further, "spend-rerun", "superstar yes", "begin-with"):
        assert any(word in text for text in texts), word
    assert len(executives) == 13


def test_five_golden_games_are_of_the_first_edition() -> None:
    """One to five players, each with a pilot season, and every executive."""
    texts = [path.read_text("utf-8") for path in FOLDER.glob("first-*.replay")]
    assert len(texts) == 5
    assert all(" pick " in text and "game     networks first" in text for text in texts)
    for executive in FIRST.executives:
        assert any(f"={executive.id}" in text for text in texts), executive.id


def boardroom_replay(name: str) -> Replay:
    """A golden game of The Executives."""
    return Replay.parse((FOLDER / f"boardroom-{name}.replay").read_text("utf-8"))


def test_three_players_share_the_title() -> None:
    """The game of three ends with the title shared among players, without the investor."""
    replay = boardroom_replay("three")
    holders, foreign = replay.game.title(replay.play())
    assert replay.game.seats == 3
    assert len(holders) > 1
    assert not foreign


def test_the_foreign_investor_gets_the_title_of_four() -> None:
    """The game of four ends with more votes for the legacy CEO than for any player."""
    replay = boardroom_replay("four")
    assert replay.game.seats == 4
    assert replay.game.title(replay.play()) == ((), True)


def test_five_players_leave_no_card_to_turn_up() -> None:
    """In turn 4 of the game of five all cards are dealt, and the COO's bribe makes the trump."""
    replay = boardroom_replay("five")
    events = [event for _, step in replay.transitions() for event in step.events]
    fourth = next(i for i, e in enumerate(events) if getattr(e, "turn", 0) == 4)
    dealt = [e for e in events[fourth:] if type(e).__name__ == "CardsDealt"]
    trump = next(e for e in events[fourth:] if type(e).__name__ == "TrumpSet")
    assert sum(len(event.cards) for event in dealt) == 5 * (4 + 1)
    assert not [event for event in dealt if event.target == "indicator"]
    bribe = next(e for e in dealt if e.target == "bribe" and e.seat == trump.seat)
    assert bribe.cards[0].startswith(trump.suit)


def test_the_variants_bring_decisions_of_their_own() -> None:
    """The game with variants has every decision that only variants ask for."""
    text = (FOLDER / "boardroom-variants.replay").read_text("utf-8")
    for word in ("keep-agenda", "nominate", "add ", "close-bid", "decline", "break-tie", "abstain"):
        assert word in text
