"""Law 9 where cards are dealt: turning a game commutes with a deal of the turned order."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from executives import boardroom
from executives.boardroom.cards import CARDS, SUITS, in_order
from executives.boardroom.dealing import deal, dealing_order
from executives.boardroom.state import GameState
from executives.core.actions import Action
from executives.core.streams import Stream
from executives.testing import BOARDROOM_LAWS
from executives.testing.boardroom_laws import card_change
from support.names import NAMES

SEATS, SUIT_ORDERS = BOARDROOM_LAWS.symmetries


def before_deals(game: boardroom.Game, seed: int) -> list[GameState]:
    """A random game's states as they were dealt from, turn after turn."""
    stream, state = Stream(seed, "tests"), game.start(seed)
    found: list[GameState] = []
    turn = 0
    while not game.is_over(state):
        if state.turn != turn and state.turn <= 4:
            turn = state.turn
            found.append(undealt(state))
        legal = game.legal_actions(state)
        state = game.apply(state, legal[stream.below(len(legal))])
    return found


def undealt(state: GameState) -> GameState:
    """The state with the cards of a fresh deal back in the stock."""
    kept = {card for player in state.players for card in player.gifts + player.locked}
    players = tuple(player.replace(hand=(), bribe="") for player in state.players)
    stock = tuple(card for card in CARDS if card not in kept)
    return state.replace(players=players, stock=stock, trump="", indicator="")


def dealt(game: boardroom.Game, state: GameState, order: tuple[str, ...]) -> GameState:
    """The state after a deal in an order, silently."""
    return deal(game.context, state, order)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_deal_of_a_turn_is_found_again(players: int) -> None:
    """Dealing in the order of the seed gives the state from which the cards were taken back."""
    game = boardroom.Game(NAMES[:players])
    state = game.start(4)
    before = undealt(state)
    assert dealt(game, before, dealing_order(game.context, before)) == state


@pytest.mark.parametrize("trump", ["flip", "coo_bribe", "rotation", "none"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_rotating_seats_commutes_with_a_deal(players: int, trump: Any) -> None:
    """Whoever sits where, the same order gives the same places the same cards."""
    game = boardroom.Game(NAMES[:players], variants=boardroom.Variants(trump_rule=trump))
    states = before_deals(game, 8)
    assert [state.turn for state in states] == [1, 2, 3, 4]
    for state in states:
        order = Stream(state.turn, "injected").shuffled(state.stock)
        after = dealt(game, state, order)
        for by in range(1, players):
            turned = dealt(game, SEATS.state(game, state, by), order)
            assert turned == SEATS.state(game, after, by)
            assert turned != after


@pytest.mark.parametrize("trump", ["flip", "coo_bribe", "none"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_exchanging_suits_commutes_with_a_deal(players: int, trump: Any) -> None:
    """The order with exchanged suits gives hands, bribes and trump with exchanged suits."""
    game = boardroom.Game(NAMES[:players], variants=boardroom.Variants(trump_rule=trump))
    for state in before_deals(game, 8):
        order = Stream(state.turn, "injected").shuffled(state.stock)
        after = dealt(game, state, order)
        for way in range(1, SUIT_ORDERS.ways(game) + 1):
            to = card_change(way)
            injected = tuple(to[card] for card in order)
            turned = dealt(game, SUIT_ORDERS.state(game, state, way), injected)
            assert turned == SUIT_ORDERS.state(game, after, way)
            assert turned != after


def test_every_order_of_the_suits_is_one_way() -> None:
    """There are 23 ways but the usual order, and each is a permutation of the cards."""
    game = boardroom.Game(NAMES[:3])
    assert SUIT_ORDERS.ways(game) == 23
    found = set()
    for way in range(24):
        change = card_change(way)
        assert in_order(list(change.values())) == CARDS
        assert all(change[card].partition("-")[2] == card.partition("-")[2] for card in CARDS)
        found.add(tuple(change[f"{suit}-ace"].partition("-")[0] for suit in SUITS))
    assert found == set(permutations(SUITS))
    assert all(card_change(0)[card] == card for card in CARDS)


@pytest.mark.parametrize(
    ("variants", "players"),
    [
        (boardroom.Variants(trump_rule="rotation"), 3),
        (boardroom.Variants(allow_two=True, reshuffle=False), 2),
    ],
)
def test_suits_are_not_exchanged_where_they_are_told_apart(
    variants: boardroom.Variants, players: int
) -> None:
    """A ruling that names suits, or a stock partly in the order of the deck, has no such law."""
    assert SUIT_ORDERS.ways(boardroom.Game(NAMES[:players], variants=variants)) == 0


def test_actions_turn_with_the_game() -> None:
    """A played card changes its suit, seats and origins move, the legacy CEO's stay."""
    game = boardroom.Game(NAMES[:3])
    way = next(way for way in range(24) if card_change(way)["clubs-9"] == "hearts-9")
    exchanged: list[tuple[Action, Action]] = [
        (boardroom.Play(1, "clubs-9"), boardroom.Play(1, "hearts-9")),
        (boardroom.Abstain(2), boardroom.Abstain(2)),
    ]
    rotated: list[tuple[Action, Action]] = [
        (boardroom.PlaceBid(0, 2, 2, 1), boardroom.PlaceBid(1, 2, 0, 2)),
        (boardroom.Spend(2, 3, boardroom.CEO), boardroom.Spend(0, 3, boardroom.CEO)),
    ]
    for action, other in exchanged:
        assert SUIT_ORDERS.action(game, action, way) == other
    for action, other in rotated:
        assert SEATS.action(game, action, 1) == other
