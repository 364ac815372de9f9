"""Games of The Executives as the header lines of replays, and back."""

from __future__ import annotations

from executives.boardroom.game import Game
from executives.boardroom.variants import Variants
from executives.core.headers import (
    Lines,
    check_rules,
    fault,
    player_words,
    variants_lines,
)
from executives.core.variants import variants_of

RULES_VERSION = 1
"""Goes up when a rule changes what happens in a game; see the changelog."""

HEADER_KEYS = ("game", "players", "seed", "agendas", "variants", "rules")
"""The keys that a header may have."""


def header_of(game: Game) -> Lines:
    """The header lines of a game; only what differs from the default is written."""
    lines = [("game", game.NAME), ("players", " ".join(game.players))]
    if game.agendas is not None:
        lines.append(("agendas", " ".join(game.agendas)))
    return [*lines, *variants_lines(game.variants), ("rules", str(RULES_VERSION))]


def game_from_header(header: dict[str, str]) -> Game:
    """The game that header lines describe; a ConfigurationError names the key that is wrong."""
    further = header["game"].split()[1:]
    if further:
        raise fault("game", f"the game has one edition, which is not named: {' '.join(further)!r}")
    check_rules(header, RULES_VERSION)
    return Game(
        player_words(header, example="Ann Bo Cy"),
        agendas=header["agendas"].split() if "agendas" in header else None,
        variants=variants_of(Variants, header.get("variants", "").split()),
    )
