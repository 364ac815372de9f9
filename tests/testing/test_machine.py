"""The state machine: it plays, finds planted faults, and shows the line of play."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import invariant, run_state_machine_as_test

from executives import networks
from executives.core.errors import ConfigurationError
from executives.testing import Broken, GameMachine
from support import planted
from support.toy import Toy

FIXED = settings(
    max_examples=12,
    stateful_step_count=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.generate, Phase.shrink),
)


class Sound(GameMachine):
    """Two built-in executives."""

    game = networks.Game(("Ann", "Bo"), executives=("beeb", "continuum"))
    rounds: list[int]

    @invariant()
    def cash_is_never_owed(self) -> None:
        """What a user would write."""
        if self.state is not None:
            assert all(player.cash >= 0 for player in self.state.players)
            type(self).rounds.append(self.state.round)


def test_a_sound_game_passes_with_invariants_of_the_user() -> None:
    """The rules play on to later rounds, and past the end without a fault."""
    Sound.rounds = []
    run_state_machine_as_test(Sound, settings=FIXED)
    assert max(Sound.rounds) > 1


def test_a_machine_can_make_its_game_and_serves_any_game() -> None:
    """``make_game`` instead of the attribute; the toy game ends early, and looking goes on."""
    over = []

    class ToyMachine(GameMachine):
        def make_game(self) -> Any:
            return Toy()

        def try_something_illegal(self, number: int, seat: int) -> None:
            """No rule any more: the toy accepts an addition of 0, which it does not list."""

        @invariant()
        def count(self) -> None:
            over.append(self.state is not None and self.game.is_over(self.state))

    run_state_machine_as_test(ToyMachine, settings=FIXED)
    assert any(over)


def test_a_machine_without_a_game_says_what_is_missing() -> None:
    """Neither ``game`` nor ``make_game``."""
    with pytest.raises(ConfigurationError, match="set game or define make_game"):
        run_state_machine_as_test(GameMachine, settings=FIXED)


def failing(executive: networks.Executive) -> Exception:
    """What the machine raises for a planted fault."""

    class Faulty(GameMachine):
        game = planted.game_with(executive)

    with pytest.raises(Exception) as caught:  # noqa: PT011 - each plant has its own
        run_state_machine_as_test(Faulty, settings=settings(FIXED, stateful_step_count=4))
    return caught.value


def story(wrong: Exception) -> list[str]:
    """The decisions of the line of play that a failure shows."""
    text = "\n".join(wrong.__notes__)
    return text.split("The line of play:\n")[1].split("\n\n")[1].strip().splitlines()


@pytest.mark.parametrize(("executive", "law"), [(planted.LOSER, "law 4"), (planted.PAYER, "law 4")])
def test_the_machine_finds_a_fault_and_shows_a_short_game(
    executive: networks.Executive, law: str
) -> None:
    """The failure names the law, and tells the game as a replay text."""
    wrong = failing(executive)
    assert isinstance(wrong, Broken)
    assert law in str(wrong)
    assert 1 <= len(story(wrong)) <= 5
    assert all(line.split()[0] in ("Ann", "Bo") for line in story(wrong))
    assert "players  Ann=" in "\n".join(wrong.__notes__)


def begun(executive: networks.Executive) -> GameMachine:
    """A machine at the start of a game, to be driven by hand."""
    machine = GameMachine()
    machine.game = planted.game_with(executive)
    machine.new_game(seed=0)
    return machine


def test_going_back_and_reloading_keep_the_line_of_play() -> None:
    """Undo takes decisions off, and the copy that is reloaded goes on like the state."""
    machine = begun(planted.BREAKER)
    machine.play(numbers=[0, 0, 40000, 0])
    later = machine.state
    played = machine.played
    machine.undo(back=2)
    assert machine.played == played[:-2]
    assert machine.state == machine.replay().play()
    machine.save_and_reload()
    machine._decide(played[-2])
    machine._decide(played[-1])
    assert machine.state == later
    machine.look()
    assert [line.split(" ", 1)[1] for line in machine.text().split("\n\n")[1].splitlines()] == [
        action.text for action in played
    ]


def test_looking_finds_states_that_were_changed() -> None:
    """An earlier state that is not what it was breaks law 1, by looking and by going back."""
    for rule, said in (("look", "was changed"), ("undo", "has another digest")):
        machine = begun(planted.BREAKER)
        machine.play(numbers=[0])
        object.__setattr__(machine._states[0][0].players[1], "cash", 99)
        with pytest.raises(Broken, match=f"law 1.*{said}"):
            getattr(machine, rule)(**({"back": 1} if rule == "undo" else {}))


def test_illegal_decisions_are_tried() -> None:
    """A check that accepts what is not listed is found."""
    machine = begun(planted.BREAKER)
    sign = networks.SignStar(0, "none-such")
    machine._chooser = type("Fixed", (), {"any_action": lambda *_: sign})()
    machine.game = type(
        "Accepting",
        (),
        {"seats": 2, "check": lambda *_: (), "legal_actions": lambda *_: ()},
    )()
    with pytest.raises(Broken, match="is legal"):
        machine.try_something_illegal(number=0, seat=0)
