"""What play shows of a hand: that it lacks the suit led (TX.TRICK.10-.13)."""

from __future__ import annotations

from typing import Any

import pytest

from executives.boardroom.cards import SUIT_OF
from support.boardroom_table import Table
from support.boardroom_tables import line_of_play


def trick(hand: str, gifts: str = "", more: str = "") -> str:
    """A document of turn 2 in which Ann has led a heart, and Bo is to follow."""
    return f"""
    turn = 2
    coo = "Ann"
    trump = "spades"
    indicator = "spades-10"
    trick = ["hearts-3"]
    [players.Bo]
    hand = {hand.split()}
    gifts = {gifts.split()}
    {more}
    """


def shown(table: Table) -> list[tuple[str, str]]:
    """What the last step showed: player and suit."""
    return [(table.game.players[event.seat], event.suit) for event in table.events("VoidShown")]


@pytest.mark.rule("TX.TRICK.11")
@pytest.mark.parametrize(
    "card",
    ["clubs-5", "spades-6", "diamonds-2"],
)
def test_another_suit_shows_a_void(card: str) -> None:
    """A card of another suit, hand card, trump or gift, shows that the hand has no heart."""
    table = Table(trick("clubs-5 spades-6", "diamonds-2"))
    assert table.player("Bo").voids == ()
    table.play(f"Bo play {card}")
    assert shown(table) == [("Bo", "hearts")]
    assert table.player("Bo").voids == ("hearts",)
    for seat in (0, 2, None):
        assert table.game.view(table.state, seat).players[1].voids == ("hearts",)


@pytest.mark.rule("TX.TRICK.10")
@pytest.mark.parametrize("card", ["hearts-9", "hearts-8"])
def test_following_suit_shows_nothing(card: str) -> None:
    """Who follows with a hand card or a gift may hold more of the suit: nothing is shown."""
    table = Table(trick("hearts-9 clubs-5", "hearts-8"))
    table.play(f"Bo play {card}")
    assert shown(table) == []
    assert table.player("Bo").voids == ()


@pytest.mark.rule("TX.TRICK.12")
def test_a_gift_of_the_suit_led_shows_nothing_of_a_void_hand() -> None:
    """The hand has no heart, yet playing the heart gift does not tell."""
    table = Table(trick("clubs-5 spades-6", "hearts-8"))
    table.play("Bo play hearts-8")
    assert shown(table) == []
    assert table.player("Bo").voids == ()


@pytest.mark.rule("TX.TRICK.12")
def test_a_heart_left_among_the_gifts_does_not_hide_the_void() -> None:
    """Bo plays a club and keeps the heart gift: the void of the hand is shown."""
    table = Table(trick("clubs-5 spades-6", "hearts-8"))
    table.play("Bo play clubs-5")
    assert table.player("Bo").voids == ("hearts",)


@pytest.mark.rule("TX.TRICK.11")
def test_a_playable_locked_gift_of_another_suit_shows_a_void() -> None:
    """Also the pool with locked gifts has no heart where one of another suit is played."""
    table = Table(
        trick("clubs-5 spades-6", more='locked = ["diamonds-2"]'), locked_gifts_playable=True
    )
    table.play("Bo play diamonds-2")
    assert shown(table) == [("Bo", "hearts")]


@pytest.mark.rule("TX.TRICK.09")
def test_leading_shows_nothing() -> None:
    """The leader may have every suit, whatever is led."""
    table = Table('turn = 2\ncoo = "Ann"\nplaying = "Ann"')
    table.play(f"Ann {min(table.legal('Ann'))}")
    assert shown(table) == []
    assert table.player("Ann").voids == ()


THREE_TRICKS = """
turn = 3
coo = "Ann"
trump = "clubs"
playing = "Ann"
[players.Ann]
hand = ["hearts-ace", "hearts-10", "diamonds-ace"]
[players.Bo]
hand = ["spades-2", "spades-3", "spades-4"]
[players.Cy]
hand = ["hearts-5", "hearts-6", "diamonds-7"]
"""


