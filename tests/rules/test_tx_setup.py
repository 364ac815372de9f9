"""The deck, tokens and vote markers of The Executives (TX.SETUP.01 to .05)."""

from __future__ import annotations

import pytest

from executives import boardroom
from executives.boardroom.cards import CARDS
from support.boardroom_table import Table
from support.boardroom_tables import final_state, line_of_play
from support.names import NAMES

TRICK = """
turn = 1
coo = "Ann"
trump = "{trump}"
trick = ["{led}", "{second}"]
[players.Cy]
hand = ["{last}"]
"""

LAST_BALLOT = """
coo = "Ann"
ceo_votes = {legacy}
[voting]
player = "Cy"
round = 4
ballots = {{ Ann = "{spent}", Bo = "1 of Bo" }}
[players.Ann]
influence = {{ Ann = 0, ceo = 2 }}
"""


# -- the deck -------------------------------------------------------------------------------------


@pytest.mark.rule("TX.SETUP.01")
def test_the_deck_has_forty_cards_and_no_face_cards() -> None:
    """Four suits with the ranks ace and 2 to 10: 52 - 4 x 3 cards, no two of them alike."""
    ranks = ["ace", *map(str, range(2, 11))]
    suits = ("clubs", "diamonds", "hearts", "spades")
    assert sorted(CARDS) == sorted(f"{suit}-{rank}" for suit in suits for rank in ranks)
    assert len(CARDS) == 52 - 4 * 3


