"""On-Set Accommodation, second edition: up to three stars attached at once (E2.CARDS.08)."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId
from support.table import Table

CARD = "on-set-accommodation-a"

SHOWS = """
[[cards.show]]
id = "test-ensemble"
name = "Test Ensemble"
deck = "round_1"
genre = "drama"
cost = 0
expenses = 0
timeslot = "any"
viewers = [5, 4, 3, 2]
rerun = 0
slots = ["star?", "star?", "either?", "ad?"]
[[cards.show]]
id = "test-billboard"
name = "Test Billboard"
deck = "round_1"
genre = "drama"
cost = 0
expenses = 0
timeslot = "any"
viewers = [5, 4, 3, 2]
rerun = 0
slots = ["ad?", "either?"]
"""

FREE = '8pm = "test-ensemble"\n9pm = "graveyard-shift"\n10pm = ""'
"""Three slots for stars at 8PM, one at 9PM; both shows are dramas."""


def host(
    stars: str,
    lineup: str = FREE,
    *,
    network: str = "",
    ads: str = "",
    turn: str = '"Ann"',
) -> Table:
    """Ann holds On-Set Accommodation and the stars given."""
    return Table(f"""
turn = {turn}
[display]
ads = ["fizz-cola", "wobbly-jelly"]
[players.Ann]
cash = 0
stars = [{stars}]
ads = [{ads}]
network = ["{CARD}", {network}]
[players.Ann.lineup]
{lineup}
{SHOWS}
""")


FOUR = '"extra-number-seven", "fill-in-wendy", "dependable-dana", "rerun-guy"'


@pytest.mark.rule("E2.CARDS.08", "E2.CARDS.05")
def test_three_stars_are_attached_for_nothing_and_no_fourth() -> None:
    """Of four stars three go to two shows; then the action is over and the card discarded."""
    table = host(FOUR).play(f"Ann use {CARD}")
    table.play("Ann add-or-replace fill-in-wendy 9pm slot 1")
    table.play("Ann add-or-replace dependable-dana 8pm slot 2")
    table.play("Ann add-or-replace rerun-guy 8pm slot 3")
    assert table.show("Ann", "8pm").cards == ("", "dependable-dana", "rerun-guy", "")
    assert table.show("Ann", "9pm").cards == ("fill-in-wendy", "")
    assert table.player("Ann").stars == ("extra-number-seven",)
    assert table.player("Ann").network == ()
    assert table.state.decks[DeckId.NETWORK].rest[-1] == CARD
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.08")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_fewer_stars_may_be_attached(number: int) -> None:
    """Ann stops after none, one or two stars; the card and the action are used up all the same."""
    table = host(FOUR).play(f"Ann use {CARD}")
    for slot, star in enumerate(("fill-in-wendy", "dependable-dana")[:number], start=1):
        table.play(f"Ann add-or-replace {star} 8pm slot {slot}")
    table.play("Ann stop-attaching")
    assert len(table.player("Ann").stars) == 4 - number
    assert table.player("Ann").network == ()
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.08")
def test_it_ends_by_itself_when_no_star_is_left() -> None:
    """With a single star there is nothing to stop: the turn is over after it."""
    table = host('"fill-in-wendy"').play(f"Ann use {CARD}")
    table.play("Ann add-or-replace fill-in-wendy 8pm slot 1")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.08")
def test_a_star_may_take_the_place_of_a_star() -> None:
    """As in Add or Replace: the replaced star is discarded under its deck."""
    lineup = '8pm = ""\n10pm = ""\n9pm = { show = "graveyard-shift", cards = ["lady-monologue"] }'
    table = host('"fill-in-wendy"', lineup).play(f"Ann use {CARD}")
    table.play("Ann add-or-replace fill-in-wendy 9pm slot 1")
    assert table.show("Ann", "9pm").cards == ("fill-in-wendy", "")
    assert table.player("Ann").stars == ()
    assert table.state.decks[DeckId.STAR].rest[-1] == "lady-monologue"


@pytest.mark.rule("E2.CARDS.08")
def test_a_star_just_attached_may_be_replaced_by_the_next() -> None:
    """On the same slot the second star discards the first; only the second one is counted."""
    table = host('"fill-in-wendy", "gloria-sighsworth"').play(f"Ann use {CARD}")
    table.play("Ann add-or-replace fill-in-wendy 9pm slot 1")
    table.play("Ann add-or-replace gloria-sighsworth 9pm slot 1")
    assert table.show("Ann", "9pm").cards == ("gloria-sighsworth", "")
    assert table.show("Ann", "9pm").up == 0b01
    assert table.state.decks[DeckId.STAR].rest[-1] == "fill-in-wendy"


# -- sides ----------------------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.08")
def test_the_sides_are_decided_at_the_end() -> None:
    """Cheeky Friend, attached first and alone, is rightside up with the star that came after;
    for Soliloquy Sam, who wants no other star, it is too late."""
    table = host('"cheeky-friend", "soliloquy-sam"').play(f"Ann use {CARD}")
    table.play("Ann add-or-replace cheeky-friend 8pm slot 1")
    table.play("Ann add-or-replace soliloquy-sam 8pm slot 2")
    assert table.show("Ann", "8pm").cards[:2] == ("cheeky-friend", "soliloquy-sam")
    assert table.show("Ann", "8pm").up == 0b01


@pytest.mark.rule("E2.CARDS.08")
def test_each_show_has_the_sides_of_its_own_stars() -> None:
    """One star on each of two shows: Cheeky Friend has no friend, Sam is alone as he likes."""
    table = host('"cheeky-friend", "soliloquy-sam"').play(f"Ann use {CARD}")
    table.play("Ann add-or-replace soliloquy-sam 8pm slot 1")
    table.play("Ann add-or-replace cheeky-friend 9pm slot 1")
    assert table.show("Ann", "8pm").up == 0b01
    assert table.show("Ann", "9pm").up == 0b00


@pytest.mark.rule("E2.CARDS.08")
def test_stars_that_lay_there_are_not_turned() -> None:
    """Sam, rightside up before, stays so although other stars join him (E2.BASE.56)."""
    lineup = '10pm = ""\n9pm = ""\n8pm = { show = "test-ensemble", cards = ["soliloquy-sam"] }'
    table = host('"brick-hammerly"', lineup).play(f"Ann use {CARD}")
    table.play("Ann add-or-replace brick-hammerly 8pm slot 2")
    assert table.show("Ann", "8pm").up == 0b01


@pytest.mark.rule("E2.CARDS.08", "E2.CARDS.25")
def test_a_side_that_is_chosen_is_asked_for_at_the_end() -> None:
    """Versatile Actor goes first; only after the last star is Ann asked, and down he makes the
    genre condition of the other new star count as met."""
    table = host('"versatile-actor", "brick-hammerly"').play(f"Ann use {CARD}")
    table.play("Ann add-or-replace versatile-actor 8pm slot 1")
    assert "choose-side down" not in table.legal("Ann")
    table.play("Ann add-or-replace brick-hammerly 8pm slot 2")
    assert table.legal("Ann") == {"choose-side up", "choose-side down"}
    table.play("Ann choose-side down")
    assert table.show("Ann", "8pm").up == 0b10
    assert table.to_act() == ["Bo"]


# -- when it can be used ----------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.08")
def test_ads_are_not_attached_by_it() -> None:
    """An ad that fits a slot is neither offered nor accepted."""
    table = host('"fill-in-wendy"', ads='"almost-cheese"').play(f"Ann use {CARD}")
    assert not [text for text in table.legal("Ann") if "almost-cheese" in text]
    assert table.refuses("Ann add-or-replace almost-cheese 8pm slot 4") == {"E2.CARDS.08"}


UNFIT = {
    "no star": ("", FREE),
    "an anomaly only": ('"anomaly-a"', FREE),
    "no show": ('"fill-in-wendy"', '8pm = ""\n9pm = ""\n10pm = ""'),
    "slots for ads only": (
        '"fill-in-wendy"',
        '9pm = ""\n10pm = ""\n8pm = { show = "test-billboard", cards = ["", "almost-cheese"] }',
    ),
}
"""Green rooms and lineups in which no star fits a slot."""


@pytest.mark.rule("E2.CARDS.08", "E2.CARDS.02")
@pytest.mark.parametrize("case", UNFIT)
def test_it_needs_a_star_that_fits(case: str) -> None:
    """Without one the card cannot be used, and it stays in the green room."""
    stars, lineup = UNFIT[case]
    assert host(stars, lineup).refuses(f"Ann use {CARD}") == {"E2.CARDS.08"}


@pytest.mark.rule("E2.CARDS.08", "E2.CARDS.02")
def test_it_uses_up_the_action_of_the_turn() -> None:
    """After another action it is refused; an extra action makes room for it again."""
    table = host('"fill-in-wendy"', network='"talent-agency-a"').play("Ann sign-ad fizz-cola")
    assert table.refuses(f"Ann use {CARD}") == {"E2.BASE.23"}
    table.play("Ann use talent-agency-a", f"Ann use {CARD}")
    table.play("Ann add-or-replace fill-in-wendy 8pm slot 1")
    assert table.show("Ann", "8pm").cards[0] == "fill-in-wendy"
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.08", "E2.CARDS.02")
def test_it_rules_out_the_pass_and_leaves_an_extra_action() -> None:
    """Used as the first of two actions it strikes the pass; one of the five may follow."""
    table = host('"fill-in-wendy"', network='"talent-agency-a"').play("Ann use talent-agency-a")
    table.play(f"Ann use {CARD}", "Ann stop-attaching")
    assert "E2.BASE.25" in table.refuses("Ann pass cash")
    table.play("Ann sign-ad fizz-cola")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.08")
def test_two_copies_are_two_actions() -> None:
    """The second card needs an action of its own and then attaches up to three more stars."""
    network = '"on-set-accommodation-b", "talent-agency-a"'
    table = host(FOUR, network=network).play(f"Ann use {CARD}")
    table.play("Ann add-or-replace fill-in-wendy 8pm slot 1", "Ann stop-attaching")
    assert table.refuses("Ann use on-set-accommodation-b") == {"E2.BASE.23"}
    table.play("Ann use talent-agency-a", "Ann use on-set-accommodation-b")
    for star, place in (("rerun-guy", "8pm slot 2"), ("dependable-dana", "8pm slot 3")):
        table.play(f"Ann add-or-replace {star} {place}")
    table.play("Ann add-or-replace extra-number-seven 9pm slot 1")
    assert table.player("Ann").stars == ()
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.08")
def test_the_stars_may_be_all_replacements_of_one_kind_of_slot() -> None:
    """An either-slot that holds an ad takes no star: only cards of the same kind are replaced."""
    lineup = '9pm = ""\n10pm = ""\n'
    lineup += '8pm = { show = "test-ensemble", cards = ["", "", "almost-cheese"] }'
    table = host('"fill-in-wendy"', lineup).play(f"Ann use {CARD}")
    assert table.refuses("Ann add-or-replace fill-in-wendy 8pm slot 3") == {"E2.BASE.55"}
    assert table.legal("Ann") == {
        "stop-attaching",
        "add-or-replace fill-in-wendy 8pm slot 1",
        "add-or-replace fill-in-wendy 8pm slot 2",
    }
