"""Rerun Guy, second edition, and new stars that work together (E2.CARDS.27, .20, .26)."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId
from support.named_cards import lies_up, named, score, star_numbers

RERUN_GUY = 'lineup.8pm = { show = "graveyard-shift", cards = ["rerun-guy", "fizz-cola"] }'
TWO_STARS = (
    'lineup.8pm = { show = "explosion-inspectors", '
    'cards = ["fill-in-wendy", "rerun-guy", "fizz-cola"] }'
)
STAGE = """
[[cards.show]]
id = "test-stage"
name = "Test Stage"
deck = "round_1"
genre = "drama"
cost = 2
expenses = 0
timeslot = "8pm"
viewers = [10, 10, 10, 10]
rerun = 1
slots = ["star?", "star?", "ad?", "ad?"]
"""


@pytest.mark.rule("E2.CARDS.27")
def test_numbers_of_the_rerun_guy() -> None:
    """Rerun Guy costs $2M, has no expenses, no condition, and 2 viewers."""
    assert star_numbers("rerun-guy") == (2, 0, "", 2, 2)
    table = named(RERUN_GUY)
    assert score(table, "8pm") == 5 + 2


@pytest.mark.rule("E2.CARDS.27")
def test_a_rerun_guy_returns_when_his_show_is_cancelled_by_a_production() -> None:
    """He lies in the green room before anything is attached; his show's other cards are gone."""
    table = named(TWO_STARS, shows="brakes-are-optional")
    table.play("Ann produce brakes-are-optional 8pm")
    ann = table.player("Ann")
    assert (ann.stars, ann.ads) == (("rerun-guy",), ())
    assert ann.reruns[-1].show == "explosion-inspectors"
    assert table.state.decks[DeckId.STAR].rest[-1] == "fill-in-wendy"
    assert table.state.decks[DeckId.AD].rest[-1] == "fizz-cola"
    moved = [
        (event.cards, event.target, event.rule)
        for event in table.events("CardsMoved")
        if event.origin == "lineup"
    ]
    assert moved[0] == (("rerun-guy",), "green room", "E2.CARDS.27")


@pytest.mark.rule("E2.CARDS.27")
@pytest.mark.parametrize("chosen", ["attach rerun-guy", "leave-empty"])
def test_a_rerun_guy_may_go_to_the_new_show_or_stay(chosen: str) -> None:
    """On an optional slot of the new show he is attached, or left in the green room."""
    table = named(RERUN_GUY, shows="brakes-are-optional")
    table.play("Ann produce brakes-are-optional 8pm")
    assert table.legal("Ann") == {"attach rerun-guy", "leave-empty"}
    table.play(f"Ann {chosen}")
    attached = chosen.startswith("attach")
    assert table.player("Ann").stars == (() if attached else ("rerun-guy",))
    assert score(table, "8pm") == 5 + 2 * attached


@pytest.mark.rule("E2.CARDS.27", "E2.BASE.43")
def test_a_required_slot_that_only_the_rerun_guy_can_fill() -> None:
    """Dextrous needs a star: it can be made in his timeslot, and in no other."""
    table = named(RERUN_GUY, shows="dextrous")
    assert table.refuses("Ann produce dextrous 10pm") == {"E2.BASE.43"}
    assert table.legal("Ann") >= {"produce dextrous 8pm"}
    assert not table.legal("Ann") & {"produce dextrous 9pm", "produce dextrous 10pm"}
    table.play("Ann produce dextrous 8pm")
    assert table.legal("Ann") == {"attach rerun-guy"}
    assert table.refuses("Ann leave-empty") == {"E2.BASE.43"}
    table.play("Ann attach rerun-guy")
    assert table.show("Ann", "8pm").cards == ("rerun-guy", "")


@pytest.mark.rule("E2.CARDS.27", "E2.BASE.43")
def test_a_rerun_guy_fills_one_required_slot_only() -> None:
    """A show that needs two stars is refused with him alone, and made with one star besides."""
    table = named(RERUN_GUY, shows="mission-lunch-break")
    assert table.refuses("Ann produce mission-lunch-break 8pm") == {"E2.BASE.43"}
    table = named(RERUN_GUY, shows="mission-lunch-break", stars="fill-in-wendy")
    table.play("Ann produce mission-lunch-break 8pm; attach rerun-guy; attach fill-in-wendy")
    assert table.show("Ann", "8pm").cards[:2] == ("rerun-guy", "fill-in-wendy")


