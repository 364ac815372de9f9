"""The Game End house cards of the second edition, and copies: E2.CARDS.41 and .42."""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.state import Row
from support.house_cards import ADS, TWO_ADS
from support.table import Table


def round_end(ann: str, lineup: str, *, number: int = 2, more: str = "") -> Table:
    """Ann passes last for $2M; ``lineup`` says what stands in her three timeslots."""
    return Table(f"""
round = {number}
turn = "Ann"
passed = ["Bo", "Cy"]
[players.Ann]
cash = 0
viewers = 0
stars = []
{ann}
[players.Ann.lineup]
{lineup}
{more}
""").play("Ann pass cash")


REST = """
[[players.Ann.reruns]]
show = "tears-at-table-nine"
token = ""
[[players.Ann.reruns]]
show = "my-very-loud-neighbours"
token = "{rerun}"
[[players.Ann.reruns]]
show = "starter-show-3-a"
token = ""
"""
LINEUP = """
8pm = {{ show = "graveyard-shift", row = 4, cards = ["", "fizz-cola"] }}
9pm = {{ show = "mind-the-ladder", row = 4, cards = ["", "wobbly-jelly"], token = "{token}" }}
10pm = {{ show = "starter-show-1-a", row = 4 }}
"""
BEFORE_CARDS = 1 + 1 + 0 + 1 + 1 + 0
"""Two shows in row 4, a starter show in row 4, two reruns of value 1, a starter rerun."""


def final_score(card: str, *, token: str = "", rerun: str = "", cash: int = 0) -> int:
    """What ``card`` gives Ann: Drama and Sitcom in the lineup, Drama and Reality in reruns."""
    table = round_end(
        f'network = ["{card}"]',
        LINEUP.format(token=token),
        number=5,
        more=REST.format(rerun=rerun),
    )
    assert table.game.is_over(table.state)
    viewers: int = table.player("Ann").viewers
    return viewers - BEFORE_CARDS


@pytest.mark.rule("E2.CARDS.41")
def test_genre_block_scores_2_viewers_per_show_of_the_best_genre() -> None:
    """Genre Block: Drama, in lineup and reruns, is the genre to choose: 2 shows, 4 viewers."""
    assert final_score("genre-block-a") == 2 * 2


@pytest.mark.rule("E2.CARDS.41")
@pytest.mark.parametrize(
    ("token", "rerun", "shows"), [("drama", "", 3), ("", "drama", 3), ("drama", "drama", 4)]
)
def test_genre_block_counts_the_genre_of_a_token(token: str, rerun: str, shows: int) -> None:
    """A genre token on a show, in the lineup or in reruns, decides what it counts for."""
    assert final_score("genre-block-a", token=token, rerun=rerun) == 2 * shows


@pytest.mark.rule("E2.CARDS.41")
@pytest.mark.parametrize("card", ["genre-block-a", "variety-hour-a", "syndication-a"])
def test_shows_without_a_genre_count_for_no_genre(card: str) -> None:
    """With starter shows alone Genre Block, Variety Hour and Syndication score nothing."""
    table = round_end(
        f'network = ["{card}"]',
        '8pm = { show = "starter-show-1-a", row = 4 }\n9pm = ""\n10pm = ""',
        number=5,
        more='[[players.Ann.reruns]]\nshow = "starter-show-2-a"\ntoken = ""\n',
    )
    assert table.player("Ann").viewers == 0


@pytest.mark.rule("E2.CARDS.41")
@pytest.mark.parametrize(
    ("token", "rerun", "genres"),
    [("", "", 3), ("drama", "", 2), ("sports", "", 3), ("drama", "drama", 1)],
)
def test_variety_hour_scores_1_viewer_per_genre(token: str, rerun: str, genres: int) -> None:
    """Variety Hour: Drama, Sitcom and Reality are 3 genres; tokens change what they are."""
    assert final_score("variety-hour-a", token=token, rerun=rerun) == genres


@pytest.mark.rule("E2.CARDS.41")
def test_syndication_scores_1_viewer_per_rerun_with_a_genre() -> None:
    """Syndication: 2 of the 3 reruns have a genre; shows of the lineup do not count."""
    assert final_score("syndication-a") == 2


@pytest.mark.rule("E2.CARDS.41")
def test_ad_empire_scores_1_viewer_per_attached_ad() -> None:
    """Ad Empire: 2 ads are attached."""
    assert final_score("ad-empire-a") == 2


@pytest.mark.rule("E2.CARDS.41")
def test_ad_empire_counts_every_ad_of_a_show_but_none_of_the_green_room() -> None:
    """Ad Empire: 3 ads on two shows, one of them upside down, count; one in the green room not."""
    ann = 'ads = ["average-soap"]\nnetwork = ["ad-empire-a"]'
    table = round_end(ann, ADS, number=5, more=TWO_ADS)
    # Row 4: the mall 2, the drama 1, the sitcom 1 with 4 viewers of Cheeky Friend.
    assert table.player("Ann").viewers == 2 + 1 + (1 + 4) + 3


@pytest.mark.rule("E2.CARDS.41")
@pytest.mark.parametrize(("cash", "viewers"), [(0, 0), (1, 1), (3, 1), (4, 2), (9, 3), (10, 4)])
def test_deep_pockets_scores_1_viewer_per_full_3_million(cash: int, viewers: int) -> None:
    """Deep Pockets counts the cash at the very end, the $2M of the last pass included."""
    table = Table(f"""
round = 5
turn = "Ann"
passed = ["Bo", "Cy"]
[players.Ann]
cash = {cash}
viewers = 0
network = ["deep-pockets-a"]
lineup = {{ "8pm" = "", "9pm" = "", "10pm" = "" }}
""").play("Ann pass cash")
    assert table.player("Ann").cash == cash + 2
    assert table.player("Ann").viewers == viewers


# -- copies -----------------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.42")
def test_named_cards_of_the_decks_are_in_play_once() -> None:
    """Dextrous and Cheeky Friend each lie once on the table, and the network deck is of 54."""
    game = networks.Game(("Ann", "Bo", "Cy"), executives=())
    state = game.start(seed=8)
    decks = [card for deck in state.decks for card in (*deck.top, *deck.rest)]
    table = [*decks, *(card for row in state.display for card in row)]
    assert len(set(table)) == len(table)
    for name in ("dextrous", "cheeky-friend"):
        assert [card for card in table if card.startswith(name)] == [name]
    copies = [card for card in table if card in game.displayable[Row.NETWORK]]
    assert len(copies) == 54
