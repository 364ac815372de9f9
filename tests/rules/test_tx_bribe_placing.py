"""The Executives: placing the influence received, and relationships (TX.BRIBE.18-.21)."""

from __future__ import annotations

import pytest

from executives import FileError
from support.boardroom_table import Table
from support.names import NAMES


def receiving(bid: str, *, rows: str = "", turn: int = 1) -> Table:
    """Bo has made a bid on Ann's bribe, and Ann, who takes first, has taken it in full."""
    table = Table(
        f"""
        turn = {turn}
        coo = "Ann"
        taking = "Ann"
        [players.Ann]
        bids = {{ Bo = "{bid}" }}
        rows = {{ {rows} }}
        [players.Cy]
        influence = {{ Cy = 2 }}
        """
    )
    return table.play("Ann take-bribe of Bo full")


@pytest.mark.rule("TX.BRIBE.18")
def test_influence_received_goes_to_a_row_or_to_personal_influence() -> None:
    """The taker has the choice of the two, for all that was received."""
    table = receiving("2 of Bo")
    assert table.to_act() == ["Ann"]
    assert table.legal() == {"place row", "place personal"}
    table.play("Ann place personal")
    assert table.influence("Ann") == {"Ann": 8, "Bo": 2}
    assert table.rows("Ann") == {}


@pytest.mark.rule("TX.BRIBE.18", "TX.BRIBE.19")
def test_influence_placed_in_a_row_is_there_as_a_whole() -> None:
    """Two tokens received go to one row together, none to personal influence."""
    table = receiving("2 of Bo").play("Ann place row")
    assert table.rows("Ann") == {"Bo": 2}
    assert table.influence("Ann") == {"Ann": 8}


@pytest.mark.rule("TX.BRIBE.18")
@pytest.mark.parametrize("where", ["row", "personal"])
def test_the_taker_places_before_the_next_one_takes(where: str) -> None:
    """The card has changed hands already, and Bo waits until Ann has placed."""
    document = """
    coo = "Ann"
    taking = "Ann"
    [players.Ann]
    bribe = "hearts-7"
    bids = { Bo = 1 }
    [players.Bo]
    bids = { Ann = 1 }
    """
    table = Table(document).play("Ann take-bribe of Bo full")
    assert table.player("Bo").gifts == ("hearts-7",)
    assert table.refuses("Bo take-bribe of Ann full")
    table.play(f"Ann place {where}")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("TX.BRIBE.18")
def test_with_lock_the_half_received_is_placed() -> None:
    """Of a bid of 5 the half of 2 goes to the row, the rest is not the taker's to place."""
    document = """
    coo = "Ann"
    taking = "Ann"
    [players.Ann]
    bids = { Bo = 5 }
    """
    table = Table(document).play("Ann take-bribe of Bo lock", "Ann place row")
    assert table.rows("Ann") == {"Bo": 2}
    assert table.influence("Bo") == {"Bo": 8 - 2}


@pytest.mark.rule("TX.BRIBE.19")
def test_the_row_is_that_of_the_tokens_and_not_of_the_payer() -> None:
    """Tokens of Cy that Bo paid go to the row of Cy."""
    table = receiving("2 of Cy").play("Ann place row")
    assert table.rows("Ann") == {"Cy": 2}


@pytest.mark.rule("TX.BRIBE.19")
@pytest.mark.parametrize(
    ("before", "bid", "row", "personal"), [(0, 3, 3, 0), (0, 5, 3, 2), (2, 3, 3, 2), (1, 1, 2, 0)]
)
def test_what_a_row_has_no_room_for_goes_to_personal_influence(
    before: int, bid: int, row: int, personal: int
) -> None:
    """A row takes 3 - before tokens at the most, the excess becomes personal influence."""
    table = receiving(f"{bid} of Bo", rows=f"Bo = {before}").play("Ann place row")
    assert table.rows("Ann") == {"Bo": row}
    assert table.influence("Ann").get("Bo", 0) == personal


@pytest.mark.rule("TX.BRIBE.20")
@pytest.mark.parametrize(("row", "points"), [("Bo = 2", 0), ("Bo = 3", 3), ("Bo = 2, Cy = 1", 0)])
def test_a_relationship_is_filled_with_three_tokens_of_one_player(row: str, points: int) -> None:
    """Two tokens do not fill it, and a third one of somebody else does neither."""
    table = Table(f"over = true\n[players.Ann]\nrows = {{ {row} }}")
    assert table.points("Ann").get("TX.SCORE.07", 0) == points


@pytest.mark.rule("TX.BRIBE.20")
def test_a_filled_relationship_accepts_nothing_more() -> None:
    """With 3 tokens of Bo in the row, more of them go to personal influence without a choice."""
    table = receiving("2 of Bo", rows="Bo = 3")
    assert "place row" not in table.legal()
    assert table.rows("Ann") == {"Bo": 3}
    assert table.influence("Ann") == {"Ann": 8, "Bo": 2}


