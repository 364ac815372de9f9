"""Named stars, second edition: Surpriser, Cheeky Friend, Bollywood Star (E2.CARDS.20-.24)."""

from __future__ import annotations

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
FLOP = """
[[cards.show]]
id = "test-flop"
name = "Test Flop"
deck = "round_1"
genre = "drama"
cost = 2
expenses = 0
timeslot = "8pm"
viewers = [0, 0, 0, 0]
rerun = 1
slots = ["star?"]
effect = { kind = "show-score", amount = -9, per = "stars-with-expenses" }
"""
GRAVEYARD = 'lineup.8pm = {{ show = "graveyard-shift", row = {row}, cards = [{cards}] }}'


@pytest.mark.rule("E2.CARDS.20")
def test_numbers_of_the_surpriser() -> None:
    """Surpriser costs $3M, has $1M expenses, and 3 viewers rightside up, 1 upside down."""
    assert star_numbers("surpriser") == (3, 1, "below-row-1", 3, 1)


@pytest.mark.rule("E2.CARDS.20")
@pytest.mark.parametrize(("row", "gained"), [(2, 3), (3, 2), (4, 2)])
def test_a_surpriser_gains_half_the_score_at_once(row: int, gained: int) -> None:
    """Added to a show of 4, 2 or 1 viewers it brings half of 7, of 5 and of 4, rounded down."""
    table = named(GRAVEYARD.format(row=row, cards=""), stars="surpriser")
    table.play("Ann add-or-replace surpriser 8pm slot 1")
    assert lies_up(table, "8pm", "surpriser")
    assert table.player("Ann").viewers == gained
    (event,) = table.events("ViewersChanged")
    assert (event.rule, event.amount) == ("E2.CARDS.20", gained)


@pytest.mark.rule("E2.CARDS.20")
def test_a_surpriser_in_row_1_lies_upside_down_and_gains_nothing() -> None:
    """Its condition fails while the marker is in row 1: 1 viewer in the score, none at once."""
    table = named(GRAVEYARD.format(row=1, cards=""), stars="surpriser")
    table.play("Ann add-or-replace surpriser 8pm slot 1")
    assert not lies_up(table, "8pm", "surpriser")
    assert table.player("Ann").viewers == 0
    assert score(table, "8pm") == 5 + 1


@pytest.mark.rule("E2.CARDS.20")
def test_a_surpriser_counts_everything_on_the_show() -> None:
    """The other stars are in the score: half of 4 + 3 + 3 viewers."""
    table = named(
        'lineup.8pm = { show = "test-stage", row = 2, cards = ["", "dependable-dana"] }',
        stars="surpriser",
        cards=STAGE,
    )
    table.play("Ann add-or-replace surpriser 8pm slot 1")
    assert table.player("Ann").viewers == (10 + 3 + 3) // 2


@pytest.mark.rule("E2.CARDS.20")
def test_a_surpriser_in_place_of_another_star_does_not_count_that_one() -> None:
    """Dependable Dana is gone when the score is taken: half of 4 + 3."""
    table = named(GRAVEYARD.format(row=2, cards='"dependable-dana"'), stars="surpriser")
    table.play("Ann add-or-replace surpriser 8pm slot 1")
    assert table.player("Ann").viewers == (4 + 3) // 2


@pytest.mark.rule("E2.CARDS.20")
def test_a_surpriser_loses_a_negative_score() -> None:
    """Half of 0 + 3 - 9 is below nothing: no viewers are lost by it."""
    lineup = 'lineup.8pm = { show = "test-flop", row = 2 }'
    table = named(lineup, stars="surpriser", viewers=5, cards=FLOP)
    table.play("Ann add-or-replace surpriser 8pm slot 1")
    assert lies_up(table, "8pm", "surpriser")
    assert score(table, "8pm") == 3 - 9
    assert table.player("Ann").viewers == 5


@pytest.mark.rule("E2.CARDS.20")
def test_a_surpriser_turned_up_later_gains_nothing() -> None:
    """It was attached upside down: Redemption Arc brings 3 viewers for 1 and nothing at once."""
    table = named(
        'lineup.8pm = { show = "graveyard-shift", cards = ["surpriser"], down = ["surpriser"] }\n'
        'network = ["redemption-arc-a"]'
    )
    table.play("Ann use redemption-arc-a; turn-up surpriser")
    assert lies_up(table, "8pm", "surpriser")
    assert score(table, "8pm") == 5 + 3
    assert table.player("Ann").viewers == 0


