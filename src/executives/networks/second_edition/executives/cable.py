"""CABLE: begins as 1st player with $20M, and may pass in the turn of an action, after it.

On passing it never has bonus cash, and it has nothing from the pass track if it passes last.
"""

from __future__ import annotations

from executives.core.tally import Line, Lines, Stage
from executives.networks import queries
from executives.networks.grants import BONUS, PASS
from executives.networks.modifiers import Executive, Grants, Hooks, PassBonus, State, X


def full_coffers(x: X, s: State, seat: int, position: int) -> Lines:
    """E2.CABLE.03, .11: $20M in place of the printed amount, with Telly Time $30M."""
    name, rule = ("cash", "E2.CABLE.03")
    if x.game.grid:
        name, rule = ("telly_time_cash", "E2.CABLE.11")
    return (Line(Stage.SET, x.game.tables["own_starting_cash"][name], rule),)


def may_pass_after_action(x: X, s: State, seat: int, rest: Grants) -> Grants:
    """E2.CABLE.05, .06: after each action a pass, as a bonus that no further action strikes."""
    return rest if any(grant & PASS for grant in rest) else (*rest, BONUS | PASS)


def viewers_only(x: X, s: State, seat: int, bonus: PassBonus) -> PassBonus:
    """E2.CABLE.08, .09: the viewers of the space, and nothing when passing last."""
    return (0, 0) if queries.passes_last(x, s, seat) else (0, bonus[1])


def no_cash_from_grid(x: X, s: State, seat: int, own: PassBonus) -> PassBonus:
    """E2.CABLE.12, E2.TELLY.18: no cash of empty squares; viewers of lines stay."""
    return (0, own[1])


CABLE = Executive(
    id="cable",
    edition="second",
    section="E2.CABLE",
    name="CABLE",
    complexity=1,
    hooks=Hooks(
        starting_cash=full_coffers,
        grants_after_action=may_pass_after_action,
        pass_bonus=viewers_only,
        grid_bonus=no_cash_from_grid,
    ),
    first_player=True,
)
