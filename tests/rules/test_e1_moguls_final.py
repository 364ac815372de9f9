"""Network Master, Retro Craze, Media Tycoon and Hip, first edition (E1.MOGUL.16-.21, .43, .54)."""

from __future__ import annotations

import json

import pytest

from support.first_moguls import closing, develop, gaining, takeable
from support.first_tables import archived, first, wealth
from support.table import Table

ARCHIVE = (
    *("helmet-hair", "wake-my-husband", "lost-luggage-of-saturn", "bread-winners"),
    *("extreme-croquet", "agent-custard", "swap-your-shed", "cloned-at-lunch", "stuck-in-the-lift"),
)


def viewers_at_the_end(*moguls: str, ann: str = "", viewers: int = 0) -> int:
    """Ann's viewers after the last season, of which she had so many."""
    table = closing(*moguls, ann=ann, viewers=viewers, season=5)
    assert table.game.is_over(table.state)
    return wealth(table)[1]


# -- Network Master -------------------------------------------------------------------------------


@pytest.mark.rule("E1.MOGUL.16", "E1.CARDS.19")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [((), 0), (("agency-a",), 2), (("agency-a", "syndication-a", "sponsor-deal-a"), 6)],
)
def test_network_master_gives_2_viewers_per_held_network_card(
    cards: tuple[str, ...], expected: int
) -> None:
    """One-shots, game-end cards and permanent ones count; Syndication itself gives nothing here."""
    assert viewers_at_the_end("network-master", ann=f"network = {json.dumps(cards)}") == expected


def in_season_5(ann: str, rest: str = "") -> Table:
    """Ann's turn in the last season, in which the others have dropped."""
    return first(
        f'round = 5\nturn = "Ann"\npassed = ["Bo", "Cy"]\n{rest}\n[players.Ann]\n'
        f'moguls = ["network-master"]\n{ann}\n'
    )


@pytest.mark.rule("E1.MOGUL.16")
def test_network_cards_that_were_used_do_not_count() -> None:
    """Of two copies of Agency she uses one: 2 viewers are left of 4."""
    table = in_season_5('network = ["agency-a", "agency-b"]')
    table.play("Ann use agency-a", "Ann drop cash")
    assert wealth(table)[1] == 2


@pytest.mark.rule("E1.MOGUL.17")
def test_cards_that_are_discarded_as_soon_as_they_are_taken_never_count() -> None:
    """Bank Loan gives its cash and is gone; taking Agency as well counts."""
    rest = '[display]\nnetwork = ["bank-loan-a", "agency-b"]\n'
    table = in_season_5("cash = 0", rest).play("Ann take bank-loan-a", "Ann take agency-b")
    assert wealth(table)[0] == 6
    table.play("Ann end-turn", "Ann drop cash")
    assert wealth(table)[1] == 2


@pytest.mark.rule("E1.MOGUL.18")
def test_moguls_count_nothing_for_network_master() -> None:
    """Neither itself nor Tax Rebate beside it."""
    assert viewers_at_the_end("network-master", "tax-rebate") == 0


# -- Retro Craze ----------------------------------------------------------------------------------


@pytest.mark.rule("E1.MOGUL.20", "E1.CARDS.20")
def test_nine_archived_shows_give_13_viewers() -> None:
    """5 x 1 + 4 x 2."""
    shelf = f"shelf = {{ archives = {json.dumps(ARCHIVE)} }}"
    assert viewers_at_the_end("retro-craze", ann=shelf) == 13
    assert viewers_at_the_end(ann=shelf) == 0


@pytest.mark.rule("E1.MOGUL.19")
@pytest.mark.parametrize(("number", "expected"), [(0, 0), (1, 1), (5, 5), (6, 7), (7, 9)])
def test_the_first_five_archived_shows_give_1_each_and_others_2(number: int, expected: int) -> None:
    """Whatever the order in which they came."""
    shelf = f"shelf = {{ archives = {json.dumps(ARCHIVE[:number])} }}"
    assert viewers_at_the_end("retro-craze", ann=shelf) == expected


@pytest.mark.rule("E1.MOGUL.19")
def test_reruns_of_the_last_season_are_in_the_archives_by_then() -> None:
    """4 archived shows and 2 of the reruns, which give 1 each when they are scored: 2 + 5 + 2."""
    ann = (
        f"shelf = {{ archives = {json.dumps(ARCHIVE[:4])} }}\nreruns = {json.dumps(ARCHIVE[4:6])}\n"
    )
    table = closing("retro-craze", ann=ann, viewers=0, season=5)
    assert archived(table, "Ann") == list(ARCHIVE[:6])
    scored = [e.amount for e in table.events("ViewersChanged") if e.rule == "E1.BASE.49"]
    assert wealth(table)[1] == sum(scored) + 7


@pytest.mark.rule("E1.MOGUL.21")
@pytest.mark.parametrize(("number", "expected"), [(0, 1), (4, 5), (5, 7), (9, 15)])
def test_boundless_passion_counts_as_one_more_archived_show(number: int, expected: int) -> None:
    """Beside the 4 viewers that it gives itself."""
    ann = f"shelf = {{ archives = {json.dumps(ARCHIVE[:number])} }}\n"
    ann += 'network = ["boundless-passion-a"]\n'
    assert viewers_at_the_end("retro-craze", ann=ann) == expected + 4
    assert viewers_at_the_end(ann=ann) == 4


