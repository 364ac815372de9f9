"""Documents of The Executives that once escaped, each as short as it became."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from executives import FileError, boardroom, interchange
from executives.boardroom.frames import Taking
from executives.core.streams import Stream
from executives.testing import mutations as mutate
from support.fuzz_corpus import CORPORA, line_of_play
from support.fuzz_targets import play_on
from support.fuzzing import check_message

GAME = boardroom.Game(("Ann", "Bo", "Cy"))
Value = dict[str, Any]


def at(kind: str, *, turn: int = 3) -> tuple[Any, str]:
    """A state of random play in which such a frame waits, with its document."""
    found = next(
        state
        for state, _ in line_of_play(GAME, 8)
        if type(state.pending[-1]).__name__ == kind and state.turn == turn
    )
    return found, interchange.dumps(found)


def changed(text: str, change: Callable[[Value], None]) -> str:
    """The document with its value changed."""
    document = json.loads(text)
    change(document["value"])
    return json.dumps(document)


def move(value: Value, card: str, to: str, seat: int) -> None:
    """Put a card of the stock into a zone of a player."""
    value["stock"].remove(card)
    zone = value["players"][seat][to]
    value["players"][seat][to] = card if isinstance(zone, str) else [*zone, card]


def earlier_pool(value: Value) -> None:
    """The pool is that of a trick earlier, and so are the tricks that are won."""
    value["ceo_pool"] += 1
    next(player for player in value["players"] if player["tricks"])["tricks"] -= 1
    next(player for player in value["players"] if player["influence"][-1])["influence"][-1] -= 1


def empty_hand(value: Value) -> None:
    """Who has no card is dealt in."""
    player = value["players"][1]
    value["stock"] += player["hand"]
    player["hand"] = []


def own_bid(value: Value) -> None:
    """Bo bids on the own bribe."""
    player = value["players"][1]
    player["influence"][1] -= 1
    player["bids"].append({"bidder": 1, "origin": 1, "amount": 1})


def second_bid(value: Value) -> None:
    """Bo bids on Ann's bribe, and once more with the same tokens."""
    value["players"][1]["influence"][1] -= 2
    bid = {"bidder": 1, "origin": 1, "amount": 1}
    value["players"][0]["bids"] = [bid, bid]


def own_row(value: Value) -> None:
    """A relationship with oneself."""
    player = value["players"][1]
    player["influence"][1] -= 1
    player["rows"][1] += 1


def shown_void(value: Value) -> None:
    """A suit that the hand holds is one that it has shown to lack."""
    player = next(player for player in value["players"] if player["hand"])
    player["voids"] = [player["hand"][0].partition("-")[0]]


CHANGES: dict[str, tuple[str, Callable[[Value], None], str]] = {
    "fewer tricks than the turn has behind it": ("Bidding", earlier_pool, "ceo_pool: 7 tokens"),
    "no cards for the tricks": ("Bidding", empty_hand, r"players\[1\].hand: the hand is too small"),
    "a bid on the own bribe": ("Bidding", own_bid, r"players\[1\].bids: nobody bids on the own"),
    "two bids of one origin": ("Bidding", second_bid, r"players\[0\].bids: influence of one"),
    "a bribe that was taken": (
        "Playing",
        lambda value: move(value, value["stock"][0], "bribe", 1),
        r"players\[1\].bribe: this bribe is taken already",
    ),
    "a hand of too many": (
        "Bidding",
        lambda value: move(value, value["stock"][0], "hand", 1),
        r"players\[1\].hand: a hand of 4 in turn 3",
    ),
    "a relationship with oneself": ("Bidding", own_row, r"players\[1\].rows: there is no such"),
    "a suit in the hand that it lacks": ("Playing", shown_void, r"voids: '.*' is in the hand"),
    "a suit lacked twice": (
        "Playing",
        lambda value: value["players"][1].update(voids=["spades", "spades"]),
        r"players\[1\].voids: a suit is named twice",
    ),
    "more votes than can be written": (
        "Bidding",
        lambda value: value["players"][1].update(votes=6),
        r"players\[1\].votes: there may be 1 to 5",
    ),
    "votes of the legacy CEO below nothing": (
        "Bidding",
        lambda value: value.update(ceo_votes=-1),
        "ceo_votes: there may be 0 to 14",
    ),
    "no trump": ("Playing", lambda value: value.update(trump=""), "trump: in this game one suit"),
}