@pytest.mark.rule("TX.TRICK.11")
def test_voids_are_kept_through_the_turn_and_shown_once() -> None:
    """Bo has no heart twice and no diamond once: each suit is told one time, and stays told."""
    table = Table(THREE_TRICKS)
    table.play("Ann play hearts-ace", "Bo play spades-2")
    assert shown(table) == [("Bo", "hearts")]
    table.play("Cy play hearts-5", "Ann play hearts-10", "Bo play spades-3")
    assert shown(table) == []
    assert table.player("Bo").voids == ("hearts",)
    table.play("Cy play hearts-6", "Ann play diamonds-ace", "Bo play spades-4")
    assert shown(table) == [("Bo", "diamonds")]
    assert table.player("Bo").voids == ("hearts", "diamonds")


@pytest.mark.rule("TX.TRICK.13")
def test_the_next_deal_brings_other_hands() -> None:
    """With the last trick of the turn all that was shown of the old hands is forgotten."""
    table = Table(THREE_TRICKS)
    table.play("Ann play hearts-ace", "Bo play spades-2", "Cy play hearts-5")
    table.play("Ann play hearts-10", "Bo play spades-3", "Cy play hearts-6")
    table.play("Ann play diamonds-ace", "Bo play spades-4")
    assert len(table.player("Bo").voids) == 2
    table.play("Cy play diamonds-7")
    assert table.state.turn == 4
    assert [player.voids for player in table.state.players] == [(), (), ()]


def expected_voids(voids: dict[int, set[str]], state: Any, action: Any) -> None:
    """Add to the voids what a decision shows, from nothing but the cards on the table."""
    if state.trick and hasattr(action, "card"):
        led = SUIT_OF[state.trick[0].card]
        if SUIT_OF[action.card] != led:
            voids[action.seat].add(led)


@pytest.mark.rule("TX.TRICK.10", "TX.TRICK.11", "TX.TRICK.12")
@pytest.mark.parametrize(
    "variants",
    [{}, {"locked_gifts_playable": True, "gifts_consumed": False}, {"unsold_bribe": "to_hand"}],
)
def test_voids_are_as_the_table_shows_in_whole_games(variants: dict[str, Any]) -> None:
    """In random games the voids are what a spectator reckons, and they are true of the hands."""
    game = Table(seats=4, **variants).game
    reckoned: dict[int, set[str]] = {}
    most = 0
    for seed in range(6):
        turn = 0
        for state, action in line_of_play(game, seed):
            if state.turn != turn:
                turn, reckoned = state.turn, {seat: set() for seat in range(4)}
            for player in state.players:
                assert set(player.voids) == reckoned[player.seat]
                hand = {SUIT_OF[card] for card in (*player.hand, *player.exposed)}
                assert not hand & set(player.voids)
                most = max(most, len(player.voids))
            expected_voids(reckoned, state, action)
    assert most > 1


@pytest.mark.rule("TX.TRICK.12")
@pytest.mark.parametrize("card", ["clubs-5", "hearts-8"])
def test_what_play_shows_does_not_depend_on_hidden_cards(card: str) -> None:
    """Whatever else Bo's hand holds, the same card makes the same events and the same view."""
    seen = []
    for other in ("clubs-6", "diamonds-9", "spades-2"):
        # The stock holds what the hand does not: others see no difference.
        table = Table(trick(f"clubs-5 {other}", "hearts-8") + '[players.Ann]\nhand = ["clubs-9"]')
        before = table.game.view(table.state, 0)
        table.play(f"Bo play {card}")
        seen.append((before, shown(table), table.game.view(table.state, 0)))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("TX.TRICK.12")
def test_a_gift_of_the_suit_led_looks_the_same_from_any_hand() -> None:
    """With or without a heart in hand the heart gift tells others the same."""
    seen = []
    for other in ("hearts-9", "spades-2"):
        table = Table(trick(f"clubs-5 {other}", "hearts-8") + '[players.Ann]\nhand = ["clubs-9"]')
        table.play("Bo play hearts-8")
        seen.append((shown(table), table.game.view(table.state, None)))
    assert seen[0] == seen[1]
