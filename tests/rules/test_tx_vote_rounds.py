"""The final voting: its rounds, and what may be spent (TX.VOTE.01-.05)."""

from __future__ import annotations

from typing import Any

import pytest

from support.boardroom_table import Table

COLLECTED = """
coo = "Bo"
voting = "Bo"
[players.Ann]
influence = {Ann = 2, Bo = 1}
rows = {Bo = 2, Cy = 3}
[players.Bo]
influence = {Bo = 2, Ann = 3, ceo = 4}
rows = {Cy = 1}
[players.Cy]
influence = {Cy = 1, ceo = 6}
"""

LAST_TRICK = """
coo = "Cy"
trick = ["hearts-3", "hearts-9"]
trump = "spades"
[playing]
player = "Bo"
trick = 4
[players.Bo]
hand = ["hearts-10"]
"""


def amounts(name: str, table: Table) -> dict[str, set[int]]:
    """The amounts that a player may spend, by the words for origins."""
    found: dict[str, set[int]] = {}
    for text in table.legal(name) - {"abstain"}:
        _, amount, _, origin = text.split()
        found.setdefault(origin, set()).add(int(amount))
    return found


def abstain(table: Table, rounds: int = 1) -> None:
    """All abstain in whole rounds, from the COO on."""
    for _ in range(rounds * table.game.seats):
        table.play(f"{table.to_act()[0]} abstain")


@pytest.mark.rule("TX.VOTE.01")
def test_turn_five_is_the_voting() -> None:
    """The last trick of turn 4 ends the tricks: in turn 5 nothing is dealt, and all may spend."""
    table = Table(LAST_TRICK)
    table.play("Bo play hearts-10")
    assert table.state.turn == 5
    assert table.to_act() == ["Bo"]
    assert [(player.hand, player.bribe) for player in table.state.players] == [((), "")] * 3
    assert {text.split()[0] for text in table.legal()} == {"spend", "abstain"}


@pytest.mark.rule("TX.VOTE.01", "TX.VOTE.04")
def test_all_personal_influence_may_be_spent() -> None:
    """Bo has 2 own tokens, 3 of Ann and 4 of the legacy CEO: any amount of any of them."""
    table = Table(COLLECTED)
    assert amounts("Bo", table) == {"p2": {1, 2}, "p1": {1, 2, 3}, "ceo": {1, 2, 3, 4}}
    assert "TX.VOTE.01" in table.refuses("Bo spend 3 of p2")
    assert "TX.VOTE.01" in table.refuses("Bo spend 5 of ceo")


@pytest.mark.rule("TX.VOTE.01")
def test_tokens_in_rows_are_committed() -> None:
    """Bo's token of Cy lies in a row and may not be spent, nor may Ann's two of Bo there."""
    table = Table(COLLECTED)
    assert "TX.VOTE.01" in table.refuses("Bo spend 1 of p3")
    table.play("Bo abstain", "Cy abstain")
    assert amounts("Ann", table) == {"p1": {1, 2}, "p2": {1}}
    assert "TX.VOTE.01" in table.refuses("Ann spend 2 of p2")


@pytest.mark.rule("TX.VOTE.01")
def test_with_the_variant_tokens_in_rows_may_be_spent() -> None:
    """Ann spends 2 of Bo: the 1 in personal influence first, then 1 of the row of 2."""
    table = Table(COLLECTED, vote_from_rows=True)
    table.play("Bo abstain", "Cy abstain")
    assert amounts("Ann", table) == {"p1": {1, 2}, "p2": {1, 2, 1 + 2}, "p3": {1, 2, 3}}
    assert "TX.VOTE.01" in table.refuses("Ann spend 4 of p2")
    before = table.state.spent[1]
    table.play("Ann spend 2 of p2")
    assert table.influence("Ann") == {"Ann": 2}
    assert table.rows("Ann") == {"Bo": 2 - 1, "Cy": 3}
    assert table.state.spent[1] == before + 2
    assert table.player("Ann").votes == 1 + 1


@pytest.mark.rule("TX.VOTE.01")
@pytest.mark.parametrize(("amount", "points"), [(1, 3), (2, 0)])
def test_a_row_spent_from_is_no_filled_relationship(amount: int, points: int) -> None:
    """With 1 of Bo besides a row of 3, spending 1 keeps the 3 points and spending 2 loses them."""
    document = "[voting]\nround = 4\n[players.Ann]\ninfluence = {Bo = 1}\nrows = {Bo = 3}"
    table = Table(f'coo = "Ann"\n{document}', vote_from_rows=True)
    table.play(f"Ann spend {amount} of p2", "Bo abstain", "Cy abstain")
    assert table.points("Ann").get("TX.SCORE.07", 0) == points
    assert table.points("Ann")["TX.SCORE.06"] == 2 * (1 + 1)


@pytest.mark.rule("TX.VOTE.01")
@pytest.mark.parametrize("from_rows", [False, True])
def test_a_row_of_the_legacy_ceo_is_spent_like_others(from_rows: bool) -> None:
    """With both variants tokens of the legacy CEO in a row may be spent, with one they may not."""
    document = 'coo = "Ann"\nvoting = "Ann"\n[players.Ann]\ninfluence = {ceo = 1}\nrows = {ceo = 2}'
    more = "\n[players.Bo]\ninfluence = {ceo = 7}"
    table = Table(document + more, ceo_relationship=True, vote_from_rows=from_rows)
    assert amounts("Ann", table)["ceo"] == ({1, 2, 3} if from_rows else {1})


