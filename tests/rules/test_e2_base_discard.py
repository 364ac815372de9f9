"""Discarding, second edition: E2.BASE.57."""

from __future__ import annotations

from typing import Any

import pytest

from executives import networks
from executives.networks.modifiers import Hooks
from executives.networks.second_edition.executives.starryeye import Superstars
from executives.networks.state import DeckId
from support.plugins import plugin
from support.stand_ins_base_scoring import table_of
from support.table import Table

SHOW = """
[[cards.show]]
id = "test-team"
name = "Test Team"
deck = "round_1"
genre = "drama"
cost = 0
expenses = 0
timeslot = "any"
viewers = [7, 5, 3, 1]
rerun = 1
slots = ["star?", "ad?", "star?", "ad?"]
"""

LINEUP = """
turn = "Ann"
display.shows = ["snail-derby"]
display.network = ["bank-loan-a"]
decks.star.top = ["extra-number-seven"]
[players.Ann]
cash = 9
stars = [{held}]
ads = []
network = ["extension-a"]
[players.Ann.lineup]
8pm = {{ show = "moon-janitors", row = 2 }}
9pm = {{ show = "test-team", cards = [{attached}] }}
"""


def table_with(attached: str, held: str = "") -> Table:
    """Ann's 9pm show has these cards, and she holds some stars."""
    return Table(LINEUP.format(attached=attached, held=held) + SHOW)


@pytest.mark.rule("E2.BASE.57")
@pytest.mark.parametrize(
    ("stars", "ads"),
    [
        (("cheeky-friend", "nova-stardustin"), ("wobbly-jelly", "fizz-cola")),
        (("nova-stardustin", "cheeky-friend"), ("fizz-cola", "wobbly-jelly")),
    ],
)
def test_stars_and_ads_go_to_the_bottom_of_their_decks_in_slot_order(
    stars: tuple[str, str], ads: tuple[str, str]
) -> None:
    """Of a cancelled show's two stars and two ads the one in the lower slot goes first."""
    cards = (stars[0], ads[0], stars[1], ads[1])
    table = table_with(", ".join(f'"{card}"' for card in cards))
    table.play("Ann produce snail-derby 9pm")
    assert table.state.decks[DeckId.STAR].rest[-2:] == stars
    assert table.state.decks[DeckId.AD].rest[-2:] == ads
    assert table.state.decks[DeckId.STAR].top == ("extra-number-seven",)


@pytest.mark.rule("E2.BASE.57")
def test_network_cards_go_to_the_bottom_of_their_deck() -> None:
    """A one-shot card used, and an immediate card taken, are discarded under the deck."""
    table = table_with("").play("Ann use extension-a", "Ann choose 8pm")
    assert table.state.decks[DeckId.NETWORK].rest[-1] == "extension-a"
    assert table.player("Ann").network == ()
    table.play("Ann take bank-loan-a")
    assert table.state.decks[DeckId.NETWORK].rest[-2:] == ("extension-a", "bank-loan-a")


@pytest.mark.rule("E2.BASE.57")
def test_starter_cards_leave_the_game() -> None:
    """A starter star and ad discarded with a cancelled show are in the box, in no deck."""
    starters = '"starter-star-a", "starter-ad-a"'
    table = table_with(starters).play("Ann produce snail-derby 9pm")
    assert {"starter-star-a", "starter-ad-a"} <= set(table.state.box)
    decks = [card for deck in table.state.decks for card in deck.top + deck.rest]
    assert not {"starter-star-a", "starter-ad-a"} & set(decks)


@pytest.mark.rule("E2.BASE.57")
def test_a_replaced_starter_leaves_the_game_too() -> None:
    """The starter star that another star replaces is in the box."""
    table = table_with('"starter-star-a"', '"cheeky-friend"')
    table.play("Ann add-or-replace cheeky-friend 9pm slot 1")
    assert "starter-star-a" in table.state.box


