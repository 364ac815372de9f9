"""Timing kinds of cards, second edition: immediate and one-shot (E2.CARDS.01, .02, .05)."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId
from support.stand_ins_setup import MISFIT, mogul_game
from support.table import Table


def network_deck(table: Table) -> tuple[str, ...]:
    """The network deck from its top to its bottom."""
    cards: tuple[str, ...] = table.state.decks[DeckId.NETWORK].rest
    return cards


def mogul_table(ann: str, *, turn: str = '"Ann"', top: str = "") -> Table:
    """A game with moguls, one of them a stand-in; ``ann`` is what Ann owns."""
    game = mogul_game()
    return Table(game, game.position(f"turn = {turn}\n{top}\n[players.Ann]\n{ann}\n"))


# -- immediate ------------------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.01", "E2.CARDS.05")
def test_an_immediate_card_is_resolved_when_taken_and_discarded() -> None:
    """Taking Bank Loan pays at once; the card goes under the deck, not to the green room."""
    table = Table("""
turn = "Ann"
[display]
network = ["bank-loan-c", "genre-block-a"]
[players.Ann]
cash = 1
""").play("Ann take bank-loan-c")
    assert table.player("Ann").cash == 1 + 6
    assert table.player("Ann").network == ()
    assert table.state.display[3] == ("genre-block-a",)
    assert network_deck(table)[-1] == "bank-loan-c"
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.01")
@pytest.mark.parametrize(("card", "deck"), [("casting-call-a", "star"), ("upfronts-a", "ad")])
def test_an_immediate_card_may_be_taken_without_effect(card: str, deck: str) -> None:
    """With nothing to draw the card can still be taken: it is discarded, and the action is used."""
    table = Table(f"""
turn = "Ann"
[display]
network = ["{card}"]
[decks.{deck}]
cards = []
""")
    before = table.player("Ann")
    table.play(f"Ann take {card}")
    assert table.player("Ann") == before
    assert network_deck(table)[-1] == card
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.01")
def test_an_immediate_mogul_is_turned_over_and_pays_once() -> None:
    """Silent Partner gives $12M: kept from a draw it pays at once, stays with Ann, and is spent."""
    game = mogul_game(cards=(MISFIT.replace(genre="drama", id="test-drama"),))
    table = Table(
        game,
        game.position("""
turn = "Ann"
[display]
shows = ["test-drama"]
[players.Ann]
cash = 1
[players.Ann.tracks]
drama = 2
[decks.mogul]
next = ["silent-partner"]
"""),
    )
    table.play("Ann produce test-drama 8pm; keep silent-partner", "Bo pass cash", "Cy pass cash")
    assert table.player("Ann").cash == 1 - 1 + 12
    assert table.player("Ann").moguls == ("silent-partner",)
    assert "use silent-partner" not in table.legal("Ann")
    table.play("Ann pass cash")
    assert table.state.round == 2
    assert table.player("Ann").cash == 12 + 2


@pytest.mark.rule("E2.CARDS.01")
def test_an_immediate_card_is_discarded_after_it_was_resolved() -> None:
    """Stand-in card that draws a network card: from an empty deck it cannot draw itself."""
    table = Table("""
turn = "Ann"
[display]
network = ["test-scout"]
[decks.network]
cards = []
[[cards.network]]
id = "test-scout"
name = "Test Scout"
timing = "immediate"
effect = { kind = "draw-keep", draw = { network = 1 } }
""").play("Ann take test-scout")
    assert table.to_act() == ["Bo"]
    assert network_deck(table) == ("test-scout",)


# -- one-shot -------------------------------------------------------------------------------------

EXTENSION = """
{top}
turn = {turn}
[players.Ann]
network = ["extension-a", "genre-block-a"]
[players.Ann.lineup.8pm]
show = "starter-show-1-a"
row = 3
"""
TURN = '{ player = "Ann", grants = ["any pass due"] }'


def with_extension(turn: str = TURN, top: str = "") -> Table:
    """Ann holds Extension, and her show at 8PM is in row 3."""
    return Table(EXTENSION.format(turn=turn, top=top))


@pytest.mark.rule("E2.CARDS.02")
def test_a_one_shot_is_kept_and_not_resolved_when_taken() -> None:
    """Taking Extension puts it in the green room; the season marker stays where it is."""
    table = Table("""
