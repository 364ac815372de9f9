"""The Executives: variants of bidding - mixed, own and exclusive bids (TX.BRIBE.04, .05)."""

from __future__ import annotations

import pytest

from executives import ConfigurationError
from support.boardroom_table import Table

BO_HAS_COLLECTED = """
coo = "Ann"
turn = 2
[players.Bo]
influence = { Bo = 4, Cy = 2, ceo = 1 }
"""

MIXED_BID = """
coo = "Ann"
turn = 2
taking = "Ann"
[players.Ann]
bribe = "hearts-7"
bids = { Bo = ["3 of Bo", "3 of Cy", "1 of ceo"] }
[players.Bo]
influence = { Bo = 5 }
"""

MIXED_LOSING_BID = """
coo = "Ann"
taking = "Ann"
[players.Ann]
bids = { Bo = ["3 of Bo", "1 of Cy"], Cy = 2 }
"""


def spent(table: Table) -> dict[str, int]:
    """The tokens that are gone, by the names of their origins."""
    return table.by_origin(table.state.spent)


# -- mixed bids -----------------------------------------------------------------------------------


@pytest.mark.rule("TX.BRIBE.04")
def test_a_mixed_bid_has_influence_of_several_types() -> None:
    """With mixed_bids tokens of other types are added to a bid, otherwise one type is all."""
    default = Table(BO_HAS_COLLECTED).play("Bo bid 3 of Bo on Ann")
    assert default.to_act() == ["Cy"]
    assert default.refuses("Bo add 2 of Cy")
    table = Table(BO_HAS_COLLECTED, mixed_bids=True).play("Bo bid 3 of Bo on Ann")
    assert table.to_act() == ["Bo"]
    assert table.legal() == {"add 1 of p3", "add 2 of p3", "add 1 of ceo", "close-bid"}
    table.play("Bo add 2 of Cy", "Bo add 1 of ceo")
    assert table.bids("Ann") == [("Bo", 3, "Bo"), ("Bo", 2, "Cy"), ("Bo", 1, "ceo")]
    assert table.influence("Bo") == {"Bo": 4 - 3}
    # Nothing else could be added, so the bid is closed.
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("TX.BRIBE.04")
def test_a_mixed_bid_is_closed_when_its_bidder_says_so() -> None:
    """The tokens not added stay in personal influence, and the next player is asked."""
    table = Table(BO_HAS_COLLECTED, mixed_bids=True)
    table.play("Bo bid 1 of Cy on Ann", "Bo add 4 of Bo", "Bo close-bid")
    assert table.to_act() == ["Cy"]
    assert table.bids("Ann") == [("Bo", 1, "Cy"), ("Bo", 4, "Bo")]
    assert table.influence("Bo") == {"Cy": 2 - 1, "ceo": 1}


@pytest.mark.rule("TX.BRIBE.04", "TX.BRIBE.05")
def test_a_mixed_bid_has_each_type_once_and_no_more_than_there_is() -> None:
    """A type is not added to itself, and of another one the personal supply is the limit."""
    table = Table(BO_HAS_COLLECTED, mixed_bids=True).play("Bo bid 3 of Bo on Ann")
    assert table.refuses("Bo add 1 of Bo") == {"TX.BRIBE.05"}
    assert table.refuses("Bo add 3 of Cy") == {"TX.BRIBE.02"}
    table.play("Bo close-bid", "Cy pass", "Ann pass")
    assert table.refuses("Bo bid 1 of Cy on Ann") == {"TX.BRIBE.05"}


@pytest.mark.rule("TX.BRIBE.11", "TX.BRIBE.12")
def test_a_mixed_bid_is_one_bid() -> None:
    """The taker selects the bidder once and receives all types, each placed by itself."""
    table = Table(MIXED_BID, mixed_bids=True)
    assert table.legal() == {"take-bribe of p2 full", "take-bribe of p2 lock"}
    table.play("Ann take-bribe of Bo full", "Ann place row", "Ann place personal")
    assert table.rows("Ann") == {"Bo": 3}
    assert table.influence("Ann") == {"Ann": 8, "Cy": 3, "ceo": 1}
    assert table.influence("Bo") == {"Bo": 5}


