"""STARMAKER, first edition: guest stars, scouting, cash once, waiting stars (E1.STARMAKER)."""

from __future__ import annotations

from typing import Any

import pytest

from executives import FileError, networks
from executives.networks import queries
from executives.networks.first_edition import EDITION
from executives.networks.first_edition.executives.starmaker import Scouting, ViewersMarker
from executives.networks.state import DeckId
from support.table import Table

STUDIO = """
turn = {turn}
first = "Ann"
round = {number}
passed = {passed}
[game]
edition = "first"
players = {players}
executives = {executives}
[display]
shows = ["bread-winners", "helmet-hair"]
stars = {display}
ads = ["medium-batteries", "meteor-mints", "tell-all-notebooks", "longing-perfume",
    "kaboom-popcorn", "ripcord-trousers"]
network = ["loyal-audience-a"]
{more}
[players.Ann]
cash = {cash}
viewers = 0
stars = {stars}
network = {network}
moguls = {moguls}
memory = {{ spent = {spent} }}
idle = {idle}
{own}
"""

NAMES = ("Ann", "Bo", "Cy")
SLOTS_FOR_TWO = """
[players.Ann.lineup.10pm]
show = "cops-and-cobblers"
cards = ["steelia-jaw", "buck-buckle"]
"""
PILOT = """
[players.Ann.lineup]
8pm = "night-watch-at-the-mall"
"""
LIFT = """
[players.Ann.lineup.8pm]
show = "stuck-in-the-lift"
cards = ["wanda-walk-on"]
"""


def listed(words: tuple[str, ...]) -> str:
    """Words as a list of a document."""
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


def studio(
    *,
    turn: str = '"Ann"',
    number: int = 2,
    passed: tuple[str, ...] = (),
    players: tuple[str, ...] = NAMES,
    executives: tuple[str, ...] = ("starmaker", "cheapo", "flix"),
    display: tuple[str, ...] = ("face-in-the-crowd", "legendary-len"),
    stars: tuple[str, ...] = (),
    network: tuple[str, ...] = (),
    moguls: tuple[str, ...] = (),
    cash: int = 20,
    spent: bool = False,
    idle: int = 0,
    own: str = "",
    more: str = "",
) -> Table:
    """Ann is STARMAKER with $20M; Bo and Cy have nothing that matters."""
    return Table(
        STUDIO.format(
            turn=turn,
            number=number,
            passed=listed(passed),
            players=listed(players),
            executives=listed(executives),
            display=listed(display),
            stars=listed(stars),
            network=listed(network),
            moguls=listed(moguls),
            cash=cash,
            spent="true" if spent else "false",
            idle=idle,
            own=own,
            more=more,
        )
    )


def memory(table: Table) -> ViewersMarker:
    """The marker of Ann."""
    found = table.player("Ann").memory
    assert isinstance(found, ViewersMarker)
    return found


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


def rest_of_stars(table: Table) -> tuple[str, ...]:
    """The hidden rest of the star deck."""
    rest: tuple[str, ...] = table.state.decks[DeckId.STAR].rest
    return rest


# -- a guest star with a new show -----------------------------------------------------------------


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


# -- a guest star as an action --------------------------------------------------------------------


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


# -- an ordinary star but for the slot ------------------------------------------------------------


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


# -- Sign a Star ----------------------------------------------------------------------------------


def scouted(**more: Any) -> Table:
    """Ann has drawn a star of the deck that costs $3M."""
    return studio(more='[decks.star]\nnext = ["tag-team-tom"]', **more).play("Ann scout")


@pytest.mark.rule("E1.STARMAKER.09")
def test_a_star_is_drawn_and_signed_at_its_cost() -> None:
    """Ann draws one star, may sign it or one of the display, and signs it for $3M."""
    table = scouted()
    assert table.legal("Ann") == {
        "sign-nobody",
        "sign-scouted tag-team-tom",
        "sign-scouted face-in-the-crowd",
        "sign-scouted legendary-len",
        "take-cash",
    }
    table.play("Ann sign-scouted tag-team-tom")
    assert table.player("Ann").stars == ("tag-team-tom",)
    assert table.player("Ann").cash == 20 - 3
    assert table.state.display[1] == ("face-in-the-crowd", "legendary-len")
    assert "tag-team-tom" not in rest_of_stars(table)


