"""The Executives: variants of selling bribes - losing bids, remainders, declining (TX.BRIBE)."""

from __future__ import annotations

from typing import Any

import pytest

from support.boardroom_table import Table

TWO_BIDS = """
coo = "Ann"
taking = "Ann"
[players.Ann]
bribe = "hearts-7"
bids = { Bo = 5, Cy = 2 }
[players.Bo]
bribe = "clubs-2"
bids = { Ann = 1 }
"""


def spent(table: Table) -> dict[str, int]:
    """The tokens that are gone, by the names of their origins."""
    return table.by_origin(table.state.spent)


# -- losing bids ----------------------------------------------------------------------------------


@pytest.mark.rule("TX.BRIBE.11")
@pytest.mark.parametrize("terms", ["full", "lock"])
@pytest.mark.parametrize(
    ("fate", "cy", "ann", "banked"),
    [
        ("return", {"Cy": 8}, {"Ann": 8 - 1}, {}),
        ("taker", {"Cy": 8 - 2}, {"Ann": 8 - 1, "Cy": 2}, {}),
        ("bank", {"Cy": 8 - 2}, {"Ann": 8 - 1}, {"Cy": 2}),
    ],
)
def test_a_losing_bid_returns_or_goes_to_the_taker_or_is_gone(
    terms: str, fate: str, cy: dict[str, int], ann: dict[str, int], banked: dict[str, int]
) -> None:
    """Cy's losing bid of 2 returns by default, and is lost with the variants, never halved."""
    table = Table(TWO_BIDS, losing_bids=fate).play(f"Ann take-bribe of Bo {terms}")
    assert table.influence("Cy") == cy
    assert table.influence("Ann") == ann
    assert spent(table) == banked
    assert table.bids("Ann") == []


@pytest.mark.rule("TX.BRIBE.11", "TX.BRIBE.16")
def test_losing_bids_and_remainders_have_each_their_own_ruling() -> None:
    """With the bid selected locked for the seller and the other lost to the bank, Ann has 5."""
    table = Table(TWO_BIDS, losing_bids="bank", lock_remainder="seller")
    table.play("Ann take-bribe of Bo lock", "Ann place personal")
    assert table.influence("Ann") == {"Ann": 8 - 1, "Bo": 5}
    assert table.influence("Bo") == {"Bo": 8 - 5}
    assert spent(table) == {"Cy": 2}


# -- the remainder of a lock ----------------------------------------------------------------------


@pytest.mark.rule("TX.BRIBE.16")
@pytest.mark.parametrize(
    ("fate", "bidder", "seller", "banked"),
    [
        ("bidder", 8 - 5 + 3, 2, {}),
        ("seller", 8 - 5, 2 + 3, {}),
        ("bank", 8 - 5, 2, {"Bo": 3}),
    ],
)
def test_what_a_lock_leaves_goes_to_bidder_seller_or_bank(
    fate: str, bidder: int, seller: int, banked: dict[str, int]
) -> None:
    """Of a bid of 5 the half is 2; the other 3 go back, or to the seller too, or are gone."""
    table = Table(TWO_BIDS, lock_remainder=fate)
    table.play("Ann take-bribe of Bo lock", "Ann place personal")
    assert table.influence("Bo") == {"Bo": bidder}
    assert table.influence("Ann") == {"Ann": 8 - 1, "Bo": seller}
    assert spent(table) == banked
    assert table.player("Bo").locked == ("hearts-7",)


@pytest.mark.rule("TX.BRIBE.16", "TX.BRIBE.18")
@pytest.mark.parametrize(("fate", "placed"), [("bidder", 0), ("seller", 1), ("bank", 0)])
def test_of_a_bid_of_one_only_a_seller_with_the_remainder_has_something_to_place(
    fate: str, placed: int
) -> None:
    """The half of 1 is 0, so without the remainder there is nothing to place."""
    document = TWO_BIDS.replace("Bo = 5", "Bo = 1")
    table = Table(document, lock_remainder=fate).play("Ann take-bribe of Bo lock")
    assert (table.to_act() == ["Ann"]) == bool(placed)
    if placed:
        table.play("Ann place row")
    assert table.rows("Ann").get("Bo", 0) == placed


