"""UNDERGROUND with anomalies, free stars, modules, the solo game and other executives."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId, Row
from support.seated import seated
from support.table import Table

OTHERS = ("continuum", "butcher")


def signing(
    stars: str = '"anomaly-a", "star-2", "anomaly-b", "star-4"', *, more: str = "", top: str = ""
) -> Table:
    """Ann is UNDERGROUND with $10M and has the turn; the star deck begins with ``top``."""
    rest = f"[display]\nstars = [{stars}]\n[players.Ann]\ncash = 10\nads = []\n{more}"
    if top:
        rest += f"[decks.star]\n{top}\n"
    return seated("underground", *OTHERS, head='turn = "Ann"', rest=rest)


# -- anomalies ------------------------------------------------------------------------------------


@pytest.mark.rule("E2.UNDERGROUND.10", "E2.CONTINUUM.17")
def test_one_action_signs_exactly_one_anomaly() -> None:
    """The signing is over with the anomaly, for nothing; no card of the deck comes."""
    table = signing()
    deck = table.state.decks[DeckId.STAR]
    table.play("Ann sign-star anomaly-a")
    assert table.player("Ann").stars == ("starter-star-a", "anomaly-a")
    assert table.player("Ann").cash == 10
    assert table.legal("Ann") == {"end-turn", "use anomaly-a"}
    assert table.state.display[Row.STARS] == ("star-2", "anomaly-b", "star-4")
    assert table.state.decks[DeckId.STAR] == deck


@pytest.mark.rule("E2.UNDERGROUND.10", "E2.CONTINUUM.17")
def test_the_stars_beside_anomalies_are_signed_together() -> None:
    """Both stars by one action for $1M and $3M; the two anomalies stay, and one star comes."""
    table = signing(top='next = ["star-1"]')
    table.play("Ann sign-star star-4; sign-star star-2")
    assert table.player("Ann").stars == ("starter-star-a", "star-4", "star-2")
    assert table.player("Ann").cash == 10 - (4 - 1) - (2 - 1)
    assert table.state.display[Row.STARS] == ("anomaly-a", "anomaly-b", "star-1")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.UNDERGROUND.11", "E2.CONTINUUM.17", "E2.CARDS.43")
def test_no_anomaly_joins_a_star() -> None:
    """After star two the same action takes star four, and neither anomaly."""
    table = signing().play("Ann sign-star star-2")
    assert table.legal("Ann") == {"sign-star star-4", "stop-signing"}
    assert table.refuses("Ann sign-star anomaly-a") == {"E2.CARDS.43"}


@pytest.mark.rule("E2.UNDERGROUND.11", "E2.CONTINUUM.17")
def test_nothing_joins_an_anomaly() -> None:
    """A second anomaly or a star needs another action, which the anomaly itself may give."""
    table = signing().play("Ann sign-star anomaly-a")
    assert table.refuses("Ann sign-star anomaly-b") == {"E2.BASE.23"}
    assert table.refuses("Ann sign-star star-2") == {"E2.BASE.23"}
    table.play("Ann use anomaly-a; sign-star star-2; sign-star star-4")
    assert table.player("Ann").stars == ("starter-star-a", "star-2", "star-4")


@pytest.mark.rule("E2.UNDERGROUND.12", "E2.CONTINUUM.17")
@pytest.mark.parametrize(
    ("stars", "score"),
    [('"anomaly-a"', 10 - 2), ('"anomaly-a", "star-1", "anomaly-b"', 10 - 3 * 2)],
)
def test_anomalies_in_the_green_room_count_as_stars(stars: str, score: int) -> None:
    """The parade is worth 10 viewers, less 2 for each anomaly and each star."""
    rest = f"""
