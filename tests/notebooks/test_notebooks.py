"""The notebooks of the documentation: they run, and what they show is fit to be shown.

Each runs in ``docs/notebooks``, its own folder, as in Jupyter and when the site is built.  Each is
a test of its own with a kernel of its own, so they can run side by side.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jupytext  # type: ignore[import-untyped]
import nbformat
import pytest
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"
NAMES = sorted(path.stem for path in FOLDER.glob("*.md") if path.stem != "index")

V4: Any = nbformat.v4

TIMEOUT = 120
"""Seconds that one cell may take."""

RAISES = "raises-exception"
"""The tag of a cell that shows an error."""

COLOUR = re.compile(r"\x1b\[[0-9;]*m")

UNFIT = {
    "a stack": re.compile(r"Traceback \(most recent call last\)"),
    "the fields of a record": re.compile(
        r"^(View|Replay|Player|Transition|Explanation|Comparison|Result|Tally|Game|Verdict)\(", re.M
    ),
    "a state with all its secrets": re.compile(r"\bGameState\(.*?\bseed=", re.DOTALL),
    "a state of no known game": re.compile(r"No game is known to have made it"),
    "an address in memory": re.compile(r"\bat 0x[0-9a-f]{4,}"),
}
"""What no output has, by what it is called."""

NAMESPACE = re.compile(r"http://www\.w3\.org/(?:2000/svg|1999/xhtml|1999/xlink)\b")
"""Names that look like addresses; nobody asks there."""

OUTSIDE = re.compile(
    r"""\b(?:https?|ftp|wss?)://|\b(?:src|href|action|poster)\s*=\s*["']?//"""
    r"""|url\(\s*["']?//|@import\b"""
)
"""What asks for something elsewhere."""


def read(name: str) -> Any:
    """A notebook as it is written, without outputs."""
    return jupytext.read(FOLDER / f"{name}.md", fmt="md:myst")


def run(notebook: Any) -> Any:
    """A notebook with its outputs; fails with the source and the error of the cell that fails."""
    resources = {"metadata": {"path": str(FOLDER)}}
    client = NotebookClient(notebook, timeout=TIMEOUT, kernel_name="python3", resources=resources)
    try:
        client.execute()
    except CellExecutionError as wrong:
        pytest.fail(COLOUR.sub("", str(wrong)), pytrace=False)
    return notebook


def faults(notebook: Any) -> list[str]:
    """What is wrong with the outputs of a notebook, each with the first line of its cell."""
    return [
        f"{cell.source.splitlines()[0]}: {fault}"
        for cell in notebook.cells
        if cell.cell_type == "code" and cell.source
        for fault in cell_faults(cell)
    ]


def cell_faults(cell: Any) -> Iterator[str]:
    """What is wrong with the outputs of a cell."""
    tagged = RAISES in cell.metadata.get("tags", ())
    if tagged and not any(output.output_type == "error" for output in cell.outputs):
        yield "no error, although it is tagged"
    for output in cell.outputs:
        if output.output_type == "stream":
            yield from stream_faults(output)
        elif output.output_type == "error":
            yield from text_faults(COLOUR.sub("", "\n".join(output.traceback)), tagged=tagged)
        else:
            yield from display_faults(output.data)


def stream_faults(output: Any) -> Iterator[str]:
    """What is wrong with printed text."""
    if output.name == "stderr":
        yield f"on stderr: {output.text}"
    yield from text_faults(output.text)


def text_faults(text: str, *, tagged: bool = False) -> Iterator[str]:
    """What a text shows that it should not; an error that is wanted may have its stack."""
    for called, found in UNFIT.items():
        if found.search(text) and not (tagged and called == "a stack"):
            yield called


def display_faults(data: dict[str, str]) -> Iterator[str]:
    """What is wrong with something displayed, form by form."""
    if not data.get("text/plain"):
        yield "no plain text"
    if "image/svg+xml" in data and "text/html" not in data:
        yield "a board without HTML"
    for kind, form in data.items():
        if kind.startswith("text/") or kind == "image/svg+xml":
            # Twice, since the player is a document within an attribute.
            plain = html.unescape(html.unescape(form))
            yield from text_faults(plain)
            if kind != "text/plain" and OUTSIDE.search(NAMESPACE.sub("", plain)):
                yield f"{kind} asks for something elsewhere"


