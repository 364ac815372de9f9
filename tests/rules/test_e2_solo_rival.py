"""The rival network of the solo game, second edition (E2.SOLO.03-.06)."""

from __future__ import annotations

import pytest

from executives.networks import Variants
from support.stand_ins_solo import (
    EMPTY_DISPLAY,
    SMALL_DISPLAY,
    rival,
    rows,
    sizes,
    solo,
)
from support.table import Table

LONGEST = {
    "shows": ["snail-derby", "graveyard-shift", "moon-janitors", "brakes-are-optional"],
    "stars": ["extra-number-seven", "fill-in-wendy", "cheeky-friend", "dependable-dana"],
    "ads": ["fizz-cola", "wobbly-jelly", "average-soap", "almost-cheese"],
    "network": ["sponsor-deal-a", "syndication-a", "bank-loan-a", "upfronts-a"],
}
"""Four cards for each row of a display."""

ROOM = """
[players.Ann.lineup]
"8pm" = "mind-the-ladder"
"""
"""A show with free slots: adding a card to it is a turn that leaves the display alone."""

ADDING = "Ann add-or-replace starter-star-a 8pm slot 1"


def display_of(**numbers: int) -> str:
    """A display with so many cards in the rows."""
    lines = [f"{row} = {LONGEST[row][: numbers.get(row, 0)]}" for row in LONGEST]
    return "[display]\n" + "\n".join(lines) + "\n"


def after_a_turn(document: str) -> Table:
    """A turn of Ann that takes nothing from the display, and the rival's answer to it."""
    return solo(document + ROOM).play(ADDING)


# -- which card -----------------------------------------------------------------------------------


@pytest.mark.rule("E2.SOLO.03")
@pytest.mark.parametrize("row", ["shows", "stars", "ads", "network"])
def test_the_rival_takes_the_leftmost_card_of_the_longest_row(row: str) -> None:
    """A row of 3 among rows of 2 loses its leftmost card, and the two others close up."""
    table = after_a_turn(display_of(**{**dict.fromkeys(LONGEST, 2), row: 3}))
    assert rival(table) == [LONGEST[row][0]]
    assert list(rows(table)[row]) == LONGEST[row][1:3]
    assert sizes(table) == [2, 2, 2, 2]


@pytest.mark.rule("E2.SOLO.03")
@pytest.mark.parametrize(
    ("tied", "taken"),
    [
        (("shows", "stars", "ads", "network"), "shows"),
        (("shows", "network"), "shows"),
        (("shows", "ads"), "shows"),
        (("stars", "ads", "network"), "stars"),
        (("stars", "network"), "stars"),
        (("ads", "network"), "ads"),
    ],
)
def test_ties_go_to_shows_stars_ads_network_cards(tied: tuple[str, ...], taken: str) -> None:
    """Of rows of one length the first in the order shows, stars, ads, network loses a card."""
    lengths = {row: 3 if row in tied else 2 for row in LONGEST}
    table = after_a_turn(display_of(**lengths))
    assert rival(table) == [LONGEST[taken][0]]
    assert sizes(table) == [lengths[row] - (row == taken) for row in LONGEST]


@pytest.mark.rule("E2.SOLO.03")
def test_the_rows_are_compared_after_the_turn() -> None:
    """From 4, 3, 3 and 3: what Ann took is gone when the rival looks for the longest row."""
    table = solo(display_of(shows=4, stars=3, ads=3, network=3))
    table.play("Ann sign-ad fizz-cola")
    assert (rival(table), sizes(table)) == (["snail-derby"], [3, 3, 2, 3])
    table.play("Ann sign-ad wobbly-jelly")
    assert (rival(table), sizes(table)) == (["graveyard-shift"], [2, 3, 1, 3])
    table.play("Ann sign-star fill-in-wendy")
    assert (rival(table), sizes(table)) == (["sponsor-deal-a"], [2, 2, 1, 2])
    table.play("Ann take syndication-a")
    assert (rival(table), sizes(table)) == (["moon-janitors"], [1, 2, 1, 1])
    assert rows(table)["stars"] == ("extra-number-seven", "cheeky-friend")


