"""Pictures of The Executives: the table, the cards and tokens of every player."""

from __future__ import annotations

from typing import Any

from executives import boardroom, render
from executives.render.pictures import Card, Chip, Item, Panel, Picture, Words

Facts = list[tuple[str, str]]


def drawn(document: str, seat: int | None = None) -> Picture:
    """The picture of a position as a seat sees it."""
    game, state = boardroom.load(document)
    return render.picture(game, game.view(state, seat))


def panel(picture: Picture, key: str) -> Panel:
    """The panel with that key."""
    return next(one for one in picture.panels if one.key == key)


def row(picture: Picture, key: str, label: str) -> tuple[Item, ...]:
    """The items of a row, () if there is no such row."""
    rows = {one.label: one.items for one in panel(picture, key).rows}
    return rows.get(label, ())


def told(chips: tuple[Any, ...]) -> Facts:
    """Word and number of each chip."""
    return [(chip.word, chip.number) for chip in chips]


def shown(cards: tuple[Any, ...]) -> list[tuple[str, ...]]:
    """Key, how it lies, and notes of each card."""
    return [(card.key, card.lies, *card.notes) for card in cards]


TRICK = """
turn = 3
coo = "Bo"
trump = "spades"
indicator = "spades-2"
trick = ["hearts-7 from gifts", "spades-3"]
discards = ["clubs-9", "diamonds-ace"]
spent = { Ann = 3, Bo = 1 }
ceo_votes = 1
[players.Ann]
hand = ["clubs-2", "hearts-4", "hearts-5"]
gifts = ["hearts-10"]
locked = ["clubs-10"]
voids = ["diamonds"]
influence = { Ann = 5, Bo = 2, ceo = 1 }
rows = { Bo = 3, Cy = 1 }
votes = 2
agenda = "insider"
[players.Bo]
agenda = "sleeper"
[players.Cy]
tricks = 1
"""

# -- the table ------------------------------------------------------------------------------------


def test_the_table_has_turn_roles_trump_and_stock() -> None:
    """8 cards in hands, 2 in the trick, 2 gifts, 2 discards, 1 turned up: 25 of 40 are left."""
    picture = drawn(TRICK)
    assert picture.title == "Turn 3 of 5: trick 1 of 3, Ann decides"
    assert [one.key for one in picture.panels] == ["table", "p1", "p2", "p3"]
    table = panel(picture, "table")
    assert told(table.facts) == [
        ("turn", "3 of 5"),
        ("COO", "Bo"),
        ("General Counsel", "Cy"),
        ("trump", "♠ spades"),
        ("stock", "25"),
    ]
    assert shown(row(picture, "table", "turned up")) == [("spades-2", "")]


def test_the_table_has_what_belongs_to_nobody() -> None:
    """7 of the CEO's 10 tokens are left after 3 tricks; spent tokens and discards."""
    picture = drawn(TRICK)
    assert told(row(picture, "table", "legacy CEO")) == [("pool", "7"), ("votes", "1")]
    assert told(row(picture, "table", "spent")) == [("Ann", "3"), ("Bo", "1")]
    assert told(row(picture, "table", "discards")) == [
        ("♣ clubs-9", ""),
        ("♦ diamonds-ace", ""),
    ]


def test_the_trick_tells_who_played_and_who_wins() -> None:
    """Bo led a gift; the trump of Cy is ahead of it."""
    assert shown(row(drawn(TRICK), "table", "trick")) == [
        ("hearts-7", "", "by Bo", "a gift"),
        ("spades-3", "", "by Cy", "wins so far"),
    ]
    picture = drawn("""
coo = "Cy"
trump = "clubs"
trick = ["hearts-2 from locked", "diamonds-10"]
[game]
variants = { locked_gifts_playable = true }
""")
    assert shown(row(picture, "table", "trick")) == [
        ("hearts-2", "", "by Cy", "a locked gift", "wins so far"),
        ("diamonds-10", "", "by Ann"),
    ]


