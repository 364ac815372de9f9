"""House network cards of the second edition, each played, but for Game End (E2.CARDS.41)."""

from __future__ import annotations

import pytest

from executives.networks.state import DeckId
from support.house_cards import ADS, TWO_ADS
from support.table import Table

BUTCHER_GAME = '[game]\nexecutives = ["butcher", "beeb", "continuum"]\n'


def taking(card: str, decks: str = "", *, game: str = "", top: str = "") -> Table:
    """Ann, with $1M and 5 viewers and an empty green room, may take ``card``."""
    return Table(f"""
turn = "Ann"
{top}
{game}
[display]
network = ["{card}", "genre-block-a"]
[players.Ann]
cash = 1
viewers = 5
stars = []
ads = []
{decks}
""")


# -- immediate cards ------------------------------------------------------------------------------


@pytest.mark.rule("E2.CARDS.41")
@pytest.mark.parametrize("letter", "abc")
def test_bank_loan_gains_6_million(letter: str) -> None:
    """Bank Loan: gain $6M, and nothing else."""
    table = taking(f"bank-loan-{letter}").play(f"Ann take bank-loan-{letter}")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (1 + 6, 5)


@pytest.mark.rule("E2.CARDS.41")
@pytest.mark.parametrize("letter", "abc")
def test_ratings_bump_gains_3_viewers(letter: str) -> None:
    """Ratings Bump: gain 3 viewers, and nothing else."""
    table = taking(f"ratings-bump-{letter}").play(f"Ann take ratings-bump-{letter}")
    assert (table.player("Ann").cash, table.player("Ann").viewers) == (1, 5 + 3)


STARS = """
[decks.star]
next = ["national-treasure-nora", "dependable-dana", "cheeky-friend"]
"""


@pytest.mark.rule("E2.CARDS.41")
@pytest.mark.parametrize(
    ("kept", "other"),
    [
        ("national-treasure-nora", "dependable-dana"),
        ("dependable-dana", "national-treasure-nora"),
    ],
)
def test_casting_call_signs_one_of_two_stars_for_free(kept: str, other: str) -> None:
    """Casting Call: of 2 stars drawn one is signed for nothing, the other goes under the deck."""
    table = taking("casting-call-a", STARS).play("Ann take casting-call-a")
    assert table.legal() == {"keep national-treasure-nora", "keep dependable-dana"}
    table.play(f"Ann keep {kept}")
    assert (table.player("Ann").stars, table.player("Ann").cash) == ((kept,), 1)
    deck = table.state.decks[DeckId.STAR].rest
    assert (deck[0], deck[-1]) == ("cheeky-friend", other)
    assert table.to_act() == ["Bo"]


@pytest.mark.rule("E2.CARDS.41", "E2.CARDS.43")
def test_casting_call_may_sign_an_anomaly() -> None:
    """Casting Call draws the anomaly on top of the deck as one of its 2 stars; it may be kept."""
    decks = STARS.replace("next", 'top = ["anomaly-a"]\nnext')
    table = taking("casting-call-a", decks).play("Ann take casting-call-a")
    assert table.legal() == {"keep anomaly-a", "keep national-treasure-nora"}
    table.play("Ann keep anomaly-a")
    assert table.player("Ann").stars == ("anomaly-a",)
    assert table.state.decks[DeckId.STAR].rest[-1] == "national-treasure-nora"


@pytest.mark.rule("E2.CARDS.41")
def test_casting_call_with_one_star_left_signs_that_one() -> None:
    """With a single star in the deck it is drawn and has to be kept."""
    decks = '[decks.star]\ncards = ["cheeky-friend"]\n'
    table = taking("casting-call-a", decks).play("Ann take casting-call-a")
    assert table.legal() == {"keep cheeky-friend"}