@pytest.mark.rule("E2.SOLO.03")
def test_the_rival_acts_after_a_production_is_complete() -> None:
    """Nothing is taken while slots are being filled; once the show stands, one card goes."""
    table = solo(display_of(shows=3, stars=2) + "[players.Ann]\ncash = 9\n")
    table.play("Ann produce snail-derby 9pm")
    assert (rival(table), sizes(table)) == ([], [2, 2, 0, 0])
    table.play("Ann attach starter-star-a; attach starter-ad-a")
    assert (rival(table), sizes(table)) == (["graveyard-shift"], [1, 2, 0, 0])


# -- where it goes --------------------------------------------------------------------------------


@pytest.mark.rule("E2.SOLO.03")
def test_a_show_taken_by_the_rival_leaves_the_game() -> None:
    """It lies in the box, and not in the show deck."""
    table = after_a_turn(display_of(shows=1))
    assert table.state.box[-1] == "snail-derby"
    assert all("snail-derby" not in (*deck.top, *deck.rest) for deck in table.state.decks)


@pytest.mark.rule("E2.SOLO.03")
@pytest.mark.parametrize(("row", "deck"), [("stars", 3), ("ads", 4), ("network", 5)])
def test_other_cards_go_to_the_bottom_of_their_deck(row: str, deck: int) -> None:
    """Two cards taken one after the other are the last two of their deck."""
    before = solo(display_of(**{row: 2}) + ROOM)
    cards = before.state.decks[deck].rest
    before.play(ADDING, "Ann add-or-replace starter-ad-a 8pm slot 2")
    assert before.state.decks[deck].rest == (*cards, *LONGEST[row][:2])
    assert sizes(before) == [0, 0, 0, 0]


@pytest.mark.rule("E2.SOLO.03")
def test_an_anomaly_goes_to_the_supply() -> None:
    """Taken from the display it joins the supply, not the star deck, and can be used again."""
    document = EMPTY_DISPLAY.replace("stars = []", 'stars = ["anomaly-a", "extra-number-seven"]')
    table = after_a_turn('supply = ["anomaly-b"]\n' + document)
    assert rival(table) == ["anomaly-a"]
    assert table.state.supply == ("anomaly-b", "anomaly-a")
    assert rows(table)["stars"] == ("extra-number-seven",)


@pytest.mark.rule("E2.SOLO.03")
def test_the_rival_takes_nothing_of_the_player() -> None:
    """Cash, viewers, lineup and green room are those that the turn itself has left."""
    table = after_a_turn(display_of(shows=4, stars=4, ads=4, network=4))
    ann = table.player("Ann")
    assert (ann.cash, ann.viewers, ann.stars, ann.ads) == (5, 0, (), ("starter-ad-a",))
    assert table.show("Ann", "8pm").cards == ("starter-star-a", "")
    assert {type(event).__name__ for event in table.last.events if event.rule == "E2.SOLO.03"} == {  # type: ignore[union-attr]
        "CardsMoved"
    }


@pytest.mark.rule("E2.SOLO.03")
def test_only_a_single_player_has_a_rival() -> None:
    """With two players the same turn leaves the display alone."""
    document = display_of(shows=3) + ROOM + '[game]\nplayers = ["Ann", "Bo"]\n'
    table = Table('turn = "Ann"\n' + document).play(ADDING)
    assert rival(table) == []
    assert sizes(table) == [3, 0, 0, 0]


# -- when -----------------------------------------------------------------------------------------


@pytest.mark.rule("E2.SOLO.03")
def test_the_rival_does_not_act_after_a_pass() -> None:
    """The cards of the display are cleared, not taken, when the turn is a pass."""
    table = solo(SMALL_DISPLAY).play("Ann pass cash")
    assert rival(table) == []
    swept = [move.cards for move in table.events("CardsMoved") if move.rule == "E2.BASE.21"]
    assert swept[0] == ("snail-derby",)