@pytest.mark.rule("E2.BASE.57")
def test_an_anomaly_returns_to_the_supply() -> None:
    """The anomaly discarded for an extra action lies in the supply, not in the star deck."""
    table = table_with("", '"anomaly-a"')
    before = table.state.decks[DeckId.STAR]
    assert "anomaly-a" not in table.state.supply
    table.play("Ann use anomaly-a")
    assert "anomaly-a" in table.state.supply
    assert table.state.decks[DeckId.STAR] == before


SUPERSTAR = (
    LINEUP
    + """
[players.Ann.memory]
on = ["tessa-torque"]
"""
)


@pytest.mark.rule("E2.BASE.57")
@pytest.mark.parametrize(
    "decision",
    ["add-or-replace cheeky-friend 9pm slot 1", "produce snail-derby 9pm"],
)
def test_a_superstar_token_returns_to_its_owner(decision: str) -> None:
    """STARRYEYE: star replaced or show cancelled, the token is back and the star in its deck."""
    document = SUPERSTAR.format(attached='"tessa-torque"', held='"cheeky-friend"') + SHOW
    table = table_of("starryeye", document)
    assert table.player("Ann").memory == Superstars(("tessa-torque",))
    table.play(f"Ann {decision}")
    assert table.player("Ann").memory == Superstars()
    assert table.state.decks[DeckId.STAR].rest[-1] == "tessa-torque"


@pytest.mark.rule("E2.BASE.57")
def test_a_superstar_token_stays_when_another_star_is_discarded() -> None:
    """STARRYEYE: the token belongs to its own star only."""
    document = SUPERSTAR.format(
        attached='"tessa-torque", "", "nova-stardustin"', held='"cheeky-friend"'
    )
    table = table_of("starryeye", document + SHOW)
    table.play("Ann add-or-replace cheeky-friend 9pm slot 3")
    assert table.player("Ann").memory == Superstars(("tessa-torque",))


def to_the_box(x: Any, s: Any, seat: int, card: str, zone: str) -> str:
    """Ads leave the game, everything else goes where it went."""
    return "box" if x.game.is_ad[card] else zone


SHREDDER = plugin("shredder", hooks=Hooks(destination=to_the_box))
"""Stand-in for executives that change where their own discards go."""


@pytest.mark.rule("E2.BASE.57")
def test_an_executive_may_send_its_own_discards_elsewhere() -> None:
    """Stand-in: Ann's replaced ad leaves the game, and her replaced star goes under its deck."""
    game = networks.Game(("Ann", "Bo"), executives=("shredder", "beeb"), plugins=(SHREDDER,))
    document = """
turn = { player = "Ann", grants = ["any due", "any"] }
[players.Ann]
stars = ["cheeky-friend"]
ads = ["wobbly-jelly"]
lineup.9pm = { show = "dextrous", cards = ["extra-number-seven", "fizz-cola"] }
"""
    table = Table(game, game.position(document))
    table.play("Ann add-or-replace wobbly-jelly 9pm slot 2")
    assert "fizz-cola" in table.state.box
    table.play("Ann add-or-replace cheeky-friend 9pm slot 1")
    assert table.state.decks[DeckId.STAR].rest[-1] == "extra-number-seven"


@pytest.mark.rule("E2.BASE.57", "E2.SOLO.03")
def test_what_the_rival_takes_goes_the_usual_way() -> None:
    """Stand-in: cards of the display are nobody's, so the rival's ad goes under its deck."""
    game = networks.Game(("Ann",), executives=("shredder",), plugins=(SHREDDER,))
    document = """
turn = "Ann"
display = { shows = [], stars = ["cheeky-friend"], ads = ["fizz-cola"], network = [] }
"""
    table = Table(game, game.position(document)).play("Ann sign-star cheeky-friend")
    assert table.state.display == ((), (), (), ())
    assert table.state.decks[DeckId.AD].rest[-1] == "fizz-cola"