@pytest.mark.rule("E2.CARDS.41")
@pytest.mark.parametrize(
    ("kept", "other", "bonus"), [("fizz-cola", "plonk-furniture", 2), ("plonk-furniture", "", 5)]
)
def test_upfronts_signs_one_of_two_ads_with_its_bonus(kept: str, other: str, bonus: int) -> None:
    """Upfronts: of 2 ads drawn one is signed with its cash bonus, the other discarded."""
    decks = '[decks.ad]\nnext = ["fizz-cola", "plonk-furniture", "wobbly-jelly"]\n'
    table = taking("upfronts-a", decks).play("Ann take upfronts-a")
    assert table.legal() == {"keep fizz-cola", "keep plonk-furniture"}
    table.play(f"Ann keep {kept}")
    assert (table.player("Ann").ads, table.player("Ann").cash) == ((kept,), 1 + bonus)
    deck = table.state.decks[DeckId.AD].rest
    assert (deck[0], deck[-1]) == ("wobbly-jelly", other or "fizz-cola")


# -- permanent cards --------------------------------------------------------------------------


def round_end(ann: str, lineup: str, *, number: int = 2, game: str = "", more: str = "") -> Table:
    """Ann passes last for $2M; ``lineup`` says what stands in her three timeslots."""
    return Table(f"""
round = {number}
turn = "Ann"
passed = ["Bo", "Cy"]
{game}
[players.Ann]
cash = 0
viewers = 0
stars = []
ads = []
{ann}
[players.Ann.lineup]
{lineup}
{more}
""").play("Ann pass cash")


@pytest.mark.rule("E2.CARDS.41")
@pytest.mark.parametrize(("card", "extra"), [("sponsor-deal-a", 2), ("genre-block-a", 0)])
def test_sponsor_deal_gains_1_million_per_show_with_an_ad(card: str, extra: int) -> None:
    """Sponsor Deal counts shows, not ads nor what they earn: $2M for two of three shows."""
    table = round_end(f'network = ["{card}"]', ADS, more=TWO_ADS)
    assert table.player("Ann").cash == 2 + (2 + 1 + 1) + extra


ROWS = """
8pm = { show = "starter-show-1-a", row = 4 }
9pm = { show = "starter-show-2-a", row = 3 }
10pm = { show = "starter-show-3-a", row = 2 }
"""


@pytest.mark.rule("E2.CARDS.41")
@pytest.mark.parametrize(("card", "extra"), [("loyal-audience-a", 2), ("genre-block-a", 0)])
def test_loyal_audience_adds_1_viewer_per_show_in_row_3_or_4(card: str, extra: int) -> None:
    """Loyal Audience: the shows in rows 4 and 3 count, the one in row 2 does not."""
    table = round_end(f'network = ["{card}"]', ROWS)
    assert table.player("Ann").viewers == (0 + 1 + 1) + extra
    assert table.show("Ann", "10pm").row == 3


@pytest.mark.rule("E2.CARDS.41")
@pytest.mark.parametrize(("worth", "viewers"), [(2, 0), (3, 0), (4, 1)])
def test_loyal_audience_adds_to_the_round_total(worth: int, viewers: int) -> None:
    """With BUTCHER's -4 in row 3 the card first makes good what is missing: worth - 4 + 1."""
    show = TWO_ADS.replace("[5, 4, 3, 2]", f"[5, 4, {worth}, 2]")
    lineup = '8pm = { show = "test-mall", row = 3 }\n9pm = ""\n10pm = ""\n'
    table = round_end('network = ["loyal-audience-a"]', lineup, game=BUTCHER_GAME, more=show)
    assert table.player("Ann").viewers == viewers


# -- Extension --------------------------------------------------------------------------------

EXTENSION = """
turn = "Ann"
[players.Ann]
viewers = 0
network = ["extension-a", "extension-b"]
[players.Ann.lineup]
8pm = {{ show = "starter-show-1-a", row = {rows[0]} }}
9pm = {{ show = "starter-show-2-a", row = {rows[1]} }}
10pm = {{ show = "starter-show-3-a", row = {rows[2]} }}
"""


