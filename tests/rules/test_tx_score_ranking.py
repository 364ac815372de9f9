"""Who wins The Executives (TX.SCORE.09), and the Foreign Investor as a variant (TX.SCORE.02)."""

from __future__ import annotations

from typing import Any

import pytest

from support.boardroom_table import Table
from support.names import NAMES

GIFTS = ("clubs-2", "clubs-3", "clubs-4", "clubs-5", "clubs-6", "clubs-7", "clubs-8", "clubs-9")
# None of these is fulfilled by votes and by gifts of one suit.
AGENDAS = ("networker", "portfolio", "blackmail-file")


def ended(*hands: tuple[int, int], ceo: int = 0, rows: str = "", **variants: Any) -> Table:
    """A finished game with (vote markers, gifts) of each player, who fulfil no agenda."""
    lines, cards = [f"over = true\nceo_votes = {ceo}"], iter(GIFTS)
    for name, agenda, (votes, gifts) in zip(NAMES, AGENDAS, hands, strict=False):
        held = [next(cards) for _ in range(gifts)]
        lines.append(f"[players.{name}]\nvotes = {votes}\ngifts = {held}\nagenda = '{agenda}'")
    return Table("\n".join(lines) + rows, **variants)


def totals(table: Table) -> list[int]:
    """The points of all players."""
    return [tally.total for tally in table.game.result(table.state).scores]


def ranking(table: Table) -> list[str]:
    """The groups of the ranking, the best first, as names joined by a plus sign."""
    groups = table.game.result(table.state).ranking
    return ["+".join(table.game.players[seat] for seat in group) for group in groups]


# -- the highest score ----------------------------------------------------------------------------


@pytest.mark.rule("TX.SCORE.09")
def test_the_highest_score_wins_and_not_the_title() -> None:
    """Bo has the title with 3 x 2 points, Ann 2 x 2 + 3 for gifts; Cy has 2."""
    table = ended((2, 3), (3, 0), (1, 0))
    assert totals(table) == [4 + 3, 6, 2]
    assert table.game.title(table.state)[0] == (1,)
    assert ranking(table) == ["Ann", "Bo", "Cy"]
    assert table.game.result(table.state).winners == (0,)


@pytest.mark.rule("TX.SCORE.09")
def test_on_equal_points_a_holder_of_the_title_wins() -> None:
    """Six points each: Cy has the title, Ann and Bo have 2 markers and 2 gifts each."""
    table = ended((2, 2), (2, 2), (3, 0))
    assert totals(table) == [4 + 2, 4 + 2, 6]
    assert ranking(table) == ["Cy", "Ann+Bo"]


@pytest.mark.rule("TX.SCORE.09")
def test_a_share_of_the_title_is_as_good() -> None:
    """Bo shares it with Cy; on equal points with Ann, who has none of it, Bo is before her."""
    table = ended((1, 4), (3, 0), (3, 1))
    assert totals(table) == [2 + 4, 6, 6 + 1]
    assert table.game.title(table.state)[0] == (1, 2)
    assert ranking(table) == ["Cy", "Bo", "Ann"]


@pytest.mark.rule("TX.SCORE.09")
def test_a_title_shared_with_the_foreign_investor_still_breaks_ties() -> None:
    """Bo holds it beside the Investor, and is before Ann on equal points."""
    table = ended((2, 2), (3, 0), (1, 0), ceo=3)
    assert table.game.title(table.state) == ((1,), True)
    assert ranking(table) == ["Bo", "Ann", "Cy"]


@pytest.mark.rule("TX.SCORE.09")
def test_without_the_title_more_vote_markers_break_ties() -> None:
    """Six points each without the title: Bo has 2 markers, Ann one."""
    table = ended((1, 4), (2, 2), (3, 1))
    assert totals(table) == [2 + 4, 4 + 2, 6 + 1]
    assert ranking(table) == ["Cy", "Bo", "Ann"]


@pytest.mark.rule("TX.SCORE.09")
def test_who_is_still_tied_shares_the_victory() -> None:
    """Equal points, title and markers: Ann and Cy win together."""
    table = ended((2, 1), (1, 0), (2, 1))
    assert ranking(table) == ["Ann+Cy", "Bo"]
    assert table.game.result(table.state).winners == (0, 2)


@pytest.mark.rule("TX.SCORE.09")
def test_all_may_share_the_victory() -> None:
    """Nobody has anything but the first marker."""
    table = ended((1, 0), (1, 0), (1, 0))
    assert ranking(table) == ["Ann+Bo+Cy"]


