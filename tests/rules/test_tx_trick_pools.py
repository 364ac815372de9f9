"""What may be played: the two pools and following suit (TX.TRICK.08-.12)."""

from __future__ import annotations

import pytest

from support.boardroom_table import Table

LEAD = """
turn = 2
coo = "Ann"
trump = "spades"
playing = "Ann"
[players.Ann]
hand = ["hearts-3", "spades-4"]
gifts = ["diamonds-ace", "clubs-9"]
locked = ["clubs-ace"]
[players.Bo]
hand = ["clubs-5", "diamonds-6"]
gifts = ["hearts-8"]
[players.Cy]
hand = ["clubs-2", "diamonds-3"]
"""


def following(hand: str, gifts: str = "", *, led: str = "hearts-3", more: str = "") -> str:
    """A document of turn 2 in which Ann has led, and Bo is to follow with these cards."""
    return f"""
    turn = 2
    coo = "Ann"
    trump = "spades"
    trick = ["{led}"]
    [players.Bo]
    hand = {hand.split()}
    gifts = {gifts.split()}
    {more}
    """


def offered(table: Table, name: str = "Bo") -> set[str]:
    """The cards that a player may play."""
    return {text.removeprefix("play ") for text in table.legal(name)}


@pytest.mark.rule("TX.TRICK.08", "TX.TRICK.09")
def test_the_leader_may_lead_any_card_of_hand_and_gifts() -> None:
    """Both hand cards, a trump among them, and both gifts may be led; the locked gift may not."""
    table = Table(LEAD)
    assert offered(table, "Ann") == {"hearts-3", "spades-4", "diamonds-ace", "clubs-9"}
    assert "TX.BRIBE.15" in table.refuses("Ann play clubs-ace")


@pytest.mark.rule("TX.TRICK.08")
def test_cards_of_others_are_in_no_pool() -> None:
    """Neither another hand, nor a gift of another player, nor the stock is played from."""
    table = Table(LEAD)
    assert "diamonds-10" in table.state.stock
    for card in ("clubs-5", "hearts-8", "diamonds-10"):
        assert "TX.TRICK.08" in table.refuses(f"Ann play {card}")


@pytest.mark.rule("TX.TRICK.08")
def test_a_gift_and_then_a_hand_card() -> None:
    """Ann leads a gift, wins, and all her other cards are open for the second trick."""
    table = Table(LEAD)
    table.play("Ann play diamonds-ace", "Bo play diamonds-6", "Cy play diamonds-3")
    assert table.to_act() == ["Ann"]
    assert offered(table, "Ann") == {"hearts-3", "spades-4", "clubs-9"}


@pytest.mark.rule("TX.TRICK.08")
def test_a_card_played_comes_from_where_it_lay() -> None:
    """A gift leaves the gifts and not the hand, a hand card the hand and not the gifts."""
    table = Table(LEAD)
    table.play("Ann play diamonds-ace")
    assert table.player("Ann").hand == ("hearts-3", "spades-4")
    assert table.player("Ann").gifts == ("clubs-9",)
    assert [(played.card, played.source) for played in table.state.trick] == [
        ("diamonds-ace", "gift")
    ]
    table.play("Bo play diamonds-6")
    assert table.player("Bo").hand == ("clubs-5",)
    assert table.player("Bo").gifts == ("hearts-8",)


@pytest.mark.rule("TX.TRICK.09")
@pytest.mark.parametrize(
    ("card", "suit"), [("hearts-3", "hearts"), ("spades-4", "spades"), ("clubs-9", "clubs")]
)
def test_the_suit_of_the_card_led_is_the_lead_suit(card: str, suit: str) -> None:
    """Whether hand card, trump or gift is led: its suit is the one that Bo has to follow."""
    hand = 'hand = ["clubs-5", "diamonds-6"]\ngifts = ["hearts-8"]'
    assert hand in LEAD
    four = 'hand = ["hearts-8", "spades-8"]\ngifts = ["clubs-8", "diamonds-8"]'
    table = Table(LEAD.replace(hand, four))
    table.play(f"Ann play {card}")
    in_hand = {"hearts-8", "spades-8"}
    follows = {f"{suit}-8"}
    assert offered(table) == (follows if follows <= in_hand else in_hand | follows)


@pytest.mark.rule("TX.TRICK.10")
def test_a_hand_with_the_lead_suit_must_follow() -> None:
    """With two hearts and a trump in hand only the hearts may be played on a heart."""
    table = Table(following("hearts-9 spades-ace"))
    assert offered(table) == {"hearts-9"}
    assert "TX.TRICK.10" in table.refuses("Bo play spades-ace")


@pytest.mark.rule("TX.TRICK.10")
def test_any_card_of_the_lead_suit_follows() -> None:
    """Nobody has to beat the card led: the low heart is as good as the high one."""
    table = Table(following("hearts-2 hearts-10", led="hearts-9"))
    assert offered(table) == {"hearts-2", "hearts-10"}


@pytest.mark.rule("TX.TRICK.10")
def test_both_pools_have_the_lead_suit() -> None:
    """With a heart in hand and one in the gifts, either follows, and nothing else."""
    table = Table(following("hearts-9 clubs-5", "hearts-4 spades-2"))
    assert offered(table) == {"hearts-9", "hearts-4"}
    assert "TX.TRICK.10" in table.refuses("Bo play clubs-5")
    assert "TX.TRICK.12" in table.refuses("Bo play spades-2")


