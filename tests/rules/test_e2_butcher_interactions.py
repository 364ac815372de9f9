"""BUTCHER, second edition, with cards that use a show's score (E2.BUTCHER.11, .12, .14).

Soap for Breakfast (7 / 6 / 4 / 3 viewers, 9PM) is defined by the tests.
"""

from __future__ import annotations

import pytest

from support.table import Table

DOCUMENT = """
turn = "Ann"
{top}
[game]
players = ["Ann", "Bo"]
executives = ["butcher", "continuum"]
[players.Ann]
cash = 10
{ann}
[players.Ann.lineup]
8pm = ""
9pm = {soap}
10pm = ""
[display]
shows = [{shows}]
[[cards.show]]
id = "test-soap"
name = "Test Soap"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "9pm"
viewers = [7, 6, 4, 3]
rerun = 1
slots = ["star?"]
"""


def with_soap(row: int, ann: str) -> Table:
    """Ann's lineup is the soap in a season row."""
    soap = f'{{ show = "test-soap", row = {row} }}'
    return Table(DOCUMENT.format(top="", ann=ann, soap=soap, shows=""))


def to_produce(ann: str, *, top: str = "") -> Table:
    """Ann may produce the soap in an empty lineup."""
    return Table(DOCUMENT.format(top=top, ann=ann, soap='""', shows='"test-soap"'))


@pytest.mark.rule("E2.BUTCHER.11", "E2.CARDS.09")
@pytest.mark.parametrize(("row", "gained"), [(1, 7 - 0), (2, 6 - 2), (3, 4 - 4)])
def test_a_writeoff_counts_the_penalty(row: int, gained: int) -> None:
    """In row 2 the show is written off for $6M - $2M, in row 3 for nothing."""
    at = with_soap(row, 'network = ["writeoff-a"]').play("Ann use writeoff-a; choose 9pm")
    assert at.player("Ann").cash == 10 + gained


@pytest.mark.rule("E2.BUTCHER.11", "E2.BUTCHER.14", "E2.CARDS.09")
def test_a_negative_show_is_written_off_at_its_negative_value() -> None:
    """A show in row 4 is worth 3 - 6 and costs $3M, without a floor at 0."""
    at = with_soap(4, 'network = ["writeoff-a"]').play("Ann use writeoff-a; choose 9pm")
    assert at.player("Ann").cash == 10 + 3 - 6


@pytest.mark.rule("E2.BUTCHER.12", "E2.CARDS.20")
def test_a_surpriser_counts_the_penalty() -> None:
    """On a new show in row 3 half of 4 + 3 - 4 viewers, rounded down, is gained."""
    at = to_produce('stars = ["surpriser"]')
    at.play("Ann produce test-soap 8pm; attach surpriser")
    assert at.player("Ann").viewers == (4 + 3 - 4) // 2


@pytest.mark.rule("E2.BUTCHER.06", "E2.BUTCHER.10", "E2.CARDS.11")
def test_without_a_timeslot_penalty_there_is_no_season_penalty() -> None:
    """With Flexible Schedule a 9PM show made at 8PM starts in row 1 and scores 7."""
    at = to_produce('network = ["flexible-schedule-a"]', top='passed = ["Bo"]')
    at.play("Ann produce test-soap 8pm; declare flexible-schedule-a; leave-empty")
    at.play("Ann pass cash")
    assert at.player("Ann").viewers == 7
