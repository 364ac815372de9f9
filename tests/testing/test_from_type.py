"""Hypothesis finds the strategies of public types by itself, through the entry point."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from executives import Replay, networks
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


@pytest.mark.parametrize("kind", [*VALUES, *ACTIONS], ids=lambda kind: kind.__name__)
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
    """The entry point registers; the strategies are imported when a type is asked for."""
    code = "import hypothesis, sys; print('executives.testing' in sys.modules)"
    assert run(code).strip() == "False"


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
