"""First-edition tables with executives that change nothing, so that moguls and pilots are there."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives import networks
from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, always
from executives.core.records import record
from executives.core.violations import Violation
from executives.core.visibility import public, visible
from executives.networks import Executive, Hooks
from executives.networks.grants import DUE
from executives.networks.modifiers import Frames, Grants, State, X
from executives.networks.state import DeckId, Row, Shelf
from support.names import NAMES
from support.table import Table


def quiet(name: str, hooks: Hooks | None = None, **more: Any) -> Executive:
    """An executive of the tests; without hooks it changes nothing."""
    return Executive(
        id=name,
        edition="first",
        section="E1.SETUP",
        name=name.title(),
        complexity=1,
        hooks=hooks or Hooks(),
        **more,
    )


QUIET = tuple(quiet(f"quiet-{letter}") for letter in "abcde")


# -- one that asks, one that may idle --------------------------------------------------------------


@visible()
@record
class Questioned(Frame):
    """A seat is asked something that does not matter."""

    seat: int = public()


@record
class Reply(Action):
    """Reply to the question."""

    TEXT: ClassVar[str] = "reply"


def _ask(x: X, s: State, seat: int) -> Frames:
    return (Questioned(seat),)


def _legal(x: X, s: State, f: Questioned) -> list[Any]:
    return [x.game.interned[Reply][f.seat][()]]


def _check(x: X, s: State, f: Questioned, action: Reply) -> Iterator[Violation]:
    return always(x, s, f, action)


def _replied(x: X, s: State, f: Questioned, action: Reply) -> State:
    return x.close(s, f)


def _once(game: Any) -> Iterable[tuple[()]]:
    return ((),)


def _not_due(x: X, s: State, seat: int, grants: Grants) -> Grants:
    return tuple(grant & ~DUE for grant in grants)


_QUESTION = {
    "kinds": (Kind(Reply, (Questioned,), _once, _check, _replied),),
    "frames": (FrameKind(Questioned, legal=_legal),),
}
EARLY = quiet("asked-early", Hooks(on_round_start=_ask), stage=0, **_QUESTION)
LATE = quiet("asked-late", Hooks(on_round_start=_ask), stage=1)
LAST = quiet("asked-last", Hooks(on_round_start=_ask), stage=3)
IDLER = quiet("idler", Hooks(turn_grants=_not_due))
"""Its turns may end without an action."""

PLUGINS = (*QUIET, EARLY, LATE, LAST, IDLER)


# -- tables ---------------------------------------------------------------------------------------


def first_game(
    players: int = 3, executives: tuple[str, ...] | None = None, **more: Any
) -> networks.Game:
    """A game of quiet executives, unless others are named."""
    chosen = tuple(one.id for one in QUIET[:players]) if executives is None else executives
    return networks.Game(
        NAMES[:players], executives=chosen, edition="first", plugins=PLUGINS, **more
    )


def first(
    document: str,
    *,
    players: int = 3,
    executives: tuple[str, ...] | None = None,
    cards: str = "",
) -> Table:
    """A position of quiet executives, unless others are named; () is the plain base game."""
    chosen = [one.id for one in QUIET[:players]] if executives is None else list(executives)
    header = (
        f'\n[game]\nedition = "first"\nplayers = {json.dumps(NAMES[:players])}\n'
        f"executives = {json.dumps(chosen)}\n"
    )
    game, state = networks.load(document + header + cards, plugins=PLUGINS)
    return Table(game, state)


def starting(players: int, *, executives: tuple[str, ...] | None = None, seed: int = 0) -> Table:
    """The first decision of a game."""
    game = first_game(players, executives)
    return Table(game, game.start(seed))


def card(game: networks.Game, slug: str) -> Any:
    """What is printed on a card."""
    return game.card[slug]


def shelf(table: Table, name: str) -> Shelf:
    """What a player owns besides."""
    found = table.player(name).shelf
    assert found is not None
    return found


def archived(table: Table, name: str) -> list[str]:
    """The shows in a player's archives."""
    return [one.show for one in shelf(table, name).archives]


def reruns(table: Table, name: str) -> list[str]:
    """The shows in a player's reruns."""
    return [one.show for one in table.player(name).reruns]


def order(table: Table) -> list[str]:
    """The players in turn order."""
    season = table.state.season
    assert season is not None
    return [table.game.players[seat] for seat in season.order]


def mogul_display(table: Table) -> tuple[str, ...]:
    """The moguls of the display."""
    season = table.state.season
    assert season is not None
    return season.moguls


def row(table: Table, name: str) -> tuple[str, ...]:
    """A row of the display."""
    return table.state.display[Row[name.upper()]]


def deck(table: Table, back: str) -> tuple[str, ...]:
    """The cards of a deck, the next one first."""
    found = table.state.decks[table.game.deck_named[back]]
    return found.top + found.rest


def last_of(table: Table, deck_id: DeckId = DeckId.NETWORK) -> str:
    """The lowest card of a deck."""
    card: str = table.state.decks[deck_id].rest[-1]
    return card


def drop_all(table: Table, *names: str) -> Table:
    """Players drop out one after the other, for cash if there is some."""
    for name in names:
        wanted = ("cash", "viewers", "nothing")
        bonus = next(word for word in wanted if f"drop {word}" in table.legal(name))
        table.play(f"{name} drop {bonus}")
    return table


def wealth(table: Table, name: str = "Ann") -> tuple[int, int]:
    """A player's cash and viewers."""
    player = table.player(name)
    return player.cash, player.viewers


def told(table: Table, kind: str) -> list[tuple[str, Any]]:
    """The events of a kind in the last step by the names of their players."""
    return [(table.game.players[event.seat], event) for event in table.events(kind)]


PLAIN_CARDS = """
[[cards.show]]
id = "early-show"
name = "Early Show"
deck = "round_1"
genre = "drama"
cost = 2
expenses = 1
timeslot = "8pm"
viewers = [7, 5, 3, 2]
lower = 4
rerun = 2
slots = ["star?", "ad?"]
[[cards.show]]
id = "choosy-show"
name = "Choosy Show"
deck = "round_1"
genre = "action"
cost = 4
expenses = 0
timeslot = "9pm"
viewers = [8, 6, 4, 1]
lower = 5
rerun = 1
slots = ["star!", "either?"]
[[cards.show]]
id = "any-show"
name = "Any Show"
deck = "round_1"
genre = "sports"
cost = 0
expenses = 3
timeslot = "any"
viewers = [6, 5, 4, 3]
lower = 6
rerun = 4
slots = ["ad!", "star?"]
[[cards.star]]
id = "drama-star"
name = "Drama Star"
cost = 3
expenses = 2
condition = "genre drama"
up = 6
down = 2
up_rows = [6, 4, 3, 1]
down_rows = [2, 1, 0, 0]
[[cards.star]]
id = "plain-star"
name = "Plain Star"
cost = 2
expenses = 1
condition = ""
up = 3
down = 3
up_rows = [3, 2, 2, 1]
down_rows = [3, 2, 2, 1]
[[cards.ad]]
id = "night-ad"
name = "Night Ad"
bonus = 4
condition = "timeslot 10pm"
up = 5
down = 2
[[cards.ad]]
id = "promo-ad"
name = "Promo Ad"
bonus = 1
condition = "genre drama"
up = 0
down = 0
viewers_up = 4
viewers_down = 1
[[cards.ad]]
id = "plain-ad"
name = "Plain Ad"
bonus = 3
condition = ""
up = 2
down = 2
"""
"""Cards for positions: shows with two numbers, stars that age, a promo ad."""
