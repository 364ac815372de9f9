"""The Executives: bidding for bribes (TX.BRIBE.01-.09)."""

from __future__ import annotations

import pytest

from executives.core.errors import ActionSyntaxError
from support.boardroom_table import Table
from support.names import NAMES

BO_HAS_COLLECTED = """
coo = "Ann"
turn = 2
[players.Bo]
influence = { Bo = 2, Ann = 3, ceo = 1 }
"""


def everybody_bids_on_everything(table: Table) -> list[str]:
    """Each asked bids one own token on the first open bribe; the texts of all that was done."""
    done: list[str] = []
    while "pass" in table.legal():
        (name,) = table.to_act()
        target = min(text for text in table.legal(name) if text.startswith("bid 1 "))
        table.play(f"{name} {target}")
        done += [target, *table.forced()]
    return done


@pytest.mark.rule("TX.BRIBE.01")
@pytest.mark.parametrize(("coo", "order"), [("Ann", "Bo Cy Di Ann"), ("Cy", "Di Ann Bo Cy")])
def test_the_general_counsel_bids_first_and_the_others_follow_clockwise(
    coo: str, order: str
) -> None:
    """From the General Counsel, on the COO's left, the turn to bid goes round clockwise."""
    table = Table(f'coo = "{coo}"', seats=4)
    for name in order.split():
        assert table.to_act() == [name]
        other = next(player for player in NAMES[:4] if player != name)
        table.play(f"{name} bid 1 of {name} on {other}")


@pytest.mark.rule("TX.BRIBE.01")
def test_the_first_bidder_is_the_general_counsel_whoever_is_coo() -> None:
    """Where the General Counsel does not sit on the COO's left, he is first all the same."""
    table = Table('coo = "Ann"', gc_rule="right_of_coo")
    assert table.to_act() == ["Cy"]
    table.play("Cy bid 1 of Cy on Bo")
    assert table.to_act() == ["Ann"]


@pytest.mark.rule("TX.BRIBE.01")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_begins_with_the_bid_of_the_general_counsel(seed: int) -> None:
    """Whomever the seed makes COO, the first decision of a game is that of the left neighbour."""
    game = Table(seats=4).game
    state = game.start(seed)
    assert game.to_act(state) == (state.gc,) == ((state.coo + 1) % 4,)


@pytest.mark.rule("TX.BRIBE.01")
def test_the_bidding_goes_round_again_and_again() -> None:
    """After everybody has bid once, the General Counsel is asked a second time."""
    table = Table('coo = "Ann"')
    table.play("Bo bid 1 of Bo on Ann", "Cy bid 1 of Cy on Ann", "Ann bid 1 of Ann on Bo")
    assert table.to_act() == ["Bo"]
    table.play("Bo bid 1 of Bo on Cy", "Cy bid 1 of Cy on Bo", "Ann bid 1 of Ann on Cy")
    assert table.bids("Cy") == [("Bo", 1, "Bo"), ("Ann", 1, "Ann")]


@pytest.mark.rule("TX.BRIBE.02")
def test_a_bid_is_from_one_token_up_to_all_in_personal_influence() -> None:
    """With two tokens one bids 1 or 2 on either of the two other bribes, or passes."""
    table = Table('coo = "Ann"\n[players.Bo]\ninfluence = 2')
    assert table.legal("Bo") == {
        *("bid 1 of p2 on p1", "bid 2 of p2 on p1"),
        *("bid 1 of p2 on p3", "bid 2 of p2 on p3"),
        "pass",
    }
    assert table.refuses("Bo bid 3 of Bo on Ann") == {"TX.BRIBE.02"}


@pytest.mark.rule("TX.BRIBE.02")
def test_a_bid_of_no_tokens_does_not_exist() -> None:
    """A bid has one token at least: none for a bribe is no decision of the game."""
    table = Table('coo = "Ann"')
    assert table.allows("Bo bid 1 of Bo on Ann")
    with pytest.raises(ActionSyntaxError):
        table.game.parse("Bo bid 0 of Bo on Ann", table.state)


@pytest.mark.rule("TX.BRIBE.02")
def test_a_bidding_turn_is_one_bid() -> None:
    """After one bid, on one bribe, it is the next player's turn."""
    table = Table('coo = "Ann"').play("Bo bid 2 of Bo on Ann")
    assert table.to_act() == ["Cy"]
    assert table.legal("Bo") == set()
    assert table.bids("Ann") == [("Bo", 2, "Bo")]
    assert table.bids("Cy") == []


@pytest.mark.rule("TX.BRIBE.02")
def test_where_no_bribe_lies_there_is_nothing_to_bid_on() -> None:
    """A bid is on a bribe card, so there is none on a player without one."""
    table = Table('coo = "Ann"\n[players.Cy]\nbribe = ""')
    assert table.refuses("Bo bid 1 of Bo on Cy") == {"TX.BRIBE.02"}
    assert {text[-2:] for text in table.legal("Bo") if text != "pass"} == {"p1"}


