"""Which type wins a vote round, and who receives a marker (TX.VOTE.06-.08)."""

from __future__ import annotations

from typing import Any

import pytest

from support.boardroom_table import Table

MIXED = """
coo = "Ann"
voting = "Ann"
[players.Ann]
influence = {Ann = 4, Bo = 2, Cy = 2, ceo = 4}
[players.Bo]
influence = {Bo = 4, Ann = 2, Cy = 2, ceo = 3}
[players.Cy]
influence = {Cy = 4, Ann = 2, Bo = 2, ceo = 3}
"""


def votes(table: Table) -> tuple[int, ...]:
    """The vote markers of all players, and those of the legacy CEO."""
    return (*(player.votes for player in table.state.players), table.state.ceo_votes)


def won(table: Table) -> set[str]:
    """The names of the types that won the round just counted."""
    (event,) = table.events("VoteRoundWon")
    names = (*table.game.players, "ceo")
    return {names[origin] for origin in event.origins}


@pytest.mark.rule("TX.VOTE.06", "TX.VOTE.07")
def test_the_type_with_the_largest_total_wins() -> None:
    """1 + 2 of Ann's influence beat 2 of Bo's, though no one spent more than 2."""
    table = Table(MIXED)
    table.play("Ann spend 1 of p1", "Bo spend 2 of p2", "Cy spend 2 of p1")
    assert won(table) == {"Ann"}
    assert votes(table) == (1 + 1, 1, 1 + 1, 0)


@pytest.mark.rule("TX.VOTE.06")
def test_nothing_is_counted_before_all_have_had_their_opportunity() -> None:
    """Ann's 4 lead until Bo and Cy bring 5 of Bo's: no marker is given before."""
    table = Table(MIXED)
    table.play("Ann spend 4 of p1", "Bo spend 4 of p2")
    assert votes(table) == (1, 1, 1, 0)
    assert table.events("VoteRoundWon") == []
    table.play("Cy spend 1 of p2")
    assert won(table) == {"Bo"}
    assert votes(table) == (1, 1 + 1, 1 + 1, 0)


@pytest.mark.rule("TX.VOTE.06")
def test_totals_count_for_one_round_only() -> None:
    """3 of Ann's in round 1 do not help in round 2, where 2 of Bo's beat 1 of Ann's."""
    table = Table(MIXED)
    table.play("Ann spend 3 of p1", "Bo abstain", "Cy abstain")
    assert won(table) == {"Ann"}
    table.play("Ann spend 1 of p1", "Bo spend 2 of p2", "Cy abstain")
    assert won(table) == {"Bo"}
    assert votes(table) == (1 + 1, 1 + 1, 1, 0)


@pytest.mark.rule("TX.VOTE.06")
def test_the_type_counts_and_not_who_spends_it() -> None:
    """Bo and Cy spend 1 and 2 of Ann's influence, and Ann, who spent 2 of Bo's, gets nothing."""
    table = Table(MIXED)
    table.play("Ann spend 2 of p2", "Bo spend 1 of p1", "Cy spend 2 of p1")
    assert won(table) == {"Ann"}
    assert votes(table) == (1, 1 + 1, 1 + 1, 0)


@pytest.mark.rule("TX.VOTE.07")
def test_each_contributor_receives_one_marker_whatever_the_amount() -> None:
    """4, 1 and 1 of the winning type bring one marker each."""
    table = Table(MIXED)
    table.play("Ann spend 4 of p1", "Bo spend 1 of p1", "Cy spend 1 of p1")
    assert votes(table) == (1 + 1, 1 + 1, 1 + 1, 0)


@pytest.mark.rule("TX.VOTE.07")
def test_who_spent_another_type_or_nothing_receives_none() -> None:
    """Bo spent 1 of Cy's and Cy nothing: only Ann receives a marker."""
    table = Table(MIXED)
    table.play("Ann spend 2 of p1", "Bo spend 1 of p3", "Cy abstain")
    assert votes(table) == (1 + 1, 1, 1, 0)


@pytest.mark.rule("TX.VOTE.07")
def test_four_rounds_bring_up_to_four_markers() -> None:
    """Who contributes to the winning type in each round ends with 1 + 4 markers."""
    table = Table(MIXED)
    for _ in range(4):
        table.play("Ann spend 1 of p1", "Bo abstain", "Cy abstain")
    assert votes(table) == (1 + 4, 1, 1, 0)
    assert table.points("Ann")["TX.SCORE.06"] == 2 * 5


@pytest.mark.rule("TX.VOTE.08")
def test_all_tied_types_win() -> None:
    """2 of Ann's, 2 of Bo's: both win, and Cy, who spent 1, receives nothing."""
    table = Table(MIXED)
    table.play("Ann spend 2 of p1", "Bo spend 2 of p2", "Cy spend 1 of p3")
    assert won(table) == {"Ann", "Bo"}
    assert votes(table) == (1 + 1, 1 + 1, 1, 0)


