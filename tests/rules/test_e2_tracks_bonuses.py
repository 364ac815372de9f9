"""Genre-track bonuses of the second edition: E2.TRACKS.08 and .10 to .17."""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.cards import Show
from executives.networks.state import DeckId
from support.stand_ins_setup import mogul_game
from support.table import Table

SHOW = Show("test-drama", "Test Drama", "round_1", "drama", 0, 0, "any", (2, 2, 2, 2), 0, ())
RIVAL = SHOW.replace(id="test-rival", name="Test Rival")
PLAIN_GAME = networks.Game(("Ann", "Bo", "Cy"), executives=()).with_cards([SHOW, RIVAL])

MIXED_DECKS = """
[decks.star]
next = ["dependable-dana", "cheeky-friend", "fill-in-wendy"]
[decks.ad]
next = ["fizz-cola", "wobbly-jelly"]
[decks.network]
next = ["genre-block-a", "ad-empire-a", "upfronts-a"]
"""

PRODUCE = "Ann produce test-drama 8pm"


def before_landing(
    space: int, more: str = MIXED_DECKS, *, game: networks.Game = PLAIN_GAME, ann: str = ""
) -> Table:
    """Ann with $10M and Bo stand one space before ``space`` of Drama, each with a show to make."""
    document = f"""
turn = "Ann"
[display]
shows = ["test-drama", "test-rival"]
[players.Ann]
cash = 10
stars = []
ads = []
{ann}
[players.Ann.tracks]
drama = {space - 1}
[players.Bo.tracks]
drama = {space - 1}
{more}
"""
    return Table(game, game.position(document))


# -- moguls ---------------------------------------------------------------------------------------

MOGUL_DECK = '[decks.mogul]\nnext = ["archivist", "silent-partner", "page-to-screen"]'
MOGUL_DECKS = MIXED_DECKS + MOGUL_DECK
WIZARD = 'moguls = ["ratings-wizard"]'


def test_a_document_with_moguls_of_its_own_can_use_the_module() -> None:
    """A mogul written in a document joins the twelve of the moguls module."""
    _, state = networks.load("""
[game]
modules = ["moguls"]
[[cards.mogul]]
id = "test-banker"
name = "Test Banker"
timing = "immediate"
effect = { kind = "gain-cash", amount = 12 }
""")
    assert "test-banker" in state.decks[DeckId.MOGUL].rest
    assert len(state.decks[DeckId.MOGUL].rest) == 12 + 1
    assert state.mogul_tokens.bit_count() == 6


@pytest.mark.rule("E2.TRACKS.08", "E2.TRACKS.10")
def test_a_token_on_space_3_brings_a_mogul() -> None:
    """The first on a covered space 3 draws 3 moguls, and no network cards."""
    table = before_landing(3, MOGUL_DECKS, game=mogul_game(cards=(SHOW, RIVAL))).play(PRODUCE)
    moguls = {"archivist", "silent-partner", "page-to-screen"}
    assert table.legal("Ann") == {f"keep {mogul}" for mogul in moguls}
    table.play("Ann keep archivist")
    assert table.player("Ann").moguls == ("archivist",)
    assert table.player("Ann").network == ()
    assert table.state.decks[DeckId.MOGUL].rest[-2:] == ("silent-partner", "page-to-screen")


@pytest.mark.rule("E2.TRACKS.08", "E2.TRACKS.10")
def test_a_token_leaves_its_track_for_good() -> None:
    """Ann takes the Drama token; Bo then has the network-card bonus under it."""
    table = before_landing(3, MOGUL_DECKS, game=mogul_game(cards=(SHOW, RIVAL)))
    assert table.state.mogul_tokens == 0b111111
    table.play(PRODUCE, "Ann keep archivist", "Bo produce test-rival 8pm")
    assert table.legal("Bo") == {"keep genre-block-a", "keep ad-empire-a"}
    table.play("Bo keep genre-block-a", "Cy pass cash", "Ann pass cash", "Bo pass cash")
    assert table.state.round == 2
    assert table.state.mogul_tokens == 0b111101


