"""SPECIALIST, second edition: two moguls of its own (E2.SPECIALIST.01-.14, E2.MOGUL.06)."""

from __future__ import annotations

import pytest

from executives import ConfigurationError, networks
from executives.networks.second_edition import EDITION
from executives.networks.state import DeckId
from support.two_moguls import (
    DECKS,
    FOUR_MOGULS,
    ONE,
    STAR_AND_AD,
    THREE_COLOURS,
    TWO,
    TWO_MOGULS,
    make,
    specialist,
    under_the_deck,
)

# -- the module -------------------------------------------------------------------------------


@pytest.mark.rule("E2.SPECIALIST.01")
def test_metadata() -> None:
    """SPECIALIST has complexity 2."""
    (found,) = (plugin for plugin in EDITION.executives if plugin.id == "specialist")
    assert (found.complexity, found.section, found.memory) == (2, "E2.SPECIALIST", None)


@pytest.mark.rule("E2.SPECIALIST.02", "E2.MOGUL.03")
def test_specialist_cannot_be_chosen_without_moguls() -> None:
    """A game with it needs the module."""
    seats = ("specialist", "butcher")
    with pytest.raises(ConfigurationError, match="specialist"):
        networks.Game(("Ann", "Bo"), executives=seats)
    with pytest.raises(ConfigurationError, match="specialist"):
        networks.Game(("Ann", "Bo"), executives=seats, modules=("telly_time",))
    game = networks.Game(("Ann", "Bo"), executives=seats, modules=("moguls",))
    assert game.start(1).players[0].executive == "specialist"


@pytest.mark.rule("E2.SPECIALIST.02")
@pytest.mark.parametrize(("modules", "dealt"), [((), False), (("moguls",), True)])
def test_specialist_is_left_out_of_the_deal_without_moguls(
    modules: tuple[str, ...], dealt: bool
) -> None:
    """Among the boards that forty seeds deal it is there only with the module."""
    game = networks.Game(("Ann", "Bo", "Cy"), modules=modules)
    offered = {
        action.text
        for seed in range(40)
        for seat in (0, 1, 2)
        for action in game.legal_actions(game.start(seed), seat)
    }
    assert "choose-executive butcher" in offered
    assert ("choose-executive specialist" in offered) == dealt


@pytest.mark.rule("E2.SETUP.06")
@pytest.mark.parametrize("seed", range(6))
def test_specialist_starts_like_everybody(seed: int) -> None:
    """It has the cash of its position in turn order, no mogul, and nothing on its board."""
    seats = ("butcher", "specialist", "beeb")
    game = networks.Game(("Ann", "Bo", "Cy"), executives=seats, modules=("moguls",))
    state = game.start(seed)
    bo = state.players[1]
    assert bo.cash == (5, 7, 9)[(1 - state.first) % 3]
    assert (bo.moguls, bo.memory) == ((), None)


# -- the first space 2 ------------------------------------------------------------------------


@pytest.mark.rule("E2.SPECIALIST.04")
def test_the_first_space_2_brings_one_of_two_moguls() -> None:
    """2 moguls are drawn in the place of the star and the ad, and one has to be kept."""
    table = specialist("drama = 1")
    assert make(table, "free-drama") == TWO_MOGULS
    table.play("Ann keep trend-setter")
    assert table.player("Ann").moguls == ("trend-setter",)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.SPECIALIST.05", "E2.MOGUL.05")
def test_the_mogul_not_kept_goes_under_the_deck() -> None:
    """The other one of the 2 lies at the bottom."""
    table = specialist("drama = 1")
    make(table, "free-drama")
    table.play("Ann keep trend-setter")
    assert under_the_deck(table, 1) == ("archivist",)
    assert len(table.state.decks[DeckId.MOGUL].rest) == 12 - 1


@pytest.mark.rule("E2.SPECIALIST.04")
def test_only_the_player_sees_what_is_drawn() -> None:
    """Bo sees two backs of moguls."""
    table = specialist("drama = 1")
    make(table, "free-drama")
    views = [table.game.view(table.state, seat).pending[-1] for seat in (0, 1)]
    assert [view.cards for view in views] == [  # type: ignore[union-attr]
        ("archivist", "trend-setter"),
        ("mogul", "mogul"),
    ]


@pytest.mark.rule("E2.SPECIALIST.04", "E2.TRACKS.17")
def test_an_advance_without_a_production_counts_as_the_first_time() -> None:
    """Market Research leads to space 2, and to the 2 moguls."""
    table = specialist("sports = 1", ann='network = ["market-research-a"]')
    table.play("Ann use market-research-a; choose-genre sports")
    assert table.legal() == TWO_MOGULS


