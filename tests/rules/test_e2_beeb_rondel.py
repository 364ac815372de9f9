"""BEEB, second edition: the rondel, E2.BEEB.01 to .13."""

from __future__ import annotations

import pytest

from executives.networks.second_edition import EDITION
from support.stand_ins_beeb import EVERYTHING, SPACES, kinds, marker, moves, table_at, table_on
from support.table import Table


@pytest.mark.rule("E2.BEEB.01")
def test_metadata() -> None:
    """BEEB has complexity 3."""
    (beeb,) = (plugin for plugin in EDITION.executives if plugin.id == "beeb")
    assert beeb.complexity == 3
    assert beeb.section == "E2.BEEB"


# -- the first turn of a round --------------------------------------------------------------------


@pytest.mark.rule("E2.BEEB.02")
@pytest.mark.parametrize("space", SPACES)
def test_from_start_the_marker_may_go_to_any_space_for_free(space: str) -> None:
    """With no cash at all, each of the five spaces can be reached from START."""
    table = table_at(0, cash=0)
    assert moves(table) == {"sign-star", "sign-ad", "produce", "network", "add"}
    table.play(f"Ann rondel {space}")
    assert marker(table) == 1 + SPACES.index(space)
    assert table.player("Ann").cash == 0


@pytest.mark.rule("E2.BEEB.02")
@pytest.mark.parametrize(
    ("space", "number", "one_step", "two_steps"),
    [
        ("sign-star", 1, "sign-ad", "produce"),
        ("sign-ad", 2, "produce", "network"),
        ("produce", 3, "network", "add"),
        ("network", 4, "add", "sign-star"),
        ("add", 5, "sign-star", "sign-ad"),
    ],
)
def test_clockwise_the_spaces_are_star_ad_show_network_add(
    space: str, number: int, one_step: str, two_steps: str
) -> None:
    """The order of the spaces is that of the rulebook's table: two free steps tell it."""
    assert marker(table_on(space)) == number
    assert moves(table_at(number, cash=0)) == {one_step, two_steps}


@pytest.mark.rule("E2.BEEB.02", "E2.BEEB.04")
def test_only_the_first_turn_of_a_round_offers_all_spaces() -> None:
    """After one turn on the star space only the next two spaces are free."""
    table = table_at(0, cash=0, top='passed = ["Bo", "Cy"]')
    table.play("Ann rondel sign-star", "Ann end-turn")
    assert moves(table) == {"sign-ad", "produce"}


@pytest.mark.rule("E2.BEEB.03")
def test_after_the_first_move_the_action_may_come_before_the_bonus() -> None:
    """From START onto the ad space: an ad is signed, then one is discarded for its income."""
    table = table_at(0, cash=0, rest=EVERYTHING)
    table.play("Ann rondel sign-ad", "Ann sign-ad fizz-cola", "Ann cash-in fizz-cola")
    assert table.player("Ann").cash == 0 + 2 + 2
    assert table.forced() == ["end-turn"]


@pytest.mark.rule("E2.BEEB.03")
def test_after_the_first_move_the_bonus_may_come_before_the_action() -> None:
    """From START onto the ad space: the starter ad is discarded for $1M, then an ad is signed."""
    table = table_at(0, cash=0, rest=EVERYTHING)
    table.play("Ann rondel sign-ad", "Ann cash-in starter-ad-a", "Ann sign-ad fizz-cola")
    assert table.player("Ann").cash == 0 + 1 + 2
    assert table.forced() == ["end-turn"]


@pytest.mark.rule("E2.BEEB.03")
def test_nothing_but_the_move_comes_first() -> None:
    """Before the move neither actions nor bonus actions are on offer, from START either."""
    assert kinds(table_at(0, rest=EVERYTHING)) == {"rondel"}
    assert kinds(table_at(2, rest=EVERYTHING)) == {"rondel"}


# -- later turns ----------------------------------------------------------------------------------


@pytest.mark.rule("E2.BEEB.04")
@pytest.mark.parametrize("space", ["add", "sign-star"])
def test_a_later_move_of_one_or_two_steps_is_free(space: str) -> None:
    """From the network space the next two clockwise cost nothing."""
    table = table_at(4, cash=3)
    table.play(f"Ann rondel {space}")
    assert table.player("Ann").cash == 3
    assert marker(table) == 1 + SPACES.index(space)


