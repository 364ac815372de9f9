"""The course of the tricks: how many, who leads, who plays (TX.TRICK.01-.07, .14, .17, .18)."""

from __future__ import annotations

import pytest

from support.boardroom_table import Table

FIRST_TRICK = """
turn = 2
coo = "Bo"
trump = "spades"
playing = "Bo"
[players.Bo]
hand = ["hearts-3", "clubs-4"]
[players.Cy]
hand = ["hearts-9", "clubs-5"]
[players.Ann]
hand = ["hearts-10", "clubs-6"]
"""

LAST_TRICK_OF_TURN_TWO = """
coo = "Bo"
trump = "spades"
[playing]
player = "Bo"
trick = 2
[players.Bo]
hand = ["hearts-3"]
[players.Cy]
hand = ["hearts-9"]
[players.Ann]
hand = ["hearts-10"]
"""

BID_ON_THE_BRIBE_OF_ANN = """
turn = 1
coo = "Ann"
passed = ["Ann", "Bo"]
bidding = "Cy"
[players.Ann.bids]
Bo = "3 of Bo"
"""


def pass_all(table: Table) -> None:
    """Everybody passes, so that no bribe is sold."""
    while "pass" in table.legal():
        table.play(f"{table.to_act()[0]} pass")


def tricks_of_turn(turn: int) -> tuple[int, int, int]:
    """The tricks played in a turn, influence gained by all players in it, and cards played."""
    table = Table(f'turn = {turn}\ncoo = "Ann"')
    pass_all(table)
    before = sum(table.player(name).influence[-1] for name in table.game.players)
    tricks = cards = 0
    while table.state.turn == turn:
        (name,) = table.to_act()
        table.play(f"{name} {sorted(table.legal(name))[0]}")
        tricks += len(table.events("TrickWon"))
        cards += 1
    after = sum(table.player(name).influence[-1] for name in table.game.players)
    return tricks, after - before, cards


@pytest.mark.rule("TX.TRICK.01")
def test_influence_of_the_legacy_ceo_is_won_by_tricks() -> None:
    """Bids and bribes leave the legacy CEO's 10 tokens where they are; the trick takes one."""
    table = Table(BID_ON_THE_BRIBE_OF_ANN)
    table.play("Cy pass", "Ann take-bribe of p2 full; place row")
    assert table.state.ceo_pool == 10
    assert not any(table.player(name).influence[-1] for name in table.game.players)
    for name in ("Ann", "Bo", "Cy"):
        table.play(f"{name} {sorted(table.legal(name))[0]}")
    assert table.state.ceo_pool == 10 - 1
    assert [table.player(name).influence[-1] for name in table.game.players].count(1) == 1


@pytest.mark.rule("TX.TRICK.02")
def test_turn_one_has_one_trick() -> None:
    """Turn 1 has 1 trick of three cards, and 1 influence is won."""
    assert tricks_of_turn(1) == (1, 1, 1 * 3)


@pytest.mark.rule("TX.TRICK.03")
def test_turn_two_has_two_tricks() -> None:
    """Turn 2 has 2 tricks of three cards, and 2 influence are won."""
    assert tricks_of_turn(2) == (2, 2, 2 * 3)


@pytest.mark.rule("TX.TRICK.04")
def test_turn_three_has_three_tricks() -> None:
    """Turn 3 has 3 tricks of three cards, and 3 influence are won."""
    assert tricks_of_turn(3) == (3, 3, 3 * 3)


@pytest.mark.rule("TX.TRICK.05")
def test_turn_four_has_four_tricks() -> None:
    """Turn 4 has 4 tricks of three cards, and 4 influence are won."""
    assert tricks_of_turn(4) == (4, 4, 4 * 3)


