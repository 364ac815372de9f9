"""Players, direction of play and the order of turns (TX.SETUP.08 to .10, .16)."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from executives import boardroom
from executives.boardroom.state import GameState
from executives.core.errors import ConfigurationError
from support.boardroom_table import Table
from support.boardroom_tables import line_of_play
from support.names import NAMES

SIX = (*NAMES, "Flo")

# -- how many players -----------------------------------------------------------------------------


@pytest.mark.rule("TX.SETUP.08")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_can_play(seats: int) -> None:
    """Each of these numbers makes a game."""
    assert boardroom.Game(NAMES[:seats]).start(0).turn == 1


@pytest.mark.rule("TX.SETUP.08")
@pytest.mark.parametrize(
    ("seats", "allow_two"), [(0, False), (1, False), (2, False), (6, False), (1, True), (6, True)]
)
def test_other_numbers_of_players_are_refused(seats: int, allow_two: bool) -> None:
    """Six would need 6 x 2 x 4 = 48 of 40 cards in turn 4; with two there is one bribe to bid on.

    ``allow_two`` allows two, and neither one nor six.
    """
    with pytest.raises(ConfigurationError, match=r"TX\.SETUP\.08") as caught:
        boardroom.Game(SIX[:seats], variants=boardroom.Variants(allow_two=allow_two))
    assert caught.value.key == "players"


@pytest.mark.rule("TX.SETUP.08")
def test_two_can_play_where_it_is_allowed() -> None:
    """With ``allow_two`` the only bribe to bid on is the other player's; 2 x 8 + 10 tokens."""
    with pytest.raises(ConfigurationError):
        boardroom.Game(NAMES[:2])
    table = Table('coo = "Ann"', seats=2, allow_two=True)
    assert table.to_act() == ["Bo"]
    assert table.legal("Bo") == {"pass", *(f"bid {number} of p2 on p1" for number in range(1, 9))}
    states = [state for state, _ in line_of_play(table.game, 3)]
    assert {state.turn for state in states} == {1, 2, 3, 4, 5}


@pytest.mark.rule("TX.SETUP.08")
def test_the_legacy_ceo_is_no_player() -> None:
    """It has no seat, and cannot be bid on or bid: its tokens are an origin, nothing else."""
    table = Table()
    assert len(table.state.players) == 3
    seats = {action.seat for action in table.game.legal_actions(table.state)}
    assert seats <= {0, 1, 2}
    with pytest.raises(ValueError, match="ceo"):
        table.game.parse("ceo pass", table.state)


# -- clockwise ------------------------------------------------------------------------------------


def askers(table: Table, number: int, text: str) -> list[str]:
    """Who is asked, one after the other, while all play the same."""
    asked = []
    for _ in range(number):
        (name,) = table.to_act()
        asked.append(name)
        table.play(f"{name} {text.format(name)}")
    return asked


@pytest.mark.rule("TX.SETUP.09")
def test_bidding_goes_clockwise() -> None:
    """From the General Counsel, who sits to the COO's left, once around to the COO."""
    table = Table('coo = "Bo"', seats=4)
    assert askers(table, 4, "pass") == ["Cy", "Di", "Ann", "Bo"]


@pytest.mark.rule("TX.SETUP.09")
def test_taking_goes_clockwise() -> None:
    """From the COO on, each with a bid on the own bribe sells it."""
    table = Table(
        """
        coo = "Bo"
        taking = "Bo"
        [players.Ann.bids]
        Cy = 1
        [players.Bo.bids]
        Cy = 1
        [players.Cy.bids]
        Di = 1
        [players.Di.bids]
        Cy = 1
        """,
        seats=4,
    )
    asked = []
    for buyer in ("Cy", "Di", "Cy", "Cy"):
        asked += table.to_act()
        table.play(f"{asked[-1]} take-bribe of {buyer} full; place personal")
    assert asked == ["Bo", "Cy", "Di", "Ann"]


@pytest.mark.rule("TX.SETUP.09")
def test_tricks_go_clockwise() -> None:
    """From the COO, who leads, to the left."""
    table = Table(
        """
        turn = 1
        coo = "Cy"
        playing = "Cy"
        [players.Ann]
        hand = ["hearts-2"]
        [players.Bo]
        hand = ["hearts-3"]
        [players.Cy]
        hand = ["hearts-4"]
        [players.Di]
        hand = ["hearts-5"]
        """,
        seats=4,
    )
    for name, rank in (("Cy", 4), ("Di", 5), ("Ann", 2), ("Bo", 3)):
        assert table.to_act() == [name]
        table.play(f"{name} play hearts-{rank}")


