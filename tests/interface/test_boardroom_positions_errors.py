"""Position documents of The Executives that make no state: every fault with path and line."""

from __future__ import annotations

import pytest

from executives import FileError, boardroom

GAME = boardroom.Game(("Ann", "Bo", "Cy"))
ANN = "[players.Ann]\n"

FORM = {
    "unknown key": ("hello = 1", "hello: unknown key 'hello'"),
    "unknown key of a player": (ANN + "cash = 1", "players.Ann.cash: unknown key 'cash'"),
    "unknown player": ("[players.Zoe]\nvotes = 1", "players.Zoe: 'Zoe' is no player"),
    "unknown COO": ('coo = "Zoe"', "coo: 'Zoe' is no player"),
    "unknown origin": (ANN + "influence = { Zoe = 1 }", "influence.Zoe: 'Zoe' is no player"),
    "unknown origin of a bid": (ANN + 'bids = { Bo = "1 of Zoe" }', "bids.Bo: 'Zoe' is no player"),
    "unknown bidder": (ANN + "bids = { Zoe = 1 }", "bids.Zoe: 'Zoe' is no player"),
    "no amount": (ANN + 'bids = { Bo = "three" }', "expected an amount such as '3 of Ann'"),
    "an amount of nothing": (ANN + "bids = { Bo = 0 }", "from 1 to 10, not 0"),
    "no bid in a list": (ANN + "bids = { Bo = [] }", "expected one value at least"),
    "more tokens than one has": (ANN + "influence = { Bo = 9 }", "from 0 to 8, not 9"),
    "a switch for a number": (ANN + "influence = true", "expected a table, not True"),
    "unknown suit": ('trump = "stars"', "trump: there is no suit 'stars'"),
    "unknown card": (ANN + 'hand = ["clubs-11"]', "there is no card 'clubs-11'"),
    "unknown source": ('trick = ["clubs-2 of gifts"]', "trick[1]: after a card comes"),
    "no card": ("trick = [3]", "trick[1]: expected a card of the trick, not 3"),
    "too many cards": ('trick = ["clubs-2", "clubs-3", "clubs-4"]', "a trick of 3 cards is over"),
    "unknown agenda": (ANN + 'agenda = "nope"', "there is no agenda 'nope' in the deck"),
    "unknown turn": ("turn = 6", "turn: there is no turn 6, they run from 0 to 5"),
    "unknown vote round": ("voting = { round = 5 }", "there is no vote round 5"),
    "unknown trick": ("playing = { trick = 5 }", "there is no trick 5"),
    "unknown frame": ('pending = [{ frame = "nap" }]', "there is no frame 'nap'"),
    "a void twice": (ANN + 'voids = ["clubs", "clubs"]', "'clubs' is there twice"),
    "an unknown move": ('moves = ["Ann fly"]', "moves[1]: 'fly' is no decision"),
    "an illegal move": ('bidding = "Ann"\nmoves = ["Bo pass"]', "moves[1]: p2 pass: "),
    "another game": ('[game]\nname = "networks"', "game.name: 'networks' is another game"),
    "unknown ruling": ('[game]\nvariants = { gc_rule = "nobody" }', "'nobody' is no such ruling"),
    "too few players": ('[game]\nplayers = ["Ann"]', "game.players: 3 to 5 players, not 1"),
    "no document": ("[[", "invalid"),
}