@pytest.mark.rule("E2.BEEB.04")
def test_one_move_is_made_in_a_turn() -> None:
    """A second move in the same turn is refused."""
    table = table_on("sign-ad")
    assert moves(table) == set()
    assert "E2.BEEB.04" in table.refuses("Ann rondel produce")


@pytest.mark.rule("E2.BEEB.04")
def test_the_marker_does_not_go_counter_clockwise() -> None:
    """One space back is four spaces on, which costs $2M."""
    table = table_at(2, cash=2)
    table.play("Ann rondel sign-star")
    assert table.player("Ann").cash == 2 - 2


@pytest.mark.rule("E2.BEEB.05")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("sign-star extra-number-seven", "add-star"),
        ("add-star", "sign-star extra-number-seven"),
    ],
)
def test_after_a_later_move_action_and_bonus_come_in_either_order(first: str, second: str) -> None:
    """One step onto the star space: a star for $1M and the bonus for $1M, in any order."""
    table = table_on("sign-star", cash=5, rest=EVERYTHING)
    table.play(f"Ann {first}")
    assert table.to_act() == ["Ann"]
    table.play(f"Ann {second}")
    assert table.player("Ann").cash == 5 - 1 - 1
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BEEB.06")
@pytest.mark.parametrize("space", SPACES)
def test_a_turn_may_be_a_move_and_nothing_else(space: str) -> None:
    """On every space the turn may end without action and bonus, although both are possible."""
    table = table_on(space, rest=EVERYTHING)
    before = table.player("Ann")
    assert len(table.legal("Ann")) > 1
    table.play("Ann end-turn")
    assert table.to_act() == ["Bo"]
    assert table.player("Ann") == before.replace(idle=1)
    assert table.state.passed == ()


@pytest.mark.rule("E2.BEEB.06", "E2.BEEB.11")
def test_the_turn_does_not_end_before_the_move() -> None:
    """The explicit end of the turn is legal once the move is made, not before."""
    table = table_at(4)
    assert "E2.BASE.28" in table.refuses("Ann end-turn")
    table.play("Ann rondel add")
    assert table.allows("Ann end-turn")


@pytest.mark.rule("E2.BEEB.07")
def test_the_action_may_be_taken_without_the_bonus() -> None:
    """A star is signed, and the turn ends with the bonus unused."""
    table = table_on("sign-star", cash=5, rest=EVERYTHING)
    table.play("Ann sign-star extra-number-seven")
    assert table.allows("Ann add-star")
    table.play("Ann end-turn")
    assert table.player("Ann").cash == 5 - 1
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BEEB.07")
def test_the_bonus_may_be_taken_without_the_action() -> None:
    """A star joins the display, and the turn ends with no star signed."""
    table = table_on("sign-star", cash=5, rest=EVERYTHING)
    table.play("Ann add-star")
    assert table.allows("Ann sign-star extra-number-seven")
    table.play("Ann end-turn")
    assert table.player("Ann").stars == ("starter-star-a",)
    assert table.to_act() == ["Bo"]


# -- passing --------------------------------------------------------------------------------------


@pytest.mark.rule("E2.BEEB.08")
@pytest.mark.parametrize("space", SPACES)
def test_passing_needs_the_pass_space(space: str) -> None:
    """A pass is on offer on the space of Produce a Show, and on no other."""
    table = table_on(space)
    assert table.allows("Ann pass cash") == (space == "produce")
    assert table.allows("Ann pass viewers") == (space == "produce")


@pytest.mark.rule("E2.BEEB.08")
@pytest.mark.parametrize("space", range(6))
def test_passing_needs_the_move_first(space: int) -> None:
    """Before the move a pass is refused, on START and even on the pass space itself."""
    assert not table_at(space).allows("Ann pass cash")


@pytest.mark.rule("E2.BEEB.08")
def test_the_refusal_of_a_pass_names_the_pass_space() -> None:
    """Off the pass space the reason against passing is BEEB's, not an action taken before."""
    assert "E2.BEEB.08" in table_on("sign-star").refuses("Ann pass cash")


