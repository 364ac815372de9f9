"""Stall guard, passed players and choices of several players (E2.BASE.29-.31)."""

from __future__ import annotations

import pytest

from executives import networks
from support.stand_ins_base_flow import ASKED, CARDS, QUESTIONS
from support.table import Table

BEEB_HEAD = """
turn = "Ann"
first = "Ann"
passed = [{passed}]
[display]
shows = ["test-plain-show"]
stars = ["test-star"]
ads = ["test-ad"]
network = ["test-loan"]
[players.Ann]
cash = 9
idle = {idle}
memory = {{ marker = {marker} }}
network = ["test-extension"]
[players.Ann.lineup]
8pm = {{ show = "test-star-show", row = {row} }}
[game]
executives = ["beeb", "butcher", "continuum"]
"""
STAR, AD, PRODUCE, NETWORK, ADD = 1, 2, 3, 4, 5


def beeb(idle: int, marker: int = 0, passed: str = '"Bo", "Cy"', row: int = 1) -> Table:
    """BEEB's turn, with so many turns without an action behind it."""
    text = BEEB_HEAD.format(idle=idle, marker=marker, passed=passed, row=row)
    return Table(text + CARDS)


def moves(table: Table) -> set[str]:
    """The spaces to which Ann may move."""
    return {text.split()[1] for text in table.legal("Ann") if text.startswith("rondel")}


# -- stall guard --------------------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.29")
def test_after_five_turns_without_an_action_beeb_must_go_to_the_pass_space_and_pass() -> None:
    """Four idle turns bind nobody; after the fifth only the pass space and the pass are left."""
    table = beeb(0)
    for space in ("sign-star", "sign-ad", "network", "add"):
        table.play(f"Ann rondel {space}; end-turn")
    assert len(moves(table)) == 5
    table.play("Ann rondel sign-star; end-turn")
    assert table.legal("Ann") - {"use test-extension"} == {"rondel produce"}
    assert "E2.BASE.29" in table.refuses("Ann rondel sign-ad")
    table.play("Ann rondel produce")
    assert table.legal("Ann") == {"pass cash"}
    assert "E2.BASE.29" in table.refuses("Ann produce test-plain-show 9pm")
    assert "E2.BASE.29" in table.refuses("Ann end-turn")
    table.play("Ann pass cash")
    assert table.state.passed[-1] == 0


@pytest.mark.rule("E2.BASE.29")
@pytest.mark.parametrize("marker", [PRODUCE, NETWORK, ADD])
def test_beeb_need_not_pay_to_reach_the_pass_space(marker: int) -> None:
    """From where a free move does not reach it, every move is legal, even the paid one."""
    table = beeb(5, marker)
    free = {PRODUCE: "network", NETWORK: "add", ADD: "sign-star"}[marker]
    assert free in moves(table)
    assert "produce" in moves(table)
    table.play(f"Ann rondel {free}")
    assert table.allows("Ann end-turn")


@pytest.mark.rule("E2.BASE.29")
@pytest.mark.parametrize("marker", [0, STAR, AD])
def test_a_free_move_to_the_pass_space_is_the_only_one(marker: int) -> None:
    """From START, 2 and 1 spaces before it the pass space is reached free of charge."""
    assert moves(beeb(5, marker)) == {"produce"}
    assert len(moves(beeb(4, marker))) == 5


@pytest.mark.rule("E2.BASE.29")
def test_bonus_actions_do_not_reset_the_count() -> None:
    """The fifth idle turn has a bonus only: BEEB must head for the pass space after it."""
    table = beeb(4, ADD).play("Ann rondel sign-star; add-star; end-turn")
    assert moves(table) == {"produce"}


@pytest.mark.rule("E2.BASE.29")
@pytest.mark.parametrize(
    ("space", "action"),
    [
        ("sign-star", "sign-star test-star"),
        ("sign-ad", "sign-ad test-ad"),
        ("produce", "produce test-plain-show 9pm; leave-empty; leave-empty"),
        ("network", "take test-loan"),
    ],
)
def test_an_action_ends_the_row_of_idle_turns(space: str, action: str) -> None:
    """With four idle turns behind it, BEEB acts: the count begins anew."""
    table = beeb(4).play(f"Ann rondel {space}; {action}")
    # After the last network card the bonus is impossible, so the turn has ended by itself.
    if table.forced() != ["end-turn"]:
        table.play("Ann end-turn")
    assert len(moves(table)) == 5


@pytest.mark.rule("E2.BASE.29")
def test_one_add_or_replace_on_its_space_is_an_action() -> None:
    """A single Add on the last space is the space's action, not the bonus: the count restarts."""
    table = beeb(4).play("Ann rondel add; add-or-replace starter-star-a 8pm slot 1; end-turn")
    table.play("Ann rondel sign-star; end-turn")
    assert len(moves(table)) == 5


