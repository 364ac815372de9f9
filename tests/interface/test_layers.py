"""Tests for `tools/layers.py`: imports point downwards only."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

FAULTS = [
    ("core/a.py", "import executives.networks", "core must not import executives.networks"),
    ("core/a.py", "from executives import boardroom", "core must not import executives.boardroom"),
    ("core/a.py", "from .. import rulebook", "core must not import executives.rulebook"),
    ("core/a.py", "from executives import Replay", "core must not import executives.Replay"),
    ("core/a.py", "def f():\n    import random", "core must not import random"),
    ("core/a.py", "from os.path import join", "core must not import os"),
    ("rulebook/__init__.py", "import pyrsistent", "rulebook must not import pyrsistent"),
    ("rulebook/__init__.py", "from ..core import b", "rulebook must not import executives.core"),
    ("core/a.py", "from ..documents import x", "core must not import executives.documents"),
    ("documents/a.py", "from ..networks import x", "documents must not import executives.network"),
    ("documents/a.py", "import time", "documents must not import time"),
    ("networks/a.py", "from ..boardroom import x", "networks must not import executives.board"),
    ("boardroom/a.py", "from executives.networks import x", "boardroom must not import"),
    ("boardroom/a.py", "import time", "boardroom must not import time"),
    ("networks/a.py", "import cattrs.strategies", "networks must not import cattrs"),
    ("networks/a.py", "from ..testing import laws", "networks must not import executives.testing"),
    (
        "networks/a.py",
        "from .second_edition.executives import beeb",
        "only executives.networks.second_edition knows its executives",
    ),
    (
        "networks/first_edition/executives/beeb.py",
        "from ...second_edition.executives.beeb import BEEB",
        "only executives.networks.second_edition knows its executives",
    ),
    (
        "networks/a.py",
        "import importlib\nimportlib.import_module('executives.cli')",
        "networks must not import executives.cli",
    ),
    ("render/a.py", "from executives import testing", "render must not import executives.testing"),
    ("render/a.py", "from ..cli import main", "render must not import executives.cli"),
    ("testing/a.py", "from ..cli import main", "testing must not import executives.cli"),
    ("__init__.py", "from .cli import main", "the facade must not import executives.cli"),
]

FINE = [
    ("core/a.py", "import math\nfrom . import b\nfrom .b import c\nfrom executives.core import b"),
    ("rulebook/__init__.py", "import tomllib\nfrom attrs import frozen"),
    ("networks/a.py", "from ..core import b\nfrom executives import rulebook"),
    ("documents/a.py", "import tomllib\nfrom ..core import b"),
    ("boardroom/documents/a.py", "from executives.documents import toml"),
    ("networks/game.py", "from . import first_edition\nfrom .second_edition import EDITION"),
    ("networks/second_edition/__init__.py", "from .executives import beeb"),
    ("networks/second_edition/executives/beeb.py", "from ... import turns\nfrom . import rich"),
    ("render/a.py", "import os\nfrom .. import networks, boardroom, core"),
    ("testing/a.py", "import hypothesis\nfrom executives import Replay, networks"),
    ("__init__.py", "from .core import errors\nfrom . import networks"),
    ("__main__.py", "from executives.cli import main"),
    ("cli.py", "import os\nfrom executives import Replay, networks, render, testing"),
]


def run(root: Path) -> subprocess.CompletedProcess[str]:
    """Run the tool on one tree."""
    command = [sys.executable, str(ROOT / "tools" / "layers.py"), str(root)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def plant(root: Path, name: str, text: str) -> None:
    """Write one file of the package into a tree of its own."""
    path = root / "src" / "executives" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "\n", encoding="utf-8")


def test_project() -> None:
    """No import of the project points upwards."""
    done = run(ROOT)

    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


@pytest.mark.parametrize(("name", "text", "reason"), FAULTS)
def test_fault(tmp_path: Path, name: str, text: str, reason: str) -> None:
    """A forbidden import is reported with its file, its line and the reason."""
    plant(tmp_path, name, text)

    done = run(tmp_path)

    line = text.count("\n") + 1
    assert done.returncode == 1
    assert done.stdout.count("\n") == 1
    assert done.stdout.startswith(f"{Path('src/executives') / name}:{line}: ")
    assert reason in done.stdout


def test_all_faults_are_reported(tmp_path: Path) -> None:
    """The tool does not stop at the first fault."""
    plant(tmp_path, "core/a.py", "import random\nimport time")
    plant(tmp_path, "render/b.py", "from ..cli import main")

    assert run(tmp_path).stdout.count("\n") == 3


@pytest.mark.parametrize(("name", "text"), FINE)
def test_allowed(tmp_path: Path, name: str, text: str) -> None:
    """An import that points downwards is fine."""
    plant(tmp_path, name, text)

    done = run(tmp_path)

    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


def test_no_package(tmp_path: Path) -> None:
    """A root without the package is an error, not a clean result."""
    assert run(tmp_path).returncode == 2
