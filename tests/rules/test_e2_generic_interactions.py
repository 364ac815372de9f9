"""GENERIC, second edition, with cards that advance a genre (E2.GENERIC.21-.24)."""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.second_edition.executives.generic import BonusTrack
from support.free_shows import free_show, free_table
from support.names import GENRES
from support.table import Table

RESEARCH = 'network = ["market-research-a"]\n'
DRAMA_COVERED = 'memory = { covered = ["drama"], markers = [1] }\n'
BONUS = """
[decks.star]
top = ["anomaly-a"]
[decks.ad]
next = ["test-ad"]
[[cards.ad]]
id = "test-ad"
name = "Test Ad"
bonus = 4
condition = ""
up = 2
down = 2
"""
"""What the star-and-ad icon draws."""
REBOOT = 'moguls = ["reboot-o-mancer"]\nreruns = ["dextrous"]\n'
NO_TRACKS = (0, 0, 0, 0, 0, 0)


# -- Market Research ----------------------------------------------------------------------------


@pytest.mark.rule("E2.GENERIC.21", "E2.CARDS.33", "E2.CARDS.12")
@pytest.mark.parametrize("genre", GENRES)
def test_market_research_covers_the_genre_chosen(genre: str) -> None:
    """The genre is covered and the marker advances, but no genre track does."""
    table = free_table("generic", RESEARCH)
    table.play(f"Ann use market-research-a; choose-genre {genre}")
    assert table.player("Ann").memory == BonusTrack((genre,), (1,))
    assert table.player("Ann").tracks == NO_TRACKS
    assert table.player("Ann").network == ()


@pytest.mark.rule("E2.GENERIC.24", "E2.CARDS.33")
def test_market_research_on_a_covered_genre_does_nothing() -> None:
    """The card is used up, and neither the board nor a track has changed."""
    table = free_table("generic", DRAMA_COVERED + RESEARCH)
    table.play("Ann use market-research-a; choose-genre drama")
    assert table.player("Ann").memory == BonusTrack(("drama",), (1,))
    assert table.player("Ann").tracks == NO_TRACKS
    assert table.player("Ann").network == ()


@pytest.mark.rule("E2.GENERIC.21", "E2.GENERIC.05")
def test_market_research_gains_the_icon_it_lands_on() -> None:
    """A second genre covered by the card brings the star-and-ad icon of space 2 at once."""
    table = free_table("generic", DRAMA_COVERED + RESEARCH, rest=BONUS)
    table.play("Ann use market-research-a; choose-genre sports")
    assert table.legal("Ann") == {"keep anomaly-a", "keep test-ad"}


@pytest.mark.rule("E2.GENERIC.21", "E2.GENERIC.06")
def test_market_research_may_end_a_lap() -> None:
    """On the second lap the fourth genre clears the board, also when a card covered it."""
    lap = 'memory = { covered = ["action", "drama", "sports"], markers = [5, 3] }\n'
    table = free_table("generic", lap + RESEARCH)
    table.play("Ann use market-research-a; choose-genre sitcom")
    assert table.player("Ann").memory == BonusTrack((), (5, 4, 0))


# -- Waterbug -----------------------------------------------------------------------------------


def waterbug(memory: str = "") -> Table:
    """Ann has produced Waterbug, a Sci-Fi show that indicates Drama."""
    star = 'cash = 6\nstars = ["starter-star-a"]\nads = []\n'
    table = free_table("generic", memory + star, shows=("waterbug",), rest=BONUS)
    return table.play("Ann produce waterbug 9pm; attach starter-star-a")


@pytest.mark.rule("E2.GENERIC.22", "E2.CARDS.32", "E2.CARDS.33")
def test_waterbug_covers_its_genre_and_drama() -> None:
    """Two genres are covered; the marker goes two spaces, and no track advances."""
    table = waterbug()
    assert table.player("Ann").memory == BonusTrack(("drama", "sci-fi"), (2,))
    assert table.legal("Ann") == {"keep anomaly-a", "keep test-ad"}
    assert table.player("Ann").tracks == NO_TRACKS


@pytest.mark.rule("E2.GENERIC.22", "E2.GENERIC.05")
def test_the_bonus_for_sci_fi_comes_before_drama_is_covered() -> None:
    """While Ann keeps a card of space 2, Drama is still open; then it is covered too."""
    table = waterbug('memory = { covered = ["action"], markers = [1] }\n')
    assert table.player("Ann").memory == BonusTrack(("action", "sci-fi"), (2,))
    table.play("Ann keep test-ad")
    assert table.player("Ann").memory == BonusTrack(("action", "drama", "sci-fi"), (3,))


