"""Files that commands read: positions, replays and card sets."""

from __future__ import annotations

import sys
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any

from executives.core.errors import ConfigurationError, FileError
from executives.documents.shapes import shown
from executives.documents.toml import read
from executives.plugins import needed, offered
from executives.replay import DECISION, GAMES, Replay, Status, Verdict

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable

    from executives.networks.cards import CardSet

MAX_BYTES = 1 << 23
"""No document of this library comes near it."""


def add_file(verb: argparse.ArgumentParser, meaning: str) -> None:
    """The argument FILE."""
    verb.add_argument("file", metavar="FILE", help=f"{meaning}; - is the standard input")


def read_file(name: str) -> str:
    """The text of a file, or of the standard input for ``-``; FileError when there is none."""
    try:
        if name == "-":
            content = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                content = file.read(MAX_BYTES + 1)
        if len(content) > MAX_BYTES:
            raise FileError(f"longer than {MAX_BYTES} bytes", path=name)
        return content.decode("utf-8").replace("\r\n", "\n")
    except OSError as wrong:
        raise FileError(str(wrong.strerror or wrong).lower(), path=name) from None
    except ValueError as wrong:
        if isinstance(wrong, FileError):
            raise
        message = "not a text file in UTF-8"
        if not isinstance(wrong, UnicodeDecodeError):
            message = "no file has such a name"
        raise FileError(message, path=repr(name)[1:-1]) from None


def add_cards(verb: argparse.ArgumentParser) -> None:
    """The option --cards."""
    verb.add_argument(
        "--cards",
        metavar="FILE",
        action="append",
        help="play with the card set of a TOML file; again for further sets",
    )


def cards_of(options: argparse.Namespace) -> CardSet | None:
    """All that --cards names as one card set; None is the bundled one."""
    if options.cards is None:
        return None
    from executives.networks.configuration import whole_set
    from executives.networks.documents.card_sets import card_set
    from executives.networks.edition import edition_named

    sets = [card_set(read_file(path), path=path) for path in options.cards]
    return whole_set(sets, edition_named(sets[0].edition).card_set())


def package_of(name: str) -> Any:
    """The package of a game: ``Game``, ``Variants``, ``load``, ``dumps`` and so on."""
    return import_module(f"executives.{name}")


def given(options: argparse.Namespace, names: Iterable[str]) -> dict[str, Any]:
    """The options with these names that the user gave."""
    found = {name: getattr(options, name) for name in names}
    return {name: value for name, value in found.items() if value is not None}


def check_options(game: str, function: Any, chosen: Iterable[str]) -> None:
    """Refuse options that have no meaning for a game: its ``function`` does not take them."""
    for name in chosen:
        if name not in signature(function).parameters:
            raise ConfigurationError(f"--{name} means nothing for the game {game}")


def load_position(options: argparse.Namespace) -> tuple[Any, Any]:
    """Game and state of a position document."""
    return _position(read_file(options.file), options)


def _position(text: str, options: argparse.Namespace) -> tuple[Any, Any]:
    name = game_named(text, options.file)
    load = package_of(name).load
    check_options(name, load, given(options, ["cards"]))
    cards = cards_of(options)
    more: dict[str, Any] = {} if cards is None else {"cards": cards}
    more["plugins"] = plugins_named(text, options.file)
    game, state = load(text, path=options.file, **more)
    return game, state


def plugins_named(text: str, path: str) -> tuple[Any, ...]:
    """The installed executives that a position document names, beside those of its edition.

    What is wrong with the document is told when it is loaded.
    """
    content = read(text, path=path).content
    table, players = (content.get(key) for key in ("game", "players"))
    table = table if isinstance(table, dict) else {}
    seats = players.values() if isinstance(players, dict) else ()
    words = [seat.get("executive") for seat in seats if isinstance(seat, dict)]
    named = table.get("executives")
    words += named if isinstance(named, list) else []
    executives = [word for word in words if isinstance(word, str)]
    return needed(executives, edition=table.get("edition", "second")) if executives else ()


def game_named(text: str, path: str) -> str:
    """The game that a position document is of: the ``name`` in its ``[game]``."""
    document = read(text, path=path)
    table = document.content.get("game")
    name = table.get("name", GAMES[0]) if isinstance(table, dict) else GAMES[0]
    for known in GAMES:
        if name == known:
            return known
    line = document.lines().of(("game", "name"))
    message = f"there is no game {shown(name)}; expected one of {', '.join(GAMES)}"
    raise FileError(message, path=path, line=line)


def is_replay(name: str, text: str) -> bool:
    """Whether a file is a replay: by its name, or by a line like ``game networks second``."""
    if name.endswith(".replay"):
        return True
    lines = (line.split("#", 1)[0].split() for line in text.splitlines())
    return any(words[0] == "game" and words[1:2] and words[1] in GAMES for words in lines if words)


def load_table(options: argparse.Namespace) -> tuple[Any, Any]:
    """Game and state of a position, or of a replay after ``--at`` decisions."""
    text = read_file(options.file)
    if is_replay(options.file, text):
        return replay_at(parse_replay(text, options), options.at)
    if options.at is not None:
        raise ConfigurationError("--at is for replays, and this file is a position")
    return _position(text, options)


def load_replay(options: argparse.Namespace) -> Replay:
    """The replay of FILE."""
    return parse_replay(read_file(options.file), options)


def parse_replay(text: str, options: argparse.Namespace) -> Replay:
    """The replay of a text, played with the card set of --cards, which its header has to name."""
    path, cards = options.file, cards_of(options)
    if cards is None:
        return Replay.parse(text, path=path, plugins=offered())
    header: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split("#", 1)[0].split()
        if any(header) and not line.strip():
            break
        if words[:1] == ["cards"]:
            if words[1:] != [cards.id, cards.digest]:
                message = f"played with the cards {' '.join(words[1:])}, these are "
                raise FileError(f"{message}{cards.id} {cards.digest}", path=path, line=number)
            line = "# cards"
        header.append(line)
    # The header alone makes the game, which then gets its cards.
    game = Replay.parse("\n".join(header), path=path, plugins=offered()).game
    check_options(game.NAME, type(game), ["cards"])
    return Replay.parse(text, path=path, game=game.with_cards(cards))


def replay_at(replay: Replay, at: int | None) -> tuple[Any, Any]:
    """Game and state after ``at`` decisions; a FileError where the play before is not legal."""
    part = shortened(replay, at)
    verdict = part.verify()
    if verdict.status is Status.DIVERGED:
        raise FileError(diverged(verdict), path=replay.path, line=verdict.line)
    return part.game, part.play()


def diverged(verdict: Verdict) -> str:
    """What a verdict says, without the line."""
    return f"expected {verdict.expected}, got {verdict.got}"


def shortened(replay: Replay, at: int | None) -> Replay:
    """The replay up to its ``at``-th decision and what follows from it."""
    if at is None:
        return replay
    places = [place for place, step in enumerate(replay.steps) if step.kind == DECISION]
    if not 0 <= at <= len(places):
        message = f"the replay has {len(places)} decisions, so --at goes from 0 to {len(places)}"
        raise ConfigurationError(message)
    end = places[at] if at < len(places) else len(replay.steps)
    return replay.replace(steps=replay.steps[:end])


def seat_of(game: Any, name: str) -> int:
    """The seat of a player's name, or of p1, p2 ..."""
    return int(game.universe.seat_of(name))
