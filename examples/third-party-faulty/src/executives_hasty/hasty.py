"""HASTY TV: coffee is drunk at every turn, and everything is cheaper, sooner, and not checked.

It loads, it plays, and its games look well.  Each rule function has one mistake that authors
make; the README says which, and `executives conformance hasty` finds all five.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.core.actions import Action
from executives.core.records import Record, record
from executives.core.tally import Lines
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import Executive, Hooks, SignStar, atoms
from executives.networks.modifiers import State, X
from executives.networks.queries import add
from executives.networks.state import DeckId

FULL = 4


@visible()
@record
class Pot(Record):
    """Cups of coffee drunk, from 0 to 4 (X.HASTY.01)."""

    cups: int = public(default=0)

    def __attrs_post_init__(self) -> None:
        if not 0 <= self.cups <= FULL:
            raise ValueError(f"the pot holds {FULL} cups, not {self.cups}")


def drink(x: X, s: State, seat: int) -> State:
    """X.HASTY.01: a cup at every own turn, while there is one."""
    memory = s.players[seat].memory
    if not isinstance(memory, Pot) or memory.cups > FULL:  # Has to be >=.
        return s
    more = memory.replace(cups=memory.cups + 1)
    return atoms.remember(x, s, seat, more, "X.HASTY.01", f"{more.cups} cups")


def finders_fee(x: X, s: State, seat: int, stars: tuple[str, ...]) -> State:
    """X.HASTY.02: $1M for every star signed."""
    if x.log is not None:  # Spares the lines when nobody listens, and the money too.
        lines = tuple(add(1, "X.HASTY.02", star) for star in stars)
        s = atoms.gain_cash(x, s, seat, lines, "X.HASTY.02")
    return s


def better_one_coming(x: X, s: State, f: Any, action: Action) -> Iterator[Violation]:
    """X.HASTY.03: no star is signed that is worse than the next one."""
    hidden = s.decks[DeckId.STAR].rest[:1]  # Nobody may look there.
    coming = max((x.game.card[card].up for card in hidden), default=0)
    if isinstance(action, SignStar) and x.game.card[action.star].up < coming:
        yield violation("better", "X.HASTY.03", "a better star is coming")


def early_ratings(x: X, s: State, seat: int) -> State:
    """X.HASTY.04: 1 viewer at each round's end."""
    player = s.players[seat]
    more = player.replace(viewers=player.viewers + 1)  # Past the atom, so without an event.
    return s.replace(players=atoms.set_player(s, seat, more))


def pocket_money(x: X, s: State, seat: int) -> Lines:
    """$1M at upkeep."""
    return (add(1, "X.HASTY.05", "pocket money"),)


HASTY = Executive(
    id="hasty",
    edition="second",
    section="X.HASTY",
    name="HASTY TV",
    complexity=1,
    hooks=Hooks(
        on_turn_start=drink,
        on_signed=finders_fee,
        may=better_one_coming,
        on_round_end=early_ratings,
        income=pocket_money,
    ),
    memory=Pot(),
)