@pytest.mark.rule("E1.STARMAKER.09")
def test_a_star_of_the_display_may_be_signed_instead() -> None:
    """It costs $6M, and the star drawn goes to the bottom of the deck."""
    table = scouted().play("Ann sign-scouted legendary-len")
    assert table.player("Ann").stars == ("legendary-len",)
    assert table.player("Ann").cash == 20 - 6
    assert table.state.display[1] == ("face-in-the-crowd",)
    assert rest_of_stars(table)[-1] == "tag-team-tom"


@pytest.mark.rule("E1.STARMAKER.09")
def test_stars_that_cannot_be_paid_are_not_offered() -> None:
    """With $2M only the star for $1M can be signed; another star is not there at all."""
    table = scouted(cash=2, spent=True)
    assert table.legal("Ann") == {"sign-nobody", "sign-scouted face-in-the-crowd"}
    assert table.refuses("Ann sign-scouted tag-team-tom") == {"E1.BASE.40"}
    assert table.refuses("Ann sign-scouted norm-doorway") == {"E1.STARMAKER.09"}


@pytest.mark.rule("E1.STARMAKER.09")
def test_the_draw_is_the_action_of_the_turn() -> None:
    """After signing the star drawn no other action is left; and signing without a draw is free."""
    table = scouted().play("Ann sign-scouted tag-team-tom")
    assert table.legal("Ann") == {"end-turn", "take-cash"}
    assert table.refuses("Ann scout") == {"E1.BASE.01"}
    plain = studio().play("Ann sign-star face-in-the-crowd")
    assert plain.player("Ann").stars == ("face-in-the-crowd",)


@pytest.mark.rule("E1.STARMAKER.09")
def test_only_the_drawer_sees_the_star() -> None:
    """Bo sees that a star was drawn, Ann which one."""
    table = scouted()
    views: list[Any] = [table.game.view(table.state, seat).pending[-1] for seat in (0, 1)]
    assert [view.cards for view in views] == [("tag-team-tom",), ("star",)]


@pytest.mark.rule("E1.STARMAKER.09")
def test_a_dimension_card_is_drawn_like_a_star() -> None:
    """The card on top of the deck costs nothing and goes to the green room."""
    table = studio(more='[decks.star]\ntop = ["dimension-card-a"]', cash=0, spent=True)
    table.play("Ann scout; sign-scouted dimension-card-a")
    assert table.player("Ann").stars == ("dimension-card-a",)


@pytest.mark.rule("E1.STARMAKER.09")
def test_nobody_else_draws_stars() -> None:
    """Bo is refused; so is Ann with an empty deck."""
    assert studio(turn='"Bo"').refuses("Bo scout") == {"E1.STARMAKER.09"}
    empty = studio(more="[decks.star]\ncards = []")
    assert "scout" not in empty.legal("Ann")
    assert empty.refuses("Ann scout") == {"E1.STARMAKER.09"}


@pytest.mark.rule("E1.STARMAKER.09")
def test_the_number_of_stars_drawn_is_data() -> None:
    """The board data name one star; a game with three draws three."""
    one = studio(more='[decks.star]\nnext = ["tag-team-tom", "solo-sue", "norm-doorway"]')
    cards = one.game.card_set
    tables = dict(cards.boards.tables)
    assert dict(tables["drawn_stars"]) == {"number": 1}
    tables["drawn_stars"] = (("number", 3),)
    boards = cards.boards.replace(tables=tuple(tables.items()))
    table = Table(one.game.with_cards(cards.replace(boards=boards)), one.state)
    table.play("Ann scout; sign-scouted solo-sue")
    assert rest_of_stars(table)[-2:] == ("tag-team-tom", "norm-doorway")


