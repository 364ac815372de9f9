"""TIME TRAVELLER, first edition: the time machine and its cards (E1.CONTINUUM.01-.16)."""

from __future__ import annotations

from random import Random

import pytest

from executives import ConfigurationError, FileError, networks
from executives.networks.first_edition import EDITION
from executives.networks.first_edition.executives.continuum import TimeMachine
from executives.networks.state import DeckId, Row
from support.table import Table

CARDS = tuple(f"dimension-card-{letter}" for letter in "abcde")

BOUT = """
turn = "{turn}"
first = "Ann"
round = {number}
passed = {passed}
{more}
[game]
edition = "first"
executives = ["butcher", "continuum", "{other}"]
[display]
shows = []
stars = ["{star}", "face-in-the-crowd"]
ads = ["medium-batteries", "meteor-mints", "tell-all-notebooks", "longing-perfume"]
network = ["{network}"]
[players.Bo]
cash = {cash}
viewers = 0
memory = {{ marker = {marker}, used = {used}, timely = {timely} }}
{own}
"""


def table_of(
    *,
    turn: str = "Bo",
    number: int = 1,
    passed: tuple[str, ...] = (),
    marker: int = 0,
    used: bool = False,
    timely: int = -1,
    cash: int = 20,
    own: str = "",
    more: str = "",
    other: str = "cheapo",
    star: str = "rocky-rollaway",
    network: str = "loyal-audience-a",
) -> Table:
    """Bo is TIME TRAVELLER, with the marker on a space from the left, and has $20M."""
    return Table(
        BOUT.format(
            turn=turn,
            number=number,
            passed=[*passed],
            marker=marker,
            used="true" if used else "false",
            timely=timely,
            cash=cash,
            own=own,
            more=more,
            other=other,
            star=star,
            network=network,
        )
    )


def machine(table: Table) -> TimeMachine:
    """The time machine of Bo."""
    memory = table.player("Bo").memory
    assert isinstance(memory, TimeMachine)
    return memory


def top_of_stars(table: Table) -> tuple[str, ...]:
    """What everybody knows to lie on top of the star deck."""
    top: tuple[str, ...] = table.state.decks[DeckId.STAR].top
    return top


# -- who plays TIME TRAVELLER ---------------------------------------------------------------------


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


# -- two actions ----------------------------------------------------------------------------------


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


# -- the marker -----------------------------------------------------------------------------------


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


# -- the scoring ----------------------------------------------------------------------------------

# Agent Custard is worth 7 viewers in row 1 at 9pm and 4 elsewhere, 5 in row 2; Helmet Hair is worth
# 5 at 8pm and 2 elsewhere, 4 in row 2.  The costs of the upkeep do not matter.
MISPLACED = """
[players.Bo.lineup]
"8pm" = "agent-custard"
"9pm" = "helmet-hair"
"10pm" = ""
"""


def before_scoring(*, number: int = 1, used: bool = False, own: str = MISPLACED) -> Table:
    """Ann's drop has ended the season; Bo has two shows in a wrong timeslot."""
    table = table_of(turn="Ann", passed=("Bo", "Cy"), number=number, used=used, own=own)
    return table.play("Ann drop cash")


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


# -- dimension cards ------------------------------------------------------------------------------


@pytest.mark.rule("E1.CONTINUUM.05")
def test_each_use_puts_a_dimension_card_on_the_star_deck() -> None:
    """Its place on top is known to all, and the pile is smaller by it."""
    table = table_of().play("Bo use-time-machine")
    assert top_of_stars(table) == CARDS[:1]
    assert table.state.supply == CARDS[1:]
    (event,) = table.events("CardsMoved")
    assert event.rule == "E1.CONTINUUM.05"


@pytest.mark.rule("E1.CONTINUUM.05")
def test_the_use_at_the_scoring_is_a_use_too() -> None:
    """The dimension card is dealt as the first star of season 2; declining adds none."""
    table = before_scoring().play("Bo count-timely 8pm")
    assert table.state.display[Row.STARS][0] == CARDS[0]
    assert table.state.supply == CARDS[1:]
    declined = before_scoring().play("Bo count-timely nothing")
    assert declined.state.supply == CARDS


