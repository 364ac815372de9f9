"""UNDERGROUND, second edition: many stars by one action, and what they cost (E2.UNDERGROUND)."""

from __future__ import annotations

import json

import pytest

from executives.networks.second_edition import EDITION
from executives.networks.state import DeckId, Row
from support.seated import seated
from support.table import Table

OTHERS = ("continuum", "butcher")


def signing(
    stars: str = '"star-1", "star-2", "star-3", "star-4"', *, cash: int = 10, more: str = ""
) -> Table:
    """Ann is UNDERGROUND and has the turn, with these stars in the display."""
    rest = f"[display]\nstars = [{stars}]\n[players.Ann]\ncash = {cash}\nads = []\n{more}"
    return seated("underground", *OTHERS, head='turn = "Ann"', rest=rest)


def scoring(stars: str, *, viewers: int = 0, card: str = "") -> Table:
    """Ann is the last to pass, with these stars in the green room and the parade on air."""
    rest = f"""
[players.Ann]
cash = 10
viewers = {viewers}
stars = [{stars}]
[players.Ann.lineup]
"8pm" = {{ show = "test-parade", row = 1, cards = ["{card}"] }}
"9pm" = ""
"10pm" = ""
"""
    head = 'turn = "Ann"\npassed = ["Bo", "Cy"]'
    return seated("underground", *OTHERS, head=head, rest=rest)


def deck_of(*deck: str, elsewhere: tuple[str, ...]) -> str:
    """The star deck has these cards only: Cy has all those that do not lie ``elsewhere``."""
    every = seated("underground", *OTHERS).game.deck_cards[DeckId.STAR]
    rest = [card for card in every if card not in (*deck, *elsewhere)]
    return f"[players.Cy]\nstars = {json.dumps(rest)}\n[decks.star]\ncards = {json.dumps(deck)}\n"


@pytest.mark.rule("E2.UNDERGROUND.01")
def test_metadata() -> None:
    """UNDERGROUND has complexity 1, and needs no module."""
    (plugin,) = (plugin for plugin in EDITION.executives if plugin.id == "underground")
    assert (plugin.name, plugin.complexity) == ("UNDERGROUND", 1)
    assert (plugin.section, plugin.memory, plugin.needs) == ("E2.UNDERGROUND", None, ())


# -- any number of stars --------------------------------------------------------------------------


@pytest.mark.rule("E2.UNDERGROUND.02")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_one_action_signs_any_number_of_stars(number: int) -> None:
    """One to all four stars of the display, and Bo's turn follows."""
    table = signing()
    names = [f"star-{index}" for index in range(1, number + 1)]
    stop = ["stop-signing"] if number < 4 else []
    table.play("Ann " + "; ".join([*(f"sign-star {name}" for name in names), *stop]))
    assert table.player("Ann").stars == ("starter-star-a", *names)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.UNDERGROUND.02")
def test_at_least_one_star_is_signed() -> None:
    """The action begins with a star: before the first one there is nothing to stop."""
    table = signing()
    assert not table.allows("Ann stop-signing")
    empty = signing("")
    assert not [text for text in empty.legal("Ann") if text.startswith("sign-star")]


@pytest.mark.rule("E2.UNDERGROUND.02")
def test_all_stars_of_the_action_have_to_be_affordable_together() -> None:
    """With $4M, after $2M for star three, star four at $3M is refused and star two is not."""
    table = signing(cash=4).play("Ann sign-star star-3")
    assert table.player("Ann").cash == 4 - (3 - 1)
    assert table.refuses("Ann sign-star star-4") == {"E2.BASE.34"}
    assert table.legal("Ann") == {"sign-star star-1", "sign-star star-2", "stop-signing"}


@pytest.mark.rule("E2.UNDERGROUND.02")
def test_no_replacement_is_signed_by_the_same_action() -> None:
    """The stars of the deck come when the signing is over: then Bo may have them, not Ann."""
    more = '[decks.star]\nnext = ["star-4"]\n'
    table = signing('"star-1", "star-2", "star-3"', more=more)
    table.play("Ann sign-star star-1; sign-star star-2")
    assert table.state.display[Row.STARS] == ("star-3",)
    assert "E2.BASE.35" in table.refuses("Ann sign-star star-4")
    table.play("Ann stop-signing")
    assert table.state.display[Row.STARS] == ("star-3", "star-4")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.UNDERGROUND.02")
def test_only_underground_signs_more_than_one() -> None:
    """Bo's action is over with one star, for the printed $2M."""
    rest = '[display]\nstars = ["star-1", "star-2"]\n[players.Bo]\ncash = 10\n'
    table = seated("underground", *OTHERS, head='turn = "Bo"', rest=rest)
    table.play("Bo sign-star star-2")
    assert table.player("Bo").cash == 10 - 2
    assert table.to_act() == ["Cy"]