def test_an_empty_trick_is_told() -> None:
    """Before the lead there is no card; before the tricks there is no such row."""
    leading = drawn('turn = 2\nplaying = { player = "Bo", trick = 2 }')
    assert leading.title == "Turn 2 of 5: trick 2 of 2, Bo decides"
    assert row(leading, "table", "trick") == (Words(text="no card yet", faint=True),)
    assert row(drawn('bidding = "Bo"'), "table", "trick") == ()


def test_no_trump_is_told() -> None:
    """Without trumps the table says so, and nothing is turned up."""
    picture = drawn('bidding = "Bo"\n[game]\nvariants = { trump_rule = "none" }')
    assert ("trump", "none") in told(panel(picture, "table").facts)
    assert row(picture, "table", "turned up") == ()


def test_cards_have_sign_word_and_hue_of_their_suit() -> None:
    """Four suits, four hues; the name is what is printed, the key what actions say."""
    picture = drawn(
        """
turn = 4
coo = "Ann"
[players.Ann]
hand = ["clubs-ace", "diamonds-2", "hearts-9", "spades-10"]
""",
        0,
    )
    hand = row(picture, "p1", "hand")
    assert all(isinstance(card, Card) for card in hand)
    assert [(card.name, card.kind) for card in hand if isinstance(card, Card)] == [
        ("♣ ace", "clubs"),
        ("♦ 2", "diamonds"),
        ("♥ 9", "hearts"),
        ("♠ 10", "spades"),
    ]
    assert sorted(card.hue for card in hand if isinstance(card, Card)) == [0, 1, 2, 3]


# -- players --------------------------------------------------------------------------------------


def test_a_player_has_roles_votes_and_tricks() -> None:
    """Bo is the COO and won the 2 tricks that Cy did not; Ann is asked."""
    picture = drawn(TRICK)
    bo, cy = panel(picture, "p2"), panel(picture, "p3")
    assert told(bo.facts) == [("COO", ""), ("votes", "1"), ("tricks", "2")]
    assert told(cy.facts) == [("General Counsel", ""), ("votes", "1"), ("tricks", "1")]
    assert told(panel(picture, "p1").facts) == [("votes", "2"), ("tricks", "0")]
    assert [one.asked for one in picture.panels] == [False, True, False, False]
    assert [one.title for one in picture.panels] == ["Table", "Ann", "Bo", "Cy"]


def test_the_own_hand_is_open_and_others_show_backs() -> None:
    """Ann sees her 3 cards, and the backs of the 2 that Cy has left."""
    own, other = drawn(TRICK, 0), drawn(TRICK, 1)
    assert shown(row(own, "p1", "hand")) == [("clubs-2", ""), ("hearts-4", ""), ("hearts-5", "")]
    assert shown(row(own, "p3", "hand")) == [("card", "back")] * 2
    assert shown(row(other, "p1", "hand")) == [("card", "back")] * 3
    assert own.of == "as Ann sees it"
    assert drawn(TRICK).of == "as everybody sees it"


def test_cards_that_all_saw_lie_open_in_every_hand() -> None:
    """An unsold bribe that went to the hand is known to everybody."""
    document = """
turn = 3
coo = "Ann"
playing = "Ann"
[game]
variants = { unsold_bribe = "to_hand" }
[players.Cy]
hand = ["clubs-2", "clubs-3", "clubs-4"]
exposed = ["spades-9"]
"""
    assert shown(row(drawn(document), "p3", "hand")) == [
        *[("card", "back")] * 3,
        ("spades-9", "", "seen by all"),
    ]


def test_gifts_lie_upright_and_locked_ones_sideways() -> None:
    """The locked gift says so in a word too."""
    assert shown(row(drawn(TRICK), "p1", "gifts")) == [
        ("hearts-10", ""),
        ("clubs-10", "sideways", "locked"),
    ]
    assert told(row(drawn(TRICK), "p1", "void of")) == [("♦ diamonds", "")]


def test_tokens_are_told_by_origin() -> None:
    """Personal influence as chips, the legacy CEO's last; who has none is told."""
    assert told(row(drawn(TRICK), "p1", "influence")) == [("Ann", "5"), ("Bo", "2"), ("CEO", "1")]
    none = drawn('coo = "Ann"\ntaking = "Ann"\n[players.Ann]\nbids = { Bo = 8 }')
    assert row(none, "p2", "influence") == (Words(text="none", faint=True),)


