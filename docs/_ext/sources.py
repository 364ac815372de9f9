"""Pages of the repository's files with an anchor for each line, and links to them.

``source/<path>.html#L12`` is line 12 of a file.  Links of Markdown pages to files outside of the
documentation lead there, and so do the ``[source]`` links of the reference.
"""

from __future__ import annotations

import inspect
import keyword
import posixpath
import re
from functools import cache
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

from docutils import nodes
from docutils.parsers.rst.states import Inliner
from sphinx.application import Sphinx
from sphinx.util import logging

ROOT = Path(__file__).resolve().parents[2]
SHOWN = ("src/executives", "examples", "tests")
KINDS = (".py", ".toml", ".replay")

PAGES = {"README.md": "index", "CONTRIBUTING.md": "contributing", "CHANGELOG.md": "changelog"}
"""Pages of the site that stand for files beside the documentation."""

LINK = re.compile(r"\[([^\]\n]+)\]\(((?:\.\./)+)([^)#\s]+)(#[^)\s]+)?\)")

TOKEN = re.compile(
    r"(?P<s>\"\"\".*?\"\"\"|'''.*?'''|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*')"
    r"|(?P<c>\#[^\n]*)"
    rf"|(?P<k>\b(?:{'|'.join(keyword.kwlist)})\b)",
    re.DOTALL,
)
"""Strings, comments and keywords: a real lexer takes a quarter of a minute for all files."""

FRAME = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{path} - executives</title>
<link rel="stylesheet" href="{up}_static/pygments.css">
<link rel="stylesheet" href="{up}_static/styles/furo.css">
<link rel="stylesheet" href="{up}_static/site.css"></head>
<body class="source"><script>
document.body.dataset.theme = localStorage.getItem("theme") || "auto";</script>
<p><a href="{up}index.html">executives</a> / {path}</p>
<div class="highlight"><pre>{lines}</pre></div></body></html>
"""

log = logging.getLogger(__name__)


@cache
def files() -> frozenset[str]:
    """The paths of all files that have a page."""
    found = (path for folder in SHOWN for path in (ROOT / folder).rglob("*"))
    return frozenset(
        path.relative_to(ROOT).as_posix()
        for path in found
        if path.suffix in KINDS and path.is_file()
    )


def address(docname: str, path: str, line: int = 0) -> str:
    """The relative address of a file's page, from a page of the site."""
    return f"{'../' * docname.count('/')}source/{path}.html" + (f"#L{line}" if line else "")


def link(docname: str, words: str, path: str, line: int = 0) -> str:
    """A link to a line of a file, as HTML."""
    return f'<a href="{escape(address(docname, path, line))}"><code>{escape(words)}</code></a>'


def page(path: str, text: str) -> str:
    """A file as a page."""
    marked = _marked(text) if path.endswith(".py") else escape(text, quote=False)
    lines = marked.rstrip("\n").split("\n")
    numbered = "".join(f'<span id="L{n}">{line}\n</span>' for n, line in enumerate(lines, 1))
    return FRAME.format(path=escape(path), up="../" * (path.count("/") + 1), lines=numbered)


def _marked(text: str) -> str:
    """Python with the classes of its tokens, as HTML; no mark goes over the end of a line."""
    made, end = [], 0
    for found in TOKEN.finditer(text):
        made.append(escape(text[end : found.start()], quote=False))
        for number, part in enumerate(found[0].split("\n")):
            made.append("\n" if number else "")
            made.append(f'<span class="{found.lastgroup}">{escape(part, quote=False)}</span>')
        end = found.end()
    return "".join([*made, escape(text[end:], quote=False)])


def write_pages(app: Sphinx, failure: Exception | None) -> None:
    """Write the pages of all files."""
    if failure is None and app.config.source_pages and app.builder.format == "html":
        for path in files():
            target = Path(app.outdir) / "source" / f"{path}.html"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(page(path, (ROOT / path).read_text("utf-8")), encoding="utf-8")


def repo_file(
    name: str, raw: str, text: str, line: int, inliner: Inliner, *_: Any
) -> tuple[list[nodes.Node], list[nodes.system_message]]:
    """``{repo-file}`words <path>```: a link to the page of a file, which has to exist."""
    words, _sep, path = text.removesuffix(">").rpartition(" <")
    env = inliner.document.settings.env
    if path not in files():
        log.warning("no page for the file %r", path, location=(env.docname, line))
    return [nodes.reference(raw, words, refuri=address(env.docname, path), internal=True)], []


def redirect(app: Sphinx, docname: str, content: list[str]) -> None:
    """Let links that leave the documentation lead to what stands for those files on the site."""
    content[0] = redirected(docname, content[0])


def redirected(docname: str, text: str) -> str:
    """The text of a page, its links to files outside of the documentation changed."""
    folder = posixpath.join("docs", posixpath.dirname(docname))

    def changed(found: re.Match[str]) -> str:
        words, up, rest, anchor = found.groups(default="")
        path = posixpath.normpath(posixpath.join(folder, up + rest))
        if path.startswith("docs/"):
            return found[0]
        if path in PAGES:
            return f"[{words}](/{PAGES[path]}.md{anchor})"
        return f"{{repo-file}}`{words} <{path}>`"

    return LINK.sub(changed, text)


def resolve(domain: str, info: dict[str, str]) -> str | None:
    """Where the source of an object of the reference is; its pages all lie in one folder."""
    if domain != "py" or not info["module"]:
        return None
    found: Any = import_module(info["module"])
    try:
        for part in filter(None, info["fullname"].split(".")):
            found = inspect.getattr_static(found, part)
            found = getattr(found, "__func__", getattr(found, "fget", found))
        path, line = inspect.getsourcefile(found), inspect.getsourcelines(found)[1]
    except (AttributeError, OSError, TypeError):
        return None
    if path is None or not Path(path).is_relative_to(ROOT):
        return None
    return address("reference/page", Path(path).relative_to(ROOT).as_posix(), line)


def setup(app: Sphinx) -> dict[str, Any]:
    """Let Sphinx know; with ``source_pages`` the pages of files are written with each build."""
    app.add_config_value("source_pages", False, "")
    app.add_role("repo-file", repo_file)
    app.connect("source-read", redirect)
    app.connect("build-finished", write_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
