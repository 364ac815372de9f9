"""Anomalies of the second edition: E2.CARDS.43."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId
from support.table import Table

TWO_GRANTS = 'turn = { player = "Ann", grants = ["any pass due"] }'

COUNTING_CARDS = """
[[cards.network]]
id = "test-room-count"
name = "Test Room Count"
timing = "game-end"
effect = { kind = "end-score", amount = 1, per = "green-room-stars" }
"""


def holding(stars: str, more: str = "", *, turn: str = TWO_GRANTS, game: str = "") -> Table:
    """Ann holds ``stars`` and no cash; two ads are in the display."""
    return Table(f"""
{turn}
{game}
[display]
ads = ["fizz-cola", "wobbly-jelly", "almost-cheese"]
stars = ["anomaly-f", "extra-number-seven"]
[players.Ann]
cash = 0
ads = []
stars = {stars}
{more}
""")


@pytest.mark.rule("E2.CARDS.43")
def test_a_displayed_anomaly_is_signed_for_nothing() -> None:
    """Without cash an anomaly can be signed, as the action of the turn, and a star for $1M not."""
    table = holding("[]")
    assert "E2.BASE.34" in table.refuses("Ann sign-star extra-number-seven")
    table.play("Ann sign-star anomaly-f")
    assert table.player("Ann").stars == ("anomaly-f",)
    assert table.player("Ann").cash == 0
    assert table.state.display[1] == ("extra-number-seven",)
    assert table.legal("Ann") == {"use anomaly-f", "end-turn"}


@pytest.mark.rule("E2.CARDS.43")
def test_an_anomaly_on_the_deck_is_dealt_with_the_next_display() -> None:
    """On top of the star deck at the round's end it is the first star of the next display."""
    table = Table("""
turn = "Ann"
passed = ["Bo", "Cy"]
[decks.star]
top = ["anomaly-a"]
""").play("Ann pass cash")
    assert table.state.display[1][0] == "anomaly-a"
    assert table.state.decks[DeckId.STAR].top == ()


@pytest.mark.rule("E2.CARDS.43")
@pytest.mark.parametrize("card", ["test-room-count", "awards-show-a"])
def test_anomalies_count_among_green_room_stars(card: str) -> None:
    """Awards Show, or a card for 1 viewer per star of the green room: 2 anomalies and a star count
    3."""
    table = Table(f"""
round = 5
turn = "Ann"
passed = ["Bo", "Cy"]
[players.Ann]
viewers = 0
network = ["{card}"]
stars = ["anomaly-a", "anomaly-b", "cheeky-friend"]
lineup = {{ "8pm" = "", "9pm" = "", "10pm" = "" }}
{COUNTING_CARDS}
""").play("Ann pass cash")
    assert table.player("Ann").viewers == 3


@pytest.mark.rule("E2.CARDS.43")
def test_an_anomaly_fills_no_required_star_slot() -> None:
    """A show with a required star cannot be made with anomalies alone; a star has to be there."""
    document = """
turn = "Ann"
[display]
shows = ["dextrous"]
[players.Ann]
cash = 20
stars = {stars}
"""
    table = Table(document.format(stars='["anomaly-a", "anomaly-b"]'))
    assert "E2.BASE.43" in table.refuses("Ann produce dextrous 10pm")
    table = Table(document.format(stars='["anomaly-a", "cheeky-friend"]'))
    table.play("Ann produce dextrous 10pm")
    assert table.legal("Ann") == {"attach cheeky-friend"}


@pytest.mark.rule("E2.CARDS.43")
def test_no_decision_attaches_an_anomaly() -> None:
    """It may be asked for, and is refused on every slot, with the clause of anomalies."""
    table = holding('["anomaly-a"]', '[players.Ann.lineup]\n8pm = "graveyard-shift"')
    assert not [text for text in table.legal("Ann") if text.startswith("add-or-replace")]
    for slot in (1, 2):
        refused = table.refuses(f"Ann add-or-replace anomaly-a 8pm slot {slot}")
        assert refused == {"E2.CARDS.43"}


