"""NIGHT OWL by its clauses, and from all sides."""

from __future__ import annotations

from typing import Any

from executives_night_owl import NIGHT_OWL

from executives import networks
from executives.networks.queries import show_score, sign_cost
from executives.testing import conformance

TABLE = """
turn = "Ann"
[game]
players = ["Ann", "Bo"]
executives = ["night-owl", "beeb"]
[display]
stars = ["brick-hammerly"]
[players.Ann]
cash = 10
lineup.8pm = { show = "test-show", cards = ["starter-star-a"] }
lineup.10pm = { show = "test-late-show", cards = ["cheeky-friend", "starter-ad-a"] }
[players.Bo]
cash = 10
"""
SHOWS = "".join(
    f"""
[[cards.show]]
id = "{name}"
name = "A Test"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "any"
viewers = [6, 6, 6, 6]
rerun = 1
slots = ["star?", "ad?"]
"""
    for name in ("test-show", "test-late-show")
)
"""Two shows with 6 viewers in every row."""

STARS = """
[[cards.star]]
id = "cheeky-friend"
name = "Cheeky Friend"
cost = 3
expenses = 0
condition = ""
up = 2
down = 2
[[cards.star]]
id = "brick-hammerly"
name = "Brick Hammerly"
cost = 4
expenses = 0
condition = ""
up = 2
down = 2
"""


def table() -> tuple[Any, Any]:
    """Ann is NIGHT OWL with a show at 8pm and one at 10pm; a star for $4M is in the display."""
    return networks.load(TABLE + SHOWS + STARS, plugins=(NIGHT_OWL,))


def test_the_show_at_ten_scores_two_more_and_one_for_each_star() -> None:
    """X.NIGHTOWL.01, .02: 6 printed and 2 of the star, then 2 for the show and 1 for the star."""
    game, state = table()
    assert show_score(game.context, state, 0, timeslot=2) == 6 + 2 + 2 + 1


def test_a_show_at_eight_scores_what_it_always_does() -> None:
    """X.NIGHTOWL.01: 10pm only; the starter star brings what it brings to everybody."""
    game, state = table()
    plain, same = networks.load(
        TABLE.replace('executives = ["night-owl", "beeb"]', "") + SHOWS + STARS
    )
    early = show_score(game.context, state, 0, timeslot=0)
    assert early == show_score(plain.context, same, 0, timeslot=0)


def test_a_star_costs_a_taxi() -> None:
    """X.NIGHTOWL.03: $4M printed and $1M more; BEEB pays what is printed."""
    game, state = table()
    assert sign_cost(game.context, state, 0, "brick-hammerly") == 5
    assert sign_cost(game.context, state, 1, "brick-hammerly") == 4
    after = game.apply(state, game.parse("Ann sign-star brick-hammerly", state))
    assert after.players[0].cash == 10 - 5


def test_the_taxi_can_be_what_is_too_dear() -> None:
    """X.NIGHTOWL.03: with $4M a star for $4M cannot be signed."""
    poor = TABLE.replace("cash = 10", "cash = 4", 1)
    game, state = networks.load(poor + SHOWS + STARS, plugins=(NIGHT_OWL,))
    assert game.check(state, game.parse("Ann sign-star brick-hammerly", state))


def test_night_owl_conforms() -> None:
    """What the engine promises holds with NIGHT OWL at the table."""
    report = conformance(NIGHT_OWL, against=("beeb", "flix"))
    assert report.conforms, str(report)
