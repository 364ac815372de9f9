"""The Executives: variants of relationship rows - overflow, the legacy CEO's (TX.BRIBE.19-.21)."""

from __future__ import annotations

from typing import Any

import pytest

from support.boardroom_table import Table


def receiving(bid: str, rows: str = "", **variants: Any) -> Table:
    """Turn 4: Bo has made a bid on Ann's bribe, and Ann has taken it in full."""
    document = f"""
    turn = 4
    coo = "Ann"
    taking = "Ann"
    [players.Ann]
    influence = {{ Ann = 8, ceo = 0 }}
    bids = {{ Bo = "{bid}" }}
    rows = {{ {rows} }}
    [players.Bo]
    influence = {{ Bo = 0 }}
    """
    return Table(document, **variants).play("Ann take-bribe of Bo full")


# -- a batch that has no room ---------------------------------------------------------------------


@pytest.mark.rule("TX.BRIBE.19")
@pytest.mark.parametrize(
    ("overflow", "row", "personal"), [("personal", 3, 2 + 4 - 3), ("keep", 2 + 4, 0)]
)
def test_the_excess_goes_to_personal_influence_or_stays_in_the_row(
    overflow: str, row: int, personal: int
) -> None:
    """To a row of 2 come 4 tokens: there is room for 3 - 2, the others go where the ruling says."""
    table = receiving("4 of Bo", "Bo = 2", row_overflow=overflow).play("Ann place row")
    assert table.rows("Ann") == {"Bo": row}
    assert table.influence("Ann").get("Bo", 0) == personal


@pytest.mark.rule("TX.BRIBE.19")
@pytest.mark.parametrize(("bid", "row"), [("2 of Bo", "Bo = 2"), ("4 of Bo", "")])
def test_a_batch_too_large_for_its_row_cannot_go_there_where_that_is_illegal(
    bid: str, row: str
) -> None:
    """All of it goes to personal influence without a choice; by default the row is offered."""
    assert receiving(bid, row).legal() == {"place row", "place personal"}
    table = receiving(bid, row, row_overflow="illegal")
    assert "place row" not in table.legal()
    assert table.rows("Ann").get("Bo", 0) == (2 if row else 0)
    assert table.influence("Ann") == {"Ann": 8, "Bo": int(bid[0])}


@pytest.mark.rule("TX.BRIBE.19")
@pytest.mark.parametrize("overflow", ["personal", "keep", "illegal"])
def test_a_batch_that_fits_is_placed_alike_in_all_variants(overflow: str) -> None:
    """One token comes to a row of 2 and fills it."""
    table = receiving("1 of Bo", "Bo = 2", row_overflow=overflow).play("Ann place row")
    assert table.rows("Ann") == {"Bo": 3}
    assert table.influence("Ann") == {"Ann": 8}


@pytest.mark.rule("TX.BRIBE.20")
@pytest.mark.parametrize(("overflow", "row"), [("personal", 3), ("keep", 3), ("keep", 6)])
def test_a_filled_row_accepts_nothing_however_much_is_in_it(overflow: str, row: int) -> None:
    """Where rows keep an excess too, a row of 3 or more is closed for the next batch."""
    table = receiving("1 of Bo", f"Bo = {row}", row_overflow=overflow)
    assert "place row" not in table.legal()
    assert table.rows("Ann") == {"Bo": row}
    assert table.influence("Ann") == {"Ann": 8, "Bo": 1}


@pytest.mark.rule("TX.BRIBE.20")
def test_a_row_with_an_excess_is_one_filled_relationship() -> None:
    """Six tokens in a row score 3 points, like three."""
    document = "over = true\n[players.Ann]\nrows = { Bo = 6 }"
    assert Table(document, row_overflow="keep").points("Ann")["TX.SCORE.07"] == 3


@pytest.mark.rule("TX.BRIBE.16", "TX.BRIBE.19")
@pytest.mark.parametrize(
    ("remainder", "offered"), [("bidder", True), ("seller", False), ("bank", True)]
)
def test_the_remainder_makes_a_batch_of_the_seller_too_large(remainder: str, offered: bool) -> None:
    """Of a bid of 5 half fits in an empty row, but all 5 do not."""
    document = """
    coo = "Ann"
    taking = "Ann"
    [players.Ann]
    bids = { Bo = 5 }
    """
    table = Table(document, row_overflow="illegal", lock_remainder=remainder)
    table.play("Ann take-bribe of Bo lock")
    assert ("place row" in table.legal()) == offered


