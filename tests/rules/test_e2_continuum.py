"""CONTINUUM, second edition: the time machine (E2.CONTINUUM.01-.07, .14-.16, .19)."""

from __future__ import annotations

import pytest

from executives.networks.second_edition import EDITION
from executives.networks.state import DeckId, Row
from support.table import Table

BEFORE_BO = """
turn = "Ann"
[game]
executives = ["butcher", "continuum", "beeb"]
[display]
stars = ["brick-hammerly", "tessa-torque"]
ads = ["almost-cheese", "limo-by-the-minute", "family-bucket-noodles", "moonlight-insurance"]
network = ["genre-block-a", "genre-block-b"]
[players.Bo]
cash = {cash}
memory = {{ marker = {marker} }}
"""

BO = BEFORE_BO.replace('turn = "Ann"', 'turn = "Bo"')

OPEN_SLOT = """
[[cards.show]]
id = "test-play"
name = "Test Play"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "9pm"
viewers = [4, 3, 2, 1]
rerun = 1
slots = ["star?"]
"""

EXAMPLE = """
turn = "Ann"
first = "Bo"
[game]
players = ["Ann", "Bo"]
executives = ["butcher", "continuum"]
[display]
stars = ["brick-hammerly", "tessa-torque", "duke-thunderchin", "max-velocitti"]
ads = ["test-ad"]
network = ["genre-block-a"]
[decks.star]
next = ["cheeky-friend", "lady-monologue", "mime-in-a-box", "coach-loudhailer"]
[players.Bo]
cash = 9
memory = { marker = 2 }
[[cards.ad]]
id = "test-ad"
name = "Test Ad"
bonus = 2
condition = ""
up = 3
down = 1
"""


def before(marker: int, cash: int = 20) -> Table:
    """Ann is to play, then Bo, whose machine has its marker on ``marker``."""
    return Table(BEFORE_BO.format(marker=marker, cash=cash))


def at(marker: int, cash: int = 20) -> Table:
    """Bo is to play, the marker having been advanced already."""
    return Table(BO.format(marker=marker, cash=cash))


def with_open_slot() -> Table:
    """Bo is to play, and the display has a show with an optional slot."""
    position = BO.format(marker=3, cash=20) + OPEN_SLOT
    return Table(position.replace("[display]", '[display]\nshows = ["test-play"]'))


def star_deck_top(table: Table) -> tuple[str, ...]:
    """The known top of the star deck, next card first."""
    top: tuple[str, ...] = table.state.decks[DeckId.STAR].top
    return top


@pytest.mark.rule("E2.CONTINUUM.01")
def test_metadata() -> None:
    """CONTINUUM has complexity 2."""
    (continuum,) = (plugin for plugin in EDITION.executives if plugin.id == "continuum")
    assert continuum.complexity == 2
    assert continuum.section == "E2.CONTINUUM"


@pytest.mark.rule("E2.CONTINUUM.02")
@pytest.mark.parametrize(("marker", "cost"), [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1)])
def test_the_machine_gets_cheaper_each_turn(marker: int, cost: int) -> None:
    """At the start of the own turn the marker advances 1 of infinity, 5, 4, 3, 2, 1."""
    table = before(marker).play("Ann sign-ad almost-cheese", "Bo use-time-machine")
    assert table.player("Bo").cash == 20 - cost


@pytest.mark.rule("E2.CONTINUUM.02")
def test_the_turns_of_others_do_not_advance_the_marker() -> None:
    """A round of turns of Ann, Bo and Cy makes the machine cheaper by one space only."""
    table = before(0).play("Ann sign-ad almost-cheese", "Bo sign-ad limo-by-the-minute; end-turn")
    paid = table.player("Bo").cash
    table.play("Cy rondel sign-ad; end-turn", "Ann pass viewers", "Bo use-time-machine")
    assert table.player("Bo").cash == paid - 4


@pytest.mark.rule("E2.CONTINUUM.02")
def test_an_extra_action_does_not_advance_the_marker() -> None:
    """Extra actions are no turns: after the use the machine stays at infinity all turn."""
    table = at(3).play("Bo use-time-machine", "Bo sign-ad almost-cheese")
    assert table.refuses("Bo use-time-machine") == {"E2.CONTINUUM.04"}


@pytest.mark.rule("E2.CONTINUUM.03")
def test_the_marker_stays_at_one_million() -> None:
    """At $1M a further turn does not move the marker: the use costs $1M."""
    table = before(5).play("Ann sign-ad almost-cheese", "Bo use-time-machine")
    assert table.player("Bo").cash == 20 - 1


