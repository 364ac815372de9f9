"""Telly Time: completed lines and their bonuses (E2.TELLY.09, .10)."""

from __future__ import annotations

from itertools import combinations

import pytest

from executives.networks.cards import NetworkCard
from executives.networks.state import DeckId
from support.table import Table
from support.telly_tables import (
    KNOWN_DECKS,
    SPACE_2,
    SPACE_3,
    SPACE_4,
    covered,
    grid,
    telly,
)

ROWS = (("action", "sports", "reality"), ("sci-fi", "sitcom", "drama"), ("kids", "chat", "quiz"))
COLUMNS = (("action", "sci-fi", "kids"), ("sports", "sitcom", "chat"), ("reality", "drama", "quiz"))
DIAGONALS = (("action", "sitcom", "quiz"), ("reality", "sitcom", "kids"))
LINES = (*ROWS, *COLUMNS, *DIAGONALS)

LINE_1 = grid("action", "sports")
"""With Reality the first row, and no other line."""
LINE_2 = grid(*ROWS[2], "action", "sports")
"""With Reality the first row, after the third."""


def offered(table: Table) -> set[str]:
    """The cards that Ann may keep of a draw."""
    return {text for text in table.legal("Ann") if text.startswith("keep ")}


# -- lines ----------------------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.09")
@pytest.mark.parametrize("line", LINES, ids=["-".join(line) for line in LINES])
def test_the_third_square_completes_a_line(line: tuple[str, ...]) -> None:
    """Each of the 8 lines, whichever of its squares is covered last; two squares are none."""
    for last in line:
        rest = [genre for genre in line if genre != last]
        table = telly(grid(*rest), rest=KNOWN_DECKS)
        table.play(f"Ann produce free-{last} weekend")
        assert table.legal("Ann") == SPACE_2
        one, other = rest
        table = telly(grid(one)).play(f"Ann produce free-{other} weekend")
        assert offered(table) == set()


@pytest.mark.rule("E2.TELLY.09")
def test_no_other_three_squares_are_a_line() -> None:
    """Of the 84 ways to cover three squares, 8 are lines; the other 76 bring nothing."""
    squares = [square for row in ROWS for square in row]
    found = set()
    for first, second, third in combinations(squares, 3):
        table = telly(grid(first, second)).play(f"Ann produce free-{third} weekend")
        if offered(table):
            found.add(frozenset((first, second, third)))
    assert found == {frozenset(line) for line in LINES}


# -- bonuses --------------------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.10")
def test_the_first_line_gives_the_bonus_of_space_two() -> None:
    """A star and an ad are drawn; the ad kept pays its $2M, the star goes under its deck."""
    table = telly("cash = 0\n" + LINE_1, rest=KNOWN_DECKS).play("Ann produce free-reality 8pm")
    assert table.legal() == SPACE_2
    table.play("Ann keep fizz-cola")
    assert table.player("Ann").ads[-1] == "fizz-cola"
    assert table.player("Ann").cash == 2
    assert table.state.decks[DeckId.STAR].rest[-1] == "fill-in-wendy"
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.TELLY.10")
def test_the_star_of_the_first_line_is_signed_for_nothing() -> None:
    """With $0 the star for $2M is signed."""
    table = telly("cash = 0\n" + LINE_1, rest=KNOWN_DECKS)
    table.play("Ann produce free-reality 8pm; keep fill-in-wendy")
    assert table.player("Ann").stars[-1] == "fill-in-wendy"
    assert table.player("Ann").cash == 0


@pytest.mark.rule("E2.TELLY.10")
def test_an_anomaly_drawn_for_a_line_may_be_kept() -> None:
    """It lies on top of the star deck, and is on offer like a star (E2.TRACKS.15)."""
    decks = KNOWN_DECKS.replace("next", 'top = ["anomaly-a"]\nnext', 1)
    table = telly(LINE_1, rest=decks).play("Ann produce free-reality 8pm")
    assert table.legal() == {"keep anomaly-a", "keep fizz-cola"}
    assert "anomaly-a" in table.play("Ann keep anomaly-a").player("Ann").stars


@pytest.mark.rule("E2.TELLY.10")
def test_the_second_line_gives_the_bonus_of_space_three() -> None:
    """Two network cards are drawn and one is kept; nothing of a star and an ad."""
    table = telly(LINE_2, rest=KNOWN_DECKS).play("Ann produce free-reality 8pm")
    assert table.legal() == SPACE_3
    table.play("Ann keep ad-empire-a")
    assert table.player("Ann").network == ("ad-empire-a",)


