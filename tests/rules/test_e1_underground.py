"""UNDERGROUND, first edition: many stars by one action, and lower fees (E1.UNDERGROUND).

The number of a star is its cost, that of an ad its landing fee.
"""

from __future__ import annotations

import pytest

from executives.networks.first_edition import EDITION
from executives.networks.state import DeckId, Row
from support.seasons import last_to_drop, lineup, season
from support.table import Table

TABLE = ("underground", "cheapo", "butcher")
STARS = '"star-1", "star-2", "star-3", "star-4"'
ORDER = '[season]\norder = ["Ann", "Bo", "Cy"]\n'


def signing(stars: str = STARS, *, cash: int = 10, more: str = "") -> Table:
    """Ann is UNDERGROUND and has the turn, with these stars in the display."""
    rest = f"{ORDER}[display]\nstars = [{stars}]\n[players.Ann]\ncash = {cash}\n{more}"
    return season(*TABLE, head='turn = "Ann"', rest=rest)


def landing(ads: str, *, player: str = "Ann") -> Table:
    """The player has the turn and $10M, with these ads in the display; only Ann is UNDERGROUND."""
    rest = f"{ORDER}[display]\nads = [{ads}]\n[players.{player}]\ncash = 10\nads = []\n"
    return season(*TABLE, head=f'turn = "{player}"', rest=rest)


def test_underground_of_the_first_edition() -> None:
    """It has nothing on its board, and no decisions of its own."""
    (found,) = (one for one in EDITION.executives if one.id == "underground")
    assert (found.section, found.kinds, found.memory) == ("E1.UNDERGROUND", (), None)


# -- stars ----------------------------------------------------------------------------------------


@pytest.mark.rule("E1.UNDERGROUND.01")
@pytest.mark.parametrize(("number", "paid"), [(1, 1), (2, 1 + 2), (3, 1 + 2 + 3), (4, 10)])
def test_one_action_signs_any_number_of_stars_at_their_printed_cost(number: int, paid: int) -> None:
    """One to all four stars of the display are signed without a discount; then it is Bo's turn."""
    table = signing()
    names = [f"star-{index}" for index in range(1, number + 1)]
    table.play("Ann " + "; ".join(f"sign-star {name}" for name in names))
    if number < 4:
        table.play("Ann stop-signing")
    assert table.player("Ann").stars == tuple(names)
    assert table.player("Ann").cash == 10 - paid
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.UNDERGROUND.01")
def test_every_star_has_to_be_paid() -> None:
    """With $4M, star-3 leaves $1M: star-2 for $2M is refused, and star-1 is not."""
    table = signing(cash=4).play("Ann sign-star star-3")
    assert table.refuses("Ann sign-star star-2") == {"E1.BASE.40"}
    assert table.legal("Ann") == {"sign-star star-1", "stop-signing"}


@pytest.mark.rule("E1.UNDERGROUND.01")
def test_the_action_begins_with_a_star() -> None:
    """There is nothing to stop before the first one, and no action without a displayed star."""
    assert not signing().allows("Ann stop-signing")
    assert not [text for text in signing("").legal("Ann") if text.startswith("sign-star")]


@pytest.mark.rule("E1.UNDERGROUND.01")
def test_stars_in_the_green_room_cost_no_viewers() -> None:
    """At the season's end, three unattached stars take nothing from 10 viewers."""
    rest = f'[players.Ann]\nviewers = 10\nstars = ["star-1", "star-2"]\n{lineup("Ann")}'
    table = last_to_drop(*TABLE, rest=rest).play("Ann drop cash")
    assert table.player("Ann").viewers == 10


@pytest.mark.rule("E1.UNDERGROUND.01")
def test_a_dimension_card_is_signed_among_the_others() -> None:
    """A dimension card is treated like a star: it may come first or last, for nothing."""
    stars = '"star-1", "dimension-card-a", "star-2", "dimension-card-b"'
    table = signing(stars)
    table.play("Ann sign-star dimension-card-a; sign-star star-2; sign-star dimension-card-b")
    table.play("Ann stop-signing")
    assert table.player("Ann").stars == ("dimension-card-a", "star-2", "dimension-card-b")
    assert table.player("Ann").cash == 10 - 2
    assert len(table.state.display[Row.STARS]) == 1 + 2


