"""The twelve default agendas, each just fulfilled and just not fulfilled (TX.SCORE.08)."""

from __future__ import annotations

import pytest

from executives.boardroom.agendas import AGENDAS
from support.boardroom_table import Table

CASES = [
    # The owner holds the title, or shares it with players or with the Foreign Investor.
    ("takeover", True, "votes = 2", ""),
    ("takeover", True, "votes = 3", "[players.Cy]\nvotes = 3"),
    ("takeover", True, "votes = 3\n", "legacy 3"),
    ("takeover", False, "votes = 2", "[players.Cy]\nvotes = 3"),
    ("takeover", False, "votes = 2", "legacy 3"),
    # The Foreign Investor holds it, or shares it.
    ("foreign-agent", True, "votes = 2", "legacy 3"),
    ("foreign-agent", True, "votes = 3", "legacy 3"),
    ("foreign-agent", False, "votes = 3", "legacy 2"),
    ("foreign-agent", False, "votes = 3", ""),
    # No title, but a filled relationship with somebody who has it.
    ("kingmaker", True, "rows = { Bo = 3 }", "[players.Bo]\nvotes = 2"),
    ("kingmaker", True, "rows = { Bo = 3 }", "[players.Bo]\nvotes = 2\n[players.Cy]\nvotes = 2"),
    ("kingmaker", True, "rows = { Bo = 3 }", "[players.Bo]\nvotes = 2\nlegacy 2"),
    ("kingmaker", False, "rows = { Bo = 2 }", "[players.Bo]\nvotes = 2"),
    ("kingmaker", False, "rows = { Bo = 3 }", "[players.Cy]\nvotes = 2"),
    ("kingmaker", False, "rows = { Bo = 3 }", "[players.Bo]\nvotes = 2\nlegacy 3"),
    ("kingmaker", False, "rows = { Bo = 3 }\nvotes = 2", "[players.Bo]\nvotes = 2"),
    ("kingmaker", False, "rows = { Bo = 3 }\nvotes = 2", ""),
    # Two filled relationships.
    ("networker", True, "rows = { Bo = 3, Cy = 3 }", ""),
    ("networker", False, "rows = { Bo = 3, Cy = 2 }", ""),
    # No token in any row.
    ("lone-wolf", True, "rows = {}", "[players.Bo]\nrows = { Ann = 3 }"),
    ("lone-wolf", False, "rows = { Cy = 1 }", ""),
    # At least four tricks, of ten in the game; at most one.
    ("insider", True, "tricks = 4", "[players.Bo]\ntricks = 6"),
    ("insider", False, "tricks = 3", "[players.Bo]\ntricks = 7"),
    ("sleeper", True, "tricks = 1", "[players.Bo]\ntricks = 9"),
    ("sleeper", True, "tricks = 0", "[players.Bo]\ntricks = 10"),
    ("sleeper", False, "tricks = 2", "[players.Bo]\ntricks = 8"),
    # At least four gifts, locked or not; none.
    ("golden-parachute", True, 'gifts = ["clubs-2", "clubs-3", "clubs-4", "clubs-5"]', ""),
    ("golden-parachute", True, 'gifts = ["clubs-2"]\nlocked = ["clubs-3", "clubs-4", "clubs-5"]',
     ""),
    ("golden-parachute", False, 'gifts = ["clubs-2", "clubs-3"]\nlocked = ["hearts-2"]', ""),
    ("clean-hands", True, "gifts = []", '[players.Bo]\ngifts = ["clubs-2"]'),
    ("clean-hands", False, 'gifts = ["clubs-2"]', ""),
    ("clean-hands", False, 'locked = ["clubs-2"]', ""),
    # At least two locked gifts.
    ("blackmail-file", True, 'locked = ["clubs-2", "clubs-3"]', ""),
    ("blackmail-file", False, 'locked = ["clubs-2"]\ngifts = ["clubs-3", "clubs-4"]', ""),
    # At least five tokens in personal influence, whosever they are; those in rows do not count.
    ("war-chest", True, "influence = { Ann = 5 }", ""),
    ("war-chest", True, "influence = { Ann = 1, Bo = 2, ceo = 2 }", ""),
    ("war-chest", False, "influence = { Ann = 4 }\nrows = { Bo = 3 }", ""),
    ("war-chest", False, "influence = { Ann = 1, Bo = 2, ceo = 1 }", ""),
    # Gifts of at least three suits, locked ones too.
    ("portfolio", True, 'gifts = ["clubs-2", "hearts-2", "spades-2"]', ""),
    ("portfolio", True, 'gifts = ["clubs-2", "hearts-2"]\nlocked = ["diamonds-2"]', ""),
    ("portfolio", False, 'gifts = ["clubs-2", "clubs-3", "hearts-2"]\nlocked = ["hearts-3"]', ""),
]  # fmt: skip


