"""Importing the library pulls in little."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = ("hypothesis", "pytest", "_pytest", "cattrs", "cattr", "tqdm", "numpy")
UNWANTED = ("executives.cli", "executives.testing", "executives.render")


def modules_after(code: str) -> set[str]:
    """The modules of a fresh process after some code."""
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys\nprint(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(done.stdout.split())


NOTHING = modules_after("pass")


@pytest.mark.parametrize(
    "code",
    [
        "import executives",
        "import executives.networks",
        "from executives import networks; networks.Game(('Ann', 'Bo')).start(1)",
        "from executives import Replay, networks, simulate; simulate(networks.Game(('Ann',)), 1)",
    ],
)
def test_no_heavy_module_is_imported(code: str) -> None:
    """The library and a game start without test tools and converters."""
    added = modules_after(code) - NOTHING
    assert "executives.core.errors" in added
    roots = {name.split(".")[0] for name in added}
    assert roots.isdisjoint(HEAVY)
    assert added.isdisjoint(UNWANTED)


def test_the_facade_leaves_the_games_alone() -> None:
    """``import executives`` loads no game: whoever wants one imports it."""
    added = modules_after("import executives") - NOTHING
    assert not [name for name in added if name.startswith("executives.networks")]


def test_the_command_line_starts_without_test_tools() -> None:
    """The command needs nothing of the extras to verify a replay."""
    added = modules_after("import executives.cli") - NOTHING
    assert {name.split(".")[0] for name in added}.isdisjoint(HEAVY)
