"""Telly Time with Moguls: the second line, and SPECIALIST's lines (E2.TELLY.11, .12)."""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.state import DeckId
from support.table import Table
from support.telly_tables import KNOWN_DECKS, SPACE_2, SPACE_3, WITH_MOGULS, grid, telly

FIRST_ROW = ("action", "sports", "reality")
THIRD_ROW = ("kids", "chat", "quiz")

LINE_1 = grid("action", "sports")
LINE_2 = grid(*THIRD_ROW, "action", "sports")
"""With Reality the first row: as the first line, and as the second one."""
LINE_3 = grid(*FIRST_ROW, "sci-fi", "kids", "chat")
"""Two lines; with Quiz the third row, which is the third one."""

MOGULS = """
[decks.mogul]
next = ["archivist", "impresario", "trend-setter", "page-to-screen"]
"""
FOUR = ("archivist", "impresario", "trend-setter", "page-to-screen")


def keeps(*cards: str) -> set[str]:
    """The texts of keeping one of these cards."""
    return {f"keep {card}" for card in cards}


def moguls_left(table: Table) -> tuple[str, ...]:
    """The mogul deck from its top."""
    return table.state.decks[DeckId.MOGUL].rest


# -- the second line ------------------------------------------------------------------------------


@pytest.mark.rule("E2.TELLY.11")
def test_with_moguls_the_second_line_gives_a_mogul_of_three() -> None:
    """3 moguls are drawn, 1 is kept, 2 go under the deck; no token is needed, none is there."""
    table = telly(LINE_2, modules=WITH_MOGULS, rest=KNOWN_DECKS + MOGULS)
    assert table.state.mogul_tokens == 0
    table.play("Ann produce free-reality 8pm")
    assert table.legal() == keeps(*FOUR[:3])
    table.play("Ann keep impresario")
    assert table.player("Ann").moguls == ("impresario",)
    assert moguls_left(table)[0] == "page-to-screen"
    assert moguls_left(table)[-2:] == ("archivist", "trend-setter")


@pytest.mark.rule("E2.TELLY.11")
def test_only_the_second_line_gives_a_mogul() -> None:
    """With Moguls too, the first line gives a star or an ad."""
    table = telly(LINE_1, modules=WITH_MOGULS, rest=KNOWN_DECKS + MOGULS)
    table.play("Ann produce free-reality 8pm")
    assert table.legal() == SPACE_2


@pytest.mark.rule("E2.TELLY.11")
def test_without_moguls_the_second_line_gives_a_network_card_of_two() -> None:
    """2 network cards are drawn, 1 is kept, and the other goes under its deck."""
    table = telly(LINE_2, rest=KNOWN_DECKS).play("Ann produce free-reality 8pm")
    assert table.legal() == SPACE_3
    table.play("Ann keep genre-block-a")
    assert table.state.decks[DeckId.NETWORK].rest[-1] == "ad-empire-a"
    assert table.player("Ann").moguls == ()


@pytest.mark.rule("E2.TELLY.11")
def test_every_player_may_gain_a_mogul() -> None:
    """There is no race: after Ann's mogul Bo's second line draws three of the others."""
    bo = f"[players.Bo]\n{grid(*THIRD_ROW, 'sci-fi', 'sitcom')}"
    table = telly(LINE_2, modules=WITH_MOGULS, rest=KNOWN_DECKS + MOGULS + bo)
    table.play("Ann produce free-reality 8pm; keep archivist", "Bo produce free-drama 8pm")
    drawn = table.legal("Bo")
    assert len(drawn) == 3
    assert "keep page-to-screen" in drawn
    table.play("Bo keep page-to-screen")
    assert table.player("Bo").moguls == ("page-to-screen",)


@pytest.mark.rule("E2.TELLY.11")
@pytest.mark.parametrize("used", ["", 'face_down = ["page-to-screen"]\n'], ids=["held", "used"])
def test_at_the_limit_the_second_line_gives_network_cards(used: str) -> None:
    """With a mogul already, used up or not, it is 1 of 2 network cards."""
    ann = f'{LINE_2}moguls = ["page-to-screen"]\n{used}'
    table = telly(ann, modules=WITH_MOGULS, rest=KNOWN_DECKS)
    table.play("Ann produce free-reality 8pm")
    assert table.legal() == SPACE_3


@pytest.mark.rule("E2.TELLY.11", "E2.MOGUL.10")
def test_of_a_short_deck_the_moguls_left_are_drawn() -> None:
    """Of two moguls left one is kept; with none left the line gives network cards."""
    two = KNOWN_DECKS + '[decks.mogul]\ncards = ["archivist", "impresario"]\n'
    table = telly(LINE_2, modules=WITH_MOGULS, rest=two).play("Ann produce free-reality 8pm")
    assert table.legal() == keeps("archivist", "impresario")
    empty = KNOWN_DECKS + "[decks.mogul]\ncards = []\n"
    table = telly(LINE_2, modules=WITH_MOGULS, rest=empty).play("Ann produce free-reality 8pm")
    assert table.legal() == SPACE_3


