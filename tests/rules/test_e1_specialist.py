"""SPECIALIST, first edition: bonuses of the 4th and 6th show, two moguls (E1.SPECIALIST.01-.09)."""

from __future__ import annotations

import pytest

from executives import networks
from support.genre_tables import (
    bonuses_of,
    develop,
    genre_game,
    genre_table,
    legal_draws,
    moguls_offered,
    quiet_mogul,
)
from support.names import NAMES
from support.table import Table

DRAWS = {"draw stars", "draw ads"}


def of(genre: str, number: int = 6) -> tuple[str, ...]:
    """So many shows of a genre."""
    return tuple(f"{genre}-{index}" for index in range(1, number + 1))


def take(table: Table) -> str:
    """Ann gains the bonus and takes a mogul, which is returned."""
    mogul = quiet_mogul(table)
    table.play(f"Ann draw stars; take-mogul {mogul}")
    return mogul


# -- the bonuses ----------------------------------------------------------------------------------


@pytest.mark.rule("E1.SPECIALIST.01", "E1.SPECIALIST.04")
def test_the_fourth_show_of_a_genre_brings_the_bonus_of_five() -> None:
    """Ann's first bonus: she draws stars or ads and takes a mogul, as with a first 5-show bonus."""
    table = develop(genre_table("specialist", *of("action")), *of("action", 4))
    assert bonuses_of(table) == ("action 4",)
    moguls = moguls_offered(table)
    assert len(moguls) == 5
    assert table.legal("Ann") == {*DRAWS, *(f"take-mogul {mogul}" for mogul in moguls)}
    mogul = take(table)
    assert table.player("Ann").moguls == (mogul,)
    assert table.legal("Ann") >= {"drop cash", "produce action-5 8pm"}


@pytest.mark.rule("E1.SPECIALIST.02", "E1.SPECIALIST.05")
def test_the_sixth_show_of_a_genre_brings_the_bonus_of_five_again() -> None:
    """It is a draw once more, and the second mogul with it."""
    table = develop(genre_table("specialist", *of("action")), *of("action", 4))
    first = take(table)
    develop(table, "action-5", "action-6")
    assert bonuses_of(table) == ("action 4", "action 6")
    assert legal_draws(table) == DRAWS
    assert len(moguls_offered(table)) == 4
    second = take(table)
    assert table.player("Ann").moguls == (first, second)


@pytest.mark.rule("E1.SPECIALIST.07")
def test_the_third_show_of_a_genre_brings_nothing() -> None:
    """After each of three shows of three genres the turn is over, without draw and mogul."""
    genres = ("action", "reality", "sci-fi")
    table = genre_table("specialist", *(show for genre in genres for show in of(genre, 3)))
    for genre in genres:
        for show in of(genre, 3):
            develop(table, show)
            assert legal_draws(table) == moguls_offered(table) == set()
    assert bonuses_of(table) == ()


@pytest.mark.rule("E1.SPECIALIST.08")
def test_the_fifth_show_of_a_genre_brings_nothing() -> None:
    """Only the 4th, the 6th and no other of seven shows bring a bonus."""
    shows = of("sports", 7)
    table = genre_table("specialist", *shows)
    bringing = []
    for number, show in enumerate(shows, start=1):
        develop(table, show)
        if legal_draws(table):
            bringing.append(number)
            take(table)
    assert bringing == [4, 6]
    assert bonuses_of(table) == ("sports 4", "sports 6")


@pytest.mark.rule("E1.SPECIALIST.07", "E1.SPECIALIST.08")
def test_another_executive_has_its_bonuses_at_three_and_five() -> None:
    """Bo is SPECIALIST; Ann, who is PROCRASTINATOR, has them with her 3rd and 5th show."""
    shows = of("sports", 6)
    table = genre_table("procrastinator", *shows)
    bringing = []
    for number, show in enumerate(shows, start=1):
        develop(table, show, then="; commit")
        if legal_draws(table):
            bringing.append(number)
            table.play("Ann draw stars")
            if moguls_offered(table):
                table.play(f"Ann take-mogul {quiet_mogul(table)}")
    assert bringing == [3, 5]


# -- moguls ---------------------------------------------------------------------------------------


@pytest.mark.rule("E1.SPECIALIST.03", "E1.SPECIALIST.06")
def test_the_fourth_show_of_another_genre_brings_the_second_mogul() -> None:
    """Four Action and four Sports shows are two moguls; the four Sitcoms after them are none."""
    genres = ("action", "sports", "sitcom")
    table = genre_table("specialist", *(show for genre in genres for show in of(genre, 4)))
    develop(table, *of("action", 4))
    first = take(table)
    develop(table, *of("sports", 4))
    assert len(moguls_offered(table)) == 4
    second = take(table)
    develop(table, *of("sitcom", 4))
    assert table.legal("Ann") == DRAWS
    (left, *_) = displayed(table)
    assert table.refuses(f"Ann take-mogul {left}") == {"E1.MOGUL.03"}
    table.play("Ann draw ads")
    assert table.player("Ann").moguls == (first, second)
    assert len(displayed(table)) == 3


@pytest.mark.rule("E1.SPECIALIST.03")
def test_with_both_moguls_a_sixth_show_brings_the_draw_alone() -> None:
    """Two moguls by the 4th shows of two genres: the 6th of the first is a bonus without one."""
    table = genre_table("specialist", *of("action"), *of("sports", 4))
    for shows in (of("action", 4), of("sports", 4)):
        develop(table, *shows)
        take(table)
    develop(table, "action-5", "action-6")
    assert bonuses_of(table) == ("action 4", "sports 4", "action 6")
    assert table.legal("Ann") == DRAWS


@pytest.mark.rule("E1.SPECIALIST.03")
def test_a_used_mogul_is_one_of_the_two() -> None:
    """With two moguls, both turned over, the 4th show of a genre brings the draw alone."""
    used = 'moguls = ["blockbuster", "crossover"]\nface_down = ["blockbuster", "crossover"]\n'
    table = develop(genre_table("specialist", *of("action"), ann=used), *of("action", 4))
    assert table.legal("Ann") == DRAWS


def displayed(table: Table) -> tuple[str, ...]:
    """The moguls of the display."""
    assert table.state.season is not None
    return table.state.season.moguls


@pytest.mark.rule("E1.SPECIALIST.09")
def test_one_more_mogul_is_displayed() -> None:
    """Two more than players, whoever of them is SPECIALIST; one more where nobody is."""
    for players in (2, 3):
        game = genre_game("specialist", players)
        assert len(displayed(Table(game, game.start(4)))) == players + 2
        names = ("generic", "specialist", "procrastinator")[:players]
        game = networks.Game(NAMES[:players], executives=names, edition="first")
        assert len(displayed(Table(game, game.start(4)))) == players + 2
    game = networks.Game(NAMES[:2], executives=("generic", "procrastinator"), edition="first")
    assert len(displayed(Table(game, game.start(4)))) == 2 + 1


@pytest.mark.rule("E1.SPECIALIST.09", "E1.SOLO.07")
def test_alone_four_moguls_are_displayed() -> None:
    """Three for another executive, four for SPECIALIST, and the fourth is drawn from the stock."""
    for executive, number in (("generic", 3), ("specialist", 4)):
        game = genre_game(executive, 1)
        table = Table(game, game.start(4))
        assert len(displayed(table)) == number
        stock = table.state.decks[6]
        assert len((*stock.top, *stock.rest, *displayed(table))) == len(game.moguls)
