"""Moguls with executives and cards, second edition: one test or more for each pair."""

from __future__ import annotations

import pytest

from executives.networks import Executive
from executives.networks.cards import Show
from executives.networks.state import DeckId
from support.stand_ins_moguls import (
    TAXED,
    mogul_table,
)
from support.table import Table

EPIC = Show(
    id="test-epic",
    name="Test Epic",
    deck="round_2_3",
    genre="drama",
    cost=9,
    expenses=2,
    timeslot="9pm",
    viewers=(9, 7, 5, 3),
    rerun=2,
    slots=("star!",),
)
QUIET = EPIC.replace(id="test-quiet", name="Quiet", genre="sitcom")
SOAP = Show("test-soap", "Test Soap", "round_1", "drama", 4, 0, "9pm", (7, 6, 4, 3), 1, ())
SHOWS = """
[decks.round_2_3]
next = ["test-epic", "test-quiet"]
[display]
stars = ["extra-number-seven"]
ads = ["fizz-cola", "wobbly-jelly"]
network = ["genre-block-a", "ad-empire-a"]
"""
PLAY = ("Ann use page-to-screen", "Ann produce test-epic 9pm")
DIRECTOR = 'moguls = ["blockbuster-director"]\n'


def paging(
    executive: str = "butcher",
    ann: str = "cash = 0\n",
    *,
    plugins: tuple[Executive, ...] = (),
    rest: str = SHOWS,
) -> Table:
    """In round 2 Ann, with that executive and an empty green room, holds Page to Screen."""
    held = ann if "stars =" in ann else f"stars = []\nads = []\n{ann}"
    others = [name for name in ("butcher", "beeb", "continuum") if name != executive]
    return mogul_table(
        f'moguls = ["page-to-screen"]\n{held}',
        top="round = 2",
        rest=rest,
        executives=(executive, *others[:2]),
        plugins=plugins,
        cards=(EPIC, QUIET),
    )


# -- Page to Screen: actions and extra actions --------------------------------------------------

BEEB_SPACES = ["sign-star", "sign-ad", "produce", "network", "add"]


def beeb_on(space: str, *, more: str = "cash = 5\n") -> Table:
    """Ann is BEEB and has moved freely onto a space."""
    before = (BEEB_SPACES.index(space) - 1) % 5 + 1
    table = paging("beeb", f"{more}memory = {{ marker = {before} }}\n")
    return table.play(f"Ann rondel {space}")


@pytest.mark.rule("E2.BEEB.33")
@pytest.mark.parametrize("space", BEEB_SPACES)
def test_beeb_uses_page_to_screen_on_any_space(space: str) -> None:
    """It is the action of the space, after which that action is gone."""
    table = beeb_on(space).play(*PLAY)
    assert table.show("Ann", "9pm").show == "test-epic"
    assert table.player("Ann").cash == 5
    own = ("sign-star", "sign-ad", "produce", "take")
    assert not [text for text in table.legal("Ann") if text.split()[0] in own]


BONUSES = [
    ("sign-star", "add-star"),
    ("sign-ad", "cash-in starter-ad-a"),
    ("produce", "pass viewers"),
    ("network", "add-network-card"),
    ("add", "add-or-replace starter-star-a 9pm slot 1"),
]


@pytest.mark.rule("E2.BEEB.33", "E2.BEEB.03", "E2.BEEB.05")
@pytest.mark.parametrize(("space", "bonus"), BONUSES)
def test_beeb_keeps_the_bonus_action_beside_page_to_screen(space: str, bonus: str) -> None:
    """The bonus action of the space may still follow the production."""
    cards = 'cash = 5\nstars = ["starter-star-a"]\nads = ["starter-ad-a"]\n'
    table = beeb_on(space, more=cards).play(*PLAY, "Ann leave-empty")
    assert table.allows(f"Ann {bonus}")


