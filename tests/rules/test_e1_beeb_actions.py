"""BEEB, first edition: the actions of the spaces, Drop & Budget, further actions (E1.BEEB).

Ann is BEEB. The spaces are, clockwise, sign-star, sign-ad, then the bold line, produce, network,
add; a marker at 0 lies beside the board.
"""

from __future__ import annotations

from typing import Any

import pytest

from executives import networks
from support.first_tables import wealth
from support.names import NAMES
from support.rondel_cubes import ACTION_OF, DROPS, SPACES, bare, beeb, kinds, marker, moves
from support.table import Table

# -- the action of a space -------------------------------------------------------------------------


@pytest.mark.rule("E1.BEEB.02", "E1.BEEB.03")
@pytest.mark.parametrize("space", SPACES)
def test_the_cube_may_be_placed_on_any_space_for_its_action(space: str) -> None:
    """Without any money the first action of a season is that of any space, and no other."""
    table = beeb(0, cash=4)
    assert moves(table) == set(SPACES)
    table.play(f"Ann rondel {space}")
    assert marker(table) == 1 + SPACES.index(space)
    assert wealth(table) == (4, 0)
    assert kinds(table) == {ACTION_OF[space]}


@pytest.mark.rule("E1.BEEB.03")
def test_placing_costs_nothing() -> None:
    """With no money and no viewers all spaces whose actions are free can be had."""
    assert moves(beeb(0, cash=0)) == {"sign-ad", "network", "add"}


@pytest.mark.rule("E1.BEEB.02")
@pytest.mark.parametrize(
    ("space", "one", "two"),
    [
        (1, "sign-ad", "produce"),
        (2, "produce", "network"),
        (3, "network", "add"),
        (4, "add", "sign-star"),
        (5, "sign-star", "sign-ad"),
    ],
)
def test_the_order_of_the_spaces(space: int, one: str, two: str) -> None:
    """One and two steps clockwise are the moves that cost nothing."""
    left = {target: wealth(beeb(space).play(f"Ann rondel {target}"))[0] for target in SPACES}
    assert {target for target, cash in left.items() if cash == 10} == {one, two}


@pytest.mark.rule("E1.BEEB.02", "E1.BEEB.04")
def test_no_action_comes_before_the_move() -> None:
    """Before the move there are moves and Drop & Budget, and actions are refused."""
    table = beeb(4)
    assert kinds(table) == {"rondel", "drop"}
    for action in (
        *("sign-star star-1", "sign-ad ad-0", "produce parade 8pm", "take agency-a"),
        *("add-or-replace star-2 9pm slot 1", "end-turn"),
    ):
        assert table.refuses(f"Ann {action}")


@pytest.mark.rule("E1.BEEB.02")
def test_the_turn_ends_with_the_action_of_the_space() -> None:
    """There are no bonus actions: after an ad it is Bo's turn."""
    table = beeb(0).play("Ann rondel sign-ad", "Ann sign-ad ad-2")
    assert wealth(table) == (10 + 2, 0)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.BEEB.04")
def test_the_action_of_the_space_has_to_be_taken() -> None:
    """After the move Ann can neither drop out nor move again nor end the turn nor use a card."""
    table = beeb(1, held='"agency-b"').play("Ann rondel sign-ad")
    assert table.legal("Ann") == {"sign-ad ad-0", "sign-ad ad-1", "sign-ad ad-2"}
    assert table.refuses("Ann drop cash")
    assert table.refuses("Ann end-turn")
    assert "E1.BEEB.04" in table.refuses("Ann rondel produce")
    assert "E1.BEEB.04" in table.refuses("Ann use agency-b")


@pytest.mark.rule("E1.BEEB.03", "E1.BEEB.04")
def test_only_the_first_action_of_a_season_has_a_free_choice() -> None:
    """From the ad space, with no money, Ann's second action lies one or two spaces on."""
    table = beeb(0, cash=4, dropped='"Bo", "Cy"').play("Ann rondel sign-ad", "Ann sign-ad ad-0")
    assert marker(table) == 2
    assert table.to_act() == ["Ann"]
    assert {"produce", "network"} <= moves(table)
    table.play("Ann rondel add")
    assert wealth(table) == (4 - 1, 1)


