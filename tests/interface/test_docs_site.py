"""The documentation site: it builds without a warning, and every clause has its place."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tools.citations import cited, claiming_tests, code_places

import executives
from executives import boardroom, interchange, networks, render, rulebook, testing

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"

QUICK = ("html_theme=basic", "toc_object_entries=0")
"""Half of the time of a build goes into the navigation of its theme."""


def sphinx(source: Path, target: Path, *settings: str) -> subprocess.CompletedProcess[str]:
    """Build a site; all warnings are errors, and nothing of a notebook is run."""
    words = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html"]
    for setting in settings:
        words += ["-D", setting]
    environment = {**os.environ, "DOCS_NOTEBOOKS": "off"}
    words += ["-d", str(target / "doctrees"), str(source), str(target / "html")]
    return subprocess.run(words, env=environment, capture_output=True, text=True, check=False)


def test_the_site_builds_and_has_every_page_and_clause(tmp_path: Path) -> None:
    """No warning: no broken link, no page outside the tables of contents, no unknown clause."""
    built = sphinx(DOCS, tmp_path, *QUICK)
    assert built.stderr == ""
    assert built.returncode == 0
    site = tmp_path / "html"
    pages = {path.relative_to(DOCS).with_suffix(".html") for path in DOCS.rglob("*.md")}
    assert [str(page) for page in sorted(pages) if not (site / page).is_file()] == []
    assert clauses_without_their_links(site) == []
    assert names_without_reference(site) == []


def clauses_without_their_links(site: Path) -> list[str]:
    """The clauses without an anchor, or without a link to a line of a test that exists."""
    wrong = []
    for section in rulebook.sections():
        page = (site / "rulebook" / f"{section}.html").read_text(encoding="utf-8")
        _, *parts = re.split(r'<dt [^>]*\bid="((?:E1|E2|TX)\.[A-Z]+\.\d\d)"', page)
        found = dict(zip(parts[::2], parts[1::2], strict=True))
        for rule in rulebook.clauses(section):
            links = re.findall(r'href="\.\./(source/tests/[^"]+)#(L\d+)"', found.get(rule.id, ""))
            if not links or not all(has_line(site, *link) for link in links[:1]):
                wrong.append(rule.id)
    return wrong


def names_without_reference(site: Path) -> list[str]:
    """The names that a public package exports and no page of the reference has."""
    pages = "".join(path.read_text(encoding="utf-8") for path in site.glob("reference/*.html"))
    known = set(re.findall(r'id="(?:module-)?executives\.(?:\w+\.)*(\w+)"', pages))
    packages = (executives, networks, boardroom, interchange, render, rulebook, testing)
    return [name for package in packages for name in package.__all__ if name not in known]


def has_line(site: Path, page: str, line: str) -> bool:
    """Whether the page of a file is there and has a line."""
    path = site / page
    return path.is_file() and f'id="{line}"' in path.read_text(encoding="utf-8")


SMALL_CONF = f"""
import sys
sys.path[:0] = [{str(DOCS / "_ext")!r}, {str(ROOT)!r}]
extensions = ["myst_parser", "sources", "rulebook_pages"]
html_theme = "basic"
"""

LINKS = """
# Title

Right are {rule}`E2.BEEB.08`, E2.BEEB.08, `E2.BEEB.97` and
[a file](../src/executives/replay.py).

Wrong is the role {rule}`E2.BEEB.99`.

Wrong is the text E2.BEEB.98.

Wrong is [a file](../src/executives/nowhere.py).

```{clause} E2.BEEB.08
```
"""


def test_a_link_that_leads_nowhere_fails_the_build(tmp_path: Path) -> None:
    """Unknown clauses in roles and in running text, and files that have no page."""
    write(tmp_path, "source/conf.py", SMALL_CONF)
    write(tmp_path, "source/index.md", LINKS)
    built = sphinx(tmp_path / "source", tmp_path)
    warnings = [line for line in built.stderr.splitlines() if "WARNING" in line]
    assert built.returncode != 0
    assert len(warnings) == 3
    assert all(name in built.stderr for name in ("BEEB.99", "BEEB.98", "nowhere.py"))


def test_short_forms_of_citations_are_written_out() -> None:
    """A list and a range of numbers stand for clauses of the section named before."""
    text = "as E2.BASE.33-.35, .38 says, and TX.TRICK.02."
    found = [rule for _, rule in cited(text)]
    assert found[:-1] == ["E2.BASE.33", "E2.BASE.34", "E2.BASE.35", "E2.BASE.38"]
    assert found[-1] == "TX.TRICK.02"


def write(root: Path, path: str, text: str) -> None:
    """Write a file of a project."""
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text)


CODE = '''"""E2.BASE.01."""
class A:
    """One."""

    def b(self):
        """Says E2.BASE.02, .03.

        And E2.BASE.02 again.
        """
'''

TESTS = '''
@pytest.mark.rule("E2.BASE.01")
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("E2.BASE.02"))])
def test_x(n):
    """X is so."""
'''


def test_a_citation_belongs_to_the_function_around_it(tmp_path: Path) -> None:
    """Each function is named once for a clause, with its line; so are tests that claim it."""
    write(tmp_path, "src/executives/a.py", CODE)
    write(tmp_path, "src/executives/networks/b.toml", '[x]\nrule = "E2.BASE.01"\n')
    write(tmp_path, "tests/test_a.py", TESTS)
    found = {
        rule: [(place.path[15:], place.line, place.name) for place in places]
        for rule, places in code_places(tmp_path).items()
    }
    assert found == {
        "E2.BASE.01": [("a.py", 1, ""), ("networks/b.toml", 2, "")],
        "E2.BASE.02": [("a.py", 5, "A.b")],
        "E2.BASE.03": [("a.py", 5, "A.b")],
    }
    claims = claiming_tests(tmp_path)
    assert claims == {
        rule: [("tests/test_a.py", 4, "test_x", "X is so.")]
        for rule in ("E2.BASE.01", "E2.BASE.02")
    }
