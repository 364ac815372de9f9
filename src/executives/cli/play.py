"""``executives play``: a game in the terminal, against bots or with several people."""

from __future__ import annotations

import argparse
import shlex
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from executives.cli.files import (
    add_cards,
    cards_of,
    check_options,
    given,
    package_of,
    parse_replay,
    read_file,
    seat_of,
)
from executives.cli.simulate import joining
from executives.core.errors import ConfigurationError
from executives.core.variants import variants_of
from executives.replay import GAMES, Replay

if TYPE_CHECKING:
    from executives.cli.play_line import Line
    from executives.cli.play_session import Session, Talk

LISTED = ("executives", "modules", "agendas")
CONFIGURING = (*LISTED, "edition", "variants", "cards")
"""The options that a game is made from; which of them it takes, its constructor says."""
OF_NEW_GAMES = (
    "players",
    "executives",
    "edition",
    "modules",
    "agendas",
    "variants",
    "seed",
    "plugins",
)
"""The options that mean nothing for a replay to go on with: it has its own."""
BOT = "greedy"
NAMES = "Ann,Bo,Cy"
SEEDS = 1_000_000
"""The seed of a game without one is drawn below it: short enough to be told to others."""
CLEARED = "\x1b[3J\x1b[2J\x1b[H"
"""Clears a terminal and what it has scrolled away."""
INTERRUPTED = 130


