"""The Executives: taking bribes, full or locked (TX.BRIBE.10-.17)."""

from __future__ import annotations

import pytest

from support.boardroom_table import Table

EACH_HAS_A_BID = """
coo = "Bo"
taking = "Bo"
[players.Ann]
bribe = "hearts-2"
bids = { Bo = 1 }
[players.Bo]
bribe = "hearts-3"
bids = { Cy = 1 }
[players.Cy]
bribe = "hearts-4"
bids = { Ann = 1 }
"""

TWO_BIDS_FOR_ANN = """
coo = "Ann"
taking = "Ann"
[players.Ann]
bribe = "hearts-7"
bids = { Bo = 5, Cy = 2 }
[players.Bo]
bribe = "clubs-2"
bids = { Ann = 1 }
"""

LOCKED_GIFT = """
trump = "spades"
[players.Ann]
hand = ["hearts-3"]
gifts = ["clubs-8"]
locked = ["clubs-9"]
"""


def bid_of_bo(amount: int) -> Table:
    """Ann takes first, and Bo has bid so many own tokens on her bribe."""
    return Table(
        f"""
        coo = "Ann"
        taking = "Ann"
        [players.Ann]
        bribe = "hearts-7"
        bids = {{ Bo = {amount} }}
        """
    )


def tokens(table: Table) -> int:
    """All tokens: personal influence, rows, bids and batches, the legacy CEO's, and spent ones."""
    state = table.state
    lying = sum(
        sum(player.influence) + sum(player.rows) + sum(bid.amount for bid in player.bids)
        for player in state.players
    )
    placing = sum(getattr(frame, "amount", 0) for frame in state.pending)
    return lying + placing + state.ceo_pool + sum(state.spent)


@pytest.mark.rule("TX.BRIBE.10")
def test_the_coo_takes_first_then_the_others_clockwise_once_each() -> None:
    """With Bo as the COO the takers are Bo, Cy and Ann, and then tricks begin."""
    table = Table(EACH_HAS_A_BID)
    for name, bidder in (("Bo", "Cy"), ("Cy", "Ann"), ("Ann", "Bo")):
        assert table.to_act() == [name]
        table.play(f"{name} take-bribe of {bidder} full", f"{name} place personal")
    assert table.to_act() == ["Bo"]
    assert all(text.startswith("play ") for text in table.legal())


@pytest.mark.rule("TX.BRIBE.10")
def test_taking_begins_with_the_coo_after_the_bidding() -> None:
    """Though the General Counsel bids first, the COO is the first who takes."""
    table = Table('coo = "Cy"')
    table.play("Ann bid 1 of Ann on Cy", "Bo bid 1 of Bo on Ann", "Cy bid 1 of Cy on Bo")
    table.play("Ann pass", "Bo pass", "Cy pass")
    assert table.to_act() == ["Cy"]
    table.play("Cy take-bribe of Ann full", "Cy place personal")
    assert table.to_act() == ["Ann"]


@pytest.mark.rule("TX.BRIBE.10")
def test_a_player_takes_the_influence_on_the_own_bribe() -> None:
    """The taker sells the own card to a bidder and receives what lay on it."""
    table = Table(EACH_HAS_A_BID).play("Bo take-bribe of Cy full", "Bo place personal")
    assert table.influence("Bo") == {"Bo": 8 - 1, "Cy": 1}
    assert table.player("Bo").bribe == ""
    assert table.player("Cy").gifts == ("hearts-3",)
    assert table.bids("Ann") == [("Bo", 1, "Bo")]


@pytest.mark.rule("TX.BRIBE.11")
def test_the_taker_selects_one_bidder_of_the_own_bribe() -> None:
    """Each bidder may be selected, on either terms; nobody else, wherever he has bid."""
    table = Table(TWO_BIDS_FOR_ANN)
    assert table.legal() == {
        *("take-bribe of p2 full", "take-bribe of p2 lock"),
        *("take-bribe of p3 full", "take-bribe of p3 lock"),
    }
    table.play("Ann take-bribe of Cy full", "Ann place personal")
    assert table.influence("Ann") == {"Ann": 8 - 1, "Cy": 2}
    # Cy bid on Ann's bribe only, so he cannot be selected by Bo.
    assert table.to_act() == ["Bo"]
    assert table.refuses("Bo take-bribe of Cy full") == {"TX.BRIBE.11"}


@pytest.mark.rule("TX.BRIBE.11")
@pytest.mark.parametrize("terms", ["full", "lock"])
def test_bids_that_were_not_selected_return_at_once(terms: str) -> None:
    """Before the taker has placed anything, the others have their whole bids back."""
    document = """
    coo = "Ann"
    taking = "Ann"
    [players.Ann]
    bids = { Bo = 5, Cy = 3, Di = 4 }
    """
    table = Table(document, seats=4).play(f"Ann take-bribe of Bo {terms}")
    assert table.to_act() == ["Ann"]
    assert table.influence("Cy") == {"Cy": 8 - 3 + 3}
    assert table.influence("Di") == {"Di": 8 - 4 + 4}
    assert table.bids("Ann") == []
    assert tokens(table) == 8 * 4 + 10


