"""Cards that are held, second edition: permanent and Game End (E2.CARDS.03 to .06)."""

from __future__ import annotations

import pytest

from support.stand_ins_setup import mogul_game
from support.table import Table

BEEB_GAME = '[game]\nexecutives = ["beeb", "butcher", "continuum"]\n'

LAST_TO_PASS = """
round = {number}
passed = ["Bo", "Cy"]
[players.Ann]
cash = 0
viewers = 0
stars = []
ads = []
network = {network}
[players.Ann.lineup]
9pm = ""
10pm = ""
8pm = {{ show = "graveyard-shift", row = {row}, cards = ["", "fizz-cola"] }}
"""


def last_to_pass(network: str, *, number: int = 2, row: int = 3, turn: str = '"Ann"') -> Table:
    """Ann is the last to pass; her only show is in the row given, with an ad of $2M."""
    document = LAST_TO_PASS.format(network=network, number=number, row=row)
    return Table(f"turn = {turn}\n{document}")


@pytest.mark.rule("E2.CARDS.03")
@pytest.mark.parametrize(
    ("taken", "cash", "viewers"),
    [("sponsor-deal-a", 2 + 2 + 1, 2), ("loyal-audience-a", 2 + 2, 2 + 1)],
)
def test_a_permanent_card_is_in_force_from_the_moment_it_is_taken(
    taken: str, cash: int, viewers: int
) -> None:
    """Taken as the last action of the round it counts in the upkeep and scoring that follow."""
    turn = '{ player = "Ann", grants = ["any pass due"] }'
    document = LAST_TO_PASS.format(network="[]", number=2, row=3)
    table = Table(f'turn = {turn}\n{document}\n[display]\nnetwork = ["{taken}"]\n')
    table.play(f"Ann take {taken}")
    assert table.player("Ann").network == (taken,)
    table.play("Ann pass cash")
    # The last space of the pass track gives $2M, the ad $2M, the show in row 3 2 viewers.
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (cash, viewers)
    assert table.player("Ann").network == (taken,)


@pytest.mark.rule("E2.CARDS.03")
def test_a_permanent_card_works_every_round() -> None:
    """Loyal Audience adds its viewer in two lineup scorings running."""
    table = last_to_pass('["loyal-audience-a"]').play("Ann pass cash")
    assert table.player("Ann").viewers == 2 + 1
    table.play("Bo pass cash", "Cy pass cash", "Ann pass cash")
    # Graveyard Shift gives 1 viewer in row 4.
    assert table.player("Ann").viewers == 2 + 1 + 1 + 1


@pytest.mark.rule("E2.CARDS.04")
@pytest.mark.parametrize(("number", "viewers"), [(4, 2), (5, 2 + 1)])
def test_a_game_end_card_scores_at_the_end_of_the_game_only(number: int, viewers: int) -> None:
    """Ad Empire in the green room: nothing after round 4, 1 viewer for 1 ad after round 5."""
    table = last_to_pass('["ad-empire-a"]', number=number).play("Ann pass cash")
    assert table.player("Ann").viewers == viewers


@pytest.mark.rule("E2.CARDS.04")
def test_a_game_end_card_that_is_taken_is_kept() -> None:
    """Ad Empire, taken in round 5, lies in the green room and scores 1 viewer for 1 ad."""
    turn = '{ player = "Ann", grants = ["any pass due"] }'
    document = LAST_TO_PASS.format(network="[]", number=5, row=3)
    table = Table(f'turn = {turn}\n{document}\n[display]\nnetwork = ["ad-empire-a"]\n')
    table.play("Ann take ad-empire-a")
    assert table.player("Ann").network == ("ad-empire-a",)
    table.play("Ann pass cash")
    assert table.player("Ann").viewers == 2 + 1


