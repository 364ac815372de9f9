"""The reducer: check, resolve the top frame, run on until a decision is needed."""

from __future__ import annotations

import copy
import pickle
from functools import reduce
from typing import Any

import pytest

from executives import EngineBug, ExecutivesError, IllegalAction
from executives.core.actions import Action
from executives.core.game import Context, Transition
from executives.core.records import found_by
from executives.core.violations import Violation, violation
from executives.networks import Pass
from support.toy import Add, Added, Bid, Bids, Last, Loop, Next, Stuck, Toy, ToyState, Turn

TOY = Toy()


def at(total: int, *pending: Any) -> ToyState:
    """A state of the toy."""
    return ToyState(total, pending)


def codes(state: ToyState, action: Action) -> list[tuple[str, str]]:
    """The reasons against an action, as code and clause."""
    return [(reason.code, reason.rule) for reason in TOY.check(state, action)]


def test_apply_takes_a_decision_and_runs_on_to_the_next() -> None:
    """Automatic frames run by themselves: the next state waits for a decision."""
    state = TOY.apply(TOY.start(0), Add(0, 2))
    assert state == at(3, Turn(1))
    assert TOY.to_act(state) == (1,)
    assert TOY.legal_actions(state) == (Add(1, 1), Add(1, 2), Add(1, 3))


def test_a_game_is_a_reducer() -> None:
    """``functools.reduce`` over ``apply`` plays a script."""
    script = [Add(0, 3), Add(1, 3), Add(0, 1), Add(1, 3), Add(0, 2)]
    assert reduce(TOY.apply, script, TOY.start(0)) == at(1 + 3 + 3 + 1 + 3 + 2, Turn(1))


def test_apply_touches_nothing_else() -> None:
    """The state that was applied to is as before, and applying again gives the same."""
    before = TOY.start(0)
    text = repr(before)
    once, twice = TOY.apply(before, Add(0, 3)), TOY.apply(before, Add(0, 3))
    assert repr(before) == text
    assert once == twice
    assert type(once) is ToyState
    assert hash(once) == hash(twice)


def test_the_result_of_apply_is_frozen() -> None:
    """Inside the reducer a draft is changed; what comes out cannot be."""
    state = TOY.apply(TOY.start(0), Add(0, 3))
    with pytest.raises(AttributeError):
        state.total = 5  # type: ignore[misc]
    with pytest.raises(AttributeError):
        TOY.start(0).total = 5  # type: ignore[misc]


def test_what_is_legal_is_found_once_for_a_state() -> None:
    """The same tuple comes again; a changed state, even an equal one, has its own."""
    state = TOY.start(0)
    found = TOY.legal_actions(state)
    assert TOY.legal_actions(state) is found
    same = state.replace(total=state.total)
    assert same == state
    assert TOY.legal_actions(same) is not found
    assert TOY.legal_actions(same) == found
    assert found_by(TOY, state.replace(total=4)) is None


def test_what_was_found_is_no_part_of_a_state() -> None:
    """Equality, hash, text, pickle and copies do not know whether a state was enumerated."""
    fresh, asked = TOY.start(0), TOY.start(0)
    before = pickle.dumps(asked)
    TOY.legal_actions(asked)
    assert found_by(TOY, fresh) is None
    assert found_by(TOY, asked) is not None
    assert (asked, hash(asked), repr(asked)) == (fresh, hash(fresh), repr(fresh))
    assert pickle.dumps(asked) == before
    for again in (pickle.loads(before), copy.copy(asked), copy.deepcopy(asked)):
        assert again == asked
        assert found_by(TOY, again) is None


def test_another_game_asks_its_own_rules() -> None:
    """What one game has found for a state says nothing to another game of the same state."""

    class Strict(Toy):
        def _filtered(self, state: Any, frame: Any, actions: list[Action]) -> list[Action]:
            return actions[:1]

        def _gate(self, state: Any, frame: Any, action: Any) -> tuple[Violation, ...]:
            return () if action.amount == 1 else (violation("strict", "TOY.1", "one only"),)

    state, strict = TOY.start(0), Strict()
    TOY.legal_actions(state)
    with pytest.raises(IllegalAction, match="one only"):
        strict.apply(state, Add(0, 2))
    assert strict.legal_actions(state) == (Add(0, 1),)
    assert TOY.apply(state, Add(0, 2)).total == 3