@pytest.mark.rule("E2.GENERIC.22", "E2.GENERIC.08")
def test_waterbug_may_end_a_lap_and_begin_the_next() -> None:
    """Sci-Fi is the fourth genre of the second lap; after clearing, Drama is the first one."""
    table = waterbug('memory = { covered = ["action", "drama", "sports"], markers = [5, 3] }\n')
    assert table.player("Ann").memory == BonusTrack(("drama",), (5, 4, 1))


@pytest.mark.rule("E2.GENERIC.24", "E2.CARDS.33")
def test_waterbug_does_not_cover_drama_again() -> None:
    """With Drama covered it covers Sci-Fi only, and no Drama track advances."""
    table = waterbug(DRAMA_COVERED)
    assert table.player("Ann").memory == BonusTrack(("drama", "sci-fi"), (2,))
    table.play("Ann keep test-ad")
    assert table.player("Ann").memory == BonusTrack(("drama", "sci-fi"), (2,))
    assert table.player("Ann").tracks == NO_TRACKS


# -- Reboot-o-mancer ----------------------------------------------------------------------------


@pytest.mark.rule("E2.GENERIC.23", "E2.CARDS.33", "E2.CARDS.39")
def test_reboot_o_mancer_covers_the_genre_of_the_rerun() -> None:
    """Dextrous leaves the game; Action is covered and its track stays on START."""
    table = free_table("generic", REBOOT, modules=("moguls",))
    table.play("Ann spend-rerun dextrous")
    assert table.player("Ann").memory == BonusTrack(("action",), (1,))
    assert table.player("Ann").tracks == NO_TRACKS
    assert "dextrous" in table.state.box


@pytest.mark.rule("E2.GENERIC.24", "E2.CARDS.33")
def test_reboot_o_mancer_on_a_covered_genre_does_nothing() -> None:
    """The rerun is gone, and the board and the tracks are as before."""
    covered = 'memory = { covered = ["action"], markers = [1] }\n'
    table = free_table("generic", covered + REBOOT, modules=("moguls",))
    table.play("Ann spend-rerun dextrous")
    assert table.player("Ann").memory == BonusTrack(("action",), (1,))
    assert table.player("Ann").reruns == ()
    assert table.player("Ann").tracks == NO_TRACKS


# -- others -------------------------------------------------------------------------------------


@pytest.mark.rule("E2.GENERIC.02", "E2.CARDS.34")
def test_a_show_produced_by_page_to_screen_covers_its_genre() -> None:
    """The drawn Drama covers Drama as one from the display would."""
    table = free_table(
        "generic",
        'moguls = ["page-to-screen"]\n',
        modules=("moguls",),
        rest='[decks.round_1]\nnext = ["free-saga", "free-match"]\n',
        cards=free_show("drama", "free-saga") + free_show("sports", "free-match"),
    )
    table.play("Ann use page-to-screen; produce free-saga 9pm")
    assert table.player("Ann").memory == BonusTrack(("drama",), (1,))


@pytest.mark.rule("E2.GENERIC.11", "E2.GENERIC.02")
def test_only_generic_covers_genres() -> None:
    """Bo, BUTCHER, produces a Drama and advances on its track; Ann's board stays as it is."""
    table = free_table("generic", top="").play("Ann produce free-action 8pm")
    table.play("Bo produce free-drama 8pm")
    assert table.player("Bo").tracks == (0, 1, 0, 0, 0, 0)
    assert table.player("Ann").memory == BonusTrack(("action",), (1,))


@pytest.mark.rule("E2.GENERIC.07")
def test_a_clearing_position_is_written_and_read() -> None:
    """A game saved while the mogul icon is resolved goes on: the five genres are cleared."""
    four = 'memory = { covered = ["action", "reality", "sci-fi", "sitcom"], markers = [4] }\n'
    table = free_table("generic", four, modules=("moguls",)).play("Ann produce free-drama 8pm")
    saved = Table(table.game, table.game.position(networks.dumps(table.game, table.state)))
    assert saved.state == table.state
    saved.play(f"Ann {min(saved.legal('Ann'))}")
    assert saved.player("Ann").memory == BonusTrack((), (5, 0))


@pytest.mark.rule("E2.SOLO.03", "E2.GENERIC.05")
def test_alone_the_bonus_comes_before_the_rival_acts() -> None:
    """In a solo game a card is kept first; the rival network discards when the turn is over."""
    table = Table(f"""turn = "Ann"
[game]
players = ["Ann"]
executives = ["generic"]
[display]
shows = ["free-action"]
stars = ["cheeky-friend"]
ads = []
network = []
[players.Ann]
{DRAMA_COVERED}
{BONUS}
{free_show("action")}""")
    table.play("Ann produce free-action 8pm")
    assert table.legal() == {"keep anomaly-a", "keep test-ad"}
    assert table.state.display[1] == ("cheeky-friend",)
    table.play("Ann keep test-ad")
    assert not table.state.display[1]
    assert table.player("Ann").memory == BonusTrack(("action", "drama"), (2,))
