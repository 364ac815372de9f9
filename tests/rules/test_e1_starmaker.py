"""STARMAKER, first edition: guest stars (E1.STARMAKER.01-.08, .11)."""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks import queries
from support.starmaker import LIFT, rest_of_stars, studio
from support.table import Table

SLOTS_FOR_TWO = """
[players.Ann.lineup.10pm]
show = "cops-and-cobblers"
cards = ["steelia-jaw", "buck-buckle"]
"""


PILOT = """
[players.Ann.lineup]
8pm = "night-watch-at-the-mall"
"""


def guests_of(table: Table) -> set[str]:
    """The guest stars that Ann may attach now, by their texts without the verb."""
    texts = table.legal("Ann")
    return {text.removeprefix("attach-guest ") for text in texts if text.startswith("attach-guest")}


def score(table: Table, timeslot: int) -> int:
    """What the show of Ann in a timeslot scores now."""
    return queries.show_score(table.game.context, table.state, 0, timeslot)


def net(table: Table) -> int:
    """The net income of Ann now, in $M."""
    return queries.upkeep(table.game.context, table.state, 0)


# -- a guest star with a new show ------------------------------------------------------------------


@pytest.mark.rule("E1.STARMAKER.01", "E1.STARMAKER.03")
def test_a_guest_star_joins_a_new_show_for_one_million() -> None:
    """The show costs $2M and the guest star $1M; the star slot holds another star."""
    table = studio(stars=("wanda-walk-on", "prompter-pru"))
    table.play("Ann produce bread-winners 9pm; attach wanda-walk-on")
    assert table.legal("Ann") == {"stop-inviting", "attach-guest prompter-pru 9pm by starmaker"}
    table.play("Ann attach-guest prompter-pru 9pm by starmaker")
    show = table.show("Ann", "9pm")
    assert show.cards == ("wanda-walk-on", "", "prompter-pru")
    assert show.guests == ("starmaker",)
    assert table.player("Ann").cash == 20 - 2 - 1
    assert table.player("Ann").stars == ()


@pytest.mark.rule("E1.STARMAKER.01")
def test_a_guest_star_comes_from_the_green_room() -> None:
    """A star of the display is refused, and so is an ad of the green room."""
    table = studio(stars=("prompter-pru",), own='ads = ["owl-brand-cocoa"]')
    table.play("Ann produce bread-winners 9pm; leave-empty; leave-empty")
    assert table.refuses("Ann attach-guest face-in-the-crowd 9pm by starmaker") == {"E1.BASE.28"}
    assert guests_of(table) == {"prompter-pru 9pm by starmaker"}


@pytest.mark.rule("E1.STARMAKER.01")
def test_nobody_is_asked_without_a_star_left() -> None:
    """With its only star on the slot, the production of Ann is over at once."""
    table = studio(stars=("wanda-walk-on",))
    table.play("Ann produce bread-winners 9pm; attach wanda-walk-on")
    assert table.legal("Ann") == {"end-turn", "take-cash"}


@pytest.mark.rule("E1.STARMAKER.01")
def test_a_guest_star_is_no_duty() -> None:
    """Ann declines, pays nothing and keeps the star."""
    table = studio(stars=("prompter-pru",))
    table.play("Ann produce bread-winners 9pm; leave-empty; stop-inviting")
    assert table.player("Ann").stars == ("prompter-pru",)
    assert table.player("Ann").cash == 20 - 2
    assert table.show("Ann", "9pm").guests == ()


