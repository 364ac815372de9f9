"""The end of a season and of the game, first edition (E1.BASE.45-.60)."""

from __future__ import annotations

import pytest

from support.first_tables import PLAIN_CARDS, archived, drop_all, first, order, reruns
from support.names import NAMES
from support.table import Table

END = """
turn = "Ann"
passed = ["Bo", "Cy"]
{top}
[players.Ann]
cash = {cash}
viewers = {viewers}
{ann}
"""


def season_end(
    ann: str,
    *,
    cash: int = 10,
    viewers: int = 20,
    top: str = "",
    executives: tuple[str, ...] | None = None,
    cards: str = "",
) -> Table:
    """Ann drops last, for $2M, and the season ends."""
    text = END.format(ann=ann, cash=cash, viewers=viewers, top=top)
    return first(text, executives=executives, cards=PLAIN_CARDS + cards).play("Ann drop cash")


def ann(table: Table) -> tuple[int, int]:
    """Ann's cash and viewers."""
    return table.player("Ann").cash, table.player("Ann").viewers


# -- the season's end -----------------------------------------------------------------------------


@pytest.mark.rule("E1.BASE.45")
def test_a_season_ends_with_income_then_viewers_then_ageing() -> None:
    """Everybody's cash changes before anybody's viewers, and cubes move after both."""
    table = season_end(
        """lineup.8pm = { show = "early-show", row = 1, cards = ["", "plain-ad"] }
reruns = ["helmet-hair"]
[players.Bo]
viewers = 1
lineup.9pm = { show = "choosy-show", cards = ["plain-star"] }"""
    )
    assert table.last is not None
    steps = {"E1.BASE.46": 0, "E1.BASE.49": 1, "E1.BASE.52": 2}
    found = [steps[event.rule] for event in table.last.events if event.rule in steps]
    assert found == sorted(found)
    assert set(found) == {0, 1, 2}
    assert [(e.seat, e.amount) for e in table.events("CashChanged")[1:]] == [(1, -1), (0, 1)]


@pytest.mark.rule("E1.BASE.46")
def test_income_and_expenses_are_one_net_amount() -> None:
    """An ad of $5M less $1M for its show and $1M for its star; the green room costs nothing."""
    table = season_end(
        """stars = ["drama-star"]
ads = ["promo-ad"]
lineup.10pm = { show = "choosy-show", cards = ["plain-star", "night-ad"] }
lineup.8pm = "early-show\""""
    )
    # 10 + 2 for dropping, + 5 for the ad, - 1 for the star, - 1 for Early Show.
    assert table.player("Ann").cash == 10 + 2 + 5 - 1 - 1
    changes = [e.amount for e in table.events("CashChanged") if e.seat == 0]
    assert changes == [2, 3]


@pytest.mark.rule("E1.BASE.47")
def test_wrong_way_cards_show_no_upkeep_and_the_lower_income() -> None:
    """Drama Star costs nothing upside down, Night Ad gives $2M instead of 5."""
    right = season_end(
        'lineup.8pm = { show = "choosy-show", cards = ["drama-star", "night-ad"] }', cash=10
    )
    wrong = season_end(
        """[players.Ann.lineup.8pm]
show = "choosy-show"
cards = ["drama-star", "night-ad"]
down = ["drama-star", "night-ad"]""",
        cash=10,
    )
    assert right.player("Ann").cash == 10 + 2 + 5 - 2
    assert wrong.player("Ann").cash == 10 + 2 + 2 - 0


SHORT = 'lineup.8pm = { show = "any-show", row = 4 }\nlineup.9pm = { show = "costly", row = 4 }'
COSTLY = """
[[cards.show]]
id = "costly"
name = "Costly"
deck = "round_1"
genre = "drama"
cost = 0
expenses = 6
timeslot = "any"
viewers = [0, 0, 0, 0]
lower = 0
rerun = 0
slots = []
"""


@pytest.mark.rule("E1.BASE.48")
@pytest.mark.parametrize(
    ("cash", "viewers", "left"),
    [
        # 9 are due and 2 come from dropping: so many of the viewers are lost for unpaid money.
        (7, 20, (0, 20)),
        (6, 20, (0, 19)),
        (3, 20, (0, 16)),
        (0, 3, (0, 0)),
        (0, 0, (0, 0)),
        (0, -4, (0, -4)),
    ],
)
def test_a_shortfall_takes_all_cash_and_a_viewer_per_million(
    cash: int, viewers: int, left: tuple[int, int]
) -> None:
    """The loss stops at 0, and takes nothing from a total that is below already."""
    table = season_end(SHORT, cash=cash, viewers=viewers, cards=COSTLY)
    # In the fourth row the shows score 3 and 0 afterwards.
    assert ann(table) == (left[0], left[1] + 3)


@pytest.mark.rule("E1.BASE.49")
def test_viewers_of_a_season_are_shows_stars_promo_ads_and_each_rerun_once() -> None:
    """5 for the show in row 2, 4 for its star, 4 for its promo ad, 1 and 3 for two reruns."""
    table = season_end(
        """reruns = ["helmet-hair", "cops-and-cobblers"]
lineup.8pm = { show = "early-show", row = 2, cards = ["drama-star", "promo-ad"] }"""
    )
    assert table.player("Ann").viewers == 20 + 5 + 4 + 4 + 1 + 3


