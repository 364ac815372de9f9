"""BUTCHER, second edition, with cards that use a show's score (E2.BUTCHER.11, .12, .14).

Soap for Breakfast (7 / 6 / 4 / 3 viewers, 9PM) is defined by the tests.
"""

from __future__ import annotations

import pytest

from executives.networks.cards import Show
from support import stand_ins_butcher
from support.table import Table

SOAP = Show("test-soap", "Test Soap", "round_1", "drama", 4, 0, "9pm", (7, 6, 4, 3), 1, ("star?",))


def table(position: str) -> Table:
    """A table at which Ann has the stand-ins."""
    game = stand_ins_butcher.game().with_cards([SOAP])
    return Table(game, game.position('turn = "Ann"\n' + position))


def with_soap(row: int, rest: str) -> Table:
    """Ann's lineup is the soap in a season row."""
    lineup = f'"8pm" = ""\n"9pm" = {{ show = "test-soap", row = {row} }}\n"10pm" = ""\n'
    return table(f"[players.Ann]\ncash = 10\n{rest}[players.Ann.lineup]\n{lineup}")


@pytest.mark.rule("E2.BUTCHER.11")
def test_a_writeoff_counts_the_penalty() -> None:
    """Stand-in: a show in row 2 is written off for $6M - $2M."""
    at = with_soap(2, 'network = ["test-writeoff"]\n').play("Ann write-off 9pm")
    assert at.player("Ann").cash == 10 + 6 - 2


@pytest.mark.rule("E2.BUTCHER.11", "E2.BUTCHER.14")
def test_a_negative_show_is_written_off_at_its_negative_value() -> None:
    """Stand-in: a show in row 4 is worth 3 - 6 and costs $3M, without a floor at 0."""
    at = with_soap(4, 'network = ["test-writeoff"]\n').play("Ann write-off 9pm")
    assert at.player("Ann").cash == 10 + 3 - 6


@pytest.mark.rule("E2.BUTCHER.12")
def test_a_surpriser_counts_the_penalty() -> None:
    """Stand-in: on a new show in row 3 half of 4 + 3 - 4 viewers, rounded down, is gained."""
    at = table(
        '[players.Ann]\ncash = 10\nstars = ["test-surpriser"]\n[display]\nshows = ["test-soap"]\n'
    )
    at.play("Ann produce test-soap 8pm; commit; attach test-surpriser")
    assert at.player("Ann").viewers == (4 + 3 - 4) // 2


@pytest.mark.rule("E2.BUTCHER.06", "E2.BUTCHER.10")
def test_without_a_timeslot_penalty_there_is_no_season_penalty() -> None:
    """Stand-in for Flexible Schedule: a 9PM show made at 8PM starts in row 1 and scores 7."""
    at = table(
        'passed = ["Bo"]\n[players.Ann]\ncash = 10\n[display]\nshows = ["test-soap"]\n'
        '[players.Ann.lineup]\n"8pm" = ""\n"9pm" = ""\n"10pm" = ""\n'
    )
    at.play("Ann produce test-soap 8pm; declare test-schedule; leave-empty", "Ann pass cash")
    assert at.player("Ann").viewers == 7
