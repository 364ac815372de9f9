"""Industry Veteran, second edition: a star among the network cards (E2.CARDS.14 to .16)."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId, Row
from support.table import Table

VETERAN = "industry-veteran-a"

SHOWS = """
[[cards.show]]
id = "test-revue"
name = "Test Revue"
deck = "round_1"
genre = "drama"
cost = 0
expenses = 0
timeslot = "any"
viewers = [5, 4, 3, 2]
rerun = 0
slots = ["star!", "star?", "star?", "ad?"]
"""

LINEUP = """
9pm = ""
10pm = ""
[players.Ann.lineup.8pm]
show = "test-revue"
cards = ["", "brick-hammerly", "tessa-torque", "velvet-curtain-tea"]
down = ["brick-hammerly", "tessa-torque", "velvet-curtain-tea"]
"""
"""A drama with two Action stars and a drama ad, all upside down."""


def at(
    ann: str = "",
    lineup: str = LINEUP,
    *,
    top: str = "",
    display: str = "",
    more: str = "",
    stars: str = f'"{VETERAN}"',
) -> Table:
    """Ann's green room has a Veteran, and her lineup a show with two other stars."""
    return Table(f"""
turn = "Ann"
{top}
[display]
{display}
[players.Ann]
cash = 0
viewers = 0
stars = [{stars}]
ads = []
{ann}
[players.Ann.lineup]
{lineup}
{SHOWS}
{more}
""")


# -- a star from the network row ----------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.14", "E2.CARDS.16")
def test_it_is_taken_as_a_network_card_and_lies_among_the_stars() -> None:
    """Take a Network Card puts it into the green room for nothing, as a star."""
    table = at(stars="", display=f'network = ["{VETERAN}"]')
    assert VETERAN in table.state.display[Row.NETWORK]
    assert "sign-star " + VETERAN not in table.legal("Ann")
    table.play(f"Ann take {VETERAN}")
    assert table.player("Ann").stars == (VETERAN,)
    assert table.player("Ann").network == ()
    assert table.player("Ann").cash == 0
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.14")
def test_it_is_kept_from_a_draw_of_network_cards() -> None:
    """Drawn as one of two network cards it can be kept, and lies among the stars as well."""
    table = at(
        "tracks = { drama = 2 }",
        '8pm = ""\n9pm = ""\n10pm = ""\n',
        stars='"starter-star-a"',
        display='shows = ["test-revue"]',
        more='[decks.network]\nnext = ["industry-veteran-b", "syndication-a"]\n',
    ).play("Ann produce test-revue 8pm; attach starter-star-a")
    table.play("Ann keep industry-veteran-b")
    assert table.player("Ann").stars == ("industry-veteran-b",)
    assert table.player("Ann").network == ()


@pytest.mark.rule("E2.CARDS.14")
def test_it_fills_a_required_star_slot() -> None:
    """A show that needs a star can be made with the Veteran alone."""
    empty = '8pm = ""\n9pm = ""\n10pm = ""\n'
    table = at("", empty, display='shows = ["test-revue"]')
    table.play(f"Ann produce test-revue 8pm; attach {VETERAN}")
    assert table.legal("Ann") == {"choose-side up", "choose-side down"}
    bare = at("", empty, stars="", display='shows = ["test-revue"]')
    assert "E2.BASE.43" in bare.refuses("Ann produce test-revue 8pm")


@pytest.mark.rule("E2.CARDS.14")
def test_it_is_another_star_for_conditions() -> None:
    """Cheeky Friend, attached beside a Veteran, lies rightside up; Soliloquy Sam does not."""
    lineup = f'9pm = ""\n10pm = ""\n8pm = {{ show = "test-revue", cards = ["{VETERAN}"] }}'
    table = at("", lineup, stars='"cheeky-friend", "soliloquy-sam"')
    friend = Table(table.game, table.state).play("Ann add-or-replace cheeky-friend 8pm slot 2")
    assert friend.show("Ann", "8pm").up == 0b011
    table.play("Ann add-or-replace soliloquy-sam 8pm slot 2")
    assert table.show("Ann", "8pm").up == 0b001