@pytest.mark.rule("TX.SETUP.01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_begins_with_all_forty_cards(seats: int) -> None:
    """Hands, bribes, the card turned up and the stock are the deck, each card once."""
    state = Table("seed = 3", seats=seats).state
    lying = [*state.stock, state.indicator]
    for player in state.players:
        lying += [*player.hand, player.bribe]
    assert sorted(lying) == sorted(CARDS)


@pytest.mark.rule("TX.SETUP.01")
@pytest.mark.parametrize(
    ("led", "second", "last", "high", "low"),
    [
        ("hearts-10", "hearts-ace", "hearts-9", "Bo", "Ann"),
        ("hearts-ace", "hearts-2", "hearts-10", "Ann", "Cy"),
        ("hearts-ace", "hearts-2", "clubs-10", "Ann", "Bo"),
        ("hearts-3", "spades-2", "spades-ace", "Cy", "Bo"),
        ("hearts-3", "hearts-2", "hearts-ace", "Cy", "Ann"),
    ],
)
def test_the_ace_is_the_highest_card_or_the_lowest(
    led: str, second: str, last: str, high: str, low: str
) -> None:
    """The ace beats the 10 of its suit, among trumps too; ``ace_high=False``: the 2 beats it."""
    document = TRICK.format(trump="spades", led=led, second=second, last=last)
    assert Table(document).play(f"Cy play {last}").coo() == high
    assert Table(document, ace_high=False).play(f"Cy play {last}").coo() == low


@pytest.mark.rule("TX.SETUP.01")
def test_a_low_ace_of_trumps_still_beats_other_suits() -> None:
    """Rank counts within a suit only: the lowest trump wins against the highest card led."""
    document = TRICK.format(trump="spades", led="hearts-10", second="hearts-9", last="spades-ace")
    assert Table(document, ace_high=False).play("Cy play spades-ace").coo() == "Cy"


# -- influence ------------------------------------------------------------------------------------


@pytest.mark.rule("TX.SETUP.02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_begins_with_eight_own_tokens(seats: int) -> None:
    """Eight tokens of the own origin in personal influence, and nothing of anybody else."""
    table = Table(seats=seats)
    for name in NAMES[:seats]:
        assert table.influence(name) == {name: 8}
        assert table.rows(name) == {}


@pytest.mark.rule("TX.SETUP.02")
def test_tokens_keep_their_origin_in_other_hands() -> None:
    """Ann's tokens that Bo was paid stay Ann's: Bo bids them as such, and Cy gets them so."""
    table = Table(
        """
        coo = "Cy"
        bidding = "Bo"
        [players.Bo]
        influence = { Bo = 6, Ann = 3 }
        """
    )
    assert not table.allows("Bo bid 4 of Ann on Cy")
    table.play("Bo bid 3 of Ann on Cy")
    assert table.bids("Cy") == [("Bo", 3, "Ann")]
    assert table.influence("Bo") == {"Bo": 6}
    table.play("Cy pass", "Ann pass", "Bo pass", "Cy take-bribe of Bo full; place row")
    assert table.rows("Cy") == {"Ann": 3}


@pytest.mark.rule("TX.SETUP.03")
def test_the_legacy_ceo_begins_with_ten_tokens() -> None:
    """One for each trick: 1 + 2 + 3 + 4 over the four turns."""
    assert Table().state.ceo_pool == 1 + 2 + 3 + 4


@pytest.mark.rule("TX.SETUP.03")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_tokens_of_the_legacy_ceo_last_exactly_for_all_tricks(seats: int) -> None:
    """After every decision the pool is 10 less the tricks played, and empty only after turn 4."""
    game = boardroom.Game(NAMES[:seats])
    for state, _ in line_of_play(game, 5):
        assert state.ceo_pool == 10 - sum(player.tricks for player in state.players)
        assert (state.ceo_pool == 0) == (state.turn == 5)


@pytest.mark.rule("TX.SETUP.03")
def test_tokens_of_the_legacy_ceo_are_a_type_of_their_own() -> None:
    """Two tokens of the CEO beat one of Bo's: the type wins, not the player who spent them."""
    table = Table(LAST_BALLOT.format(legacy=0, spent="2 of ceo"))
    table.play("Cy abstain")
    assert table.state.ceo_votes == 1
    assert table.events("VoteRoundWon")[0].origins == (boardroom.CEO,)


# -- vote markers ---------------------------------------------------------------------------------


@pytest.mark.rule("TX.SETUP.04")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_begins_with_one_vote_marker(seats: int) -> None:
    """One each, and none for the legacy CEO."""
    state = Table(seats=seats).state
    assert [player.votes for player in state.players] == [1] * seats
    assert state.ceo_votes == 0


@pytest.mark.rule("TX.SETUP.04")
def test_vote_markers_do_not_run_out() -> None:
    """All three win all four rounds: 1 + 4 markers each, many more than one per player."""
    table = Table('coo = "Ann"\nvoting = "Ann"')
    for _ in range(4):
        for name in ("Ann", "Bo", "Cy"):
            table.play(f"{name} spend 2 of {name}")
    assert [player.votes for player in table.state.players] == [1 + 4] * 3


@pytest.mark.rule("TX.SETUP.05")
@pytest.mark.parametrize("seed", range(6))
def test_vote_markers_are_never_lost(seed: int) -> None:
    """Whatever is played, no player's number of markers ever gets smaller."""
    game = boardroom.Game(NAMES[:4], variants=boardroom.Variants(vote_tie="none"))
    before = (1, 1, 1, 1)
    for state, _ in line_of_play(game, seed):
        now = tuple(player.votes for player in state.players)
        assert all(more >= less for more, less in zip(now, before, strict=True))
        before = now
    assert min(player.votes for player in final_state(game, seed).players) >= 1


@pytest.mark.rule("TX.SETUP.05")
def test_the_first_vote_marker_cannot_be_spent() -> None:
    """Without influence there is nothing to spend: abstaining is all that is left."""
    table = Table('coo = "Ann"\nvoting = "Ann"\n[players.Ann]\ninfluence = { Ann = 0, ceo = 0 }')
    assert table.player("Ann").votes == 1
    assert table.legal("Ann") == {"abstain"}


@pytest.mark.rule("TX.SETUP.05")
def test_the_first_vote_marker_counts_at_the_end() -> None:
    """Nobody spends anything: all share the title, and each has 2 points for the marker."""
    table = Table('coo = "Ann"\nvoting = "Ann"')
    for _ in range(4):
        table.play("Ann abstain", "Bo abstain", "Cy abstain")
    assert table.game.title(table.state) == ((0, 1, 2), False)
    assert [table.points(name)["TX.SCORE.06"] for name in ("Ann", "Bo", "Cy")] == [2, 2, 2]


@pytest.mark.rule("TX.SETUP.05")
def test_the_first_vote_marker_ties_the_legacy_ceo() -> None:
    """One marker of the legacy CEO is as many as each player's first one."""
    table = Table(LAST_BALLOT.format(legacy=1, spent="1 of Ann").replace("Ann = 0", "Ann = 3"))
    table.play("Cy spend 2 of Cy")
    assert [player.votes for player in table.state.players] == [1, 1, 1 + 1]
    assert table.game.title(table.state) == ((2,), False)
    table = Table("over = true\nceo_votes = 1")
    assert table.game.title(table.state) == ((0, 1, 2), True)
