"""TIME TRAVELLER, first edition: the time machine (E1.CONTINUUM.01-.04, .07-.10)."""

from __future__ import annotations

from random import Random

import pytest

from executives import ConfigurationError, FileError, networks
from executives.networks.first_edition import EDITION
from executives.networks.first_edition.executives.continuum import TimeMachine
from support.table import Table
from support.time_traveller import before_scoring, table_of


def machine(table: Table) -> TimeMachine:
    """The time machine of Bo."""
    memory = table.player("Bo").memory
    assert isinstance(memory, TimeMachine)
    return memory


# -- who plays TIME TRAVELLER ----------------------------------------------------------------------


@pytest.mark.rule("E1.CONTINUUM.01")
def test_the_time_traveller_joins_the_pool() -> None:
    """The executive of the mini-expansion is dealt like the others, by its name in this edition."""
    game = networks.Game(("Ann", "Bo"), edition="first")
    assert "continuum" in game.dealt_executives
    (continuum,) = (plugin for plugin in EDITION.executives if plugin.id == "continuum")
    assert (continuum.name, continuum.section) == ("TIME TRAVELLER", "E1.CONTINUUM")


@pytest.mark.rule("E1.CONTINUUM.02")
def test_the_time_traveller_is_not_in_solo_games() -> None:
    """A single player is not dealt TIME TRAVELLER and cannot name it."""
    assert "continuum" not in networks.Game(("Ann",), edition="first").dealt_executives
    with pytest.raises(ConfigurationError, match="no executive 'continuum' here"):
        networks.Game(("Ann",), executives=("continuum",), edition="first")


# -- two actions -----------------------------------------------------------------------------------


@pytest.mark.rule("E1.CONTINUUM.03")
def test_the_machine_gives_a_second_action() -> None:
    """For $5M Bo signs a star ($2M) and then takes a network card in one turn."""
    table = table_of().play("Bo use-time-machine")
    assert table.player("Bo").cash == 20 - 5
    table.play("Bo sign-star rocky-rollaway; take loyal-audience-a")
    assert table.player("Bo").stars == ("rocky-rollaway",)
    assert table.player("Bo").network == ("loyal-audience-a",)
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("E1.CONTINUUM.03")
def test_without_the_machine_there_is_one_action() -> None:
    """After the star Bo may only use the machine or end the turn."""
    table = table_of().play("Bo sign-star rocky-rollaway")
    assert table.legal("Bo") == {"end-turn", "use-time-machine"}


@pytest.mark.rule("E1.CONTINUUM.03")
@pytest.mark.parametrize(("marker", "cost"), [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1)])
def test_the_price_is_that_of_the_space(marker: int, cost: int) -> None:
    """The machine costs what the marker shows, and cannot be used with $1M less."""
    table = table_of(marker=marker, cash=cost).play("Bo use-time-machine")
    assert table.player("Bo").cash == 0
    poor = table_of(marker=marker, cash=cost - 1)
    assert "use-time-machine" not in poor.legal("Bo")
    assert poor.refuses("Bo use-time-machine") == {"E1.BASE.40"}


@pytest.mark.rule("E1.CONTINUUM.03")
def test_the_machine_is_used_once_in_a_season() -> None:
    """A second use is refused, in the same turn and in the next one."""
    table = table_of().play("Bo use-time-machine")
    assert table.refuses("Bo use-time-machine") == {"E1.CONTINUUM.03"}
    table.play("Bo sign-ad medium-batteries; sign-ad meteor-mints")
    table.play("Cy sign-ad tell-all-notebooks", "Ann sign-ad longing-perfume")
    assert table.to_act() == ["Bo"]
    assert table.refuses("Bo use-time-machine") == {"E1.CONTINUUM.03"}


@pytest.mark.rule("E1.CONTINUUM.03")
def test_nobody_else_has_a_time_machine() -> None:
    """Ann, who is BUTCHER, is refused."""
    table = table_of(turn="Ann", own="[players.Ann]\ncash = 9")
    assert table.refuses("Ann use-time-machine") == {"E1.CONTINUUM.03"}


@pytest.mark.rule("E1.CONTINUUM.03")
def test_the_second_action_may_be_drop_and_budget() -> None:
    """Bo lands an ad ($3M) and drops out in the same turn, for the $10M of the first space."""
    for turn in (
        "use-time-machine; sign-ad medium-batteries",
        "sign-ad medium-batteries; use-time-machine",
    ):
        table = table_of().play(f"Bo {turn}; drop cash")
        assert table.player("Bo").cash == 20 - 5 + 3 + 10
        assert table.to_act() == ["Cy"]


@pytest.mark.rule("E1.CONTINUUM.03")
def test_the_use_is_no_action() -> None:
    """Having used the machine Bo still has to act before the turn ends."""
    table = table_of().play("Bo use-time-machine")
    assert not table.allows("Bo end-turn")
    assert table.play("Bo sign-ad medium-batteries").allows("Bo end-turn")


# -- the marker ------------------------------------------------------------------------------------


@pytest.mark.rule("E1.CONTINUUM.07")
def test_the_marker_starts_at_5_million() -> None:
    """In the first turn of a new game the machine costs $5M."""
    game = networks.Game(("Ann", "Bo"), executives=("continuum", "butcher"), edition="first")
    table = Table(game, game.start(3))
    assert table.player("Ann").memory == TimeMachine(0, used=False)
    random = Random(3)
    while "end-turn" not in table.legal("Ann") and "drop cash" not in table.legal("Ann"):
        table.state = game.apply(table.state, random.choice(game.legal_actions(table.state)))
    ann = table.player("Ann")
    rich = table.state.replace(players=(ann.replace(cash=9), *table.state.players[1:]))
    table = Table(game, rich).play("Ann use-time-machine")
    assert table.player("Ann").cash == 9 - 5


