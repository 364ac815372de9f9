"""The other actions of the first edition (E1.BASE.35-.44)."""

from __future__ import annotations

import pytest

from support.documents import show_card
from support.first_actions import develop
from support.first_tables import PLAIN_CARDS, card, deck, first, order, row, told

# -- the other actions -----------------------------------------------------------------------------


SIGN = """
turn = "Ann"
[display]
stars = ["drama-star", "plain-star"]
ads = ["night-ad"]
[players.Ann]
cash = 2
lineup.8pm = { show = "early-show", cards = ["standby-stella"] }
"""


@pytest.mark.rule("E1.BASE.35")
def test_a_signed_star_is_paid_for_and_goes_to_the_green_room() -> None:
    """Plain Star costs $2M; Drama Star for 3 is too dear."""
    table = first(SIGN, cards=PLAIN_CARDS)
    assert table.refuses("Ann sign-star drama-star") == {"E1.BASE.40"}
    assert table.refuses("Ann sign-star solo-sue") == {"E1.BASE.35"}
    table.play("Ann sign-star plain-star")
    assert (table.player("Ann").cash, table.player("Ann").stars) == (0, ("plain-star",))
    assert row(table, "stars") == ("drama-star",)


@pytest.mark.rule("E1.BASE.36")
def test_a_landed_ad_pays_its_landing_fee_at_once() -> None:
    """Night Ad brings $4M to Ann's 2 and lies in the green room."""
    table = first(SIGN, cards=PLAIN_CARDS)
    assert table.refuses("Ann sign-ad plain-ad") == {"E1.BASE.36"}
    table.play("Ann sign-ad night-ad")
    assert (table.player("Ann").cash, table.player("Ann").ads) == (2 + 4, ("night-ad",))
    assert row(table, "ads") == ()


TAKE = """
turn = "Ann"
[display]
network = ["ratings-bump-a", "sponsor-deal-a", "agency-a", "deep-pockets-a"]
[players.Ann]
cash = 0
network = ["agency-b", "agency-c"]
"""


@pytest.mark.rule("E1.BASE.37")
def test_network_cards_cost_nothing_and_are_of_four_kinds() -> None:
    """An immediate one acts and is gone; permanent, one-shot and game-end cards are kept."""
    table = first(TAKE).play("Ann use agency-b; use agency-c")
    kinds = [card(table.game, slug).timing for slug in row(table, "network")]
    assert kinds == ["immediate", "permanent", "one-shot", "game-end"]
    assert table.refuses("Ann take syndication-a") == {"E1.BASE.37"}
    table.play("Ann take ratings-bump-a")
    assert table.player("Ann").viewers == 3
    assert deck(table, "network")[-1] == "ratings-bump-a"
    table.play("Ann take sponsor-deal-a", "Ann take deep-pockets-a")
    assert table.player("Ann").network == ("sponsor-deal-a", "deep-pockets-a")
    assert table.player("Ann").cash == 0


ATTACH = """
turn = "Ann"
[players.Ann]
stars = ["plain-star"]
ads = ["plain-ad"]
lineup.8pm = { show = "early-show", cards = ["standby-stella"] }
lineup.9pm = "captain-trampoline"
"""


@pytest.mark.rule("E1.BASE.38", "E1.BASE.39")
def test_attach_puts_one_card_in_a_free_slot_or_in_place_of_one_of_its_kind() -> None:
    """An ad fills the free slot; a star takes the place of a star, which is discarded."""
    table = first(ATTACH, cards=PLAIN_CARDS)
    assert table.allows("Ann add-or-replace plain-ad 8pm slot 2")
    assert "E1.BASE.29" in table.refuses("Ann add-or-replace plain-ad 8pm slot 1")
    assert "E1.BASE.38" in table.refuses("Ann add-or-replace drama-star 8pm slot 1")
    table.play("Ann add-or-replace plain-star 8pm slot 1")
    assert table.show("Ann", "8pm").cards == ("plain-star", "")
    assert deck(table, "star")[-1] == "standby-stella"
    assert table.to_act() != ["Ann"]


@pytest.mark.rule("E1.BASE.38")
def test_a_card_of_the_other_kind_is_never_replaced() -> None:
    """The slot for either kind holds a star: an ad cannot take its place, another star can."""
    table = first(
        """
turn = "Ann"
[players.Ann]
stars = ["drama-star"]
ads = ["plain-ad"]
lineup.8pm = { show = "choosy-show", cards = ["standby-stella", "plain-star"] }
""",
        cards=PLAIN_CARDS,
    )
    assert table.refuses("Ann add-or-replace plain-ad 8pm slot 2") == {"E1.BASE.38"}
    assert table.allows("Ann add-or-replace drama-star 8pm slot 2")