@pytest.mark.rule("E2.UNDERGROUND.02")
def test_an_extra_action_signs_any_number_too() -> None:
    """With the Talent Agency one action signs two stars and the other signs two again."""
    more = 'network = ["talent-agency-a"]\n[decks.star]\nnext = ["star-4"]\n'
    table = signing('"star-1", "star-2", "star-3"', more=more)
    table.play("Ann use talent-agency-a; sign-star star-1; sign-star star-2; stop-signing")
    assert table.to_act() == ["Ann"]
    table.play("Ann sign-star star-3; sign-star star-4")
    names = ("star-1", "star-2", "star-3", "star-4")
    assert table.player("Ann").stars == ("starter-star-a", *names)
    assert table.player("Ann").cash == 10 - 0 - 1 - 2 - 3


# -- replacements ---------------------------------------------------------------------------------


@pytest.mark.rule("E2.UNDERGROUND.03")
@pytest.mark.parametrize(("number", "added"), [(2, 1), (3, 2), (4, 3)])
def test_all_but_one_are_replaced(number: int, added: int) -> None:
    """Two stars are followed by one of the deck, three by two, four by three."""
    table = signing()
    deck = table.state.decks[DeckId.STAR].rest
    for index in range(1, number + 1):
        table.play(f"Ann sign-star star-{index}")
    if number < 4:
        table.play("Ann stop-signing")
    left = tuple(f"star-{index}" for index in range(number + 1, 5))
    assert table.state.display[Row.STARS] == (*left, *deck[:added])
    assert table.state.decks[DeckId.STAR].rest == deck[added:]
    (move,) = [move for move in table.events("CardsMoved") if move.rule == "E2.UNDERGROUND.03"]
    assert move.cards == deck[:added]


@pytest.mark.rule("E2.UNDERGROUND.03")
def test_a_short_deck_replaces_as_many_as_it_has() -> None:
    """Three stars signed with one card in the deck: one comes, not two."""
    more = deck_of("star-4", elsewhere=("star-1", "star-2", "star-3"))
    table = signing('"star-1", "star-2", "star-3"', more=more)
    table.play("Ann sign-star star-1; sign-star star-2; sign-star star-3")
    assert table.state.display[Row.STARS] == ("star-4",)
    assert table.state.decks[DeckId.STAR].rest == ()
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.UNDERGROUND.03")
def test_an_empty_deck_replaces_nothing() -> None:
    """Two stars are signed, and the row is empty afterwards."""
    table = signing('"star-1", "star-2"', more=deck_of(elsewhere=("star-1", "star-2")))
    table.play("Ann sign-star star-1; sign-star star-2")
    assert table.state.display[Row.STARS] == ()


@pytest.mark.rule("E2.UNDERGROUND.04")
def test_a_single_star_is_not_replaced() -> None:
    """One star signed, and three are left; no card of the deck has moved."""
    table = signing()
    deck = table.state.decks[DeckId.STAR]
    table.play("Ann sign-star star-4; stop-signing")
    assert table.state.display[Row.STARS] == ("star-1", "star-2", "star-3")
    assert table.state.decks[DeckId.STAR] == deck


@pytest.mark.rule("E2.UNDERGROUND.04")
def test_the_last_star_of_the_display_is_not_replaced() -> None:
    """The only star is signed, the row is empty, and there is nothing to stop."""
    table = signing('"star-4"').play("Ann sign-star star-4")
    assert table.state.display[Row.STARS] == ()
    assert table.to_act() == ["Bo"]


# -- the discount ---------------------------------------------------------------------------------


@pytest.mark.rule("E2.UNDERGROUND.05")
@pytest.mark.parametrize(("star", "cost"), [("star-2", 1), ("star-3", 2), ("star-4", 3)])
def test_every_star_costs_one_million_less(star: str, cost: int) -> None:
    """$1M off the printed cost of 2, 3 and 4, with the clause in the lines."""
    table = signing().play(f"Ann sign-star {star}")
    assert table.player("Ann").cash == 10 - cost
    (paid,) = table.events("CashChanged")
    assert (-1, "E2.UNDERGROUND.05") in [(line.amount, line.rule) for line in paid.lines]


@pytest.mark.rule("E2.UNDERGROUND.05")
def test_the_discount_is_on_each_star_of_the_action() -> None:
    """Star two and star four for $1M and $3M; $4M are enough for both."""
    table = signing(cash=4).play("Ann sign-star star-2; sign-star star-4")
    assert table.player("Ann").cash == 4 - (2 - 1) - (4 - 1)


@pytest.mark.rule("E2.UNDERGROUND.05")
def test_the_discount_makes_a_star_affordable() -> None:
    """With $3M star four can be signed; Bo, without the discount, could not."""
    assert signing(cash=3).allows("Ann sign-star star-4")
    assert not signing(cash=2).allows("Ann sign-star star-4")
    rest = '[display]\nstars = ["star-4"]\n[players.Bo]\ncash = 3\n'
    assert not seated("underground", *OTHERS, head='turn = "Bo"', rest=rest).allows(
        "Bo sign-star star-4"
    )


