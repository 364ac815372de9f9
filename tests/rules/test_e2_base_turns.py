"""Turns of the second edition: order, extra actions, passing, free effects (E2.BASE.23-.28)."""

from __future__ import annotations

import pytest

from executives import networks
from support.stand_ins_base_flow import CARDS
from support.table import Table

HEAD = """
turn = "{turn}"
first = "Bo"
passed = [{passed}]
[display]
shows = ["test-plain-show"]
stars = ["test-star", "test-second-star"]
ads = ["test-ad"]
network = ["test-loan", "test-casting"]
[players.Ann]
cash = {cash}
network = [{held}]
{memory}
[players.Ann.lineup]
8pm = {{ show = "test-star-show", row = {row}, cards = ["cheeky-friend"] }}
[game]
executives = [{executives}]
"""


def turn(held: str = "", *, name: str = "Ann", executives: str = "", **values: object) -> Table:
    """A turn, Ann with held network cards, an attached star and a starter star and ad."""
    values = {"row": 1, "passed": "", "cash": 9, "memory": "", **values}
    text = HEAD.format(held=held, turn=name, executives=executives, **values)
    return Table(text + CARDS)


def machine(cash: int = 9) -> Table:
    """A turn of CONTINUUM with its time machine at the last space, $1M."""
    executives = '"continuum", "butcher", "beeb"'
    return turn(executives=executives, cash=cash, memory="memory = { marker = 5 }")


def words(table: Table, name: str = "Ann") -> set[str]:
    """The first words of what is legal."""
    return {text.split()[0] for text in table.legal(name)}


ACTIONS = {"sign-star", "sign-ad", "produce", "take", "add-or-replace"}
AGENCY, EXTENSION = '"talent-agency-a"', '"test-extension"'


# -- order of turns -----------------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.23")
def test_turns_go_clockwise_from_the_holder_of_the_token() -> None:
    """Bo has the token: Bo, Cy, Ann, and Bo again."""
    game = networks.Game(("Ann", "Bo", "Cy"), executives=())
    table = Table(game, game.position('first = "Bo"'))
    asked = []
    for _ in range(5):
        asked += table.to_act()
        ads = sorted(text for text in table.legal() if text.startswith("sign-ad"))
        table.play(f"{asked[-1]} {ads[0]}")
    assert asked == ["Bo", "Cy", "Ann", "Bo", "Cy"]


@pytest.mark.rule("E2.BASE.23")
def test_who_has_passed_is_skipped() -> None:
    """Bo has passed: after Ann it is Cy's turn, then Ann's again."""
    table = turn(passed='"Bo"').play("Ann sign-ad test-ad")
    assert table.to_act() == ["Cy"]
    table.play("Cy take test-loan")
    assert table.to_act() == ["Ann"]


@pytest.mark.rule("E2.BASE.23")
def test_a_turn_is_one_action_or_a_pass() -> None:
    """After one action, or after a pass, the turn is over; ending it with neither is refused."""
    table = turn()
    assert "E2.BASE.28" in table.refuses("Ann end-turn")
    table.play("Ann sign-ad test-ad")
    assert "E2.BASE.23" in table.refuses("Ann sign-star test-star")
    assert table.to_act() == ["Bo"]
    table = turn().play("Ann pass cash")
    assert "E2.BASE.23" in table.refuses("Ann sign-star test-star")
    assert table.to_act() == ["Bo"]


# -- extra actions ------------------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.24")
def test_an_extra_action_is_any_action_of_choice() -> None:
    """After the own action all five actions are on offer again, but for a turn only."""
    table = turn(AGENCY).play("Ann use talent-agency-a", "Ann sign-star test-star")
    assert table.to_act() == ["Ann"]
    assert words(table) == ACTIONS | {"end-turn"}
    table.play("Ann sign-star test-second-star")
    assert table.to_act() == ["Bo"]
    assert {"test-star", "test-second-star"} <= set(table.player("Ann").stars)


