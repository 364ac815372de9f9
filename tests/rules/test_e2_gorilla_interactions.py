"""GORILLA with other executives, cards, modules and in the solo game."""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.state import Row
from support.extra_executives import GLAMOUR
from support.names import NAMES
from support.seated import passes, seated
from support.table import Table

CARD = "preempted-timeslot-a"
BOTH = {"begin-with extra-turn", "begin-with extra-cash"}


def choice(
    *executives: str, first: str = "Bo", rest: str = "", modules: tuple[str, ...] = ()
) -> Table:
    """GORILLA's choice at the start of round 1; by default the left neighbour begins."""
    name = NAMES[executives.index("gorilla")]
    frames = f"""[
        {{ frame = "turns", seat = "{first}" }},
        {{ frame = "choosing-ability", seat = "{name}" }},
    ]"""
    head = f'first = "{first}"\npending = {frames}'
    return seated(*executives, head=head, rest=rest, modules=modules)


def fresh(*executives: str, seed: int = 0) -> Table:
    """The start of a game."""
    game = networks.Game(NAMES[: len(executives)], executives=executives)
    return Table(game, game.start(seed))


# -- RICH -----------------------------------------------------------------------------------------


@pytest.mark.rule("E2.GORILLA.17", "E2.RICH.14")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("executives", [("gorilla", "rich", "butcher"), ("rich", "gorilla")])
def test_gorilla_chooses_after_the_draw_of_rich(seed: int, executives: tuple[str, ...]) -> None:
    """Whoever is 1st player, RICH keeps a card first, and then GORILLA chooses."""
    table = fresh(*executives, seed=seed)
    rich, gorilla = (NAMES[executives.index(name)] for name in ("rich", "gorilla"))
    assert table.to_act() == [rich]
    kept = sorted(table.legal(rich))[0]
    assert kept.startswith("keep ")
    table.play(f"{rich} {kept}")
    assert table.to_act() == [gorilla]
    assert table.legal(gorilla) == BOTH


@pytest.mark.rule("E2.GORILLA.17")
def test_the_extra_turn_comes_after_the_draw_of_rich() -> None:
    """RICH's card has been kept when GORILLA takes its turn before everybody."""
    table = fresh("gorilla", "rich")
    kept = sorted(table.legal("Bo"))[0]
    table.play(f"Bo {kept}", "Ann begin-with extra-turn")
    assert table.to_act() == ["Ann"]
    table.play("Ann pass nothing")
    assert table.to_act() == ["Bo"]


# -- other executives -----------------------------------------------------------------------------


@pytest.mark.rule("E2.GORILLA.05", "E2.CABLE.02")
def test_the_extra_turn_comes_before_the_first_turn_of_cable() -> None:
    """CABLE holds the token at the start, and has its first turn after GORILLA's extra one."""
    table = fresh("gorilla", "cable", "butcher")
    assert (table.state.first, table.to_act()) == (1, ["Ann"])
    table.play("Ann begin-with extra-turn", "Ann pass nothing")
    assert table.to_act() == ["Bo"]
    table.play("Bo pass viewers")
    assert table.player("Bo").viewers == 4


@pytest.mark.rule("E2.GORILLA.06", "E2.CONTINUUM.02")
def test_the_extra_turn_leaves_the_time_machine_of_another_alone() -> None:
    """Bo's machine is at infinity until Bo's own turn, in which it advances one space."""
    table = choice("gorilla", "continuum").play("Ann begin-with extra-turn")
    assert table.player("Bo").memory.marker == 0  # type: ignore[union-attr]
    table.play("Ann pass nothing")
    assert table.to_act() == ["Bo"]
    assert table.player("Bo").memory.marker == 1  # type: ignore[union-attr]


@pytest.mark.rule("E2.GORILLA.11", "E2.CONTINUUM.02")
def test_the_skipped_turn_leaves_the_time_machine_of_another_alone() -> None:
    """Bo's first turn advances it to space 1, his second, after Ann's skipped one, to space 2."""
    rest = '[display]\nads = ["ad-3", "ad-5"]\n[players.Bo]\ncash = 0\n'
    table = choice("gorilla", "continuum", rest=rest).play("Ann begin-with extra-cash")
    assert table.player("Bo").memory.marker == 1  # type: ignore[union-attr]
    table.play("Bo sign-ad ad-3")
    assert table.to_act() == ["Bo"]
    assert table.player("Bo").memory.marker == 2  # type: ignore[union-attr]