@pytest.mark.rule("E2.CONTINUUM.04")
def test_the_machine_can_be_the_first_thing_in_a_turn() -> None:
    """Before any action the shown $3M are paid."""
    table = at(3).play("Bo use-time-machine")
    assert table.player("Bo").cash == 20 - 3
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CONTINUUM.04")
def test_the_machine_can_be_used_after_the_action() -> None:
    """The turn waits after its action while the machine can be paid."""
    table = at(3, cash=3).play("Bo sign-star brick-hammerly")
    assert table.player("Bo").cash == 3 - 2
    assert table.to_act() == ["Cy"]
    table = at(3, cash=5).play("Bo sign-star brick-hammerly")
    assert table.legal("Bo") == {"end-turn", "use-time-machine"}
    table.play("Bo use-time-machine")
    assert table.player("Bo").cash == 5 - 2 - 3


@pytest.mark.rule("E2.CONTINUUM.04")
def test_not_at_infinity() -> None:
    """With the marker at infinity the machine cannot be used."""
    assert at(0).refuses("Bo use-time-machine") == {"E2.CONTINUUM.04"}


@pytest.mark.rule("E2.CONTINUUM.04")
def test_not_without_the_cash() -> None:
    """$2M do not pay $3M; $3M do."""
    assert at(3, cash=2).refuses("Bo use-time-machine") == {"E2.BASE.34"}
    assert at(3, cash=3).allows("Bo use-time-machine")


@pytest.mark.rule("E2.CONTINUUM.04")
def test_not_in_the_turn_of_another() -> None:
    """While Ann is to play, Bo cannot use the machine, and Ann has none."""
    table = before(5)
    assert "E2.BASE.23" in table.refuses("Bo use-time-machine")
    assert table.refuses("Ann use-time-machine") == {"E2.CONTINUUM.04"}


@pytest.mark.rule("E2.CONTINUUM.04")
def test_not_in_the_middle_of_an_action() -> None:
    """While a show produced still has an open slot, the machine has to wait."""
    table = with_open_slot().play("Bo produce test-play 9pm")
    assert "attach starter-star-b" in table.legal("Bo")
    assert "E2.BASE.26" in table.refuses("Bo use-time-machine")
    table.play("Bo leave-empty")
    assert table.allows("Bo use-time-machine")


@pytest.mark.rule("E2.CONTINUUM.05")
def test_an_anomaly_goes_on_top_of_the_star_deck() -> None:
    """The anomaly comes from the supply of 6 and lies above every other star."""
    table = at(3)
    stars = table.state.decks[DeckId.STAR].rest
    table.play("Bo use-time-machine")
    assert star_deck_top(table) == ("anomaly-a",)
    assert table.state.decks[DeckId.STAR].rest == stars
    assert len(table.state.supply) == 6 - 1


@pytest.mark.rule("E2.CONTINUUM.05")
def test_a_second_anomaly_lies_above_the_first() -> None:
    """Uses in two turns put two anomalies there, the later one on top."""
    table = at(3).play("Bo use-time-machine; sign-ad almost-cheese; end-turn")
    table.play("Cy rondel sign-ad; end-turn", "Ann pass viewers", "Bo use-time-machine")
    assert star_deck_top(table) == ("anomaly-b", "anomaly-a")


@pytest.mark.rule("E2.CONTINUUM.06")
def test_the_machine_gives_exactly_one_extra_action() -> None:
    """Two actions can be taken in the turn, of any kind, and not three."""
    table = at(3).play("Bo use-time-machine", "Bo sign-ad almost-cheese")
    assert {"sign-star tessa-torque", "take genre-block-b"} <= table.legal("Bo")
    table.play("Bo sign-ad limo-by-the-minute")
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("E2.CONTINUUM.06")
def test_the_extra_action_may_be_any_of_the_five() -> None:
    """Star, ad, show, network card and add-or-replace are on offer as the second action."""
    table = with_open_slot()
    table.play("Bo produce test-play 9pm; leave-empty", "Bo use-time-machine")
    kinds = {text.split()[0] for text in table.legal("Bo")}
    assert {"sign-star", "sign-ad", "take", "add-or-replace"} <= kinds
    table = with_open_slot()
    table.play("Bo sign-ad almost-cheese", "Bo use-time-machine")
    assert "produce test-play 9pm" in table.legal("Bo")


