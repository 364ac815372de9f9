"""GORILLA, second edition: an extra turn or extra cash in each round (E2.GORILLA)."""

from __future__ import annotations

import attrs
import pytest

from executives import FileError, networks
from executives.networks.second_edition import EDITION
from support.names import NAMES
from support.seated import passes, seated
from support.table import Table

OTHERS = ("butcher", "flix", "continuum", "cheapo")
BOTH = {"begin-with extra-turn", "begin-with extra-cash"}

ADS = '[display]\nads = ["ad-3", "ad-5"]\n'


def gorilla(seat: int = 1, number: int = 3, *, first: int = 0, rest: str = ADS) -> Table:
    """The choice of round 1 with GORILLA at a seat; ``first`` holds the token."""
    names = list(OTHERS[: number - 1])
    names.insert(seat, "gorilla")
    frames = f'''[
        {{ frame = "turns", seat = "{NAMES[first]}" }},
        {{ frame = "choosing-ability", seat = "{NAMES[seat]}" }},
    ]'''
    head = f'first = "{NAMES[first]}"\npending = {frames}'
    return seated(*names, head=head, rest=rest)


def memory(table: Table, name: str = "Bo") -> dict[str, object]:
    """What lies on GORILLA's board."""
    board = table.player(name).memory
    assert board is not None
    return attrs.asdict(board)


def whose_turns(table: Table) -> list[str]:
    """The turns that have begun in the last step, skipped ones too."""
    return [NAMES[event.seat] for event in table.events("TurnStarted")]


@pytest.mark.rule("E2.GORILLA.01")
def test_metadata() -> None:
    """GORILLA has complexity 2, needs no module, and its board starts without a choice."""
    (plugin,) = (plugin for plugin in EDITION.executives if plugin.id == "gorilla")
    assert (plugin.name, plugin.complexity) == ("GORILLA", 2)
    assert (plugin.section, plugin.needs) == ("E2.GORILLA", ())
    assert attrs.asdict(plugin.memory) == {"ability": "", "begun": 0}  # type: ignore[arg-type]


# -- the choice -----------------------------------------------------------------------------------


@pytest.mark.rule("E2.GORILLA.02")
def test_the_choice_comes_before_the_first_turn() -> None:
    """With the display dealt Bo has to choose one of the two, and there is no third option."""
    game = networks.Game(NAMES[:3], executives=("butcher", "gorilla", "flix"))
    table = Table(game, game.start(0))
    assert [len(row) for row in table.state.display] == [6, 5, 5, 5]
    assert table.to_act() == ["Bo"]
    assert table.legal("Bo") == BOTH
    assert table.refuses("Bo end-turn")
    assert table.refuses("Bo pass cash")


@pytest.mark.rule("E2.GORILLA.02")
def test_the_choice_comes_in_every_round() -> None:
    """When round 2 begins its display lies there, and Bo chooses again."""
    table = gorilla(rest="").play("Bo begin-with extra-cash", "Ann pass cash", "Cy pass cash")
    table.play("Bo pass cash")
    assert table.state.round == 2
    assert [len(row) for row in table.state.display] == [6, 5, 5, 5]
    assert table.legal() == BOTH


@pytest.mark.rule("E2.GORILLA.03")
@pytest.mark.parametrize("ability", ["extra-turn", "extra-cash"])
def test_the_choice_is_recorded_for_everybody_to_see(ability: str) -> None:
    """The board shows the ability chosen, in every view."""
    table = gorilla().play(f"Bo begin-with {ability}")
    assert memory(table)["ability"] == ability
    for seat in (0, 1, 2, None):
        view = table.game.view(table.state, seat)
        assert view.players[1].memory == table.player("Bo").memory


@pytest.mark.rule("E2.GORILLA.03")
@pytest.mark.parametrize("ability", ["extra-turn", "extra-cash"])
def test_the_record_is_cleared_at_the_end_of_the_round(ability: str) -> None:
    """When the choice of round 2 is due, the board is empty."""
    table = gorilla(rest="").play(f"Bo begin-with {ability}")
    if ability == "extra-turn":
        table.play("Bo pass nothing", "Ann pass cash", "Cy pass cash")
    else:
        table.play("Ann pass cash", "Cy pass cash", "Bo pass cash")
    assert table.state.round == 2
    assert memory(table) == {"ability": "", "begun": 0}