@pytest.mark.rule("TX.TRICK.05")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_last_trick_exhausts_the_legacy_ceo(seats: int) -> None:
    """Over a whole game the 10 tokens go down by 1, 2, 3 and 4, and players have them all."""
    table = Table(seats=seats)
    left = []
    for turn in (1, 2, 3, 4):
        pass_all(table)
        while table.state.turn == turn:
            (name,) = table.to_act()
            table.play(f"{name} {sorted(table.legal(name))[-1]}")
        left.append(table.state.ceo_pool)
    assert left == [10 - 1, 9 - 2, 7 - 3, 4 - 4]
    assert sum(player.influence[-1] for player in table.state.players) == 10
    assert sum(player.tricks for player in table.state.players) == 10


@pytest.mark.rule("TX.TRICK.06")
@pytest.mark.parametrize("coo", ["Ann", "Bo", "Cy"])
def test_the_coo_leads_the_first_trick(coo: str) -> None:
    """After bidding, which the General Counsel begins, the COO plays the first card."""
    table = Table(f'turn = 3\ncoo = "{coo}"')
    assert table.to_act() != [coo]
    pass_all(table)
    assert table.to_act() == [coo]
    assert all(text.startswith("play ") for text in table.legal())


@pytest.mark.rule("TX.TRICK.06")
def test_the_coo_leads_also_after_a_sale() -> None:
    """The last to take a bribe sits on the COO's right, and still the COO leads."""
    table = Table('turn = 2\ncoo = "Bo"\ntaking = "Ann"\n[players.Ann.bids]\nCy = "2 of Cy"')
    table.play("Ann take-bribe of p3 full; place personal")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("TX.TRICK.07")
def test_each_player_plays_one_card_clockwise() -> None:
    """Bo leads, then come Cy and Ann; nobody plays out of turn or twice."""
    table = Table(FIRST_TRICK)
    assert table.to_act() == ["Bo"]
    assert "TX.SETUP.09" in table.refuses("Cy play hearts-9")
    table.play("Bo play hearts-3")
    assert table.to_act() == ["Cy"]
    assert "TX.SETUP.09" in table.refuses("Bo play clubs-4")
    assert "TX.SETUP.09" in table.refuses("Ann play hearts-10")
    table.play("Cy play hearts-9")
    assert table.to_act() == ["Ann"]
    assert [played.card for played in table.state.trick] == ["hearts-3", "hearts-9"]
    table.play("Ann play hearts-10")
    assert table.player("Bo").hand == ("clubs-4",)
    assert table.player("Cy").hand == ("clubs-5",)
    assert table.player("Ann").hand == ("clubs-6",)


@pytest.mark.rule("TX.TRICK.07")
def test_in_a_game_of_five_a_trick_has_five_cards() -> None:
    """From Di on play goes round to Cy, and each of the five plays once."""
    table = Table('turn = 1\ncoo = "Di"\nplaying = "Di"', seats=5)
    order: list[str] = []
    while not order or not table.events("TrickWon"):
        (name,) = table.to_act()
        order.append(name)
        table.play(f"{name} {sorted(table.legal(name))[0]}")
    assert order == ["Di", "Ed", "Ann", "Bo", "Cy"]


@pytest.mark.rule("TX.TRICK.14")
def test_a_trick_is_not_decided_before_its_last_card() -> None:
    """Though nothing beats the ace of trumps, it wins only when all three cards are there."""
    table = Table(FIRST_TRICK.replace("hearts-3", "spades-ace"))
    table.play("Bo play spades-ace", "Cy play clubs-5")
    assert not table.events("TrickWon")
    assert table.state.ceo_pool == 9
    assert table.player("Bo").tricks == 1
    assert [played.card for played in table.state.trick] == ["spades-ace", "clubs-5"]
    table.play("Ann play clubs-6")
    assert [event.card for event in table.events("TrickWon")] == ["spades-ace"]
    assert table.state.trick == ()
    assert table.player("Bo").tricks == 1 + 1
    assert table.state.ceo_pool == 9 - 1


