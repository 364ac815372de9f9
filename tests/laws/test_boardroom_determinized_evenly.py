"""Determinization of The Executives: each state that a view allows comes equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import permutations, product
from typing import Any

import pytest

from executives import boardroom
from executives.boardroom.cards import CARDS, SUIT_OF, in_order
from executives.boardroom.frames import (
    Answer,
    ChoosingAgendas,
    Nominating,
    Playing,
    SecretVoting,
)
from executives.boardroom.state import CEO, GameState, Played, Player, View
from executives.boardroom.variants import Variants

NAMES = ("Ann", "Bo", "Cy")
FEW = ("takeover", "insider", "sleeper", "portfolio")

Hands = dict[int, tuple[str, ...]]
"""Cards, or suits, of seats."""


def chi_square(found: Counter[Any], cells: int) -> float:
    """How far the numbers are from all being equal."""
    share = sum(found.values()) / cells
    missing = (cells - len(found)) * share
    return missing + sum((number - share) ** 2 / share for number in found.values())


def upper_bound(freedom: int) -> float:
    """What chi-square exceeds once in a thousand times (Wilson and Hilferty, 3.09 deviations)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.0902 * spread**0.5) ** 3)


def assert_even(found: Counter[Any], expected: set[Any]) -> None:
    """Exactly the expected answers come, and about equally often."""
    assert set(found) == expected
    assert chi_square(found, len(expected)) < upper_bound(len(expected) - 1)


def counts(answers: Callable[[int], Hashable], cells: int) -> Counter[Any]:
    """How often each answer comes, over 30 seeds for each possible one."""
    return Counter(answers(seed) for seed in range(30 * cells))


def late_position(
    game: boardroom.Game,
    hands: Hands,
    stock: tuple[str, ...],
    voids: Hands,
) -> GameState:
    """Turn 4, the second card of the last tricks: all cards but a few are in the discards."""
    state = game.start(1)
    players: list[Player] = [
        player.replace(
            bribe="", hand=in_order(hands[player.seat]), voids=voids.get(player.seat, ())
        )
        for player in state.players
    ]
    known = {*stock, *(card for hand in hands.values() for card in hand)}
    led, *discards = (card for card in CARDS if card not in known)
    assert len(known) + len(discards) + 1 == len(CARDS)
    return state.replace(
        turn=4,
        coo=0,
        trump="hearts",
        indicator="",
        players=tuple(players),
        trick=(Played(led, "hand"),),
        discards=tuple(discards),
        stock=stock,
        ceo_pool=2,
        pending=(Playing(1),),
    )


def of_others(state: GameState, seat: int | None) -> tuple[Any, ...]:
    """What a seat does not know of a state."""
    others = [player for player in state.players if player.seat != seat]
    return (*(p.hand for p in others), *(p.agenda for p in others), state.stock)


def consistent(game: boardroom.Game, view: View, unseen: tuple[str, ...]) -> set[tuple[Any, ...]]:
    """All that may be unknown, by trying every order of the unseen cards and of the agendas."""
    others = [player for player in view.players if player.seat != view.seat]
    own = {player.agenda for player in view.players if player.seat == view.seat}
    agendas = [agenda for agenda in game.agenda_deck if agenda not in own]
    found = set()
    for order in permutations(unseen):
        hands, first = [], 0
        for player in others:
            hands.append(in_order(order[first : first + len(player.hand)]))
            first += len(player.hand)
        if any(
            SUIT_OF[card] in player.voids
            for player, hand in zip(others, hands, strict=True)
            for card in hand
        ):
            continue
        for goals in permutations(agendas, len(others)):
            found.add((*hands, *goals, in_order(order[first:])))
    return found


HANDS: Hands = {0: ("clubs-9", "hearts-2"), 1: ("diamonds-4", "hearts-10"), 2: ("clubs-3",)}
STOCK = ("clubs-7", "spades-5")

VOIDS: dict[str, Hands] = {
    "none": {},
    "of the hand of two": {1: ("clubs",)},
    "of both": {1: ("spades", "clubs"), 2: ("hearts",)},
    "such that only one place is left for a card": {1: ("clubs",), 2: ("diamonds", "hearts")},
}


@pytest.mark.parametrize("name", VOIDS)
@pytest.mark.parametrize("seat", [0, 2])
def test_every_consistent_state_is_equally_likely(name: str, seat: int) -> None:
    """Hands, stock and agendas together come as often as in the enumeration of them all."""
    game = boardroom.Game(NAMES, agendas=FEW[:3])
    state = late_position(game, HANDS, STOCK, VOIDS[name])
    view = game.view(state, seat)
    mine = HANDS[seat]
    unseen = tuple(
        card for card in (*STOCK, *(c for hand in HANDS.values() for c in hand)) if card not in mine
    )
    expected = consistent(game, view, unseen)
    assert of_others(state, seat) in expected
    found = counts(lambda s: of_others(game.determinize(view, s), seat), len(expected))
    assert_even(found, expected)


def test_a_spectator_knows_none_of_the_hands() -> None:
    """Three hands of one card and a stock of one, one hand without spades: 18 x 6 states."""
    game = boardroom.Game(NAMES, agendas=FEW[:3])
    hands: Hands = {0: ("clubs-9",), 1: ("diamonds-4",), 2: ("clubs-3",)}
    state = late_position(game, hands, ("spades-5",), {1: ("spades",)})
    view = game.view(state, None)
    expected = consistent(game, view, ("clubs-9", "diamonds-4", "clubs-3", "spades-5"))
    assert len(expected) == 18 * 6
    found = counts(lambda s: of_others(game.determinize(view, s), None), len(expected))
    assert_even(found, expected)


