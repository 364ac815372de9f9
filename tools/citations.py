"""Where clauses of the rulebook are cited: functions, data files, and the tests that claim them.

Files are read, never imported.  A place of code is the innermost function or class around the
citation; a test claims a clause by a literal id in ``@pytest.mark.rule``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SHORT_FORM = re.compile(r"\b((?:E1|E2|TX)\.[A-Z]+\.)(\d\d)\b((?:(?:, |-)\.\d\d\b)*)")
"""``E2.BASE.33``, also followed by more of its section as in ``E2.BASE.33-.35, .38``."""

FURTHER = re.compile(r"(, |-)\.(\d\d)")

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Place(NamedTuple):
    """A line of a file: its path below the root, what stands there, and what it says of itself.

    ``name`` is "" outside of functions and classes; ``says`` is the first line of a docstring.
    """

    path: str
    line: int
    name: str
    says: str


Places = dict[str, list[Place]]
"""Places by the id of the clause, in the order of paths and lines."""


def cited(text: str) -> Iterator[tuple[int, str]]:
    """Each id that a text cites with its offset, short forms and ranges written out."""
    for found in SHORT_FORM.finditer(text):
        section, last = found[1], int(found[2])
        yield found.start(), f"{section}{last:02}"
        for sign, digits in FURTHER.findall(found[3]):
            number = int(digits)
            for between in range(last + 1 if sign == "-" else number, number + 1):
                yield found.start(), f"{section}{between:02}"
            last = number


def code_places(root: Path) -> Places:
    """Where the package cites each clause: its modules, and the data of the networks game."""
    package = root / "src" / "executives"
    places: Places = {}
    for path in sorted(package.rglob("*.py")):
        _add_code(places, path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
    for path in sorted((package / "networks").rglob("*.toml")):
        text = path.read_text(encoding="utf-8")
        for offset, rule in cited(text):
            line = text.count("\n", 0, offset) + 1
            _add(places, rule, Place(path.relative_to(root).as_posix(), line, "", ""))
    return places


def claiming_tests(root: Path) -> Places:
    """The tests that claim each clause."""
    places: Places = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text if "mark.rule" in text else "", filename=str(path))
        for test, decorators in _tests(tree):
            place = Place(path.relative_to(root).as_posix(), test.lineno, test.name, _says(test))
            for rule in _claims(decorators):
                _add(places, rule, place)
    return places


def _add(places: Places, rule: str, place: Place) -> None:
    """Add a place, once for each file and name."""
    known = places.setdefault(rule, [])
    if all((place.path, place.name) != (other.path, other.name) for other in known):
        known.append(place)


def _add_code(places: Places, path: str, text: str) -> None:
    found = list(cited(text))
    scopes = list(_scopes(ast.parse(text, filename=path), "")) if found else []
    for offset, rule in found:
        line = text.count("\n", 0, offset) + 1
        around = [scope for scope in scopes if scope[0] <= line <= scope[1]]
        start, _, name, says = max(around, default=(line, line, "", ""))
        _add(places, rule, Place(path, start, name, says))


def _scopes(tree: ast.AST, outer: str) -> Iterator[tuple[int, int, str, str]]:
    """First and last line, name and docstring of each function and class."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Definition):
            name = f"{outer}{node.name}"
            first = min([node.lineno, *(made.lineno for made in node.decorator_list)])
            yield first, node.end_lineno or first, name, _says(node)
            yield from _scopes(node, f"{name}.")
        else:
            yield from _scopes(node, outer)


def _says(node: Definition) -> str:
    return (ast.get_docstring(node) or "").partition("\n\n")[0].replace("\n", " ")


def _tests(tree: ast.Module) -> Iterator[tuple[Function, list[ast.expr]]]:
    """Each test with its decorators, those of its class included."""
    for node in tree.body:
        if isinstance(node, Function):
            yield node, node.decorator_list
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, Function):
                    yield inner, [*node.decorator_list, *inner.decorator_list]


def _claims(decorators: list[ast.expr]) -> Iterator[str]:
    """The ids of the ``rule`` marks in decorators, those of single parameters included."""
    for decorator in decorators:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant):
                        yield str(argument.value)
