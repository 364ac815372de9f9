"""FLIX, second edition: any timeslot, but a variety of genres (E2.FLIX.01-.08).

The test shows cost $4M, have no expenses, and 7 / 5 / 3 / 1 viewers by season row.  Soap and Opera
are dramas, for 9PM and 8PM; Derby is sports, for 10PM; Anthology is a drama for any timeslot,
and Static for 9PM, without a genre.
"""

from __future__ import annotations

import pytest

from executives.networks.second_edition import EDITION
from support.flix_shows import flix_shows
from support.table import Table

SHOWS = {
    "soap": ("drama", "9pm"),
    "opera": ("drama", "8pm"),
    "derby": ("sports", "10pm"),
    "anthology": ("drama", "any"),
    "static": ("", "9pm"),
}
CARDS = flix_shows(SHOWS)


def table(
    displayed: str,
    lineup: str = "",
    *,
    cash: int = 20,
    more: str = "",
    turn: str = "Ann",
) -> Table:
    """Ann is FLIX and Bo is not; who is to act has one show to produce and a lineup.

    ``more`` is what that player has beside the cash; otherwise the green room is empty.
    """
    held = more if more else "stars = []\nads = []\n"
    return Table(f"""
turn = "{turn}"
[game]
executives = ["flix", "butcher", "continuum"]
[display]
shows = ["{displayed}"]
[players.{turn}]
cash = {cash}
viewers = 0
{held}
[players.{turn}.lineup]
{lineup}
{CARDS}""")


BOTH = {"declare pay-extra", "declare take-penalty"}


@pytest.mark.rule("E2.FLIX.01")
def test_metadata_of_flix() -> None:
    """FLIX is of complexity 1, with the two answers to its drawback as options."""
    flix = next(one for one in EDITION.executives if one.id == "flix")
    assert (flix.complexity, flix.section) == (1, "E2.FLIX")
    assert flix.options == ("pay-extra", "take-penalty")


# -- any timeslot --------------------------------------------------------------------------------


@pytest.mark.rule("E2.FLIX.02")
@pytest.mark.parametrize("timeslot", ["8pm", "9pm", "10pm"])
def test_no_timeslot_has_a_penalty(timeslot: str) -> None:
    """A 9PM show starts in row 1 in every timeslot, and nothing is asked."""
    at = table("soap").play(f"Ann produce soap {timeslot}")
    assert at.to_act() == ["Bo"]
    assert at.show("Ann", timeslot).row == 1
    assert at.player("Ann").cash == 20 - 4


@pytest.mark.rule("E2.FLIX.02")
def test_others_have_the_penalty() -> None:
    """Another player's 9PM show starts in row 3 at 8PM."""
    at = table("soap", turn="Bo").play("Bo produce soap 8pm")
    assert at.show("Bo", "8pm").row == 3


@pytest.mark.rule("E2.FLIX.02")
def test_a_show_in_a_strange_timeslot_ages_like_others() -> None:
    """It scores its 7 in the first round, its marker then goes to row 2."""
    at = table("soap", '"8pm" = ""\n"9pm" = ""\n"10pm" = ""\n')
    at.play("Ann produce soap 8pm", "Bo pass cash", "Cy pass cash", "Ann pass cash")
    assert at.player("Ann").viewers == 7
    assert at.show("Ann", "8pm").row == 2


# -- conditions of ads ---------------------------------------------------------------------------

NINE = "nine-oclock-nibbles"
"""An ad with the condition 9PM."""


@pytest.mark.rule("E2.FLIX.03")
@pytest.mark.parametrize("timeslot", ["8pm", "9pm", "10pm"])
def test_an_ad_with_a_timeslot_is_always_right(timeslot: str) -> None:
    """An ad for 9PM lies rightside up in every timeslot."""
    at = table("derby", more=f'stars = []\nads = ["{NINE}"]\n')
    at.play(f"Ann produce derby {timeslot}; attach {NINE}")
    assert at.show("Ann", timeslot).up == 0b01


@pytest.mark.rule("E2.FLIX.03")
def test_an_added_ad_with_a_timeslot_is_right_too() -> None:
    """Added to a show at 8PM it lies rightside up, and earns its $2M at upkeep."""
    at = table("soap", '"8pm" = "derby"\n"9pm" = ""\n"10pm" = ""\n', more=f'ads = ["{NINE}"]\n')
    at.play(f"Ann add-or-replace {NINE} 8pm slot 1")
    assert at.show("Ann", "8pm").up == 0b01
    at.play("Bo pass cash", "Cy pass cash", "Ann pass cash")
    assert at.player("Ann").cash == 20 + 2 + 2


