"""Explanations and score sheets of The Executives as text."""

from __future__ import annotations

import re
from typing import Any

import pytest

from executives.boardroom import events, frames
from executives.boardroom.actions import TakeBribe
from executives.boardroom.state import Played
from executives.core.actions import Action
from executives.core.events import Event
from executives.core.explanations import Change, Explanation
from executives.render.boardroom_sentences import SENTENCES
from executives.render.explanations import WIDTH, explanation_text
from executives.render.scores import score_sheet
from support.boardroom_tables import (
    ALL,
    BROKEN_TIES,
    GAME,
    NAMES,
    final_state,
    line_of_play,
    trick,
)


def told(game: Any, state: Any, action: Action) -> list[str]:
    """The lines of an explanation, without the clauses."""
    return explanation_text(game, game.explain(state, action), clauses=False).splitlines()


def test_a_sale_reads_like_a_story() -> None:
    """A bid of 5 with lock: 2 to place, 3 back to the bidder, the other bid returns."""
    state = GAME.position("""
    coo = "Cy"
    taking = "Cy"
    [players.Cy]
    bribe = "hearts-2"
    bids = { Ann = 5, Bo = 2 }
    """)
    assert told(GAME, state, TakeBribe(2, 0, "lock")) == [
        "Legal: Cy take-bribe of Ann lock",
        "  The bribe hearts-2 joins the gifts of Ann, locked [TX.BRIBE.14]",
        "  Ann gains 3 tokens of Ann: personal influence 3 -> 6 [TX.BRIBE.16]",
        "  Bo gains 2 tokens of Bo: personal influence 6 -> 8 [TX.BRIBE.11]",
        "  Cy decides next.",
    ]


def test_a_trick_reads_like_a_story() -> None:
    """Who plays what, who wins it with which card, and what that brings."""
    state = trick().replace(
        trick=(Played("hearts-7", "gift"), Played("clubs-4", "hand")), pending=(frames.Playing(0),)
    )
    assert told(GAME, state, GAME.parse("Ann play hearts-4", state)) == [
        "Legal: Ann play hearts-4",
        "  Ann plays hearts-4 from the hand [TX.TRICK.08]",
        "  Bo wins the trick with hearts-7 [TX.TRICK.16]",
        "  Bo gains 1 token of the legacy CEO: personal influence 8 -> 9 [TX.TRICK.17]",
        "  hearts-7, clubs-4 and hearts-4 leave play [TX.TRICK.13]",
        "  Bo decides next.",
    ]


def test_chance_is_not_told() -> None:
    """Before a deal the explanation ends."""
    for state, action in line_of_play(GAME, 1):
        if GAME.apply(state, action).turn != state.turn == 1:
            last = told(GAME, state, action)[-1]
            break
    name = NAMES[action.seat]
    assert last == (
        "  Then something comes to light that is hidden or left to chance;"
        f" {name} cannot know more yet."
    )


def test_every_kind_of_event_has_its_sentence() -> None:
    """No event of the game falls back to the plain wording, and each one can be told."""
    kinds = {
        value
        for value in vars(events).values()
        if isinstance(value, type) and issubclass(value, Event) and value is not Event
    }
    assert kinds == set(SENTENCES)


SAMPLES: list[tuple[Event, str]] = [
    (events.TurnStarted(1, "R", 5), "Turn 5 begins, the final voting; Bo is the COO"),
    (events.TurnStarted(1, "R", 2), "Turn 2 begins, Bo is the COO"),
    (events.CounselNamed(2, "R"), "Cy is the General Counsel"),
    (events.NominationRevealed(0, "R", 2), "Ann has nominated Cy"),
    (events.CooNamed(0, "R"), "Ann is the COO now"),
    (events.CardsMoved(0, "R", ("a-1",), "bribe", "hand"), "goes to the hand, seen by all"),
    (events.CardsMoved(0, "R", ("a-1",), "here", "there"), "a-1 goes from here to there"),
    (events.CardsMoved(0, "R", ("a-1", "a-2"), "here", "there"), "a-1 and a-2 go from here"),
    (events.CardsDealt(0, "R", ("a-1", "a-2"), "stock", "hand"), "Ann is dealt a-1 and a-2"),
    (events.TrumpSet(0, "R", "hearts"), "Trump is hearts"),
    (events.TrumpSet(0, "R", ""), "There is no trump"),
    (events.BidPlaced(0, "R", 1, -1, 1), "Ann bids 1 token of the legacy CEO on the bribe of Bo"),
    (events.RowChanged(0, "R", 2, 1), "Ann places 2 tokens in the row of Bo"),
    (events.RowChanged(0, "R", -1, -1), "Ann takes 1 token from the row of the legacy CEO"),
    (events.InfluenceChanged(0, "R", -2, 1), "Ann gives 2 tokens of Bo"),
    (events.VoidShown(0, "R", "clubs"), "The hand of Ann has no clubs"),
    (events.BallotRevealed(0, "R", 1, 2), "Ann has spent 2 tokens of Bo"),
    (events.BallotRevealed(0, "R", 0, 0), "Ann has spent nothing"),
    (events.VoteRoundWon(1, "R", 2, (-1, 0, 2)), "The tokens of Ann, Cy and CEO win vote round 2"),
    (events.VoteRoundWon(1, "R", 2, ()), "Nobody's tokens win vote round 2"),
    (events.VotesChanged(0, "R", 1), "Ann gains 1 vote marker"),
    (events.LegacyVotesChanged(0, "R", 2), "The legacy CEO gains 2 vote markers"),
    (events.AgendaRevealed(0, "R", "insider", True), "The agenda of Ann, insider, is fulfilled"),
    (events.AgendaRevealed(0, "R", "x", False), "The agenda of Ann, x, is not fulfilled"),
]


@pytest.mark.parametrize(("event", "text"), SAMPLES)
def test_events_are_told_in_sentences(event: Event, text: str) -> None:
    """The words for each kind, in their forms."""
    action = GAME.legal_actions(GAME.start(1))[0]
    made = Explanation(action, course=(Change(event),), to_act=(0,))
    assert text in explanation_text(GAME, made, clauses=False).splitlines()[1]


@pytest.mark.parametrize("game", [GAME, ALL, BROKEN_TIES], ids=["plain", "all", "ties"])
def test_random_games_are_told_without_seat_numbers(game: Any) -> None:
    """No p1 and no line that is too long, in any explanation of a legal action."""
    for state, action in line_of_play(game, 8):
        text = explanation_text(game, game.explain(state, action))
        assert not re.search(r"\bp[1-3]\b", text)
        assert max(map(len, text.splitlines())) <= WIDTH


# -- scores ----------------------------------------------------------------------------------------


def test_the_score_sheet_adds_up_by_clause() -> None:
    """Behind the ranking stand the clauses of all points, and they sum to each score."""
    for seed in range(4):
        state = final_state(GAME, seed)
        lines = score_sheet(GAME, state, [])
        sheets = re.split(r"^\d\. \w+  (\d+) points$", lines, flags=re.MULTILINE)[1:]
        assert len(sheets) == 6
        for score, sheet in zip(sheets[::2], sheets[1::2], strict=True):
            parts = re.findall(r"^ +([+-]\d+)  TX\.SCORE\.0[5-8] ", sheet, flags=re.MULTILINE)
            assert len(parts) == len(sheet.strip().splitlines())
            assert sum(map(int, parts)) == int(score)