def test_every_order_of_a_stock_that_lasts_is_equally_likely() -> None:
    """Without reshuffling the order counts: a hand of one card and a stock of three, 4! states."""
    lasting = Variants(allow_two=True, reshuffle=False)
    game = boardroom.Game(NAMES[:2], variants=lasting)
    hands: Hands = {0: ("clubs-9",), 1: ("hearts-10",)}
    state = late_position(game, hands, ("spades-5", "clubs-7", "diamonds-4"), {})
    view = game.view(state, 0)
    orders = permutations(("hearts-10", "spades-5", "clubs-7", "diamonds-4"))
    agendas = [name for name in game.agenda_deck if name != state.players[0].agenda]
    expected = {((first,), rest) for first, *more in orders for rest in (tuple(more),)}
    assert len(expected) == 24

    def hidden(seed: int) -> tuple[Any, ...]:
        made = game.determinize(view, seed)
        assert made.players[1].agenda in agendas
        return made.players[1].hand, made.stock

    assert_even(counts(hidden, len(expected)), expected)


def test_exposed_cards_are_not_dealt_again() -> None:
    """A bribe that everybody saw taken to the hand stays there; the hidden card varies."""
    game = boardroom.Game(NAMES, variants=Variants(unsold_bribe="to_hand"))
    state = late_position(game, {**HANDS, 1: ("diamonds-4",)}, STOCK, {})
    bo = state.players[1].replace(exposed=("hearts-10",))
    state = state.replace(players=(state.players[0], bo, state.players[2]))
    view = game.view(state, 0)
    made = [game.determinize(view, seed) for seed in range(300)]
    assert {one.players[1].exposed for one in made} == {("hearts-10",)}
    hidden = ("diamonds-4", "clubs-3", *STOCK)
    assert {one.players[1].hand for one in made} == {(card,) for card in hidden}


# -- what others have answered in secret ----------------------------------------------------------


def test_every_ballot_that_a_seat_could_cast_is_equally_likely() -> None:
    """Bo has 2 own tokens and one of the legacy CEO, Cy one of Ann: 4 and 2 ballots there are."""
    game = boardroom.Game(NAMES, variants=Variants(secret_votes=True))
    state = late_position(game, {0: (), 1: (), 2: ()}, (), {})
    tokens = ((8, 0, 0, 0), (0, 2, 0, 1), (1, 0, 0, 0))
    players = tuple(p.replace(influence=t) for p, t in zip(state.players, tokens, strict=True))
    answers = (Answer(0), Answer(1, (1, 2)), Answer(2, (0, 1)))
    state = state.replace(
        turn=5, trump="", trick=(), discards=(), stock=CARDS, players=players,
        pending=(SecretVoting(2, answers),),
    )  # fmt: skip

    def ballots(seat: int | None, seed: int) -> tuple[Any, ...]:
        frame = game.determinize(game.view(state, seat), seed).pending[-1]
        assert isinstance(frame, SecretVoting)
        assert frame.round == 2
        return tuple(answer.choice for answer in frame.answers)

    bo, cy = {(0, 0), (1, 1), (1, 2), (CEO, 1)}, {(0, 0), (0, 1)}
    expected = set(product([()], bo, cy))
    assert_even(counts(lambda seed: ballots(0, seed), 8), expected)
    assert_even(counts(lambda seed: ballots(None, seed), 8), expected)
    # Bo knows his own ballot, and that Ann has cast none.
    assert_even(counts(lambda seed: ballots(1, seed), 2), set(product([()], [(1, 2)], cy)))


def test_every_nomination_is_equally_likely() -> None:
    """Two have nominated, whom is not known; the third has not."""
    game = boardroom.Game(NAMES, variants=Variants(first_coo="vote"))
    state = game.start(3)
    for seat in (0, 2):
        state = game.apply(state, game.legal_actions(state, seat)[0])

    def nominations(seed: int) -> tuple[Any, ...]:
        frame = game.determinize(game.view(state, 1), seed).pending[-1]
        assert isinstance(frame, Nominating)
        return tuple(answer.choice for answer in frame.answers)

    each = [(0,), (1,), (2,)]
    assert_even(counts(nominations, 9), set(product(each, [()], each)))


def test_every_choice_of_agendas_is_equally_likely() -> None:
    """Of six agendas Cy has two and has not chosen; Ann and Bo have chosen among the others."""
    game = boardroom.Game(
        NAMES,
        agendas=(*FEW, "networker", "war-chest"),
        variants=Variants(agendas="keep_one_of_two"),
    )
    state = game.start(3)
    for seat in (0, 1):
        state = game.apply(state, game.legal_actions(state, seat)[0])
    top = state.pending[-1]
    assert isinstance(top, ChoosingAgendas)
    own = top.hands[2].agendas

    def hands(seed: int) -> tuple[Any, ...]:
        frame = game.determinize(game.view(state, 2), seed).pending[-1]
        assert isinstance(frame, ChoosingAgendas)
        assert frame.hands[2] == top.hands[2]
        return tuple((hand.agendas, hand.kept) for hand in frame.hands[:2])

    others = [agenda for agenda in game.agenda_deck if agenda not in own]
    expected = {
        ((order[:2], first), (order[2:], second))
        for order in permutations(others)
        for first in order[:2]
        for second in order[2:]
    }
    assert len(expected) == 24 * 4
    assert_even(counts(hands, 96), expected)