@pytest.mark.rule("E2.SOLO.03")
def test_a_turn_with_an_action_and_a_pass_is_a_turn_with_a_pass() -> None:
    """CABLE, who acts and then passes in the same turn, is not answered by the rival."""
    table = solo(SMALL_DISPLAY, "cable")
    table.play("Ann sign-ad fizz-cola")
    assert (rival(table), sizes(table)) == ([], [2, 1, 0, 1])
    table.play("Ann pass viewers")
    assert rival(table) == []
    assert table.state.round == 2


@pytest.mark.rule("E2.SOLO.03")
def test_forgoing_the_pass_after_an_action_lets_the_rival_act() -> None:
    """CABLE, who acts and ends the turn, is answered by the rival."""
    table = solo(SMALL_DISPLAY, "cable")
    table.play("Ann sign-ad fizz-cola; end-turn")
    assert (rival(table), sizes(table)) == (["snail-derby"], [1, 1, 0, 1])


@pytest.mark.rule("E2.SOLO.04")
def test_an_empty_display_is_left_alone() -> None:
    """With no card on display nothing is taken, no deck is touched, and Ann has the next turn."""
    table = solo(EMPTY_DISPLAY + ROOM)
    decks = table.state.decks
    table.play(ADDING)
    assert rival(table) == []
    assert table.state.decks == decks
    assert table.to_act() == ["Ann"]
    assert {"pass cash", "pass viewers"} < table.legal("Ann")


@pytest.mark.rule("E2.SOLO.04")
def test_the_rival_acts_once_for_a_turn_with_the_time_machine() -> None:
    """Two actions by the time machine are one turn: one card goes, after the second action."""
    document = SMALL_DISPLAY + "[players.Ann]\nmemory = { marker = 5 }\n"
    table = solo(document, "continuum").play("Ann sign-ad fizz-cola; use-time-machine")
    assert (rival(table), sizes(table)) == ([], [2, 1, 0, 1])
    table.play("Ann take sponsor-deal-a")
    assert (rival(table), sizes(table)) == (["snail-derby"], [1, 1, 0, 0])


@pytest.mark.rule("E2.SOLO.04")
def test_the_rival_acts_once_for_a_turn_with_anomalies() -> None:
    """Three actions by two anomalies are one turn: one card goes, after the third."""
    document = SMALL_DISPLAY + '[players.Ann]\nstars = ["anomaly-a", "anomaly-b"]\n'
    table = solo(document).play("Ann use anomaly-a; use anomaly-b; sign-ad fizz-cola")
    table.play("Ann take sponsor-deal-a")
    assert (rival(table), sizes(table)) == ([], [2, 1, 0, 0])
    table.play("Ann sign-star extra-number-seven")
    assert (rival(table), sizes(table)) == (["snail-derby"], [1, 0, 0, 0])


@pytest.mark.rule("E2.SOLO.04")
def test_the_rival_acts_once_when_an_extra_action_is_forgone() -> None:
    """An action, and an extra action that is not taken: one card goes when the turn is ended."""
    document = SMALL_DISPLAY + '[players.Ann]\nstars = ["anomaly-a"]\n'
    table = solo(document).play("Ann sign-ad fizz-cola; use anomaly-a")
    assert rival(table) == []
    table.play("Ann end-turn")
    assert (rival(table), sizes(table)) == (["snail-derby"], [1, 1, 0, 1])


# -- an extra turn, and a skipped one -------------------------------------------------------------


def gorilla() -> Table:
    """The start of a solo game of GORILLA, with 4, 3, 3 and 3 cards."""
    return solo("", "gorilla")


def first_ad(table: Table) -> str:
    """Signing the leftmost ad, as a text."""
    return f"Ann sign-ad {rows(table)['ads'][0]}"


