"""TIME TRAVELLER, first edition: dimension cards (E1.CONTINUUM.05, .06, .11-.16)."""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.state import DeckId, Row
from support.table import Table
from support.time_traveller import before_scoring, table_of

CARDS = tuple(f"dimension-card-{letter}" for letter in "abcde")


def top_of_stars(table: Table) -> tuple[str, ...]:
    """What everybody knows to lie on top of the star deck."""
    top: tuple[str, ...] = table.state.decks[DeckId.STAR].top
    return top


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