PLACES = {
    "a card in two hands": (
        ANN + 'hand = ["clubs-2"]\n[players.Bo]\nhand = ["clubs-2"]',
        "players.Bo.hand[1]: 'clubs-2' lies in players.Ann.hand[1] already",
    ),
    "a card in trick and hand": (
        'coo = "Ann"\ntrick = ["clubs-2"]\n' + ANN + 'hand = ["clubs-2"]',
        "players.Ann.hand[1]: 'clubs-2' lies in trick[1] already",
    ),
    "the indicator on the stock": (
        'indicator = "clubs-2"\nstock = ["clubs-2"]',
        "stock[1]: 'clubs-2' lies in indicator already",
    ),
    "an agenda given back where one is dealt": (
        ANN + 'returned = "insider"',
        "players.Ann.returned: no agenda was given back",
    ),
    "an agenda with two players": (
        ANN + 'agenda = "insider"\n[players.Bo]\nagenda = "insider"',
        "players.Bo.agenda: 'insider' is that of Ann already",
    ),
    "more cards than there are": (
        "turn = 4\ndiscards = ["
        + ", ".join(f'"{suit}-{rank}"' for suit in ("clubs", "hearts") for rank in range(2, 11))
        + ', "spades-2", "spades-3", "spades-4", "spades-5", "spades-6", "spades-7", "spades-8"]',
        "players.Cy: no card is left for the hand",
    ),
    "too many tokens": (
        ANN + "influence = 5\n[players.Bo]\ninfluence = { Ann = 4 }",
        "players.Bo.influence.Ann: 9 tokens of Ann lie somewhere, there are 8",
    ),
    "too many tokens in a bid": (
        ANN + "influence = 6\n[players.Bo]\nbids = { Ann = 3 }",
        "players.Bo.bids: 9 tokens of Ann lie somewhere, there are 8",
    ),
    "too few tokens": (
        "spent = { Ann = 1 }\n" + ANN + "influence = 5",
        "spent.Ann: 6 tokens of Ann lie somewhere, there are 8",
    ),
    "tokens that the legacy CEO still has": (
        "turn = 2\n" + ANN + "influence = { ceo = 2 }",
        "players.Ann.influence.ceo: 11 tokens of the legacy CEO lie somewhere, there are 10",
    ),
    "too many tricks": (
        "turn = 2\n" + ANN + "tricks = 2",
        "players.Ann.tricks: 2 tricks are won, 1 are over",
    ),
    "too few tricks": (
        "turn = 3\n" + "".join(f"[players.{name}]\ntricks = 0\n" for name in GAME.players),
        "players.Cy.tricks: 0 tricks are won, 3 are over",
    ),
}

DECIDED = {
    "two decisions": ('bidding = "Ann"\ntaking = "Bo"', "taking: what is decided says 'bidding'"),
    "no end": ("over = false", "over: only a game that is over says so"),
    "nobody is nominated": ('nominating = { Ann = "Bo" }', "in this game nobody is nominated"),
    "nobody chooses": ("keeping = {}", "keeping: in this game agendas are dealt only"),
    "no mixed bids": (
        'mixing = { player = "Ann", target = "Bo" }',
        "in this game bids are not mixed",
    ),
    "no ties": ("breaking_tie = { ballots = {} }", "in this game nobody decides ties"),
    "nobody places": ("placing = {}", "placing: one player places influence"),
    "a turn before the first": ("turn = 0", "turn: this game begins with turn 1"),
    "voting in turn 2": ('turn = 2\nvoting = "Ann"', "turn: 'voting' belongs to turn 5"),
    "bidding in turn 5": ('turn = 5\nbidding = "Ann"', "turn: 'bidding' belongs to turns 1 to 4"),
    "a hand in turn 5": ("turn = 5\n" + ANN + 'hand = ["clubs-2"]', "nothing is dealt in turn 5"),
    "a trick in turn 5": ('turn = 5\ntrick = ["clubs-2"]', "trick: nothing is dealt in turn 5"),
    "trump in turn 5": ('turn = 5\ntrump = "clubs"', "trump: there are no tricks in turn 5"),
    "passing without bidding": ('taking = "Ann"\npassed = ["Bo"]', "passed: there is no bidding"),
    "a bidder who has passed": ('bidding = "Ann"\npassed = ["Ann"]', "Ann has passed and bids no"),
    "a trick while bidding": ('bidding = "Ann"\ntrick = ["clubs-2"]', "trick: no trick is played"),
    "another player's play": (
        'coo = "Ann"\nplaying = "Ann"\ntrick = ["clubs-2"]',
        "playing: after 1 cards from the COO on Bo plays",
    ),
    "a trick too many": (
        'turn = 2\nplaying = { player = "Ann", trick = 3 }',
        "turn 2 has 2 tricks",
    ),
    "a ballot too early": (
        'coo = "Ann"\nvoting = { player = "Bo", ballots = { Cy = 1 } }',
        "voting.ballots.Cy: Cy votes after Bo",
    ),
    "a decision of nobody": (
        'pending = [{ frame = "taking", seat = "Ann" }]',
        "there is no bid on this bribe",
    ),
    "an automatic frame": ('pending = [{ frame = "cleanup" }]', "waits for nobody"),
    "a pool without frames": ("ceo_pool = 10", "ceo_pool: turn and trick tell how many"),
    "a wrong pool": (
        'ceo_pool = 9\npending = [{ frame = "bidding", seat = "Ann" }]',
        "ceo_pool: the legacy CEO has 10 tokens left at this moment",
    ),
}