@pytest.mark.rule("E1.STARMAKER.01")
def test_others_attach_no_guest_star() -> None:
    """Bo, who is CHEAPO, is not asked, and is refused."""
    table = studio(turn='"Bo"', more='[players.Bo]\ncash = 9\nstars = ["prompter-pru"]')
    table.play("Bo produce bread-winners 9pm")
    assert table.legal("Bo") == {"attach prompter-pru", "leave-empty"}
    table.play("Bo leave-empty")
    assert table.to_act() == ["Cy"]
    table = studio(
        turn='"Bo"',
        more='[players.Bo]\ncash = 9\nstars = ["prompter-pru"]\nlineup.8pm = "stuck-in-the-lift"',
    )
    assert table.refuses("Bo attach-guest prompter-pru 8pm by starmaker") == {"E1.STARMAKER.11"}


@pytest.mark.rule("E1.STARMAKER.03")
def test_a_guest_star_that_cannot_be_paid_is_not_offered() -> None:
    """With the $2M of the show spent, $0 is left and the production is over."""
    table = studio(stars=("prompter-pru",), cash=2)
    table.play("Ann produce bread-winners 9pm; leave-empty")
    assert table.legal("Ann") == {"end-turn", "take-cash"}


@pytest.mark.rule("E1.STARMAKER.03")
def test_the_price_of_a_guest_star_is_data() -> None:
    """The board data name $1M and one guest star for each show."""
    tables = networks.Game(("Ann", "Bo"), edition="first").tables
    assert tables["guest_star"]["cost"] == 1
    assert tables["guest_star"]["per_show"] == 1


@pytest.mark.rule("E1.STARMAKER.04")
def test_a_new_show_takes_one_guest_star_by_the_own_ability() -> None:
    """After the first one nothing more is asked, though a star and cash are left."""
    table = studio(stars=("prompter-pru", "standby-stella"))
    table.play("Ann produce bread-winners 9pm; leave-empty")
    table.play("Ann attach-guest prompter-pru 9pm by starmaker")
    assert table.legal("Ann") == {"end-turn", "take-cash"}
    assert table.player("Ann").stars == ("standby-stella",)


@pytest.mark.rule("E1.STARMAKER.04")
def test_a_second_guest_star_takes_the_place_of_the_first() -> None:
    """Like any star a guest star can be replaced: the old one goes under the deck."""
    own = '[players.Ann.lineup.8pm]\nshow = "stuck-in-the-lift"\n'
    own += 'cards = ["wanda-walk-on", "", "prompter-pru"]\nguests = ["starmaker"]'
    table = studio(stars=("standby-stella",), own=own)
    table.play("Ann attach-guest standby-stella 8pm by starmaker")
    assert table.show("Ann", "8pm").cards == ("wanda-walk-on", "", "standby-stella")
    assert table.show("Ann", "8pm").guests == ("starmaker",)
    assert rest_of_stars(table)[-1] == "prompter-pru"
    assert table.player("Ann").cash == 20 - 1


# -- a guest star as an action ---------------------------------------------------------------------


@pytest.mark.rule("E1.STARMAKER.02", "E1.STARMAKER.03")
def test_a_guest_star_is_the_star_of_an_attach_action() -> None:
    """It costs $1M, takes no slot, and is the action of the turn."""
    table = studio(stars=("prompter-pru", "standby-stella"), own=LIFT)
    table.play("Ann attach-guest prompter-pru 8pm by starmaker")
    assert table.show("Ann", "8pm").cards == ("wanda-walk-on", "", "prompter-pru")
    assert table.player("Ann").cash == 20 - 1
    assert table.legal("Ann") == {"end-turn", "take-cash"}
    assert table.refuses("Ann attach-guest standby-stella 8pm by starmaker") == {"E1.BASE.01"}


@pytest.mark.rule("E1.STARMAKER.02")
def test_the_star_of_an_attach_action_needs_a_show_and_cash() -> None:
    """There is no show at 10PM, and without cash no guest star."""
    table = studio(stars=("prompter-pru",), own=LIFT)
    assert table.refuses("Ann attach-guest prompter-pru 10pm by starmaker") == {"E1.BASE.38"}
    assert guests_of(table) == {"prompter-pru 8pm by starmaker"}
    poor = studio(stars=("prompter-pru",), own=LIFT, cash=0)
    assert guests_of(poor) == set()
    assert poor.refuses("Ann attach-guest prompter-pru 8pm by starmaker") == {"E1.BASE.40"}