@pytest.mark.rule("TX.BRIBE.03")
def test_nobody_bids_on_the_own_bribe() -> None:
    """The own bribe is neither offered nor accepted."""
    table = Table('coo = "Ann"')
    assert table.refuses("Bo bid 1 of Bo on Bo") == {"TX.BRIBE.03"}
    assert not any(text.endswith("on p2") for text in table.legal("Bo"))


@pytest.mark.rule("TX.BRIBE.04")
def test_tokens_of_a_bid_leave_personal_influence_and_lie_on_the_bribe() -> None:
    """Of 8 tokens 3 go to the bribe, so that 8 - 3 are left for further bids."""
    table = Table('coo = "Ann"').play("Bo bid 3 of Bo on Ann", "Cy pass", "Ann pass")
    assert table.influence("Bo") == {"Bo": 8 - 3}
    assert table.bids("Ann") == [("Bo", 3, "Bo")]
    assert table.refuses("Bo bid 6 of Bo on Cy") == {"TX.BRIBE.02"}
    assert table.allows("Bo bid 5 of Bo on Cy")


@pytest.mark.rule("TX.BRIBE.04")
def test_bids_lie_on_the_bribe_until_its_owner_takes_one() -> None:
    """The end of the bidding and the takes of others leave the tokens where they are."""
    table = Table('coo = "Ann"').play("Bo bid 3 of Bo on Ann", "Cy bid 2 of Cy on Bo", "Ann pass")
    table.play("Bo pass", "Cy pass")
    assert table.to_act() == ["Ann"]
    assert table.bids("Ann") == [("Bo", 3, "Bo")]
    table.play("Ann take-bribe of Bo full", "Ann place personal")
    assert table.bids("Ann") == []
    assert table.bids("Bo") == [("Cy", 2, "Cy")]
    assert table.influence("Cy") == {"Cy": 8 - 2}


@pytest.mark.rule("TX.BRIBE.04")
def test_collected_tokens_may_be_bid_one_type_at_a_time() -> None:
    """A bid has tokens of one type only, at most as many as one has of this type."""
    table = Table(BO_HAS_COLLECTED)
    on_ann = {text for text in table.legal("Bo") if text.endswith("on p1")}
    assert on_ann == {
        *("bid 1 of p2 on p1", "bid 2 of p2 on p1"),
        *("bid 1 of p1 on p1", "bid 2 of p1 on p1", "bid 3 of p1 on p1"),
        "bid 1 of ceo on p1",
    }
    assert table.refuses("Bo bid 4 of Ann on Cy") == {"TX.BRIBE.02"}
    table.play("Bo bid 1 of ceo on Cy")
    assert table.bids("Cy") == [("Bo", 1, "ceo")]
    assert table.influence("Bo") == {"Bo": 2, "Ann": 3}


@pytest.mark.rule("TX.BRIBE.04", "TX.BRIBE.05")
def test_a_bid_is_not_made_up_of_two_types() -> None:
    """After a bid of one type nothing of another type can be added to it."""
    table = Table(BO_HAS_COLLECTED).play("Bo bid 2 of Bo on Cy")
    assert table.to_act() == ["Cy"]
    assert table.refuses("Bo add 1 of Ann")
    table.play("Cy pass", "Ann pass")
    assert table.refuses("Bo bid 1 of Ann on Cy") == {"TX.BRIBE.05"}


@pytest.mark.rule("TX.BRIBE.05")
def test_no_second_bid_on_the_same_bribe() -> None:
    """Whoever has bid on a bribe neither raises nor repeats the bid."""
    table = Table('coo = "Ann"').play("Bo bid 1 of Bo on Ann", "Cy pass", "Ann pass")
    assert table.refuses("Bo bid 1 of Bo on Ann") == {"TX.BRIBE.05"}
    assert table.refuses("Bo bid 4 of Bo on Ann") == {"TX.BRIBE.05"}
    assert {text[-2:] for text in table.legal("Bo") if text != "pass"} == {"p3"}


@pytest.mark.rule("TX.BRIBE.05")
def test_several_players_may_bid_on_one_bribe() -> None:
    """A bid keeps nobody else from the bribe; it may even be smaller than the first one."""
    table = Table('coo = "Ann"', seats=4)
    table.play("Bo bid 3 of Bo on Ann", "Cy bid 1 of Cy on Ann", "Di bid 3 of Di on Ann")
    assert table.bids("Ann") == [("Bo", 3, "Bo"), ("Cy", 1, "Cy"), ("Di", 3, "Di")]


