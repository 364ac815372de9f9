"""RICH, second edition: a windfall at each round's start (E2.RICH.01-.08, .14).

Two players have a display of 4 stars, 4 ads and 4 network cards, so that the fifth card of each
deck is the one that RICH draws: Brick Hammerly, Fizz Cola ($2M on signing) and an Extension.
"""

from __future__ import annotations

import pytest

from executives import networks
from executives.networks.cards import Ad, NetworkCard, Star
from executives.networks.second_edition import EDITION
from executives.networks.state import DeckId, Row
from support.documents import listed
from support.table import Table

STARS = ["tessa-torque", "duke-thunderchin", "max-velocitti", "gloria-sighsworth"]
ADS = ["plonk-furniture", "wobbly-jelly", "average-soap", "almost-cheese"]
NETWORK = ["genre-block-a", "genre-block-b", "ad-empire-a", "ad-empire-b"]
DRAWN = ["brick-hammerly", "fizz-cola", "extension-a"]
KEEPS = {f"keep {card}" for card in DRAWN}


def round_start(
    *,
    other: str = "butcher",
    star: str = "",
    ad: str = "",
    network: str = "",
    number: int = 1,
    players: str = '"Ann", "Bo"',
) -> Table:
    """The start of the round after ``number``, in which Bo is 1st player; Ann, RICH, has $12M.

    ``star``, ``ad`` and ``network`` are the decks where they are not as said above.
    """
    star = star or f"next = {listed([*STARS, DRAWN[0]])}"
    ad = ad or f"next = {listed([*ADS, DRAWN[1]])}"
    network = network or f"next = {listed([*NETWORK, DRAWN[2]])}"
    return Table(f"""
turn = "Ann"
first = "Ann"
round = {number}
passed = ["Bo"]
[game]
players = [{players}]
executives = ["rich", "{other}"]
[players.Ann]
cash = 10
viewers = 0
stars = []
ads = []
[decks.star]
{star}
[decks.ad]
{ad}
[decks.network]
{network}
[display]
shows = []
stars = []
ads = []
network = []
[players.Ann.lineup]
"8pm" = ""
"9pm" = ""
"10pm" = ""
""").play("Ann pass cash")


@pytest.mark.rule("E2.RICH.01")
def test_metadata_of_rich() -> None:
    """RICH is of complexity 1, without options or a board of its own."""
    rich = next(one for one in EDITION.executives if one.id == "rich")
    assert (rich.complexity, rich.section) == (1, "E2.RICH")
    assert (rich.memory, rich.options) == (None, ())


@pytest.mark.rule("E2.RICH.02")
def test_a_star_an_ad_and_a_network_card_are_drawn() -> None:
    """The next cards of the three decks are those to choose from."""
    at = round_start()
    assert at.state.round == 2
    assert at.legal("Ann") == KEEPS


@pytest.mark.rule("E2.RICH.02")
def test_the_windfall_comes_in_every_round() -> None:
    """A whole game has one draw in each of its 5 rounds, also in the first."""
    game = networks.Game(("Ann", "Bo"), executives=("rich", "butcher"))
    at = Table(game, game.start(4))
    for number in range(1, 6):
        assert (at.state.round, at.to_act()) == (number, ["Ann"])
        kinds = {type(game.card[text.removeprefix("keep ")]) for text in at.legal("Ann")}
        assert kinds == {Star, Ad, NetworkCard}
        star = next(text for text in at.legal("Ann") if text.removeprefix("keep ") in STARS_OF_GAME)
        at.play(f"Ann {star}")
        for _ in range(2):
            name = at.to_act()[0]
            at.play(f"{name} pass cash")
    assert game.is_over(at.state)


STARS_OF_GAME = [
    card.id for card in networks.Game(("Ann", "Bo")).card_set.cards if isinstance(card, Star)
]


@pytest.mark.rule("E2.RICH.02")
def test_the_others_draw_nothing() -> None:
    """Without RICH the round starts with the turn of its 1st player."""
    game = networks.Game(("Ann", "Bo"), executives=("continuum", "butcher"))
    at = Table(game, game.start(4))
    assert not [text for text in at.legal() if text.startswith("keep")]


@pytest.mark.rule("E2.RICH.02")
def test_a_deck_that_has_run_out_is_not_offered() -> None:
    """With 4 stars left for the display there is none to draw: the ad or the network card."""
    at = round_start(star=f"cards = {listed(STARS)}")
    assert at.legal("Ann") == KEEPS - {"keep brick-hammerly"}


