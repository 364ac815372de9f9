"""BEEB, first edition: the start, the price of a move, the line (E1.BEEB.01-.13).

Ann is BEEB. The spaces are, clockwise, sign-star, sign-ad, then the bold line, produce, network,
add; a marker at 0 lies beside the board. Moves of 3, 4 and 5 spaces cost 1, 2 and 3.
"""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from executives import FileError, networks
from executives.networks.first_edition import EDITION
from support.first_tables import wealth
from support.names import NAMES
from support.rondel_cubes import ACTION_OF, DROPS, SPACES, bare, beeb, kinds, moves
from support.seasons import lineup

# -- the start -------------------------------------------------------------------------------------


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


# -- the price -------------------------------------------------------------------------------------


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


# -- the line --------------------------------------------------------------------------------------


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


# -- what can be performed -------------------------------------------------------------------------


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
