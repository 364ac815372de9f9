"""GENERIC, second edition, with Telly Time (E2.GENERIC.25-.27)."""

from __future__ import annotations

import pytest

from executives.networks.second_edition.executives.generic import BonusTrack
from support.free_shows import free_show, free_table
from support.names import GENRES, TELLY_GENRES
from support.table import Table

DRAMA_COVERED = 'memory = { covered = ["drama"], markers = [1] }\n'
FINISHED = "memory = { markers = [5, 4, 3, 2, 1, 0] }\n"
EMPTY = '"8pm" = ""\n"9pm" = ""\n"10pm" = ""\n"weekend" = ""\n'


def telly(ann: str = "", *, top: str = 'passed = ["Bo", "Cy"]', rest: str = "") -> Table:
    """Ann is GENERIC in a game with Telly Time; by default the others have passed."""
    return free_table("generic", ann, top=top, modules=("telly_time",), rest=rest)


def producing(genre: str, ann: str = "") -> Table:
    """Ann has produced a show of a genre in the weekend slot."""
    return telly(ann).play(f"Ann produce free-{genre} weekend")


# -- the grid -------------------------------------------------------------------------------------


@pytest.mark.rule("E2.GENERIC.25", "E2.TELLY.18")
@pytest.mark.parametrize("genre", [*GENRES, *TELLY_GENRES])
def test_no_square_of_the_grid_is_covered(genre: str) -> None:
    """A production of any of the nine genres leaves GENERIC's grid empty."""
    assert producing(genre).player("Ann").grid == 0


@pytest.mark.rule("E2.GENERIC.25")
def test_the_grid_stays_empty_after_a_free_genre() -> None:
    """Covering Action for a Kids show puts its marker on the own board, and none on the grid."""
    table = producing("kids").play("Ann cover action")
    assert table.player("Ann").grid == 0
    assert table.player("Ann").memory == BonusTrack(("action",), (1,))


@pytest.mark.rule("E2.GENERIC.25", "E2.TELLY.18")
def test_no_line_is_ever_completed() -> None:
    """With the same two squares Bo completes a row by a Reality show, and Ann does not."""
    squares = 'grid = ["action", "sports"]\n'
    own = f'{squares}memory = {{ covered = ["action", "reality", "sports"], markers = [3] }}\n'
    rest = f"[players.Bo]\n{squares}"
    shows = free_show("reality", "free-contest")
    table = free_table(
        "generic",
        own,
        top="",
        modules=("telly_time",),
        shows=("free-contest",),
        rest=rest,
        cards=shows,
    )
    table.play("Ann produce free-reality 8pm")
    assert table.to_act() == ["Bo"]
    table.play("Bo produce free-contest 8pm")
    assert min(table.legal("Bo")).startswith("keep")


@pytest.mark.rule("E2.TELLY.13", "E2.GENERIC.21")
@pytest.mark.parametrize("genre", GENRES)
def test_market_research_covers_the_own_board(genre: str) -> None:
    """The genre of the board is covered, the square of the grid is not."""
    table = telly('network = ["market-research-a"]\n')
    table.play(f"Ann use market-research-a; choose-genre {genre}")
    assert table.player("Ann").memory == BonusTrack((genre,), (1,))
    assert table.player("Ann").grid == 0


@pytest.mark.rule("E2.TELLY.13", "E2.GENERIC.27")
@pytest.mark.parametrize("genre", TELLY_GENRES)
def test_market_research_on_a_new_genre_does_nothing(genre: str) -> None:
    """No show was produced, so there is no free genre, and the board has no such genre."""
    table = telly('network = ["market-research-a"]\n')
    table.play(f"Ann use market-research-a; choose-genre {genre}")
    assert table.player("Ann").memory == BonusTrack()
    assert table.player("Ann").grid == 0
    assert "pass cash" in table.legal("Ann")


@pytest.mark.rule("E2.TELLY.13", "E2.GENERIC.22")
def test_waterbug_covers_two_genres_of_the_own_board() -> None:
    """Sci-Fi and Drama are covered on the board; the grid stays empty."""
    table = free_table(
        "generic",
        'cash = 6\nstars = ["starter-star-a"]\nads = []\n',
        modules=("telly_time",),
        shows=("waterbug",),
    )
    table.play("Ann produce waterbug 9pm; attach starter-star-a")
    assert table.player("Ann").memory == BonusTrack(("drama", "sci-fi"), (2,))
    assert table.player("Ann").grid == 0


@pytest.mark.rule("E2.TELLY.13", "E2.GENERIC.23")
@pytest.mark.parametrize(
    ("token", "after"), [("sports", BonusTrack(("sports",), (1,))), ("quiz", BonusTrack())]
)
def test_reboot_o_mancer_covers_a_genre_of_the_own_board(token: str, after: BonusTrack) -> None:
    """A Sports rerun covers Sports; a Quiz rerun is no production and covers nothing."""
    held = f'moguls = ["reboot-o-mancer"]\nreruns = [{{ show = "dextrous", token = "{token}" }}]\n'
    table = free_table("generic", held, modules=("moguls", "telly_time"))
    table.play("Ann spend-rerun dextrous")
    assert table.player("Ann").memory == after
    assert table.player("Ann").grid == 0


# -- passing --------------------------------------------------------------------------------------


@pytest.mark.rule("E2.GENERIC.26", "E2.TELLY.17")
@pytest.mark.parametrize(("bonus", "cash", "viewers"), [("cash", 10, 0), ("viewers", 0, 5)])
def test_a_pass_brings_five_million(bonus: str, cash: int, viewers: int) -> None:
    """$5M on top of the first space's $10M or 5 viewers, and not $9M for nine empty squares."""
    table = telly("cash = 1\nviewers = 0\n", top="").play(f"Ann pass {bonus}")
    assert table.player("Ann").cash == 1 + cash + 5
    assert table.player("Ann").viewers == viewers


