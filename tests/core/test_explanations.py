"""Explanations on the core: order, sums, what is hidden, nearest actions, the short text."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import attrs
import pytest

from executives.core.actions import Action
from executives.core.events import Event
from executives.core.explanations import (
    NEAREST,
    Change,
    Explanation,
    Knowledge,
    account,
    from_behind,
    kind_words,
    line_text,
    nearest_actions,
    telling,
)
from executives.core.records import record
from executives.core.tally import Line, Stage
from executives.core.violations import violation
from support.toy import Add, Added, Bid, Bids, Last, Toy, ToyState, Turn

TOY = Toy()


@record
class Shown(Event):
    """Cards come to light."""

    cards: tuple[str, ...]


@record
class Said(Event):
    """Somebody says something."""

    text: str


@record
class Paid(Event):
    """A sum moves; ``to`` names something."""

    amount: int
    to: str = attrs.field(default="")


def line(stage: Stage, amount: int, source: str = "") -> Line:
    """A line with a rule of its own."""
    return Line(stage, amount, f"T.{stage.name}", source)


# -- illegal ---------------------------------------------------------------------------------------


def test_every_reason_is_given_and_nothing_happens() -> None:
    """An illegal action has all violations of ``check``, and no course."""
    state = TOY.start(0)
    made = TOY.explain(state, Add(0, 8))
    assert made.violations == TOY.check(state, Add(0, 8))
    assert [reason.code for reason in made.violations] == ["large", "early"]
    assert (made.is_legal, made.course, made.stopped) == (False, (), False)
    assert made.rules == ("TOY.01", "TOY.02")


def test_whose_decision_it_is() -> None:
    """A seat that is not asked has no nearest actions, but learns who is."""
    made = TOY.explain(TOY.start(0), Add(1, 1))
    assert made.nearest == ()
    assert made.to_act == (0,)
    assert "the decision is that of p1" in str(made)


def test_after_the_end_nobody_is_asked() -> None:
    """When the game is over, that is the reason, and there is nobody to turn to."""
    made = TOY.explain(ToyState(21, ()), Add(0, 1))
    assert [reason.code for reason in made.violations] == ["over"]
    assert (made.nearest, made.to_act) == ((), ())


def test_nearest_are_those_of_the_kind_with_fewest_differences() -> None:
    """The kind counts first, then the number of other parameters, then the likeness of texts."""

    @record
    class Move(Action):
        TEXT = "move {piece} {place}"

        piece: str
        place: str

    legal = (
        Add(0, 1),
        Move(0, "bishop", "c1"),
        Move(0, "king", "d4"),
        Move(0, "queen", "d5"),
        Move(0, "king", "a7"),
    )
    nearest = [action.text for action in nearest_actions(Move(0, "queen", "d4"), legal)]
    assert nearest[:2] == ["move queen d5", "move king d4"]
    assert sorted(nearest[2:]) == ["move bishop c1", "move king a7"]
    like = (Move(0, "queens", "d41"), Move(0, "rook", "d4"))
    assert nearest_actions(Move(0, "queen", "d4"), like) == like[::-1]


def test_other_kinds_stand_in_where_none_of_the_kind_is_legal() -> None:
    """At most five, the most alike first; ties keep the canonical order."""
    legal = tuple(Add(0, number) for number in range(8))
    assert nearest_actions(Bid(0, 3), legal)[0] == Add(0, 3)
    assert len(nearest_actions(Bid(0, 3), legal)) == NEAREST
    assert nearest_actions(Bid(0, 9), legal) == legal[:NEAREST]


# -- legal -----------------------------------------------------------------------------------------


def test_forced_decisions_stand_where_they_happen() -> None:
    """Events and the decisions that the rules force come in their order."""
    state = ToyState(18, (Turn(0),))
    made = TOY.explain(state, Add(0, 2))
    assert made.course == (
        Change(Added(0, "TOY.01", 2)),
        Add(1, 1),
        Change(Added(1, "TOY.01", 1)),
    )
    assert made.to_act == ()
    transition = TOY.step(state, Add(0, 2))
    assert transition.derived == (Add(1, 1),)
    assert transition.events == tuple(c.event for c in made.course if isinstance(c, Change))


def test_several_forced_decisions_keep_their_places() -> None:
    """Each forced decision stands before the event it causes."""
    state = ToyState(3, (Last(1), Last(0), Bids((1, None))))
    made = TOY.explain(state, Bid(1, 0))
    assert made.course == (
        Add(0, 1),
        Change(Added(0, "TOY.01", 1)),
        Add(1, 1),
        Change(Added(1, "TOY.01", 1)),
    )


def test_who_is_asked_next() -> None:
    """A legal explanation names the seats that decide afterwards."""
    assert TOY.explain(TOY.start(0), Add(0, 1)).to_act == (1,)
    assert TOY.explain(ToyState(3, (Turn(0),)), Add(0, 2)).to_act == (0, 1)


def test_sums_run_on_from_event_to_event() -> None:
    """A number that moves twice is told with its value before and after each time."""
    story = [Paid(0, "T.1", -3), Paid(1, "T.2", 5), Paid(0, "T.3", 1)]
    known = Knowledge({(Paid, 0): 9, (Paid, 1): 0}, {})
    made = account(Add(0, 1), story, known, (1,))
    assert [(c.before, c.after) for c in made.course if isinstance(c, Change)] == [
        (9, 6),
        (0, 5),
        (6, 7),
    ]


def test_it_stops_before_what_is_unknown() -> None:
    """The first event that names something unknown is seen from behind; nothing follows."""
    story = [Said(0, "T.1", "hello"), Shown(0, "T.2", ("ace", "king")), Said(0, "T.3", "bye")]
    made = account(Add(0, 1), story, Knowledge({}, {"king": "card"}), (1,))
    assert made.course == (Change(story[0]),)
    assert made.stopped
    assert made.unseen == Shown(0, "T.2", ("ace", "card"))
    assert made.to_act == ()
    assert made.rules == ("T.1", "T.2")


def test_a_forced_decision_may_tell_a_secret_too() -> None:
    """A forced decision that names something unknown is not shown."""

    @record
    class Name(Action):
        TEXT = "name {card}"

        card: str

    made = account(Add(0, 1), [Name(1, "king")], Knowledge({}, {"king": "card"}), (1,))
    assert (made.course, made.stopped, made.unseen) == ((), True, None)


@pytest.mark.parametrize(
    "event",
    [
        Said(0, "T.1", "the king falls"),
        Paid(0, "T.1", 4, "king"),
        Shown(0, "T.1", ("ace",), lines=(line(Stage.BASE, 4, "king row 1"),)),
    ],
    ids=["text", "number", "tally"],
)
def test_an_event_that_would_tell_too_much_is_not_shown_at_all(event: Event) -> None:
    """A text around a name, a number beside it, and a tally with it could give it away."""
    unknown = {"king": "card"}
    assert from_behind(event, unknown) is None
    made = account(Add(0, 1), [event], Knowledge({}, unknown), (1,))
    assert (made.course, made.stopped, made.unseen) == ((), True, None)


# -- text ------------------------------------------------------------------------------------------


def test_the_short_text_has_sums_lines_and_clauses() -> None:
    """One line per change, its tally below; limits are told only where they bind."""
    lines = (line(Stage.BASE, 3, "card"), line(Stage.ADD, -1, "other"), line(Stage.FLOOR, 0))
    story = [Paid(0, "T.1", -2, lines=lines), Shown(0, "T.2", ("ace",))]
    made = account(Add(0, 1), story, Knowledge({(Paid, 0): 9}, {}), (1,))
    assert str(made).splitlines() == [
        "p1 add 1 is legal",
        "  p1 paid 9 -> 7 [T.1]",
        "    3 card [T.BASE]",
        "    -1 other [T.ADD]",
        "  p1 shown: ace [T.2]",
    ]


def test_the_short_text_of_a_refusal() -> None:
    """Every reason with its clause, then the nearest legal actions."""
    made = Explanation(Add(0, 7), (violation("large", "T.1", "too much"),), (Add(0, 1), Add(0, 2)))
    assert str(made).splitlines() == [
        "p1 add 7 is illegal",
        "  too much [T.1]",
        "  nearest legal: add 1; add 2",
    ]


def test_the_short_text_says_what_is_hidden() -> None:
    """What comes by its backs, or that something comes."""
    story = [Shown(0, "T.2", ("king",))]
    made = account(Add(0, 1), story, Knowledge({}, {"king": "card"}), ())
    assert str(made).splitlines()[1:] == ["  then, unseen: p1 shown: card [T.2]"]
    told = account(Add(0, 1), [Said(0, "T.1", "my king")], Knowledge({}, {"king": "card"}), ())
    assert str(told).splitlines()[1:] == ["  then, unseen: what is hidden now"]


@pytest.mark.parametrize(("amount", "kept"), [(-4, True), (4, False)])
def test_limits_are_told_where_they_change_the_number(amount: int, kept: bool) -> None:
    """A floor that does not bind is left out."""
    lines = (line(Stage.BASE, amount), line(Stage.FLOOR, 0))
    assert (telling(lines) == lines) == kept


def test_words_of_a_kind_and_of_a_line() -> None:
    """Class names become words; base numbers have no sign, additions have one."""
    assert kind_words(Shown) == "shown"
    assert kind_words(ToyState) == "toy state"
    assert line_text(line(Stage.BASE, 3, "x")) == "3 x [T.BASE]"
    assert line_text(line(Stage.ADD, 3, "x")) == "+3 x [T.ADD]"


MADE: list[Callable[[], Explanation]] = [
    lambda: TOY.explain(TOY.start(0), Add(0, 8)),
    lambda: TOY.explain(ToyState(18, (Turn(0),)), Add(0, 2)),
]


@pytest.mark.parametrize("make", MADE)
def test_an_explanation_is_a_frozen_value(make: Callable[[], Explanation]) -> None:
    """Equal ones are equal, they survive pickle, and nothing can be set."""
    made = make()
    assert made == make()
    assert pickle.loads(pickle.dumps(made)) == made
    assert hash(made) == hash(make())
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        made.stopped = True  # type: ignore[misc]
