"""The two editions in the same situation: they differ where they should, and are never mixed."""

from __future__ import annotations

import pytest

from executives import rulebook
from support.editions import CLAUSE, EDITIONS, Scene, clauses_in, document, outcome, play
from support.editions_all import SCENES

ALL = [pytest.param(scene, id=name) for name, scene in SCENES.items()]
PREFIX = {"second": "E2.", "first": "E1."}
FIRST_ONLY = ("lower", "up_rows", "down_rows", "season.order")
SECOND_ONLY = ("game.modules", "first")
"""Keys that a document of one edition has and one of the other cannot have."""


@pytest.mark.parametrize("scene", ALL)
def test_the_editions_differ_unless_the_scene_says_otherwise(scene: Scene) -> None:
    """Outcomes are equal where a scene calls them the same, and only there."""
    assert (outcome(scene, "second") == outcome(scene, "first")) == scene.same


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scene", ALL)
def test_the_editions_are_not_mixed(scene: Scene, edition: str) -> None:
    """Events of a game, and its reasons against decisions, cite clauses of its edition only."""
    played = play(scene, edition)
    cited = clauses_in(played.events)
    game, state = played.table.game, played.table.state
    for text in ("Ann end-turn", "Ann produce derby 9pm", "Ann sign-star star-4"):
        reasons = game.check(state, game.parse(text, state))
        cited |= {reason.rule for reason in reasons}
    assert cited
    assert {clause for clause in cited if not clause.startswith(PREFIX[edition])} == set()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scene", ALL)
def test_what_decides_is_a_clause_of_the_edition(scene: Scene, edition: str) -> None:
    """Each side of a scene names clauses of its own edition, and no words cite others."""
    side = scene.side(edition)
    assert side.clauses
    assert all(rulebook.clause(clause).id.startswith(PREFIX[edition]) for clause in side.clauses)
    assert CLAUSE.findall(scene.situation + side.because) == []


@pytest.mark.parametrize("scene", ALL)
def test_the_situation_is_the_same(scene: Scene) -> None:
    """Two documents differ in what only one edition has, and in the lines that a side adds."""
    second = document(scene, "second").splitlines()
    first = document(scene, "first").splitlines()
    own = {line for side in (scene.second, scene.first) for line in side.position.splitlines()}
    apart = {line for line in {*second} ^ {*first} if line not in own}
    keys = {line.partition(" = ")[0] for line in apart}
    assert keys <= {"game.edition", *FIRST_ONLY, *SECOND_ONLY}
