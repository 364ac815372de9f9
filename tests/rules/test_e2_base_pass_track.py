"""Passing and the 1st-player token, second edition: E2.BASE.59 to .62, .71 and .72."""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.state import Row
from support.names import NAMES
from support.stand_ins_base_scoring import table_of
from support.table import Table

FIRST_TURN = """
turn = "Ann"
first = "Ann"
[players.Ann]
cash = 3
viewers = 20
[players.Bo]
cash = 3
viewers = 20
[players.Cy]
cash = 3
viewers = 20
"""

AFTER_EXTRA_TURN = FIRST_TURN.replace(
    "[players.Ann]", '[players.Ann]\nmemory = { ability = "extra-turn" }'
)

BEEB = """
turn = "Ann"
display.shows = ["sergeant-somersault"]
[game]
executives = ["beeb", "butcher", "continuum"]
[players.Ann]
cash = {cash}
stars = ["cheeky-friend"]
memory = {{ marker = {marker} }}
"""


def of_players(number: int) -> Table:
    """A table of so many players, Ann first, everybody with $3M and 20 viewers."""
    game = networks.Game(NAMES[:number], executives=())
    players = {name: {"cash": 3, "viewers": 20} for name in NAMES[:number]}
    return Table(game, game.position({"turn": "Ann", "first": "Ann", "players": players}))


def passes(table: Table, name: str) -> set[str]:
    """The ways in which a player may pass."""
    return {text for text in table.legal(name) if text.startswith("pass")}


@pytest.mark.rule("E2.BASE.59")
def test_a_passer_chooses_cash_or_viewers() -> None:
    """Both bonuses are on offer, and to take neither is not."""
    table = Table(FIRST_TURN)
    assert passes(table, "Ann") == {"pass cash", "pass viewers"}
    assert table.refuses("Ann pass nothing") & {"E2.BASE.59", "E2.BASE.60"}


@pytest.mark.rule("E2.BASE.59")
@pytest.mark.parametrize(("bonus", "cash", "viewers"), [("cash", 10, 0), ("viewers", 0, 5)])
def test_a_passer_gains_only_the_bonus_chosen(bonus: str, cash: int, viewers: int) -> None:
    """The first passer has $10M more, or 5 viewers more, but not both."""
    table = Table(FIRST_TURN).play(f"Ann pass {bonus}")
    assert table.player("Ann").cash == 3 + cash
    assert table.player("Ann").viewers == 20 + viewers


@pytest.mark.rule("E2.BASE.60")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_each_passer_claims_the_next_space(number: int) -> None:
    """With n players: n - 1 spaces of $10M, 8, 6, 4, then a last one of $2M."""
    table = of_players(number)
    gained = []
    for name in NAMES[:number]:
        table.play(f"{name} pass cash")
        gained.append(table.events("CashChanged")[0].amount)
    assert gained == [*[10, 8, 6, 4][: number - 1], 2]


@pytest.mark.rule("E2.BASE.60")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_the_viewers_of_the_spaces(number: int) -> None:
    """The first n - 1 spaces give 5, 4, 3, 2 viewers instead; the last one has none."""
    table = of_players(number)
    gained = []
    for name in NAMES[: number - 1]:
        table.play(f"{name} pass viewers")
        gained.append(table.player(name).viewers - 20)
    assert gained == [5, 4, 3, 2][: number - 1]
    last = NAMES[number - 1]
    assert passes(table, last) == {"pass cash"}
    assert "E2.BASE.60" in table.refuses(f"{last} pass viewers")


@pytest.mark.rule("E2.BASE.60")
def test_spaces_are_claimed_in_the_order_of_passing() -> None:
    """Cy, who passes first, has the first space although Ann is first in turn order."""
    table = Table(FIRST_TURN.replace('turn = "Ann"', 'turn = "Cy"'))
    table.play("Cy pass cash", "Ann pass cash")
    assert table.player("Cy").cash == 3 + 10
    assert table.player("Ann").cash == 3 + 8


@pytest.mark.rule("E2.BASE.60")
def test_a_passer_without_a_bonus_still_claims_a_space() -> None:
    """GORILLA after an extra turn gets nothing for passing first; Bo has the second space."""
    table = table_of("gorilla", AFTER_EXTRA_TURN)
    assert passes(table, "Ann") == {"pass nothing"}
    table.play("Ann pass nothing", "Bo pass cash")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (3, 20)
    assert table.player("Bo").cash == 3 + 8


