"""The deal of each turn (TX.SETUP.11 to .14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from executives import boardroom
from executives.boardroom.state import GameState
from executives.core.errors import ConfigurationError
from support.boardroom_table import Table
from support.boardroom_tables import line_of_play
from support.names import NAMES

NAMED = """
turn = {turn}
coo = "Ann"
"""
LAST_OF_TURN = """
turn = {turn}
coo = "Ann"
playing = {{ player = "Cy", trick = {turn} }}
trick = ["hearts-4", "hearts-3"]
discards = ["diamonds-9"]
[players.Ann]
gifts = ["clubs-2"]
[players.Bo]
locked = ["clubs-3"]
[players.Cy]
hand = ["hearts-2"]
gifts = ["clubs-4"]
"""


def deals(game: boardroom.Game, seed: int) -> Iterator[GameState]:
    """The first state of each turn with tricks of a random game."""
    turn = 0
    for state, _ in line_of_play(game, seed):
        if state.turn > turn and state.turn < 5:
            yield state
        turn = state.turn


def dealt_cards(state: GameState) -> set[str]:
    """Hands, bribes and the card turned up."""
    cards = {state.indicator}
    for player in state.players:
        cards |= {*player.hand, player.bribe}
    return cards - {""}


# -- hands ----------------------------------------------------------------------------------------


@pytest.mark.rule("TX.SETUP.11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_turn_t_a_hand_has_t_cards(seats: int) -> None:
    """1, 2, 3 and 4 cards in turns 1 to 4, as many as there will be tricks."""
    game = boardroom.Game(NAMES[:seats])
    sizes = [[len(player.hand) for player in state.players] for state in deals(game, 2)]
    assert sizes == [[1] * seats, [2] * seats, [3] * seats, [4] * seats]


@pytest.mark.rule("TX.SETUP.11")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_all_cards_but_gifts_are_shuffled_for_the_next_turn(turn: int) -> None:
    """40 less 3 gifts, less 3 x (t + 1) dealt and 1 turned up; gifts stay where they lie."""
    table = Table(LAST_OF_TURN.format(turn=turn)).play("Cy play hearts-2")
    state = table.state
    assert state.turn == turn + 1
    assert state.discards == ()
    assert len(state.stock) == 40 - 3 - 3 * (turn + 2) - 1
    assert table.player("Ann").gifts == ("clubs-2",)
    assert table.player("Bo").locked == ("clubs-3",)
    assert {"clubs-2", "clubs-3", "clubs-4"}.isdisjoint({*dealt_cards(state), *state.stock})


@pytest.mark.rule("TX.SETUP.11")
def test_cards_played_can_be_dealt_again_in_the_next_turn() -> None:
    """Over some seeds the card just played, or one discarded before, is dealt in turn 2."""
    again = set()
    for seed in range(40):
        document = f"seed = {seed}" + LAST_OF_TURN.format(turn=1)
        again |= dealt_cards(Table(document).play("Cy play hearts-2").state)
    assert {"hearts-2", "hearts-3", "hearts-4", "diamonds-9"} <= again


@pytest.mark.rule("TX.SETUP.11")
def test_the_shuffle_is_by_the_seed_and_differs_from_turn_to_turn() -> None:
    """One seed deals alike, others do not; the next turn is dealt in another order."""
    game = boardroom.Game(NAMES[:3])
    assert game.start(7) == game.start(7)
    assert len({game.start(seed).stock for seed in range(20)}) == 20
    first = Table('coo = "Ann"\nturn = 1').state
    second = Table('coo = "Ann"\nturn = 2').state
    # In the same order Bo would get the first card again.
    assert first.players[1].hand[0] not in second.players[1].hand


# -- without reshuffling --------------------------------------------------------------------------


@pytest.mark.rule("TX.SETUP.11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_without_reshuffling_there_are_not_enough_cards(seats: int) -> None:
    """14 cards for each player, 2 + 3 + 4 + 5: from three players on more than 40."""
    assert 14 * seats > 40
    variants = boardroom.Variants(reshuffle=False, allow_two=True)
    with pytest.raises(ConfigurationError, match=r"42|56|70") as caught:
        boardroom.Game(NAMES[:seats], variants=variants)
    assert caught.value.key == "variants"


@pytest.mark.rule("TX.SETUP.11")
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"unsold_bribe": "to_hand"},
        {"unsold_bribe": "keep_as_gift", "gifts_consumed": False},
        {"trump_rule": "rotation", "lock_remainder": "seller"},
    ],
)
def test_without_reshuffling_no_card_is_dealt_twice(more: dict[str, Any]) -> None:
    """For two players 2 x 14 cards are dealt, all different; with reshuffling some come again."""
    rules = {"allow_two": True, **more}
    never = boardroom.Game(NAMES[:2], variants=boardroom.Variants(reshuffle=False, **rules))
    each = boardroom.Game(NAMES[:2], variants=boardroom.Variants(**rules))
    came_again = 0
    for seed in range(12):
        dealt = [dealt_cards(state) for state in deals(never, seed)]
        assert len(set.union(*dealt)) == sum(map(len, dealt)) >= 2 * (2 + 3 + 4 + 5)
        dealt = [dealt_cards(state) for state in deals(each, seed)]
        came_again += len(set.union(*dealt)) < sum(map(len, dealt))
    assert came_again == 12


@pytest.mark.rule("TX.SETUP.11")
def test_without_reshuffling_discards_stay_where_they_are() -> None:
    """What was played in turn 1 is still discarded in turn 2, with the card turned up."""
    document = """
        turn = 1
        coo = "Ann"
        indicator = "spades-8"
        trick = ["hearts-4"]
        discards = ["diamonds-9"]
        [players.Bo]
        hand = ["hearts-2"]
        """
    gone = {"hearts-4", "hearts-2", "diamonds-9", "spades-8"}
    table = Table(document, seats=2, allow_two=True, reshuffle=False).play("Bo play hearts-2")
    assert table.state.turn == 2
    assert set(table.state.discards) == gone
    table = Table(document, seats=2, allow_two=True).play("Bo play hearts-2")
    assert table.state.discards == ()


# -- secrecy --------------------------------------------------------------------------------------


@pytest.mark.rule("TX.SETUP.12")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_only_the_owner_sees_a_hand(viewer: int | None) -> None:
    """Others and spectators see as many backs, and no name of a card of the hand."""
    table = Table(NAMED.format(turn=3))
    view = table.game.view(table.state, viewer)
    for player in table.state.players:
        shown = view.players[player.seat].hand
        if player.seat == viewer:
            assert shown == player.hand
        else:
            assert shown == ("card",) * 3
            assert not any(card in repr(view) for card in player.hand)


@pytest.mark.rule("TX.SETUP.12")
def test_nobody_is_told_which_cards_are_dealt_to_others() -> None:
    """The event of the deal of turn 2 is secret, and its public form has backs."""
    table = Table(LAST_OF_TURN.format(turn=1)).play("Cy play hearts-2")
    hands = [event for event in table.events("CardsDealt") if event.target == "hand"]
    assert [event.seat for event in hands] == [1, 2, 0]
    for event in hands:
        assert event.secret
        assert event.cards == table.state.players[event.seat].hand
        assert event.redacted().cards == ("card", "card")


# -- bribes ---------------------------------------------------------------------------------------


@pytest.mark.rule("TX.SETUP.13")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
@pytest.mark.parametrize("seats", [3, 5])
def test_every_deal_has_a_bribe_for_each_on_top_of_the_hand(seats: int, turn: int) -> None:
    """Besides t cards in hand there is one card as the bribe, in each of turns 1 to 4."""
    table = Table(NAMED.format(turn=turn), seats=seats)
    bribes = [player.bribe for player in table.state.players]
    assert all(bribes)
    assert len(set(bribes)) == seats
    assert len(dealt_cards(table.state)) == seats * (turn + 1) + 1
    assert all(player.bribe not in player.hand for player in table.state.players)


@pytest.mark.rule("TX.SETUP.13")
def test_bribes_lie_face_up() -> None:
    """Everybody sees all of them."""
    table = Table(NAMED.format(turn=2))
    bribes = [player.bribe for player in table.state.players]
    for viewer in (0, 1, 2, None):
        view = table.game.view(table.state, viewer)
        assert [player.bribe for player in view.players] == bribes


@pytest.mark.rule("TX.SETUP.13")
def test_the_bribe_is_not_played_like_the_hand() -> None:
    """A bribe that nobody bought leaves the game of this turn: the hand is all there is."""
    table = Table('turn = 1\ncoo = "Cy"')
    bribe, (card,) = table.player("Cy").bribe, table.player("Cy").hand
    table.play("Ann pass", "Bo pass", "Cy pass")
    assert table.legal("Cy") == {f"play {card}"}
    assert bribe in table.state.discards


# -- turn 5 ---------------------------------------------------------------------------------------


@pytest.mark.rule("TX.SETUP.14")
def test_turn_five_deals_no_cards() -> None:
    """After the last trick of turn 4 there are no hands, bribes or trump: 40 - 3 in the stock."""
    table = Table(LAST_OF_TURN.format(turn=4)).play("Cy play hearts-2")
    assert table.state.turn == 5
    assert dealt_cards(table.state) == set()
    assert all((player.hand, player.bribe) == ((), "") for player in table.state.players)
    assert len(table.state.stock) == 40 - 3
    assert table.state.trump == ""
    assert table.events("CardsDealt") == []


@pytest.mark.rule("TX.SETUP.14")
@pytest.mark.parametrize("rule", ["flip", "coo_bribe", "rotation", "none"])
def test_turn_five_deals_nothing_whatever_the_trump_rule(rule: str) -> None:
    """No card is turned up, and nothing is named trump."""
    table = Table(LAST_OF_TURN.format(turn=4), trump_rule=rule).play("Cy play hearts-2")
    assert (table.state.turn, table.state.trump, table.state.indicator) == (5, "", "")
    assert table.events("CardsDealt") == []
