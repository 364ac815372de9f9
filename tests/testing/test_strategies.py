"""What the strategies draw: legal play, games that can be made, documents that load."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from executives import Replay, networks
from executives.core.errors import ConfigurationError
from executives.networks.cards import CardSet, Show
from executives.replay import Status
from executives.testing import NETWORKS_LAWS, check_conservation, play_under_laws, strategies
from executives.testing.choosing import DRAWS, chooser_of
from support.playing import line_of_play
from support.plugins import WAVER
from support.toy import Toy

TWO = networks.Game(("Ann", "Bo"), executives=("beeb", "continuum"))


def few(examples: int) -> settings:
    """Settings of a test that draws the same examples every time."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.generate,),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )


def drawn(strategy: Any, examples: int) -> list[Any]:
    """Some values of a strategy."""
    values: list[Any] = []

    @few(examples)
    @given(strategy)
    def draw(value: Any) -> None:
        values.append(value)

    draw()
    return values


def test_games_have_one_to_five_players_and_all_ways_to_executives() -> None:
    """Plain boards, named executives, dealt ones, and other rulings than the default occur."""
    games = drawn(strategies.games(), 60)
    assert {game.seats for game in games} == {1, 2, 3, 4, 5}
    ways = {"named" if game.executives else game.executives for game in games}
    assert ways == {(), None, "named"}
    assert len({game.variants for game in games}) > 1
    assert min(games, key=lambda game: game.seats).players == ("Ann",)


def test_games_seat_whom_they_are_told_to() -> None:
    """A plugin that is to be tested sits at every table, at changing seats."""
    games = drawn(strategies.games(players=(1, 2, 3), seated=["waver"], plugins=[WAVER]), 30)
    assert all("waver" in (game.executives or ()) for game in games)
    assert len({(game.executives or ()).index("waver") for game in games}) > 1
    with pytest.raises(ConfigurationError, match="do not fit"):
        strategies.games(players=1, seated=("beeb", "butcher"))


def test_playthroughs_are_legal_play_of_few_or_many_decisions() -> None:
    """Every state follows from the one before by the decision between them."""
    lines = drawn(strategies.playthroughs(TWO, max_decisions=150), 60)
    for line in lines:
        assert line.states[0] == TWO.start(line.seed)
        for before, action, after in zip(line.states, line.actions, line.states[1:], strict=False):
            assert TWO.apply(before, action) == after
        assert line.replay().play() == line.state
    lengths = sorted(len(line.actions) for line in lines)
    assert lengths[0] < 5 < 30 < lengths[-1] <= 150
    kinds = {type(action).__name__ for line in lines for action in line.actions}
    assert len(kinds) >= 15


def test_finished_playthroughs_come_to_the_end() -> None:
    """The game is over, whatever was drawn."""
    for line in drawn(strategies.playthroughs(TWO, max_decisions=5, finished=True), 5):
        assert TWO.is_over(line.state)


def test_states_can_be_asked_for_by_what_they_are() -> None:
    """``over`` and ``where`` pick among the states of a line of play."""

    def filling(game: Any, state: Any) -> bool:
        return bool(state.pending) and type(state.pending[-1]).__name__ == "Filling"

    assert all(filling(TWO, state) for state in drawn(strategies.states(TWO, where=filling), 8))
    assert all(TWO.is_over(state) for state in drawn(strategies.states(TWO, over=True), 5))
    assert not any(TWO.is_over(state) for state in drawn(strategies.states(TWO, over=False), 15))


def test_state_and_action_gives_legal_or_illegal_decisions() -> None:
    """Legal ones by default, illegal ones on request, with a reason each."""
    for game, state, action in drawn(strategies.state_and_action(TWO), 20):
        assert action in game.legal_actions(state)
    for game, state, action in drawn(strategies.state_and_action(TWO, legal=False), 20):
        assert game.check(state, action)
    mixed = drawn(strategies.state_and_action(TWO, legal=None), 30)
    assert {bool(game.check(state, action)) for game, state, action in mixed} == {True, False}


def test_replays_are_confirmed_or_plain() -> None:
    """Those that are written verify exactly; all can be read again."""
    replays = drawn(strategies.replays(TWO), 20)
    verdicts = {replay.verify().status for replay in replays}
    assert verdicts == {Status.EXACT, Status.UNVERIFIED}
    for replay in replays[:5]:
        assert Replay.parse(replay.dumps(), game=TWO).play() == replay.play()


