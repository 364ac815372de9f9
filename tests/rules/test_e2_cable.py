"""CABLE, second edition: its start, the pass after an action, the pass track (E2.CABLE)."""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.grants import ANY, BONUS, PASS
from executives.networks.second_edition import EDITION, bundled_cards
from support.names import NAMES
from support.seated import passes, seated
from support.table import Table

OTHERS = ("butcher", "continuum")

ONE_OF_EACH = """
[display]
shows = ["test-show"]
stars = ["star-3"]
ads = ["ad-3", "ad-5"]
network = ["test-spare"]
[players.Ann]
cash = 20
stars = ["star-2"]
ads = []
[players.Ann.lineup]
"8pm" = { show = "test-parade", row = 1 }
"""
"""Every action is possible for Ann; The parade has a slot for a star."""


def game_of(seat: int, number: int = 3) -> networks.Game:
    """CABLE at a seat among executives that claim nothing at the start."""
    names = ["butcher", "continuum", "flix", "beeb"][: number - 1]
    names.insert(seat, "cable")
    return networks.Game(NAMES[:number], executives=names)


def cable(rest: str = ONE_OF_EACH, *, head: str = 'turn = "Ann"') -> Table:
    """Ann is CABLE and has the turn."""
    return seated("cable", *OTHERS, head=head, rest=rest)


# -- the start ------------------------------------------------------------------------------------


@pytest.mark.rule("E2.CABLE.01")
def test_metadata() -> None:
    """CABLE has complexity 1, and needs no module."""
    (plugin,) = (plugin for plugin in EDITION.executives if plugin.id == "cable")
    assert (plugin.name, plugin.complexity, plugin.section) == ("CABLE", 1, "E2.CABLE")
    assert (plugin.memory, plugin.needs) == (None, ())


