"""SPECIALIST, second edition, with Telly Time (E2.SPECIALIST.15-.18, E2.TELLY.12).

The grid: Action Sports Reality / Sci-Fi Sitcom Drama / Kids Chat Quiz.
"""

from __future__ import annotations

import pytest

from support.free_shows import free_show
from support.table import Table
from support.two_moguls import DECKS, FOUR_MOGULS, ONE, STAR_AND_AD, TWO, TWO_MOGULS

SHOWS = free_show("sitcom") + free_show("reality")
TOP_ROW = ["action", "sports"]
RIGHT_COLUMN = ["drama", "quiz"]
DIAGONAL = ["sitcom", "kids"]
MIDDLE_ROW = ["sci-fi", "sitcom", "drama"]


def covering_reality(grid: list[str], ann: str = "") -> Table:
    """Ann, who is SPECIALIST, covers Reality; ``grid`` was covered before."""
    return covering("reality", "Ann", grid, ann)


def covering(genre: str, name: str, grid: list[str], more: str = "") -> Table:
    """A player covers the square of a genre."""
    return Table(f"""
turn = "{name}"
[game]
players = ["Ann", "Bo"]
executives = ["specialist", "butcher"]
modules = ["moguls", "telly_time"]
[display]
shows = ["free-reality", "free-sitcom"]
[players.{name}]
grid = {grid}
{more}
{DECKS}
{SHOWS}
""").play(f"{name} produce free-{genre} 8pm")


@pytest.mark.rule("E2.SPECIALIST.16", "E2.TELLY.12")
def test_the_first_line_brings_one_of_two_moguls() -> None:
    """The top row is completed: 2 moguls are drawn, one is kept."""
    table = covering_reality(TOP_ROW)
    assert table.legal() == TWO_MOGULS
    table.play("Ann keep archivist")
    assert table.player("Ann").moguls == ("archivist",)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.SPECIALIST.15")
def test_tracks_bring_nothing_with_telly_time() -> None:
    """Without a line a square more brings no mogul, whichever it is, and no track is used."""
    table = covering_reality(["action", "drama", "chat"])
    assert table.to_act() == ["Bo"]
    assert set(table.player("Ann").tracks) == {0}
    assert table.player("Ann").moguls == ()


@pytest.mark.rule("E2.SPECIALIST.15", "E2.SPECIALIST.16")
def test_any_line_may_be_the_first() -> None:
    """A column or a diagonal counts like a row."""
    assert covering_reality(RIGHT_COLUMN).legal() == TWO_MOGULS
    assert covering_reality(DIAGONAL).legal() == TWO_MOGULS


@pytest.mark.rule("E2.SPECIALIST.17", "E2.TELLY.12")
@pytest.mark.parametrize("moguls", ["", ONE])
def test_the_second_line_brings_nothing(moguls: str) -> None:
    """The top row after the middle one: no moguls, no network cards."""
    table = covering_reality(TOP_ROW + MIDDLE_ROW, moguls)
    assert table.player("Ann").network == ()
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").moguls == (("penny-pincher",) if moguls else ())


@pytest.mark.rule("E2.SPECIALIST.18", "E2.TELLY.12")
def test_the_third_line_brings_one_of_four_moguls() -> None:
    """The right column after the middle row and a diagonal: 4 moguls are drawn, one is kept."""
    table = covering_reality(["action", *MIDDLE_ROW, "quiz"], ONE)
    assert table.legal() == FOUR_MOGULS
    table.play("Ann keep impresario")
    assert table.player("Ann").moguls == ("penny-pincher", "impresario")


@pytest.mark.rule("E2.SPECIALIST.18", "E2.TELLY.10")
def test_a_fourth_line_brings_nothing() -> None:
    """A diagonal after a column, a row and the other diagonal."""
    table = covering_reality(["action", "sci-fi", "sitcom", "kids", "chat", "quiz"], TWO)
    assert table.to_act() == ["Bo"]
    assert len(table.player("Ann").moguls) == 2


@pytest.mark.rule("E2.SPECIALIST.16", "E2.SPECIALIST.17")
def test_two_lines_at_once_are_counted_one_after_the_other() -> None:
    """A row and a column completed together: the first mogul, then nothing."""
    table = covering_reality(TOP_ROW + RIGHT_COLUMN)
    assert table.legal() == TWO_MOGULS
    table.play("Ann keep archivist")
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").network == ()


@pytest.mark.rule("E2.SPECIALIST.16", "E2.SPECIALIST.18", "E2.SPECIALIST.03")
def test_three_lines_at_once_bring_both_moguls() -> None:
    """Sitcom completes row, column and diagonal: 1 of 2, nothing, 1 of the next 4."""
    grid = ["sci-fi", "drama", "sports", "chat", "action", "quiz"]
    table = covering("sitcom", "Ann", grid)
    assert table.legal() == TWO_MOGULS
    table.play("Ann keep archivist")
    left = ("impresario", "sponsor-hunter", "tech-pioneer", "reboot-o-mancer")
    assert table.legal() == {f"keep {mogul}" for mogul in left}
    table.play("Ann keep impresario")
    assert table.player("Ann").moguls == ("archivist", "impresario")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.TELLY.12", "E2.TELLY.11")
def test_lines_of_others_bring_what_they_bring_to_everybody() -> None:
    """Bo has a star or an ad for the first line and one of 3 moguls for the second."""
    table = covering("reality", "Bo", TOP_ROW + RIGHT_COLUMN)
    assert table.legal() == STAR_AND_AD
    table.play("Bo keep fizz-cola")
    assert table.legal() == {*TWO_MOGULS, "keep impresario"}
