"""GORILLA: takes a turn before the 1st player in each round, or $2M per opponent.

After the extra turn its pass brings nothing from the pass track; for the cash it skips its first
turn of the round.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, always
from executives.core.records import Record, record
from executives.core.tally import Lines
from executives.core.visibility import public, visible
from executives.networks import atoms, queries
from executives.networks.board_tracks import BoardTrack, BoardTracks, money
from executives.networks.modifiers import Executive, Frames, Grants, Hooks, PassBonus, State, X
from executives.networks.turns import start_turn

EXTRA_TURN, EXTRA_CASH = ABILITIES = ("extra-turn", "extra-cash")

SKIPPED, FOLLOWING = 1, 2
"""Turns begun after extra cash: the one that is skipped, and those after it."""


@visible()
@record
class RoundChoice(Record):
    """The ability chosen in this round ("" before), and the turns begun after extra cash.

    ``begun`` is counted up to 2: the first is skipped (E2.GORILLA.03, .11).
    """

    ability: str = public(default="")
    begun: int = public(default=0)

    def __attrs_post_init__(self) -> None:
        if self.ability not in ("", *ABILITIES):
            raise ValueError(f"there is no ability {self.ability!r}")
        if not 0 <= self.begun <= (FOLLOWING if self.ability == EXTRA_CASH else 0):
            raise ValueError(f"{self.begun} turns are not begun after {self.ability!r}")


@visible()
@record
class ChoosingAbility(Frame):
    """The ability of the round has to be chosen (E2.GORILLA.02)."""

    seat: int = public()


@record
class BeginWith(Action):
    """Begin the round with an extra turn or with extra cash (E2.GORILLA.02)."""

    ability: str

    TEXT: ClassVar[str] = "begin-with {ability}"


def ability_of(s: State, seat: int) -> str:
    """The ability that a seat has chosen in this round."""
    memory = s.players[seat].memory
    return memory.ability if isinstance(memory, RoundChoice) else ""


def ask(x: X, s: State, seat: int) -> Frames:
    """E2.GORILLA.02, .17: in every round, after those who draw at its start."""
    return (ChoosingAbility(seat),)


def legal_choices(x: X, s: State, f: ChoosingAbility) -> list[Any]:
    """E2.GORILLA.02, .04: either ability, also that of the last round."""
    return list(x.game.interned[BeginWith][f.seat].values())


def perform_choice(x: X, s: State, f: ChoosingAbility, action: BeginWith) -> State:
    """E2.GORILLA.03, .05, .08: note the choice, then a turn, or the cash, at once."""
    seat = f.seat
    chosen = RoundChoice(action.ability)
    s = atoms.remember(x, x.close(s, f), seat, chosen, "E2.GORILLA.03", f"chose {action.ability}")
    if action.ability == EXTRA_TURN:
        return start_turn(x, s, seat)
    return atoms.gain_cash(x, s, seat, extra_cash(x), "E2.GORILLA.08")


def extra_cash(x: X) -> Lines:
    """E2.GORILLA.08, .16: $2M per opponent, and without opponents $2M in total."""
    numbers = x.game.tables["extra_cash"]
    opponents = x.game.seats - 1
    if not opponents:
        return (queries.base(numbers["solo"], "E2.GORILLA.16", "solo"),)
    amount = numbers["per_opponent"] * opponents
    return (queries.base(amount, "E2.GORILLA.08", f"{opponents} opponents"),)


def count_turn(x: X, s: State, seat: int) -> State:
    """E2.GORILLA.11, .12: after extra cash, the first turn of the round and those after it."""
    memory = s.players[seat].memory
    if not isinstance(memory, RoundChoice) or memory.ability != EXTRA_CASH:
        return s
    if memory.begun == FOLLOWING:
        return s
    begun = memory.begun + 1
    change = "skips its first turn" if begun == SKIPPED else "has turns again"
    return atoms.remember(x, s, seat, RoundChoice(EXTRA_CASH, begun), "E2.GORILLA.11", change)


def skip_first(x: X, s: State, seat: int, given: Grants) -> Grants:
    """E2.GORILLA.11: no grants at all, so that the turn is skipped, which is no pass."""
    memory = s.players[seat].memory
    skipped = isinstance(memory, RoundChoice) and memory.begun == SKIPPED
    return () if skipped else given


def nothing_for_passing(x: X, s: State, seat: int, bonus: PassBonus) -> PassBonus:
    """E2.GORILLA.09, .10, .18: nothing after an extra turn, but with Telly Time the choice."""
    return (0, 0) if ability_of(s, seat) == EXTRA_TURN and not x.game.grid else bonus


def nothing_from_grid(x: X, s: State, seat: int, own: PassBonus) -> PassBonus:
    """E2.GORILLA.19: neither cash nor viewers of the grid after an extra turn."""
    return (0, 0) if ability_of(s, seat) == EXTRA_TURN else own


def clear_choice(x: X, s: State, seat: int) -> State:
    """E2.GORILLA.03: at the round's end the marker leaves the board."""
    return atoms.remember(x, s, seat, RoundChoice(), "E2.GORILLA.03", "no choice")


def board(game: Any, memory: RoundChoice) -> BoardTracks:
    """E2.GORILLA.02, .03, .08: the two abilities, and what is left of the skipped turn."""
    cash = money(sum(line.amount for line in extra_cash(game.context)))
    spaces = ("extra turn", f"extra cash {cash}, first turn skipped")
    if not memory.ability:
        return (BoardTrack("ability of the round", spaces),)
    words = {EXTRA_TURN: ("",), EXTRA_CASH: ("turn to skip", "turn skipped", "has turns again")}
    marker = (ABILITIES.index(memory.ability), words[memory.ability][memory.begun])
    return (BoardTrack("ability of the round", spaces, (marker,)),)


def _abilities(game: Any) -> Iterable[tuple[str]]:
    return ((ability,) for ability in ABILITIES)


GORILLA = Executive(
    id="gorilla",
    edition="second",
    section="E2.GORILLA",
    name="GORILLA",
    complexity=2,
    hooks=Hooks(
        on_round_start=ask,
        on_turn_start=count_turn,
        turn_grants=skip_first,
        pass_bonus=nothing_for_passing,
        grid_bonus=nothing_from_grid,
        on_round_end=clear_choice,
    ),
    memory=RoundChoice(),
    kinds=(Kind(BeginWith, (ChoosingAbility,), _abilities, always, perform_choice),),
    frames=(FrameKind(ChoosingAbility, legal=legal_choices),),
    board=board,
    stage=2,
)
