"""Hypothesis finds the strategies of public types by itself, through the entry point."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from executives import Replay, boardroom, networks
from executives.core.actions import Action
from executives.networks.cards import Ad, CardSet, NetworkCard, Show, Star

ACTIONS = [
    networks.AddOrReplace,
    networks.Attach,
    networks.ChooseExecutive,
    networks.ChooseSide,
    networks.ChooseTimeslot,
    networks.Commit,
    networks.Declare,
    networks.EndTurn,
    networks.KeepCard,
    networks.LeaveEmpty,
    networks.Pass,
    networks.Produce,
    networks.SignAd,
    networks.SignStar,
    networks.StopSigning,
    networks.TakeNetworkCard,
    networks.UseCard,
]
VALUES = [
    *(networks.Game, networks.GameState, networks.View, networks.Variants, networks.Executive),
    *(networks.Option, Replay, CardSet, Show, Star, Ad, NetworkCard, Action),
]
BOARDROOM = [getattr(boardroom, name) for name in boardroom.__all__]
BOARDROOM_TYPES = [value for value in BOARDROOM if isinstance(value, type)]


def named(kind: type) -> str:
    """The module of a game and the name, since both games have some names."""
    return f"{kind.__module__.split('.')[1]}.{kind.__name__}"


def test_the_types_of_the_executives_are_there() -> None:
    """All action classes, and what a game, a state and a view are."""
    assert {boardroom.Play, boardroom.PlaceBid, boardroom.BreakTie} < set(BOARDROOM_TYPES)
    assert {boardroom.Game, boardroom.GameState, boardroom.View} < set(BOARDROOM_TYPES)
    assert {boardroom.Variants, boardroom.Agenda} < set(BOARDROOM_TYPES)


@pytest.mark.parametrize("kind", [*VALUES, *ACTIONS, *BOARDROOM_TYPES], ids=named)
def test_from_type_makes_every_public_type(kind: type) -> None:
    """``st.from_type(C)`` gives values of C."""
    found = []

    @settings(
        max_examples=3,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(st.from_type(kind))
    def draw(value: object) -> None:
        found.append(value)

    draw()
    assert found
    assert all(isinstance(value, kind) for value in found)


def run(code: str) -> str:
    """The output of a fresh process."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout


def test_importing_hypothesis_loads_no_strategies() -> None:
    """The entry point waits for the games; nothing of them or of the strategies is loaded."""
    code = "import hypothesis, sys; print(*sys.modules)"
    loaded = run(code).split()
    assert "executives._hypothesis" in loaded
    unwanted = ("executives.testing", "executives.networks", "executives.boardroom")
    assert not [name for name in loaded if name.startswith(unwanted)]


@pytest.mark.parametrize("name", ["networks", "boardroom"])
@pytest.mark.parametrize("first", ["hypothesis", "game"])
def test_types_are_registered_whichever_is_imported_first(name: str, first: str) -> None:
    """A game that is imported later registers its types then, and its loader stays as it was."""
    imports = ["import hypothesis", f"from executives import {name}"]
    lines = imports if first == "hypothesis" else imports[::-1]
    code = f"""
{lines[0]}
{lines[1]}
from hypothesis.strategies._internal.types import _global_type_lookup as registered
print({name}.Variants in registered, sorted(vars({name}.__spec__.loader)))
"""
    assert run(code).strip() == "True ['name', 'path']"


def test_the_laws_need_no_hypothesis() -> None:
    """Without the extra there are the laws, and an error that names the extra."""
    code = """
import sys
sys.modules["hypothesis"] = None
import importlib.util as util
found = util.find_spec
util.find_spec = lambda name, *rest: None if name == "hypothesis" else found(name, *rest)
from executives.testing import NETWORKS_LAWS, check_state, play_under_laws
import executives.testing
for ask in ("executives.testing.GameMachine", "executives.testing.register_profiles"):
    try:
        getattr(executives.testing, ask.rsplit(".", 1)[1])
    except ImportError as wrong:
        print(wrong)
try:
    import executives.testing.strategies
except ImportError as wrong:
    print(wrong)
"""
    assert run(code).count("pip install 'executives[testing]'") == 3