@pytest.mark.rule("TX.BRIBE.13", "TX.BRIBE.16")
@pytest.mark.parametrize(
    ("remainder", "taken", "returned", "banked"),
    [
        ("bidder", {"Bo": 1, "Cy": 1}, {"Bo": 5 + 2, "Cy": 2, "ceo": 1}, {}),
        ("seller", {"Bo": 3, "Cy": 3, "ceo": 1}, {"Bo": 5}, {}),
        ("bank", {"Bo": 1, "Cy": 1}, {"Bo": 5}, {"Bo": 2, "Cy": 2, "ceo": 1}),
    ],
)
def test_each_type_of_a_mixed_bid_is_halved_by_itself(
    remainder: str, taken: dict[str, int], returned: dict[str, int], banked: dict[str, int]
) -> None:
    """Of 3 + 3 + 1 tokens lock takes 1 + 1 + 0; the rest of each type goes where it should."""
    table = Table(MIXED_BID, mixed_bids=True, lock_remainder=remainder)
    table.play("Ann take-bribe of Bo lock", "Ann place personal", "Ann place personal")
    assert table.influence("Ann") == {"Ann": 8, **taken}
    assert table.influence("Bo") == returned
    assert spent(table) == banked


@pytest.mark.rule("TX.BRIBE.11")
@pytest.mark.parametrize(
    ("fate", "bidder", "taker", "banked"),
    [
        ("return", {"Bo": 8, "Cy": 1}, {"Ann": 8}, {}),
        ("taker", {"Bo": 8 - 3}, {"Ann": 8, "Bo": 3, "Cy": 1}, {}),
        ("bank", {"Bo": 8 - 3}, {"Ann": 8}, {"Bo": 3, "Cy": 1}),
    ],
)
def test_a_losing_mixed_bid_is_lost_or_returned_with_all_its_types(
    fate: str, bidder: dict[str, int], taker: dict[str, int], banked: dict[str, int]
) -> None:
    """Bo's bid of 3 + 1 tokens of two types loses to the one of Cy."""
    table = Table(MIXED_LOSING_BID, mixed_bids=True, losing_bids=fate)
    table.play("Ann take-bribe of Cy full", "Ann place row")
    assert table.influence("Bo") == bidder
    assert table.influence("Ann") == taker
    assert table.rows("Ann") == {"Cy": 2}
    assert spent(table) == banked


@pytest.mark.rule("TX.BRIBE.21")
def test_with_a_relationship_of_the_ceo_a_mixed_bid_has_three_batches_for_rows() -> None:
    """Tokens of Bo, of Cy and of the legacy CEO go to a row each."""
    table = Table(MIXED_BID, mixed_bids=True, ceo_relationship=True)
    table.play("Ann take-bribe of Bo full", *["Ann place row"] * 3)
    assert table.rows("Ann") == {"Bo": 3, "Cy": 3, "ceo": 1}


@pytest.mark.rule("TX.BRIBE.17")
def test_a_declined_mixed_bid_returns_with_all_its_types() -> None:
    """Nothing of a bid of three types stays with the taker who sells to nobody."""
    table = Table(MIXED_BID, mixed_bids=True, taker_may_decline=True).play("Ann decline")
    assert table.influence("Bo") == {"Bo": 5 + 3, "Cy": 3, "ceo": 1}
    assert table.influence("Ann") == {"Ann": 8}


@pytest.mark.rule("TX.BRIBE.04", "TX.BRIBE.05")
def test_a_mixed_bid_may_be_the_only_one() -> None:
    """With exclusive_bids too, its bidder adds types to the one bid on a bribe, nobody else."""
    table = Table(BO_HAS_COLLECTED, mixed_bids=True, exclusive_bids=True)
    table.play("Bo bid 3 of Bo on Ann", "Bo add 2 of Cy", "Bo close-bid")
    assert table.bids("Ann") == [("Bo", 3, "Bo"), ("Bo", 2, "Cy")]
    assert table.refuses("Cy bid 1 of Cy on Ann") == {"TX.BRIBE.05"}


