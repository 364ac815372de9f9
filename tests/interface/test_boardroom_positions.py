"""Position documents of The Executives: what they say, and what they leave open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from executives import boardroom
from executives.boardroom.cards import CARDS, SUIT_OF, in_order
from executives.boardroom.frames import (
    Answer,
    Bidding,
    MixingBid,
    Placing,
    Playing,
    SecretVoting,
    Taking,
    Voting,
)
from executives.boardroom.state import Bid, GameState, Played

GAME = boardroom.Game(("Ann", "Bo", "Cy"))
ANN = "[players.Ann]\n"
CHOICES = 'variants = { first_coo = "vote", agendas = "keep_one_of_two" }'


def read(document: str) -> GameState:
    """The state of a document for three players."""
    return GAME.position(document)


def load(document: str, header: str) -> tuple[Any, GameState]:
    """Game and state of a document, with the lines of its ``[game]`` after the others."""
    top, mark, players = document.partition("[players")
    return boardroom.load(f"{top}\n[game]\n{header}\n{mark}{players}")


def legal(document: str) -> list[str]:
    """The texts of the legal actions."""
    return [str(action) for action in GAME.legal_actions(read(document))]


def every_card(state: GameState) -> Iterator[str]:
    """All cards of a state."""
    for player in state.players:
        yield from (*player.hand, *player.exposed, *player.gifts, *player.locked)
        yield player.bribe
    yield from (*state.discards, *state.stock, state.indicator)
    yield from (played.card for played in state.trick)


def test_an_empty_document_is_the_start_position() -> None:
    """Seed 0, the first bid of turn 1."""
    assert read("") == GAME.start(0)
    assert read("seed = 7") == GAME.start(7)


def test_a_document_makes_its_game() -> None:
    """Players, the deck of agendas and the rulings stand in ``[game]``."""
    header = 'players = ["Xi", "Yo", "Zed", "Wu"]\nagendas = ["insider", "sleeper", "portfolio",\n'
    header += '"takeover"]\nvariants = { secret_votes = true, ceo_start_votes = 1 }'
    game, state = load("", header)
    variants = boardroom.Variants(secret_votes=True, ceo_start_votes=1)
    agendas = ("insider", "sleeper", "portfolio", "takeover")
    assert game == boardroom.Game(("Xi", "Yo", "Zed", "Wu"), agendas=agendas, variants=variants)
    assert state == game.start(0)


# -- the table ------------------------------------------------------------------------------------


def test_a_turn_is_dealt_by_its_seed() -> None:
    """In turn 3 hands have three cards, bribes lie, and the first bid is the counsel's."""
    state = read('turn = 3\ncoo = "Bo"')
    assert [len(player.hand) for player in state.players] == [3, 3, 3]
    assert all(player.bribe for player in state.players)
    assert (state.coo, state.gc, state.pending) == (1, 2, (Bidding(2),))
    assert state.trump == SUIT_OF[state.indicator]
    assert sorted(filter(None, every_card(state))) == sorted(CARDS)


@pytest.mark.parametrize(
    ("rule", "counsel"),
    [("left_of_coo", 2), ("right_of_coo", 0), ("rotating", 2), ("fixed", 0), ("fewest_tricks", 2)],
)
def test_the_counsel_of_a_turn_is_as_ruled(rule: str, counsel: int) -> None:
    """Ann is the first COO by the seed, Bo is the COO of turn 2 and has won the first trick."""
    _, state = load(
        'turn = 2\ncoo = "Bo"', f'variants = {{ first_coo = "oldest", gc_rule = "{rule}" }}'
    )
    assert (state.coo, state.gc) == (1, counsel)


def test_the_tricks_before_a_turn_are_the_coos() -> None:
    """Three tricks before turn 3: three tokens of the legacy CEO lie with the COO."""
    state = read('turn = 3\ncoo = "Bo"')
    assert [player.tricks for player in state.players] == [0, 3, 0]
    assert [player.influence[-1] for player in state.players] == [0, 3, 0]
    assert state.ceo_pool == 7


def test_gifts_that_are_named_are_not_dealt() -> None:
    """The deal is that of a turn which began with these gifts."""
    state = read('turn = 2\n[players.Ann]\ngifts = ["clubs-2"]\nlocked = ["clubs-3"]')
    assert state.players[0].gifts == ("clubs-2",)
    assert state.players[0].locked == ("clubs-3",)
    assert [len(player.hand) for player in state.players] == [2, 2, 2]
    assert len(state.stock) == 40 - 2 - 3 * 3 - 1