@pytest.mark.rule("E1.STARMAKER.11")
@pytest.mark.parametrize(
    "action",
    [
        "attach-guest prompter-pru 8pm by starmaker",
        "add-or-replace prompter-pru 8pm slot 1",
        "add-or-replace owl-brand-cocoa 8pm slot 2",
    ],
)
def test_one_attach_action_attaches_one_card(action: str) -> None:
    """A guest star, an ordinary star or an ad: nothing else can be attached in the turn."""
    table = studio(
        stars=("prompter-pru", "standby-stella"), own=f'ads = ["owl-brand-cocoa"]\n{LIFT}'
    )
    table.play(f"Ann {action}")
    assert table.legal("Ann") == {"end-turn", "take-cash"}


@pytest.mark.rule("E1.STARMAKER.11", "E1.CARDS.13")
def test_all_star_cast_allows_more_in_one_attach_action() -> None:
    """Two extra stars follow the guest star; only the guest star costs $1M."""
    stars = ("prompter-pru", "standby-stella", "cameo-cameron", "weekend-wes")
    table = studio(
        stars=stars, network=("all-star-cast-a",), moguls=("special-appearance",), own=LIFT
    )
    table.play("Ann attach-guest prompter-pru 8pm by starmaker")
    # The other ability would be a second star of the action.
    assert guests_of(table) == {f"{star} 8pm by all-star-cast-a" for star in stars[1:]}
    table.play("Ann attach-guest standby-stella 8pm by all-star-cast-a")
    table.play("Ann attach-guest cameo-cameron 8pm by all-star-cast-a")
    assert table.show("Ann", "8pm").cards[2:] == stars[:3]
    assert table.show("Ann", "8pm").guests == ("starmaker", "all-star-cast-a", "all-star-cast-a")
    assert table.player("Ann").cash == 20 - 1
    assert table.legal("Ann") == {"end-turn", "take-cash"}


# -- an ordinary star but for the slot -------------------------------------------------------------


@pytest.mark.rule("E1.STARMAKER.05")
def test_a_guest_star_follows_its_condition() -> None:
    """A star for Action lies upside down on a Sitcom, one for Sitcoms rightside up."""
    for star, up in (("rocky-rollaway", False), ("wanda-walk-on", True)):
        table = studio(stars=(star,))
        table.play("Ann produce bread-winners 9pm; leave-empty")
        table.play(f"Ann attach-guest {star} 9pm by starmaker")
        assert table.show("Ann", "9pm").up == (1 << 2 if up else 0)


@pytest.mark.rule("E1.STARMAKER.05")
def test_sides_are_decided_with_the_guest_star_in_place() -> None:
    """A star that wants another star lies rightside up beside a guest star that came after it."""
    table = studio(stars=("ensemble-emma", "prompter-pru"))
    table.play("Ann produce bread-winners 9pm; attach ensemble-emma")
    table.play("Ann attach-guest prompter-pru 9pm by starmaker")
    assert table.show("Ann", "9pm").up == 0b101
    alone = studio(stars=("ensemble-emma", "prompter-pru"))
    alone.play("Ann produce bread-winners 9pm; attach ensemble-emma; stop-inviting")
    assert alone.show("Ann", "9pm").up == 0


@pytest.mark.rule("E1.STARMAKER.05")
def test_an_ad_that_wants_a_star_has_one_in_a_guest_star() -> None:
    """The only star of the show is its guest star, and the ad earns the $3M of its good side."""
    table = studio(stars=("prompter-pru",), own='ads = ["paparazzi-blinds"]')
    table.play("Ann produce bread-winners 9pm; leave-empty; attach paparazzi-blinds")
    table.play("Ann attach-guest prompter-pru 9pm by starmaker")
    assert net(table) == 3


