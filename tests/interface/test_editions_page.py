"""The page of the two editions is that of the present games, and cites what is there."""

from __future__ import annotations

import re
from pathlib import Path

from tools.editions import main, row

from executives import rulebook
from support.editions import CLAUSE
from support.editions_all import SCENES

PAGE = Path(__file__).parents[2] / "docs" / "editions.md"


def test_the_page_is_up_to_date() -> None:
    """``docs/editions.md`` is what playing the scenes gives."""
    assert main(["--check"]) == 0


def test_every_clause_of_the_page_exists() -> None:
    """Prose and tables name clauses of the two editions, and each sentence of the overview some."""
    text = PAGE.read_text("utf-8")
    for clause in set(CLAUSE.findall(text)):
        assert rulebook.clause(clause).id[:2] in ("E1", "E2")
    overview = text.partition("## Overview")[2].partition("## Executives")[0]
    paragraphs = re.split(r"\n\n", overview.strip())
    assert len(paragraphs) == 10
    assert all({c[:2] for c in CLAUSE.findall(one)} == {"E1", "E2"} for one in paragraphs)


def test_a_row_tells_both_outcomes() -> None:
    """FLIX loses 2 of 10 viewers in one edition, and none in the other."""
    text = row(SCENES["flix-another-genre"])
    assert text.split(" | ")[1:3] == [
        "**10 viewers**: another genre is no matter",
        "**8 viewers**: 2 viewers at once",
    ]
    assert text.endswith("| E2.FLIX.05, E1.FLIX.03 |\n")


def test_a_row_tells_that_the_editions_agree() -> None:
    """Of a scene called the same the first edition says so."""
    assert "| the same: the higher number |" in row(SCENES["flix-timeslot"])