@pytest.mark.rule("TX.VOTE.08")
def test_three_tied_types_win() -> None:
    """With 1 of three types all three contributors receive a marker."""
    table = Table(MIXED)
    table.play("Ann spend 1 of p2", "Bo spend 1 of p3", "Cy spend 1 of p1")
    assert won(table) == {"Ann", "Bo", "Cy"}
    assert votes(table) == (1 + 1, 1 + 1, 1 + 1, 0)


@pytest.mark.rule("TX.VOTE.08")
@pytest.mark.parametrize("rule", ["all", "none", "coo"])
def test_a_round_without_spending_has_no_winner(rule: str) -> None:
    """All abstain: no type wins, nobody receives a marker, nobody has to decide."""
    table = Table(MIXED, vote_tie=rule)
    table.play("Ann abstain", "Bo abstain", "Cy abstain")
    assert won(table) == set()
    assert votes(table) == (1, 1, 1, 0)
    assert {text.split()[0] for text in table.legal()} == {"spend", "abstain"}


@pytest.mark.rule("TX.VOTE.08")
def test_with_none_a_tie_has_no_winner() -> None:
    """The two tied types win nothing, and the third, with less, does not win instead."""
    table = Table(MIXED, vote_tie="none")
    table.play("Ann spend 2 of p1", "Bo spend 2 of p2", "Cy spend 1 of p3")
    assert won(table) == set()
    assert votes(table) == (1, 1, 1, 0)
    assert table.influence("Bo") == {"Bo": 4 - 2, "Ann": 2, "Cy": 2, "ceo": 3}


@pytest.mark.rule("TX.VOTE.08")
@pytest.mark.parametrize("rule", ["all", "none", "coo"])
def test_without_a_tie_the_rule_for_ties_changes_nothing(rule: str) -> None:
    """3 of Ann's against 2 of Bo's win in every variant, and the COO is not asked."""
    table = Table(MIXED, vote_tie=rule)
    table.play("Ann spend 1 of p1", "Bo spend 2 of p2", "Cy spend 2 of p1")
    assert won(table) == {"Ann"}
    assert votes(table) == (1 + 1, 1, 1 + 1, 0)


TIED = """
coo = "Bo"
voting = "Bo"
[players.Bo]
influence = {Bo = 8, Cy = 2}
[players.Cy]
influence = {Cy = 4, Bo = 0, ceo = 2}
"""


@pytest.mark.rule("TX.VOTE.08")
@pytest.mark.parametrize(
    ("origin", "expected"), [("p1", (1 + 1, 1, 1, 0)), ("p3", (1, 1 + 1, 1 + 1, 0))]
)
def test_with_coo_the_coo_decides_a_tie(origin: str, expected: tuple[int, ...]) -> None:
    """Bo names one of the two tied types: its contributors receive a marker, the others none."""
    table = Table(TIED, vote_tie="coo")
    table.play("Bo spend 1 of p3", "Cy spend 1 of p3", "Ann spend 2 of p1")
    assert votes(table) == (1, 1, 1, 0)
    assert table.to_act() == ["Bo"]
    assert table.legal("Bo") == {"break-tie p1", "break-tie p3"}
    assert "TX.SETUP.09" in table.refuses("Cy break-tie p3")
    table.play(f"Bo break-tie {origin}")
    assert votes(table) == expected
    assert table.to_act() == ["Bo"]
    top: Any = table.state.pending[-1]
    assert top.round == 2


@pytest.mark.rule("TX.VOTE.08")
def test_only_tied_types_can_be_named() -> None:
    """A type of which less was spent, and one of which nothing was, cannot win by the COO."""
    table = Table(TIED, vote_tie="coo")
    table.play("Bo spend 1 of p2", "Cy spend 2 of ceo", "Ann spend 2 of p1")
    assert table.legal("Bo") == {"break-tie p1", "break-tie ceo"}
    assert "TX.VOTE.08" in table.refuses("Bo break-tie p2")
    assert "TX.VOTE.08" in table.refuses("Bo break-tie p3")


@pytest.mark.rule("TX.VOTE.08")
def test_a_tie_in_the_last_round_is_decided_before_the_end() -> None:
    """The game is over only when the COO has decided the tie of round 4."""
    table = Table(
        'coo = "Bo"\n[breaking_tie]\nround = 4\nballots = {Bo = "2 of Bo", Ann = "2 of Ann"}',
        vote_tie="coo",
    )
    assert table.to_act() == ["Bo"]
    table.play("Bo break-tie p1")
    assert table.game.is_over(table.state)
    assert votes(table) == (1 + 1, 1, 1, 0)