@pytest.mark.rule("E2.GORILLA.06", "E2.BEEB.02")
def test_the_extra_turn_leaves_the_rondel_of_another_alone() -> None:
    """BEEB's first turn of the round still starts from START, free to each of the five spaces."""
    rest = "[players.Bo]\ncash = 0\n"
    table = choice("gorilla", "beeb", rest=rest).play("Ann begin-with extra-turn")
    table.play("Ann pass nothing")
    spaces = {"sign-star", "sign-ad", "produce", "network", "add"}
    assert table.legal("Bo") == {f"rondel {space}" for space in spaces}


@pytest.mark.rule("E2.GORILLA.05", "E2.CARDS.43")
def test_free_effects_belong_to_the_extra_turn() -> None:
    """It is a full turn: an anomaly gives a second action in it, and then Bo begins."""
    rest = '[display]\nads = ["ad-3", "ad-5"]\n[players.Ann]\nstars = ["anomaly-a"]\n'
    table = choice("gorilla", "butcher", rest=rest)
    table.play("Ann begin-with extra-turn", "Ann sign-ad ad-3; use anomaly-a; sign-ad ad-5")
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").ads == ("starter-ad-a", "ad-3", "ad-5")


# -- Preempted Timeslot ---------------------------------------------------------------------------


@pytest.mark.rule("E2.GORILLA.10", "E2.CARDS.10")
def test_preempted_timeslot_has_no_effect_after_an_extra_turn() -> None:
    """Twice nothing is nothing; after extra cash the $10M are doubled."""
    rest = f'[players.Ann]\ncash = 3\nnetwork = ["{CARD}"]\n'
    table = choice("gorilla", "butcher", "flix", rest=rest).play("Ann begin-with extra-turn")
    assert passes(table, "Ann") == {"pass nothing", f"pass nothing with {CARD}"}
    table.play(f"Ann pass nothing with {CARD}")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (3, 0)
    table = choice("gorilla", "butcher", "flix", first="Ann", rest=rest)
    table.play("Ann begin-with extra-cash")
    for name in ("Bo", "Cy"):
        table.play(f"{name} take {table.state.display[Row.NETWORK][0]}")
        if table.to_act() == [name]:
            table.play(f"{name} end-turn")
    table.play(f"Ann pass cash with {CARD}")
    assert table.player("Ann").cash == 3 + 2 * 2 + 2 * 10


# -- Telly Time -----------------------------------------------------------------------------------

TOP_ROW = '"action", "sports", "reality"'
"""One line of the grid; 6 squares are empty."""


def telly(ability: str, *, card: str = "") -> Table:
    """GORILLA with one completed line has chosen; others are still in the round."""
    held = f'network = ["{card}"]\n' if card else ""
    rest = f"[players.Ann]\ncash = 3\n{held}grid = [{TOP_ROW}]\n"
    table = choice("gorilla", "butcher", rest=rest, modules=("telly_time",))
    table.play(f"Ann begin-with {ability}")
    if ability == "extra-cash":
        table.play(f"Bo sign-ad {table.state.display[Row.ADS][0]}")
        table.play(f"Bo sign-ad {table.state.display[Row.ADS][0]}")
    return table


@pytest.mark.rule("E2.GORILLA.18", "E2.TELLY.17")
@pytest.mark.parametrize(("bonus", "gained"), [("cash", (10, 0)), ("viewers", (0, 5))])
def test_telly_time_gives_the_pass_bonus_after_an_extra_turn(
    bonus: str, gained: tuple[int, int]
) -> None:
    """The pass in the extra turn is worth $10M or 5 viewers, of GORILLA's choice."""
    table = telly("extra-turn")
    assert passes(table, "Ann") == {"pass cash", "pass viewers"}
    table.play(f"Ann pass {bonus}")
    assert (table.player("Ann").cash - 3, table.player("Ann").viewers) == gained


@pytest.mark.rule("E2.GORILLA.19", "E2.TELLY.17")
def test_telly_time_gives_nothing_from_the_grid_after_an_extra_turn() -> None:
    """Neither $1M for each of the 6 empty squares nor 1 viewer for the line."""
    table = telly("extra-turn").play("Ann pass cash")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (3 + 10, 0)
    gains = {
        event.rule for kind in ("CashChanged", "ViewersChanged") for event in table.events(kind)
    }
    assert not gains & {"E2.TELLY.14", "E2.TELLY.16"}