@pytest.mark.parametrize("kind", CHANGES)
def test_json_of_states_that_cannot_be_is_refused(kind: str) -> None:
    """States that broke the laws some decisions later, or were not read again."""
    frame, change, message = CHANGES[kind]
    state, text = at(frame)
    assert interchange.loads(text, GAME) == state
    with pytest.raises(FileError, match=message) as caught:
        interchange.loads(changed(text, change), GAME)
    check_message(str(caught.value))


def test_a_bribe_and_its_bids_are_gone_once_it_was_taken() -> None:
    """From the COO's on, they are taken one after another: bids that stayed were lost later."""
    state = next(
        state
        for seed in range(99)
        for state, _ in line_of_play(GAME, seed)
        if isinstance(state.pending[-1], Taking) and state.pending[-1].seat != state.coo
    )
    text = interchange.dumps(state)
    broken = changed(text, lambda value: move(value, value["stock"][0], "bribe", state.coo))
    with pytest.raises(FileError, match="bribe: this bribe is taken already"):
        interchange.loads(broken, GAME)


def test_no_suit_is_lacked_before_bribes_come_to_the_hand() -> None:
    """With that ruling an unsold bribe of the suit would join a hand that has shown to lack it."""
    variants = boardroom.Variants(unsold_bribe="to_hand")
    text = '[players.Ann]\nvoids = ["hearts"]\n'
    assert GAME.position(text).players[0].voids == ("hearts",)
    with pytest.raises(FileError, match="may still come to the hand"):
        boardroom.Game(GAME.players, variants=variants).position(text)


def test_a_seat_that_is_none_takes_no_bribe() -> None:
    """It is a fault of the frame, and the table is not asked for it."""
    _, text = at("Taking", turn=2)
    broken = changed(text, lambda value: value["pending"][-1].update(seat=9))
    with pytest.raises(FileError, match=r"pending\[0\].seat: there is no seat 9"):
        interchange.loads(broken, GAME)


def test_cards_and_votes_of_tricks_are_gone_when_votes_are_cast() -> None:
    """Nothing that was dealt is left, and neither is a trump suit."""
    _, text = at("Voting", turn=5)
    for change, message in (
        (lambda value: move(value, value["stock"][0], "bribe", 1), "bribe: nothing is dealt"),
        (lambda value: value["players"][0].update(voids=["clubs"]), "voids: nothing is dealt"),
        (lambda value: move(value, value["stock"][0], "hand", 1), "hand: a hand of 1 in turn 5"),
        (lambda value: value.update(trump="clubs"), "trump: there are no tricks in turn 5"),
    ):
        with pytest.raises(FileError, match=message):
            interchange.loads(changed(text, change), GAME)


@pytest.mark.parametrize("text", ["[players.Ann]\nvotes = 5\n", "ceo_votes = 14\n"])
def test_most_votes_of_a_position_are_written_again_after_all_rounds(text: str) -> None:
    """As many as a whole voting gives can lie there before it: what they become is read too."""
    game, state = boardroom.load(f'coo = "Ann"\nvoting = "Ann"\n{text}')
    for _ in range(200):
        if game.is_over(state):
            break
        legal = game.legal_actions(state)
        spending = [action for action in legal if "spend" in action.text]
        seat = next(iter(game.to_act(state)))
        state = game.apply(state, spending[-1] if spending and seat == 0 else legal[-1])
        document = boardroom.dumps(game, state)
        assert game.position(document) == state
    assert game.is_over(state)
    more = text.replace("5", "6").replace("14", "15")
    with pytest.raises(FileError, match="at this moment"):
        boardroom.load(f'voting = "Ann"\n{more}')


def test_many_players_are_refused_in_short() -> None:
    """A message does not repeat tens of thousands of names."""
    for names in (["Ann"] * 60_000, ["A B" * 60_000, "Bo", "Cy"]):
        with pytest.raises(FileError) as caught:
            boardroom.load({"game": {"players": names}})
        assert len(str(caught.value)) < 300


def test_states_that_play_comes_to_are_not_refused() -> None:
    """The corpus has states of every decision with many rulings: all of them are possible."""
    stream = Stream(1, "found")
    for game, state in CORPORA["boardroom"].played:
        assert game.integrity(state) == []
        again = interchange.loads(interchange.dumps(state), game)
        assert again == state
        if mutate.chance(stream, 6):
            play_on(game, again, stream)
