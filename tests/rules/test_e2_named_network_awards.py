"""Awards Show, second edition: a viewer per star at the game's end (E2.CARDS.19)."""

from __future__ import annotations

import pytest

from support.table import Table

SHOWS = """
[[cards.show]]
id = "test-revue"
name = "Test Revue"
deck = "round_4_5"
genre = "drama"
cost = 0
expenses = 0
timeslot = "any"
viewers = [0, 0, 0, 0]
rerun = 0
slots = ["star?", "star?", "ad?"]
[[cards.star]]
id = "test-star-a"
name = "Test Star A"
cost = 0
expenses = 0
condition = ""
up = 0
down = 0
[[cards.star]]
id = "test-star-b"
name = "Test Star B"
cost = 0
expenses = 0
condition = ""
up = 0
down = 0
"""
"""A show and stars worth nothing by themselves."""


def ceremony(
    stars: str = "",
    on_show: str = "",
    *,
    number: int = 5,
    network: str = '"awards-show-a"',
    bo: str = "",
    game: str = "",
    down: str = "",
) -> int:
    """The viewers of Ann, who has an Awards Show and passes last in a round."""
    table = Table(f"""
turn = "Ann"
round = {number}
passed = ["Bo", "Cy"]
{game}
[players.Ann]
viewers = 0
stars = [{stars}]
ads = ["fizz-cola"]
reruns = []
network = [{network}]
[players.Ann.lineup]
8pm = {{ show = "test-revue", row = 4, cards = [{on_show}], down = [{down}] }}
9pm = ""
10pm = ""
{bo}
{SHOWS}
""").play("Ann pass cash")
    return table.player("Ann").viewers


BOTH = '"test-star-a", "test-star-b"'


@pytest.mark.rule("E2.CARDS.19", "E2.CARDS.04")
@pytest.mark.parametrize(
    ("stars", "on_show", "viewers"),
    [
        ("", "", 0),
        (BOTH, "", 2),
        ("", BOTH, 2),
        ('"test-star-a"', '"test-star-b"', 1 + 1),
        ('"test-star-a", "brick-hammerly", "starter-star-a"', '"test-star-b"', 3 + 1),
    ],
)
def test_a_viewer_for_each_star_on_shows_and_in_the_green_room(
    stars: str, on_show: str, viewers: int
) -> None:
    """Both places count alike, starter stars too; ads of either place do not."""
    assert ceremony(stars, on_show) == viewers


@pytest.mark.rule("E2.CARDS.19")
def test_a_star_that_lies_upside_down_is_a_star() -> None:
    """Neither side nor condition matters."""
    assert ceremony("", BOTH, down=BOTH) == 2


@pytest.mark.rule("E2.CARDS.19")
def test_an_attached_ad_is_no_star() -> None:
    """One star and one ad on the show: 1 viewer."""
    assert ceremony("", '"test-star-a", "", "wobbly-jelly"') == 1


@pytest.mark.rule("E2.CARDS.19", "E2.CONTINUUM.18")
@pytest.mark.parametrize(
    "executives", ['"continuum", "butcher", "beeb"', '"butcher", "continuum", "beeb"']
)
def test_anomalies_in_the_green_room_count_as_stars(executives: str) -> None:
    """A star on a show, a star and two anomalies in the green room, of CONTINUUM or another."""
    stars = '"test-star-b", "anomaly-a", "anomaly-b"'
    viewers = ceremony(stars, '"test-star-a"', game=f"[game]\nexecutives = [{executives}]\n")
    assert viewers == 1 + 1 + 2


@pytest.mark.rule("E2.CARDS.19")
def test_it_scores_in_the_last_round_only() -> None:
    """After round 4 the same stars are worth nothing."""
    assert ceremony('"test-star-a"', '"test-star-b"', number=4) == 0


@pytest.mark.rule("E2.CARDS.19", "E2.CARDS.06")
def test_two_copies_score_twice() -> None:
    """Each Awards Show counts both stars."""
    assert ceremony(BOTH, network='"awards-show-a", "awards-show-b"') == 2 + 2


@pytest.mark.rule("E2.CARDS.19")
def test_the_stars_of_others_do_not_count() -> None:
    """Bo's stars are no stars of Ann."""
    bo = '[players.Bo]\nstars = ["test-star-b", "brick-hammerly"]\n'
    assert ceremony('"test-star-a"', bo=bo) == 1
