"""``game.explain``: every reason, every number, and nothing that the acting seat may not know."""

from __future__ import annotations

import pickle

import pytest

from executives import networks
from executives.core.explanations import Change, Explanation
from executives.networks.events import CardsMoved, CashChanged, ExecutiveChosen, ViewersChanged
from executives.networks.standing import standing
from support.extra_executives import PLUGINS
from support.names import NAMES
from support.playing import final_state, line_of_play, three_seats
from support.table import Table

GAME = three_seats()

OPENING = """
turn = "Ann"
[game]
executives = ["butcher", "beeb", "continuum"]
[players.Ann]
cash = 9
ads = []
[display]
shows = ["the-vault"]
stars = ["dear-friend"]
ads = ["fizz-cola"]
network = ["casting-call-a"]

[[cards.star]]
id = "dear-friend"
name = "Dear Friend"
cost = 3
expenses = 0
condition = ""
up = 4
down = 1
[[cards.show]]
id = "the-vault"
name = "The Vault"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 2
timeslot = "any"
viewers = [5, 4, 3, 2]
rerun = 1
slots = ["star!", "ad!"]
"""

LAST_PASS = """
turn = "Ann"
round = 2
first = "Bo"
passed = ["Bo", "Cy"]
[game]
executives = ["butcher", "beeb", "continuum"]
[players.Ann]
cash = 1
lineup.8pm = { show = "dextrous", row = 2, cards = ["starter-star-a"] }
"""


def explained(table: Table, text: str) -> Explanation:
    """The explanation of a decision."""
    made: Explanation = table.game.explain(table.state, table.game.parse(text, table.state))
    return made


def changes(made: Explanation, kind: type) -> list[Change]:
    """The changes of a kind in the course of an explanation."""
    return [c for c in made.course if isinstance(c, Change) and type(c.event) is kind]


# -- legal -----------------------------------------------------------------------------------------


def test_a_payment_has_its_sum_its_source_and_its_clause() -> None:
    """Signing a star: the cash before and after, what it is for, and the card's way."""
    text = str(explained(Table(OPENING), "Ann sign-star dear-friend")).splitlines()
    assert text[:4] == [
        "p1 sign-star dear-friend is legal",
        "  p1 cash 9 -> 6 [E2.BASE.35]",
        "    3 dear-friend [E2.BASE.35]",
        "  p1 cards moved: dear-friend, display, green room [E2.BASE.35]",
    ]


def test_extra_costs_are_lines_and_forced_decisions_are_told() -> None:
    """Declaring the last option forces the commit, whose sum has a line for each part."""
    made = explained(Table(OPENING).play("Ann produce the-vault 9pm"), "Ann declare waive-slots")
    assert str(made.course[0]) == "p1 commit"
    (paid,) = changes(made, CashChanged)
    assert (paid.before, paid.after) == (9, 2)
    shown = [(line.amount, line.source, line.rule) for line in paid.event.lines[:2]]
    assert shown == [(4, "the-vault", "E2.BASE.39"), (3, "waive-slots", "E2.BUTCHER.02")]


def test_the_last_pass_explains_the_whole_end_of_the_round() -> None:
    """Upkeep and scoring of everybody are told, up to the cards of the next display."""
    made = explained(Table(LAST_PASS), "Ann pass cash")
    last = [c for c in changes(made, ViewersChanged) if c.event.seat == 0]
    assert [(c.before, c.after) for c in last] == [(0, 10)]
    assert "E2.BUTCHER.07" in made.rules
    assert made.stopped
    assert isinstance(made.unseen, CardsMoved)
    assert set(made.unseen.cards) == {"round_2_3"}
    assert str(made).splitlines()[-1].startswith("  then, unseen: p3 cards moved: round_2_3 ")


def test_sums_lead_to_the_state_after() -> None:
    """Where nothing is hidden, the last number told of each sum is that of the next state."""
    told = 0
    for state, action in line_of_play(GAME, 5):
        made = GAME.explain(state, action)
        if made.stopped:
            continue
        after = GAME.apply(state, action)
        cash = {c.event.seat: c.after for c in changes(made, CashChanged)}
        viewers = {c.event.seat: c.after for c in changes(made, ViewersChanged)}
        assert all(after.players[seat].cash == sum_ for seat, sum_ in cash.items())
        assert all(after.players[seat].viewers == sum_ for seat, sum_ in viewers.items())
        assert made.to_act == GAME.to_act(after)
        told += len(cash) + len(viewers)
    assert told > 50


def test_the_course_is_what_step_tells() -> None:
    """Events and forced decisions are those of ``step``, all of them unless it stops."""
    for state, action in line_of_play(GAME, 6):
        made = GAME.explain(state, action)
        transition = GAME.step(state, action)
        events = [c.event for c in made.course if isinstance(c, Change)]
        forced = [c for c in made.course if not isinstance(c, Change)]
        assert tuple(events) == transition.events[: len(events)]
        assert tuple(forced) == transition.derived[: len(forced)]
        if not made.stopped:
            assert len(events) == len(transition.events)
            assert len(forced) == len(transition.derived)


# -- what is hidden --------------------------------------------------------------------------------