@pytest.mark.rule("TX.BRIBE.20", "TX.BRIBE.21")
def test_a_filled_relationship_keeps_only_its_own_tokens_out() -> None:
    """Beside a filled row of Bo a row of Cy can be begun."""
    table = receiving("2 of Cy", rows="Bo = 3").play("Ann place row")
    assert table.rows("Ann") == {"Bo": 3, "Cy": 2}


@pytest.mark.rule("TX.BRIBE.21")
def test_more_tokens_of_a_player_join_the_row_that_there_is() -> None:
    """One more token of Bo makes a row of 1 + 1, and no second row."""
    table = receiving("1 of Bo", rows="Bo = 1, Cy = 1").play("Ann place row")
    assert table.rows("Ann") == {"Bo": 1 + 1, "Cy": 1}


@pytest.mark.rule("TX.BRIBE.21")
def test_six_tokens_of_one_player_are_one_relationship() -> None:
    """A second batch of 3 stays in personal influence, and at the end 3 points are scored."""
    table = receiving("3 of Bo", rows="Bo = 3")
    assert (table.rows("Ann"), table.influence("Ann")) == ({"Bo": 3}, {"Ann": 8, "Bo": 3})
    end = Table("over = true\n[players.Ann]\nrows = { Bo = 3 }\ninfluence = { Bo = 3 }")
    assert end.points("Ann")["TX.SCORE.07"] == 3


@pytest.mark.rule("TX.BRIBE.21")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_may_be_a_row_for_every_other_player(seats: int) -> None:
    """The number of rows is not limited to three: each of n - 1 others can have one."""
    others = NAMES[1:seats]
    for origin in others:
        filled = ", ".join(f"{name} = 3" for name in others if name != origin)
        document = f"""
        placing = {{ Ann = "3 of {origin}" }}
        coo = "Ann"
        [players.Ann]
        rows = {{ {filled} }}
        """
        table = Table(document, seats=seats).play("Ann place row")
        assert table.rows("Ann") == dict.fromkeys(others, 3)
        assert len(table.rows("Ann")) == seats - 1


@pytest.mark.rule("TX.BRIBE.21")
def test_own_tokens_make_no_relationship() -> None:
    """Own tokens that come back in a bid go to personal influence, without a choice."""
    table = receiving("2 of Ann")
    assert "place row" not in table.legal()
    assert table.rows("Ann") == {}
    assert table.influence("Ann") == {"Ann": 8}


@pytest.mark.rule("TX.BRIBE.21")
def test_tokens_of_the_legacy_ceo_make_no_relationship() -> None:
    """The legacy CEO is no player, so his tokens go to personal influence without a choice."""
    table = receiving("1 of ceo", turn=2)
    assert "place row" not in table.legal()
    assert table.rows("Ann") == {}
    assert table.influence("Ann") == {"Ann": 8, "ceo": 1}


@pytest.mark.rule("TX.BRIBE.21")
@pytest.mark.parametrize("origin", ["Ann", "ceo"])
def test_no_position_has_a_row_with_oneself_or_the_legacy_ceo(origin: str) -> None:
    """A position with such a row is refused."""
    Table("turn = 2\n[players.Ann]\nrows = { Bo = 1 }")
    with pytest.raises(FileError, match="no such relationship"):
        Table(f"turn = 2\n[players.Ann]\nrows = {{ {origin} = 1 }}")


@pytest.mark.rule("TX.BRIBE.21")
def test_tokens_in_rows_are_not_bid() -> None:
    """Of 3 tokens of Cy the 2 in the row are committed, so 3 - 2 can be bid."""
    document = """
    coo = "Ann"
    [players.Bo]
    influence = { Bo = 8, Cy = 1 }
    rows = { Cy = 2 }
    """
    table = Table(document)
    assert table.allows("Bo bid 1 of Cy on Ann")
    assert table.refuses("Bo bid 2 of Cy on Ann") == {"TX.BRIBE.02"}


@pytest.mark.rule("TX.BRIBE.21")
def test_tokens_in_rows_are_not_spent_on_votes() -> None:
    """Of 3 tokens of Cy the 2 in the row are committed, so 3 - 2 can be spent."""
    document = """
    voting = "Ann"
    [players.Ann]
    influence = { Ann = 1, Cy = 1 }
    rows = { Cy = 2 }
    """
    table = Table(document)
    assert table.legal("Ann") >= {"spend 1 of p1", "spend 1 of p3", "abstain"}
    assert table.refuses("Ann spend 2 of Cy") == {"TX.VOTE.01"}