@pytest.mark.rule("E2.TRACKS.10")
def test_an_immediate_mogul_of_a_token_is_resolved_at_once() -> None:
    """Silent Partner, $12M: it pays at once, inside the bonus, and stays with Ann."""
    table = before_landing(3, MOGUL_DECKS, game=mogul_game(cards=(SHOW, RIVAL)))
    table.play(PRODUCE, "Ann keep silent-partner")
    assert table.player("Ann").cash == 10 + 12
    assert table.player("Ann").moguls == ("silent-partner",)
    assert "silent-partner" not in table.state.decks[DeckId.MOGUL].rest


@pytest.mark.rule("E2.TRACKS.11")
def test_who_may_gain_no_mogul_has_the_network_cards_under_the_token() -> None:
    """With a mogul already Ann draws 2 network cards, and the token stays."""
    table = before_landing(
        3,
        MOGUL_DECKS,
        game=mogul_game(cards=(SHOW, RIVAL)),
        ann=WIZARD,
    ).play(PRODUCE)
    assert table.legal("Ann") == {"keep genre-block-a", "keep ad-empire-a"}
    assert table.state.mogul_tokens == 0b111111
    table.play("Ann keep genre-block-a", "Bo produce test-rival 8pm")
    assert table.legal("Bo") == {"keep silent-partner", "keep archivist", "keep page-to-screen"}


@pytest.mark.rule("E2.TRACKS.11")
def test_by_the_other_reading_who_may_gain_no_mogul_has_nothing() -> None:
    """Other ruling: a covered space 3 gives Ann nothing, and the token stays."""
    game = mogul_game(takes_bonus=False, cards=(SHOW, RIVAL))
    table = before_landing(3, MIXED_DECKS, game=game, ann=WIZARD).play(PRODUCE)
    assert table.to_act() == ["Bo"]
    assert table.player("Ann").network == ()
    assert table.state.mogul_tokens == 0b111111


@pytest.mark.rule("E2.TRACKS.11")
def test_the_other_reading_leaves_uncovered_spaces_alone() -> None:
    """Other ruling: where no token lies the network cards come to everybody."""
    game = mogul_game(takes_bonus=False, cards=(SHOW, RIVAL))
    document = """
turn = "Ann"
mogul_tokens = []
[display]
shows = ["test-drama"]
[players.Ann]
moguls = ["ratings-wizard"]
[players.Ann.tracks]
drama = 2
[decks.network]
next = ["genre-block-a", "ad-empire-a"]
"""
    table = Table(game, game.position(document)).play(PRODUCE)
    assert table.legal("Ann") == {"keep genre-block-a", "keep ad-empire-a"}


# -- three colours, compulsory choice -------------------------------------------------------------


@pytest.mark.rule("E2.TRACKS.12", "E2.TRACKS.13")
@pytest.mark.parametrize(
    ("kept", "cash"), [("dependable-dana", 10), ("fizz-cola", 10 + 2), ("genre-block-a", 10)]
)
def test_space_4_keeps_one_card_of_three_colours(kept: str, cash: int) -> None:
    """Space 4 draws a star, an ad and a network card: one is kept, the others are discarded."""
    table = before_landing(4).play(PRODUCE)
    drawn = {"dependable-dana", "fizz-cola", "genre-block-a"}
    assert table.legal("Ann") == {f"keep {card}" for card in drawn}
    table.play(f"Ann keep {kept}")
    ann = table.player("Ann")
    assert (*ann.stars, *ann.ads, *ann.network) == (kept,)
    assert ann.cash == cash
    bottoms = {table.state.decks[d].rest[-1] for d in (DeckId.STAR, DeckId.AD, DeckId.NETWORK)}
    assert drawn - bottoms == {kept}


@pytest.mark.rule("E2.TRACKS.14")
def test_keeping_a_card_is_compulsory() -> None:
    """Ann cannot go on without keeping one, nor keep a card that was not drawn."""
    table = before_landing(4).play(PRODUCE)
    assert all(text.startswith("keep ") for text in table.legal())
    assert table.refuses("Ann end-turn") == {"E2.BASE.26"}
    assert table.refuses("Ann pass cash") == {"E2.BASE.26"}
    assert table.refuses("Ann keep cheeky-friend") == {"E2.TRACKS.14"}