@pytest.mark.rule("E2.SOLO.05")
def test_the_rival_acts_once_for_the_extra_turn() -> None:
    """After GORILLA's extra turn one card goes, and one more after its normal turn."""
    table = gorilla().play("Ann begin-with extra-turn")
    assert sizes(table) == [4, 3, 3, 3]
    table.play(first_ad(table))
    assert (len(rival(table)), sizes(table)) == (1, [3, 3, 2, 3])
    table.play(first_ad(table))
    assert (len(rival(table)), sizes(table)) == (1, [2, 3, 1, 3])
    assert table.state.round == 1


@pytest.mark.rule("E2.SOLO.05")
def test_the_rival_does_not_act_when_the_extra_turn_is_a_pass() -> None:
    """GORILLA passing in its extra turn ends the round, and no card is taken."""
    table = gorilla().play("Ann begin-with extra-turn; pass nothing")
    assert rival(table) == []
    assert table.state.round == 2
    assert table.legal("Ann") == {"begin-with extra-turn", "begin-with extra-cash"}


@pytest.mark.rule("E2.SOLO.05")
def test_the_skipped_turn_is_one_act_of_the_rival() -> None:
    """With extra cash one card goes at once, then GORILLA has a complete turn."""
    table = gorilla()
    leftmost = rows(table)["shows"][0]
    table.play("Ann begin-with extra-cash")
    assert (rival(table), sizes(table)) == ([leftmost], [3, 3, 3, 3])
    assert table.to_act() == ["Ann"]
    assert {"pass cash", "pass viewers"} < table.legal("Ann")
    table.play(first_ad(table))
    assert (len(rival(table)), sizes(table)) == (1, [2, 3, 2, 3])


@pytest.mark.rule("E2.SOLO.05")
def test_the_turn_is_skipped_anew_in_each_round_with_extra_cash() -> None:
    """Choosing extra cash again next round means one act of the rival again."""
    table = gorilla().play("Ann begin-with extra-cash; pass viewers")
    assert sizes(table) == [4, 3, 3, 3]
    table.play("Ann begin-with extra-cash")
    assert (len(rival(table)), sizes(table)) == (1, [3, 3, 3, 3])


# -- turns without an action ----------------------------------------------------------------------


@pytest.mark.rule("E2.SOLO.06")
def test_a_turn_of_beeb_without_an_action_triggers_the_rival() -> None:
    """BEEB moves its marker and ends the turn: one card goes, each time."""
    table = solo(SMALL_DISPLAY, "beeb").play("Ann rondel add; end-turn")
    assert (rival(table), sizes(table)) == (["snail-derby"], [1, 1, 1, 1])
    table.play("Ann rondel sign-ad; end-turn")
    assert (rival(table), sizes(table)) == (["graveyard-shift"], [0, 1, 1, 1])


@pytest.mark.rule("E2.SOLO.06")
def test_a_turn_of_beeb_with_a_bonus_action_only_triggers_the_rival() -> None:
    """The star that BEEB added makes its row the longest: the leftmost star goes."""
    document = SMALL_DISPLAY.replace("shows = [", "shows = [] # [")
    table = solo(document, "beeb").play("Ann rondel sign-star; add-star; end-turn")
    assert (rival(table), sizes(table)) == (["extra-number-seven"], [0, 1, 1, 1])


@pytest.mark.rule("E2.SOLO.03", "E2.SOLO.06")
@pytest.mark.parametrize("ends", [True, False])
def test_a_turn_in_which_beeb_passes_does_not_trigger_the_rival(ends: bool) -> None:
    """Passing as a bonus action is a pass, whether or not a production may follow."""
    document = SMALL_DISPLAY + "[players.Ann]\ncash = 9\n"
    table = solo(document, "beeb", variants=Variants(beeb_pass_ends_turn=ends))
    table.play("Ann rondel produce; pass cash")
    assert rival(table) == []
    if not ends:
        table.play("Ann produce graveyard-shift 9pm; leave-empty; leave-empty")
        assert rival(table) == []
    assert table.state.round == 2
