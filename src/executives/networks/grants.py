"""Grants: bit masks that say what one action of a turn may be.

A base turn holds one grant that allows each of the five actions or the pass.  An extra action
pushes another grant; an executive may narrow or add grants.  An action uses the narrowest grant
that allows it.
"""

from __future__ import annotations

from functools import cache

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
    MOVE: "a move",
}


@cache
def allowed(grants: tuple[int, ...]) -> int:
    """Everything that some grant allows now; while a move is owed, the move only."""
    mask = 0
    for grant in grants:
        if grant & MOVE:
            return MOVE
        mask |= grant
    return mask


@cache
def is_due(grants: tuple[int, ...]) -> bool:
    """Whether something has to be done before the turn may end."""
    return any(grant & DUE for grant in grants)


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
    is_action = bool(bit & ANY) and not used & BONUS
    if is_action:
        rest = tuple(grant if grant & BONUS else grant & ~(PASS | DUE) for grant in rest)
        rest = tuple(grant for grant in rest if grant)
    return rest, is_action