@pytest.mark.rule("E2.FLIX.03")
def test_the_ads_of_others_need_their_timeslot() -> None:
    """Another player's ad for 9PM lies upside down at 8PM."""
    at = table("derby", turn="Bo", more=f'stars = []\nads = ["{NINE}"]\n')
    at.play(f"Bo produce derby 8pm; attach {NINE}")
    assert at.show("Bo", "8pm").up == 0


@pytest.mark.rule("E2.FLIX.03")
def test_other_conditions_are_as_ever() -> None:
    """An ad for dramas and an ad for shows with a star lie upside down on sports without one."""
    for ad in ("velvet-curtain-tea", "dazzle-sunglasses"):
        at = table("derby", more=f'stars = []\nads = ["{ad}"]\n')
        at.play(f"Ann produce derby 10pm; attach {ad}")
        assert at.show("Ann", "10pm").up == 0


@pytest.mark.rule("E2.FLIX.03")
def test_stars_follow_their_conditions() -> None:
    """A star that wants to be alone lies rightside up, one that wants company does not."""
    for star, up in (("soliloquy-sam", 0b10), ("sidekick-sid", 0)):
        at = table("derby", more=f'stars = ["{star}"]\nads = []\n')
        at.play(f"Ann produce derby 8pm; attach {star}")
        assert at.show("Ann", "8pm").up == up


# -- the same genre ------------------------------------------------------------------------------


@pytest.mark.rule("E2.FLIX.05")
def test_a_second_show_of_a_genre_costs_three_more() -> None:
    """Another drama: 4 + 3 are paid as one sum, and the show starts in row 1."""
    at = table("soap", '"8pm" = "opera"\n').play("Ann produce soap 9pm")
    assert at.legal("Ann") == BOTH
    at.play("Ann declare pay-extra")
    assert at.player("Ann").cash == 20 - 4 - 3
    assert at.show("Ann", "9pm").row == 1


@pytest.mark.rule("E2.FLIX.05", "E2.FLIX.06")
def test_or_it_suffers_the_penalty() -> None:
    """Without the $3M the marker stands on the X of row 3, even in the preferred timeslot."""
    at = table("soap", '"8pm" = "opera"\n').play("Ann produce soap 9pm; declare take-penalty")
    assert at.player("Ann").cash == 20 - 4
    assert at.show("Ann", "9pm").row == 3


@pytest.mark.rule("E2.FLIX.06")
def test_the_penalised_show_scores_row_three_then_row_four() -> None:
    """It scores 3 in its first round, and 1 in the next."""
    at = table("soap", '"8pm" = { show = "opera", row = 4 }\n"9pm" = ""\n"10pm" = ""\n')
    at.play("Ann produce soap 9pm; declare take-penalty")
    at.play("Bo pass cash", "Cy pass cash", "Ann pass cash")
    assert at.player("Ann").viewers == 1 + 3
    assert at.show("Ann", "9pm").row == 4


@pytest.mark.rule("E2.FLIX.05")
def test_one_of_the_two_has_to_be_chosen() -> None:
    """'Either': a production without the answer is refused."""
    at = table("soap", '"8pm" = "opera"\n').play("Ann produce soap 9pm")
    assert "E2.BASE.38" in at.refuses("Ann commit")
    at.play("Ann declare pay-extra")
    assert at.to_act() == ["Bo"]


@pytest.mark.rule("E2.FLIX.05")
def test_without_the_money_only_the_penalty_is_left() -> None:
    """$6M pay the show for $4M, and not 4 + 3; $7M do."""
    at = table("soap", '"8pm" = "opera"\n', cash=6).play("Ann produce soap 9pm")
    assert at.legal("Ann") == {"declare take-penalty"}
    assert "E2.BASE.39" in at.refuses("Ann declare pay-extra")
    at = table("soap", '"8pm" = "opera"\n', cash=7).play("Ann produce soap 9pm")
    assert at.legal("Ann") == BOTH


