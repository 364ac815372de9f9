"""Solo games of the first edition (E1.SOLO, E1.BASE.61-.63)."""

from __future__ import annotations

from typing import Any

import pytest

from executives import networks
from executives.networks.first_edition.pilots import Drafting
from executives.networks.frames import ChoosingExecutives, Turn
from support.documents import show_card
from support.first_tables import (
    PLAIN_CARDS,
    card,
    deck,
    drop_all,
    first,
    first_game,
    mogul_display,
    row,
    told,
)
from support.table import Table

CARDS = {
    "shows": ["helmet-hair", "bread-winners", "swap-your-shed", "agent-custard"],
    "stars": ["standby-stella", "weekend-wes", "prompter-pru", "solo-sue"],
    "ads": ["medium-batteries", "stay-tuned-trailer", "junior-night-lights", "late-pizza-line"],
    "network": ["sponsor-deal-a", "syndication-a", "agency-a", "deep-pockets-a"],
}
ROOM = """
[players.Ann]
cash = 9
stars = ["matinee-maud", "evergreen-evan"]
lineup.8pm = "early-show"
"""
ATTACH = "Ann add-or-replace matinee-maud 8pm slot 1"


def solo(text: str, *, executives: tuple[str, ...] | None = None) -> Table:
    """A position of a solo game."""
    return first(text, players=1, executives=executives, cards=PLAIN_CARDS)


def display(**numbers: int) -> str:
    """A display with so many cards in each row."""
    lines = [f"{name} = {cards[: numbers.get(name, 0)]}" for name, cards in CARDS.items()]
    return 'turn = "Ann"\n[display]\n' + "\n".join(lines) + "\n"


def taken(table: Table) -> list[str]:
    """The cards that the rival took in the last step."""
    moves = table.events("CardsMoved")
    return [slug for event in moves if event.rule == "E1.BASE.61" for slug in event.cards]


# -- the rival ------------------------------------------------------------------------------------


@pytest.mark.rule("E1.BASE.61")
@pytest.mark.parametrize("longest", ["shows", "stars", "ads", "network"])
def test_the_rival_takes_the_leftmost_card_of_the_longest_row(longest: str) -> None:
    """After a turn that leaves the display alone, a row of 3 among rows of 2 loses its first."""
    table = solo(display(**{**dict.fromkeys(CARDS, 2), longest: 3}) + ROOM).play(ATTACH)
    assert taken(table) == [CARDS[longest][0]]
    assert list(row(table, longest)) == CARDS[longest][1:3]


@pytest.mark.rule("E1.BASE.61")
@pytest.mark.parametrize(
    ("sizes", "expected"),
    [
        ((3, 3, 3, 3), "shows"),
        ((2, 3, 3, 3), "stars"),
        ((2, 2, 3, 3), "ads"),
        ((2, 2, 2, 3), "network"),
    ],
)
def test_of_rows_of_one_length_the_first_loses_its_card(
    sizes: tuple[int, ...], expected: str
) -> None:
    """Shows come before stars, ads and network cards."""
    table = solo(display(**dict(zip(CARDS, sizes, strict=True))) + ROOM).play(ATTACH)
    assert taken(table) == [CARDS[expected][0]]


@pytest.mark.rule("E1.BASE.61")
def test_the_rival_does_not_act_after_drop_and_budget() -> None:
    """The turn in which Ann drops brings no discard; an empty display has none either."""
    table = solo(display(shows=3) + ROOM).play("Ann drop cash")
    assert taken(table) == []
    assert taken(solo(display() + ROOM).play(ATTACH)) == []


@pytest.mark.rule("E1.BASE.61")
@pytest.mark.parametrize(("decision", "number"), [("end-turn", 0), (ATTACH[4:], 1)])
def test_after_cables_extra_turn_the_rival_answers_only_to_an_action(
    decision: str, number: int
) -> None:
    """CABLE drops and has one more turn; if it forfeits that, nothing is discarded."""
    table = solo(display(shows=3, ads=1) + ROOM, executives=("cable",)).play("Ann drop viewers")
    assert (table.to_act(), table.state.round, taken(table)) == (["Ann"], 1, [])
    table.play(f"Ann {decision}")
    assert len(taken(table)) == number