@pytest.mark.rule("E2.CARDS.27", "E2.BASE.40")
def test_other_stars_do_not_return() -> None:
    """With Fill-In Wendy in his place the required slot of Dextrous cannot be filled."""
    table = named(RERUN_GUY.replace("rerun-guy", "fill-in-wendy"), shows="dextrous")
    assert table.refuses("Ann produce dextrous 8pm") == {"E2.BASE.43"}


@pytest.mark.rule("E2.CARDS.27")
def test_a_rerun_guy_does_not_return_for_a_show_in_another_timeslot() -> None:
    """A production at 9PM leaves him where he is."""
    table = named(RERUN_GUY, shows="brakes-are-optional")
    table.play("Ann produce brakes-are-optional 9pm")
    assert table.show("Ann", "8pm").cards[0] == "rerun-guy"
    assert table.player("Ann").stars == ()


@pytest.mark.rule("E2.CARDS.27")
def test_a_rerun_guy_who_is_replaced_is_discarded() -> None:
    """Add or Replace puts him under the star deck: his show was not cancelled."""
    table = named(RERUN_GUY, stars="fill-in-wendy")
    table.play("Ann add-or-replace fill-in-wendy 8pm slot 1")
    assert table.player("Ann").stars == ()
    assert table.state.decks[DeckId.STAR].rest[-1] == "rerun-guy"


@pytest.mark.rule("E2.CARDS.27", "E2.CARDS.09")
def test_a_rerun_guy_returns_from_a_show_written_off() -> None:
    """Writeoff cancels: he is counted in the price of 5 + 2 and then lies in the green room."""
    table = named(f'network = ["writeoff-a"]\n{RERUN_GUY}', cash=0)
    table.play("Ann use writeoff-a; choose 8pm")
    assert table.player("Ann").cash == 5 + 2
    assert table.player("Ann").stars == ("rerun-guy",)
    assert table.show("Ann", "8pm") is None


@pytest.mark.rule("E2.CARDS.27", "E2.CARDS.18")
def test_spinoff_asks_for_the_other_stars_only() -> None:
    """Rerun Guy returns in any case, so that Spinoff offers Fill-In Wendy alone."""
    table = named(f'network = ["spinoff-a"]\n{TWO_STARS}', shows="brakes-are-optional")
    table.play("Ann produce brakes-are-optional 8pm; declare spinoff-a")
    assert table.legal("Ann") == {"return fill-in-wendy", "stop-returning"}
    assert table.refuses("Ann return rerun-guy") == {"E2.CARDS.18"}
    table.play("Ann stop-returning")
    assert table.player("Ann").stars == ("rerun-guy",)


@pytest.mark.rule("E2.CARDS.27")
def test_a_rerun_guy_of_the_last_round_is_not_cancelled_by_its_end() -> None:
    """Ageing and the end of a round cancel nothing: he stays on the show."""
    table = named(RERUN_GUY, top='round = 2\npassed = ["Bo", "Cy"]').play("Ann pass cash")
    assert table.state.round == 3
    assert table.show("Ann", "8pm").cards[0] == "rerun-guy"


@pytest.mark.rule("E2.CARDS.27")
def test_a_rerun_guy_returns_every_time() -> None:
    """Back on a show, he returns from that one too when it is cancelled in the same round."""
    table = named(RERUN_GUY, shows="brakes-are-optional mind-the-ladder")
    table.play("Ann produce brakes-are-optional 8pm; attach rerun-guy")
    table.play("Bo pass cash", "Cy pass cash", "Ann produce mind-the-ladder 8pm; leave-empty")
    assert table.player("Ann").stars == ("rerun-guy",)


@pytest.mark.rule("E2.CARDS.27")
def test_the_explanation_tells_that_he_returns() -> None:
    """Producing over his show is explained with his way back to the green room."""
    table = named(RERUN_GUY, shows="brakes-are-optional")
    action = table.game.parse("Ann produce brakes-are-optional 8pm", table.state)
    explanation = table.game.explain(table.state, action)
    assert "E2.CARDS.27" in str(explanation)


