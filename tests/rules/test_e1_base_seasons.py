"""Seasons of the first edition: the turn order, turns, refreshing (E1.BASE.01, .02, .16-.24)."""

from __future__ import annotations

import pytest

from executives import ConfigurationError, networks
from support.documents import show_card
from support.first_tables import (
    PLAIN_CARDS,
    deck,
    drop_all,
    first,
    first_game,
    order,
    row,
    starting,
)
from support.names import NAMES

TURNS = """
turn = "Bo"
[season]
order = ["Bo", "Ann", "Cy"]
[display]
ads = ["plain-white-envelopes", "medium-batteries", "stay-tuned-trailer", "the-channel-jingle"]
"""


# -- turns and seasons -----------------------------------------------------------------------------


@pytest.mark.rule("E1.BASE.01")
def test_players_take_one_action_per_turn_in_turn_order_until_all_have_dropped() -> None:
    """Bo, Ann and Cy act in the order of the season; who has dropped is left out."""
    table = first(TURNS, executives=())
    table.play("Bo sign-ad plain-white-envelopes", "Ann drop cash", "Cy sign-ad medium-batteries")
    assert table.to_act() == ["Bo"]
    table.play("Bo sign-ad stay-tuned-trailer")
    assert table.to_act() == ["Cy"]
    table.play("Cy drop cash", "Bo sign-ad the-channel-jingle")
    assert (table.to_act(), table.state.round) == (["Bo"], 1)
    table.play("Bo drop cash")
    assert table.state.round == 2


@pytest.mark.rule("E1.BASE.01")
def test_a_game_has_five_seasons() -> None:
    """Seasons 1 to 5 end when both have dropped; then the game is over."""
    table = first('turn = "Ann"\n[season]\norder = ["Ann", "Bo"]', players=2, executives=())
    for season in range(1, 6):
        assert table.state.round == season
        drop_all(table, *order(table))
    assert table.game.is_over(table.state)


@pytest.mark.rule("E1.BASE.02")
def test_one_to_five_players_can_play() -> None:
    """Games of 1 to 5 begin; with nobody or with six there is no game."""
    for players in range(1, 6):
        assert len(starting(players, executives=()).state.players) == players
    for names in ((), (*NAMES, "Flo")):
        with pytest.raises(ConfigurationError):
            networks.Game(names, executives=(), edition="first")


# -- refreshing ------------------------------------------------------------------------------------


@pytest.mark.rule("E1.BASE.16")
def test_the_display_is_not_refilled_during_a_season() -> None:
    """A row of four ads has three after one was landed, and the deck is what it was."""
    table = first(TURNS, executives=())
    before = deck(table, "ad")
    table.play("Bo sign-ad medium-batteries")
    assert row(table, "ads") == (
        "plain-white-envelopes",
        "stay-tuned-trailer",
        "the-channel-jingle",
    )
    assert deck(table, "ad") == before


LEFT = """
turn = "Cy"
passed = ["Ann", "Bo"]
[display]
shows = ["helmet-hair"]
stars = ["standby-stella", "dimension-card-a", "prompter-pru"]
ads = ["medium-batteries", "plain-white-envelopes"]
network = ["bank-loan-b", "bank-loan-a"]
[decks.star]
cards = [
  "evergreen-evan", "solo-sue", "legendary-len", "matinee-maud", "weekend-wes", "rocky-rollaway",
]
[decks.ad]
cards = ["fish-finger-friends"]
"""


@pytest.mark.rule("E1.BASE.17")
def test_cards_left_over_go_under_their_decks_in_display_order() -> None:
    """Six stars are dealt anew; the three left over, a dimension card too, lie under them."""
    table = first(LEFT).play("Cy drop cash")
    assert row(table, "stars") == (
        *("evergreen-evan", "solo-sue", "legendary-len", "matinee-maud"),
        *("weekend-wes", "rocky-rollaway"),
    )
    assert deck(table, "star") == ("standby-stella", "dimension-card-a", "prompter-pru")
    assert deck(table, "network")[-2:] == ("bank-loan-b", "bank-loan-a")
    assert [len(cards) for cards in table.state.display] == [7, 6, 3, 5]


