"""Telly Time: a genre grid for each player, a weekend timeslot, and three genres more.

Producing a show covers the square of its genre; lines give the bonuses of the tracks, which are
not used; on passing the grid gives cash and viewers.  Chat turns cards, Quiz sells viewers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind
from executives.core.records import record
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms, queries
from executives.networks.frames import GainingLines
from executives.networks.modifiers import Frames, Hooks, Module, State, X
from executives.networks.tracks import land

LINES = (0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
"""E2.TELLY.09: rows, columns and diagonals as bits of the squares, row by row from the first."""


def lines_of(grid: int) -> int:
    """How many lines of a grid are completed (E2.TELLY.09)."""
    return sum(grid & line == line for line in LINES)


def empty_squares(x: X, grid: int) -> int:
    """How many squares of a grid are empty."""
    return len(x.game.grid) - grid.bit_count()


# -- covering squares -----------------------------------------------------------------------------


def cover(x: X, s: State, seat: int, genre: int, rule: str) -> State:
    """E2.TELLY.07, .08, .13: the square of the genre is covered instead of an advance."""
    name = x.game.boards.genres[genre]
    square = x.game.grid.index(name)
    grid = s.players[seat].grid
    if grid >> square & 1:
        return s
    s = atoms.cover_square(x, s, seat, square, rule)
    before, after = lines_of(grid), lines_of(s.players[seat].grid)
    if after == before:
        return s
    return x.push(s, GainingLines(seat, before, after))


def gain_lines(x: X, s: State, f: GainingLines) -> State:
    """E2.TELLY.10, .11: the bonus of one line after the other, counted over the game."""
    spaces = x.game.boards.telly_time.line_spaces
    s = x.close(s, f, *((f.replace(done=f.done + 1),) if f.done + 1 < f.completed else ()))
    if f.done >= len(spaces):
        return s
    return land(x, s, f.seat, NO_TRACK, spaces[f.done])


NO_TRACK = -1
"""In the place of a genre: the bonus is that of a line."""


# -- passing --------------------------------------------------------------------------------------


def gain_from_grid(x: X, s: State, seat: int) -> State:
    """E2.TELLY.14-.16: $1M per empty square and 1 viewer per line, whatever the track gave."""
    grid = s.players[seat].grid
    numbers = x.game.boards.telly_time
    own = (
        numbers.cash_per_empty_square * empty_squares(x, grid),
        numbers.viewers_per_line * lines_of(grid),
    )
    cash, viewers = queries.grid_bonus(x, s, seat, own)
    if cash:
        lines = (queries.base(cash, "E2.TELLY.14", "genre grid"),)
        s = atoms.gain_cash(x, s, seat, lines, "E2.TELLY.14")
    if viewers:
        lines = (queries.base(viewers, "E2.TELLY.16", "genre grid"),)
        s = atoms.gain_viewers(x, s, seat, lines, "E2.TELLY.16")
    return s


# -- the weekend ----------------------------------------------------------------------------------


def bound_to_weekend(x: X, s: State, seat: int, genre: str, timeslot: int) -> Iterator[Violation]:
    """E2.TELLY.19: a Kids show stands in the weekend slot only, while the icon is open."""
    weekend = x.game.boards.telly_time.timeslot
    if genre != KIDS or x.game.boards.timeslots[timeslot] == weekend:
        return
    if queries.weekend_icon(x, s, seat):
        message = "a Kids show may stand in the weekend timeslot only"
        yield violation("weekend-only", "E2.TELLY.19", message)


# -- Chat and Quiz --------------------------------------------------------------------------------

KIDS, CHAT, QUIZ = "kids", "chat", "quiz"


@visible()
@record
class Chatting(Frame):
    """A timeslot is chosen, all cards of which turn rightside up (E2.TELLY.25)."""

    seat: int = public()


@visible()
@record
class Quizzing(Frame):
    """Cash may be turned into viewers for a Quiz show (E2.TELLY.26)."""

    seat: int = public()


@record
class TurnAllUp(Action):
    """Turn all stars and ads of an own timeslot rightside up (E2.TELLY.25)."""

    timeslot: str

    TEXT: ClassVar[str] = "turn-all-up {timeslot}"


@record
class Convert(Action):
    """Turn $M into as many viewers (E2.TELLY.26)."""

    amount: int

    TEXT: ClassVar[str] = "convert ${amount}M"


def chat(x: X, s: State, seat: int, timeslot: int) -> Frames:
    """E2.TELLY.25: a show that is Chat, after any change of its genre, has the power."""
    show = s.players[seat].lineup[timeslot]
    assert show is not None
    return (Chatting(seat),) if queries.genre_of(x, show) == CHAT else ()


def legal_chat(x: X, s: State, f: Chatting) -> list[Any]:
    """Every own timeslot with a show."""
    turns = x.game.interned[TurnAllUp][f.seat]
    pairs = zip(x.game.boards.timeslots, s.players[f.seat].lineup, strict=True)
    return [turns[name] for name, show in pairs if show is not None]


def check_chat(x: X, s: State, f: Chatting, action: TurnAllUp) -> Iterator[Violation]:
    """E2.TELLY.25: an own timeslot with a show."""
    if action not in legal_chat(x, s, f):
        yield violation("no-target", "E2.TELLY.25", "there is no show in this timeslot")


def perform_chat(x: X, s: State, f: Chatting, action: TurnAllUp) -> State:
    """E2.TELLY.25: all stars and ads there lie rightside up."""
    timeslot = x.game.boards.timeslots.index(action.timeslot)
    show = s.players[f.seat].lineup[timeslot]
    assert show is not None
    down = [i for i, card in enumerate(show.cards) if card and not show.up >> i & 1]
    s = x.close(s, f)
    sides = dict.fromkeys(down, True)
    return atoms.turn_cards(x, s, f.seat, timeslot, sides, "E2.TELLY.25") if down else s


def quiz(x: X, s: State, seat: int) -> Frames:
    """E2.TELLY.26: once for each Quiz show of the lineup."""
    shows = [show for show in s.players[seat].lineup if show is not None]
    number = sum(queries.genre_of(x, show) == QUIZ for show in shows)
    return (Quizzing(seat),) * number


def most_to_convert(x: X, s: State, seat: int) -> int:
    """E2.TELLY.26: up to $3M, of cash really held."""
    return int(min(x.game.boards.telly_time.quiz_cash, s.players[seat].cash))


def legal_quiz(x: X, s: State, f: Quizzing) -> list[Any]:
    """Nothing, or any amount up to the most."""
    converts = x.game.interned[Convert][f.seat]
    return [converts[amount] for amount in range(most_to_convert(x, s, f.seat) + 1)]


def run_quiz(x: X, s: State, f: Quizzing) -> State | None:
    """Without cash there is nothing to turn."""
    return None if most_to_convert(x, s, f.seat) else x.close(s, f)


def check_quiz(x: X, s: State, f: Quizzing, action: Convert) -> Iterator[Violation]:
    """E2.TELLY.26: up to $3M, of cash really held."""
    most = most_to_convert(x, s, f.seat)
    if not 0 <= action.amount <= most:
        message = "at most ${most}M can be turned into viewers"
        yield violation("too-much", "E2.TELLY.26", message, most=most)


def perform_quiz(x: X, s: State, f: Quizzing, action: Convert) -> State:
    """E2.TELLY.26, .27: $1M for each viewer, outside the round total."""
    s = x.close(s, f)
    if not action.amount:
        return s
    lines = (queries.base(action.amount, "E2.TELLY.26", QUIZ),)
    s = atoms.pay(x, s, f.seat, action.amount, "E2.TELLY.26", lines=lines)
    return atoms.gain_viewers(x, s, f.seat, lines, "E2.TELLY.26")


def _timeslots(game: Any) -> Iterable[tuple[str]]:
    return ((timeslot,) for timeslot in game.all_timeslots)


def _amounts(game: Any) -> Iterable[tuple[int]]:
    return ((amount,) for amount in range(game.boards.telly_time.quiz_cash + 1))


TELLY_TIME = Module(
    id="telly_time",
    hooks=Hooks(
        on_advance=cover,
        on_pass_bonus=gain_from_grid,
        placement=bound_to_weekend,
        on_produced=chat,
        on_scoring=quiz,
    ),
    kinds=(
        Kind(TurnAllUp, (Chatting,), _timeslots, check_chat, perform_chat),
        Kind(Convert, (Quizzing,), _amounts, check_quiz, perform_quiz),
    ),
    frames=(
        FrameKind(GainingLines, run=gain_lines),
        FrameKind(Chatting, legal=legal_chat),
        FrameKind(Quizzing, legal=legal_quiz, run=run_quiz),
    ),
)
