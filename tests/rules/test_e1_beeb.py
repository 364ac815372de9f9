"""BEEB, first edition: the rondel (E1.BEEB).

Ann is BEEB. The spaces are, clockwise, sign-star, sign-ad, then the bold line, produce, network,
add; a marker at 0 lies beside the board. Moves of 3, 4 and 5 spaces cost 1, 2 and 3.
"""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from executives import FileError, networks
from executives.networks.first_edition import EDITION
from support.seasons import NAMES, lineup, season
from support.table import Table

SPACES = ("sign-star", "sign-ad", "produce", "network", "add")
DROPS = {"drop cash", "drop viewers"}

EVERYTHING = f"""
{lineup("Ann", at_9pm='"soap"')}
[display]
shows = ["parade"]
stars = ["star-1", "star-4"]
ads = ["ad-0", "ad-1", "ad-2"]
network = ["agency-a"]
"""
"""With the star that Ann has, each of the five actions could be taken."""

ACTION_OF = {
    "sign-star": "sign-star",
    "sign-ad": "sign-ad",
    "produce": "produce",
    "network": "take",
    "add": "add-or-replace",
}


def beeb(
    marker: int,
    *,
    cash: int = 10,
    viewers: int = 0,
    dropped: str = "",
    held: str = "",
    stars: str = '"star-2"',
    rest: str = EVERYTHING,
) -> Table:
    """Ann's turn with the cube on a space; ``held`` and ``stars`` lie in the green room."""
    board = f"""
[season]
order = ["Ann", "Bo", "Cy"]
[players.Ann]
cash = {cash}
viewers = {viewers}
stars = [{stars}]
network = [{held}]
memory = {{ marker = {marker} }}
{rest}
"""
    return season("beeb", "cheapo", "flix", head=f'turn = "Ann"\npassed = [{dropped}]', rest=board)


def bare(*, stars: str = "", ads: str = "", shows: str = "", network: str = "") -> str:
    """A display with these rows, and nothing on the air."""
    rows = {"shows": shows, "stars": stars, "ads": ads, "network": network}
    return "[display]\n" + "\n".join(f"{name} = [{cards}]" for name, cards in rows.items())


def moves(table: Table) -> set[str]:
    """Where the cube may go, with the viewers that are paid."""
    found = {text for text in table.legal("Ann") if text.startswith("rondel ")}
    return {text.removeprefix("rondel ") for text in found}


def kinds(table: Table) -> set[str]:
    """The first words of everything Ann may decide."""
    return {text.split()[0] for text in table.legal("Ann")}


def marker(table: Table) -> int:
    """The space of the cube."""
    board: Any = table.player("Ann").memory
    space: int = board.marker
    return space


def wealth(table: Table) -> tuple[int, int]:
    """Ann's cash and viewers."""
    return table.player("Ann").cash, table.player("Ann").viewers


# -- the start ------------------------------------------------------------------------------------


@pytest.mark.rule("E1.BEEB.01")
@pytest.mark.parametrize("seed", range(6))
def test_it_begins_with_three_million_more(seed: int) -> None:
    """Before the draft: $3M, $5M, $7M by position, and for Ann $3M more."""
    game = networks.Game(NAMES[:3], executives=("beeb", "cheapo", "flix"), edition="first")
    state = game.start(seed)
    assert state.season is not None
    expected = {seat: (3, 5, 7)[place] for place, seat in enumerate(state.season.order)}
    expected[0] += 3
    assert [player.cash for player in state.players] == [expected[seat] for seat in range(3)]


@pytest.mark.rule("E1.BEEB.02")
def test_metadata() -> None:
    """BEEB has a cube that begins beside the board, of which no position lies elsewhere."""
    (plugin,) = (plugin for plugin in EDITION.executives if plugin.id == "beeb")
    assert (plugin.name, plugin.section) == ("BEEB", "E1.BEEB")
    assert attrs.asdict(plugin.memory) == {"marker": 0}  # type: ignore[arg-type]
    for space in (-1, 6):
        with pytest.raises(FileError, match=r"players\.Ann\.memory"):
            beeb(space)


# -- the action of a space ------------------------------------------------------------------------


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


# -- the price ------------------------------------------------------------------------------------


@pytest.mark.rule("E1.BEEB.05")
@pytest.mark.parametrize("space", ["network", "add"])
def test_one_or_two_spaces_are_free(space: str) -> None:
    """From the show space, with 5 viewers and $10M, nothing can be paid for the next two."""
    table = beeb(3, viewers=5)
    assert "E1.BEEB.06" in table.refuses(f"Ann rondel {space} viewers 1")
    table.play(f"Ann rondel {space}")
    assert wealth(table) == (10, 5)


