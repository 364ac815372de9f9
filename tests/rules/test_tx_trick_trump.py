"""Who wins a trick, and how trump is fixed (TX.TRICK.15, .16)."""

from __future__ import annotations

from typing import Any

import pytest

from executives.boardroom.cards import SUIT_OF
from support.boardroom_table import Table
from support.names import NAMES

TRICK = """
turn = 2
coo = "Ann"
trump = "spades"
playing = "Ann"
[players.Ann]
hand = ["{}", "clubs-2"]
[players.Bo]
hand = ["{}", "clubs-3"]
[players.Cy]
hand = ["{}", "clubs-4"]
"""

FIVE_TO_PLAY = """
seed = {seed}
coo = "{coo}"
trick = ["hearts-3", "hearts-4", "hearts-5", "hearts-6"]
[playing]
player = "{last}"
trick = 3
[players.Ann]
gifts = ["clubs-ace", "clubs-2", "clubs-3"]
[players.Bo]
gifts = ["spades-4", "spades-5", "spades-6"]
[players.Cy]
gifts = ["clubs-7", "spades-8", "clubs-9"]
[players.Di]
gifts = ["clubs-10", "diamonds-ace", "diamonds-2"]
[players.Ed]
gifts = ["diamonds-3", {more}]
"""


def winner(*cards: str, trump: str = "spades", **variants: Any) -> str:
    """Who wins the trick of these cards, which Ann leads."""
    document = TRICK.format(*cards).replace("spades", trump, 1)
    table = Table(document, **variants)
    for name, card in zip(NAMES[:3], cards, strict=True):
        table.play(f"{name} play {card}")
    (event,) = table.events("TrickWon")
    assert table.coo() == table.game.players[event.seat]
    assert event.card in cards
    return table.coo()


def opening(seed: int, rule: str) -> Table:
    """The start of a game with a trump rule."""
    return Table(f"seed = {seed}", trump_rule=rule)


def fourth_turn(last: str, *, seed: int, more: str) -> Table:
    """Turn 4 of a game of five, all gifts being kept; ``last`` has won the trick before."""
    coo = NAMES[(NAMES.index(last) + 1) % 5]
    document = FIVE_TO_PLAY.format(coo=coo, last=last, seed=seed, more=more)
    hand = f'[players.{last}]\nhand = ["hearts-ace"]'
    table = Table(document.replace(f"[players.{last}]", hand), seats=5)
    table.play(f"{last} play hearts-ace")
    assert table.coo() == last
    assert table.state.turn == 4
    return table


@pytest.mark.rule("TX.TRICK.15")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (("hearts-ace", "spades-2", "hearts-10"), "Bo"),
        (("hearts-ace", "spades-2", "spades-3"), "Cy"),
        (("hearts-ace", "spades-10", "spades-9"), "Bo"),
        (("hearts-ace", "spades-10", "spades-ace"), "Cy"),
        (("spades-9", "spades-2", "spades-10"), "Cy"),
        (("spades-2", "hearts-ace", "diamonds-ace"), "Ann"),
    ],
)
def test_the_highest_trump_wins(cards: tuple[str, ...], expected: str) -> None:
    """One trump beats all other suits, and of several the highest wins, whoever played it."""
    assert winner(*cards) == expected


@pytest.mark.rule("TX.TRICK.16")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (("hearts-9", "hearts-10", "hearts-2"), "Bo"),
        (("hearts-9", "hearts-10", "hearts-ace"), "Cy"),
        (("hearts-2", "diamonds-10", "clubs-ace"), "Ann"),
        (("hearts-2", "diamonds-ace", "hearts-3"), "Cy"),
    ],
)
def test_without_a_trump_the_highest_card_of_the_lead_suit_wins(
    cards: tuple[str, ...], expected: str
) -> None:
    """The highest heart wins a trick led with hearts; aces of other suits cannot win it."""
    assert winner(*cards) == expected


