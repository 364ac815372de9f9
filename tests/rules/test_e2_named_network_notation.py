"""Named network cards, second edition: the notation of their decisions, and explanations."""

from __future__ import annotations

import pytest

from support.table import Table

HANDS = """
turn = "Ann"
[display]
shows = ["test-remake"]
ads = ["fizz-cola"]
[players.Ann]
cash = 10
viewers = 0
stars = ["fill-in-wendy", "industry-veteran-a"]
ads = []
network = ["{card}"]
reruns = []
[players.Ann.lineup]
8pm = ""
10pm = ""
[players.Ann.lineup.9pm]
show = "graveyard-shift"
row = 2
cards = ["brick-hammerly", "sobsoft-tissues"]
down = ["brick-hammerly"]
[[cards.show]]
id = "test-remake"
name = "Test Remake"
deck = "round_1"
genre = "drama"
cost = 3
expenses = 0
timeslot = "8pm"
viewers = [6, 4, 2, 1]
rerun = 0
slots = ["star?", "star?"]
"""
"""At 9PM a show of 4 viewers in row 2, a star of 1 upside down and an ad of $3M."""

SCENES = {
    "talent-agency-a": ("use talent-agency-a; sign-ad fizz-cola; end-turn", "E2.CARDS.05"),
    "on-set-accommodation-a": (
        "use on-set-accommodation-a; add-or-replace fill-in-wendy 9pm slot 1; "
        "add-or-replace industry-veteran-a 9pm slot 1; choose-side up",
        "E2.CARDS.08",
    ),
    "writeoff-a": ("use writeoff-a; choose 9pm", "E2.CARDS.09"),
    "preempted-timeslot-a": ("pass viewers with preempted-timeslot-a", "E2.CARDS.05"),
    "flexible-schedule-a": (
        "produce test-remake 10pm; declare flexible-schedule-a; leave-empty; leave-empty",
        "E2.CARDS.11",
    ),
    "market-research-a": ("use market-research-a; choose-genre sci-fi", "E2.CARDS.12"),
    "big-game-a": ("use big-game-a; choose 9pm", "E2.CARDS.13"),
    "redemption-arc-a": ("use redemption-arc-a; turn-up brick-hammerly", "E2.CARDS.17"),
    "spinoff-a": (
        "produce test-remake 9pm; declare spinoff-a; return brick-hammerly; "
        "attach industry-veteran-a; leave-empty; choose-side down",
        "E2.CARDS.18",
    ),
}
"""The decisions of one use of each card, and the clause that one of them is explained by."""


def at(card: str) -> Table:
    """Ann holds the card."""
    return Table(HANDS.format(card=card))


@pytest.mark.rule("E2.CARDS.02", "E2.CARDS.14")
@pytest.mark.parametrize("card", SCENES)
def test_every_decision_of_a_use_can_be_written_and_read_back(card: str) -> None:
    """All legal decisions along the way are texts of which the same decision is made again."""
    table = at(card)
    for text in SCENES[card][0].split("; "):
        for action in table.game.legal_actions(table.state):
            assert table.game.parse(str(action), table.state) == action
            assert table.game.decode(table.game.encode(action), action.seat) == action
        table.play(f"Ann {text}")
    assert card not in table.player("Ann").network


@pytest.mark.rule("E2.CARDS.02")
@pytest.mark.parametrize("card", SCENES)
def test_a_use_is_explained_with_its_clause(card: str) -> None:
    """Along the way some explanation cites the clause of the card; all are of legal decisions."""
    table = at(card)
    words, rule = SCENES[card]
    cited: set[str] = set()
    for text in words.split("; "):
        action = table.game.parse(f"Ann {text}", table.state)
        made = table.game.explain(table.state, action)
        assert made.is_legal
        cited.update(made.rules)
        table.play(f"Ann {text}")
    assert rule in cited


@pytest.mark.rule("E2.CARDS.09")
def test_the_explanation_of_a_writeoff_has_the_parts_of_the_score() -> None:
    """$4M of row 2 and $1M of the star: the cash before and after, each line with its source."""
    table = at("writeoff-a").play("Ann use writeoff-a")
    made = table.game.explain(table.state, table.game.parse("Ann choose 9pm", table.state))
    text = str(made).splitlines()
    assert "  p1 cash 10 -> 15 [E2.CARDS.09]" in text
    assert "    4 graveyard-shift row 2 [E2.BASE.67]" in text
    assert "    +1 brick-hammerly [E2.BASE.68]" in text


@pytest.mark.rule("E2.CARDS.10")
def test_the_explanation_of_a_doubled_pass_has_the_sum() -> None:
    """The first space gives 5 viewers: 10 with the card."""
    table = at("preempted-timeslot-a")
    words = "Ann pass viewers with preempted-timeslot-a"
    made = table.game.explain(table.state, table.game.parse(words, table.state))
    assert "  p1 viewers 0 -> 10 [E2.BASE.61]" in str(made).splitlines()


@pytest.mark.rule("E2.CARDS.13")
def test_the_explanation_of_a_big_game_names_the_ad() -> None:
    """3 viewers for the $3M of Sobsoft Tissues."""
    table = at("big-game-a").play("Ann use big-game-a")
    made = table.game.explain(table.state, table.game.parse("Ann choose 9pm", table.state))
    text = str(made).splitlines()
    assert "  p1 viewers 0 -> 3 [E2.CARDS.13]" in text
    assert "    +3 sobsoft-tissues [E2.CARDS.13]" in text


@pytest.mark.rule("E2.CARDS.19")
def test_the_award_of_the_last_round_is_explained() -> None:
    """The last pass tells of the 3 viewers for 2 stars in the green room and 1 on a show."""
    document = HANDS.format(card="awards-show-a").replace(
        'turn = "Ann"', 'turn = "Ann"\nround = 5\npassed = ["Bo", "Cy"]'
    )
    table = Table(document)
    made = table.game.explain(table.state, table.game.parse("Ann pass cash", table.state))
    assert "    +3 awards-show-a [E2.CARDS.04]" in str(made).splitlines()
