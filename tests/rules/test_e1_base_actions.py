"""The six actions of the first edition (E1.BASE.25-.44)."""

from __future__ import annotations

import pytest

from executives.networks import queries
from support.first_tables import (
    PLAIN_CARDS,
    card,
    deck,
    first,
    first_game,
    order,
    reruns,
    row,
    told,
)
from support.table import Table

DEVELOP = """
turn = "Ann"
[display]
shows = ["early-show", "choosy-show", "any-show"]
[players.Ann]
cash = {cash}
stars = {stars}
ads = {ads}
"""


def develop(cash: int = 9, *, stars: str = "[]", ads: str = "[]") -> Table:
    """Ann's turn with three shows in the display."""
    return first(DEVELOP.format(cash=cash, stars=stars, ads=ads), cards=PLAIN_CARDS)


# -- Develop a Show -------------------------------------------------------------------------------


@pytest.mark.rule("E1.BASE.25")
def test_a_developed_show_is_paid_for_and_leaves_the_display() -> None:
    """Early Show costs $2M of Ann's 9 and stands at 10PM, in its first row."""
    table = develop().play("Ann produce early-show 10pm")
    assert table.player("Ann").cash == 9 - 2
    assert (table.show("Ann", "10pm").show, table.show("Ann", "10pm").row) == ("early-show", 1)
    assert row(table, "shows") == ("choosy-show", "any-show")


@pytest.mark.rule("E1.BASE.25")
def test_shows_that_are_too_dear_or_not_displayed_cannot_be_developed() -> None:
    """$1M is too little for a show of 2, and Helmet Hair lies elsewhere."""
    table = develop(1)
    assert table.refuses("Ann produce early-show 8pm") == {"E1.BASE.34"}
    assert table.refuses("Ann produce helmet-hair 8pm") == {"E1.BASE.25"}


@pytest.mark.rule("E1.BASE.25", "E1.BASE.40")
def test_coloured_icons_are_mandatory_and_grey_ones_optional() -> None:
    """Choosy Show needs a star and may take an ad; without the star it cannot be chosen."""
    assert "E1.BASE.29" in develop().refuses("Ann produce choosy-show 9pm")
    table = develop(stars='["plain-star"]', ads='["plain-ad"]')
    table.play("Ann produce choosy-show 9pm")
    assert table.refuses("Ann leave-empty") == {"E1.BASE.29"}
    table.play("Ann attach plain-star")
    assert table.allows("Ann attach plain-ad")
    table.play("Ann leave-empty")
    assert table.show("Ann", "9pm").cards == ("plain-star", "")


OLD_PLAY = """
turn = "Ann"
[display]
shows = ["any-show", "choosy-show"]
[players.Ann]
cash = 9
ads = ["night-ad"]
lineup.8pm = { show = "early-show", row = 2, cards = ["plain-star", "plain-ad"] }
"""


@pytest.mark.rule("E1.BASE.26")
def test_the_show_replaced_goes_to_the_reruns_and_its_cards_are_discarded() -> None:
    """Early Show is in reruns, its star and ad are under their decks."""
    table = first(OLD_PLAY, cards=PLAIN_CARDS).play("Ann produce any-show 8pm; attach night-ad")
    assert reruns(table, "Ann") == ["early-show"]
    assert deck(table, "star")[-1] == "plain-star"
    assert deck(table, "ad")[-1] == "plain-ad"
    assert table.show("Ann", "8pm").cards == ("night-ad", "")


@pytest.mark.rule("E1.BASE.27")
def test_the_old_cards_cannot_be_used_on_the_new_show() -> None:
    """The star of the old show is no help for the mandatory star of the new one."""
    table = first(OLD_PLAY, cards=PLAIN_CARDS)
    assert "E1.BASE.29" in table.refuses("Ann produce choosy-show 8pm")
    table.play("Ann produce any-show 8pm")
    assert table.refuses("Ann attach plain-ad") == {"E1.BASE.28"}


@pytest.mark.rule("E1.BASE.27")
def test_a_timeslot_may_be_empty() -> None:
    """Ann's first show at 9PM replaces nothing."""
    table = develop().play("Ann produce early-show 9pm")
    assert reruns(table, "Ann") == []
    assert table.show("Ann", "8pm") is None


