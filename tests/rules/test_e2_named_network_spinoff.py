"""Spinoff, second edition: stars of a cancelled show come back (E2.CARDS.18)."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId, Rerun
from support.table import Table

CARD = "spinoff-a"

SHOWS = """
[[cards.show]]
id = "test-old"
name = "Test Old"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "9pm"
viewers = [7, 6, 4, 3]
rerun = 1
slots = ["star?", "star?", "either?", "ad?"]
[[cards.show]]
id = "test-duet"
name = "Test Duet"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "any"
viewers = [7, 6, 4, 3]
rerun = 1
slots = ["star!", "star!", "ad?"]
[[cards.show]]
id = "test-plug"
name = "Test Plug"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "any"
viewers = [7, 6, 4, 3]
rerun = 1
slots = ["star!", "ad!"]
[[cards.show]]
id = "test-bare"
name = "Test Bare"
deck = "round_1"
genre = "drama"
cost = 4
expenses = 0
timeslot = "any"
viewers = [7, 6, 4, 3]
rerun = 1
slots = ["star?"]
"""

ON_SHOW = '"gloria-sighsworth", "tessa-torque", "dependable-dana", "fizz-cola"'


def producer(
    on_show: str = ON_SHOW,
    *,
    stars: str = "",
    ads: str = "",
    network: str = f'"{CARD}"',
    game: str = "",
    cash: int = 10,
    ann: str = "",
    shows: str = '"test-duet", "test-plug", "test-bare"',
) -> Table:
    """Ann holds Spinoff; at 9PM stands Test Old with three stars and an ad, nothing elsewhere."""
    down = '"tessa-torque"' if "tessa-torque" in on_show else ""
    return Table(f"""