def test_a_card_lies_where_it_is_named_and_hands_are_filled_up() -> None:
    """Whoever was dealt the card has another one instead."""
    dealt = GAME.start(0).players[1].hand[0]
    state = read(f'turn = 1\n[players.Ann]\nhand = ["{dealt}"]')
    assert state.players[0].hand == (dealt,)
    assert dealt not in state.players[1].hand
    assert len(state.players[1].hand) == 1
    assert sorted(filter(None, every_card(state))) == sorted(CARDS)


@pytest.mark.parametrize(
    ("document", "turn"),
    [
        (ANN + 'hand = ["clubs-2", "clubs-4", "spades-2"]', 3),
        ('coo = "Ann"\ntrick = ["clubs-7"]\n' + ANN + 'hand = ["clubs-2"]', 2),
        ('coo = "Ann"\ntrick = ["clubs-7 from gifts"]\n' + ANN + 'hand = ["clubs-2"]', 1),
        (ANN + "tricks = 2", 3),
        (ANN + "influence = { ceo = 4 }", 4),
        (ANN + 'bids = { Bo = "1 of ceo" }', 2),
        ('playing = { player = "Ann", trick = 2 }', 2),
        ('voting = "Ann"', 5),
        ("over = true", 5),
        ('bidding = "Ann"', 1),
    ],
)
def test_without_a_turn_it_is_the_first_one_that_fits(document: str, turn: int) -> None:
    """Hands, tricks, the legacy CEO's tokens and the decision tell the turn."""
    assert read(document).turn == turn


@pytest.mark.parametrize("suit", ["clubs", "diamonds", "hearts", "spades"])
def test_trump_and_indicator_give_each_other(suit: str) -> None:
    """A suit alone turns up one of its cards; a card alone makes its suit trump."""
    state = read(f'trump = "{suit}"')
    assert (state.trump, SUIT_OF[state.indicator]) == (suit, suit)
    state = read(f'indicator = "{suit}-9"')
    assert (state.trump, state.indicator) == (suit, f"{suit}-9")


def test_the_stock_begins_with_the_cards_named() -> None:
    """Next card first, the others below; where it is shuffled again, its order means nothing."""
    text = 'stock = ["spades-2", "clubs-2"]'
    lasting = boardroom.Variants(allow_two=True, reshuffle=False)
    two = boardroom.Game(("Ann", "Bo"), variants=lasting)
    assert two.position(text).stock[:2] == ("spades-2", "clubs-2")
    state = read(text)
    assert {"spades-2", "clubs-2"} <= set(state.stock)
    assert state.stock == in_order(state.stock)
    assert len(state.stock) == len(GAME.start(0).stock)


def test_hands_keep_the_order_of_the_deck() -> None:
    """However they are written."""
    state = read(ANN + 'hand = ["spades-2", "clubs-10", "clubs-ace"]')
    assert state.players[0].hand == ("clubs-ace", "clubs-10", "spades-2")


def test_an_agenda_that_is_named_is_nobody_elses() -> None:
    """Who was dealt it has the first free one instead."""
    before = GAME.start(0).players
    state = read(f'[players.Bo]\nagenda = "{before[0].agenda}"')
    assert state.players[1].agenda == before[0].agenda
    assert state.players[2].agenda == before[2].agenda
    free = [a for a in GAME.agenda_deck if a not in (before[0].agenda, before[2].agenda)]
    assert state.players[0].agenda == free[0]


# -- influence ------------------------------------------------------------------------------------


def test_tokens_on_a_bribe_are_missing_from_personal_influence() -> None:
    """Bo bids three of eight tokens, Cy two of Ann's."""
    state = read('coo = "Ann"\n[players.Ann]\nbids = { Bo = 3, Cy = "2 of Ann" }')
    assert state.players[0].bids == (Bid(1, 1, 3), Bid(2, 0, 2))
    assert [player.influence for player in state.players] == [
        (6, 0, 0, 0),
        (0, 5, 0, 0),
        (0, 0, 8, 0),
    ]


def test_tokens_in_rows_and_with_others_are_the_owners() -> None:
    """Of Ann's eight tokens two lie in Bo's row and one with Cy."""
    state = read("[players.Bo]\nrows = { Ann = 2 }\n[players.Cy]\ninfluence = { Ann = 1 }")
    assert [player.influence[0] for player in state.players] == [5, 0, 1]
    assert state.players[1].rows == (2, 0, 0, 0)
    assert state.spent == (0, 0, 0, 0)


