"""The IPython extension: ``%load_ext executives.notebook`` gives notebooks ``%%replay``.

A cell below ``%%replay`` is a replay as text, played line by line while it is read::

    %%replay opening
    game     boardroom
    players  Ann Bo Cy
    seed     7

    Ann bid 3 of Ann on Bo
"""

from __future__ import annotations

import argparse
import shlex
from typing import Any, NoReturn

from executives.core.errors import ConfigurationError
from executives.core.game import BaseGame
from executives.plugins import offered
from executives.replay import Replay


def load_ipython_extension(shell: Any) -> None:
    """Called by ``%load_ext``: add the magic to a shell."""

    def magic(line: str, cell: str) -> Any:
        from IPython.core.error import UsageError

        try:
            return run(shell, line, cell)
        except ConfigurationError as wrong:
            raise UsageError(f"%%replay: {wrong}") from None

    magic.__doc__ = _parser().format_help()
    shell.register_magic_function(magic, magic_kind="cell", magic_name="replay")


def unload_ipython_extension(shell: Any) -> None:
    """Called by ``%unload_ext``: take the magic away again."""
    shell.magics_manager.magics["cell"].pop("replay", None)


def run(shell: Any, line: str, cell: str) -> Any:
    """What ``%%replay`` does: play the cell, keep the replay under its name, and show it.

    Raises LineError for a line of the cell, ConfigurationError for the line of the magic.
    """
    options = _parser().parse_args(_words(line))
    if options.name and not options.name.isidentifier():
        raise ConfigurationError(f"{options.name!r} is no name for a variable")
    replay = _played(_basis(shell, options), cell, options)
    if options.name:
        shell.push({options.name: replay})
    return replay.show() if options.html else replay


def _basis(shell: Any, options: argparse.Namespace) -> Any:
    """The game or replay that ``--game`` names, else None."""
    name = options.game
    if name is None:
        if options.seed is not None:
            raise ConfigurationError("--seed goes with --game; else the header of the cell has it")
        return None
    if name not in shell.user_ns:
        raise ConfigurationError(f"--game: there is no variable {name!r}")
    found = shell.user_ns[name]
    if not isinstance(found, (BaseGame, Replay)):
        kind = type(found).__name__
        raise ConfigurationError(f"--game: {name} is neither a game nor a replay but a {kind}")
    if isinstance(found, Replay) and options.seed is not None:
        raise ConfigurationError(f"--seed goes with a game, and {name} is a replay with a seed")
    return found


def _played(basis: Any, cell: str, options: argparse.Namespace) -> Replay:
    if isinstance(basis, Replay):
        return basis.then(cell)
    if basis is None or _has_header(basis, cell):
        return Replay.played(cell, game=basis, plugins=offered())
    return Replay(basis, options.seed or 0).then(cell)


def _has_header(game: Any, cell: str) -> bool:
    """Whether a cell begins with a line like ``game networks second``."""
    lines = (line.split("#", 1)[0].split() for line in cell.splitlines())
    first = next((words for words in lines if words), [])
    return first[:1] == ["game"] and "game" not in game.players


def _words(line: str) -> list[str]:
    try:
        return shlex.split(line)
    except ValueError as wrong:
        raise ConfigurationError(f"{line}: {wrong}") from None


class _Parser(argparse.ArgumentParser):
    """A parser that leaves the shell alone: what is wrong is an error, and help is no exit."""

    def error(self, message: str) -> NoReturn:
        raise ConfigurationError(f"{message}; {' '.join(self.format_usage().split())}")


def _parser() -> argparse.ArgumentParser:
    made = _Parser(
        prog="%%replay",
        add_help=False,
        allow_abbrev=False,
        description="Play the replay in the cell and show it.  %%replay? tells this.",
    )
    made.add_argument("name", nargs="?", metavar="NAME", help="the variable that gets the replay")
    made.add_argument(
        "--game",
        metavar="VAR",
        help="a variable with a game or a replay: the cell has lines of play only, and goes on "
        "from there",
    )
    made.add_argument("--seed", type=int, metavar="N", help="the seed with a game, 0 by default")
    made.add_argument("--html", action="store_true", help="show it as the player")
    return made
