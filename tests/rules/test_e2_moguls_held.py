"""Moguls beside their players, second edition: E2.MOGUL.08 and .09."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId
from support.stand_ins_moguls import landing_table, mogul_table

DECK = """
[decks.mogul]
next = ["archivist", "trend-setter", "impresario"]
"""


@pytest.mark.rule("E2.MOGUL.08")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_moguls_lie_face_up_beside_the_player(seat: int | None) -> None:
    """Everybody sees which mogul Ann has kept, and that it is no network card of hers."""
    table = landing_table(3, rest=DECK).play("Ann produce free-drama 8pm", "Ann keep archivist")
    ann = table.game.view(table.state, seat).players[0]
    assert (ann.moguls, ann.face_down, ann.network) == (("archivist",), (), ())


@pytest.mark.rule("E2.MOGUL.08")
def test_what_counts_network_cards_does_not_count_moguls() -> None:
    """Tech Pioneer with another Game End mogul and one Game End network card scores for one."""
    text = 'round = 5\npassed = ["Bo", "Cy"]'
    ann = 'cash = 0\nviewers = 0\nmoguls = ["tech-pioneer", "impresario"]\n'
    table = mogul_table(ann + 'network = ["syndication-a"]\nreruns = []', top=text)
    table.play("Ann pass cash")
    assert table.player("Ann").viewers == 2 + 2 + 2 + 2 * 1


@pytest.mark.rule("E2.MOGUL.08")
@pytest.mark.parametrize("mogul", ["tech-pioneer", "penny-pincher", "archivist"])
def test_no_decision_of_a_turn_discards_a_mogul(mogul: str) -> None:
    """Neither Ann, who is BEEB with her exchange of network cards, nor Bo can name it."""
    table = mogul_table(
        f'cash = 9\nmemory = {{ marker = 2 }}\nmoguls = ["{mogul}"]',
        executives=("beeb", "butcher", "continuum"),
        rest='[display]\nnetwork = ["bank-loan-a"]\n',
    )
    table.play("Ann rondel network", "Ann add-network-card")
    assert "discard bank-loan-a" in table.legal("Ann")
    universe = {table.game.decode(code, 0).text for code in range(table.game.actions)}
    naming = [text for text in universe if mogul in text.split()]
    assert not [text for text in naming if table.allows(f"Ann {text}")]
    table.play("Ann discard bank-loan-a")
    assert not [text for text in naming if table.allows(f"Ann {text}")]


@pytest.mark.rule("E2.MOGUL.08")
def test_moguls_stay_when_the_round_ends() -> None:
    """The display is cleared and new cards dealt; the moguls beside the players stay."""
    table = mogul_table(
        'moguls = ["archivist"]',
        top='passed = ["Bo", "Cy"]',
        rest='[players.Bo]\nmoguls = ["trend-setter"]\n',
    ).play("Ann pass cash")
    assert table.state.round == 2
    assert table.player("Ann").moguls == ("archivist",)
    assert table.player("Bo").moguls == ("trend-setter",)


@pytest.mark.rule("E2.MOGUL.09", "E2.CARDS.02")
def test_a_used_one_shot_mogul_is_turned_face_down_and_stays() -> None:
    """It can be used once in the game, is seen face down by all, and is not in the deck again."""
    table = mogul_table('moguls = ["blockbuster-director"]')
    table.play("Ann use blockbuster-director; choose 8pm")
    assert table.refuses("Ann use blockbuster-director") == {"E2.MOGUL.09"}
    assert "use blockbuster-director" not in table.legal("Ann")
    table.play("Ann pass cash", "Bo pass cash", "Cy pass cash", "Bo pass cash", "Cy pass cash")
    assert (table.state.round, table.to_act()) == (2, ["Ann"])
    assert table.refuses("Ann use blockbuster-director") == {"E2.MOGUL.09"}
    for seat in (0, 1, 2, None):
        ann = table.game.view(table.state, seat).players[0]
        assert (ann.moguls, ann.face_down) == (("blockbuster-director",),) * 2
    assert "blockbuster-director" not in table.state.decks[DeckId.MOGUL].rest


@pytest.mark.rule("E2.MOGUL.09", "E2.CARDS.01")
def test_an_immediate_mogul_is_turned_face_down_and_stays() -> None:
    """Ratings Wizard, kept from a token, gives its viewers at once and lies there face down."""
    deck = '[decks.mogul]\nnext = ["ratings-wizard", "trend-setter", "impresario"]\n'
    table = landing_table(3, rest=deck, ann="viewers = 1")
    table.play("Ann produce free-drama 8pm", "Ann keep ratings-wizard")
    ann = table.player("Ann")
    assert (ann.viewers, ann.moguls, ann.face_down) == (1 + 6, *[("ratings-wizard",)] * 2)
    assert "ratings-wizard" not in table.state.decks[DeckId.MOGUL].rest


@pytest.mark.rule("E2.MOGUL.09")
def test_a_position_can_say_which_moguls_lie_face_down() -> None:
    """In a document ``face_down`` names used moguls: this one cannot be used again."""
    mogul = '["blockbuster-director"]'
    table = mogul_table(f"moguls = {mogul}\nface_down = {mogul}")
    assert table.player("Ann").face_down == ("blockbuster-director",)
    assert table.refuses("Ann use blockbuster-director") == {"E2.MOGUL.09"}