@pytest.mark.rule("E1.BASE.62")
@pytest.mark.parametrize(
    ("viewers", "outcome"),
    [
        (-5, "cancelled"),
        (99, "cancelled"),
        (100, "renewed"),
        (149, "renewed"),
        (150, "hit"),
        (199, "hit"),
        (200, "phenomenon"),
        (320, "phenomenon"),
    ],
)
def test_how_well_a_solo_game_went(viewers: int, outcome: str) -> None:
    """Below 100 cancelled, then renewed, a hit from 150 and a phenomenon from 200."""
    table = solo(f'round = 5\nturn = "Ann"\n[players.Ann]\nviewers = {viewers}\n')
    table.play("Ann drop cash")
    assert table.player("Ann").viewers == viewers
    assert table.game.result(table.state).outcome == outcome


@pytest.mark.rule("E1.BASE.63")
def test_drama_shows_are_in_solo_games() -> None:
    """All shows and pilots of the box are there."""
    game = first_game(1)
    drama = {slug for slug in game.card if getattr(card(game, slug), "genre", "") == "drama"}
    assert drama
    assert drama <= game.in_play


# -- executives -----------------------------------------------------------------------------------


@pytest.mark.rule("E1.SOLO.01")
def test_three_executives_do_not_play_alone() -> None:
    """RICH, TELETHON and TIME TRAVELLER are dealt to two players and not to one."""
    barred = {"rich", "telethon", "continuum"}
    alone = networks.Game(("Ann",), edition="first")
    pair = networks.Game(("Ann", "Bo"), edition="first")
    assert set(pair.dealt_executives) - set(alone.dealt_executives) == barred


@pytest.mark.rule("E1.SOLO.01")
def test_gorilla_may_play_alone_unless_the_variant_says_no() -> None:
    """As ruled it is dealt; with the switch it is not."""
    variants = networks.Variants(gorilla_plays_solo=False)
    assert "gorilla" in networks.Game(("Ann",), edition="first").dealt_executives
    without = networks.Game(("Ann",), edition="first", variants=variants)
    assert "gorilla" not in without.dealt_executives


@pytest.mark.rule("E1.SOLO.02")
def test_a_solo_player_draws_two_executives_and_chooses_one() -> None:
    """Over some seeds different pairs come up, none with an executive that is barred."""
    game = networks.Game(("Ann",), edition="first")
    seen = set()
    for seed in range(40):
        table = Table(game, game.start(seed))
        frame = table.state.pending[-1]
        assert isinstance(frame, ChoosingExecutives)
        (hand,) = frame.hands
        assert len(set(hand.boards)) == 2
        seen |= set(hand.boards)
        table.play(f"Ann choose-executive {hand.boards[1]}")
        assert table.player("Ann").executive == hand.boards[1]
    assert seen == set(game.dealt_executives)


# -- pilots ---------------------------------------------------------------------------------------


def offered(table: Table) -> tuple[str, ...]:
    """The pilots from which Ann chooses."""
    frame = table.state.pending[-1]
    assert isinstance(frame, Drafting)
    (hand,) = frame.hands
    return hand.cards


def settle(table: Table) -> Table:
    """Whatever the last pilot asks is answered in the first way."""
    while not isinstance(table.state.pending[-1], (Drafting, Turn)):
        table.play(f"Ann {sorted(table.legal())[0]}")
    return table


@pytest.mark.rule("E1.SOLO.03", "E1.SOLO.04", "E1.SOLO.05")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_solo_player_chooses_from_4_then_from_3_new_ones_then_from_2(seed: int) -> None:
    """Each choice discards the others, and what comes next was not among them."""
    game = first_game(1)
    table = Table(game, game.start(seed))
    seen: list[tuple[str, ...]] = []
    for number in (4, 3, 2):
        hand = offered(table)
        assert len(hand) == number
        assert not set(hand) & {slug for cards in seen for slug in cards}
        seen.append(hand)
        table.play(f"Ann {sorted(table.legal())[0]}")
        settle(table)
    lineup = [show.show for show in table.player("Ann").lineup if show is not None]
    assert [show in cards for show, cards in zip(lineup, seen, strict=True)] == [True] * 3
    discards = [slug for cards in seen for slug in cards if slug not in lineup]
    assert len(discards) == 3 + 2 + 1
    assert deck(table, "pilot")[-6:] == tuple(discards)
    assert isinstance(table.state.pending[-1], Turn)


