"""Set-up of the first edition with the Executives expansion (E1.SETUP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from executives import networks
from executives.networks.cards import Mogul, Show
from executives.networks.first_edition import EDITION
from executives.networks.first_edition.pilots import Drafting
from executives.networks.frames import ChoosingExecutives
from executives.networks.registry import is_starter
from executives.networks.second_edition import EDITION as SECOND
from support.drafts import drafted, lineup
from support.first_edition_data import SET
from support.first_tables import (
    QUIET,
    card,
    deck,
    drop_all,
    first,
    first_game,
    mogul_display,
    order,
    row,
)
from support.names import NAMES
from support.table import Table

TWELVE = {
    *("beeb", "butcher", "cable", "cheapo", "flix", "generic"),
    *("procrastinator", "rich", "specialist", "starmaker", "telethon", "underground"),
}


def dealt(players: int = 3, seed: int = 2) -> Table:
    """A game in which executives are dealt."""
    game = networks.Game(NAMES[:players], edition="first")
    return Table(game, game.start(seed))


def frames(table: Table) -> tuple[ChoosingExecutives, Drafting]:
    """What the executives and the pilots dealt lie in."""
    choosing = next(f for f in table.state.pending if isinstance(f, ChoosingExecutives))
    drafting = next(f for f in table.state.pending if isinstance(f, Drafting))
    return choosing, drafting


# -- components -----------------------------------------------------------------------------------


@pytest.mark.rule("E1.SETUP.06")
def test_executives_are_dealt_back_side_up() -> None:
    """What others have been dealt cannot be seen, and backs do nothing."""
    table = dealt()
    choosing, _ = frames(table)
    for seat in (0, 1, 2, None):
        (view,) = (
            f
            for f in table.game.view(table.state, seat).pending
            if hasattr(f, "hands") and hasattr(f.hands[0], "boards")
        )
        shown: Any = view
        for hand, known in zip(shown.hands, choosing.hands, strict=True):
            own = hand.seat == seat
            assert hand.boards == (known.boards if own else ("executive", "executive"))


@pytest.mark.rule("E1.SETUP.07")
def test_cards_of_the_expansion_can_be_told_from_base_game_cards() -> None:
    """The base game's own cards are the starters, and nothing else is one."""
    starters = {slug for one in SET.starters for slug in (*one.shows, one.star, one.ad)}
    assert {one.id for one in SET.cards if is_starter(one)} == starters
    assert len(starters) == 5 * (3 + 1 + 1)
    assert SET.edition == "first"


@pytest.mark.rule("E1.SETUP.13", "E1.SETUP.19")
def test_there_are_twelve_executives_and_two_of_the_mini_expansion() -> None:
    """Each is there once; Time Traveller and Gorilla join the pool of a game of three."""
    ids = [executive.id for executive in EDITION.executives]
    assert sorted(ids) == sorted({*TWELVE, "continuum", "gorilla"})
    assert set(dealt().game.dealt_executives) == set(ids)
    assert len([one for one in SET.cards if isinstance(one, Mogul)]) == 12


@pytest.mark.rule("E1.SETUP.14", "E1.SETUP.39")
def test_each_player_keeps_one_of_two_executives_and_the_other_is_discarded() -> None:
    """Three players end with three executives; the discarded ones are nobody's."""
    table = dealt()
    hands = {hand.seat: hand.boards for hand in frames(table)[0].hands}
    for seat, name in enumerate(NAMES[:3]):
        other = hands[(seat + 1) % 3][0]
        assert table.refuses(f"{name} choose-executive {other}") == {"E1.SETUP.39"}
        table.play(f"{name} choose-executive {hands[seat][1]}")
    assert [player.executive for player in table.state.players] == [
        hands[seat][1] for seat in range(3)
    ]
    left = {hands[seat][0] for seat in range(3)}
    assert left.isdisjoint(player.executive for player in table.state.players)