@pytest.mark.rule("E1.BEEB.06")
def test_the_third_space_costs_a_million_or_a_viewer() -> None:
    """From the show space to the star space: $1M, or 1 viewer."""
    assert wealth(beeb(3, viewers=5).play("Ann rondel sign-star")) == (10 - 1, 5)
    assert wealth(beeb(3, viewers=5).play("Ann rondel sign-star viewers 1")) == (10, 5 - 1)
    assert "E1.BEEB.06" in beeb(3, viewers=5).refuses("Ann rondel sign-star viewers 2")


@pytest.mark.rule("E1.BEEB.06")
@pytest.mark.parametrize(("viewers", "cash"), [(0, 2), (1, 1), (2, 0)])
def test_the_fourth_space_costs_two_in_any_mix(viewers: int, cash: int) -> None:
    """From the network space to the show space, over the line for 1 viewer."""
    paid = f" viewers {viewers}" if viewers else ""
    table = beeb(4, viewers=5).play(f"Ann rondel produce{paid}")
    assert wealth(table) == (10 - cash, 5 - viewers + 1)


@pytest.mark.rule("E1.BEEB.07")
@pytest.mark.parametrize(("viewers", "cash"), [(0, 3), (1, 2), (2, 1), (3, 0)])
@pytest.mark.parametrize("space", SPACES)
def test_the_same_space_again_costs_three_in_any_mix(space: str, viewers: int, cash: int) -> None:
    """A full lap, in which the line is crossed once, and the action of the space is taken again."""
    paid = f" viewers {viewers}" if viewers else ""
    table = beeb(1 + SPACES.index(space), viewers=5).play(f"Ann rondel {space}{paid}")
    assert wealth(table) == (10 - cash, 5 - viewers + 1)
    assert kinds(table) == {ACTION_OF[space]}


@pytest.mark.rule("E1.BEEB.06", "E1.BEEB.09")
def test_no_move_is_longer_than_a_lap() -> None:
    """From the star space five spaces can be reached, with 0, 0, 1, 2 and 3 to pay and no more."""
    table = beeb(1, viewers=9)
    assert moves(table) == {
        *("sign-ad", "produce"),
        *("network", "network viewers 1"),
        *("add", "add viewers 1", "add viewers 2"),
        *("sign-star", "sign-star viewers 1", "sign-star viewers 2", "sign-star viewers 3"),
    }


@pytest.mark.rule("E1.BEEB.08", "E1.BEEB.09")
@pytest.mark.parametrize("space", [1, 3])
def test_a_full_lap_leads_over_the_bold_line(space: int) -> None:
    """The cube comes back to its space by five, for $3M and with the viewer of the line."""
    name = ("sign-star", "sign-ad", "produce")[space - 1]
    table = beeb(space).play(f"Ann rondel {name}")
    board: Any = table.player("Ann").memory
    assert board.marker == space
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (10 - 3, 1)


@pytest.mark.rule("E1.BEEB.06")
def test_what_is_not_there_cannot_be_paid() -> None:
    """With $1M and no viewers the third space is within reach, the fourth is not."""
    table = beeb(1, cash=1)
    assert "network" in moves(table)
    assert "E1.BEEB.06" in table.refuses("Ann rondel add")


@pytest.mark.rule("E1.BEEB.12")
@pytest.mark.parametrize("viewers", [0, -3])
def test_without_viewers_none_can_be_paid(viewers: int) -> None:
    """At 0 viewers or fewer only money pays the way."""
    table = beeb(1, viewers=viewers)
    assert {text for text in moves(table) if "viewers" in text} == set()
    for space in ("network", "add", "sign-star"):
        assert "E1.BEEB.12" in table.refuses(f"Ann rondel {space} viewers 1")


@pytest.mark.rule("E1.BEEB.12")
def test_no_more_viewers_are_paid_than_there_are() -> None:
    """With 2 viewers a lap costs at least $1M; they may all go."""
    table = beeb(1, viewers=2)
    assert "E1.BEEB.12" in table.refuses("Ann rondel sign-star viewers 3")
    table.play("Ann rondel sign-star viewers 2")
    assert wealth(table) == (10 - 1, 2 - 2 + 1)


# -- the line -------------------------------------------------------------------------------------


@pytest.mark.rule("E1.BEEB.08")
@pytest.mark.parametrize(
    ("space", "crossing"),
    [
        (1, {"produce", "network", "add", "sign-star"}),
        (2, set(SPACES)),
        (3, {"produce"}),
        (4, {"produce", "network"}),
        (5, {"produce", "network", "add"}),
    ],
)
def test_crossing_the_line_gives_a_viewer(space: int, crossing: set[str]) -> None:
    """Between the ad space and the show space, once in each move that leads over it."""
    gained = {
        target: beeb(space).play(f"Ann rondel {target}").player("Ann").viewers for target in SPACES
    }
    assert gained == {target: int(target in crossing) for target in SPACES}