def test_an_enumerated_state_refuses_what_is_not_listed() -> None:
    """Who asks what is legal and then tries something else is refused as ever."""
    state = TOY.start(0)
    TOY.legal_actions(state)
    with pytest.raises(IllegalAction):
        TOY.apply(state, Add(0, 9))
    with pytest.raises(IllegalAction):
        TOY.apply(state, Add(1, 1))


def test_an_action_is_refused_with_every_reason() -> None:
    """``check`` gives all reasons, ``apply`` and ``step`` raise them."""
    state = TOY.start(0)
    assert codes(state, Add(0, 4)) == [("large", "TOY.01"), ("early", "TOY.02")]
    for play in (TOY.apply, TOY.step):
        with pytest.raises(IllegalAction) as caught:
            play(state, Add(0, 4))
        assert caught.value.violations == TOY.check(state, Add(0, 4))
        assert caught.value.action == Add(0, 4)
        assert isinstance(caught.value, (ValueError, ExecutivesError))
    assert "p1 add 4: at most 3, not 4 [TOY.01]; too much" in str(caught.value)


def test_violations_carry_their_numbers() -> None:
    """A reason has a message with the numbers, and the numbers themselves."""
    (reason,) = TOY.check(at(9, Turn(0)), Add(0, 7))
    assert str(reason) == "at most 3, not 7 [TOY.01]"
    assert reason.params == (("amount", 7),)


def test_illegal_action_survives_pickle() -> None:
    """The error comes back from another process with action, reasons and text."""
    with pytest.raises(IllegalAction) as caught:
        TOY.apply(TOY.start(0), Add(0, 4))
    copy = pickle.loads(pickle.dumps(caught.value))
    assert type(copy) is IllegalAction
    assert (copy.action, copy.violations) == (caught.value.action, caught.value.violations)
    assert str(copy) == str(caught.value)


def test_the_wrong_seat_the_wrong_moment_and_the_end_are_reasons() -> None:
    """The reducer itself refuses who is not asked, what is not asked, and play after the end."""
    state = at(3, Turn(0))
    assert codes(state, Add(1, 1)) == [("seat", "TOY.05")]
    assert codes(state, Bid(0, 1)) == [("moment", "TOY.04")]
    assert codes(state, Bid(1, 1)) == [("seat", "TOY.05"), ("moment", "TOY.04")]
    assert codes(at(21), Add(0, 1)) == [("over", "TOY.03")]
    assert codes(state, Pass(0, "cash")) == [("unknown", "TOY.04")]
    assert codes(state, Add(7, 1)) == [("seat", "TOY.05")]
    assert codes(state, Add(-1, 1)) == [("seat", "TOY.05")]


def test_who_is_not_asked_learns_nothing_else() -> None:
    """A seat that is not asked gets no reason that depends on the state."""
    assert codes(at(0, Turn(0)), Add(1, 8)) == codes(at(9, Turn(0)), Add(1, 8))


def test_a_simultaneous_frame_waits_for_all_and_their_order_is_lost() -> None:
    """Both seats are asked at once; whoever answers first, the state after both is the same."""
    state = TOY.apply(at(4, Turn(0)), Add(0, 1))
    assert state == at(5, Turn(1), Bids((None, None)))
    assert TOY.to_act(state) == (0, 1)
    assert TOY.legal_actions(state) == (Bid(0, 0), Bid(0, 1), Bid(1, 0), Bid(1, 1))
    assert TOY.legal_actions(state, 1) == (Bid(1, 0), Bid(1, 1))

    half = TOY.apply(state, Bid(1, 1))
    assert TOY.to_act(half) == (0,)
    assert codes(half, Bid(1, 0)) == [("seat", "TOY.05")]
    first = TOY.apply(half, Bid(0, 0))
    second = TOY.apply(TOY.apply(state, Bid(0, 0)), Bid(1, 1))
    assert first == second == at(5 + 1, Turn(1))