def test_views_are_of_whoever_has_to_decide() -> None:
    """A bot can answer every view that is drawn."""
    for view in drawn(strategies.views(TWO), 20):
        assert view.legal_actions
        assert view.seat in view.to_act
    seats = {view.seat for view in drawn(strategies.views(TWO, acting=False), 20)}
    assert seats == {0, 1, None}


def test_card_sets_can_be_played_under_the_laws() -> None:
    """Numbers are changed and cards are added, and the game stays sound."""
    sets = drawn(strategies.card_sets(), 25)
    bundled = TWO.card_set
    assert any(len(cards.cards) > len(bundled.cards) for cards in sets)
    assert any(cards.by_id[c.id] != c for cards in sets for c in bundled.cards)
    for number, cards in enumerate(sets[-2:]):
        assert isinstance(cards, CardSet)
        game = networks.Game(("Ann", "Bo"), executives=(), cards=cards)
        assert play_under_laws(game, number, NETWORKS_LAWS).games == 1


def test_cards_are_of_the_kind_that_is_asked_for() -> None:
    """Shows only, some with other numbers than the bundled ones."""
    shows = drawn(strategies.cards(kind=Show), 30)
    assert all(isinstance(show, Show) for show in shows)
    assert any(TWO.card[show.id] != show for show in shows)


def test_written_positions_load() -> None:
    """Sparse documents, as a person would write them, with moves in the middle of a decision."""
    documents = drawn(strategies.positions(reached=False), 50)
    for document in documents[::4]:
        game, state = networks.load(document)
        check_conservation(game, state)
    assert any("moves" in document for document in documents)
    assert any("lineup" in document for document in documents)


def test_positions_of_reached_states_load() -> None:
    """What ``networks.dumps`` writes of states reached by play gives a game and a state."""
    for document in drawn(strategies.positions(reached=True), 15):
        game, state = networks.load(document)
        assert game.legal_actions(state)


def test_strategies_serve_any_game_of_the_core() -> None:
    """Lines of play, states and decisions of the toy game, with its simultaneous bids."""
    toy = Toy()
    lines = drawn(strategies.playthroughs(toy), 40)
    assert any(toy.is_over(line.state) for line in lines)
    bids = [action for line in lines for action in line.actions if "bid" in action.text]
    assert {bid.seat for bid in bids} == {0, 1}
    for game, state, action in drawn(strategies.state_and_action(toy), 20):
        assert not game.check(state, action)
    line = next(line for line in lines if line.actions)
    assert line.replay().play() == line.state
    assert str(line.actions[0].text) in line.text


def test_every_legal_action_has_a_number() -> None:
    """The numbers reach all that is legal, greater ones never smaller codes, and 0 the first."""
    chooser = chooser_of(TWO)
    for state, _ in line_of_play(TWO, 4, limit=12):
        found = [chooser.choose(state, number) for number in range(0, DRAWS, 2)]
        assert set(found) == set(TWO.legal_actions(state))
        codes = [TWO.encode(action) for action in found]
        assert codes == sorted(codes)


def test_kinds_of_decisions_are_drawn_evenly() -> None:
    """No kind that is legal in a turn is rare because it has few codes, or common for many."""
    game = networks.Game(("Ann", "Bo"), executives=())
    state = game.start(1)
    numbers = range(0, DRAWS, 64)
    found = [type(chooser_of(game).choose(state, number)) for number in numbers]
    shares = {kind: found.count(kind) / len(found) for kind in set(found)}
    assert set(shares) == {type(action) for action in game.legal_actions(state)}
    assert min(shares.values()) > 0.03
    assert max(shares.values()) < 0.6


def test_actions_are_of_the_class_that_is_asked_for() -> None:
    """Any action of the universe, of one class or of all."""
    some = drawn(strategies.actions(TWO), 60)
    assert len({type(action) for action in some}) > 5
    passes = drawn(strategies.actions(TWO, kind=networks.Pass), 20)
    assert {action.bonus for action in passes} == {"cash", "viewers", "nothing"}


@given(st.data())
@few(10)
def test_seeds_start_games(data: st.DataObject) -> None:
    """Every seed is accepted."""
    assert TWO.start(data.draw(strategies.seeds())).round == 1
