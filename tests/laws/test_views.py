"""Views: typed, comparable, and with nothing behind them."""

from __future__ import annotations

import gc
import pickle
from collections.abc import Iterator
from typing import Any, assert_type

import attrs
import pytest

from executives import networks
from executives.core.actions import Action
from executives.core.errors import IllegalAction
from executives.core.visibility import PartView
from executives.networks.frames import ChoosingExecutivesView, ChoosingShow, HandView
from executives.networks.state import DeckId, DeckView, GameState, Player
from executives.networks.view import View, unseen_names
from executives.simulation import simulate
from support.mixes import games
from support.playing import line_of_play, three_seats

WATCHERS: tuple[int | None, ...] = (0, 1, 2, None)


def positions(limit: int = 70) -> Iterator[tuple[networks.Game, GameState]]:
    """States of a game in which cards are drawn, and of the choice of executives."""
    game = three_seats()
    for state, _ in line_of_play(game, 7, limit=limit):
        yield game, state
    dealt = games(2, None)[0]
    for state, _ in line_of_play(dealt, 3, limit=3):
        yield dealt, state


def parts(value: Any) -> Iterator[Any]:
    """Everything within records and tuples."""
    yield value
    if isinstance(value, tuple):
        for item in value:
            yield from parts(item)
    elif attrs.has(type(value)):
        for field in attrs.fields(type(value)):
            yield from parts(getattr(value, field.name))


def unseen_by(game: networks.Game, view: View) -> set[str]:
    """The cards that a seat cannot place, but for one that is in a deck and still talked about."""
    named = {frame.card for frame in view.pending if isinstance(frame, ChoosingShow)}
    return set(unseen_names(game, view)) - named


def test_type_checkers_know_what_views_hold() -> None:
    """Each of these types is checked by mypy where the test stands, and here by its value."""
    game = three_seats()
    state = game.start(7)
    view = game.view(state, game.to_act(state)[0])
    assert isinstance(assert_type(view, View), View)
    assert isinstance(assert_type(view.decks[0], DeckView), DeckView)
    assert isinstance(assert_type(view.decks[0].rest, int), int)
    assert isinstance(assert_type(view.players[0], Player), Player)
    assert isinstance(assert_type(view.players[0].cash, int), int)
    assert isinstance(assert_type(view.legal_actions, tuple[Action, ...])[0], Action)
    dealt = games(2, None)[0]
    choosing = dealt.view(dealt.start(3), 1).pending[-1]
    assert isinstance(choosing, ChoosingExecutivesView)
    assert isinstance(assert_type(choosing.hands[0], HandView), HandView)
    assert isinstance(assert_type(choosing.hands[0].boards, tuple[str, ...])[0], str)


@pytest.mark.parametrize("seat", WATCHERS)
def test_views_pickle_hash_and_compare(seat: int | None) -> None:
    """A view is a value: equal to its copy and to a second view, with the same hash."""
    for game, state in positions():
        view = game.view(state, seat)
        for other in (pickle.loads(pickle.dumps(view)), game.view(state, seat)):
            assert other == view
            assert hash(other) == hash(view)
        assert view != game.view(state, (0 if seat is None else seat) + 1)


@pytest.mark.parametrize("seat", WATCHERS)
def test_nothing_in_a_view_can_be_changed(seat: int | None) -> None:
    """Views are made of words, numbers, tuples and frozen records without a ``__dict__``."""
    for game, state in positions():
        for part in parts(game.view(state, seat)):
            if isinstance(part, (str, int, tuple)) or part is None:
                continue
            assert not hasattr(part, "__dict__")
            field = attrs.fields(type(part))[0].name if attrs.fields(type(part)) else "new"
            with pytest.raises((attrs.exceptions.FrozenInstanceError, AttributeError)):
                setattr(part, field, 0)


def reachable(root: Any) -> Iterator[Any]:
    """All objects that can be got at from an object, without classes and what hangs on them.

    The game is left out as well: it is the ruleset, which everybody knows, and holds no state.
    """
    found = {id(root): root}
    waiting = [root]
    while waiting:
        value = waiting.pop()
        yield value
        for inner in gc.get_referents(value):
            if id(inner) not in found and not isinstance(inner, (type, networks.Game)):
                found[id(inner)] = inner
                waiting.append(inner)


@pytest.mark.parametrize("seat", WATCHERS)
def test_neither_state_nor_seed_can_be_reached_from_a_view(seat: int | None) -> None:
    """Whatever hangs on a view was walked through: it holds no card that the seat cannot place."""
    game = networks.Game(("Ann", "Bo", "Cy"), executives=("beeb", "butcher", "continuum"))
    seed = 1_234_567_891
    for state, _ in line_of_play(game, seed, limit=60):
        view = game.view(state, seat)
        unseen = unseen_by(game, view)
        for value in reachable(view):
            assert not isinstance(value, (GameState, dict, list, set))
            assert value != seed
            assert not (isinstance(value, str) and value in unseen)
        assert any(unseen)


@pytest.mark.parametrize("seat", WATCHERS)
def test_the_texts_of_a_view_name_no_hidden_card(seat: int | None) -> None:
    """``str`` and ``repr`` of a view hold no name of a card that the seat cannot place."""
    for game, state in positions():
        view = game.view(state, seat)
        texts = str(view), repr(view)
        for name in unseen_by(game, view):
            assert all(f"'{name}'" not in text for text in texts)


def test_errors_name_no_hidden_card_but_that_of_the_action() -> None:
    """The text of an IllegalAction for a seat tells nothing but what the seat asked about."""
    for game, state in positions():
        for seat in range(game.seats):
            unseen = unseen_by(game, game.view(state, seat))
            for code in range(seat, game.actions, 67):
                action = game.decode(code, seat)
                if not game.check(state, action):
                    continue
                with pytest.raises(IllegalAction) as caught:
                    game.apply(state, action)
                asked = set(action.text.split())
                words = set(str(caught.value).replace(":", " ").replace(";", " ").split())
                assert not (words - asked) & unseen


def test_a_spectator_has_no_legal_actions() -> None:
    """A view without a seat lists none, and tells whose decision it is."""
    for game, state in positions():
        view = game.view(state, None)
        assert view.legal_actions == ()
        assert view.to_act == game.to_act(state)


def test_only_the_seat_asked_has_legal_actions() -> None:
    """The legal actions of a view are those of its seat."""
    for game, state in positions():
        for seat in range(game.seats):
            view = game.view(state, seat)
            assert view.legal_actions == game.legal_actions(state, seat)
            assert bool(view.legal_actions) == (seat in view.to_act)


def test_bots_get_a_view_of_their_seat() -> None:
    """What a bot is called with has no way to the hidden cards."""
    met: list[Any] = []

    def bot(view: Any, stream: Any) -> Action:
        met.append(view)
        chosen: Action = view.legal_actions[stream.below(len(view.legal_actions))]
        return chosen

    simulate(games(2, ("beeb", "continuum"))[0], 1, bots=(bot, bot))
    assert all(type(view) is View for view in met)
    assert {view.seat for view in met} == {0, 1}
    assert all(isinstance(view.decks[DeckId.STAR], PartView) for view in met)
