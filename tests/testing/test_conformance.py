"""Executives of somebody else are looked at from all sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from executives.core.tally import Lines
from executives.networks import Executive, Hooks
from executives.networks.first_edition import EDITION as FIRST
from executives.networks.modifiers import State, X
from executives.networks.queries import add
from executives.testing import conformance
from executives.testing.conforming import TOPICS
from support.faulty_executive import FAULTY, SOUND


def test_a_sound_executive_conforms() -> None:
    """Every topic holds, and the report says so in a sentence for each."""
    report = conformance(SOUND, against=("beeb", "flix"))
    assert report.conforms, str(report)
    assert [finding.topic for finding in report.findings] == list(TOPICS)
    # Against each of the two, at a table of three, and alone.
    assert report.games == 4
    lines = str(report).splitlines()
    assert lines[0] == f"sound conforms (4 games, {report.decisions} decisions)"
    assert lines[1:] == [f"ok     {topic}: {holds}" for topic, holds in TOPICS.items()]


def test_five_faults_are_each_reported() -> None:
    """A faulty executive has them all in one report, each with the place where it was found."""
    report = conformance(FAULTY, against=("beeb",))
    found = {finding.topic: finding for finding in report.faults}
    assert set(found) >= {"citations", "purity", "enumeration", "conservation", "visibility"}
    assert "uncited_income" in found["citations"].found
    assert "game of faulty, beeb with seed 0, after " in found["conservation"].where
    assert "FAULT  enumeration: " in str(report)
    assert report.findings[0].holds


def test_an_executive_of_the_first_edition_is_tried_in_its_edition() -> None:
    """A built-in one is the same as one that comes as a plugin."""
    rich = next(one for one in FIRST.executives if one.id == "rich")
    report = conformance(rich, against=("flix",))
    assert report.conforms, str(report)
    # It cannot play alone.
    assert report.games == 1


def broken(x: X, s: State, seat: int) -> Lines:
    """X.BROKEN.01: an error of its own."""
    raise ZeroDivisionError(str(seat))


def test_an_error_in_a_hook_is_told_with_its_place() -> None:
    """It ends the game, not the report."""
    plugin = SOUND.replace(id="broken", hooks=Hooks(income=broken))
    report = conformance(plugin, against=("flix",))
    stability = next(one for one in report.faults if one.topic == "stability")
    assert stability.found.startswith("ZeroDivisionError: ")
    assert "with seed 0" in stability.where


def closure() -> Callable[..., Lines]:
    """A hook that cannot be pickled."""

    def income(x: X, s: State, seat: int) -> Lines:
        """X.CLOSURE.01: $1M."""
        return (add(1, "X.CLOSURE.01", "luck"),)

    return income


@pytest.mark.parametrize(
    ("plugin", "words"),
    [
        (SOUND.replace(edition="third"), "'third' is no edition"),
        (SOUND.replace(id="beeb"), "beeb"),
        ("sound", "is no executives.networks.Executive"),
    ],
    ids=["edition", "taken", "text"],
)
def test_what_is_not_declared_well_is_told_at_once(plugin: Any, words: str) -> None:
    """No game is tried, and the report says why."""
    report = conformance(plugin, against=("flix",))
    declaration = report.findings[0]
    assert not declaration.holds
    assert words in declaration.found
    assert report.games == 0
    assert not report.conforms


def test_a_hook_that_cannot_be_pickled_is_told_and_played() -> None:
    """A closure is a fault of the declaration; the rest is looked at all the same."""
    plugin = SOUND.replace(id="closure", hooks=Hooks(income=closure()))
    report = conformance(plugin, against=("flix",))
    assert [one.topic for one in report.faults] == ["declaration"]
    assert "cannot be pickled" in report.faults[0].found
    assert report.games == 2


def test_the_report_is_the_same_every_time() -> None:
    """Nothing in it depends on chance."""
    assert isinstance(SOUND, Executive)
    one, other = (conformance(SOUND, against=("rich",)) for _ in range(2))
    assert one == other
