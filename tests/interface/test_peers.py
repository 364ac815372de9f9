"""The comparison with other engines counts and judges what it should."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def peers(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Imports a module of the comparisons by its name."""
    monkeypatch.syspath_prepend(str(ROOT))
    return lambda name: importlib.import_module(f"benchmarks.peers.{name}")


def countdown(peers: Any, *, peer: bool, breaks: bool = False) -> Any:
    """A game of a list that shrinks: 10 decisions of two actions, then 5 forced ones."""

    class Countdown(peers("engine").Engine):  # type: ignore[misc]
        name = "their countdown" if peer else "our countdown"
        package = "countdown"
        version = "1.0" if peer else ""

        def start(self, seed: int) -> Any:
            return [bytes(1000)] * 15

        def is_over(self, state: Any) -> bool:
            return not state

        def actions(self, state: Any) -> Sequence[Any]:
            return (0, -1) if len(state) > 5 else (0,)

        def apply(self, state: Any, action: Any) -> Any:
            if breaks and len(state) == 8:
                raise ZeroDivisionError
            state.pop(action)
            return state

        def keep(self, state: Any) -> Any:
            return list(state)

        def child(self, kept: Any, action: Any) -> Any:
            return bytearray(5000)

    return Countdown


def report(peers: Any, **figures: float) -> Any:
    """A report of our countdown with these figures beside one that does everything 100 times."""
    rounds = peers("rounds")
    found = rounds.Report("our countdown", "CPython 3", calibration_us=[30.0, 20.0])
    theirs = dict.fromkeys((*rounds.RATES, "bytes_per_child"), 100.0)
    found.engines["their countdown"] = rounds.Figures("their countdown", **theirs)
    found.engines["our countdown"] = rounds.Figures("our countdown", **figures)
    return found


def comparison(peers: Any, *targets: Any) -> Any:
    """Our countdown beside theirs."""
    ours, theirs = countdown(peers, peer=False), countdown(peers, peer=True)
    return peers("engine").Comparison(ours, (theirs,), targets)


def test_forced_decisions_are_steps_but_no_decisions(peers: Any) -> None:
    """A game of 10 choices and 5 forced moves counts as 10 decisions and 15 steps."""
    work = peers("work").Work(countdown(peers, peer=True)(), 1)
    work.round()
    played = work.played()
    assert (played.games, played.decisions, played.steps) == (1, 10, 15)


def test_the_faster_time_of_each_block_counts(peers: Any) -> None:
    """Of two rounds with two blocks each, the better half of each is taken."""
    work = peers("work")
    first, second = [work.Kept(5, 1.0), work.Kept(6, 4.0)], [work.Kept(5, 2.0), work.Kept(6, 3.0)]
    assert work.best(first, second) == [work.Kept(5, 1.0), work.Kept(6, 3.0)]
    assert work.best([], second) == second


@pytest.mark.parametrize("block", [0.0, 100.0])
def test_children_are_counted_once_whatever_the_blocks(
    peers: Any, monkeypatch: pytest.MonkeyPatch, block: float
) -> None:
    """Every state of one game has 2 children ten times and 1 child five times."""
    monkeypatch.setattr(peers("work"), "BLOCK", block)
    monkeypatch.setattr(peers("work"), "SAMPLE_EVERY", 1)
    work = peers("work").Work(countdown(peers, peer=True)(), 1)
    work.plan(0.01, 0)
    work.round()
    assert work.kept().children == 25


def test_a_child_is_weighed(peers: Any) -> None:
    """A child of 5000 bytes weighs that, its header and its place in a list."""
    work = peers("work").Work(countdown(peers, peer=True)(), 1)
    work.plan(0.01, 0.01)
    assert 5000 < work.weigh() < 5200


@pytest.mark.parametrize("size", [1 << 16, 1 << 26])
def test_the_heap_of_c_is_seen(peers: Any, size: int) -> None:
    """A block counts, whether it lies among the others or, being huge, is mapped by itself."""
    heap = peers("work").heap
    before = heap()
    block = bytes(size)
    assert len(block) <= heap() - before < 2 * size