turn = "Ann"
[display]
network = ["extension-a"]
[players.Ann.lineup.8pm]
show = "starter-show-1-a"
row = 3
""").play("Ann take extension-a")
    assert table.player("Ann").network == ("extension-a",)
    assert table.show("Ann", "8pm").row == 3


@pytest.mark.rule("E2.CARDS.02", "E2.CARDS.05")
def test_a_one_shot_is_used_once_and_discarded() -> None:
    """Extension, used before the action, goes under the deck; it is no action."""
    table = with_extension().play("Ann use extension-a; choose 8pm")
    assert table.player("Ann").network == ("genre-block-a",)
    assert network_deck(table)[-1] == "extension-a"
    assert "use extension-a" not in table.legal("Ann")
    assert "E2.CARDS.02" in table.refuses("Ann use extension-a")
    assert table.refuses("Ann end-turn") == {"E2.BASE.28"}
    assert "pass cash" in table.legal("Ann")


@pytest.mark.rule("E2.CARDS.02")
def test_a_one_shot_is_used_after_the_last_action_too() -> None:
    """After her only action Ann may still use Extension, or end the turn."""
    table = with_extension()
    ad = next(text for text in sorted(table.legal("Ann")) if text.startswith("sign-ad"))
    table.play(f"Ann {ad}")
    assert table.legal("Ann") == {"use extension-a", "end-turn"}
    table.play("Ann use extension-a; choose 8pm")
    assert table.show("Ann", "8pm").row == 3 - 1
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.02")
def test_a_one_shot_is_not_used_in_the_turn_of_another() -> None:
    """In Bo's turn Ann cannot use her card, nor can Bo use the card of Ann."""
    table = with_extension(turn='"Bo"')
    assert table.refuses("Ann use extension-a") == {"E2.BASE.23"}
    assert table.refuses("Bo use extension-a") == {"E2.CARDS.02"}


@pytest.mark.rule("E2.CARDS.02")
def test_a_one_shot_is_not_used_inside_another_effect() -> None:
    """While Ann chooses one of the cards drawn by Upfronts her Extension has to wait."""
    table = Table(EXTENSION.format(turn=TURN, top="") + '[display]\nnetwork = ["upfronts-a"]\n')
    table.play("Ann take upfronts-a")
    assert table.refuses("Ann use extension-a") == {"E2.BASE.26"}
    table.play(f"Ann {min(table.legal('Ann'))}")
    assert table.allows("Ann use extension-a")


@pytest.mark.rule("E2.CARDS.02")
def test_a_one_shot_mogul_is_used_and_stays_turned_over() -> None:
    """Stand-in mogul with an extra action: used between actions, once, and it never leaves Ann."""
    table = mogul_table('moguls = ["test-agent"]', turn=TURN)
    assert "use test-agent" in table.legal("Ann")
    table.play("Ann use test-agent")
    assert table.player("Ann").moguls == ("test-agent",)
    assert "use test-agent" not in table.legal("Ann")
    assert "test-agent" not in table.state.decks[DeckId.MOGUL].rest


# -- with and as an action ------------------------------------------------------------------------


def card_player(ann: str, grants: str) -> Table:
    """Ann has a show with a free slot for a star, and may produce a show for 8PM without slots."""
    return Table(f"""
turn = {{ player = "Ann", grants = [{grants}] }}
[display]
shows = ["test-misfit"]
ads = ["fizz-cola", "wobbly-jelly"]
[players.Ann]
cash = 10
{ann}
[players.Ann.lineup]
8pm = "brakes-are-optional"
[[cards.show]]
id = "test-misfit"
name = "Test Misfit"
deck = "round_1"
genre = "drama"
cost = 1
expenses = 0
timeslot = "8pm"
viewers = [5, 4, 2, 1]
rerun = 0
slots = []
""")