@pytest.mark.rule("E1.SETUP.15")
def test_no_base_game_show_is_used() -> None:
    """Decks, displays and hands hold shows of the expansion only: no starters."""
    table = dealt(4)
    starters = {slug for one in SET.starters for slug in one.shows}
    decks = {
        slug
        for back in ("round_1", "round_2_3", "round_4_5", "pilot")
        for slug in deck(table, back)
    }
    hands = {slug for hand in frames(table)[1].hands for slug in hand.cards}
    assert starters.isdisjoint({*decks, *hands, *row(table, "shows")})
    assert starters <= set(table.state.box)


# -- decks ----------------------------------------------------------------------------------------

ON_AIR = tuple(
    Show(
        f"on-air-{back.replace('_', '-')}",
        "On Air",
        back,
        "action",
        1,
        0,
        "any",
        (4, 3, 2, 1),
        1,
        (),
        lower=4,
    )
    for back in ("round_1", "round_2_3", "round_4_5")
)


@pytest.mark.rule("E1.SETUP.18", "E1.SETUP.23")
def test_further_shows_are_shuffled_into_the_decks_of_their_backs() -> None:
    """One for each deck lies there, at different places for different seeds."""
    game = networks.Game(NAMES[:3], executives=(), edition="first", cards=SET.with_cards(ON_AIR))
    places = set()
    for seed in range(12):
        table = Table(game, game.start(seed))
        for show in ON_AIR[1:]:
            assert show.id in deck(table, show.deck)
        places.add(deck(table, "round_2_3").index("on-air-round-2-3"))
        assert ON_AIR[0].id in {*row(table, "shows"), *table.state.box}
    assert len(places) > 3


@pytest.mark.rule("E1.SETUP.20", "E1.SETUP.24")
@pytest.mark.parametrize("players", [2, 3])
def test_marked_shows_are_out_before_the_set_up(players: int) -> None:
    """No Drama show lies in a deck, in the display, in a hand or in the box of the state."""
    table = Table(first_game(players), first_game(players).start(7))
    game = table.game
    drama = {slug for slug in game.card if getattr(card(game, slug), "genre", "") == "drama"}
    assert len(drama) == 2 + 3 + 3 + 3
    pilots = [frame for frame in table.state.pending if isinstance(frame, Drafting)]
    in_hands = {slug for hand in pilots[0].hands for slug in hand.cards}
    lying = {slug for cards in table.state.decks for slug in (*cards.top, *cards.rest)}
    assert drama.isdisjoint({*lying, *in_hands, *table.state.box, *row(table, "shows")})
    # Pilots are apart from the season decks.
    for back in ("round_1", "round_2_3", "round_4_5"):
        assert set(game.pilots).isdisjoint(deck(table, back))
    assert {*deck(table, "pilot"), *in_hands} == set(game.pilots) - drama


@pytest.mark.rule("E1.SETUP.20")
def test_cards_may_name_the_numbers_of_players_with_which_they_are_used() -> None:
    """A show for 4 and 5 players is out with three."""
    rare = ON_AIR[1].replace(players=(4, 5))
    cards = SET.with_cards([rare])
    for players, there in ((3, False), (4, True), (5, True)):
        game = networks.Game(NAMES[:players], executives=(), edition="first", cards=cards)
        assert (rare.id in deck(Table(game, game.start(1)), "round_2_3")) == there


@pytest.mark.rule("E1.SETUP.21", "E1.SETUP.45")
def test_displays_and_decks_are_those_of_the_base_game() -> None:
    """The same seed deals the same display with executives as without."""
    for players in (1, 3, 5):
        games = (first_game(players, ()), first_game(players))
        plain, module = (Table(game, game.start(4)) for game in games)
        assert plain.state.display == module.state.display
        for back in ("round_1", "round_2_3", "round_4_5", "star", "ad", "network"):
            assert deck(plain, back) == deck(module, back)


@pytest.mark.rule("E1.SETUP.22")
def test_each_show_deck_is_shuffled_by_itself() -> None:
    """Over 30 seeds the next show of each deck varies, and is one of its own."""
    game = first_game(4)
    tops: dict[str, Counter[str]] = {"round_2_3": Counter(), "round_4_5": Counter()}
    for seed in range(30):
        table = Table(game, game.start(seed))
        assert len(row(table, "shows")) == 8
        for back, found in tops.items():
            cards = deck(table, back)
            assert {card(game, slug).deck for slug in cards} == {back}
            found[cards[0]] += 1
    assert all(len(found) > 8 for found in tops.values())