def ended(agenda: str, ann: str, others: str) -> Table:
    """A finished game in which Ann has an agenda and what the case says; Cy was the COO."""
    lines = others.split("\n")
    legacy = next((line.split()[1] for line in lines if line.startswith("legacy")), "0")
    others = "\n".join(line for line in lines if not line.startswith("legacy"))
    return Table(
        f'over = true\ncoo = "Cy"\nceo_votes = {legacy}\n'
        f'[players.Ann]\nagenda = "{agenda}"\n{ann}\n{others}'
    )


@pytest.mark.rule("TX.SCORE.08")
@pytest.mark.parametrize(("agenda", "fulfilled", "ann", "others"), CASES)
def test_an_agenda_counts_four_points_just_when_it_is_fulfilled(
    agenda: str, fulfilled: bool, ann: str, others: str
) -> None:
    """One marker, token, trick or card decides between four points and none."""
    table = ended(agenda, ann, others)
    tally = table.game.result(table.state).scores[0]
    (*_, last) = tally.lines
    counted = (last.amount, last.rule, last.source) == (4, "TX.SCORE.08", agenda)
    assert counted == fulfilled
    assert tally.total == sum(line.amount for line in tally.lines[:3]) + (4 if fulfilled else 0)


def test_every_default_agenda_has_cases_of_both_kinds() -> None:
    """The cases are those of all twelve, fulfilled and not."""
    wanted = {(agenda.id, fulfilled) for agenda in AGENDAS for fulfilled in (True, False)}
    assert {(agenda, fulfilled) for agenda, fulfilled, _, _ in CASES} == wanted
    assert len(wanted) == 12 * 2


# -- as the game is played ------------------------------------------------------------------------

LAST_BALLOT = """
coo = "Ann"
ceo_votes = {legacy}
[voting]
player = "Cy"
round = 4
ballots = {{ Ann = 1, Bo = 1 }}
[players.Cy]
agenda = "{agenda}"
{cy}
"""


def told(table: Table, name: str) -> bool:
    """Whether the last step said that the agenda of a player is fulfilled; points agree."""
    seat = table.seat(name)
    (event,) = (event for event in table.events("AgendaRevealed") if event.seat == seat)
    assert table.points(name).get("TX.SCORE.08", 0) == (4 if event.fulfilled else 0)
    return bool(event.fulfilled)


@pytest.mark.rule("TX.SCORE.08")
@pytest.mark.parametrize(("spent", "left", "fulfilled"), [(3, 5, True), (4, 4, False)])
def test_a_war_chest_is_counted_after_the_vote(spent: int, left: int, fulfilled: bool) -> None:
    """Of eight tokens five or four are left after the last ballot."""
    table = Table(LAST_BALLOT.format(legacy=0, agenda="war-chest", cy=""))
    table.play(f"Cy spend {spent} of Cy")
    assert sum(table.player("Cy").influence) == 8 - spent == left
    assert told(table, "Cy") == fulfilled


@pytest.mark.rule("TX.SCORE.08")
def test_a_takeover_can_succeed_with_the_last_ballot() -> None:
    """Cy has as many markers as the others: two tokens more win the title, abstaining does not."""
    document = LAST_BALLOT.format(legacy=0, agenda="takeover", cy="")
    assert told(Table(document).play("Cy spend 2 of Cy"), "Cy")
    assert not told(Table(document).play("Cy abstain"), "Cy")


