"""The vote markers of the legacy CEO (TX.VOTE.09)."""

from __future__ import annotations

from typing import Any

import pytest

from support.boardroom_table import Table

ROUND = """
coo = "Ann"
[voting]
round = {round}
[players.Ann]
influence = {{Ann = 8, ceo = {ann}}}
[players.Bo]
influence = {{Bo = 8, ceo = {bo}}}
"""

WITH_CEO = ("Ann spend 2 of ceo", "Bo spend 1 of ceo", "Cy spend 1 of p3")
TIED = ("Ann spend 2 of ceo", "Bo spend 2 of p2", "Cy spend 1 of p3")
OUTVOTED = ("Ann spend 2 of ceo", "Bo spend 3 of p2", "Cy abstain")
NOTHING = ("Ann abstain", "Bo abstain", "Cy abstain")


def voting(number: int = 1, *, ann: int = 6, bo: int = 4, **variants: Any) -> Table:
    """A vote round in which Ann and Bo have tokens of the legacy CEO."""
    return Table(ROUND.format(round=number, ann=ann, bo=bo), **variants)


def gained(table: Table, *texts: str) -> int:
    """The markers of the legacy CEO after a round, less those before."""
    before = table.state.ceo_votes
    table.play(*texts)
    return table.state.ceo_votes - before


@pytest.mark.rule("TX.VOTE.09")
def test_the_legacy_ceo_starts_without_markers() -> None:
    """At the start of the game, and at that of the voting, the legacy CEO has 0 markers."""
    assert Table().state.ceo_votes == 0
    assert voting().state.ceo_votes == 0


@pytest.mark.rule("TX.VOTE.09")
def test_the_legacy_ceo_gains_a_marker_where_its_type_wins() -> None:
    """3 of the legacy CEO's tokens win: 1 marker for it, and 1 for each contributor."""
    table = voting()
    assert gained(table, *WITH_CEO) == 1
    assert [player.votes for player in table.state.players] == [1 + 1, 1 + 1, 1]


@pytest.mark.rule("TX.VOTE.09")
def test_the_legacy_ceo_gains_a_marker_where_its_type_ties() -> None:
    """2 of the legacy CEO's tie with 2 of Bo's: it gains 1 as well."""
    table = voting()
    assert gained(table, *TIED) == 1
    assert [player.votes for player in table.state.players] == [1 + 1, 1 + 1, 1]


@pytest.mark.rule("TX.VOTE.09")
@pytest.mark.parametrize("texts", [OUTVOTED, NOTHING])
def test_the_legacy_ceo_gains_nothing_otherwise(texts: tuple[str, ...]) -> None:
    """Neither an outvoted type nor a round without spending brings the legacy CEO a marker."""
    assert gained(voting(), *texts) == 0


@pytest.mark.rule("TX.VOTE.09")
def test_the_legacy_ceo_gains_in_each_round_won() -> None:
    """Four rounds won by its type bring 4 markers: it shares the title, and others take it."""
    table = voting()
    for _ in range(4):
        assert gained(table, "Ann spend 1 of ceo", "Bo abstain", "Cy abstain") == 1
    assert table.state.ceo_votes == 4
    assert table.player("Ann").votes == 1 + 4
    assert table.game.title(table.state) == ((0,), False)


@pytest.mark.rule("TX.VOTE.09")
@pytest.mark.parametrize("start", [0, 1])
def test_the_legacy_ceo_may_start_with_a_marker(start: int) -> None:
    """With ``ceo_start_votes`` 1 it has 1 from the start, and 1 + 1 after a round it wins."""
    assert Table(ceo_start_votes=start).state.ceo_votes == start
    table = voting(ceo_start_votes=start)
    assert table.state.ceo_votes == start
    table.play(*WITH_CEO)
    assert table.state.ceo_votes == start + 1


@pytest.mark.rule("TX.VOTE.09")
@pytest.mark.parametrize(("start", "investor"), [(0, False), (1, True)])
def test_a_marker_at_the_start_may_decide_the_title(start: int, investor: bool) -> None:
    """Where nobody spends, all share the title with 1 marker, and so does who starts with 1."""
    table = voting(4, ceo_start_votes=start)
    table.play(*NOTHING)
    assert table.game.title(table.state) == ((0, 1, 2), investor)