@pytest.mark.rule("E2.GENERIC.26")
def test_the_last_pass_brings_five_million_too() -> None:
    """The last space gives $2M; with the $5M Ann has gained 2 + 5 before upkeep."""
    table = telly("cash = 0\n").play("Ann pass cash")
    gained = [event.amount for event in table.events("CashChanged") if event.seat == 0]
    assert gained[:2] == [2, 5]


@pytest.mark.rule("E2.GENERIC.26", "E2.TELLY.17")
def test_the_five_million_do_not_depend_on_what_is_covered() -> None:
    """With genres covered on the board and shows produced it is still $5M."""
    table = telly(DRAMA_COVERED + "cash = 0\n", top="").play("Ann pass cash")
    assert table.player("Ann").cash == 10 + 5


@pytest.mark.rule("E2.TELLY.18", "E2.GENERIC.25")
def test_a_pass_brings_no_viewers_for_lines() -> None:
    """Ann takes cash: her grid has no line, so her viewers stay."""
    table = telly("viewers = 3\n", top="").play("Ann pass cash")
    assert table.player("Ann").viewers == 3


@pytest.mark.rule("E2.GENERIC.26")
def test_without_the_module_a_pass_brings_the_track_only() -> None:
    """The fixed $5M belong to the grid: a game without Telly Time has none."""
    table = free_table("generic", "cash = 1\n", top="").play("Ann pass cash")
    assert table.player("Ann").cash == 1 + 10


# -- a free genre ---------------------------------------------------------------------------------


@pytest.mark.rule("E2.GENERIC.27")
@pytest.mark.parametrize("genre", TELLY_GENRES)
def test_a_show_of_a_new_genre_may_cover_any_genre(genre: str) -> None:
    """Nothing, or one of the six genres of the board."""
    table = producing(genre)
    assert table.legal("Ann") == {"cover-nothing", *(f"cover {name}" for name in GENRES)}


@pytest.mark.rule("E2.GENERIC.27", "E2.GENERIC.03")
@pytest.mark.parametrize("genre", GENRES)
def test_the_free_genre_is_covered_and_advances_the_marker(genre: str) -> None:
    """One genre, one space."""
    table = producing("quiz").play(f"Ann cover {genre}")
    assert table.player("Ann").memory == BonusTrack((genre,), (1,))
    assert "pass cash" in table.legal("Ann")


@pytest.mark.rule("E2.GENERIC.27")
def test_the_player_may_decline() -> None:
    """Covering nothing leaves board and marker as they are."""
    table = producing("kids", DRAMA_COVERED).play("Ann cover-nothing")
    assert table.player("Ann").memory == BonusTrack(("drama",), (1,))
    assert "pass cash" in table.legal("Ann")


@pytest.mark.rule("E2.GENERIC.27", "E2.GENERIC.04")
def test_a_covered_genre_is_not_free() -> None:
    """With Drama covered only the five others can be."""
    table = producing("chat", DRAMA_COVERED)
    assert "E2.GENERIC.27" in table.refuses("Ann cover drama")
    assert len(table.legal("Ann")) == 5 + 1


@pytest.mark.rule("E2.GENERIC.27", "E2.GENERIC.09")
def test_after_the_last_lap_no_genre_is_free() -> None:
    """When the track has no empty space left nothing is asked."""
    table = producing("kids", FINISHED)
    assert "pass cash" in table.legal("Ann")


@pytest.mark.rule("E2.GENERIC.27", "E2.GENERIC.05")
def test_a_free_genre_gains_the_icon_it_lands_on() -> None:
    """The second genre brings the marker to space 2: a star or an ad."""
    table = producing("kids", DRAMA_COVERED).play("Ann cover sports")
    assert table.player("Ann").memory == BonusTrack(("drama", "sports"), (2,))
    assert all(text.startswith("keep") for text in table.legal("Ann"))
    assert len(table.legal("Ann")) == 2


@pytest.mark.rule("E2.GENERIC.27", "E2.GENERIC.06")
def test_a_free_genre_may_end_a_lap() -> None:
    """The fourth genre of the second lap clears the board."""
    lap = 'memory = { covered = ["action", "drama", "reality"], markers = [5, 3] }\n'
    table = producing("quiz", lap).play("Ann cover sports")
    assert table.player("Ann").memory == BonusTrack((), (5, 4, 0))


@pytest.mark.rule("E2.GENERIC.27", "E2.TELLY.25")
def test_a_chat_show_covers_a_genre_before_its_power() -> None:
    """First the free genre, then the timeslot whose cards turn rightside up."""
    table = producing("chat").play("Ann cover drama")
    assert table.legal("Ann") == {f"turn-all-up {t}" for t in ("8pm", "9pm", "10pm", "weekend")}


@pytest.mark.rule("E2.GENERIC.02", "E2.GENERIC.27")
def test_a_show_of_an_old_genre_leaves_no_choice() -> None:
    """With Telly Time, too, a Drama covers Drama, and nothing else may be covered."""
    table = producing("drama")
    assert table.player("Ann").memory == BonusTrack(("drama",), (1,))
    assert "pass cash" in table.legal("Ann")


@pytest.mark.rule("E2.GENERIC.10")
def test_markers_score_with_telly_time_as_well() -> None:
    """Lineup scoring adds 5 + 2 viewers for the markers of an empty lineup."""
    memory = 'memory = { covered = ["drama", "sports"], markers = [5, 2] }\n'
    table = telly(memory, rest=f"[players.Ann.lineup]\n{EMPTY}").play("Ann pass cash")
    assert table.player("Ann").viewers == 5 + 2