@pytest.mark.rule("E2.CARDS.20", "E2.CARDS.14")
def test_a_surpriser_turned_up_by_a_veteran_gains_nothing() -> None:
    """Attached with it to a show in row 1 it lies upside down first, and is then turned."""
    table = named(shows="test-stage", stars="surpriser industry-veteran-a", cards=STAGE)
    table.play("Ann produce test-stage 8pm; attach surpriser; attach industry-veteran-a")
    table.play("Ann choose-side down")
    assert lies_up(table, "8pm", "surpriser")
    assert table.player("Ann").viewers == 0


@pytest.mark.rule("E2.CARDS.20", "E2.CARDS.14")
@pytest.mark.parametrize("first", ["surpriser", "diva-von-spotlight", "industry-veteran-a"])
def test_cards_are_turned_before_the_score_is_counted(first: str) -> None:
    """A diva turned up by a veteran counts 4 for a surpriser of the same production, in any order.

    The show made outside its timeslot has 10 viewers in row 3: half of 10 + 3 + 4 + 1.
    """
    rest = [
        star for star in ("surpriser", "diva-von-spotlight", "industry-veteran-a") if star != first
    ]
    table = named(shows="test-stage", stars=" ".join([first, *rest]), cards=STAGE)
    table.play(f"Ann produce test-stage 9pm; attach {first}")
    table.play(f"Ann attach {rest[0]}", f"Ann attach {rest[1]}", "Ann choose-side down")
    assert score(table, "9pm") == 10 + 3 + 4 + 1
    assert table.player("Ann").viewers == (10 + 3 + 4 + 1) // 2


@pytest.mark.rule("E2.CARDS.21", "E2.CARDS.20")
def test_a_surpriser_on_a_new_penalised_show_lies_rightside_up() -> None:
    """Made at 8PM instead of 9PM the show starts in row 3: half of 2 + 3 is gained."""
    table = named(shows="graveyard-shift", stars="surpriser")
    table.play("Ann produce graveyard-shift 8pm; attach surpriser")
    assert table.show("Ann", "8pm").row == 3
    assert lies_up(table, "8pm", "surpriser")
    assert table.player("Ann").viewers == (2 + 3) // 2


@pytest.mark.rule("E2.CARDS.21")
def test_a_surpriser_on_a_new_show_without_penalty_lies_upside_down() -> None:
    """Made at 9PM the show gets its marker in row 1, where the condition fails."""
    table = named(shows="graveyard-shift", stars="surpriser")
    table.play("Ann produce graveyard-shift 9pm; attach surpriser")
    assert table.show("Ann", "9pm").row == 1
    assert not lies_up(table, "9pm", "surpriser")
    assert table.player("Ann").viewers == 0


@pytest.mark.rule("E2.CARDS.21", "E2.CARDS.11")
def test_a_surpriser_on_a_show_relieved_of_its_penalty_lies_upside_down() -> None:
    """With Flexible Schedule the marker will be in row 1, so that the condition fails."""
    table = named('network = ["flexible-schedule-a"]', shows="graveyard-shift", stars="surpriser")
    table.play("Ann produce graveyard-shift 8pm; declare flexible-schedule-a; attach surpriser")
    assert table.show("Ann", "8pm").row == 1
    assert not lies_up(table, "8pm", "surpriser")
    assert table.player("Ann").viewers == 0


@pytest.mark.rule("E2.CARDS.21")
def test_the_row_of_the_old_show_does_not_matter() -> None:
    """A new show in row 1 takes the place of one in row 4: the condition fails."""
    table = named(
        'lineup.9pm = { show = "test-stage", row = 4 }',
        shows="graveyard-shift",
        stars="surpriser",
        cards=STAGE,
    )
    table.play("Ann produce graveyard-shift 9pm; attach surpriser")
    assert not lies_up(table, "9pm", "surpriser")


# -- Cheeky Friend --------------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.23")
def test_numbers_of_the_cheeky_friend() -> None:
    """Cheeky Friend costs $2M, has no expenses, and 4 viewers rightside up, 1 upside down."""
    assert star_numbers("cheeky-friend") == (2, 0, "other-star", 4, 1)


@pytest.mark.rule("E2.CARDS.22", "E2.CARDS.23")
@pytest.mark.parametrize(
    ("cards", "viewers"),
    [
        ("", 1),
        ('"", "fill-in-wendy"', 4 + 2),
        ('"", "industry-veteran-a"', 4 + 3),
        ('"", "", "", "fizz-cola"', 1),
        ('"fill-in-wendy"', 1),
    ],
)
def test_a_cheeky_friend_wants_another_star_on_the_show(cards: str, viewers: int) -> None:
    """It lies rightside up beside a star, a veteran too; an ad, or a star replaced, is none."""
    lineup = f'lineup.8pm = {{ show = "test-stage", cards = [{cards}] }}'
    table = named(lineup, stars="cheeky-friend", cards=STAGE)
    table.play("Ann add-or-replace cheeky-friend 8pm slot 1")
    assert score(table, "8pm") == 10 + viewers