@pytest.mark.parametrize("own", ["5", "{ Ann = 5 }"])
def test_what_is_missing_from_a_named_number_is_spent(own: str) -> None:
    """Ann has five of eight tokens, two lie in a row: one is gone."""
    state = read(f"{ANN}influence = {own}\n[players.Cy]\nrows = {{ Ann = 2 }}")
    assert state.players[0].influence == (5, 0, 0, 0)
    assert state.spent == (1, 0, 0, 0)


def test_tokens_spent_are_missing_from_personal_influence() -> None:
    """The number spent is named, that of the owner is not."""
    state = read("spent = { Cy = 6 }")
    assert (state.players[2].influence[2], state.spent[2]) == (2, 6)


def test_tricks_and_ceo_tokens_not_named_are_the_coos() -> None:
    """Six tricks before turn 4: one of Ann, two of Bo, the others of the COO Cy."""
    state = read(
        'turn = 4\ncoo = "Cy"\n[players.Ann]\ntricks = 1\n[players.Bo]\ntricks = 2\n'
        "influence = { ceo = 2 }"
    )
    assert [player.tricks for player in state.players] == [1, 2, 3]
    assert [player.influence[-1] for player in state.players] == [0, 2, 4]


def test_tricks_are_the_next_players_where_the_coos_are_named() -> None:
    """Of six tricks the COO has one, and the player on the left the others."""
    state = read('turn = 4\ncoo = "Ann"\n[players.Ann]\ntricks = 1')
    assert [player.tricks for player in state.players] == [1, 5, 0]


# -- what is decided ------------------------------------------------------------------------------


def test_bidding() -> None:
    """Who bids, and who has passed in their order; without a name the next after the counsel."""
    state = read('bidding = "Ann"\npassed = ["Cy", "Bo"]')
    assert state.pending == (Bidding(0, (2, 1)),)
    state = read('coo = "Ann"\npassed = ["Bo"]')
    assert state.pending == (Bidding(2, (1,)),)


def test_when_all_have_passed_bribes_are_taken() -> None:
    """The rules go on from the document: to the first bribe with a bid on it."""
    state = read('coo = "Ann"\npassed = ["Bo", "Cy", "Ann"]\n[players.Cy]\nbids = { Bo = 1 }')
    assert state.pending == (Taking(2),)
    bribes = [player.bribe for player in GAME.position('coo = "Ann"').players]
    assert state.discards == (bribes[0], bribes[1])


def test_mixing_bids() -> None:
    """The bidder adds to the bid before the next player bids."""
    document = 'mixing = { player = "Bo", target = "Ann" }\npassed = ["Cy"]\n'
    document += '[players.Ann]\nbids = { Bo = [2, "1 of Cy"], Cy = 3 }'
    _, state = load(document, "variants = { mixed_bids = true }")
    assert state.pending == (Bidding(0, (2,)), MixingBid(1, 0))
    assert state.players[0].bids == (Bid(1, 1, 2), Bid(1, 2, 1), Bid(2, 2, 3))


def test_taking() -> None:
    """The bribes before, clockwise from the COO, are gone."""
    state = read('coo = "Bo"\ntaking = "Ann"\n[players.Ann]\nbids = { Bo = 4 }')
    assert state.pending == (Taking(0),)
    assert [bool(player.bribe) for player in state.players] == [True, False, False]
    assert len(state.discards) == 2


def test_placing() -> None:
    """The batch lies in the frame; then the next player takes a bribe, or the COO leads."""
    state = read('coo = "Ann"\nplacing = { Ann = "3 of Bo" }')
    assert state.pending == (Taking(1), Placing(0, 1, 3))
    assert state.players[1].influence[1] == 5
    assert [bool(player.bribe) for player in state.players] == [False, True, True]
    state = read('coo = "Ann"\nplacing = { Cy = ["1 of Ann", "2 of Bo"] }')
    assert state.pending == (Playing(0), Placing(2, 1, 2), Placing(2, 0, 1))


def test_playing() -> None:
    """A trick says who plays, and with a number which trick of the turn it is."""
    state = read('turn = 3\nplaying = { player = "Cy", trick = 2 }')
    assert (state.coo, state.pending, state.ceo_pool) == (2, (Playing(2),), 6)
    assert [len(player.hand) for player in state.players] == [2, 2, 2]
    assert not any(player.bribe for player in state.players)
    assert len(state.discards) == 6
    state = read('coo = "Bo"\ntrick = ["clubs-7", "clubs-8 from gifts"]')
    assert state.trick == (Played("clubs-7", "hand"), Played("clubs-8", "gift"))
    assert state.pending == (Playing(0),)
    assert [len(player.hand) for player in state.players] == [1, 0, 1]