@pytest.mark.rule("E2.BASE.24")
@pytest.mark.parametrize(
    "actions",
    [
        ("sign-star test-star", "sign-star test-second-star"),
        ("sign-ad test-ad", "sign-ad fizz-cola"),
        (
            "produce snail-derby 9pm; attach starter-star-a; attach starter-ad-a",
            "produce test-plain-show 8pm",
        ),
        ("take test-loan", "take genre-block-a"),
        ("add-or-replace starter-star-a 8pm slot 1", "add-or-replace starter-ad-a 8pm slot 2"),
    ],
)
def test_the_extra_action_may_be_the_own_one_again(actions: tuple[str, str]) -> None:
    """Two actions of a kind in one turn, whichever of the five it is; then it is over."""
    head = HEAD.replace('["test-ad"]', '["test-ad", "fizz-cola"]')
    head = head.replace('["test-plain-show"]', '["test-plain-show", "snail-derby"]')
    head = head.replace('"test-casting"]', '"genre-block-a"]')
    values = {"turn": "Ann", "passed": "", "row": 1, "memory": "", "executives": ""}
    table = Table(head.format(held=AGENCY, cash=20, **values) + CARDS)
    table.play("Ann use talent-agency-a", f"Ann {actions[0]}", f"Ann {actions[1]}")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BASE.24")
def test_extra_actions_add_up() -> None:
    """Two anomalies and the own action: three actions in one turn, not four."""
    text = '[players.Ann]\ncash = 9\nstars = ["anomaly-a", "anomaly-b"]\n'
    display = '[display]\nads = ["test-ad", "fizz-cola", "plonk-furniture", "average-soap"]\n'
    game = '[game]\nexecutives = ["butcher", "continuum", "beeb"]\n'
    table = Table('turn = "Ann"\n' + display + text + game + CARDS)
    table.play("Ann use anomaly-a", "Ann use anomaly-b")
    table.play("Ann sign-ad test-ad", "Ann sign-ad fizz-cola", "Ann sign-ad plonk-furniture")
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").cash == 9 + 4 + 2 + 5


# -- passing ------------------------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.25")
def test_a_pass_is_no_extra_action() -> None:
    """After the own action the extra one may not be a pass."""
    table = turn(AGENCY).play("Ann use talent-agency-a", "Ann sign-ad test-ad")
    assert "E2.BASE.25" in table.refuses("Ann pass cash")
    assert "pass" not in words(table)


@pytest.mark.rule("E2.BASE.25")
def test_an_extra_action_taken_first_strikes_the_pass_too() -> None:
    """CONTINUUM uses its machine and signs: whichever action that was, it cannot pass now."""
    table = machine().play("Ann use-time-machine", "Ann sign-ad test-ad")
    assert table.to_act() == ["Ann"]
    assert "E2.BASE.25" in table.refuses("Ann pass viewers")


@pytest.mark.rule("E2.BASE.25")
def test_a_pass_needs_no_action_to_be_available() -> None:
    """With an empty display and nothing to attach, passing is all that is left."""
    text = """
turn = "Ann"
[display]
shows = []
stars = []
ads = []
network = []
[game]
executives = []
"""
    table = Table(text)
    assert table.legal("Ann") == {"pass cash", "pass viewers"}
    table.play("Ann pass viewers")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BASE.25")
def test_a_free_effect_does_not_strike_the_pass() -> None:
    """After the one-shot alone the player may still pass, and that ends the turn."""
    table = turn(AGENCY).play("Ann use talent-agency-a")
    assert table.allows("Ann pass cash")
    table.play("Ann pass cash")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BASE.25")
def test_beeb_may_pass_after_an_action_by_its_bonus() -> None:
    """BEEB produces on the pass space and passes in the same turn."""
    table = turn(executives='"beeb", "butcher", "continuum"')
    table.play("Ann rondel produce", "Ann produce test-plain-show 9pm; leave-empty; leave-empty")
    table.play("Ann pass cash")
    assert table.state.passed == (0,)


@pytest.mark.rule("E2.BASE.25")
def test_an_executive_that_says_so_may_pass_after_an_action() -> None:
    """CABLE signs an ad and passes; its neighbour may not."""
    game = networks.Game(("Ann", "Bo", "Cy"), executives=("cable", "butcher", "beeb"))
    table = Table(game, game.position('turn = "Ann"\ndisplay.ads = ["fizz-cola", "average-soap"]'))
    table.play("Ann sign-ad fizz-cola", "Ann pass viewers")
    assert table.state.passed == (0,)
    table.play("Bo sign-ad average-soap")
    assert not table.legal("Bo")


# -- free effects -------------------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.26")
def test_a_one_shot_before_the_action() -> None:
    """The season marker goes up from row 3 to 2, then the action is taken."""
    table = turn(EXTENSION, row=3).play("Ann use test-extension", "Ann choose 8pm")
    assert table.show("Ann", "8pm").row == 3 - 1
    assert table.allows("Ann sign-ad test-ad")