@pytest.mark.rule("E1.BEEB.04")
def test_the_cube_goes_clockwise_only() -> None:
    """One space back is four spaces on, for $2M."""
    table = beeb(2).play("Ann rondel sign-star")
    assert wealth(table)[0] == 10 - 2


@pytest.mark.rule("E1.BEEB.04")
def test_others_have_no_rondel() -> None:
    """Bo takes any action, and has no cube to move."""
    table = beeb(0).play("Ann drop cash")
    assert {"sign-ad", "take", "drop"} <= {text.split()[0] for text in table.legal("Bo")}
    assert "E1.BEEB.04" in table.refuses("Bo rondel sign-ad")


# -- Drop & Budget ---------------------------------------------------------------------------------


@pytest.mark.rule("E1.BEEB.11", "E1.BEEB.14")
@pytest.mark.parametrize("space", range(6))
def test_dropping_is_free_wherever_the_cube_is(space: int) -> None:
    """With nothing to pay, and with actions left, Ann may drop out at once."""
    table = beeb(space, cash=0)
    assert table.legal("Ann") > DROPS
    table.play("Ann drop viewers")
    assert wealth(table) == (3, 5)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.BEEB.15", "E1.BEEB.16")
@pytest.mark.parametrize(
    ("dropped", "reward", "cash", "viewers"),
    [
        ("", "cash", 13, 0),
        ("", "viewers", 3, 5),
        ('"Bo"', "cash", 8 + 3, 0),
        ('"Bo"', "viewers", 3, 4),
        ('"Bo", "Cy"', "cash", 2 + 3, 0),
    ],
)
def test_dropping_gives_three_million_more(
    dropped: str, reward: str, cash: int, viewers: int
) -> None:
    """On top of the reward chosen: first either $13M, or $3M and 5 viewers."""
    table = beeb(2, cash=0, dropped=dropped, rest=bare())
    table.play(f"Ann drop {reward}")
    gained = [
        sum(event.amount for event in table.events(kind) if event.seat == 0 and is_of_drop(event))
        for kind in ("CashChanged", "ViewersChanged")
    ]
    assert gained == [cash, viewers]


def is_of_drop(event: Any) -> bool:
    """Whether an event is part of a drop, and not of the season's end."""
    return event.rule in ("E1.BASE.43", "E1.BEEB.15")


@pytest.mark.rule("E1.BEEB.15")
def test_a_space_without_reward_gives_the_three_million() -> None:
    """On a track whose last space is empty, Ann has $3M for it."""
    game = networks.Game(NAMES[:3], executives=("beeb", "cheapo", "flix"), edition="first")
    cards = game.configuration.cards
    boards = cards.boards.replace(last_pass=(0, 0))
    game = game.with_cards(cards.replace(boards=boards))
    document = 'turn = "Ann"\npassed = ["Bo", "Cy"]\nround = 5\n[players.Ann]\ncash = 1\n'
    table = Table(game, game.position(document)).play("Ann drop nothing")
    assert table.player("Ann").cash == 1 + 3


@pytest.mark.rule("E1.BEEB.17")
def test_dropping_takes_the_cube_off_the_board() -> None:
    """After the drop it lies beside the board; Ann's next season begins with a free choice."""
    table = beeb(4).play("Ann drop cash")
    assert marker(table) == 0
    table.play("Bo drop cash", "Cy drop cash")
    assert (table.state.round, table.to_act()) == (2, ["Ann"])
    assert marker(table) == 0
    before = wealth(table)
    assert {"sign-ad", "network"} <= moves(table)
    table.play("Ann rondel network")
    assert wealth(table) == before


# -- actions that cards grant ----------------------------------------------------------------------


@pytest.mark.rule("E1.BEEB.18", "E1.CARDS.08")
def test_each_action_of_agency_has_a_move_of_its_own() -> None:
    """From the star space: one free step to the ads, then a full lap for $3M to the ads again."""
    table = beeb(1, held='"agency-b"').play("Ann use agency-b")
    assert kinds(table) == {"rondel", "drop"}
    table.play("Ann rondel sign-ad", "Ann sign-ad ad-2")
    assert table.to_act() == ["Ann"]
    assert table.refuses("Ann sign-ad ad-1")
    assert wealth(table) == (10 + 2, 0)
    table.play("Ann rondel sign-ad")
    assert wealth(table) == (10 + 2 - 3, 1)
    table.play("Ann sign-ad ad-1")
    assert wealth(table) == (10 + 2 - 3 + 1, 1)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.BEEB.18", "E1.CARDS.08")
