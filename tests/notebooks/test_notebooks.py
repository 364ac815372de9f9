"""The notebooks of the documentation: they run, and what they show is fit to be shown.

Each runs in ``docs/notebooks``, as in Jupyter and when the site is built.  Every notebook is a
test of its own with a kernel of its own, so they can run side by side.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jupytext
import pytest
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"
TIMEOUT = 120
"""Seconds that one cell may take."""

RAISES = "raises-exception"
"""The tag of a cell that shows an error."""

BARE = re.compile(r"\b(View|GameState|Replay|Player|Transition|Explanation|Comparison)\(")
"""A record that was shown by its fields, not in its form for notebooks."""

STATE = "GameState("
"""Fields of a state, hidden cards and seed among them, stand behind it."""

ADDRESS = re.compile(r"""(?:[a-z][a-z+.-]*:|["'(=]\s*)//[^\s"'<>)]*""", re.IGNORECASE)
"""An address of something elsewhere."""

NAMESPACE = re.compile(r"http://www\.w3\.org/(2000/svg|1999/xhtml|1999/xlink)")
"""Names that look like addresses; nobody asks there."""


def notebooks() -> list[str]:
    """The names of the pages that are notebooks."""
    found = sorted(FOLDER.glob("*.md"))
    return [path.stem for path in found if is_notebook(path)]


def is_notebook(path: Path) -> bool:
    """Whether a page names the kernel that runs it."""
    return "kernelspec" in jupytext.read(path).metadata


@cache
def read(name: str) -> Any:
    """A notebook as it is written, without outputs."""
    return jupytext.read(FOLDER / f"{name}.md", fmt="md:myst")


def run(name: str) -> Any:
    """A notebook with its outputs; fails with the cell that fails."""
    notebook = jupytext.read(FOLDER / f"{name}.md", fmt="md:myst")
    resources = {"metadata": {"path": str(FOLDER)}}
    client = NotebookClient(notebook, timeout=TIMEOUT, kernel_name="python3", resources=resources)
    try:
        client.execute()
    except CellExecutionError as wrong:
        pytest.fail(f"{name}: {wrong}", pytrace=False)
    return notebook


@pytest.mark.parametrize("name", notebooks())
def test_a_notebook_runs_and_shows_what_it_should(name: str) -> None:
    print(name, run(name))