@pytest.mark.rule("E2.BASE.26")
def test_a_one_shot_between_two_actions_and_after_the_last() -> None:
    """An extra action is bought after the first action; the marker moves after the second."""
    table = turn(f"{AGENCY}, {EXTENSION}", row=4).play("Ann sign-ad test-ad")
    table.play("Ann use talent-agency-a", "Ann sign-star test-star")
    assert table.to_act() == ["Ann"]
    table.play("Ann use test-extension", "Ann choose 8pm")
    assert table.show("Ann", "8pm").row == 4 - 1
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BASE.26")
def test_an_executive_ability_before_and_after_the_action() -> None:
    """CONTINUUM's machine runs at any time of the own turn, an anomaly too."""
    assert machine().allows("Ann use-time-machine")
    after = machine().play("Ann sign-ad test-ad")
    assert after.to_act() == ["Ann"]
    assert after.allows("Ann use-time-machine")


@pytest.mark.rule("E2.BASE.26")
@pytest.mark.parametrize(
    "effect",
    [
        "Ann take test-casting",
        "Ann produce test-plain-show 9pm",
        "Ann use test-extension",
    ],
)
def test_no_free_effect_while_another_effect_is_resolved(effect: str) -> None:
    """Not while drawn cards, slots or a show are to be chosen."""
    table = turn(f"{AGENCY}, {EXTENSION}", row=3).play(effect)
    assert table.to_act() == ["Ann"]
    assert "E2.BASE.26" in table.refuses("Ann use talent-agency-a")
    assert "use" not in words(table)


@pytest.mark.rule("E2.BASE.26")
def test_no_free_effect_in_the_turn_of_another() -> None:
    """Ann cannot use her card while it is Bo's turn."""
    table = turn(AGENCY, name="Bo")
    assert "E2.BASE.23" in table.refuses("Ann use talent-agency-a")
    assert not table.legal("Ann")


# -- the end of a turn --------------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.27")
@pytest.mark.parametrize("held", ["", EXTENSION])
def test_a_turn_ends_at_once_when_nothing_is_left(held: str) -> None:
    """Without an extra action or a usable effect; one without a target is not usable."""
    table = turn(held, row=1).play("Ann sign-ad test-ad")
    assert table.to_act() == ["Bo"]
    assert table.forced() == ["end-turn"]


@pytest.mark.rule("E2.BASE.27")
def test_a_usable_free_effect_keeps_the_turn_open() -> None:
    """The player may use it, or end the turn explicitly."""
    table = turn(EXTENSION, row=2).play("Ann sign-ad test-ad")
    assert table.legal("Ann") == {"use test-extension", "end-turn"}
    table.play("Ann end-turn")
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").network == ("test-extension",)


@pytest.mark.rule("E2.BASE.27")
@pytest.mark.parametrize(("cash", "asked"), [(3 + 1, ["Ann"]), (3, ["Bo"])])
def test_an_executive_ability_keeps_the_turn_open_while_usable(cash: int, asked: list[str]) -> None:
    """With $1M left after a star for $3M the machine may run, with nothing left it may not."""
    table = machine(cash).play("Ann sign-star test-star")
    assert table.to_act() == asked


@pytest.mark.rule("E2.BASE.27")
def test_a_bonus_that_cannot_be_used_does_not_keep_the_turn_open() -> None:
    """BEEB spends its last $M on a star: without $1M there is no bonus, and the turn is over."""
    table = turn(executives='"beeb", "butcher", "continuum"', cash=3)
    table.play("Ann rondel sign-star", "Ann sign-star test-star")
    assert table.player("Ann").cash == 3 - 3
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BASE.28")
def test_an_extra_action_not_used_is_forfeited() -> None:
    """Ann ends her turn with an extra action left: her next turn has one action only."""
    table = turn(AGENCY).play("Ann use talent-agency-a", "Ann sign-ad test-ad", "Ann end-turn")
    assert table.to_act() == ["Bo"]
    table.play("Bo take test-loan", "Cy pass cash", "Ann sign-star test-star")
    assert "E2.BASE.23" in table.refuses("Ann sign-star test-second-star")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BASE.28")
def test_after_free_effects_alone_an_action_or_a_pass_is_still_owed() -> None:
    """The turn cannot be ended after the one-shot, with or without a further grant."""
    cards = {"talent-agency-a": (1, ()), "test-extension": (2, ("Ann choose 8pm",))}
    for card, (row, choice) in cards.items():
        table = turn(f'"{card}"', row=row).play(f"Ann use {card}", *choice)
        assert table.to_act() == ["Ann"]
        assert "E2.BASE.28" in table.refuses("Ann end-turn")
        assert ACTIONS | {"pass"} == words(table)