def test_the_trick_shows_voids() -> None:
    """Cy did not follow, so that no club is filled into the hand."""
    state = read('turn = 4\ncoo = "Bo"\ntrick = ["clubs-7", "spades-2"]')
    assert [player.voids for player in state.players] == [(), (), ("clubs",)]
    assert all(SUIT_OF[card] != "clubs" for card in state.players[2].hand)


def test_voids_that_are_named_hold_for_the_hand() -> None:
    """A hand that is filled up has no card of these suits."""
    state = read(ANN + 'voids = ["clubs", "hearts", "spades"]')
    assert {SUIT_OF[card] for card in state.players[0].hand} == {"diamonds"}


def test_voting() -> None:
    """Ballots are spent; who is asked first in a round is the COO."""
    state = read('voting = "Cy"')
    assert (state.turn, state.coo, state.pending) == (5, 2, (Voting(2, 1),))
    assert legal('voting = "Cy"\n[players.Cy]\ninfluence = { Cy = 0, ceo = 0 }') == ["p3 abstain"]
    document = 'coo = "Ann"\nvoting = { player = "Cy", round = 3, ballots = { Bo = "2 of Ann" } }'
    state = read(document)
    assert state.pending == (Voting(2, 3, (Bid(1, 0, 2),)),)
    assert state.spent == (2, 0, 0, 0)


def test_secret_voting() -> None:
    """Ballots are answers given so far, and nothing is spent yet."""
    document = 'voting = { round = 2, ballots = { Ann = "abstain", Bo = 3 } }'
    game, state = load(document, "variants = { secret_votes = true }")
    assert game.to_act(state) == (2,)
    answers = (Answer(0, (0, 0)), Answer(1, (1, 3)), Answer(2))
    assert state.pending == (SecretVoting(2, answers),)
    assert state.spent == (0, 0, 0, 0)


def test_breaking_ties() -> None:
    """The COO chooses among the tied origins."""
    document = 'coo = "Cy"\nbreaking_tie = { round = 4, ballots = { Ann = 2, Bo = "2 of Cy" } }'
    game, state = load(document, 'variants = { vote_tie = "coo" }')
    assert [str(a) for a in game.legal_actions(state)] == ["p3 break-tie p3", "p3 break-tie p1"]


def test_choices_before_the_first_turn() -> None:
    """A document that says nothing of what follows is about the first choice."""
    game, state = load("", CHOICES)
    assert state == game.start(0)
    hand = '[players.Bo]\nagendas = ["insider", "sleeper"]'
    game, state = load(f'keeping = {{ Bo = "insider" }}\n{hand}', CHOICES)
    assert game.to_act(state) == (0, 2)
    game, state = load('nominating = { Ann = "Cy" }', CHOICES)
    assert game.to_act(state) == (1, 2)
    assert all(player.agenda for player in state.players)
    game, state = load('bidding = "Ann"', CHOICES)
    assert (state.turn, state.pending) == (1, (Bidding(0),))


def test_the_end() -> None:
    """Agendas are revealed, and there is a result."""
    state = read('over = true\n[players.Ann]\nagenda = "insider"\ntricks = 4\nvotes = 2')
    assert state.pending == ()
    assert (state.players[0].agenda, state.players[0].revealed) == ("", "insider")
    assert GAME.result(state).scores[0].total == 8


def test_frames_can_be_written_themselves() -> None:
    """The same states as by the short keys."""
    frames = 'pending = [{ frame = "bidding", seat = "Ann", passed = ["Cy"] }]'
    assert read(frames) == read('bidding = "Ann"\npassed = ["Cy"]')
    frames = 'coo = "Ann"\npending = [{ frame = "taking", seat = "Bo" }, '
    frames += '{ frame = "placing", seat = "Ann", origin = "Bo", amount = 2 }]'
    assert read(frames) == read('coo = "Ann"\nplacing = { Ann = "2 of Bo" }')
    frames = 'turn = 2\ncoo = "Ann"\nceo_pool = 8\npending = [{ frame = "playing", seat = "Ann" }]'
    assert read(frames) == read('turn = 2\nplaying = { player = "Ann", trick = 2 }')


def test_moves_are_played() -> None:
    """The middle of a decision is a position with moves."""
    state = read('coo = "Ann"\nbidding = "Bo"\nmoves = ["Bo bid 2 of Bo on Ann", "Cy pass"]')
    assert state.pending == (Bidding(0, (2,)),)
    assert state.players[0].bids == (Bid(1, 1, 2),)