@pytest.mark.rule("TX.VOTE.09")
@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("ceo_type_wins", (1, 1, 0, 0)),
        ("none", (0, 0, 0, 0)),
        ("no_spend_rounds", (0, 0, 0, 1)),
        ("unspent_tokens", (0, 0, 0, 0)),
    ],
)
def test_what_brings_the_legacy_ceo_markers_in_a_round(
    rule: str, expected: tuple[int, ...]
) -> None:
    """Its type wins, ties, is outvoted, or nothing is spent: which of these counts differs."""
    rounds = (WITH_CEO, TIED, OUTVOTED, NOTHING)
    assert tuple(gained(voting(ceo_gains=rule), *texts) for texts in rounds) == expected


@pytest.mark.rule("TX.VOTE.09")
@pytest.mark.parametrize("rule", ["ceo_type_wins", "none", "no_spend_rounds", "unspent_tokens"])
def test_contributors_receive_markers_whatever_the_legacy_ceo_gains(rule: str) -> None:
    """The type of the legacy CEO wins for those who spent it in every variant."""
    table = voting(ceo_gains=rule)
    table.play(*WITH_CEO)
    assert [player.votes for player in table.state.players] == [1 + 1, 1 + 1, 1]


@pytest.mark.rule("TX.VOTE.09")
def test_in_four_rounds_without_spending_the_legacy_ceo_gains_four() -> None:
    """With ``no_spend_rounds`` it has 4 markers against 1 each: the Foreign Investor takes over."""
    table = voting(ceo_gains="no_spend_rounds")
    for _ in range(4):
        assert gained(table, *NOTHING) == 1
    assert table.game.title(table.state) == ((), True)


@pytest.mark.rule("TX.VOTE.09")
def test_unspent_tokens_count_at_the_end() -> None:
    """Of 10 tokens 2 + 1 are spent in the last round: the other 7 are 7 markers at the end."""
    table = voting(4, ceo_gains="unspent_tokens")
    assert gained(table, *WITH_CEO) == (6 - 2) + (4 - 1)
    assert table.game.title(table.state) == ((), True)
    table = voting(4)
    assert gained(table, *WITH_CEO) == 1
    assert table.game.title(table.state) == ((0, 1), False)


@pytest.mark.rule("TX.VOTE.09")
def test_unspent_tokens_do_not_count_before_the_end() -> None:
    """After the third round nothing is gained for what players still have."""
    table = voting(3, ceo_gains="unspent_tokens")
    assert gained(table, *NOTHING) == 0
    assert gained(table, *NOTHING) == 10


@pytest.mark.rule("TX.VOTE.09")
def test_unspent_tokens_in_a_relationship_are_committed() -> None:
    """Of the legacy CEO's tokens only those in personal influence count: 7, not those 3 in a row.

    The row is there by the variant that allows relationships with the legacy CEO.
    """
    table = Table(
        'coo = "Ann"\n[voting]\nround = 4\n[players.Ann]\nrows = {ceo = 3}',
        ceo_relationship=True,
        ceo_gains="unspent_tokens",
    )
    assert gained(table, *NOTHING) == 10 - 3


@pytest.mark.rule("TX.VOTE.08", "TX.VOTE.09")
def test_a_tie_that_nobody_wins_brings_the_legacy_ceo_nothing() -> None:
    """With ``vote_tie`` ``none`` its type does not win by a tie, so it gains no marker."""
    assert gained(voting(vote_tie="none"), *TIED) == 0


@pytest.mark.rule("TX.VOTE.08", "TX.VOTE.09")
@pytest.mark.parametrize(("origin", "gain"), [("ceo", 1), ("p2", 0)])
def test_the_coo_decides_a_tie_with_the_legacy_ceo(origin: str, gain: int) -> None:
    """With ``vote_tie`` ``coo`` the legacy CEO gains 1 only if the COO names its type."""
    table = voting(vote_tie="coo")
    assert gained(table, *TIED) == 0
    assert gained(table, f"Ann break-tie {origin}") == gain
    assert table.player("Ann").votes == 1 + gain
    assert table.player("Bo").votes == 1 + (1 - gain)


@pytest.mark.rule("TX.VOTE.08", "TX.VOTE.09")
@pytest.mark.parametrize("tie", ["all", "none", "coo"])
def test_a_tie_is_no_round_without_spending(tie: str) -> None:
    """With ``no_spend_rounds`` a tied round brings nothing, even if nobody wins it."""
    table = voting(vote_tie=tie, ceo_gains="no_spend_rounds")
    table.play(*TIED)
    if tie == "coo":
        table.play("Ann break-tie p2")
    assert table.state.ceo_votes == 0
