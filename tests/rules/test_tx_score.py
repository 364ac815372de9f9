"""The title and the points of The Executives (TX.SCORE.01 to .08, .10)."""

from __future__ import annotations

import pytest

from support.boardroom_table import Table

STANDING = """
over = true
ceo_votes = {ceo}
[players.Ann]
votes = {ann}
[players.Bo]
votes = {bo}
[players.Cy]
votes = {cy}
"""
UNFULFILLED = """
over = true
coo = "Cy"
[players.Ann]
agenda = "networker"
{ann}
[players.Bo]
agenda = "blackmail-file"
"""
LAST_BALLOT = """
coo = "Ann"
ceo_votes = {ceo}
[voting]
player = "Cy"
round = 4
ballots = {{ Ann = "{ann}", Bo = "{bo}" }}
[players.Ann]
influence = {{ Ann = 1, ceo = 4 }}
votes = {votes}
"""


def standing(ann: int, bo: int, cy: int, ceo: int = 0) -> Table:
    """A finished game with these vote markers."""
    return Table(STANDING.format(ann=ann, bo=bo, cy=cy, ceo=ceo))


def title(table: Table) -> tuple[list[str], bool]:
    """The names of those with the title, and whether the Foreign Investor has it."""
    seats, investor = table.game.title(table.state)
    return [table.game.players[seat] for seat in seats], investor


# -- the title ------------------------------------------------------------------------------------


@pytest.mark.rule("TX.SCORE.01")
@pytest.mark.parametrize(
    ("ann", "bo", "cy", "ceo", "holder"),
    [(2, 1, 1, 0, "Ann"), (2, 3, 1, 2, "Bo"), (1, 4, 5, 4, "Cy"), (5, 4, 4, 4, "Ann")],
)
def test_most_vote_markers_make_the_ceo(ann: int, bo: int, cy: int, ceo: int, holder: str) -> None:
    """One marker more than everybody else, the legacy CEO included, is enough."""
    assert title(standing(ann, bo, cy, ceo)) == ([holder], False)


@pytest.mark.rule("TX.SCORE.01")
def test_the_last_vote_round_decides_too() -> None:
    """Before the last ballot Ann is ahead with 2 to 1; winning it Cy and Bo draw level."""
    document = LAST_BALLOT.format(ceo=0, ann="1 of Ann", bo="1 of Bo", votes=2)
    table = Table(document + "[players.Bo]\ninfluence = { Bo = 3, Cy = 1 }\n")
    table.play("Cy spend 2 of Cy")
    assert title(table) == (["Ann", "Cy"], False)


@pytest.mark.rule("TX.SCORE.02")
def test_a_leading_legacy_ceo_hands_over_to_the_foreign_investor() -> None:
    """Three markers against two: no player has the title."""
    assert title(standing(2, 1, 2, ceo=3)) == ([], True)


@pytest.mark.rule("TX.SCORE.02")
def test_the_legacy_ceo_can_win_the_title_in_the_last_round() -> None:
    """Its type is spent the most and gains it a second marker against one of everybody."""
    table = Table(LAST_BALLOT.format(ceo=1, ann="3 of ceo", bo="1 of Bo", votes=1))
    table.play("Cy spend 2 of Cy")
    # Ann spent the winning type too, and has 2 markers as well.
    assert table.state.ceo_votes == 1 + 1
    assert title(table) == (["Ann"], True)
    table = Table(LAST_BALLOT.format(ceo=2, ann="3 of ceo", bo="1 of Bo", votes=1))
    table.play("Cy abstain")
    assert table.state.ceo_votes == 2 + 1
    assert title(table) == ([], True)


@pytest.mark.rule("TX.SCORE.02")
def test_the_foreign_investor_changes_no_points_but_of_agendas() -> None:
    """With the legacy CEO far ahead all have the same points for gifts, votes and rows."""
    document = """
        over = true
        ceo_votes = {}
        [players.Ann]
        gifts = ["clubs-2"]
        votes = 2
        rows = {{ Bo = 3 }}
        agenda = "insider"
        tricks = 3
        [players.Bo]
        agenda = "foreign-agent"
        [players.Cy]
        agenda = "takeover"
        votes = 3
        """
    without, with_investor = (Table(document.format(number)) for number in (0, 4))
    assert title(with_investor) == ([], True)
    expected = {"TX.SCORE.05": 1, "TX.SCORE.06": 4, "TX.SCORE.07": 3}
    assert without.points("Ann") == with_investor.points("Ann") == expected
    assert without.points("Bo") == {"TX.SCORE.06": 2}
    assert with_investor.points("Bo") == {"TX.SCORE.06": 2, "TX.SCORE.08": 4}
    assert without.points("Cy") == {"TX.SCORE.06": 6, "TX.SCORE.08": 4}
    assert with_investor.points("Cy") == {"TX.SCORE.06": 6}