@pytest.mark.rule("E1.CONTINUUM.05")
def test_an_empty_pile_adds_none() -> None:
    """The machine can be used though all dimension cards lie elsewhere."""
    table = table_of(own=f"[players.Ann]\nstars = {[*CARDS]}").play("Bo use-time-machine")
    assert (top_of_stars(table), table.state.supply) == ((), ())
    assert table.player("Bo").cash == 20 - 5


@pytest.mark.rule("E1.CONTINUUM.06")
def test_five_dimension_cards_are_a_pile_of_their_own() -> None:
    """At the start they are in no deck and no display."""
    state = networks.Game(("Ann", "Bo"), edition="first").start(5)
    assert state.supply == CARDS
    assert not set(CARDS) & {*state.decks[DeckId.STAR].rest, *state.display[Row.STARS]}


@pytest.mark.rule("E1.CONTINUUM.06")
def test_the_number_of_dimension_cards_is_data() -> None:
    """A card set may have two of them."""
    two = networks.card_set(
        '[card_set]\nid = "two-cards"\nedition = "first"\nbase = "first"\n'
        '[anomaly]\nid = "warp"\nname = "Warp"\ncopies = 2\n'
    )
    game = networks.Game(
        ("Ann", "Bo"), executives=("continuum", "butcher"), edition="first", cards=two
    )
    assert game.start(1).supply == ("warp-a", "warp-b")
    turn = {"turn": "Ann", "players": {"Ann": {"cash": 9}}}
    table = Table(game, game.position(turn)).play("Ann use-time-machine")
    assert (top_of_stars(table), table.state.supply) == (("warp-a",), ("warp-b",))


def holder(*, turn: str = "Ann", cash: int = 9, cards: str = "", more: str = "") -> Table:
    """Ann, who is BUTCHER, holds a dimension card."""
    own = f'[players.Ann]\ncash = {cash}\nstars = ["dimension-card-c"]\n{cards}'
    return table_of(turn=turn, own=own, more=more)


@pytest.mark.rule("E1.CONTINUUM.11")
def test_a_dimension_card_is_an_additional_action() -> None:
    """Ann discards it to the pile and takes two actions in her turn."""
    table = holder().play("Ann use dimension-card-c")
    assert table.player("Ann").stars == ()
    assert table.state.supply == ("dimension-card-a", "dimension-card-b", *CARDS[3:], CARDS[2])
    (event,) = table.events("CardsMoved")
    assert event.rule == "E1.CONTINUUM.11"
    table.play("Ann sign-ad medium-batteries; sign-ad meteor-mints")
    assert table.player("Ann").ads == ("medium-batteries", "meteor-mints")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.CONTINUUM.11")
def test_a_dimension_card_is_used_in_the_own_turn() -> None:
    """In Bo's turn Ann's card cannot be used, by neither of them."""
    table = holder(turn="Bo")
    assert not table.allows("Ann use dimension-card-c")
    assert not table.allows("Bo use dimension-card-c")


@pytest.mark.rule("E1.CONTINUUM.11")
def test_the_additional_action_may_be_drop_and_budget() -> None:
    """After an ad and the card Ann drops out in the same turn."""
    table = holder().play("Ann sign-ad medium-batteries; use dimension-card-c; drop viewers")
    assert table.state.passed == (0,)


@pytest.mark.rule("E1.CONTINUUM.12")
def test_a_dimension_card_lies_among_the_stars() -> None:
    """It is a star of the green room, but no card that a show can have."""
    show = """[players.Ann.lineup]
"8pm" = ""
"9pm" = "helmet-hair"
"10pm" = ""
"""
    table = holder(cards=show)
    assert table.player("Ann").stars == ("dimension-card-c",)
    assert not any(text.startswith("add") for text in table.legal("Ann"))
    refused = table.refuses("Ann add-or-replace dimension-card-c 9pm slot 1")
    assert refused == {"E1.CONTINUUM.12"}


