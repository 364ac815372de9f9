"""``executives conformance``: whether an executive keeps what the engine promises."""

from __future__ import annotations

import argparse
from typing import Any

from executives.core.errors import ConfigurationError
from executives.plugins import installed

MOST_SEEDS = 1000


def add(verbs: Any) -> None:
    """Declare the command."""
    verb: argparse.ArgumentParser = verbs.add_parser(
        "conformance", help="look at an installed executive from all sides"
    )
    verb.add_argument("executive", metavar="ID", help="an installed executive, or a built-in one")
    verb.add_argument("--edition", default="second", help="by default second")
    verb.add_argument(
        "--against", metavar="A,B", help="play against these only, by default all of the edition"
    )
    verb.add_argument(
        "--seeds", type=int, default=1, metavar="N", help="games at each table, by default 1"
    )
    verb.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the report; 1 when something does not hold."""
    from executives.networks.edition import edition_named
    from executives.testing import conformance

    built_in = {one.id: one for one in edition_named(options.edition).executives}
    plugin = found(options.executive, built_in, options.edition)
    against = None
    if options.against is not None:
        against = tuple(dict.fromkeys(options.against.split(",")))
        for other in against:
            check_opponent(other, plugin.id, built_in)
    if not 1 <= options.seeds <= MOST_SEEDS:
        raise ConfigurationError(f"1 to {MOST_SEEDS} seeds, not {options.seeds}")
    report = conformance(plugin, seeds=options.seeds, against=against)
    print(report)
    return 0 if report.conforms else 1


def found(name: str, built_in: dict[str, Any], edition: str) -> Any:
    """The executive of that id, built-in or installed; ConfigurationError if there is none."""
    if name in built_in:
        return built_in[name]
    plugins = {plugin.id: plugin for plugin in installed(edition)}
    if name in plugins:
        return plugins[name]
    there = f"installed are {', '.join(plugins)}" if plugins else "no plugin is installed"
    message = f"no executive {name!r} of the {edition} edition; {there}"
    raise ConfigurationError(message)


def check_opponent(name: str, plugin: str, built_in: dict[str, Any]) -> None:
    """Refuse an opponent that the edition does not have, or that is the executive itself."""
    if name == plugin:
        raise ConfigurationError(f"{name!r} cannot play against itself")
    if name not in built_in:
        known = ", ".join(built_in)
        raise ConfigurationError(f"no executive {name!r} to play against; there are {known}")
