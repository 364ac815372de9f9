"""Set-up of the second edition: rounds, players, decks, 1st player, cash and starter cards."""

from __future__ import annotations

import pytest

from executives import networks
from executives.core.errors import ConfigurationError
from executives.networks.cards import Ad, Show, Star
from executives.networks.state import DeckId, GameState, LineupShow, Row
from support.names import NAMES
from support.stand_ins_base_flow import CARDS
from support.table import Table


def plain(number: int = 3) -> networks.Game:
    """A game without executives."""
    return networks.Game(NAMES[:number], executives=())


def deck(state: GameState, deck_id: DeckId) -> tuple[str, ...]:
    """A whole deck in its order."""
    return state.decks[deck_id].top + state.decks[deck_id].rest


def all_pass(table: Table, times: int) -> list[object]:
    """Let the next players pass for cash; returns what happened."""
    happened: list[object] = []
    for _ in range(times):
        table.play(f"{table.to_act()[0]} pass cash")
        assert table.last is not None
        happened += table.last.events
    return happened


# -- rounds and players -------------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.01")
def test_each_round_has_its_own_display_turns_passes_upkeep_and_scoring() -> None:
    """Every round deals new shows, asks everybody, pays Ann's ad and scores all lineups."""
    lineup = '[players.Ann.lineup]\n9pm = {show = "test-star-show", cards = ["", "test-ad"]}'
    table = Table("first = 'Ann'\nround = 1\n" + lineup + "\n[game]\nexecutives = []\n" + CARDS)
    seen: set[str] = set()
    for _ in range(5):
        shows = table.state.display[Row.SHOWS]
        assert len(shows) == 6
        assert seen.isdisjoint(shows)
        seen.update(shows)
        happened = all_pass(table, 3)
        rules = [getattr(event, "rule", "") for event in happened]
        kinds = [type(event).__name__ for event in happened]
        assert kinds.count("PlayerPassed") == 3
        assert kinds.count("TurnStarted") >= 2
        assert rules.count("E2.BASE.65") == 1
        assert rules.count("E2.BASE.69") == 3


@pytest.mark.rule("E2.BASE.02")
def test_the_game_is_over_after_five_rounds() -> None:
    """Four rounds of three passes leave the fifth; the last pass of that one ends the game."""
    game = plain()
    table = Table(game, game.start(4))
    all_pass(table, 4 * 3)
    assert table.state.round == 5
    all_pass(table, 2)
    assert not game.is_over(table.state)
    all_pass(table, 1)
    assert game.is_over(table.state)
    assert table.state.round == 5


@pytest.mark.rule("E2.BASE.03")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_one_to_five_players_can_play_to_the_end(number: int) -> None:
    """A game of 1 to 5 players starts and runs its five rounds."""
    game = plain(number)
    table = Table(game, game.start(1))
    all_pass(table, 5 * number)
    assert game.is_over(table.state)
    assert len(game.result(table.state).scores) == number


@pytest.mark.rule("E2.BASE.03")
def test_a_solo_player_chooses_of_two_executives_and_keeps_the_token() -> None:
    """One of two boards dealt is kept, and each pass of the only player ends the round."""
    game = networks.Game(("Ann",))
    table = Table(game, game.start(3))
    boards = sorted(table.legal("Ann"))
    assert len(boards) == 2
    table.play(f"Ann {boards[0]}")
    game = plain(1)
    table = Table(game, game.start(3))
    for number in range(1, 6):
        assert (table.state.round, table.state.first) == (number, 0)
        all_pass(table, 1)
    assert game.is_over(table.state)