@pytest.mark.rule("TX.TRICK.15", "TX.TRICK.16")
def test_a_gift_wins_like_a_hand_card() -> None:
    """A trump among the gifts wins the trick for its owner."""
    document = TRICK.format("hearts-ace", "diamonds-2", "hearts-10")
    gift = 'gifts = ["spades-2"]\n[players.Cy]'
    table = Table(document.replace("[players.Cy]", gift))
    table.play("Ann play hearts-ace", "Bo play spades-2", "Cy play hearts-10")
    assert table.coo() == "Bo"


@pytest.mark.rule("TX.TRICK.15", "TX.TRICK.16")
@pytest.mark.parametrize(
    ("card", "rule"), [("spades-2", "TX.TRICK.15"), ("clubs-3", "TX.TRICK.16")]
)
def test_the_event_names_the_clause_by_which_a_trick_is_won(card: str, rule: str) -> None:
    """Bo's trump wins by one clause; without it Cy's ace of the lead suit wins by the other."""
    table = Table(TRICK.format("hearts-9", "spades-2", "hearts-ace"))
    table.play("Ann play hearts-9", f"Bo play {card}", "Cy play hearts-ace")
    (event,) = table.events("TrickWon")
    assert (table.coo(), event.rule) == ("Bo" if card == "spades-2" else "Cy", rule)


@pytest.mark.rule("TX.TRICK.15")
@pytest.mark.parametrize("seed", range(4))
def test_trump_is_flipped_before_the_bidding(seed: int) -> None:
    """A card that was not dealt lies face up for everybody to see, and its suit is trump."""
    table = opening(seed, "flip")
    assert any(text.startswith("bid ") for text in table.legal())
    for seat in (0, 1, 2, None):
        view = table.game.view(table.state, seat)
        assert view.indicator == table.state.indicator
        assert view.trump == SUIT_OF[view.indicator]
    dealt = {card for player in table.state.players for card in (*player.hand, player.bribe)}
    assert table.state.indicator not in dealt | set(table.state.stock)
    assert len(table.state.stock) == 40 - 3 * 2 - 1


@pytest.mark.rule("TX.TRICK.15")
def test_trump_is_flipped_anew_each_turn() -> None:
    """In every turn the card turned up says what is trump; the suit changes in a game."""
    table = opening(0, "flip")
    suits = []
    for _ in range(4):
        suits.append(SUIT_OF[table.state.indicator])
        assert table.state.trump == suits[-1]
        play_turn(table)
    assert len(set(suits)) > 1
    assert table.state.trump == ""


def play_turn(table: Table) -> None:
    """All pass, and play the first cards that they may, until the turn is over."""
    turn = table.state.turn
    while table.state.turn == turn:
        (name,) = table.to_act()
        legal = sorted(table.legal(name))
        table.play(f"{name} {'pass' if 'pass' in legal else legal[0]}")


@pytest.mark.rule("TX.TRICK.15")
@pytest.mark.parametrize("last", NAMES)
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_without_a_card_to_flip_the_bribe_of_the_coo_is_trump(last: str, seed: int) -> None:
    """With 15 gifts kept, five players get 25 cards in turn 4: the stock is empty."""
    table = fourth_turn(last, seed=seed, more='"diamonds-4", "diamonds-5"')
    assert sum(len(player.gifts) for player in table.state.players) == 15
    assert table.state.stock == ()
    assert table.state.indicator == ""
    bribe = table.player(last).bribe
    assert table.state.trump == SUIT_OF[bribe]
    assert table.game.view(table.state, None).trump == SUIT_OF[bribe]


@pytest.mark.rule("TX.TRICK.15")
def test_the_fallback_follows_the_coo_and_no_other_player() -> None:
    """In the deals of twelve seeds each other player's bribe shows another suit at least once."""
    others = set()
    for seed in range(12):
        table = fourth_turn("Bo", seed=seed, more='"diamonds-4", "diamonds-5"')
        others |= {name for name in NAMES if SUIT_OF[table.player(name).bribe] != table.state.trump}
    assert others == {"Ann", "Cy", "Di", "Ed"}


