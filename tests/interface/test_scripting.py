"""Scripting: a replay written line by line is the one of its text; looking, back, and bots."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from executives import ConfigurationError, Replay, boardroom
from executives.bots import greedy_bot
from executives.core.actions import Action
from executives.core.errors import ActionSyntaxError, LineError
from executives.core.streams import Stream
from executives.replay import DECISION, DERIVED, Status
from support.names import NAMES
from support.playing import script, three_seats

GAMES: dict[str, Any] = {"networks": three_seats(), "boardroom": boardroom.Game(NAMES[:3])}
HEAD = "game networks second\nplayers Ann=beeb Bo=butcher Cy=continuum\nseed 7\n\n"
OPENING = "Bo produce moon-janitors 10pm; attach starter-star-b; attach starter-ad-b\n> Bo end-turn"


def begun(name: str = "networks", seed: int = 7) -> Replay:
    """A replay without a decision."""
    return Replay(GAMES[name], seed)


def play_of(text: str) -> list[str]:
    """The lines of play of a replay's text."""
    return text.split("\n\n", 1)[1].splitlines()


# -- one replay, by text or line by line ----------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_line_by_line_and_as_text_is_the_same_replay(name: str) -> None:
    """Equal, written alike and at the same state, with forced lines, checkpoints and result."""
    text = begun(name).auto().dumps()
    fluent = begun(name)
    for line in play_of(text):
        fluent = fluent.then(line)
    assert fluent == Replay.parse(text) == Replay.played(text) == begun(name).then(*play_of(text))
    assert fluent.dumps() == Replay.parse(text).dumps() == text
    assert fluent.state == Replay.parse(text).play()
    assert fluent.verify().status is Status.EXACT


@pytest.mark.parametrize("name", GAMES)
def test_lines_may_be_texts_or_actions(name: str) -> None:
    """Actions, texts in several calls and one text of many lines give equal replays."""
    whole = begun(name).auto(12)
    texts = [step.text for step in whole.steps]
    actions = [action for action, _ in whole.transitions()]
    assert begun(name).then(*actions) == begun(name).then("\n".join(texts)) == whole
    assert begun(name).then(*texts[:5]).then(*actions[5:]) == whole
    assert begun(name).extended(*texts) == whole


def test_lines_are_those_of_replays() -> None:
    """Comments, empty lines, semicolons, p2 and forced decisions mean what they mean in files."""
    text = "# the opening\n\n p2  produce moon-janitors 10pm;  attach starter-star-b\n"
    replay = begun().then(text, "", "Bo attach starter-ad-b  # done")
    assert [step.text for step in replay.steps] == [
        "p2 produce moon-janitors 10pm",
        "p2 attach starter-star-b",
        "Bo attach starter-ad-b",
    ]
    assert replay.forced == ("Bo end-turn",)
    assert [step.kind for step in replay.then("> Bo end-turn").steps][-2:] == [DECISION, DERIVED]
    assert begun().then() == begun()
    # They stand in no file; those of a text keep their lines.
    assert {step.line for step in replay.steps} == {0}
    assert [step.line for step in Replay.played(f"{HEAD}{OPENING}").steps] == [5, 5, 5, 6]


def test_nothing_changes_an_earlier_replay() -> None:
    """Branches from one replay know nothing of each other."""
    base = begun().then(OPENING)
    one, other = base.then("Cy pass cash"), base.then("Cy pass viewers")
    assert len(base.steps) == 4
    assert one.state != other.state
    assert base.state == begun().then(OPENING).state
    assert one.steps[0] is other.steps[0] is base.steps[0]


def test_a_line_costs_one_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """200 lines are 200 steps and one start, and going back and asking costs none."""
    texts = [step.text for step in begun().auto(200).steps]
    calls: list[str] = []
    cls = type(GAMES["networks"])
    for name in ("start", "step", "apply"):
        real = getattr(cls, name)

        def counted(*given: Any, real: Any = real, name: str = name) -> Any:
            calls.append(name)
            return real(*given)

        monkeypatch.setattr(cls, name, counted)
    replay = begun()
    for text in texts:
        replay = replay.then(text)
    assert sorted(set(calls)) == ["start", "step"]
    assert (calls.count("start"), calls.count("step")) == (1, 200)
    back = replay.back(50)
    assert back.state == replay.play(150)
    assert back.branch(20).forced is not None
    assert len(calls) == 201


def test_what_is_kept_beside_a_replay_is_no_part_of_it() -> None:
    """Equality, hash, pickle and text are those of a replay that never was played."""
    played, plain = begun().then(OPENING), Replay.parse(HEAD + OPENING)
    assert played == plain
    assert hash(played) == hash(plain)
    assert pickle.dumps(played.replace(path="")) == pickle.dumps(begun().then(OPENING))
    assert pickle.loads(pickle.dumps(played)).state == played.state == plain.state


