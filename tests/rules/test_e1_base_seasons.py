"""Seasons of the first edition: set-up of the table, turns, refreshing (E1.BASE.01-.24)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from executives import ConfigurationError, networks
from executives.networks.cards import NetworkCard
from executives.networks.first_edition.pilots import Drafting
from support.first_edition_data import SET
from support.first_tables import (
    NAMES,
    PLAIN_CARDS,
    card,
    deck,
    drop_all,
    first,
    first_game,
    order,
    row,
)
from support.table import Table

TURNS = """
turn = "Bo"
[season]
order = ["Bo", "Ann", "Cy"]
[display]
ads = ["plain-white-envelopes", "medium-batteries", "stay-tuned-trailer", "the-channel-jingle"]
"""


def starting(players: int, *, executives: tuple[str, ...] | None = None, seed: int = 0) -> Table:
    """The first decision of a game."""
    game = first_game(players, executives)
    return Table(game, game.start(seed))


# -- turns and seasons ----------------------------------------------------------------------------


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


# -- decks and displays ---------------------------------------------------------------------------


@pytest.mark.rule("E1.BASE.03")
def test_each_season_deals_from_its_show_deck() -> None:
    """Season 1 has a deck of its own, 2 and 3 share one, and so do 4 and 5."""
    table = starting(2, executives=())
    expected = ["round_1", "round_2_3", "round_2_3", "round_4_5", "round_4_5"]
    for season, back in enumerate(expected, start=1):
        shows = row(table, "shows")
        assert len(shows) == 6
        assert {card(table.game, show).deck for show in shows} == {back}, season
        drop_all(table, *order(table))


@pytest.mark.rule("E1.BASE.03")
@pytest.mark.parametrize(("players", "unused"), [(1, 7), (2, 4), (3, 3), (4, 4), (5, 3)])
def test_unused_shows_of_season_1_go_to_the_box_after_dealing(players: int, unused: int) -> None:
    """Of 12 shows, or 10 without Drama, 5 to 9 are dealt; the rest is out of the game."""
    table = starting(players)
    deck_of = {slug: getattr(SET.by_id[slug], "deck", "") for slug in table.state.box}
    out = [slug for slug in table.state.box if deck_of[slug] == "round_1"]
    assert len(out) == unused
    assert deck(table, "round_1") == ()
    assert set(out).isdisjoint(row(table, "shows"))


@pytest.mark.rule("E1.BASE.04")
def test_shows_left_over_go_to_the_box_and_undealt_ones_wait_for_the_second_season() -> None:
    """Six shows of season 2 end in the box; of 15 in the deck 9 are left, and season 3 deals 6."""
    table = starting(2, executives=())
    drop_all(table, *order(table))
    left, undealt = row(table, "shows"), deck(table, "round_2_3")
    assert (len(left), len(undealt)) == (6, 9)
    drop_all(table, *order(table))
    assert set(left) <= set(table.state.box)
    assert row(table, "shows") == undealt[:6]
    assert deck(table, "round_2_3") == undealt[6:]


@pytest.mark.rule("E1.BASE.05", "E1.BASE.06")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_display_grows_with_the_players_and_is_the_same_in_all_seasons(players: int) -> None:
    """From 5, 4, 3 and 3 cards for one player, each row has one more for each further player."""
    table = starting(players, executives=())
    for _season in range(5):
        assert [len(cards) for cards in table.state.display] == [
            4 + players,
            3 + players,
            2 + players,
            2 + players,
        ]
        drop_all(table, *order(table))


@pytest.mark.rule("E1.BASE.07")
def test_interactive_network_cards_need_three_players() -> None:
    """Budget Overrun and Investigative Report are not there with one or two players."""
    names = [
        {slug[:-2] for slug in first_game(players).in_play if slug[:-2] in INTERACTIVE}
        for players in range(1, 6)
    ]
    assert names == [set(), set(), INTERACTIVE, INTERACTIVE, INTERACTIVE]


INTERACTIVE = {"budget-overrun", "investigative-report"}


@pytest.mark.rule("E1.BASE.08", "E1.SETUP.16", "E1.SETUP.17")
def test_network_cards_are_dealt_from_season_1_with_the_advanced_ones() -> None:
    """All network cards, five of them in the display, are in a game of three from the start."""
    table = starting(3)
    assert table.state.round == 1
    dealt = row(table, "network")
    assert len(dealt) == 5
    every = {one.id for one in SET.cards if isinstance(one, NetworkCard)}
    assert {"executive-producer-a", "investigative-report-a", "budget-overrun-a"} <= every
    assert {*dealt, *deck(table, "network")} == every


@pytest.mark.rule("E1.BASE.09")
def test_executive_producer_is_not_in_solo_games() -> None:
    """Alone there are no cards that change the turn order; with two there are three."""
    producers = [
        sum(slug.startswith("executive-producer") for slug in first_game(players).in_play)
        for players in (1, 2)
    ]
    assert producers == [0, 3]


# -- the start ------------------------------------------------------------------------------------


@pytest.mark.rule("E1.BASE.10")
def test_the_first_turn_order_is_random_and_earlier_positions_get_less_cash() -> None:
    """In 60 games of three all six orders come up; the cash goes up along each of them."""
    found: Counter[tuple[str, ...]] = Counter()
    game = first_game(3)
    for seed in range(60):
        table = Table(game, game.start(seed))
        names = order(table)
        found[tuple(names)] += 1
        cash = [table.player(name).cash for name in names]
        assert cash == sorted(cash)
        assert len(set(cash)) == 3
    assert set(found) == set(permutations(NAMES[:3]))


@pytest.mark.rule("E1.BASE.11", "E1.BASE.12", "E1.SETUP.27")
def test_starting_cash_with_executives_is_2_less_than_without() -> None:
    """Five players get $3M, $5M, $7M, $9M and $11M, and $2M more without executives."""
    for executives, expected in ((None, [3, 5, 7, 9, 11]), ((), [5, 7, 9, 11, 13])):
        table = starting(5, executives=executives, seed=4)
        assert [table.player(name).cash for name in order(table)] == expected


@pytest.mark.rule("E1.SETUP.28", "E1.SETUP.29")
def test_starting_cash_of_two_players() -> None:
    """The 1st player has $3M and the 2nd $5M, whoever sits where."""
    game = first_game(2)
    firsts = set()
    for seed in range(8):
        table = Table(game, game.start(seed))
        firsts.add(order(table)[0])
        assert [table.player(name).cash for name in order(table)] == [3, 5]
    assert firsts == {"Ann", "Bo"}


@pytest.mark.rule("E1.BASE.13")
def test_with_executives_nobody_has_starting_cards() -> None:
    """Lineups and green rooms are empty, the starters lie in the box, and a draft begins."""
    table = starting(3)
    starters = {c for one in SET.starters for c in (*one.shows, one.star, one.ad)}
    assert starters <= set(table.state.box)
    for player in table.state.players:
        assert player.lineup == (None, None, None)
        assert (player.stars, player.ads, player.network) == ((), (), ())
    assert isinstance(table.state.pending[-1], Drafting)


@pytest.mark.rule("E1.BASE.14")
def test_the_plain_base_game_begins_with_starting_cards() -> None:
    """Three shows of 2 viewers without a genre, one per timeslot, a star and an ad."""
    table = starting(3, executives=())
    assert table.to_act() == [order(table)[0]]
    for name in NAMES[:3]:
        player = table.player(name)
        for show in player.lineup:
            assert show is not None
            printed = card(table.game, show.show)
            assert (printed.genre, printed.cost, printed.viewers) == ("", 0, (2, 1, 1, 0))
            assert (printed.lower, printed.timeslot, printed.rerun, show.row) == (2, "any", 0, 1)
        (star,), (ad,) = player.stars, player.ads
        assert card(table.game, star).up_rows[0] == card(table.game, star).down_rows[0] == 1
        assert card(table.game, ad).bonus == card(table.game, ad).up == 1


@pytest.mark.rule("E1.BASE.15")
def test_all_but_decks_and_secret_picks_is_open() -> None:
    """Cash, green rooms and displays are the same in every view; decks are numbers of cards."""
    table = first("""
