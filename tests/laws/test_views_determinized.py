"""Determinization draws every state that a view allows, each equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import permutations
from typing import Any

import pytest

from executives.core.errors import ConfigurationError
from executives.core.streams import Stream
from executives.core.visibility import PartView
from executives.networks.frames import ChoosingExecutives, Hand, Keep, Resolved, Turn
from executives.networks.state import Deck, DeckId, GameState
from executives.networks.view import View
from executives.testing import NETWORKS_LAWS
from support.mixes import games
from support.playing import line_of_play, three_seats

SEEDS = 6000
GAME = three_seats()
STAR_RULE = "E2.TRACKS.07"


def counts(answers: Callable[[int], Hashable]) -> Counter[Any]:
    """How often each answer comes, over all seeds."""
    return Counter(answers(seed) for seed in range(SEEDS))


def is_even(found: Counter[Any], cells: int) -> bool:
    """Whether all ``cells`` answers come equally often.

    The bound is 3.6 standard deviations of a fair draw.  With 6 cells of 1/6 each that is 104
    of 1,000; a shuffle that swaps every card with any card has cells of 4/27 and of 5/27, which
    is 111 off, and 333 off with a card that never moves.
    """
    share = SEEDS / cells
    bound = 3.6 * (share * (1 - 1 / cells)) ** 0.5
    return len(found) == cells and all(abs(number - share) < bound for number in found.values())


def emptied(state: GameState, number: int) -> GameState:
    """The state with ``number`` stars in their deck; all other cards of decks left the game."""
    decks, box = [], [*state.box]
    for deck_id, deck in zip(DeckId, state.decks, strict=False):
        left = number if deck_id is DeckId.STAR else 0
        box += deck.rest[left:]
        decks.append(Deck((), deck.rest[:left]))
    return state.replace(decks=tuple(decks), box=tuple(box))


def hidden_stars(number: int) -> tuple[GameState, tuple[str, ...]]:
    """A state in which only so many stars are hidden, and these stars."""
    state = emptied(GAME.start(7), number)
    return state, rest_of(state)


def with_frame(state: GameState, frame: Any, *, taken: int) -> GameState:
    """The state with a frame on top that holds the first cards of the star deck."""
    deck = state.decks[DeckId.STAR]
    decks = list(state.decks)
    decks[DeckId.STAR] = Deck(deck.top, deck.rest[taken:])
    return state.replace(decks=tuple(decks), pending=(*state.pending, frame))


def rest_of(state: GameState) -> tuple[str, ...]:
    """The hidden part of the star deck."""
    return state.decks[DeckId.STAR].rest


def test_every_order_of_a_deck_is_equally_likely() -> None:
    """Three hidden stars lie in each of their six orders."""
    state, stars = hidden_stars(3)
    view = GAME.view(state, 0)
    found = counts(lambda seed: rest_of(GAME.determinize(view, seed)))
    assert set(found) == set(permutations(stars))
    assert is_even(found, 6)


def test_the_bounds_tell_a_biased_shuffle() -> None:
    """Swapping every card with any card, a well-known fault, is caught by the same bounds."""

    def biased(seed: int) -> tuple[str, ...]:
        cards, stream = ["a", "b", "c"], Stream(seed, "biased")
        for index in range(3):
            other = stream.below(3)
            cards[index], cards[other] = cards[other], cards[index]
        return tuple(cards)

    fair = counts(lambda seed: Stream(seed, "fair").shuffled(("a", "b", "c")))
    assert is_even(fair, 6)
    assert not is_even(counts(biased), 6)


@pytest.mark.parametrize("seat", [1, None])
def test_what_another_seat_drew_is_dealt_with_the_deck(seat: int | None) -> None:
    """Of three hidden stars any two may be in Ann's draw, in either order, the third is left."""
    state, stars = hidden_stars(3)
    state = with_frame(state, Keep(0, stars[:2], STAR_RULE), taken=2)
    view = GAME.view(state, seat)

    def answer(seed: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        made = GAME.determinize(view, seed)
        frame = made.pending[-1]
        assert isinstance(frame, Keep)
        return frame.cards, rest_of(made)

    found = counts(answer)
    assert set(found) == {(order[:2], order[2:]) for order in permutations(stars)}
    assert is_even(found, 6)


def test_an_own_draw_stays_what_it_is() -> None:
    """Ann knows the two stars that she drew: only the two others change places."""
    state, stars = hidden_stars(4)
    state = with_frame(state, Keep(0, stars[:2], STAR_RULE), taken=2)
    view = GAME.view(state, 0)

    def answer(seed: int) -> tuple[str, ...]:
        made = GAME.determinize(view, seed)
        assert made.pending == state.pending
        return rest_of(made)

    found = counts(answer)
    assert set(found) == set(permutations(stars[2:]))
    assert is_even(found, 2)


def test_anomalies_stay_where_everybody_saw_them() -> None:
    """In somebody's draw and on top of the deck an anomaly is known, the star beside it is not."""
    state, stars = hidden_stars(3)
    state = with_frame(state, Keep(0, ("anomaly-a", stars[0]), STAR_RULE), taken=1)
    decks = list(state.decks)
    decks[DeckId.STAR] = Deck(("anomaly-b",), rest_of(state))
    state = state.replace(decks=tuple(decks), supply=state.supply[2:])
    view = GAME.view(state, 1)

    def answer(seed: int) -> tuple[str, ...]:
        made = GAME.determinize(view, seed)
        frame = made.pending[-1]
        assert isinstance(frame, Keep)
        assert frame.cards[0] == "anomaly-a"
        assert made.decks[DeckId.STAR].top == ("anomaly-b",)
        assert made.supply == state.supply
        return frame.cards[1:] + rest_of(made)

    found = counts(answer)
    assert set(found) == set(permutations(stars))
    assert is_even(found, 6)


def test_a_known_top_is_not_dealt_again() -> None:
    """A star that lies face up on the deck stays there; the two below it change places."""
    state, stars = hidden_stars(3)
    decks = list(state.decks)
    decks[DeckId.STAR] = Deck(stars[:1], stars[1:])
    state = state.replace(decks=tuple(decks))
    view = GAME.view(state, 2)
    made = [GAME.determinize(view, seed) for seed in range(200)]
    assert all(GAME.view(one, 2) == view for one in made)
    assert {rest_of(one) for one in made} == set(permutations(stars[1:]))


def test_a_card_that_is_being_resolved_is_not_dealt_again() -> None:
    """A network card in the midst of its effect lies in no deck."""
    state, frame = next(
        (state, frame)
        for state, _ in line_of_play(GAME, 7)
        for frame in state.pending
        if isinstance(frame, Resolved)
    )
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        for seed in range(20):
            made = GAME.determinize(view, seed)
            assert NETWORKS_LAWS.conserved(GAME, made) == []
            assert frame.card not in made.decks[DeckId.NETWORK].rest


def test_secret_choices_of_executives_are_equally_likely() -> None:
    """Bo knows his boards and his choice; of Ann any two of 12 boards, and either choice."""
    game = games(2, None)[0]
    state = emptied(game.start(3), 0)
    frame = state.pending[-1]
    assert isinstance(frame, ChoosingExecutives)
    ann, bo = frame.hands
    hands = (Hand(0, ann.boards, 0), Hand(1, bo.boards, 1))
    state = state.replace(pending=(*state.pending[:-1], ChoosingExecutives(hands)))
    left = [one for one in game.dealt_executives if one not in bo.boards]
    assert len(left) == 14 - 2
    view = game.view(state, 1)

    def answer(seed: int) -> tuple[tuple[str, ...], int]:
        made = game.determinize(view, seed).pending[-1]
        assert isinstance(made, ChoosingExecutives)
        assert made.hands[1] == hands[1]
        return made.hands[0].boards, made.hands[0].chosen

    found = counts(answer)
    assert set(found) == {(two, one) for two in permutations(left, 2) for one in (0, 1)}
    assert is_even(found, 12 * 11 * 2)


def test_nobody_has_chosen_in_a_state_where_nobody_has() -> None:
    """That a seat has not chosen yet is seen, and stays so."""
    game = games(2, None)[0]
    view = game.view(game.start(3), None)
    for seed in range(50):
        made = game.determinize(view, seed).pending[-1]
        assert isinstance(made, ChoosingExecutives)
        assert [hand.chosen for hand in made.hands] == [-1, -1]
        assert len({board for hand in made.hands for board in hand.boards}) == 4


def test_the_seed_of_a_determinized_state_is_not_that_of_the_game() -> None:
    """What is drawn later does not follow from the view; only the given seed decides."""
    state = GAME.start(7)
    view = GAME.view(state, 0)
    made = [GAME.determinize(view, seed) for seed in range(100)]
    assert len({one.seed for one in made}) == 100
    assert made == [GAME.determinize(GAME.view(state, 0), seed) for seed in range(100)]


def test_a_view_with_more_hidden_cards_than_exist_is_refused() -> None:
    """It cannot be a view of this game."""
    view: View = GAME.view(GAME.start(7), 0)
    decks = list(view.decks)
    decks[DeckId.AD] = decks[DeckId.AD].replace(rest=99)
    with pytest.raises(ConfigurationError, match="more cards with the back 'ad' than exist"):
        GAME.determinize(view.replace(decks=tuple(decks)), 1)


def test_no_frame_of_a_determinized_state_is_a_view() -> None:
    """All parts of the view are turned back into records of states."""
    state, stars = hidden_stars(3)
    state = with_frame(state, Keep(0, stars[:2], STAR_RULE), taken=2)
    made = GAME.determinize(GAME.view(state, 1), 5)
    assert type(made.pending[0]) is type(state.pending[0])
    assert not any(isinstance(part, PartView) for part in (*made.pending, *made.decks))
    assert Turn in {type(frame) for frame in made.pending}
