"""PROCRASTINATOR: may put one of its 12 genre tokens on a show that it produces, which changes
the show's genre for good.

It starts with half of the cash of its position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.core.tally import Line, Lines, Stage
from executives.networks import genre_tokens
from executives.networks.board_tracks import BoardTracks
from executives.networks.genre_tokens import GENRES, GenreTokens
from executives.networks.modifiers import Executive, Hooks, Options, State, X

TOKEN = "E2.PROCRASTINATOR.02"


def tokens_at_start(game: Any) -> dict[str, int]:
    """E2.PROCRASTINATOR.08, .09: two tokens of each genre of the board."""
    found: dict[str, int] = game.memo("genre tokens", _tokens_at_start)
    return found


def _tokens_at_start(game: Any) -> dict[str, int]:
    each: int = game.tables["genre_tokens"]["per_genre"]
    return {genre: each for genre in GENRES if genre in game.boards.genres}


def change_of_genre(x: X, s: State, seat: int, show: str, timeslot: int) -> Options:
    """E2.PROCRASTINATOR.02, .05, .13, .14: one token, declared before anything is attached.

    A token of the show's own genre is not offered.
    """
    own = x.game.card[show].genre
    return genre_tokens.changes(s, seat, tokens_at_start(x.game), own, TOKEN)


def use_up(x: X, s: State, seat: int, timeslot: int, option_ids: tuple[str, ...]) -> State:
    """E2.PROCRASTINATOR.04, .08: the token stays on the show and can never be used again."""
    return genre_tokens.use_up(x, s, seat, option_ids, "E2.PROCRASTINATOR.08")


def half_of_the_cash(x: X, s: State, seat: int, position: int) -> Lines:
    """E2.PROCRASTINATOR.10, E2.SETUP.13, E2.TELLY.04: half of the printed amount, rounded down."""
    half = x.game.boards.starting_cash[position] // 2
    return (Line(Stage.SET, half, "E2.PROCRASTINATOR.10"),)


def board_faults(game: Any, s: State, seat: int) -> Iterator[str]:
    """E2.PROCRASTINATOR.08: no more tokens than there are, none on a show that is not used."""
    return genre_tokens.token_faults(s, seat, tokens_at_start(game))


def board(game: Any, memory: GenreTokens) -> BoardTracks:
    """E2.PROCRASTINATOR.08: the tokens that are left."""
    return genre_tokens.token_board(memory, tokens_at_start(game))


PROCRASTINATOR = Executive(
    id="procrastinator",
    edition="second",
    section="E2.PROCRASTINATOR",
    name="PROCRASTINATOR",
    complexity=2,
    hooks=Hooks(
        starting_cash=half_of_the_cash, produce_options=change_of_genre, on_committed=use_up
    ),
    memory=GenreTokens(),
    options=tuple(option.id for option in genre_tokens.token_options(TOKEN).values()),
    board_faults=board_faults,
    board=board,
)
