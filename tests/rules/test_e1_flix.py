"""FLIX, first edition: timeslots do not matter, but a change of genre does (E1.FLIX).

The soap (9PM) and the farce (8PM) are sitcoms, Rally (8PM) is sports; in a wrong timeslot the soap
scores 4 instead of 8 in its first season.
"""

from __future__ import annotations

import pytest

from executives.networks.cards import Show
from executives.networks.first_edition import EDITION
from support.first_edition_data import BOARDS
from support.names import TIMESLOTS
from support.seasons import last_to_drop, lineup, season
from support.table import Table

TABLE = ("flix", "cheapo", "butcher")


def developing(
    show: str,
    shows: str = "",
    *,
    viewers: int = 10,
    stars: str = "",
    ads: str = "",
    player: str = "Ann",
) -> Table:
    """The player has the turn and $20M; Ann is FLIX, and the others have dropped."""
    others = ", ".join(f'"{name}"' for name in ("Ann", "Bo", "Cy") if name != player)
    rest = f"""
[display]
shows = ["{show}"]
[players.{player}]
cash = 20
viewers = {viewers}
stars = [{stars}]
ads = [{ads}]
{shows or lineup(player)}
"""
    return season(*TABLE, head=f'turn = "{player}"\npassed = [{others}]', rest=rest)


# -- timeslots ------------------------------------------------------------------------------------


@pytest.mark.rule("E1.FLIX.01")
@pytest.mark.parametrize("timeslot", TIMESLOTS)
def test_every_timeslot_is_the_preferred_one(timeslot: str) -> None:
    """The soap scores its higher number in its first season, and 6 in its second."""
    table = developing("soap", viewers=0).play(f"Ann produce soap {timeslot}")
    table.play("Ann drop cash")
    assert table.player("Ann").viewers == 8
    table.play("Bo drop cash", "Cy drop cash", "Ann drop cash")
    assert table.player("Ann").viewers == 8 + 6


@pytest.mark.rule("E1.FLIX.01")
def test_others_have_to_mind_the_timeslot() -> None:
    """Cy's soap scores 4 at 8PM."""
    table = developing("soap", viewers=0, player="Cy").play("Cy produce soap 8pm", "Cy drop cash")
    assert table.player("Cy").viewers == 4


@pytest.mark.rule("E1.FLIX.02")
def test_the_token_on_8pm_has_no_further_effect() -> None:
    """There is one token; shows at 8PM score as ever, whether they are meant for it or not."""
    assert BOARDS["components"]["timeslot_tokens"] == 1
    shows = lineup("Ann", at_8pm='"farce"', at_9pm='"soap"')
    rest = f"[players.Ann]\ncash = 20\nviewers = 0\n{shows}"
    table = last_to_drop(*TABLE, rest=rest).play("Ann drop cash")
    assert table.player("Ann").viewers == 8 + 8
    (flix,) = (one for one in EDITION.executives if one.id == "flix")
    assert (flix.section, flix.memory, flix.options) == ("E1.FLIX", None, ())


# -- another genre --------------------------------------------------------------------------------


@pytest.mark.rule("E1.FLIX.03")
def test_replacing_by_another_genre_costs_two_viewers_at_once() -> None:
    """Sports takes the place of a sitcom: the viewers are lost before the new slots are filled."""
    table = developing("rally", lineup("Ann", at_8pm='"farce"'), stars='"star-1"')
    table.play("Ann produce rally 8pm")
    assert table.allows("Ann attach star-1")
    assert table.player("Ann").viewers == 10 - 2
    table.play("Ann attach star-1")
    assert table.player("Ann").viewers == 10 - 2


@pytest.mark.rule("E1.FLIX.03")
def test_each_replacement_costs_its_own_viewers() -> None:
    """Two sitcoms give way to sports and to reality, in two seasons of the same lineup."""
    shows = lineup("Ann", at_8pm='{ show = "farce", row = 4 }', at_9pm='{ show = "soap", row = 4 }')
    table = developing("rally", shows).play("Ann produce rally 8pm")
    assert table.player("Ann").viewers == 10 - 2
    rest = '[display]\nshows = ["parade"]\n[players.Ann]\ncash = 20\nviewers = 8\n'
    shows = lineup("Ann", at_8pm='{ show = "rally", row = 2 }', at_9pm='{ show = "soap", row = 4 }')
    again = season(*TABLE, head='turn = "Ann"', rest=rest + shows).play("Ann produce parade 9pm")
    assert again.player("Ann").viewers == 8 - 2


@pytest.mark.rule("E1.FLIX.03")
def test_one_turn_with_two_replacements_costs_four() -> None:
    """With an Agency, sports and reality take the places of two sitcoms in one turn."""
    shows = lineup("Ann", at_8pm='"farce"', at_9pm='"soap"')
    rest = f"""
[display]
shows = ["rally", "parade"]
[players.Ann]
cash = 20
viewers = 10
stars = []
ads = []
network = ["agency-a"]
{shows}
"""
    table = season(*TABLE, head='turn = "Ann"', rest=rest)
    table.play("Ann use agency-a; produce rally 8pm; produce parade 9pm")
    assert table.player("Ann").viewers == 10 - 2 - 2