@pytest.mark.rule("E2.CONTINUUM.06")
def test_the_extra_action_may_be_forgone() -> None:
    """'May': after one action the turn can be ended."""
    table = at(3).play("Bo use-time-machine; sign-ad almost-cheese; end-turn")
    assert table.to_act() == ["Cy"]
    assert table.player("Bo").ads == ("starter-ad-b", "almost-cheese")


@pytest.mark.rule("E2.CONTINUUM.06")
def test_the_extra_action_is_no_pass() -> None:
    """A pass is no action: after the first action it is not to be had for the second."""
    table = at(3).play("Bo use-time-machine", "Bo sign-ad almost-cheese")
    assert table.refuses("Bo pass cash") == {"E2.BASE.25"}
    table = at(3).play("Bo sign-ad almost-cheese", "Bo use-time-machine")
    assert table.refuses("Bo pass cash") == {"E2.BASE.25"}


@pytest.mark.rule("E2.CONTINUUM.06")
def test_using_the_machine_is_no_action() -> None:
    """After the use alone the turn still needs an action or a pass."""
    table = at(3).play("Bo use-time-machine")
    assert table.refuses("Bo end-turn") == {"E2.BASE.28"}
    table.play("Bo pass viewers")
    assert table.state.passed == (1,)
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("E2.CONTINUUM.07")
def test_the_marker_goes_back_to_infinity() -> None:
    """Used at $1M, the machine cannot be used again in the turn, before or after actions."""
    table = at(5).play("Bo use-time-machine")
    assert table.refuses("Bo use-time-machine") == {"E2.CONTINUUM.04"}
    table.play("Bo sign-ad almost-cheese")
    assert table.refuses("Bo use-time-machine") == {"E2.CONTINUUM.04"}


@pytest.mark.rule("E2.CONTINUUM.07")
def test_after_a_use_the_next_turn_starts_from_infinity() -> None:
    """The next turn advances from infinity: the second use costs $5M."""
    table = at(5).play("Bo use-time-machine; take genre-block-a; end-turn")
    assert table.player("Bo").cash == 20 - 1
    table.play("Cy rondel sign-ad; end-turn", "Ann pass viewers", "Bo use-time-machine")
    assert table.player("Bo").cash == 20 - 1 - 5


@pytest.mark.rule("E2.CONTINUUM.14", "E2.CONTINUUM.15", "E2.CONTINUUM.16")
def test_the_example_of_the_rulebook() -> None:
    """$3M and an anomaly for 2 actions; it is dealt as 1 of the 4 new stars (2 players)."""
    table = Table(EXAMPLE).play("Ann pass viewers", "Bo use-time-machine")
    assert table.player("Bo").cash == 9 - 3
    assert star_deck_top(table) == ("anomaly-a",)
    table.play("Bo sign-ad test-ad", "Bo take genre-block-a")
    assert table.player("Bo").ads == ("starter-ad-b", "test-ad")
    assert table.player("Bo").network == ("genre-block-a",)
    assert table.player("Bo").cash == 9 - 3 + 2
    again = Table(table.game, table.state).play("Bo use-time-machine")
    assert again.player("Bo").cash == 9 - 3 + 2 - 5
    table.play("Bo pass cash")
    assert table.state.round == 2
    stars = ("anomaly-a", "cheeky-friend", "lady-monologue", "mime-in-a-box")
    assert table.state.display[Row.STARS] == stars
    assert star_deck_top(table) == ()


@pytest.mark.rule("E2.CONTINUUM.19")
def test_the_machine_works_with_an_empty_supply() -> None:
    """With all 6 anomalies in green rooms the price is paid and gives an extra action only."""
    held = '[players.Ann]\nstars = ["anomaly-a", "anomaly-b", "anomaly-c"]\n'
    held += '[players.Cy]\nstars = ["anomaly-d", "anomaly-e", "anomaly-f"]\n'
    table = Table(BO.format(marker=3, cash=20) + held)
    stars = table.state.decks[DeckId.STAR]
    assert table.allows("Bo use-time-machine")
    table.play("Bo use-time-machine")
    assert table.player("Bo").cash == 20 - 3
    assert table.state.decks[DeckId.STAR] == stars
    table.play("Bo sign-ad almost-cheese", "Bo sign-ad limo-by-the-minute")
    assert table.to_act() == ["Cy"]
