"""Boards and situations of The Executives as text."""

from __future__ import annotations

import re
from typing import Any

import pytest

from executives.boardroom import frames
from executives.boardroom.actions import Pass, PlaceBid
from executives.boardroom.state import Bid
from executives.render.boardroom_text import board
from executives.render.boardroom_words import DECISIONS
from executives.render.decisions import decision_text, situation_text
from executives.render.explanations import WIDTH
from support.boardroom_tables import (
    ALL,
    BROKEN_TIES,
    GAME,
    NAMES,
    final_state,
    line_of_play,
    trick,
)

# -- the board -------------------------------------------------------------------------------------


def test_a_board_shows_what_its_seat_may_know() -> None:
    """Roles, trump, tokens by origin, rows, hand, gifts upright and locked, voids, the trick."""
    assert board(GAME, GAME.view(trick(), 2)).splitlines() == [
        "Turn 2 of 5, COO Bo, General Counsel Cy",
        "  trump       spades (spades-3 turned up); 28 cards in the stock",
        "  legacy CEO  9 tokens in the pool, votes: 1",
        "  spent       Bo 2, CEO 1",
        "  discards    clubs-10 clubs-ace",
        "  trick       Bo hearts-7, a gift",
        "Ann  votes: 1, tricks: 0",
        "  influence   Ann 5, Bo 2, CEO 1",
        "  rows        Bo 3 of 3, Cy 1 of 3",
        "  hand        2 hidden",
        "  agenda      hidden",
        "Bo (COO)  votes: 1, tricks: 1",
        "  influence   Bo 8",
        "  hand        1 hidden",
        "  agenda      hidden",
        "Cy (General Counsel)  votes: 2, tricks: 0",
        "  influence   Cy 8",
        "  hand        clubs-3 hearts-2; seen by all: spades-ace",
        "  void of     diamonds",
        "  gifts       hearts-10 diamonds-2; locked: clubs-9",
        "  agenda      war-chest: You have at least 5 influence left after the vote.",
    ]


def test_others_see_backs_and_what_everybody_saw() -> None:
    """Neither cards of a hand nor an agenda of another seat stand on a board."""
    state = trick()
    for seat in (0, None):
        text = board(GAME, GAME.view(state, seat))
        assert "  hand        2 hidden; seen by all: spades-ace" in text.splitlines()
        for secret in ("clubs-3", "hearts-2", "spades-9", "war-chest", "sleeper"):
            assert secret not in text


def test_bids_lie_on_the_bribes() -> None:
    """Who has bid how many tokens of whom, and who has passed."""
    state = GAME.start(1)
    bids = (Bid(0, 0, 3), Bid(2, -1, 1))
    bo = state.players[1].replace(bribe="hearts-2", bids=bids)
    state = state.replace(
        players=(state.players[0], bo, state.players[2]), pending=(frames.Bidding(1, (2,)),)
    )
    lines = board(GAME, GAME.view(state, None)).splitlines()
    assert "  bribe       hearts-2; bids: Ann 3 of Ann, Cy 1 of CEO" in lines
    assert lines[-1] == "  passed      Cy"


@pytest.mark.parametrize(
    ("frame", "line"),
    [
        (frames.Placing(0, 1, 2), "  received    Ann has 2 of Bo to place"),
        (frames.MixingBid(0, 2), "  bid         Ann may add to the bid on the bribe of Cy"),
        (
            frames.Voting(1, 3, (Bid(0, -1, 2), Bid(2, 1, 1))),
            "  ballots     vote round 3 of 4; spent: Ann 2 of CEO, Cy 1 of Bo",
        ),
        (
            frames.BreakingTie(1, 4, (Bid(0, 0, 1), Bid(2, 2, 1))),
            "  ballots     vote round 4 of 4; spent: Ann 1 of Ann, Cy 1 of Cy",
        ),
    ],
)
def test_what_is_going_on_stands_below(frame: Any, line: str) -> None:
    """The last line tells what is to be placed, added to, or has been spent."""
    state = GAME.start(1).replace(pending=(frame,))
    assert board(GAME, GAME.view(state, None)).splitlines()[-1] == line


def test_secret_answers_are_seen_by_their_seat_only() -> None:
    """Others read that there is an answer; abstaining is an answer too."""
    answers = (frames.Answer(0, (1, 2)), frames.Answer(1), frames.Answer(2, (0, 0)))
    state = GAME.start(1).replace(pending=(frames.SecretVoting(1, answers),))

    def last(seat: int | None) -> list[str]:
        lines = board(GAME, GAME.view(state, seat)).splitlines()
        assert lines[-4] == "  ballots     vote round 1 of 4, in secret"
        return [line.strip() for line in lines[-3:]]

    undecided = "Bo has not decided yet"
    assert last(0) == ["Ann spends 2 of Bo", undecided, "Cy has decided"]
    assert last(2) == ["Ann has decided", undecided, "Cy abstains"]
    assert last(None) == ["Ann has decided", undecided, "Cy has decided"]