@pytest.mark.rule("E1.STARMAKER.10")
@pytest.mark.parametrize("display", [(), ("legendary-len",)])
def test_sign_a_star_is_possible_without_a_star_to_sign(display: tuple[str, ...]) -> None:
    """With no star displayed, or none that $5M pay, Ann draws and signs or declines."""
    table = studio(
        display=display, cash=5, spent=True, more='[decks.star]\nnext = ["tag-team-tom"]'
    )
    assert not any(text.startswith("sign-star") for text in table.legal("Ann"))
    table.play("Ann scout")
    assert table.legal("Ann") == {"sign-nobody", "sign-scouted tag-team-tom"}


@pytest.mark.rule("E1.STARMAKER.10")
def test_who_declines_has_had_the_action() -> None:
    """Without cash nothing can be signed; the turn is over and the star goes under the deck."""
    table = scouted(cash=0, spent=True, display=())
    assert table.legal("Ann") == {"sign-nobody"}
    table.play("Ann sign-nobody")
    assert table.to_act() == ["Bo"]
    assert rest_of_stars(table)[-1] == "tag-team-tom"
    assert table.player("Ann").stars == ()


# -- the stall guard ------------------------------------------------------------------------------

ADS = ("medium-batteries", "meteor-mints", "tell-all-notebooks", "longing-perfume")


@pytest.mark.rule("E1.BASE.23")
def test_five_turns_of_declining_leave_only_the_drop() -> None:
    """Bo lands ads while Ann draws and declines; in her sixth turn Ann has to drop out."""
    table = studio(players=("Ann", "Bo"), executives=("starmaker", "cheapo"), spent=True)
    for number, ad in enumerate((*ADS, "kaboom-popcorn"), start=1):
        assert "scout" in table.legal("Ann")
        table.play("Ann scout; sign-nobody", f"Bo sign-ad {ad}")
        assert table.player("Ann").idle == number
    assert table.legal("Ann") == {"drop cash", "drop viewers"}
    assert "E1.BASE.23" in table.refuses("Ann scout")


@pytest.mark.rule("E1.BASE.23")
def test_a_star_gained_ends_the_idle_turns() -> None:
    """After four idle turns Ann signs the star drawn and counts from nothing again."""
    table = scouted(idle=4, spent=True).play("Ann sign-scouted face-in-the-crowd")
    assert table.player("Ann").idle == 0
    idle = scouted(idle=4, spent=True).play("Ann sign-nobody")
    assert idle.player("Ann").idle == 5


@pytest.mark.rule("E1.BASE.23")
def test_a_turn_with_another_action_is_not_idle() -> None:
    """Ann lands an ad and, with a dimension card, declines after it: the turn gained a card."""
    table = studio(stars=("dimension-card-a",), spent=True, idle=3)
    table.play("Ann use dimension-card-a; sign-ad meteor-mints; scout; sign-nobody")
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").idle == 0


@pytest.mark.rule("E1.BASE.23")
def test_an_action_may_follow_a_declined_star() -> None:
    """With the action of a dimension card the turn goes on, and an ad makes it no idle one."""
    table = studio(stars=("dimension-card-a",), spent=True, idle=3)
    table.play("Ann use dimension-card-a; scout; sign-nobody; sign-ad meteor-mints")
    assert table.player("Ann").idle == 0
    assert table.to_act() == ["Bo"]


# -- the cash -------------------------------------------------------------------------------------


@pytest.mark.rule("E1.STARMAKER.12")
def test_the_cash_is_taken_once_in_the_own_turn() -> None:
    """Ann takes $8M besides the action of the turn; a second time is refused."""
    table = studio(cash=0).play("Ann take-cash")
    assert table.player("Ann").cash == 8
    assert table.to_act() == ["Ann"]
    assert "take-cash" not in table.legal("Ann")
    assert table.refuses("Ann take-cash") == {"E1.STARMAKER.12"}
    table.play("Ann sign-star legendary-len")
    assert table.player("Ann").cash == 8 - 6


