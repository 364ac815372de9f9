"""Games of The Executives for tests of texts: random play, and a trick set up by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from executives import boardroom
from executives.boardroom import frames
from executives.boardroom.state import Played
from executives.core.actions import Action
from executives.core.streams import Stream

NAMES = ("Ann", "Bo", "Cy")
Variants = boardroom.Variants
GAME = boardroom.Game(NAMES)
ALL = boardroom.Game(
    NAMES,
    variants=Variants(
        agendas="keep_one_of_two",
        first_coo="vote",
        mixed_bids=True,
        secret_votes=True,
        taker_may_decline=True,
        unsold_bribe="to_hand",
    ),
)
BROKEN_TIES = boardroom.Game(NAMES, variants=Variants(vote_tie="coo", gifts_consumed=False))


def line_of_play(game: Any, seed: int) -> Iterator[tuple[Any, Action]]:
    """Every decision of a random game with the state before it, and the last state."""
    stream = Stream(seed, "tests")
    state = game.start(seed)
    while not game.is_over(state):
        legal = game.legal_actions(state)
        action = legal[stream.below(len(legal))]
        yield state, action
        state = game.apply(state, action)


def final_state(game: Any, seed: int) -> Any:
    """The last state of a random game."""
    *_, (state, action) = line_of_play(game, seed)
    return game.apply(state, action)


def trick() -> Any:
    """A trick in turn 2: Bo led hearts, and Cy is asked."""
    state = GAME.start(1)
    ann, bo, cy = state.players
    ann = ann.replace(
        influence=(5, 2, 0, 1),
        rows=(0, 3, 1, 0),
        hand=("clubs-2", "hearts-4"),
        bids=(),
        bribe="",
        agenda="insider",
    )
    bo = bo.replace(hand=("spades-9",), bribe="", agenda="sleeper", tricks=1)
    cy = cy.replace(
        hand=("clubs-3", "hearts-2"),
        exposed=("spades-ace",),
        bribe="",
        gifts=("hearts-10", "diamonds-2"),
        locked=("clubs-9",),
        voids=("diamonds",),
        votes=2,
        agenda="war-chest",
    )
    return state.replace(
        turn=2,
        coo=1,
        gc=2,
        trump="spades",
        indicator="spades-3",
        players=(ann, bo, cy),
        trick=(Played("hearts-7", "gift"),),
        discards=("clubs-10", "clubs-ace"),
        stock=("hearts-9",) * 28,
        ceo_pool=9,
        spent=(0, 2, 0, 1),
        ceo_votes=1,
        pending=(frames.Playing(2),),
    )
