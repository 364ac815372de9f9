"""PROCRASTINATOR: may put one of its 12 genre tokens on a show that it produces, which changes
the show's genre for good.

It starts with half of the cash of its position.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from executives.core.records import Record, record
from executives.core.tally import Line, Lines, Stage
from executives.core.visibility import public, visible
from executives.networks import atoms
from executives.networks.modifiers import Executive, Hooks, Option, Options, State, X

GENRES = ("action", "drama", "reality", "sci-fi", "sitcom", "sports")
"""The genres of the tokens; there are none for those of Telly Time (E2.PROCRASTINATOR.13)."""


@visible()
@record
class GenreTokens(Record):
    """The genres of the tokens that are used up, in alphabetical order (E2.SETUP.12)."""

    used: tuple[str, ...] = public(default=())

    def __attrs_post_init__(self) -> None:
        if self.used != tuple(sorted(self.used)):
            raise ValueError("used tokens are named in alphabetical order")
        for genre in self.used:
            if genre not in GENRES:
                raise ValueError(f"there are no tokens for {genre!r}")


def tokens_of(s: State, seat: int) -> GenreTokens:
    """The tokens of a seat that is PROCRASTINATOR."""
    memory = s.players[seat].memory
    assert isinstance(memory, GenreTokens)
    return memory


def available(x: X, s: State, seat: int) -> tuple[str, ...]:
    """E2.PROCRASTINATOR.08, .09: the genres of which a token is left."""
    used = tokens_of(s, seat).used
    each: int = x.game.tables["genre_tokens"]["per_genre"]
    known = x.game.boards.genres
    return tuple(genre for genre in GENRES if genre in known and used.count(genre) < each)


def change_of_genre(x: X, s: State, seat: int, show: str, timeslot: int) -> Options:
    """E2.PROCRASTINATOR.02, .05, .13, .14: one token, declared before anything is attached.

    A token of the show's own genre is not offered.
    """
    return _changes(available(x, s, seat), x.game.card[show].genre)


@cache
def _changes(available: tuple[str, ...], own: str) -> Options:
    return tuple(_OPTIONS[genre] for genre in available if genre != own)


_OPTIONS = {
    genre: Option(f"genre-{genre}", "genre", "E2.PROCRASTINATOR.02", genre=genre)
    for genre in GENRES
}


def use_up(x: X, s: State, seat: int, timeslot: int, option_ids: tuple[str, ...]) -> State:
    """E2.PROCRASTINATOR.04, .08: the token stays on the show and can never be used again."""
    for genre, option in _OPTIONS.items():
        if option.id in option_ids:
            tokens = GenreTokens(tuple(sorted((*tokens_of(s, seat).used, genre))))
            change = f"{genre} token used"
            s = atoms.remember(x, s, seat, tokens, "E2.PROCRASTINATOR.08", change)
    return s


def half_of_the_cash(x: X, s: State, seat: int, position: int) -> Lines:
    """E2.PROCRASTINATOR.10, E2.SETUP.13, E2.TELLY.04: half of the printed amount, rounded down."""
    half = x.game.boards.starting_cash[position] // 2
    return (Line(Stage.SET, half, "E2.PROCRASTINATOR.10"),)


def board_faults(game: Any, s: State, seat: int) -> Iterator[str]:
    """As many tokens of a genre as there are, and no more on shows than are used up."""
    used = tokens_of(s, seat).used
    each: int = game.tables["genre_tokens"]["per_genre"]
    player = s.players[seat]
    tokens = [show.token for show in player.lineup if show is not None]
    tokens += [rerun.token for rerun in player.reruns]
    for genre in GENRES:
        lying = tokens.count(genre)
        if used.count(genre) > each:
            yield f"there are {each} tokens for {genre!r}"
        if used.count(genre) < lying:
            yield f"{lying} tokens for {genre!r} lie on shows, and {used.count(genre)} are used"


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
    options=tuple(option.id for option in _OPTIONS.values()),
    board_faults=board_faults,
)
