"""Named shows, second edition: Reinfeld, Foosball, Dextrous, Waterbug (E2.CARDS.28-.32, .42)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from executives.networks.cards import Mogul, NetworkCard, Show, Star
from executives.networks.second_edition import bundled_cards
from support.named_cards import lies_up, named, score

LAST = 'round = 2\npassed = ["Bo", "Cy"]'
REINFELD = 'lineup.9pm = {{ show = "reinfeld", row = {row}, cards = [{cards}], down = [{down}] }}'
FOOSBALL = (
    'lineup.8pm = {{ show = "monday-night-foosball", row = {row}, '
    "cards = [{cards}], down = [{down}] }}"
)
NOTHING_ELSE = '\nlineup.8pm = ""\nlineup.10pm = ""'


def printed(name: str) -> tuple[Any, ...]:
    """What is printed on a show, in the order in which the rules list it."""
    show = bundled_cards().by_id[name]
    assert isinstance(show, Show)
    return (
        *(show.genre, show.deck, show.cost, show.expenses, show.timeslot),
        *(show.viewers, show.rerun, sorted(show.slots)),
    )


# -- Reinfeld -------------------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.28")
def test_what_is_printed_on_reinfeld() -> None:
    """Sitcom of rounds 2-3, $5M, expenses $1M, 9PM, 6/5/3/1, rerun 2, one required star."""
    slots = sorted(["star!", "star?", "ad?"])
    assert printed("reinfeld") == ("sitcom", "round_2_3", 5, 1, "9pm", (6, 5, 3, 1), 2, slots)


@pytest.mark.rule("E2.CARDS.28")
@pytest.mark.parametrize(
    ("cards", "down", "viewers"),
    [
        ("", "", 6),
        ('"fill-in-wendy"', "", 6 + 2 + 2),
        ('"dependable-dana"', "", 6 + 3),
        ('"fill-in-wendy", "dependable-dana"', "", 6 + 2 + 2 + 3),
        ('"fill-in-wendy", "rerun-guy"', "", 6 + 2 + 2 + 2 + 2),
        ('"tessa-torque"', '"tessa-torque"', 6 + 1 + 2),
        ('"industry-veteran-a"', "", 6 + 3 + 2),
        ('"", "", "fizz-cola"', "", 6),
    ],
)
def test_reinfeld_scores_two_for_each_star_that_shows_no_expenses(
    cards: str, down: str, viewers: int
) -> None:
    """Stars without expenses count, upside-down ones too; those with $1M and ads do not."""
    table = named(REINFELD.format(row=1, cards=cards, down=down))
    assert score(table, "9pm") == viewers


@pytest.mark.rule("E2.CARDS.28", "E2.BASE.68")
@pytest.mark.parametrize(("row", "printed_viewers"), [(1, 6), (2, 5), (3, 3), (4, 1)])
def test_reinfeld_scores_at_the_end_of_a_round(row: int, printed_viewers: int) -> None:
    """In each row the viewers of the star and 2 for it are added to those of the row."""
    table = named(
        REINFELD.format(row=row, cards='"fill-in-wendy"', down="") + NOTHING_ELSE, top=LAST
    )
    table.play("Ann pass cash")
    assert table.player("Ann").viewers == printed_viewers + 2 + 2


@pytest.mark.rule("E2.CARDS.28")
def test_reinfeld_counts_its_own_stars_for_its_own_score() -> None:
    """Stars of another show, and of the green room, add nothing, nor does that show score more."""
    other = 'lineup.8pm = { show = "graveyard-shift", cards = ["fill-in-wendy"] }'
    table = named(
        REINFELD.format(row=1, cards="", down="") + "\n" + other, stars="extra-number-seven"
    )
    assert score(table, "9pm") == 6
    assert score(table, "8pm") == 5 + 2


@pytest.mark.rule("E2.CARDS.28")
def test_reinfeld_among_the_reruns_scores_nothing_for_stars() -> None:
    """Cancelled it is a rerun of 2 viewers; the stars of the show in its place bring no more."""
    table = named(
        'reruns = ["reinfeld"]\nlineup.9pm = { show = "graveyard-shift", row = 2, '
        'cards = ["fill-in-wendy"] }' + NOTHING_ELSE,
        top='round = 5\npassed = ["Bo", "Cy"]',
    )
    table.play("Ann pass cash")
    # $30M and the pass count for nothing.
    assert table.player("Ann").viewers == 4 + 2 + 2


@pytest.mark.rule("E2.CARDS.28", "E2.CARDS.20")
def test_a_surpriser_counts_the_stars_of_reinfeld() -> None:
    """Half of 5 + 3, and 2 + 2 for Fill-In Wendy; the Surpriser shows expenses."""
    table = named(REINFELD.format(row=2, cards='"fill-in-wendy"', down=""), stars="surpriser")
    table.play("Ann add-or-replace surpriser 9pm slot 2")
    assert table.player("Ann").viewers == (5 + 2 + 2 + 3) // 2


# -- Monday Night Foosball ------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.29")
def test_what_is_printed_on_monday_night_foosball() -> None:
    """Sports of rounds 2-3, $6M, expenses $2M, 8PM, 7/5/3/1, rerun 1, one required ad."""
    slots = sorted(["ad!", "ad?", "star?"])
    assert printed("monday-night-foosball") == (
        *("sports", "round_2_3", 6, 2, "8pm"),
        *((7, 5, 3, 1), 1, slots),
    )


@pytest.mark.rule("E2.CARDS.29")
@pytest.mark.parametrize(
    ("cards", "down", "viewers"),
    [
        ('"never-drop-foam-fingers"', "", 7 + 3),
        ('"rocket-toaster"', '"rocket-toaster"', 7 + 1),
        ('"gulp-isotonic-soup", "fizz-cola"', "", 7 + 4 + 2),
        ('"homework-helper-pens"', '"homework-helper-pens"', 7 + 0),
        ('"fizz-cola", "", "fill-in-wendy"', "", 7 + 2 + 2),
    ],
)
def test_foosball_scores_one_for_each_million_of_its_ads(
    cards: str, down: str, viewers: int
) -> None:
    """Each ad counts as it lies; a star adds its viewers only."""
    table = named(FOOSBALL.format(row=1, cards=cards, down=down))
    assert score(table, "8pm") == viewers


@pytest.mark.rule("E2.CARDS.29", "E2.BASE.65")
def test_foosball_scores_and_its_ads_earn_as_well() -> None:
    """At the round's end: $4M and $2M come in, $2M go out, and 5 + 4 + 2 viewers are scored."""
    table = named(
        FOOSBALL.format(row=2, cards='"gulp-isotonic-soup", "fizz-cola"', down="")
        + '\nlineup.9pm = ""\nlineup.10pm = ""',
        top=LAST,
        cash=0,
    )
    table.play("Ann pass cash")
    assert table.player("Ann").cash == 2 + 4 + 2 - 2
    assert table.player("Ann").viewers == 5 + 4 + 2


