"""Decks, displays and the start of the first edition (E1.BASE.03-.15)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from executives.networks.cards import NetworkCard
from executives.networks.first_edition.pilots import Drafting
from support.first_edition_data import SET
from support.first_tables import (
    PLAIN_CARDS,
    card,
    deck,
    drop_all,
    first,
    first_game,
    order,
    row,
    starting,
)
from support.names import NAMES
from support.table import Table

# -- decks and displays ----------------------------------------------------------------------------


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


# -- the start -------------------------------------------------------------------------------------


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
