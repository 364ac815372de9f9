"""PROCRASTINATOR: may put one of its genre tokens on a show that it develops, which has that genre
from then on.

It cannot develop a show in season 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives.core.actions import Action
from executives.core.violations import Violation, violation
from executives.networks import genre_tokens
from executives.networks.actions import Produce
from executives.networks.board_tracks import BoardTracks
from executives.networks.cards import Show
from executives.networks.genre_tokens import GENRES, GenreTokens
from executives.networks.modifiers import Executive, Hooks, Options, State, X

TOKEN = "E1.PROCRASTINATOR.01"


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
    own = x.game.card[show].genre
    return genre_tokens.changes(s, seat, tokens_at_start(x.game), own, TOKEN)


def use_up(x: X, s: State, seat: int, timeslot: int, option_ids: tuple[str, ...]) -> State:
    """E1.PROCRASTINATOR.01, .05, .06: the token stays on the show and does not come back."""
    return genre_tokens.use_up(x, s, seat, option_ids, TOKEN)


def not_in_season_1(x: X, s: State, f: Any, action: Action) -> Iterator[Violation]:
    """E1.PROCRASTINATOR.04, .09: no show is developed in season 1, by no action of any origin."""
    if s.round == 1 and type(action) is Produce:
        message = "no show is developed in season 1"
        yield violation("too-early", "E1.PROCRASTINATOR.04", message)


def board_faults(game: Any, s: State, seat: int) -> Iterator[str]:
    """E1.PROCRASTINATOR.02, .05: no more tokens than there are, none on a show that is not used."""
    return genre_tokens.token_faults(s, seat, tokens_at_start(game))


def board(game: Any, memory: GenreTokens) -> BoardTracks:
    """E1.PROCRASTINATOR.05: the tokens that are left."""
    return genre_tokens.token_board(memory, tokens_at_start(game))


PROCRASTINATOR = Executive(
    id="procrastinator",
    edition="first",
    section="E1.PROCRASTINATOR",
    name="PROCRASTINATOR",
    complexity=2,
    hooks=Hooks(produce_options=change_of_genre, on_committed=use_up, may=not_in_season_1),
    memory=GenreTokens(),
    options=tuple(option.id for option in genre_tokens.token_options(TOKEN).values()),
    board_faults=board_faults,
    board=board,
)