@pytest.mark.rule("TX.BRIBE.11")
def test_tokens_return_to_the_bidder_and_not_to_whom_they_began_with() -> None:
    """A losing bid of Cy's tokens by Bo goes back to Bo."""
    document = """
    coo = "Ann"
    taking = "Ann"
    [players.Ann]
    bids = { Bo = "2 of Cy", Cy = 1 }
    """
    table = Table(document).play("Ann take-bribe of Cy full")
    assert table.influence("Bo") == {"Bo": 8, "Cy": 2}
    assert table.influence("Cy") == {"Cy": 8 - 2 - 1}


@pytest.mark.rule("TX.BRIBE.12")
@pytest.mark.parametrize("amount", [1, 5, 8])
def test_full_takes_the_whole_bid_and_hands_the_card_over_unlocked(amount: int) -> None:
    """The taker has all tokens of the bid, the bidder none of them and an upright gift."""
    table = bid_of_bo(amount).play("Ann take-bribe of Bo full", "Ann place personal")
    assert table.influence("Ann").get("Bo", 0) == amount
    assert table.influence("Bo").get("Bo", 0) == 8 - amount
    assert table.player("Bo").gifts == ("hearts-7",)
    assert table.player("Bo").locked == ()


@pytest.mark.rule("TX.BRIBE.13", "TX.BRIBE.16")
@pytest.mark.parametrize(
    ("amount", "taken", "returned"),
    [(1, 0, 1), (2, 1, 1), (3, 1, 2), (4, 2, 2), (5, 2, 3), (6, 3, 3), (7, 3, 4), (8, 4, 4)],
)
def test_lock_takes_half_rounded_down_and_the_rest_returns_to_the_bidder(
    amount: int, taken: int, returned: int
) -> None:
    """Of a bid of 5 the taker has 2 and the bidder 3 back, and so on for other bids."""
    table = bid_of_bo(amount).play("Ann take-bribe of Bo lock")
    assert table.influence("Bo") == {"Bo": 8 - amount + returned}
    if taken:
        table.play("Ann place personal")
    assert table.influence("Ann").get("Bo", 0) == taken
    assert tokens(table) == 8 * 3 + 10


@pytest.mark.rule("TX.BRIBE.13")
def test_locking_a_bid_of_one_is_legal_and_yields_nothing() -> None:
    """The card is handed over locked; the taker has nothing to place."""
    table = bid_of_bo(1)
    assert table.allows("Ann take-bribe of Bo lock")
    table.play("Ann take-bribe of Bo lock")
    assert table.player("Bo").locked == ("hearts-7",)
    assert table.influence("Ann") == {"Ann": 8}
    assert table.legal("Ann") == {
        f"play {card}" for card in (*table.player("Ann").hand, *table.player("Ann").gifts)
    }


@pytest.mark.rule("TX.BRIBE.14")
@pytest.mark.parametrize(("bidder", "other"), [("Bo", "Cy"), ("Cy", "Bo")])
def test_the_card_goes_to_the_gifts_of_the_bidder_selected(bidder: str, other: str) -> None:
    """Neither the other bidder nor the taker has the card afterwards, also not in the hand."""
    table = Table(TWO_BIDS_FOR_ANN).play(f"Ann take-bribe of {bidder} full")
    assert table.player(bidder).gifts == ("hearts-7",)
    assert table.player(other).gifts == table.player("Ann").gifts == ()
    assert table.player("Ann").bribe == ""
    assert "hearts-7" not in (*table.player(bidder).hand, *table.state.discards)


@pytest.mark.rule("TX.BRIBE.14")
def test_gifts_gather_in_the_gift_section() -> None:
    """A player who buys two bribes has both of them as gifts, beside an earlier one."""
    document = """
    turn = 2
    coo = "Ann"
    taking = "Ann"
    [players.Ann]
    bribe = "hearts-7"
    bids = { Cy = 1 }
    [players.Bo]
    bribe = "clubs-2"
    bids = { Cy = 1 }
    [players.Cy]
    gifts = ["spades-9"]
    """
    table = Table(document).play("Ann take-bribe of Cy full", "Ann place personal")
    table.play("Bo take-bribe of Cy full")
    assert table.player("Cy").gifts == ("spades-9", "hearts-7", "clubs-2")