TABLE = {
    "a hand too large": ("turn = 1\n" + ANN + 'hand = ["clubs-2", "clubs-3"]', "2 is too large"),
    "a hand too small": ("turn = 2\n" + ANN + 'hand = ["clubs-2"]', "1 is too small for 2 more"),
    "a hand that followed not": (
        'coo = "Cy"\ntrick = ["clubs-2", "hearts-2"]\n' + ANN + 'hand = ["clubs-3"]',
        "'clubs-3', though play has shown that it has no clubs",
    ),
    "a locked gift in the trick": (
        'trick = ["clubs-2 from locked"]',
        "trick[1]: in this game locked gifts are not played",
    ),
    "another suit turned up": (
        'trump = "clubs"\nindicator = "hearts-2"',
        "trump: the indicator 'hearts-2' shows another suit",
    ),
    "no trump": ('trump = ""', "trump: in this game one suit is trump"),
    "a bribe that was taken": (
        'playing = "Ann"\n[players.Bo]\nbribe = "clubs-2"',
        "players.Bo.bribe: this bribe is taken already",
    ),
    "a bid on nothing": (
        'playing = "Ann"\n[players.Bo]\nbids = { Cy = 1 }',
        "players.Bo.bids: there is no bribe to bid on",
    ),
    "the own bribe": (ANN + "bids = { Ann = 1 }", "bids.Ann: nobody bids on the own bribe"),
    "a mixed bid": (ANN + 'bids = { Bo = [1, "1 of Cy"] }', "in this game bids are not mixed"),
    "an own row": (ANN + "rows = { Ann = 1 }", "rows.Ann: there is no such relationship"),
    "a row of the legacy CEO": (ANN + "rows = { ceo = 1 }", "rows.ceo: there is no such"),
    "a row too full": (ANN + "rows = { Bo = 4 }", "4 tokens, a row has room for 3"),
    "no row for a batch": (
        'placing = { Ann = "2 of Bo" }\n' + ANN + "rows = { Bo = 3 }",
        "placing.Ann: there is no row to which this influence could go",
    ),
    "two agendas": (
        ANN + 'agendas = ["insider", "sleeper"]',
        "players.Ann.agendas: each has one: 'agenda'",
    ),
}