@pytest.mark.rule("E2.BASE.61")
def test_the_bonus_of_the_pass_track_is_gained_at_once() -> None:
    """Cy has yet to play when the passers have their cash and viewers."""
    table = Table(FIRST_TURN).play("Ann pass cash", "Bo pass viewers")
    assert table.to_act() == ["Cy"]
    assert table.player("Ann").cash == 3 + 10
    assert table.player("Bo").viewers == 20 + 4


@pytest.mark.rule("E2.BASE.61")
def test_beeb_pays_a_show_with_the_cash_of_its_pass() -> None:
    """BEEB with $0 passes by its bonus action and produces a show for $4M afterwards."""
    table = Table(BEEB.format(marker=0, cash=0)).play("Ann rondel produce")
    assert "E2.BASE.39" in table.refuses("Ann produce sergeant-somersault 9pm")
    table.play("Ann pass cash", "Ann produce sergeant-somersault 9pm; attach cheeky-friend")
    assert table.player("Ann").cash == 0 + 10 - 4


@pytest.mark.rule("E2.BASE.62")
@pytest.mark.parametrize("seed", range(3))
def test_passing_is_legal_in_the_first_turn(seed: int) -> None:
    """At the start of a game whoever is first may pass, and so may everybody after it."""
    game = networks.Game(NAMES, executives=())
    table = Table(game, game.start(seed))
    for _ in NAMES[1:]:
        (name,) = table.to_act()
        assert passes(table, name) == {"pass cash", "pass viewers"}
        table.play(f"{name} pass cash")
    assert passes(table, table.to_act()[0]) == {"pass cash"}


@pytest.mark.rule("E2.BASE.62")
def test_passing_is_legal_in_a_later_turn() -> None:
    """After a lap of actions Ann may pass as before."""
    table = Table(FIRST_TURN)
    for name in ("Ann", "Bo", "Cy"):
        table.play(f"{name} sign-ad {table.state.display[Row.ADS][0]}")
    assert passes(table, "Ann") == {"pass cash", "pass viewers"}


@pytest.mark.rule("E2.BASE.62")
@pytest.mark.parametrize("space", ["sign-star", "sign-ad", "network", "add"])
def test_beeb_does_not_pass_on_the_other_four_spaces(space: str) -> None:
    """Neither before its move nor after landing elsewhere may BEEB pass."""
    table = Table(BEEB.format(marker=0, cash=9))
    assert not table.allows("Ann pass cash")
    table.play(f"Ann rondel {space}")
    assert not table.allows("Ann pass cash")


@pytest.mark.rule("E2.BASE.62")
def test_beeb_has_to_land_on_the_pass_space_in_that_turn() -> None:
    """Standing there at the start of a turn is not enough; landing there is."""
    table = Table(BEEB.format(marker=3, cash=9))
    assert not table.allows("Ann pass cash")
    table.play("Ann rondel network")
    assert not table.allows("Ann pass cash")
    table = Table(BEEB.format(marker=2, cash=9)).play("Ann rondel produce")
    assert table.allows("Ann pass cash")


LAST_PASS = """
turn = "Ann"
first = "{first}"
passed = {passed}
"""


@pytest.mark.rule("E2.BASE.71", "E2.BASE.72")
@pytest.mark.parametrize(("first", "following"), [("Ann", "Bo"), ("Bo", "Cy"), ("Cy", "Ann")])
def test_the_token_goes_to_the_left_after_the_round(first: str, following: str) -> None:
    """The neighbour to the left is first in the next round, and takes the first turn."""
    table = Table(LAST_PASS.format(first=first, passed=["Cy", "Bo"])).play("Ann pass cash")
    assert table.state.round == 2
    assert table.state.first == table.seat(following)
    assert table.to_act() == [following]


@pytest.mark.rule("E2.BASE.72")
@pytest.mark.parametrize("passed", [["Cy", "Bo"], ["Bo", "Cy"]])
def test_the_order_of_passing_does_not_matter_for_the_token(passed: list[str]) -> None:
    """Whoever passed first, the token goes from Ann to Bo."""
    table = Table(LAST_PASS.format(first="Ann", passed=passed))
    assert table.play("Ann pass cash").to_act() == ["Bo"]


@pytest.mark.rule("E2.BASE.71")
def test_the_token_passes_after_every_round() -> None:
    """Three rounds later it has been all around the table."""
    table = Table(LAST_PASS.format(first="Cy", passed=["Cy", "Bo"]))
    firsts = []
    for _ in range(3):
        number = table.state.round
        while table.state.round == number:
            table.play(f"{table.to_act()[0]} pass cash")
        firsts.append(table.to_act()[0])
    assert firsts == ["Ann", "Bo", "Cy"]