@pytest.mark.rule("E2.GORILLA.03")
def test_the_choice_is_resolved_at_once() -> None:
    """The turn, or the cash, is there before anybody else does anything."""
    turn = gorilla().play("Bo begin-with extra-turn")
    assert turn.to_act() == ["Bo"]
    cash = gorilla()
    before = cash.player("Bo").cash
    cash.play("Bo begin-with extra-cash")
    assert cash.player("Bo").cash == before + 2 * 2


@pytest.mark.rule("E2.GORILLA.03")
@pytest.mark.parametrize(
    "board", ['ability = "extra"', 'ability = "extra-turn", begun = 1', "begun = 1"]
)
def test_no_other_choice_can_be_recorded(board: str) -> None:
    """A position with another ability, or with turns counted without extra cash, is refused."""
    with pytest.raises(FileError, match=r"players\.Bo\.memory"):
        gorilla(rest=f"[players.Bo]\nmemory = {{ {board} }}\n")


@pytest.mark.rule("E2.GORILLA.04")
@pytest.mark.parametrize("ability", ["extra-turn", "extra-cash"])
def test_the_same_ability_may_be_chosen_again(ability: str) -> None:
    """In round 2 both abilities can be chosen, that of round 1 too, with its whole effect."""
    table = gorilla(rest="").play(f"Bo begin-with {ability}")
    order = ["Bo", "Ann", "Cy"] if ability == "extra-turn" else ["Ann", "Cy", "Bo"]
    for name in order:
        bonus = "nothing" if (name, ability) == ("Bo", "extra-turn") else "cash"
        table.play(f"{name} pass {bonus}")
    assert table.allows(f"Bo begin-with {ability}")
    cash = table.player("Bo").cash
    table.play(f"Bo begin-with {ability}")
    # Bo is 1st player in round 2.
    if ability == "extra-turn":
        assert table.to_act() == ["Bo"]
    else:
        assert table.player("Bo").cash == cash + 2 * 2
        assert table.to_act() == ["Cy"]


# -- the extra turn -------------------------------------------------------------------------------


@pytest.mark.rule("E2.GORILLA.05")
def test_the_extra_turn_comes_before_the_first_player() -> None:
    """Bo has a complete turn though Ann holds the token: every action, and the pass."""
    table = gorilla(rest="").play("Bo begin-with extra-turn")
    assert whose_turns(table) == ["Bo"]
    legal = table.legal("Bo")
    assert {text.split()[0] for text in legal} >= {"pass", "sign-star", "sign-ad", "take"}
    assert "end-turn" not in legal


@pytest.mark.rule("E2.GORILLA.05")
def test_it_is_one_turn_with_one_action() -> None:
    """After one action the extra turn is over, and Ann begins."""
    table = gorilla().play("Bo begin-with extra-turn", "Bo sign-ad ad-3")
    assert table.to_act() == ["Ann"]
    assert "sign-ad ad-5" in table.legal("Ann")


@pytest.mark.rule("E2.GORILLA.05")
def test_a_pass_in_the_extra_turn_is_the_last_thing_of_the_round() -> None:
    """Bo takes the first space of the pass track and has no turn more; Ann and Cy go on."""
    table = gorilla().play("Bo begin-with extra-turn", "Bo pass nothing")
    assert table.state.passed == (1,)
    assert table.to_act() == ["Ann"]
    table.play("Ann sign-ad ad-3")
    assert table.to_act() == ["Cy"]
    table.play("Cy sign-ad ad-5")
    assert table.to_act() == ["Ann"]


@pytest.mark.rule("E2.GORILLA.06")
def test_normal_order_follows_the_extra_turn() -> None:
    """Bo's extra turn, then Ann, Bo, Cy and Ann again: Bo's usual turn is not lost."""
    table = gorilla(rest="").play("Bo begin-with extra-turn")
    order = []
    for _ in range(5):
        (name,) = table.to_act()
        order.append(name)
        table.play(f"{name} sign-ad {table.state.display[2][0]}")
    assert order == ["Bo", "Ann", "Bo", "Cy", "Ann"]