# -- scores and cash ------------------------------------------------------------------------------


@pytest.mark.rule("E1.SETUP.25", "E1.SETUP.26")
def test_everybody_starts_at_0_viewers_and_totals_go_beyond_100() -> None:
    """Nobody has viewers before the first are gained; 96 and 5 more are 101."""
    for players in range(1, 6):
        start = Table(first_game(players), first_game(players).start(1))
        assert {player.viewers for player in start.state.players} == {0}
    table = first('turn = "Ann"\n[players.Ann]\nviewers = 96\n').play("Ann drop viewers")
    assert table.player("Ann").viewers == 101


@pytest.mark.rule("E1.SETUP.30")
def test_cable_has_amounts_of_its_own() -> None:
    """Wherever it is in turn order it never gets what the position gives."""
    game = first_game(3, ("cable", "quiet-a", "quiet-b"))
    found = set()
    for seed in range(20):
        table = Table(game, game.start(seed))
        position = order(table).index("Ann")
        found.add((position, table.player("Ann").cash))
    assert found == {(0, 16), (1, 18), (2, 20)}


# -- moguls ---------------------------------------------------------------------------------------


@pytest.mark.rule("E1.SETUP.31", "E1.SETUP.33", "E1.SETUP.34")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_mogul_more_than_players_is_displayed(players: int) -> None:
    """The others are a face-down stock, from which nothing comes in a whole game."""
    game = first_game(players)
    displays = set()
    for seed in range(6):
        table = Table(game, game.start(seed))
        displays.add(mogul_display(table))
        assert len(mogul_display(table)) == players + 1
        assert len(deck(table, "mogul")) == 12 - players - 1
    assert len(displays) == 6
    table = drafted(game, 1)
    stock = deck(table, "mogul")
    while not game.is_over(table.state):
        drop_all(table, table.to_act()[0])
    assert deck(table, "mogul") == stock
    for seat in (0, None):
        assert game.view(table.state, seat).decks[6].top == ()


@pytest.mark.rule("E1.SETUP.32")
def test_four_players_have_network_cards_and_moguls_displayed_from_the_start() -> None:
    """6 network cards and 5 moguls lie there, and nobody has viewers."""
    table = Table(first_game(4), first_game(4).start(9))
    assert (len(row(table, "network")), len(mogul_display(table))) == (6, 5)
    assert [player.viewers for player in table.state.players] == [0] * 4


# -- executives -----------------------------------------------------------------------------------


@pytest.mark.rule("E1.SETUP.35")
def test_all_displays_are_face_up_when_executives_are_dealt() -> None:
    """Everybody sees 7 shows, 6 stars, 5 ads, 5 network cards and 4 moguls while choosing."""
    table = dealt()
    assert isinstance(table.state.pending[-1], ChoosingExecutives)
    for seat in (0, 1, 2, None):
        view = table.game.view(table.state, seat)
        assert [len(cards) for cards in view.display] == [7, 6, 5, 5]
        assert view.season is not None
        assert len(view.season.moguls) == 4


@pytest.mark.rule("E1.SETUP.36", "E1.SETUP.37")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_executives_and_four_pilots_are_dealt_to_each(players: int) -> None:
    """No card comes twice, and other seeds deal other cards."""
    hands = set()
    for seed in range(6):
        choosing, drafting = frames(dealt(players, seed))
        boards = [board for hand in choosing.hands for board in hand.boards]
        pilots = [pilot for hand in drafting.hands for pilot in hand.cards]
        assert len(set(boards)) == len(boards) == 2 * players
        assert len(set(pilots)) == len(pilots) == 4 * players
        hands.add((tuple(boards), tuple(pilots)))
    assert len(hands) == 6


