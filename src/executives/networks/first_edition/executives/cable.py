"""CABLE: begins with more cash, and has one more turn with one action after its Drop & Budget.

Of the drop track it takes viewers only, so nothing when it is the last to drop out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.core.records import Record, record
from executives.core.tally import Line, Lines, Stage
from executives.core.visibility import public, visible
from executives.networks import atoms
from executives.networks.board_tracks import BoardTrack, BoardTracks, plain_markers
from executives.networks.frames import Turn
from executives.networks.grants import DROP, DUE
from executives.networks.modifiers import Executive, Grants, Hooks, PassBonus, State, X

ON_DISC, AHEAD, UNITED = PLACES = ("on-disc", "ahead", "united")


@visible()
@record
class WoodenMarker(Record):
    """Where the wooden marker lies (E1.CABLE.06, .09, .11).

    ``on-disc``: on the turn-order disc; ``ahead``: alone on the drop track, so that one more turn
    follows; ``united``: on the drop track, with the disc under it.
    """

    marker: str = public(default=ON_DISC)

    def __attrs_post_init__(self) -> None:
        if self.marker not in PLACES:
            raise ValueError(f"the wooden marker has no place {self.marker!r}")


def is_ahead(s: State, seat: int) -> bool:
    """Whether the marker of a seat lies on the drop track without its disc."""
    memory = s.players[seat].memory
    return isinstance(memory, WoodenMarker) and memory.marker == AHEAD


def own_cash(x: X, s: State, seat: int, position: int) -> Lines:
    """E1.CABLE.02-.05: its own amount for its place in turn order."""
    amounts = x.game.tables["own_starting_cash"]
    name, rule = "middle", "E1.CABLE.05"
    if x.game.seats == 1:
        name, rule = "solo", "E1.CABLE.03"
    elif position == 0:
        name, rule = "first", "E1.CABLE.02"
    elif position == x.game.seats - 1:
        name, rule = "last", "E1.CABLE.04"
    return (Line(Stage.SET, amounts[name], rule, f"position {position + 1}"),)


def viewers_only(x: X, s: State, seat: int, bonus: PassBonus) -> PassBonus:
    """E1.CABLE.07, .08: the viewers of the space, of which the last one has none."""
    return (0, bonus[1])


def marker_ahead(x: X, s: State, f: Turn) -> tuple[State, Grants]:
    """E1.CABLE.01, .09, .10: the marker takes the space, and this turn is over."""
    change = "wooden marker on the drop track"
    return atoms.remember(x, s, f.seat, WoodenMarker(AHEAD), "E1.CABLE.09", change), ()


def one_more_turn(x: X, s: State, seat: int, owed: bool) -> bool:
    """E1.CABLE.01, .11: a turn is owed while the disc has not followed the marker."""
    return owed or is_ahead(s, seat)


def action_only(x: X, s: State, seat: int, given: Grants) -> Grants:
    """E1.CABLE.11: in that turn an action that is no second Drop & Budget, or none."""
    if not is_ahead(s, seat):
        return given
    return tuple(mask & ~(DROP | DUE) for mask in given)


def no_second_drop(x: X, s: State, seat: int, mask: int) -> int:
    """E1.CABLE.11: an extra action of that turn is no Drop & Budget either."""
    return mask & ~DROP if is_ahead(s, seat) else mask


def disc_follows(x: X, s: State, seat: int) -> State:
    """E1.CABLE.11: after the turn that follows its drop the disc goes under the marker."""
    turn = s.pending[-1]
    if not is_ahead(s, seat) or (isinstance(turn, Turn) and turn.passed):
        return s
    return atoms.remember(x, s, seat, WoodenMarker(UNITED), "E1.CABLE.11", "disc under the marker")


def back_to_order(x: X, s: State, seat: int) -> State:
    """E1.CABLE.12: disc and marker go back to the turn-order track together."""
    change = "wooden marker on the turn-order disc"
    return atoms.remember(x, s, seat, WoodenMarker(), "E1.CABLE.12", change)


def board_faults(game: Any, s: State, seat: int) -> Iterator[str]:
    """E1.CABLE.09: only who dropped out has the marker on the drop track."""
    memory = s.players[seat].memory
    if isinstance(memory, WoodenMarker) and memory.marker != ON_DISC and seat not in s.passed:
        yield "the marker lies on the drop track, and this player has not dropped out"


def board(game: Any, memory: WoodenMarker) -> BoardTracks:
    """E1.CABLE.06, .09, .11: where the wooden marker lies."""
    spaces = ("on the turn-order disc", "on the drop track, one more turn", "on the drop track")
    return (BoardTrack("wooden marker", spaces, plain_markers(PLACES.index(memory.marker))),)


CABLE = Executive(
    id="cable",
    edition="first",
    section="E1.CABLE",
    name="CABLE",
    complexity=1,
    hooks=Hooks(
        starting_cash=own_cash,
        turn_grants=action_only,
        extra_action=no_second_drop,
        pass_bonus=viewers_only,
        takes_turn=one_more_turn,
        on_turn_end=disc_follows,
        on_passed=marker_ahead,
        on_round_end=back_to_order,
    ),
    memory=WoodenMarker(),
    board_faults=board_faults,
    board=board,
)