@pytest.mark.rule("E1.BASE.28")
def test_attachments_come_from_the_green_room_only() -> None:
    """A star of the display, or of another green room, cannot be attached."""
    table = first(
        """
turn = "Ann"
[display]
shows = ["early-show"]
stars = ["plain-star"]
[players.Ann]
cash = 9
stars = ["standby-stella"]
[players.Bo]
stars = ["drama-star"]
""",
        cards=PLAIN_CARDS,
    ).play("Ann produce early-show 8pm")
    assert table.refuses("Ann attach plain-star") == {"E1.BASE.28"}
    assert table.refuses("Ann attach drama-star") == {"E1.BASE.28"}
    assert table.allows("Ann attach standby-stella")


@pytest.mark.rule("E1.BASE.29")
def test_a_slot_holds_one_card_of_its_kind() -> None:
    """An ad does not fit the star slot; the slot for either takes a star or an ad."""
    table = develop(stars='["plain-star", "drama-star"]', ads='["plain-ad"]')
    table.play("Ann produce choosy-show 9pm")
    assert table.refuses("Ann attach plain-ad") == {"E1.BASE.29"}
    table.play("Ann attach plain-star")
    assert table.allows("Ann attach drama-star")
    assert table.allows("Ann attach plain-ad")
    table.play("Ann attach plain-ad")
    assert table.show("Ann", "9pm").cards == ("plain-star", "plain-ad")


TEAM = """
turn = "Ann"
[display]
shows = ["choosy-show"]
[players.Ann]
cash = 9
stars = ["ensemble-emma", "plain-star"]
network = ["agency-a"]
"""


@pytest.mark.rule("E1.BASE.29")
def test_orientation_is_decided_once_when_all_cards_are_in_place() -> None:
    """Emma wants another star: one attached after her counts, one that comes later does not."""
    table = first(TEAM, cards=PLAIN_CARDS)
    table.play("Ann produce choosy-show 9pm; attach ensemble-emma; attach plain-star")
    assert table.show("Ann", "9pm").up == 0b11
    table = first(TEAM, cards=PLAIN_CARDS).play("Ann use agency-a")
    table.play("Ann produce choosy-show 9pm; attach ensemble-emma; leave-empty")
    assert table.show("Ann", "9pm").up == 0b00
    table.play("Ann add-or-replace plain-star 9pm slot 2")
    assert table.show("Ann", "9pm").up == 0b10


@pytest.mark.rule("E1.BASE.30")
@pytest.mark.parametrize(("timeslot", "up"), [("8pm", 0), ("9pm", 0), ("10pm", 1)])
def test_an_ad_lies_right_way_up_if_its_condition_is_met(timeslot: str, up: int) -> None:
    """Night Ad wants 10PM."""
    table = develop(ads='["night-ad"]').play(f"Ann produce any-show {timeslot}; attach night-ad")
    assert table.show("Ann", timeslot).up == up


@pytest.mark.rule("E1.BASE.31")
def test_stars_follow_their_conditions_and_nobody_is_asked() -> None:
    """Drama Star lies right on a drama show, wrong on an action show, Plain Star always right."""
    table = develop(stars='["drama-star"]').play("Ann produce early-show 8pm; attach drama-star")
    assert (table.show("Ann", "8pm").up, table.to_act() == ["Ann"]) == (1, False)
    table = develop(stars='["drama-star", "plain-star"]')
    table.play("Ann produce choosy-show 8pm; attach drama-star; attach plain-star")
    assert table.show("Ann", "8pm").up == 0b10
    assert table.to_act() != ["Ann"]


def viewers_after_season(timeslot: str, show: str, row_of_cube: int, *, stars: str = "") -> int:
    """What a show of Ann alone brings at the season's end."""
    table = first(
        f"""
turn = "Ann"
passed = ["Bo", "Cy"]
[players.Ann]
cash = 9
[players.Ann.lineup]
{timeslot} = {{ show = "{show}", row = {row_of_cube}, cards = [{stars}] }}
""",
        cards=PLAIN_CARDS,
    ).play("Ann drop cash")
    return table.player("Ann").viewers