# -- two new cards at once ------------------------------------------------------------------------

SHARE = 'effect = { kind = "show-score", amount = 1, per = "income-of-ads" }'


@pytest.mark.rule("E2.CARDS.20", "E2.CARDS.26")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("surpriser", "cross-promoting-star"),
        ("cross-promoting-star", "surpriser"),
    ],
)
def test_an_ad_is_turned_before_the_score_is_counted(first: str, second: str) -> None:
    """The show scores the income of its ads: half of 10 + 3 + 3 + 3, whichever star is first."""
    table = named(
        shows="test-stage", stars=f"{first} {second}", ads="rocket-toaster", cards=STAGE + SHARE
    )
    table.play(f"Ann produce test-stage 9pm; attach {first}; attach {second}")
    table.play("Ann attach rocket-toaster")
    assert table.player("Ann").viewers == 0
    table.play("Ann turn-up rocket-toaster")
    assert lies_up(table, "9pm", "rocket-toaster")
    assert table.player("Ann").viewers == (10 + 3 + 3 + 3) // 2


@pytest.mark.rule("E2.CARDS.14", "E2.CARDS.26")
def test_a_veteran_turns_the_stars_before_a_star_turns_an_ad() -> None:
    """Cross-Promoting Star lies rightside up by its own condition, and still has an ad to turn."""
    table = named(
        shows="test-stage",
        stars="cross-promoting-star industry-veteran-a",
        ads="rocket-toaster",
        cards=STAGE,
    )
    table.play("Ann produce test-stage 8pm; attach cross-promoting-star")
    table.play("Ann attach industry-veteran-a; attach rocket-toaster; choose-side down")
    table.play("Ann turn-up rocket-toaster")
    assert score(table, "8pm") == 10 + 3 + 1


@pytest.mark.rule("E2.CARDS.26", "E2.CARDS.14")
def test_a_star_turned_by_a_veteran_turns_no_ad() -> None:
    """Attached before there was an ad it lies upside down; turned by a veteran it stays silent."""
    lineup = (
        'lineup.8pm = { show = "test-stage", '
        'cards = ["cross-promoting-star", "", "rocket-toaster"], '
        'down = ["cross-promoting-star", "rocket-toaster"] }'
    )
    table = named(lineup, stars="industry-veteran-a", cards=STAGE)
    table.play("Ann add-or-replace industry-veteran-a 8pm slot 2; choose-side down")
    assert lies_up(table, "8pm", "cross-promoting-star")
    assert not lies_up(table, "8pm", "rocket-toaster")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.20", "E2.CARDS.08")
def test_a_surpriser_attached_with_others_by_on_set_accommodation_counts_them() -> None:
    """All sides are decided at the end: half of 10 + 3 and 2 of the star attached after it."""
    table = named(
        'network = ["on-set-accommodation-a"]\nlineup.8pm = { show = "test-stage", row = 2 }',
        stars="surpriser fill-in-wendy",
        cards=STAGE,
    )
    table.play("Ann use on-set-accommodation-a")
    table.play("Ann add-or-replace surpriser 8pm slot 1")
    assert table.player("Ann").viewers == 0
    table.play("Ann add-or-replace fill-in-wendy 8pm slot 2")
    assert table.player("Ann").viewers == (10 + 3 + 2) // 2


@pytest.mark.rule("E2.CARDS.25", "E2.CARDS.08")
def test_an_actor_attached_last_by_on_set_accommodation_meets_conditions_of_the_first() -> None:
    """His side is chosen before any condition of the cards attached with him is tested."""
    table = named(
        'network = ["on-set-accommodation-a"]\nlineup.8pm = { show = "test-stage", row = 2 }',
        stars="brick-hammerly versatile-actor",
        cards=STAGE,
    )
    table.play("Ann use on-set-accommodation-a; add-or-replace brick-hammerly 8pm slot 1")
    table.play("Ann add-or-replace versatile-actor 8pm slot 2; choose-side down")
    assert lies_up(table, "8pm", "brick-hammerly")
    assert score(table, "8pm") == 10 + 3 + 2
