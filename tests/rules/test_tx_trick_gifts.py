"""What becomes of gifts played and of cards left in hand (TX.TRICK.13)."""

from __future__ import annotations

import pytest

from support.boardroom_table import Table

LAST_TRICK = """
coo = "Ann"
trump = "spades"
[playing]
player = "Ann"
trick = {turn}
[players.Ann]
hand = ["hearts-3"]
gifts = ["diamonds-ace", "clubs-9"]
[players.Bo]
hand = ["diamonds-6"]
[players.Cy]
hand = ["diamonds-3"]
"""

TWO_TRICKS = """
turn = 2
coo = "Ann"
trump = "spades"
playing = "Ann"
[players.Ann]
hand = ["hearts-3", "hearts-4"]
gifts = ["diamonds-ace"]
locked = ["clubs-ace"]
[players.Bo]
hand = ["diamonds-6", "clubs-6"]
[players.Cy]
hand = ["diamonds-3", "clubs-3"]
"""


def vote_nothing(table: Table) -> None:
    """Everybody abstains until the end of the game."""
    while table.to_act():
        table.play(f"{table.to_act()[0]} abstain")


def elsewhere(table: Table) -> set[str]:
    """All cards that are in no gift section."""
    s = table.state
    places = (s.stock, s.discards, *(player.hand for player in s.players))
    bribes = {player.bribe for player in s.players}
    return {card for place in places for card in place} | bribes | {s.indicator}


@pytest.mark.rule("TX.TRICK.13")
def test_a_gift_played_is_spent() -> None:
    """The gift that won is in no gift section any more, and lies among the discards."""
    table = Table(TWO_TRICKS)
    table.play("Ann play diamonds-ace", "Bo play diamonds-6", "Cy play diamonds-3")
    assert table.player("Ann").tricks == 1 + 1
    assert table.player("Ann").gifts == ()
    assert set(table.state.discards) >= {"diamonds-ace", "diamonds-6", "diamonds-3"}
    assert "TX.TRICK.08" in table.refuses("Ann play diamonds-ace")


@pytest.mark.rule("TX.TRICK.13")
def test_a_gift_played_is_in_the_next_shuffle() -> None:
    """In the next turn the gift is among the stock and what was dealt from it; the other not."""
    table = Table(LAST_TRICK.format(turn=3))
    table.play("Ann play diamonds-ace", "Bo play diamonds-6", "Cy play diamonds-3")
    assert table.state.turn == 4
    assert table.player("Ann").gifts == ("clubs-9",)
    assert "diamonds-ace" in elsewhere(table)
    assert len(elsewhere(table)) == 40 - 1


@pytest.mark.rule("TX.TRICK.13")
def test_a_hand_card_left_over_is_discarded_at_the_end_of_the_turn() -> None:
    """A gift was played instead of the last hand card, which is in the next shuffle."""
    table = Table(LAST_TRICK.format(turn=3))
    table.play("Ann play diamonds-ace", "Bo play diamonds-6")
    assert table.player("Ann").hand == ("hearts-3",)
    table.play("Cy play diamonds-3")
    moved = [event for event in table.events("CardsMoved") if event.source == "hand"]
    assert ("hearts-3",) in [event.cards for event in moved]
    assert all(len(player.hand) == 4 for player in table.state.players)
    assert "hearts-3" in elsewhere(table)


@pytest.mark.rule("TX.TRICK.13")
def test_hands_left_over_are_gone_in_the_voting() -> None:
    """After turn 4 no hand is left, whatever gifts were played before."""
    table = Table(LAST_TRICK.format(turn=4))
    table.play("Ann play diamonds-ace", "Bo play diamonds-6", "Cy play diamonds-3")
    assert table.state.turn == 5
    assert [player.hand for player in table.state.players] == [(), (), ()]
    assert len(table.state.stock) == 40 - 1


