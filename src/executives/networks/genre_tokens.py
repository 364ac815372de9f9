"""Genre tokens: what a board holds of them, uses up, and may put on a show for good."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from executives.core.records import Record, record
from executives.core.visibility import public, visible
from executives.networks import atoms
from executives.networks.board_tracks import BoardTrack, BoardTracks
from executives.networks.modifiers import Option, Options, State, X

GENRES = ("action", "drama", "reality", "sci-fi", "sitcom", "sports")
"""The genres of the tokens (E1.SETUP.12); Telly Time adds none (E2.PROCRASTINATOR.13)."""


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
    """The tokens of a seat whose board has them."""
    memory = s.players[seat].memory
    assert isinstance(memory, GenreTokens)
    return memory


@cache
def token_options(rule: str) -> Mapping[str, Option]:
    """The options of putting a token on a show, by genre; ``rule`` is the clause of the board."""
    return {genre: Option(f"genre-{genre}", "genre", rule, genre=genre) for genre in GENRES}


def changes(s: State, seat: int, numbers: Mapping[str, int], own: str, rule: str) -> Options:
    """One token of those left of ``numbers`` by genre, but none of the show's ``own`` genre."""
    used = tokens_of(s, seat).used
    left = tuple(genre for genre, number in numbers.items() if used.count(genre) < number)
    return _changes(left, own, rule)


@cache
def _changes(left: tuple[str, ...], own: str, rule: str) -> Options:
    options = token_options(rule)
    return tuple(options[genre] for genre in left if genre != own)


def use_up(x: X, s: State, seat: int, option_ids: tuple[str, ...], rule: str) -> State:
    """The tokens that were put on a show lie on the board no more."""
    for genre, option in token_options(rule).items():
        if option.id in option_ids:
            tokens = GenreTokens(tuple(sorted((*tokens_of(s, seat).used, genre))))
            s = atoms.remember(x, s, seat, tokens, rule, f"{genre} token used")
    return s


def token_board(memory: GenreTokens, numbers: Mapping[str, int]) -> BoardTracks:
    """The tokens left, of ``numbers`` by genre: each space says how many lie on it."""
    left = [number - memory.used.count(genre) for genre, number in numbers.items()]
    markers = tuple((space, str(number)) for space, number in enumerate(left) if number > 0)
    return (BoardTrack("genre tokens left", tuple(numbers), markers),)


def token_faults(s: State, seat: int, numbers: Mapping[str, int]) -> Iterator[str]:
    """As many tokens of a genre as there are, and no more on shows than are used up."""
    used = tokens_of(s, seat).used
    player = s.players[seat]
    archives = () if player.shelf is None else player.shelf.archives
    tokens = [show.token for show in player.lineup if show is not None]
    tokens += [stored.token for stored in (*player.reruns, *archives)]
    for genre in GENRES:
        number, lying = numbers.get(genre, 0), tokens.count(genre)
        if used.count(genre) > number:
            yield f"there are {number} tokens for {genre!r}"
        if used.count(genre) < lying:
            yield f"{lying} tokens for {genre!r} lie on shows, and {used.count(genre)} are used"
