"""Grants: bit masks that say what one action of a turn may be.

A base turn holds one grant that allows each of the five actions or the pass.  An extra action
pushes another grant; an executive may narrow or add grants.  An action uses the narrowest grant
that allows it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from executives.core.violations import Violation, violation
from executives.networks.frames import Turn, turn_frame
from executives.networks.modifiers import State, X

SIGN_STAR = 1
SIGN_AD = 2
PRODUCE = 4
NETWORK = 8
ADD = 16
CARD = 32
"""A card that is used as an action (E2.CARDS.02)."""
PASS = 64
MOVE = 128
"""A move that has to be made before anything else of the turn but free effects."""
DUE = 256
"""The grant has to be used before the turn may end (E2.BASE.28)."""
BONUS = 512
"""Not an action: using it strikes nothing and nothing strikes it."""

DROP = 1024
"""Drop & Budget, an action with which a player leaves the season (E1.BASE.22, .41)."""
LEAVING = PASS | DROP

FIVE_ACTIONS = SIGN_STAR | SIGN_AD | PRODUCE | NETWORK | ADD
ANY = FIVE_ACTIONS | CARD
BASE_TURN = (ANY | PASS | DUE,)

NAMES = {
    SIGN_STAR: "Sign a Star",
    SIGN_AD: "Sign an Ad",
    PRODUCE: "Produce a Show",
    NETWORK: "Take a Network Card",
    ADD: "Add or Replace",
    CARD: "an action with a card",
    PASS: "a pass",
    DROP: "Drop & Budget",
    MOVE: "a move",
}


@cache
def allowed(grants: tuple[int, ...]) -> int:
    """Everything that some grant allows now; while a move is owed, only it or to drop out.

    A move for an action to come waits for the actions that are before it.
    """
    mask = 0
    for grant in grants:
        if grant & MOVE:
            return mask & ~DUE or grant & (MOVE | DROP)
        mask |= grant
    return mask


@cache
def is_due(grants: tuple[int, ...]) -> bool:
    """Whether something has to be done before the turn may end."""
    return any(grant & DUE for grant in grants)


@cache
def only_bonuses(grants: tuple[int, ...]) -> bool:
    """Whether no grant for an action of the turn is left."""
    return all(grant & BONUS for grant in grants)


@cache
def spend(grants: tuple[int, ...], bit: int) -> tuple[tuple[int, ...], bool]:
    """The grants left after ``bit`` was used, and whether it was an action of the turn.

    The first action strikes the pass from what is left (E2.BASE.25), and nothing is owed any
    more (E2.BASE.28).
    """
    fitting = [index for index, grant in enumerate(grants) if grant & bit]
    index = min(fitting, key=lambda i: (grants[i].bit_count(), -i))
    used = grants[index]
    rest = grants[:index] + grants[index + 1 :]
    is_action = bool(bit & (ANY | DROP)) and not used & BONUS
    if is_action:
        rest = tuple(grant if grant & BONUS else grant & ~(PASS | DUE) for grant in rest)
        rest = tuple(grant for grant in rest if grant)
    return rest, is_action


def use_grant(x: X, s: State, f: Turn, bit: int) -> tuple[State, Turn]:
    """Use the narrowest grant that allows ``bit``; returns the turn after it too."""
    rest, is_action = spend(f.grants, bit)
    if is_action:
        for hook in x.game.hooks[s.players[f.seat].modifiers].grants_after_action:
            rest = hook(x, s, f.seat, rest)
    # A bonus that is one of the five actions was the action, if no other is taken.
    turn = turn_frame(f.seat, rest, f.acted or bit & ANY != 0, f.passed)
    return x.close(s, f, turn), turn


def grant(x: X, s: State, f: Turn, mask: int) -> State:
    """Push a grant in the turn on top, e.g. for an extra action of choice (E2.BASE.24)."""
    for hook in x.game.hooks[s.players[f.seat].modifiers].extra_action:
        mask = hook(x, s, f.seat, mask)
    return x.close(s, f, f.replace(grants=(*f.grants, mask)))


def called(game: Any, bit: int) -> str:
    """What the rulebook of the game's edition calls an action."""
    return game.words.get(NAMES[bit], NAMES[bit])  # type: ignore[no-any-return]


def not_granted(x: X, f: Turn, bit: int) -> Violation:
    """The reason when no grant of the turn allows ``bit``."""
    what = called(x.game, bit)
    rule = "E2.BASE.25" if bit == PASS else "E2.BASE.23"
    return violation("not-granted", rule, "this turn does not allow {what}", what=what)


def too_dear(s: State, seat: int, cost: int) -> Violation:
    """The reason when the cash of a seat is less than ``cost`` (E2.BASE.34)."""
    cash = s.players[seat].cash
    message = "it costs ${cost}M and the cash is ${cash}M"
    return violation("cash", "E2.BASE.34", message, cost=cost, cash=cash)
