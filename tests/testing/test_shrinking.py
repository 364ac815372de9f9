"""How short failing games become: planted faults with the number of decisions they need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import Phase, find, given, settings

from executives import Replay
from executives.networks import Executive, Game
from executives.testing import (
    Broken,
    Playthrough,
    check_conservation,
    check_ledger,
    strategies,
)
from support import planted

FIXED = settings(
    max_examples=300,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.generate, Phase.shrink),
)
MOST = 60
Check = Callable[[Game, Any, Any], None]


def lost(game: Game, before: Any, action: Any) -> None:
    """Law 4 after the decision."""
    check_conservation(game, game.apply(before, action))


def listed(game: Game, before: Any, action: Any) -> None:
    """Half of law 2: what is listed is accepted."""
    for one in game.legal_actions(before):
        if game.check(before, one):
            raise Broken(2, f"{one} is listed")


def looked_at(game: Game, before: Any, action: Any) -> None:
    """Law 1 for the enumeration."""
    was = hash(before)
    # A copy, since what was found for the state itself is kept beside it.
    game.legal_actions(before.replace())
    if hash(before) != was:
        raise Broken(1, "looking changed the state")


PLANTS: dict[str, tuple[Executive, Check, int]] = {
    # Signing one star is enough; if Bo begins, he passes before.
    "a star that is signed is lost": (planted.LOSER, lost, 2),
    # A pass for viewers, or one for cash when there are viewers: after the first round at most,
    # in which both passed, and once more each.
    "cash that no event tells of": (planted.PAYER, check_ledger, 4),
    # Ann has two stars when she has signed one beside that of the start.  Then Bo acts, and at
    # her next decision her offers are asked for; Bo may have to pass at the start.
    "a question that changes the state": (planted.FORGETTER, looked_at, 4),
    # Both pass in two rounds; in the third Bo may have to act before Ann looks, who then decides.
    "an action listed that check refuses": (planted.BLINKER, listed, 6),
    # Ann must have two cards attached: her own star and ad, by one production or by two
    # additions.  The production cancels nothing before; the discard is the second show there.
    "a card that is discarded twice": (planted.CROWDED, lost, 10),
}


def breaks(check: Check) -> Callable[[Playthrough], bool]:
    """Whether a line of play breaks a law somewhere."""

    def broken(line: Playthrough) -> bool:
        try:
            for before, action in zip(line.states, line.actions, strict=False):
                check(line.game, before, action)
        except Broken:
            return True
        return False

    return broken


def shortest(plant: str) -> Playthrough:
    """What Hypothesis shrinks a line of play to in which a plant shows."""
    executive, check, _ = PLANTS[plant]
    lines = strategies.playthroughs(planted.game_with(executive), max_decisions=MOST)
    return find(lines, breaks(check), settings=FIXED)


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_fault_shrinks_to_a_short_game(plant: str) -> None:
    """No more decisions are left than the fault needs, and the last of them shows it."""
    line = shortest(plant)
    _, check, most = PLANTS[plant]
    print(f"{plant}: {len(line.actions)} decisions, at most {most}")
    assert 1 <= len(line.actions) <= most
    assert not breaks(check)(
        line.replace(actions=line.actions[:-1], states=line.states[:-1]),
    )
    assert line.seed < 256


def test_what_is_left_is_a_replay_that_shows_the_fault_again() -> None:
    """The text of the shortest line can be kept as a file and played."""
    plant = "a star that is signed is lost"
    line = shortest(plant)
    again = Replay.parse(line.text, game=line.game)
    with pytest.raises(Broken, match="law 4"):
        check_conservation(line.game, again.play())
    assert line.text in repr(line)


def test_a_crash_in_the_rules_shows_the_line_of_play_that_leads_to_it() -> None:
    """An executive that fails at a production in round 2 needs both passes and the production.

    Round 1 takes 2 decisions, round 2 a pass of Bo if he comes first, and a production has at
    most 4: produce and one for each of the three slots a show may have.
    """

    @settings(FIXED)
    @given(strategies.playthroughs(planted.game_with(planted.BREAKER), max_decisions=MOST))
    def play(line: Playthrough) -> None:
        pass

    with pytest.raises(ZeroDivisionError) as caught:
        play()
    story = next(note for note in caught.value.__notes__ if "line of play" in note)
    decisions = story.split("\n\n")[1].strip().splitlines()
    print(f"a failure at a production in round 2: {len(decisions)} decisions, at most 9")
    assert any(line.startswith("Ann produce") for line in decisions)
    assert len(decisions) <= 9


def test_zero_is_the_simplest_decision() -> None:
    """Numbers that are all 0 pass as long as there is a game."""
    game = planted.game_with(planted.LOSER)
    lines = strategies.playthroughs(game, max_decisions=MOST, finished=True)
    line = find(lines, lambda one: True, settings=FIXED)
    assert {action.text for action in line.actions} <= {"pass cash", "pass nothing"}
    assert len(line.actions) == 2 * game.boards.rounds
    assert game.is_over(line.state)