def test_an_error_of_a_peer_is_counted_and_one_of_ours_is_raised(peers: Any) -> None:
    """Games that another engine breaks off count as nothing; ours must not break off."""
    work = peers("work").Work(countdown(peers, peer=True, breaks=True)(), 1)
    work.round()
    assert (work.played().games, work.failures) == (0, 1)
    work = peers("work").Work(countdown(peers, peer=False, breaks=True)(), 1)
    with pytest.raises(ZeroDivisionError):
        work.round()


def test_a_run_measures_every_engine(peers: Any) -> None:
    """Each engine gets rates and a size, and the report is read back as it is written."""
    rounds = peers("rounds")
    found = rounds.measure(comparison(peers), 1, rounds.Budget(0.01, 0.01, 2))
    assert list(found.engines) == ["their countdown", "our countdown"]
    assert len(found.calibration_us) == 4
    for row in found.engines.values():
        assert row.steps_per_second == pytest.approx(1.5 * row.decisions_per_second, rel=0.5)
        assert min(row.games_per_second, row.children_per_second) > 0
        assert row.bytes_per_child > 5000
        assert (row.failures, row.children > 0) == (0, True)
    assert rounds.Report.read(found.written()) == found


def test_a_peer_that_breaks_is_left_out(peers: Any) -> None:
    """The comparison goes on without it and names the reason."""
    rounds, engine = peers("rounds"), peers("engine")
    broken = countdown(peers, peer=True, breaks=True)
    found = rounds.measure(
        engine.Comparison(countdown(peers, peer=False), (broken,), ()),
        1,
        rounds.Budget(0.01, 0.01, 1),
    )
    assert list(found.engines) == ["our countdown"]
    assert found.missing == {"their countdown": "RuntimeError: no random game finished"}


def test_a_rate_is_scaled_by_the_best_calibration(peers: Any) -> None:
    """On a machine that takes 20 us for 15, 30 decisions a second count as 40."""
    target = peers("engine").Target
    found = peers("report").verdicts(
        comparison(
            peers,
            target("decisions_per_second", 40),
            target("decisions_per_second", 40.1),
            target("bytes_per_child", 900),
            target("bytes_per_child", 899),
        ),
        report(peers, decisions_per_second=30.0, bytes_per_child=900.0),
    )
    assert [verdict.found for verdict in found] == [40, 40, 900, 900]
    assert [verdict.met for verdict in found] == [True, False, True, False]


def test_a_multiple_of_a_peer_is_not_scaled(peers: Any) -> None:
    """30 decisions beside 100 are 0.3 times as many; a peer that is missing meets nothing."""
    target = peers("engine").Target("decisions_per_second", 0.3, "their countdown")
    both = report(peers, decisions_per_second=30.0)
    found = peers("report").verdicts(comparison(peers, target), both)
    assert [verdict[2:] for verdict in found] == [(0.3, True)]
    del both.engines["their countdown"]
    found = peers("report").verdicts(comparison(peers, target), both)
    assert [verdict[2:] for verdict in found] == [(0.0, False)]


def test_the_section_has_figures_ratios_and_targets(
    peers: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The evidence writes a table for a comparison and is good when every target is met."""
    text = importlib.import_module("tools.evidence_peers")
    words = peers("report")
    found = report(peers, decisions_per_second=3000.0, children_per_second=5.0)
    found.missing["chess"] = "ImportError: no such thing"
    for limit, good in ((4000, True), (4001, False)):
        target = peers("engine").Target("decisions_per_second", limit)
        judged = [row._asdict() for row in words.verdicts(comparison(peers, target), found)]
        document = {**found.written(), "ratios": words.ratios(found), "targets": judged}
        section = text.peers_written({"countdown": document})
        assert section.good is good
        assert "### `our countdown`" in section.text
        assert "| our countdown | 3,000 | - | - | 5.0 | - | 0 | 0 |" in section.text
        assert "| ours / their countdown | 30x | 0x | 0x | 0.05x | 0x | - | - |" in section.text
        assert f"| {limit:,} | 4,000 | {'yes' if good else '**no**'} |" in section.text
        assert "20.0 us at best, 30.0 us at worst" in section.text
        assert "chess: left out (ImportError)." in section.text