@pytest.mark.rule("E2.GORILLA.06")
def test_the_last_in_order_jumps_ahead_too() -> None:
    """Cy's extra turn, then Ann and Bo, then Cy's usual turn."""
    table = gorilla(seat=2, rest="").play("Cy begin-with extra-turn")
    order = []
    for _ in range(4):
        (name,) = table.to_act()
        order.append(name)
        table.play(f"{name} sign-ad {table.state.display[2][0]}")
    assert order == ["Cy", "Ann", "Bo", "Cy"]


@pytest.mark.rule("E2.GORILLA.07")
def test_the_first_player_takes_two_turns_in_a_row() -> None:
    """Bo holds the token: the extra turn and the usual one follow each other, then Cy."""
    table = gorilla(first=1).play("Bo begin-with extra-turn", "Bo sign-ad ad-3")
    assert table.to_act() == ["Bo"]
    table.play("Bo sign-ad ad-5")
    assert table.to_act() == ["Cy"]


# -- the extra cash -------------------------------------------------------------------------------


@pytest.mark.rule("E2.GORILLA.08")
@pytest.mark.parametrize(("number", "cash"), [(2, 2), (3, 4), (4, 6), (5, 8)])
def test_two_million_for_each_opponent(number: int, cash: int) -> None:
    """With one opponent $2M, with four $8M; Bo does not count, and has it at once."""
    table = gorilla(number=number)
    before = table.player("Bo").cash
    table.play("Bo begin-with extra-cash")
    assert table.player("Bo").cash == before + cash
    (gained,) = table.events("CashChanged")
    assert (gained.amount, gained.rule) == (cash, "E2.GORILLA.08")


@pytest.mark.rule("E2.GORILLA.08")
def test_the_extra_turn_brings_no_cash() -> None:
    """Only the ability that was chosen is resolved."""
    table = gorilla()
    before = table.player("Bo").cash
    table.play("Bo begin-with extra-turn")
    assert table.player("Bo").cash == before


# -- the drawbacks --------------------------------------------------------------------------------


@pytest.mark.rule("E2.GORILLA.09", "E2.GORILLA.10")
def test_no_bonus_for_passing_after_an_extra_turn() -> None:
    """In the extra turn and in the usual one the pass track offers nothing."""
    table = gorilla().play("Bo begin-with extra-turn")
    assert passes(table, "Bo") == {"pass nothing"}
    assert table.refuses("Bo pass cash") == {"E2.BASE.60"}
    table.play("Bo sign-ad ad-3", "Ann pass cash")
    assert passes(table, "Bo") == {"pass nothing"}
    cash, viewers = table.player("Bo").cash, table.player("Bo").viewers
    table.play("Bo pass nothing")
    assert (table.player("Bo").cash, table.player("Bo").viewers) == (cash, viewers)


@pytest.mark.rule("E2.GORILLA.10")
def test_the_pass_without_a_bonus_takes_its_space() -> None:
    """Bo passes first for nothing; then Ann has $8M or 4 viewers, not $10M or 5."""
    table = gorilla().play("Bo begin-with extra-turn", "Bo pass nothing")
    assert table.state.passed == (1,)
    cash = table.player("Ann").cash
    table.play("Ann pass cash")
    assert table.player("Ann").cash == cash + 8


@pytest.mark.rule("E2.GORILLA.09")
def test_after_an_extra_turn_no_turn_is_skipped() -> None:
    """Skipping belongs to extra cash: Bo's usual first turn comes."""
    table = gorilla().play("Bo begin-with extra-turn", "Bo sign-ad ad-3", "Ann sign-ad ad-5")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.GORILLA.09", "E2.GORILLA.11")