@pytest.mark.rule("TX.TRICK.13")
@pytest.mark.parametrize(("consumed", "points"), [(True, 1), (False, 2)])
def test_a_gift_played_scores_only_if_it_is_not_consumed(consumed: bool, points: int) -> None:
    """Ann has two gifts and plays one: 2 - 1 points for gifts, or 2 where it returns."""
    table = Table(LAST_TRICK.format(turn=4), gifts_consumed=consumed)
    table.play("Ann play diamonds-ace", "Bo play diamonds-6", "Cy play diamonds-3")
    vote_nothing(table)
    assert table.points("Ann")["TX.SCORE.05"] == points


@pytest.mark.rule("TX.TRICK.13")
def test_with_the_variant_a_gift_returns_after_the_trick() -> None:
    """The gift lies in the trick, then in the gifts again, and may win the next trick, too."""
    table = Table(TWO_TRICKS, gifts_consumed=False)
    table.play("Ann play diamonds-ace")
    assert table.player("Ann").gifts == ()
    table.play("Bo play diamonds-6", "Cy play diamonds-3")
    assert table.player("Ann").gifts == ("diamonds-ace",)
    assert "diamonds-ace" not in table.state.discards
    assert set(table.state.discards) >= {"diamonds-6", "diamonds-3"}
    assert table.allows("Ann play diamonds-ace")
    table.play("Ann play diamonds-ace", "Bo play clubs-6", "Cy play clubs-3")
    assert table.state.turn == 3
    assert table.player("Ann").gifts == ("diamonds-ace",)
    assert table.player("Ann").tricks == 1 + 2


@pytest.mark.rule("TX.TRICK.13")
def test_a_gift_that_loses_returns_to_its_owner() -> None:
    """Bo's gift loses to Ann's card, and returns to Bo, not to the winner."""
    document = TWO_TRICKS.replace('"diamonds-6", "clubs-6"]', '"spades-6", "clubs-6"]\ngifts = [G]')
    table = Table(document.replace("G", '"diamonds-10"'), gifts_consumed=False)
    table.play("Ann play diamonds-ace", "Bo play diamonds-10", "Cy play diamonds-3")
    assert table.coo() == "Ann"
    assert table.player("Bo").gifts == ("diamonds-10",)
    assert table.player("Ann").gifts == ("diamonds-ace",)


@pytest.mark.rule("TX.TRICK.13")
def test_hand_cards_left_over_are_discarded_with_the_variant_too() -> None:
    """Gifts return, but the hand card they left over is in the next shuffle all the same."""
    table = Table(LAST_TRICK.format(turn=3), gifts_consumed=False)
    table.play("Ann play diamonds-ace", "Bo play diamonds-6", "Cy play diamonds-3")
    assert set(table.player("Ann").gifts) == {"diamonds-ace", "clubs-9"}
    assert "hearts-3" in elsewhere(table)
    assert len(elsewhere(table)) == 40 - 2


@pytest.mark.rule("TX.TRICK.13")
@pytest.mark.parametrize("consumed", [True, False])
def test_a_locked_gift_played_is_spent_or_returns_locked(consumed: bool) -> None:
    """A playable locked gift is spent as others are; where gifts return, it lies sideways again."""
    table = Table(TWO_TRICKS, locked_gifts_playable=True, gifts_consumed=consumed)
    table.play("Ann play clubs-ace", "Bo play clubs-6", "Cy play clubs-3")
    assert table.player("Ann").locked == (() if consumed else ("clubs-ace",))
    assert table.player("Ann").gifts == ("diamonds-ace",)
    assert ("clubs-ace" in table.state.discards) == consumed


@pytest.mark.rule("TX.TRICK.13")
def test_locked_gifts_that_return_and_those_that_never_left_score_alike() -> None:
    """A locked gift that was played and returned is worth 1 point, as the upright one is."""
    document = LAST_TRICK.format(turn=4).replace(
        'gifts = ["diamonds-ace", "clubs-9"]', 'gifts = ["clubs-9"]\nlocked = ["diamonds-ace"]'
    )
    table = Table(document, locked_gifts_playable=True, gifts_consumed=False)
    table.play("Ann play diamonds-ace", "Bo play diamonds-6", "Cy play diamonds-3")
    vote_nothing(table)
    assert table.points("Ann")["TX.SCORE.05"] == 1 + 1
