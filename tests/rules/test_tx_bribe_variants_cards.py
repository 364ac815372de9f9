"""The Executives: variants of where bribes go - locked gifts, unsold bribes (TX.BRIBE.15, .17)."""

from __future__ import annotations

import pytest

from support.boardroom_table import Table

LOCKED_GIFT_TO_LEAD = """
coo = "Ann"
trump = "spades"
playing = "Ann"
[players.Ann]
hand = ["hearts-3"]
locked = ["hearts-9"]
[players.Bo]
hand = ["hearts-4"]
[players.Cy]
hand = ["hearts-5"]
"""

LOCKED_GIFT_TO_FOLLOW = """
coo = "Bo"
trump = "spades"
trick = ["diamonds-2", "diamonds-3"]
[players.Ann]
hand = ["hearts-3"]
gifts = ["clubs-8"]
locked = ["diamonds-9"]
"""

NOBODY_BIDS = """
coo = "Bo"
trump = "spades"
indicator = "spades-2"
passed = ["Ann", "Bo"]
bidding = "Cy"
[players.Ann]
bribe = "hearts-9"
hand = ["clubs-2"]
gifts = ["spades-4"]
[players.Bo]
bribe = "clubs-9"
hand = ["hearts-2"]
[players.Cy]
bribe = "clubs-8"
hand = ["hearts-3"]
"""

FATES = ["discard", "keep_as_gift", "to_hand"]


def unsold(fate: str) -> Table:
    """Nobody has bid on anything, and the tricks begin."""
    return Table(NOBODY_BIDS, unsold_bribe=fate).play("Cy pass")


def all_cards(table: Table) -> list[str]:
    """Every card, wherever it lies, in alphabetical order."""
    state = table.state
    cards = [*state.stock, *state.discards, *(played.card for played in state.trick)]
    cards += [state.indicator] if state.indicator else []
    for player in state.players:
        cards += [*player.hand, *player.exposed, *player.gifts, *player.locked]
        cards += [player.bribe] if player.bribe else []
    return sorted(cards)


# -- locked gifts ---------------------------------------------------------------------------------


@pytest.mark.rule("TX.BRIBE.15")
def test_locked_gifts_are_led_where_the_variant_says_so() -> None:
    """By default a locked gift is refused; with the variant it is played and wins the trick."""
    assert Table(LOCKED_GIFT_TO_LEAD).refuses("Ann play hearts-9") == {"TX.BRIBE.15"}
    table = Table(LOCKED_GIFT_TO_LEAD, locked_gifts_playable=True)
    assert table.legal("Ann") == {"play hearts-3", "play hearts-9"}
    table.play("Ann play hearts-9", "Bo play hearts-4", "Cy play hearts-5")
    assert table.player("Ann").tricks == 1


@pytest.mark.rule("TX.BRIBE.15")
def test_a_playable_locked_gift_follows_suit_like_another_gift() -> None:
    """With the suit led locked, another gift is no longer free; by default it is."""
    assert Table(LOCKED_GIFT_TO_FOLLOW).legal("Ann") == {"play hearts-3", "play clubs-8"}
    table = Table(LOCKED_GIFT_TO_FOLLOW, locked_gifts_playable=True)
    assert table.legal("Ann") == {"play hearts-3", "play diamonds-9"}
    assert table.refuses("Ann play clubs-8") == {"TX.TRICK.12"}


@pytest.mark.rule("TX.BRIBE.15")
@pytest.mark.parametrize(("consumed", "left"), [(True, ()), (False, ("hearts-9",))])
def test_a_locked_gift_played_is_spent_or_returns_locked(
    consumed: bool, left: tuple[str, ...]
) -> None:
    """Where gifts are not consumed it lies sideways again after the trick, and not upright."""
    table = Table(LOCKED_GIFT_TO_LEAD, locked_gifts_playable=True, gifts_consumed=consumed)
    table.play("Ann play hearts-9", "Bo play hearts-4", "Cy play hearts-5")
    assert table.player("Ann").locked == left
    assert table.player("Ann").gifts == ()