@pytest.mark.rule("E2.CARDS.22")
def test_two_new_stars_are_company_for_each_other() -> None:
    """Sidekick Sid wants company too: attached together both lie rightside up."""
    table = named(shows="test-stage", stars="cheeky-friend sidekick-sid", cards=STAGE)
    table.play("Ann produce test-stage 8pm; attach cheeky-friend; attach sidekick-sid")
    assert score(table, "8pm") == 10 + 4 + 3


@pytest.mark.rule("E2.CARDS.22")
def test_a_star_upside_down_is_company() -> None:
    """A star that lies upside down is another star all the same."""
    lineup = (
        'lineup.8pm = { show = "test-stage", cards = ["", "brick-hammerly"], '
        'down = ["brick-hammerly"] }'
    )
    table = named(lineup, stars="cheeky-friend", cards=STAGE)
    table.play("Ann add-or-replace cheeky-friend 8pm slot 1")
    assert lies_up(table, "8pm", "cheeky-friend")
    assert not lies_up(table, "8pm", "brick-hammerly")


# -- Bollywood Star -------------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.24")
def test_numbers_of_the_bollywood_star() -> None:
    """Bollywood Star costs $3M, has $1M expenses, no condition, and 1 viewer as it lies."""
    assert star_numbers("bollywood-star") == (3, 1, "", 1, 1)


@pytest.mark.rule("E2.CARDS.24")
@pytest.mark.parametrize(
    ("network", "more"),
    [
        ("", 0),
        ('"genre-block-a"', 1),
        ('"genre-block-a", "genre-block-b", "awards-show-a"', 3),
        ('"sponsor-deal-a", "writeoff-a", "loyal-audience-a"', 0),
    ],
)
def test_a_bollywood_star_counts_game_end_network_cards(network: str, more: int) -> None:
    """1 viewer, and 1 for each Game End card of the green room; cards of other kinds are none."""
    lineup = 'lineup.8pm = { show = "graveyard-shift", row = 2, cards = ["bollywood-star"] }'
    table = named(f"network = [{network}]\n{lineup}")
    assert score(table, "8pm") == 4 + 1 + more


@pytest.mark.rule("E2.CARDS.24")
def test_a_bollywood_star_does_not_count_moguls_nor_the_cards_of_others() -> None:
    """A Game End mogul of Ann and a Game End card of Bo bring nothing."""
    table = named(
        'moguls = ["impresario"]\n'
        'lineup.8pm = { show = "graveyard-shift", row = 2, cards = ["bollywood-star"] }\n'
        '[players.Bo]\nnetwork = ["genre-block-a"]',
        modules="moguls",
    )
    assert score(table, "8pm") == 4 + 1


@pytest.mark.rule("E2.CARDS.24")
def test_a_bollywood_star_counts_for_its_own_show_only() -> None:
    """In the green room, or on another show, it adds nothing to a show."""
    table = named(
        'network = ["genre-block-a"]\n'
        'lineup.8pm = { show = "graveyard-shift", row = 2, cards = ["bollywood-star"] }\n'
        'lineup.9pm = { show = "moon-janitors", row = 2, cards = ["fill-in-wendy"] }'
    )
    assert score(table, "9pm") == 4 + 2


@pytest.mark.rule("E2.CARDS.24", "E2.BASE.67")
def test_a_bollywood_star_is_counted_anew_at_each_scoring() -> None:
    """With one Game End card it brings 2 viewers in round 2; with a second one, 3 in round 3."""
    table = named(
        'network = ["genre-block-a"]\n'
        'lineup.8pm = { show = "graveyard-shift", row = 2, cards = ["bollywood-star"] }\n'
        'lineup.9pm = ""\nlineup.10pm = ""',
        top='round = 2\npassed = ["Bo", "Cy"]',
        cards='[decks.network]\nnext = ["genre-block-b"]',
    )
    table.play("Ann pass cash")
    assert table.player("Ann").viewers == 4 + 1 + 1
    table.play("Bo pass cash", "Cy pass cash", "Ann take genre-block-b", "Ann pass cash")
    assert table.player("Ann").viewers == 4 + 1 + 1 + 2 + 1 + 2
