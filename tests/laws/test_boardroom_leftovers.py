"""What is left of a hand at the end of a turn stays unseen, beside cards that everybody knows."""

from __future__ import annotations

import pytest

from executives import boardroom
from executives.boardroom.state import GameState
from executives.core.events import visible_events

GAME = boardroom.Game(("Ann", "Bo", "Cy"), variants=boardroom.Variants(unsold_bribe="to_hand"))


def last_play(hidden: str) -> GameState:
    """Cy plays the last card of turn 1; of Bo's hand one card is left beside an exposed one."""
    return GAME.position(f"""
    turn = 1
    coo = "Ann"
    indicator = "spades-10"
    trick = ["hearts-3", "hearts-2 from gifts"]
    [players.Ann]
    hand = []
    [players.Bo]
    hand = ["{hidden}"]
    exposed = ["clubs-5"]
    [players.Cy]
    hand = ["hearts-9"]
    """)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_the_place_of_a_hidden_card_among_known_ones_is_not_told(seat: int | None) -> None:
    """Whether it ranks below or above the exposed one, others are told the same."""
    told = []
    for hidden in ("clubs-2", "spades-9"):
        state = last_play(hidden)
        action = GAME.parse("Cy play hearts-9", state)
        transition = GAME.step(state, action)
        left = [e for e in visible_events(transition.events, seat) if e.rule == "TX.TRICK.13"]
        told.append((left[1:], GAME.explain(state, action)))
        assert transition.state.turn == 2
    assert told[0] == told[1]
    assert "clubs-2" not in str(told)


def test_its_owner_is_told_what_is_put_back() -> None:
    """The hidden card first, then those that all have seen."""
    state = last_play("spades-9")
    events = GAME.step(state, GAME.parse("Cy play hearts-9", state)).events
    moved = [event for event in visible_events(events, 1) if getattr(event, "source", "") == "hand"]
    put_back = [event.cards for event in moved if event.target == "stock"]  # type: ignore[attr-defined]
    assert put_back == [("spades-9", "clubs-5")]
