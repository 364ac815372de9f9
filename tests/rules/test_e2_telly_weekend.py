"""Telly Time: the weekend slot, Kids shows and who treats them otherwise (E2.TELLY.19-.24)."""

from __future__ import annotations

import pytest

from executives.networks.cards import Show
from executives.networks.second_edition import bundled_cards
from executives.networks.state import Rerun
from support.free_shows import free_show
from support.names import GENRES
from support.table import Table
from support.telly_tables import WITH_MOGULS, season, telly

EARLY = free_show("drama", "early-drama", timeslot="8pm")
WEEKEND = free_show("drama", "weekend-drama", timeslot="weekend").replace(
    "slots = []", 'slots = []\nmodule = "telly_time"'
)
KIDS = free_show("kids", "weekend-kids", timeslot="weekend")
TWIN = free_show("kids", "kids-twin", timeslot="weekend")
CROWDED = free_show("kids", "crowded-kids", timeslot="weekend", slots=("star!",))
CARDS = EARLY + WEEKEND + KIDS + TWIN + CROWDED
SHOWS = ("early-drama", "weekend-drama", "weekend-kids", "free-drama", "free-kids", "kids-twin")

FLEXIBLE = 'network = ["flexible-schedule-a"]\n'
OTHER_SLOTS = ("8pm", "9pm", "10pm")


def table(ann: str = "", executive: str = "", shows: tuple[str, ...] = SHOWS) -> Table:
    """Ann to produce one of these shows, as an executive or without."""
    executives = (executive, "beeb") if executive else ()
    return telly(ann, executives=executives, shows=shows, cards=CARDS)


# -- Kids shows -----------------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.19")
@pytest.mark.parametrize("timeslot", OTHER_SLOTS)
@pytest.mark.parametrize("show", ["weekend-kids", "free-kids"])
def test_a_kids_show_is_refused_elsewhere(show: str, timeslot: str) -> None:
    """At 8PM, 9PM and 10PM, for want of the right slot alone, whatever it prints."""
    assert table().refuses(f"Ann produce {show} {timeslot}") == {"E2.TELLY.19"}


@pytest.mark.rule("E2.TELLY.19")
def test_every_kids_show_prints_the_weekend() -> None:
    """All 2 + 3 + 3 of them, and no show of another genre does."""
    shows = [card for card in bundled_cards().cards if isinstance(card, Show)]
    assert len([show for show in shows if show.genre == "kids"]) == 2 + 3 + 3
    assert all((show.genre == "kids") == (show.timeslot == "weekend") for show in shows)


@pytest.mark.rule("E2.TELLY.19")
def test_a_kids_show_is_made_for_the_weekend() -> None:
    """It fits its preferred timeslot there, so its marker starts in row 1."""
    at = table()
    assert {text for text in at.legal() if "kids" in text} == {
        *("produce weekend-kids weekend", "produce free-kids weekend"),
        "produce kids-twin weekend",
    }
    assert season(at.play("Ann produce weekend-kids weekend"), "weekend") == 1


@pytest.mark.rule("E2.TELLY.19")
@pytest.mark.parametrize("executive", ["butcher", "continuum", "cable", "generic", "specialist"])
def test_no_other_executive_may_place_it_elsewhere(executive: str) -> None:
    """What makes BUTCHER's slots optional, say, does not open a timeslot."""
    at = telly(executives=(executive, "beeb"), shows=SHOWS, cards=CARDS, modules=WITH_MOGULS)
    assert at.refuses("Ann produce weekend-kids 8pm") == {"E2.TELLY.19"}
    assert at.allows("Ann produce weekend-kids weekend")


@pytest.mark.rule("E2.TELLY.19", "E2.CARDS.11")
def test_flexible_schedule_does_not_lift_the_rule() -> None:
    """With the card held a Kids show is refused at 9PM just the same."""
    at = table(FLEXIBLE)
    assert at.refuses("Ann produce weekend-kids 9pm") == {"E2.TELLY.19"}
    assert at.allows("Ann produce early-drama 9pm")


@pytest.mark.rule("E2.TELLY.19")
def test_every_reason_against_a_production_is_told() -> None:
    """A Kids show that needs a star, at 8PM without one: both the slot and the star."""
    at = table("stars = []\n", shows=("crowded-kids",))
    assert at.refuses("Ann produce crowded-kids 8pm") == {"E2.TELLY.19", "E2.BASE.43"}


