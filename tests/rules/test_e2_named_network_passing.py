"""Preempted Timeslot, second edition: a pass that is worth twice as much (E2.CARDS.10)."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId
from support.table import Table

BEEB = '[game]\nexecutives = ["beeb", "butcher", "continuum"]\n'


def passer(
    passed: str = "",
    *,
    turn: str = '"Ann"',
    network: str = '"preempted-timeslot-a"',
    game: str = "",
    more: str = "",
) -> Table:
    """Ann, without cash and viewers, holds Preempted Timeslot; nothing stands in her lineup."""
    return Table(f"""
turn = {turn}
passed = [{passed}]
{game}
[display]
ads = ["fizz-cola", "wobbly-jelly"]
[players.Ann]
cash = 0
viewers = 0
network = [{network}]
lineup = {{ 8pm = "", 9pm = "", 10pm = "" }}
{more}
""")


@pytest.mark.rule("E2.CARDS.10", "E2.CARDS.05")
@pytest.mark.parametrize(
    ("passed", "bonus", "cash", "viewers"),
    [
        ("", "cash", 10 + 10, 0),
        ("", "viewers", 0, 5 + 5),
        ('"Bo"', "cash", 8 + 8, 0),
        ('"Bo"', "viewers", 0, 4 + 4),
        ('"Bo", "Cy"', "cash", 2 + 2, 0),
    ],
)
def test_what_the_space_gives_is_gained_twice(
    passed: str, bonus: str, cash: int, viewers: int
) -> None:
    """First, second and last space of three; the card goes under the network deck."""
    table = passer(passed).play(f"Ann pass {bonus} with preempted-timeslot-a")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (cash, viewers)
    assert table.player("Ann").network == ()
    if not passed:
        assert table.state.decks[DeckId.NETWORK].rest[-1] == "preempted-timeslot-a"


@pytest.mark.rule("E2.CARDS.10")
def test_one_of_the_two_bonuses_is_chosen_as_always() -> None:
    """Cash or viewers, not both; and on the last space there are no viewers, twice or once."""
    assert "pass nothing with preempted-timeslot-a" not in passer().legal("Ann")
    last = passer('"Bo", "Cy"')
    assert last.refuses("Ann pass viewers with preempted-timeslot-a") == {"E2.BASE.60"}
    passes = {text for text in last.legal("Ann") if text.startswith("pass")}
    assert passes == {"pass cash", "pass cash with preempted-timeslot-a"}


@pytest.mark.rule("E2.CARDS.10", "E2.CARDS.02")
def test_a_pass_without_it_keeps_the_card() -> None:
    """The card need not be used: $10M, and it is there in the next round."""
    table = passer().play("Ann pass cash")
    assert table.player("Ann").cash == 10
    assert table.player("Ann").network == ("preempted-timeslot-a",)


@pytest.mark.rule("E2.CARDS.10", "E2.CARDS.02")
def test_it_is_used_with_a_pass_only() -> None:
    """It is not used between actions, and not after an action, when there is no pass."""
    table = passer(turn='{ player = "Ann", grants = ["any pass due", "any"] }')
    named = {text for text in table.legal("Ann") if "preempted" in text}
    assert named == {
        "pass cash with preempted-timeslot-a",
        "pass viewers with preempted-timeslot-a",
    }
    table.play("Ann sign-ad fizz-cola")
    assert "E2.BASE.25" in table.refuses("Ann pass cash with preempted-timeslot-a")


@pytest.mark.rule("E2.CARDS.10", "E2.CARDS.02")
def test_only_a_held_card_doubles() -> None:
    """Ann cannot pass with the copy that Bo holds."""
    table = passer(more='[players.Bo]\nnetwork = ["preempted-timeslot-b"]\n')
    assert table.refuses("Ann pass cash with preempted-timeslot-b") == {"E2.CARDS.02"}


@pytest.mark.rule("E2.CARDS.10")
def test_two_copies_double_two_passes() -> None:
    """One card goes with one pass: with both in hand a pass still gives twice, not four times."""
    table = passer(network='"preempted-timeslot-a", "preempted-timeslot-b"')
    table.play("Ann pass viewers with preempted-timeslot-b")
    assert table.player("Ann").viewers == 5 + 5
    assert table.player("Ann").network == ("preempted-timeslot-a",)
    table.play("Bo pass cash", "Cy pass cash", "Bo pass cash", "Cy pass cash")
    table.play("Ann pass cash with preempted-timeslot-a")
    assert table.player("Ann").cash == 2 + 2


@pytest.mark.rule("E2.CARDS.10")
def test_the_place_on_the_track_is_the_usual_one() -> None:
    """The next passer finds the second space, not the third."""
    table = passer().play("Ann pass cash with preempted-timeslot-a")
    before = table.player("Bo").cash
    table.play("Bo pass cash")
    assert table.player("Bo").cash == before + 8


@pytest.mark.rule("E2.CARDS.10", "E2.BASE.29")
def test_the_stall_guard_leaves_the_doubled_pass() -> None:
    """Who has to pass may do so with the card, and may do nothing else."""
    assert passer(more="idle = 5").legal("Ann") == {
        "pass cash",
        "pass viewers",
        "pass cash with preempted-timeslot-a",
        "pass viewers with preempted-timeslot-a",
    }


@pytest.mark.rule("E2.CARDS.10", "E2.SOLO.07")
def test_alone_the_space_of_the_solo_game_is_doubled() -> None:
    """A single player gains $5M twice, or 2 viewers twice."""
    for bonus, gained in (("cash", (5 + 5, 0)), ("viewers", (0, 2 + 2))):
        table = Table("""
turn = "Ann"
[game]
players = ["Ann"]
[players.Ann]
cash = 0
viewers = 0
network = ["preempted-timeslot-a"]
lineup = { 8pm = "", 9pm = "", 10pm = "" }
""").play(f"Ann pass {bonus} with preempted-timeslot-a")
        assert (table.player("Ann").cash, table.player("Ann").viewers) == gained


# -- Telly Time -----------------------------------------------------------------------------------

TELLY = '[game]\nmodules = ["telly_time"]\n'


@pytest.mark.rule("E2.CARDS.10", "E2.TELLY.14", "E2.TELLY.16")
@pytest.mark.parametrize(
    ("bonus", "cash", "viewers"),
    [("cash", 10 + 10 + 5, 1), ("viewers", 5, 5 + 5 + 1)],
)
def test_nothing_of_the_genre_grid_is_doubled(bonus: str, cash: int, viewers: int) -> None:
    """Four squares are covered, a row among them: $5M and 1 viewer come once."""
    grid = 'grid = ["action", "sports", "reality", "sci-fi"]'
    table = passer(game=TELLY, more=grid).play(f"Ann pass {bonus} with preempted-timeslot-a")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (cash, viewers)


# -- BEEB -----------------------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.10", "E2.BEEB.08")
def test_beeb_cannot_pass_with_it_elsewhere() -> None:
    """Off the pass space the card helps nobody to pass."""
    table = passer(game=BEEB, more="memory = { marker = 3 }").play("Ann rondel network")
    assert "E2.BEEB.08" in table.refuses("Ann pass cash with preempted-timeslot-a")