@pytest.mark.rule("TX.SCORE.03")
@pytest.mark.parametrize(
    ("ann", "bo", "cy", "holders"),
    [(3, 1, 3, ["Ann", "Cy"]), (2, 2, 1, ["Ann", "Bo"]), (1, 1, 1, ["Ann", "Bo", "Cy"])],
)
def test_tied_players_share_the_title(ann: int, bo: int, cy: int, holders: list[str]) -> None:
    """All who are tied for the most markers have it, and nobody else."""
    assert title(standing(ann, bo, cy)) == (holders, False)


@pytest.mark.rule("TX.SCORE.04")
def test_the_foreign_investor_shares_the_title_with_those_tied() -> None:
    """The legacy CEO as high as Ann and Bo: three holders, one of them the Investor."""
    assert title(standing(3, 3, 2, ceo=3)) == (["Ann", "Bo"], True)
    assert title(standing(3, 1, 2, ceo=3)) == (["Ann"], True)
    assert title(standing(3, 3, 2, ceo=2)) == (["Ann", "Bo"], False)


# -- gifts, votes, relationships ------------------------------------------------------------------


@pytest.mark.rule("TX.SCORE.05")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("", 0),
        ('gifts = ["clubs-2"]', 1),
        ('gifts = ["clubs-2", "hearts-9", "hearts-ace"]', 3),
        ('locked = ["clubs-2", "hearts-9"]', 2),
        ('gifts = ["clubs-2", "spades-3"]\nlocked = ["hearts-9"]', 2 + 1),
    ],
)
def test_each_gift_counts_one_point(cards: str, points: int) -> None:
    """Locked gifts count like others, whatever their rank."""
    table = Table(UNFULFILLED.format(ann=cards))
    assert table.points("Ann").get("TX.SCORE.05", 0) == points
    assert "TX.SCORE.05" not in table.points("Bo")


def finished(card: str, *, consumed: bool = True) -> Table:
    """A game in which Ann leads the last trick with a card, and nobody votes."""
    table = Table(
        """
        turn = 4
        coo = "Ann"
        playing = { player = "Ann", trick = 4 }
        [players.Ann]
        hand = ["spades-2"]
        gifts = ["clubs-2", "clubs-3"]
        [players.Bo]
        hand = ["diamonds-2"]
        [players.Cy]
        hand = ["diamonds-3"]
        """,
        gifts_consumed=consumed,
    )
    table.play(f"Ann play {card}", "Bo play diamonds-2", "Cy play diamonds-3")
    while not table.game.is_over(table.state):
        table.play(f"{table.to_act()[0]} abstain")
    return table


@pytest.mark.rule("TX.SCORE.05")
def test_gifts_that_were_played_do_not_count() -> None:
    """Of two gifts one was played to the last trick: one point is left, or two if it returns."""
    assert finished("spades-2").points("Ann")["TX.SCORE.05"] == 2
    assert finished("clubs-2").points("Ann")["TX.SCORE.05"] == 2 - 1
    assert finished("clubs-2", consumed=False).points("Ann")["TX.SCORE.05"] == 2


@pytest.mark.rule("TX.SCORE.06")
@pytest.mark.parametrize("votes", [1, 2, 5])
def test_each_vote_marker_counts_two_points(votes: int) -> None:
    """The permanent one included."""
    table = Table(UNFULFILLED.format(ann=f"votes = {votes}"))
    assert table.points("Ann")["TX.SCORE.06"] == 2 * votes
    assert table.points("Bo")["TX.SCORE.06"] == 2


@pytest.mark.rule("TX.SCORE.06")
def test_a_vote_round_won_is_worth_two_points() -> None:
    """Cy wins the last round: 2 x 2 points, where Bo has 2 for the first marker alone."""
    table = Table(LAST_BALLOT.format(ceo=0, ann="1 of Ann", bo="1 of Bo", votes=1))
    table.play("Cy spend 2 of Cy")
    assert table.points("Cy")["TX.SCORE.06"] == 2 * 2
    assert table.points("Bo")["TX.SCORE.06"] == 2


@pytest.mark.rule("TX.SCORE.07")
@pytest.mark.parametrize(
    ("rows", "points"),
    [
        ("{}", 0),
        ("{ Bo = 2 }", 0),
        ("{ Bo = 3 }", 3),
        ("{ Bo = 3, Cy = 2 }", 3),
        ("{ Bo = 2, Cy = 2 }", 0),
        ("{ Bo = 3, Cy = 3 }", 3 + 3),
    ],
)
def test_each_filled_relationship_counts_three_points(rows: str, points: int) -> None:
    """Three tokens of one player fill a row; rows with fewer score nothing at all."""
    document = UNFULFILLED.format(ann=f"rows = {rows}").replace("networker", "portfolio")
    assert Table(document).points("Ann").get("TX.SCORE.07", 0) == points