@pytest.mark.rule("E1.CONTINUUM.08")
@pytest.mark.parametrize(("marker", "used"), [(3, False), (4, True), (0, True)])
def test_the_marker_is_reset_at_the_start_of_a_season(marker: int, used: bool) -> None:
    """Wherever it was, in season 2 the machine costs $5M and can be used."""
    table = table_of(turn="Ann", passed=("Bo", "Cy"), marker=marker, used=used)
    table.play("Ann drop cash")
    assert (table.state.round, table.to_act()) == (2, ["Bo"])
    assert machine(table) == TimeMachine(0, used=False)
    cash = table.player("Bo").cash
    assert table.play("Bo use-time-machine").player("Bo").cash == cash - 5


@pytest.mark.rule("E1.CONTINUUM.09")
def test_each_own_turn_makes_the_machine_cheaper() -> None:
    """The marker moves at the end of Bo's turn, not in it and not in the turns of others."""
    table = table_of(turn="Ann")
    table.play("Ann sign-ad medium-batteries")
    assert machine(table).marker == 0
    table.play("Bo sign-ad meteor-mints")
    assert machine(table).marker == 0
    table.play("Bo end-turn")
    assert machine(table).marker == 1
    table.play("Cy sign-ad tell-all-notebooks", "Ann sign-ad longing-perfume")
    cash = table.player("Bo").cash
    assert table.play("Bo use-time-machine").player("Bo").cash == cash - 4


@pytest.mark.rule("E1.CONTINUUM.09")
def test_the_spaces_are_5_to_1() -> None:
    """From the left they are $5M, $4M, $3M, $2M and $1M; there is no sixth."""
    assert table_of().game.tables["time_machine"]["costs"] == (5, 4, 3, 2, 1)
    with pytest.raises(FileError, match="the time machine has no space 5"):
        table_of(marker=5)


@pytest.mark.rule("E1.CONTINUUM.09")
def test_after_its_use_the_marker_stays() -> None:
    """Bo uses the machine at $4M: the marker is still there after this turn and the next one."""
    table = table_of(marker=1)
    table.play("Bo use-time-machine; sign-ad medium-batteries; end-turn")
    assert machine(table) == TimeMachine(1, used=True)
    table.play("Cy sign-ad meteor-mints", "Ann sign-ad tell-all-notebooks")
    table.play("Bo sign-ad longing-perfume")
    assert machine(table) == TimeMachine(1, used=True)


@pytest.mark.rule("E1.CONTINUUM.10")
def test_at_1_million_the_marker_stays() -> None:
    """The turn at $2M ends at $1M, and the one at $1M too."""
    for marker in (3, 4):
        table = table_of(marker=marker).play("Bo sign-ad medium-batteries; end-turn")
        assert machine(table).marker == 4


# -- the scoring -----------------------------------------------------------------------------------


@pytest.mark.rule("E1.CONTINUUM.04")
@pytest.mark.parametrize(
    ("choice", "viewers"), [("8pm", 7 + 2), ("9pm", 4 + 5), ("nothing", 4 + 2)]
)
def test_one_show_counts_as_timely(choice: str, viewers: int) -> None:
    """Bo chooses one of the shows, whose higher number counts, for no money."""
    table = before_scoring()
    assert table.to_act() == ["Bo"]
    assert table.legal("Bo") == {"count-timely 8pm", "count-timely 9pm", "count-timely nothing"}
    cash = table.player("Bo").cash
    table.play(f"Bo count-timely {choice}")
    assert table.player("Bo").viewers == viewers
    assert table.player("Bo").cash == cash


@pytest.mark.rule("E1.CONTINUUM.04")
def test_after_a_paid_use_nothing_is_asked() -> None:
    """The machine was used in the season: the shows count 4 and 2, and season 2 begins."""
    table = before_scoring(used=True)
    assert (table.state.round, table.player("Bo").viewers) == (2, 4 + 2)


@pytest.mark.rule("E1.CONTINUUM.04")
def test_only_own_shows_are_counted_as_timely() -> None:
    """An empty timeslot is refused, and without a show nothing is asked."""
    assert before_scoring().refuses("Bo count-timely 10pm") == {"E1.CONTINUUM.04"}
    assert before_scoring(own="").state.round == 2


@pytest.mark.rule("E1.CONTINUUM.04")
def test_the_choice_holds_for_one_scoring() -> None:
    """In season 5 the shows score 7 + 2, and in the last scoring 5 + 4 like everybody's."""
    table = before_scoring(number=5).play("Bo count-timely 8pm")
    assert table.game.is_over(table.state)
    assert table.player("Bo").viewers == 7 + 2 + 5 + 4
    assert machine(table) == TimeMachine(0, used=True, timely=-1)


@pytest.mark.rule("E1.CONTINUUM.04")
def test_the_choice_is_over_in_the_next_season() -> None:
    """In season 2 the show of the timeslot may be another one: nothing is held any more."""
    table = before_scoring().play("Bo count-timely 8pm")
    assert machine(table) == TimeMachine(0, used=False)


@pytest.mark.rule("E1.CONTINUUM.04")
def test_a_board_that_cannot_be_is_refused() -> None:
    """No show counts as timely in a fourth timeslot, or without a use."""
    with pytest.raises(FileError, match="there is no timeslot 3"):
        table_of(used=True, timely=3)
    with pytest.raises(FileError, match="the machine was not used"):
        table_of(timely=1)