@pytest.mark.rule("E2.CARDS.43")
def test_an_anomaly_gives_exactly_one_extra_action() -> None:
    """Used before the action it allows two actions in the turn, and no third."""
    table = holding('["anomaly-a"]').play("Ann use anomaly-a", "Ann sign-ad fizz-cola")
    assert table.to_act() == ["Ann"]
    table.play("Ann sign-ad wobbly-jelly")
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").ads == ("fizz-cola", "wobbly-jelly")


@pytest.mark.rule("E2.CARDS.43")
def test_an_anomaly_is_used_after_the_action_too() -> None:
    """Two anomalies used after the action give two actions more; the pass is not one of them."""
    table = holding('["anomaly-a", "anomaly-b"]').play("Ann sign-ad fizz-cola")
    table.play("Ann use anomaly-b", "Ann use anomaly-a")
    assert table.refuses("Ann pass cash") == {"E2.BASE.25"}
    table.play("Ann sign-ad wobbly-jelly", "Ann sign-ad almost-cheese")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.43")
def test_a_discarded_anomaly_returns_to_the_supply() -> None:
    """The anomaly leaves the green room for the supply, not for the star deck."""
    table = holding('["anomaly-a"]')
    assert "anomaly-a" not in table.state.supply
    table.play("Ann use anomaly-a")
    assert table.player("Ann").stars == ()
    assert "anomaly-a" in table.state.supply
    assert "anomaly-a" not in table.state.decks[DeckId.STAR].rest


@pytest.mark.rule("E2.CARDS.43")
def test_only_the_holder_uses_an_anomaly_and_only_in_an_own_turn() -> None:
    """In Bo's turn neither Ann nor Bo may use the anomaly of Ann."""
    table = holding('["anomaly-a"]', turn='turn = "Bo"')
    assert table.refuses("Ann use anomaly-a") == {"E2.BASE.23"}
    assert table.refuses("Bo use anomaly-a") == {"E2.CARDS.02"}
    assert "E2.CARDS.02" in table.refuses("Bo use anomaly-b")


GAME = '[game]\nexecutives = ["butcher", "continuum", "beeb"]\n'


@pytest.mark.rule("E2.CARDS.43")
def test_any_holder_may_use_the_anomaly_of_a_time_machine() -> None:
    """CONTINUUM puts an anomaly on the deck, BUTCHER draws it by Casting Call and uses it."""
    table = Table(f"""
turn = {{ player = "Bo", grants = ["any pass due"] }}
passed = ["Cy"]
{GAME}
[display]
network = ["casting-call-a"]
ads = ["fizz-cola", "wobbly-jelly"]
[players.Bo]
cash = 1
[players.Bo.memory]
marker = 5
""")
    table.play("Bo use-time-machine", "Bo pass cash", "Ann take casting-call-a")
    table.play("Ann keep anomaly-a", "Ann use anomaly-a", "Ann sign-ad fizz-cola")
    assert "fizz-cola" in table.player("Ann").ads
    assert "anomaly-a" in table.state.supply
    assert table.to_act() == ["Ann"]


@pytest.mark.rule("E2.CARDS.43")
def test_the_extra_action_of_an_anomaly_is_any_of_the_five() -> None:
    """After the action, an anomaly offers signing, taking, producing and adding once more."""
    table = holding(
        '["anomaly-a", "cheeky-friend"]', '[players.Ann.lineup]\n8pm = "graveyard-shift"'
    )
    table.play("Ann sign-ad fizz-cola", "Ann use anomaly-a")
    words = {text.split()[0] for text in table.legal("Ann")}
    assert {"sign-star", "sign-ad", "take", "add-or-replace", "end-turn"} <= words
    assert "pass" not in words
