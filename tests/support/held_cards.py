"""Tables of the first edition at which Ann holds network cards with a moment of their own."""

from __future__ import annotations

import json

from executives.networks.state import DeckId
from support.table import Table

TABLE = ("underground", "butcher", "flix")


def listed(words: tuple[str, ...]) -> str:
    """Words as a list of a document."""
    return json.dumps(list(words))


def last_of(table: Table) -> str:
    """The lowest card of the network deck."""
    return table.state.decks[DeckId.NETWORK].rest[-1]
