"""Named stars whose side is chosen, or that turn cards (E2.CARDS.14, .15, .25, .26).

What Industry Veteran is besides, as a network card, is tested among those.
"""

from __future__ import annotations

from typing import Any

import pytest

from support.named_cards import lies_up, named, score, star_numbers

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
slots = ["star?", "star?", "star?", "ad?", "ad?"]
"""
ON_STAGE = 'lineup.8pm = {{ show = "test-stage", cards = [{cards}], down = [{down}] }}'


def on_stage(cards: str, down: str = "") -> str:
    """Ann's show at 8PM with cards by slot, stars in the first three."""
    return ON_STAGE.format(cards=cards, down=down)


# -- Industry Veteran -----------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.14")
def test_numbers_of_the_industry_veteran() -> None:
    """No cost, no expenses, no condition; 3 viewers rightside up, 1 upside down."""
    assert star_numbers("industry-veteran-a") == (0, 0, "", 3, 1)


@pytest.mark.rule("E2.CARDS.14")
def test_two_veterans_upside_down_turn_each_other() -> None:
    """Both were attached upside down, so both effects happen and both end up rightside up."""
    table = named(shows="test-stage", stars="industry-veteran-a industry-veteran-b", cards=STAGE)
    table.play("Ann produce test-stage 8pm; attach industry-veteran-a; attach industry-veteran-b")
    table.play("Ann choose-side down; choose-side down")
    assert score(table, "8pm") == 10 + 3 + 3


@pytest.mark.rule("E2.CARDS.14")
@pytest.mark.parametrize(
    ("card", "slot", "lies"), [("diva-von-spotlight", 2, False), ("dazzle-sunglasses", 4, True)]
)
def test_a_veteran_is_a_star_for_conditions(card: str, slot: int, lies: bool) -> None:
    """A diva is not alone beside it, and an ad that wants a star is content."""
    where: dict[str, Any] = {"ads": card} if slot == 4 else {"stars": card}
    table = named(on_stage('"industry-veteran-a"'), cards=STAGE, **where)
    table.play(f"Ann add-or-replace {card} 8pm slot {slot}")
    assert lies_up(table, "8pm", card) == lies


@pytest.mark.rule("E2.CARDS.14", "E2.CARDS.40")
@pytest.mark.parametrize(("cards", "more"), [("", 0), ('"industry-veteran-a"', 1)])
def test_a_veteran_on_a_show_is_an_attached_star_for_counts(cards: str, more: int) -> None:
    """Impresario counts it at the game's end: 1 viewer beside the score of the show."""
    table = named(
        f'moguls = ["impresario"]\n{on_stage(cards)}\nlineup.9pm = ""\nlineup.10pm = ""',
        modules="moguls",
        top='round = 5\npassed = ["Bo", "Cy"]',
        cards=STAGE,
    )
    table.play("Ann pass cash")
    assert table.player("Ann").viewers == 10 + 4 * more


@pytest.mark.rule("E2.CARDS.15", "E2.CARDS.17")
def test_a_veteran_turned_up_later_turns_nobody() -> None:
    """Its effect was that of lying upside down when attached; Redemption Arc brings viewers only.

    Tessa, added after the veteran, stays upside down.
    """
    table = named(
        'network = ["redemption-arc-a"]\n'
        + on_stage('"industry-veteran-a", "tessa-torque"', '"industry-veteran-a", "tessa-torque"'),
        cards=STAGE,
    )
    table.play("Ann use redemption-arc-a; turn-up industry-veteran-a; stop-turning")
    assert score(table, "8pm") == 10 + 3 + 1


# -- Versatile Actor ------------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.25")
def test_numbers_of_the_versatile_actor() -> None:
    """Versatile Actor costs $4M, has no condition, and 4 viewers or 2 by its side."""
    assert star_numbers("versatile-actor") == (4, 1, "", 4, 2)