@pytest.mark.rule("E1.BASE.32")
@pytest.mark.parametrize(
    ("timeslot", "cube", "viewers"),
    [("8pm", 1, 7), ("9pm", 1, 4), ("10pm", 1, 4), ("8pm", 2, 5), ("9pm", 2, 5), ("9pm", 3, 3)],
)
def test_the_higher_number_counts_in_the_preferred_timeslot(
    timeslot: str, cube: int, viewers: int
) -> None:
    """Early Show gives 7 at 8PM and 4 elsewhere in its first season, the same later on."""
    assert viewers_after_season(timeslot, "early-show", cube) == viewers


@pytest.mark.rule("E1.BASE.33")
@pytest.mark.parametrize("timeslot", ["8pm", "9pm", "10pm"])
def test_a_show_for_any_timeslot_and_a_pilot_use_the_higher_number(timeslot: str) -> None:
    """Any Show gives 6 and Captain Trampoline 6, wherever they stand."""
    table = first(f'turn = "Ann"\n[players.Ann]\nlineup.{timeslot} = "any-show"', cards=PLAIN_CARDS)
    index = table.game.boards.timeslots.index(timeslot)
    assert queries.is_timely(table.game.context, table.state, 0, index)
    assert viewers_after_season(timeslot, "any-show", 1) == 6
    assert viewers_after_season(timeslot, "captain-trampoline", 1) == 6


@pytest.mark.rule("E1.BASE.33")
def test_all_pilots_are_for_any_timeslot_and_print_one_number() -> None:
    """The 26 pilots."""
    game = first_game(4)
    assert len(game.pilots) == 26
    for pilot in game.pilots:
        printed = card(game, pilot)
        assert (printed.timeslot, printed.lower) == ("any", printed.viewers[0])


@pytest.mark.rule("E1.BASE.34")
def test_the_steps_of_developing_a_show() -> None:
    """Pay, cancel, the show comes with its cube, attach, orientation, then the genre bonus."""
    table = first(
        """
turn = "Ann"
[display]
shows = ["early-show"]
[players.Ann]
cash = 9
stars = ["drama-star"]
reruns = ["downpour-abbey"]
lineup.8pm = { show = "the-weeping-willows", cards = ["plain-star"] }
""",
        cards=PLAIN_CARDS.replace('slots = ["star?", "ad?"]', 'slots = ["star?"]'),
        players=4,
    )
    events = []
    for text in ("Ann produce early-show 8pm", "Ann attach drama-star"):
        table.play(text)
        assert table.last is not None
        events += [
            (type(event).__name__, getattr(event, "target", "")) for event in table.last.events
        ]
    wanted = [
        ("CashChanged", ""),
        ("CardsMoved", "reruns"),
        ("CardsMoved", "lineup"),
        ("CardsMoved", "deck"),
        ("CardsMoved", "lineup"),
        ("CardTurned", ""),
        ("BonusGained", ""),
    ]
    assert events == wanted
    assert table.show("Ann", "8pm").row == 1
    assert table.legal() == {"draw stars", "draw ads"}


# -- the other actions ----------------------------------------------------------------------------

SIGN = """
turn = "Ann"
[display]
stars = ["drama-star", "plain-star"]
ads = ["night-ad"]
[players.Ann]
cash = 2
lineup.8pm = { show = "early-show", cards = ["standby-stella"] }
"""


@pytest.mark.rule("E1.BASE.35")
def test_a_signed_star_is_paid_for_and_goes_to_the_green_room() -> None:
    """Plain Star costs $2M; Drama Star for 3 is too dear."""
    table = first(SIGN, cards=PLAIN_CARDS)
    assert table.refuses("Ann sign-star drama-star") == {"E1.BASE.40"}
    assert table.refuses("Ann sign-star solo-sue") == {"E1.BASE.35"}
    table.play("Ann sign-star plain-star")
    assert (table.player("Ann").cash, table.player("Ann").stars) == (0, ("plain-star",))
    assert row(table, "stars") == ("drama-star",)


