"""Talent Agency and Big Game, second edition (E2.CARDS.02, .05, .07, .13)."""

from __future__ import annotations

import pytest

from executives.networks.cards import NetworkCard
from executives.networks.second_edition import bundled_cards
from executives.networks.state import DeckId
from support.table import Table

NAMED = {
    "talent-agency": "one-shot",
    "on-set-accommodation": "one-shot",
    "writeoff": "one-shot",
    "preempted-timeslot": "one-shot",
    "flexible-schedule": "one-shot",
    "market-research": "one-shot",
    "big-game": "one-shot",
    "redemption-arc": "one-shot",
    "spinoff": "one-shot",
    "awards-show": "game-end",
}
"""The named network cards and their timing; Industry Veteran is a star of the network deck."""


@pytest.mark.rule("E2.CARDS.02", "E2.CARDS.04")
def test_the_timing_of_the_named_network_cards() -> None:
    """Nine of them are used once, Awards Show scores at the end; there are two of each."""
    cards = bundled_cards().by_id
    for name, timing in NAMED.items():
        for copy in "ab":
            card = cards[f"{name}-{copy}"]
            assert isinstance(card, NetworkCard)
            assert card.timing == timing
        assert f"{name}-c" not in cards


@pytest.mark.rule("E2.CARDS.02", "E2.CARDS.08")
def test_which_named_card_is_used_as_an_action() -> None:
    """On-Set Accommodation takes the place of an action; no other named network card does."""
    cards = bundled_cards().by_id
    as_action = {name for name in NAMED if any(e.as_action for e in cards[f"{name}-a"].effects)}
    assert as_action == {"on-set-accommodation"}


# -- Talent Agency ------------------------------------------------------------------------------


def agent(network: str = '"talent-agency-a"', *, turn: str = '"Ann"', more: str = "") -> Table:
    """Ann holds Talent Agency; the ads of the display have no condition."""
    return Table(f"""
turn = {turn}
[display]
shows = ["snail-derby"]
stars = ["extra-number-seven"]
ads = ["fizz-cola", "wobbly-jelly", "plonk-furniture", "average-soap"]
network = ["syndication-a"]
[players.Ann]
cash = 10
ads = []
network = [{network}]
[players.Ann.lineup]
"8pm" = "brakes-are-optional"
{more}
""")


@pytest.mark.rule("E2.CARDS.07", "E2.CARDS.05")
def test_talent_agency_gives_one_more_action_in_this_turn() -> None:
    """Two ads are signed in the turn, not three; the card went under the network deck."""
    table = agent().play("Ann use talent-agency-a")
    assert table.player("Ann").network == ()
    assert table.state.decks[DeckId.NETWORK].rest[-1] == "talent-agency-a"
    table.play("Ann sign-ad fizz-cola")
    assert table.to_act() == ["Ann"]
    table.play("Ann sign-ad wobbly-jelly")
    assert table.player("Ann").ads == ("fizz-cola", "wobbly-jelly")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.07", "E2.CARDS.02")
def test_talent_agency_may_follow_the_action() -> None:
    """After the action of the turn it can still be used, and only then is there a second one."""
    table = agent().play("Ann sign-ad fizz-cola")
    assert table.legal("Ann") == {"use talent-agency-a", "end-turn"}
    table.play("Ann use talent-agency-a", "Ann take syndication-a")
    assert table.player("Ann").network == ("syndication-a",)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.07")
@pytest.mark.parametrize(
    "second",
    [
        "sign-star extra-number-seven",
        "sign-ad wobbly-jelly",
        "produce snail-derby 9pm",
        "take syndication-a",
        "add-or-replace starter-star-a 8pm slot 1",
        "use on-set-accommodation-a",
    ],
)
def test_the_extra_action_is_any_action(second: str) -> None:
    """Each of the five actions may be the extra one, and so may a card used as an action."""
    table = agent('"talent-agency-a", "on-set-accommodation-a"').play("Ann sign-ad fizz-cola")
    assert not table.allows(f"Ann {second}")
    table.play("Ann use talent-agency-a")
    assert table.allows(f"Ann {second}")


@pytest.mark.rule("E2.CARDS.07")
def test_the_extra_action_is_no_pass() -> None:
    """A pass before the two actions ends the turn; after the first of them it is refused."""
    table = agent().play("Ann use talent-agency-a")
    passed = Table(table.game, table.state).play("Ann pass cash")
    assert passed.to_act() == ["Bo"]
    assert passed.player("Ann").ads == ()
    table.play("Ann sign-ad fizz-cola")
    assert "E2.BASE.25" in table.refuses("Ann pass cash")


