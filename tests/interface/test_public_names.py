"""The names that are fixed, and the docstrings that explain them."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

import executives
from executives import networks
from executives.core.actions import Action
from support.names import NAMES
from support.playing import final_state, three_seats

SOURCE = Path(executives.__file__).parent
GAME = three_seats()

METHODS: dict[str, list[str]] = {
    "start": ["seed"],
    "legal_actions": ["state", "seat=None"],
    "check": ["state", "action"],
    "apply": ["state", "action"],
    "step": ["state", "action"],
    "to_act": ["state"],
    "is_over": ["state"],
    "result": ["state"],
    "view": ["state", "seat"],
    "determinize": ["view", "seed"],
    "explain": ["state", "action"],
    "parse": ["text", "state"],
    "encode": ["action"],
    "decode": ["code", "seat"],
    "position": ["document"],
    "with_cards": ["cards"],
}
"""Section 3 of the design: each method with its arguments, which may be positional."""

VALUES = ("actions", "codec_digest", "max_decisions", "players", "cards", "variants", "edition")


def parameters_of(function: Any) -> list[str]:
    """The positional parameters of a bound method, with their defaults."""
    return [
        f"{one.name}={one.default}" if one.default is not one.empty else one.name
        for one in inspect.signature(function).parameters.values()
        if one.kind is one.POSITIONAL_OR_KEYWORD
    ]


@pytest.mark.parametrize("name", METHODS)
def test_a_game_has_the_fixed_methods(name: str) -> None:
    """Every fixed method exists, takes its arguments by position, and nothing else unnamed."""
    method = getattr(GAME, name)
    assert parameters_of(method) == METHODS[name]
    assert inspect.getdoc(method)


@pytest.mark.parametrize("name", VALUES)
def test_a_game_has_the_fixed_values(name: str) -> None:
    """Numbers and data of a game are attributes."""
    assert not callable(getattr(GAME, name)) or name == "cards"
    assert type(GAME.actions) is type(GAME.max_decisions) is int
    assert type(GAME.codec_digest) is str


def test_everything_after_players_is_keyword_only() -> None:
    """``Game(players, *, executives, edition, modules, cards, plugins, variants)``."""
    signature = inspect.signature(networks.Game)
    public = [one for one in signature.parameters.values() if not one.name.startswith("_")]
    assert [one.name for one in public] == [
        *("players", "executives", "edition", "modules", "cards", "plugins", "variants")
    ]
    assert all(one.kind is one.KEYWORD_ONLY for one in public[1:])
    defaults = [one.default for one in public[1:]]
    assert defaults == [None, "second", (), None, (), networks.Variants()]
    with pytest.raises(TypeError):
        networks.Game(NAMES[:2], ())  # type: ignore[call-arg]


def test_simulate_takes_game_and_number_by_position_only() -> None:
    """``simulate(game, n, *, seeds, bots, executor, progress, mixes, clauses)``."""
    parameters = inspect.signature(executives.simulate).parameters
    assert list(parameters) == [
        *("game", "n", "seeds", "bots", "executor", "progress", "mixes", "clauses")
    ]
    assert all(
        one.kind is one.KEYWORD_ONLY for one in parameters.values() if one.name not in ("game", "n")
    )


def test_transitions_results_and_views_have_their_parts() -> None:
    """What methods return has the names people use."""
    state = GAME.start(7)
    made = GAME.step(state, GAME.legal_actions(state)[0])
    assert made.state == GAME.apply(state, GAME.legal_actions(state)[0])
    assert isinstance(made.events, tuple)
    assert isinstance(made.derived, tuple)
    view = GAME.view(state, 0)
    assert view.legal_actions == GAME.legal_actions(state, 0)
    assert view.to_act == GAME.to_act(state)
    result = GAME.result(final_state(GAME, 7))
    assert result.winners == result.ranking[0]
    assert [tally.total for tally in result.scores]
    assert all(tally.lines for tally in result.scores)


def test_the_packages_export_what_is_fixed() -> None:
    """Errors, Replay and simulate come from the top; Game, state and actions from each game."""
    for name in ("Replay", "simulate", "IllegalAction", "FileError", "ConfigurationError"):
        assert name in executives.__all__
    for name in ("parse", "dumps", "play", "verify"):
        assert callable(getattr(executives.Replay, name))
    for package in (executives, networks):
        assert all(hasattr(package, name) for name in package.__all__)
    assert {"Game", "GameState", "Variants", "load", "Executive", "Hooks"} <= set(networks.__all__)


def test_every_action_class_of_every_player_is_exported() -> None:
    """Whoever builds actions by hand finds all classes in ``networks``."""
    module = import_module("executives.networks.actions")
    classes = {
        name
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Action) and value is not Action
    }
    assert classes <= set(networks.__all__)


# -- docstrings ------------------------------------------------------------------------------------


def modules() -> list[str]:
    """All modules of the library."""
    found = walk_packages([str(SOURCE)], "executives.")
    return ["executives", *(module.name for module in found if "__main__" not in module.name)]


def undocumented(tree: ast.Module, name: str) -> Iterator[str]:
    """Public classes and functions without a docstring, methods of public classes too."""
    if not ast.get_docstring(tree):
        yield name
    for node in tree.body:
        yield from _undocumented(node, name)


def _undocumented(node: ast.stmt, place: str) -> Iterator[str]:
    if not isinstance(node, (ast.ClassDef, ast.FunctionDef)) or node.name.startswith("_"):
        return
    overloads = any("overload" in ast.unparse(one) for one in node.decorator_list)
    if not ast.get_docstring(node) and not overloads:
        yield f"{place}.{node.name}"
    if isinstance(node, ast.ClassDef):
        for inner in node.body:
            yield from _undocumented(inner, f"{place}.{node.name}")


@pytest.mark.parametrize("name", modules())
def test_everything_public_has_a_docstring(name: str) -> None:
    """Every module, public class, function and method says what it is."""
    path = inspect.getsourcefile(import_module(name))
    assert path is not None
    assert list(undocumented(ast.parse(Path(path).read_text("utf-8")), name)) == []


# -- the engine names no plugin -----------------------------------------------------------------

IDS = ("beeb", "butcher", "continuum")
NAMED = re.compile(
    "|".join(f"[\"'`]{name}[\"'`]|E[12]\\.{name.upper()}\\.|=\\s*{name}\\b" for name in IDS)
)
ALLOWED = {
    ("networks/variants.py", "E2.BEEB."),
    ("networks/headers.py", "=beeb"),
    ("networks/headers.py", "=butcher"),
    ("replay.py", "=beeb"),
    ("replay.py", "=butcher"),
    ("replay.py", "=continuum"),
}
"""A variant cites its clause; header examples show what a header looks like."""


def engine_files() -> list[Path]:
    """The files of the engine that may know no executive."""
    folders = (SOURCE, SOURCE / "core", SOURCE / "networks", SOURCE / "render")
    return [path for folder in folders for path in sorted(folder.glob("*.py"))]


@pytest.mark.parametrize("path", engine_files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_engine_names_no_executive(path: Path) -> None:
    """Ids of executives and their rule ids stand only in the edition's own folder."""
    where = str(path.relative_to(SOURCE).as_posix())
    found = {match.group() for match in NAMED.finditer(path.read_text("utf-8"))}
    assert {name for name in found if (where, name) not in ALLOWED} == set()


def test_the_engine_reads_no_id_through_another_word() -> None:
    """The bare words occur in the engine only where a variant or an example is named."""
    words = re.compile(r"\b(" + "|".join(IDS) + r")\b", re.IGNORECASE)
    found = {
        str(path.relative_to(SOURCE).as_posix())
        for path in engine_files()
        if words.search(path.read_text("utf-8"))
    }
    assert found <= {"replay.py", "networks/headers.py", "networks/variants.py"}
