"""Explanations in full sentences, and where a position stands, as text."""

from __future__ import annotations

import re

import pytest

from executives import networks
from executives.core.events import Event
from executives.core.explanations import Change, Explanation
from executives.networks import events
from executives.networks.grants import called
from executives.render.decisions import decision_text, grouped, situation_text
from executives.render.explanations import (
    WIDTH,
    clause_lines,
    explanation_text,
    joined,
    tally_lines,
)
from executives.render.networks_sentences import SENTENCES, backs_text
from executives.render.networks_words import ACTIONS
from executives.rulebook import clause
from support.extra_executives import PLUGINS
from support.names import NAMES
from support.playing import final_state, line_of_play, three_seats
from support.table import Table

GAME = three_seats()

POSITION = """
turn = "Ann"
[game]
executives = ["butcher", "beeb", "continuum"]
[players.Ann]
cash = 1
ads = []
stars = []
lineup.8pm = { show = "dextrous", row = 2, cards = ["starter-star-a"] }
[display]
shows = ["moon-janitors"]
stars = ["national-treasure-nora"]
ads = ["fizz-cola"]
network = []
"""


def told(table: Table, text: str, *, clauses: bool = False) -> list[str]:
    """The lines of an explanation."""
    action = table.game.parse(text, table.state)
    made = table.game.explain(table.state, action)
    return explanation_text(table.game, made, clauses=clauses).splitlines()


# -- explanations ----------------------------------------------------------------------------------


def test_a_legal_action_reads_like_a_story() -> None:
    """Names instead of seats, whole sentences, numbers before and after, and who is next."""
    assert told(Table(POSITION), "Ann sign-ad fizz-cola") == [
        "Legal: Ann sign-ad fizz-cola",
        "  Ann gains $2M from fizz-cola: cash 1 -> 3 [E2.BASE.36]",
        "  fizz-cola goes from the display to the green room of Ann [E2.BASE.36]",
        "  The rules force the decision: Ann end-turn",
        "  The turn of Bo begins [E2.BASE.23]",
        "  Bo decides next.",
    ]


def test_an_illegal_action_has_reasons_and_alternatives() -> None:
    """Every reason with numbers and clause, then what may be done instead."""
    lines = told(Table(POSITION), "Ann sign-star national-treasure-nora")
    assert lines[:3] == [
        "Illegal: Ann sign-star national-treasure-nora",
        "  - it costs $6M and the cash is $1M [E2.BASE.34]",
        "  The nearest legal actions of Ann:",
    ]
    assert all(line.startswith("    ") for line in lines[3:])


def test_who_is_not_asked_reads_whose_decision_it_is() -> None:
    """Seats have their names in reasons too."""
    assert told(Table(POSITION), "Bo pass cash") == [
        "Illegal: Bo pass cash",
        "  - it is not the decision of Bo [E2.BASE.23]",
        "  The decision is that of Ann.",
    ]


def test_every_cited_clause_is_told_once_and_wrapped() -> None:
    """Below stand the texts of the clauses; without them the rest is the same."""
    table = Table(POSITION)
    text = "Ann sign-ad fizz-cola"
    full, short = told(table, text, clauses=True), told(table, text)
    assert full[: len(short)] == short
    below = full[len(short) :]
    ids = [line.split()[0] for line in below if line.startswith("E2.")]
    assert ids == ["E2.BASE.36", "E2.BASE.23"]
    assert " ".join(" ".join(below).split()).count(clause("E2.BASE.36").text) == 1
    assert max(map(len, full)) <= WIDTH


def test_the_hidden_is_told_by_number_and_sort() -> None:
    """What comes by its backs is counted; what it means for others stays open."""
    document = POSITION.replace("network = []", 'network = ["casting-call-a"]')
    assert told(Table(document), "Ann take casting-call-a")[-1] == (
        "  Then 2 stars are drawn [E2.CARDS.41]; Ann cannot know more yet."
    )


def test_an_unpaid_rest_is_told() -> None:
    """Who cannot pay the upkeep reads the sum that was due."""
    document = """
turn = "Ann"
passed = ["Bo", "Cy"]
[game]
executives = []
[players.Ann]
viewers = 3
cash = 0
lineup.8pm = { show = "starship-overdraft" }
lineup.9pm = { show = "world-pillow-cup" }
"""
    lines = told(Table(document), "Ann pass cash")
    start = next(i for i, line in enumerate(lines) if line.startswith("  Ann pays"))
    assert lines[start] == "  Ann pays $2M: cash 2 -> 0 [E2.BASE.66]"
    assert lines[start + 3] == "      -7 in all, of which 2 are possible"
    assert lines[start + 4].startswith("  Ann loses 3 viewers for $5M unpaid: 3 -> 0")


def test_every_kind_of_event_has_its_sentence() -> None:
    """No event of the game falls back to the plain wording."""
    kinds = {
        value
        for value in vars(events).values()
        if isinstance(value, type) and issubclass(value, Event) and value is not Event
    }
    assert kinds == set(SENTENCES)


@pytest.mark.parametrize("seed", [3, 4])
def test_random_games_are_told_without_seat_numbers(seed: int) -> None:
    """No p1, no internal zone, no line that is too long, in any explanation of a game."""
    for state, action in line_of_play(GAME, seed):
        text = explanation_text(GAME, GAME.explain(state, action))
        assert not re.search(r"\bp[1-3]\b", text)
        assert max(map(len, text.splitlines())) <= WIDTH
        assert "round_" not in text
        assert text.endswith("\n") is False


