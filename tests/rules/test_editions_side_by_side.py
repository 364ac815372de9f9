"""Executives in both editions: what each makes of the same situation, written from the rules.

The scenes are data (``support.editions``), and ``docs/editions.md`` is written from them.  Here
are the outcomes by hand, with the clauses that decide.
"""

from __future__ import annotations

import pytest

from support.editions import claimed, outcome
from support.editions_all import ABOUT_EXECUTIVES, SCENES
from support.editions_seen import Seen


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        pytest.param("beeb-start", {"cash": 5}, marks=pytest.mark.rule("E2.BASE.10")),
        pytest.param(
            "beeb-space",
            {"choices": "add-star, end-turn, sign-star"},
            marks=pytest.mark.rule("E2.BEEB.05", "E2.BEEB.06", "E2.BEEB.15"),
        ),
        pytest.param(
            "beeb-four-spaces", {"cash": 8, "viewers": 5}, marks=pytest.mark.rule("E2.BEEB.12")
        ),
        pytest.param(
            "beeb-leaves", {"rewards": "may not leave"}, marks=pytest.mark.rule("E2.BEEB.08")
        ),
        pytest.param("beeb-reward", {"cash": 20}, marks=pytest.mark.rule("E2.BEEB.21")),
        pytest.param("butcher-slots", {"cash": 3}, marks=pytest.mark.rule("E2.BUTCHER.02")),
        pytest.param(
            "butcher-reruns", {"viewers": 0}, marks=pytest.mark.rule("E2.BASE.75", "E2.BUTCHER.04")
        ),
        pytest.param(
            "butcher-last-reruns", {"viewers": 4}, marks=pytest.mark.rule("E2.BUTCHER.04")
        ),
        pytest.param("butcher-timeslot", {"viewers": 1}, marks=pytest.mark.rule("E2.BUTCHER.10")),
        pytest.param("butcher-below-zero", {"viewers": 1}, marks=pytest.mark.rule("E2.BUTCHER.15")),
        pytest.param(
            "cable-start", {"cash": 20}, marks=pytest.mark.rule("E2.CABLE.02", "E2.CABLE.03")
        ),
        pytest.param(
            "cable-same-turn",
            {"rewards": "may leave for viewers"},
            marks=pytest.mark.rule("E2.CABLE.05", "E2.CABLE.08"),
        ),
        pytest.param(
            "cable-one-more",
            {"to decide": "Bo", "viewers": 5},
            marks=pytest.mark.rule("E2.CABLE.08", "E2.BASE.30"),
        ),
        pytest.param(
            "cable-last",
            {"rewards": "may leave for nothing"},
            marks=pytest.mark.rule("E2.CABLE.09"),
        ),
        pytest.param(
            "cheapo-without-upkeep",
            {"viewers": 12},
            marks=pytest.mark.rule("E2.CHEAPO.02", "E2.CHEAPO.03"),
        ),
        pytest.param("cheapo-upkeep", {"cash": 6}, marks=pytest.mark.rule("E2.CHEAPO.07")),
        pytest.param(
            "cheapo-final", {"viewers": 10}, marks=pytest.mark.rule("E2.BASE.74", "E2.CHEAPO.02")
        ),
        pytest.param("flix-timeslot", {"viewers": 8}, marks=pytest.mark.rule("E2.FLIX.02")),
        pytest.param("flix-another-genre", {"viewers": 10}, marks=pytest.mark.rule("E2.FLIX.05")),
        pytest.param("flix-same-genre", {"cash": 3}, marks=pytest.mark.rule("E2.FLIX.05")),
        pytest.param(
            "flix-below-zero", {"viewers": 0}, marks=pytest.mark.rule("E2.FLIX.05", "E2.BASE.77")
        ),
        pytest.param(
            "generic-third-genre",
            {"bonus": "one of 2 network cards"},
            marks=pytest.mark.rule("E2.GENERIC.05", "E2.GENERIC.16"),
        ),
        pytest.param("generic-scoring", {"viewers": 2}, marks=pytest.mark.rule("E2.GENERIC.10")),
        pytest.param(
            "generic-fifth-genre",
            {"moguls offered": 3},
            marks=pytest.mark.rule("E2.GENERIC.14", "E2.GENERIC.18"),
        ),
        pytest.param(
            "procrastinator-start", {"cash": 2}, marks=pytest.mark.rule("E2.PROCRASTINATOR.10")
        ),
        pytest.param(
            "procrastinator-first-round",
            {"the show": "yes"},
            marks=pytest.mark.rule("E2.PROCRASTINATOR.02"),
        ),
        pytest.param(
            "procrastinator-tokens",
            {"tokens for sports": "no"},
            marks=pytest.mark.rule("E2.SETUP.12", "E2.PROCRASTINATOR.09"),
        ),
        pytest.param(
            "rich-choices", {"choices": "keep"}, marks=pytest.mark.rule("E2.RICH.02", "E2.RICH.06")
        ),
        pytest.param("rich-ad", {"cash": 17}, marks=pytest.mark.rule("E2.RICH.04")),
        pytest.param("rich-final", {"viewers": 0}, marks=pytest.mark.rule("E2.RICH.09")),
        pytest.param(
            "specialist-third", {"bonus": "none"}, marks=pytest.mark.rule("E2.SPECIALIST.12")
        ),
        pytest.param(
            "specialist-fourth", {"moguls offered": 4}, marks=pytest.mark.rule("E2.SPECIALIST.06")
        ),
        pytest.param(
            "underground-price",
            {"cash": 7, "stars on display": 3},
            marks=pytest.mark.rule("E2.UNDERGROUND.03", "E2.UNDERGROUND.05"),
        ),
        pytest.param(
            "underground-stars", {"viewers": 4}, marks=pytest.mark.rule("E2.UNDERGROUND.07")
        ),
        pytest.param("underground-fee", {"cash": 15}, marks=pytest.mark.rule("E2.BASE.36")),
        pytest.param(
            "continuum-first-turn", {"cash": 15}, marks=pytest.mark.rule("E2.CONTINUUM.02")
        ),
        pytest.param(
            "continuum-third-turn", {"cash": 19}, marks=pytest.mark.rule("E2.CONTINUUM.02")
        ),
        pytest.param(
            "continuum-again",
            {"the machine": "yes"},
            marks=pytest.mark.rule("E2.CONTINUUM.07", "E2.CONTINUUM.02"),
        ),
        pytest.param("continuum-scoring", {"viewers": 5}, marks=pytest.mark.rule("E2.BASE.51")),
        pytest.param("continuum-cards", {"machine cards": 0}, marks=pytest.mark.rule("E2.BASE.21")),
        pytest.param(
            "continuum-leave", {"rewards": "may not leave"}, marks=pytest.mark.rule("E2.BASE.25")
        ),
        pytest.param(
            "gorilla-first",
            {"turns": "Ann, Cy, Ann, Bo"},
            marks=pytest.mark.rule("E2.GORILLA.05", "E2.GORILLA.06"),
        ),
        pytest.param(
            "gorilla-first-leaves",
            {"rewards": "may leave for nothing"},
            marks=pytest.mark.rule("E2.GORILLA.10"),
        ),
        pytest.param("gorilla-cash", {"cash": 14}, marks=pytest.mark.rule("E2.GORILLA.08")),
        pytest.param("gorilla-solo", {"cash": 17}, marks=pytest.mark.rule("E2.GORILLA.16")),
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
            "beeb-start", {"cash": 6}, marks=pytest.mark.rule("E1.BEEB.01", "E1.SETUP.28")
        ),
        pytest.param(
            "beeb-space",
            {"choices": "sign-star"},
            marks=pytest.mark.rule("E1.BEEB.02", "E1.BEEB.04"),
        ),
        pytest.param(
            "beeb-four-spaces",
            {"cash": 10, "viewers": 4},
            marks=pytest.mark.rule("E1.BEEB.06", "E1.BEEB.08"),
        ),
        pytest.param(
            "beeb-leaves",
            {"rewards": "may leave for cash or viewers"},
            marks=pytest.mark.rule("E1.BEEB.14"),
        ),
        pytest.param("beeb-reward", {"cash": 23}, marks=pytest.mark.rule("E1.BEEB.15")),
        pytest.param("butcher-slots", {"cash": 4}, marks=pytest.mark.rule("E1.BUTCHER.02")),
        pytest.param("butcher-reruns", {"viewers": 5}, marks=pytest.mark.rule("E1.BUTCHER.01")),
        pytest.param(
            "butcher-last-reruns", {"viewers": 5}, marks=pytest.mark.rule("E1.BUTCHER.01")
        ),
        pytest.param("butcher-timeslot", {"viewers": 4}, marks=pytest.mark.rule("E1.BUTCHER.03")),
        pytest.param(
            "butcher-below-zero", {"viewers": -2}, marks=pytest.mark.rule("E1.BUTCHER.08")
        ),
        pytest.param("cable-start", {"cash": 16}, marks=pytest.mark.rule("E1.CABLE.02")),
        pytest.param(
            "cable-same-turn", {"rewards": "may not leave"}, marks=pytest.mark.rule("E1.CABLE.01")
        ),
        pytest.param(
            "cable-one-more",
            {"to decide": "Ann", "viewers": 5},
            marks=pytest.mark.rule("E1.CABLE.01", "E1.CABLE.07"),
        ),
        pytest.param(
            "cable-last",
            {"rewards": "may leave for nothing"},
            marks=pytest.mark.rule("E1.CABLE.08"),
        ),
        pytest.param(
            "cheapo-without-upkeep", {"viewers": 12}, marks=pytest.mark.rule("E1.CHEAPO.01")
        ),
        pytest.param(
            "cheapo-upkeep", {"cash": 6}, marks=pytest.mark.rule("E1.CHEAPO.02", "E1.CHEAPO.03")
        ),
        pytest.param(
            "cheapo-final", {"viewers": 16}, marks=pytest.mark.rule("E1.BASE.55", "E1.BASE.58")
        ),
        pytest.param("flix-timeslot", {"viewers": 8}, marks=pytest.mark.rule("E1.FLIX.01")),
        pytest.param("flix-another-genre", {"viewers": 8}, marks=pytest.mark.rule("E1.FLIX.03")),
        pytest.param("flix-same-genre", {"cash": 6}, marks=pytest.mark.rule("E1.FLIX.03")),
        pytest.param("flix-below-zero", {"viewers": -2}, marks=pytest.mark.rule("E1.FLIX.07")),
        pytest.param(
            "generic-third-genre", {"bonus": "none"}, marks=pytest.mark.rule("E1.GENERIC.11")
        ),
        pytest.param("generic-scoring", {"viewers": 0}, marks=pytest.mark.rule("E1.GENERIC.01")),
        pytest.param(
            "generic-fifth-genre",
            {"moguls offered": 4},
            marks=pytest.mark.rule("E1.GENERIC.01", "E1.GENERIC.08"),
        ),
        pytest.param(
            "procrastinator-start",
            {"cash": 3},
            marks=pytest.mark.rule("E1.PROCRASTINATOR.02", "E1.SETUP.28"),
        ),
        pytest.param(
            "procrastinator-first-round",
            {"the show": "no"},
            marks=pytest.mark.rule("E1.PROCRASTINATOR.04"),
        ),
        pytest.param(
            "procrastinator-tokens",
            {"tokens for sports": "yes"},
            marks=pytest.mark.rule("E1.SETUP.12", "E1.PROCRASTINATOR.01"),
        ),
        pytest.param(
            "rich-choices",
            {"choices": "swap, windfall"},
            marks=pytest.mark.rule("E1.RICH.02", "E1.RICH.05"),
        ),
        pytest.param("rich-ad", {"cash": 15}, marks=pytest.mark.rule("E1.RICH.04")),
        pytest.param("rich-final", {"viewers": 0}, marks=pytest.mark.rule("E1.RICH.07")),
        pytest.param(
            "specialist-third", {"bonus": "none"}, marks=pytest.mark.rule("E1.SPECIALIST.07")
        ),
        pytest.param(
            "specialist-fourth",
            {"moguls offered": 5},
            marks=pytest.mark.rule("E1.SPECIALIST.01", "E1.SPECIALIST.09"),
        ),
        pytest.param(
            "underground-price",
            {"cash": 4, "stars on display": 3},
            marks=pytest.mark.rule("E1.UNDERGROUND.01", "E1.UNDERGROUND.02"),
        ),
        pytest.param("underground-stars", {"viewers": 8}, marks=pytest.mark.rule("E1.BASE.49")),
        pytest.param("underground-fee", {"cash": 14}, marks=pytest.mark.rule("E1.UNDERGROUND.06")),
        pytest.param(
            "continuum-first-turn", {"cash": 15}, marks=pytest.mark.rule("E1.CONTINUUM.07")
        ),
        pytest.param(
            "continuum-third-turn", {"cash": 19}, marks=pytest.mark.rule("E1.CONTINUUM.09")
        ),
        pytest.param(
            "continuum-again", {"the machine": "no"}, marks=pytest.mark.rule("E1.CONTINUUM.03")
        ),
        pytest.param(
            "continuum-scoring", {"viewers": 8}, marks=pytest.mark.rule("E1.CONTINUUM.04")
        ),
        pytest.param("continuum-cards", {"machine cards": 1}, marks=pytest.mark.rule("E1.BASE.17")),
        pytest.param(
            "continuum-leave",
            {"rewards": "may leave for cash or viewers"},
            marks=pytest.mark.rule("E1.BASE.22"),
        ),
        pytest.param(
            "gorilla-first",
            {"turns": "Ann, Cy, Bo, Ann"},
            marks=pytest.mark.rule("E1.GORILLA.02", "E1.GORILLA.06"),
        ),
        pytest.param(
            "gorilla-first-leaves",
            {"rewards": "may leave for nothing"},
            marks=pytest.mark.rule("E1.GORILLA.04", "E1.GORILLA.05"),
        ),
        pytest.param("gorilla-cash", {"cash": 13}, marks=pytest.mark.rule("E1.GORILLA.03")),
        pytest.param("gorilla-solo", {"cash": 16}, marks=pytest.mark.rule("E1.GORILLA.03")),
    ],
)
def test_first_edition(
    name: str, expected: dict[str, Seen], request: pytest.FixtureRequest
) -> None:
    """What is seen after the scene is what the clauses that the page names say."""
    assert outcome(SCENES[name], "first") == expected
    assert SCENES[name].first.clauses == claimed(request)


def test_every_scene_is_compared_in_both_editions() -> None:
    """No scene about executives is on the page whose outcomes nobody wrote down here."""
    for test in (test_second_edition, test_first_edition):
        (mark,) = test.pytestmark  # type: ignore[attr-defined]
        assert [param.values[0] for param in mark.args[1]] == [
            scene.name for scene in ABOUT_EXECUTIVES
        ]
