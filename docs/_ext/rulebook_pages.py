"""The rulebook on the site: a page per section, an anchor per clause, and links to both.

``{rule}`E2.BEEB.08``` is a link to a clause, and so is every id in running text; an id that the
rulebook does not have is a warning, which fails the build.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any

import sources
from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.directives import ObjectDescription
from sphinx.roles import XRefRole
from sphinx.transforms import SphinxTransform
from sphinx.util.docutils import SphinxDirective
from tools import citations
from tools.citations import Place

from executives import boardroom, networks, rulebook
from executives.core.variants import switches_of
from executives.rulebook import Clause

FOLDER = "rulebook"
CLAUSE = re.compile(r"\b(?:E1|E2|TX)\.[A-Z]+\.\d\d\b")
OPEN = 3
"""Up to so many tests are shown without a click."""

BOOKS = {
    "E2": "The Networks: Executives, second edition",
    "E1": "The Networks: Executives, first edition",
    "TX": "The Executives",
}
SOURCES = {
    "seed": "the rules say so",
    "public": "published reviews and summaries say so",
    "assumed": "assumed: the rules are silent or can be read in two ways, and this is the ruling",
}
SKIPPED = (nodes.reference, nodes.title, nodes.literal, nodes.literal_block, nodes.raw)
NOT_SEARCHED = (*SKIPPED, addnodes.pending_xref, addnodes.desc_signature)


@cache
def code() -> citations.Places:
    """The places of the code that cite each clause."""
    return citations.code_places(sources.ROOT)


@cache
def tests() -> citations.Places:
    """The tests that claim each clause."""
    return citations.claiming_tests(sources.ROOT)


@cache
def switches() -> dict[str, tuple[str, ...]]:
    """The fields of variants that change each clause."""
    return switches_of(networks.Variants) | switches_of(boardroom.Variants)


# -- the pages --------------------------------------------------------------------------------


def page(section: str) -> str:
    """The text of the page of a section; its mark changes with everything that it will show."""
    found = rulebook.clauses(section)
    everything = [(rule, code().get(rule.id), tests().get(rule.id)) for rule in found]
    mark = sha256(repr(everything).encode()).hexdigest()[:16]
    lines = [f"% {mark}", f"# {section}", "", f"{BOOKS[section[:2]]}, {len(found)} clauses."]
    own = _own_page(section)
    if own:
        lines.append(f"The executive has [a page of its own](../{own}).")
    for rule in found:
        lines += ["", f"```{{clause}} {rule.id}", "```"]
    return "\n".join([*lines, ""])


def _own_page(section: str) -> str:
    edition, _, name = section.partition(".")
    path = {"E2": "executives", "E1": "executives/first"}.get(edition, "") + f"/{name.lower()}.md"
    return path if (sources.ROOT / "docs" / path).is_file() else ""


def write_pages(app: Sphinx) -> None:
    """Write the pages that changed, and remove those of sections that are no more."""
    if not app.config.rulebook_pages:
        return
    folder = Path(app.srcdir) / FOLDER
    folder.mkdir(exist_ok=True)
    wanted = {f"{section}.md": page(section) for section in rulebook.sections()}
    mark = sha256(repr(_assumed()).encode()).hexdigest()[:16]
    wanted["assumed.md"] = f"% {mark}\n# Rulings\n\n```{{assumed}}\n```\n"
    for old in folder.glob("*.md"):
        if old.name not in wanted:
            old.unlink()
    for name, text in wanted.items():
        path = folder / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def _assumed() -> list[Clause]:
    return [rule for rule in rulebook.clauses() if rule.source == "assumed"]


# -- a clause ---------------------------------------------------------------------------------


class ClauseDirective(ObjectDescription[str]):
    """What the rulebook, the code and the tests say of a clause."""

    def handle_signature(self, sig: str, signode: addnodes.desc_signature) -> str:
        """The id and the kind of the clause."""
        rule = rulebook.clause(sig)
        signode += addnodes.desc_name(sig, sig)
        signode += addnodes.desc_annotation("", f"  {rule.kind}")
        return sig

    def add_target_and_index(self, name: str, sig: str, signode: addnodes.desc_signature) -> None:
        """The anchor is the id itself."""
        signode["ids"].append(name)
        self.state.document.note_explicit_target(signode)
        domain = self.env.domains.standard_domain
        domain.note_object("clause", name, name, location=signode)

    def transform_content(self, content_node: addnodes.desc_content) -> None:
        """Text, gap and ruling, source, places."""
        rule = rulebook.clause(self.arguments[0])
        content_node += _paragraph(rule.text)
        parts = {"Gap and ruling": rule.gap, "Because": rule.reason, "Source": SOURCES[rule.source]}
        fields = nodes.field_list()
        fields += [_field(name, _paragraph(text)) for name, text in parts.items() if text]
        content_node += fields
        if rule.id in switches():
            names = ", ".join(f"`{name}`" for name in switches()[rule.id])
            fields += _field("Switch", _paragraph(names))
        found = code().get(rule.id)
        if found:
            fields += _field("Code", _code(self.env.docname, found))
        content_node += _claims(self.env.docname, tests().get(rule.id, []))


def _field(name: str, body: nodes.Element) -> nodes.field:
    return nodes.field("", nodes.field_name("", name), nodes.field_body("", body))


def _paragraph(text: str) -> nodes.paragraph:
    """A text of the rulebook, what stands between backticks as code."""
    made = nodes.paragraph()
    for number, part in enumerate(text.split("`")):
        made += nodes.literal("", part) if number % 2 else nodes.Text(part)
    return made


def _code(docname: str, places: list[Place]) -> nodes.raw:
    """One line for each file, with its functions."""
    lines = []
    for path, group in groupby(places, lambda place: place.path):
        found = list(group)
        file = sources.link(docname, path.removeprefix("src/executives/"), path, found[0].line)
        named = [
            sources.link(docname, place.name, path, place.line) for place in found if place.name
        ]
        lines.append(f"<li>{file}{': ' if named else ''}{', '.join(named)}</li>")
    return _html("<ul>", *lines, "</ul>")


def _claims(docname: str, places: list[Place]) -> nodes.raw:
    """The tests with what they state, folded where they are many."""
    lines = [
        f"<li>{sources.link(docname, place.name, place.path, place.line)} {escape(place.says)}</li>"
        for place in places
    ]
    is_open = " open" if len(places) <= OPEN else ""
    count = f"{len(places)} test" + ("" if len(places) == 1 else "s")
    before = f'<details class="claims"{is_open}><summary>{count}</summary><ul>'
    return _html(before, *lines, "</ul></details>")


def _html(*lines: str) -> nodes.raw:
    """Thousands of links: as nodes they would take most of the time of a build."""
    return nodes.raw("", "\n".join(lines), format="html")


class AssumedDirective(SphinxDirective):
    """A list of all clauses that were ruled, with their rulings."""

    def run(self) -> list[nodes.Node]:
        """One list for each section."""
        count = len(_assumed())
        intro = f"{count} clauses of {len(rulebook.clauses())} are rulings of this library: the "
        intro += "rules are silent there, or can be read in two ways."
        made: list[nodes.Node] = [nodes.paragraph("", intro)]
        for section, rules in groupby(_assumed(), lambda rule: rule.section):
            made.append(nodes.rubric("", section))
            items = nodes.bullet_list()
            for rule in rules:
                said = f"{rule.id}: {rule.text} {rule.gap or rule.reason}"
                items += nodes.list_item("", _paragraph(said))
            made.append(items)
        return made


# -- links ------------------------------------------------------------------------------------


class ClauseLinks(SphinxTransform):
    """Makes links of the clause ids in running text."""

    default_priority = 300

    def apply(self, **kwargs: Any) -> None:
        """Change all texts with an id in them that are no code, title or link."""
        for text in list(self.document.findall(nodes.Text)):
            if CLAUSE.search(text) and not _is_within(text, NOT_SEARCHED):
                text.parent.replace(text, list(self._pieces(str(text))))

    def _pieces(self, text: str) -> Iterator[nodes.Node]:
        end = 0
        for found in CLAUSE.finditer(text):
            yield nodes.Text(text[end : found.start()])
            yield self._link(found[0])
            end = found.end()
        yield nodes.Text(text[end:])

    def _link(self, rule_id: str) -> addnodes.pending_xref:
        return addnodes.pending_xref(
            "",
            nodes.inline("", rule_id, classes=["clause"]),
            refdomain="std",
            reftype="rule",
            reftarget=rule_id,
            refdoc=self.env.docname,
            refexplicit=False,
            refwarn=True,
        )


class TrimmedCode(SphinxTransform):
    """Takes off the empty line with which doctests in Markdown have to end."""

    default_priority = 300

    def apply(self, **kwargs: Any) -> None:
        """Change all blocks of code."""
        for block in self.document.findall(nodes.literal_block):
            if block.rawsource == block.astext():
                block.rawsource = block.rawsource.rstrip()
                block.children = [nodes.Text(block.rawsource)]


def _is_within(node: nodes.Node, kinds: tuple[type[nodes.Element], ...]) -> bool:
    while node.parent is not None:
        node = node.parent
        if isinstance(node, kinds):
            return True
    return False


def setup(app: Sphinx) -> dict[str, Any]:
    """Let Sphinx know; with ``rulebook_pages`` the pages are written before each build."""
    app.add_object_type("clause", "rule", objname="clause")
    app.add_directive_to_domain("std", "clause", ClauseDirective, override=True)
    role = XRefRole(warn_dangling=True, innernodeclass=nodes.inline)
    app.add_role_to_domain("std", "rule", role, override=True)
    app.add_directive("assumed", AssumedDirective)
    app.add_transform(ClauseLinks)
    app.add_transform(TrimmedCode)
    app.add_config_value("rulebook_pages", False, "env")
    app.connect("builder-inited", write_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