@pytest.mark.rule("E2.BEEB.33", "E2.BEEB.20")
def test_page_to_screen_may_follow_beebs_bonus_pass() -> None:
    """On the pass space it may stand for the action after a pass, which then ends the turn."""
    table = beeb_on("produce").play("Ann pass viewers", *PLAY)
    assert table.show("Ann", "9pm").show == "test-epic"
    assert table.player("Ann").viewers == 5
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BEEB.33")
def test_beeb_does_not_use_page_to_screen_before_the_move() -> None:
    """The move is still made first."""
    table = paging("beeb", "cash = 5\nmemory = { marker = 1 }\n")
    assert table.refuses("Ann use page-to-screen") == {"E2.BASE.23"}
    assert {text.split()[0] for text in table.legal("Ann")} == {"rondel"}


ADDING = """
cash = 5
stars = ["starter-star-a", "extra-number-seven"]
ads = []
memory = { marker = 4 }
[players.Ann.lineup]
"8pm" = "snail-derby"
"10pm" = "moon-janitors"
"""
ADDS = (
    "Ann add-or-replace starter-star-a 8pm slot 1",
    "Ann add-or-replace extra-number-seven 10pm slot 1",
)


@pytest.mark.rule("E2.BEEB.33", "E2.BEEB.26")
@pytest.mark.parametrize("first", [0, 1])
def test_page_to_screen_goes_with_one_of_beebs_two_add_or_replace(first: int) -> None:
    """On the last space it is the action and one Add or Replace the bonus, in either order."""
    rest = SHOWS.replace('stars = ["extra-number-seven"]', "stars = []")
    table = paging("beeb", ADDING, rest=rest).play("Ann rondel add")
    plan = [ADDS[:1], (*PLAY, "Ann leave-empty")]
    table.play(*plan[first])
    assert table.to_act() == ["Ann"]
    table.play(*plan[1 - first])
    assert table.show("Ann", "8pm").cards == ("starter-star-a", "")
    assert table.show("Ann", "9pm").show == "test-epic"
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BEEB.33", "E2.BEEB.26")
def test_after_both_of_beebs_add_or_replace_page_to_screen_is_refused() -> None:
    """Action and bonus action are used; an anomaly would be needed for it."""
    rest = SHOWS.replace('stars = ["extra-number-seven"]', "stars = []")
    ann = ADDING.replace('"extra-number-seven"]', '"extra-number-seven", "anomaly-a"]')
    table = paging("beeb", ann, rest=rest).play("Ann rondel add", *ADDS)
    assert table.refuses("Ann use page-to-screen") == {"E2.BASE.23"}
    assert table.play("Ann use anomaly-a").allows("Ann use page-to-screen")


@pytest.mark.rule("E2.BEEB.31", "E2.BEEB.33")
def test_beebs_extra_action_may_be_page_to_screen() -> None:
    """An anomaly gives a second action: the space's own and the mogul, in one turn."""
    cards = 'cash = 5\nstars = ["anomaly-a"]\nads = []\n'
    table = beeb_on("sign-ad", more=cards).play("Ann sign-ad fizz-cola")
    assert table.refuses("Ann use page-to-screen") == {"E2.BASE.23"}
    table.play("Ann use anomaly-a", *PLAY)
    assert table.show("Ann", "9pm").show == "test-epic"
    assert table.legal("Ann") == {"cash-in fizz-cola", "end-turn"}


@pytest.mark.rule("E2.CARDS.35", "E2.CARDS.02")
def test_beeb_uses_blockbuster_director_before_and_after_the_move() -> None:
    """It is no action, so that it waits neither for the move nor for a space."""
    table = mogul_table(
        f"viewers = 0\n{DIRECTOR}memory = {{ marker = 1 }}\n",
        executives=("beeb", "butcher", "continuum"),
    )
    after = Table(table.game, table.state).play("Ann rondel sign-ad")
    for each in (table, after):
        each.play("Ann use blockbuster-director; choose 8pm")
        assert each.player("Ann").viewers == 2
        assert each.to_act() == ["Ann"]


