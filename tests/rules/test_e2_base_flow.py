"""The flow of a round in the second edition: start, end, display and decks (E2.BASE.16-.22)."""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.cards import Show
from executives.networks.state import DeckId, Row
from support.names import NAMES
from support.stand_ins_base_flow import ASKED, CARDS, QUESTIONS
from support.table import Table

LAST_PASS = """
round = {number}
first = "Bo"
passed = ["Bo", "Cy"]
turn = "Ann"
[players.Ann]
stars = []
ads = []
[players.Ann.lineup]
9pm = {{ show = "test-plain-show", cards = ["", "test-ad"] }}
[game]
executives = []
"""


def last_pass(number: int = 1) -> Table:
    """All but Ann have passed; her show has an ad of $2M and expenses of $1M."""
    return Table(LAST_PASS.format(number=number) + CARDS).play("Ann pass cash")


def order(table: Table) -> list[tuple[str, str]]:
    """Kind and clause of what happened in the last step, each once, in the order of coming."""
    assert table.last is not None
    pairs: list[tuple[str, str]] = [(type(e).__name__, e.rule) for e in table.last.events]
    return list(dict.fromkeys(pairs))


ANN_IS_LAST = 'first = "Bo"\npassed = ["Bo", "Cy"]\nturn = "Ann"\n'


def ending(tables: str, executives: str = "") -> Table:
    """Ann passes last in a position with the given tables."""
    game = f"[game]\nexecutives = [{executives}]\n"
    return Table(ANN_IS_LAST + tables + game + CARDS).play("Ann pass cash")


# -- start and end of a round -------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.16")
def test_start_of_round_abilities_come_between_display_and_turns() -> None:
    """RICH's draw comes before GORILLA's choice, and that before the first turn."""
    game = networks.Game(NAMES[:3], executives=("rich", "gorilla", "butcher"))
    document = 'first = "Ann"\npassed = ["Ann", "Bo"]\nturn = "Cy"'
    table = Table(game, game.position(document)).play("Cy pass cash")
    assert table.state.round == 2
    assert [len(row) for row in table.state.display] == [6, 5, 5, 5]
    assert table.events("TurnStarted") == []
    assert table.to_act() == ["Ann"]
    keeps = sorted(table.legal("Ann"))
    assert len(keeps) == 3
    assert all(text.startswith("keep ") for text in keeps)
    table.play(f"Ann {keeps[0]}")
    assert table.to_act() == ["Bo"]
    assert table.legal("Bo") == {"begin-with extra-turn", "begin-with extra-cash"}
    assert table.events("TurnStarted") == []
    table.play("Bo begin-with extra-turn")
    assert [event.seat for event in table.events("TurnStarted")] == [1]
    assert "pass nothing" in table.legal("Bo")


@pytest.mark.rule("E2.BASE.16")
def test_start_of_round_abilities_come_in_round_one_too() -> None:
    """GORILLA is asked before the first turn of the game, the display in sight."""
    game = networks.Game(NAMES[:3], executives=("beeb", "gorilla", "butcher"))
    table = Table(game, game.start(next(seed for seed in range(50) if game.start(seed).first != 1)))
    assert table.to_act() == ["Bo"]
    assert len(table.state.display[Row.SHOWS]) == 6
    table.play("Bo begin-with extra-cash")
    assert table.to_act() == [NAMES[table.state.first]]


@pytest.mark.rule("E2.BASE.17", "E2.BASE.16")
def test_the_end_of_a_round_in_its_order() -> None:
    """Upkeep, scoring, ageing, clearing, token, dealing; then round 2 begins with Cy."""
    table = last_pass()
    steps = order(table)
    wanted = [
        ("CashChanged", "E2.BASE.65"),
        ("ViewersChanged", "E2.BASE.69"),
        ("SeasonMarkerMoved", "E2.BASE.70"),
        ("CardsMoved", "E2.BASE.21"),
        ("TokenPassed", "E2.BASE.72"),
        ("CardsMoved", "E2.BASE.18"),
        ("RoundStarted", "E2.BASE.16"),
    ]
    assert [step for step in steps if step in wanted] == wanted
    assert (table.state.round, table.to_act()) == (2, ["Cy"])
    assert table.state.passed == ()