@pytest.mark.rule("E1.BEEB.03", "E1.BEEB.08")
@pytest.mark.parametrize("space", SPACES)
def test_placing_the_cube_crosses_nothing(space: str) -> None:
    """From beside the board no space gives a viewer."""
    assert beeb(0).play(f"Ann rondel {space}").player("Ann").viewers == 0


@pytest.mark.rule("E1.BEEB.08")
def test_the_viewer_of_the_line_cannot_pay_for_the_move() -> None:
    """From the ad space to the add space: paid first, so with nothing it is out of reach."""
    table = beeb(2, cash=0)
    assert moves(table) == {"network"}
    assert table.refuses("Ann rondel add viewers 1")


# -- what can be performed ------------------------------------------------------------------------


@pytest.mark.rule("E1.BEEB.10")
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("marker_at", [0, 1, 4])
def test_no_space_without_its_action(space: str, marker_at: int) -> None:
    """With empty rows, and nothing on the air, no space can be moved to, nor placed on."""
    table = beeb(marker_at, rest=bare())
    assert moves(table) == set()
    assert "E1.BEEB.10" in table.refuses(f"Ann rondel {space}")


@pytest.mark.rule("E1.BEEB.10")
def test_one_action_that_can_be_performed_is_one_space() -> None:
    """With one ad in the display the cube may be put on the ad space only."""
    assert moves(beeb(0, rest=bare(ads='"ad-2"'))) == {"sign-ad"}
    assert moves(beeb(0, rest=bare(network='"agency-a"'))) == {"network"}
    assert moves(beeb(0, rest=bare(stars='"star-3"'))) == {"sign-star"}
    assert moves(beeb(0, rest=bare(shows='"parade"'))) == {"produce"}
    assert moves(beeb(0, rest=bare() + "\n" + lineup("Ann", at_8pm='"soap"'))) == {"add"}


@pytest.mark.rule("E1.BEEB.10")
def test_what_cannot_be_paid_cannot_be_performed() -> None:
    """A star for $3M and a show for $4M are out of reach with $2M, the show with $3M."""
    rest = bare(stars='"star-3"', shows='"parade"')
    table = beeb(0, cash=2, rest=rest)
    assert moves(table) == set()
    for space in ("sign-star", "produce"):
        assert "E1.BEEB.10" in table.refuses(f"Ann rondel {space}")
    assert moves(beeb(0, cash=3, rest=rest)) == {"sign-star"}


@pytest.mark.rule("E1.BEEB.10")
def test_a_show_without_its_star_cannot_be_developed() -> None:
    """Derby has a mandatory ad, which Ann does not have."""
    assert "produce" not in moves(beeb(0, rest=bare(shows='"derby"')))


@pytest.mark.rule("E1.BEEB.10")
def test_the_price_of_the_move_is_gone_before_the_action() -> None:
    """With $3M the way of $1M leaves too little for a star of $3M, but a viewer pays it too."""
    table = beeb(3, cash=3, viewers=1, rest=bare(stars='"star-3"'))
    assert "E1.BEEB.10" in table.refuses("Ann rondel sign-star")
    assert moves(table) == {"sign-star viewers 1"}
    table.play("Ann rondel sign-star viewers 1", "Ann sign-star star-3")
    assert wealth(table) == (0, 0)


@pytest.mark.rule("E1.BEEB.11")
def test_beyond_free_spaces_without_an_action_the_way_is_paid() -> None:
    """From the network space only the ad space, 3 spaces on, has an action: $1M, or dropping."""
    table = beeb(4, rest=bare(ads='"ad-2"'))
    assert table.legal("Ann") == {"rondel sign-ad", *DROPS}
    table.play("Ann rondel sign-ad", "Ann sign-ad ad-2")
    assert wealth(table) == (10 - 1 + 2, 0)


@pytest.mark.rule("E1.BEEB.13")
def test_without_money_and_viewers_only_dropping_is_left() -> None:
    """The same with nothing to pay: the ad is out of reach."""
    table = beeb(4, cash=0, rest=bare(ads='"ad-2"'))
    assert table.legal("Ann") == DROPS
    assert "rondel sign-ad viewers 1" in beeb(4, cash=0, viewers=1, rest=bare(ads='"ad-2"')).legal(
        "Ann"
    )


# -- Drop & Budget --------------------------------------------------------------------------------


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


# -- actions that cards grant ---------------------------------------------------------------------


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