@pytest.mark.rule("TX.TRICK.15")
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_the_last_card_of_the_stock_is_still_flipped(seed: int) -> None:
    """With 14 gifts one card is left after the deal of turn 4 to five: it is turned up."""
    table = fourth_turn("Ed", seed=seed, more='"diamonds-4"')
    assert table.state.stock == ()
    assert table.state.indicator != ""
    assert table.state.trump == SUIT_OF[table.state.indicator]


@pytest.mark.rule("TX.TRICK.15")
@pytest.mark.parametrize("coo", ["Ann", "Bo", "Cy"])
def test_trump_as_the_bribe_of_the_coo(coo: str) -> None:
    """With ``coo_bribe`` the COO's bribe says what is trump, and nothing is turned up."""
    differs = set()
    for seed in range(8):
        table = Table(f'turn = 2\nseed = {seed}\ncoo = "{coo}"', trump_rule="coo_bribe")
        assert table.state.indicator == ""
        assert len(table.state.stock) == 40 - 3 * 3
        assert table.state.trump == SUIT_OF[table.player(coo).bribe]
        flipped = Table(f'turn = 2\nseed = {seed}\ncoo = "{coo}"')
        differs.add(flipped.state.trump != table.state.trump)
    assert True in differs


@pytest.mark.rule("TX.TRICK.15")
def test_trump_stays_when_the_bribe_of_the_coo_is_sold() -> None:
    """The trump that the COO's bribe has shown holds for the turn, wherever the card goes."""
    table = Table(
        'turn = 2\ncoo = "Ann"\ntaking = "Ann"\n'
        '[players.Ann]\nbribe = "hearts-7"\n[players.Ann.bids]\nBo = "1 of Bo"',
        trump_rule="coo_bribe",
    )
    assert table.state.trump == "hearts"
    table.play("Ann take-bribe of p2 full; place personal")
    assert table.player("Bo").gifts == ("hearts-7",)
    assert table.state.trump == "hearts"


@pytest.mark.rule("TX.TRICK.15")
@pytest.mark.parametrize("seed", [0, 1])
def test_trump_in_rotation(seed: int) -> None:
    """With ``rotation`` trump is clubs, diamonds, hearts, spades in turns 1 to 4, not flipped."""
    table = opening(seed, "rotation")
    suits = []
    for turn in (1, 2, 3, 4):
        assert table.state.indicator == ""
        assert len(table.state.stock) == 40 - 3 * (turn + 1)
        suits.append(table.state.trump)
        play_turn(table)
    assert suits == ["clubs", "diamonds", "hearts", "spades"]


@pytest.mark.rule("TX.TRICK.15", "TX.TRICK.16")
def test_a_rotated_trump_wins_tricks() -> None:
    """In turn 2 diamonds are trump by rotation: the two beats the ace led."""
    cards = ("hearts-ace", "diamonds-2", "hearts-10")
    assert winner(*cards, trump="diamonds", trump_rule="rotation") == "Bo"
    assert winner(*cards, trump="spades") == "Ann"


@pytest.mark.rule("TX.TRICK.15", "TX.TRICK.16")
def test_without_trump_only_the_lead_suit_wins() -> None:
    """With ``none`` no suit is trump: the low card led beats the aces of other suits."""
    table = opening(0, "none")
    assert (table.state.trump, table.state.indicator) == ("", "")
    assert len(table.state.stock) == 40 - 3 * 2
    cards = ("hearts-2", "spades-ace", "diamonds-ace")
    assert winner(*cards) == "Bo"
    assert winner(*cards, trump="", trump_rule="none") == "Ann"


@pytest.mark.rule("TX.TRICK.15")
def test_without_trump_no_turn_has_one() -> None:
    """With ``none`` nothing is turned up in any of the four turns."""
    table = opening(0, "none")
    for _ in range(4):
        assert (table.state.trump, table.state.indicator) == ("", "")
        play_turn(table)
    assert table.state.turn == 5