@pytest.mark.rule("TX.BRIBE.19")
def test_of_a_mixed_bid_each_type_fits_or_not_by_itself() -> None:
    """With 4 tokens of Bo and 2 of Cy only those of Cy may go to a row."""
    document = """
    coo = "Ann"
    taking = "Ann"
    [players.Ann]
    bids = { Bo = ["4 of Bo", "2 of Cy"] }
    """
    table = Table(document, row_overflow="illegal", mixed_bids=True)
    table.play("Ann take-bribe of Bo full", "Ann place row")
    assert table.rows("Ann") == {"Cy": 2}
    assert table.influence("Ann") == {"Ann": 8, "Bo": 4}
    assert all(text.startswith("play ") for text in table.legal())


# -- a relationship with the legacy CEO -----------------------------------------------------------


@pytest.mark.rule("TX.BRIBE.21")
def test_there_is_a_relationship_with_the_legacy_ceo_where_the_variant_says_so() -> None:
    """By default the CEO's tokens go to personal influence; with the variant there is a choice."""
    default = receiving("2 of ceo")
    assert "place row" not in default.legal()
    assert default.influence("Ann") == {"Ann": 8, "ceo": 2}
    table = receiving("2 of ceo", ceo_relationship=True)
    assert table.legal() == {"place row", "place personal"}
    table.play("Ann place row")
    assert table.rows("Ann") == {"ceo": 2}


@pytest.mark.rule("TX.BRIBE.21")
def test_own_tokens_make_no_relationship_in_that_variant_either() -> None:
    """Only the legacy CEO becomes a partner, not oneself."""
    document = """
    coo = "Ann"
    taking = "Ann"
    [players.Ann]
    bids = { Bo = "2 of Ann" }
    """
    table = Table(document, ceo_relationship=True).play("Ann take-bribe of Bo full")
    assert "place row" not in table.legal()
    assert table.influence("Ann") == {"Ann": 8}


@pytest.mark.rule("TX.BRIBE.20", "TX.BRIBE.21")
@pytest.mark.parametrize(("tokens", "points"), [(2, 0), (3, 3)])
def test_a_relationship_with_the_legacy_ceo_is_filled_like_another(
    tokens: int, points: int
) -> None:
    """Three of the CEO's tokens fill it, and then it accepts nothing more."""
    document = f"over = true\n[players.Ann]\nrows = {{ ceo = {tokens} }}"
    end = Table(document, ceo_relationship=True)
    assert end.points("Ann").get("TX.SCORE.07", 0) == points
    table = receiving("1 of ceo", f"ceo = {tokens}", ceo_relationship=True)
    assert ("place row" in table.legal()) == (tokens < 3)


@pytest.mark.rule("TX.BRIBE.19", "TX.BRIBE.21")
@pytest.mark.parametrize(
    ("overflow", "row", "personal"), [("personal", 3, 2 + 3 - 3), ("keep", 2 + 3, 0)]
)
def test_the_row_of_the_legacy_ceo_overflows_like_another(
    overflow: str, row: int, personal: int
) -> None:
    """To 2 of his tokens come 3: the excess goes to personal influence, or stays."""
    table = receiving("3 of ceo", "ceo = 2", ceo_relationship=True, row_overflow=overflow)
    table.play("Ann place row")
    assert table.rows("Ann") == {"ceo": row}
    assert table.influence("Ann").get("ceo", 0) == personal


@pytest.mark.rule("TX.BRIBE.19", "TX.BRIBE.21")
def test_where_an_overflow_is_illegal_the_legacy_ceo_s_tokens_must_fit() -> None:
    """To 2 of his tokens 3 more cannot come, 1 more can."""
    variants = {"ceo_relationship": True, "row_overflow": "illegal"}
    assert "place row" not in receiving("3 of ceo", "ceo = 2", **variants).legal()
    table = receiving("1 of ceo", "ceo = 2", **variants).play("Ann place row")
    assert table.rows("Ann") == {"ceo": 3}


@pytest.mark.rule("TX.BRIBE.21")
@pytest.mark.parametrize("has_row", [False, True])
def test_own_only_keeps_the_legacy_ceo_s_tokens_out_of_every_row(has_row: bool) -> None:
    """Nobody can bid them, so the variant of a relationship with him changes nothing."""
    document = 'coo = "Ann"\nturn = 2\n[players.Bo]\ninfluence = { Bo = 8, ceo = 1 }'
    table = Table(document, own_only=True, ceo_relationship=has_row)
    assert table.refuses("Bo bid 1 of ceo on Ann") == {"TX.BRIBE.04"}
    assert Table(document, ceo_relationship=has_row).allows("Bo bid 1 of ceo on Ann")
