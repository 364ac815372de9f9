"""The page of what meets what is that of the present hooks, and every meeting has an order."""

from __future__ import annotations

from itertools import combinations

from tools.meetings import everything, main, rows

from executives.networks.modifiers import EXECUTIVE, SETTERS


def test_the_page_is_up_to_date() -> None:
    """``docs/meetings.md`` is what the hook tables give."""
    assert main(["--check"]) == 0


def test_two_setters_of_a_seat_have_a_declared_order() -> None:
    """Of one rank only executives set the same value: a seat has one; others share a function."""
    _, modifiers = everything()
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
    found = {hook: [one.split(" ")[0] for one in told] for hook, _, told in rows()}
    assert found["condition"] == ["flix", "versatile-actor"]
    assert found["on_advance"] == ["generic", "telly_time"]
    assert found["visible_expenses"] == ["starryeye", "penny-pincher"]