@pytest.mark.rule("E1.STARMAKER.12")
def test_the_cash_is_there_for_a_star_just_drawn() -> None:
    """With $0 Ann sees the star, takes the $8M and signs it for $3M."""
    table = scouted(cash=0).play("Ann take-cash; sign-scouted tag-team-tom")
    assert table.player("Ann").cash == 8 - 3


@pytest.mark.rule("E1.STARMAKER.12")
def test_the_cash_is_taken_in_the_own_turn_only() -> None:
    """In the turn of Bo neither can Ann take it nor Bo."""
    table = studio(turn='"Bo"')
    assert table.legal("Ann") == set()
    assert table.refuses("Bo take-cash") == {"E1.STARMAKER.12"}


EXPENSIVE = """
[players.Ann.lineup.8pm]
show = "competitive-napping"
cards = ["goldie-podium"]
"""


@pytest.mark.rule("E1.STARMAKER.12")
def test_the_cash_is_offered_in_the_income_phase() -> None:
    """Show and star cost $2M each, with $2M of the drop track; the $8M come before that is paid."""
    table = studio(passed=("Bo", "Cy"), cash=0, own=EXPENSIVE).play("Ann drop cash")
    assert table.to_act() == ["Ann"]
    assert table.legal("Ann") == {"take-cash", "keep-viewers"}
    table.play("Ann take-cash")
    assert table.player("Ann").cash == 2 + 8 - 2 - 2
    assert table.state.round == 3


@pytest.mark.rule("E1.STARMAKER.12")
def test_the_cash_may_be_kept_in_the_income_phase() -> None:
    """The $2M of the drop track pay half of the upkeep, and the marker stays where it is."""
    table = studio(passed=("Bo", "Cy"), cash=0, own=EXPENSIVE)
    table.play("Ann drop cash; keep-viewers")
    assert table.player("Ann").cash == 0
    assert not memory(table).spent


@pytest.mark.rule("E1.STARMAKER.12")
def test_who_has_taken_the_cash_is_not_asked_any_more() -> None:
    """The season ends without a question."""
    table = studio(passed=("Bo", "Cy"), cash=0, spent=True, own=EXPENSIVE).play("Ann drop cash")
    assert table.state.round == 3


@pytest.mark.rule("E1.STARMAKER.13")
@pytest.mark.parametrize(("spent", "viewers"), [(False, 5), (True, 0)])
def test_kept_cash_is_worth_viewers_at_the_end(spent: bool, viewers: int) -> None:
    """Ann has nothing else that scores: 5 viewers with the cash never taken, or none."""
    table = studio(number=5, passed=("Bo", "Cy"), spent=spent).play("Ann drop cash")
    if not spent:
        table.play("Ann keep-viewers")
    assert table.game.is_over(table.state)
    assert table.player("Ann").viewers == viewers
    assert table.game.result(table.state).scores[0].total == viewers


@pytest.mark.rule("E1.STARMAKER.13")
def test_others_keep_no_viewers() -> None:
    """CHEAPO has no such cash, and nothing for it at the end."""
    table = studio(number=5, passed=("Bo", "Cy"), spent=True).play("Ann drop cash")
    assert table.player("Bo").viewers == 0


@pytest.mark.rule("E1.STARMAKER.14")
def test_the_marker_begins_on_the_viewers() -> None:
    """A new game has the marker on the space with viewers, which everybody sees."""
    game = networks.Game(NAMES, executives=("starmaker", "cheapo", "flix"), edition="first")
    state = game.start(0)
    assert state.players[0].memory == ViewersMarker(spent=False)
    assert game.view(state, 1).players[0].memory == ViewersMarker(spent=False)
    (plugin,) = (one for one in EDITION.executives if one.id == "starmaker")
    assert plugin.memory == ViewersMarker(spent=False)