@pytest.mark.rule("E2.FLIX.05")
def test_a_show_that_cannot_be_paid_is_refused() -> None:
    """With $3M the show for $4M is no choice, penalty or not."""
    at = table("soap", '"8pm" = "opera"\n', cash=3)
    assert "E2.BASE.39" in at.refuses("Ann produce soap 9pm")


@pytest.mark.rule("E2.FLIX.05")
def test_a_new_genre_has_no_drawback() -> None:
    """Beside a sports show a drama costs its $4M."""
    at = table("soap", '"8pm" = "derby"\n').play("Ann produce soap 10pm")
    assert at.player("Ann").cash == 20 - 4
    assert at.show("Ann", "10pm").row == 1


@pytest.mark.rule("E2.FLIX.05")
def test_the_cancelled_show_does_not_count() -> None:
    """A drama in the place of the only drama: nothing to pay or to suffer."""
    at = table("soap", '"8pm" = "opera"\n').play("Ann produce soap 8pm")
    assert at.player("Ann").cash == 20 - 4
    assert at.show("Ann", "8pm").row == 1


@pytest.mark.rule("E2.FLIX.05")
def test_two_such_shows_cost_no_more_than_one() -> None:
    """Beside two dramas a third costs 4 + 3."""
    lineup = '"8pm" = "opera"\n"9pm" = "harbour-of-regrets"\n'
    at = table("soap", lineup).play("Ann produce soap 10pm; declare pay-extra")
    assert at.player("Ann").cash == 20 - 4 - 3


@pytest.mark.rule("E2.FLIX.05")
def test_shows_without_a_genre_have_none_in_common() -> None:
    """Beside starter shows neither a drama nor another show without a genre has the drawback."""
    for show in ("soap", "static"):
        at = table(show).play(f"Ann produce {show} 8pm")
        assert at.player("Ann").cash == 20 - 4


@pytest.mark.rule("E2.FLIX.05")
def test_the_present_genre_of_the_other_show_decides() -> None:
    """A drama that a token has made sports is no drama, and sports beside it has the drawback."""
    lineup = '"8pm" = { show = "opera", token = "sports" }\n'
    at = table("soap", lineup).play("Ann produce soap 9pm")
    assert at.player("Ann").cash == 20 - 4
    at = table("derby", lineup).play("Ann produce derby 10pm")
    assert at.legal("Ann") == BOTH


@pytest.mark.rule("E2.FLIX.05")
def test_reruns_do_not_count() -> None:
    """'In your lineup': a drama in the reruns pile is no matter."""
    at = table("soap", more='stars = []\nads = []\nreruns = ["opera"]\n')
    at.play("Ann produce soap 8pm")
    assert at.player("Ann").cash == 20 - 4


@pytest.mark.rule("E2.FLIX.05")
def test_others_have_no_such_drawback() -> None:
    """Another player makes a second drama for $4M in row 1."""
    at = table("soap", '"8pm" = "opera"\n', turn="Bo").play("Bo produce soap 9pm")
    assert at.player("Bo").cash == 20 - 4
    assert at.show("Bo", "9pm").row == 1


@pytest.mark.rule("E2.FLIX.07")
def test_a_show_for_any_timeslot_ignores_the_drawback() -> None:
    """A second drama whose preferred timeslot is ANY: no $3M, no penalty, no question."""
    at = table("anthology", '"8pm" = "opera"\n').play("Ann produce anthology 9pm")
    assert at.to_act() == ["Bo"]
    assert at.player("Ann").cash == 20 - 4
    assert at.show("Ann", "9pm").row == 1


@pytest.mark.rule("E2.FLIX.07")
def test_a_show_for_any_timeslot_counts_for_the_next() -> None:
    """The lineup's drama for any timeslot is a drama: a 9PM drama beside it has the drawback."""
    at = table("soap", '"8pm" = "anthology"\n').play("Ann produce soap 9pm")
    assert at.legal("Ann") == BOTH


@pytest.mark.rule("E2.FLIX.04")
def test_without_telly_time_the_token_is_nothing() -> None:
    """FLIX has nothing on its board, and there is no weekend timeslot to treat alike."""
    at = table("soap")
    assert at.player("Ann").memory is None
    assert at.game.boards.timeslots == ("8pm", "9pm", "10pm")
    assert at.refuses("Ann produce soap weekend") == {"E2.BASE.38"}
