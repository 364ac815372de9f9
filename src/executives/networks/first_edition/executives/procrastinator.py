"""PROCRASTINATOR: may put one of its genre tokens on a show that it develops, which has that genre
from then on.

It cannot develop a show in season 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from executives.core.actions import Action
from executives.core.records import Record, record
from executives.core.violations import Violation, violation
from executives.core.visibility import public, visible
from executives.networks import atoms
from executives.networks.actions import Produce
from executives.networks.cards import Show
from executives.networks.modifiers import Executive, Hooks, Option, Options, State, X

GENRES = ("action", "drama", "reality", "sci-fi", "sitcom", "sports")
"""The genres of the tokens in the box (E1.SETUP.12)."""


@visible()
@record
class GenreTokens(Record):
    """The genres of the tokens that lie on the board no more, in alphabetical order."""

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


def tokens_at_start(game: Any) -> dict[str, int]:
    """E1.PROCRASTINATOR.02, .03: three tokens of each genre whose shows are in the game.

    With 2 and 3 players there are no Drama shows, so that their tokens are left out.
    """
    found: dict[str, int] = game.memo("genre tokens", _tokens_at_start)
    return found


def _tokens_at_start(game: Any) -> dict[str, int]:
    cards = (game.card[slug] for slug in game.in_play)
    shown = {card.genre for card in cards if isinstance(card, Show)}
    each: int = game.tables["genre_tokens"]["per_genre"]
    return {genre: each for genre in GENRES if genre in shown}


def change_of_genre(x: X, s: State, seat: int, show: str, timeslot: int) -> Options:
    """E1.PROCRASTINATOR.01: one token of those left, declared before anything is attached.

    A token of the show's own genre would change nothing and is not offered.
    """
    used = tokens_of(s, seat).used
    numbers = tokens_at_start(x.game)
    left = tuple(genre for genre, number in numbers.items() if used.count(genre) < number)
    return _changes(left, x.game.card[show].genre)


@cache
def _changes(left: tuple[str, ...], own: str) -> Options:
    return tuple(_OPTIONS[genre] for genre in left if genre != own)


_OPTIONS = {
    genre: Option(f"genre-{genre}", "genre", "E1.PROCRASTINATOR.01", genre=genre)
    for genre in GENRES
}


def use_up(x: X, s: State, seat: int, timeslot: int, option_ids: tuple[str, ...]) -> State:
    """E1.PROCRASTINATOR.01, .05, .06: the token stays on the show and does not come back."""
    for genre, option in _OPTIONS.items():
        if option.id in option_ids:
            tokens = GenreTokens(tuple(sorted((*tokens_of(s, seat).used, genre))))
            change = f"{genre} token used"
            s = atoms.remember(x, s, seat, tokens, "E1.PROCRASTINATOR.01", change)
    return s


def not_in_season_1(x: X, s: State, f: Any, action: Action) -> Iterator[Violation]:
    """E1.PROCRASTINATOR.04, .09: no show is developed in season 1, by no action of any origin."""
    if s.round == 1 and type(action) is Produce:
        message = "no show is developed in season 1"
        yield violation("too-early", "E1.PROCRASTINATOR.04", message)


def board_faults(game: Any, s: State, seat: int) -> Iterator[str]:
    """As many tokens of a genre as there are, and no more on shows than are used up."""
    used = tokens_of(s, seat).used
    numbers = tokens_at_start(game)
    player = s.players[seat]
    archives = () if player.shelf is None else player.shelf.archives
    lying = [show.token for show in player.lineup if show is not None]
    lying += [stored.token for stored in (*player.reruns, *archives)]
    for genre in GENRES:
        number = numbers.get(genre, 0)
        if used.count(genre) > number:
            yield f"there are {number} tokens for {genre!r}"
        if used.count(genre) < lying.count(genre):
            there = lying.count(genre)
            yield f"{there} tokens for {genre!r} lie on shows, and {used.count(genre)} are used"


PROCRASTINATOR = Executive(
    id="procrastinator",
    edition="first",
    section="E1.PROCRASTINATOR",
    name="PROCRASTINATOR",
    complexity=2,
    hooks=Hooks(produce_options=change_of_genre, on_committed=use_up, may=not_in_season_1),
    memory=GenreTokens(),
    options=tuple(option.id for option in _OPTIONS.values()),
    board_faults=board_faults,
)