@pytest.mark.rule("TX.VOTE.02")
def test_there_are_four_vote_rounds() -> None:
    """After three rounds of three opportunities there is a fourth, after that the game is over."""
    table = Table(COLLECTED)
    for number in (1, 2, 3, 4):
        assert table.to_act() == ["Bo"]
        abstain(table)
        assert [event.round for event in table.events("VoteRoundWon")] == [number]
        assert table.game.is_over(table.state) == (number == 4)
    assert table.to_act() == []


@pytest.mark.rule("TX.VOTE.02", "TX.VOTE.03")
def test_after_the_last_trick_come_twelve_opportunities() -> None:
    """A game of three has 4 rounds of 3 opportunities, from the winner of the last trick on."""
    table = Table(LAST_TRICK)
    table.play("Bo play hearts-10")
    asked = []
    while table.to_act():
        (name,) = table.to_act()
        asked.append(name)
        table.play(f"{name} abstain")
    assert asked == ["Bo", "Cy", "Ann"] * 4


@pytest.mark.rule("TX.VOTE.03")
def test_each_player_has_one_opportunity_clockwise_from_the_coo() -> None:
    """Bo, the COO, then Cy, then Ann: nobody spends out of turn, or twice in a round."""
    table = Table(COLLECTED)
    assert "TX.SETUP.09" in table.refuses("Ann spend 1 of p1")
    table.play("Bo spend 1 of p2")
    assert table.to_act() == ["Cy"]
    assert "TX.SETUP.09" in table.refuses("Bo spend 1 of p2")
    table.play("Cy spend 1 of p3")
    assert table.to_act() == ["Ann"]
    table.play("Ann spend 2 of p1")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("TX.VOTE.03")
def test_the_coo_stays_the_same_in_the_voting() -> None:
    """Cy wins a round alone, and Bo remains the COO and begins the next one."""
    table = Table(COLLECTED)
    table.play("Bo abstain", "Cy spend 6 of ceo", "Ann abstain")
    assert table.player("Cy").votes == 1 + 1
    assert table.coo() == "Bo"
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("TX.VOTE.03")
@pytest.mark.parametrize("seats", [4, 5])
def test_rounds_go_all_round_the_table(seats: int) -> None:
    """With more players, too, each is asked once a round, the player right of the COO last."""
    table = Table('coo = "Cy"\nvoting = "Cy"', seats=seats)
    asked = []
    for _ in range(seats):
        asked += table.to_act()
        table.play(f"{asked[-1]} abstain")
    names = list(table.game.players)
    assert asked == names[2:] + names[:2]
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("TX.VOTE.04")
def test_one_type_is_spent_in_a_round() -> None:
    """After spending tokens of one origin Bo cannot add others: it is Cy's turn."""
    table = Table(COLLECTED)
    table.play("Bo spend 2 of p2")
    assert "TX.SETUP.09" in table.refuses("Bo spend 1 of p1")
    assert table.influence("Bo") == {"Ann": 3, "ceo": 4}


@pytest.mark.rule("TX.VOTE.04")
def test_abstaining_is_allowed() -> None:
    """Bo spends nothing and keeps all, and may spend in the next round."""
    table = Table(COLLECTED)
    table.play("Bo abstain")
    assert table.influence("Bo") == {"Bo": 2, "Ann": 3, "ceo": 4}
    table.play("Cy spend 1 of p3", "Ann abstain")
    assert table.player("Bo").votes == 1
    assert table.allows("Bo spend 4 of ceo")


@pytest.mark.rule("TX.VOTE.04")
def test_without_influence_one_can_only_abstain() -> None:
    """A player with nothing in personal influence is asked and has one choice."""
    table = Table('coo = "Bo"\nvoting = "Bo"\n[players.Bo]\ninfluence = {Bo = 0, ceo = 0}')
    assert table.legal("Bo") == {"abstain"}


@pytest.mark.rule("TX.VOTE.04")
def test_spending_is_open() -> None:
    """The next player sees what was spent before the own decision."""
    table = Table(COLLECTED)
    table.play("Bo spend 3 of p1")
    for seat in (0, 2, None):
        view = table.game.view(table.state, seat)
        assert view.players[1].influence == (0, 2, 0, 4)
        top: Any = view.pending[-1]
        assert [(b.bidder, b.amount, b.origin) for b in top.ballots] == [(1, 3, 0)]


@pytest.mark.rule("TX.VOTE.05")
def test_what_is_spent_is_gone_whatever_the_result() -> None:
    """Bo's 3 win and Cy's 1 and Ann's 2 lose: all 6 tokens are spent, and none returns."""
    table = Table(COLLECTED)
    before = table.state.spent
    table.play("Bo spend 3 of p1")
    assert table.influence("Bo") == {"Bo": 2, "ceo": 4}
    table.play("Cy spend 1 of p3", "Ann spend 2 of p1")
    assert table.influence("Bo") == {"Bo": 2, "ceo": 4}
    assert table.influence("Cy") == {"ceo": 6}
    assert table.influence("Ann") == {"Bo": 1}
    assert table.state.spent == (before[0] + 3 + 2, before[1], before[2] + 1, before[3])
    abstain(table, 3)
    assert table.game.is_over(table.state)
    assert table.influence("Bo") == {"Bo": 2, "ceo": 4}
    assert table.influence("Cy") == {"ceo": 6}


@pytest.mark.rule("TX.VOTE.05")
def test_tokens_of_a_losing_type_do_not_return() -> None:
    """Cy's 1 own token loses to Bo's 4 of the legacy CEO, and is gone like those."""
    table = Table(COLLECTED)
    spent = table.state.spent
    table.play("Bo spend 4 of ceo", "Cy spend 1 of p3", "Ann abstain")
    assert table.influence("Cy") == {"ceo": 6}
    assert table.state.spent == (spent[0], spent[1], spent[2] + 1, spent[3] + 4)
    assert table.state.ceo_pool == 0