WITH = 'network = ["flexible-schedule-a"]'
AS = 'network = ["on-set-accommodation-a"]'
PERFORM = "Ann use on-set-accommodation-a; add-or-replace starter-star-a 8pm slot 1"
ONE_ACTION = '"any pass due"'
TWO_ACTIONS = '"any pass due", "any"'


@pytest.mark.rule("E2.CARDS.02", "E2.CARDS.05", "E2.CARDS.08")
def test_a_one_shot_as_an_action_uses_up_the_action_of_the_turn() -> None:
    """On-Set Accommodation takes the turn's action and is discarded."""
    table = card_player(AS, ONE_ACTION).play(PERFORM)
    assert table.show("Ann", "8pm").cards == ("starter-star-a", "")
    assert network_deck(table)[-1] == "on-set-accommodation-a"
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.02")
def test_a_one_shot_as_an_action_may_use_up_an_extra_action() -> None:
    """After the turn's action On-Set Accommodation needs the extra action of an anomaly."""
    ann = AS + '\nstars = ["anomaly-a", "starter-star-a"]'
    table = card_player(ann, ONE_ACTION).play("Ann sign-ad fizz-cola")
    assert table.refuses("Ann use on-set-accommodation-a") == {"E2.BASE.23"}
    table.play("Ann use anomaly-a", PERFORM)
    assert table.show("Ann", "8pm").cards == ("starter-star-a", "")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.02")
def test_a_one_shot_as_an_action_rules_out_the_pass() -> None:
    """Used as the first of two actions it strikes the pass as any action does."""
    table = card_player(AS, TWO_ACTIONS)
    assert "pass cash" in table.legal("Ann")
    table.play(PERFORM)
    assert "E2.BASE.25" in table.refuses("Ann pass cash")
    assert "sign-ad fizz-cola" in table.legal("Ann")


@pytest.mark.rule("E2.CARDS.02", "E2.CARDS.05", "E2.CARDS.11")
def test_a_one_shot_with_a_production_is_declared_as_its_option() -> None:
    """Flexible Schedule, declared with the production, puts the marker in row 1 and is spent."""
    table = card_player(WITH, ONE_ACTION)
    assert "use flexible-schedule-a" not in table.legal("Ann")
    table.play("Ann produce test-misfit 9pm")
    assert table.legal("Ann") == {"commit", "declare flexible-schedule-a"}
    table.play("Ann declare flexible-schedule-a")
    assert table.show("Ann", "9pm").row == 1
    assert table.player("Ann").network == ()
    assert network_deck(table)[-1] == "flexible-schedule-a"


@pytest.mark.rule("E2.CARDS.02")
def test_a_one_shot_with_a_production_stays_when_it_is_not_declared() -> None:
    """Without it the show for 8PM starts at 9PM in row 3, and the card is kept."""
    table = card_player(WITH, ONE_ACTION).play("Ann produce test-misfit 9pm; commit")
    assert table.show("Ann", "9pm").row == 3
    assert table.player("Ann").network == ("flexible-schedule-a",)


@pytest.mark.rule("E2.CARDS.02", "E2.CARDS.05", "E2.CARDS.10")
def test_a_one_shot_with_a_pass_is_used_with_the_pass_only() -> None:
    """Preempted Timeslot is no decision of its own: passing with it discards it."""
    table = card_player('network = ["preempted-timeslot-a"]', ONE_ACTION)
    assert "use preempted-timeslot-a" not in table.legal("Ann")
    table.play("Ann pass cash with preempted-timeslot-a")
    assert table.player("Ann").network == ()
    assert network_deck(table)[-1] == "preempted-timeslot-a"
