"""Named stars and shows with moguls and with Telly Time (E2.CARDS.20-.39, E2.TELLY.13)."""

from __future__ import annotations

from typing import Any

import pytest

from support.named_cards import lies_up, named, score

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
REINFELD = 'lineup.9pm = {{ show = "reinfeld", row = {row}, cards = ["{star}"] }}'
FOOSBALL = (
    'lineup.8pm = {{ show = "monday-night-foosball", row = {row}, '
    'cards = ["gulp-isotonic-soup", "fizz-cola"] }}'
)
RERUN_GUY = 'lineup.8pm = { show = "graveyard-shift", cards = ["rerun-guy"] }'


def advanced(table: Any) -> list[str]:
    """The genres that advanced in the last step, in their order."""
    return [event.genre for event in table.events("GenreAdvanced")]


# -- moguls ---------------------------------------------------------------------------------------


def with_mogul(mogul: str, ann: str, **more: Any) -> Any:
    """Ann has a mogul."""
    return named(f'moguls = ["{mogul}"]\n{ann}', modules="moguls", **more)


@pytest.mark.rule("E2.CARDS.36", "E2.CARDS.28")
@pytest.mark.parametrize(
    ("star", "viewers", "more"),
    [("dependable-dana", 3, 2), ("national-treasure-nora", 5, 0), ("fill-in-wendy", 2, 2)],
)
def test_penny_pincher_takes_expenses_out_of_the_sight_of_reinfeld(
    star: str, viewers: int, more: int
) -> None:
    """A star of $1M shows none and counts; one of $2M still shows $1M and does not."""
    table = with_mogul("penny-pincher", REINFELD.format(row=1, star=star))
    assert score(table, "9pm") == 6 + viewers + more


@pytest.mark.rule("E2.CARDS.37", "E2.CARDS.28")
@pytest.mark.parametrize(
    ("star", "viewers", "more"), [("dependable-dana", 3, 1), ("fill-in-wendy", 2, 2)]
)
def test_a_star_counts_for_reinfeld_or_for_the_voice(star: str, viewers: int, more: int) -> None:
    """With expenses it brings 1 by Voice of a Generation, without them 2 by Reinfeld."""
    table = with_mogul("voice-of-a-generation", REINFELD.format(row=1, star=star))
    assert score(table, "9pm") == 6 + viewers + more


@pytest.mark.rule("E2.CARDS.37", "E2.CARDS.20")
def test_a_surpriser_counts_the_voice_that_speaks_for_it() -> None:
    """Rightside up it has expenses: half of 4 + 3 + 1."""
    lineup = 'lineup.8pm = { show = "graveyard-shift", row = 2 }'
    table = with_mogul("voice-of-a-generation", lineup, stars="surpriser")
    table.play("Ann add-or-replace surpriser 8pm slot 1")
    assert table.player("Ann").viewers == (4 + 3 + 1) // 2


@pytest.mark.rule("E2.CARDS.35", "E2.CARDS.29")
def test_blockbuster_director_gains_what_foosball_scores() -> None:
    """7 viewers and the income of the two ads, $4M and $2M, at once."""
    table = with_mogul("blockbuster-director", FOOSBALL.format(row=1))
    table.play("Ann use blockbuster-director; choose 8pm")
    assert table.player("Ann").viewers == 7 + 4 + 2


@pytest.mark.rule("E2.CARDS.35", "E2.CARDS.24")
def test_blockbuster_director_counts_the_game_end_cards_of_a_bollywood_star() -> None:
    """4 viewers, 1 of the star and 1 for the only Game End card."""
    table = with_mogul(
        "blockbuster-director",
        'network = ["genre-block-a"]\n'
        'lineup.8pm = { show = "graveyard-shift", row = 2, cards = ["bollywood-star"] }',
    )
    table.play("Ann use blockbuster-director; choose 8pm")
    assert table.player("Ann").viewers == 4 + 1 + 1


@pytest.mark.rule("E2.CARDS.38", "E2.CARDS.24")
def test_tech_pioneer_and_bollywood_star_count_the_same_cards() -> None:
    """Ad Empire is 1 for the star at the last scoring, 2 for the pioneer, and scores nothing."""
    table = with_mogul(
        "tech-pioneer",
        'network = ["ad-empire-a"]\nlineup.9pm = ""\nlineup.10pm = ""\n'
        'lineup.8pm = { show = "graveyard-shift", row = 2, cards = ["bollywood-star"] }',
        top='round = 5\npassed = ["Bo", "Cy"]',
    )
    table.play("Ann pass cash")
    assert table.player("Ann").viewers == 4 + 1 + 1 + 2


@pytest.mark.rule("E2.CARDS.39", "E2.CARDS.32")
def test_reboot_o_mancer_with_waterbug_advances_its_own_genre_only() -> None:
    """Waterbug removed from the reruns is not produced: Sci-Fi advances, and Drama does not."""
    table = with_mogul("reboot-o-mancer", 'reruns = ["waterbug"]')
    table.play("Ann spend-rerun waterbug")
    assert advanced(table) == ["sci-fi"]