def test_with_extra_cash_the_first_turn_is_skipped_and_the_pass_is_worth_its_bonus() -> None:
    """Ann, then Cy, then Ann, then Bo, who chooses between $10M and 5 viewers."""
    table = gorilla().play("Bo begin-with extra-cash", "Ann sign-ad ad-3")
    assert whose_turns(table) == ["Bo", "Cy"]
    assert table.to_act() == ["Cy"]
    table.play("Cy sign-ad ad-5", "Ann take " + table.state.display[3][0])
    assert passes(table, "Bo") == {"pass cash", "pass viewers"}
    cash = table.player("Bo").cash
    table.play("Bo pass cash")
    assert table.player("Bo").cash == cash + 10


@pytest.mark.rule("E2.GORILLA.11")
def test_a_skipped_turn_is_no_pass() -> None:
    """Nobody has passed, the pass track is empty, and no turn without an action is counted."""
    table = gorilla().play("Bo begin-with extra-cash", "Ann sign-ad ad-3")
    assert table.state.passed == ()
    assert table.events("PlayerPassed") == []
    assert table.player("Bo").idle == 0


@pytest.mark.rule("E2.GORILLA.11")
def test_the_others_may_all_have_passed_before_its_first_turn() -> None:
    """Ann and Cy pass in their first turns; Bo then has its turns, and the last space."""
    table = gorilla().play("Bo begin-with extra-cash", "Ann pass cash", "Cy pass cash")
    assert (table.state.round, table.to_act()) == (1, ["Bo"])
    table.play("Bo sign-ad ad-3", "Bo sign-ad ad-5")
    assert table.to_act() == ["Bo"]
    assert passes(table, "Bo") == {"pass cash"}
    table.play("Bo pass cash")
    assert table.state.round == 2


@pytest.mark.rule("E2.GORILLA.11", "E2.GORILLA.12")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        (0, ["Ann", "Cy", "Ann", "Bo", "Cy", "Ann", "Bo"]),
        (1, ["Cy", "Ann", "Bo", "Cy", "Ann", "Bo", "Cy"]),
        (2, ["Cy", "Ann", "Cy", "Ann", "Bo", "Cy", "Ann"]),
    ],
)
def test_after_the_skipped_turn_the_order_is_as_usual(first: int, order: list[str]) -> None:
    """From each place in the order one turn of Bo is left out, and one only."""
    table = gorilla(first=first, rest="").play("Bo begin-with extra-cash")
    seen = []
    for _ in order:
        (name,) = table.to_act()
        seen.append(name)
        row = max((2, 3), key=lambda row: len(table.state.display[row]))
        verb = {2: "sign-ad", 3: "take"}[row]
        table.play(f"{name} {verb} {table.state.display[row][0]}")
        while table.to_act() == [name] and "end-turn" in table.legal(name):
            table.play(f"{name} end-turn")
    assert seen == order


# -- the example of the rulebook ------------------------------------------------------------------


@pytest.mark.rule("E2.GORILLA.13")
def test_second_of_three_takes_four_million_and_keeps_the_pass_bonus() -> None:
    """2 opponents are 2 x $2M; when it passes first, the whole $10M are there."""
    table = gorilla()
    cash = table.player("Bo").cash
    table.play("Bo begin-with extra-cash")
    assert table.player("Bo").cash == cash + 4
    table.play("Ann sign-ad ad-3", "Cy sign-ad ad-5", "Ann take " + table.state.display[3][0])
    table.play("Bo pass cash")
    assert table.player("Bo").cash == cash + 4 + 10


@pytest.mark.rule("E2.GORILLA.14")
def test_first_player_then_third_player() -> None:
    """Ann's first turn, Bo's is skipped, then Cy's."""
    table = gorilla().play("Bo begin-with extra-cash")
    assert table.to_act() == ["Ann"]
    table.play("Ann sign-ad ad-3")
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("E2.GORILLA.15")
def test_then_the_second_turn_of_the_first_player_and_the_first_of_gorilla() -> None:
    """After Cy's turn it is Ann again, and then Bo with a complete turn."""
    table = gorilla().play("Bo begin-with extra-cash", "Ann sign-ad ad-3", "Cy sign-ad ad-5")
    assert table.to_act() == ["Ann"]
    table.play("Ann take " + table.state.display[3][0])
    assert table.to_act() == ["Bo"]
    assert {"pass cash", "pass viewers"} <= table.legal("Bo")
