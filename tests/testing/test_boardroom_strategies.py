"""The strategies and the state machine with The Executives: the same code as for The Networks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, run_state_machine_as_test

from executives import Replay, boardroom, networks, testing
from executives.boardroom.variants import choices
from executives.core.errors import ConfigurationError
from executives.core.streams import Stream
from executives.replay import Status
from executives.testing import Broken, GameMachine, strategies
from executives.testing.choosing import DRAWS, chooser_of
from support.toy import Toy

THREE = boardroom.Game(("Ann", "Bo", "Cy"))
PLAIN = boardroom.Variants()
BOTH = st.one_of(
    strategies.boardroom_games(), strategies.games(executives=("plain",), players=(2, 3))
)


def few(examples: int, *, shrink: bool = False) -> settings:
    """Settings of a test that draws the same examples every time."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.generate, Phase.shrink) if shrink else (Phase.generate,),
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


# -- games ----------------------------------------------------------------------------------------


def test_games_have_two_to_five_players_and_all_rulings() -> None:
    """Every value of every ruling occurs, and so do small decks of agendas."""
    games = drawn(strategies.boardroom_games(), 250)
    assert {game.seats for game in games} == {2, 3, 4, 5}
    for name, values in choices().items():
        assert {getattr(game.variants, name) for game in games} == set(values), name
    assert any(game.agendas is None for game in games)
    assert any(game.agendas is not None for game in games)
    assert any(game.variants == PLAIN for game in games)


def test_games_shrink_to_three_players_and_the_rulings_as_made() -> None:
    """The simplest game is the one of the rules."""
    game = find(strategies.boardroom_games(), lambda game: True, settings=few(20, shrink=True))
    assert game == THREE
    other = find(
        strategies.boardroom_games(),
        lambda game: game.variants.trump_rule != "flip",
        settings=few(200, shrink=True),
    )
    assert (other.seats, other.variants) == (3, PLAIN.replace(trump_rule="coo_bribe"))
    assert other.agendas is None


def test_games_can_be_narrowed() -> None:
    """A number of players, rulings, plugins and the whole deck can be asked for."""
    plugin = boardroom.Agenda("rich", "You have influence.", has_influence)
    secret = st.just(PLAIN.replace(secret_votes=True))
    asked = strategies.boardroom_games(players=4, rulings=secret, decks=False, plugins=(plugin,))
    for game in drawn(asked, 5):
        assert game.seats == 4
        assert game.variants.secret_votes
        assert game.agendas is None
        assert "rich" in game.agenda_deck
    with pytest.raises(ConfigurationError, match="number of players"):
        strategies.boardroom_games(players=())


def has_influence(game: Any, state: boardroom.GameState, seat: int) -> bool:
    """Whether anything is left in personal influence."""
    return any(state.players[seat].influence)


def test_rulings_that_are_not_for_so_many_are_passed_over() -> None:
    """Two cannot play without ``allow_two``: given rulings decide who can."""
    games = drawn(strategies.boardroom_games(rulings=st.just(PLAIN)), 20)
    assert games
    assert all(game.seats > 2 for game in games)


@given(strategies.boardroom_variants(players=5))
@few(100)
def test_drawn_rulings_can_be_played(variants: boardroom.Variants) -> None:
    """No impossible combination is drawn."""
    variants.check(5)


# -- lines of play --------------------------------------------------------------------------------


@given(strategies.playthroughs(BOTH, finished=True, max_decisions=60))
@few(12)
def test_lines_of_play_of_either_game_come_to_the_end(line: Any) -> None:
    """One strategy serves a strategy of games of both kinds."""
    assert line.game.is_over(line.state)
    assert line.text.startswith(f"game     {line.game.NAME}")
    assert line.replay().play() == line.state


def test_states_and_decisions_of_either_game_are_drawn() -> None:
    """States, views, decisions and actions of both games occur."""
    states = drawn(strategies.states(BOTH, max_decisions=60), 30)
    assert {type(state) for state in states} == {boardroom.GameState, networks.GameState}
    for view in drawn(strategies.views(strategies.boardroom_games(), max_decisions=60), 20):
        assert isinstance(view, boardroom.View)
        assert view.legal_actions
    for game, state, action in drawn(strategies.state_and_action(BOTH, legal=False), 20):
        assert game.check(state, action)
    plays = drawn(strategies.actions(THREE, kind=boardroom.Play), 20)
    assert all(isinstance(play, boardroom.Play) for play in plays)


def asked_by_number(game: Any, seed: int) -> Iterator[str]:
    """What is asked in a game in which numbers, drawn evenly, pick the decisions."""
    stream, state = Stream(seed, "numbers"), game.start(seed)
    while not game.is_over(state):
        yield type(state.pending[-1]).__name__
        state = game.apply(state, chooser_of(game).choose(state, stream.below(DRAWS)))