@pytest.mark.rule("TX.BRIBE.06")
def test_one_player_may_bid_on_several_bribes() -> None:
    """While the others pass, one player bids on each of their three bribes."""
    table = Table('coo = "Ann"', seats=4)
    table.play("Bo bid 1 of Bo on Cy", "Cy pass", "Di pass", "Ann pass")
    table.play("Bo bid 2 of Bo on Di", "Bo bid 3 of Bo on Ann")
    bids = [table.bids(name) for name in ("Ann", "Cy", "Di")]
    assert bids == [[("Bo", 3, "Bo")], [("Bo", 1, "Bo")], [("Bo", 2, "Bo")]]
    assert table.influence("Bo") == {"Bo": 8 - 1 - 2 - 3}


@pytest.mark.rule("TX.BRIBE.07")
def test_passing_is_always_allowed() -> None:
    """Before any bid, after own bids, and as the last one in the bidding one may pass."""
    table = Table('coo = "Ann"')
    for text in ("Bo bid 1 of Bo on Ann", "Cy bid 8 of Cy on Ann", "Ann bid 1 of Ann on Bo"):
        assert table.allows(f"{text.split()[0]} pass")
        table.play(text)
    table.play("Bo pass")
    # Cy has no tokens left, so only Ann can still bid.
    assert table.to_act() == ["Ann"]
    assert table.allows("Ann pass")
    table.play("Ann pass")
    assert table.legal() == {
        *("take-bribe of p2 full", "take-bribe of p2 lock"),
        *("take-bribe of p3 full", "take-bribe of p3 lock"),
    }


@pytest.mark.rule("TX.BRIBE.08")
def test_who_has_passed_bids_no_more_in_this_turn() -> None:
    """A player who passed is left out when the turn to bid goes round again."""
    table = Table('coo = "Ann"').play("Bo pass", "Cy bid 1 of Cy on Ann", "Ann bid 1 of Ann on Bo")
    assert table.to_act() == ["Cy"]
    assert table.legal("Bo") == set()
    assert table.refuses("Bo bid 1 of Bo on Cy")
    table.play("Cy bid 1 of Cy on Bo")
    assert table.to_act() == ["Ann"]
    table.play("Ann bid 1 of Ann on Cy")
    assert table.bids("Ann") == [("Cy", 1, "Cy")]


@pytest.mark.rule("TX.BRIBE.08")
def test_a_pass_is_over_with_the_turn() -> None:
    """In the next turn everybody who had passed may bid again."""
    document = """
    coo = "Ann"
    trump = "spades"
    [players.Ann]
    hand = ["hearts-9"]
    [players.Bo]
    hand = ["hearts-3"]
    [players.Cy]
    hand = ["hearts-4"]
    """
    table = Table(document).play("Bo pass", "Cy pass", "Ann pass")
    table.play("Ann play hearts-9", "Bo play hearts-3", "Cy play hearts-4")
    assert table.state.turn == 2
    table.play("Bo bid 1 of Bo on Ann", "Cy bid 1 of Cy on Ann", "Ann bid 1 of Ann on Bo")
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("TX.BRIBE.09")
def test_bidding_ends_when_all_have_passed() -> None:
    """While one player has not passed, he goes on bidding; with the last pass it ends."""
    table = Table('coo = "Ann"').play("Bo bid 1 of Bo on Ann", "Cy pass", "Ann pass")
    assert table.to_act() == ["Bo"]
    assert table.allows("Bo bid 1 of Bo on Cy")
    table.play("Bo pass")
    assert table.to_act() == ["Ann"]
    assert table.legal() == {"take-bribe of p2 full", "take-bribe of p2 lock"}


@pytest.mark.rule("TX.BRIBE.09")
def test_who_cannot_bid_passes_without_being_asked() -> None:
    """Without tokens, or with bids on all bribes of others, the rules pass for a player."""
    table = Table('coo = "Ann"\n[players.Cy]\ninfluence = 0').play("Bo bid 1 of Bo on Ann")
    assert table.forced() == ["pass"]
    assert table.to_act() == ["Ann"]
    table.play("Ann bid 1 of Ann on Bo", "Bo bid 1 of Bo on Cy", "Ann bid 1 of Ann on Cy")
    # Both have bid on all they can, with tokens left: their passes end the bidding.
    assert table.forced() == ["pass", "pass"]
    assert table.legal() == {"take-bribe of p2 full", "take-bribe of p2 lock"}


@pytest.mark.rule("TX.BRIBE.09")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_longest_bidding_has_a_bid_by_each_on_each_other(seats: int) -> None:
    """Bidding ends after at most n(n - 1) bids and n passes."""
    done = everybody_bids_on_everything(Table('coo = "Ann"', seats=seats))
    assert len(done) == seats * (seats - 1) + seats
    assert done[-seats:] == ["pass"] * seats
