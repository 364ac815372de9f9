"""How attached cards lie, second edition: E2.BASE.45 to .48 and .56."""

from __future__ import annotations

import pytest

from executives.networks.cards import Ad, Star
from support.documents import ad_card, listed, show_card, star_card
from support.stand_ins_base_scoring import SIDE_CHOOSER, TURNED_DOWN, table_of
from support.table import Table

CONDITIONS = {
    "drama-star": "genre drama",
    "sports-star": "genre sports",
    "team-star": "other-star",
    "solo-star": "no-other-star",
    "ad-star": "ad",
    "plain-star": "",
    "drama-ad": "genre drama",
    "sports-ad": "genre sports",
    "nine-ad": "timeslot 9pm",
    "star-ad": "star",
    "plain-ad": "",
}

PRODUCTION = """
turn = "Ann"
display.shows = ["test-drama"]
[players.Ann]
stars = {stars}
ads = {ads}
"""

LINEUP = """
turn = "Ann"
[players.Ann]
stars = {stars}
ads = {ads}
[players.Ann.lineup]
9pm = {{ show = "test-drama", cards = {cards}, down = {down} }}
"""


def slots_for(cards: tuple[str, ...]) -> list[str]:
    """One optional slot of the fitting kind for each card."""
    return ["ad?" if card.endswith("-ad") else "star?" for card in cards]


def cards_with(slots: list[str]) -> str:
    """The cards of the tests; the show has these slots."""
    text = show_card("test-drama", genre="drama", viewers=[7, 5, 3, 1], rerun=1, slots=slots)
    for name, condition in CONDITIONS.items():
        write = ad_card if name.endswith("-ad") else star_card
        text += write(name, condition=condition, up=3, down=1)
    return text


def split(cards: tuple[str, ...]) -> dict[str, str]:
    """The green room that holds the cards."""
    ads = tuple(card for card in cards if card.endswith("-ad"))
    return {"stars": listed(c for c in cards if c not in ads), "ads": listed(ads)}


def production(*cards: str) -> str:
    """A document: Ann may produce a free drama with a slot for each of these cards."""
    return PRODUCTION.format(**split(cards)) + cards_with(slots_for(cards))


def sides(*cards: str, timeslot: str = "9pm") -> list[bool]:
    """The sides of cards that are attached in this order to a drama being produced."""
    table = Table(production(*cards)).play(f"Ann produce test-drama {timeslot}")
    table.play(*(f"Ann attach {card}" for card in cards))
    assert table.to_act() == ["Bo"]
    return lying(table, timeslot)


def lying(table: Table, timeslot: str = "9pm") -> list[bool]:
    """Which cards of Ann's show lie rightside up."""
    show = table.show("Ann", timeslot)
    return [bool(show.up >> slot & 1) for slot in range(len(show.cards))]


def lineup(
    cards: tuple[str, ...],
    hand: tuple[str, ...],
    *,
    down: tuple[str, ...] = (),
    free: int = 0,
    game: str = "",
) -> Table:
    """Ann's 9pm drama has these cards, ``free`` star slots more, and she holds ``hand``."""
    slots = slots_for(cards) + ["star?"] * free
    document = LINEUP.format(cards=listed(cards), down=listed(down), **split(hand))
    return Table(document + cards_with(slots) + game)


@pytest.mark.rule("E2.BASE.45")
def test_a_star_whose_condition_is_met_lies_rightside_up() -> None:
    """A drama star on a drama lies rightside up; nobody is asked."""
    assert sides("drama-star") == [True]


@pytest.mark.rule("E2.BASE.45")
def test_a_star_whose_condition_is_not_met_lies_upside_down() -> None:
    """A sports star on a drama lies upside down."""
    assert sides("sports-star") == [False]


@pytest.mark.rule("E2.BASE.45", "E2.BASE.46")
def test_an_effect_can_force_cards_upside_down() -> None:
    """Stand-in: an effect turns a star and an ad down although their conditions are met."""
    cards = ("drama-star", "drama-ad", "plain-star", "plain-ad")
    table = table_of(TURNED_DOWN, production(*cards)).play("Ann produce test-drama 9pm")
    table.play(*(f"Ann attach {card}" for card in cards))
    assert lying(table) == [False, False, True, True]


@pytest.mark.rule("E2.BASE.46")
def test_an_ad_follows_its_condition() -> None:
    """On a drama the drama ad lies rightside up, the sports ad upside down."""
    assert sides("drama-ad", "sports-ad") == [True, False]


@pytest.mark.rule("E2.BASE.46")
def test_cards_without_a_condition_lie_rightside_up() -> None:
    """A star and an ad without condition are never turned, and nobody is asked."""
    assert sides("plain-star", "plain-ad") == [True, True]


@pytest.mark.rule("E2.BASE.46")
@pytest.mark.parametrize(("side", "up"), [("up", True), ("down", False)])
def test_a_text_may_let_the_player_choose_the_side(side: str, up: bool) -> None:
    """Stand-in: a star without condition whose text leaves the side to the player."""
    document = production("national-treasure-nora", "gloria-sighsworth")
    table = table_of(SIDE_CHOOSER, document).play("Ann produce test-drama 9pm")
    table.play("Ann attach national-treasure-nora", "Ann attach gloria-sighsworth")
    assert table.legal("Ann") == {"choose-side up", "choose-side down"}
    assert lying(table.play(f"Ann choose-side {side}"))[0] is up


@pytest.mark.rule("E2.BASE.47")
@pytest.mark.parametrize("cards", [("team-star", "plain-star"), ("ad-star", "plain-ad")])
def test_orientation_waits_until_all_cards_are_in_place(cards: tuple[str, str]) -> None:
    """What is attached after a card meets its condition as well as what was there before."""
    first, second = cards
    assert sides(first, second) == [True, True]
    if second.endswith("-star"):
        assert sides(second, first) == [True, True]


