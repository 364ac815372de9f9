"""First-edition tables at which Ann develops shows for nothing, and her picks in a pilot season.

The shows cost $0M, have no slots and are worth 2 viewers at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from executives import networks
from executives.networks.frames import Turn
from support.documents import show_card
from support.names import GENRES, NAMES
from support.table import Table

OTHERS = {
    "generic": ("procrastinator", "specialist", "cheapo", "butcher"),
    "procrastinator": ("generic", "specialist", "cheapo", "butcher"),
    "specialist": ("generic", "procrastinator", "cheapo", "butcher"),
}
WITHOUT_DRAMA = tuple(genre for genre in GENRES if genre != "drama")


def show_of(genre: str, slug: str, *, slots: tuple[str, ...] = ()) -> str:
    """The inline definition of a show for nothing; ``""`` is no genre."""
    return show_card(slug, name="Free Show", deck="round_2_3", genre=genre, lower=2, slots=slots)


def genre_game(executive: str, players: int) -> networks.Game:
    """A game in which Ann is ``executive``."""
    seated = (executive, *OTHERS[executive])[:players]
    return networks.Game(NAMES[:players], executives=seated, edition="first")


def genre_table(
    executive: str,
    *shows: str,
    ann: str = "",
    top: str = "",
    rest: str = "",
    cards: str = "",
    players: int = 3,
    turn: str = '"Ann"',
) -> Table:
    """Ann has a turn as ``executive`` in season 2, and the others have dropped out.

    ``shows`` lie in the display: ``action-1`` is for nothing and of the genre Action, other names
    are those of ``cards``, further inline cards.  Stars and ads have no decks, so that nothing is
    drawn.
    """
    own = [show for show in shows if show.rpartition("-")[0] in GENRES]
    inline = "".join(show_of(show.rpartition("-")[0], show) for show in own)
    seated = [executive, *OTHERS[executive]][:players]
    return Table(
        f"""turn = {turn}
passed = {list(NAMES[1:players])}
{top or "round = 2"}
[game]
edition = "first"
players = {list(NAMES[:players])}
executives = {seated}
[display]
shows = {list(shows)}
[decks.star]
cards = []
[decks.ad]
cards = []
[players.Ann]
{ann}
{rest}
{inline}
{cards}"""
    )


def develop(table: Table, *shows: str, then: str = "") -> Table:
    """Ann develops shows at 8PM, one after the other, with further decisions after each."""
    for show in shows:
        table.play(f"Ann produce {show} 8pm{then}")
    return table


def moguls_offered(table: Table) -> set[str]:
    """The moguls that Ann may take now."""
    texts = (text for text in table.legal("Ann") if text.startswith("take-mogul "))
    return {text.removeprefix("take-mogul ") for text in texts}


def quiet_mogul(table: Table) -> str:
    """One of the moguls that Ann may take, of which nothing follows when it is gained."""
    return min(moguls_offered(table) - {"ambitious", "media-tycoon"})


def draft(game: networks.Game, seed: int, wanted: Callable[[Any], bool]) -> tuple[Table, list[Any]]:
    """The first turn of season 1 after a draft in which Ann picked what is ``wanted`` if she could.

    The others pick what comes first, and everybody takes the first of what pilots give.  The
    events of the draft come with it.
    """
    table = Table(game, game.start(seed))
    events: list[Any] = []
    while type(table.state.pending[-1]) is not Turn:
        legal = game.legal_actions(table.state)
        mine = [action for action in legal if action.seat == 0 and action.text.startswith("pick ")]
        liked = [action for action in mine if wanted(game.card[action.text.split()[1]])]
        table.last = game.step(table.state, (*liked, *legal)[0])
        table.state = table.last.state
        events += table.last.events
    return table, events


def lineup_of(table: Table) -> tuple[str, ...]:
    """Ann's shows."""
    return tuple(show.show for show in table.player("Ann").lineup if show is not None)


def legal_draws(table: Table) -> set[str]:
    """The draws between which Ann may choose."""
    return {text for text in table.legal("Ann") if text.startswith("draw ")}


def bonuses_of(table: Table) -> tuple[str, ...]:
    """The genre bonuses that Ann has gained."""
    shelf = table.player("Ann").shelf
    assert shelf is not None
    return shelf.bonuses