@pytest.mark.rule("E1.UNDERGROUND.01")
def test_others_sign_one_star() -> None:
    """Bo's turn is over with his first star."""
    table = signing(more="[players.Bo]\ncash = 10\n").play("Ann drop cash", "Bo sign-star star-1")
    assert table.player("Bo").stars == ("star-1",)
    assert table.to_act() == ["Cy"]


# -- the display ----------------------------------------------------------------------------------


@pytest.mark.rule("E1.UNDERGROUND.02")
@pytest.mark.parametrize(("number", "revealed"), [(1, 0), (2, 1), (4, 3)])
def test_all_but_one_are_revealed_from_the_deck(number: int, revealed: int) -> None:
    """Two stars are followed by one of the deck, four by three, and a single one by none."""
    table = signing()
    deck = table.state.decks[DeckId.STAR].rest
    for index in range(1, number + 1):
        table.play(f"Ann sign-star star-{index}")
    if number < 4:
        table.play("Ann stop-signing")
    left = tuple(f"star-{index}" for index in range(number + 1, 5))
    assert table.state.display[Row.STARS] == left + deck[:revealed]
    assert table.state.decks[DeckId.STAR].rest == deck[revealed:]


@pytest.mark.rule("E1.UNDERGROUND.02")
def test_a_short_deck_gives_what_it_has() -> None:
    """Three stars are signed and one card is left in the deck: one is revealed."""
    table = signing(more='[decks.star]\ncards = ["diva"]\n')
    table.play("Ann sign-star star-1; sign-star star-2; sign-star star-3; stop-signing")
    assert table.state.display[Row.STARS] == ("star-4", "diva")


@pytest.mark.rule("E1.UNDERGROUND.03")
def test_three_signed_stars_refill_two() -> None:
    """The example of the rulebook."""
    table = signing(more='[decks.star]\nnext = ["diva", "duettist"]\n')
    table.play("Ann sign-star star-1; sign-star star-2; sign-star star-3; stop-signing")
    assert table.state.display[Row.STARS] == ("star-4", "diva", "duettist")


@pytest.mark.rule("E1.UNDERGROUND.04")
def test_the_display_is_refilled_after_the_whole_action() -> None:
    """While Ann is signing, the display only shrinks."""
    table = signing(more='[decks.star]\nnext = ["diva", "duettist"]\n')
    table.play("Ann sign-star star-1; sign-star star-2")
    assert table.state.display[Row.STARS] == ("star-3", "star-4")
    table.play("Ann sign-star star-3")
    assert table.state.display[Row.STARS] == ("star-4",)
    table.play("Ann stop-signing")
    assert table.state.display[Row.STARS] == ("star-4", "diva", "duettist")


@pytest.mark.rule("E1.UNDERGROUND.05")
def test_refilled_stars_are_out_of_reach_in_the_same_turn() -> None:
    """The diva comes when Ann's turn is over, and Bo may have her."""
    table = signing(more='[decks.star]\nnext = ["diva"]\n[players.Bo]\ncash = 10\n')
    table.play("Ann sign-star star-1; sign-star star-2")
    assert table.refuses("Ann sign-star diva") == {"E1.BASE.35"}
    table.play("Ann stop-signing")
    assert table.to_act() == ["Bo"]
    assert table.allows("Bo sign-star diva")


@pytest.mark.rule("E1.UNDERGROUND.05")
def test_a_second_action_of_the_turn_reaches_them() -> None:
    """With an Agency, Ann signs two stars, then the diva that came for them and another one."""
    more = 'network = ["agency-a"]\n[decks.star]\nnext = ["diva", "duettist"]\n'
    table = signing(more=more)
    table.play("Ann use agency-a; sign-star star-1; sign-star star-2; stop-signing")
    assert table.to_act() == ["Ann"]
    table.play("Ann sign-star diva; sign-star star-3; stop-signing")
    assert table.player("Ann").stars == ("star-1", "star-2", "diva", "star-3")
    assert table.player("Ann").cash == 10 - 1 - 2 - 2 - 3
    assert table.state.display[Row.STARS] == ("star-4", "duettist")


