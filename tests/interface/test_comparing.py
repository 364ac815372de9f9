"""Replays that branch, and two of them side by side."""

from __future__ import annotations

import pytest

from executives import ConfigurationError, Replay, boardroom, networks
from executives.comparing import compare
from executives.core.streams import Stream

GAME = networks.Game(("Ann", "Bo"), executives=("butcher", "flix"))


def line(decisions: int, *, seed: int = 3) -> Replay:
    """A replay of random decisions."""
    replay, state, stream = Replay(GAME, seed), GAME.start(seed), Stream(seed, "line")
    for _ in range(decisions):
        legal = GAME.legal_actions(state)
        action = legal[stream.below(len(legal))]
        replay, state = replay.extended(action), GAME.apply(state, action)
    return replay


def test_a_branch_shares_its_past() -> None:
    """The first decisions are those of the whole, and the whole stays as it was."""
    whole = line(20)
    part = whole.branch(7)
    assert part.steps == whole.steps[:7]
    assert part.play() == whole.play(at=7)
    assert len(whole.steps) == 20
    assert whole.branch(0).play() == GAME.start(3)
    assert whole.branch(20) == whole


def test_a_branch_of_a_file_keeps_what_was_forced() -> None:
    """Forced decisions and checkpoints before the next decision stay, and it verifies so far."""
    text = line(25).dumps()
    whole = Replay.parse(text)
    for at in (19, 20, 21):
        part = whole.branch(at)
        decisions = [step for step in part.steps if step.kind == "decision"]
        assert len(decisions) == at
        assert "DIVERGED" not in str(part.verify())


@pytest.mark.parametrize("at", [-1, 6])
def test_there_is_no_branch_beyond_the_decisions(at: int) -> None:
    """The number of decisions is told."""
    with pytest.raises(ConfigurationError, match=f"there are 5 decisions, not {at}"):
        line(5).branch(at)


def other_line(at: int) -> tuple[Replay, Replay]:
    """A replay, and one that takes another decision after ``at``."""
    whole = line(at + 1)
    state = whole.play(at=at)
    taken = GAME.parse(whole.steps[at].text, state)
    other = next(action for action in GAME.legal_actions(state) if action != taken)
    return whole, whole.branch(at).extended(other)


def test_two_lines_are_compared_up_to_where_they_part() -> None:
    """So many decisions are alike; then each has its own, which is explained there."""
    one, other = other_line(6)
    found = compare(one, other)
    assert not found.alike
    assert found.common == 6
    assert [step and step.text for step in found.parting] == [
        one.steps[6].text,
        other.steps[6].text,
    ]
    assert all(why is not None and why.is_legal for why in found.why)
    text = str(found)
    assert text.startswith("Alike for 6 decisions. Then:")
    assert one.steps[6].text in text
    assert other.steps[6].text in text


def test_numbers_at_the_ends_that_differ_are_told() -> None:
    """Whoever leaves for cash or for viewers has another number of each."""
    start = Replay(GAME, 3)
    ann = GAME.players[GAME.start(3).first]
    one, other = start.extended(f"{ann} pass cash"), start.extended(f"{ann} pass viewers")
    found = compare(one, other)
    # The first of two to pass has $5M or 5 viewers more (by the pass track of two players).
    told = {name: theirs - mine for name, mine, theirs in found.standing}
    assert set(told) == {f"{ann}: cash", f"{ann}: viewers"}
    assert told[f"{ann}: cash"] < 0 < told[f"{ann}: viewers"]
    assert f"{ann}: viewers" in str(found)


def test_a_shorter_replay_ends_where_the_other_goes_on() -> None:
    """The part of a replay is alike to its end."""
    whole = line(9)
    found = compare(whole.branch(4), whole)
    assert found.common == 4
    assert found.parting[0] is None
    assert "the first: it ends" in str(found)


def test_the_same_replay_is_alike() -> None:
    """Written and read again it is the same line."""
    whole = line(9)
    found = compare(whole, Replay.parse(whole.dumps()))
    assert found.alike
    assert str(found) == "The replays are alike, for 9 decisions."


def test_other_games_are_told_by_their_headers() -> None:
    """Seed and executives are compared before any decision."""
    other = Replay(networks.Game(("Ann", "Bo"), executives=("butcher", "rich")), 4)
    found = compare(line(2), other)
    assert not found.alike
    assert [entry[0] for entry in found.setup] == ["players", "seed"]
    assert "seed: 3 | 4" in str(found)


def test_the_other_game_is_compared_alike() -> None:
    """Two lines of The Executives part at their first decision."""
    game = boardroom.Game(("Ann", "Bo", "Cy"))
    state = game.start(1)
    legal = game.legal_actions(state)
    one, other = (Replay(game, 1).extended(legal[k]) for k in (0, 1))
    assert compare(one, other).common == 0
    assert set(game.numbers(state)) >= {(0, "influence"), (1, "votes")}