turn = "Ann"
[season]
moguls = ["hip", "ambitious"]
[players.Bo]
cash = 17
stars = ["standby-stella"]
network = ["syndication-a"]
moguls = ["retro-craze"]
shelf = { archives = ["helmet-hair"], bonuses = ["drama 3"], tokens = 2 }
""")
    for seat in (0, 1, 2, None):
        view = table.game.view(table.state, seat)
        assert view.players == table.state.players
        assert (view.display, view.season) == (table.state.display, table.state.season)
        assert [shown.rest for shown in view.decks] == [len(d.rest) for d in table.state.decks]
        assert not hasattr(view, "seed")


@pytest.mark.rule("E1.BASE.15")
def test_cards_that_go_under_a_deck_are_forgotten() -> None:
    """A star that everybody saw leave a show is one of the hidden cards of its deck."""
    table = first(
        """
turn = "Ann"
[display]
shows = ["any-show"]
[players.Ann]
ads = ["plain-ad"]
lineup.8pm = { show = "early-show", cards = ["plain-star"] }
""",
        cards=PLAIN_CARDS,
    )
    before = table.game.view(table.state, 1).decks[3]
    table.play("Ann produce any-show 8pm; attach plain-ad")
    after = table.game.view(table.state, 1).decks[3]
    assert (after.top, after.rest) == ((), before.rest + 1)
    assert deck(table, "star")[-1] == "plain-star"


# -- refreshing -----------------------------------------------------------------------------------


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


PAIR = """
[[cards.show]]
id = "choosy-pair"
name = "Choosy Pair"
deck = "round_1"
genre = "drama"
cost = 0
expenses = 0
timeslot = "any"
viewers = [1, 1, 1, 1]
lower = 1
rerun = 0
slots = ["star?", "star?"]
"""


# -- turn order -----------------------------------------------------------------------------------


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


# -- turns ----------------------------------------------------------------------------------------


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