@pytest.mark.rule("TX.TRICK.17")
def test_the_winner_receives_a_token_of_the_legacy_ceo() -> None:
    """Ann's 10 wins: a token goes from the legacy CEO to her personal influence."""
    table = Table(FIRST_TRICK)
    assert table.influence("Ann") == {"Ann": 8}
    table.play("Bo play hearts-3", "Cy play hearts-9", "Ann play hearts-10")
    assert table.state.ceo_pool == 9 - 1
    assert table.influence("Ann") == {"Ann": 8, "ceo": 1}
    assert table.rows("Ann") == {}
    assert table.influence("Bo") == {"Bo": 8, "ceo": 1}
    assert table.influence("Cy") == {"Cy": 8}


@pytest.mark.rule("TX.TRICK.17")
def test_a_token_won_goes_to_personal_influence_even_with_ceo_relationships() -> None:
    """With rows for the legacy CEO's tokens, too, nobody is asked: the token is personal."""
    table = Table(FIRST_TRICK, ceo_relationship=True)
    table.play("Bo play hearts-3", "Cy play hearts-9", "Ann play hearts-10")
    assert table.influence("Ann") == {"Ann": 8, "ceo": 1}
    assert table.rows("Ann") == {}
    assert all(text.startswith("play ") for text in table.legal())


@pytest.mark.rule("TX.TRICK.18")
def test_the_winner_becomes_the_coo_and_leads_the_next_trick() -> None:
    """Cy wins with the nine, is the COO, and leads; Ann and Bo follow."""
    table = Table(FIRST_TRICK.replace("hearts-10", "diamonds-10"))
    table.play("Bo play hearts-3", "Cy play hearts-9", "Ann play diamonds-10")
    assert table.coo() == "Cy"
    order: list[str] = []
    for _ in range(3):
        (name,) = table.to_act()
        order.append(name)
        (text,) = table.legal(name)
        table.play(f"{name} {text}")
    assert order == ["Cy", "Ann", "Bo"]


@pytest.mark.rule("TX.TRICK.18")
def test_a_coo_who_wins_stays_the_coo() -> None:
    """Bo leads the ace, wins, and leads again."""
    table = Table(FIRST_TRICK.replace("hearts-3", "hearts-ace"))
    table.play("Bo play hearts-ace", "Cy play hearts-9", "Ann play hearts-10")
    assert table.coo() == "Bo"
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("TX.TRICK.18")
def test_the_last_winner_is_the_coo_of_the_next_turn() -> None:
    """Ann wins the last trick of turn 2: she takes bribes and leads first in turn 3."""
    table = Table(LAST_TRICK_OF_TURN_TWO)
    table.play("Bo play hearts-3", "Cy play hearts-9", "Ann play hearts-10")
    assert table.state.turn == 3
    assert table.coo() == "Ann"
    assert table.to_act() == ["Bo"]
    table.play("Bo bid 1 of p2 on p1", "Cy bid 1 of p3 on p2", "Ann bid 1 of p1 on p3")
    table.play("Bo pass", "Cy pass", "Ann pass")
    takers = []
    while any("take-bribe" in text for text in table.legal()):
        (name,) = table.to_act()
        takers.append(name)
        table.play(f"{name} {min(table.legal(name))}; place personal")
    assert takers == ["Ann", "Bo", "Cy"]
    assert table.to_act() == ["Ann"]


@pytest.mark.rule("TX.TRICK.18")
def test_the_last_winner_of_turn_four_is_the_coo_of_the_voting() -> None:
    """Cy wins the last trick of turn 4 and spends first in turn 5."""
    document = LAST_TRICK_OF_TURN_TWO.replace("trick = 2", "trick = 4")
    table = Table(document.replace("hearts-10", "diamonds-10"))
    table.play("Bo play hearts-3", "Cy play hearts-9", "Ann play diamonds-10")
    assert table.state.turn == 5
    assert table.coo() == "Cy"
    assert table.to_act() == ["Cy"]