@pytest.mark.rule("E1.STARMAKER.05")
def test_a_guest_star_scores_by_row_and_has_upkeep() -> None:
    """In row 2 the Sitcom scores 5 and the star 4; show and star cost $1M each."""
    own = '[players.Ann.lineup.8pm]\nshow = "stuck-in-the-lift"\nrow = 2\n'
    own += 'cards = ["", "", "mabel-mixup"]\nguests = ["starmaker"]'
    table = studio(own=own)
    assert score(table, 0) == 5 + 4
    assert net(table) == -1 - 1


@pytest.mark.rule("E1.STARMAKER.05")
def test_a_guest_star_is_discarded_with_its_show() -> None:
    """A new show cancels the old one, whose guest star goes under the star deck."""
    own = '[players.Ann.lineup.9pm]\nshow = "stuck-in-the-lift"\n'
    own += 'cards = ["", "", "mabel-mixup"]\nguests = ["starmaker"]'
    table = studio(own=own)
    table.play("Ann produce bread-winners 9pm")
    assert rest_of_stars(table)[-1] == "mabel-mixup"
    assert table.show("Ann", "9pm").guests == ()
    assert [rerun.show for rerun in table.player("Ann").reruns] == ["stuck-in-the-lift"]


@pytest.mark.rule("E1.STARMAKER.06")
def test_a_show_for_two_stars_holds_three() -> None:
    """Both slots are taken, and the guest star makes three; as a star on a slot it is refused."""
    table = studio(stars=("rocky-rollaway",), own=SLOTS_FOR_TWO)
    assert "add-or-replace rocky-rollaway 10pm slot 4" not in table.legal("Ann")
    table.play("Ann attach-guest rocky-rollaway 10pm by starmaker")
    show = table.show("Ann", "10pm")
    assert show.cards == ("steelia-jaw", "buck-buckle", "", "rocky-rollaway")
    assert score(table, 2) == 12 + 7 + 5 + 3


@pytest.mark.rule("E1.STARMAKER.07", "E1.MOGUL.52")
def test_all_star_cast_and_special_appearance_bring_even_more_stars() -> None:
    """One star on the slot, one guest star by each ability, and two extra stars: five stars."""
    stars = ("wanda-walk-on", "prompter-pru", "standby-stella", "weekend-wes", "cameo-cameron")
    table = studio(stars=stars, network=("all-star-cast-a",), moguls=("special-appearance",))
    table.play("Ann produce bread-winners 9pm; attach wanda-walk-on")
    table.play("Ann attach-guest prompter-pru 9pm by special-appearance")
    table.play("Ann attach-guest standby-stella 9pm by all-star-cast-a")
    table.play("Ann attach-guest weekend-wes 9pm by starmaker")
    table.play("Ann attach-guest cameo-cameron 9pm by all-star-cast-a")
    show = table.show("Ann", "9pm")
    assert [card for card in show.cards if card] == list(stars)
    assert table.player("Ann").cash == 20 - 2 - 1
    assert score(table, 1) == 5 + 3 + 2 + 2 + 1 + 2


@pytest.mark.rule("E1.STARMAKER.08", "E1.BASE.39", "E1.PILOT.20")
def test_a_guest_star_joins_a_show_without_any_slot() -> None:
    """A pilot has no slots: a guest star joins it, nothing else can be attached."""
    table = studio(stars=("rocky-rollaway",), own=f'ads = ["washing-up-gloves"]\n{PILOT}')
    assert {text for text in table.legal("Ann") if "8pm" in text and "prod" not in text} == {
        "attach-guest rocky-rollaway 8pm by starmaker"
    }
    table.play("Ann attach-guest rocky-rollaway 8pm by starmaker")
    assert table.show("Ann", "8pm").cards == ("rocky-rollaway",)
    assert score(table, 0) == 4 + 3