@pytest.mark.rule("E2.TRACKS.14")
@pytest.mark.parametrize(
    ("empty", "left"),
    [
        ("star", {"keep fizz-cola", "keep genre-block-a"}),
        ("ad", {"keep dependable-dana", "keep genre-block-a"}),
        ("network", {"keep dependable-dana", "keep fizz-cola"}),
    ],
)
def test_a_missing_kind_is_not_offered(empty: str, left: set[str]) -> None:
    """With one deck empty the choice is between the two other kinds."""
    decks = {"star": "dependable-dana", "ad": "fizz-cola", "network": "genre-block-a"}
    parts = [
        f"[decks.{deck}]\n" + ("cards = []\n" if deck == empty else f'next = ["{card}"]\n')
        for deck, card in decks.items()
    ]
    table = before_landing(4, "".join(parts)).play(PRODUCE)
    assert table.legal("Ann") == left


@pytest.mark.rule("E2.TRACKS.14")
def test_a_single_card_has_to_be_kept() -> None:
    """With one network card left space 3 draws that one, and Ann has no other choice."""
    table = before_landing(3, '[decks.network]\ncards = ["genre-block-a"]\n').play(PRODUCE)
    assert table.legal() == {"keep genre-block-a"}
    table.play("Ann keep genre-block-a")
    assert table.player("Ann").network == ("genre-block-a",)


@pytest.mark.rule("E2.TRACKS.14")
@pytest.mark.parametrize("space", [2, 3, 4])
def test_nothing_drawn_nothing_gained(space: int) -> None:
    """With all decks empty the marker moves and the turn goes to Bo."""
    empty = "".join(f"[decks.{deck}]\ncards = []\n" for deck in ("star", "ad", "network"))
    table = before_landing(space, empty).play(PRODUCE)
    ann = table.player("Ann")
    assert ann.tracks == (0, space, 0, 0, 0, 0)
    assert (ann.stars, ann.ads, ann.network, ann.cash) == ((), (), (), 10)
    assert table.to_act() == ["Bo"]


# -- what is kept -----------------------------------------------------------------------------

WITH_ANOMALY = MIXED_DECKS.replace("[decks.star]", '[decks.star]\ntop = ["anomaly-a"]')


@pytest.mark.rule("E2.TRACKS.15")
@pytest.mark.parametrize("space", [2, 4])
def test_an_anomaly_drawn_may_be_kept(space: int) -> None:
    """An anomaly on the star deck is drawn as the star of the bonus, kept, and used at once."""
    table = before_landing(space, WITH_ANOMALY).play(PRODUCE)
    assert "keep dependable-dana" not in table.legal("Ann")
    table.play("Ann keep anomaly-a")
    assert table.player("Ann").stars == ("anomaly-a",)
    assert table.player("Ann").cash == 10
    assert table.to_act() == ["Ann"]
    assert table.legal("Ann") == {"use anomaly-a", "end-turn"}


@pytest.mark.rule("E2.TRACKS.15")
def test_an_anomaly_not_kept_returns_to_the_supply() -> None:
    """The anomaly drawn for the bonus is one choice of two; not kept, it is in the supply again."""
    table = before_landing(2, WITH_ANOMALY)
    assert "anomaly-a" not in table.state.supply
    table.play(PRODUCE, "Ann keep fizz-cola")
    assert "anomaly-a" in table.state.supply
    assert "anomaly-a" not in table.state.decks[DeckId.STAR].rest


@pytest.mark.rule("E2.TRACKS.16")
def test_an_immediate_card_kept_is_resolved_inside_the_bonus() -> None:
    """Bank Loan kept on space 3 pays $6M before Bo's turn and goes under the network deck."""
    decks = '[decks.network]\nnext = ["bank-loan-a", "ad-empire-a"]\n'
    table = before_landing(3, decks).play(PRODUCE, "Ann keep bank-loan-a")
    ann = table.player("Ann")
    assert (ann.cash, ann.network) == (10 + 6, ())
    assert table.state.decks[DeckId.NETWORK].rest[-2:] == ("ad-empire-a", "bank-loan-a")