def test_events_of_plugins_have_a_plain_wording() -> None:
    """A kind of event that nobody has a sentence for is told by its name and parts."""

    class Danced(Event):
        pass

    action = GAME.legal_actions(GAME.start(1))[0]
    made = Explanation(action, course=(Change(Danced(1, "X.DANCE.01")),), to_act=(0,))
    assert explanation_text(GAME, made).splitlines()[1:] == [
        "  Bo danced [X.DANCE.01]",
        "  Ann decides next.",
    ]


def test_secret_executives_of_others_are_only_announced() -> None:
    """The last to choose reads that the next board is revealed, not which one."""
    game = networks.Game(NAMES[:2], plugins=PLUGINS)
    state = game.start(3)
    first, second = game.legal_actions(state, 0)[0], game.legal_actions(state, 1)[0]
    made = game.explain(game.apply(state, second), first)
    last = explanation_text(game, made, clauses=False).splitlines()[-1]
    assert last.startswith("  Then the executive of Bo is revealed [E2.SETUP.02];")


def test_words() -> None:
    """Lists in sentences, cards by their backs, clauses of no rulebook."""
    assert [joined(["a", "b", "c"][:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert backs_text(("round_1", "round_1", "star")) == "2 shows and 1 star"
    assert backs_text(("anomaly-a", "network")) == "anomaly-a and 1 network card"
    assert clause_lines(["X.NONE.01"]) == []


# -- situations ------------------------------------------------------------------------------------


def part(text: str, head: str) -> list[str]:
    """The lines below a heading, up to the next empty one."""
    lines = text.splitlines()
    start = lines.index(head) + 1
    end = lines.index("", start) if "" in lines[start:] else len(lines)
    return lines[start:end]


def test_a_situation_has_board_decision_actions_and_standing() -> None:
    """All parts, in an order in which they can be read."""
    table = Table(POSITION)
    text = situation_text(table.game, table.state, 0)
    places = [
        text.index(word)
        for word in (
            "Round 1 of 5",
            "Ann has a turn, which allows Sign a Star",
            "Legal actions of Ann:",
            "Not possible for Ann:",
            "If Ann were counted now:",
            "E2.BASE.34  ",
        )
    ]
    assert places == sorted(places)
    tallies = part(text, "If Ann were counted now:")
    assert "  lineup scoring: 10" in tallies
    assert "    -2 row 2 [E2.BUTCHER.07]" in tallies


def test_what_is_not_possible_has_an_example_with_its_reasons() -> None:
    """Of each of the five actions that is not legal, the fewest reasons."""
    table = Table(POSITION)
    text = situation_text(table.game, table.state, 0)
    refused = " ".join(part(text, "Not possible for Ann:"))
    legal = {type(action) for action in table.game.legal_actions(table.state)}
    for kind, bit in ACTIONS.items():
        assert (f"{called(table.game, bit)}, e.g. " in refused) == (kind not in legal)
    assert (
        "sign-star national-treasure-nora: it costs $6M and the cash is $1M [E2.BASE.34]" in refused
    )
    assert "produce moon-janitors 8pm: it costs $2M in all and the cash is $1M" in refused


def test_others_see_the_board_but_no_decisions() -> None:
    """The view of a seat that is not asked has its standing, and nothing to decide."""
    table = Table(POSITION)
    text = situation_text(table.game, table.state, 1)
    assert "Legal actions" not in text
    assert "Not possible" not in text
    assert "If Bo were counted now:" in text


def test_a_finished_game_has_its_scores() -> None:
    """After the end the tallies are those of the result."""
    state = final_state(GAME, 7)
    text = situation_text(GAME, state, None)
    assert "The game is over." in text
    for tally in GAME.result(state).scores:
        assert f"  {tally.name}: {tally.total}" in text.splitlines()


def test_actions_are_grouped_by_their_words() -> None:
    """One entry per kind, with what each action is about."""
    table = Table(POSITION)
    lines = grouped(table.game, table.game.legal_actions(table.state))
    heads = [line.split()[0] for line in lines if not line.startswith(" " * 8)]
    assert heads == ["pass", "sign-ad"]
    assert lines[0].split() == ["pass", "cash,", "viewers"]


def test_decisions_say_what_is_decided() -> None:
    """Every kind of decision in random games is told in words."""
    texts = set()
    for game in (GAME, networks.Game(NAMES[:1])):
        for state, _ in line_of_play(game, 4):
            texts.add(re.sub(r"^\w+ ", "", decision_text(game, state)))
    assert "has a turn, which allows a move." in texts
    assert "decides: all choose an executive board, in secret." in texts
    assert "decides: what to attach to the next slot of the new show." in texts
    about = "a network card of the display has to be discarded (E2.BEEB.23)"
    assert f"decides: {about}." in texts


def test_tallies_are_told_with_their_lines() -> None:
    """Name and total, then a line each."""
    tally = GAME.result(final_state(GAME, 7)).scores[0]
    lines = tally_lines(tally)
    assert lines[0] == f"{tally.name}: {tally.total}"
    assert len(lines) == 1 + len(tally.lines)