# -- looking ---------------------------------------------------------------------------------------


def test_legal_decisions_are_lines_that_can_be_played() -> None:
    """``legal`` gives lines as replays have them, all or those with the words."""
    replay = begun()
    assert replay.legal("rondel") == ()
    assert len(replay.legal()) == len(replay.game.legal_actions(replay.state))
    assert replay.legal("sign-star", "dana") == ("Bo sign-star dependable-dana",)
    for line in replay.legal():
        assert replay.then(line).steps[-1].text == line
    assert begun("boardroom").legal("bid 7 of Ann") == (
        "Ann bid 7 of Ann on Bo",
        "Ann bid 7 of Ann on Cy",
    )


def test_views_are_asked_by_name_or_seat() -> None:
    """``view`` takes a name, a seat, or nothing for a spectator."""
    replay = begun("boardroom").auto(3)
    game, state = replay.game, replay.state
    assert replay.view("Bo") == replay.view(1) == game.view(state, 1)
    assert replay.view() == game.view(state, None)
    with pytest.raises(ActionSyntaxError, match="'Zoe' is no player; the players are Ann, Bo, Cy"):
        replay.view("Zoe")


def test_explain_takes_a_line() -> None:
    """``explain`` answers for the state at the end, and suggests for what it cannot read."""
    replay = begun()
    text = "Bo sign-star cheeky-friend"
    action = replay.game.parse(text, replay.state)
    assert replay.explain(text) == replay.explain(action)
    assert replay.explain(text) == replay.game.explain(replay.state, action)
    with pytest.raises(LineError) as caught:
        replay.explain("Bo sign-star dependible-dana")
    assert caught.value.nearest[0] == "sign-star dependable-dana"


def test_nothing_is_forced_at_the_start() -> None:
    """``forced`` is what followed the last decision."""
    assert begun().forced == ()
    assert begun().then("Bo sign-star surpriser").forced == ("Bo end-turn",)


# -- back, branches, bots --------------------------------------------------------------------------


def test_back_is_a_branch_from_the_end() -> None:
    """Decisions are counted; what was forced after the last one left stays."""
    replay = Replay.parse(begun().auto(30).dumps())
    assert replay.back() == replay.branch(29)
    assert replay.back(30).steps == begun().steps
    assert replay.back(0) == replay
    assert replay.back(4).state == replay.play(26)
    for wrong in (31, -1):
        message = f"there are 30 decisions to take back, not {wrong}"
        with pytest.raises(ConfigurationError, match=message):
            replay.back(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_on_as_far_as_they_are_told(name: str) -> None:
    """A number of decisions, or up to the end; twice five are ten."""
    assert begun(name).auto(5).auto(5) == begun(name).auto(10)
    assert len(begun(name).auto(10).steps) == 10
    over = begun(name).auto()
    assert over.game.is_over(over.state)
    assert over.auto(3) == over
    assert begun(name, 8).auto(10).steps != begun(name).auto(10).steps


def test_bots_stop_where_they_are_told() -> None:
    """``until`` is asked before each decision."""
    replay = begun().auto(until=lambda state: bool(state.round == 2))
    assert replay.state.round == 2
    assert replay.back().state.round == 1
    assert replay.auto(until=lambda state: True) == replay


def last_bot(view: Any, stream: Stream) -> Action:
    """The last legal action."""
    action: Action = view.legal_actions[-1]
    return action


def strange_bot(view: Any, stream: Stream) -> Action:
    """A decision of the next seat."""
    action: Action = view.legal_actions[0]
    return action.replace(seat=(action.seat + 1) % 3)


def test_bots_are_those_of_simulate() -> None:
    """One for all seats or one for each; each sees its own view."""
    alone = begun().auto(4, bots=last_bot)
    assert alone == begun().auto(4, bots=(last_bot,) * 3)
    assert alone.steps[0].text == begun().legal()[-1]
    assert len(begun("boardroom").auto(6, bots=greedy_bot).steps) == 6
    drawn: list[int] = []

    def noting_bot(view: Any, stream: Stream) -> Action:
        drawn.append(stream.next())
        return last_bot(view, stream)

    begun().auto(5, bots=noting_bot).auto(5, bots=noting_bot)
    assert len(set(drawn)) == 10
    with pytest.raises(ConfigurationError, match="3 seats need 3 bots, not 2"):
        begun().auto(1, bots=(last_bot, last_bot))
    with pytest.raises(ConfigurationError, match=r"the bot of Bo gives p3 .*, no decision of its"):
        begun().auto(1, bots=strange_bot)


def test_random_play_of_the_tests_can_be_scripted() -> None:
    """Actions of any source can be handed over, the state is that of the reducer."""
    actions = script(three_seats(), 3, 40)
    state = three_seats().start(3)
    for action in actions:
        state = three_seats().apply(state, action)
    assert Replay(three_seats(), 3).then(*actions).state == state
