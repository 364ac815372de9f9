"""BUTCHER, first edition: reruns, prerequisites for money, and ageing shows (E1.BUTCHER).

Derby costs $4M and has a mandatory star and a mandatory ad; the soap has viewers 8, 6, 5, 3 by
season and only 4 in a wrong timeslot in its first one.
"""

from __future__ import annotations

import pytest

from executives.networks.first_edition import EDITION
from support.documents import show_card
from support.seasons import last_to_drop, lineup, season
from support.table import Table

TABLE = ("butcher", "cheapo", "flix")


def developing(*, cash: int, shows: str = '"derby"', stars: str = "", ads: str = "") -> Table:
    """Ann is BUTCHER and has the turn; Bo is not, and has as much cash."""
    rest = f"""
[display]
shows = [{shows}]
[players.Ann]
cash = {cash}
stars = [{stars}]
ads = [{ads}]
[players.Bo]
cash = {cash}
"""
    return season(*TABLE, head='turn = "Ann"\n[season]\norder = ["Ann", "Bo", "Cy"]', rest=rest)


def scoring(shows: str, *, viewers: int = 0, reruns: str = "", number: int = 1) -> Table:
    """Ann has dropped as the last of a season, with this lineup and these reruns."""
    rest = f"[players.Ann]\ncash = 20\nviewers = {viewers}\nreruns = [{reruns}]\n{shows}"
    return last_to_drop(*TABLE, rest=rest, number=number).play("Ann drop cash")


def on_air(show: str, row: int, timeslot: str = "9pm") -> str:
    """Ann has one show on the air, in some season of its own."""
    return lineup("Ann", **{f"at_{timeslot}": f'{{ show = "{show}", row = {row} }}'})


# -- reruns ---------------------------------------------------------------------------------------


@pytest.mark.rule("E1.BUTCHER.01")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_each_show_in_reruns_scores_three_more_in_every_season(number: int) -> None:
    """The soap and Derby in reruns score their 2 and 3 viewers, and 3 more each."""
    table = scoring(lineup("Ann"), reruns='"soap", "derby"', number=number)
    assert table.player("Ann").viewers == 2 + 3 + 2 * 3


@pytest.mark.rule("E1.BUTCHER.01")
def test_archived_shows_give_nothing() -> None:
    """In the season after, the soap is in the archives and scores neither 2 nor 3 viewers."""
    table = scoring(lineup("Ann"), reruns='"soap"')
    assert [rerun.show for rerun in table.player("Ann").shelf.archives] == ["soap"]  # type: ignore[union-attr]
    table.play("Bo drop viewers", "Cy drop viewers", "Ann drop cash")
    assert table.player("Ann").viewers == 2 + 3


@pytest.mark.rule("E1.BUTCHER.01")
def test_reruns_are_no_part_of_the_last_scoring() -> None:
    """After the last season the soap scores once more, now 6, but the rerun does not."""
    table = scoring(on_air("soap", 1), reruns='"farce"', number=5)
    assert table.game.is_over(table.state)
    assert table.player("Ann").viewers == 8 + (2 + 3) + 6


@pytest.mark.rule("E1.BUTCHER.01")
def test_the_reruns_of_others_score_as_printed() -> None:
    """Bo's soap in reruns scores 2 viewers."""
    rest = '[players.Bo]\nviewers = 0\nreruns = ["soap"]\n'
    table = last_to_drop(*TABLE, rest=rest).play("Ann drop cash")
    assert table.player("Bo").viewers == 2


# -- prerequisites --------------------------------------------------------------------------------


@pytest.mark.rule("E1.BUTCHER.02")
def test_two_million_more_ignore_all_prerequisites() -> None:
    """Without star and ad, Derby costs $4M + $2M as one sum, and nothing is attached."""
    table = developing(cash=6).play("Ann produce derby 10pm; declare waive-slots")
    assert table.player("Ann").cash == 6 - 4 - 2
    assert table.show("Ann", "10pm").cards == ("", "")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.BUTCHER.02")