@pytest.mark.rule("TX.BRIBE.16", "TX.BRIBE.19")
def test_the_seller_places_half_and_remainder_together() -> None:
    """The 2 + 3 tokens of the seller are one batch: a row takes 3, personal influence 2."""
    table = Table(TWO_BIDS, lock_remainder="seller")
    table.play("Ann take-bribe of Bo lock", "Ann place row")
    assert table.rows("Ann") == {"Bo": 3}
    assert table.influence("Ann") == {"Ann": 8 - 1, "Bo": 2 + 3 - 3}


# -- declining ------------------------------------------------------------------------------------


@pytest.mark.rule("TX.BRIBE.17")
def test_a_taker_may_decline_where_the_variant_says_so() -> None:
    """By default Ann has to sell; with the variant all bids return and she gains nothing."""
    assert Table(TWO_BIDS).refuses("Ann decline") == {"TX.BRIBE.17"}
    table = Table(TWO_BIDS, taker_may_decline=True)
    assert table.legal() == {
        *("take-bribe of p2 full", "take-bribe of p2 lock"),
        *("take-bribe of p3 full", "take-bribe of p3 lock"),
        "decline",
    }
    table.play("Ann decline")
    assert table.to_act() == ["Bo"]
    assert [table.influence(name) for name in ("Ann", "Bo", "Cy")] == [
        {"Ann": 8 - 1},
        {"Bo": 8},
        {"Cy": 8},
    ]
    assert table.bids("Ann") == []
    assert table.player("Bo").gifts == table.player("Cy").gifts == ()


@pytest.mark.rule("TX.BRIBE.17")
def test_nobody_is_asked_to_decline_without_a_bid() -> None:
    """A bribe that nobody wants is unsold without a question, with the variant too."""
    document = 'coo = "Ann"\npassed = ["Bo", "Cy"]\nbidding = "Ann"'
    table = Table(document, taker_may_decline=True).play("Ann pass")
    assert len(table.state.discards) == 3
    assert all(text.startswith("play ") for text in table.legal())


@pytest.mark.rule("TX.BRIBE.17")
@pytest.mark.parametrize(
    ("fate", "zone"), [("discard", ""), ("keep_as_gift", "gifts"), ("to_hand", "exposed")]
)
def test_a_declined_bribe_counts_as_unsold(fate: str, zone: str) -> None:
    """It goes where bribes without bids go."""
    table = Table(TWO_BIDS, taker_may_decline=True, unsold_bribe=fate).play("Ann decline")
    ann = table.player("Ann")
    zones = {name: getattr(ann, name) for name in ("gifts", "locked", "exposed")}
    assert zones == {**dict.fromkeys(zones, ()), **({zone: ("hearts-7",)} if zone else {})}
    assert ("hearts-7" in table.state.discards) == (not zone)
    assert ann.bribe == ""


@pytest.mark.rule("TX.BRIBE.11", "TX.BRIBE.17")
@pytest.mark.parametrize("fate", ["taker", "bank"])
def test_no_bid_loses_where_the_taker_declines(fate: str) -> None:
    """Bids that lose are lost with these variants, but declined ones return to their bidders."""
    variants: dict[str, Any] = {"taker_may_decline": True, "losing_bids": fate}
    sold = Table(TWO_BIDS, **variants).play("Ann take-bribe of Bo full")
    assert sold.influence("Cy") == {"Cy": 8 - 2}
    table = Table(TWO_BIDS, **variants).play("Ann decline")
    assert table.influence("Cy") == {"Cy": 8}
    assert table.influence("Bo") == {"Bo": 8}
    assert table.influence("Ann") == {"Ann": 8 - 1}
    assert spent(table) == {}