def test_every_frame_of_the_game_is_reached() -> None:
    """Lines of play come to each decision, those of rare rulings too."""
    lines = drawn(strategies.playthroughs(strategies.boardroom_games(), finished=True), 120)
    asked = {type(state.pending[-1]).__name__ for line in lines for state in line.states[:-1]}
    # Ties come late in a game, where few lines are long enough.
    tied = boardroom.Game(("Ann", "Bo", "Cy"), variants=boardroom.Variants(vote_tie="coo"))
    asked |= {name for seed in range(20) for name in asked_by_number(tied, seed)}
    waiting = {frame.__name__ for frame in THREE._frame_kinds if THREE.can_be_asked(frame)}
    assert asked == waiting


def test_replays_are_confirmed_or_plain() -> None:
    """Those that are written verify exactly."""
    replays = drawn(strategies.replays(strategies.boardroom_games()), 20)
    assert {replay.verify().status for replay in replays} == {Status.EXACT, Status.UNVERIFIED}
    for replay in replays[:5]:
        assert Replay.parse(replay.dumps(), game=replay.game).play() == replay.play()


def test_positions_load() -> None:
    """Documents as a person would write them, and those of reached states."""
    games = strategies.boardroom_games()
    written = drawn(strategies.positions(games, reached=False), 50)
    reached = drawn(strategies.positions(games, reached=True), 15)
    for document in (*written, *reached):
        game, state = boardroom.load(document)
        testing.check_conservation(game, state)
    for word in ("moves", "gifts", "rows", "bids", "passed", "voting"):
        assert any(word in document for document in written), word


# -- checks and machine ---------------------------------------------------------------------------


def test_every_check_finds_the_laws_of_the_game_by_itself() -> None:
    """States and decisions of a random line of play pass all of them."""
    assert testing.laws_of(THREE) is testing.BOARDROOM_LAWS
    line = drawn(strategies.playthroughs(THREE, finished=True), 1)[0]
    for state, action in [*zip(line.states, line.actions, strict=False)][::9]:
        testing.check_state(THREE, state)
        testing.check_decision(THREE, state, action)
        testing.check_order(THREE, state, action)
    testing.check_state(THREE, line.state)


@pytest.mark.parametrize("game", [THREE, Toy()], ids=lambda game: type(game).__module__)
def test_a_game_without_hook_tables_has_no_mirror(game: Any) -> None:
    """There are no ties of modifiers to be reversed."""
    with pytest.raises(ConfigurationError, match="has no hook tables"):
        testing.mirror_of(game)


class Secret(GameMachine):
    """Three players who nominate, choose agendas and vote in secret."""

    game = boardroom.Game(
        ("Ann", "Bo", "Cy"),
        variants=boardroom.Variants(
            first_coo="vote", agendas="keep_one_of_two", secret_votes=True, vote_tie="coo"
        ),
    )
    turns: list[int]

    @invariant()
    def influence_is_kept(self) -> None:
        """What a user would write."""
        if self.state is not None:
            assert all(number >= 0 for player in self.state.players for number in player.influence)
            type(self).turns.append(self.state.turn)


def test_the_machine_plays_the_executives() -> None:
    """Its rules play, look, refuse, go back and reload, through to the voting."""
    Secret.turns = []
    many = settings(few(15, shrink=True), stateful_step_count=12)
    run_state_machine_as_test(Secret, settings=many)
    assert max(Secret.turns) == 5


def test_the_machine_shows_a_failure_as_a_short_replay() -> None:
    """A fault of the second turn needs the decisions of the first, and few more."""

    class Faulty(GameMachine):
        game = THREE

        @invariant()
        def the_first_turn_only(self) -> None:
            """Broken when the second turn begins."""
            assert self.state is None or self.state.turn < 2

    with pytest.raises(AssertionError) as caught:
        run_state_machine_as_test(
            Faulty, settings=settings(few(20, shrink=True), stateful_step_count=6)
        )
    assert not isinstance(caught.value, Broken)
    notes = "\n".join(getattr(caught.value, "__notes__", ()))
    assert "game     boardroom" in notes
    assert notes.count(" play ") <= 2 * 3


def test_a_failure_shrinks_to_few_decisions() -> None:
    """A filled relationship needs one bid, one sale and one placement in the first turn."""

    def is_filled(line: Any) -> bool:
        players = line.state.players
        return any(number >= 3 for player in players for number in player.rows)

    line = find(
        strategies.playthroughs(THREE, max_decisions=30), is_filled, settings=few(500, shrink=True)
    )
    assert line.seed == 0
    assert len(line.actions) <= 8