@pytest.mark.rule("E2.UNDERGROUND.06")
def test_a_star_of_one_million_is_free() -> None:
    """Star one is signed without any cash."""
    table = signing(cash=0)
    signs = [text for text in table.legal("Ann") if text.startswith("sign-star")]
    assert signs == ["sign-star star-1"]
    table.play("Ann sign-star star-1")
    assert table.player("Ann").cash == 0
    assert "star-1" in table.player("Ann").stars


# -- the penalty ----------------------------------------------------------------------------------


@pytest.mark.rule("E2.UNDERGROUND.07")
@pytest.mark.parametrize(
    ("stars", "score"), [("", 10), ('"star-1"', 10 - 2), ('"star-1", "star-2"', 10 - 2 * 2)]
)
def test_each_star_in_the_green_room_costs_two_viewers(stars: str, score: int) -> None:
    """The parade is worth 10 viewers, less 2 for each star that is not attached."""
    table = scoring(stars).play("Ann pass cash")
    assert table.player("Ann").viewers == score


@pytest.mark.rule("E2.UNDERGROUND.07")
def test_the_starter_star_counts() -> None:
    """A star like any other: 2 viewers less."""
    table = scoring('"starter-star-a"').play("Ann pass cash")
    assert table.player("Ann").viewers == 10 - 2


@pytest.mark.rule("E2.UNDERGROUND.07")
def test_ads_and_attached_stars_cost_nothing() -> None:
    """Star two on the parade brings its 2 viewers, and no penalty."""
    table = scoring("", card="star-2").play("Ann pass cash")
    assert table.player("Ann").viewers == 10 + 2


@pytest.mark.rule("E2.UNDERGROUND.07")
def test_the_penalty_is_due_in_every_round() -> None:
    """The same star costs 2 viewers in the next lineup scoring again."""
    table = scoring('"star-1"').play("Ann pass cash", "Bo pass cash", "Cy pass cash")
    assert table.state.round == 2
    table.play("Ann pass cash")
    assert table.player("Ann").viewers == (10 - 2) + (9 - 2)


@pytest.mark.rule("E2.UNDERGROUND.07")
def test_the_round_total_is_not_below_zero() -> None:
    """Six stars cost more than the 10 viewers of the parade: the 7 of earlier rounds stay."""
    stars = '"star-1", "star-2", "star-3", "star-4", "starter-star-a", "anomaly-a"'
    table = scoring(stars, viewers=7).play("Ann pass cash")
    assert table.player("Ann").viewers == 7


@pytest.mark.rule("E2.UNDERGROUND.07")
def test_others_keep_unattached_stars_for_nothing() -> None:
    """Bo has two stars in the green room and scores the 10 viewers of the parade."""
    rest = """
[players.Bo]
stars = ["star-1", "star-2"]
[players.Bo.lineup]
"8pm" = { show = "test-parade", row = 1 }
"9pm" = ""
"10pm" = ""
"""
    head = 'turn = "Ann"\npassed = ["Bo", "Cy"]'
    table = seated("underground", *OTHERS, head=head, rest=rest).play("Ann pass cash")
    assert table.player("Bo").viewers == 10


# -- the example of the rulebook ------------------------------------------------------------------

EXAMPLE = """
[display]
stars = ["star-2", "star-3", "star-4", "star-1"]
shows = ["test-parade"]
[players.Ann]
cash = 12
stars = []
[players.Ann.lineup]
"8pm" = ""
"9pm" = ""
"10pm" = ""
"""


@pytest.mark.rule("E2.UNDERGROUND.08")
def test_three_stars_for_six_million_and_two_new_ones() -> None:
    """Stars of $2M, $3M and $4M, $9M as printed, are $6M; 4 - 3 + 2 stars are in the display."""
    table = seated("underground", *OTHERS, head='turn = "Ann"', rest=EXAMPLE)
    table.play("Ann sign-star star-2; sign-star star-3; sign-star star-4; stop-signing")
    assert table.player("Ann").cash == 12 - (9 - 3)
    stars = table.state.display[Row.STARS]
    assert stars[0] == "star-1"
    assert len(stars) == 4 - 3 + 2


@pytest.mark.rule("E2.UNDERGROUND.09")
def test_two_of_three_stars_unattached_cost_four_viewers() -> None:
    """Star four is attached to the parade: 10 + 4 viewers, less 4 for the other two."""
    head = 'turn = "Ann"\npassed = ["Bo", "Cy"]'
    table = seated("underground", *OTHERS, head=head, rest=EXAMPLE)
    table.play("Ann sign-star star-2; sign-star star-3; sign-star star-4; stop-signing")
    table.play("Ann produce test-parade 8pm; attach star-4", "Ann pass cash")
    assert table.player("Ann").stars == ("star-2", "star-3")
    assert table.player("Ann").viewers == 10 + 4 - 2 * 2
