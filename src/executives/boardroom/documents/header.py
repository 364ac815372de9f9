"""The game that a position document describes with its ``[game]``."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from executives.boardroom.variants import Variants
from executives.core.variants import changed_variants
from executives.documents.fields import variants_shape
from executives.documents.positions import configured
from executives.documents.shapes import Faults, Listed, Table, Text

NAME = "boardroom"
"""What documents of this game say in ``[game]``, so that they can be told from others."""

PLAYERS = ("Ann", "Bo", "Cy")
"""Those who play in a document that names nobody."""

GAME = Table(
    {
        "name": Text((NAME,), "{} is another game", fixed=True),
        "players": Listed(Text()),
        "agendas": Listed(Text()),
        "variants": variants_shape(Variants),
    }
)


def game_of(content: dict[str, Any], faults: Faults, *, plugins: tuple[Any, ...]) -> Any:
    """The game of a document; None if it has faults."""
    table = content.get("game", {})
    GAME.check(faults, ("game",), table)
    if faults.found:
        return None
    agendas = tuple(table["agendas"]) if "agendas" in table else None
    variants = Variants(**table.get("variants", {}))
    players = tuple(table.get("players", PLAYERS))
    return configured(lambda: _game(players, agendas, variants, plugins), faults)


@lru_cache(maxsize=16)
def _game(
    players: tuple[str, ...],
    agendas: tuple[str, ...] | None,
    variants: Variants,
    plugins: tuple[Any, ...],
) -> Any:
    """A game; making one takes longer than reading a document, and games never change."""
    from executives.boardroom.game import Game

    return Game(players, agendas=agendas, variants=variants, plugins=plugins)


def header_of_game(game: Any) -> dict[str, Any]:
    """The ``[game]`` of a game; plugins are not written."""
    header: dict[str, Any] = {"name": NAME}
    if game.players != PLAYERS:
        header["players"] = list(game.players)
    if game.agendas is not None:
        header["agendas"] = list(game.agendas)
    changed = changed_variants(game.variants)
    if changed:
        header["variants"] = changed
    return {"game": header}