@pytest.mark.rule("E2.CONTINUUM.06", "E2.CARDS.34")
@pytest.mark.parametrize("first", [0, 1])
def test_the_time_machine_allows_page_to_screen_beside_another_action(first: int) -> None:
    """With the machine at $3M: an ad and a show in one turn, in either order."""
    table = paging("continuum", "cash = 3\nmemory = { marker = 3 }\n").play("Ann use-time-machine")
    plan = [("Ann sign-ad wobbly-jelly",), PLAY]
    table.play(*plan[first])
    assert table.to_act() == ["Ann"]
    table.play(*plan[1 - first])
    assert table.show("Ann", "9pm").show == "test-epic"
    assert table.player("Ann").cash == 3 - 3 + 3
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.43", "E2.CARDS.34")
def test_an_anomaly_allows_page_to_screen_as_the_extra_action() -> None:
    """After the action of the turn it is refused, until an anomaly is discarded for it."""
    table = paging("butcher", 'cash = 0\nstars = ["anomaly-a"]\nads = []\n')
    table.play("Ann take ad-empire-a")
    assert table.refuses("Ann use page-to-screen") == {"E2.BASE.23"}
    table.play("Ann use anomaly-a", *PLAY)
    assert table.show("Ann", "9pm").show == "test-epic"
    assert table.to_act() == ["Bo"]


# -- Page to Screen: what it costs ----------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.34", "E2.BUTCHER.02")
def test_butchers_waiver_is_not_offered_with_page_to_screen() -> None:
    """All slots are optional already: nothing is declared or paid, though $9M are there."""
    table = paging("butcher", "cash = 9\n").play(*PLAY)
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").cash == 9
    assert table.show("Ann", "9pm").cards == ("",)
    displayed = SHOWS.replace('"test-epic", ', "") + 'shows = ["test-epic"]\n'
    usual = paging("butcher", "cash = 12\n", rest=displayed).play("Ann produce test-epic 9pm")
    assert "declare waive-slots" in usual.legal("Ann")


@pytest.mark.rule("E2.CARDS.34")
def test_a_show_of_page_to_screen_scores_as_butchers_do() -> None:
    """At 8PM the 9PM epic starts in row 3, and is worth 5 - 4 viewers at the round's end."""
    empty = '[players.Ann.lineup]\n"8pm" = ""\n"9pm" = ""\n"10pm" = ""\n'
    table = paging("butcher", f"cash = 9\nviewers = 0\n{empty}")
    table.play("Ann use page-to-screen", "Ann produce test-epic 8pm", "Bo rondel produce")
    table.play("Bo pass cash")
    while table.to_act() == ["Bo"]:
        table.play("Bo end-turn")
    table.play("Cy pass cash", "Ann pass cash")
    assert table.player("Ann").viewers == 5 - 4


@pytest.mark.rule("E2.CARDS.34", "E2.FLIX.05")
@pytest.mark.parametrize(
    ("option", "cash", "row"), [("pay-extra", 4 - 3, 1), ("take-penalty", 4, 3)]
)
def test_flix_pays_extra_or_takes_the_penalty_in_page_to_screen(
    option: str, cash: int, row: int
) -> None:
    """With another drama show the extra cost is due, the show's is not."""
    ann = 'cash = 4\n[players.Ann.lineup]\n"8pm" = "graveyard-shift"\n'
    table = paging("flix", ann).play(*PLAY)
    assert table.legal() == {"declare pay-extra", "declare take-penalty"}
    table.play(f"Ann declare {option}")
    assert (table.player("Ann").cash, table.show("Ann", "9pm").row) == (cash, row)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.34", "E2.FLIX.05")
