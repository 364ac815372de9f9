"""GENERIC: puts a marker on the genre of each show it places, and has a 5-show genre bonus whenever
five genres are covered.

It has no bonus for shows of the same genre.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.core.frames import Frame, FrameKind
from executives.core.records import Record, record
from executives.core.visibility import public, visible
from executives.networks import atoms
from executives.networks.board_tracks import BoardTrack, BoardTracks, plain_markers
from executives.networks.first_edition.genre_bonuses import LARGE, gain_bonus, shelf_of
from executives.networks.modifiers import Executive, Hooks, State, X

PILOT = "E1.PILOT.11"
"""The rule that counts a pilot for its genre; all other shows are developed."""


@visible()
@record
class GenreMarkers(Record):
    """The genres that are covered, in alphabetical order; other markers lie beside the board."""

    covered: tuple[str, ...] = public(default=())

    def __attrs_post_init__(self) -> None:
        if self.covered != tuple(sorted(set(self.covered))):
            raise ValueError("covered genres are named once each, in alphabetical order")


@visible()
@record
class ReturningMarkers(Frame):
    """All markers go back beside the board when their bonus has been gained (E1.GENERIC.05)."""

    seat: int = public()


def markers_of(s: State, seat: int) -> GenreMarkers:
    """The board of a seat that is GENERIC."""
    memory = s.players[seat].memory
    assert isinstance(memory, GenreMarkers)
    return memory


def number_of_markers(game: Any) -> int:
    """E1.GENERIC.02: the markers beside the board at the start."""
    number: int = game.tables["genre_markers"]["markers"]
    return number


def instead_of_counting(x: X, s: State, seat: int, genre: int, rule: str) -> State:
    """E1.GENERIC.01, .03, .04, .07, .09-.11: a marker on an empty genre space, and nothing else.

    The last marker brings the bonus; before that there is none, and none for shows of one genre.
    """
    name = x.game.boards.genres[genre]
    covered = markers_of(s, seat).covered
    if name in covered:
        return s
    board = GenreMarkers(tuple(sorted((*covered, name))))
    why = "E1.GENERIC.04" if rule == PILOT else "E1.GENERIC.03"
    s = atoms.remember(x, s, seat, board, why, f"{name} covered")
    if len(board.covered) < number_of_markers(x.game):
        return s
    # The names of earlier ones differ, so it can be gained again (E1.GENERIC.06); a mogul comes
    # with the first one only, as the limit is reached then (E1.GENERIC.08, .13).
    bonus = f"markers {len(shelf_of(s, seat).bonuses) + 1}"
    s = x.push(s, ReturningMarkers(seat))
    return gain_bonus(x, s, seat, LARGE, bonus, "E1.GENERIC.01")


def return_markers(x: X, s: State, f: ReturningMarkers) -> State:
    """E1.GENERIC.05: the markers are beside the board again, and covering starts afresh."""
    s = x.close(s, f)
    return atoms.remember(x, s, f.seat, GenreMarkers(), "E1.GENERIC.05", "all markers returned")


def board_faults(game: Any, s: State, seat: int) -> Iterator[str]:
    """Genres of the game, and no more of them than markers; all of them only until they return."""
    covered = markers_of(s, seat).covered
    for genre in covered:
        if genre not in game.boards.genres:
            yield f"{genre!r} is no genre"
    number = number_of_markers(game)
    if len(covered) > number:
        yield f"there are {number} markers"
    if (len(covered) == number) != (ReturningMarkers(seat) in s.pending):
        yield "all markers lie on genres while, and only while, their bonus is gained"


def board(game: Any, memory: GenreMarkers) -> BoardTracks:
    """E1.GENERIC.02, .03: the genres that are covered, and the markers beside the board."""
    genres = game.boards.genres
    covered = plain_markers(*(i for i, genre in enumerate(genres) if genre in memory.covered))
    left = number_of_markers(game) - len(memory.covered)
    return (BoardTrack("genres covered", genres, covered, note=f"{left} markers left"),)


GENERIC = Executive(
    id="generic",
    edition="first",
    section="E1.GENERIC",
    name="GENERIC",
    complexity=1,
    hooks=Hooks(on_advance=instead_of_counting),
    memory=GenreMarkers(),
    frames=(FrameKind(ReturningMarkers, run=return_markers),),
    board_faults=board_faults,
    board=board,
)