@pytest.mark.rule("E1.BASE.50")
@pytest.mark.parametrize(("row", "up", "down"), [(1, 6, 2), (2, 4, 1), (3, 3, 0), (4, 1, 0)])
def test_stars_are_read_in_the_row_of_their_show(row: int, up: int, down: int) -> None:
    """Drama Star has 6, 4, 3, 1 and wrong way up 2, 1, 0, 0, however late it came."""
    for flag, expected in (("", up), ('down = ["drama-star"]', down)):
        table = season_end(
            f"""[players.Ann.lineup.8pm]
show = "costly-not"
row = {row}
cards = ["drama-star"]
{flag}""",
            cards=NOTHING,
        )
        assert table.player("Ann").viewers == 20 + expected


NOTHING = """
[[cards.show]]
id = "costly-not"
name = "Costly Not"
deck = "round_1"
genre = "drama"
cost = 0
expenses = 0
timeslot = "8pm"
viewers = [0, 0, 0, 0]
lower = 0
rerun = 0
slots = ["star?", "ad?"]
"""


@pytest.mark.rule("E1.BASE.50")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_promo_ads_have_one_number_per_side(row: int) -> None:
    """Promo Ad gives 4, wrong way up 1, in every row."""
    for flag, expected in (("", 4), ('down = ["promo-ad"]', 1)):
        table = season_end(
            f"""[players.Ann.lineup.8pm]
show = "costly-not"
row = {row}
cards = ["", "promo-ad"]
{flag}""",
            cards=NOTHING,
        )
        assert table.player("Ann").viewers == 20 + expected


@pytest.mark.rule("E1.BASE.51")
def test_only_the_first_number_of_the_show_depends_on_the_timeslot() -> None:
    """At 9PM Early Show gives 4 instead of 7; its star gives 6 and its promo ad 4 as at 8PM."""
    found = {}
    for timeslot in ("8pm", "9pm"):
        table = season_end(
            f'lineup.{timeslot} = {{ show = "early-show", cards = ["drama-star", "promo-ad"] }}'
        )
        found[timeslot] = table.player("Ann").viewers - 20
    assert found == {"8pm": 7 + 6 + 4, "9pm": 4 + 6 + 4}


@pytest.mark.rule("E1.BASE.52")
def test_after_scoring_reruns_are_archived_and_cubes_move_down() -> None:
    """Helmet Hair joins Swap Your Shed in the archives; rows 1 and 3 become 2 and 4."""
    table = season_end(
        """reruns = ["helmet-hair"]
shelf = { archives = ["swap-your-shed"] }
lineup.8pm = "early-show"
lineup.9pm = { show = "choosy-show", row = 3, cards = ["plain-star"] }"""
    )
    assert (reruns(table, "Ann"), archived(table, "Ann")) == ([], ["swap-your-shed", "helmet-hair"])
    assert [table.show("Ann", slot).row for slot in ("8pm", "9pm")] == [2, 4]


@pytest.mark.rule("E1.BASE.53")
def test_a_cube_in_row_4_stays_there() -> None:
    """Two more seasons do not move it."""
    table = season_end('lineup.8pm = { show = "early-show", row = 4 }')
    for _season in range(2):
        assert table.show("Ann", "8pm").row == 4
        drop_all(table, *order(table))
    assert table.show("Ann", "8pm").row == 4


@pytest.mark.rule("E1.BASE.54")
def test_a_rerun_scores_its_printed_number_once() -> None:
    """Any Show gives 4 in the season of its cancellation, nothing from the archives afterwards."""
    table = season_end('reruns = ["any-show"]')
    assert table.player("Ann").viewers == 20 + 4
    drop_all(table, *order(table))
    assert table.player("Ann").viewers == 20 + 4
    assert archived(table, "Ann") == ["any-show"]


@pytest.mark.rule("E1.BASE.54")
def test_archived_shows_score_only_by_cards_that_say_so() -> None:
    """Syndication counts shows that were cancelled: here 4 with a genre."""
    archives = '["any-show", "helmet-hair", "swap-your-shed", "agent-custard"]'
    plain = season_end(f"shelf = {{ archives = {archives} }}", top="round = 5")
    held = season_end(
        f'network = ["syndication-a"]\nshelf = {{ archives = {archives} }}', top="round = 5"
    )
    assert plain.player("Ann").viewers == 20
    assert held.player("Ann").viewers == 20 + 4


# -- the game's end -------------------------------------------------------------------------------

SIXTH = """reruns = ["any-show"]
network = ["deep-pockets-a"]
lineup.8pm = { show = "early-show", row = 1, cards = ["drama-star", "promo-ad"] }"""