@pytest.mark.rule("E2.CARDS.41")
@pytest.mark.parametrize("row", [2, 3, 4])
def test_extension_moves_a_season_marker_up_one_row(row: int) -> None:
    """Extension: the marker of the chosen show moves up one row, the others stay."""
    table = Table(EXTENSION.format(rows=(1, row, 4)))
    table.play("Ann use extension-a")
    assert table.legal() == {"choose 9pm", "choose 10pm"}
    table.play("Ann choose 9pm")
    rows = [table.show("Ann", timeslot).row for timeslot in ("8pm", "9pm", "10pm")]
    assert rows == [1, row - 1, 4]
    (event,) = table.events("SeasonMarkerMoved")
    assert (event.show, event.row) == ("starter-show-2-a", row - 1)


@pytest.mark.rule("E2.CARDS.41")
def test_extension_does_not_move_above_row_1() -> None:
    """A show in row 1 cannot be chosen, and with all in row 1 the card cannot be used."""
    table = Table(EXTENSION.format(rows=(1, 2, 1))).play("Ann use extension-a")
    assert table.refuses("Ann choose 8pm") == {"E2.CARDS.41"}
    table.play("Ann choose 9pm")
    assert table.show("Ann", "9pm").row == 1
    assert "use extension-b" not in table.legal("Ann")
    assert table.refuses("Ann use extension-b") == {"E2.CARDS.41"}


@pytest.mark.rule("E2.CARDS.41")
def test_extension_needs_an_own_show() -> None:
    """An empty timeslot cannot be chosen, and Bo's show in row 3 is no target."""
    table = Table("""
turn = "Ann"
[players.Ann]
network = ["extension-a"]
lineup = { "8pm" = "", "9pm" = "", "10pm" = "" }
[players.Bo.lineup]
8pm = { show = "starter-show-1-b", row = 3 }
""")
    assert table.refuses("Ann use extension-a") == {"E2.CARDS.41"}


@pytest.mark.rule("E2.CARDS.41")
def test_extension_changes_what_the_round_scores() -> None:
    """Raised from row 2 to row 1 the show is worth 2 viewers at scoring, and then ages again."""
    table = Table(
        EXTENSION.format(rows=(2, 4, 4)).replace(
            'turn = "Ann"', 'turn = "Ann"\npassed = ["Bo", "Cy"]'
        )
    )
    table.play("Ann use extension-a; choose 8pm", "Ann pass cash")
    assert table.player("Ann").viewers == 2 + 0 + 0
    assert table.show("Ann", "8pm").row == 2


@pytest.mark.rule("E2.CARDS.41")
def test_two_extensions_may_raise_one_show_twice() -> None:
    """Both copies in one turn lead a show from row 4 to row 2; the turn's action is still there."""
    table = Table(EXTENSION.format(rows=(4, 1, 1)))
    table.play("Ann use extension-a; choose 8pm", "Ann use extension-b; choose 8pm")
    assert table.show("Ann", "8pm").row == 4 - 2
    assert table.player("Ann").network == ()
    assert "pass cash" in table.legal("Ann")


@pytest.mark.rule("E2.CARDS.41")
def test_extension_with_butcher_takes_a_penalty_away() -> None:
    """BUTCHER's show in row 2 scores 4 - 2; raised to row 1 it scores 5 without a penalty."""
    lineup = '8pm = { show = "test-mall", row = 2 }\n9pm = ""\n10pm = ""\n'
    before = round_end("", lineup, game=BUTCHER_GAME, more=TWO_ADS)
    assert before.player("Ann").viewers == 4 - 2
    table = Table(f"""
turn = "Ann"
passed = ["Bo", "Cy"]
{BUTCHER_GAME}
[players.Ann]
viewers = 0
network = ["extension-a"]
[players.Ann.lineup]
{lineup}
{TWO_ADS}
""").play("Ann use extension-a; choose 8pm", "Ann pass cash")
    assert table.player("Ann").viewers == 5