@pytest.mark.rule("E2.BASE.17")
def test_all_upkeep_comes_before_all_scoring_and_scoring_before_ageing() -> None:
    """Stand-ins: all three are asked at upkeep, then at scoring; a new show scores in row 1."""
    game = networks.Game(
        NAMES[:3],
        executives=("stand-in-asked-a", "stand-in-asked-b", "stand-in-asked-c"),
        plugins=(*ASKED, QUESTIONS),
    )
    document = 'first = "Ann"\npassed = ["Ann", "Bo"]\nturn = "Cy"'
    table = Table(game, game.position(document)).play("Cy pass cash")
    for number in range(3 + 3):
        assert [player.viewers > 0 for player in table.state.players] == [
            number > 3 + seat for seat in range(3)
        ]
        assert table.show("Ann", "8pm").row == 1
        table.play(f"{table.to_act()[0]} answer yes")
    assert [player.viewers for player in table.state.players] == [2 + 2 + 2] * 3
    assert table.show("Ann", "8pm").row == 2


@pytest.mark.rule("E2.BASE.17")
def test_the_amounts_of_a_round_end() -> None:
    """Ann: $2M of the last pass, 2 - 1 at upkeep; 7 viewers of row 1 and 2 + 2 of starters."""
    table = last_pass()
    assert [event.amount for event in table.events("CashChanged") if event.seat == 0] == [2, 2 - 1]
    assert table.player("Ann").viewers == 2 + 7 + 2
    assert table.show("Ann", "9pm").row == 1 + 1
    assert table.show("Ann", "8pm").row == 1 + 1


@pytest.mark.rule("E2.BASE.17")
def test_after_round_five_only_upkeep_and_scoring_come_before_the_end() -> None:
    """No ageing, clearing, token or dealing in round 5: end-game scoring ends the game."""
    table = last_pass(5)
    rules = [rule for _, rule in order(table)]
    assert rules[-3:] == ["E2.BASE.65", "E2.BASE.69", "E2.BASE.74"]
    assert not {"E2.BASE.70", "E2.BASE.21", "E2.BASE.72", "E2.BASE.18"} & set(rules)
    assert table.game.is_over(table.state)
    assert table.show("Ann", "9pm").row == 1
    assert table.state.display[Row.SHOWS]
    assert table.state.first == 1


# -- the display --------------------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.18")
@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (1, [4, 3, 3, 3]),
        (2, [5, 4, 4, 4]),
        (3, [6, 5, 5, 5]),
        (4, [7, 6, 6, 6]),
        (5, [8, 7, 7, 7]),
    ],
)
def test_the_rows_have_the_sizes_of_the_player_count_in_every_round(
    players: int, sizes: list[int]
) -> None:
    """Shows, stars, ads and network cards, from round 1 to round 5; shows of the round's deck."""
    game = networks.Game(NAMES[:players], executives=())
    table = Table(game, game.start(9))
    for back in ("round_1", "round_2_3", "round_2_3", "round_4_5", "round_4_5"):
        assert [len(row) for row in table.state.display] == sizes
        for show in table.state.display[Row.SHOWS]:
            card = game.card[show]
            assert isinstance(card, Show)
            assert card.deck == back
        for _ in range(players):
            table.play(f"{table.to_act()[0]} pass cash")


@pytest.mark.rule("E2.BASE.18")
def test_rows_are_dealt_left_to_right() -> None:
    """The top card of the deck is the leftmost of the next display."""
    decks = '[decks.star]\nnext = ["test-second-star", "cheeky-friend", "test-star"]\n'
    table = ending(decks)
    shown = table.state.display[Row.STARS]
    assert shown[:3] == ("test-second-star", "cheeky-friend", "test-star")


@pytest.mark.rule("E2.BASE.19")
def test_a_card_taken_is_not_replaced_and_the_row_closes_up() -> None:
    """The middle one of three stars is signed: two are left, in their order, all round."""
    display = '[display]\nstars = ["test-star", "test-second-star", "cheeky-friend"]\n'
    text = 'turn = "Ann"\nfirst = "Ann"\n' + display + "[game]\nexecutives = []\n" + CARDS
    table = Table(text).play("Ann sign-star test-second-star")
    assert table.state.display[Row.STARS] == ("test-star", "cheeky-friend")
    table.play("Bo pass cash", "Cy pass cash")
    assert table.state.display[Row.STARS] == ("test-star", "cheeky-friend")


@pytest.mark.rule("E2.BASE.19")
def test_every_row_closes_up() -> None:
    """A show, an ad and a network card taken from the left leave the others, not replaced."""
    display = """
turn = "Ann"
[display]
shows = ["test-plain-show", "test-star-show"]
ads = ["test-ad", "fizz-cola"]
network = ["test-sponsor", "test-pockets"]
[players.Ann]
stars = []
ads = []
[game]
executives = []
"""
    table = Table(display + CARDS)
    table.play("Ann produce test-plain-show 9pm", "Bo sign-ad test-ad", "Cy take test-sponsor")
    rows = table.state.display
    assert rows[Row.SHOWS] == ("test-star-show",)
    assert rows[Row.ADS] == ("fizz-cola",)
    assert rows[Row.NETWORK] == ("test-pockets",)