@pytest.mark.rule("E2.CARDS.25")
@pytest.mark.parametrize(("side", "viewers", "cash"), [("up", 4, 2 - 1), ("down", 2, 2)])
def test_the_side_of_a_versatile_actor_is_chosen(side: str, viewers: int, cash: int) -> None:
    """Rightside up it has 4 viewers and $1M expenses, upside down 2 viewers and none."""
    table = named(
        on_stage("") + '\nlineup.9pm = ""\nlineup.10pm = ""',
        stars="versatile-actor",
        top='round = 2\npassed = ["Bo", "Cy"]',
        cash=0,
        cards=STAGE,
    )
    table.play("Ann add-or-replace versatile-actor 8pm slot 1")
    assert table.legal("Ann") == {"choose-side up", "choose-side down"}
    table.play(f"Ann choose-side {side}", "Ann pass cash")
    assert table.player("Ann").viewers == 10 + viewers
    assert table.player("Ann").cash == cash


@pytest.mark.rule("E2.CARDS.25", "E2.CARDS.15")
@pytest.mark.parametrize(("side", "met"), [("up", False), ("down", True)])
def test_an_actor_upside_down_meets_genre_conditions_of_new_cards(side: str, met: bool) -> None:
    """On a Drama show a star for Action and an ad for Sci-Fi lie rightside up beside it."""
    table = named(
        shows="test-stage",
        stars="brick-hammerly versatile-actor",
        ads="rocket-toaster",
        cards=STAGE,
    )
    table.play("Ann produce test-stage 8pm; attach brick-hammerly; attach versatile-actor")
    table.play("Ann attach rocket-toaster", f"Ann choose-side {side}")
    assert lies_up(table, "8pm", "brick-hammerly") == met
    assert lies_up(table, "8pm", "rocket-toaster") == met


@pytest.mark.rule("E2.CARDS.25")
def test_an_actor_who_lies_upside_down_meets_conditions_of_cards_added_later() -> None:
    """An ad for Sci-Fi added to the Drama show lies rightside up; at 10PM it would not."""
    lineup = on_stage('"versatile-actor"', '"versatile-actor"')
    lineup += '\nlineup.10pm = "tears-at-table-nine"'
    for timeslot, slot, met in (("8pm", 4, True), ("10pm", 2, False)):
        table = named(lineup, ads="rocket-toaster", cards=STAGE)
        table.play(f"Ann add-or-replace rocket-toaster {timeslot} slot {slot}")
        assert lies_up(table, timeslot, "rocket-toaster") == met


@pytest.mark.rule("E2.CARDS.25")
def test_an_actor_does_nothing_for_cards_that_were_attached_before() -> None:
    """The ad for Sci-Fi that lies upside down stays so when the actor comes."""
    table = named(
        on_stage('"", "", "", "rocket-toaster"', '"rocket-toaster"'),
        stars="versatile-actor",
        cards=STAGE,
    )
    table.play("Ann add-or-replace versatile-actor 8pm slot 1; choose-side down")
    assert not lies_up(table, "8pm", "rocket-toaster")


@pytest.mark.rule("E2.CARDS.25")
@pytest.mark.parametrize(
    ("card", "slot"),
    [("dinner-in-a-tube", 4), ("surpriser", 2), ("diva-von-spotlight", 2), ("jingle-jenny", 2)],
)
def test_an_actor_meets_genre_conditions_only(card: str, slot: int) -> None:
    """Another timeslot, a season row, being alone or an ad are no genres."""
    where: dict[str, Any] = {"ads": card} if slot == 4 else {"stars": card}
    lineup = on_stage('"versatile-actor"', '"versatile-actor"')
    table = named(lineup, cards=STAGE, **where)
    table.play(f"Ann add-or-replace {card} 8pm slot {slot}")
    assert not lies_up(table, "8pm", card)