@pytest.mark.rule("E2.SPECIALIST.04", "E2.MOGUL.09")
def test_an_immediate_mogul_is_resolved_when_it_is_kept() -> None:
    """Silent Partner brings $12M at once and lies face down."""
    decks = '[decks.mogul]\nnext = ["silent-partner", "archivist"]\n'
    table = specialist("drama = 1", ann="cash = 3", decks=decks)
    make(table, "free-drama")
    table.play("Ann keep silent-partner")
    assert table.player("Ann").cash == 3 + 12
    assert table.player("Ann").face_down == ("silent-partner",)


@pytest.mark.rule("E2.SPECIALIST.10")
def test_a_further_space_2_gives_the_printed_bonus() -> None:
    """With Sports on space 2 already, space 2 of Drama gives a star or an ad."""
    table = specialist("drama = 1\nsports = 2", ann='moguls = ["penny-pincher"]')
    assert make(table, "free-drama") == STAR_AND_AD


@pytest.mark.rule("E2.SPECIALIST.10")
def test_a_further_space_2_is_further_on_a_longer_track_too() -> None:
    """A track that has gone past space 2 has been there."""
    table = specialist("drama = 1\nsports = 3", ann='moguls = ["penny-pincher"]')
    assert make(table, "free-drama") == STAR_AND_AD


@pytest.mark.rule("E2.SPECIALIST.04")
def test_tracks_of_others_do_not_matter() -> None:
    """Bo has been on spaces 2 and 4: for Ann it is still the first time."""
    table = specialist("drama = 1", bo="drama = 4\nsports = 2")
    assert make(table, "free-drama") == TWO_MOGULS


@pytest.mark.rule("E2.SPECIALIST.04")
def test_others_have_the_printed_bonus_of_space_2() -> None:
    """Bo, first on a space 2, draws a star and an ad."""
    table = specialist("", bo="drama = 1").play("Ann produce free-derby 8pm")
    table.play("Bo produce free-drama 8pm")
    assert table.legal() == STAR_AND_AD


# -- the first space 4 ------------------------------------------------------------------------


@pytest.mark.rule("E2.SPECIALIST.06")
def test_the_first_space_4_brings_one_of_four_moguls() -> None:
    """4 moguls are drawn in the place of the three colours, and one has to be kept."""
    table = specialist("drama = 3", ann=ONE)
    assert make(table, "free-drama") == FOUR_MOGULS
    table.play("Ann keep impresario")
    assert table.player("Ann").moguls == ("penny-pincher", "impresario")


@pytest.mark.rule("E2.SPECIALIST.07", "E2.MOGUL.05")
def test_the_three_moguls_not_kept_go_under_the_deck() -> None:
    """The other 3 lie at the bottom in the order of the draw."""
    table = specialist("drama = 3", ann=ONE)
    make(table, "free-drama")
    table.play("Ann keep impresario")
    assert under_the_deck(table, 3) == ("archivist", "trend-setter", "sponsor-hunter")


@pytest.mark.rule("E2.SPECIALIST.06", "E2.MOGUL.10")
def test_with_three_moguls_left_these_are_drawn() -> None:
    """Fewer than 4 are left: there is a choice of 3."""
    decks = '[decks.mogul]\ncards = ["archivist", "trend-setter", "impresario"]\n'
    table = specialist("drama = 3", ann=ONE, decks=decks)
    assert make(table, "free-drama") == {*TWO_MOGULS, "keep impresario"}


@pytest.mark.rule("E2.MOGUL.10")
@pytest.mark.parametrize(("space", "printed"), [(2, STAR_AND_AD), (4, THREE_COLOURS)])
def test_without_a_mogul_left_the_printed_bonus_remains(space: int, printed: set[str]) -> None:
    """An empty mogul deck brings what everybody has there."""
    decks = "[decks.mogul]\ncards = []\n" + DECKS[DECKS.index("[decks.star]") :]
    table = specialist(f"drama = {space - 1}", decks=decks)
    assert make(table, "free-drama") == printed


@pytest.mark.rule("E2.SPECIALIST.11")
def test_a_further_space_4_gives_the_printed_bonus() -> None:
    """With Sports on space 4 already, space 4 of Drama gives a star, an ad or a network card."""
    table = specialist("drama = 3\nsports = 4", ann=TWO)
    assert make(table, "free-drama") == THREE_COLOURS
