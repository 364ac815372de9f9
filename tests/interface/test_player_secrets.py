"""The law of the player: what looks the same to a seat reads the same to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from executives import boardroom, networks
from executives.core.actions import Action
from executives.core.events import visible_events
from executives.core.game import Transition
from executives.core.visibility import view_class
from executives.render.player_secrecy import Moment
from support.boardroom_tables import ALL, line_of_play
from support.names import NAMES

GAMES: dict[str, Any] = {
    "first": networks.Game(NAMES[:3], edition="first", executives=("rich", "starmaker", "cable")),
    "dealt": networks.Game(NAMES[:2], modules=("moguls",)),
    "named": networks.Game(NAMES[:3], executives=("generic", "beeb", "gorilla")),
    "trick game": ALL,
    "open votes": boardroom.Game(NAMES[:3]),
}


def is_told(game: Any, state: Any, action: Action, observer: int | None) -> bool:
    """Whether an observer may read a decision."""
    transition = game.step(state, action)
    views = (game.view(state, observer), game.view(transition.state, observer))
    return Moment(state, action, transition).is_told(observer, views)


def reading(game: Any, state: Any, observer: int | None) -> Iterator[tuple[Any, str]]:
    """Every decision of somebody else: what is seen of it, and what is read."""
    for action in game.legal_actions(state):
        if action.seat == observer:
            continue
        transition = game.step(state, action)
        seen = visible_events(transition.events, observer)
        told = is_told(game, state, action, observer)
        text = str(action) if told else "in secret"
        yield (action.seat, game.view(transition.state, observer), seen), text


@pytest.mark.parametrize("name", GAMES)
def test_what_looks_the_same_reads_the_same(name: str) -> None:
    """Two decisions about secrets that leave equal views and events have one and the same line."""
    game = GAMES[name]
    looked_at = 0
    for number, (state, _) in enumerate(line_of_play(game, 11)):
        frame = state.pending[-1]
        if view_class(type(frame)) is type(frame):
            continue
        for observer in (None, number % game.seats):
            lines: dict[Any, set[str]] = {}
            for seen, text in reading(game, state, observer):
                lines.setdefault(seen, set()).add(text)
                looked_at += 1
            assert [texts for texts in lines.values() if len(texts) > 1] == []
    assert looked_at >= 8 or name == "open votes"


@pytest.mark.parametrize("name", GAMES)
def test_what_a_spectator_reads_everybody_reads(name: str) -> None:
    """A seat knows no less than a spectator, and always reads its own decisions."""
    game = GAMES[name]
    for state, action in line_of_play(game, 12):
        told = [is_told(game, state, action, seat) for seat in range(game.seats)]
        assert told[action.seat]
        assert all(told) or not is_told(game, state, action, None)


def test_cards_kept_of_a_secret_draw_are_told() -> None:
    """What was drawn in secret may be read once it lies open; a pick of a draft never."""
    kept = picked = 0
    game = GAMES["first"]
    for state, action in line_of_play(game, 13):
        word = action.text.split()[0]
        if word in ("keep", "keep-ad"):
            assert is_told(game, state, action, None)
            kept += 1
        elif word == "pick":
            assert not is_told(game, state, action, None)
            picked += 1
    assert kept > 3
    assert picked == 9


def test_a_card_that_nobody_saw_is_not_named() -> None:
    """A decision that names a card of a hand and shows nothing would be read by its owner only."""
    game = GAMES["open votes"]
    for state, action in line_of_play(game, 14):
        if isinstance(action, boardroom.Play) and action.card in state.players[action.seat].hand:
            break
    unseen = Transition(state, (), ())
    for observer in (None, *range(game.seats)):
        view = game.view(state, observer)
        told = Moment(state, action, unseen).is_told(observer, (view, view))
        assert told is (observer == action.seat)
        assert is_told(game, state, action, observer)