@pytest.mark.rule("E2.TELLY.11")
def test_an_immediate_mogul_of_a_line_resolves_at_once() -> None:
    """Silent Partner pays $12M inside the bonus, and lies face down from then on (E2.MOGUL.09)."""
    first = MOGULS.replace("archivist", "silent-partner")
    table = telly("cash = 0\n" + LINE_2, modules=WITH_MOGULS, rest=KNOWN_DECKS + first)
    table.play("Ann produce free-reality 8pm; keep silent-partner")
    assert table.player("Ann").cash == 12
    assert table.player("Ann").face_down == ("silent-partner",)
    assert table.to_act() == ["Bo"]


# -- SPECIALIST -----------------------------------------------------------------------------------


def specialist(ann: str, rest: str = "") -> Table:
    """Ann as SPECIALIST with known decks."""
    return telly(
        ann,
        executives=("specialist", "butcher"),
        modules=WITH_MOGULS,
        rest=KNOWN_DECKS + MOGULS + rest,
    )


@pytest.mark.rule("E2.TELLY.12")
def test_the_first_line_of_specialist_gives_a_mogul_of_two() -> None:
    """2 moguls are drawn, 1 is kept, the other goes under the deck; no star and no ad."""
    table = specialist(LINE_1).play("Ann produce free-reality 8pm")
    assert table.legal() == keeps(*FOUR[:2])
    table.play("Ann keep archivist")
    assert table.player("Ann").moguls == ("archivist",)
    assert moguls_left(table)[-1] == "impresario"
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.TELLY.12")
def test_the_second_line_of_specialist_gives_nothing() -> None:
    """Neither a mogul nor a network card."""
    table = specialist(LINE_2 + 'moguls = ["tech-pioneer"]\n').play("Ann produce free-reality 8pm")
    assert table.to_act() == ["Bo"]
    assert table.events("CardsDrawn") == []
    assert table.player("Ann").moguls == ("tech-pioneer",)


@pytest.mark.rule("E2.TELLY.12")
def test_the_third_line_of_specialist_gives_a_mogul_of_four() -> None:
    """4 moguls are drawn, 1 is kept, 3 go under the deck in the order of the draw."""
    table = specialist(LINE_3 + 'moguls = ["tech-pioneer"]\n').play("Ann produce free-quiz weekend")
    assert table.legal() == keeps(*FOUR)
    table.play("Ann keep trend-setter")
    assert table.player("Ann").moguls == ("tech-pioneer", "trend-setter")
    assert moguls_left(table)[-3:] == ("archivist", "impresario", "page-to-screen")


@pytest.mark.rule("E2.TELLY.12", "E2.TELLY.10")
def test_lines_completed_together_count_for_specialist_one_by_one() -> None:
    """Three at once: a mogul of two, nothing, and a mogul of four."""
    six = grid("sci-fi", "drama", "sports", "chat", "action", "quiz")
    table = specialist(six).play("Ann produce free-sitcom 8pm")
    assert table.legal() == keeps(*FOUR[:2])
    table.play("Ann keep archivist")
    assert len(table.legal()) == 4
    assert keeps(*FOUR[2:]) < table.legal()
    table.play("Ann keep page-to-screen")
    assert table.player("Ann").moguls == ("archivist", "page-to-screen")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.TELLY.12", "E2.TELLY.10")
def test_a_fourth_line_gives_specialist_nothing() -> None:
    """The first row, the first column and a diagonal before; Drama completes the second row."""
    three = grid(*FIRST_ROW, "sci-fi", "kids", "sitcom") + 'moguls = ["tech-pioneer"]\n'
    table = specialist(three).play("Ann produce free-drama 8pm")
    assert table.to_act() == ["Bo"]
    assert table.events("CardsDrawn") == []


@pytest.mark.rule("E2.TELLY.12")
def test_the_lines_of_others_are_as_usual() -> None:
    """Beside SPECIALIST, Bo's first line gives a star or an ad."""
    bo = f"[players.Bo]\n{LINE_1}"
    table = specialist("", bo).play("Ann produce free-drama 8pm", "Bo produce free-reality 8pm")
    assert table.legal("Bo") == SPACE_2


@pytest.mark.rule("E2.TELLY.11")
def test_the_other_reading_of_the_limit_is_not_for_lines() -> None:
    """A line has no token: at the limit it gives network cards, whatever a covered space gives."""
    kind = telly(modules=WITH_MOGULS).game
    game = networks.Game(
        kind.players,
        executives=(),
        modules=WITH_MOGULS,
        cards=kind.card_set,
        variants=networks.Variants(limit_takes_network_bonus=False),
    )
    document = f"""turn = "Ann"
[players.Ann]
moguls = ["page-to-screen"]
{LINE_2}
[display]
shows = ["free-reality"]
{KNOWN_DECKS}"""
    table = Table(game, game.position(document)).play("Ann produce free-reality 8pm")
    assert table.legal() == SPACE_3