[players.Ann]
stars = [{stars}]
[players.Ann.lineup]
"8pm" = {{ show = "test-parade", row = 1 }}
"9pm" = ""
"10pm" = ""
"""
    head = 'turn = "Ann"\npassed = ["Bo", "Cy"]'
    table = seated("underground", *OTHERS, head=head, rest=rest).play("Ann pass cash")
    assert table.player("Ann").viewers == score


@pytest.mark.rule("E2.UNDERGROUND.03", "E2.CONTINUUM.17")
def test_an_anomaly_of_the_deck_comes_as_a_replacement() -> None:
    """It is displayed after the signing and not signed by the same action; Bo may sign it."""
    table = signing('"star-1", "star-2", "star-3"', top='top = ["anomaly-c"]')
    table.play("Ann sign-star star-1; sign-star star-2")
    assert "E2.BASE.35" in table.refuses("Ann sign-star anomaly-c")
    table.play("Ann stop-signing")
    assert table.state.display[Row.STARS] == ("star-3", "anomaly-c")
    table.play("Bo sign-star anomaly-c")
    assert "anomaly-c" in table.player("Bo").stars


# -- stars that cost nothing anyway ---------------------------------------------------------------


@pytest.mark.rule("E2.UNDERGROUND.05", "E2.TRACKS.07")
def test_the_discount_pays_nothing_for_a_star_of_a_bonus() -> None:
    """A star kept from the draw of a genre track is free: the cash changes by the show alone."""
    rest = """
[display]
shows = ["test-parade"]
[decks.star]
next = ["star-4"]
[decks.ad]
next = ["ad-3"]
[players.Ann]
cash = 10
stars = []
ads = []
tracks = { sitcom = 1 }
"""
    table = seated("underground", *OTHERS, head='turn = "Ann"', rest=rest)
    table.play("Ann produce test-parade 9pm", "Ann keep star-4")
    assert table.player("Ann").cash == 10 - 2
    assert table.player("Ann").stars == ("star-4",)


@pytest.mark.rule("E2.UNDERGROUND.05")
def test_the_discount_pays_nothing_for_an_anomaly() -> None:
    """$0 less $1M is $0: no cash is gained by signing one."""
    table = signing().play("Ann sign-star anomaly-b")
    assert table.player("Ann").cash == 10
    assert table.events("CashChanged") == []


# -- other executives -----------------------------------------------------------------------------


@pytest.mark.rule("E2.UNDERGROUND.02", "E2.BEEB.15")
def test_a_star_that_beeb_added_is_signed_with_the_others() -> None:
    """BEEB pays to add star four to the display; Ann then signs it with star three."""
    rest = """
[display]
stars = ["star-3"]
[decks.star]
next = ["star-4", "star-1"]
[players.Ann]
cash = 10
ads = []
[players.Bo]
cash = 5
memory = { marker = 5 }
"""
    table = seated("underground", "beeb", head='turn = "Bo"', rest=rest)
    table.play("Bo rondel sign-star; add-star; end-turn")
    assert table.state.display[Row.STARS] == ("star-3", "star-4")
    table.play("Ann sign-star star-3; sign-star star-4")
    assert table.player("Ann").cash == 10 - 2 - 3
    assert table.state.display[Row.STARS] == ("star-1",)


@pytest.mark.rule("E2.SOLO.02", "E2.UNDERGROUND.03")
def test_alone_the_stars_are_replaced_before_the_rival_acts() -> None:
    """Two stars are signed and one comes; then the rival takes the leftmost of the longest row."""
    rest = """
[display]
shows = []
stars = ["star-1", "star-2", "star-3"]
ads = []
network = ["test-spare"]
[decks.star]
next = ["star-4"]
[players.Ann]
cash = 10
"""
    table = seated("underground", head='turn = "Ann"', rest=rest)
    table.play("Ann sign-star star-1; sign-star star-2; stop-signing")
    rules = [move.rule for move in table.events("CardsMoved")]
    assert rules == ["E2.UNDERGROUND.03", "E2.SOLO.03"]
    assert table.state.display[Row.STARS] == ("star-4",)