@pytest.mark.rule("E2.BASE.29")
def test_the_count_is_of_one_round() -> None:
    """After the forced pass, BEEB's first turn of the next round may go anywhere."""
    table = beeb(5, STAR).play("Ann rondel produce; pass cash; end-turn")
    assert table.state.round == 2
    table.play("Bo pass cash", "Cy pass cash")
    assert table.to_act() == ["Ann"]
    assert len(moves(table)) == 5


@pytest.mark.rule("E2.BASE.29")
def test_the_five_turns_are_a_switch() -> None:
    """With the variant at 2 turns, the guard holds after two."""
    game = networks.Game(
        ("Ann", "Bo", "Cy"),
        executives=("beeb", "butcher", "continuum"),
        variants=networks.Variants(stall_guard=2),
    )
    document = 'turn = "Ann"\npassed = ["Bo", "Cy"]'
    table = Table(game, game.position(document))
    table.play("Ann rondel add; end-turn")
    assert len(moves(table)) > 1
    table.play("Ann rondel sign-star; end-turn")
    assert moves(table) == {"produce"}


# -- after the pass -----------------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.30")
def test_a_pass_ends_turn_and_round_for_the_player() -> None:
    """Bo has a usable one-shot, passes, and neither uses it nor has another turn."""
    text = """
turn = "Bo"
first = "Bo"
[display]
ads = ["test-ad", "fizz-cola"]
[players.Bo]
network = ["test-extension", "talent-agency-a"]
lineup = { 8pm = { show = "test-plain-show", row = 3 } }
[game]
executives = []
"""
    table = Table(text + CARDS).play("Bo use talent-agency-a", "Bo pass cash")
    assert table.to_act() == ["Cy"]
    assert table.legal("Bo") == set()
    assert "E2.BASE.23" in table.refuses("Bo use test-extension")
    table.play("Cy sign-ad test-ad", "Ann sign-ad fizz-cola")
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("E2.BASE.30")
def test_the_turns_of_a_round_end_when_all_have_passed() -> None:
    """Two passes leave Ann her turns; with hers round 2 begins, in which all have turns again."""
    text = 'turn = "Bo"\nfirst = "Bo"\n[game]\nexecutives = []\n'
    table = Table(text + CARDS).play("Bo pass cash", "Cy pass cash")
    assert (table.state.round, table.to_act()) == (1, ["Ann"])
    table.play("Ann pass cash")
    assert table.state.round == 2
    table.play("Cy pass cash", "Ann pass cash")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BASE.30")
def test_beeb_passing_by_bonus_still_has_the_action_and_its_one_shots() -> None:
    """BEEB passes first, then moves a season marker and produces; then the turn is over."""
    table = beeb(0, passed="", row=3).play("Ann rondel produce", "Ann pass cash")
    assert table.to_act() == ["Ann"]
    table.play("Ann use test-extension", "Ann choose 8pm")
    assert table.show("Ann", "8pm").row == 3 - 1
    table.play("Ann produce test-plain-show 9pm; leave-empty; leave-empty")
    assert table.show("Ann", "9pm").show == "test-plain-show"
    assert table.player("Ann").cash == 9 + 10 - 2
    assert table.to_act() == ["Bo"]
    table.play("Bo sign-ad test-ad", "Cy take test-loan", "Cy end-turn")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BASE.30")
def test_beeb_that_has_passed_does_not_pass_again() -> None:
    """In the turn of its pass BEEB may act, but the pass is used up, and so is the next turn."""
    table = beeb(0, passed="").play("Ann rondel produce", "Ann pass cash")
    assert {"E2.BASE.30"} <= table.refuses("Ann pass viewers")
    table.play("Ann end-turn", "Bo sign-ad test-ad", "Cy take test-loan", "Cy end-turn")
    assert table.to_act() == ["Bo"]


# -- several players at the same moment ---------------------------------------------------------


@pytest.mark.rule("E2.BASE.31")
@pytest.mark.parametrize("first", ["Ann", "Bo", "Cy"])
def test_choices_of_several_players_are_made_in_turn_order(first: str) -> None:
    """Stand-ins: at upkeep, scoring and round start all are asked, from the 1st player on."""
    names = ("Ann", "Bo", "Cy")
    executives = tuple(plugin.id for plugin in ASKED)
    game = networks.Game(names, executives=executives, plugins=(*ASKED, QUESTIONS))
    start = names.index(first)
    order = [names[(start + place) % 3] for place in range(3)]
    passed = f'["{order[0]}", "{order[1]}"]'
    document = f'first = "{first}"\npassed = {passed}\nturn = "{order[2]}"'
    table = Table(game, game.position(document)).play(f"{order[2]} pass cash")
    asked = []
    for _ in range(3 + 3 + 3):
        (name,) = table.to_act()
        asked.append(name)
        table.play(f"{name} answer no")
    next_order = [*order[1:], order[0]]
    assert asked == order + order + next_order
    assert table.to_act() == [order[1]]
