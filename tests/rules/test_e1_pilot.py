"""The pilot season: a draft of the three starting shows (E1.PILOT, E1.BASE.64)."""

from __future__ import annotations

from typing import Any

import pytest

from executives.networks.first_edition.pilots import Drafting, PilotHandView
from executives.networks.frames import Turn
from support.drafts import (
    AD,
    CASH,
    CASH_AND_AD,
    GREY,
    SECOND_AD,
    SECOND_CASH,
    SECOND_STAR,
    STAR,
    STAR_OR_AD,
    draft,
    drafted,
    hands,
    lineup,
    picks,
)
from support.first_tables import card, deck, first_game, order, shelf, told
from support.names import NAMES
from support.table import Table

ACTION = ("night-watch-at-the-mall", "bicycle-pursuit-unit", "captain-trampoline")
SPORTS = ("egg-and-spoon-live", "backyard-decathlon", "midnight-marathon")
SCIFI = ("pocket-universe", "time-travel-agents", "mars-flat-four")

THREE = ((*ACTION, STAR), (*SPORTS, AD), (*SCIFI, CASH))
"""Hands of Ann, Bo and Cy."""


# -- the course of the draft ----------------------------------------------------------------------


@pytest.mark.rule("E1.PILOT.01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_draft_gives_everybody_three_shows_before_season_1(players: int) -> None:
    """After it each lineup has three pilots, and the first turn of season 1 begins."""
    table = drafted(first_game(players), 3)
    assert table.state.round == 1
    assert isinstance(table.state.pending[-1], Turn)
    shows = [show for name in NAMES[:players] for show in lineup(table, name)]
    assert len(set(shows)) == 3 * players
    assert set(shows) <= set(table.game.pilots)


@pytest.mark.rule("E1.PILOT.02", "E1.PILOT.03")
def test_one_of_four_goes_to_8pm_and_three_go_to_the_left() -> None:
    """Ann's rest goes to Bo, Bo's to Cy and Cy's to Ann."""
    table = picks(draft(*THREE), ACTION[1], SPORTS[0], SCIFI[2])
    assert lineup(table, "Ann") == [ACTION[1], "", ""]
    assert hands(table) == {
        "Ann": (*SCIFI[:2], CASH),
        "Bo": (ACTION[0], ACTION[2], STAR),
        "Cy": (*SPORTS[1:], AD),
    }


@pytest.mark.rule("E1.PILOT.02")
def test_only_a_pilot_of_the_own_hand_can_be_picked_and_only_once() -> None:
    """Bo's pilot is not for Ann; after her pick she has to wait."""
    table = draft(*THREE)
    assert table.refuses(f"Ann pick {SPORTS[0]}") == {"E1.PILOT.02"}
    table.play(f"Ann pick {ACTION[0]}")
    assert table.to_act() == ["Bo", "Cy"]
    assert table.legal("Ann") == set()
    assert table.refuses(f"Ann pick {ACTION[1]}")


@pytest.mark.rule("E1.PILOT.04")
def test_pilots_are_revealed_when_all_have_picked() -> None:
    """Until then no lineup has a show; with the last pick all come at once."""
    table = draft(*THREE).play(f"Cy pick {SCIFI[0]}", f"Ann pick {ACTION[0]}")
    assert [lineup(table, name)[0] for name in NAMES[:3]] == ["", "", ""]
    table.play(f"Bo pick {SPORTS[0]}")
    assert [lineup(table, name)[0] for name in NAMES[:3]] == [ACTION[0], SPORTS[0], SCIFI[0]]
    revealed = [event.cards[0] for _, event in told(table, "CardsMoved") if event.origin == "hand"]
    assert revealed == [ACTION[0], SPORTS[0], SCIFI[0]]


@pytest.mark.rule("E1.PILOT.04", "E1.BASE.15")
def test_nobody_sees_other_hands_or_picks_before_the_reveal() -> None:
    """Bo sees the backs of Ann's four cards and that she has picked; a spectator sees no hand."""
    table = draft(*THREE).play(f"Ann pick {ACTION[2]}")
    backs = ("pilot",) * 4
    views = {}
    for seat in (0, 1, None):
        frame: Any = table.game.view(table.state, seat).pending[-1]
        views[seat] = frame.hands
    assert views[0][0] == PilotHandView(0, THREE[0], 2)
    assert views[1][0] == PilotHandView(0, backs, 0)
    assert views[1][1] == PilotHandView(1, THREE[1], -1)
    assert views[None] == (
        PilotHandView(0, backs, 0),
        PilotHandView(1, backs, -1),
        PilotHandView(2, backs, -1),
    )
    for other in ACTION:
        same = draft(*THREE).play(f"Ann pick {other}")
        assert table.game.view(same.state, 1) == table.game.view(table.state, 1)


@pytest.mark.rule("E1.PILOT.12", "E1.PILOT.13")
def test_9pm_is_picked_from_the_three_cards_of_the_right_neighbour() -> None:
    """Ann picks from what Cy passed; the two that are left go to Bo."""
    table = picks(draft(*THREE), ACTION[0], SPORTS[0], SCIFI[0])
    assert table.refuses(f"Ann pick {ACTION[1]}") == {"E1.PILOT.02"}
    picks(table, SCIFI[1], ACTION[1], SPORTS[1])
    assert lineup(table, "Ann") == [ACTION[0], SCIFI[1], ""]
    assert hands(table) == {
        "Ann": (SPORTS[2], AD),
        "Bo": (SCIFI[2], CASH),
        "Cy": (ACTION[2], STAR),
    }


@pytest.mark.rule("E1.PILOT.15", "E1.PILOT.16", "E1.PILOT.17")
def test_10pm_is_picked_from_two_and_the_last_cards_go_back_to_the_box() -> None:
    """The 10PM pilots are revealed and resolved like the others; the last ones lie face down."""
    table = draft(
        (ACTION[2], STAR), (SPORTS[2], AD), (SCIFI[2], CASH), timeslot="10pm", cash=(9, 9, 9)
    )
    picks(table, ACTION[2], SPORTS[2], CASH)
    assert [lineup(table, name)[2] for name in NAMES[:3]] == [ACTION[2], SPORTS[2], CASH]
    assert [table.player(name).cash for name in NAMES[:3]] == [9 - 4, 9 - 4, 9 + 3]
    assert deck(table, "pilot")[-3:] == (STAR, AD, SCIFI[2])
    assert isinstance(table.state.pending[-1], Turn)
    for seat in (0, 1, 2, None):
        view = table.game.view(table.state, seat)
        assert {STAR, AD, SCIFI[2]}.isdisjoint(view.box)


@pytest.mark.rule("E1.PILOT.18", "E1.PILOT.19")
def test_after_the_draft_nothing_is_paid_or_scored_and_no_cube_moves() -> None:
    """Captain Trampoline has $1M of upkeep and 6 viewers, which count at the end of season 1."""
    table = draft((ACTION[2], STAR), (SPORTS[2], AD), timeslot="10pm", cash=(7, 7))
    picks(table, ACTION[2], AD)
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (7 - 4, 0)
    assert table.show("Ann", "10pm").row == 1
    table.play("Ann drop cash", "Bo drop cash")
    # $10M of the first space and $1M upkeep.
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (3 + 10 - 1, 6)
    assert table.show("Ann", "10pm").row == 2


@pytest.mark.rule("E1.PILOT.21")
def test_a_solo_player_passes_no_cards() -> None:
    """The hand at 9PM is not what was left of the one at 8PM."""
    table = draft((*ACTION, STAR)).play(f"Ann pick {ACTION[0]}")
    assert len(hands(table)["Ann"]) == 3
    assert not {*ACTION, STAR} & set(hands(table)["Ann"])


# -- rewards --------------------------------------------------------------------------------------


@pytest.mark.rule("E1.PILOT.05", "E1.PILOT.06", "E1.PILOT.08")
def test_grey_pilots_give_a_star_an_ad_or_money() -> None:
    """Ann has the next star of the deck, Bo the next ad with its fee of $3M, Cy $3M."""
    table = picks(draft((STAR,), (AD,), (CASH,), timeslot="10pm"), STAR, AD, CASH)
    assert table.player("Ann").stars == ("standby-stella",)
    assert (table.player("Bo").ads, table.player("Bo").cash) == (("medium-batteries",), 9 + 3)
    assert (table.player("Cy").cash, table.player("Ann").cash) == (9 + 3, 9)
    assert deck(table, "star")[:2] == ("weekend-wes", "prompter-pru")


@pytest.mark.rule("E1.PILOT.05")
@pytest.mark.parametrize("sequence", [("Ann", "Bo", "Cy"), ("Cy", "Ann", "Bo")])
def test_players_resolve_in_turn_order(sequence: tuple[str, ...]) -> None:
    """The first of the order has the top star."""
    table = draft((STAR,), (SECOND_STAR,), (STAR_OR_AD,), timeslot="10pm", order=sequence)
    picks(table, STAR, SECOND_STAR, STAR_OR_AD)
    table.play("Cy collect star")
    stars = ["standby-stella", "weekend-wes", "prompter-pru"]
    assert [table.player(name).stars for name in sequence] == [(star,) for star in stars]


@pytest.mark.rule("E1.PILOT.05", "E1.PILOT.07")
@pytest.mark.parametrize("first_one", ["cash", "ad"])
def test_rewards_of_one_pilot_come_in_the_order_that_the_player_likes(first_one: str) -> None:
    """Dial-a-Neighbour gives $2M and an ad; both are gained in either order."""
    table = picks(draft((CASH_AND_AD,), (STAR,), timeslot="10pm"), CASH_AND_AD, STAR)
    assert table.legal("Ann") == {"collect cash", "collect ad"}
    table.play(f"Ann collect {first_one}")
    assert table.player("Ann").ads == ("medium-batteries",)
    # 9 + 2, and 3 for landing the ad.
    assert table.player("Ann").cash == 9 + 2 + 3


@pytest.mark.rule("E1.PILOT.07")
def test_a_pilot_with_a_choice_gives_one_of_two() -> None:
    """Hobby Corner: a star or an ad, and not both."""
    table = picks(draft((STAR_OR_AD,), (CASH,), timeslot="10pm"), STAR_OR_AD, CASH)
    assert table.legal("Ann") == {"collect star", "collect ad"}
    assert table.refuses("Ann collect cash") == {"E1.PILOT.05"}
    table.play("Ann collect ad")
    assert (table.player("Ann").ads, table.player("Ann").stars) == (("medium-batteries",), ())
    assert isinstance(table.state.pending[-1], Turn)


@pytest.mark.rule("E1.PILOT.06")
def test_eight_pilots_are_grey_and_all_of_them_give_something() -> None:
    """Pilots without a genre have rewards, those with a genre have none."""
    game = first_game(4)
    grey = {pilot for pilot in game.pilots if not card(game, pilot).genre}
    assert grey == set(GREY)
    assert grey == {pilot for pilot in game.pilots if card(game, pilot).effects}


@pytest.mark.rule("E1.PILOT.08", "E1.PILOT.09")
def test_displays_are_there_during_the_draft_and_first_used_in_season_1() -> None:
    """Nothing of them changes in the draft; afterwards Ann may take from them."""
    game = first_game(3)
    start = Table(game, game.start(8))
    assert [len(cards) for cards in start.state.display] == [7, 6, 5, 5]
    after = drafted(game, 8)
    assert after.state.display == start.state.display
    assert after.state.season == start.state.season
    ad = after.state.display[2][0]
    assert after.allows(f"{after.to_act()[0]} sign-ad {ad}")


# -- costs ----------------------------------------------------------------------------------------


@pytest.mark.rule("E1.PILOT.14")
def test_a_pilot_is_paid_for_and_one_that_cannot_be_paid_is_not_picked() -> None:
    """Captain Trampoline costs $4M: with 3 it may not be picked, with 4 it leaves nothing."""
    poor = draft((*ACTION, STAR), (*SPORTS, AD), cash=(3, 9))
    assert poor.refuses(f"Ann pick {ACTION[2]}") == {"E1.PILOT.14"}
    assert poor.allows(f"Ann pick {ACTION[1]}")
    table = draft((*ACTION, STAR), (*SPORTS, AD), cash=(4, 9))
    picks(table, ACTION[2], SPORTS[0])
    assert [table.player(name).cash for name in ("Ann", "Bo")] == [0, 9 - 1]


@pytest.mark.rule("E1.PILOT.14")
def test_the_own_reward_may_pay_for_the_pilot() -> None:
    """A pilot that costs $4M and gives $3M can be picked with $1M, and not with less."""
    for cash in (0, 1):
        table = draft(("lucrative", CASH), (AD, STAR), cash=(cash, 0), cards=LUCRATIVE)
        assert table.allows("Ann pick lucrative") == (cash == 1)
    table.play("Ann pick lucrative", f"Bo pick {AD}")
    assert table.player("Ann").cash == 1 + 3 - 4


LUCRATIVE = """
[[cards.show]]
id = "lucrative"
name = "Lucrative"
deck = "pilot"
genre = "drama"
cost = 4
expenses = 0
timeslot = "any"
viewers = [1, 1, 1, 1]
lower = 1
rerun = 0
slots = []
effect = { kind = "pilot-cash", amount = 3 }
"""


@pytest.mark.rule("E1.BASE.64")
def test_if_no_pilot_can_be_paid_the_cheapest_is_taken_for_all_cash() -> None:
    """With $1M and pilots for 4, 2 and 2 the earlier one for 2 is taken, $1M is forgiven."""
    table = draft((ACTION[2], ACTION[1], SPORTS[1]), (STAR, AD, CASH), timeslot="9pm", cash=(1, 0))
    assert table.legal("Ann") == {f"pick {ACTION[1]}"}
    assert table.refuses(f"Ann pick {SPORTS[1]}") == {"E1.PILOT.14"}
    picks(table, ACTION[1], STAR)
    assert (table.player("Ann").cash, lineup(table, "Ann")[1]) == (0, ACTION[1])


# -- genres ---------------------------------------------------------------------------------------


@pytest.mark.rule("E1.PILOT.10")
def test_three_grey_cards_give_no_bonus() -> None:
    """Ann has three of them and nobody asks her anything."""
    rest = f'lineup.8pm = "{CASH}"\nlineup.9pm = "{AD}"'
    table = draft((SECOND_CASH,), (SECOND_STAR,), timeslot="10pm", rest=rest)
    picks(table, SECOND_CASH, SECOND_STAR)
    assert shelf(table, "Ann").bonuses == ()
    assert isinstance(table.state.pending[-1], Turn)


@pytest.mark.rule("E1.PILOT.11", "E1.GENREBONUS.04", "E1.GENREBONUS.12")
def test_three_pilots_of_a_genre_give_the_3_show_bonus_during_the_draft() -> None:
    """Ann's third Action pilot brings three stars of the deck, after all reveals of 10PM."""
    rest = f'lineup.8pm = "{ACTION[0]}"\nlineup.9pm = "{ACTION[1]}"'
    table = draft((ACTION[2],), (SECOND_AD,), timeslot="10pm", rest=rest, order=("Ann", "Bo"))
    table.play(f"Bo pick {SECOND_AD}", f"Ann pick {ACTION[2]}")
    assert lineup(table, "Bo")[2] == SECOND_AD
    assert table.player("Bo").ads == ()
    assert shelf(table, "Ann").bonuses == ("action 3",)
    assert table.legal() == {"draw stars", "draw ads"}
    table.play("Ann draw ads")
    assert table.legal() == {
        *("keep medium-batteries", "keep stay-tuned-trailer", "keep junior-night-lights"),
    }
    table.play("Ann keep junior-night-lights")
    assert table.player("Ann").ads == ("junior-night-lights",)
    # The bonus comes in turn order: Bo gains an ad only now, and none of those that Ann drew.
    assert len(table.player("Bo").ads) == 1
    assert isinstance(table.state.pending[-1], Turn)


@pytest.mark.rule("E1.GENREBONUS.12")
def test_bonuses_of_two_players_come_in_turn_order() -> None:
    """Bo is before Ann, so his bonus is resolved first."""
    both = (
        f'lineup.8pm = "{ACTION[0]}"\nlineup.9pm = "{ACTION[1]}"\n'
        f'[players.Bo.lineup]\n8pm = "{SPORTS[0]}"\n9pm = "{SPORTS[1]}"'
    )
    table = draft((ACTION[2],), (SPORTS[2],), timeslot="10pm", order=("Bo", "Ann"), rest=both)
    picks(table, ACTION[2], SPORTS[2])
    assert table.to_act() == ["Bo"]
    table.play("Bo draw stars", "Bo keep standby-stella")
    assert table.to_act() == ["Ann"]
    assert order(table) == ["Bo", "Ann"]


# -- what others may think ------------------------------------------------------------------------


@pytest.mark.rule("E1.BASE.15")
def test_determinized_drafts_have_other_hands_of_the_same_sizes() -> None:
    """What Bo cannot see is dealt anew: 4 pilots each, and Ann has picked one of hers."""
    table = draft(*THREE).play(f"Ann pick {ACTION[2]}")
    view = table.game.view(table.state, 1)
    found = set()
    for seed in range(30):
        made = Table(table.game, table.game.determinize(view, seed))
        frame = made.state.pending[-1]
        assert isinstance(frame, Drafting)
        assert frame.hands[1].cards == THREE[1]
        assert [len(hand.cards) for hand in frame.hands] == [4, 4, 4]
        assert [hand.picked >= 0 for hand in frame.hands] == [True, False, False]
        found.add(frame.hands[0].cards[frame.hands[0].picked])
        assert made.game.view(made.state, 1) == view
    assert len(found) > 5


@pytest.mark.rule("E1.PILOT.14")
def test_determinized_picks_are_such_as_can_be_paid() -> None:
    """With $0M Ann has picked a grey pilot, or else the cheapest of her hand."""
    table = draft(*THREE, cash=(0, 0, 0)).play(f"Ann pick {STAR}")
    view = table.game.view(table.state, 2)
    for seed in range(60):
        made = table.game.determinize(view, seed)
        frame = made.pending[-1]
        assert isinstance(frame, Drafting)
        hand = frame.hands[0]
        costs = [card(table.game, pilot).cost for pilot in hand.cards]
        payable = [pilot in GREY for pilot in hand.cards]
        cheapest = costs.index(min(costs))
        assert payable[hand.picked] if any(payable) else hand.picked == cheapest