def test_flix_without_cash_takes_the_penalty_in_page_to_screen() -> None:
    """$2M do not pay the $3M, so only the penalty is legal."""
    ann = 'cash = 2\n[players.Ann.lineup]\n"8pm" = "graveyard-shift"\n'
    table = paging("flix", ann).play(*PLAY)
    assert table.refuses("Ann declare pay-extra") == {"E2.BASE.39"}
    assert table.legal() == {"declare take-penalty"}


@pytest.mark.rule("E2.CARDS.34")
@pytest.mark.parametrize(("cash", "left"), [(3, 0), (5, 2)])
def test_an_extra_cost_is_paid_in_page_to_screen(cash: int, left: int) -> None:
    """Stand-in, every production costs $3M more: these are paid, the $9M are not."""
    table = paging("test-taxed", f"cash = {cash}\n", plugins=(TAXED,)).play(*PLAY)
    assert table.player("Ann").cash == left


@pytest.mark.rule("E2.CARDS.34")
def test_shows_whose_extra_cost_cannot_be_paid_go_back() -> None:
    """Stand-in, $3M more with $2M in hand: both shows go under the deck and the turn goes on."""
    table = paging("test-taxed", "cash = 2\n", plugins=(TAXED,)).play("Ann use page-to-screen")
    assert table.state.decks[DeckId.SHOWS_2_3].rest[-2:] == ("test-epic", "test-quiet")
    assert table.player("Ann").cash == 2
    assert table.player("Ann").face_down == ("page-to-screen",)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.34")
def test_another_option_may_be_declared_in_page_to_screen() -> None:
    """With PROCRASTINATOR's token for Sports the drama epic advances Sports."""
    table = paging("procrastinator").play(*PLAY)
    others = ("action", "reality", "sci-fi", "sitcom", "sports")
    assert table.legal() == {"commit", *(f"declare genre-{genre}" for genre in others)}
    table.play("Ann declare genre-sports")
    assert table.show("Ann", "9pm").token == "sports"
    assert table.player("Ann").tracks == (0, 0, 0, 0, 0, 1)


# -- Blockbuster Director: the score of the show ------------------------------------------------


@pytest.mark.rule("E2.BUTCHER.13", "E2.CARDS.35")
@pytest.mark.parametrize(("row", "score"), [(1, 7), (2, 6 - 2), (3, 4 - 4)])
def test_blockbuster_director_counts_butchers_penalty(row: int, score: int) -> None:
    """Soap (7/6/4/3 viewers) scores 2 less in row 2 and 4 less in row 3."""
    table = directing(row, "butcher")
    assert table.player("Ann").viewers == 5 + score


@pytest.mark.rule("E2.BUTCHER.13", "E2.BUTCHER.14")
@pytest.mark.parametrize(("viewers", "after"), [(5, 5 + 3 - 6), (2, 0)])
def test_a_negative_show_costs_viewers_by_blockbuster_director(viewers: int, after: int) -> None:
    """In row 4 soap is worth 3 - 6: as many viewers are lost, but not more than there are."""
    assert directing(4, "butcher", viewers=viewers).player("Ann").viewers == after


def directing(
    row: int, executive: str, *, viewers: int = 5, plugins: tuple[Executive, ...] = ()
) -> Table:
    """Ann has used Blockbuster Director on Soap in a row, her only show."""
    others = [name for name in ("butcher", "beeb", "continuum") if name != executive]
    shows = f'"8pm" = ""\n"9pm" = {{ show = "test-soap", row = {row} }}\n"10pm" = ""\n'
    table = mogul_table(
        f"viewers = {viewers}\n{DIRECTOR}",
        rest=f"[players.Ann.lineup]\n{shows}",
        executives=(executive, *others[:2]),
        plugins=plugins,
        cards=(SOAP,),
    )
    return table.play("Ann use blockbuster-director; choose 9pm")


@pytest.mark.rule("E2.CARDS.35")
def test_blockbuster_director_counts_cheapos_bonus() -> None:
    """Soap without expenses scores 7 + 2."""
    table = directing(1, "cheapo")
    assert table.player("Ann").viewers == 5 + 7 + 2
