"""Determinization of The Executives: a determinized state has the view that it was made from."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from executives import boardroom
from executives.boardroom.cards import CARDS, SUIT_OF, in_order
from executives.boardroom.frames import ChoosingAgendas, Nominating, Playing, SecretVoting
from executives.boardroom.state import GameState
from executives.boardroom.variants import Variants, choices
from executives.boardroom.view import unplaced_names
from executives.core.errors import ConfigurationError
from executives.core.streams import Stream
from executives.core.visibility import PartView
from support.names import NAMES

FEW = ("takeover", "insider", "sleeper", "portfolio")

SECRET = Variants(first_coo="vote", agendas="keep_one_of_two", secret_votes=True)
RETURNING = Variants(unsold_bribe="to_hand", gifts_consumed=False, locked_gifts_playable=True)


def table(seats: int, variants: Variants) -> boardroom.Game:
    """A game of so many players."""
    return boardroom.Game(NAMES[:seats], variants=variants)


def games_of_all_variants() -> dict[str, boardroom.Game]:
    """A game for every ruling that differs from the default, by itself, and a few mixtures."""
    made = {f"{seats} players": table(seats, Variants()) for seats in (3, 4, 5)}
    for name, values in choices().items():
        for value in values:
            if value == getattr(Variants(), name):
                continue
            two = name in ("allow_two", "reshuffle")
            further = {"allow_two": True} if two else {}
            variants = Variants(**{**further, name: value})
            made[f"{name}={value}"] = table(2 if two else 3, variants)
    made["secret"] = table(4, SECRET)
    made["returning"] = table(5, RETURNING)
    return made


ALL = games_of_all_variants()


def line_of_play(game: boardroom.Game, seed: int) -> Iterator[GameState]:
    """Every state of a random game, the last one too."""
    stream, state = Stream(seed, "tests"), game.start(seed)
    yield state
    while not game.is_over(state):
        # The kind first: else bids are so many that there is one on every bribe.
        legal = game.legal_actions(state)
        kinds = tuple(dict.fromkeys(map(type, legal)))
        kind = kinds[stream.below(len(kinds))]
        chosen = tuple(action for action in legal if type(action) is kind)
        state = game.apply(state, chosen[stream.below(len(chosen))])
        yield state


def zones(state: GameState) -> Iterator[str]:
    """Every card of a state, wherever it lies."""
    yield from (*state.stock, *state.discards, *(played.card for played in state.trick))
    for player in state.players:
        yield from (*player.hand, *player.exposed, *player.gifts, *player.locked)
        yield from filter(None, [player.bribe])
    yield from filter(None, [state.indicator])


def check_consistent(game: boardroom.Game, state: GameState, seat: int | None, seed: int) -> None:
    """The made state has the view, every card once, and no suit in a hand that lacks it."""
    view = game.view(state, seat)
    made = game.determinize(view, seed)
    assert type(made) is GameState
    assert not any(isinstance(part, PartView) for part in (*made.pending, *made.players))
    assert game.view(made, seat) == view
    assert sorted(zones(made)) == sorted(CARDS)
    for player in made.players:
        assert not {SUIT_OF[card] for card in player.hand} & set(player.voids)
        assert player.hand == in_order(player.hand)
    agendas = [player.agenda or player.revealed for player in made.players]
    assert len(set(agendas)) == len(agendas) or not any(agendas)
    assert set(filter(None, agendas)) <= set(game.agenda_deck)


@pytest.mark.parametrize("name", ALL)
def test_the_view_of_a_determinized_state_is_the_given_view(name: str) -> None:
    """At every third state of a random game, for every seat and a spectator."""
    game = ALL[name]
    frames = set()
    for number, state in enumerate(line_of_play(game, 7)):
        if number % 3 and number > 8:
            continue
        frames |= {type(frame) for frame in state.pending}
        for seat in (*range(game.seats), None):
            check_consistent(game, state, seat, 10 * number + 1)
    assert Playing in frames


def test_some_of_these_states_have_voids_exposed_cards_and_secret_answers() -> None:
    """What the law has to get right comes up in the games that it is tried on."""
    states = [s for name in ("secret", "returning") for s in line_of_play(ALL[name], 7)]
    players = [player for state in states for player in state.players]
    assert sum(bool(player.voids and player.hand) for player in players) > 10
    assert sum(bool(player.exposed) for player in players) > 10
    answered: set[type] = set()
    for state in states:
        for frame in state.pending:
            if isinstance(frame, (Nominating, SecretVoting)):
                answered |= {type(frame)} if any(a.choice for a in frame.answers) else set()
            if isinstance(frame, ChoosingAgendas):
                answered |= {type(frame)} if any(h.kept for h in frame.hands) else set()
    assert answered == {Nominating, SecretVoting, ChoosingAgendas}


@pytest.mark.parametrize("name", ["3 players", "secret", "returning", "reshuffle=False"])
def test_a_determinized_state_can_be_played_to_the_end(name: str) -> None:
    """It is a position like any other: play goes on from it, within the bound."""
    game = ALL[name]
    for number, state in enumerate(line_of_play(game, 5)):
        if number % 11:
            continue
        made = game.determinize(game.view(state, number % game.seats), number)
        stream = Stream(number, "on")
        for _ in range(game.max_decisions):
            if game.is_over(made):
                break
            legal = game.legal_actions(made)
            made = game.apply(made, legal[stream.below(len(legal))])
        assert game.is_over(made)
        assert game.result(made).winners


def test_the_seed_of_a_determinized_state_is_not_that_of_the_game() -> None:
    """What is dealt later does not follow from the view; only the given seed decides."""
    game = ALL["3 players"]
    view = game.view(game.start(7), 0)
    made = [game.determinize(view, seed) for seed in range(100)]
    assert len({one.seed for one in made}) == 100
    assert made == [game.determinize(view, seed) for seed in range(100)]


def test_the_stock_is_in_order_where_it_is_not_dealt_from() -> None:
    """In the voting all cards but the gifts lie in the order of the deck, as play leaves them."""
    game = ALL["4 players"]
    for state in line_of_play(game, 7):
        if state.turn == 5:
            made = game.determinize(game.view(state, 1), 3)
            assert made.stock == state.stock == in_order(state.stock)
            assert made.replace(seed=0, players=()) == state.replace(seed=0, players=())


def test_unplaced_names_are_those_of_other_hands_the_stock_and_other_agendas() -> None:
    """A seat cannot place these, and their backs are all that it sees."""
    game = boardroom.Game(NAMES[:3], agendas=FEW)
    for state in line_of_play(game, 7):
        unseen = unplaced_names(game, state, 1)
        others = [player for player in state.players if player.seat != 1]
        shown = {player.agenda or player.revealed for player in state.players}
        assert set(unseen) == {
            *state.stock,
            *(card for player in others for card in player.hand),
            *(player.agenda for player in others if player.agenda),
            *(agenda for agenda in FEW if agenda not in shown),
        }
        assert all(back == game.back(name) != name for name, back in unseen.items())


def test_a_view_that_cannot_be_one_of_the_game_is_refused() -> None:
    """More hidden cards or agendas than there are, or hands that lack all that is unseen."""
    game = boardroom.Game(NAMES[:3], agendas=FEW[:3])
    view = game.view(game.start(7), 0)
    with pytest.raises(ConfigurationError, match="another number of cards"):
        game.determinize(view.replace(stock=view.stock + 1), 1)
    bo = view.players[1].replace(voids=("clubs", "diamonds", "hearts", "spades"))
    with pytest.raises(ConfigurationError, match="no deal of the unseen cards"):
        game.determinize(view.replace(players=(view.players[0], bo, view.players[2])), 1)
    ann = view.players[0].replace(agenda=FEW[0])
    bo = view.players[1].replace(revealed=FEW[1])
    cy = view.players[2].replace(revealed=FEW[2])
    with pytest.raises(ConfigurationError, match="more agendas than exist"):
        game.determinize(view.replace(players=(ann, bo, cy)), 1)