@pytest.mark.rule("E2.CARDS.29")
def test_foosball_counts_no_other_income() -> None:
    """Ads of another show, and a card that pays at upkeep, add nothing to its score."""
    other = 'lineup.9pm = { show = "graveyard-shift", cards = ["", "gulp-isotonic-soup"] }'
    table = named(
        'network = ["sponsor-deal-a"]\n'
        + FOOSBALL.format(row=1, cards='"fizz-cola"', down="")
        + f"\n{other}"
    )
    assert score(table, "8pm") == 7 + 2
    assert score(table, "9pm") == 5


@pytest.mark.rule("E2.CARDS.29", "E2.BASE.43")
def test_foosball_needs_an_ad_and_no_star() -> None:
    """With stars alone it is refused; with one ad it is made without a star."""
    table = named(shows="monday-night-foosball", stars="fill-in-wendy rerun-guy")
    assert table.refuses("Ann produce monday-night-foosball 8pm") == {"E2.BASE.43"}
    table = named(shows="monday-night-foosball", ads="never-drop-foam-fingers", cash=6)
    table.play("Ann produce monday-night-foosball 8pm; attach never-drop-foam-fingers")
    assert table.player("Ann").cash == 6 - 6
    assert score(table, "8pm") == 7 + 3


@pytest.mark.rule("E2.CARDS.29", "E2.CARDS.26")
def test_an_ad_turned_by_a_star_counts_more_for_foosball() -> None:
    """Rocket Toaster, turned by Cross-Promoting Star, brings 3 instead of 1."""
    table = named(
        FOOSBALL.format(row=1, cards='"rocket-toaster"', down='"rocket-toaster"'),
        stars="cross-promoting-star",
    )
    assert score(table, "8pm") == 7 + 1
    table.play("Ann add-or-replace cross-promoting-star 8pm slot 3; turn-up rocket-toaster")
    assert score(table, "8pm") == 7 + 3 + 3