@pytest.mark.rule("E1.BASE.36")
def test_a_landed_ad_pays_its_landing_fee_at_once() -> None:
    """Night Ad brings $4M to Ann's 2 and lies in the green room."""
    table = first(SIGN, cards=PLAIN_CARDS)
    assert table.refuses("Ann sign-ad plain-ad") == {"E1.BASE.36"}
    table.play("Ann sign-ad night-ad")
    assert (table.player("Ann").cash, table.player("Ann").ads) == (2 + 4, ("night-ad",))
    assert row(table, "ads") == ()


TAKE = """
turn = "Ann"
[display]
network = ["ratings-bump-a", "sponsor-deal-a", "agency-a", "deep-pockets-a"]
[players.Ann]
cash = 0
network = ["agency-b", "agency-c"]
"""


@pytest.mark.rule("E1.BASE.37")
def test_network_cards_cost_nothing_and_are_of_four_kinds() -> None:
    """An immediate one acts and is gone; permanent, one-shot and game-end cards are kept."""
    table = first(TAKE).play("Ann use agency-b; use agency-c")
    kinds = [card(table.game, slug).timing for slug in row(table, "network")]
    assert kinds == ["immediate", "permanent", "one-shot", "game-end"]
    assert table.refuses("Ann take syndication-a") == {"E1.BASE.37"}
    table.play("Ann take ratings-bump-a")
    assert table.player("Ann").viewers == 3
    assert deck(table, "network")[-1] == "ratings-bump-a"
    table.play("Ann take sponsor-deal-a", "Ann take deep-pockets-a")
    assert table.player("Ann").network == ("sponsor-deal-a", "deep-pockets-a")
    assert table.player("Ann").cash == 0


ATTACH = """
turn = "Ann"
[players.Ann]
stars = ["plain-star"]
ads = ["plain-ad"]
lineup.8pm = { show = "early-show", cards = ["standby-stella"] }
lineup.9pm = "captain-trampoline"
"""


@pytest.mark.rule("E1.BASE.38", "E1.BASE.39")
def test_attach_puts_one_card_in_a_free_slot_or_in_place_of_one_of_its_kind() -> None:
    """An ad fills the free slot; a star takes the place of a star, which is discarded."""
    table = first(ATTACH, cards=PLAIN_CARDS)
    assert table.allows("Ann add-or-replace plain-ad 8pm slot 2")
    assert "E1.BASE.29" in table.refuses("Ann add-or-replace plain-ad 8pm slot 1")
    assert "E1.BASE.38" in table.refuses("Ann add-or-replace drama-star 8pm slot 1")
    table.play("Ann add-or-replace plain-star 8pm slot 1")
    assert table.show("Ann", "8pm").cards == ("plain-star", "")
    assert deck(table, "star")[-1] == "standby-stella"
    assert table.to_act() != ["Ann"]


@pytest.mark.rule("E1.BASE.38")
def test_a_card_of_the_other_kind_is_never_replaced() -> None:
    """The slot for either kind holds a star: an ad cannot take its place, another star can."""
    table = first(
        """
turn = "Ann"
[players.Ann]
stars = ["drama-star"]
ads = ["plain-ad"]
lineup.8pm = { show = "choosy-show", cards = ["standby-stella", "plain-star"] }
""",
        cards=PLAIN_CARDS,
    )
    assert table.refuses("Ann add-or-replace plain-ad 8pm slot 2") == {"E1.BASE.38"}
    assert table.allows("Ann add-or-replace drama-star 8pm slot 2")


@pytest.mark.rule("E1.BASE.39", "E1.PILOT.20")
def test_nothing_is_attached_to_a_pilot() -> None:
    """In any season Ann's pilot takes neither star nor ad."""
    for season in (1, 4):
        table = first(f"round = {season}" + ATTACH, cards=PLAIN_CARDS)
        for slug in ("plain-star", "plain-ad"):
            assert "E1.BASE.38" in table.refuses(f"Ann add-or-replace {slug} 9pm slot 1")
        assert not [text for text in table.legal("Ann") if "9pm" in text and "add" in text]