turn = "Ann"
{game}
[display]
shows = [{shows}]
[players.Ann]
cash = {cash}
stars = [{stars}]
ads = [{ads}]
reruns = []
network = [{network}]
{ann}
[players.Ann.lineup]
8pm = ""
9pm = {{ show = "test-old", cards = [{on_show}], down = [{down}] }}
10pm = ""
{SHOWS}
""")


@pytest.mark.rule("E2.CARDS.18", "E2.CARDS.05")
def test_stars_return_before_attaching_and_may_go_on_the_new_show() -> None:
    """Two of three stars come back; one is attached again, the other stays in the green room."""
    table = producer().play(f"Ann produce test-bare 9pm; declare {CARD}")
    assert table.legal("Ann") == {
        "stop-returning",
        "return gloria-sighsworth",
        "return tessa-torque",
        "return dependable-dana",
    }
    table.play("Ann return tessa-torque; return gloria-sighsworth; stop-returning")
    assert table.player("Ann").stars == ("tessa-torque", "gloria-sighsworth")
    table.play("Ann attach gloria-sighsworth")
    assert table.show("Ann", "9pm").cards == ("gloria-sighsworth",)
    assert table.player("Ann").stars == ("tessa-torque",)
    assert table.player("Ann").reruns == (Rerun("test-old"),)
    assert table.player("Ann").network == ()
    assert table.state.decks[DeckId.NETWORK].rest[-1] == CARD
    assert table.state.decks[DeckId.STAR].rest[-1] == "dependable-dana"
    assert table.state.decks[DeckId.AD].rest[-1] == "fizz-cola"
    assert table.player("Ann").cash == 10 - 4


@pytest.mark.rule("E2.CARDS.18")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_any_number_of_stars_returns(number: int) -> None:
    """From none to all three; the others are discarded in slot order."""
    stars = ("gloria-sighsworth", "tessa-torque", "dependable-dana")
    table = producer().play(f"Ann produce test-bare 9pm; declare {CARD}")
    for star in stars[:number]:
        table.play(f"Ann return {star}")
    if number < 3:
        table.play("Ann stop-returning")
    assert table.player("Ann").stars == stars[:number]
    deck = table.state.decks[DeckId.STAR].rest
    assert deck[len(deck) - (3 - number) :] == stars[number:]


@pytest.mark.rule("E2.CARDS.18")
def test_ads_never_return() -> None:
    """The ad of the show is no star: it can neither be asked for nor does it come back."""
    table = producer().play(f"Ann produce test-bare 9pm; declare {CARD}")
    assert "E2.CARDS.18" in table.refuses("Ann return national-treasure-nora")
    assert not [text for text in table.legal("Ann") if "fizz-cola" in text]
    table.play("Ann stop-returning")
    assert table.player("Ann").ads == ()


@pytest.mark.rule("E2.CARDS.18", "E2.CARDS.02")
def test_it_may_be_declined() -> None:
    """Committed without it the stars are discarded, and the card is kept."""
    table = producer().play("Ann produce test-bare 9pm")
    assert table.legal("Ann") == {"commit", f"declare {CARD}"}
    table.play("Ann commit")
    assert table.player("Ann").stars == ()
    assert table.player("Ann").network == (CARD,)
    last = table.state.decks[DeckId.STAR].rest[-3:]
    assert last == ("gloria-sighsworth", "tessa-torque", "dependable-dana")


@pytest.mark.rule("E2.CARDS.18")
def test_it_is_not_offered_in_an_empty_timeslot() -> None:
    """A production that cancels no show has no such option, and the card stays."""
    table = producer().play("Ann produce test-bare 8pm")
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").network == (CARD,)
    assert table.show("Ann", "9pm").show == "test-old"


@pytest.mark.rule("E2.CARDS.18", "E2.CARDS.02")
def test_it_is_used_with_a_production_only() -> None:
    """No decision of the turn names the card before a production is begun."""
    assert not [text for text in producer().legal("Ann") if CARD in text]


@pytest.mark.rule("E2.CARDS.18")
def test_stars_that_return_follow_the_conditions_of_the_new_show() -> None:
    """Tessa Torque lay upside down on a drama; on an Action show she lies rightside up."""
    table = producer(shows='"brakes-are-optional"')
    table.play(f"Ann produce brakes-are-optional 9pm; declare {CARD}")
    table.play("Ann return tessa-torque; stop-returning; attach tessa-torque")
    assert table.show("Ann", "9pm").cards == ("tessa-torque", "")
    assert table.show("Ann", "9pm").up == 0b01


# -- stars that are needed --------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.18", "E2.BASE.43")
def test_a_show_may_be_made_with_stars_that_come_back() -> None:
    """With an empty green room Test Duet, two stars required, is possible at 9PM by the card."""
    table = producer()
    assert "E2.BASE.43" in producer(network="").refuses("Ann produce test-duet 9pm")
    assert "E2.BASE.43" in table.refuses("Ann produce test-duet 8pm")
    table.play("Ann produce test-duet 9pm")
    assert table.legal("Ann") == {f"declare {CARD}"}
    assert "E2.BASE.43" in table.refuses("Ann commit")


@pytest.mark.rule("E2.CARDS.18", "E2.BASE.43")
def test_needed_stars_have_to_come_back() -> None:
    """Ann cannot stop before two stars are in the green room; then both have to be attached."""
    table = producer().play(f"Ann produce test-duet 9pm; declare {CARD}")
    for star in ("tessa-torque", "dependable-dana"):
        assert table.refuses("Ann stop-returning") == {"E2.BASE.43"}
        table.play(f"Ann return {star}")
    table.play("Ann stop-returning; attach dependable-dana")
    assert table.refuses("Ann leave-empty") == {"E2.BASE.43"}
    table.play("Ann attach tessa-torque")
    assert table.show("Ann", "9pm").cards == ("dependable-dana", "tessa-torque", "")


@pytest.mark.rule("E2.CARDS.18", "E2.BASE.43")
def test_a_star_of_the_green_room_is_one_less_to_bring_back() -> None:
    """With one star at hand a single one of the show suffices."""
    table = producer(stars='"fill-in-wendy"').play(f"Ann produce test-duet 9pm; declare {CARD}")
    assert "stop-returning" not in table.legal("Ann")
    table.play("Ann return gloria-sighsworth")
    assert "stop-returning" in table.legal("Ann")


@pytest.mark.rule("E2.CARDS.18", "E2.BASE.43")
def test_stars_do_not_stand_in_for_a_missing_ad() -> None:
    """Test Plug needs an ad as well, and the ad on the show does not come back."""
    assert "E2.BASE.43" in producer().refuses("Ann produce test-plug 9pm")
    assert producer(ads='"wobbly-jelly"').allows("Ann produce test-plug 9pm")


@pytest.mark.rule("E2.CARDS.18", "E2.BASE.43")
def test_a_show_with_too_few_stars_does_not_help() -> None:
    """With a single star on it the show for two stars cannot be made: no dead end is entered."""
    table = producer('"gloria-sighsworth"')
    assert "E2.BASE.43" in table.refuses("Ann produce test-duet 9pm")


@pytest.mark.rule("E2.CARDS.18")
def test_on_a_show_without_stars_it_returns_nobody() -> None:
    """Declared all the same it is used up, and the production goes on at once."""
    table = producer('"", "", "fizz-cola"').play(f"Ann produce test-bare 9pm; declare {CARD}")
    assert table.show("Ann", "9pm").show == "test-bare"
    assert table.player("Ann").network == ()
    assert table.player("Ann").stars == ()


@pytest.mark.rule("E2.CARDS.18")
def test_one_of_two_copies_suffices() -> None:
    """Declaring one copy leaves the other in the green room."""
    table = producer(network=f'"{CARD}", "spinoff-b"').play("Ann produce test-bare 9pm")
    assert table.legal("Ann") == {"commit", f"declare {CARD}", "declare spinoff-b"}
    table.play("Ann declare spinoff-b")
    assert "return gloria-sighsworth" in table.legal("Ann")
    assert not [text for text in table.legal("Ann") if "spinoff" in text]
    table.play("Ann stop-returning")
    assert table.player("Ann").network == (CARD,)


# -- with other cards and executives --------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.18", "E2.CARDS.27")
def test_a_rerun_guy_comes_back_by_himself() -> None:
    """He is not asked for; he fills a required slot beside a star that Spinoff brings back."""
    table = producer('"gloria-sighsworth", "rerun-guy", "dependable-dana"')
    table.play(f"Ann produce test-duet 9pm; declare {CARD}")
    assert "return rerun-guy" not in table.legal("Ann")
    assert "E2.CARDS.18" in table.refuses("Ann return rerun-guy")
    assert table.refuses("Ann stop-returning") == {"E2.BASE.43"}
    table.play("Ann return gloria-sighsworth; stop-returning")
    assert sorted(table.player("Ann").stars) == ["gloria-sighsworth", "rerun-guy"]
    assert table.state.decks[DeckId.STAR].rest[-1] == "dependable-dana"


@pytest.mark.rule("E2.CARDS.18", "E2.CARDS.14")
def test_an_industry_veteran_returns_and_chooses_his_side_anew() -> None:
    """He is a star of the show: back in the green room, attached again, and asked again."""
    table = producer('"industry-veteran-a", "", ""').play(
        f"Ann produce test-bare 9pm; declare {CARD}; return industry-veteran-a"
    )
    assert table.player("Ann").stars == ("industry-veteran-a",)
    table.play("Ann attach industry-veteran-a")
    assert table.legal("Ann") == {"choose-side up", "choose-side down"}


@pytest.mark.rule("E2.CARDS.18", "E2.CARDS.11")
def test_it_goes_with_flexible_schedule() -> None:
    """Both cards are declared for one production: stars come back and the marker is in row 1."""
    network = f'"{CARD}", "flexible-schedule-a"'
    table = producer(network=network, shows='"brakes-are-optional"')
    table.play(f"Ann produce brakes-are-optional 9pm; declare {CARD}; declare flexible-schedule-a")
    table.play("Ann return tessa-torque; stop-returning; attach tessa-torque")
    assert table.show("Ann", "9pm").row == 1
    assert table.player("Ann").network == ()


@pytest.mark.rule("E2.CARDS.18", "E2.BUTCHER.02")
def test_butcher_need_not_bring_stars_back_for_waived_slots() -> None:
    """With all slots optional Ann may stop at once, although Test Duet asks for two stars."""
    butcher = '[game]\nexecutives = ["butcher", "beeb", "continuum"]\n'
    table = producer(game=butcher).play("Ann produce test-duet 9pm; declare waive-slots")
    table.play(f"Ann declare {CARD}; stop-returning")
    assert table.show("Ann", "9pm").cards == ("", "", "")
    assert table.player("Ann").stars == ()
    assert table.player("Ann").cash == 10 - 4 - 3


@pytest.mark.rule("E2.CARDS.18", "E2.CARDS.34")
def test_it_goes_with_a_show_of_page_to_screen() -> None:
    """A drawn show that cancels another brings back stars too, and all slots are optional."""
    table = producer(
        game='[game]\nmodules = ["moguls"]\n[decks.round_1]\nnext = ["test-duet", "test-bare"]\n',
        ann='moguls = ["page-to-screen"]',
        shows="",
    ).play("Ann use page-to-screen; produce test-duet 9pm")
    table.play(f"Ann declare {CARD}; return tessa-torque; stop-returning; leave-empty")
    table.play("Ann leave-empty")
    assert table.player("Ann").stars == ("tessa-torque",)
    assert table.player("Ann").cash == 10