@pytest.mark.rule("E2.CARDS.14", "E2.CARDS.19")
@pytest.mark.parametrize("place", ["green room", "lineup"])
def test_it_counts_as_a_star_in_both_places(place: str) -> None:
    """Awards Show is worth 1 viewer for a Veteran in the green room, or on a show."""
    cards = f', cards = ["{VETERAN}"]' if place == "lineup" else ""
    lineup = f'9pm = ""\n10pm = ""\n8pm = {{ show = "test-revue", row = 4{cards} }}'
    stars = f'"{VETERAN}"' if place == "green room" else ""
    top = 'round = 5\npassed = ["Bo", "Cy"]'
    table = at('network = ["awards-show-a"]', lineup, top=top, stars=stars).play("Ann pass cash")
    on_show = 3 if place == "lineup" else 0
    assert table.player("Ann").viewers == 2 + on_show + 1


@pytest.mark.rule("E2.CARDS.14")
def test_it_has_no_expenses() -> None:
    """At upkeep a show for nothing with a Veteran on it costs nothing: the $2M of the pass stay."""
    lineup = f'9pm = ""\n10pm = ""\n8pm = {{ show = "test-revue", cards = ["{VETERAN}"] }}'
    table = at("", lineup, top='passed = ["Bo", "Cy"]', stars="").play("Ann pass cash")
    assert table.player("Ann").cash == 2 - 0


@pytest.mark.rule("E2.CARDS.14", "E2.CARDS.05")
def test_it_is_discarded_to_the_network_deck() -> None:
    """Replaced on its slot it goes under the network deck, not the star deck."""
    lineup = f'9pm = ""\n10pm = ""\n8pm = {{ show = "test-revue", cards = ["{VETERAN}"] }}'
    table = at("", lineup, stars='"fill-in-wendy"')
    table.play("Ann add-or-replace fill-in-wendy 8pm slot 1")
    assert table.state.decks[DeckId.NETWORK].rest[-1] == VETERAN
    assert VETERAN not in table.state.decks[DeckId.STAR].rest


@pytest.mark.rule("E2.CARDS.14", "E2.BASE.21")
def test_left_in_the_display_it_goes_back_to_the_network_deck() -> None:
    """At the end of the round it is cleared with its row, under the deck it came from."""
    table = at(
        top='passed = ["Bo", "Cy"]',
        stars="",
        display=f'network = ["{VETERAN}", "syndication-a"]',
    ).play("Ann pass cash")
    assert table.state.decks[DeckId.NETWORK].rest[-2:] == (VETERAN, "syndication-a")


@pytest.mark.rule("E2.CARDS.14", "E2.BEEB.23")
def test_beebs_exchange_may_discard_it_from_the_display() -> None:
    """In the network row it is one of the cards that may be discarded, to the network deck."""
    table = at(
        "memory = { marker = 3 }",
        stars="",
        top='[game]\nexecutives = ["beeb", "butcher", "continuum"]',
        display=f'network = ["{VETERAN}", "syndication-a"]',
    ).play("Ann rondel network; add-network-card")
    table.play(f"Ann discard {VETERAN}")
    assert table.state.decks[DeckId.NETWORK].rest[-1] == VETERAN
    assert len(table.state.display[Row.NETWORK]) == 2


@pytest.mark.rule("E2.CARDS.14", "E2.CARDS.02")
def test_it_is_attached_and_never_used() -> None:
    """In the green room it has no effect of its own: there is nothing to use."""
    named = [text.split()[0] for text in at().legal("Ann") if VETERAN in text]
    assert set(named) == {"add-or-replace"}


# -- its side -------------------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.14", "E2.CARDS.15")
@pytest.mark.parametrize(
    ("side", "up", "score"),
    [("up", 0b0001, 5 + 3 + 1 + 1), ("down", 0b0110, 5 + 1 + 3 + 4)],
)
def test_its_side_is_chosen_and_only_down_it_turns_the_other_stars(
    side: str, up: int, score: int
) -> None:
    """Upside down it is worth 1 and both other stars are turned rightside up, the ad is not;
    rightside up it is worth 3 and turns nobody."""
    table = at(top='passed = ["Bo", "Cy"]')
    table.play(f"Ann add-or-replace {VETERAN} 8pm slot 1; choose-side {side}")
    assert table.show("Ann", "8pm").up == up
    table.play("Ann pass cash")
    assert table.player("Ann").viewers == score