@pytest.mark.rule("TX.TRICK.10")
def test_the_first_card_sets_the_suit_for_all() -> None:
    """Bo throws off a club; Cy still has to follow the heart that Ann led."""
    document = following("clubs-5 clubs-6") + '[players.Cy]\nhand = ["clubs-9", "hearts-2"]'
    table = Table(document)
    table.play("Bo play clubs-5")
    assert offered(table, "Cy") == {"hearts-2"}
    assert "TX.TRICK.10" in table.refuses("Cy play clubs-9")


@pytest.mark.rule("TX.TRICK.10")
def test_a_trump_led_must_be_followed() -> None:
    """Trump is a suit like others when it is led."""
    table = Table(following("spades-2 hearts-ace", led="spades-9"))
    assert offered(table) == {"spades-2"}


@pytest.mark.rule("TX.TRICK.11")
def test_without_the_lead_suit_there_is_no_duty_to_trump() -> None:
    """A hand of a trump and a club may play either on a heart."""
    table = Table(following("spades-2 clubs-5"))
    assert offered(table) == {"spades-2", "clubs-5"}
    table.play("Bo play clubs-5")
    assert [played.card for played in table.state.trick] == ["hearts-3", "clubs-5"]


@pytest.mark.rule("TX.TRICK.11")
def test_the_combined_pool_without_the_lead_suit_is_free() -> None:
    """Neither hand nor gifts have a heart: every card of them may be played, trumps too."""
    table = Table(following("clubs-5 clubs-6", "diamonds-2 spades-9"))
    assert offered(table) == {"clubs-5", "clubs-6", "diamonds-2", "spades-9"}


@pytest.mark.rule("TX.TRICK.12")
def test_a_heart_among_the_gifts_is_not_forced() -> None:
    """The hand alone lacks hearts, so each of its cards is free, and the heart gift is, too."""
    table = Table(following("clubs-5 spades-6", "hearts-8"))
    assert offered(table) == {"clubs-5", "spades-6", "hearts-8"}


@pytest.mark.rule("TX.TRICK.12")
def test_the_combined_pool_forces_its_heart() -> None:
    """With a heart among the gifts, a gift of another suit may not be played."""
    table = Table(following("clubs-5 spades-6", "hearts-8 diamonds-2"))
    assert offered(table) == {"clubs-5", "spades-6", "hearts-8"}
    assert "TX.TRICK.12" in table.refuses("Bo play diamonds-2")


@pytest.mark.rule("TX.TRICK.12")
def test_a_heart_in_hand_bars_gifts_of_other_suits() -> None:
    """The combined pool has a heart by the hand, so the trump among the gifts stays there."""
    table = Table(following("clubs-5 hearts-6", "spades-8"))
    assert offered(table) == {"hearts-6"}
    assert "TX.TRICK.12" in table.refuses("Bo play spades-8")


@pytest.mark.rule("TX.TRICK.12")
def test_a_locked_heart_forces_nothing() -> None:
    """A locked gift is in no pool: with it as the only heart, gifts of other suits are free."""
    table = Table(following("clubs-5 spades-6", "diamonds-2", more='locked = ["hearts-8"]'))
    assert offered(table) == {"clubs-5", "spades-6", "diamonds-2"}
    assert "TX.BRIBE.15" in table.refuses("Bo play hearts-8")


@pytest.mark.rule("TX.TRICK.08", "TX.TRICK.12")
def test_a_playable_locked_heart_counts_in_the_combined_pool() -> None:
    """Where locked gifts are playable, the locked heart is forced on who plays a gift."""
    document = following("clubs-5 spades-6", "diamonds-2", more='locked = ["hearts-8"]')
    table = Table(document, locked_gifts_playable=True)
    assert offered(table) == {"clubs-5", "spades-6", "hearts-8"}
    assert "TX.TRICK.12" in table.refuses("Bo play diamonds-2")


@pytest.mark.rule("TX.TRICK.10", "TX.TRICK.12")
def test_a_playable_locked_gift_follows_the_same_rules() -> None:
    """A heart in hand bars a locked gift of another suit; without any heart it is free."""
    locked = 'locked = ["diamonds-8"]'
    table = Table(following("clubs-5 hearts-6", more=locked), locked_gifts_playable=True)
    assert offered(table) == {"hearts-6"}
    assert "TX.TRICK.12" in table.refuses("Bo play diamonds-8")
    table = Table(following("clubs-5 clubs-6", more=locked), locked_gifts_playable=True)
    assert offered(table) == {"clubs-5", "clubs-6", "diamonds-8"}


@pytest.mark.rule("TX.TRICK.08", "TX.TRICK.09")
@pytest.mark.parametrize("playable", [False, True])
def test_locked_gifts_are_led_only_where_they_are_playable(playable: bool) -> None:
    """The locked ace may be led with the variant, and not without it."""
    table = Table(LEAD, locked_gifts_playable=playable)
    assert table.allows("Ann play clubs-ace") == playable
    assert len(offered(table, "Ann")) == 4 + playable


@pytest.mark.rule("TX.TRICK.08", "TX.TRICK.10")
def test_a_bribe_taken_to_hand_is_a_card_of_the_hand() -> None:
    """A heart that went from the bribe to the hand must follow, and bars all other cards."""
    document = following("clubs-5 spades-6", "diamonds-2", more='exposed = ["hearts-8"]')
    table = Table(document, unsold_bribe="to_hand")
    assert offered(table) == {"hearts-8"}
    assert "TX.TRICK.10" in table.refuses("Bo play spades-6")
    assert "TX.TRICK.12" in table.refuses("Bo play diamonds-2")
    table.play("Bo play hearts-8")
    assert table.player("Bo").exposed == ()
    assert table.player("Bo").hand == ("clubs-5", "spades-6")
    assert table.state.trick[-1].source == "hand"
