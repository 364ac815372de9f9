"""Writeoff, second edition: a show turned into cash and cancelled (E2.CARDS.09)."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId, Rerun
from support.table import Table

SHOW = """
[[cards.show]]
id = "test-soap"
name = "Test Soap"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "9pm"
viewers = [7, 6, 4, 3]
rerun = 1
slots = ["star?", "star?", "ad?"]
"""

BUTCHER = '[game]\nexecutives = ["butcher", "beeb", "continuum"]\n'


def with_soap(
    row: int = 2,
    cards: str = "",
    *,
    cash: int = 10,
    network: str = "",
    game: str = "",
    more: str = "",
) -> Table:
    """Ann holds Writeoff; at 9PM stands Test Soap (7 / 6 / 4 / 3) and nothing else."""
    return Table(f"""
turn = "Ann"
{game}
[display]
shows = ["graveyard-shift"]
[players.Ann]
cash = {cash}
viewers = 5
stars = []
ads = []
reruns = []
network = ["writeoff-a", {network}]
[players.Ann.lineup]
8pm = ""
9pm = {{ show = "test-soap", row = {row}, cards = [{cards}] {more} }}
10pm = ""
{SHOW}
""")


WRITE_OFF = "Ann use writeoff-a; choose 9pm"


@pytest.mark.rule("E2.CARDS.09", "E2.CARDS.05")
@pytest.mark.parametrize(("row", "viewers"), [(1, 7), (2, 6), (3, 4), (4, 3)])
def test_the_score_of_the_show_is_gained_in_cash(row: int, viewers: int) -> None:
    """$1M per viewer of its row; the viewers of Ann stay as they are, and the card is gone."""
    table = with_soap(row).play(WRITE_OFF)
    assert table.player("Ann").cash == 10 + viewers
    assert table.player("Ann").viewers == 5
    assert table.player("Ann").network == ()
    assert table.state.decks[DeckId.NETWORK].rest[-1] == "writeoff-a"


@pytest.mark.rule("E2.CARDS.09")
def test_stars_count_by_their_side_and_ads_do_not() -> None:
    """6 of row 2, 3 of a star rightside up and 1 of one upside down; expenses cost nothing now."""
    cards = '"gloria-sighsworth", "tessa-torque", "fizz-cola"'
    table = with_soap(2, cards, more=', down = ["tessa-torque"]').play(WRITE_OFF)
    assert table.player("Ann").cash == 10 + 6 + 3 + 1


@pytest.mark.rule("E2.CARDS.09")
def test_texts_on_the_cards_count() -> None:
    """Bollywood Star adds 1 viewer, and 1 more for the Syndication in the green room."""
    table = with_soap(2, '"bollywood-star"', network='"syndication-a"').play(WRITE_OFF)
    assert table.player("Ann").cash == 10 + 6 + 1 + 1


@pytest.mark.rule("E2.CARDS.09")
def test_the_show_is_cancelled_and_its_cards_are_discarded() -> None:
    """The show goes to the reruns pile, star and ad under their decks, and 9PM stays empty."""
    table = with_soap(2, '"gloria-sighsworth", "", "fizz-cola"').play(WRITE_OFF)
    ann = table.player("Ann")
    assert ann.reruns == (Rerun("test-soap"),)
    assert ann.lineup == (None, None, None)
    assert (ann.stars, ann.ads) == ((), ())
    assert table.state.decks[DeckId.STAR].rest[-1] == "gloria-sighsworth"
    assert table.state.decks[DeckId.AD].rest[-1] == "fizz-cola"


@pytest.mark.rule("E2.CARDS.09")
def test_the_timeslot_is_free_for_the_action_of_the_turn() -> None:
    """The card is no action: in the same turn a show is produced there, and it cancels nothing."""
    table = with_soap().play(WRITE_OFF)
    assert table.refuses("Ann end-turn") == {"E2.BASE.28"}
    table.play("Ann produce graveyard-shift 9pm")
    assert table.show("Ann", "9pm").show == "graveyard-shift"
    assert table.player("Ann").reruns == (Rerun("test-soap"),)
    assert table.player("Ann").cash == 10 + 6 - 2


@pytest.mark.rule("E2.CARDS.09")
def test_an_empty_timeslot_scores_nothing_at_the_end_of_the_round() -> None:
    """Without an action there is no show any more: nothing is scored in lineup scoring."""
    table = with_soap().play(WRITE_OFF, "Ann pass cash", "Bo pass cash", "Cy pass cash")
    assert table.state.round == 2
    assert table.player("Ann").viewers == 5


@pytest.mark.rule("E2.CARDS.09")
def test_the_show_is_one_of_the_own_lineup() -> None:
    """Only 9PM can be chosen, even if others have shows at 8PM and 10PM."""
    table = with_soap().play("Ann use writeoff-a")
    assert table.player("Bo").lineup[0] is not None
    assert table.legal("Ann") == {"choose 9pm"}
    assert table.refuses("Ann choose 8pm") == {"E2.CARDS.09"}


@pytest.mark.rule("E2.CARDS.09", "E2.CARDS.02")
def test_without_a_show_it_cannot_be_used() -> None:
    """After the only show was written off the second copy has to stay in the green room."""
    table = with_soap(network='"writeoff-b"').play(WRITE_OFF)
    assert table.refuses("Ann use writeoff-b") == {"E2.CARDS.09"}
    assert table.player("Ann").network == ("writeoff-b",)


@pytest.mark.rule("E2.CARDS.09")
def test_a_genre_token_stays_on_the_show() -> None:
    """A drama changed to Sports lies in the reruns pile as a sports show."""
    table = with_soap(more=', token = "sports"').play(WRITE_OFF)
    assert table.player("Ann").reruns == (Rerun("test-soap", "sports"),)


@pytest.mark.rule("E2.CARDS.09", "E2.CARDS.27")
def test_a_rerun_guy_comes_back() -> None:
    """Writing a show off cancels it: Rerun Guy returns, the other star is discarded."""
    table = with_soap(2, '"gloria-sighsworth", "rerun-guy"').play(WRITE_OFF)
    assert table.player("Ann").cash == 10 + 6 + 3 + 2
    assert table.player("Ann").stars == ("rerun-guy",)
    assert table.state.decks[DeckId.STAR].rest[-1] == "gloria-sighsworth"


@pytest.mark.rule("E2.CARDS.09")
def test_starter_cards_are_treated_as_on_any_cancellation() -> None:
    """The starter show goes to the reruns pile, the starter star leaves the game."""
    table = Table("""