@pytest.mark.rule("E2.CARDS.14")
def test_the_stars_of_other_shows_are_not_turned() -> None:
    """A star that lies upside down at 9PM stays so."""
    lineup = '10pm = ""\n9pm = { show = "graveyard-shift", cards = ["duke-thunderchin"], '
    lineup += 'down = ["duke-thunderchin"] }\n8pm = "test-revue"\n'
    table = at("", lineup)
    table.play(f"Ann add-or-replace {VETERAN} 8pm slot 1; choose-side down")
    assert table.show("Ann", "9pm").up == 0b00


@pytest.mark.rule("E2.CARDS.14")
def test_stars_attached_with_it_are_turned_too() -> None:
    """On a new drama an Action star comes with the Veteran: its condition first puts it down,
    then the Veteran turns it."""
    empty = '8pm = ""\n9pm = ""\n10pm = ""\n'
    table = at("", empty, display='shows = ["test-revue"]', stars=f'"{VETERAN}", "brick-hammerly"')
    table.play(f"Ann produce test-revue 8pm; attach brick-hammerly; attach {VETERAN}")
    up = Table(table.game, table.state).play("Ann choose-side up")
    assert up.show("Ann", "8pm").up == 0b010
    table.play("Ann choose-side down")
    assert table.show("Ann", "8pm").up == 0b001


@pytest.mark.rule("E2.CARDS.14")
def test_it_turns_stars_once_and_not_those_that_come_later() -> None:
    """A star attached afterwards follows its own condition beside the upside-down Veteran."""
    lineup = '9pm = ""\n10pm = ""\n[players.Ann.lineup.8pm]\nshow = "test-revue"\n'
    lineup += f'cards = ["{VETERAN}"]\ndown = ["{VETERAN}"]\n'
    table = at("", lineup, stars='"brick-hammerly"')
    table.play("Ann add-or-replace brick-hammerly 8pm slot 2")
    assert table.show("Ann", "8pm").up == 0b000


@pytest.mark.rule("E2.CARDS.15", "E2.CARDS.25")
@pytest.mark.parametrize(("side", "up"), [("up", 0b01), ("down", 0b10)])
def test_versatile_actor_too_has_its_effect_only_when_it_is_turned(side: str, up: int) -> None:
    """Rightside up it leaves an Action star on a drama upside down; down it makes it lie up."""
    empty = '8pm = ""\n9pm = ""\n10pm = ""\n'
    table = at(
        "", empty, display='shows = ["test-revue"]', stars='"versatile-actor", "brick-hammerly"'
    )
    table.play("Ann produce test-revue 8pm; attach versatile-actor; attach brick-hammerly")
    table.play(f"Ann choose-side {side}")
    assert table.show("Ann", "8pm").up == up


# -- no network card any more -------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.16")
def test_it_is_no_game_end_network_card() -> None:
    """Bollywood Star counts a held Syndication, and neither of two Veterans beside it."""
    lineup = '9pm = ""\n10pm = ""\n8pm = { show = "test-revue", cards = ["bollywood-star"] }'
    stars = f'"{VETERAN}", "industry-veteran-b"'
    top = 'passed = ["Bo", "Cy"]'
    table = at('network = ["syndication-a"]', lineup, top=top, stars=stars).play("Ann pass cash")
    assert table.player("Ann").viewers == 5 + 1 + 1


@pytest.mark.rule("E2.CARDS.16")
def test_it_scores_nothing_at_the_end() -> None:
    """In the green room at the game's end it is worth nothing by itself."""
    lineup = '9pm = ""\n10pm = ""\n8pm = { show = "test-revue", row = 4 }'
    table = at("", lineup, top='round = 5\npassed = ["Bo", "Cy"]').play("Ann pass cash")
    assert table.player("Ann").viewers == 2