def add(verbs: Any) -> None:
    """Declare the command."""
    verb: argparse.ArgumentParser = verbs.add_parser(
        "play",
        help="play a game in the terminal, against bots or with several people",
        description="Play a game; in it, enter help to see what can be entered.",
    )
    verb.add_argument(
        "what",
        nargs="?",
        default=GAMES[0],
        metavar="GAME",
        help=f"{' or '.join(GAMES)}, or the file of a replay to go on with; by default {GAMES[0]}",
    )
    verb.add_argument("--players", metavar="A,B,C", help=f"names; by default {NAMES}")
    verb.add_argument("--executives", metavar="A,B,C", help="'none' is plain; by default dealt")
    verb.add_argument(
        "--plugins", metavar="A,B", help="installed executives that join those of the edition"
    )
    verb.add_argument("--edition", help="by default second")
    verb.add_argument("--modules", metavar="A,B", help="e.g. moguls")
    verb.add_argument("--agendas", metavar="A,B,C", help="the deck of hidden agendas")
    verb.add_argument("--variants", nargs="+", metavar="NAME=VALUE", help="rulings")
    verb.add_argument("--seed", type=int, help="by default any")
    people = verb.add_mutually_exclusive_group()
    people.add_argument("--human", metavar="A,B", help="who is a person; by default the first")
    people.add_argument("--hot-seat", action="store_true", help="all are people, in turns")
    verb.add_argument("--bot", default=BOT, metavar="NAME", help="greedy or random")
    verb.add_argument("--save", metavar="FILE", help="write the game there when it is left")
    add_cards(verb)
    verb.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play; 1 when the game could not be saved in the end, 130 when it is interrupted."""
    several = options.hot_seat or "," in (options.human or "")
    session = session_of(options, terminal(remembering=not several))
    try:
        return 0 if session.play() else 1
    except KeyboardInterrupt:
        session.leave()
        return INTERRUPTED
    except Exception:
        session.leave()  # Whatever went wrong, the game as far as it came is not lost.
        raise


def session_of(options: argparse.Namespace, talk: Talk) -> Session:
    """The game of the options, ready to be played; it says who plays."""
    from executives.bots import bot_named
    from executives.cli.play_line import line_of
    from executives.cli.play_session import Session
    from executives.cli.play_text import persons_text

    bot = bot_named(options.bot)
    replay = resumed(options) if options.what not in GAMES else begun(options)
    check_save(options)
    game, line = replay.game, line_of(replay, bot)
    line = attrs.evolve(line, persons=persons_of(options, line))
    talk.say(f"{persons_text(game, line.persons)}; the seed is {replay.seed}.")
    if line.moments:
        asked = "the game is over" if line.asked is None else f"{game.players[line.asked]} is next"
        talk.say(f"{options.what} goes on after {len(line.moments)} decisions: {asked}.")
    talk.say("Enter help to see what can be entered.")
    return Session(
        line,
        talk,
        saved=options.save or "",
        source="" if options.what in GAMES else options.what,
        command=command_of(options, replay.seed),
        manner=manner_of(options),
    )


def check_save(options: argparse.Namespace) -> None:
    """Refuse a file that cannot be meant, before anything is played."""
    from executives.cli.play_files import is_there

    path = options.save
    if path is None or path == options.what:
        return
    if not path or not is_there(str(Path(path).parent)):
        raise ConfigurationError(f"there is no folder for the file {path!r}")
    if is_there(path):
        message = f"{path} is there already; 'executives play {path}' goes on with it"
        raise ConfigurationError(message)


def begun(options: argparse.Namespace) -> Replay:
    """A new game, as a replay without decisions."""
    package = package_of(options.what)
    options.game = options.what
    chosen = given(options, CONFIGURING)
    check_options(options.what, package.Game, chosen)
    plugins = joining(options)
    if plugins:
        chosen["plugins"] = plugins
    for name in LISTED:
        if name in chosen:
            none = chosen[name] in ("", "none")
            chosen[name] = () if none else tuple(chosen[name].split(","))
    if "variants" in chosen:
        words = " ".join(chosen["variants"]).replace(",", " ").split()
        chosen["variants"] = variants_of(package.Variants, words)
    if "cards" in chosen:
        chosen["cards"] = cards_of(options)
    game = package.Game(tuple((options.players or NAMES).split(",")), **chosen)
    return Replay(game, drawn_seed() if options.seed is None else options.seed)


def resumed(options: argparse.Namespace) -> Replay:
    """The game of a file, to go on at its end."""
    for name in given(options, OF_NEW_GAMES):
        raise ConfigurationError(f"--{name} is for a new game, and {options.what} has its own")
    if options.what == "-":
        raise ConfigurationError("a game to go on with is a file, since the input is for playing")
    options.file = options.what
    return parse_replay(read_file(options.what), options)


def drawn_seed() -> int:
    """Any seed, so that no two evenings are alike."""
    from random import SystemRandom

    return SystemRandom().randrange(SEEDS)


def persons_of(options: argparse.Namespace, line: Line) -> tuple[int, ...]:
    """The seats of people: those named, else that whose decision it is, else the first."""
    game = line.game
    if options.hot_seat:
        return tuple(range(game.seats))
    if options.human is not None:
        return tuple(sorted({seat_of(game, name) for name in options.human.split(",")}))
    asked = line.asked if line.moments else None
    return (asked or 0,)


def command_of(options: argparse.Namespace, seed: int) -> str:
    """What starts the same game again."""
    words = ["executives", "play", options.what]
    for name in ("players", "executives", "plugins", "edition", "modules", "agendas"):
        value = getattr(options, name)
        words += [f"--{name}", value] if value is not None else []
    words += ["--seed", str(seed)] if options.what in GAMES else []
    words += ["--human", options.human] if options.human and "," not in options.human else []
    words += ["--variants", *options.variants] if options.variants else []
    return shlex.join(words) + manner_of(options)


def manner_of(options: argparse.Namespace) -> str:
    """The options to go on with a saved game as it was played; one person is seen from the end."""
    words = ["--hot-seat"] if options.hot_seat else []
    words += ["--human", options.human] if options.human and "," in options.human else []
    words += ["--bot", options.bot] if options.bot != BOT else []
    for path in options.cards or ():
        words += ["--cards", path]
    return "".join(f" {shlex.quote(word)}" for word in words)


# -- the terminal ----------------------------------------------------------------------------------


def terminal(*, remembering: bool) -> Talk:
    """Standard input and output; what is not typed is repeated, to make the output readable.

    Lines typed before are offered again if it is ``remembering``: not to another person.
    """
    from executives.cli.play_session import Talk

    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    if not sys.stdin.isatty():
        return Talk(ask=_read, say=print)
    if remembering:
        with suppress(ImportError):  # Not on every system; input() uses it once it is there.
            import_module("readline")
    if sys.stdout.isatty():
        return Talk(ask=input, say=print, blank=CLEARED)
    return Talk(ask=input, say=print)


def _read(prompt: str) -> str:
    from executives.core.codec import CONTROL

    line = sys.stdin.readline()
    if not line:
        raise EOFError
    text = CONTROL.sub("?", line.rstrip("\r\n"))
    print(f"{prompt}{text}")
    return text