@pytest.mark.rule("E2.BASE.03")
@pytest.mark.parametrize("names", [(), ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")])
def test_no_and_six_players_are_refused(names: tuple[str, ...]) -> None:
    """There is no game for nobody, nor for six."""
    with pytest.raises(ConfigurationError, match=r"E2\.BASE\.03"):
        networks.Game(names, executives=())


@pytest.mark.rule("E2.BASE.04")
def test_what_every_player_owns() -> None:
    """Cash, no viewers, three timeslots, a green room, an empty reruns pile, six markers."""
    game = plain()
    assert game.boards.timeslots == ("8pm", "9pm", "10pm")
    for player in game.start(0).players:
        assert player.cash > 0
        assert player.viewers == 0
        assert len(player.lineup) == 3
        assert len(player.stars) + len(player.ads) + len(player.network) == 2
        assert player.reruns == ()
        assert player.tracks == (0, 0, 0, 0, 0, 0)


@pytest.mark.rule("E2.BASE.04")
def test_a_timeslot_holds_one_show() -> None:
    """A second show in a timeslot takes the place of the first, which becomes a rerun."""
    head = 'turn = "Ann"\n[display]\nshows = ["test-plain-show"]\n'
    lineup = '[players.Ann]\ncash = 9\nlineup = {9pm = "test-star-show"}\n[game]\nexecutives = []\n'
    table = Table(head + lineup + CARDS)
    table.play("Ann produce test-plain-show 9pm; leave-empty; leave-empty")
    assert table.show("Ann", "9pm").show == "test-plain-show"
    assert len(table.player("Ann").lineup) == 3
    assert [rerun.show for rerun in table.player("Ann").reruns] == ["test-star-show"]


# -- decks --------------------------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.05")
@pytest.mark.parametrize(
    ("deck_id", "back", "size"),
    [
        (DeckId.SHOWS_1, "round_1", 12 - 6),
        (DeckId.SHOWS_2_3, "round_2_3", 18),
        (DeckId.SHOWS_4_5, "round_4_5", 18),
    ],
)
def test_shows_form_three_decks_by_their_back(deck_id: DeckId, back: str, size: int) -> None:
    """12, 18 and 18 shows; 6 of the first deck are dealt to three players."""
    game = plain()
    state = game.start(3)
    shows = deck(state, deck_id)
    assert len(shows) == size
    for slug in shows:
        card = game.card[slug]
        assert isinstance(card, Show)
        assert card.deck == back


@pytest.mark.rule("E2.BASE.05")
def test_every_deck_is_shuffled_by_the_seed() -> None:
    """No deck lies in the order of the card set, nor in the same order for another seed."""
    game = plain()
    for deck_id in (DeckId.SHOWS_2_3, DeckId.SHOWS_4_5, DeckId.STAR, DeckId.AD, DeckId.NETWORK):
        orders = [deck(game.start(seed), deck_id) for seed in (1, 2)]
        assert orders[0] != orders[1]
        assert deck(game.start(1), deck_id) == orders[0]
        printed = [card for card in game.deck_cards[deck_id] if card in orders[0]]
        assert list(orders[0]) != printed


@pytest.mark.rule("E2.BASE.05")
def test_a_further_card_in_one_deck_shifts_no_other_draw() -> None:
    """With one star more, every other deck and the 1st player are as before."""
    game = plain()
    more = game.with_cards([Star("test-star", "Test Star", 1, 0, "", 1, 1)])
    before, after = game.start(8), more.start(8)
    assert deck(before, DeckId.STAR) != deck(after, DeckId.STAR)
    for deck_id in game.deck_backs:
        if deck_id is not DeckId.STAR:
            assert before.decks[deck_id] == after.decks[deck_id]
    assert before.first == after.first


@pytest.mark.rule("E2.BASE.05")
def test_moguls_and_executives_are_shuffled_on_their_own() -> None:
    """The mogul deck is shuffled by the seed; neither it nor dealt executives shift others."""
    game = plain(1)
    with_moguls = networks.Game(NAMES[:1], executives=None, modules=("moguls",))
    orders = {deck(with_moguls.start(seed), DeckId.MOGUL) for seed in range(5)}
    assert len(orders) == 5
    assert {len(set(order)) for order in orders} == {12}
    dealt = {with_moguls.legal_actions(with_moguls.start(seed)) for seed in range(12)}
    assert len(dealt) > 1
    for seed in range(5):
        before = game.start(seed)
        after = with_moguls.start(seed)
        assert deck(after, DeckId.STAR) == before.display[Row.STARS] + deck(before, DeckId.STAR)
        assert deck(before, DeckId.MOGUL) == ()


# -- order of set-up, 1st player ----------------------------------------------------------------


@pytest.mark.rule("E2.BASE.06")
def test_executives_are_chosen_before_anything_else_is_fixed() -> None:
    """While executives are chosen, nobody has the token, cash or cards, and nothing is dealt."""
    game = networks.Game(("Ann", "Bo"))
    table = Table(game, game.start(2))
    assert table.to_act() == ["Ann", "Bo"]
    assert table.state.first == -1
    assert all(player.cash == 0 for player in table.state.players)
    assert all(player.lineup == (None, None, None) for player in table.state.players)
    assert table.state.display == ((), (), (), ())
    assert len(deck(table.state, DeckId.STAR)) == 48


@pytest.mark.rule("E2.BASE.06")
def test_the_order_of_set_up() -> None:
    """Executives, cash in turn order, starter cards, display, round 1: in this order."""
    game = networks.Game(("Ann", "Bo"))
    wanted = {"Ann": "choose-executive butcher", "Bo": "choose-executive flix"}
    tables = (Table(game, game.start(seed)) for seed in range(500))
    table = next(t for t in tables if all(wanted[name] in t.legal(name) for name in wanted))
    table.play(*(f"{name} {text}" for name, text in wanted.items()))
    assert table.last is not None
    kinds = [type(event).__name__ for event in table.last.events]
    order = ["ExecutiveChosen", "CashChanged", "CardsMoved", "RoundStarted", "TurnStarted"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order
    seats = [event.seat for event in table.events("CashChanged")]
    assert seats == [table.state.first, 1 - table.state.first]
    assert [event.amount for event in table.events("CashChanged")] == [5, 7]
    assert table.state.round == 1
    assert all(None not in player.lineup for player in table.state.players)


@pytest.mark.rule("E2.BASE.07")
def test_who_claims_the_token_is_first_for_every_seed() -> None:
    """With CABLE at seat 2, the token and the first turn are always Bo's."""
    game = networks.Game(NAMES[:3], executives=("butcher", "cable", "beeb"))
    for seed in range(20):
        table = Table(game, game.start(seed))
        assert table.state.first == 1
        assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.BASE.07", "E2.BASE.08")
def test_normally_the_first_player_is_drawn_by_the_seed() -> None:
    """Over some seeds every seat comes first, and the same seed draws the same seat again."""
    game = plain()
    firsts = [game.start(seed).first for seed in range(30)]
    assert set(firsts) == {0, 1, 2}
    assert [game.start(seed).first for seed in range(30)] == firsts
    table = Table(game, game.start(0))
    assert table.to_act() == [NAMES[firsts[0]]]


@pytest.mark.rule("E2.BASE.08")
def test_the_others_follow_clockwise() -> None:
    """Turn-order positions go by seat from the 1st player, for cash and for the first turns."""
    game = plain()
    for first in range(3):
        seed = next(seed for seed in range(60) if game.start(seed).first == first)
        table = Table(game, game.start(seed))
        order = [NAMES[first], NAMES[(first + 1) % 3], NAMES[(first + 2) % 3]]
        assert [table.player(name).cash for name in order] == [5, 7, 9]
        asked = []
        for _ in order:
            asked += table.to_act()
            table.play(f"{asked[-1]} pass cash")
        assert asked == order


# -- starting cash ------------------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.10")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_starting_cash_by_position(number: int) -> None:
    """$5M, $7M, $9M, $11M and $13M for the positions 1 to 5, a solo player being the 1st."""
    game = plain(number)
    state = game.start(6)
    seats = [(state.first + position) % number for position in range(number)]
    assert [state.players[seat].cash for seat in seats] == [5, 7, 9, 11, 13][:number]


@pytest.mark.rule("E2.BASE.09")
def test_starting_cash_is_what_the_board_prints() -> None:
    """With other numbers on the set-up board the players start with those."""
    cards = plain().card_set
    boards = cards.boards.replace(starting_cash=(4, 8, 15, 16, 23))
    game = networks.Game(NAMES[:3], executives=(), cards=cards.replace(boards=boards))
    state = game.start(6)
    assert [state.players[(state.first + i) % 3].cash for i in range(3)] == [4, 8, 15]


# -- starter cards ------------------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.12")
def test_each_player_begins_with_three_starter_shows() -> None:
    """One per timeslot in row 1; no genre, slots or expenses, timeslot ANY, 2/1/1/0, rerun 0."""
    game = plain(5)
    state = game.start(0)
    shows = [show for player in state.players for show in player.lineup]
    assert len({show.show for show in shows if show is not None}) == 5 * 3
    for show in shows:
        assert isinstance(show, LineupShow)
        assert show.row == 1
        card = game.card[show.show]
        assert isinstance(card, Show)
        assert (card.genre, card.slots, card.expenses, card.timeslot) == ("", (), 0, "any")
        assert (card.viewers, card.rerun) == ((2, 1, 1, 0), 0)


@pytest.mark.rule("E2.BASE.13")
def test_each_player_begins_with_a_starter_star_and_ad() -> None:
    """A star of 1 viewer and an ad of $1M, without costs, conditions, expenses or bonus."""
    game = plain(5)
    state = game.start(0)
    for player in state.players:
        (star,) = (game.card[slug] for slug in player.stars)
        (ad,) = (game.card[slug] for slug in player.ads)
        assert isinstance(star, Star)
        assert isinstance(ad, Ad)
        assert (star.cost, star.condition, star.expenses, star.up) == (0, "", 0, 1)
        assert (ad.bonus, ad.condition, ad.up) == (0, "", 1)
        assert player.viewers == 0
    assert sum(player.cash for player in state.players) == 5 + 7 + 9 + 11 + 13
    assert len({slug for player in state.players for slug in player.stars + player.ads}) == 10


CANCEL = (
    """
turn = "Ann"
round = 5
passed = ["Bo", "Cy"]
first = "Ann"
[display]
shows = ["test-plain-show"]
network = []
[players.Ann]
cash = 2
stars = []
ads = []
"""
    + CARDS
)
ATTACHED = """
[players.Ann.lineup]
9pm = { show = "test-star-show", cards = ["starter-star-a", "starter-ad-a"] }
[game]
executives = ["butcher", "continuum", "beeb"]
"""


@pytest.mark.rule("E2.BASE.11")
def test_a_cancelled_starter_show_counts_as_a_rerun() -> None:
    """BUTCHER scores 2 viewers for the starter show that the new one put on the reruns pile."""
    table = Table(CANCEL + '[game]\nexecutives = ["butcher", "continuum", "beeb"]\n')
    table.play("Ann produce test-plain-show 9pm")
    assert [rerun.show for rerun in table.player("Ann").reruns] == ["starter-show-2-a"]
    table.play("Ann pass cash")
    lines = table.game.result(table.state).scores[0].lines
    assert [line.amount for line in lines if line.rule == "E2.BUTCHER.04"] == [2 * 1]
    assert table.player("Ann").viewers == (2 + 7 + 2) + 2 * 1


@pytest.mark.rule("E2.BASE.14")
def test_discarded_starter_star_and_ad_leave_the_game() -> None:
    """Cancelled with their show, they lie in the box and in no deck."""
    table = Table(CANCEL + ATTACHED).play("Ann produce test-plain-show 9pm")
    assert {"starter-star-a", "starter-ad-a"} <= set(table.state.box)
    for deck_id in table.game.deck_backs:
        assert not any(slug.startswith("starter") for slug in deck(table.state, deck_id))


@pytest.mark.rule("E2.BASE.14")
def test_a_cancelled_starter_show_is_not_discarded() -> None:
    """It lies in the reruns pile and not in the box."""
    table = Table(CANCEL + ATTACHED).play("Ann produce test-plain-show 8pm")
    assert [rerun.show for rerun in table.player("Ann").reruns] == ["starter-show-1-a"]
    assert "starter-show-1-a" not in table.state.box