@pytest.mark.rule("E2.BASE.20")
def test_a_card_added_joins_the_right_end_beyond_the_dealt_size() -> None:
    """BEEB adds the top star of the deck to five displayed ones: it is the sixth."""
    text = """
turn = "Ann"
[decks.star]
next = ["test-star"]
[game]
executives = ["beeb", "butcher", "continuum"]
"""
    table = Table(text + CARDS)
    before = table.state.display[Row.STARS]
    assert len(before) == 5
    table.play("Ann rondel sign-star", "Ann add-star")
    assert table.state.display[Row.STARS] == (*before, "test-star")


# -- clearing and decks -------------------------------------------------------------------------


@pytest.mark.rule("E2.BASE.21")
def test_left_over_shows_leave_the_game() -> None:
    """They lie in the box and in no deck."""
    table = ending('[display]\nshows = ["test-plain-show", "test-star-show"]\n')
    assert {"test-plain-show", "test-star-show"} <= set(table.state.box)
    for deck in table.state.decks:
        assert not {"test-plain-show", "test-star-show"} & {*deck.top, *deck.rest}


@pytest.mark.rule("E2.BASE.21")
@pytest.mark.parametrize(
    ("row", "deck_id", "cards"),
    [
        ("stars", DeckId.STAR, ("test-star", "cheeky-friend", "test-second-star")),
        ("ads", DeckId.AD, ("fizz-cola", "test-ad")),
        ("network", DeckId.NETWORK, ("test-pockets", "test-loan", "talent-agency-a")),
    ],
)
def test_other_cards_go_to_the_bottom_of_their_deck_left_to_right(
    row: str, deck_id: DeckId, cards: tuple[str, ...]
) -> None:
    """The rightmost card of the row is the last of its deck."""
    listed = ", ".join(f'"{card}"' for card in cards)
    table = ending(f"[display]\n{row} = [{listed}]\n")
    assert table.state.decks[deck_id].rest[-len(cards) :] == cards


@pytest.mark.rule("E2.BASE.21")
def test_left_over_anomalies_return_to_the_supply() -> None:
    """The star beside the anomaly goes to the deck, the anomaly does not."""
    display = '[display]\nstars = ["anomaly-b", "test-star"]\n'
    table = ending(display, '"continuum", "butcher", "beeb"')
    assert "anomaly-b" in table.state.supply
    deck = table.state.decks[DeckId.STAR]
    assert "anomaly-b" not in (*deck.top, *deck.rest)
    assert deck.rest[-1] == "test-star"


@pytest.mark.rule("E2.BASE.22")
def test_a_short_deck_deals_what_it_has() -> None:
    """Three stars for five places; the row of shows is full."""
    decks = '[decks.star]\ncards = ["test-star", "cheeky-friend"]\n'
    table = ending('[display]\nstars = ["test-second-star"]\n' + decks)
    assert table.state.display[Row.STARS] == ("test-star", "cheeky-friend", "test-second-star")
    assert table.state.decks[DeckId.STAR].rest == ()
    assert len(table.state.display[Row.SHOWS]) == 6


@pytest.mark.rule("E2.BASE.22")
def test_an_empty_row_is_legal() -> None:
    """Without any star left, round 2 is played without stars, and nothing is reshuffled."""
    table = ending("[display]\nstars = []\n[decks.star]\ncards = []\n")
    assert table.state.display[Row.STARS] == ()
    assert table.state.round == 2
    assert not any(text.startswith("sign-star") for text in table.legal("Cy"))
    assert "pass cash" in table.legal("Cy")


def drawing(cards: str) -> Table:
    """Ann takes a network card that draws two stars from a deck of the given cards."""
    text = 'turn = "Ann"\n[display]\nnetwork = ["test-casting"]\n'
    deck = f"[decks.star]\ncards = [{cards}]\n[game]\nexecutives = []\n"
    return Table(text + deck + CARDS).play("Ann take test-casting")


@pytest.mark.rule("E2.BASE.22")
def test_a_short_deck_gives_what_it_has_to_a_draw() -> None:
    """Of two stars to draw, one is left: it is the only one on offer."""
    table = drawing('"test-star"')
    assert table.legal() == {"keep test-star"}
    table.play("Ann keep test-star")
    assert "test-star" in table.player("Ann").stars


@pytest.mark.rule("E2.BASE.22")
def test_an_empty_deck_gives_nothing_to_a_draw() -> None:
    """The card may still be taken; nothing is drawn, and the next player has the turn."""
    table = drawing("")
    assert table.player("Ann").stars == ("starter-star-a",)
    assert table.to_act() == ["Bo"]