@pytest.mark.rule("E1.BASE.19")
def test_a_short_deck_gives_what_it_has() -> None:
    """One ad of the deck and two that were left over make a row of three instead of five."""
    table = first(LEFT).play("Cy drop cash")
    assert row(table, "ads") == (
        *("fish-finger-friends", "medium-batteries", "plain-white-envelopes"),
    )
    assert deck(table, "ad") == ()


@pytest.mark.rule("E1.BASE.18", "E1.BASE.19")
def test_discards_go_under_their_decks_in_slot_order() -> None:
    """The star and the ad of a cancelled show and a used network card lie at the bottoms."""
    table = first(
        """
turn = "Ann"
[display]
shows = ["choosy-show"]
network = ["bank-loan-a"]
[players.Ann]
cash = 9
stars = ["drama-star"]
network = ["agency-a"]
lineup.8pm = { show = "choosy-pair", cards = ["plain-star", "standby-stella"] }
""",
        cards=PLAIN_CARDS + PAIR,
    )
    table.play("Ann use agency-a", "Ann produce choosy-show 8pm; attach drama-star")
    if table.forced() != ["leave-empty"]:
        table.play("Ann leave-empty")
    assert deck(table, "star")[-2:] == ("plain-star", "standby-stella")
    table.play("Ann take bank-loan-a")
    assert deck(table, "network")[-2:] == ("agency-a", "bank-loan-a")


PAIR = show_card(
    "choosy-pair", genre="drama", viewers=[1, 1, 1, 1], lower=1, slots=["star?", "star?"]
)


# -- turn order ------------------------------------------------------------------------------------


@pytest.mark.rule("E1.BASE.20")
def test_the_next_turn_order_is_the_order_of_dropping() -> None:
    """Cy, Ann and Bo drop in this order, and Cy begins season 2, followed by Ann and Bo."""
    table = first(TURNS.replace('turn = "Bo"', 'turn = "Cy"'), executives=())
    table.play("Cy drop cash", "Bo sign-ad medium-batteries")
    table.play("Ann drop cash", "Bo drop cash")
    assert order(table) == ["Cy", "Ann", "Bo"]
    assert table.to_act() == ["Cy"]
    table.play("Cy drop cash", "Ann drop cash", "Bo drop cash")
    assert order(table) == ["Cy", "Ann", "Bo"]


@pytest.mark.rule("E1.BASE.21")
def test_a_season_starts_with_the_display_then_abilities_by_stage_then_the_first_turn() -> None:
    """Stages come before the turn order: first RICH's, then GORILLA's, last TIME TRAVELLER's."""
    table = first(
        """
turn = "Bo"
passed = ["Ann", "Cy"]
[season]
order = ["Ann", "Bo", "Cy"]
""",
        executives=("asked-last", "asked-late", "asked-early"),
    ).play("Bo drop cash")
    assert table.state.round == 2
    assert all(table.state.display)
    for name in ("Cy", "Bo", "Ann"):
        assert table.to_act() == [name]
        assert table.legal() == {"reply"}
        table.play(f"{name} reply")
    assert table.to_act() == ["Ann"]
    assert "drop cash" in table.legal("Ann")


@pytest.mark.rule("E1.BASE.21")
def test_stages_of_the_executives_that_start_a_season() -> None:
    """RICH draws before GORILLA chooses its place, and TIME TRAVELLER's marker comes last."""
    game = first_game(3, ("rich", "gorilla", "continuum"))
    stages = [game.stage_of(executive) for executive in ("rich", "gorilla")]
    assert stages == [0, 1]


# -- turns -----------------------------------------------------------------------------------------


AGENCIES = """
turn = "Ann"
[display]
ads = ["plain-white-envelopes", "medium-batteries", "stay-tuned-trailer"]
[players.Ann]
network = ["agency-a", "agency-b"]
"""


