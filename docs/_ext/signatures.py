"""Signatures that tell readers what they need: types with links, and no noise."""

from __future__ import annotations

import ast
import re
import sys
from contextlib import suppress
from typing import Any

from sphinx.application import Sphinx

PRIVATE = re.compile(r", _\w+: \w+ = \w+")
"""A parameter for the tests of the engine, not for users."""

DEFAULT_RECORD = re.compile(r"(= [A-Z]\w+)\([^()]*\)")
"""A record as a default, with all of its fields."""

FUNCTION = re.compile(r"<function (\w+) at 0x[0-9a-f]+>")
"""A function as a default."""


def import_names(module: str) -> None:
    """Import what a module imports for type checkers only, so that its types can be found."""
    found = sys.modules[module]
    if not found.__file__:
        return
    with open(found.__file__, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    for node in tree.body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            lines: list[ast.stmt] = [x for x in node.body if isinstance(x, ast.ImportFrom)]
            with suppress(ImportError):
                exec(compile(ast.Module(lines, []), found.__file__, "exec"), vars(found))


def shorten(
    app: Sphinx, what: str, name: str, obj: Any, options: Any, signature: str, returns: str
) -> tuple[str, str] | None:
    """Leave out of a signature what is no use to a reader."""
    if not signature:
        return None
    short = FUNCTION.sub(r"\1", PRIVATE.sub("", signature))
    return DEFAULT_RECORD.sub(r"\1()", short), returns


def import_all(app: Sphinx) -> None:
    """Look at every module of the package that has been imported."""
    import executives.balance
    import executives.interchange
    import executives.render
    import executives.testing.strategies  # noqa: F401

    for module in [name for name in sys.modules if name.startswith("executives")]:
        import_names(module)


def setup(app: Sphinx) -> dict[str, Any]:
    """Let Sphinx know."""
    app.connect("builder-inited", import_all)
    app.connect("autodoc-process-signature", shorten)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