@pytest.mark.parametrize("slots", [["star!"], ["ad!"], ["either!"], ["star!", "star!", "ad!"]])
def test_prerequisites_of_every_kind_are_ignored(slots: list[str]) -> None:
    """A regatta for $4M that asks for stars, for an ad or for either is developed for $6M."""
    regatta = show_card("regatta", cost=4, lower=2, slots=slots)
    rest = '[display]\nshows = ["regatta"]\n[players.Ann]\ncash = 6\nstars = []\nads = []\n'
    head = 'turn = "Ann"\n[season]\norder = ["Ann", "Bo", "Cy"]'
    table = season(*TABLE, head=head, rest=rest + regatta)
    table.play("Ann produce regatta 8pm; declare waive-slots")
    assert table.player("Ann").cash == 6 - 4 - 2
    assert table.show("Ann", "8pm").cards == ("",) * len(slots)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.BUTCHER.02")
def test_five_million_do_not_pay_for_it() -> None:
    """Derby for $4M cannot be developed with $5M and an empty green room."""
    refused = developing(cash=5).refuses("Ann produce derby 10pm")
    assert refused == {"E1.BASE.29"}


@pytest.mark.rule("E1.BUTCHER.02")
def test_the_payment_is_optional() -> None:
    """With a star and an ad the printed cost suffices, and then both have to be attached."""
    table = developing(cash=10, stars='"star-1"', ads='"ad-5"')
    table.play("Ann produce derby 10pm")
    assert table.legal("Ann") == {"commit", "declare waive-slots"}
    table.play("Ann commit")
    assert table.player("Ann").cash == 10 - 4
    assert "E1.BASE.29" in table.refuses("Ann leave-empty")
    table.play("Ann attach star-1; attach ad-5")
    assert table.show("Ann", "10pm").cards == ("star-1", "ad-5")


@pytest.mark.rule("E1.BUTCHER.02")
def test_ignored_prerequisites_may_still_be_met() -> None:
    """After paying, the star slot is left empty and the ad goes to its own slot."""
    table = developing(cash=10, stars='"star-1"', ads='"ad-5"')
    table.play("Ann produce derby 10pm; declare waive-slots")
    assert "E1.BASE.29" in table.refuses("Ann attach ad-5")
    table.play("Ann leave-empty; attach ad-5")
    assert table.show("Ann", "10pm").cards == ("", "ad-5")
    assert table.player("Ann").stars == ("star-1",)


@pytest.mark.rule("E1.BUTCHER.02")
def test_every_development_is_paid_for_anew() -> None:
    """$11M pay for Derby without prerequisites, but not for a second show like it."""
    card = show_card(
        "regatta",
        genre="reality",
        cost=4,
        viewers=[9, 7, 5, 2],
        lower=9,
        rerun=3,
        slots=["star!"],
    )
    rest = '[display]\nshows = ["derby", "regatta"]\n[players.Ann]\ncash = 11\nstars = []\nads = []'
    head = 'turn = "Ann"\npassed = ["Bo", "Cy"]'
    table = season(*TABLE, head=head, rest=rest + card)
    table.play("Ann produce derby 10pm; declare waive-slots")
    assert table.player("Ann").cash == 11 - 6
    assert table.refuses("Ann produce regatta 9pm") == {"E1.BASE.29"}


@pytest.mark.rule("E1.BUTCHER.02")
def test_without_mandatory_prerequisites_there_is_nothing_to_pay_for() -> None:
    """The soap has optional slots only: it is paid at once, and nothing is asked."""
    table = developing(cash=10, shows='"soap"').play("Ann produce soap 9pm")
    assert table.player("Ann").cash == 10 - 4
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.BUTCHER.02")
def test_others_cannot_ignore_prerequisites() -> None:
    """Bo with $10M and an empty green room cannot develop Derby."""
    table = developing(cash=10).play("Ann drop cash")
    assert table.refuses("Bo produce derby 10pm") == {"E1.BASE.29"}


# -- the penalty ----------------------------------------------------------------------------------


@pytest.mark.rule("E1.BUTCHER.03")
def test_a_show_in_its_second_season_scores_two_less() -> None:
    """The soap scores 8 in its first season and 6 - 2 in its second."""
    table = scoring(on_air("soap", 1))
    assert table.player("Ann").viewers == 8
    table.play("Bo drop viewers", "Cy drop viewers", "Ann drop cash")
    assert table.player("Ann").viewers == 8 + (6 - 2)


