"""Cards for tests of set-up, flow and turns, and executives that only ask questions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from executives.core.actions import Action
from executives.core.frames import Frame, FrameKind, Kind
from executives.core.records import record
from executives.core.violations import Violation
from executives.core.visibility import public, visible
from executives.networks import Executive, Hooks
from executives.networks.modifiers import Frames, State, X

CARDS = """
[[cards.show]]
id = "test-plain-show"
name = "Plain Show"
deck = "round_1"
genre = "drama"
cost = 2
expenses = 1
timeslot = "9pm"
viewers = [7, 5, 3, 1]
rerun = 1
slots = ["star?", "ad?"]
[[cards.show]]
id = "test-star-show"
name = "Star Show"
deck = "round_1"
genre = "sitcom"
cost = 4
expenses = 0
timeslot = "any"
viewers = [6, 4, 2, 1]
rerun = 1
slots = ["star!", "ad?"]
[[cards.star]]
id = "test-star"
name = "Test Star"
cost = 3
expenses = 0
condition = ""
up = 2
down = 2
[[cards.star]]
id = "test-second-star"
name = "Second Test Star"
cost = 2
expenses = 0
condition = ""
up = 1
down = 1
[[cards.ad]]
id = "test-ad"
name = "Test Ad"
bonus = 4
condition = ""
up = 2
down = 2
[[cards.network]]
id = "test-loan"
name = "Test Loan"
timing = "immediate"
effect = { kind = "gain-cash", amount = 6 }
[[cards.network]]
id = "test-casting"
name = "Test Casting"
timing = "immediate"
effect = { kind = "draw-keep", draw = { star = 2 } }
[[cards.network]]
id = "test-extension"
name = "Test Extension"
timing = "one-shot"
effect = { kind = "raise-season-marker" }
[[cards.network]]
id = "test-sponsor"
name = "Test Sponsor"
timing = "permanent"
effect = { kind = "upkeep-income", amount = 1, per = "shows-with-an-ad" }
[[cards.network]]
id = "test-pockets"
name = "Test Pockets"
timing = "game-end"
effect = { kind = "end-score", amount = 1, per = "cash", divide = 3 }
"""
"""Cards for positions."""


@record
class Answer(Action):
    """Answer the question of a stand-in."""

    word: str

    TEXT: ClassVar[str] = "answer {word}"


@visible()
@record
class Asked(Frame):
    """A seat is asked something that does not matter."""

    seat: int = public()


def legal_answers(x: X, s: State, f: Asked) -> list[Any]:
    """Either answer."""
    return list(x.game.interned[Answer][f.seat].values())


def check_answer(x: X, s: State, f: Asked, action: Answer) -> Iterator[Violation]:
    """Both answers are always right."""
    return iter(())


def perform_answer(x: X, s: State, f: Asked, action: Answer) -> State:
    """The question is answered."""
    return x.close(s, f)


def words(game: Any) -> Iterable[tuple[str]]:
    """The two answers."""
    return (("yes",), ("no",))


def ask(x: X, s: State, seat: int) -> Frames:
    """Ask the seat."""
    return (Asked(seat),)


def _stand_in(name: str, hooks: Hooks, stage: int = 0) -> Executive:
    return Executive(
        id=f"stand-in-{name}",
        edition="second",
        section="E2.BASE",
        name=f"Stand-in {name}",
        complexity=1,
        hooks=hooks,
        stage=stage,
    )


QUESTIONS = Executive(
    id="stand-in-questions",
    edition="second",
    section="E2.BASE",
    name="Stand-in questions",
    complexity=1,
    kinds=(Kind(Answer, (Asked,), words, check_answer, perform_answer),),
    frames=(FrameKind(Asked, legal=legal_answers),),
)
"""Brings the decision that the other stand-ins ask for; has to be among the plugins."""

ASKED = tuple(
    _stand_in(
        f"asked-{letter}",
        Hooks(on_round_start=ask, on_upkeep=ask, on_scoring=ask),
    )
    for letter in "abc"
)
"""Three who are asked at the same moments."""
