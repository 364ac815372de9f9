"""The page of what meets what is that of the present hooks, and every meeting has an order."""

from __future__ import annotations

from itertools import combinations

import pytest
from tools.meetings import FIRST, PAGES, SECOND, Page, everything, main, rows, text_of

from executives.networks.modifiers import EXECUTIVE, SETTERS


def test_the_pages_are_up_to_date() -> None:
    """``docs/meetings.md`` and ``docs/meetings-first.md`` are what the hook tables give."""
    assert main(["--check"]) == 0


@pytest.mark.parametrize("page", PAGES, ids=[page.edition for page in PAGES])
def test_two_setters_of_a_seat_have_a_declared_order(page: Page) -> None:
    """Of one rank only executives set the same value: a seat has one; others share a function."""
    _, modifiers = everything(page)
    met = 0
    for hook in sorted(SETTERS):
        answering = [one for one in modifiers if one.hook(hook) is not None]
        for first, second in combinations(answering, 2):
            met += 1
            ordered = first.rank != second.rank
            assert ordered or first.rank == EXECUTIVE or first.hook(hook) == second.hook(hook)
    assert met >= 3


def test_the_page_names_the_meetings_that_the_rules_speak_of() -> None:
    """FLIX and Versatile Actor meet in a condition, GENERIC and Telly Time in an advance."""
    found = {hook: [one.split(" ")[0] for one in told] for hook, _, told in rows(SECOND)}
    assert found["condition"] == ["flix", "versatile-actor"]
    assert found["on_advance"] == ["generic", "telly_time"]
    assert found["visible_expenses"] == ["starryeye", "penny-pincher"]


def test_the_page_of_the_first_edition_names_its_meetings() -> None:
    """SPECIALIST and Ambitious meet in the number of moguls; donor tokens come after executives."""
    found = {hook: [one.split(" ")[0] for one in told] for hook, _, told in rows(FIRST)}
    assert found["mogul_limit"] == ["specialist", "ambitious"]
    assert found["produce_options"].index("butcher") < found["produce_options"].index(
        "donor-tokens"
    )


def test_the_pages_do_not_mix_editions() -> None:
    """Each page cites the clauses of its edition only."""
    assert "E1." not in text_of(SECOND)
    assert "E2." not in text_of(FIRST)