# -- Media Tycoon ---------------------------------------------------------------------------------


@pytest.mark.rule("E1.MOGUL.43", "E1.CARDS.27")
def test_media_tycoon_is_decided_on_as_soon_as_it_is_gained() -> None:
    """Before the stars or ads of the same bonus are drawn there are two decisions and no other."""
    table = develop(gaining("media-tycoon", "hip")).play("Ann take-mogul media-tycoon")
    assert table.legal() == {"cash-in media-tycoon", "hold media-tycoon"}
    assert table.refuses("Ann cash-in hip") == {"E1.MOGUL.43"}
    table.play("Ann hold media-tycoon")
    assert table.legal() == {"draw stars", "draw ads"}
    table.play("Ann draw stars; keep weekend-wes")
    assert not any("media-tycoon" in text for name in ("Ann", "Bo") for text in table.legal(name))


@pytest.mark.rule("E1.CARDS.27")
def test_used_at_once_it_gives_20_million_and_is_turned_over() -> None:
    """$9M and $20M; at the end it counts nothing."""
    table = develop(gaining("media-tycoon", rest="viewers = 3"))
    table.play("Ann take-mogul media-tycoon", "Ann cash-in media-tycoon")
    player = table.player("Ann")
    assert (player.cash, player.face_down) == (29, ("media-tycoon",))
    used = 'face_down = ["media-tycoon"]'
    assert viewers_at_the_end("media-tycoon", ann=used, viewers=3) == 3


@pytest.mark.rule("E1.CARDS.27")
def test_kept_it_gives_10_viewers_at_the_end() -> None:
    """Only then: not at the scorings of the seasons."""
    assert viewers_at_the_end("media-tycoon", viewers=3) == 13
    assert wealth(closing("media-tycoon", viewers=3, season=4))[1] == 3


@pytest.mark.rule("E1.MOGUL.43")
def test_it_is_decided_on_too_when_it_comes_from_the_stock() -> None:
    """A mogul that draws moguls brings it, and the question follows."""
    cards = (
        '[[cards.mogul]]\nid = "dynasty"\nname = "Dynasty"\ntiming = "immediate"\n'
        'effect = { kind = "draw-keep", draw = { mogul = 2 } }\n'
    )
    table = gaining("dynasty", "hip", stock=("media-tycoon", "crossover"), cards=cards)
    develop(table).play("Ann take-mogul dynasty", "Ann keep media-tycoon")
    assert table.legal() == {"cash-in media-tycoon", "hold media-tycoon"}


# -- Hip ------------------------------------------------------------------------------------------


@pytest.mark.rule("E1.MOGUL.54", "E1.CARDS.30")
def test_hip_is_not_affected_by_investigative_report() -> None:
    """Bo takes it: Cy loses 3 viewers, Ann with Hip none; with another mogul she loses 3, too."""
    for mogul, expected in (("hip", 8), ("tax-rebate", 5)):
        table = first(
            'turn = "Bo"\n[display]\nnetwork = ["investigative-report-a"]\n'
            f'[players.Ann]\nviewers = 8\nmoguls = ["{mogul}"]\n[players.Cy]\nviewers = 8\n'
        ).play("Bo take investigative-report-a")
        assert [wealth(table, name)[1] for name in ("Ann", "Cy")] == [expected, 5]


@pytest.mark.rule("E1.CARDS.30")
def test_hip_gives_2_viewers_per_show_in_row_1_at_every_season_scoring() -> None:
    """Shows of 7 and 8 in row 1 and of 5 in row 2: 20 and 4 more, in the next season none."""
    ann = """
lineup.8pm = { show = "early-show", cards = ["", ""] }
lineup.9pm = { show = "choosy-show", cards = ["", ""] }
lineup.10pm = { show = "any-show", row = 2, cards = ["", ""] }
"""
    assert wealth(closing("hip", ann=ann, viewers=0))[1] == 24
    assert wealth(closing(ann=ann, viewers=0))[1] == 20
    aged = ann.replace('-show",', '-show", row = 2,').replace("row = 2, row = 2", "row = 2")
    assert wealth(closing("hip", ann=aged, viewers=0))[1] == 5 + 6 + 5


# -- all of them ----------------------------------------------------------------------------------


@pytest.mark.rule("E1.CARDS.31")
@pytest.mark.parametrize(
    ("executive", "mogul", "expected"),
    [
        ("quiet-a", "hip", False),
        ("quiet-a", "ambitious", True),
        ("specialist", "hip", True),
    ],
)
def test_everybody_gains_one_mogul_but_specialist_and_the_owner_of_ambitious(
    executive: str, mogul: str, *, expected: bool
) -> None:
    """With one already, the next larger bonus brings another one or does not."""
    before = 5 if executive == "specialist" else 4
    executives = (executive, "quiet-b", "quiet-c")
    table = gaining(
        "retro-craze", before=before, ann=f'moguls = ["{mogul}"]', executives=executives
    )
    assert bool(takeable(develop(table))) == expected


@pytest.mark.rule("E1.CARDS.31")
def test_moguls_are_no_network_cards_for_what_reads_those() -> None:
    """RICH's game-end mogul scores its 10 viewers, though its game-end network card scores none."""
    executives = ("rich", "quiet-b", "quiet-c")
    ann = 'network = ["boundless-passion-a"]'
    table = closing("media-tycoon", ann=ann, viewers=0, season=5, executives=executives)
    assert wealth(table)[1] == 10
