"""Every bundled card, by its sort, and a game with all modules in which each can be tried.

Ann and Bo have plain boards.  Besides the bundled cards there is a stage of each genre: a show for
nothing, for any time, with 10 viewers in every row, two slots for stars and one for an ad.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from executives import networks
from executives.networks.cards import Ad, Card, Mogul, NetworkCard, Show, Star
from executives.networks.second_edition import bundled_cards
from executives.networks.standing import standing
from support.names import GENRES, TELLY_GENRES
from support.table import Table

ALL_GENRES = (*GENRES, *TELLY_GENRES)
CARD: dict[str, Card] = {card.id: card for card in bundled_cards().cards}
STARTERS = [card for one in bundled_cards().starters for card in (*one.shows, one.star, one.ad)]


def ids(choice: Callable[[Any], bool]) -> list[str]:
    """The ids of the bundled cards of some kind, starter cards too."""
    return [name for name, card in CARD.items() if choice(card)]


def in_decks(names: list[str]) -> list[str]:
    """Those that are no starter cards."""
    return [name for name in names if name not in STARTERS]


SHOWS = ids(lambda card: isinstance(card, Show))
STARS = ids(lambda card: isinstance(card, Star) and card.attachable)
ANOMALIES = ids(lambda card: isinstance(card, Star) and not card.attachable)
ADS = ids(lambda card: isinstance(card, Ad))
NETWORK = ids(lambda card: isinstance(card, NetworkCard))
MOGULS = ids(lambda card: isinstance(card, Mogul))


def stage(genre: str) -> Show:
    """A show that takes two stars and an ad."""
    slots = ("star?", "star?", "ad?")
    name = f"stage-{genre}"
    return Show(name, "Stage", "round_1", genre, 0, 0, "any", (10, 10, 10, 10), 0, slots)


@cache
def game() -> networks.Game:
    """The game in which the cards are tried."""
    cards = bundled_cards().with_cards(stage(genre) for genre in ALL_GENRES)
    modules = ("moguls", "telly_time")
    return networks.Game(("Ann", "Bo"), executives=(), modules=modules, cards=cards)


def at(document: str) -> Table:
    """A table with a position of that game; Ann has the turn."""
    return Table(game(), game().position(f'turn = "Ann"\n{document}'))


def row_of(card: str) -> str:
    """The row of the display in which a card is dealt."""
    data = CARD[card]
    if isinstance(data, Star):
        return "network" if data.deck == "network" else "stars"
    return {Show: "shows", Ad: "ads", NetworkCard: "network"}[type(data)]


def finish(table: Table) -> Table:
    """Decide all that is left of what Ann has begun: never stop or leave a slot empty."""
    while table.to_act() == ["Ann"] and not is_turn(table):
        doing = [text for text in sorted(table.legal("Ann")) if not text.startswith(STOPS)]
        table.play(f"Ann {doing[0]}")
    return table


STOPS = ("stop", "leave-empty")


def is_turn(table: Table) -> bool:
    """Whether a turn is what goes on, and not the middle of something."""
    return type(table.state.pending[-1]).__name__ == "Turn"


def counted(table: Table, name: str) -> int:
    """A number of Ann's standing: a show's score, lineup scoring, net upkeep, end-game scoring."""
    tallies = standing(table.game, table.state, 0)
    return next(tally.total for tally in tallies if tally.name.startswith(name))