@pytest.mark.rule("E2.BEEB.09")
def test_a_turn_is_spent_on_the_way_where_nothing_can_be_done() -> None:
    """From the network space the pass space is 4 steps away: only free steps are left, and
    where no star, deck and cash are there nothing can be done but to end the turn."""
    empty = "[display]\nstars = []\n[decks.star]\ncards = []"
    table = table_at(4, cash=0, rest=empty)
    assert moves(table) == {"add", "sign-star"}
    assert kinds(table) == {"rondel"}
    table.play("Ann rondel sign-star")
    assert table.legal("Ann") == {"end-turn"}
    table.play("Ann end-turn")
    assert table.to_act() == ["Bo"]
    assert marker(table) == 1


@pytest.mark.rule("E2.BEEB.09")
def test_the_pass_space_may_be_overshot() -> None:
    """Nothing obliges BEEB to stop at the pass space: from the ad space it may go past it."""
    table = table_at(2, cash=1)
    assert moves(table) == {"produce", "network", "add"}


@pytest.mark.rule("E2.BEEB.09")
def test_who_starts_on_the_pass_space_pays_three_to_pass_or_goes_round() -> None:
    """With $2M the pass space is out of reach from itself; with $3M a full lap ends there."""
    assert moves(table_at(3, cash=2)) == {"network", "add", "sign-star", "sign-ad"}
    table = table_at(3, cash=3)
    table.play("Ann rondel produce")
    assert table.player("Ann").cash == 3 - 3
    assert table.allows("Ann pass cash")


@pytest.mark.rule("E2.BEEB.10")
def test_a_pass_brings_the_marker_to_start_for_the_next_round() -> None:
    """After a pass in round 1 the first turn of round 2 offers all five spaces for free."""
    table = Table("""
turn = "Ann"
first = "Ann"
[game]
players = ["Ann", "Bo"]
executives = ["beeb", "butcher"]
[players.Ann]
cash = 0
memory = { marker = 1 }
""")
    table.play("Ann rondel produce", "Ann pass viewers")
    assert marker(table) == 0
    table.play("Ann end-turn", "Bo pass cash")
    assert table.state.round == 2
    table.play("Bo pass cash")
    # $0 and no ad in the lineup: only moves that are free can be made.
    assert table.player("Ann").cash == 0
    assert moves(table) == {"sign-star", "sign-ad", "produce", "network", "add"}


# -- the price of moving further ------------------------------------------------------------------


@pytest.mark.rule("E2.BEEB.11")
@pytest.mark.parametrize("space", range(1, 6))
def test_standing_still_is_illegal_and_a_free_move_is_always_there(space: int) -> None:
    """With $0 the own space is no target, but one and two steps are."""
    table = table_at(space, cash=0)
    assert SPACES[space - 1] not in moves(table)
    assert len(moves(table)) == 2
    assert "E2.BASE.34" in table.refuses(f"Ann rondel {SPACES[space - 1]}")


