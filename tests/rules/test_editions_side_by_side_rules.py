"""Rules for everybody in both editions: what each makes of a situation, written from the rules.

The scenes are data (``support.editions``), and ``docs/editions.md`` is written from them.  Here
are the outcomes by hand, with the clauses that decide.
"""

from __future__ import annotations

import pytest

from support.editions import claimed, outcome
from support.editions_all import ABOUT_RULES, SCENES
from support.editions_seen import Seen


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        pytest.param(
            "start",
            {"to decide": "Ann", "on air": 3},
            marks=pytest.mark.rule("E2.BASE.12", "E2.BASE.23"),
        ),
        pytest.param("start-cash", {"cash": 5}, marks=pytest.mark.rule("E2.BASE.10")),
        pytest.param("drama", {"drama": "yes"}, marks=pytest.mark.rule("E2.TRACKS.02")),
        pytest.param(
            "turn-order", {"turn order": "Bo, Cy, Ann"}, marks=pytest.mark.rule("E2.BASE.72")
        ),
        pytest.param("first-to-leave", {"cash": 20}, marks=pytest.mark.rule("E2.BASE.60")),
        pytest.param(
            "last-to-leave", {"rewards": "may leave for cash"}, marks=pytest.mark.rule("E2.BASE.60")
        ),
        pytest.param(
            "leave-as-extra-action",
            {"rewards": "may not leave"},
            marks=pytest.mark.rule("E2.BASE.25"),
        ),
        pytest.param("tie", {"winners": "Ann and Bo"}, marks=pytest.mark.rule("E2.BASE.76")),
        pytest.param(
            "wrong-timeslot", {"viewers": 8}, marks=pytest.mark.rule("E2.BASE.49", "E2.BASE.51")
        ),
        pytest.param("star-by-row", {"viewers": 11}, marks=pytest.mark.rule("E2.BASE.68")),
        pytest.param(
            "star-upside-down",
            {"viewers": 8, "cash": 12},
            marks=pytest.mark.rule("E2.BASE.64", "E2.BASE.68"),
        ),
        pytest.param(
            "alone-upside-down",
            {"viewers": 8, "cash": 12},
            marks=pytest.mark.rule("E2.BASE.45", "E2.BASE.64"),
        ),
        pytest.param(
            "unpaid-upkeep", {"cash": 0, "viewers": 4}, marks=pytest.mark.rule("E2.BASE.66")
        ),
        pytest.param(
            "reruns",
            {"viewers": 10, "reruns": 1, "archives": 0},
            marks=pytest.mark.rule("E2.BASE.75"),
        ),
        pytest.param("last-scoring", {"viewers": 8}, marks=pytest.mark.rule("E2.BASE.74")),
        pytest.param(
            "second-of-a-genre",
            {"bonus": "1 star or 1 ad"},
            marks=pytest.mark.rule("E2.TRACKS.06", "E2.TRACKS.07"),
        ),
        pytest.param(
            "third-of-a-genre",
            {"bonus": "one of 3 moguls"},
            marks=pytest.mark.rule("E2.TRACKS.10", "E2.MOGUL.04"),
        ),
        pytest.param(
            "third-of-two-genres",
            {"bonus": "one of 2 network cards"},
            marks=pytest.mark.rule("E2.MOGUL.06", "E2.TRACKS.11"),
        ),
        pytest.param("fifth-of-a-genre", {"bonus": "none"}, marks=pytest.mark.rule("E2.TRACKS.05")),
        pytest.param("genres-at-the-end", {"viewers": 4}, marks=pytest.mark.rule("E2.TRACKS.18")),
        pytest.param(
            "solo-rival",
            {"shows on display": 2, "stars on display": 2},
            marks=pytest.mark.rule("E2.SOLO.03"),
        ),
        pytest.param("solo-outcome", {"outcome": "renewed"}, marks=pytest.mark.rule("E2.SOLO.10")),
        pytest.param(
            "solo-moguls", {"moguls on display": 0}, marks=pytest.mark.rule("E2.MOGUL.04")
        ),
    ],
)
def test_second_edition(
    name: str, expected: dict[str, Seen], request: pytest.FixtureRequest
) -> None:
    """What is seen after the scene is what the clauses that the page names say."""
    assert outcome(SCENES[name], "second") == expected
    assert SCENES[name].second.clauses == claimed(request)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        pytest.param(
            "start",
            {"to decide": "Ann, Bo, Cy", "on air": 0},
            marks=pytest.mark.rule("E1.PILOT.01", "E1.PILOT.02"),
        ),
        pytest.param(
            "start-cash", {"cash": 3}, marks=pytest.mark.rule("E1.SETUP.28", "E1.BASE.12")
        ),
        pytest.param("drama", {"drama": "no"}, marks=pytest.mark.rule("E1.GENRE.05")),
        pytest.param(
            "turn-order", {"turn order": "Cy, Bo, Ann"}, marks=pytest.mark.rule("E1.BASE.20")
        ),
        pytest.param("first-to-leave", {"cash": 20}, marks=pytest.mark.rule("E1.BASE.42")),
        pytest.param(
            "last-to-leave", {"rewards": "may leave for cash"}, marks=pytest.mark.rule("E1.BASE.43")
        ),
        pytest.param(
            "leave-as-extra-action",
            {"rewards": "may leave for cash or viewers"},
            marks=pytest.mark.rule("E1.BASE.22"),
        ),
        pytest.param("tie", {"winners": "Bo"}, marks=pytest.mark.rule("E1.BASE.60")),
        pytest.param("wrong-timeslot", {"viewers": 10}, marks=pytest.mark.rule("E1.BASE.32")),
        pytest.param("star-by-row", {"viewers": 8}, marks=pytest.mark.rule("E1.BASE.50")),
        pytest.param(
            "star-upside-down",
            {"viewers": 7, "cash": 12},
            marks=pytest.mark.rule("E1.BASE.47", "E1.BASE.50"),
        ),
        pytest.param(
            "alone-upside-down",
            {"viewers": 8, "cash": 12},
            marks=pytest.mark.rule("E1.BASE.31", "E1.BASE.47"),
        ),
        pytest.param(
            "unpaid-upkeep", {"cash": 0, "viewers": 4}, marks=pytest.mark.rule("E1.BASE.48")
        ),
        pytest.param(
            "reruns",
            {"viewers": 12, "reruns": 0, "archives": 1},
            marks=pytest.mark.rule("E1.BASE.49", "E1.BASE.52"),
        ),
        pytest.param("last-scoring", {"viewers": 14}, marks=pytest.mark.rule("E1.BASE.55")),
        pytest.param(
            "second-of-a-genre", {"bonus": "none"}, marks=pytest.mark.rule("E1.GENREBONUS.01")
        ),
        pytest.param(
            "third-of-a-genre",
            {"bonus": "ads or stars"},
            marks=pytest.mark.rule("E1.GENREBONUS.05"),
        ),
        pytest.param(
            "third-of-two-genres",
            {"bonus": "ads or stars, and one of 4 moguls"},
            marks=pytest.mark.rule("E1.MOGUL.02"),
        ),
        pytest.param(
            "fifth-of-a-genre",
            {"bonus": "ads or stars, and one of 4 moguls"},
            marks=pytest.mark.rule("E1.GENREBONUS.07", "E1.MOGUL.01"),
        ),
        pytest.param("genres-at-the-end", {"viewers": 0}, marks=pytest.mark.rule("E1.BASE.54")),
        pytest.param(
            "solo-rival",
            {"shows on display": 2, "stars on display": 2},
            marks=pytest.mark.rule("E1.BASE.61"),
        ),
        pytest.param(
            "solo-outcome", {"outcome": "cancelled"}, marks=pytest.mark.rule("E1.BASE.62")
        ),
        pytest.param(
            "solo-moguls",
            {"moguls on display": 2},
            marks=pytest.mark.rule("E1.SOLO.06", "E1.SOLO.08"),
        ),
    ],
)
def test_first_edition(
    name: str, expected: dict[str, Seen], request: pytest.FixtureRequest
) -> None:
    """What is seen after the scene is what the clauses that the page names say."""
    assert outcome(SCENES[name], "first") == expected
    assert SCENES[name].first.clauses == claimed(request)


def test_every_scene_is_compared_in_both_editions() -> None:
    """No scene about rules for everybody is on the page whose outcomes nobody wrote down here."""
    for test in (test_second_edition, test_first_edition):
        (mark,) = test.pytestmark  # type: ignore[attr-defined]
        assert [param.values[0] for param in mark.args[1]] == [scene.name for scene in ABOUT_RULES]
