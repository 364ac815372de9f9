"""The board as text shows what its view holds, for the seat that the view is for."""

from __future__ import annotations

from typing import Any

import pytest

from executives import networks
from executives.networks.frames import ChoosingExecutives, Keep
from executives.networks.state import Deck, DeckId, GameState
from executives.networks.view import unseen_names
from executives.render.networks_text import board
from support.extra_executives import PLUGINS
from support.mixes import games
from support.playing import line_of_play, three_seats

GAME = three_seats()


def changed(**changes: Any) -> GameState:
    """The first state of a game with some fields changed."""
    return GAME.start(7).replace(**changes)


def shown(state: GameState, seat: int | None, *, game: networks.Game = GAME) -> str:
    """The board for a seat."""
    return board(game, game.view(state, seat))


def line(text: str, start: str) -> str:
    """The one line that begins with some words."""
    (found,) = [one.strip() for one in text.splitlines() if one.strip().startswith(start)]
    return found


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_known_tops_of_decks_are_shown(seat: int | None) -> None:
    """Names for what lies face up, a number for the rest."""
    state = GAME.start(7)
    decks = list(state.decks)
    rest = decks[DeckId.STAR].rest
    decks[DeckId.STAR] = Deck(("anomaly-a", rest[0]), rest[1:])
    text = shown(state.replace(decks=tuple(decks), supply=state.supply[1:]), seat)
    ads = len(decks[DeckId.AD].rest)
    assert f"star: anomaly-a + {rest[0]} + {len(rest) - 1}, ad: {ads}" in line(text, "decks")


def test_the_supply_of_anomalies_is_shown() -> None:
    """In its order; no line when it is empty."""
    assert line(shown(GAME.start(7), None), "supply").split()[1:3] == ["anomaly-a,", "anomaly-b,"]
    assert "supply" not in shown(changed(supply=()), None)


def test_the_mogul_tokens_left_are_shown() -> None:
    """The genres whose token is still there; no line without moguls."""
    genres = GAME.boards.genres
    text = shown(changed(mogul_tokens=0b101), None)
    assert line(text, "moguls") == f"moguls   tokens of {genres[0]}, {genres[2]}"
    assert "moguls" not in shown(GAME.start(7), None)


def test_moguls_are_shown_face_up_or_down() -> None:
    """A used mogul is marked."""
    state = GAME.start(7)
    mogul = state.players[1].replace(moguls=("one", "two"), face_down=("two",))
    text = shown(state.replace(players=(state.players[0], mogul, state.players[2])), None)
    assert line(text, "moguls:") == "moguls: one, two (face down)"


def test_who_has_passed_is_shown_in_order() -> None:
    """The pass track so far, and nothing while nobody has passed."""
    assert line(shown(changed(passed=(2, 0)), 1), "Round").endswith("passed: Cy, Ann")
    assert "passed" not in shown(changed(passed=()), 1)


def test_the_memory_of_executives_is_shown() -> None:
    """The executive's own board in words; executives without one have no line."""
    text = shown(GAME.start(7), 2)
    assert line(text, "rondel:") == "rondel: marker 0"
    assert line(text, "time machine:").startswith("time machine: marker ")
    game = networks.Game(("Ann", "Bo"), executives=("glamour", "broker"), plugins=PLUGINS)
    text = shown(game.start(7), None, game=game)
    assert line(text, "tokens:") == "tokens: left 2, on none"


def test_cards_drawn_are_shown_to_their_owner_only() -> None:
    """Ann reads what she drew, the others read the backs."""
    state = GAME.start(7)
    decks = list(state.decks)
    star = decks[DeckId.STAR].rest[0]
    decks[DeckId.STAR] = Deck((), decks[DeckId.STAR].rest[1:])
    frame = Keep(0, (star, "anomaly-a"), "E2.TRACKS.07")
    state = state.replace(decks=tuple(decks), pending=(*state.pending, frame))
    assert line(shown(state, 0), "Ann drew") == f"Ann drew {star}, anomaly-a"
    for seat in (1, 2, None):
        assert line(shown(state, seat), "Ann drew") == "Ann drew star, anomaly-a"


def test_the_secret_choice_is_shown_to_its_seat_only() -> None:
    """Bo reads his boards and his choice, of Ann that she has not chosen yet."""
    game = games(2, None)[0]
    state = game.start(3)
    frame = state.pending[-1]
    assert isinstance(frame, ChoosingExecutives)
    one, two = frame.hands[1].boards
    choice = game.parse(f"Bo choose-executive {two}", state)
    state = game.apply(state, choice)
    own, others = (shown(state, seat, game=game) for seat in (1, None))
    assert line(own, "Bo was") == f"Bo was dealt {one}, {two}; chose {two}"
    assert line(own, "Ann was") == "Ann was dealt executive, executive; not chosen yet"
    assert line(others, "Bo was") == "Bo was dealt executive, executive; has chosen"


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_no_board_names_a_card_that_the_seat_cannot_place(seat: int | None) -> None:
    """Over a whole game, apart from a card that was just put back and is still talked about."""
    for state, _ in line_of_play(GAME, 7):
        view = GAME.view(state, seat)
        named = {getattr(frame, "card", "") for frame in view.pending}
        words = set(board(GAME, view).replace(",", " ").replace("^", " ").split())
        assert not words & (unseen_names(GAME, view).keys() - named)