@pytest.mark.rule("E2.TELLY.19")
def test_a_kids_show_drawn_by_a_card_is_bound_too() -> None:
    """Page to Screen draws a Kids show and a drama: the weekend for one, any slot for the other."""
    at = telly(
        'moguls = ["page-to-screen"]\n',
        modules=WITH_MOGULS,
        shows=(),
        rest='[decks.round_1]\nnext = ["weekend-kids", "early-drama"]\n',
        cards=CARDS,
    )
    at.play("Ann use page-to-screen")
    assert at.legal() == {
        "produce weekend-kids weekend",
        *(f"produce early-drama {timeslot}" for timeslot in (*OTHER_SLOTS, "weekend")),
    }
    assert at.refuses("Ann produce weekend-kids 8pm") == {"E2.TELLY.19"}


@pytest.mark.rule("E2.TELLY.19")
def test_a_kids_show_replaces_what_stands_in_the_weekend() -> None:
    """A full weekend does not bar it: the old show goes to the reruns."""
    at = table('lineup.weekend = "weekend-kids"\n', shows=("kids-twin",))
    at.play("Ann produce kids-twin weekend")
    assert at.show("Ann", "weekend").show == "kids-twin"
    assert at.player("Ann").reruns == (Rerun.new("weekend-kids", ""),)


# -- the penalty ----------------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.20")
def test_another_show_in_the_weekend_is_penalised() -> None:
    """A show that prefers 8PM starts in row 3 there, and in row 1 at 8PM."""
    assert season(table().play("Ann produce early-drama weekend"), "weekend") == 3
    assert season(table().play("Ann produce early-drama 8pm"), "8pm") == 1


@pytest.mark.rule("E2.TELLY.20")
def test_a_show_for_any_time_is_not() -> None:
    """ANY includes the weekend."""
    assert season(table().play("Ann produce free-drama weekend"), "weekend") == 1


@pytest.mark.rule("E2.TELLY.20")
@pytest.mark.parametrize(("timeslot", "row"), [("weekend", 1), ("8pm", 3), ("10pm", 3)])
def test_a_drama_for_the_weekend_may_stand_elsewhere(timeslot: str, row: int) -> None:
    """Only Kids shows are bound: a drama that prefers the weekend is penalised elsewhere."""
    assert season(table().play(f"Ann produce weekend-drama {timeslot}"), timeslot) == row


@pytest.mark.rule("E2.TELLY.20", "E2.CARDS.11")
def test_flexible_schedule_lifts_the_penalty_of_the_weekend() -> None:
    """The card is used up, and the show for 8PM starts in row 1 on the weekend."""
    at = table(FLEXIBLE).play("Ann produce early-drama weekend; declare flexible-schedule-a")
    assert season(at, "weekend") == 1
    assert at.player("Ann").network == ()


# -- FLIX -----------------------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.21")
@pytest.mark.parametrize("timeslot", [*OTHER_SLOTS, "weekend"])
@pytest.mark.parametrize("show", ["weekend-kids", "early-drama", "weekend-drama"])
def test_flix_places_any_show_anywhere(show: str, timeslot: str) -> None:
    """Kids shows at every time and every show on the weekend, in row 1."""
    at = table("", "flix").play(f"Ann produce {show} {timeslot}")
    assert season(at, timeslot) == 1


@pytest.mark.rule("E2.TELLY.21")
def test_the_token_is_for_flix_alone() -> None:
    """The player beside FLIX may place a Kids show on the weekend only."""
    at = telly(executives=("flix", "butcher"), shows=SHOWS, cards=CARDS)
    at.play("Ann produce weekend-drama 8pm")
    assert "E2.TELLY.19" in at.refuses("Bo produce weekend-kids 8pm")
    assert at.allows("Bo produce weekend-kids weekend")


