"""The first COO and the General Counsel (TX.SETUP.15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from executives import boardroom
from executives.boardroom.state import GameState
from support.boardroom_table import Table
from support.boardroom_tables import line_of_play
from support.names import NAMES

GC_RULES = ("left_of_coo", "right_of_coo", "rotating", "fixed", "fewest_tricks")


# -- the first COO --------------------------------------------------------------------------------


@pytest.mark.rule("TX.SETUP.15")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_seed_draws_the_first_coo(seats: int) -> None:
    """The same for the same seed, and over some seeds each seat about as often."""
    game = boardroom.Game(NAMES[:seats])
    drawn = [game.start(seed).coo for seed in range(100)]
    assert drawn == [game.start(seed).coo for seed in range(100)]
    for seat in range(seats):
        assert 100 / seats / 2 < drawn.count(seat) < 100 / seats * 2


@pytest.mark.rule("TX.SETUP.15")
def test_roles_are_settled_before_the_first_bid() -> None:
    """When the first bid is asked for there is a COO, and the General Counsel is asked."""
    for seed in range(10):
        state = boardroom.Game(NAMES[:4]).start(seed)
        assert state.coo in range(4)
        assert state.gc == (state.coo + 1) % 4
        assert boardroom.Game(NAMES[:4]).to_act(state) == (state.gc,)


@pytest.mark.rule("TX.SETUP.15")
def test_the_oldest_player_may_be_the_first_coo() -> None:
    """The first one given is the oldest and COO whatever the seed, where the draw differs."""
    drawn = boardroom.Game(NAMES[:4])
    oldest = boardroom.Game(NAMES[:4], variants=boardroom.Variants(first_coo="oldest"))
    assert {oldest.start(seed).coo for seed in range(40)} == {0}
    assert {drawn.start(seed).coo for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("TX.SETUP.15")
def test_the_first_coo_may_be_voted() -> None:
    """All nominate at once, each anybody, oneself too; whom most name is the COO."""
    table = Table("seed = 1", seats=4, first_coo="vote")
    assert table.state.turn == 0
    assert table.to_act() == ["Ann", "Bo", "Cy", "Di"]
    assert table.legal("Bo") == {f"nominate p{number}" for number in (1, 2, 3, 4)}
    table.play("Di nominate Cy", "Ann nominate Ann", "Bo nominate Cy")
    assert table.to_act() == ["Cy"]
    table.play("Cy nominate Bo")
    assert (table.state.turn, table.coo()) == (1, "Cy")
    assert table.to_act() == ["Di"]


@pytest.mark.rule("TX.SETUP.15")
@pytest.mark.parametrize("winner", NAMES[:4])
def test_a_majority_elects_whatever_the_seed(winner: str) -> None:
    """Three of four votes are enough with each seat drawn to break ties."""
    for seed in range(12):
        table = Table(f"seed = {seed}", seats=4, first_coo="vote")
        other = "Ann" if winner != "Ann" else "Bo"
        table.play(f"Ann nominate {winner}", f"Bo nominate {other}")
        table.play(f"Cy nominate {winner}", f"Di nominate {winner}")
        assert table.coo() == winner


def seed_that_draws(coo: int) -> int:
    """A seed of which the draw would make this seat the first COO of four."""
    game = boardroom.Game(NAMES[:4])
    return next(seed for seed in range(100) if game.start(seed).coo == coo)


@pytest.mark.rule("TX.SETUP.15")
@pytest.mark.parametrize(
    ("drawn", "nominated", "elected"),
    [
        (0, ("Bo", "Di", "Di", "Bo"), "Bo"),
        (1, ("Bo", "Di", "Di", "Bo"), "Bo"),
        (2, ("Bo", "Di", "Di", "Bo"), "Di"),
        (3, ("Bo", "Di", "Di", "Bo"), "Di"),
        (2, ("Ann", "Bo", "Cy", "Di"), "Cy"),
        (3, ("Di", "Cy", "Bo", "Ann"), "Di"),
        (0, ("Cy", "Cy", "Bo", "Bo"), "Bo"),
        (2, ("Ann", "Ann", "Bo", "Di"), "Ann"),
    ],
)
def test_a_tied_vote_goes_to_the_first_from_the_seat_drawn_on(
    drawn: int, nominated: tuple[str, ...], elected: str
) -> None:
    """Of those with the most nominations, clockwise from the seat that the seed draws."""
    table = Table(f"seed = {seed_that_draws(drawn)}", seats=4, first_coo="vote")
    for name, candidate in zip(NAMES, nominated, strict=False):
        table.play(f"{name} nominate {candidate}")
    assert table.coo() == elected


@pytest.mark.rule("TX.SETUP.15")
def test_nominations_are_secret_until_all_are_made() -> None:
    """Others see that Ann has answered, not whom; then all are told in order of seats."""
    table = Table("seed = 1", first_coo="vote").play("Ann nominate Cy")
    frames = [table.game.view(table.state, viewer).pending[-1] for viewer in (0, 1, None)]
    shown = [frame.answers[0].choice for frame in frames]  # type: ignore[union-attr]
    assert shown[0] == (2,)
    assert shown[1] == shown[2] == (0,)
    assert table.refuses("Ann nominate Bo")
    table.play("Cy nominate Bo", "Bo nominate Bo")
    told = [(event.seat, event.candidate) for event in table.events("NominationRevealed")]
    assert told == [(0, 2), (1, 1), (2, 1)]


# -- the General Counsel, one turn after the other ------------------------------------------------


@pytest.mark.rule("TX.SETUP.15")
@pytest.mark.parametrize(
    ("rule", "gc", "following"),
    [
        ("left_of_coo", "Bo", "Di"),
        ("right_of_coo", "Di", "Bo"),
        ("rotating", "Bo", "Cy"),
        ("fixed", "Ann", "Ann"),
        ("fewest_tricks", "Bo", "Ann"),
    ],
)
def test_who_is_the_next_general_counsel(rule: str, gc: str, following: str) -> None:
    """Cy becomes the COO of turn 3, and Ann alone of the four has won no trick so far.

    Left of Cy is Di, right of Cy is Bo; one seat on from Bo is Cy; Ann was the first COO.
    """
    table = Table(
        f"""
        turn = 2
        coo = "Ann"
        gc = "{gc}"
        trump = "spades"
        playing = {{ player = "Di", trick = 2 }}
        trick = ["hearts-4", "hearts-3", "hearts-10"]
        [players.Ann]
        tricks = 0
        [players.Bo]
        tricks = 1
        [players.Cy]
        tricks = 0
        [players.Di]
        tricks = 1
        hand = ["hearts-2"]
        """,
        seats=4,
        gc_rule=rule,
    )
    table.play("Di play hearts-2")
    assert (table.state.turn, table.coo()) == (3, "Cy")
    assert table.game.players[table.state.gc] == following
    assert table.to_act() == [following]


@pytest.mark.rule("TX.SETUP.15")
def test_of_those_with_the_fewest_tricks_the_first_on_the_coos_left_is_counsel() -> None:
    """Ann and Bo have none: from Di, left of the COO Cy, Ann comes before Bo."""
    document = """
        turn = 2
        coo = "{coo}"
        [players.Ann]
        tricks = 0
        [players.Bo]
        tricks = 0
        [players.Cy]
        tricks = {cy}
        [players.Di]
        tricks = {di}
        """
    for coo, cy, di, expected in (("Cy", 1, 0, "Di"), ("Di", 0, 1, "Ann")):
        table = Table(document.format(coo=coo, cy=cy, di=di), seats=4, gc_rule="fewest_tricks")
        assert table.game.players[table.state.gc] == expected


def first_states(game: boardroom.Game, seed: int) -> Iterator[GameState]:
    """The first state of each of turns 1 to 4."""
    turn = 0
    for state, _ in line_of_play(game, seed):
        if turn < state.turn < 5:
            yield state
        turn = state.turn


def expected_counsel(rule: str, state: GameState, first_coo: int) -> int:
    """The General Counsel as each alternative says, from the roles and tricks of a turn."""
    seats = len(state.players)
    if rule == "rotating":
        return (first_coo + state.turn) % seats
    if rule == "fixed":
        return first_coo
    if rule == "right_of_coo":
        return (state.coo + seats - 1) % seats
    order = [(state.coo + step) % seats for step in range(1, seats + 1)]
    if rule == "fewest_tricks":
        # Sorting keeps the order of those with equally many.
        order = sorted(order, key=lambda seat: state.players[seat].tricks)
    return order[0]


@pytest.mark.rule("TX.SETUP.15")
@pytest.mark.parametrize("rule", GC_RULES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_general_counsel_over_whole_games(rule: str, seats: int) -> None:
    """In each turn of several games the Counsel is as ruled, and starts the bidding."""
    game = boardroom.Game(NAMES[:seats], variants=boardroom.Variants(gc_rule=rule))  # type: ignore[arg-type]
    otherwise = 0
    for seed in range(6):
        states = list(first_states(game, seed))
        assert [state.turn for state in states] == [1, 2, 3, 4]
        for state in states:
            assert state.gc == expected_counsel(rule, state, states[0].coo)
            # A Counsel without influence passes by itself.
            can_bid = any(state.players[state.gc].influence)
            assert (game.to_act(state) == (state.gc,)) == can_bid
            otherwise += state.gc != (state.coo + 1) % seats
    assert bool(otherwise) == (rule != "left_of_coo")


@pytest.mark.rule("TX.SETUP.15")
@pytest.mark.parametrize("rule", ["rotating", "fixed"])
def test_a_voted_coo_sets_the_counsel_of_all_turns(rule: str) -> None:
    """The elected COO counts as the first one, not the seat that was drawn: here Di for Ann."""
    seed = seed_that_draws(0)
    table = Table(f"seed = {seed}", seats=4, first_coo="vote", gc_rule=rule)
    for name in NAMES[:4]:
        table.play(f"{name} nominate Di")
    found: dict[int, str] = {}
    while table.state.turn < 5:
        found.setdefault(table.state.turn, table.game.players[table.state.gc])
        action = table.game.legal_actions(table.state)[-1]
        table.state = table.game.apply(table.state, action)
    expected: dict[str, Any] = {
        "rotating": {1: "Ann", 2: "Bo", 3: "Cy", 4: "Di"},
        "fixed": dict.fromkeys((1, 2, 3, 4), "Di"),
    }
    assert found == expected[rule]


@pytest.mark.rule("TX.SETUP.15")
def test_with_two_players_left_and_right_are_the_same() -> None:
    """The other player is the Counsel by either rule, and the COO bids last."""
    for rule in ("left_of_coo", "right_of_coo"):
        table = Table('coo = "Ann"', seats=2, allow_two=True, gc_rule=rule)
        assert table.to_act() == ["Bo"]