@pytest.mark.rule("E1.BUTCHER.03")
def test_a_show_in_a_wrong_timeslot_is_in_its_first_season() -> None:
    """The soap at 8PM scores its lower number without a penalty, and then 6 - 2."""
    table = developing(cash=10, shows='"soap"').play("Ann produce soap 8pm")
    table.play("Bo drop viewers", "Cy drop viewers", "Ann drop cash")
    assert table.player("Ann").viewers == 4
    table.play("Bo drop viewers", "Cy drop viewers", "Ann drop cash")
    assert table.player("Ann").viewers == 4 + (6 - 2)


@pytest.mark.rule("E1.BUTCHER.03")
def test_the_shows_of_others_have_no_penalty() -> None:
    """Bo's soap, which has no upkeep, scores 6 and the 2 of CHEAPO in its second season."""
    rest = "[players.Bo]\nviewers = 0\n" + lineup("Bo", at_9pm='{ show = "soap", row = 2 }')
    table = last_to_drop(*TABLE, rest=rest).play("Ann drop cash")
    assert table.player("Bo").viewers == 6 + 2


@pytest.mark.rule("E1.BUTCHER.04")
def test_a_show_in_its_third_season_scores_four_less() -> None:
    """The soap scores 5 - 4."""
    assert scoring(on_air("soap", 3)).player("Ann").viewers == 5 - 4


@pytest.mark.rule("E1.BUTCHER.05")
def test_a_show_in_its_fourth_season_scores_six_less() -> None:
    """The parade scores 7 - 6."""
    assert scoring(on_air("parade", 4)).player("Ann").viewers == 7 - 6


@pytest.mark.rule("E1.BUTCHER.05")
def test_the_penalty_stays_at_six_after_the_fourth_season() -> None:
    """The parade scores 7 - 6 in its fourth season and 7 - 6 again in its fifth."""
    table = scoring(on_air("parade", 4), number=4)
    table.play("Bo drop viewers", "Cy drop viewers")
    assert table.show("Ann", "9pm").row == 4
    table.play("Ann drop cash")
    # The last scoring of the game follows, without a penalty.
    assert table.player("Ann").viewers == 1 + 1 + 7


@pytest.mark.rule("E1.BUTCHER.06")
def test_the_last_scoring_is_without_penalty() -> None:
    """The soap in its third season scores 5 - 4 in Season 5, and 3 at the end of the game."""
    table = scoring(on_air("soap", 3), number=5)
    assert table.game.is_over(table.state)
    assert table.player("Ann").viewers == (5 - 4) + 3


@pytest.mark.rule("E1.BUTCHER.06")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_scorings_of_all_seasons_have_the_penalty(number: int) -> None:
    """In whichever season of the game, the soap in its second one scores 6 - 2."""
    assert scoring(on_air("soap", 2), number=number).player("Ann").viewers == 6 - 2


@pytest.mark.rule("E1.BUTCHER.07")
def test_a_pilot_without_genre_loses_viewers_from_its_second_season() -> None:
    """A grey pilot with 2, 1, 1, 0 viewers brings 2, then takes 1, 3 and 6 of 20 viewers."""
    table = scoring(on_air("hobby-corner", 1), viewers=20)
    found = [table.player("Ann").viewers]
    for _ in range(3):
        table.play("Bo drop viewers", "Cy drop viewers", "Ann drop cash")
        found.append(table.player("Ann").viewers)
    assert found == [20 + 2, 22 - 1, 21 - 3, 18 - 6]


@pytest.mark.rule("E1.BUTCHER.07")
def test_a_show_below_zero_reduces_what_others_bring() -> None:
    """The soap scores 8, the grey pilot 1 - 4: together 5."""
    shows = lineup("Ann", at_9pm='"soap"', at_10pm='{ show = "hobby-corner", row = 3 }')
    assert scoring(shows).player("Ann").viewers == 8 + (1 - 4)


@pytest.mark.rule("E1.BUTCHER.08")
def test_the_total_can_be_negative() -> None:
    """With 1 viewer, a grey pilot in its fourth season, 0 - 6, leaves -5."""
    assert scoring(on_air("hobby-corner", 4), viewers=1).player("Ann").viewers == 1 - 6


def test_butcher_of_the_first_edition() -> None:
    """It has one option for productions, and nothing on its board."""
    (butcher,) = (one for one in EDITION.executives if one.id == "butcher")
    assert (butcher.section, butcher.options, butcher.memory) == (
        "E1.BUTCHER",
        ("waive-slots",),
        None,
    )