def test_step_tells_the_state_of_apply_what_happened_and_what_was_forced() -> None:
    """A transition has the same state, the events in order, and the forced decisions."""
    state = at(18, Turn(0))
    made = TOY.step(state, Add(0, 2))
    assert made == Transition(
        state=at(21),
        events=(Added(0, "TOY.01", 2), Added(1, "TOY.01", 1)),
        derived=(Add(1, 1),),
    )
    assert made.state == TOY.apply(state, Add(0, 2))
    assert type(made.state) is ToyState


def test_the_end_is_an_empty_stack() -> None:
    """A game without frames is over: nobody acts, nothing is legal."""
    over = at(21)
    assert TOY.is_over(over)
    assert not TOY.is_over(at(3, Turn(0)))
    assert TOY.to_act(over) == ()
    assert TOY.legal_actions(over) == ()


def test_a_forced_decision_must_be_legal() -> None:
    """The engine notices when its rules force what ``check`` refuses."""

    class Wrong(Toy):
        def check(self, state: ToyState, action: Action) -> Any:
            if type(state.pending[-1]) is Last:
                return TOY.check(at(0, Turn(0)), Add(0, 4))
            return super().check(state, action)

    with pytest.raises(EngineBug, match="force an illegal action: p2 add 1: at most 3"):
        Wrong().step(at(18, Turn(0)), Add(0, 2))


def test_an_engine_that_hangs_is_stopped() -> None:
    """After so many automatic frames without a decision the engine gives up with the frame."""
    x: Context[Any] = Context(TOY, listening=False)
    with pytest.raises(EngineBug, match=r"no decision after 10000 automatic frames: Loop\(\)"):
        TOY._settle(x, at(1, Loop()))


def test_a_frame_that_nobody_can_answer_is_a_bug() -> None:
    """A decision without legal actions by construction is reported, not returned as ()."""
    with pytest.raises(EngineBug, match="waits for a decision that nobody can make"):
        TOY.legal_actions(at(1, Stuck()))


def test_only_the_top_frame_can_be_closed() -> None:
    """A rule that closes another frame than the top one is a bug."""
    x: Context[Any] = Context(TOY, listening=False)
    low, top = Next(0), Turn(0)
    with pytest.raises(EngineBug, match="is not the top of the stack"):
        x.close(at(1, low, top), low)
    assert x.close(at(1, low, top), top, Turn(1), Next(1)) == at(1, low, Turn(1), Next(1))
    assert x.push(at(1, low), top) == at(1, low, top)
    assert x.push(at(1, low)) == at(1, low)


def test_a_game_is_frozen() -> None:
    """No attribute of a game can be set or added."""
    toy = Toy()
    for name in ("players", "seats", "further"):
        with pytest.raises(AttributeError, match="a game is frozen"):
            setattr(toy, name, 3)
    assert toy.players == ("Ann", "Bo")


def test_attributes_of_a_game_cannot_be_deleted() -> None:
    """Frozen means that nothing of a game can be taken away either."""
    toy = Toy()
    with pytest.raises(AttributeError):
        del toy.players


def test_games_are_equal_by_configuration() -> None:
    """Two games made from the same are equal with one hash; others differ."""
    assert Toy() == TOY
    assert hash(Toy()) == hash(TOY)
    assert Toy(("Ann", "Cy")) != TOY
    assert TOY != "toy"
    assert len({TOY, Toy(), Toy(("Ann", "Cy"))}) == 2


def test_views_of_events() -> None:
    """A secret event is seen by its seat only, others see what is left of it."""
    secret = Added(0, "TOY.01", 2, secret=True)
    assert secret.seen_by(0) is secret
    assert secret.seen_by(1) is None
    assert Added(0, "TOY.01", 2).seen_by(None) == Added(0, "TOY.01", 2)
