"""Games of The Networks as the header lines of replays, and back."""

from __future__ import annotations

import re
from collections.abc import Iterable

from executives.core.errors import PluginError
from executives.core.headers import (
    Lines,
    check_rules,
    fault,
    player_words,
    variants_lines,
)
from executives.core.variants import variants_of
from executives.networks.edition import edition_named
from executives.networks.game import Game
from executives.networks.modifiers import Executive
from executives.networks.variants import Variants

RULES_VERSION = 3
"""Goes up when a rule changes what happens in a game; see the changelog."""

HEADER_KEYS = (
    *("game", "players", "executives", "seed", "modules", "plugins", "cards", "variants", "rules"),
)
"""The keys that a header may have."""

_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+-]*")
"""What ids and versions of plugins look like, so that one line can hold several."""


def header_of(game: Game) -> Lines:
    """The header lines of a game; only what differs from the default is written."""
    chosen = game.executives
    players = " ".join(game.players)
    if chosen:
        players = " ".join(f"{n}={e}" for n, e in zip(game.players, chosen, strict=True))
    lines = [("game", f"{game.NAME} {game.edition}"), ("players", players)]
    if chosen == ():
        lines.append(("executives", "none"))
    if game.modules:
        lines.append(("modules", " ".join(game.modules)))
    if game.configuration.plugins:
        lines.append(("plugins", " ".join(map(_plugin_word, game.configuration.plugins))))
    lines += variants_lines(game.variants)
    lines.append(("cards", _cards(game)))
    return [*lines, ("rules", str(RULES_VERSION))]


def _cards(game: Game) -> str:
    """Name and digest of the card set, which takes time to compute."""
    found: str = game.memo("cards of headers", _named_set)
    return found


def _named_set(game: Game) -> str:
    return f"{game.card_set.id} {game.card_set.digest}"


def game_from_header(header: dict[str, str], *, plugins: Iterable[Executive] = ()) -> Game:
    """The game that header lines describe; a ConfigurationError names the key that is wrong.

    ``plugins`` are the executives at hand that a header may name; no other gets into the game, and
    nobody asks for them where the header names none.
    """
    words = header["game"].split()
    edition = words[1] if len(words) > 1 else "second"
    check_rules(header, RULES_VERSION)
    names, executives = _players(header)
    game = Game(
        names,
        executives=executives,
        edition=edition,
        modules=header.get("modules", "").split(),
        plugins=_named_plugins(header.get("plugins", ""), edition, plugins),
        variants=variants_of(Variants, header.get("variants", "").split()),
    )
    _check_cards(game, header.get("cards", ""))
    return game


def _players(header: dict[str, str]) -> tuple[list[str], list[str] | None]:
    pairs = [word.partition("=") for word in player_words(header, example="Ann=beeb Bo=butcher")]
    names = [name for name, _, _ in pairs]
    chosen = [executive for _, _, executive in pairs]
    if header.get("executives") == "none":
        return names, []
    if any(chosen) and not all(chosen):
        raise fault("players", "either all players have an executive or none has")
    return names, chosen if any(chosen) else None


def _plugin_word(plugin: Executive) -> str:
    """The id of a plugin, with its version if it has one."""
    version = plugin.version
    for word in (plugin.id, version or plugin.id):
        if not _WORD.fullmatch(word):
            message = f"{word!r} of the plugin {plugin.id!r} cannot stand in a header"
            raise PluginError(f"{message}: letters, digits and .-_+ can", key="plugins")
    return f"{plugin.id}={version}" if version else plugin.id


def _named_plugins(text: str, edition: str, at_hand: Iterable[Executive]) -> tuple[Executive, ...]:
    """The plugins of a line like ``plugins night-owl=1``, in its order."""
    if not text:
        return ()
    edition_named(edition)  # An edition that is unknown is told as such.
    known = {plugin.id: plugin for plugin in at_hand if plugin.edition == edition}
    found: dict[str, Executive] = {}
    for name, _, written in (word.partition("=") for word in text.split()):
        if name in found:
            raise fault("plugins", f"the plugin {name!r} is named twice")
        if name not in known:
            message = f"played with the plugin {name!r}, of the {edition} edition, which is missing"
            raise fault("plugins", f"{message}: install its package, or give it as plugins=")
        have = known[name].version
        if written and written != have:
            now = f"this is version {have}" if have else "this one has no version"
            raise fault("plugins", f"played with version {written} of {name!r}, {now}")
        found[name] = known[name]
    return tuple(found.values())


def _check_cards(game: Game, text: str) -> None:
    have = _cards(game)
    if text and text.split() != have.split():
        raise fault("cards", f"played with the cards {text}, these are {have}")