@pytest.mark.rule("TX.BRIBE.15")
def test_a_locked_gift_lies_sideways_for_all_to_see() -> None:
    """A card sold with lock is among the locked gifts, and not among the upright ones."""
    table = Table(TWO_BIDS_FOR_ANN).play("Ann take-bribe of Bo lock")
    for seat in (0, 1, 2, None):
        seen = table.game.view(table.state, seat).players[1]
        assert seen.locked == ("hearts-7",)
        assert seen.gifts == ()


@pytest.mark.rule("TX.BRIBE.15")
def test_a_locked_gift_is_not_played() -> None:
    """Neither the leader nor, with hand and gifts without the suit led, another may play it."""
    for place in ('playing = "Ann"', 'coo = "Bo"\ntrick = ["diamonds-2", "diamonds-3"]'):
        table = Table(place + LOCKED_GIFT)
        assert table.legal("Ann") == {"play hearts-3", "play clubs-8"}
        assert table.refuses("Ann play clubs-9") == {"TX.BRIBE.15"}


@pytest.mark.rule("TX.BRIBE.15")
def test_a_locked_gift_need_not_follow_suit() -> None:
    """With the suit led only among the locked gifts, every card of hand and gifts is free."""
    document = """
    coo = "Bo"
    trump = "spades"
    trick = ["diamonds-2", "diamonds-3"]
    [players.Ann]
    hand = ["hearts-3"]
    gifts = ["clubs-8"]
    locked = ["diamonds-9"]
    """
    assert Table(document).legal("Ann") == {"play hearts-3", "play clubs-8"}


@pytest.mark.rule("TX.BRIBE.15")
def test_a_locked_gift_never_unlocks() -> None:
    """In the next turn the gift is locked still, and it was not shuffled with the others."""
    document = """
    coo = "Ann"
    trump = "spades"
    taking = "Ann"
    [players.Ann]
    bribe = "hearts-7"
    bids = { Bo = 1 }
    hand = ["hearts-9"]
    [players.Bo]
    hand = ["hearts-3"]
    [players.Cy]
    hand = ["hearts-4"]
    """
    table = Table(document).play("Ann take-bribe of Bo lock")
    table.play("Ann play hearts-9", "Bo play hearts-3", "Cy play hearts-4")
    assert table.state.turn == 2
    assert table.player("Bo").locked == ("hearts-7",)
    assert table.player("Bo").gifts == ()
    assert "hearts-7" not in table.state.stock


@pytest.mark.rule("TX.BRIBE.15")
def test_a_locked_gift_scores_like_another() -> None:
    """Two locked gifts and an upright one are worth 1 point each."""
    document = """
    over = true
    [players.Ann]
    gifts = ["clubs-8"]
    locked = ["clubs-9", "hearts-2"]
    """
    assert Table(document).points("Ann")["TX.SCORE.05"] == 1 + 2


@pytest.mark.rule("TX.BRIBE.16")
def test_the_rest_returns_to_the_bidder_whoever_the_tokens_began_with() -> None:
    """Of 5 tokens of Cy that Bo bid, 5 - 2 return to Bo, at once and to personal influence."""
    document = """
    coo = "Ann"
    taking = "Ann"
    [players.Ann]
    bids = { Bo = "5 of Cy" }
    [players.Bo]
    rows = { Cy = 1 }
    """
    table = Table(document).play("Ann take-bribe of Bo lock")
    assert table.to_act() == ["Ann"]
    assert table.influence("Bo") == {"Bo": 8, "Cy": 5 - 2}
    assert table.rows("Bo") == {"Cy": 1}
    table.play("Ann place personal")
    assert table.influence("Ann") == {"Ann": 8, "Cy": 2}


@pytest.mark.rule("TX.BRIBE.17")
def test_a_bribe_with_a_bid_has_to_be_sold() -> None:
    """Even for one token of one bidder there is only the choice of full or lock."""
    table = bid_of_bo(1)
    assert table.legal() == {"take-bribe of p2 full", "take-bribe of p2 lock"}
    assert table.refuses("Ann decline") == {"TX.BRIBE.17"}


@pytest.mark.rule("TX.BRIBE.17")
def test_a_bribe_without_bids_is_discarded_and_gives_nobody_anything() -> None:
    """Its owner is not asked: the card is a gift of nobody, and all tokens stay."""
    document = """
    coo = "Ann"
    passed = ["Bo", "Cy"]
    bidding = "Ann"
    [players.Ann]
    bribe = "hearts-7"
    [players.Cy]
    bribe = "clubs-2"
    bids = { Bo = 1 }
    """
    table = Table(document).play("Ann pass")
    assert table.to_act() == ["Cy"]
    assert table.state.discards[0] == "hearts-7"
    assert all(player.gifts == player.locked == () for player in table.state.players)
    assert all("hearts-7" not in player.hand for player in table.state.players)
    assert [table.player(name).bribe for name in ("Ann", "Bo")] == ["", ""]
    assert table.influence("Ann") == {"Ann": 8}
    assert table.influence("Bo") == {"Bo": 8 - 1}