@pytest.mark.rule("E2.GORILLA.19", "E2.GORILLA.09")
def test_telly_time_gives_all_of_it_after_extra_cash() -> None:
    """$2M for one opponent, then $10M of the track, $6M of the grid and 1 viewer of the line."""
    table = telly("extra-cash").play("Ann pass cash")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (3 + 2 + 10 + 6, 1)


@pytest.mark.rule("E2.GORILLA.18", "E2.CARDS.10")
def test_with_telly_time_preempted_timeslot_doubles_the_bonus_after_an_extra_turn() -> None:
    """2 x 5 viewers of the first space, and still nothing of the grid."""
    table = telly("extra-turn", card=CARD).play(f"Ann pass viewers with {CARD}")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (3, 2 * 5)


# -- solo -----------------------------------------------------------------------------------------

DISPLAY = """
[display]
shows = ["test-show", "test-parade"]
stars = ["star-1"]
ads = ["ad-3"]
network = ["test-spare"]
"""


def alone(rest: str = DISPLAY) -> Table:
    """GORILLA alone, before its choice of round 1."""
    return choice("gorilla", first="Ann", rest=rest)


def taken(table: Table) -> list[str]:
    """The cards that the rival network took in the last step."""
    moves = table.events("CardsMoved")
    return [card for move in moves if move.rule == "E2.SOLO.03" for card in move.cards]


@pytest.mark.rule("E2.GORILLA.16", "E2.SOLO.01")
def test_alone_extra_cash_is_two_million_in_total() -> None:
    """Without an opponent it is $2M, not $0."""
    table = alone()
    cash = table.player("Ann").cash
    table.play("Ann begin-with extra-cash")
    assert table.player("Ann").cash == cash + 2
    (gained,) = table.events("CashChanged")
    assert [(line.amount, line.rule) for line in gained.lines] == [(2, "E2.GORILLA.16")]


@pytest.mark.rule("E2.GORILLA.16", "E2.SOLO.05")
def test_alone_the_skipped_turn_is_one_act_of_the_rival() -> None:
    """The leftmost show of the longest row goes at once; then Ann has a complete turn."""
    table = alone().play("Ann begin-with extra-cash")
    assert taken(table) == ["test-show"]
    assert table.to_act() == ["Ann"]
    assert {"pass cash", "pass viewers", "sign-ad ad-3"} <= table.legal("Ann")
    table.play("Ann sign-ad ad-3")
    assert taken(table) == ["test-parade"]


@pytest.mark.rule("E2.SOLO.05")
def test_alone_the_rival_acts_once_for_the_extra_turn() -> None:
    """After the extra turn one card goes, and after the usual one another."""
    table = alone().play("Ann begin-with extra-turn")
    assert taken(table) == []
    table.play("Ann sign-ad ad-3")
    assert taken(table) == ["test-show"]
    table.play("Ann sign-star star-1")
    assert taken(table) == ["test-parade"]
    assert table.state.round == 1


@pytest.mark.rule("E2.SOLO.05", "E2.GORILLA.10")
def test_alone_a_pass_in_the_extra_turn_ends_the_round_without_the_rival() -> None:
    """Nothing is gained, no card is taken, and the choice of round 2 is due."""
    table = alone().play("Ann begin-with extra-turn")
    assert passes(table, "Ann") == {"pass nothing"}
    table.play("Ann pass nothing")
    assert taken(table) == []
    assert (table.state.round, table.legal("Ann")) == (2, BOTH)


@pytest.mark.rule("E2.SOLO.05", "E2.GORILLA.04")
def test_alone_each_extra_cash_means_an_act_of_the_rival() -> None:
    """Chosen in round 1 and in round 2, one card goes each time."""
    table = alone().play("Ann begin-with extra-cash", "Ann pass cash")
    leftmost = table.state.display[Row.SHOWS][0]
    table.play("Ann begin-with extra-cash")
    assert taken(table) == [leftmost]


# -- a plugin -------------------------------------------------------------------------------------


@pytest.mark.rule("E2.GORILLA.05")
def test_all_other_abilities_of_the_start_come_before_the_extra_turn() -> None:
    """A plugin that gains $1M at the start has it before GORILLA chooses, wherever it sits."""
    game = networks.Game(NAMES[:2], executives=("gorilla", "glamour"), plugins=(GLAMOUR,))
    for seed in range(4):
        table = Table(game, game.start(seed))
        assert table.legal() == BOTH
        position = int(table.state.first == 0)
        assert table.player("Bo").cash == (5, 7)[position] + 1