@pytest.mark.rule("TX.SCORE.08")
@pytest.mark.parametrize(("spent", "fulfilled"), [(1, False), (2, True)])
def test_kingmaking_by_spending_the_kings_tokens(spent: int, fulfilled: bool) -> None:
    """Cy's two tokens of Bo with Bo's own draw level with Ann's three: Bo shares the title.

    With one token less Ann's type wins alone, and so she has the title alone.
    """
    document = LAST_BALLOT.format(
        legacy=0, agenda="kingmaker", cy="influence = { Bo = 2 }\nrows = { Bo = 3 }"
    )
    document = document.replace("Ann = 1, Bo = 1", "Ann = 3, Bo = 1")
    table = Table(document + "[players.Bo]\nvotes = 3\n[players.Ann]\nvotes = 3")
    table.play(f"Cy spend {spent} of Bo")
    assert (table.player("Bo").votes, table.player("Ann").votes) == (3 + (spent == 2), 3 + 1)
    assert told(table, "Cy") == fulfilled


@pytest.mark.rule("TX.SCORE.08")
@pytest.mark.parametrize(("card", "insider", "sleeper"), [("10", True, True), ("2", False, False)])
def test_tricks_are_those_of_the_whole_game(card: str, insider: bool, sleeper: bool) -> None:
    """The last trick is Cy's fourth, or else Bo's second."""
    table = Table(
        f"""
        turn = 4
        coo = "Ann"
        trump = "spades"
        playing = {{ player = "Cy", trick = 4 }}
        trick = ["hearts-3", "hearts-4"]
        [players.Ann]
        tricks = 5
        agenda = "takeover"
        [players.Bo]
        tricks = 1
        agenda = "sleeper"
        [players.Cy]
        tricks = 3
        agenda = "insider"
        hand = ["hearts-{card}"]
        """
    )
    table.play(f"Cy play hearts-{card}")
    while not table.game.is_over(table.state):
        table.play(f"{table.to_act()[0]} abstain")
    assert told(table, "Cy") == insider
    assert told(table, "Bo") == sleeper


@pytest.mark.rule("TX.SCORE.08")
def test_relationships_with_the_legacy_ceo_count_for_agendas_as_rows_do() -> None:
    """Where there are such rows, one makes the second of a networker, and ends a lone wolf.

    The Foreign Investor is no player, so a row of the legacy CEO makes no kingmaker.
    """
    document = 'over = true\nceo_votes = {}\n[players.Ann]\nagenda = "{}"\nrows = {{ {} }}'
    cases = [
        (0, "networker", "Bo = 3, ceo = 3", True),
        (0, "networker", "Bo = 3, ceo = 2", False),
        (0, "lone-wolf", "ceo = 1", False),
        (3, "kingmaker", "ceo = 3", False),
    ]
    for legacy, agenda, rows, fulfilled in cases:
        table = Table(document.format(legacy, agenda, rows), ceo_relationship=True)
        assert ("TX.SCORE.08" in table.points("Ann")) == fulfilled


@pytest.mark.rule("TX.SCORE.08")
def test_tokens_spent_from_rows_are_gone_for_agendas() -> None:
    """With ``vote_from_rows`` the last token of a row is spent: a lone wolf after all."""
    document = LAST_BALLOT.format(legacy=0, agenda="lone-wolf", cy="rows = { Bo = 1 }")
    assert told(Table(document, vote_from_rows=True).play("Cy spend 1 of Bo"), "Cy")
    assert not told(Table(document, vote_from_rows=True).play("Cy spend 1 of Cy"), "Cy")


@pytest.mark.rule("TX.SCORE.08")
def test_the_agenda_kept_is_the_one_that_counts() -> None:
    """Of two agendas dealt the one that went back is worth nothing.

    Nobody ever bids, so Ann has no rows: a lone wolf, and no networker.
    """
    document = '[players.Ann]\nagendas = ["lone-wolf", "networker"]'
    results = {}
    for kept in ("lone-wolf", "networker"):
        table = Table(document, agendas="keep_one_of_two").play(f"Ann keep-agenda {kept}")
        while not table.game.is_over(table.state):
            # Passing and abstaining are listed last.
            last = table.game.legal_actions(table.state)[-1]
            table.state = table.game.apply(table.state, last)
        results[kept] = table.player("Ann").revealed, table.points("Ann").get("TX.SCORE.08", 0)
    assert results == {"lone-wolf": ("lone-wolf", 4), "networker": ("networker", 0)}