@pytest.mark.rule("E1.CONTINUUM.12")
def test_unused_dimension_cards_go_under_the_star_deck() -> None:
    """Left in the display at the season's end it is discarded like the star beside it."""
    table = table_of(turn="Ann", passed=("Bo", "Cy"), used=True, star="dimension-card-a")
    table.play("Ann drop cash")
    assert table.state.decks[DeckId.STAR].rest[-2:] == ("dimension-card-a", "face-in-the-crowd")
    assert table.state.supply == CARDS[1:]
    # Nobody has to remember it: a view tells the number of cards only.
    assert table.game.view(table.state, 0).decks[DeckId.STAR].top == ()


DRAWN = '[decks.star]\ntop = ["dimension-card-a"]\nnext = ["jane-dynamite", "buck-buckle"]\n'
CHOICE = {"keep dimension-card-a", "keep jane-dynamite", "keep buck-buckle"}


@pytest.mark.rule("E1.CONTINUUM.13", "E1.CONTINUUM.14")
def test_a_dimension_card_is_signed_for_nothing() -> None:
    """Bo, with $0M, signs the dimension card of the display with Sign a Star."""
    table = table_of(cash=0, star="dimension-card-a")
    assert {text for text in table.legal("Bo") if "sign-star" in text} == {
        "sign-star dimension-card-a"
    }
    table.play("Bo sign-star dimension-card-a")
    assert table.player("Bo").stars == ("dimension-card-a",)


@pytest.mark.rule("E1.CONTINUUM.13")
def test_a_genre_bonus_may_draw_a_dimension_card() -> None:
    """Among the three stars of the bonus it can be kept; not kept it goes under the star deck."""
    bonus = 'pending = [{ frame = "genre-bonus", seat = "Bo", size = "small" }]'
    table = table_of(more=bonus, own=DRAWN).play("Bo draw stars")
    assert table.legal("Bo") == CHOICE
    left = Table(table.game, table.state).play("Bo keep buck-buckle")
    assert left.state.decks[DeckId.STAR].rest[-2:] == ("dimension-card-a", "jane-dynamite")
    table.play("Bo keep dimension-card-a")
    assert table.player("Bo").stars == ("dimension-card-a",)


@pytest.mark.rule("E1.CONTINUUM.13")
def test_audition_may_draw_a_dimension_card() -> None:
    """Among the three stars of the network card it can be kept."""
    table = table_of(own=DRAWN, network="audition-a").play("Bo take audition-a")
    assert table.legal("Bo") == CHOICE
    assert table.play("Bo keep dimension-card-a").player("Bo").stars == ("dimension-card-a",)


@pytest.mark.rule("E1.CONTINUUM.13")
def test_rich_may_draw_a_dimension_card() -> None:
    """Among the three stars at the season's start it can be kept."""
    windfall = 'pending = [{ frame = "choosing-windfall", seat = "Cy" }]'
    table = table_of(more=windfall, own=DRAWN, other="rich").play("Cy windfall stars")
    assert table.legal("Cy") == CHOICE


@pytest.mark.rule("E1.CONTINUUM.15")
def test_a_dimension_card_stays_until_it_is_used() -> None:
    """It lies in the green room over the season's end, and is used in season 2."""
    own = '[players.Ann]\nstars = ["dimension-card-c"]'
    table = table_of(turn="Ann", passed=("Bo", "Cy"), own=own, used=True).play("Ann drop cash")
    assert (table.state.round, table.player("Ann").stars) == (2, ("dimension-card-c",))
    table.play("Bo drop cash", "Cy drop cash")
    assert table.allows("Ann use dimension-card-c")


@pytest.mark.rule("E1.CONTINUUM.16")
def test_the_time_traveller_uses_dimension_cards_too() -> None:
    """With the machine and a dimension card of its own Bo has three actions in a turn."""
    table = table_of(own='stars = ["dimension-card-e"]')
    table.play("Bo use-time-machine; use dimension-card-e")
    assert table.player("Bo").stars == ()
    for ad in ("medium-batteries", "meteor-mints", "tell-all-notebooks"):
        assert table.to_act() == ["Bo"]
        table.play(f"Bo sign-ad {ad}")
    assert table.to_act() == ["Cy"]