@pytest.mark.rule("E1.BASE.22")
def test_free_effects_come_before_between_and_after_actions_but_are_no_action() -> None:
    """Two Agencies are used around the first action; a turn with none of the actions cannot end."""
    table = first(AGENCIES).play("Ann use agency-a")
    assert "end-turn" not in table.legal("Ann")
    assert "E1.BASE.22" in table.refuses("Ann end-turn")
    table.play("Ann sign-ad medium-batteries", "Ann use agency-b")
    table.play("Ann sign-ad stay-tuned-trailer", "Ann sign-ad plain-white-envelopes")
    assert table.to_act() != ["Ann"]


@pytest.mark.rule("E1.BASE.22")
def test_an_extra_action_may_be_drop_and_budget_which_ends_the_turn() -> None:
    """With two extra actions at hand Ann acts once and drops: the second one is lost."""
    table = first(AGENCIES).play("Ann use agency-a", "Ann use agency-b")
    table.play("Ann sign-ad medium-batteries")
    assert table.allows("Ann drop cash")
    table.play("Ann drop cash")
    assert table.state.passed == (0,)
    assert table.to_act() != ["Ann"]
    assert "E1.BASE.01" in table.refuses("Ann sign-ad stay-tuned-trailer")


@pytest.mark.rule("E1.BASE.22")
def test_without_an_extra_action_nobody_acts_and_drops() -> None:
    """After its one action Ann's turn is over."""
    table = first(AGENCIES).play("Ann use agency-a", "Ann sign-ad medium-batteries")
    table.play("Ann sign-ad stay-tuned-trailer", "Ann end-turn")
    assert table.to_act() == [order(table)[(order(table).index("Ann") + 1) % 3]]


IDLE = """
turn = "Ann"
passed = ["Bo", "Cy"]
[display]
ads = ["plain-white-envelopes", "medium-batteries"]
"""


IDLERS = ("idler", "quiet-a", "quiet-b")


@pytest.mark.rule("E1.BASE.23")
def test_after_five_idle_turns_in_a_row_drop_and_budget_is_the_only_action() -> None:
    """Four turns without a gain bind nobody; after the fifth Ann has to drop."""
    table = first(IDLE, executives=IDLERS)
    for _turn in range(5):
        assert table.allows("Ann sign-ad medium-batteries")
        table.play("Ann end-turn")
    assert table.legal("Ann") == {"drop cash"}
    assert "E1.BASE.23" in table.refuses("Ann sign-ad medium-batteries")
    assert "E1.BASE.23" in table.refuses("Ann end-turn")


@pytest.mark.rule("E1.BASE.23")
def test_a_card_gained_or_the_end_of_the_season_begins_the_count_anew() -> None:
    """An ad after four idle turns allows five more; the next season begins at none."""
    table = first(IDLE, executives=IDLERS).play(*["Ann end-turn"] * 4)
    table.play("Ann sign-ad medium-batteries", *["Ann end-turn"] * 4)
    assert table.allows("Ann end-turn")
    table.play("Ann end-turn")
    assert table.legal("Ann") == {"drop cash"}
    table.play("Ann drop cash")
    assert table.player("Ann").idle == 0


@pytest.mark.rule("E1.BASE.24")
def test_who_has_no_legal_action_must_drop() -> None:
    """With an empty display and nothing to attach only Drop & Budget is left."""
    table = first("""
turn = "Ann"
[display]
shows = []
stars = []
ads = []
network = []
""")
    assert table.legal("Ann") == {"drop cash", "drop viewers"}
    assert "E1.BASE.22" in table.refuses("Ann end-turn")


@pytest.mark.rule("E1.BASE.24")
def test_drop_and_budget_is_legal_in_every_own_turn() -> None:
    """In the first turn of the season, and when all others have dropped."""
    for passed in ("[]", '["Bo"]', '["Cy", "Bo"]'):
        table = first(f'turn = "Ann"\npassed = {passed}')
        assert table.allows("Ann drop cash")