def test_cards_drawn_are_told_by_their_backs_only() -> None:
    """An immediate card that draws: two stars, but not which; and no choice among them."""
    made = explained(Table(OPENING), "Ann take casting-call-a")
    assert made.stopped
    assert isinstance(made.unseen, CardsMoved)
    assert made.unseen.cards == ("star", "star")
    assert made.to_act == ()


def test_a_card_that_lies_face_up_on_its_deck_is_named() -> None:
    """An anomaly on top is known; the card below it is not."""
    table = Table(OPENING + '\n[decks.star]\ntop = ["anomaly-a"]\n')
    made = explained(table, "Ann take casting-call-a")
    assert isinstance(made.unseen, CardsMoved)
    assert made.unseen.cards == ("anomaly-a", "star")


def test_the_choices_of_others_stay_secret() -> None:
    """The last to choose sees the own board revealed, and of the next one that it is."""
    game = networks.Game(NAMES[:2], plugins=PLUGINS)
    state = game.start(3)
    first = game.legal_actions(state, 0)[0]
    second = game.legal_actions(state, 1)[0]
    made = game.explain(state, first)
    assert (made.course, made.stopped, made.to_act) == ((), False, (1,))
    made = game.explain(game.apply(state, second), first)
    (own,) = changes(made, ExecutiveChosen)
    assert own.event == ExecutiveChosen(0, "E2.SETUP.02", getattr(first, "executive", ""))
    assert made.unseen == ExecutiveChosen(1, "E2.SETUP.02", "executive")


# -- illegal ---------------------------------------------------------------------------------------


def test_every_reason_comes_with_its_numbers_and_its_clause() -> None:
    """A show that is too dear and cannot be filled is refused for both reasons."""
    table = Table(OPENING.replace("cash = 9", "cash = 2"))
    made = explained(table, "Ann produce the-vault 9pm")
    assert [(one.code, one.rule) for one in made.violations] == [
        ("cash", "E2.BASE.39"),
        ("required-slots", "E2.BASE.43"),
    ]
    assert dict(made.violations[0].params) == {"cost": 4, "cash": 2}
    assert made.rules == ("E2.BASE.39", "E2.BASE.43")


def test_nearest_are_legal_actions_of_that_seat() -> None:
    """The same kind of decision comes first, that about the same timeslot before others."""
    table = Table(OPENING)
    made = explained(table, "Ann produce moon-janitors 10pm")
    assert made.nearest[0].text == "produce the-vault 10pm"
    assert {a.text for a in made.nearest[1:3]} == {"produce the-vault 8pm", "produce the-vault 9pm"}
    assert set(made.nearest) <= set(table.game.legal_actions(table.state, 0))


def test_who_is_not_asked_learns_whose_decision_it_is() -> None:
    """Out of turn there is nothing near, but a player to wait for."""
    made = explained(Table(OPENING), "Bo pass cash")
    assert [one.code for one in made.violations] == ["seat"]
    assert (made.nearest, made.to_act) == ((), (0,))


def test_every_action_has_an_explanation() -> None:
    """In some states, all actions of the universe: legal exactly when listed."""
    for number, (state, _) in enumerate(line_of_play(GAME, 8)):
        if number % 60:
            continue
        legal = set(GAME.legal_actions(state))
        for code in range(number % 7, GAME.actions, 7):
            action = GAME.decode(code, number % 3)
            made = GAME.explain(state, action)
            assert made.is_legal == (action in legal)
            assert made.is_legal != bool(made.violations)
            assert pickle.loads(pickle.dumps(made)) == made


# -- standing --------------------------------------------------------------------------------------


def test_the_standing_is_what_would_be_counted() -> None:
    """Before the last pass of a round: lineup scoring and upkeep as the pass then makes them."""
    table = Table(LAST_PASS.replace("cash = 1", "cash = 6"))
    tallies = {tally.name: tally for tally in standing(table.game, table.state, 0)}
    assert list(tallies) == [
        "dextrous at 8pm",
        "starter-show-2-a at 9pm",
        "starter-show-3-a at 10pm",
        "lineup scoring",
        "net upkeep in $M",
        "end-game scoring",
    ]
    made = explained(table, "Ann pass cash")
    _, upkeep = (c for c in changes(made, CashChanged) if c.event.seat == 0)
    (scored,) = (c for c in changes(made, ViewersChanged) if c.event.seat == 0)
    assert tallies["net upkeep in $M"].lines == upkeep.event.lines
    assert tallies["lineup scoring"].lines == scored.event.lines
    assert tallies["lineup scoring"].total == 10
    assert sum(tallies[name].total for name in list(tallies)[:3]) == 10


def test_the_standing_at_the_end_is_the_end_scoring() -> None:
    """After the end, what is counted for it explains the step from the rounds to the result."""
    state = final_state(GAME, 7)
    for seat, player in enumerate(state.players):
        tally = standing(GAME, state, seat)[-1]
        assert player.banked + tally.total == player.viewers


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_standing_is_public(seat: int) -> None:
    """Every state with the same view has the same standing."""
    for number, (state, _) in enumerate(line_of_play(GAME, 9)):
        if number % 25 == 0:
            other = GAME.determinize(GAME.view(state, None), number)
            assert standing(GAME, other, seat) == standing(GAME, state, seat)