@pytest.mark.rule("E2.CARDS.29", "E2.CARDS.13")
def test_big_game_and_foosball_count_the_same_income() -> None:
    """Big Game on Foosball brings the income of the ads at once, not the score of the show."""
    table = named(
        'network = ["big-game-a"]\n'
        + FOOSBALL.format(row=1, cards='"gulp-isotonic-soup", "fizz-cola"', down="")
    )
    table.play("Ann use big-game-a; choose 8pm")
    assert table.player("Ann").viewers == 4 + 2


# -- Dextrous -------------------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.31")
def test_what_is_printed_on_dextrous() -> None:
    """Action of rounds 2-3, $5M, expenses $1M, 10PM, 9/7/4/2, rerun 2, a star and perhaps an ad."""
    slots = sorted(["star!", "ad?"])
    assert printed("dextrous") == ("action", "round_2_3", 5, 1, "10pm", (9, 7, 4, 2), 2, slots)


@pytest.mark.rule("E2.CARDS.30")
def test_dextrous_is_an_action_show_that_can_take_an_ad() -> None:
    """An ad for Sports lies upside down on it, one for Action would not; Action advances."""
    table = named(shows="dextrous", stars="brick-hammerly", ads="never-drop-foam-fingers fizz-cola")
    table.play("Ann produce dextrous 10pm; attach brick-hammerly; attach never-drop-foam-fingers")
    assert lies_up(table, "10pm", "brick-hammerly")
    assert not lies_up(table, "10pm", "never-drop-foam-fingers")
    tracks = dict(zip(table.game.boards.genres, table.player("Ann").tracks, strict=True))
    assert tracks == {**dict.fromkeys(tracks, 0), "action": 1}


# -- Waterbug -------------------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.32")
def test_what_is_printed_on_waterbug() -> None:
    """Sci-Fi of rounds 2-3, $6M, no expenses, 9PM, 7/6/4/2, rerun 2, a star and perhaps an ad."""
    slots = sorted(["star!", "ad?"])
    assert printed("waterbug") == ("sci-fi", "round_2_3", 6, 0, "9pm", (7, 6, 4, 2), 2, slots)


WATERBUG = "Ann produce waterbug {}; attach fill-in-wendy"


@pytest.mark.rule("E2.CARDS.32")
@pytest.mark.parametrize("timeslot", ["9pm", "8pm"])
def test_waterbug_advances_drama_too(timeslot: str) -> None:
    """Sci-Fi advances first, then Drama, each by 1, also with a timeslot penalty."""
    table = named(shows="waterbug", stars="fill-in-wendy")
    table.play(WATERBUG.format(timeslot))
    found = [(event.genre, event.space) for event in table.events("GenreAdvanced")]
    assert found == [("sci-fi", 1), ("drama", 1)]
    assert [event.rule for event in table.events("GenreAdvanced")] == ["E2.BASE.52", "E2.CARDS.32"]


@pytest.mark.rule("E2.CARDS.32", "E2.TRACKS.05")
def test_waterbug_gains_both_bonuses_one_after_the_other() -> None:
    """Both markers reach space 2: a star or ad is kept for Sci-Fi, before Drama advances."""
    table = named(
        "tracks = { sci-fi = 1, drama = 1 }",
        shows="waterbug",
        stars="fill-in-wendy",
        cards='[decks.star]\nnext = ["rerun-guy", "surpriser"]\n'
        '[decks.ad]\nnext = ["fizz-cola", "average-soap"]',
    )
    table.play(WATERBUG.format("9pm"))
    drama = table.game.boards.genres.index("drama")
    assert table.legal("Ann") == {"keep rerun-guy", "keep fizz-cola"}
    assert table.player("Ann").tracks[drama] == 1
    table.play("Ann keep rerun-guy")
    assert table.legal("Ann") == {"keep surpriser", "keep average-soap"}
    assert table.player("Ann").tracks[drama] == 2
    table.play("Ann keep surpriser")
    assert table.player("Ann").stars == ("rerun-guy", "surpriser")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.32", "E2.TRACKS.17")
