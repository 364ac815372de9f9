"""GENERIC: covers the genres of the shows it produces on its own board, and gets bonuses and
viewers from a bonus track that advances with every genre covered.

It never advances on the genre tracks and earns nothing from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind, always, no_parameters
from executives.core.records import Record, record
from executives.core.tally import Lines
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms, tracks
from executives.networks.board_tracks import BoardTrack, BoardTracks, plain_markers, viewer_words
from executives.networks.modifiers import Executive, Hooks, PassBonus, State, X
from executives.networks.queries import add

LAST_SPACE = 5
MOGUL = "mogul"
PRODUCTION = "E2.BASE.52"
"""The rule that advances a genre for a show produced; cards advance by rules of their own."""


@visible()
@record
class BonusTrack(Record):
    """The genres covered on this lap, and the markers on the bonus track (E2.SETUP.08).

    ``covered`` is in alphabetical order.  ``markers`` holds the spaces of the markers, 0 is START:
    those left at the top by earlier laps, then the one that moves.
    """

    covered: tuple[str, ...] = public(default=())
    markers: tuple[int, ...] = public(default=(0,))

    def __attrs_post_init__(self) -> None:
        if self.covered != tuple(sorted(set(self.covered))):
            raise ValueError("covered genres are named once each, in alphabetical order")
        tops = tuple(range(LAST_SPACE, 0, -1))
        if not self.markers or self.markers[:-1] != tops[: len(self.markers) - 1]:
            raise ValueError("earlier laps leave their markers on spaces 5, 4 and so on")
        if not 0 <= self.markers[-1] <= self.top:
            raise ValueError(f"the bonus track has no empty space {self.markers[-1]}")
        if self.markers[-1] != len(self.covered):
            raise ValueError("the last marker has moved 1 space for each covered genre")

    @property
    def top(self) -> int:
        """E2.GENERIC.09: the topmost empty space, one lower on every lap."""
        return LAST_SPACE + 1 - len(self.markers)

    @property
    def finished(self) -> bool:
        """Whether the last marker has no empty space before it."""
        return self.markers[-1] >= self.top


@visible()
@record
class ClearingGenres(Frame):
    """The genres are cleared when the bonus of the top space has been gained (E2.GENERIC.06)."""

    seat: int = public()


@visible()
@record
class CoveringGenre(Frame):
    """Any genre may be covered for a show of a genre that the board lacks (E2.GENERIC.27)."""

    seat: int = public()


@record
class CoverGenre(Action):
    """Cover a genre of the own board (E2.GENERIC.27)."""

    genre: str

    TEXT: ClassVar[str] = "cover {genre}"


@record
class CoverNothing(Action):
    """Cover no genre (E2.GENERIC.27)."""

    TEXT: ClassVar[str] = "cover-nothing"


def board_of(s: State, seat: int) -> BonusTrack | None:
    """The bonus track of a seat; None for a seat without one."""
    memory = s.players[seat].memory
    return memory if isinstance(memory, BonusTrack) else None


def genres_of(game: Any) -> tuple[str, ...]:
    """The genres printed on the board: those of the game without Telly Time."""
    found: tuple[str, ...] = game.card_set.boards.genres
    return found


def open_genres(x: X, s: State, seat: int) -> tuple[str, ...]:
    """The genres that can be covered; none when the track has no empty space left."""
    board = board_of(s, seat)
    if board is None or board.finished:
        return ()
    return tuple(genre for genre in genres_of(x.game) if genre not in board.covered)


# -- covering genres ------------------------------------------------------------------------------


def instead_of_advance(x: X, s: State, seat: int, genre: int, rule: str) -> State:
    """E2.GENERIC.02, .04, .11, .21-.25: the genre is covered, if it is not; no track moves.

    A show of a genre that the board lacks lets its owner cover any one (E2.GENERIC.27); a card
    that indicates such a genre does nothing.
    """
    name = x.game.boards.genres[genre]
    to_cover = open_genres(x, s, seat)
    if name in to_cover:
        return cover(x, s, seat, name, "E2.GENERIC.02" if rule == PRODUCTION else rule)
    if to_cover and rule == PRODUCTION and name not in genres_of(x.game):
        return x.push(s, CoveringGenre(seat))
    return s


def cover(x: X, s: State, seat: int, genre: str, rule: str) -> State:
    """E2.GENERIC.03, .05, .06: the marker advances 1 space; its bonus comes before clearing."""
    board = board_of(s, seat)
    assert board is not None
    space = board.markers[-1] + 1
    board = board.replace(
        covered=tuple(sorted((*board.covered, genre))), markers=(*board.markers[:-1], space)
    )
    change = f"{genre} covered, bonus marker on space {space}" if x.log is not None else ""
    s = atoms.remember(x, s, seat, board, rule, change)
    if space == board.top:
        s = x.push(s, ClearingGenres(seat))
    return gain_icon(x, s, seat, x.game.tables["bonus_track"]["icons"][space])


def gain_icon(x: X, s: State, seat: int, icon: str) -> State:
    """E2.GENERIC.05, .14-.17: the mogul icon has three colours without moguls in the game.

    At the limit of moguls it gives nothing (E2.MOGUL.07).
    """
    if icon == MOGUL and not x.game.has_moguls:
        icon = "three-colour"
    if not icon or (icon == MOGUL and not tracks.may_gain_mogul(x, s, seat)):
        return s
    return tracks.gain_reward(x, s, seat, icon)


def clear_genres(x: X, s: State, f: ClearingGenres) -> State:
    """E2.GENERIC.06-.09: genres are cleared, the marker stays, a new one stands on START."""
    s = x.close(s, f)
    board = board_of(s, f.seat)
    if board is None:
        return s
    board = BonusTrack((), (*board.markers, 0))
    change = "genres cleared, new bonus marker on START"
    return atoms.remember(x, s, f.seat, board, "E2.GENERIC.06", change)


# -- any genre, for a show of a new one --------------------------------------------------------


def legal_covers(x: X, s: State, f: CoveringGenre) -> list[Any]:
    """E2.GENERIC.27: nothing, or any genre that is not covered."""
    covers = x.game.interned[CoverGenre][f.seat]
    nothing = x.game.interned[CoverNothing][f.seat][()]
    return [nothing, *(covers[genre] for genre in open_genres(x, s, f.seat))]


def check_cover(x: X, s: State, f: CoveringGenre, action: CoverGenre) -> Iterator[Violation]:
    """E2.GENERIC.27: a genre of the board that is not covered."""
    if action.genre not in open_genres(x, s, f.seat):
        message = "{genre} is no uncovered genre of this board"
        yield violation("not-open", "E2.GENERIC.27", message, genre=action.genre)


def perform_cover(x: X, s: State, f: CoveringGenre, action: CoverGenre) -> State:
    """E2.GENERIC.27: cover it as if a show of that genre had been produced."""
    return cover(x, x.close(s, f), f.seat, action.genre, "E2.GENERIC.27")


def perform_cover_nothing(x: X, s: State, f: CoveringGenre, action: CoverNothing) -> State:
    """E2.GENERIC.27: the player may, and need not."""
    return x.close(s, f)


# -- numbers --------------------------------------------------------------------------------------


def viewers_of_markers(x: X, s: State, seat: int) -> Lines:
    """E2.GENERIC.10: the viewers beside each marker on the bonus track."""
    board = board_of(s, seat)
    assert board is not None
    viewers = x.game.tables["bonus_track"]["viewers"]
    return tuple(
        add(viewers[space], "E2.GENERIC.10", f"bonus track space {space}")
        for space in board.markers
        if viewers[space]
    )


def fixed_cash(x: X, s: State, seat: int, own: PassBonus) -> PassBonus:
    """E2.GENERIC.26: a fixed amount on passing instead of $1M per empty square."""
    return x.game.tables["bonus_track"]["grid_cash"], own[1]


def board_faults(game: Any, s: State, seat: int) -> Iterator[str]:
    """Genres of this board only; those at the top of the track wait to be cleared."""
    board = board_of(s, seat)
    if board is None:
        return
    for genre in board.covered:
        if genre not in genres_of(game):
            yield f"{genre!r} is no genre of this board"
    full = board.finished and bool(board.covered)
    if full != (ClearingGenres(seat) in s.pending):
        yield "genres are cleared when, and only when, the marker is at the top"


def board(game: Any, memory: BonusTrack) -> BoardTracks:
    """E2.GENERIC.03, .05, .10: the genres, and the bonus track with its icons and viewers."""
    genres = genres_of(game)
    table = game.tables["bonus_track"]
    spaces = []
    for space, (viewers, icon) in enumerate(zip(table["viewers"], table["icons"], strict=False)):
        parts = [str(space) if space else "START", icon.replace("-", " ")]
        parts += [viewer_words(viewers)] if viewers else []
        spaces.append(", ".join(part for part in parts if part))
    covered = plain_markers(*(i for i, genre in enumerate(genres) if genre in memory.covered))
    return (
        BoardTrack("genres covered", genres, covered),
        BoardTrack("bonus track", tuple(spaces), plain_markers(*memory.markers)),
    )


def _genres(game: Any) -> Iterable[tuple[str]]:
    return ((genre,) for genre in genres_of(game))


GENERIC = Executive(
    id="generic",
    edition="second",
    section="E2.GENERIC",
    name="GENERIC",
    complexity=3,
    hooks=Hooks(
        on_advance=instead_of_advance, round_score=viewers_of_markers, grid_bonus=fixed_cash
    ),
    memory=BonusTrack(),
    kinds=(
        Kind(CoverNothing, (CoveringGenre,), no_parameters, always, perform_cover_nothing),
        Kind(CoverGenre, (CoveringGenre,), _genres, check_cover, perform_cover),
    ),
    frames=(
        FrameKind(ClearingGenres, run=clear_genres),
        FrameKind(CoveringGenre, legal=legal_covers),
    ),
    board_faults=board_faults,
    board=board,
)