@pytest.mark.rule("E2.CABLE.02", "E2.SETUP.10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_cable_begins_with_the_token(seat: int) -> None:
    """Whatever the seed draws otherwise, CABLE holds the token and has the first turn."""
    game = game_of(seat)
    for seed in range(6):
        table = Table(game, game.start(seed))
        assert table.state.first == seat
        assert table.to_act() == [NAMES[seat]]


@pytest.mark.rule("E2.SETUP.10")
def test_the_turns_go_clockwise_from_cable() -> None:
    """With CABLE at Cy's seat of four, Di follows, then Ann and Bo."""
    game = game_of(2, 4)
    table = Table(game, game.start(1))
    order = []
    for bonus in ("viewers", "cash", "cash"):
        (name,) = table.to_act()
        order.append(name)
        table.play(f"{name} pass {bonus}")
    assert [*order, *table.to_act()] == ["Cy", "Di", "Ann", "Bo"]


@pytest.mark.rule("E2.CABLE.03", "E2.SETUP.11")
@pytest.mark.parametrize(("number", "others"), [(2, [7]), (3, [7, 9]), (4, [7, 9, 11])])
def test_cable_starts_with_twenty_million(number: int, others: list[int]) -> None:
    """CABLE has $20M in place of $5M; the others have what their position prints."""
    game = game_of(1, number)
    state = game.start(0)
    cash = [state.players[(1 + step) % number].cash for step in range(number)]
    assert cash == [20, *others]


@pytest.mark.rule("E2.CABLE.03")
def test_the_amount_is_told_with_its_clause() -> None:
    """The lines of the starting cash are the printed $5M and the $20M that take its place."""
    game = game_of(0)
    state = game.start(0)
    lines = networks.queries.starting_cash_lines(game.context, state, 0, 0)
    assert [(line.amount, line.rule) for line in lines] == [(5, "E2.BASE.10"), (20, "E2.CABLE.03")]


@pytest.mark.rule("E2.CABLE.04")
def test_the_token_moves_on_after_the_first_round() -> None:
    """From Bo, who is CABLE, it goes to Cy for round 2 and to Ann for round 3."""
    game = game_of(1)
    table = Table(game, game.start(0))
    table.play("Bo pass viewers", "Cy pass cash", "Ann pass cash")
    assert (table.state.round, table.state.first, table.to_act()) == (2, 2, ["Cy"])
    table.play("Cy pass cash", "Ann pass cash", "Bo pass nothing")
    assert (table.state.round, table.state.first, table.to_act()) == (3, 0, ["Ann"])


# -- the pass after an action ---------------------------------------------------------------------


@pytest.mark.rule("E2.CABLE.05")
@pytest.mark.parametrize(
    "action",
    [
        "sign-star star-3",
        "sign-ad ad-3",
        "take test-spare",
        "add-or-replace star-2 8pm slot 1",
    ],
)
def test_a_pass_may_follow_an_action(action: str) -> None:
    """After the action Ann has a pass and the end of the turn to choose from, and is out."""
    table = cable().play(f"Ann {action}")
    assert table.legal("Ann") == {"pass viewers", "end-turn"}
    table.play("Ann pass viewers")
    assert table.state.passed == (0,)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CABLE.05")
def test_a_pass_may_follow_a_production_when_all_of_it_is_done() -> None:
    """While slots are filled there is no pass; when the show is complete there is one."""
    table = cable().play("Ann produce test-show 9pm")
    while table.legal("Ann") != {"pass viewers", "end-turn"}:
        assert passes(table, "Ann") == set()
        assert table.refuses("Ann pass viewers")
        table.play(f"Ann {sorted(table.legal('Ann'))[-1]}")
    table.play("Ann pass viewers")
    assert table.state.passed == (0,)


@pytest.mark.rule("E2.CABLE.05")
def test_the_pass_is_a_choice() -> None:
    """Who ends the turn instead stays in the round and has a pass in the next turn."""
    table = cable(head='turn = "Ann"\npassed = ["Bo", "Cy"]')
    table.play("Ann sign-ad ad-3; end-turn")
    assert table.state.passed == (1, 2)
    assert table.to_act() == ["Ann"]
    assert "pass nothing" in table.legal("Ann")


@pytest.mark.rule("E2.CABLE.05")
def test_others_have_no_pass_after_an_action() -> None:
    """Bo's turn is over with its action, and in Ann's own turn only Ann passes."""
    table = cable(head='turn = "Bo"').play("Bo sign-ad ad-3")
    assert table.to_act() == ["Cy"]
    assert table.state.passed == ()


@pytest.mark.rule("E2.CABLE.05")
def test_a_pass_may_follow_or_replace_an_extra_action() -> None:
    """With the Talent Agency used, a pass is there after the first and after the second action."""
    rest = ONE_OF_EACH.replace("ads = []", 'ads = []\nnetwork = ["talent-agency-a"]')
    table = cable(rest).play("Ann sign-ad ad-3; use talent-agency-a")
    assert passes(table, "Ann") == {"pass viewers"}
    table.play("Ann sign-ad ad-5")
    assert table.legal("Ann") == {"pass viewers", "end-turn"}
    early = cable(rest).play("Ann sign-ad ad-3; use talent-agency-a; pass viewers")
    assert early.state.passed == (0,)
    assert early.to_act() == ["Bo"]
    assert "ad-5" in early.state.display[2]


@pytest.mark.rule("E2.CABLE.05")
def test_an_extra_action_alone_allows_the_pass() -> None:
    """The Talent Agency before the first action: one of the two is enough for the pass."""
    rest = ONE_OF_EACH.replace("ads = []", 'ads = []\nnetwork = ["talent-agency-a"]')
    table = cable(rest).play("Ann use talent-agency-a; sign-ad ad-3")
    assert {"pass viewers", "end-turn", "sign-ad ad-5"} <= table.legal("Ann")
    table.play("Ann pass viewers")
    assert table.state.passed == (0,)


@pytest.mark.rule("E2.CABLE.06")
def test_the_pass_uses_no_action() -> None:
    """After the action nothing is left that an action could use, and the pass is still there."""
    table = cable().play("Ann sign-ad ad-3")
    turn = table.state.pending[-1]
    assert turn.grants == (BONUS | PASS,)  # type: ignore[attr-defined]
    assert not turn.grants[0] & ANY  # type: ignore[attr-defined]


@pytest.mark.rule("E2.CABLE.06")
def test_the_pass_is_no_action_that_allows_another() -> None:
    """A pass that is the whole turn is followed by nothing, and there is only one pass."""
    table = cable().play("Ann pass viewers")
    assert table.to_act() == ["Bo"]
    assert table.state.passed == (0,)
    assert [event.seat for event in table.events("PlayerPassed")] == [0]


@pytest.mark.rule("E2.CABLE.06")
def test_no_second_pass_is_gained_by_a_second_action() -> None:
    """After three actions by anomalies there is one pass, as after the first."""
    rest = ONE_OF_EACH.replace("star-2", 'anomaly-a", "anomaly-b')
    table = cable(rest).play("Ann sign-ad ad-3; use anomaly-a; use anomaly-b")
    table.play("Ann sign-ad ad-5; take test-spare")
    assert table.state.pending[-1].grants == (BONUS | PASS,)  # type: ignore[attr-defined]


@pytest.mark.rule("E2.CABLE.07")
def test_passing_as_a_whole_turn_remains() -> None:
    """Before any action the pass is there too, as the first turn of the round."""
    table = cable()
    assert "pass viewers" in table.legal("Ann")
    assert "end-turn" not in table.legal("Ann")
    table.play("Ann pass viewers")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (20, 5)


# -- the pass track -------------------------------------------------------------------------------


@pytest.mark.rule("E2.CABLE.08")
@pytest.mark.parametrize(("passed", "viewers"), [("", 5), ('"Bo"', 4)])
def test_only_bonus_viewers_are_offered(passed: str, viewers: int) -> None:
    """The first space gives 5 viewers, the second 4, and $10M or $8M are refused."""
    table = cable(head=f'turn = "Ann"\npassed = [{passed}]')
    assert passes(table, "Ann") == {"pass viewers"}
    assert table.refuses("Ann pass cash") == {"E2.BASE.60"}
    assert table.refuses("Ann pass nothing") == {"E2.BASE.60"}
    table.play("Ann pass viewers")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (20, viewers)


@pytest.mark.rule("E2.CABLE.08")
def test_after_an_action_the_pass_offers_no_cash_either() -> None:
    """The pass that follows an action is worth the same 5 viewers."""
    table = cable().play("Ann sign-star star-3")
    cash = table.player("Ann").cash
    assert table.refuses("Ann pass cash") == {"E2.BASE.60"}
    table.play("Ann pass viewers")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (cash, 5)


@pytest.mark.rule("E2.CABLE.08")
def test_others_choose_between_cash_and_viewers() -> None:
    """Beside CABLE the pass of Bo is as printed: $10M or 5 viewers."""
    table = cable(head='turn = "Bo"')
    assert passes(table, "Bo") == {"pass cash", "pass viewers"}


LAST = 'turn = "Ann"\npassed = ["Bo", "Cy"]'
EMPTY = """
[players.Ann]
cash = 3
[players.Ann.lineup]
"8pm" = ""
"9pm" = ""
"10pm" = ""
"""


@pytest.mark.rule("E2.CABLE.09")
def test_passing_last_brings_nothing() -> None:
    """The $2M of the last space are not offered; cash and viewers stay as they were."""
    table = cable(EMPTY, head=LAST)
    assert passes(table, "Ann") == {"pass nothing"}
    assert table.refuses("Ann pass cash") == {"E2.BASE.60"}
    table.play("Ann pass nothing")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (3, 0)


@pytest.mark.rule("E2.CABLE.09")
def test_passing_last_brings_nothing_after_an_action() -> None:
    """The pass that follows an action is the last one all the same."""
    rest = EMPTY + '[display]\nads = ["ad-5"]\n'
    table = cable(rest, head=LAST).play("Ann sign-ad ad-5")
    cash = table.player("Ann").cash
    assert table.legal("Ann") == {"pass nothing", "end-turn"}
    table.play("Ann pass nothing")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (cash, 0)


@pytest.mark.rule("E2.CABLE.09")
def test_viewers_printed_on_the_last_space_would_be_lost() -> None:
    """With 1 viewer printed there, another player is offered it and CABLE is not."""
    cards = bundled_cards()
    generous = cards.replace(boards=cards.boards.replace(last_pass=(2, 1)))
    game = networks.Game(NAMES[:3], executives=("cable", *OTHERS), cards=generous)
    assert passes(Table(game, game.position(LAST)), "Ann") == {"pass nothing"}
    other = game.position('turn = "Bo"\npassed = ["Ann", "Cy"]')
    assert passes(Table(game, other), "Bo") == {"pass cash", "pass viewers"}
