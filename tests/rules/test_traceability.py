"""Every clause of what is implemented has a test, and every clause named anywhere exists.

The tests are read, not run: a claim is a literal id in ``@pytest.mark.rule``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from executives import rulebook

TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "src" / "executives"

WHOLE_SECTIONS = (
    "E2.BASE",
    "E2.TRACKS",
    "E2.SETUP",
    "E2.BEEB",
    "E2.BUTCHER",
    "E2.CONTINUUM",
    "E2.CABLE",
    "E2.CHEAPO",
    "E2.FLIX",
    "E2.GENERIC",
    "E2.PROCRASTINATOR",
    "E2.RICH",
    "E2.SPECIALIST",
    "E2.STARRYEYE",
    "E2.UNDERGROUND",
    "E2.GORILLA",
    "E2.MOGUL",
    "E2.CARDS",
    "E2.TELLY",
    "E2.SOLO",
    "E1.BASE",
    "E1.GENREBONUS",
    "E1.CARDS",
    "E1.SETUP",
    "E1.PILOT",
    "E1.MOGUL",
    "E1.SOLO",
    "E1.GENRE",
    "E1.BEEB",
    "E1.BUTCHER",
    "E1.CABLE",
    "E1.CHEAPO",
    "E1.FLIX",
    "E1.GENERIC",
    "E1.PROCRASTINATOR",
    "E1.RICH",
    "E1.SPECIALIST",
    "E1.STARMAKER",
    "E1.TELETHON",
    "E1.UNDERGROUND",
    "E1.CONTINUUM",
    "E1.GORILLA",
    "TX.SETUP",
    "TX.BRIBE",
    "TX.TRICK",
    "TX.VOTE",
    "TX.SCORE",
)
MOST_CLAIMS = 3

SHORT_FORM = re.compile(r"((?:E1|E2|TX)\.[A-Z]+)(\.\d\d)((?:(?:, |-)\.\d\d\b)*)")
"""``E2.BASE.33``, also followed by more of its section as in ``E2.BASE.33-.35, .38``."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def dotted(node: ast.expr) -> str:
    """A name with its attributes, as in ``pytest.mark.rule``; of a call, what is called."""
    if isinstance(node, ast.Call):
        return dotted(node.func)
    if isinstance(node, ast.Attribute):
        return f"{dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def marks(nodes: list[ast.expr]) -> Iterator[ast.Call]:
    """The ``rule`` marks in decorators, also those of single parameters."""
    for node in nodes:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Call) and dotted(inner) == "pytest.mark.rule":
                yield inner


def ids(mark: ast.Call) -> list[str]:
    """The clauses a mark names; something else than a literal id is shown as it is written."""
    found = []
    for argument in mark.args:
        literal = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        found.append(str(argument.value) if literal else ast.unparse(argument))  # type: ignore[attr-defined]
    return found


def found_tests(tree: ast.Module) -> Iterator[tuple[Function, list[ast.expr]]]:
    """Each test with its decorators, those of its class included."""
    for node in tree.body:
        if isinstance(node, Function) and node.name.startswith("test"):
            yield node, node.decorator_list
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            for inner in node.body:
                if isinstance(inner, Function) and inner.name.startswith("test"):
                    yield inner, [*node.decorator_list, *inner.decorator_list]


def claims_of(decorators: list[ast.expr]) -> list[str]:
    """What a test with these decorators claims."""
    return [rule for mark in marks(decorators) for rule in ids(mark)]


def most_claims(decorators: list[ast.expr]) -> int:
    """How many clauses one case of a test claims: a parameter's mark is of its case only."""
    direct = [node for node in decorators if dotted(node) == "pytest.mark.rule"]
    others = [node for node in decorators if dotted(node) != "pytest.mark.rule"]
    own = max((len(ids(mark)) for mark in marks(others)), default=0)
    return len(claims_of(direct)) + own


def is_empty(test: Function) -> bool:
    """Whether a body has only constants (a docstring, ``...``) and ``pass``."""
    return all(
        isinstance(line, ast.Pass)
        or (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))
        for line in test.body
    )


def evasions(tree: ast.Module) -> list[str]:
    """Everything in a file that skips a test or expects it to fail."""
    words = {"skip", "skipif", "xfail", "importorskip", "skipTest", "SkipTest", "expectedFailure"}
    return [
        f"line {node.lineno}: {dotted(node)}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute | ast.Name)
        and dotted(node).rpartition(".")[2] in words
        and dotted(node).partition(".")[0] in ("pytest", "unittest", *words)
    ]