@pytest.mark.rule("TX.SETUP.09")
def test_voting_goes_clockwise() -> None:
    """From the COO on in every round."""
    table = Table('coo = "Di"\nvoting = "Di"', seats=4)
    assert askers(table, 8, "abstain") == ["Di", "Ann", "Bo", "Cy"] * 2


@pytest.mark.rule("TX.SETUP.09")
def test_out_of_turn_decisions_are_refused() -> None:
    """Only whose turn it is may decide."""
    table = Table('coo = "Bo"', seats=4)
    assert "TX.SETUP.09" in table.refuses("Ann pass")
    assert table.allows("Cy pass")


# -- the turns ------------------------------------------------------------------------------------

PHASES = {
    "Bidding": "bribes",
    "Taking": "bribes",
    "Placing": "bribes",
    "Playing": "tricks",
    "Voting": "votes",
}


def phase(state: GameState) -> tuple[int, str]:
    """The turn, and what is going on."""
    return state.turn, PHASES[type(state.pending[-1]).__name__]


@pytest.mark.rule("TX.SETUP.10")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_four_turns_of_bribes_and_tricks_come_before_the_vote(seats: int) -> None:
    """Turns 1 to 4: bidding, then tricks; turn 5 is voting only."""
    for seed in range(5):
        states = [state for state, _ in line_of_play(boardroom.Game(NAMES[:seats]), seed)]
        assert [key for key, _ in groupby(states, phase)] == [
            *((turn, what) for turn in (1, 2, 3, 4) for what in ("bribes", "tricks")),
            (5, "votes"),
        ]


@pytest.mark.rule("TX.SETUP.10")
def test_what_belongs_to_other_turns_is_refused() -> None:
    """In turn 5 nobody bids or plays a card, and in turn 1 nobody votes."""
    table = Table('coo = "Ann"\nvoting = "Ann"')
    assert "TX.SETUP.10" in table.refuses("Ann bid 1 of Ann on Bo")
    assert "TX.SETUP.10" in table.refuses("Ann play hearts-2")
    table = Table('coo = "Cy"')
    assert "TX.SETUP.10" in table.refuses("Ann spend 1 of Ann")


@pytest.mark.rule("TX.SETUP.10")
def test_the_game_is_over_after_turn_five() -> None:
    """After the fourth vote round nothing can be decided any more."""
    table = Table('coo = "Ann"\nvoting = { player = "Cy", round = 4 }').play("Cy abstain")
    assert table.game.is_over(table.state)
    assert table.legal() == set()
    assert table.refuses("Ann abstain") == {"TX.SETUP.10"}


# -- the CEO --------------------------------------------------------------------------------------


def with_votes(document: str, **votes: Any) -> Table:
    """A table where the vote markers are as given; ``ceo`` are those of the legacy CEO."""
    legacy = votes.pop("ceo", 0)
    players = "\n".join(f"[players.{name}]\nvotes = {number}" for name, number in votes.items())
    return Table(f"ceo_votes = {legacy}\n{document}\n{players}")


STANDINGS: tuple[dict[str, int], ...] = ({}, {"Ann": 4}, {"Cy": 4}, {"ceo": 3})


@pytest.mark.rule("TX.SETUP.16")
@pytest.mark.parametrize(
    ("document", "text"),
    [
        ('coo = "Cy"\nbidding = "Ann"', "bid 3 of Ann on Bo"),
        ('turn = 3\ncoo = "Ann"\nplaying = "Ann"\nseed = 1', ""),
        ('coo = "Ann"\nvoting = "Ann"', "spend 5 of Ann"),
    ],
)
def test_being_ahead_for_the_ceo_changes_nothing_in_play(document: str, text: str) -> None:
    """Whoever has the most markers, the same is legal, and the same happens."""
    tables = [with_votes(document, **standing) for standing in STANDINGS]
    assert len({frozenset(table.legal()) for table in tables}) == 1
    action = text or sorted(tables[0].legal("Ann"))[0]
    events = {table.play(f"Ann {action}").last.events for table in tables}  # type: ignore[union-attr]
    assert len(events) == 1


@pytest.mark.rule("TX.SETUP.16")
def test_the_legacy_ceo_decides_nothing() -> None:
    """In whole games only the seats of players are ever asked."""
    for seats in (3, 4, 5):
        for state, action in line_of_play(game := boardroom.Game(NAMES[:seats]), 8):
            assert set(game.to_act(state)) <= set(range(seats))
            assert action.seat in range(seats)
