"""JSON documents give the same values back, for every game and every kind of value."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from executives import networks
from executives.core.frames import Frame
from executives.interchange import KINDS, dumps, loads
from executives.networks.modifiers import Hooks
from support.json_documents import ALONE, DEALT, FIVE, GAMES, THREE, middle, plain, positions
from support.playing import final_state, line_of_play
from support.toy import Bid, Toy


def same(value: Any, game: Any) -> bool:
    """Whether a value comes back equal, of the same class, with the same hash."""
    back = loads(dumps(value), game)
    return back == value and type(back) is type(value) and hash(back) == hash(value)


@pytest.mark.parametrize("name", GAMES)
def test_everything_of_a_game_comes_back(name: str) -> None:
    """States, actions, events, transitions, explanations and all views, over a random game."""
    game = GAMES[name]
    frames: set[str] = set()
    for state, action in positions(game, seed=3, every=9):
        frames.add(type(state.pending[-1]).__name__)
        transition = game.step(state, action)
        views = [game.view(state, seat) for seat in (None, *range(game.seats))]
        explained = game.explain(state, action)
        small = (action, explained, game.legal_actions(state), transition.events, *views)
        for value in (state, transition, *small):
            assert same(value, game)
    assert len(frames) >= (5 if name == "five" else 2)


@settings(max_examples=15, deadline=None, derandomize=True, database=None)
@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2**63 - 1), st.integers(0, 60))
def test_a_state_of_any_seed_comes_back(name: str, seed: int, depth: int) -> None:
    """Seeds up to 2**63 - 1 are exact, wherever in the game."""
    game = GAMES[name]
    *_, (state, _) = line_of_play(game, seed, limit=depth + 1)
    assert state.seed == seed
    assert same(state, game)


def test_the_end_of_a_game_comes_back() -> None:
    """A finished state, its result with tallies, and each of its tallies."""
    state = final_state(THREE, 5)
    result = THREE.result(state)
    assert same(state, THREE)
    assert same(result, THREE)
    assert all(same(tally, THREE) for tally in result.scores)
    assert loads(dumps(result), THREE).winners == result.winners


def test_reasons_come_back_with_numbers_and_words() -> None:
    """Violations keep whether a parameter is a number or a text."""
    state = middle()
    seat = THREE.to_act(state)[0]
    reasons = [
        reason
        for code in range(THREE.actions)
        for reason in THREE.check(state, THREE.decode(code, seat))
    ]
    kinds = {type(value) for reason in reasons for _, value in reason.params}
    assert kinds == {int, str}
    assert same(tuple(reasons[:300]), THREE)
    assert same(reasons[0], THREE)


def test_an_action_is_the_one_object_of_the_game() -> None:
    """What comes back is the interned action, also in a tuple and in a view."""
    state = middle()
    legal = THREE.legal_actions(state)
    view = THREE.view(state, legal[0].seat)
    assert loads(dumps(legal[0]), THREE) is legal[0]
    assert all(a is b for a, b in zip(loads(dumps(legal), THREE), legal, strict=True))
    assert loads(dumps(view), THREE).legal_actions[0] is view.legal_actions[0]


def test_an_empty_tuple_comes_back() -> None:
    """Nothing happened."""
    assert plain(()) == {"executives": 1, "kind": "events", "value": []}
    assert loads(dumps(()), THREE) == ()


def test_a_document_says_what_it_is() -> None:
    """Version and kind stand before the value, and every kind can be met."""
    state = middle()
    action = THREE.legal_actions(state)[0]
    step = THREE.step(state, action)
    reasons = THREE.check(final_state(THREE, 1), action)
    result = THREE.result(final_state(THREE, 1))
    single = (state, THREE.view(state, 0), action, step.events[0], reasons[0], result)
    more = (step, result.scores[0], THREE.explain(state, action), step.events, reasons, (action,))
    documents = [plain(value) for value in (*single, *more)]
    assert all(list(document) == ["executives", "kind", "value"] for document in documents)
    assert {document["kind"] for document in documents} == set(KINDS)


def test_records_of_one_class_have_no_tag_and_others_do() -> None:
    """Players are players; frames, boards of executives, actions and events name their class."""
    value = plain(middle())["value"]
    assert "is" not in value["players"][0]
    assert value["players"][0]["memory"]["is"] == "Rondel"
    assert [frame["is"] for frame in value["pending"]] == ["Turns", "Turn"]
    for action in THREE.legal_actions(middle()):
        assert plain(action)["value"]["is"] == type(action).__name__


def test_views_have_nothing_that_is_hidden() -> None:
    """No seed, no order of a deck, and no drawn card of another seat."""
    keeping = next(
        state
        for state, _ in positions(FIVE, 3, 9)
        if type(state.pending[-1]) is networks.frames.Keep
    )
    drawn = keeping.pending[-1]
    other = (drawn.seat + 1) % 5
    text = dumps(FIVE.view(keeping, other))
    assert '"seed"' not in text
    assert all(f'"{card}"' not in text for deck in keeping.decks for card in deck.rest)
    assert all(f'"{card}"' not in text for card in drawn.cards)
    assert f'"{drawn.cards[0]}"' in dumps(FIVE.view(keeping, drawn.seat))


def test_the_secret_choice_comes_back_for_everybody() -> None:
    """Dealt executives, with one answer given already."""
    state = DEALT.start(4)
    state = DEALT.apply(state, DEALT.legal_actions(state, 1)[0])
    for value in (state, *(DEALT.view(state, seat) for seat in (0, 1, None))):
        assert same(value, DEALT)


def test_records_of_plugins_come_back() -> None:
    """Frames, boards and actions of third parties, a seat as parameter included."""
    seen: set[str] = set()
    for state, action in positions(FIVE, 3, 9):
        seen |= {type(frame).__name__ for frame in state.pending}
        seen.add(type(action).__name__)
        assert same(state, FIVE)
        assert same(action, FIVE)
    assert {"Favouring", "Asking", "Promote"} <= seen
    assert seen & {"Give", "Refuse"}


def test_a_game_without_visibility_and_registry_has_json_too() -> None:
    """The toy game: optional numbers in a tuple of a frame, and plain states."""
    game = Toy()
    state = game.start(0)
    while not any(isinstance(action, Bid) for action in game.legal_actions(state)):
        assert same(state, game)
        state = game.apply(state, game.legal_actions(state)[0])
    state = game.apply(state, game.legal_actions(state)[0])
    assert '"bids":[0,null]' in dumps(state)
    assert same(state, game)


def test_text_is_deterministic_and_ascii() -> None:
    """One text per value, on one line; ``indent`` only adds spaces and line ends."""
    state = middle()
    text = dumps(state)
    assert text == dumps(loads(text, THREE))
    assert text.isascii()
    assert "\n" not in text
    assert " " not in text
    assert json.loads(dumps(state, indent=2)) == json.loads(text)
    assert dumps(state, indent=2).startswith('{\n  "executives": 1,\n')


def test_what_has_no_document_is_refused() -> None:
    """Other values, mixed tuples and tuples of states."""
    state = middle()
    action = THREE.legal_actions(state)[0]
    event = THREE.step(state, action).events[0]
    for value in (7, "x", [action], None, THREE, (action, event), (state,), Hooks(), Frame()):
        with pytest.raises(TypeError):
            dumps(value)


def test_a_board_of_another_class_than_its_field_is_refused() -> None:
    """A record that is not of the class its field has would lose fields silently."""
    state = middle()
    wrong = state.replace(decks=(*state.decks[:-1], THREE.view(state, 0).decks[-1]))
    with pytest.raises(TypeError, match="expected Deck, not DeckView"):
        dumps(wrong)


@pytest.mark.parametrize("code", ["import executives", "import executives.interchange"])
def test_cattrs_is_loaded_when_it_is_needed(code: str) -> None:
    """Whoever needs no JSON does not pay for it; whoever does, loads it then."""
    script = f"{code}\nimport sys\nprint('cattrs' in sys.modules, 'hypothesis' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.split() == ["False", "False"]
    used = "import sys, executives.interchange as i\ni.dumps(())\nprint('cattrs' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", used], capture_output=True, text=True)
    assert done.stdout.split() == ["True"]


def test_solo_games_come_back_at_every_decision() -> None:
    """The game of one player with moguls, without gaps."""
    for state, _ in line_of_play(ALONE, 8):
        assert loads(dumps(state), ALONE) == state