def test_rows_have_a_space_for_each_token_that_fills_them() -> None:
    """3 of Bo fill the row, 1 of Cy leaves two spaces."""
    tracks: Any = row(drawn(TRICK), "p1", "rows")
    assert [(one.name, one.spaces, one.markers) for one in tracks] == [
        ("Bo 3 of 3", ("1", "2", "3"), ((0, ""), (1, ""), (2, ""))),
        ("Cy 1 of 3", ("1", "2", "3"), ((0, ""),)),
    ]


def test_a_row_may_hold_more_than_fills_it() -> None:
    """Where the overflow is kept, 5 of 3 have 5 spaces."""
    tracks: Any = row(
        drawn("""
[game]
variants = { row_overflow = "keep" }
[players.Ann]
rows = { Bo = 5 }
"""),
        "p1",
        "rows",
    )
    assert [(one.name, len(one.spaces), len(one.markers)) for one in tracks] == [
        ("Bo 5 of 3", 5, 5)
    ]


def test_bids_lie_on_the_bribe() -> None:
    """The bribe, then who has bid how much of whom."""
    picture = drawn("""
coo = "Ann"
bidding = "Cy"
passed = ["Bo"]
[players.Ann]
bribe = "hearts-2"
bids = { Bo = 2, Cy = "1 of Bo" }
[players.Cy]
bribe = "hearts-3"
""")
    bribe, *bids = row(picture, "p1", "bribe")
    assert shown((bribe,)) == [("hearts-2", "")]
    assert told(tuple(bids)) == [("Bo", "2 of Bo"), ("Cy", "1 of Bo")]
    assert row(picture, "p3", "bribe")[1:] == (Words(text="no bids", faint=True),)


def test_an_agenda_is_its_owners() -> None:
    """Ann reads what hers asks for, others see the back."""
    own = row(drawn(TRICK, 0), "p1", "agenda")
    assert shown(own) == [("insider", "", "You won at least 4 tricks in the game.")]
    for seat in (1, None):
        assert shown(row(drawn(TRICK, seat), "p1", "agenda")) == [("agenda", "back")]


def test_the_agenda_given_back_is_its_owners() -> None:
    """Only the player who gave it back sees it."""
    document = """
bidding = "Bo"
[game]
variants = { agendas = "keep_one_of_two" }
[players.Ann]
agenda = "insider"
returned = "sleeper"
"""
    assert shown(row(drawn(document, 0), "p1", "gave back")) == [
        ("sleeper", "", "You won at most 1 trick in the game.")
    ]
    for seat in (1, None):
        assert row(drawn(document, seat), "p1", "gave back") == ()


def test_the_end_has_the_title_and_the_agendas() -> None:
    """Ann has most votes; what was hidden is revealed to all, and nobody is asked."""
    picture = drawn("""
over = true
[players.Ann]
votes = 3
agenda = "takeover"
""")
    assert picture.title == "The game is over: the CEO title goes to Ann"
    assert row(picture, "table", "new CEO") == (Words(text="Ann"),)
    assert shown(row(picture, "p1", "agenda")) == [
        ("takeover", "", "You hold or share the CEO title.", "revealed")
    ]
    assert not any(one.asked for one in picture.panels)
    words = [word for word, _ in told(panel(picture, "table").facts)]
    assert words == ["turn", "COO", "General Counsel"]


def test_chips_of_suits_have_the_hue_of_the_cards() -> None:
    """Trump, voids and discards repeat it."""
    picture = drawn(TRICK, 0)
    hand: Any = row(picture, "p1", "hand")
    clubs = hand[0].hue
    chips: Any = row(picture, "table", "discards")
    assert chips[0] == Chip(word="♣ clubs-9", hue=clubs)
    trick: Any = row(picture, "table", "trick")
    trump = next(fact for fact in panel(picture, "table").facts if fact.word == "trump")
    assert trump.hue == trick[1].hue != clubs