@pytest.mark.rule("E1.BASE.39", "E1.PILOT.20")
def test_nothing_is_attached_to_a_pilot() -> None:
    """In any season Ann's pilot takes neither star nor ad."""
    for season in (1, 4):
        table = first(f"round = {season}" + ATTACH, cards=PLAIN_CARDS)
        for slug in ("plain-star", "plain-ad"):
            assert "E1.BASE.38" in table.refuses(f"Ann add-or-replace {slug} 9pm slot 1")
        assert not [text for text in table.legal("Ann") if "9pm" in text and "add" in text]


@pytest.mark.rule("E1.BASE.40")
def test_an_action_that_cannot_be_completed_may_not_be_chosen() -> None:
    """Two mandatory cards and only one of them at hand: not even to begin with."""
    assert "E1.BASE.29" in develop(stars='["plain-star"]').refuses("Ann produce any-show 8pm")
    table = first(
        """
turn = "Ann"
[display]
shows = ["needy-show"]
[players.Ann]
cash = 9
stars = ["plain-star"]
""",
        cards=PLAIN_CARDS + TWO_NEEDED,
    )
    assert "E1.BASE.29" in table.refuses("Ann produce needy-show 8pm")


TWO_NEEDED = show_card(
    "needy-show", genre="drama", viewers=[1, 1, 1, 1], lower=1, slots=["star!", "star!"]
)


# -- Drop & Budget ---------------------------------------------------------------------------------


@pytest.mark.rule("E1.BASE.41")
def test_drop_and_budget_takes_the_first_free_space_and_ends_the_season_for_the_player() -> None:
    """Cy takes 5 viewers of the first space, Ann $8M of the second; they have no further turn."""
    table = first('turn = "Cy"\n[season]\norder = ["Cy", "Ann", "Bo"]\n[players.Ann]\ncash = 1')
    table.play("Cy drop viewers", "Ann drop cash")
    assert [event.place for _, event in told(table, "PlayerPassed")] == [1]
    assert (table.player("Cy").viewers, table.player("Ann").cash) == (5, 1 + 8)
    assert table.state.passed == (2, 0)
    assert (table.legal("Cy"), table.legal("Ann")) == (set(), set())
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E1.BASE.42", "E1.BASE.43")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_spaces_of_the_drop_track(players: int) -> None:
    """$10M or 5, 8 or 4, 6 or 3, 4 or 2 viewers, and a last space with $2M only."""
    names = order(first('turn = "Ann"', players=players))
    spaces = [(10, 5), (8, 4), (6, 3), (4, 2)][: players - 1]
    table = first(f'turn = "{names[0]}"', players=players)
    for name, (cash, viewers) in zip(names, spaces, strict=False):
        assert table.allows(f"{name} drop cash")
        assert table.allows(f"{name} drop viewers")
        assert table.game.pass_spaces[len(table.state.passed)] == (cash, viewers)
        before = table.player(name).cash
        table.play(f"{name} drop cash")
        assert table.player(name).cash == before + cash
    assert {text for text in table.legal() if text.startswith("drop")} == {"drop cash"}
    assert table.refuses(f"{names[-1]} drop viewers") == {"E1.BASE.43"}
    table.play(f"{names[-1]} drop cash")
    assert told(table, "CashChanged")[0][1].amount == 2


@pytest.mark.rule("E1.BASE.43")
def test_rewards_are_taken_at_once() -> None:
    """The viewers of the first space are there before anybody else acts."""
    table = first('turn = "Bo"').play("Bo drop viewers")
    assert table.player("Bo").viewers == 5
    assert table.state.round == 1


@pytest.mark.rule("E1.BASE.44")
def test_a_solo_player_has_one_space_of_5_million_or_2_viewers() -> None:
    """In every season of a solo game."""
    for season in (1, 4):
        table = first(f'round = {season}\nturn = "Ann"\n[players.Ann]\ncash = 1', players=1)
        assert {t for t in table.legal() if t.startswith("drop")} == {"drop cash", "drop viewers"}
        table.play("Ann drop viewers")
        assert told(table, "ViewersChanged")[0][1].amount == 2
        table = first(f'round = {season}\nturn = "Ann"\n[players.Ann]\ncash = 1', players=1)
        table.play("Ann drop cash")
        assert table.player("Ann").cash == 1 + 5


@pytest.mark.rule("E1.BASE.44")
def test_cable_takes_the_viewers_of_the_solo_space() -> None:
    """CABLE alone is offered 2 viewers and no cash."""
    table = first('turn = "Ann"', players=1, executives=("cable",))
    assert {t for t in table.legal() if t.startswith("drop")} == {"drop viewers"}
    table.play("Ann drop viewers")
    assert told(table, "ViewersChanged")[0][1].amount == 2