@pytest.mark.rule("E2.TELLY.10")
def test_the_third_line_gives_the_bonus_of_space_four() -> None:
    """Three colours: one of a star, an ad and a network card is kept."""
    # The first row and the first column; Quiz completes the third row.
    two_lines = grid(*ROWS[0], "sci-fi", "kids", "chat")
    table = telly(two_lines, rest=KNOWN_DECKS).play("Ann produce free-quiz weekend")
    assert table.legal() == SPACE_4
    table.play("Ann keep genre-block-a")
    assert table.player("Ann").network == ("genre-block-a",)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.TELLY.10")
def test_later_lines_give_nothing() -> None:
    """With three lines before, the next production completes a fourth, and nothing is drawn."""
    # The first row, the first column and a diagonal; Drama completes the second row.
    three = grid(*ROWS[0], "sci-fi", "kids", "sitcom")
    table = telly(three, rest=KNOWN_DECKS).play("Ann produce free-drama 8pm")
    assert table.to_act() == ["Bo"]
    assert table.events("CardsDrawn") == []


@pytest.mark.rule("E2.TELLY.10")
def test_two_lines_at_once_count_one_after_the_other() -> None:
    """Reality completes a row and a column: the bonus of the first, and then of the second."""
    table = telly(grid("action", "sports", "drama", "quiz"), rest=KNOWN_DECKS)
    table.play("Ann produce free-reality 8pm")
    assert table.legal() == SPACE_2
    table.play("Ann keep fizz-cola")
    assert table.legal() == SPACE_3
    table.play("Ann keep ad-empire-a")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.TELLY.10")
def test_three_lines_at_once_give_all_three_bonuses() -> None:
    """Sitcom in the middle completes a row, a column and a diagonal."""
    corners = grid("sci-fi", "drama", "sports", "chat", "action", "quiz")
    table = telly(corners, rest=KNOWN_DECKS).play("Ann produce free-sitcom 8pm")
    assert table.legal() == SPACE_2
    table.play("Ann keep fizz-cola")
    assert table.legal() == SPACE_3
    table.play("Ann keep genre-block-a")
    assert table.legal() == {"keep brick-hammerly", "keep grrr-energy-gum", "keep ad-empire-b"}
    table.play("Ann keep brick-hammerly")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.TELLY.10")
def test_of_three_lines_at_once_after_two_only_one_gives_something() -> None:
    """Two rows before, then Sitcom with a column and both diagonals: the 3rd to the 5th line."""
    table = telly(grid(*ROWS[0], *ROWS[2]), rest=KNOWN_DECKS).play("Ann produce free-sitcom 8pm")
    assert table.legal() == SPACE_4
    table.play("Ann keep fizz-cola")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.TELLY.10")
def test_a_full_grid_is_eight_lines_and_the_last_ones_give_nothing() -> None:
    """Sitcom as the ninth square completes the 5th to the 8th line: nothing is drawn."""
    rim = grid(*ROWS[0], *ROWS[2], "sci-fi", "drama")
    table = telly(rim, rest=KNOWN_DECKS).play("Ann produce free-sitcom 8pm")
    assert len(covered(table)) == 9
    assert table.events("CardsDrawn") == []
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.TELLY.10")
def test_lines_are_counted_over_the_game_for_each_player() -> None:
    """Bo's first line is a first one, although Ann has two."""
    bo = f"[players.Bo]\n{LINE_1}"
    table = telly(LINE_2, rest=KNOWN_DECKS + bo).play("Ann produce free-drama 8pm")
    table.play("Bo produce free-reality 8pm")
    assert table.legal("Bo") == SPACE_2


@pytest.mark.rule("E2.TELLY.10")
def test_the_count_goes_on_in_the_next_round() -> None:
    """A first line in round 1, and one more in round 2: the second gives network cards."""
    ann = grid("action", "sports", "kids", "chat")
    ann += 'network = ["market-research-a", "market-research-b"]\n'
    table = telly(ann, top='passed = ["Bo"]', rest=KNOWN_DECKS)
    table.play("Ann use market-research-a; choose-genre reality; keep fizz-cola; pass cash")
    assert table.state.round == 2
    table.play("Bo pass cash", "Ann use market-research-b; choose-genre quiz")
    cards = [text.removeprefix("keep ") for text in offered(table)]
    assert [type(table.game.card[card]) for card in cards] == [NetworkCard] * 2