@pytest.mark.rule("E1.STARMAKER.15")
def test_the_marker_moves_when_the_cash_is_taken() -> None:
    """From the space of 5 viewers to that of 0, where it stays."""
    table = studio()
    assert not memory(table).spent
    table.play("Ann take-cash")
    assert memory(table).spent
    (event,) = table.events("MemoryChanged")
    assert (event.rule, event.change) == ("E1.STARMAKER.15", "marker at viewers 0")


# -- waiting stars --------------------------------------------------------------------------------

WAITING = ("prompter-pru", "standby-stella", "weekend-wes", "dimension-card-a", "cameo-cameron")


@pytest.mark.rule("E1.STARMAKER.16")
@pytest.mark.parametrize(("number", "due"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_every_two_waiting_stars_cost_a_million(number: int, due: int) -> None:
    """Rounded down; a dimension card is a star like the others, stars on shows do not count."""
    table = studio(passed=("Bo", "Cy"), cash=9, spent=True, stars=WAITING[:number], own=LIFT)
    # Last on the drop track: $2M; the show costs $1M, its star nothing.
    table.play("Ann drop cash")
    assert table.player("Ann").cash == 9 + 2 - 1 - due


@pytest.mark.rule("E1.STARMAKER.16")
def test_waiting_stars_that_cannot_be_paid_cost_viewers() -> None:
    """Nothing of the $2M for 4 stars can be paid: 2 of the 5 viewers go."""
    table = studio(
        passed=(),
        players=("Ann", "Bo"),
        executives=("starmaker", "cheapo"),
        cash=0,
        spent=True,
        stars=WAITING[:4],
    )
    table.play("Ann drop viewers", "Bo drop cash")
    assert table.player("Ann").cash == 0
    assert table.player("Ann").viewers == 5 - 2


@pytest.mark.rule("E1.STARMAKER.16")
def test_waiting_stars_of_others_cost_nothing() -> None:
    """CHEAPO keeps its $9M with four stars waiting."""
    more = f"[players.Bo]\ncash = 9\nstars = {listed(WAITING[:4])}"
    table = studio(passed=("Bo", "Cy"), spent=True, more=more).play("Ann drop cash")
    assert table.player("Bo").cash == 9


# -- states from outside --------------------------------------------------------------------------


@pytest.mark.rule("E1.STARMAKER.04")
@pytest.mark.parametrize(
    ("cards", "guests", "what"),
    [
        ('"", "", "prompter-pru"', "", "1 cards lie beyond the slots"),
        ('"", "", "prompter-pru", "weekend-wes"', '"starmaker", "starmaker"', "brings 1 at most"),
        ('"", "", "prompter-pru"', '"cheapo"', "no star comes without a slot"),
        ('"", "", "washing-up-gloves"', '"starmaker"', "needs a slot"),
    ],
)
def test_positions_with_impossible_guest_stars_are_refused(
    cards: str, guests: str, what: str
) -> None:
    """Each card beyond the slots is a star, by something that can bring so many."""
    own = f'[players.Ann.lineup.8pm]\nshow = "stuck-in-the-lift"\ncards = [{cards}]\n'
    with pytest.raises(FileError, match=what):
        studio(own=f"{own}guests = [{guests}]")


@pytest.mark.rule("E1.STARMAKER.09")
def test_a_position_in_the_midst_of_a_choice_is_read_back() -> None:
    """With a star drawn, and with a guest star to be chosen."""
    drawn = scouted()
    assert isinstance(drawn.state.pending[-1], Scouting)
    asked = studio(stars=("prompter-pru",)).play("Ann produce bread-winners 9pm; leave-empty")
    joined = studio(stars=("prompter-pru",), own=LIFT)
    joined.play("Ann attach-guest prompter-pru 8pm by starmaker")
    for table in (drawn, asked, joined):
        text = networks.dumps(table.game, table.state)
        assert table.game.position(text) == table.state
        assert not table.game.integrity(table.state)