@pytest.mark.rule("E2.BEEB.12", "E2.BEEB.13")
@pytest.mark.parametrize(("steps", "cost"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
@pytest.mark.parametrize("space", range(1, 6))
def test_each_step_beyond_the_second_costs_one(space: int, steps: int, cost: int) -> None:
    """3, 4 and 5 steps cost $1M, $2M and $3M, from every space."""
    target = SPACES[(space - 1 + steps) % 5]
    table = table_at(space, cash=cost)
    table.play(f"Ann rondel {target}")
    assert table.player("Ann").cash == 0
    if cost:
        assert "E2.BASE.34" in table_at(space, cash=cost - 1).refuses(f"Ann rondel {target}")


@pytest.mark.rule("E2.BEEB.12")
def test_the_move_is_paid_before_a_bonus_brings_money() -> None:
    """With $0 the ad space 3 steps away is out of reach, although an ad there would pay $1M."""
    table = table_at(4, cash=0, rest=EVERYTHING)
    assert table.player("Ann").ads == ("starter-ad-a",)
    assert "E2.BASE.34" in table.refuses("Ann rondel sign-ad")


@pytest.mark.rule("E2.BEEB.13")
def test_five_steps_end_on_the_same_space_and_repeat_its_action() -> None:
    """A full lap for $3M lets BEEB sign an ad in two turns in a row."""
    table = table_on("sign-ad", cash=3, top='passed = ["Bo", "Cy"]', rest=EVERYTHING)
    table.play("Ann sign-ad fizz-cola", "Ann end-turn")
    assert marker(table) == 2
    table.play("Ann rondel sign-ad", "Ann sign-ad wobbly-jelly")
    assert table.player("Ann").cash == 3 + 2 - 3 + 3


@pytest.mark.rule("E2.BEEB.13")
def test_no_move_is_longer_than_five_steps() -> None:
    """However rich, BEEB has five targets only: a lap of 6 steps is a move of 1 and free."""
    table = table_at(4, cash=100)
    assert len(table.legal("Ann")) == 5
    table.play("Ann rondel add")
    assert table.player("Ann").cash == 100


# -- the stall guard (E2.BASE.29) -----------------------------------------------------------------


@pytest.mark.rule("E2.BEEB.06")
def test_five_turns_without_an_action_are_the_limit() -> None:
    """Five turns of moving and bonus actions may end; then only the way to the pass is left."""
    table = table_at(0, cash=0, top='passed = ["Bo", "Cy"]', rest=EVERYTHING)
    table.play("Ann rondel sign-star", "Ann end-turn")
    table.play("Ann rondel sign-ad", "Ann cash-in starter-ad-a", "Ann end-turn")
    table.play("Ann rondel network", "Ann add-network-card", "Ann discard sponsor-deal-a")
    table.play("Ann end-turn", "Ann rondel add", "Ann end-turn")
    assert moves(table) == {"sign-star", "sign-ad", "produce"}
    table.play("Ann rondel sign-star", "Ann end-turn")
    assert table.legal("Ann") == {"rondel produce"}
    assert "E2.BASE.29" in table.refuses("Ann rondel sign-ad")
    table.play("Ann rondel produce")
    assert table.legal("Ann") == {"pass cash"}
    assert "E2.BASE.29" in table.refuses("Ann end-turn")
    assert "E2.BASE.29" in table.refuses("Ann produce snail-derby 9pm")


@pytest.mark.rule("E2.BEEB.06")
def test_an_action_in_between_starts_the_count_again() -> None:
    """After four idle turns an ad is signed: the next turn may be a move and nothing else."""
    top = 'passed = ["Bo", "Cy"]'
    table = table_at(1, cash=0, top=top, ann="idle = 4", rest=EVERYTHING)
    table.play("Ann rondel sign-ad", "Ann sign-ad fizz-cola", "Ann end-turn")
    # The ad brought $2M, so up to 4 steps can be paid.
    assert moves(table) == {"produce", "network", "add", "sign-star"}
    table.play("Ann rondel produce", "Ann end-turn")
    assert moves(table) == {"network", "add", "sign-star", "sign-ad"}


@pytest.mark.rule("E2.BEEB.06")
def test_a_stalled_player_who_has_passed_may_still_produce() -> None:
    """The guard asks for the pass; the action of the pass space may follow it."""
    table = table_at(2, cash=0, ann="idle = 5", rest=EVERYTHING)
    table.play("Ann rondel produce", "Ann pass cash")
    assert table.allows("Ann produce snail-derby 9pm")
    table.play("Ann end-turn")
    assert table.player("Ann").idle == 0


@pytest.mark.rule("E2.BEEB.09")
@pytest.mark.parametrize(("space", "free"), [(1, True), (2, True), (3, False), (4, False)])
def test_a_stalled_player_must_go_to_the_pass_space_if_a_free_move_reaches_it(
    space: int, free: bool
) -> None:
    """Within two steps the pass space is the only target; further away any move may be made."""
    targets = {"sign-star", "sign-ad", "produce", "network", "add"}
    stalled = table_at(space, cash=3, ann="idle = 5")
    assert moves(stalled) == ({"produce"} if free else targets)
    assert moves(table_at(space, cash=3, ann="idle = 4")) == targets


@pytest.mark.rule("E2.BEEB.09")
def test_a_stalled_player_on_another_space_is_as_free_as_ever() -> None:
    """Where no free move reaches the pass space the turn may be a move, or an action too."""
    table = table_at(4, cash=0, ann="idle = 5", rest=EVERYTHING)
    table.play("Ann rondel add")
    assert kinds(table) == {"add-or-replace", "end-turn"}