@pytest.mark.rule("TX.SCORE.07")
def test_a_row_with_more_than_three_is_one_filled_relationship() -> None:
    """Where overflow stays in the row, six tokens are still one row: 3 points."""
    table = Table(UNFULFILLED.format(ann="rows = { Bo = 6 }"), row_overflow="keep")
    assert table.points("Ann")["TX.SCORE.07"] == 3


@pytest.mark.rule("TX.SCORE.07")
def test_a_filled_row_of_the_legacy_ceo_counts_where_there_is_one() -> None:
    """With ``ceo_relationship`` three of its tokens are a relationship like others."""
    document = UNFULFILLED.format(ann="rows = {{ {} }}").replace("networker", "portfolio")
    table = Table(document.format("ceo = 3, Bo = 3"), ceo_relationship=True)
    assert table.points("Ann")["TX.SCORE.07"] == 3 + 3
    table = Table(document.format("ceo = 2"), ceo_relationship=True)
    assert "TX.SCORE.07" not in table.points("Ann")


@pytest.mark.rule("TX.SCORE.07")
@pytest.mark.parametrize(("amount", "points"), [(1, 3), (2, 0)])
def test_a_row_that_was_spent_from_is_no_longer_filled(amount: int, points: int) -> None:
    """With ``vote_from_rows`` Cy's second token of Bo comes from the filled row: 2 are left."""
    document = LAST_BALLOT.format(ceo=0, ann="1 of Ann", bo="1 of Bo", votes=1)
    document += "[players.Cy]\ninfluence = { Bo = 1 }\nrows = { Bo = 3 }\nagenda = 'portfolio'"
    table = Table(document, vote_from_rows=True)
    table.play(f"Cy spend {amount} of Bo")
    assert table.points("Cy").get("TX.SCORE.07", 0) == points


# -- agendas --------------------------------------------------------------------------------------


@pytest.mark.rule("TX.SCORE.08")
def test_a_fulfilled_agenda_counts_four_points() -> None:
    """The line names the agenda; the sum is 4 more than without."""
    tables = [Table(UNFULFILLED.format(ann=f"rows = {{ Bo = 3, Cy = {cy} }}")) for cy in (2, 3)]
    tallies = [table.game.result(table.state).scores[0] for table in tables]
    (line,) = (line for line in tallies[1].lines if line.rule == "TX.SCORE.08")
    assert (line.amount, line.source) == (4, "networker")
    # Two relationships instead of one, and the agenda.
    assert tallies[1].total == tallies[0].total + 3 + 4


@pytest.mark.rule("TX.SCORE.08")
def test_an_unfulfilled_agenda_costs_nothing() -> None:
    """Ann and Bo have the 2 points of the first marker, and nothing is taken from them."""
    table = Table(UNFULFILLED.format(ann=""))
    scores = table.game.result(table.state).scores
    assert [scores[seat].total for seat in (0, 1)] == [2, 2]
    assert all(line.amount >= 0 for tally in scores for line in tally.lines)


@pytest.mark.rule("TX.SCORE.08")
def test_agendas_are_judged_once_the_title_is_decided() -> None:
    """Tokens left over make the legacy CEO pass Ann at the very end: no takeover."""
    document = LAST_BALLOT.format(ceo=0, ann="1 of ceo", bo="1 of Bo", votes=2)
    document = document.replace("[players.Ann]", '[players.Ann]\nagenda = "takeover"')
    document += '[players.Bo]\nagenda = "foreign-agent"\n'
    for gains, fulfilled in (("none", (True, False)), ("unspent_tokens", (False, True))):
        table = Table(document, ceo_gains=gains).play("Cy spend 2 of Cy")
        told = {event.seat: event.fulfilled for event in table.events("AgendaRevealed")}
        assert (told[0], told[1]) == fulfilled
        scored = tuple("TX.SCORE.08" in table.points(name) for name in ("Ann", "Bo"))
        assert scored == fulfilled


# -- the worked check -----------------------------------------------------------------------------


@pytest.mark.rule("TX.SCORE.10")
def test_the_worked_check() -> None:
    """2 gifts, one of them locked, 3 markers, 1 filled and 1 unfilled row, the agenda: 15."""
    table = Table(
        """
        over = true
        [players.Ann]
        gifts = ["clubs-7"]
        locked = ["hearts-ace"]
        votes = 3
        rows = { Bo = 3, Cy = 1 }
        agenda = "takeover"
        """
    )
    assert table.points("Ann") == {
        "TX.SCORE.05": 2,
        "TX.SCORE.06": 3 * 2,
        "TX.SCORE.07": 3,
        "TX.SCORE.08": 4,
    }
    assert table.game.result(table.state).scores[0].total == 2 + 6 + 3 + 4 == 15
