"""The reducer at work in The Networks: values, errors, transitions."""

from __future__ import annotations

import copy
import pickle
from functools import reduce
from typing import Any

import pytest

from executives import ConfigurationError, ExecutivesError, GameOver, IllegalAction, networks
from executives.core.actions import Action
from executives.core.digest import digest
from executives.core.frames import Frame
from executives.core.game import Context
from executives.networks import EndTurn, KeepCard, Pass, SignStar
from executives.networks.state import GameState
from support.names import NAMES
from support.playing import ALL_THREE, final_state, line_of_play, script, three_seats
from support.plugins import ALL, PLAIN


class Recorder(networks.Game):
    """A game that notes every forced decision with the state in which it is forced."""

    forced: list[tuple[GameState, Action]] = []  # noqa: RUF012 - cleared by the test

    def _forced(self, x: Context[Any], state: Any, frame: Frame, action: Action) -> Any:
        if x.log is not None:
            self.forced.append((state, action))
        return super()._forced(x, state, frame, action)


def games() -> list[networks.Game]:
    """Games of different configurations."""
    variants = networks.Variants(stall_guard=3)
    card = three_seats().card_set.cards[0].replace(name="Another Name")
    return [
        networks.Game(NAMES[:3]),
        networks.Game(NAMES[:3], executives=()),
        networks.Game(NAMES[:3], executives=ALL_THREE),
        networks.Game(NAMES[:3], executives=ALL_THREE[::-1]),
        networks.Game(NAMES[:2]),
        networks.Game(NAMES[1:4]),
        networks.Game(NAMES[:3], plugins=ALL),
        networks.Game(NAMES[:3], plugins=(PLAIN,)),
        networks.Game(NAMES[:3], variants=variants),
        networks.Game(NAMES[:3]).with_cards([card]),
    ]


def test_games_are_equal_exactly_when_their_configuration_is() -> None:
    """Players, executives, plugins, variants and cards make different games; the rest is one."""
    first, second = games(), games()
    for index, game in enumerate(first):
        for other_index, other in enumerate(second):
            assert (game == other) == (index == other_index)
        assert hash(game) == hash(second[index])
    assert len({*first, *second}) == len(first)


def test_lists_and_tuples_make_the_same_game() -> None:
    """What a game was made from counts as a value, not as an object."""
    lists = networks.Game(list(NAMES[:3]), executives=list(ALL_THREE), modules=[], plugins=[])
    assert lists == three_seats()
    assert hash(lists) == hash(three_seats())


@pytest.mark.parametrize("number", range(10))
def test_games_survive_pickle_and_copy(number: int) -> None:
    """A game comes back equal, with the same codes, and plays the same."""
    game = games()[number]
    for twin in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)):
        assert twin == game
        assert hash(twin) == hash(game)
        assert twin.configuration == game.configuration
        assert twin.codec_digest == game.codec_digest
        assert twin.start(3) == game.start(3)


def test_a_game_is_frozen() -> None:
    """Nothing of a game can be set."""
    game = three_seats()
    for name in ("players", "executives", "variants", "cards", "further"):
        with pytest.raises(AttributeError):
            setattr(game, name, ())
    with pytest.raises(AttributeError):
        game.configuration.players = ()  # type: ignore[misc]


def test_a_game_is_a_reducer_literally() -> None:
    """``reduce(game.apply, script, state)`` plays a whole game."""
    game = three_seats()
    state = reduce(game.apply, script(game, 5), game.start(5))
    assert game.is_over(state)
    assert state == final_state(game, 5)


def test_no_earlier_state_changes() -> None:
    """Every state of a game keeps its digest while the game is played on and looked at."""
    game = three_seats()
    kept = []
    for state, action in line_of_play(game, 11):
        kept.append((state, digest(state)))
        game.step(state, action)
        game.view(state, 1)
        game.check(state, Pass(0, "cash"))
    assert [digest(state) for state, _ in kept] == [text for _, text in kept]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_step_equals_apply_and_every_forced_decision_is_legal(seed: int) -> None:
    """``step`` gives the state of ``apply``; what it plays itself is legal at its moment."""
    game = three_seats()
    recorder = Recorder(NAMES[:3], executives=ALL_THREE)
    total = 0
    for state, action in line_of_play(game, seed):
        recorder.forced.clear()
        transition = recorder.step(state, action)
        assert transition.state == game.apply(state, action)
        assert type(transition.state) is GameState
        assert tuple(forced for _, forced in recorder.forced) == transition.derived
        for moment, forced in recorder.forced:
            assert game.check(moment, forced) == ()
            assert forced in game.legal_actions(moment)
        total += len(transition.derived)
    assert total > 20