@pytest.mark.rule("E2.CARDS.04")
def test_a_game_end_card_scores_for_its_holder_only() -> None:
    """Ad Empire taken by Ann is kept; Bo, who has as many ads, scores nothing for it."""
    bo = """
[players.Bo]
viewers = 0
stars = []
[players.Bo.lineup]
9pm = ""
10pm = ""
8pm = { show = "mind-the-ladder", row = 3, cards = ["", "wobbly-jelly"] }
"""
    document = LAST_TO_PASS.format(network='["ad-empire-a"]', number=5, row=3)
    table = Table(f'turn = "Ann"\n{document}{bo}').play("Ann pass cash")
    assert table.player("Ann").viewers == 2 + 1
    assert table.player("Bo").viewers == 2


@pytest.mark.rule("E2.CARDS.04")
def test_a_game_end_mogul_scores_at_the_end() -> None:
    """Sponsor Hunter, 1 viewer per attached ad: scored beside the network cards, once."""
    top = 'round = 5\npassed = ["Bo", "Cy"]'
    ann = """
viewers = 0
moguls = ["sponsor-hunter"]
[players.Ann.lineup]
9pm = ""
10pm = ""
8pm = { show = "graveyard-shift", row = 3, cards = ["", "fizz-cola"] }
"""
    game = mogul_game()
    document = f'turn = "Ann"\n{top}\n[players.Ann]\n{ann}'
    table = Table(game, game.position(document)).play("Ann pass cash")
    assert table.player("Ann").viewers == 2 + 1


# -- no way out, and copies -----------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.05")
@pytest.mark.parametrize("card", ["genre-block-a", "sponsor-deal-a"])
def test_a_held_card_cannot_be_discarded_voluntarily(card: str) -> None:
    """No decision of Ann's whole turn names her permanent or Game End card."""
    turn = '{ player = "Ann", grants = ["any pass due"] }'
    table = last_to_pass(f'["{card}"]', turn=turn)
    assert not [text for text in table.legal("Ann") if card in text]
    universe = {table.game.decode(code, 0).text for code in range(table.game.actions)}
    assert f"use {card}" not in universe
    assert not [text for text in universe if card in text and table.allows(f"Ann {text}")]


@pytest.mark.rule("E2.CARDS.05")
def test_the_exchange_of_the_display_does_not_touch_held_cards() -> None:
    """BEEB's bonus discards a displayed network card; one that BEEB holds is refused."""
    table = Table(f"""
turn = "Ann"
{BEEB_GAME}
[display]
network = ["bank-loan-a"]
[players.Ann]
network = ["genre-block-a"]
[decks.network]
next = ["upfronts-a"]
""").play("Ann rondel network", "Ann add-network-card")
    assert table.legal("Ann") == {"discard bank-loan-a", "discard upfronts-a"}
    assert table.refuses("Ann discard genre-block-a") == {"E2.BEEB.23"}


def copies_of(first: str, second: str, number: int) -> str:
    """So many copies of two network cards, as an array."""
    return str([f"{name}-{letter}" for name in (first, second) for letter in "ab"[:number]])


@pytest.mark.rule("E2.CARDS.06")
@pytest.mark.parametrize("copies", [1, 2])
def test_copies_of_permanent_cards_add_up(copies: int) -> None:
    """Each copy of Sponsor Deal is $1M at upkeep, each of Loyal Audience 1 viewer at scoring."""
    table = last_to_pass(copies_of("sponsor-deal", "loyal-audience", copies)).play("Ann pass cash")
    assert table.player("Ann").cash == 2 + 2 + copies
    assert table.player("Ann").viewers == 2 + copies


@pytest.mark.rule("E2.CARDS.06")
@pytest.mark.parametrize("copies", [1, 2])
def test_copies_of_game_end_cards_add_up(copies: int) -> None:
    """Each copy of Ad Empire scores 1 viewer for the one ad, each of Genre Block 2 for one show."""
    table = last_to_pass(copies_of("ad-empire", "genre-block", copies), number=5)
    table.play("Ann pass cash")
    assert table.player("Ann").viewers == 2 + copies * 1 + copies * 2