@pytest.mark.parametrize(
    ("tracks", "moved"),
    [
        ("drama = 6", [("sci-fi", 1)]),
        ("sci-fi = 6", [("drama", 1)]),
        ("sci-fi = 6, drama = 6", []),
    ],
)
def test_waterbug_with_a_full_track_moves_the_other_one(
    tracks: str, moved: list[tuple[str, int]]
) -> None:
    """At the last space nothing more happens; the production goes on as usual."""
    table = named(f"tracks = {{ {tracks} }}", shows="waterbug", stars="fill-in-wendy")
    table.play(WATERBUG.format("9pm"))
    assert [(event.genre, event.space) for event in table.events("GenreAdvanced")] == moved
    assert score(table, "9pm") == 7 + 2
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.32")
def test_waterbug_advances_drama_only_when_it_is_produced_itself() -> None:
    """With Waterbug in the lineup, or cancelled by it, another show advances its own genre only."""
    for lineup in ('lineup.9pm = "waterbug"', 'lineup.8pm = "waterbug"'):
        table = named(lineup, shows="brakes-are-optional")
        table.play("Ann produce brakes-are-optional 8pm")
        assert [event.genre for event in table.events("GenreAdvanced")] == ["action"]


@pytest.mark.rule("E2.CARDS.32")
def test_waterbug_advances_only_its_producer() -> None:
    """Bo has Waterbug in his lineup: what Ann produces moves nothing of his, nor Drama for her."""
    table = named('[players.Bo]\nlineup.9pm = "waterbug"', shows="brakes-are-optional")
    table.play("Ann produce brakes-are-optional 8pm")
    assert [(event.seat, event.genre) for event in table.events("GenreAdvanced")] == [(0, "action")]


# -- copies ---------------------------------------------------------------------------------------

STARS = {
    *("Surpriser", "Cheeky Friend", "Bollywood Star"),
    *("Versatile Actor", "Cross-Promoting Star", "Rerun Guy"),
}
SHOWS = {"Reinfeld", "Monday Night Foosball", "Dextrous", "Waterbug"}
MOGULS = {
    *("Page to Screen", "Blockbuster Director", "Penny Pincher"),
    *("Voice of a Generation", "Tech Pioneer", "Reboot-o-mancer"),
}
NETWORK = {
    *("Talent Agency", "On-Set Accommodation", "Writeoff", "Preempted Timeslot"),
    *("Flexible Schedule", "Market Research", "Big Game", "Redemption Arc"),
    *("Spinoff", "Awards Show", "Industry Veteran"),
}


@pytest.mark.rule("E2.CARDS.42")
def test_copies_of_the_named_cards() -> None:
    """Each of the 11 network cards is there twice, each star, show and mogul once."""
    kinds = {NetworkCard: NETWORK, Star: STARS, Show: SHOWS, Mogul: MOGULS}
    found = Counter(card.name for card in bundled_cards().cards)
    for kind, names in kinds.items():
        for name in names:
            assert found[name] == (2 if kind is NetworkCard else 1), name
    assert len(NETWORK) * 2 == 22


@pytest.mark.rule("E2.CARDS.42")
def test_the_network_deck_has_54_cards() -> None:
    """22 named ones and 32 of the house; both veterans are among them, and no star deck has one."""
    table = named()
    network = table.game.deck_cards[table.game.deck_named["network"]]
    assert len(network) == 54
    assert sum(table.game.card[card].name in NETWORK for card in network) == 11 * 2
    stars = table.game.deck_cards[table.game.deck_named["star"]]
    assert not [card for card in stars if card.startswith("industry-veteran")]
