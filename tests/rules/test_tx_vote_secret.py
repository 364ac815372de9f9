"""Voting in secret: all spend at the same time (TX.VOTE.03, .04, a variant)."""

from __future__ import annotations

from typing import Any

import pytest

from support.boardroom_table import Table

VOTING = """
coo = "Bo"
[voting]
round = {}
[players.Ann]
influence = {{Ann = 4, Bo = 2}}
rows = {{Bo = 3}}
[players.Bo]
influence = {{Bo = 3, ceo = 5}}
[players.Cy]
influence = {{Cy = 8, ceo = 5}}
"""


def secret(number: int = 1, **variants: Any) -> Table:
    """A secret vote round."""
    return Table(VOTING.format(number), secret_votes=True, **variants)


def top(table: Table, seat: int) -> Any:
    """What is decided, as a seat sees it."""
    return table.game.view(table.state, seat).pending[-1]


def votes(table: Table) -> list[int]:
    """The vote markers of all players."""
    return [player.votes for player in table.state.players]


@pytest.mark.rule("TX.VOTE.04")
def test_in_secret_all_are_asked_at_once() -> None:
    """All three may spend, in any order; openly only the COO may."""
    table = secret()
    assert table.to_act() == ["Ann", "Bo", "Cy"]
    table.play("Cy spend 1 of p3")
    assert table.to_act() == ["Ann", "Bo"]
    assert Table(VOTING.format(1)).to_act() == ["Bo"]


@pytest.mark.rule("TX.VOTE.03", "TX.VOTE.04")
def test_in_secret_each_player_has_one_opportunity() -> None:
    """Who has spent or abstained is not asked again in this round."""
    table = secret()
    table.play("Ann spend 1 of p1", "Bo abstain")
    assert "TX.SETUP.09" in table.refuses("Ann spend 1 of p2")
    assert "TX.SETUP.09" in table.refuses("Bo spend 1 of p2")


@pytest.mark.rule("TX.VOTE.01", "TX.VOTE.04")
def test_in_secret_the_same_may_be_spent() -> None:
    """Personal influence of one type, and not what lies in rows."""
    table = secret()
    own = {f"spend {amount} of p1" for amount in (1, 2, 3, 4)}
    assert table.legal("Ann") == own | {"spend 1 of p2", "spend 2 of p2", "abstain"}
    assert "TX.VOTE.01" in table.refuses("Ann spend 3 of p2")


@pytest.mark.rule("TX.VOTE.01", "TX.VOTE.04")
def test_in_secret_rows_may_be_spent_with_that_variant() -> None:
    """With both variants 2 + 3 tokens of Bo are there to spend, and 4 of them leave the row 1."""
    table = secret(vote_from_rows=True)
    assert table.allows("Ann spend 5 of p2")
    table.play("Ann spend 4 of p2")
    assert table.rows("Ann") == {"Bo": 3}
    table.play("Bo abstain", "Cy abstain")
    assert table.influence("Ann") == {"Ann": 4}
    assert table.rows("Ann") == {"Bo": 3 - (4 - 2)}


@pytest.mark.rule("TX.VOTE.04")
def test_nobody_sees_what_others_have_spent_before_all_have() -> None:
    """Whatever Bo answers, the others see the same until the last answer is given."""
    seen = []
    for answer in ("spend 3 of p2", "spend 1 of ceo", "abstain"):
        table = secret()
        table.play(f"Bo {answer}", "Cy spend 1 of p3")
        assert table.player("Bo").influence == (0, 3, 0, 5)
        seen.append([table.game.view(table.state, seat) for seat in (0, 2, None)])
    assert seen[0] == seen[1] == seen[2]
    own = secret().play("Bo spend 3 of p2")
    assert top(own, 1).answers[1].choice == (1, 3)


@pytest.mark.rule("TX.VOTE.04", "TX.VOTE.05")
def test_with_the_last_answer_all_are_carried_out() -> None:
    """All ballots are shown clockwise from the COO, and the tokens are spent."""
    table = secret()
    spent = table.state.spent
    table.play("Ann spend 2 of p2", "Cy abstain")
    assert table.state.spent == spent
    table.play("Bo spend 3 of p2")
    revealed = [(e.seat, e.tokens, e.origin) for e in table.events("BallotRevealed")]
    assert revealed == [(1, 3, 1), (2, 0, 0), (0, 2, 1)]
    assert table.state.spent == (spent[0], spent[1] + 2 + 3, spent[2], spent[3])
    assert votes(table) == [1 + 1, 1 + 1, 1]
    assert table.to_act() == ["Ann", "Bo", "Cy"]


@pytest.mark.rule("TX.VOTE.02", "TX.VOTE.06")
def test_four_secret_rounds_end_the_game() -> None:
    """The fourth secret round is the last, and each counts by itself."""
    table = secret()
    for number in (1, 2, 3, 4):
        assert not table.game.is_over(table.state)
        table.play("Ann spend 1 of p1", "Bo abstain", "Cy abstain")
        assert votes(table) == [1 + number, 1, 1]
    assert table.game.is_over(table.state)


@pytest.mark.rule("TX.VOTE.08")
@pytest.mark.parametrize("rule", ["all", "none", "coo"])
def test_secret_rounds_tie_as_open_ones_do(rule: str) -> None:
    """2 against 2: both win, neither does, or the COO decides when the ballots are open."""
    table = secret(vote_tie=rule)
    table.play("Ann spend 2 of p1", "Cy spend 2 of p3", "Bo abstain")
    if rule == "coo":
        assert votes(table) == [1, 1, 1]
        assert table.to_act() == ["Bo"]
        assert table.legal("Bo") == {"break-tie p1", "break-tie p3"}
        ballots = top(table, 1).ballots
        assert {(b.bidder, b.amount, b.origin) for b in ballots} == {(0, 2, 0), (2, 2, 2)}
        table.play("Bo break-tie p3")
    assert votes(table) == {"all": [2, 1, 2], "none": [1, 1, 1], "coo": [1, 1, 2]}[rule]
    assert table.to_act() == ["Ann", "Bo", "Cy"]


@pytest.mark.rule("TX.VOTE.09")
@pytest.mark.parametrize(
    ("rule", "gains"), [("ceo_type_wins", (1, 0)), ("none", (0, 0)), ("no_spend_rounds", (0, 1))]
)
def test_the_legacy_ceo_gains_in_secret_rounds_alike(rule: str, gains: tuple[int, int]) -> None:
    """Its type wins one round, and in the other nothing is spent."""
    table = secret(ceo_gains=rule)
    table.play("Ann abstain", "Bo spend 1 of ceo", "Cy abstain")
    first = table.state.ceo_votes
    table.play("Ann abstain", "Bo abstain", "Cy abstain")
    assert (first, table.state.ceo_votes - first) == gains


@pytest.mark.rule("TX.VOTE.03")
def test_the_voting_begins_in_secret_after_the_last_trick() -> None:
    """With the variant turn 5 begins with a question to all."""
    table = Table(
        'coo = "Cy"\ntrick = ["hearts-3", "hearts-9"]\n[playing]\nplayer = "Bo"\ntrick = 4',
        secret_votes=True,
    )
    table.play(f"Bo {min(table.legal('Bo'))}")
    assert table.state.turn == 5
    assert table.to_act() == ["Ann", "Bo", "Cy"]