@pytest.mark.rule("E2.CARDS.34", "E2.CARDS.32")
def test_page_to_screen_makes_waterbug_for_nothing_and_advances_both_genres() -> None:
    """It is produced, if bare: its own genre advances, then Drama."""
    table = with_mogul(
        "page-to-screen",
        "",
        top="round = 2",
        cash=0,
        cards='[decks.round_2_3]\nnext = ["waterbug", "dextrous"]',
    )
    table.play("Ann use page-to-screen; produce waterbug 9pm")
    assert advanced(table) == ["sci-fi", "drama"]
    assert table.show("Ann", "9pm").cards == ("", "")


@pytest.mark.rule("E2.CARDS.34", "E2.CARDS.27")
@pytest.mark.parametrize("chosen", ["attach rerun-guy", "leave-empty"])
def test_page_to_screen_over_the_show_of_the_rerun_guy(chosen: str) -> None:
    """He returns before the slots of the drawn show are filled, which are optional for him."""
    table = with_mogul(
        "page-to-screen",
        RERUN_GUY,
        top="round = 2",
        cards='[decks.round_2_3]\nnext = ["dextrous", "waterbug"]',
    )
    table.play("Ann use page-to-screen; produce dextrous 8pm")
    assert table.legal("Ann") == {"attach rerun-guy", "leave-empty"}
    table.play(f"Ann {chosen}")
    attached = "" if chosen == "leave-empty" else "rerun-guy"
    assert table.show("Ann", "8pm").cards == (attached, "")
    assert table.player("Ann").stars == (() if attached else ("rerun-guy",))


@pytest.mark.rule("E2.CARDS.34", "E2.CARDS.21")
def test_a_surpriser_on_a_penalised_show_of_page_to_screen() -> None:
    """Dextrous at 8PM starts in row 3: half of 4 + 3 is gained."""
    table = with_mogul(
        "page-to-screen",
        "",
        top="round = 2",
        stars="surpriser",
        cards='[decks.round_2_3]\nnext = ["dextrous", "waterbug"]',
    )
    table.play("Ann use page-to-screen; produce dextrous 8pm; attach surpriser")
    assert table.player("Ann").viewers == (4 + 3) // 2


# -- Telly Time -----------------------------------------------------------------------------------

TELLY = "telly_time"


@pytest.mark.rule("E2.TELLY.13", "E2.CARDS.32")
def test_waterbug_covers_two_squares() -> None:
    """The square of Sci-Fi is covered, then that of Drama."""
    table = named(shows="waterbug", stars="fill-in-wendy", modules=TELLY)
    table.play("Ann produce waterbug 9pm; attach fill-in-wendy")
    assert [event.genre for event in table.events("SquareCovered")] == ["sci-fi", "drama"]
    assert advanced(table) == []


@pytest.mark.rule("E2.TELLY.10", "E2.CARDS.32")
def test_waterbug_completes_a_line_with_its_second_square() -> None:
    """With Sitcom covered the middle row is full after Drama: the bonus of the first line."""
    table = named(
        'grid = ["sitcom"]',
        shows="waterbug",
        stars="fill-in-wendy",
        modules=TELLY,
        cards='[decks.star]\nnext = ["rerun-guy"]\n[decks.ad]\nnext = ["fizz-cola"]',
    )
    table.play("Ann produce waterbug 9pm; attach fill-in-wendy")
    assert table.legal("Ann") == {"keep rerun-guy", "keep fizz-cola"}


@pytest.mark.rule("E2.TELLY.25", "E2.CARDS.20")
def test_chat_turns_a_surpriser_up_without_a_gain() -> None:
    """It was attached upside down, to the very Chat show or before: nothing is gained at once."""
    table = named(shows="tea-with-the-mayors-parrot", stars="surpriser", modules=TELLY)
    table.play("Ann produce tea-with-the-mayors-parrot 9pm; attach surpriser; turn-all-up 9pm")
    assert lies_up(table, "9pm", "surpriser")
    assert table.player("Ann").viewers == 0


@pytest.mark.rule("E2.CARDS.25", "E2.TELLY.03")
@pytest.mark.parametrize(("side", "met"), [("up", False), ("down", True)])
def test_an_actor_meets_conditions_of_the_new_genres(side: str, met: bool) -> None:
    """An ad for Kids, attached with him to a Drama show, lies rightside up beside his down side."""
    table = named(
        shows="test-stage",
        stars="versatile-actor",
        ads="sticky-finger-paints lazy-morning-pancakes",
        modules=TELLY,
        cards=STAGE,
    )
    table.play("Ann produce test-stage 8pm; attach versatile-actor")
    table.play("Ann attach sticky-finger-paints; attach lazy-morning-pancakes")
    table.play(f"Ann choose-side {side}")
    assert lies_up(table, "8pm", "sticky-finger-paints") == met
    assert not lies_up(table, "8pm", "lazy-morning-pancakes")


@pytest.mark.rule("E2.CARDS.27", "E2.TELLY.28")
def test_a_rerun_guy_returns_from_the_weekend() -> None:
    """A show of the weekend is cancelled like others, and he comes back."""
    table = named(RERUN_GUY.replace("8pm", "weekend"), shows="brakes-are-optional", modules=TELLY)
    table.play("Ann produce brakes-are-optional weekend; leave-empty")
    assert table.player("Ann").stars == ("rerun-guy",)