@pytest.mark.rule("E1.SOLO.03", "E1.SOLO.05")
def test_each_pilot_is_resolved_before_the_next_draw() -> None:
    """The reward of the 8PM pilot is there when the 9PM pilot is chosen."""
    game = first_game(1)
    found: list[Any] = []
    for seed in range(40):
        table = Table(game, game.start(seed))
        wanted = {"lottery-leftovers", "auction-of-odd-socks"} & set(offered(table))
        if wanted:
            before = table.player("Ann").cash
            table.play(f"Ann pick {min(wanted)}")
            found.append((table.player("Ann").cash - before, len(offered(table))))
    assert found
    assert set(found) == {(3, 3)}


# -- moguls ---------------------------------------------------------------------------------------


@pytest.mark.rule("E1.SOLO.06")
def test_three_moguls_are_displayed() -> None:
    """One player has a choice of 3; the other 9 are the stock."""
    table = Table(first_game(1), first_game(1).start(5))
    assert (len(mogul_display(table)), len(deck(table, "mogul"))) == (3, 9)


@pytest.mark.rule("E1.SOLO.07")
def test_specialist_has_four() -> None:
    """SPECIALIST alone has one more."""
    game = first_game(1, ("specialist",))
    assert len(mogul_display(Table(game, game.start(5)))) == 4


MOGULS = """
round = {season}
turn = "Ann"
[season]
moguls = ["hip", "ambitious", "retro-craze"]
[players.Ann]
cash = 9
{more}
"""


@pytest.mark.rule("E1.SOLO.08", "E1.SOLO.09", "E1.SOLO.11")
@pytest.mark.parametrize("season", [1, 2, 3, 4, 5])
def test_seasons_2_and_4_cost_the_leftmost_mogul(season: int) -> None:
    """While Ann has none, Hip leaves the display then; seasons 1, 3 and 5 leave it alone."""
    table = solo(MOGULS.format(season=season, more="")).play("Ann drop cash")
    goes = season in (2, 4)
    assert mogul_display(table) == ("hip", "ambitious", "retro-craze")[goes:]
    assert ("hip" in table.state.box) == goes
    rules = [event.rule for _, event in told(table, "CardsMoved") if event.cards == ("hip",)]
    assert rules == ({2: ["E1.SOLO.08"], 4: ["E1.SOLO.09"]}.get(season, []))


@pytest.mark.rule("E1.SOLO.08", "E1.SOLO.09")
def test_both_discards_come_in_one_game() -> None:
    """Of three moguls two are left after season 2 and one after season 4."""
    table = solo(MOGULS.format(season=1, more=""))
    left = []
    for _season in range(4):
        drop_all(table, "Ann")
        left.append(len(mogul_display(table)))
    assert left == [3, 2, 2, 1]


@pytest.mark.rule("E1.SOLO.10")
def test_moguls_that_can_no_longer_be_gained_leave_at_once() -> None:
    """With Ann's second 3-show bonus she takes Retro Craze, and the other two are discarded."""
    table = first(
        """
turn = "Ann"
[season]
moguls = ["hip", "ambitious", "retro-craze"]
[display]
shows = ["dashing"]
[players.Ann]
reruns = ["helmet-hair", "agent-custard"]
shelf = { bonuses = ["drama 3"] }
""",
        players=1,
        cards=DASHING,
    ).play("Ann produce dashing 8pm", "Ann take-mogul retro-craze")
    assert mogul_display(table) == ()
    assert table.state.box[-2:] == ("hip", "ambitious")
    assert table.player("Ann").moguls == ("retro-craze",)


DASHING = show_card("dashing", genre="action", viewers=[1, 1, 1, 1], lower=1)


@pytest.mark.rule("E1.SOLO.10")
def test_while_one_more_can_be_gained_the_display_stays() -> None:
    """SPECIALIST with one mogul may have a second: only the discards of the seasons come."""
    table = solo(
        MOGULS.format(season=1, more='moguls = ["network-master"]'), executives=("specialist",)
    )
    drop_all(table, "Ann")
    assert len(mogul_display(table)) == 3
    drop_all(table, "Ann")
    assert len(mogul_display(table)) == 2