@pytest.mark.rule("E1.SETUP.38")
def test_players_see_their_executives_and_pilots_before_they_choose() -> None:
    """Bo's view of the choice has his two boards and his four pilots, of the others backs."""
    table = dealt()
    choosing, drafting = frames(table)
    shown = [frame for frame in table.game.view(table.state, 1).pending if hasattr(frame, "hands")]
    pilots, boards = (frame.hands for frame in shown)
    assert boards[1].boards == choosing.hands[1].boards
    assert pilots[1].cards == drafting.hands[1].cards
    assert (boards[0].boards, pilots[0].cards) == (("executive",) * 2, ("pilot",) * 4)


@pytest.mark.rule("E1.SETUP.40", "E1.SETUP.41", "E1.SETUP.46")
def test_executives_are_revealed_together_and_bring_their_boards_then() -> None:
    """Nothing is seen of the first two choices; with the third all have board and components."""
    table = dealt(3, 0)
    for seed in range(60):
        table = dealt(3, seed)
        hands = frames(table)[0].hands
        if any("procrastinator" in hand.boards for hand in hands):
            break
    before = table.game.view(table.state, None)
    chosen = {}
    for hand in hands:
        own = "procrastinator" if "procrastinator" in hand.boards else hand.boards[0]
        chosen[hand.seat] = own
        assert all(player.executive == "" for player in table.state.players)
        assert all(player.memory is None for player in table.state.players)
        table.play(f"{NAMES[hand.seat]} choose-executive {own}")
    assert all(player.executive == "" for player in before.players)
    assert [event.executive for event in table.events("ExecutiveChosen")] == list(chosen.values())
    for seat, executive in chosen.items():
        player = table.state.players[seat]
        assert player.executive == executive
        assert type(player.memory) is type(table.game.executive[executive].memory)
    holder = next(seat for seat, one in chosen.items() if one == "procrastinator")
    assert table.state.players[holder].memory is not None


@pytest.mark.rule("E1.SETUP.42", "E1.SETUP.43")
def test_which_side_of_a_board_is_used_does_not_matter() -> None:
    """Nobody is asked for a side: after the executives the draft begins at once."""
    table = dealt()
    for hand in frames(table)[0].hands:
        assert table.legal(NAMES[hand.seat]) == {f"choose-executive {b}" for b in hand.boards}
        table.play(f"{NAMES[hand.seat]} choose-executive {hand.boards[0]}")
    assert isinstance(table.state.pending[-1], Drafting)
    renamed = networks.Game(("ChannelOne", "ChannelTwo"), executives=(), edition="first")
    assert renamed.start(3).players == first_game(2, ()).start(3).players


@pytest.mark.rule("E1.SETUP.44")
def test_starting_shows_star_and_ad_of_the_base_game_are_not_used() -> None:
    """After the draft lineups hold pilots, and green rooms only what pilots gave."""
    table = drafted(first_game(5), 6)
    starters = {slug for one in SET.starters for slug in (*one.shows, one.star, one.ad)}
    assert starters <= set(table.state.box)
    for name in NAMES:
        assert set(lineup(table, name)) <= set(table.game.pilots)
        player = table.player(name)
        assert starters.isdisjoint({*player.stars, *player.ads})


@pytest.mark.rule("E1.SETUP.47")
def test_an_executives_ability_wins_against_a_rule() -> None:
    """At 9PM a show for 8PM gives FLIX its higher number, the others its lower one."""
    for executive, viewers in (("flix", 5), ("quiet-c", 2)):
        table = first(
            'turn = "Ann"\npassed = ["Bo", "Cy"]\n[players.Ann]\nlineup.9pm = "helmet-hair"\n',
            executives=(executive, "quiet-a", "quiet-b"),
        ).play("Ann drop cash")
        assert table.player("Ann").viewers == viewers


# -- the two editions -----------------------------------------------------------------------------


def test_executives_of_the_editions_are_apart() -> None:
    """No executive of one edition is one of the other, though ids may be alike."""
    first_ones = {id(executive) for executive in EDITION.executives}
    assert first_ones.isdisjoint(id(executive) for executive in SECOND.executives)
    assert {executive.edition for executive in EDITION.executives} == {"first"}
    assert {executive.edition for executive in QUIET} == {"first"}