@pytest.mark.rule("E2.CARDS.25", "E2.CARDS.15")
def test_an_actor_turned_up_has_no_effect_any_more() -> None:
    """After Redemption Arc an ad for Sci-Fi finds nothing that meets its condition."""
    table = named(
        'network = ["redemption-arc-a"]\n' + on_stage('"versatile-actor"', '"versatile-actor"'),
        ads="rocket-toaster",
        cards=STAGE,
    )
    table.play("Ann use redemption-arc-a; turn-up versatile-actor")
    assert score(table, "8pm") == 10 + 4
    table.play("Ann add-or-replace rocket-toaster 8pm slot 4")
    assert not lies_up(table, "8pm", "rocket-toaster")


@pytest.mark.rule("E2.CARDS.25")
def test_an_actor_who_is_replaced_has_no_effect_any_more() -> None:
    """Brick Hammerly, who takes the actor's own slot, wants an Action show in vain."""
    lineup = on_stage('"versatile-actor"', '"versatile-actor"')
    table = named(lineup, stars="brick-hammerly", cards=STAGE)
    table.play("Ann add-or-replace brick-hammerly 8pm slot 1")
    assert not lies_up(table, "8pm", "brick-hammerly")


@pytest.mark.rule("E2.CARDS.25", "E2.CARDS.14")
def test_conditions_are_tested_before_a_veteran_turns_the_actor() -> None:
    """Both chosen upside down: the ad for Sci-Fi lies rightside up, then the actor is turned."""
    table = named(
        shows="test-stage",
        stars="versatile-actor industry-veteran-a",
        ads="rocket-toaster",
        cards=STAGE,
    )
    table.play("Ann produce test-stage 8pm; attach versatile-actor; attach industry-veteran-a")
    table.play("Ann attach rocket-toaster", "Ann choose-side down", "Ann choose-side down")
    assert lies_up(table, "8pm", "rocket-toaster")
    assert score(table, "8pm") == 10 + 4 + 1


# -- Cross-Promoting Star -------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.26")
def test_numbers_of_the_cross_promoting_star() -> None:
    """Cross-Promoting Star costs $3M, has $1M expenses, and 3 viewers or 1 by its side."""
    assert star_numbers("cross-promoting-star") == (3, 1, "ad", 3, 1)


@pytest.mark.rule("E2.CARDS.26")
def test_a_cross_promoting_star_turns_an_ad_of_its_show() -> None:
    """The ad for Sci-Fi on a Drama show, attached with the star, is turned: $3M for $1M."""
    table = named(
        shows="test-stage", stars="cross-promoting-star", ads="rocket-toaster", cards=STAGE
    )
    table.play("Ann produce test-stage 8pm; attach cross-promoting-star; attach rocket-toaster")
    assert table.legal("Ann") == {"turn-up rocket-toaster"}
    table.play("Ann turn-up rocket-toaster")
    assert lies_up(table, "8pm", "cross-promoting-star")
    assert lies_up(table, "8pm", "rocket-toaster")
    assert score(table, "8pm") == 10 + 3


@pytest.mark.rule("E2.CARDS.26")
def test_one_of_two_ads_is_chosen() -> None:
    """Of two ads upside down exactly one is turned, and it has to be; other cards are refused."""
    lineup = on_stage(
        '"", "tessa-torque", "", "rocket-toaster", "dinner-in-a-tube"',
        '"tessa-torque", "rocket-toaster", "dinner-in-a-tube"',
    )
    table = named(lineup, stars="cross-promoting-star", cards=STAGE)
    table.play("Ann add-or-replace cross-promoting-star 8pm slot 1")
    assert table.legal("Ann") == {"turn-up rocket-toaster", "turn-up dinner-in-a-tube"}
    assert table.refuses("Ann turn-up tessa-torque") == {"E2.CARDS.26"}
    table.play("Ann turn-up dinner-in-a-tube")
    assert lies_up(table, "8pm", "dinner-in-a-tube")
    assert not lies_up(table, "8pm", "rocket-toaster")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.26")
