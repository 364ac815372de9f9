"""The numbers that must hold in every game: tokens, cards dealt, the forty cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from executives import boardroom
from executives.boardroom.cards import CARDS, SUIT_OF
from executives.boardroom.frames import Placing, Voting
from executives.boardroom.state import GameState
from executives.core.actions import Action
from support.boardroom_tables import final_state, line_of_play
from support.names import NAMES

INFLUENCE = {3: 34, 4: 42, 5: 50}
DEALT = {3: [6, 9, 12, 15], 4: [8, 12, 16, 20], 5: [10, 15, 20, 25]}
GIFTS = {3: 9, 4: 12, 5: 15}
STOCK = {3: 16, 4: 8, 5: 0}
"""What is left after the deal of turn 4 when all bribes have become gifts that nobody plays."""


def influence(state: GameState) -> int:
    """All tokens: personal, in rows, bid, being placed, spent, and the legacy CEO's."""
    total = state.ceo_pool + sum(state.spent)
    for player in state.players:
        total += sum(player.influence) + sum(player.rows)
        total += sum(bid.amount for bid in player.bids)
    return total + sum(frame.amount for frame in state.pending if isinstance(frame, Placing))


def cards(state: GameState) -> list[str]:
    """All cards, wherever they lie."""
    found = [*state.stock, *state.discards, *(played.card for played in state.trick)]
    found += [state.indicator] if state.indicator else []
    for player in state.players:
        found += [player.bribe] if player.bribe else []
        found += [*player.hand, *player.exposed, *player.gifts, *player.locked]
    return found


@pytest.mark.rule("TX.SETUP.02", "TX.SETUP.03")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_influence_is_eight_for_each_player_and_ten(seats: int) -> None:
    """34, 42 and 50 tokens at every decision of random games, and at the end."""
    assert INFLUENCE[seats] == 8 * seats + 10
    game = boardroom.Game(NAMES[:seats])
    for seed in range(6):
        for state, _ in line_of_play(game, seed):
            assert influence(state) == INFLUENCE[seats]
        assert influence(final_state(game, seed)) == INFLUENCE[seats]


@pytest.mark.rule("TX.SETUP.02", "TX.SETUP.03")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_influence_lost_to_the_bank_counts_as_spent(seats: int) -> None:
    """The total is the same where losing bids and halves of locked ones are gone."""
    variants = boardroom.Variants(losing_bids="bank", lock_remainder="bank", mixed_bids=True)
    game = boardroom.Game(NAMES[:seats], variants=variants)
    spent = 0
    for seed in range(4):
        for state, _ in line_of_play(game, seed):
            assert influence(state) == INFLUENCE[seats]
            spent += sum(state.spent) if not isinstance(state.pending[-1], Voting) else 0
    assert spent


@pytest.mark.rule("TX.SETUP.01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_forty_cards_are_always_there(seats: int) -> None:
    """Each of the forty cards lies in one place at every decision, and at the end."""
    game = boardroom.Game(NAMES[:seats])
    for seed in range(6):
        for state, _ in line_of_play(game, seed):
            assert sorted(cards(state)) == sorted(CARDS)
        assert sorted(cards(final_state(game, seed))) == sorted(CARDS)


@pytest.mark.rule("TX.SETUP.11", "TX.SETUP.13")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_turn_deals_the_hands_and_a_bribe_each(seats: int) -> None:
    """n x (t + 1) cards in turn t: 6, 9, 12 and 15 for three players, up to 25 for five."""
    assert DEALT[seats] == [seats * (turn + 1) for turn in (1, 2, 3, 4)]
    game = boardroom.Game(NAMES[:seats])
    for seed in range(8):
        dealt: dict[int, int] = {}
        for state, _ in line_of_play(game, seed):
            out = sum(len(player.hand) + bool(player.bribe) for player in state.players)
            dealt.setdefault(state.turn, out)
        assert dealt == dict(zip((1, 2, 3, 4, 5), [*DEALT[seats], 0], strict=True))


# -- the worst case -------------------------------------------------------------------------------


def hoarding(game: boardroom.Game, state: GameState) -> Action:
    """Bid one own token on the bribe to the left, lock every bribe, play cards of the hand."""
    (seat,) = game.to_act(state)
    left = (seat + 1) % game.seats
    hand = state.players[seat].hand
    wanted = [
        f"bid 1 of p{seat + 1} on p{left + 1}",
        f"take-bribe of p{(seat - 1) % game.seats + 1} lock",
        "place personal",
        *(f"play {card}" for card in hand),
        "pass",
        "abstain",
    ]
    legal = {action.text: action for action in game.legal_actions(state)}
    return next(legal[text] for text in wanted if text in legal)


def hoarded_game(seats: int, seed: int) -> Iterator[tuple[boardroom.Game, GameState]]:
    """Every decision of a game in which nobody plays a gift."""
    game = boardroom.Game(NAMES[:seats])
    state = game.start(seed)
    while not game.is_over(state):
        yield game, state
        state = game.apply(state, hoarding(game, state))


@pytest.mark.rule("TX.SETUP.08", "TX.SETUP.11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_forty_cards_are_enough_in_the_worst_case(seats: int) -> None:
    """Before turn 4 there are 3 n gifts; 3 n + 5 n cards are out, which for five is all 40."""
    assert STOCK[seats] == 40 - GIFTS[seats] - DEALT[seats][-1]
    for seed in range(5):
        first: dict[int, GameState] = {}
        for _, state in hoarded_game(seats, seed):
            first.setdefault(state.turn, state)
        state = first[4]
        gifts = sum(len(player.gifts) + len(player.locked) for player in state.players)
        assert gifts == GIFTS[seats]
        assert len(state.stock) + bool(state.indicator) == STOCK[seats]


@pytest.mark.rule("TX.SETUP.08")
def test_with_five_no_card_may_be_left_to_turn_up() -> None:
    """In the worst case of five the suit of the COO's bribe is trump in turn 4."""
    for seed in range(5):
        state = next(state for _, state in hoarded_game(5, seed) if state.turn == 4)
        assert state.indicator == ""
        assert state.trump == SUIT_OF[state.players[state.coo].bribe]


@pytest.mark.rule("TX.SETUP.11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_never_have_more_gifts_than_can_lie_there(seats: int) -> None:
    """At most n gifts are added in a turn, so before turn 4 there are at most 3 n."""
    game = boardroom.Game(NAMES[:seats])
    for seed in range(8):
        for state, _ in line_of_play(game, seed):
            gifts = sum(len(player.gifts) + len(player.locked) for player in state.players)
            assert gifts <= seats * min(state.turn, 4)
            if state.turn < 4:
                assert gifts <= GIFTS[seats]