@pytest.mark.rule("E1.BASE.40")
def test_an_action_that_cannot_be_completed_may_not_be_chosen() -> None:
    """Two mandatory cards and only one of them at hand: not even to begin with."""
    assert "E1.BASE.29" in develop(stars='["plain-star"]').refuses("Ann produce any-show 8pm")
    table = first(
        """
turn = "Ann"
[display]
shows = ["needy-show"]
[players.Ann]
cash = 9
stars = ["plain-star"]
""",
        cards=PLAIN_CARDS + TWO_NEEDED,
    )
    assert "E1.BASE.29" in table.refuses("Ann produce needy-show 8pm")


TWO_NEEDED = """
[[cards.show]]
id = "needy-show"
name = "Needy Show"
deck = "round_1"
genre = "drama"
cost = 0
expenses = 0
timeslot = "any"
viewers = [1, 1, 1, 1]
lower = 1
rerun = 0
slots = ["star!", "star!"]
"""


# -- Drop & Budget --------------------------------------------------------------------------------


@pytest.mark.rule("E1.BASE.41")
def test_drop_and_budget_takes_the_first_free_space_and_ends_the_season_for_the_player() -> None:
    """Cy takes 5 viewers of the first space, Ann $8M of the second; they have no further turn."""
    table = first('turn = "Cy"\n[season]\norder = ["Cy", "Ann", "Bo"]\n[players.Ann]\ncash = 1')
    table.play("Cy drop viewers", "Ann drop cash")
    assert [event.place for _, event in told(table, "PlayerPassed")] == [1]
    assert (table.player("Cy").viewers, table.player("Ann").cash) == (5, 1 + 8)
    assert table.state.passed == (2, 0)
    assert (table.legal("Cy"), table.legal("Ann")) == (set(), set())
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.BASE.42", "E1.BASE.43")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_spaces_of_the_drop_track(players: int) -> None:
    """$10M or 5, 8 or 4, 6 or 3, 4 or 2 viewers, and a last space with $2M only."""
    names = order(first('turn = "Ann"', players=players))
    spaces = [(10, 5), (8, 4), (6, 3), (4, 2)][: players - 1]
    table = first(f'turn = "{names[0]}"', players=players)
    for name, (cash, viewers) in zip(names, spaces, strict=False):
        assert table.allows(f"{name} drop cash")
        assert table.allows(f"{name} drop viewers")
        assert table.game.pass_spaces[len(table.state.passed)] == (cash, viewers)
        before = table.player(name).cash
        table.play(f"{name} drop cash")
        assert table.player(name).cash == before + cash
    assert {text for text in table.legal() if text.startswith("drop")} == {"drop cash"}
    assert table.refuses(f"{names[-1]} drop viewers") == {"E1.BASE.43"}
    table.play(f"{names[-1]} drop cash")
    assert told(table, "CashChanged")[0][1].amount == 2


@pytest.mark.rule("E1.BASE.43")
def test_rewards_are_taken_at_once() -> None:
    """The viewers of the first space are there before anybody else acts."""
    table = first('turn = "Bo"').play("Bo drop viewers")
    assert table.player("Bo").viewers == 5
    assert table.state.round == 1


@pytest.mark.rule("E1.BASE.44")
def test_a_solo_player_has_one_space_of_5_million_or_2_viewers() -> None:
    """In every season of a solo game."""
    for season in (1, 4):
        table = first(f'round = {season}\nturn = "Ann"\n[players.Ann]\ncash = 1', players=1)
        assert {t for t in table.legal() if t.startswith("drop")} == {"drop cash", "drop viewers"}
        table.play("Ann drop viewers")
        assert told(table, "ViewersChanged")[0][1].amount == 2
        table = first(f'round = {season}\nturn = "Ann"\n[players.Ann]\ncash = 1', players=1)
        table.play("Ann drop cash")
        assert table.player("Ann").cash == 1 + 5


@pytest.mark.rule("E1.BASE.44")
def test_cable_takes_the_viewers_of_the_solo_space() -> None:
    """CABLE alone is offered 2 viewers and no cash."""
    table = first('turn = "Ann"', players=1, executives=("cable",))
    assert {t for t in table.legal() if t.startswith("drop")} == {"drop viewers"}
    table.play("Ann drop viewers")
    assert told(table, "ViewersChanged")[0][1].amount == 2