def test_without_an_ad_a_cross_promoting_star_lies_upside_down() -> None:
    """Its condition fails: 1 viewer, and an ad of another show stays as it lies."""
    other = 'lineup.9pm = { show = "moon-janitors", cards = ["", "{0}"], down = ["{0}"] }'
    table = named(
        on_stage("") + "\n" + other.replace("{0}", "custard-pie-club"),
        stars="cross-promoting-star",
        cards=STAGE,
    )
    table.play("Ann add-or-replace cross-promoting-star 8pm slot 1")
    assert score(table, "8pm") == 10 + 1
    assert not lies_up(table, "9pm", "custard-pie-club")


@pytest.mark.rule("E2.CARDS.26")
def test_ads_of_another_show_are_out_of_reach() -> None:
    """With a plain ad on its show the star lies rightside up; there is nothing to turn here."""
    other = 'lineup.9pm = { show = "moon-janitors", cards = ["", "{0}"], down = ["{0}"] }'
    table = named(
        on_stage('"", "", "", "fizz-cola"') + "\n" + other.replace("{0}", "custard-pie-club"),
        stars="cross-promoting-star",
        cards=STAGE,
    )
    table.play("Ann add-or-replace cross-promoting-star 8pm slot 1")
    assert score(table, "8pm") == 10 + 3
    assert not lies_up(table, "9pm", "custard-pie-club")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.26")
def test_a_cross_promoting_star_turned_up_later_turns_no_ad() -> None:
    """It was attached upside down: Redemption Arc turns the star, and the ad stays as it lies."""
    lineup = on_stage(
        '"cross-promoting-star", "", "", "rocket-toaster"',
        '"cross-promoting-star", "rocket-toaster"',
    )
    table = named('network = ["redemption-arc-a"]\n' + lineup, cards=STAGE)
    table.play("Ann use redemption-arc-a; turn-up cross-promoting-star; stop-turning")
    assert score(table, "8pm") == 10 + 3
    assert not lies_up(table, "8pm", "rocket-toaster")


@pytest.mark.rule("E2.CARDS.26")
def test_an_ad_that_was_turned_earns_more_at_upkeep() -> None:
    """Rocket Toaster earns $3M, and the star costs $1M: 2 + 3 - 1 with the pass."""
    table = named(
        on_stage('"", "", "", "rocket-toaster"', '"rocket-toaster"')
        + '\nlineup.9pm = ""\nlineup.10pm = ""',
        stars="cross-promoting-star",
        top='round = 2\npassed = ["Bo", "Cy"]',
        cash=0,
        cards=STAGE,
    )
    table.play("Ann add-or-replace cross-promoting-star 8pm slot 1; turn-up rocket-toaster")
    table.play("Ann pass cash")
    assert table.player("Ann").cash == 2 + 3 - 1


# -- notation and explanations --------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.14", "E2.CARDS.26")
@pytest.mark.parametrize(
    ("star", "text", "told"),
    [
        ("industry-veteran-a", "choose-side down", "E2.CARDS.14"),
        ("cross-promoting-star", "turn-up rocket-toaster", "E2.CARDS.26"),
    ],
)
def test_choices_of_sides_are_written_read_and_explained(star: str, text: str, told: str) -> None:
    """Each decision has a text and a code, and its explanation cites the clause of the effect."""
    lineup = on_stage(
        '"", "tessa-torque", "", "rocket-toaster", "dinner-in-a-tube"',
        '"tessa-torque", "rocket-toaster", "dinner-in-a-tube"',
    )
    table = named(lineup, stars=star, cards=STAGE)
    table.play(f"Ann add-or-replace {star} 8pm slot 1")
    action = table.game.parse(f"Ann {text}", table.state)
    assert action.text == text
    assert table.game.decode(table.game.encode(action), 0) == action
    explanation = table.game.explain(table.state, action)
    assert explanation.is_legal
    assert told in str(explanation)