@pytest.mark.rule("TX.BRIBE.13", "TX.BRIBE.15")
def test_a_bribe_just_locked_is_playable_with_the_variant() -> None:
    """The bidder may lead with the card that was sold to him with lock, else only from hand."""
    document = """
    coo = "Bo"
    taking = "Ann"
    [players.Ann]
    bribe = "hearts-7"
    bids = { Bo = 1 }
    [players.Bo]
    hand = ["clubs-3"]
    """
    default = Table(document).play("Ann take-bribe of Bo lock")
    assert default.legal("Bo") == {"play clubs-3"}
    table = Table(document, locked_gifts_playable=True).play("Ann take-bribe of Bo lock")
    assert table.legal("Bo") == {"play clubs-3", "play hearts-7"}


# -- unsold bribes --------------------------------------------------------------------------------


@pytest.mark.rule("TX.BRIBE.17")
@pytest.mark.parametrize(
    ("fate", "discards", "gifts", "exposed"),
    [
        ("discard", ("clubs-9", "clubs-8", "hearts-9"), ("spades-4",), ()),
        ("keep_as_gift", (), ("spades-4", "hearts-9"), ()),
        ("to_hand", (), ("spades-4",), ("hearts-9",)),
    ],
)
def test_an_unsold_bribe_is_discarded_or_kept_as_a_gift_or_taken_to_hand(
    fate: str, discards: tuple[str, ...], gifts: tuple[str, ...], exposed: tuple[str, ...]
) -> None:
    """By default nobody gains; the variants make it an upright gift or a hand card of its owner."""
    table = unsold(fate)
    ann = table.player("Ann")
    assert table.state.discards == discards
    assert (ann.gifts, ann.exposed, ann.locked, ann.bribe) == (gifts, exposed, (), "")
    assert ann.hand == ("clubs-2",)
    assert [table.influence(name) for name in ("Ann", "Bo")] == [{"Ann": 8}, {"Bo": 8}]


@pytest.mark.rule("TX.BRIBE.17")
@pytest.mark.parametrize(
    ("fate", "playable"),
    [
        ("discard", {"play clubs-2", "play spades-4"}),
        ("keep_as_gift", {"play clubs-2", "play hearts-9"}),
        ("to_hand", {"play hearts-9"}),
    ],
)
def test_an_unsold_bribe_follows_suit_as_what_it_has_become(fate: str, playable: set[str]) -> None:
    """With hearts led Ann's bribe, a heart, binds the pool of gifts as a gift, as a card the hand.

    As a gift it leaves the hand, without hearts, free; in the hand it must be played.
    """
    table = unsold(fate).play("Bo play hearts-2", "Cy play hearts-3")
    assert table.legal("Ann") == playable


@pytest.mark.rule("TX.BRIBE.17")
def test_a_bribe_taken_to_hand_is_followed_with_like_any_hand_card() -> None:
    """Another hand card is refused by the rule of the hand, a gift by that of the gifts."""
    table = unsold("to_hand").play("Bo play hearts-2", "Cy play hearts-3")
    assert table.refuses("Ann play clubs-2") == {"TX.TRICK.10"}
    assert table.refuses("Ann play spades-4") == {"TX.TRICK.12"}
    table.play("Ann play hearts-9")
    assert table.player("Ann").tricks == 1


@pytest.mark.rule("TX.BRIBE.17")
def test_everybody_knows_a_bribe_taken_to_hand() -> None:
    """The others see which card it is, and of the rest of the hand only the number."""
    table = unsold("to_hand")
    for seat in (1, 2, None):
        seen = table.game.view(table.state, seat).players[0]
        assert seen.exposed == ("hearts-9",)
        assert len(seen.hand) == 1
        assert seen.hand != ("clubs-2",)


@pytest.mark.rule("TX.BRIBE.17")
@pytest.mark.parametrize("fate", FATES)
def test_only_a_bribe_kept_as_a_gift_outlasts_the_turn(fate: str) -> None:
    """Discarded or left in the hand it is shuffled again; hands have the size of turn 2 then."""
    table = unsold(fate).play("Bo play hearts-2", "Cy play hearts-3")
    table.play(f"Ann play {'hearts-9' if fate == 'to_hand' else 'clubs-2'}")
    assert table.state.turn == 2
    kept = ("clubs-9",) if fate == "keep_as_gift" else ()
    assert table.player("Bo").gifts == kept
    assert [player.exposed for player in table.state.players] == [()] * 3
    assert [len(player.hand) for player in table.state.players] == [2] * 3
    assert len(set(all_cards(table))) == len(all_cards(table)) == 40
