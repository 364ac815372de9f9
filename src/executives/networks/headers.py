"""Games of The Networks as the header lines of replays, and back."""

from __future__ import annotations

from executives.core.headers import (
    Lines,
    check_rules,
    fault,
    player_words,
    variants_lines,
)
from executives.core.variants import variants_of
from executives.networks.game import Game
from executives.networks.variants import Variants

RULES_VERSION = 3
"""Goes up when a rule changes what happens in a game; see the changelog."""

HEADER_KEYS = ("game", "players", "executives", "seed", "modules", "cards", "variants", "rules")
"""The keys that a header may have."""


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
    lines += variants_lines(game.variants)
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
    check_rules(header, RULES_VERSION)
    names, executives = _players(header)
    game = Game(
        names,
        executives=executives,
        edition=edition,
        modules=header.get("modules", "").split(),
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


def _check_cards(game: Game, text: str) -> None:
    have = _cards(game)
    if text and text.split() != have.split():
        raise fault("cards", f"played with the cards {text}, these are {have}")