def test_forced_decisions_can_be_left_to_the_engine_only() -> None:
    """After a forced decision the game has moved on: playing it by hand is refused."""
    game = three_seats()
    for state, action in line_of_play(game, 1):
        transition = game.step(state, action)
        if transition.derived == (EndTurn(action.seat),) and game.seats > 1:
            with pytest.raises(IllegalAction):
                game.apply(transition.state, EndTurn(action.seat))
            return
    raise AssertionError("no turn ended by itself")


def test_illegal_actions_carry_clauses_and_survive_pickle() -> None:
    """The reasons name clauses of the second edition and come back from a pickle."""
    game = three_seats()
    state = game.start(7)
    seat = game.to_act(state)[0]
    cases = {
        SignStar(seat, "nobody"): None,
        Pass((seat + 1) % 3, "cash"): "E2.BASE.23",
        KeepCard(seat, "anomaly-a"): "E2.BASE.26",
    }
    for action, rule in cases.items():
        with pytest.raises(IllegalAction) as caught:
            game.apply(state, action)
        violations = caught.value.violations
        assert violations == game.check(state, action)
        assert all(reason.rule.startswith("E2.") and reason.message for reason in violations)
        assert rule is None or rule in {reason.rule for reason in violations}
        twin = pickle.loads(pickle.dumps(caught.value))
        assert (twin.action, twin.violations, str(twin)) == (
            action,
            violations,
            str(caught.value),
        )


def test_after_the_end_every_action_is_refused_as_over() -> None:
    """A finished game has one reason against everything: E2.BASE.17."""
    game = three_seats()
    state = final_state(game, 5)
    for code in range(0, game.actions, 50):
        (reason,) = game.check(state, game.decode(code, code % 3))
        assert (reason.code, reason.rule) == ("over", "E2.BASE.17")
    with pytest.raises(IllegalAction, match="the game is over"):
        game.apply(state, Pass(0, "cash"))
    assert not game.legal_actions(state)
    assert not game.to_act(state)
    assert game.view(state, 0).legal_actions == ()


def test_a_result_before_the_end_is_an_error() -> None:
    """``result`` raises GameOver until the game is over, then ranks all seats."""
    game = three_seats()
    for state, _ in line_of_play(game, 5):
        assert not game.is_over(state)
        with pytest.raises(GameOver, match="no result before the game is over") as caught:
            game.result(state)
        assert isinstance(caught.value, (ValueError, ExecutivesError))
    result = game.result(final_state(game, 5))
    assert sorted(seat for group in result.ranking for seat in group) == [0, 1, 2]
    assert result.winners == result.ranking[0]
    best = max(tally.total for tally in result.scores)
    assert all(result.scores[seat].total == best for seat in result.winners)


def test_legal_actions_are_checked_actions_of_whoever_acts() -> None:
    """All listed actions pass ``check``, belong to who acts, and are split by seat."""
    game = networks.Game(NAMES[:2], plugins=ALL)
    moments = 0
    for state, _ in line_of_play(game, 4, limit=60):
        legal = game.legal_actions(state)
        assert legal
        assert len(set(legal)) == len(legal)
        assert {action.seat for action in legal} == set(game.to_act(state))
        assert all(game.check(state, action) == () for action in legal)
        by_seat = [game.legal_actions(state, seat) for seat in range(game.seats)]
        assert sorted(map(str, legal)) == sorted(str(a) for some in by_seat for a in some)
        moments += len(game.to_act(state)) > 1
    assert moments, "the executives are chosen at the same time"


@pytest.mark.parametrize("seed", [-1, 2**63, 1.0, "7", None, True])
def test_seeds_are_whole_numbers_from_zero(seed: Any) -> None:
    """Any other seed is refused at the start."""
    with pytest.raises(ConfigurationError, match="a seed is a whole number"):
        three_seats().start(seed)


def test_states_survive_pickle() -> None:
    """Every state comes back equal with the same digest."""
    game = three_seats()
    for state, action in line_of_play(game, 8, limit=120):
        twin = pickle.loads(pickle.dumps(state))
        assert twin == state
        assert hash(twin) == hash(state)
        assert digest(twin) == digest(state)
        assert pickle.loads(pickle.dumps(action)) == action


def test_the_same_seed_gives_the_same_start_and_others_do_not() -> None:
    """All randomness of the start comes from the seed."""
    game = three_seats()
    assert game.start(1) == game.start(1)
    assert len({digest(game.start(seed)) for seed in range(20)}) == 20
