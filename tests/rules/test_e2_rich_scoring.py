"""RICH, second edition: Game End cards, moguls and what counts them (E2.RICH.09-.13)."""

from __future__ import annotations

import pytest

from executives.networks.cards import Star
from support.table import Table

GAME_END = ("variety-hour-a", "genre-block-a", "awards-show-a")
"""For a lineup of one drama with one star and an empty green room they score 1, 2 and 1."""


def table(
    ann: str = "",
    *network: str,
    number: int = 5,
    cards: str = "",
    row: int = 1,
    owner: str = "Ann",
    stars: str = "",
    decks: str = "",
) -> Table:
    """Ann, who is RICH, is the last to pass in a round, by default the last one.

    The owner has network cards and in the lineup one drama with 5 viewers and slots for two stars.
    """
    held = ", ".join(f'"{card}"' for card in network)
    return Table(f"""
turn = "Ann"
round = {number}
passed = ["Bo"]
[game]
players = ["Ann", "Bo"]
executives = ["rich", "continuum"]
modules = ["moguls"]
[display]
network = ["genre-block-b", "bank-loan-a"]
{decks}
[players.{owner}]
cash = 9
viewers = 0
stars = [{stars}]
ads = []
network = [{held}]
lineup.8pm = {{ show = "test-drama", row = {row}, cards = [{cards}] }}
lineup.9pm = ""
lineup.10pm = ""
{ann}
[[cards.show]]
id = "test-drama"
name = "Test Drama"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "any"
viewers = [5, 5, 5, 5]
rerun = 2
slots = ["star?", "star?"]
""")


# -- the drawback --------------------------------------------------------------------------------


@pytest.mark.rule("E2.RICH.09")
@pytest.mark.parametrize("card", GAME_END)
def test_a_game_end_network_card_scores_nothing(card: str) -> None:
    """With the card Ann has the 5 + 1 viewers of her show and its star."""
    at = table("", card, cards='"starter-star-a"').play("Ann pass cash")
    assert at.player("Ann").viewers == 5 + 1


@pytest.mark.rule("E2.RICH.09")
def test_all_game_end_network_cards_score_nothing() -> None:
    """Two copies and another card bring 0 together, and each is on the sheet with 0."""
    cards = ("genre-block-a", "variety-hour-a", "variety-hour-b")
    at = table("", *cards).play("Ann pass cash")
    assert at.player("Ann").viewers == 5
    lines = at.game.result(at.state).scores[0].lines
    assert {line.source: line.amount for line in lines if line.source in cards} == dict.fromkeys(
        cards, 0
    )


@pytest.mark.rule("E2.RICH.09")
def test_the_cards_of_others_score() -> None:
    """For Bo, who is not RICH, the same cards score 1 + 2 + 1 beside the show's 5 + 1."""
    at = table("", *GAME_END, cards='"starter-star-a"', owner="Bo").play("Ann pass cash")
    assert at.player("Bo").viewers == 5 + 1 + 1 + 2 + 1


@pytest.mark.rule("E2.RICH.09")
def test_the_rest_of_end_game_scoring_is_as_ever() -> None:
    """Reruns (2 viewers) and genre tracks (space 4: 4 viewers) score beside a worthless card."""
    ann = 'reruns = ["harbour-of-regrets"]\ntracks = { drama = 4 }\n'
    at = table(ann, "genre-block-a").play("Ann pass cash")
    assert at.player("Ann").viewers == 5 + 2 + 4


@pytest.mark.rule("E2.RICH.09")
def test_permanent_network_cards_are_as_ever() -> None:
    """'Game End': a Loyal Audience still brings 1 viewer for a show in row 3."""
    at = table("", "loyal-audience-a", row=3).play("Ann pass cash")
    assert at.player("Ann").viewers == 5 + 1


# -- moguls --------------------------------------------------------------------------------------


@pytest.mark.rule("E2.RICH.10")
@pytest.mark.parametrize(
    ("mogul", "viewers"), [("archivist", 1), ("impresario", 1), ("sponsor-hunter", 0)]
)
def test_moguls_score(mogul: str, viewers: int) -> None:
    """One rerun with a genre, one star and no ad: Game End moguls score as for others."""
    ann = f'moguls = ["{mogul}"]\nreruns = ["harbour-of-regrets"]\n'
    at = table(ann, "genre-block-a", cards='"starter-star-a"').play("Ann pass cash")
    assert at.player("Ann").viewers == 5 + 1 + 2 + viewers


