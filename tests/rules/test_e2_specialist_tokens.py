"""SPECIALIST, second edition: both moguls, the limit and space 3 (E2.SPECIALIST.03, .08-.14)."""

from __future__ import annotations

import pytest

from support.table import Table
from support.two_moguls import (
    DECKS,
    NETWORK_CARDS,
    ONE,
    SHOWS,
    STAR_AND_AD,
    THREE_COLOURS,
    TWO,
    TWO_MOGULS,
    make,
    specialist,
)

# -- both -------------------------------------------------------------------------------------


@pytest.mark.rule("E2.SPECIALIST.08", "E2.SPECIALIST.03")
def test_one_track_may_bring_both_moguls() -> None:
    """Drama goes from 1 to 2, by Market Research to 3, then to 4: 1 of 2 and 1 of 4 moguls."""
    table = specialist("drama = 1", ann='network = ["market-research-a"]')
    assert make(table, "free-drama") == TWO_MOGULS
    table.play("Ann keep archivist", "Ann use market-research-a; choose-genre drama")
    assert table.player("Ann").tracks[1] == 3
    table.play("Bo pass cash")
    left = ("impresario", "sponsor-hunter", "tech-pioneer", "reboot-o-mancer")
    assert make(table, "free-saga", "9pm") == {f"keep {mogul}" for mogul in left}
    table.play("Ann keep tech-pioneer")
    assert table.player("Ann").moguls == ("archivist", "tech-pioneer")


@pytest.mark.rule("E2.SPECIALIST.09", "E2.SPECIALIST.10")
def test_two_tracks_may_bring_a_mogul_each() -> None:
    """Drama's space 2 brings the first, Sports nothing but a star or ad on 2, the second on 4."""
    research = 'network = ["market-research-a", "market-research-b"]'
    table = specialist("drama = 1\nsports = 1", ann=research)
    assert make(table, "free-drama") == TWO_MOGULS
    table.play("Ann keep archivist", "Ann use market-research-a; choose-genre sports")
    assert table.legal() == STAR_AND_AD
    table.play("Ann keep fizz-cola", "Ann use market-research-b; choose-genre sports")
    table.play("Bo pass cash")
    assert make(table, "free-derby", "9pm") == {
        *("keep impresario", "keep sponsor-hunter", "keep tech-pioneer", "keep reboot-o-mancer"),
    }
    table.play("Ann keep sponsor-hunter")
    assert table.player("Ann").moguls == ("archivist", "sponsor-hunter")


@pytest.mark.rule("E2.SPECIALIST.03", "E2.MOGUL.06")
@pytest.mark.parametrize(("space", "printed"), [(2, STAR_AND_AD), (4, THREE_COLOURS)])
def test_two_moguls_are_the_limit_of_the_game(space: int, printed: set[str]) -> None:
    """With two moguls, one of them used, no third is drawn on any space."""
    table = specialist(
        f"drama = {space - 1}",
        ann='moguls = ["page-to-screen", "silent-partner"]\nface_down = ["silent-partner"]',
    )
    assert make(table, "free-drama") == printed


@pytest.mark.rule("E2.MOGUL.06")
def test_others_gain_one_mogul_only() -> None:
    """Bo with a mogul has network cards on a covered space 3."""
    rest = '[players.Bo]\nmoguls = ["page-to-screen"]\n' + DECKS
    table = specialist("", bo="drama = 2", decks=rest).play("Ann produce free-derby 8pm")
    table.play("Bo produce free-drama 8pm")
    assert table.legal() == NETWORK_CARDS


# -- space 3 ----------------------------------------------------------------------------------


@pytest.mark.rule("E2.SPECIALIST.12")
@pytest.mark.parametrize("moguls", ["", ONE, TWO])
def test_a_covered_space_3_is_empty(moguls: str) -> None:
    """With no, one or two moguls Ann draws nothing there, and the turn goes on."""
    table = specialist("drama = 2", ann=moguls, decks="")
    before = table.player("Ann").moguls
    table.play("Ann produce free-drama 8pm")
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").moguls == before
    assert table.player("Ann").network == ()


@pytest.mark.rule("E2.SPECIALIST.13")
def test_the_token_stays_on_space_3() -> None:
    """Ann lands on space 3 of Drama: all six tokens are there afterwards."""
    table = specialist("drama = 2")
    assert make(table, "free-drama") == set()
    assert table.state.mogul_tokens.bit_count() == 6


@pytest.mark.rule("E2.SPECIALIST.13")
def test_the_token_that_stays_is_for_the_next_player() -> None:
    """Bo, the next to land there, takes the token and draws 3 moguls."""
    table = specialist("drama = 2", bo="drama = 2").play("Ann produce free-drama 8pm")
    table.play("Bo produce free-saga 8pm")
    assert table.legal() == {*TWO_MOGULS, "keep impresario"}
    assert table.state.mogul_tokens.bit_count() == 5


@pytest.mark.rule("E2.SPECIALIST.13")
def test_the_other_ruling_on_the_limit_changes_nothing() -> None:
    """Whether a full player may take the bonus below a token is no matter for SPECIALIST."""
    table = Table(f"""
turn = "Ann"
[game]
players = ["Ann", "Bo"]
executives = ["specialist", "butcher"]
modules = ["moguls"]
variants = {{ limit_takes_network_bonus = false }}
[display]
shows = ["free-drama"]
[players.Ann.tracks]
drama = 2
{SHOWS}
""")
    assert make(table, "free-drama") == set()
    assert table.player("Ann").network == ()


@pytest.mark.rule("E2.SPECIALIST.14")
@pytest.mark.parametrize("moguls", ["", TWO])
def test_without_its_token_space_3_gives_network_cards(moguls: str) -> None:
    """When another player has taken the token, 2 network cards are drawn and one is kept."""
    table = specialist(
        "drama = 2",
        ann=moguls,
        top='mogul_tokens = ["sports"]',
    )
    assert make(table, "free-drama") == NETWORK_CARDS
    table.play("Ann keep ad-empire-a")
    assert table.player("Ann").network == ("ad-empire-a",)


@pytest.mark.rule("E2.SPECIALIST.14")
def test_the_token_of_another_track_does_not_matter() -> None:
    """With Drama's token gone and that of Sports there, Sports is empty and Drama is not."""
    top = 'mogul_tokens = ["sports"]'
    assert make(specialist("sports = 2", top=top), "free-derby") == set()
    assert make(specialist("drama = 2", top=top), "free-drama") == NETWORK_CARDS


# -- alone ------------------------------------------------------------------------------------


@pytest.mark.rule("E2.SPECIALIST.04", "E2.SPECIALIST.13")
def test_a_solo_game() -> None:
    """Alone at the table space 2 brings a mogul and a covered space 3 nothing."""
    table = Table(f"""
turn = "Ann"
[game]
players = ["Ann"]
executives = ["specialist"]
modules = ["moguls"]
[display]
shows = ["free-drama", "free-derby"]
[players.Ann.tracks]
drama = 1
{DECKS}
{SHOWS}
""")
    assert make(table, "free-drama") == TWO_MOGULS