@pytest.mark.rule("TX.BRIBE.04")
def test_bids_of_own_tokens_only_cannot_be_mixed() -> None:
    """A game with both variants cannot be made."""
    Table(mixed_bids=True)
    Table(own_only=True)
    with pytest.raises(ConfigurationError, match="own_only"):
        Table(mixed_bids=True, own_only=True)


# -- own tokens only ------------------------------------------------------------------------------


@pytest.mark.rule("TX.BRIBE.04")
@pytest.mark.parametrize("bid", ["1 of Cy", "1 of ceo"])
def test_collected_tokens_are_not_bid_with_own_only(bid: str) -> None:
    """By default they are bid like own ones; with own_only neither another's nor the CEO's."""
    assert Table(BO_HAS_COLLECTED).allows(f"Bo bid {bid} on Ann")
    table = Table(BO_HAS_COLLECTED, own_only=True)
    assert table.refuses(f"Bo bid {bid} on Ann") == {"TX.BRIBE.04"}
    assert {text.split()[3] for text in table.legal() if text != "pass"} == {"p2"}
    assert table.allows("Bo bid 4 of Bo on Ann")


@pytest.mark.rule("TX.BRIBE.04", "TX.BRIBE.09")
def test_with_own_only_collected_tokens_alone_are_no_bid() -> None:
    """Who has only collected tokens passes at once with own_only, and else is asked."""
    document = 'coo = "Ann"\n[players.Cy]\ninfluence = { Cy = 0, Bo = 2 }'
    default = Table(document).play("Bo bid 1 of Bo on Ann")
    assert default.to_act() == ["Cy"]
    table = Table(document, own_only=True).play("Bo bid 1 of Bo on Ann")
    assert table.forced() == ["pass"]
    assert table.to_act() == ["Ann"]


# -- exclusive bids -------------------------------------------------------------------------------


@pytest.mark.rule("TX.BRIBE.05")
def test_a_bribe_has_one_bid_by_anybody_with_exclusive_bids() -> None:
    """By default others bid on the same bribe, with exclusive_bids it is closed for them."""
    default = Table('coo = "Ann"').play("Bo bid 1 of Bo on Ann")
    assert default.allows("Cy bid 2 of Cy on Ann")
    table = Table('coo = "Ann"', exclusive_bids=True).play("Bo bid 1 of Bo on Ann")
    assert table.refuses("Cy bid 2 of Cy on Ann") == {"TX.BRIBE.05"}
    assert table.allows("Cy bid 2 of Cy on Bo")


@pytest.mark.rule("TX.BRIBE.05")
def test_with_exclusive_bids_there_is_no_second_bid_of_the_same_player_either() -> None:
    """The own bid closes the bribe for its bidder too."""
    table = Table('coo = "Ann"', exclusive_bids=True)
    table.play("Bo bid 1 of Bo on Ann", "Cy pass", "Ann pass")
    assert table.refuses("Bo bid 1 of Bo on Ann") == {"TX.BRIBE.05"}
    assert table.allows("Bo bid 1 of Bo on Cy")


@pytest.mark.rule("TX.BRIBE.05", "TX.BRIBE.09")
def test_exclusive_bidding_ends_with_a_bid_on_every_bribe() -> None:
    """After one bid on each of three bribes nobody can bid; by default all could go on."""
    bids = ("Bo bid 1 of Bo on Ann", "Cy bid 1 of Cy on Bo", "Ann bid 1 of Ann on Cy")
    assert Table('coo = "Ann"').play(*bids).to_act() == ["Bo"]
    table = Table('coo = "Ann"', exclusive_bids=True).play(*bids)
    assert table.forced() == ["pass"] * 3
    assert table.legal() == {"take-bribe of p2 full", "take-bribe of p2 lock"}