@pytest.mark.rule("E1.BASE.55", "E1.BASE.56")
def test_after_season_5_the_aged_lineup_scores_once_more_without_money_or_reruns() -> None:
    """7 + 6 + 4 and a rerun of 4 in season 5, then 5 + 4 + 4, then $9M in Deep Pockets."""
    table = season_end(SIXTH, top="round = 5")
    assert table.game.is_over(table.state)
    # 10 + 2 for dropping, - 1 for the show, - 2 for the star: upkeep is paid once.
    assert table.player("Ann").cash == 10 + 2 - 1 - 2
    # Deep Pockets gives a viewer for each $3M.
    assert table.player("Ann").viewers == 20 + (7 + 6 + 4 + 4) + (5 + 4 + 4) + 3
    own = [e for e in table.events("ViewersChanged") if e.seat == 0]
    assert [(e.rule, e.amount) for e in own[:2]] == [("E1.BASE.49", 21), ("E1.BASE.55", 13)]


@pytest.mark.rule("E1.BASE.55")
def test_there_is_no_sixth_scoring_after_earlier_seasons() -> None:
    """Season 4 ends with one scoring of the lineup."""
    table = season_end('lineup.8pm = { show = "early-show", row = 2 }', top="round = 4")
    assert table.player("Ann").viewers == 20 + 5


@pytest.mark.rule("E1.BASE.57")
def test_butchers_penalty_counts_in_season_5_but_not_in_the_sixth_scoring() -> None:
    """In row 3 Early Show gives 3 - 4, then in row 4 its full 2."""
    table = season_end(
        'lineup.8pm = { show = "early-show", row = 3 }',
        top="round = 5",
        executives=("butcher", "quiet-a", "quiet-b"),
    )
    own = [e.amount for e in table.events("ViewersChanged") if e.seat == 0]
    assert own[:2] == [3 - 4, 2]


@pytest.mark.rule("E1.BASE.58")
def test_cheapos_bonus_is_not_in_the_sixth_scoring_but_permanent_cards_are() -> None:
    """Choosy Show in row 3 gives CHEAPO 4 + 2, then 1; Loyal Audience adds 1 to each scoring."""
    lineup = 'lineup.9pm = { show = "choosy-show", row = 3 }'
    amounts = []
    for network in ("[]", '["loyal-audience-a"]'):
        table = season_end(
            f"network = {network}\n{lineup}",
            top="round = 5",
            executives=("cheapo", "quiet-a", "quiet-b"),
        )
        amounts.append([e.amount for e in table.events("ViewersChanged") if e.seat == 0][:2])
    assert amounts == [[4 + 2, 1], [4 + 2 + 1, 1 + 1]]


@pytest.mark.rule("E1.BASE.59")
def test_a_season_may_take_viewers_and_totals_below_zero() -> None:
    """BUTCHER's 2 - 6 viewers of a show in row 4 leave it with 4 less than before."""
    butcher = ("butcher", "quiet-a", "quiet-b")
    for before, after in ((1, -3), (-2, -6), (10, 6)):
        table = season_end(
            'lineup.8pm = { show = "early-show", row = 4 }', viewers=before, executives=butcher
        )
        assert table.player("Ann").viewers == before + 2 - 6 == after


FINISH = """
round = 5
turn = "Cy"
passed = ["Bo", "Ann"]
[players.Ann]
cash = {ann[0]}
viewers = {ann[1]}
[players.Bo]
cash = {bo[0]}
viewers = {bo[1]}
[players.Cy]
cash = {cy[0]}
viewers = {cy[1]}
"""


@pytest.mark.rule("E1.BASE.60")
@pytest.mark.parametrize(
    ("ann", "bo", "cy", "ranking"),
    [
        ((0, 31), (50, 30), (50, 29), ["Ann", "Bo", "Cy"]),
        ((5, 30), (4, 30), (9, 30), ["Cy", "Ann", "Bo"]),
        ((5, 30), (5, 30), (3, 30), ["Bo", "Ann", "Cy"]),
        ((5, -3), (5, -2), (9, -4), ["Bo", "Ann", "Cy"]),
    ],
)
def test_most_viewers_win_then_money_then_the_earlier_drop(
    ann: tuple[int, int], bo: tuple[int, int], cy: tuple[int, int], ranking: list[str]
) -> None:
    """Cy drops last for $2M; with all equal Bo is before Ann, and nobody shares a place."""
    table = first(FINISH.format(ann=ann, bo=bo, cy=cy)).play("Cy drop cash")
    result = table.game.result(table.state)
    assert result.ranking == tuple((NAMES.index(name),) for name in ranking)
    assert result.winners == (NAMES.index(ranking[0]),)


@pytest.mark.rule("E1.BASE.60")
def test_equal_players_are_ranked_by_their_places_on_the_drop_track() -> None:
    """With $7M and 30 viewers each, the order of dropping is the ranking."""
    table = first(FINISH.format(ann=(7, 30), bo=(7, 30), cy=(5, 30))).play("Cy drop cash")
    assert table.game.result(table.state).ranking == ((1,), (0,), (2,))


def test_results_cite_clauses_of_this_edition() -> None:
    """The lines of a final score are those of the first edition."""
    table = season_end(SIXTH, top="round = 5")
    rules = {line.rule for tally in table.game.result(table.state).scores for line in tally.lines}
    assert {rule.partition(".")[0] for rule in rules} == {"E1"}
