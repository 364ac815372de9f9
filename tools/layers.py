"""Check that imports only point downwards.

    python tools/layers.py [ROOT]

Reads every file below ROOT/src/executives, without importing it, and prints one line for each
import that breaks the layers of the architecture.  The exit code is 1 when there is any.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "executives"
FACADE = "the facade"
"""`executives/__init__.py` and every top-level module without a layer of its own."""

GAMES = frozenset({"networks", "boardroom"})
BASE = frozenset({"core", "rulebook", "documents"})

MAY_IMPORT: dict[str, frozenset[str]] = {
    "core": frozenset(),
    "rulebook": frozenset(),
    "documents": frozenset({"core", "rulebook"}),
    "networks": BASE,
    "boardroom": BASE,
    "render": BASE | GAMES,
    "testing": BASE | GAMES | {"render", FACADE},
    FACADE: BASE | GAMES | {"render"},
    "cli": BASE | GAMES | {"render", "testing", FACADE},
}
"""What each layer may import, apart from itself."""

PURE = frozenset({"core", "documents", "networks", "boardroom"})
IMPURE_MODULES = frozenset(
    {"random", "time", "datetime", "os", "socket", "secrets", "uuid", "threading"}
    | {"hypothesis", "pytest", "cattrs"}
)
RULEBOOK_MODULES = frozenset(sys.stdlib_module_names) | {"attr", "attrs"}
EDITIONS = ("first_edition", "second_edition")


def layer_of(module: str) -> str:
    """Name the layer of a module of the package."""
    top = module.split(".")[1] if "." in module else ""
    if top in {"__main__", "_hypothesis"}:
        return "cli"
    return top if top in MAY_IMPORT else FACADE


def name_of(path: Path, source: Path) -> str:
    """Turn the path of a file into the name of its module."""
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(tree: ast.Module, package: str) -> Iterator[tuple[int, str]]:
    """Yield line and full name of everything that is imported, at any depth."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node.module or "", node.level, package)
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and called(node) in {"import_module", "__import__"}:
            yield from ((node.lineno, name) for name in first_text(node))


def absolute(module: str, level: int, package: str) -> str:
    """Resolve the dots in front of a relative import."""
    if level == 0:
        return module
    parents = package.split(".")
    return ".".join([*parents[: len(parents) - level + 1], *filter(None, [module])])


def called(node: ast.Call) -> str:
    """Name the function of a call, without what stands before its last dot."""
    function = node.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def first_text(node: ast.Call) -> Iterator[str]:
    """Yield the first argument of a call when it is a literal text."""
    match node.args:
        case [ast.Constant(value=str(name)), *_]:
            yield name


def fault(module: str, target: str) -> str | None:
    """Say why the module must not import the target, or nothing when it may."""
    layer = layer_of(module)
    top = target.partition(".")[0]
    if top != PACKAGE:
        return outside_fault(layer, top)
    goal = layer_of(target)
    if goal != layer and goal not in MAY_IMPORT[layer]:
        return f"{layer} must not import {target} ({goal})"
    return executive_fault(module, target) if layer == "networks" else None


def outside_fault(layer: str, top: str) -> str | None:
    """Say why the layer must not import a module from outside the package."""
    if layer in PURE and top in IMPURE_MODULES:
        return f"{layer} must not import {top}: rules are pure"
    if layer == "rulebook" and top not in RULEBOOK_MODULES:
        return f"rulebook must not import {top}: only the standard library and attrs"
    return None


def executive_fault(module: str, target: str) -> str | None:
    """Say why a module of networks must not import an executive by name."""
    for edition in EDITIONS:
        home = f"{PACKAGE}.networks.{edition}"
        inside = f"{module}.".startswith(f"{home}.")
        if f"{target}.".startswith(f"{home}.executives.") and not inside:
            return f"{module} must not import {target}: only {home} knows its executives"
    return None


def violations(root: Path) -> list[str]:
    """List every broken import below the root as `file:line: reason`."""
    source = root / "src"
    found: list[str] = []
    for path in sorted((source / PACKAGE).rglob("*.py")):
        module = name_of(path, source)
        package = module if path.name == "__init__.py" else module.rpartition(".")[0]
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        for line, target in sorted(imports(tree, package)):
            reason = fault(module, target)
            if reason:
                found.append(f"{path.relative_to(root)}:{line}: {reason}")
    return found


def main(arguments: list[str]) -> int:
    """Print the violations and return the exit code."""
    root = Path(arguments[0]) if arguments else Path(__file__).resolve().parent.parent
    if not (root / "src" / PACKAGE).is_dir():
        print(f"no src/{PACKAGE} below {root}", file=sys.stderr)
        return 2
    found = violations(root)
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