@pytest.mark.rule("E2.BASE.47")
def test_a_later_star_spoils_the_condition_of_an_earlier_one() -> None:
    """A star that wants no other star lies upside down when another one follows."""
    assert sides("solo-star", "plain-star") == [False, True]
    assert sides("plain-star", "solo-star") == [True, False]


@pytest.mark.rule("E2.BASE.47")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
@pytest.mark.parametrize(("side", "met"), [("up", False), ("down", True)])
def test_chosen_sides_are_fixed_before_the_conditions_are_tested(
    side: str, met: bool, order: tuple[int, int]
) -> None:
    """Stand-in: a condition about a star whose side is chosen reads the side chosen."""
    names = ("national-treasure-nora", "gloria-sighsworth")
    cards = (names[order[0]], names[order[1]])
    table = table_of(SIDE_CHOOSER, production(*cards)).play("Ann produce test-drama 9pm")
    table.play(*(f"Ann attach {card}" for card in cards), f"Ann choose-side {side}")
    assert lying(table)[order.index(1)] is met


@pytest.mark.rule("E2.BASE.48")
def test_the_condition_of_a_genre() -> None:
    """Stars and ads may want a genre: drama is met, sports is not."""
    assert sides("drama-star", "sports-star", "drama-ad", "sports-ad") == [True, False] * 2


@pytest.mark.rule("E2.BASE.48")
@pytest.mark.parametrize(("timeslot", "up"), [("8pm", False), ("9pm", True), ("10pm", False)])
def test_the_condition_of_a_timeslot(timeslot: str, up: bool) -> None:
    """An ad for 9pm lies rightside up at 9pm only."""
    assert sides("nine-ad", timeslot=timeslot) == [up]


@pytest.mark.rule("E2.BASE.48")
def test_the_conditions_of_another_star_and_of_none() -> None:
    """Another star is needed, or forbidden; ads and the star itself are no other star."""
    assert sides("team-star", "plain-ad") == [False, True]
    assert sides("solo-star", "plain-ad") == [True, True]
    assert sides("team-star", "solo-star") == [True, False]


@pytest.mark.rule("E2.BASE.48")
def test_the_conditions_of_an_ad_and_of_a_star() -> None:
    """A star may want an ad on the show, an ad may want a star."""
    assert sides("ad-star", "plain-star") == [False, True]
    assert sides("ad-star", "plain-ad") == [True, True]
    assert sides("star-ad", "plain-ad") == [False, True]
    assert sides("plain-star", "star-ad") == [True, True]


@pytest.mark.rule("E2.BASE.48")
def test_upside_down_cards_count_as_present() -> None:
    """A star or ad that lies upside down is still another star, a star, or an ad."""
    assert sides("sports-star", "team-star") == [False, True]
    assert sides("sports-star", "solo-star") == [False, False]
    assert sides("sports-star", "star-ad") == [False, True]
    assert sides("ad-star", "sports-ad") == [True, False]


@pytest.mark.rule("E2.BASE.48")
def test_the_bundled_cards_use_these_conditions_only() -> None:
    """Genre for both kinds, timeslot and star for ads, the other four for stars."""
    words: dict[type, set[str]] = {Star: set(), Ad: set()}
    for card in Table("").game.card.values():
        if isinstance(card, (Star, Ad)) and card.condition:
            words[type(card)].add(card.condition.split()[0])
    assert words[Star] == {"genre", "other-star", "no-other-star", "ad", "below-row-1"}
    assert words[Ad] == {"genre", "timeslot", "star"}


@pytest.mark.rule("E2.BASE.56")
def test_the_new_card_is_turned_by_what_is_then_on_the_show() -> None:
    """An added star that wants another star finds one; one that wants none does not."""
    table = lineup(("plain-star",), ("team-star",), free=1)
    assert lying(table.play("Ann add-or-replace team-star 9pm slot 2")) == [True, True]
    table = lineup(("plain-star",), ("solo-star",), free=1)
    assert lying(table.play("Ann add-or-replace solo-star 9pm slot 2")) == [True, False]


@pytest.mark.rule("E2.BASE.56")
def test_the_replaced_card_counts_no_longer() -> None:
    """In the place of the only star, one that wants none is alone, one that wants one too."""
    table = lineup(("plain-star",), ("solo-star",))
    assert lying(table.play("Ann add-or-replace solo-star 9pm slot 1")) == [True]
    table = lineup(("plain-star",), ("team-star",))
    assert lying(table.play("Ann add-or-replace team-star 9pm slot 1")) == [False]


@pytest.mark.rule("E2.BASE.56")
def test_a_new_card_does_not_turn_those_that_lie_there() -> None:
    """Neither is a met condition spoiled by a further star, nor an unmet one repaired."""
    table = lineup(("solo-star",), ("plain-star",), free=1)
    assert lying(table.play("Ann add-or-replace plain-star 9pm slot 2")) == [True, True]
    table = lineup(("team-star",), ("plain-star",), down=("team-star",), free=1)
    assert lying(table.play("Ann add-or-replace plain-star 9pm slot 2")) == [False, True]


@pytest.mark.rule("E2.BASE.56")
def test_a_card_that_leaves_does_not_turn_the_others() -> None:
    """BEEB discards the ad for which a star lies rightside up: the star stays so."""
    game = '[game]\nexecutives = ["beeb", "butcher", "continuum"]\n'
    table = lineup(("ad-star", "plain-ad"), (), game=game)
    table.play("Ann rondel sign-ad", "Ann cash-in plain-ad")
    assert table.show("Ann", "9pm").cards == ("ad-star", "")
    assert lying(table) == [True, False]