@pytest.mark.rule("E2.TRACKS.16")
@pytest.mark.parametrize("space", [3, 4])
def test_casting_call_kept_is_a_bonus_inside_the_bonus(space: int) -> None:
    """Casting Call kept by a bonus draws 2 stars before anything else happens."""
    decks = """
[decks.star]
next = ["dependable-dana", "cheeky-friend", "fill-in-wendy", "extra-number-seven"]
[decks.network]
next = ["casting-call-a", "ad-empire-a"]
"""
    table = before_landing(space, decks).play(PRODUCE, "Ann keep casting-call-a")
    first = 1 if space == 4 else 0
    drawn = ("dependable-dana", "cheeky-friend", "fill-in-wendy")[first : first + 2]
    assert table.legal() == {f"keep {star}" for star in drawn}
    table.play(f"Ann keep {drawn[1]}")
    assert table.player("Ann").stars == (drawn[1],)
    assert table.player("Ann").cash == 10
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.TRACKS.16")
def test_a_permanent_card_kept_is_in_force() -> None:
    """Loyal Audience kept by a bonus counts in the lineup scoring of that round."""
    game = networks.Game(("Ann", "Bo", "Cy"), executives=()).with_cards([SHOW])
    document = """
passed = ["Bo", "Cy"]
turn = "Ann"
[display]
shows = ["test-drama"]
[players.Ann.tracks]
drama = 2
[players.Ann.lineup.9pm]
show = "starter-show-2-a"
row = 3
[decks.network]
next = ["loyal-audience-a", "ad-empire-a"]
"""
    table = Table(game, game.position(document))
    table.play(PRODUCE, "Ann keep loyal-audience-a", "Ann pass cash")
    assert table.state.round == 2
    # The new show, the starter in row 3, the starter in row 1, and the card.
    assert table.player("Ann").viewers == 2 + 1 + 2 + 1


# -- advances without a production ------------------------------------------------------------


def researching(space: int, more: str, *, moguls: bool = False) -> Table:
    """Ann holds Market Research and stands before ``space`` of Drama."""
    game = mogul_game() if moguls else networks.Game(("Ann", "Bo", "Cy"), executives=())
    tracks = f"[players.Ann.tracks]\ndrama = {space - 1}\n"
    held = '[players.Ann]\nnetwork = ["market-research-a"]\n'
    return Table(game, game.position(f'turn = "Ann"\n{held}{tracks}{more}'))


@pytest.mark.rule("E2.TRACKS.17")
@pytest.mark.parametrize(
    ("space", "drawn"),
    [
        (1, set()),
        (2, {"dependable-dana", "fizz-cola"}),
        (3, {"genre-block-a", "ad-empire-a"}),
        (4, {"dependable-dana", "fizz-cola", "genre-block-a"}),
        (5, set()),
    ],
)
def test_an_advance_without_production_gives_the_landing_bonus(space: int, drawn: set[str]) -> None:
    """Market Research: the marker moves 1 space and what it lands on is gained."""
    table = researching(space, MIXED_DECKS).play("Ann use market-research-a; choose-genre drama")
    assert table.player("Ann").tracks == (0, space, 0, 0, 0, 0)
    if drawn:
        assert table.legal() == {f"keep {card}" for card in drawn}
        table.play("Ann keep fizz-cola" if "fizz-cola" in drawn else "Ann keep genre-block-a")
    assert table.refuses("Ann end-turn") == {"E2.BASE.28"}


@pytest.mark.rule("E2.TRACKS.17")
def test_an_advance_without_production_takes_a_token() -> None:
    """Market Research: landing on a token brings a mogul, as by a production."""
    table = researching(3, MOGUL_DECKS, moguls=True).play(
        "Ann use market-research-a; choose-genre drama"
    )
    assert "keep archivist" in table.legal("Ann")
    assert table.state.mogul_tokens == 0b111101


@pytest.mark.rule("E2.TRACKS.17", "E2.TRACKS.04")
def test_an_advance_without_production_stops_at_space_6() -> None:
    """Market Research: on space 6 there is nothing to advance."""
    table = researching(7, "").play("Ann use market-research-a; choose-genre drama")
    assert table.player("Ann").tracks == (0, 6, 0, 0, 0, 0)
    assert not table.events("GenreAdvanced")