@pytest.mark.rule("TX.SCORE.09")
def test_four_points_of_an_agenda_can_decide() -> None:
    """Ann's two relationships fulfil her agenda: 2 + 6 + 4 beat 10 points of Bo's markers."""
    table = ended((1, 0), (5, 0), (1, 0), rows="\n[players.Ann.rows]\nBo = 3\nCy = 3")
    assert totals(table) == [2 + 6 + 4, 10, 2]
    assert ranking(table) == ["Ann", "Bo", "Cy"]


# -- the title first ------------------------------------------------------------------------------


@pytest.mark.rule("TX.SCORE.09")
def test_the_title_may_come_before_points() -> None:
    """With ``victory="ceo"`` Bo wins with 6 points against Ann's 7; points rank the others."""
    hands = ((2, 3), (3, 0), (1, 0))
    assert ranking(ended(*hands)) == ["Ann", "Bo", "Cy"]
    assert ranking(ended(*hands, victory="ceo")) == ["Bo", "Ann", "Cy"]
    hands = ((1, 0), (3, 0), (2, 3))
    assert ranking(ended(*hands)) == ["Cy", "Bo", "Ann"]
    assert ranking(ended(*hands, victory="ceo")) == ["Bo", "Cy", "Ann"]


@pytest.mark.rule("TX.SCORE.09")
def test_of_several_title_holders_points_decide() -> None:
    """Bo and Cy share the title, Cy has a gift more; Ann has most points, and is last."""
    hands = ((2, 4), (3, 0), (3, 1))
    assert totals(ended(*hands)) == [4 + 4, 6, 6 + 1]
    assert ranking(ended(*hands)) == ["Ann", "Cy", "Bo"]
    assert ranking(ended(*hands, victory="ceo")) == ["Cy", "Bo", "Ann"]


@pytest.mark.rule("TX.SCORE.09")
def test_equal_title_holders_share_the_victory() -> None:
    """Two holders with equal points win together, whatever the third one has."""
    hands = ((2, 4), (3, 0), (3, 0))
    assert ranking(ended(*hands, victory="ceo")) == ["Bo+Cy", "Ann"]


@pytest.mark.rule("TX.SCORE.09", "TX.SCORE.02")
def test_points_decide_where_no_player_has_the_title() -> None:
    """The Foreign Investor alone has it: with ``victory="ceo"`` too Ann wins by points."""
    hands = ((2, 3), (3, 0), (1, 0))
    table = ended(*hands, ceo=4, victory="ceo")
    assert table.game.title(table.state) == ((), True)
    assert ranking(table) == ["Ann", "Bo", "Cy"]


# -- all lose to the Foreign Investor -------------------------------------------------------------


@pytest.mark.rule("TX.SCORE.02")
@pytest.mark.parametrize("victory", ["points", "ceo"])
def test_all_may_lose_to_the_foreign_investor(victory: str) -> None:
    """By default the best player wins; in the variant the group of the winners is empty.

    Points and the order of the losers stay as they are.
    """
    hands = ((2, 3), (3, 0), (1, 0))
    table = ended(*hands, ceo=4, victory=victory)
    lost = ended(*hands, ceo=4, victory=victory, foreign_investor_all_lose=True)
    assert ranking(table) == ["Ann", "Bo", "Cy"]
    assert ranking(lost) == ["", "Ann", "Bo", "Cy"]
    assert lost.game.result(lost.state).winners == ()
    assert totals(lost) == totals(table) == [7, 6, 2]


@pytest.mark.rule("TX.SCORE.02", "TX.SCORE.04")
@pytest.mark.parametrize("ceo", [0, 2, 3])
def test_nobody_loses_while_a_player_holds_or_shares_the_title(ceo: int) -> None:
    """The legacy CEO behind, or level with Bo: Ann wins by points as usual."""
    hands = ((2, 3), (3, 0), (1, 0))
    table = ended(*hands, ceo=ceo, foreign_investor_all_lose=True)
    assert table.game.title(table.state) == ((1,), ceo == 3)
    assert ranking(table) == ["Ann", "Bo", "Cy"]


@pytest.mark.rule("TX.SCORE.02")
def test_all_lose_by_the_last_tokens_of_the_legacy_ceo() -> None:
    """With ``ceo_gains="unspent_tokens"`` ten tokens left over take the title from all."""
    document = 'coo = "Ann"\nvoting = { player = "Cy", round = 4 }'
    for gains, winners in (("none", True), ("unspent_tokens", False)):
        table = Table(document, foreign_investor_all_lose=True, ceo_gains=gains)
        table.play("Cy spend 1 of Cy")
        assert bool(table.game.result(table.state).winners) == winners