@pytest.mark.rule("E1.FLIX.03")
def test_the_other_shows_of_the_lineup_do_not_matter() -> None:
    """Sports in an empty timeslot beside sitcoms costs nothing, nor does a further sitcom."""
    shows = lineup("Ann", at_10pm='"farce"')
    table = developing("rally", shows).play("Ann produce rally 8pm")
    assert table.player("Ann").viewers == 10
    table = developing("soap", shows).play("Ann produce soap 9pm")
    assert table.player("Ann").viewers == 10


@pytest.mark.rule("E1.FLIX.03")
def test_a_token_tells_the_genre_of_the_old_show() -> None:
    """A farce with a token for sports gives way to sports for nothing, and to a sitcom for 2."""
    shows = lineup("Ann", at_8pm='{ show = "farce", token = "sports" }')
    assert developing("rally", shows).play("Ann produce rally 8pm").player("Ann").viewers == 10
    assert developing("soap", shows).play("Ann produce soap 8pm").player("Ann").viewers == 8


@pytest.mark.rule("E1.FLIX.03")
def test_others_replace_for_nothing() -> None:
    """Cy's sports takes the place of a sitcom without a loss."""
    table = developing("rally", lineup("Cy", at_8pm='"farce"'), player="Cy")
    assert table.play("Cy produce rally 8pm").player("Cy").viewers == 10


@pytest.mark.rule("E1.FLIX.04")
def test_replacing_a_show_without_genre_costs_nothing() -> None:
    """A grey pilot gives way to sports."""
    table = developing("rally", lineup("Ann", at_8pm='"hobby-corner"'))
    assert table.play("Ann produce rally 8pm").player("Ann").viewers == 10


@pytest.mark.rule("E1.FLIX.04")
def test_a_pilot_with_a_genre_is_not_exempt() -> None:
    """An action pilot gives way to sports, for 2 viewers."""
    table = developing("rally", lineup("Ann", at_8pm='"night-watch-at-the-mall"'))
    pilot = table.game.card["night-watch-at-the-mall"]
    assert isinstance(pilot, Show)
    assert (pilot.deck, pilot.genre) == ("pilot", "action")
    assert table.play("Ann produce rally 8pm").player("Ann").viewers == 10 - 2


@pytest.mark.rule("E1.FLIX.04")
def test_replacing_by_the_same_genre_costs_nothing() -> None:
    """A sitcom takes the place of a sitcom."""
    table = developing("soap", lineup("Ann", at_8pm='"farce"'))
    assert table.play("Ann produce soap 8pm").player("Ann").viewers == 10


@pytest.mark.rule("E1.FLIX.07")
@pytest.mark.parametrize(("viewers", "after"), [(0, -2), (1, -1), (2, 0)])
def test_the_loss_can_make_the_total_negative(viewers: int, after: int) -> None:
    """With no viewers left there are 2 fewer than none."""
    table = developing("rally", lineup("Ann", at_8pm='"farce"'), viewers=viewers)
    assert table.play("Ann produce rally 8pm").player("Ann").viewers == after


# -- ads ------------------------------------------------------------------------------------------


@pytest.mark.rule("E1.FLIX.05")
@pytest.mark.parametrize("timeslot", TIMESLOTS)
def test_an_ad_that_asks_for_a_timeslot_lies_the_right_way_up(timeslot: str) -> None:
    """An ad for 9PM lies so on a show that is developed in any timeslot, and earns its $3M."""
    table = developing("rally", ads='"ad-9pm"').play(f"Ann produce rally {timeslot}; attach ad-9pm")
    assert table.show("Ann", timeslot).up == 0b10
    table.play("Ann drop cash")
    assert table.player("Ann").cash == 20 - 4 + 2 + 3 - 2


@pytest.mark.rule("E1.FLIX.05")
def test_an_ad_attached_later_lies_the_right_way_up_too() -> None:
    """An ad for 9PM joins a farce at 8PM."""
    table = developing("rally", lineup("Ann", at_8pm='"farce"'), ads='"ad-9pm"')
    table.play("Ann add-or-replace ad-9pm 8pm slot 2")
    assert table.show("Ann", "8pm").up == 0b10


@pytest.mark.rule("E1.FLIX.05")
def test_the_ads_of_others_need_their_timeslot() -> None:
    """Cy's ad for 9PM lies upside down at 8PM."""
    table = developing("rally", ads='"ad-9pm"', player="Cy")
    table.play("Cy produce rally 8pm; attach ad-9pm")
    assert table.show("Cy", "8pm").up == 0


@pytest.mark.rule("E1.FLIX.06")
@pytest.mark.parametrize(
    ("ad", "show", "up"),
    [
        ("ad-sports", "rally", True),
        ("ad-sports", "soap", False),
        ("ad-star", "rally", False),
        ("ad-5", "soap", True),
    ],
)
def test_other_ads_follow_their_conditions(ad: str, show: str, up: bool) -> None:
    """An ad for sports needs sports, one for stars a star, and one without condition nothing."""
    table = developing(show, ads=f'"{ad}"').play(f"Ann produce {show} 9pm; attach {ad}")
    assert table.show("Ann", "9pm").up == (0b10 if up else 0)