@pytest.mark.rule("E2.RICH.02")
def test_without_any_card_to_draw_nothing_happens() -> None:
    """With three decks that end with the display, the round goes on to Bo's turn."""
    at = round_start(
        star=f"cards = {listed(STARS)}",
        ad=f"cards = {listed(ADS)}",
        network=f"cards = {listed(NETWORK)}",
    )
    assert at.to_act() == ["Bo"]


@pytest.mark.rule("E2.RICH.03")
def test_the_star_is_signed_for_free() -> None:
    """Brick Hammerly, who would cost $3M, joins the green room; the $12M stay."""
    at = round_start().play("Ann keep brick-hammerly")
    assert at.player("Ann").stars == ("brick-hammerly",)
    assert at.player("Ann").cash == 10 + 2


@pytest.mark.rule("E2.RICH.04")
def test_the_ad_is_signed_with_its_bonus() -> None:
    """Fizz Cola joins the green room and pays its $2M at once."""
    at = round_start().play("Ann keep fizz-cola")
    assert at.player("Ann").ads == ("fizz-cola",)
    assert at.player("Ann").cash == 10 + 2 + 2


@pytest.mark.rule("E2.RICH.05")
def test_the_network_card_is_taken() -> None:
    """The one-shot joins the green room, and may be used later."""
    at = round_start().play("Ann keep extension-a")
    assert at.player("Ann").network == ("extension-a",)
    assert at.player("Ann").cash == 10 + 2


@pytest.mark.rule("E2.RICH.05")
def test_an_immediate_network_card_resolves_at_once() -> None:
    """A Bank Loan gives its $6M and goes to the bottom of its deck."""
    at = round_start(network=f"next = {listed([*NETWORK, 'bank-loan-a'])}")
    at.play("Ann keep bank-loan-a")
    assert at.player("Ann").cash == 10 + 2 + 6
    assert at.player("Ann").network == ()
    assert at.state.decks[DeckId.NETWORK].rest[-1] == "bank-loan-a"


@pytest.mark.rule("E2.RICH.05", "E2.RICH.08")
def test_an_immediate_draw_is_made_before_the_first_turn() -> None:
    """A Casting Call lets Ann draw 2 stars and keep one before Bo may begin."""
    at = round_start(
        star=f"next = {listed([*STARS, *DRAWN[:1], 'rerun-guy', 'sidekick-sid'])}",
        network=f"next = {listed([*NETWORK, 'casting-call-a'])}",
    )
    at.play("Ann keep casting-call-a")
    assert at.legal("Ann") == {"keep rerun-guy", "keep sidekick-sid"}
    at.play("Ann keep rerun-guy")
    assert at.player("Ann").stars == ("rerun-guy",)
    assert at.to_act() == ["Bo"]


@pytest.mark.rule("E2.RICH.05")
def test_an_industry_veteran_is_kept_as_the_star_it_is() -> None:
    """Drawn from the network deck, it lies among the stars of the green room."""
    at = round_start(network=f"next = {listed([*NETWORK, 'industry-veteran-a'])}")
    at.play("Ann keep industry-veteran-a")
    assert at.player("Ann").stars == ("industry-veteran-a",)
    assert at.player("Ann").network == ()


@pytest.mark.rule("E2.RICH.06")
def test_the_two_others_are_discarded() -> None:
    """They go to the bottom of their decks, and nothing else reaches the green room."""
    at = round_start().play("Ann keep fizz-cola")
    assert at.state.decks[DeckId.STAR].rest[-1] == "brick-hammerly"
    assert at.state.decks[DeckId.NETWORK].rest[-1] == "extension-a"
    assert (at.player("Ann").stars, at.player("Ann").network) == ((), ())


@pytest.mark.rule("E2.RICH.06")
def test_one_of_the_three_has_to_be_kept() -> None:
    """There is no way around the choice, and only one choice: then Bo's turn begins."""
    at = round_start()
    assert at.legal() == KEEPS
    assert at.refuses("Ann keep rerun-guy") == {"E2.TRACKS.14"}
    assert at.refuses("Ann end-turn") >= {"E2.BASE.26"}
    at.play("Ann keep extension-a")
    assert at.to_act() == ["Bo"]


@pytest.mark.rule("E2.RICH.07")
def test_the_display_is_seen_before_the_choice() -> None:
    """The display is dealt first: Ann's view has its 4 stars, 4 ads and 4 network cards."""
    at = round_start()
    rows = at.game.view(at.state, at.seat("Ann")).display
    assert rows[Row.STARS] == tuple(STARS)
    assert rows[Row.ADS] == tuple(ADS)
    assert rows[Row.NETWORK] == tuple(NETWORK)