@pytest.mark.rule("E2.TELLY.22")
def test_same_genre_counts_across_the_weekend() -> None:
    """A second Kids show, at 8PM beside that of the weekend, costs $3M or starts in row 3."""
    ann = 'cash = 3\nlineup.weekend = "weekend-kids"\n'
    at = table(ann, "flix", ("kids-twin",)).play("Ann produce kids-twin 8pm")
    assert at.legal() == {"declare pay-extra", "declare take-penalty"}
    at.play("Ann declare take-penalty")
    assert (season(at, "8pm"), at.player("Ann").cash) == (3, 3)
    at = table(ann, "flix", ("kids-twin",)).play("Ann produce kids-twin 8pm; declare pay-extra")
    assert (season(at, "8pm"), at.player("Ann").cash) == (1, 0)


@pytest.mark.rule("E2.TELLY.22")
def test_same_genre_counts_for_a_show_on_the_weekend() -> None:
    """A drama for the weekend beside one at 8PM: without $3M only the penalty is left."""
    ann = 'cash = 0\nlineup.8pm = "early-drama"\n'
    at = table(ann, "flix", ("weekend-drama",)).play("Ann produce weekend-drama weekend")
    assert at.legal() == {"declare take-penalty"}
    assert season(at.play("Ann declare take-penalty"), "weekend") == 3


@pytest.mark.rule("E2.TELLY.22")
def test_a_show_of_another_genre_has_no_drawback() -> None:
    """A Kids show beside a drama: nothing is asked."""
    at = table('cash = 3\nlineup.8pm = "early-drama"\n', "flix", ("weekend-kids",))
    at.play("Ann produce weekend-kids 9pm")
    assert (season(at, "9pm"), at.player("Ann").cash) == (1, 3)


# -- PROCRASTINATOR -------------------------------------------------------------------------------


def changes(at: Table) -> set[str]:
    """The genres to which the show that is being produced may be changed."""
    words = "declare genre-"
    return {text.removeprefix(words) for text in at.legal() if text.startswith(words)}


@pytest.mark.rule("E2.TELLY.23")
def test_no_show_can_be_changed_to_a_new_genre() -> None:
    """A drama becomes one of the five other genres with tokens, never Kids, Chat or Quiz."""
    at = table("", "procrastinator").play("Ann produce early-drama 8pm")
    assert changes(at) == {"action", "reality", "sci-fi", "sitcom", "sports"}


@pytest.mark.rule("E2.TELLY.23")
@pytest.mark.parametrize("genre", ["kids", "chat", "quiz"])
def test_a_show_of_a_new_genre_can_be_changed(genre: str) -> None:
    """To each of the six genres with tokens; without drama tokens to the five others."""
    six = set(GENRES)
    shows = ("free-kids", "free-chat", "free-quiz")
    at = table("", "procrastinator", shows).play(f"Ann produce free-{genre} weekend")
    assert changes(at) == six
    used = 'memory = { used = ["drama", "drama"] }\n'
    at = table(used, "procrastinator", shows).play(f"Ann produce free-{genre} weekend")
    assert changes(at) == six - {"drama"}
    at.play("Ann declare genre-sports")
    assert at.show("Ann", "weekend").token == "sports"


@pytest.mark.rule("E2.TELLY.24")
def test_a_changed_kids_show_may_stand_elsewhere_with_the_penalty() -> None:
    """At 8PM as a drama it starts in row 3, for its printed weekend; as Kids it cannot be there."""
    at = table("", "procrastinator").play("Ann produce weekend-kids 8pm")
    assert at.refuses("Ann commit") >= {"E2.TELLY.19"}
    at.play("Ann declare genre-drama")
    assert (at.show("Ann", "8pm").token, season(at, "8pm")) == ("drama", 3)


@pytest.mark.rule("E2.TELLY.24")
def test_a_changed_kids_show_keeps_its_weekend() -> None:
    """On the weekend it is not penalised, as Kids or as a drama."""
    for option in ("declare genre-drama", "commit"):
        at = table("", "procrastinator").play(f"Ann produce weekend-kids weekend; {option}")
        assert season(at, "weekend") == 1


@pytest.mark.rule("E2.TELLY.24", "E2.TELLY.19")
def test_without_tokens_a_kids_show_is_bound() -> None:
    """With all 12 tokens used up it cannot be begun at 8PM."""
    used = [genre for genre in GENRES for _ in range(2)]
    at = table(f"memory = {{ used = {used} }}\n", "procrastinator")
    assert at.refuses("Ann produce weekend-kids 8pm") == {"E2.TELLY.19"}
    assert at.allows("Ann produce weekend-kids weekend")