@pytest.mark.rule("E2.CARDS.07")
def test_the_extra_action_is_lost_with_the_turn() -> None:
    """Not taken in this turn it is forfeited: the next turn has one action."""
    table = agent().play("Ann use talent-agency-a", "Ann sign-ad fizz-cola", "Ann end-turn")
    table.play("Bo pass cash", "Cy sign-ad plonk-furniture", "Ann sign-ad wobbly-jelly")
    assert table.player("Ann").ads == ("fizz-cola", "wobbly-jelly")
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("E2.CARDS.07")
def test_two_copies_give_two_more_actions() -> None:
    """With both Talent Agencies three ads are signed in one turn, and no fourth."""
    table = agent('"talent-agency-a", "talent-agency-b"')
    table.play("Ann use talent-agency-b", "Ann use talent-agency-a")
    table.play("Ann sign-ad fizz-cola", "Ann sign-ad wobbly-jelly", "Ann sign-ad average-soap")
    assert len(table.player("Ann").ads) == 1 + 2
    assert table.to_act() == ["Bo"]
    assert table.state.decks[DeckId.NETWORK].rest[-2:] == ("talent-agency-b", "talent-agency-a")


@pytest.mark.rule("E2.CARDS.07")
def test_the_card_itself_is_no_action() -> None:
    """Having used it alone Ann still owes an action or a pass."""
    table = agent().play("Ann use talent-agency-a")
    assert table.refuses("Ann end-turn") == {"E2.BASE.28"}


# -- Big Game -----------------------------------------------------------------------------------

STADIUM = """
[[cards.show]]
id = "test-stadium"
name = "Test Stadium"
deck = "round_1"
genre = "sports"
cost = 0
expenses = 2
timeslot = "any"
viewers = [9, 8, 7, 6]
rerun = 0
slots = ["ad?", "ad?", "star?"]
"""


def game_night(lineup: str, *, network: str = "", more: str = "") -> Table:
    """Ann holds Big Game and has 3 viewers; ``lineup`` is all that stands in her timeslots."""
    return Table(f"""
turn = "Ann"
[players.Ann]
cash = 5
viewers = 3
stars = []
ads = []
network = ["big-game-a", {network}]
[players.Ann.lineup]
{lineup}
{STADIUM}
{more}
""")


BOTH_SIDES = """
9pm = ""
10pm = { show = "mind-the-ladder", cards = ["", "fizz-cola"] }
[players.Ann.lineup.8pm]
show = "test-stadium"
cards = ["cosy-toes-blankets", "bounceback-shin-pads", "national-treasure-nora"]
down = ["bounceback-shin-pads"]
"""
"""At 8PM ads of $4M and, upside down, $1M (of $3M); at 10PM one of $2M."""


@pytest.mark.rule("E2.CARDS.13", "E2.CARDS.05")
def test_big_game_gains_what_the_ads_of_one_show_earn() -> None:
    """$4M and the $1M of an upside-down ad make 5 viewers; row, star and other shows are none."""
    table = game_night(BOTH_SIDES).play("Ann use big-game-a; choose 8pm")
    assert table.player("Ann").viewers == 3 + 4 + 1
    assert table.player("Ann").cash == 5
    assert table.player("Ann").network == ()
    assert table.state.decks[DeckId.NETWORK].rest[-1] == "big-game-a"
    assert table.refuses("Ann end-turn") == {"E2.BASE.28"}


@pytest.mark.rule("E2.CARDS.13")
def test_big_game_asks_for_a_show_of_the_own_lineup() -> None:
    """Both shows may be chosen, the empty timeslot not; at 10PM it is worth 2."""
    table = game_night(BOTH_SIDES).play("Ann use big-game-a")
    assert table.legal("Ann") == {"choose 8pm", "choose 10pm"}
    assert table.refuses("Ann choose 9pm") == {"E2.CARDS.13"}
    table.play("Ann choose 10pm")
    assert table.player("Ann").viewers == 3 + 2


@pytest.mark.rule("E2.CARDS.13")
def test_big_game_on_a_show_without_ads_gains_nothing() -> None:
    """The show may be chosen; 0 viewers, and the card is used up."""
    lineup = '8pm = { show = "test-stadium" }\n9pm = ""\n10pm = ""\n'
    table = game_night(lineup).play("Ann use big-game-a; choose 8pm")
    assert table.player("Ann").viewers == 3
    assert table.player("Ann").network == ()


@pytest.mark.rule("E2.CARDS.13", "E2.CARDS.02")
def test_big_game_needs_a_show() -> None:
    """With an empty lineup it cannot be used."""
    table = game_night('8pm = ""\n9pm = ""\n10pm = ""\n')
    assert table.refuses("Ann use big-game-a") == {"E2.CARDS.13"}


@pytest.mark.rule("E2.CARDS.13")
def test_big_game_counts_no_other_income() -> None:
    """Sponsor Deal pays $1M for the show at upkeep, yet that is not what its ads earn."""
    table = game_night(BOTH_SIDES, network='"sponsor-deal-a"')
    table.play("Ann use big-game-a; choose 8pm")
    assert table.player("Ann").viewers == 3 + 4 + 1


@pytest.mark.rule("E2.CARDS.13")
def test_big_game_counts_an_ad_that_was_turned() -> None:
    """After Redemption Arc turned the second ad up its $3M count."""
    table = game_night(BOTH_SIDES, network='"redemption-arc-a"')
    table.play("Ann use redemption-arc-a; turn-up bounceback-shin-pads")
    table.play("Ann use big-game-a; choose 8pm")
    assert table.player("Ann").viewers == 3 + 4 + 3