turn = "Ann"
[players.Ann]
cash = 0
network = ["writeoff-a"]
reruns = []
lineup.8pm = { show = "starter-show-1-a", cards = ["starter-star-a"] }
[[cards.show]]
id = "starter-show-1-a"
name = "Starter"
deck = "starter"
genre = ""
cost = 0
expenses = 0
timeslot = "any"
viewers = [4, 3, 2, 1]
rerun = 0
slots = ["star?"]
""").play("Ann use writeoff-a; choose 8pm")
    assert table.player("Ann").cash == 4 + 1
    assert table.player("Ann").reruns == (Rerun("starter-show-1-a"),)
    assert "starter-star-a" in table.state.box


# -- a negative score -----------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.09", "E2.BUTCHER.11")
def test_the_modifiers_of_the_executive_count() -> None:
    """BUTCHER's show in row 3 is written off for $4M - $4M and a star's $3M."""
    table = with_soap(3, '"gloria-sighsworth"', game=BUTCHER).play(WRITE_OFF)
    assert table.player("Ann").cash == 10 + 4 - 4 + 3


@pytest.mark.rule("E2.CARDS.09", "E2.BUTCHER.14")
@pytest.mark.parametrize(("cash", "left"), [(10, 7), (3, 0), (2, 0), (0, 0)])
def test_a_negative_score_is_paid_as_far_as_cash_goes(cash: int, left: int) -> None:
    """3 - 6 viewers cost BUTCHER $3M, or all its cash; no viewers are lost for what is missing."""
    table = with_soap(4, cash=cash, game=BUTCHER)
    assert table.allows("Ann use writeoff-a")
    table.play(WRITE_OFF)
    assert table.player("Ann").cash == left
    assert table.player("Ann").viewers == 5
    assert table.player("Ann").lineup == (None, None, None)
    assert table.player("Ann").reruns == (Rerun("test-soap"),)


@pytest.mark.rule("E2.CARDS.09")
def test_a_score_of_nothing_still_cancels_the_show() -> None:
    """4 - 4 viewers are worth $0, and the show is gone."""
    table = with_soap(3, game=BUTCHER).play(WRITE_OFF)
    assert table.player("Ann").cash == 10
    assert table.player("Ann").lineup == (None, None, None)


@pytest.mark.rule("E2.CARDS.09", "E2.BUTCHER.04")
def test_a_show_written_off_is_one_of_butchers_reruns() -> None:
    """At the game's end it is worth its printed 1 viewer and 2 of BUTCHER."""
    table = with_soap(4, game='round = 5\npassed = ["Bo", "Cy"]\n' + BUTCHER).play(WRITE_OFF)
    table.play("Ann pass cash")
    assert table.player("Ann").viewers == 5 + 1 + 2


@pytest.mark.rule("E2.CARDS.09", "E2.TELLY.28")
def test_a_show_of_the_weekend_can_be_written_off() -> None:
    """With Telly Time the weekend slot is a timeslot like the others: it is left empty."""
    table = Table(f"""
turn = "Ann"
[game]
executives = ["butcher", "beeb", "continuum"]
modules = ["telly_time"]
[players.Ann]
cash = 0
network = ["writeoff-a"]
lineup.weekend = {{ show = "test-soap", row = 1 }}
{SHOW}
""").play("Ann use writeoff-a; choose weekend")
    assert table.player("Ann").cash == 7
    assert table.show("Ann", "weekend") is None