@pytest.mark.rule("E2.RICH.07")
def test_the_display_gets_a_known_anomaly_before_rich() -> None:
    """An anomaly put on the star deck in the last round is dealt; RICH draws the fifth card."""
    at = round_start(
        other="continuum",
        star=f'top = ["anomaly-a"]\nnext = {listed([*STARS[:3], DRAWN[0]])}',
    )
    assert at.state.display[Row.STARS] == ("anomaly-a", *STARS[:3])
    assert at.legal("Ann") == KEEPS


@pytest.mark.rule("E2.RICH.03")
@pytest.mark.parametrize(("kept", "held"), [("anomaly-e", True), ("fizz-cola", False)])
def test_an_anomaly_may_be_the_star_that_is_drawn(kept: str, held: bool) -> None:
    """The fifth of five anomalies is kept like a star, or goes back to the supply."""
    tops = [f"anomaly-{letter}" for letter in "abcde"]
    at = round_start(other="continuum", star=f"top = {listed(tops)}")
    at.play(f"Ann keep {kept}")
    assert ("anomaly-e" in at.player("Ann").stars) == held
    assert ("anomaly-e" in at.state.supply) != held


@pytest.mark.rule("E2.RICH.08")
def test_the_choice_comes_before_the_first_turn() -> None:
    """Bo is 1st player, but Ann chooses first, and Bo cannot act meanwhile."""
    at = round_start()
    assert at.state.first == at.seat("Bo")
    assert at.to_act() == ["Ann"]
    assert at.legal("Bo") == set()
    assert "E2.BASE.23" in at.refuses("Bo pass cash")
    at.play("Ann keep fizz-cola")
    assert at.to_act() == ["Bo"]


@pytest.mark.rule("E2.RICH.02", "E2.BASE.15")
def test_others_do_not_see_what_is_drawn() -> None:
    """While Ann chooses, Bo sees the backs only; Ann sees the faces."""
    at = round_start()
    own, other = (at.game.view(at.state, at.seat(name)) for name in ("Ann", "Bo"))
    assert all(card in str(own.pending) for card in DRAWN)
    assert not any(card in str(other.pending) for card in DRAWN)


@pytest.mark.rule("E2.RICH.14")
def test_rich_chooses_before_gorilla() -> None:
    """Bo, who is GORILLA and 1st player, chooses its ability after Ann's windfall."""
    at = round_start(other="gorilla")
    assert at.state.first == at.seat("Bo")
    assert at.legal() == KEEPS
    at.play("Ann keep fizz-cola")
    assert at.to_act() == ["Bo"]
    assert at.legal("Bo") == {"begin-with extra-turn", "begin-with extra-cash"}


@pytest.mark.rule("E2.RICH.14")
def test_gorilla_gains_nothing_before_the_windfall() -> None:
    """Ann keeps her card with Bo's cash untouched; then Bo takes $2M for its one opponent."""
    at = round_start(other="gorilla")
    cash = at.player("Bo").cash
    at.play("Ann keep fizz-cola")
    assert at.player("Bo").cash == cash
    at.play("Bo begin-with extra-cash")
    assert at.player("Bo").cash == cash + 2
    assert at.to_act() == ["Ann"]


@pytest.mark.rule("E2.RICH.02")
def test_rich_alone_has_its_windfall() -> None:
    """In solo, too, the first round starts with the choice, and the rival waits."""
    game = networks.Game(("Ann",), executives=("rich",))
    at = Table(game, game.start(4))
    assert len(at.legal("Ann")) == 3
    sizes = [len(row) for row in at.state.display]
    assert sizes == [4, 3, 3, 3]
    at.play(f"Ann {sorted(at.legal('Ann'))[0]}")
    assert [len(row) for row in at.state.display] == sizes


@pytest.mark.rule("E2.RICH.02")
def test_telly_time_changes_nothing_about_the_windfall() -> None:
    """With a genre grid the round starts with the same three kinds of cards."""
    game = networks.Game(("Ann", "Bo"), executives=("rich", "butcher"), modules=("telly_time",))
    at = Table(game, game.start(4))
    kinds = [type(game.card[text.removeprefix("keep ")]) for text in at.legal("Ann")]
    assert sorted(kind.__name__ for kind in kinds) == ["Ad", "NetworkCard", "Star"]