def test_nominations_and_agendas_are_seen_by_their_seat_only() -> None:
    """The own nomination, the own two agendas; of others whether they have chosen."""
    state = ALL.start(4)
    nominating = frames.Nominating((frames.Answer(0, (2,)), frames.Answer(1), frames.Answer(2)))
    shown = board(ALL, ALL.view(state.replace(pending=(nominating,)), 0))
    assert "Ann nominates Cy" in shown
    hands = (
        frames.AgendaHand(0, ("insider", "sleeper"), "sleeper"),
        frames.AgendaHand(1, ("takeover", "portfolio")),
    )
    state = state.replace(pending=(frames.ChoosingAgendas(hands),))
    lines = [line.strip() for line in board(ALL, ALL.view(state, 0)).splitlines()]
    assert lines[-3:] == [
        "Ann was dealt insider: You won at least 4 tricks in the game.",
        "Ann keeps sleeper: You won at most 1 trick in the game.",
        "Bo has not chosen an agenda",
    ]
    other = board(ALL, ALL.view(state, 1))
    assert "Ann has chosen an agenda" in other
    assert "sleeper" not in other


def test_the_end_names_the_new_ceo_and_the_agendas() -> None:
    """The title, shared with the Foreign Investor where the legacy CEO has as many votes."""
    state = final_state(GAME, 2)
    ann, bo, cy = (
        player.replace(votes=votes) for player, votes in zip(state.players, (3, 4, 4), strict=True)
    )
    for legacy, title in ((0, "Bo and Cy"), (4, "Bo and Cy and the Foreign Investor")):
        shown = state.replace(players=(ann, bo, cy), ceo_votes=legacy)
        assert f"  new CEO     {title}" in board(GAME, GAME.view(shown, None)).splitlines()
    shown = state.replace(players=(ann, bo, cy), ceo_votes=5)
    text = board(GAME, GAME.view(shown, None))
    assert "  new CEO     the Foreign Investor" in text.splitlines()
    assert text.count("(revealed)") == 3


@pytest.mark.parametrize("game", [GAME, ALL, BROKEN_TIES], ids=["plain", "all", "ties"])
def test_boards_are_no_wider_than_a_terminal(game: Any) -> None:
    """In random games all texts keep to 100 columns, and show no seat numbers."""
    for state, _ in line_of_play(game, 6):
        for seat in (0, 1, 2, None):
            text = board(game, game.view(state, seat))
            assert max(map(len, text.splitlines())) <= WIDTH
            assert not re.search(r"\bp[1-3]\b", text)


# -- situations ------------------------------------------------------------------------------------


def part(text: str, head: str) -> list[str]:
    """The lines below a heading, up to the next empty one."""
    lines = text.splitlines()
    start = lines.index(head) + 1
    end = lines.index("", start) if "" in lines[start:] else len(lines)
    return [line.strip() for line in lines[start:end]]


def test_a_situation_tells_which_cards_cannot_be_played() -> None:
    """Own cards with the reasons, legal ones, and where the seat stands."""
    text = situation_text(GAME, trick(), 2)
    assert "Cy decides: which card to play to the trick." in text
    legal = " ".join(part(text, "Legal actions of Cy:"))
    assert sorted(legal.replace(",", "").split()[1:]) == ["hearts-10", "hearts-2"]
    follow = "the hand has hearts, the suit led, which must be followed"
    assert " ".join(part(text, "Not possible for Cy:")) == " ".join(
        (
            f"play clubs-3: {follow} [TX.TRICK.10]",
            f"play spades-ace: {follow} [TX.TRICK.10]",
            f"play diamonds-2: {follow} [TX.TRICK.12]",
            f"play clubs-9: a locked gift is not in the pool [TX.BRIBE.15]; {follow} [TX.TRICK.12]",
        )
    )
    # 3 gifts, 2 votes, no filled row.
    assert part(text, "If Cy were counted now:")[0] == "Cy: points without the agenda: 7"
    assert "TX.TRICK.12  " in text


def test_bribes_closed_to_a_bidder_are_told() -> None:
    """The bribe with an own bid on it is refused, the others are open."""
    state: Any = GAME.start(1)
    first = state.pending[-1].seat
    others = [seat for seat in range(3) if seat != first]
    state = GAME.apply(state, PlaceBid(first, 1, first, others[0]))
    for _ in others:
        state = GAME.apply(state, Pass(state.pending[-1].seat))
    name, target = NAMES[first], NAMES[others[0]]
    assert part(situation_text(GAME, state, first), f"Not possible for {name}:") == [
        f"bid 1 of {name} on {target}:"
        f" there is a bid of this player on the bribe of {target} [TX.BRIBE.05]"
    ]


def test_others_have_nothing_to_decide() -> None:
    """A seat that is not asked has its board and its standing."""
    text = situation_text(GAME, trick(), 0)
    assert "Legal actions" not in text
    assert "Not possible" not in text
    # 1 vote and 1 filled row.
    assert "  Ann: points without the agenda: 5" in text.splitlines()


def test_every_decision_is_told_in_words() -> None:
    """All kinds of frames that wait for somebody have their own words, and all are met."""
    met = set()
    for game, seed in ((GAME, 1), (ALL, 1), (ALL, 2), *((BROKEN_TIES, n) for n in range(12))):
        for state, _ in line_of_play(game, seed):
            kind = type(state.pending[-1])
            met.add(kind)
            text = " ".join(decision_text(game, state).split())
            assert text.endswith(f": {DECISIONS[kind]}.")
    assert met == set(DECISIONS)