# -- the notebooks --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs_and_shows_what_it_should(name: str) -> None:
    """Every cell runs, errors come where they are meant, and no output is unfit for readers."""
    assert faults(run(read(name))) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_page_is_a_notebook_in_the_table_of_contents(name: str) -> None:
    """It names its kernel, so that the site runs it, and the index leads to it."""
    notebook = read(name)
    assert notebook.metadata["kernelspec"]["name"] == "python3"
    assert any(cell.cell_type == "code" for cell in notebook.cells)
    assert f"({name}.md)" in (FOLDER / "index.md").read_text("utf-8")


# -- whether the tests can fail -------------------------------------------------------------------


def cell_with(*outputs: Any, tags: tuple[str, ...] = ()) -> Any:
    """A notebook of one cell that has been run."""
    made = V4.new_code_cell("code", outputs=list(outputs), metadata={"tags": list(tags)})
    return V4.new_notebook(cells=[made])


def display(**forms: str) -> Any:
    """Something displayed, by its forms."""
    kinds = {"plain": "text/plain", "page": "text/html", "svg": "image/svg+xml"}
    data = {kinds[kind]: form for kind, form in forms.items()}
    return V4.new_output("display_data", data=data)


def printed(text: str, name: str = "stdout") -> Any:
    """Printed text."""
    return V4.new_output("stream", name=name, text=text)


def error(text: str) -> Any:
    """An error that a cell ended with."""
    return V4.new_output("error", ename="E", evalue="", traceback=[text])


STACK = "Traceback (most recent call last)"
SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'


@pytest.mark.parametrize(
    ("notebook", "found"),
    [
        (cell_with(printed("5\n"), display(plain="a", page="<p>a</p>", svg=SVG)), []),
        (cell_with(error(STACK), tags=(RAISES,)), []),
        (cell_with(error(f"\x1b[31m{STACK}")), ["a stack"]),
        (cell_with(tags=(RAISES,)), ["no error, although it is tagged"]),
        (cell_with(printed("Look out\n", "stderr")), ["on stderr: Look out\n"]),
        (cell_with(printed(f"x\n{STACK}")), ["a stack"]),
        (cell_with(display(page="<p>a</p>")), ["no plain text"]),
        (cell_with(display(plain="a", svg=SVG)), ["a board without HTML"]),
        (cell_with(display(plain="View(seat=None, round=1)")), ["the fields of a record"]),
        (
            cell_with(display(plain="(1, GameState(round=1, box=(), seed=7))")),
            ["a state with all its secrets"],
        ),
        (
            cell_with(display(plain="a", page="<p>GameState(round=1, &amp;quot;, seed=7)</p>")),
            ["a state with all its secrets"],
        ),
        (cell_with(display(plain="<function f at 0x7f3a10b2>")), ["an address in memory"]),
        (
            cell_with(
                display(plain="a", page="<i srcdoc='&lt;img src=&quot;//x.y&quot;&gt;'></i>")
            ),
            ["text/html asks for something elsewhere"],
        ),
        (
            cell_with(display(plain="a", page="<a href='https://x.y'>x</a>")),
            ["text/html asks for something elsewhere"],
        ),
    ],
)
def test_an_unfit_output_is_found(notebook: Any, found: list[str]) -> None:
    """Each kind of fault is told, and nothing is said of outputs that are as they should be."""
    assert faults(notebook) == [f"code: {fault}" for fault in found]


def test_a_cell_that_fails_is_told_with_its_source() -> None:
    """A claim in a cell that is wrong fails the test, with the cell and the error."""
    cells = [V4.new_code_cell("two = 1 + 1"), V4.new_code_cell("assert two == 3")]
    with pytest.raises(pytest.fail.Exception, match=r"(?s)assert two == 3.*AssertionError"):
        run(V4.new_notebook(cells=cells))