@cache
def files() -> dict[str, ast.Module]:
    """The parsed test files by their path below the tests."""
    return {
        str(path.relative_to(TESTS)): ast.parse(
            path.read_text(encoding="utf-8"), filename=str(path)
        )
        for path in sorted(TESTS.rglob("*.py"))
    }


@cache
def claims() -> dict[str, list[str]]:
    """All claimed ids with the tests that claim them."""
    found: dict[str, list[str]] = {}
    for name, tree in files().items():
        for test, decorators in found_tests(tree):
            for rule in claims_of(decorators):
                found.setdefault(rule, []).append(f"{name}::{test.name}")
    return found


def known() -> set[str]:
    """All ids of the rulebook."""
    return {rule.id for rule in rulebook.clauses()}


def cited(text: str) -> set[str]:
    """The ids that a text cites, short forms written out."""
    found: set[str] = set()
    for section, first, rest in SHORT_FORM.findall(text):
        found |= {section + number for number in [first, *re.findall(r"\.\d\d", rest)]}
    return found


@pytest.mark.parametrize("section", WHOLE_SECTIONS)
def test_every_clause_of_an_implemented_section_is_claimed(section: str) -> None:
    """Each clause of the section has a test that claims it."""
    assert [c.id for c in rulebook.clauses(section) if c.id not in claims()] == []


def test_no_test_claims_more_than_three_clauses() -> None:
    """A test that claims more proves none of them."""
    crowded = [
        f"{name}::{test.name}"
        for name, tree in files().items()
        for test, decorators in found_tests(tree)
        if most_claims(decorators) > MOST_CLAIMS
    ]
    assert crowded == []


def test_every_claimed_clause_exists() -> None:
    """A claim is the literal id of a clause of the rulebook."""
    assert {rule: tests for rule, tests in claims().items() if rule not in known()} == {}


def test_no_claim_is_lost() -> None:
    """Every mark in a file belongs to a test that was found."""
    for name, tree in files().items():
        written = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        decorators = {id(node): node for _, found in found_tests(tree) for node in found}
        read = list(marks(list(decorators.values())))
        assert len(read) == sum(dotted(node) == "pytest.mark.rule" for node in written), name


def test_no_test_is_skipped_or_expected_to_fail() -> None:
    """A test that does not run proves nothing; only those that need a browser may do without."""
    skipping = {name: found for name, tree in files().items() if (found := evasions(tree))}
    skipping.pop("browser/conftest.py", None)  # With ``make browser`` a missing one is an error.
    assert skipping == {}


def test_no_test_is_empty() -> None:
    """No test consists of its docstring."""
    empty = [
        f"{name}::{test.name}"
        for name, tree in files().items()
        for test, _ in found_tests(tree)
        if is_empty(test)
    ]
    assert empty == []


def test_every_clause_cited_in_the_sources_exists() -> None:
    """Code and board data cite clauses of the rulebook only."""
    wrong = {}
    texts = [*SOURCES.rglob("*.py"), *(SOURCES / "networks").rglob("*.toml")]
    for path in texts:
        unknown = cited(path.read_text(encoding="utf-8")) - known()
        if unknown:
            wrong[str(path.relative_to(SOURCES))] = sorted(unknown)
    assert wrong == {}


SAMPLE = '''
import pytest

@pytest.mark.rule("A.01", "A.02")
@pytest.mark.rule("A.03", "A.04")
def test_crowded() -> None:
    """Claims four."""
    assert True

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("A.05")), 2])
def test_parameters(n: int) -> None:
    """Nothing."""

@pytest.mark.rule("A.06")
class TestAll:
    @pytest.mark.skip
    def test_inner(self) -> None:
        pass
'''


def test_the_reader_sees_what_it_has_to() -> None:
    """Claims of functions, parameters and classes, empty bodies, skips and short forms."""
    tree = ast.parse(SAMPLE)
    read = {test.name: (claims_of(found), most_claims(found)) for test, found in found_tests(tree)}
    assert read == {
        "test_crowded": (["A.01", "A.02", "A.03", "A.04"], 4),
        "test_parameters": (["A.05"], 1),
        "test_inner": (["A.06"], 1),
    }
    empty = [test.name for test, _ in found_tests(tree) if is_empty(test)]
    assert empty == ["test_parameters", "test_inner"]
    assert evasions(tree) == ["line 16: pytest.mark.skip"]
    assert cited("(E2.BASE.33-.35, .38) and TX.TRICK.02") == {
        *("E2.BASE.33", "E2.BASE.35", "E2.BASE.38", "TX.TRICK.02"),
    }
