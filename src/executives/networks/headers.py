"""Games of The Networks as the header lines of replays, and back."""

from __future__ import annotations

from typing import Any

import attrs

from executives.core.errors import ConfigurationError
from executives.networks.game import Game
from executives.networks.variants import Variants

RULES_VERSION = 2
"""Goes up when a rule changes what happens in a game; see the changelog."""


def _fault(key: str, message: str) -> ConfigurationError:
    """A header value that makes no game; ``key`` names its line."""
    return ConfigurationError(message, key=key)


def header_of(game: Game) -> list[tuple[str, str]]:
    """The header lines of a game; only what differs from the default is written."""
    chosen = game.executives
    players = " ".join(game.players)
    if chosen:
        players = " ".join(f"{n}={e}" for n, e in zip(game.players, chosen, strict=True))
    lines = [("game", f"networks {game.edition}"), ("players", players)]
    if chosen == ():
        lines.append(("executives", "none"))
    if game.modules:
        lines.append(("modules", " ".join(game.modules)))
    default = Variants()
    changed = [
        f"{field.name}={getattr(game.variants, field.name)}"
        for field in attrs.fields(Variants)
        if getattr(game.variants, field.name) != getattr(default, field.name)
    ]
    if changed:
        lines.append(("variants", " ".join(changed)))
    lines.append(("cards", _cards(game)))
    return [*lines, ("rules", str(RULES_VERSION))]


def _cards(game: Game) -> str:
    """Name and digest of the card set, which takes time to compute."""
    found: str = game.memo("cards of headers", _named_set)
    return found


def _named_set(game: Game) -> str:
    return f"{game.card_set.id} {game.card_set.digest}"


def game_from_header(header: dict[str, str]) -> Game:
    """The game that header lines describe; a ConfigurationError names the key that is wrong."""
    words = header["game"].split()
    edition = words[1] if len(words) > 1 else "second"
    if header.get("rules", str(RULES_VERSION)) != str(RULES_VERSION):
        message = f"played by rules version {header['rules']}, these are version {RULES_VERSION}"
        raise _fault("rules", message)
    if "players" not in header:
        raise _fault("players", "the header lacks 'players', e.g. players Ann=beeb Bo=butcher")
    names, executives = _players(header)
    game = Game(
        names,
        executives=executives,
        edition=edition,
        modules=header.get("modules", "").split(),
        variants=_variants(header.get("variants", "")),
    )
    _check_cards(game, header.get("cards", ""))
    return game


def _players(header: dict[str, str]) -> tuple[list[str], list[str] | None]:
    pairs = [word.partition("=") for word in header["players"].split()]
    names = [name for name, _, _ in pairs]
    chosen = [executive for _, _, executive in pairs]
    if header.get("executives") == "none":
        return names, []
    if any(chosen) and not all(chosen):
        raise _fault("players", "either all players have an executive or none has")
    return names, chosen if any(chosen) else None


def _variants(text: str) -> Variants:
    values: dict[str, Any] = {}
    types = {field.name: type(field.default) for field in attrs.fields(Variants)}
    for word in text.split():
        name, _, value = word.partition("=")
        if name not in types:
            known = ", ".join(types)
            raise _fault("variants", f"{name!r} is no variant; expected {known}")
        if types[name] is bool and value in ("True", "False"):
            values[name] = value == "True"
        elif types[name] is int and value.isdecimal() and len(value) < 5:
            values[name] = int(value)
        else:
            raise _fault("variants", f"{value!r} is no value for {name}")
    return Variants(**values)


def _check_cards(game: Game, text: str) -> None:
    have = _cards(game)
    if text and text.split() != have.split():
        raise _fault("cards", f"played with the cards {text}, these are {have}")