VARIANTS = {
    "two bids on a bribe": (
        "exclusive_bids = true",
        ANN + "bids = { Bo = 1, Cy = 1 }",
        "players.Ann.bids: in this game a bribe has one bid",
    ),
    "tokens of others": (
        "own_only = true",
        ANN + 'bids = { Bo = "1 of Cy" }',
        "in this game only own tokens are bid",
    ),
    "an origin twice": (
        "mixed_bids = true",
        ANN + 'bids = { Bo = [1, "2 of Bo"] }',
        "influence of one origin is bid once",
    ),
    "mixing without a bid": (
        "mixed_bids = true",
        'mixing = { player = "Ann", target = "Bo" }',
        "mixing: there is no bid on the bribe of Bo",
    ),
    "no tie": (
        'vote_tie = "coo"',
        "breaking_tie = { ballots = { Ann = 2, Bo = 1 } }",
        "breaking_tie.ballots: no origins are tied",
    ),
    "trump in a game without": (
        'trump_rule = "none"',
        'trump = "clubs"',
        "trump: in this game there is no trump",
    ),
    "trump of another turn": (
        'trump_rule = "rotation"',
        'turn = 2\ntrump = "clubs"',
        "trump: in turn 2 diamonds are trump",
    ),
    "a card turned up for nothing": (
        'trump_rule = "rotation"',
        'indicator = "clubs-2"',
        "indicator: in this game no card is turned up",
    ),
    "a voter by name": (
        "secret_votes = true",
        'voting = "Ann"',
        "voting: in this game all vote at the same time",
    ),
    "a ballot of tokens that are not there": (
        "secret_votes = true",
        'voting = { ballots = { Ann = "1 of Bo" } }',
        "seat 0 cannot spend 1 of these tokens",
    ),
    "one agenda to choose from": (
        'agendas = "keep_one_of_two"',
        "keeping = {}\n" + ANN + 'agenda = "insider"',
        "two are dealt to each player: 'agendas'",
    ),
    "an agenda that was not dealt": (
        'agendas = "keep_one_of_two"',
        'keeping = { Ann = "lone-wolf" }\n' + ANN + 'agendas = ["insider", "sleeper"]',
        "keeping.Ann: 'lone-wolf' was not dealt to Ann",
    ),
}


@pytest.mark.parametrize("case", [*FORM, *PLACES, *DECIDED, *TABLE])
def test_a_fault_is_told_with_its_place(case: str) -> None:
    """Unknown words, wrong types, cards and tokens in two places, what fits no moment."""
    document, told = {**FORM, **PLACES, **DECIDED, **TABLE}[case]
    with pytest.raises(FileError) as caught:
        boardroom.load(document)
    assert told in str(caught.value)
    # Cards that are missing are those of nobody's document.
    assert all(fault.line or "no card is left" in told for fault in caught.value.faults)


@pytest.mark.parametrize("case", VARIANTS)
def test_variants_forbid_what_others_allow(case: str) -> None:
    """What is impossible in one game only; without the ruling nothing of it is told."""
    ruling, document, told = VARIANTS[case]
    top, mark, players = document.partition("[players")
    with pytest.raises(FileError) as caught:
        boardroom.load(f"{top}\n[game]\nvariants = {{ {ruling} }}\n{mark}{players}")
    assert told in str(caught.value)
    assert not any(told in fault for fault in faults_of(document))


def faults_of(document: str) -> list[str]:
    """The faults of a document in a game with all rulings as by default."""
    try:
        boardroom.load(document)
    except FileError as wrong:
        return [str(fault) for fault in wrong.faults]
    return []


def test_every_fault_is_told_in_the_order_of_lines() -> None:
    """Each with path and line."""
    document = """turn = 9
coo = "Zoe"
[players.Ann]
hand = ["clubs-2", "clubs-2"]
rows = { Bo = "x" }
"""
    with pytest.raises(FileError) as caught:
        boardroom.load(document, path="desk.toml")
    assert [(fault.path, fault.line) for fault in caught.value.faults] == [
        ("turn", 1),
        ("coo", 2),
        ("players.Ann.hand[2]", 4),
        ("players.Ann.rows.Bo", 5),
    ]
    assert str(caught.value).startswith("desk.toml:1: 4 faults\n  turn: there is no turn 9")


@pytest.mark.parametrize("document", [None, 3, ["Ann"], b"seed = 1"])
def test_only_texts_and_tables_are_documents(document: object) -> None:
    """Anything else is refused by its type."""
    with pytest.raises(FileError, match="expected a text or a table"):
        boardroom.load(document)