@pytest.mark.rule("E2.RICH.13", "E2.CARDS.38")
def test_tech_pioneer_counts_worthless_cards() -> None:
    """2 viewers for each of three Game End network cards, which score nothing themselves."""
    at = table('moguls = ["tech-pioneer"]\n', *GAME_END).play("Ann pass cash")
    assert at.player("Ann").viewers == 5 + 2 * 3


@pytest.mark.rule("E2.RICH.13", "E2.CARDS.38")
def test_tech_pioneer_counts_neither_other_cards_nor_itself() -> None:
    """A permanent network card and the mogul itself are no Game End network cards."""
    at = table('moguls = ["tech-pioneer"]\n', "ad-empire-a", "sponsor-deal-a")
    assert at.play("Ann pass cash").player("Ann").viewers == 5 + 2


# -- taking them anyway --------------------------------------------------------------------------


@pytest.mark.rule("E2.RICH.11")
def test_game_end_cards_may_still_be_taken() -> None:
    """The action takes a Game End card of the display, as it takes others."""
    at = table(number=2)
    assert at.allows("Ann take bank-loan-a")
    at.play("Ann take genre-block-b")
    assert at.player("Ann").network == ("genre-block-b",)


@pytest.mark.rule("E2.RICH.11")
def test_game_end_cards_may_be_kept_from_the_windfall() -> None:
    """A card drawn at the round's start is kept although it will not score."""
    cards = '"spinoff-a", "spinoff-b", "bank-loan-b", "bank-loan-c", "variety-hour-a"'
    at = table(number=2, decks=f"[decks.network]\nnext = [{cards}]")
    at.play("Ann pass cash", "Ann keep variety-hour-a")
    assert at.player("Ann").network == ("variety-hour-a",)


# -- the Bollywood Star --------------------------------------------------------------------------

BOLLYWOOD = '"bollywood-star"'


@pytest.mark.rule("E2.RICH.12", "E2.CARDS.24")
def test_a_bollywood_star_counts_worthless_cards() -> None:
    """1 viewer, and 1 for each of three Game End network cards, on a show of 5."""
    at = table("", *GAME_END, number=2, cards=BOLLYWOOD).play("Ann pass cash")
    assert at.player("Ann").viewers == 5 + 1 + 3


@pytest.mark.rule("E2.CARDS.24")
def test_a_bollywood_star_counts_for_others_too() -> None:
    """Bo, with two Game End cards and a permanent one, has 1 + 2 beside the show's 5."""
    cards = ("genre-block-a", "variety-hour-a", "sponsor-deal-a")
    at = table("", *cards, number=2, cards=BOLLYWOOD, owner="Bo").play("Ann pass cash")
    assert at.player("Bo").viewers == 5 + 1 + 2


@pytest.mark.rule("E2.CARDS.24")
def test_a_bollywood_star_counts_anew_at_each_scoring() -> None:
    """With one card 1 + 1; after taking a second one, 1 + 2 more in the next round."""
    at = table("", "genre-block-a", number=2, cards=BOLLYWOOD)
    at.play("Ann take genre-block-b", "Ann pass cash")
    assert at.player("Ann").viewers == 5 + 1 + 2
    bare = table("", "genre-block-a", number=2, cards=BOLLYWOOD).play("Ann pass cash")
    assert bare.player("Ann").viewers == 5 + 1 + 1


@pytest.mark.rule("E2.CARDS.24")
def test_a_bollywood_star_of_the_green_room_counts_nothing() -> None:
    """In the green room it brings nothing: the drama scores its 5."""
    at = table("", "genre-block-a", number=2, stars='"bollywood-star"').play("Ann pass cash")
    assert at.player("Ann").viewers == 5


@pytest.mark.rule("E2.CARDS.24")
def test_a_bollywood_star_has_its_price() -> None:
    """It costs $3M to sign and $1M at upkeep, and has no condition."""
    star = table().game.card["bollywood-star"]
    assert isinstance(star, Star)
    assert (star.cost, star.expenses, star.condition) == (3, 1, "")