def test_each_action_of_sweeps_week_has_a_move_of_its_own() -> None:
    """Placed on the ads, then a lap for $3M to the ads, then two spaces on: three actions."""
    table = beeb(0, held='"sweeps-week-a"').play("Ann use sweeps-week-a")
    assert kinds(table) == {"rondel", "drop"}
    table.play("Ann rondel sign-ad", "Ann sign-ad ad-0")
    assert wealth(table) == (10, 0)
    assert table.refuses("Ann sign-ad ad-1")
    table.play("Ann rondel sign-ad", "Ann sign-ad ad-1")
    assert wealth(table) == (10 - 3 + 1, 1)
    assert table.refuses("Ann sign-ad ad-2")
    table.play("Ann rondel network", "Ann take agency-a")
    assert wealth(table) == (10 - 3 + 1, 1 + 1)
    assert kinds(table) == {"use", "end-turn"}


@pytest.mark.rule("E1.BEEB.18")
def test_of_two_actions_of_a_season_the_first_has_the_free_placement() -> None:
    """Beside the board: any space for the first action, and from there a move for the second."""
    table = beeb(0, cash=0, held='"agency-b"', dropped='"Bo", "Cy"').play("Ann use agency-b")
    assert moves(table) == {"sign-ad", "network", "add"}
    table.play("Ann rondel network", "Ann take agency-a")
    assert marker(table) == 4
    assert "add" in moves(table)
    table.play("Ann rondel add")
    assert kinds(table) == {"add-or-replace"}


@pytest.mark.rule("E1.BEEB.18")
def test_the_second_action_may_be_dropping_or_forfeited() -> None:
    """After the first action of a turn with Agency, Ann may drop out, or end the turn."""
    table = beeb(1, held='"agency-b"').play("Ann use agency-b", "Ann rondel sign-ad")
    assert table.refuses("Ann drop cash")
    table.play("Ann sign-ad ad-0")
    assert {"end-turn", *DROPS} <= table.legal("Ann")
    after = Table(table.game, table.state).play("Ann drop cash")
    assert wealth(after) == (10 + 10 + 3, 0)
    assert after.to_act() == ["Bo"]
    assert table.play("Ann end-turn").to_act() == ["Bo"]


@pytest.mark.rule("E1.BEEB.04", "E1.BEEB.18")
def test_the_action_of_a_dimension_card_has_a_move_too() -> None:
    """Every action of a turn has its move: the extra one follows from the ad space."""
    table = beeb(1, stars='"star-2", "dimension-card-a"').play("Ann use dimension-card-a")
    table.play("Ann rondel sign-ad", "Ann sign-ad ad-0")
    assert kinds(table) == {"rondel", "drop", "end-turn"}
    table.play("Ann rondel add")
    assert wealth(table) == (10 - 1, 1)


@pytest.mark.rule("E1.BEEB.18")
def test_two_cards_bring_three_moves() -> None:
    """Two Agencies: three actions, each with its move, and then Bo's turn."""
    table = beeb(1, held='"agency-b", "agency-c"').play("Ann use agency-b", "Ann use agency-c")
    table.play("Ann rondel sign-ad", "Ann sign-ad ad-0", "Ann rondel network", "Ann take agency-a")
    assert kinds(table) == {"rondel", "drop", "end-turn", "use"}
    table.play("Ann rondel add", "Ann add-or-replace star-2 9pm slot 1")
    assert kinds(table) == {"use", "end-turn"}
    table.play("Ann end-turn")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.BEEB.18")
def test_agency_after_the_action_asks_for_a_move_too() -> None:
    """Used when the action of the turn is over, it grants another one with its move."""
    table = beeb(1, held='"agency-b"').play("Ann rondel sign-ad", "Ann sign-ad ad-0")
    table.play("Ann use agency-b")
    assert kinds(table) == {"rondel", "drop", "end-turn"}


@pytest.mark.rule("E1.BEEB.18")
def test_positions_tell_which_moves_are_left() -> None:
    """A turn between the move and the action, with another move to come, is written and read."""
    table = beeb(1, held='"agency-b"').play("Ann use agency-b", "Ann rondel sign-ad")
    text = networks.dumps(table.game, table.state)
    assert table.game.position(text) == table.state
    assert not table.game.integrity(table.state)