# -- landing fees ---------------------------------------------------------------------------------


@pytest.mark.rule("E1.UNDERGROUND.06")
@pytest.mark.parametrize(("fee", "gained"), [(5, 4), (2, 1)])
def test_landing_an_ad_brings_one_less(fee: int, gained: int) -> None:
    """A fee of $5M is $4M, one of $2M is $1M."""
    table = landing(f'"ad-{fee}"').play(f"Ann sign-ad ad-{fee}")
    assert table.player("Ann").ads == (f"ad-{fee}",)
    assert table.player("Ann").cash == 10 + gained


@pytest.mark.rule("E1.UNDERGROUND.06")
def test_others_have_the_whole_fee() -> None:
    """Bo lands the ad for $5M."""
    table = landing('"ad-5"', player="Bo").play("Bo sign-ad ad-5")
    assert table.player("Bo").cash == 10 + 5


@pytest.mark.rule("E1.UNDERGROUND.07")
@pytest.mark.parametrize("fee", [0, 1])
def test_the_fee_is_at_least_one(fee: int) -> None:
    """An ad with a fee of $1M, or even of $0, brings $1M."""
    table = landing(f'"ad-{fee}"').play(f"Ann sign-ad ad-{fee}")
    assert table.player("Ann").cash == 10 + 1


@pytest.mark.rule("E1.UNDERGROUND.08")
def test_an_ad_of_a_genre_bonus_has_its_whole_fee() -> None:
    """The third sports show brings a bonus; of three ads drawn, Ann keeps the one for $5M."""
    rest = f"""
[display]
shows = ["rally"]
[decks.ad]
next = ["ad-5", "ad-2", "ad-1"]
[players.Ann]
cash = 10
stars = []
ads = []
reruns = ["derby"]
{lineup("Ann", at_10pm='{ show = "soap", token = "sports" }')}
"""
    table = season(*TABLE, head='turn = "Ann"', rest=rest)
    table.play("Ann produce rally 8pm; draw ads; keep ad-5")
    assert table.player("Ann").ads == ("ad-5",)
    assert table.player("Ann").cash == 10 - 4 + 5


@pytest.mark.rule("E1.UNDERGROUND.08")
def test_an_ad_of_a_pilot_show_has_its_whole_fee() -> None:
    """In the pilot season Ann's show gives her the next ad of the deck, which lands for $5M."""
    pending = 'frame = "collecting", seat = "Ann", timeslot = "8pm", left = ["pilot-star-or-ad"]'
    shows = lineup("Ann", at_8pm='"hobby-corner"')
    rest = f'[decks.ad]\nnext = ["ad-5"]\n[players.Ann]\ncash = 10\nads = []\n{shows}'
    table = season(*TABLE, head=f'turn = "Ann"\npending = [{{ {pending} }}]', rest=rest)
    table.play("Ann collect ad")
    assert table.player("Ann").ads == ("ad-5",)
    assert table.player("Ann").cash == 10 + 5


@pytest.mark.rule("E1.UNDERGROUND.08")
def test_an_ad_of_the_ad_pick_up_has_its_whole_fee() -> None:
    """Of three ads drawn with the network card, Ann keeps the one for $5M."""
    rest = """
[display]
network = ["ad-pick-up-a"]
[decks.ad]
next = ["ad-1", "ad-2", "ad-5"]
[players.Ann]
cash = 10
ads = []
"""
    table = season(*TABLE, head='turn = "Ann"', rest=rest)
    table.play("Ann take ad-pick-up-a; keep ad-5")
    assert table.player("Ann").ads == ("ad-5",)
    assert table.player("Ann").cash == 10 + 5
